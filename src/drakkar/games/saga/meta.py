"""What the lobby knows of Saga des Vikings."""

from __future__ import annotations

from collections.abc import Mapping

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game, Option

LETTERS = ("a", "b", "c")
GREEN, DEPTHS, ICE = ("i", "ii", "iii"), ("iv", "v", "vi"), ("vii", "viii", "ix")
HIGH_SEA, UNKNOWN_SEA = ("s-a", "s-b", "s-c"), ("s-d", "s-e", "s-f")


def _cards(realms: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{realm}-{letter}" for realm in realms for letter in LETTERS)


LAND = _cards(GREEN + DEPTHS + ICE)
PLANNED = (
    _cards(GREEN),
    HIGH_SEA,
    _cards(DEPTHS),
    _cards(DEPTHS),
    _cards(ICE),
    _cards(ICE),
    UNKNOWN_SEA,
)
"""What the recommended plan allows in rounds 1 to 7."""
ROUNDS = tuple(f"round_{number}" for number in range(1, 8))
LOGS = (
    "introductory",
    "route_de_l_or",
    "appel_des_dieux",
    "voyage_le_plus_long",
    "chemins_de_la_gloire",
    "compagnons_de_voyage",
    "chemin_de_la_souffrance",
)


def realm(adventure: str) -> str:
    return adventure.partition("-")[0]


def _options_fit(players: int, options: Mapping[str, str]) -> None:
    first = options["first_player"]
    if first != "random" and int(first) > players:
        known = ", ".join(["random", *(str(n + 1) for n in range(players))])
        raise DrakkarError("error-option-value", option="first_player", value=first, known=known)
    if options["voyage"] == "tutorial" and options["markers"] != "dealt":
        _refuse("markers", options["markers"], "dealt")
    for number, name in enumerate(ROUNDS):
        chosen = options[name]
        if chosen == "random":
            continue
        if options["voyage"] not in ("own", "free"):
            _refuse(name, chosen, "random")
        others = {options[other] for other in ROUNDS if other != name}
        if chosen in others:
            _refuse(
                name,
                chosen,
                ", ".join(o for o in (*LAND, *HIGH_SEA, *UNKNOWN_SEA) if o not in others),
            )
        if options["voyage"] == "own":
            allowed = PLANNED[number]
            twin = options[ROUNDS[{2: 3, 3: 2, 4: 5, 5: 4}.get(number, number)]]
            if twin not in ("random", chosen):
                allowed = tuple(one for one in allowed if realm(one) == realm(twin))
            if chosen not in allowed:
                _refuse(name, chosen, ", ".join(allowed))


def _refuse(option: str, value: str, known: str) -> None:
    raise DrakkarError("error-option-value", option=option, value=value, known=known)


GAME = Game(
    slug="saga",
    title={"fr": "Saga des Vikings", "en": "Vikings Saga"},
    designers=("Christian Fiore", "Knut Happel"),
    seats=(2, 3, 4),
    minutes=(60, 120),
    options={
        "voyage": Option((*LOGS, "own", "free", "tutorial"), "introductory"),
        "markers": Option(("dealt", "pool"), "dealt"),
        "first_player": Option(("random", "1", "2", "3", "4"), "random", detail=True),
        **{
            name: Option(("random", *LAND, *HIGH_SEA, *UNKNOWN_SEA), "random", detail=True)
            for name in ROUNDS
        },
    },
    package=__name__.rpartition(".")[0],
    check_options=_options_fit,
)
