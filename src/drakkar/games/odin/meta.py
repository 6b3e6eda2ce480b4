"""What the lobby knows of A Feast for Odin."""

from __future__ import annotations

from collections.abc import Mapping

from drakkar.kernel.game import Closed, Game, Option


def _chosen_only_alone(players: int, options: Mapping[str, str]) -> None:
    """ODI-23.15: only a solo player may choose his starting occupation."""
    if players > 1 and options["starting_occupation"] != "drawn":
        raise Closed("starting_occupation", "seats", players=players)


GAME = Game(
    slug="odin",
    title={"fr": "À la Gloire d'Odin", "en": "A Feast for Odin"},
    designers=("Uwe Rosenberg",),
    seats=(1, 2, 3, 4),  # ODI-1.1
    minutes=(30, 120),
    options={
        "length": Option(("long", "short"), "long"),
        "decks": Option(("abc", "a", "b", "c", "ab", "ac", "bc"), "abc"),
        "starting_occupation": Option(("drawn", "chosen"), "drawn", detail=True),
        "cards_179_181": Option(("rulebook", "printed"), "rulebook", detail=True),
    },
    revision=2,
    package=__name__.rpartition(".")[0],
    check_options=_chosen_only_alone,
)
