"""What the lobby knows of The Raid."""

from __future__ import annotations

from collections.abc import Mapping

from drakkar.kernel.game import Closed, Game, Option


def _three_need_a_reef(players: int, options: Mapping[str, str]) -> None:
    if players == 3 and options["reef"] == "none":
        raise Closed("reef", "seats", players=players)


GAME = Game(
    slug="sample",
    title={"fr": "Le Raid", "en": "The Raid"},
    designers=("Drakkar contributors",),
    seats=(2, 3),
    minutes=(5, 10),
    options={"reef": Option(("hidden", "none"), "hidden")},
    package=__name__.rpartition(".")[0],
    check_options=_three_need_a_reef,
)
