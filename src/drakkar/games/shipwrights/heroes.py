"""Chapter 17: the heroes go to the leaders of the tracks."""

from __future__ import annotations

from drakkar.games.shipwrights.box import TRACKS
from drakkar.games.shipwrights.solo import has_neutral
from drakkar.games.shipwrights.state import NONE, Shipwrights
from drakkar.kernel.question import Step


class Heroes(Step):
    """After the income of every round."""

    def run(self, s: Shipwrights) -> None:
        contenders = s.players + has_neutral(s.players)
        for track in range(len(TRACKS)):
            spaces = [s.tracks[seat * len(TRACKS) + track] for seat in range(contenders)]
            most = max(spaces)
            leader = spaces.index(most) if spaces.count(most) == 1 else NONE  # a tie: nobody
            if s.heroes[track] != leader:
                s.heroes[track] = leader
                s.tell("hero", track=TRACKS[track], seat=leader, neutral=int(leader == s.players))
        for seat in range(s.players):
            held = seat not in s.heroes
            if s.randi[seat] != held:
                s.randi[seat] = held
                s.tell("randi", seat=seat, held=held)
