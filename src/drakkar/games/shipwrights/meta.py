"""What the lobby knows of Shipwrights of the North Sea: Redux."""

from __future__ import annotations

from collections.abc import Mapping

from drakkar.kernel.game import Closed, Game, Option

NEMESES = ("nemesis_1", "nemesis_2", "nemesis_3", "nemesis_4")


def _nemesis_only_alone(players: int, options: Mapping[str, str]) -> None:
    """SHI-21.11: any of the four, in a solo game."""
    for name in NEMESES:
        if players > 1 and options[name] != "no":
            raise Closed(name, "seats", players=players)


GAME = Game(
    slug="shipwrights",
    title={
        "fr": "Charpentiers de la Mer du Nord\u00a0: Seconde Vague",
        "en": "Shipwrights of the North Sea: Redux",
    },
    designers=("Shem Phillips",),
    seats=(1, 2, 3, 4, 5),  # SHI-1.1
    minutes=(60, 90),
    options={name: Option(("no", "yes"), "no") for name in NEMESES},
    package=__name__.rpartition(".")[0],
    revision=2,
    check_options=_nemesis_only_alone,
)
