"""What the lobby knows of Tiny Epic Vikings."""

from __future__ import annotations

from collections.abc import Mapping

from drakkar.kernel.game import Closed, Game, Option


def _options_fit(players: int, options: Mapping[str, str]) -> None:
    first = options["first_player"]
    if first != "random" and int(first) > players:
        raise Closed("first_player", "seats", players=players)
    if players != 3 and options["three_player_face"] != "large":
        raise Closed("three_player_face", "seats", players=players)


GAME = Game(
    slug="tinyepic",
    title={"fr": "Tiny Epic Vikings", "en": "Tiny Epic Vikings"},
    designers=("Scott Almes",),
    seats=(1, 2, 3, 4),  # TEV-1.1
    minutes=(30, 60),
    options={
        "first_player": Option(("random", "1", "2", "3", "4"), "random", detail=True),
        "three_player_face": Option(("large", "small"), "large"),
    },
    package=__name__.rpartition(".")[0],
    revision=2,
    check_options=_options_fit,
)
