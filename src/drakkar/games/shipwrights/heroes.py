"""Chapter 17: the heroes go to the leaders of the tracks."""

from __future__ import annotations

from drakkar.games.shipwrights.box import TRACKS
from drakkar.games.shipwrights.solo import has_neutral
from drakkar.games.shipwrights.state import NONE, Shipwrights
from drakkar.kernel.question import Step


def leader(s: Shipwrights, track: int) -> int:
    """SHI-17.3, 17.4: who is first on a track; a tie, also on 0: nobody. SHI-21.3: the neutral
    player counts."""
    contenders = s.players + has_neutral(s.players)
    spaces = [s.tracks[seat * len(TRACKS) + track] for seat in range(contenders)]
    most = max(spaces)
    return spaces.index(most) if spaces.count(most) == 1 else NONE


class Heroes(Step):
    """SHI-17.1: after the income of every round; SHI-17.5: and at no other time.

    SHI-17.2, 17.6: each track has its hero, whoever holds others; SHI-17.19 is an example.
    """

    def run(self, s: Shipwrights) -> None:
        for track in range(len(TRACKS)):
            first = leader(s, track)
            if s.heroes[track] != first:
                s.heroes[track] = first
                s.tell("hero", track=TRACKS[track], seat=first, neutral=int(first == s.players))
        # SHI-17.7 to 17.9; SHI-21.5: the neutral player never has her
        for seat in range(s.players):
            held = seat not in s.heroes
            if s.randi[seat] != held:
                s.randi[seat] = held
                s.tell("randi", seat=seat, held=held)
