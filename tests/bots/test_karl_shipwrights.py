"""How karl judges Shipwrights."""

import drakkar
from drakkar.bots import bot, play_out
from drakkar.games.shipwrights.state import EIKJA


def test_karl_builds_ships_and_beats_thralls():
    table = drakkar.new("shipwrights", 4, 2)
    play_out(table, [bot(name) for name in ("thrall", "karl", "thrall", "thrall")])
    scores = table.result().scores
    assert table.result().winners == (1,)
    assert scores[1] >= 40  # by points alone he makes 25, about
    assert sum(ship != EIKJA for ship, _ in table.state.fleets[1]) >= 2  # type: ignore[attr-defined]
