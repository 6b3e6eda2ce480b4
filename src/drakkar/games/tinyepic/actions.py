"""Every action by its name: of jarls, rune actions, blessings and consecrations alike.

So the four main actions follow the same rules and cost the same wherever they come from
(TEV-15.3, 6.20, 16.9).
"""

from __future__ import annotations

from drakkar.games.tinyepic.box import Action
from drakkar.games.tinyepic.building import build
from drakkar.games.tinyepic.control import CheckControl
from drakkar.games.tinyepic.exploring import explore
from drakkar.games.tinyepic.harvest import harvest
from drakkar.games.tinyepic.runes import (
    ChangeFury,
    CollectAny,
    ExchangeResources,
    MoveTemple,
    SmiteSettler,
    collect,
    draw_and_replace,
    smite_moves,
    temple_moves,
)
from drakkar.games.tinyepic.sailing import ChooseShip
from drakkar.games.tinyepic.state import TinyEpic


def perform(s: TinyEpic, seat: int, action: Action) -> None:
    """Begin an action; complete, its player may steal. What cannot be done is left out."""
    s.then(CheckControl(seat))
    kind = action.type
    if kind == "sail":
        if action.x > 0:
            s.then(ChooseShip(seat, action.x))
    elif kind == "explore":
        explore(s, seat, action.x)
    elif kind == "harvest":
        harvest(s, seat, action.x)
    elif kind == "build":
        build(s, seat, action.x)
    elif kind == "explore_temple":
        if temple_moves(s, seat):
            s.then(MoveTemple(seat))
    elif kind == "smite":
        if smite_moves(s, seat):
            s.then(SmiteSettler(seat, action.x))
    elif kind == "draw_replace":
        draw_and_replace(s, seat)
    elif kind == "collect":
        collect(s, seat, action)
    elif kind == "collect_any":
        s.then(CollectAny(seat, action.x))
    elif kind == "exchange":
        if any(s.resources[seat * 3 : seat * 3 + 3]):
            s.then(ExchangeResources(seat))
    elif kind == "fury_change":
        s.then(ChangeFury(seat, action.amounts))
    else:
        raise ValueError(f"unknown action {kind}")
