"""The table in the terminal: people and bots in turn, until the game is over or somebody leaves."""

from __future__ import annotations

import shlex
from dataclasses import replace

from rich.text import Text

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.question import Lanes, Move, Question
from drakkar.kernel.refusal import IllegalMove, Refusal
from drakkar.kernel.telling import log_lines, move_text, since_last_turn
from drakkar.kernel.text import fold
from drakkar.kernel.value import notation
from drakkar.terminal import report
from drakkar.terminal.boards import SECTION_INDENT, Look, Section, board
from drakkar.terminal.numbers import meant, numbered
from drakkar.terminal.saves import HUMAN, Session, folder
from drakkar.terminal.screen import Closed, Screen, columns, flow
from drakkar.terminal.words import Words

_RECAP = 6
"""Lines of what happened that stand above the prompt; the rest is in the log."""


class Quit(Exception):
    """A person leaves the table."""


class Player:
    """Runs one session on one screen."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self.session, self.screen = session, screen
        self.table = session.table
        self.words = Words(session.lang, self.table.game)
        self.board = board(self.table.game.slug)
        self.wording = self.table.game.rules.wording
        self.confirm = screen.tty
        self.notice = session.notice
        self.shown_to: int | None = None
        self.thinking: int | None = None

    # ---- the course of a game ----------------------------------------------------------------
    def run(self) -> int:
        """The exit code: 0, or 130 if interrupted."""
        screen, words = self.screen, self.words
        code = 0
        try:
            self.session.save()
            while not self.table.over:
                self._step()
        except (Quit, Closed):
            pass
        except KeyboardInterrupt:
            code = 130
            screen.say()
        if self.table.over:
            self._finish()
            return 0
        self.session.save()
        screen.say(words("saved"))
        screen.say(words("saved-resume", command=self._resume_command()))
        return code

    def _resume_command(self) -> str:
        path = self.session.path
        own = path.parent == folder()
        return "drakkar play --resume" + ("" if own else f" {shlex.quote(str(path))}")

    def _step(self) -> None:
        """One answer: of the bot or of the person whose turn it is."""
        seat = self._next()
        if self.session.seats[seat] != HUMAN:
            if self.screen.tty and seat != self.thinking:
                self.screen.say(self.words("thinking", name=self.session.names[seat]), "dim")
            self.thinking = seat
            self.table.play(self.session.bot_moves(seat), seat)
            self.session.save()
            return
        self.thinking = None
        if self.session.secrets and seat != self.shown_to:
            self._curtain(seat)
        self.shown_to = seat
        self._turn(seat)

    def _next(self) -> int:
        """Who answers now. Of several who act at once each plays to his end, in their order.

        Where nobody sees what the others choose the order is nobody's business: bots first, then
        whoever sits at the screen already, so that it changes hands as rarely as can be.
        """
        asked = self.table.deciders
        agenda = self.table.state.agenda
        if isinstance(agenda[-1], Lanes) and agenda[-1].sealed:
            bots = [seat for seat in asked if self.session.seats[seat] != HUMAN]
            if bots:
                return bots[0]
            if self.shown_to is not None and self.shown_to in asked:
                return self.shown_to
        return asked[0]

    def _curtain(self, seat: int) -> None:
        name = self.session.names[seat]
        self.screen.clear()
        self.screen.say(self.words("curtain", name=name), "bold")
        self.screen.ask(self.words("curtain-ready", name=name))

    def _turn(self, seat: int) -> None:
        """Ask until a move is made or taken back."""
        self._draw(seat)
        narrowed: list[int] | None = None
        while True:
            line = self.screen.ask(self.words("prompt-input"))
            if not line:
                if narrowed is not None and len(narrowed) == 1:
                    self._play(seat, self._numbered(seat)[narrowed[0]])
                    return
                narrowed = None
                self._draw(seat)
                continue
            done, narrowed = self._command(seat, line, narrowed)
            if done:
                return

    def _play(self, seat: int, move: Move) -> None:
        self.table.play(move, seat)
        self.session.save()
        if self.confirm and not self.table.over and seat not in self.table.deciders:
            self._end_of_turn(seat)

    def _end_of_turn(self, seat: int) -> None:
        """Nobody else has moved yet: the last moment to take the turn back."""
        if self.table.why_no_undo(seat) is not None:
            return
        self._draw(seat, moves=False)
        if fold(self.screen.ask(self.words("prompt-end-turn"))) == "u":
            self._undo(seat)

    def _undo(self, seat: int) -> bool:
        try:
            self.table.undo(seat)
        except IllegalMove as refused:
            self._refused(refused.refusal)
            return False
        self.session.save()
        self.notice = self.words("undone")
        return True

    # ---- what is typed -----------------------------------------------------------------------
    def _command(
        self, seat: int, line: str, narrowed: list[int] | None
    ) -> tuple[bool, list[int] | None]:
        """Whether the question was answered, and the numbers a filter has left."""
        word, _, rest = line.partition(" ")
        key, rest = fold(word), rest.strip()
        if line.isdecimal():
            move = self._by_number(seat, line)
            if move is not None and not self._is_refused(seat, move):
                self._play(seat, move)
                return True, None
        elif key.startswith("?"):
            self._why(seat, line.removeprefix("?").strip())
        elif key == "u" and not rest:
            return self._undo(seat), None
        elif key == "r":
            report.rules(self.screen, self.words, rest)
        elif key in _SHOWS and not rest:
            self._show(seat, key)
        elif key == "v":
            self.screen.draw(self.board.enlarge(replace(self._look(seat), wanted=rest)))
        elif key == "c" and not rest:
            self.confirm = not self.confirm
            self.screen.say(self.words("confirm-on" if self.confirm else "confirm-off"))
        elif key == "q" and not rest:
            raise Quit
        elif self._is_notation(seat, key):
            return self._notation(seat, line), None
        else:
            return False, self._filter(seat, line, narrowed)
        return False, narrowed

    def _show(self, seat: int, key: str) -> None:
        screen, words = self.screen, self.words
        if key == "h":
            screen.say(words("commands"), "bold")
            for name in _COMMANDS:
                screen.say(f"  {words(f'command-{name}')}", indent=4)
        elif key == "l":
            screen.say(words("log-heading"), "bold")
            for text in self._log(seat) or [words("log-empty")]:
                screen.say(text, indent=2)
        elif key == "s":
            seen, heading = self.table.view(seat)["table"], words("scores-heading")
            opponent, standing = seen.get("opponent"), seen.get("standing")
            if standing is None:  # a game that keeps no points secret need not say
                standing = self.table.standing()
            if opponent is None:
                report.scores(screen, words, self.session.names, standing, heading)
            else:
                report.against(screen, words, self.session.names, standing, opponent, heading)
            if words.has("scores-note"):
                screen.say(words("scores-note"), "dim")
        else:
            screen.draw(self.board.enlarge(self._look(seat)))

    def _is_notation(self, seat: int, word: str) -> bool:
        question = self.table.question(seat)
        kinds = (*question.kinds(), *question.allows) if question else ()
        return any(word == kind.TAG for kind in kinds)

    def _notation(self, seat: int, line: str) -> bool:
        try:
            move = self._read(seat, line)
        except DrakkarError as error:
            self.screen.say(self.words.error(error))
            return False
        if self._is_refused(seat, move):
            return False
        self._play(seat, move)
        return True

    def _numbered(self, seat: int) -> dict[int, Move]:
        return numbered(self.table.moves(seat))

    def _by_number(self, seat: int, typed: str) -> Move | None:
        """The move of this number, or the bid that it would be; None: said that there is none."""
        moves, question = self._numbered(seat), self.table.question(seat)
        assert question is not None
        move = moves.get(int(typed)) or meant(question, int(typed))
        if move is None:
            self.screen.say(self.words("no-such-number", number=typed, count=len(moves)))
        return move

    def _read(self, seat: int, line: str) -> Move:
        """A move in notation, in small letters or capitals."""
        typed = line.lower().split()
        for move in self.table.moves(seat):
            if notation(move).lower().split() == typed:
                return move
        return self.table.game.move(line.lower())

    def _filter(self, seat: int, line: str, narrowed: list[int] | None) -> list[int] | None:
        """Keep the moves whose text contains all the words, whatever their accents."""
        look, wanted = self._look(seat), fold(line).split()
        fitting = [
            number
            for number, move in self._numbered(seat).items()
            if all(part in fold(move_text(look, self.wording, move)) for part in wanted)
        ]
        if not fitting:
            self.screen.say(self.words("nothing-matches", text=line))
            return narrowed
        self._list(look, seat, fitting)
        self.screen.say(self.words("prompt-narrowed", count=len(fitting)))
        return fitting

    # ---- why ---------------------------------------------------------------------------------
    def _why(self, seat: int, what: str) -> None:
        words = self.words
        if not what:
            question = self.table.question(seat)
            assert question is not None
            text = self._about("help", question, self._look(seat))
            self.screen.say(text)
            report.clauses(self.screen, words, text)
            self.screen.say(words.reconstructed(), "dim")
            return
        try:
            move = self._by_number(seat, what) if what.isdecimal() else self._read(seat, what)
        except DrakkarError as error:
            self.screen.say(words.error(error))
            return
        if move is not None and not self._is_refused(seat, move):
            text = move_text(self._look(seat), self.wording, move)
            self.screen.say(words("legal-move", text=text))

    def _is_refused(self, seat: int, move: Move) -> bool:
        """Whether it is not legal; then says why."""
        refusal = self.table.why_not(move, seat)
        if refusal is not None:
            self._refused(refusal)
        return refusal is not None

    def _refused(self, refusal: Refusal) -> None:
        self.screen.say(self.words("refused", why=self.words.refusal(refusal)), "red")
        report.clauses(self.screen, self.words, refusal.clause)

    # ---- the picture -------------------------------------------------------------------------
    def _look(self, seat: int) -> Look:
        names = self.session.names
        return Look(
            self.table.view(seat),
            seat,
            self.words,
            names,
            self.screen.width,
            numbers=tuple(self._numbered(seat)),
        )

    def _about(self, prefix: str, question: Question, look: Look) -> str:
        """The question or its explanation; the view may name what the question only numbers."""
        if not self.words.has(f"{prefix}-{question.TAG}"):
            return question.TAG if prefix == "ask" else ""
        names = look.table.get("asked", {})
        plain = {
            name: value for name, value in names.items() if not isinstance(value, (dict, list))
        }
        return self.words.of(prefix, question, **plain)

    def _log(self, seat: int, since: int = 0) -> list[str]:
        lines = log_lines(self.table, self.words, self.session.names, seat, since)
        return [str(line) for line in lines]

    def _draw(self, seat: int, *, moves: bool = True) -> None:
        screen, words, look = self.screen, self.words, self._look(seat)
        screen.clear()
        above = self._recap(seat)
        if self.notice:
            above.append(self.notice)
            self.notice = ""
        question = self.table.question(seat)
        listed = []
        if moves and question is not None:
            asked = self._about("ask", question, look)
            name = self.session.names[seat]
            above.append(words("prompt-turn", name=name, question=asked))
            listed = self._listed(look, seat)
        room = None
        if screen.height is not None:
            room = max(12, screen.height - len(above) - len(listed) - 1)
        picture = self.board.draw(replace(look, room=room))
        screen.draw(picture)
        if room is None or len(picture) < room:
            screen.say()
        for line in above:
            screen.say(line, "" if line.startswith(" ") else "bold")
        screen.draw(listed)

    def _recap(self, seat: int) -> list[str]:
        """What happened since this seat's last choice, as lines of the screen."""
        log = self._log(seat, since_last_turn(self.table, seat))
        lines = [part for line in log for part in self.screen.wrap(f"  {line}", indent=4)]
        if not lines:
            return []
        hidden = len(lines) - _RECAP
        if hidden > 0 and self.screen.tty:
            lines = [f"  {self.words('since-more', count=hidden)}", *lines[hidden:]]
        return [self.words("since-heading"), *lines]

    def _listed(self, look: Look, seat: int, only: list[int] | None = None) -> list[Text]:
        """The numbered moves; long ones wrapped, many short ones side by side."""
        sections = self.board.sections(look) if only is None else []
        if sections:
            return self._in_sections(look, seat, sections)
        entries: list[Text] = []
        for number, move in self._numbered(seat).items():
            if only is None or number in only:
                key = f"[{number}]".rjust(4)
                text = f"{key} {move_text(look, self.wording, move)}"
                for line in self.screen.wrap(text, indent=5):
                    entries.append(Text(line))
                    if line.startswith(key):
                        entries[-1].stylize("cyan", 0, len(key))
        return columns(entries, self.screen.width)

    def _in_sections(self, look: Look, seat: int, sections: list[Section]) -> list[Text]:
        """Below or behind their titles, as many on a line as fit; nothing is left out."""
        moves, width = self._numbered(seat), self.screen.width
        listed = {number for section in sections for number in section.numbers}
        rest = tuple(number for number in moves if number not in listed)
        lines: list[Text] = []
        for section in [*sections, Section(numbers=rest)]:
            entries = []
            for number in () if section.told else section.numbers:
                entry = Text(f"[{number}]", style="cyan")
                text = move_text(look, self.wording, moves[number], "short")
                entries.append(entry.append(f" {text}", style="default"))
            lines += section.title
            if entries:
                lines += flow(entries, width, Text(section.label, style="bold"), SECTION_INDENT)
        return lines

    def _list(self, look: Look, seat: int, only: list[int]) -> None:
        self.screen.draw(self._listed(look, seat, only))

    # ---- the end -----------------------------------------------------------------------------
    def _finish(self) -> None:
        self.session.save()
        screen, words, names = self.screen, self.words, self.session.names
        screen.clear()
        seat = self.session.humans[0] if self.session.humans else 0
        screen.draw(self.board.draw(self._look(seat)))
        screen.say()
        for line in self._log(seat, since_last_turn(self.table, seat)):
            screen.say(f"  {line}", indent=4)
        report.result(screen, words, names, self.table.result())
        screen.say(words("result-file", file=str(self.session.path)))


_SHOWS = ("h", "l", "s", "v")
_COMMANDS = (
    "number", "filter", "notation", "why", "undo", "log",
    "scores", "rules", "view", "confirm", "quit",
)  # fmt: skip
