"""The people at a table, as a view tells of them."""

from __future__ import annotations

from datetime import UTC, datetime

from drakkar.server.company import (
    AwayState,
    ClockState,
    Company,
    OpenHanding,
    OwedAnswer,
    StandInState,
)
from drakkar.server.store import events as ev
from drakkar.server.store.data import now
from drakkar.server.store.events import Event
from drakkar.server.tables.clock import deadline, turns
from drakkar.server.tables.company import missing, shares
from drakkar.server.tables.live import Live
from drakkar.server.tables.telling import own_words


def company_state(live: Live, lang: str, lent: tuple[int, ...]) -> Company:
    """Clock, stand-ins, who is away, what is asked."""
    company = live.company
    clock = company.clock
    return Company(
        clock=None
        if clock is None
        else ClockState(clock.kind, clock.seconds, clock.then, clock.level),
        owed=[
            OwedAnswer(
                turn.seat, _since(live, turn.seat, turn.at), int(deadline(live, turn)) or None
            )
            for turn in turns(live)
        ],
        stand_ins=[
            StandInState(
                seat, by.level, _named(by.name, lang), not by.level and not live.claimed(seat)
            )
            for seat, by in sorted(company.handed.items())
        ],
        away=[
            AwayState(seat, int(until))
            for seat, until in sorted(company.away.items())
            if until > now()
        ],
        handing=_handing(live, lang),
        lent=list(lent),
        quiet=company.quiet,
    )


def _since(live: Live, seat: int, at: float) -> int:
    return int(max(at, live.company.settled.get(seat, 0)))


def _handing(live: Live, lang: str) -> OpenHanding | None:
    proposal = live.company.proposal
    if proposal is None:
        return None
    names = live.names_in(lang)
    text = own_words(lang)(
        "hand-ask",
        name=names[proposal.seat],
        leaver=names[proposal.target],
        bot=proposal.level.capitalize() or "none",
    )
    return OpenHanding(
        ask=proposal.key,
        seat=proposal.seat,
        target=proposal.target,
        text=text,
        agreed=sorted(proposal.agreed),
        waiting=missing(live, proposal),
    )


def _named(name: str, lang: str) -> str:
    return name or own_words(lang)("stand-in-default")


def told_text(event: Event, names: tuple[str, ...], lang: str) -> str:
    """A line of the log."""
    say, body = own_words(lang), event.read()
    if event.kind == ev.HAND:
        how = body.note or "own"
        return say("log-hand", how=how, bot=body.level.capitalize() or "none")
    if event.kind == ev.SIT:
        return say("log-sit", name=_named(body.note, lang))
    if event.kind == ev.AWAY:
        if not body.until:
            return say("log-away-no-more")
        return say("log-away", date=datetime.fromtimestamp(body.until, UTC).date())
    if event.kind == ev.MORE:
        given = ", ".join(names[seat] for seat in body.seats)
        return say("log-more", name=given, **_span(body.seconds))
    return say(f"log-{event.kind}")


def _span(seconds: int) -> dict[str, int | str]:
    if seconds % 86400 == 0:
        return {"count": seconds // 86400, "unit": "days"}
    return {"count": max(1, seconds // 60), "unit": "minutes"}


def played_notes(live: Live, lang: str) -> list[str]:
    """Who has played what, of every seat that was ever handed over."""
    say, names = own_words(lang), live.names_in(lang)
    return [
        say(
            "result-played",
            name=names[seat],
            list=", ".join(
                say("result-share", name=names[seat] if who is None else _named(who, lang), count=n)
                for who, n in played
            ),
        )
        for seat, played in shares(live.company.spells, live.events, live.folded).items()
        if played
    ]
