"""Who plays whose seat, who is away, and how long an answer may take: what a table's events say of
the people at it, beside the game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from drakkar.server.store import events as ev
from drakkar.server.store.data import BOT, PERSON, Seat
from drakkar.server.store.events import Body, Clock, Event, Folded
from drakkar.server.tables.talk import others

if TYPE_CHECKING:
    from drakkar.server.tables.live import Live

OWNER = None
"""Who plays, where it is the seat's own holder."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """Who plays a seat that was handed over: a bot, or a person once one has sat down."""

    level: str
    name: str = ""


@dataclass(slots=True)
class Proposal:
    """Somebody wants a seat to be handed over; ``key`` is the name of the question."""

    seat: int
    key: str
    target: int
    level: str
    agreed: set[int]


@dataclass(slots=True)
class Company:
    """What the events of a table come to, beside the game."""

    clock: Clock | None = None
    quiet: bool = False
    rated: bool = False
    """The game counts for the ladder."""
    handed: dict[int, StandIn] = field(default_factory=dict)
    away: dict[int, float] = field(default_factory=dict)
    gifts: list[tuple[int, int, int]] = field(default_factory=list)
    """Seat, event, seconds."""
    settled: dict[int, float] = field(default_factory=dict)
    """When a seat last changed hands: nobody's clock runs from before that."""
    late: dict[int, float] = field(default_factory=dict)
    """The last deadline of a seat that was told to have passed."""
    proposal: Proposal | None = None
    spells: dict[int, list[tuple[int, str | None]]] = field(default_factory=dict)
    """Per seat that was ever handed over: from which event on who has played it."""

    def hear(self, event: Event) -> None:
        """Notes what an event says of the people."""
        kind, seat, proposal = event.kind, event.seat, self.proposal
        if kind == ev.START:
            first = event.read()
            self.clock, self.quiet, self.rated = first.clock, first.quiet, first.rated
        elif kind == ev.UNRATE:
            self.rated = False
        elif kind == ev.MOVE and proposal is not None and seat == proposal.target:
            self.proposal = None  # he is here, after all
        if seat is None or kind not in ev.TALK:
            return
        if kind in ev.ABOUT_COMPANY:
            self._settle(seat, event, event.read())
        elif kind == ev.HAND_ASK:
            body = event.read()
            self.proposal = Proposal(seat, event.key or "", body.to, body.level, set(body.seats))
        elif kind == ev.HAND_YES and proposal is not None:
            proposal.agreed.update(event.read().seats)
        elif kind == ev.HAND_NO:
            self.proposal = None

    def _settle(self, seat: int, event: Event, body: Body) -> None:
        if event.kind == ev.AWAY:
            self.away[seat] = body.until
        elif event.kind == ev.MORE:
            self.gifts += [(given, event.seq, body.seconds) for given in body.seats]
        elif event.kind == ev.LATE:
            self.late[seat] = body.until
        else:
            who: str | None = OWNER
            if event.kind == ev.BACK:
                self.handed.pop(seat, None)
            else:
                who = body.level.capitalize() if event.kind == ev.HAND else body.note
                self.handed[seat] = StandIn(body.level, who)
            self.settled[seat] = event.at
            self.spells.setdefault(seat, []).append((event.seq, who))
            if self.proposal is not None and self.proposal.target == seat:
                self.proposal = None

    def acting(self, seats: list[Seat]) -> list[Seat]:
        """The seats, each with who plays it now."""
        if not any(stand_in.level for stand_in in self.handed.values()):
            return seats
        return [
            replace(seat, kind=BOT, level=self.handed[seat.seat].level)
            if seat.seat in self.handed and self.handed[seat.seat].level
            else seat
            for seat in seats
        ]


def several(seats: list[Seat]) -> bool:
    """Whether more than one person plays at a table: whether anybody waits for anybody."""
    return sum(seat.kind == PERSON for seat in seats) > 1


def missing(live: Live, proposal: Proposal) -> list[int]:
    """Who has not said yet whether he agrees."""
    return [seat for seat in others(live, proposal.agreed) if seat != proposal.target]


def shares(
    spells: dict[int, list[tuple[int, str | None]]], events: list[Event], folded: Folded
) -> dict[int, list[tuple[str | None, int]]]:
    """By seat that was ever handed over: who has given how many of the answers that stand; None
    is its own holder."""
    if not spells:
        return {}
    counts: dict[int, Counter[str | None]] = {seat: Counter() for seat in spells}
    standing = {seq for part in (*folded.earlier, folded) for seq in part.seqs}
    for event in events:
        if event.seat in spells and event.kind == ev.MOVE and event.seq in standing:
            counts[event.seat][_who(spells[event.seat], event.seq)] += 1
    return {seat: list(count.items()) for seat, count in counts.items()}


def stood_in(live: Live) -> list[int]:
    """The seats for which somebody else has given an answer that stands."""
    played = shares(live.company.spells, live.events, live.folded)
    return sorted(s for s, own in played.items() if any(who is not OWNER and n for who, n in own))


def shared_out(
    seats: list[Seat], events: list[Event], folded: Folded
) -> dict[str, list[list[str | int]]]:
    """The same for a record: by the number of the seat, names and how many answers."""
    company = Company()
    for event in events:
        company.hear(event)
    return {
        str(seat): [[seats[seat].name if who is None else who, n] for who, n in played]
        for seat, played in shares(company.spells, events, folded).items()
    }


def _who(spells: list[tuple[int, str | None]], seq: int) -> str | None:
    return next((who for since, who in reversed(spells) if since < seq), OWNER)
