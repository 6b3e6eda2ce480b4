"""The smallest face there can be: a game over plain text, as a chat or a speaker would have it.

What a person is shown is a string, what a person says is a string: the number of a move or its
notation. It knows the kernel and the games, and no game by name.
"""

from __future__ import annotations

from collections.abc import Sequence

from drakkar.games import game
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.refusal import IllegalMove
from drakkar.kernel.table import Table
from drakkar.kernel.telling import Sight, Words, log_lines, move_text


class PlainFace:
    def __init__(
        self, slug: str, names: Sequence[str], lang: str, seed: int | None = None, **options: str
    ) -> None:
        self.table = Table(game(slug), len(names), options, seed, listen=True)
        self.names, self.words = tuple(names), Words(lang, self.table.game)
        self.told = [0 for _ in names]

    @property
    def waits_for(self) -> tuple[int, ...]:
        return self.table.deciders

    def show(self, seat: int) -> str:
        """What has happened since this seat last looked, and what it may do now."""
        lines = log_lines(self.table, self.words, self.names, seat, self.told[seat])
        self.told[seat] = len(self.table.log) + 1
        shown = [str(line) for line in lines]
        if self.table.over:
            scores = zip(self.names, self.table.result().scores, strict=True)
            return "\n".join([*shown, *(f"{name}: {points}" for name, points in scores)])
        question = self.table.question(seat)
        if question is not None:
            view = self.table.view(seat)
            names = view["table"].get("asked", {})
            plain = {name: thing for name, thing in names.items() if isinstance(thing, (str, int))}
            sight = Sight(view, seat, self.words, self.names)
            wording = self.table.game.rules.wording
            shown.append(self.words.of("ask", question, **plain))
            for number, move in enumerate(self.table.moves(seat), start=1):
                shown.append(f"{number}. {move_text(sight, wording, move)}")
        return "\n".join(shown)

    def say(self, seat: int, said: str) -> str:
        """Nothing if it is done, else why not."""
        moves = self.table.moves(seat)
        try:
            number = int(said) if said.isdecimal() else 0
            chosen = moves[number - 1] if 0 < number <= len(moves) else self.table.game.move(said)
            self.table.play(chosen, seat)
        except IllegalMove as error:
            return f"{self.words.refusal(error.refusal)} ({error.refusal.clause})"
        except DrakkarError as error:
            return error.text(self.words.lang)
        return ""
