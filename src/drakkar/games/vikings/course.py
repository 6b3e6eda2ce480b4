"""Course of the game: six rounds of offer, purchases and scoring, then the final scoring."""

from __future__ import annotations

from drakkar.games.vikings.auction import OpenAuction
from drakkar.games.vikings.boatsmen import UseBoatsmen
from drakkar.games.vikings.bonus import FillDisplay
from drakkar.games.vikings.box import SETUP
from drakkar.games.vikings.buying import FirstBuyer
from drakkar.games.vikings.final import FinalScoring
from drakkar.games.vikings.offer import DrawTiles, DrawVikings, LayBasicOffer
from drakkar.games.vikings.scoring import ScoreLarge, ScoreSmall
from drakkar.games.vikings.state import Vikings
from drakkar.kernel.question import Step


class Round(Step):
    """VIK-2.1: the next round, from its offer to its scoring."""

    def run(self, s: Vikings) -> None:
        s.round += 1
        s.tell("round", round=s.round)
        s.then(EndOfRound())
        if s.auction:  # VIK-11.1, 11.4: before the tiles are turned up
            s.then(FillDisplay(), DrawVikings(SETUP.vikings.drawn_with_auction), OpenAuction())
        else:  # the basic rules; VIK-11.21: or the advanced ones without the auction
            s.then(
                FillDisplay(),
                DrawTiles(),
                DrawVikings(SETUP.vikings.drawn_per_round),
                LayBasicOffer(),
                FirstBuyer(),
            )


class EndOfRound(Step):
    """VIK-7.1, 7.2: all lots are sold; score, pass the first player's longship on, go on."""

    def run(self, s: Vikings) -> None:
        s.then(NextRound())
        s.tally = ()
        order = [(s.first + turn) % s.players for turn in range(s.players)]
        if SETUP.rounds.schedule[s.round - 1] == "small":
            s.tell("small-scoring", round=s.round)
            s.then(*(ScoreSmall(seat) for seat in order))
        else:
            s.tell("large-scoring", round=s.round)
            # VIK-8.1: one player after the other, all steps each; VIK-8.3: boatsmen here only
            for seat in reversed(order):
                s.then(UseBoatsmen(seat), ScoreLarge(seat))


class NextRound(Step):
    """VIK-2.9: the longship moves on clockwise (after an auction from its winner, VIK-11.19); after
    the last round the final scoring."""

    def run(self, s: Vikings) -> None:
        if s.round == len(SETUP.rounds.schedule):
            s.then(FinalScoring())  # VIK-9.1
        else:
            s.first = (s.first + 1) % s.players
            s.then(Round())
