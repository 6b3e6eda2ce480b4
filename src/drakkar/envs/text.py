"""A position as text: the view of a seat, and the numbers it may choose from."""

from __future__ import annotations

import yaml

from drakkar.envs.play import Play


def picture(play: Play, seat: int) -> str:
    """What ``seat`` sees, as YAML."""
    view = play.table.position(seat)
    asked = seat == play.seat
    shown = {
        "game": view["game"],
        "seat": seat,
        "deciders": view["deciders"],
        "standing": [sum(points.values()) for points in play.table.standing()],
        "table": view["table"],
        "question": view["question"],
        "actions": {n: play.catalogue.label(n) for n in play.numbers()} if asked else {},
    }
    return yaml.safe_dump(shown, sort_keys=False, allow_unicode=True, default_flow_style=None)
