"""What the lobby knows of Vikings."""

from __future__ import annotations

from collections.abc import Mapping

from drakkar.kernel.game import Closed, Game, Option


def _first_player_sits_here(players: int, options: Mapping[str, str]) -> None:
    first = options["first_player"]
    if first != "random" and int(first) > players:
        raise Closed("first_player", "seats", players=players)


GAME = Game(
    slug="vikings",
    title={"fr": "Vikings", "en": "Vikings"},
    designers=("Michael Kiesling",),
    seats=(2, 3, 4),
    minutes=(45, 75),
    options={
        "rules": Option(("basic", "advanced", "advanced_without_auction"), "basic"),
        "first_player": Option(("random", "1", "2", "3", "4"), "random", detail=True),
    },
    package=__name__.rpartition(".")[0],
    revision=2,
    check_options=_first_player_sits_here,
)
