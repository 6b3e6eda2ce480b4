"""``drakkar review``: which decisions of a recorded game have cost most."""

from __future__ import annotations

from typing import Any

from drakkar.bots.review import Finding, review
from drakkar.bots.telling import Told, tell
from drakkar.games import GAMES
from drakkar.kernel.question import NATURE
from drakkar.kernel.record import answers_of
from drakkar.kernel.table import Table
from drakkar.terminal.arguments import Usage
from drakkar.terminal.progress import progress
from drakkar.terminal.replay import followed, names_of, other_version
from drakkar.terminal.screen import Screen
from drakkar.terminal.words import Words

HUMAN = "human"
EVERYBODY = "all"


class Reviewed:
    """A record that was looked through, ready to be told."""

    def __init__(self, data: Any, seat: str | None, positions: int, most: int, lang: str) -> None:
        for option, given in (("--positions", positions), ("--most", most)):
            if given < 1:
                raise Usage("error-at-least-one", option=option, text=str(given))
        self.data, self.positions = data, positions
        self.reading = followed(data)
        table = self.reading.table
        self.words = Words(lang, table.game)
        self.names = names_of(table, self.words)
        self.seats = _seats(table, seat)
        with progress(self.words("review-progress"), None) as advance:
            self._done = 0

            def report(done: int, total: int) -> None:
                advance(done - self._done, f"{done}/{total}")
                self._done = done

            self.review = review(data, self.seats, positions, most, report)

    def costly(self) -> list[tuple[Finding, int, Told]]:
        """With the step of ``drakkar replay`` at which the decision is shown played."""
        findings = {finding.choice.number: finding for finding in self.review.findings}
        costly, step = {}, 0
        for given in answers_of(GAMES, self.data):
            step += given.seat != NATURE and not self.reading.table.log[given.number].forced
            finding = findings.get(given.number)
            if finding is not None:
                words = tell(given.table, given.seat, self.names, self.words, finding.verdict)
                costly[given.number] = finding, step, words
        return [costly[number] for number in findings]

    def to_json(self) -> dict[str, Any]:
        table = self.reading.table
        return {
            "game": table.game.slug,
            "names": list(self.names),
            "over": table.over,
            "seats": list(self.seats),
            "positions": self.positions,
            "decisions": self.review.decisions,
            "costly": [
                {
                    "answer": finding.choice.number + 1,
                    "step": step,
                    "seat": finding.choice.seat,
                    "question": text.question,
                    "played": text.played._asdict(),
                    "better": text.better._asdict(),
                    "cost": text.cost,
                    "within": text.within,
                    "worlds": text.worlds,
                    "sources": [source._asdict() for source in text.sources],
                    "text": text.text,
                }
                for finding, step, text in self.costly()
            ],
        }

    def show(self, screen: Screen) -> None:
        words = self.words
        if self.reading.differs:
            screen.say(other_version(self.reading, words))
        screen.say(
            words(
                "review-title",
                title=self.reading.table.game.title[words.lang],
                names=", ".join(self.names[seat] for seat in self.seats),
                decisions=self.review.decisions,
            ),
            "bold",
        )
        costly = self.costly()
        for place, (finding, step, text) in enumerate(costly, start=1):
            screen.say()
            name = self.names[finding.choice.seat]
            about = words("review-where", place=place, name=name, step=step, question=text.question)
            screen.say(about, "bold", 3)
            screen.say(f"   {words('review-played', move=text.played.text)}", indent=6)
            screen.say(f"   {words('review-better', move=text.better.text)}", indent=6)
            screen.say(f"   {text.text}", indent=6)
        screen.say()
        screen.say(words("review-end" if costly else "review-none"), "dim")


def _seats(table: Table, asked: str | None) -> tuple[int, ...]:
    """Those that are asked for; else the people's, as far as the record names them; else all."""
    everybody = tuple(range(table.players))
    if asked is None:
        kinds = table.meta.get("seats")
        if not isinstance(kinds, list) or len(kinds) != table.players:
            return everybody
        return tuple(seat for seat in everybody if kinds[seat] == HUMAN) or everybody
    if asked == EVERYBODY:
        return everybody
    if not (asked.isdecimal() and 1 <= int(asked) <= table.players):
        raise Usage("error-seat-number", text=asked, players=table.players)
    return (int(asked) - 1,)
