"""A position as text: the view of a seat, and the numbers it may choose from."""

from __future__ import annotations

import yaml

from drakkar.envs.errors import EnvsError
from drakkar.envs.play import Play

MODES = ("ansi", "human")
"""As a text, or printed."""


def checked_mode(mode: str | None) -> str | None:
    """A render mode, or a clear error."""
    if mode not in (None, *MODES):
        raise EnvsError("error-render", mode=str(mode)[:40], known=", ".join(MODES))
    return mode


def rendered(play: Play, seat: int, mode: str | None) -> str | None:
    """What ``render`` gives in this mode."""
    if mode == "human":
        print(picture(play, seat))
    return picture(play, seat) if mode == "ansi" else None


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
