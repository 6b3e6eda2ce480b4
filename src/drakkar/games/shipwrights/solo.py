"""Chapter 21: one and two players: the neutral player, the solo opponent, nemesis cards."""

from __future__ import annotations

from drakkar.games.shipwrights.box import BOARDS, HERO_VP_NEUTRAL, NEMESES, ROUNDS, TRACKS
from drakkar.games.shipwrights.state import Shipwrights

RAID, PRICE, TUCK, DRAFT = range(4)
"""What the four nemesis cards restrict, in the order of their file."""


def has_neutral(players: int) -> bool:
    return players <= 2


def neutral_advances(s: Shipwrights, steps: tuple[int, ...]) -> None:
    """Its markers move on without rewards and stop at the last space."""
    base = s.players * len(TRACKS)
    for track in range(len(TRACKS)):
        s.tracks[base + track] = min(s.tracks[base + track] + steps[track], BOARDS.last_space)
    s.tell("neutral", steps=dict(zip(TRACKS, steps, strict=True)))


def prepare_nemesis(s: Shipwrights) -> None:
    for number, chosen in enumerate(s.nemesis):
        if chosen:
            neutral_advances(s, NEMESES[number].neutral)


def nemesis(s: Shipwrights, restriction: int) -> int:
    """How much a nemesis card in play adds to a cost; 0 without it."""
    return NEMESES[restriction].amount if s.nemesis[restriction] else 0


def draft_draws(s: Shipwrights) -> tuple[int, ...]:
    """How many cards the solo draft draws, step by step."""
    return NEMESES[DRAFT].draws if s.nemesis[DRAFT] else BOARDS.solo_draws


def opponent(s: Shipwrights) -> dict[str, int]:
    """The points of the solo opponent by source."""
    base = s.players * len(TRACKS)
    return {
        "heroes": HERO_VP_NEUTRAL * sum(holder == s.players for holder in s.heroes),
        "rounds": sum(ROUNDS[card].solo_vp for card in s.rounds),
        "tracks": sum(
            BOARDS.vp_by_space.get(s.tracks[base + track], 0) for track in range(len(TRACKS))
        ),
    }
