"""Chapter 21: one and two players: the neutral player, the solo opponent, nemesis cards."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from drakkar.games.shipwrights.box import BOARDS, NEMESES, ROUNDS, TRACKS
from drakkar.games.shipwrights.state import Shipwrights

HERO_VP_NEUTRAL: Final = 3  # SHI-21.7


def has_neutral(players: int) -> bool:
    """SHI-21.1: three markers and nothing else. SHI-21.4: the heroes it holds do nothing, since
    whatever they do asks for a seat."""
    return players <= 2


def neutral_advances(s: Shipwrights, steps: tuple[int, ...]) -> None:
    """SHI-21.2: its markers move on without rewards and stop at the last space."""
    base = s.players * len(TRACKS)
    for track in range(len(TRACKS)):
        s.tracks[base + track] = min(s.tracks[base + track] + steps[track], BOARDS.last_space)
    s.tell("neutral", steps=dict(zip(TRACKS, steps, strict=True)))


def prepare_nemesis(s: Shipwrights) -> None:
    """SHI-21.12."""
    for number, chosen in enumerate(s.nemesis):
        if chosen:
            neutral_advances(s, NEMESES[number].neutral)


class Restrictions(NamedTuple):
    """What the nemesis cards in play change. A card's ``kind`` says which, not its place."""

    raid: int  # SHI-21.15: workers more for a raid
    price: int  # SHI-21.16: coins more for a good
    tuck: int  # SHI-21.17: gold more to tuck a card
    draws: tuple[int, ...]  # SHI-21.18: the cards drawn in the solo draft, step by step


@cache
def restrictions(chosen: tuple[bool, ...]) -> Restrictions:
    """SHI-21.13: those of several cards add up."""
    cards = [card for card, used in zip(NEMESES, chosen, strict=True) if used]
    draws = list(BOARDS.solo_draws)
    for card in cards:
        for step, number in enumerate(card.draws):
            fewer = BOARDS.solo_draws[step] - number
            draws[step] = max(BOARDS.keep_each, draws[step] - fewer)
    return Restrictions(
        sum(card.raid for card in cards),
        sum(card.price for card in cards),
        sum(card.tuck for card in cards),
        tuple(draws),
    )


def opponent(s: Shipwrights) -> dict[str, int]:
    """SHI-21.7 to 21.9, 3.7: the points of the solo opponent by source."""
    base = s.players * len(TRACKS)
    return {
        "heroes": HERO_VP_NEUTRAL * sum(holder == s.players for holder in s.heroes),
        "rounds": sum(ROUNDS[card].solo_vp for card in s.rounds),
        "tracks": sum(
            BOARDS.vp_by_space.get(s.tracks[base + track], 0) for track in range(len(TRACKS))
        ),
    }
