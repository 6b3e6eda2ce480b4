"""What the lobby knows of Saga des Vikings."""

from __future__ import annotations

from collections.abc import Mapping

from drakkar.kernel.game import Closed, Game, Option

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
GROUPS = ("green", "high_sea", "depths", "depths", "ice", "ice", "unknown_sea")
"""The same as the box names it."""
ROUNDS = tuple(f"round_{number}" for number in range(1, 8))
LOGS = {
    "introductory": "i-c s-a iv-a iv-b vii-a vii-b s-f",
    "route_de_l_or": "ii-b s-b v-b v-c viii-a viii-b s-d",
    "appel_des_dieux": "iii-c s-a iv-a iv-c vii-a vii-c s-d",
    "voyage_le_plus_long": "iii-a s-b v-a v-b vii-b vii-c s-e",
    "chemins_de_la_gloire": "ii-a s-c iv-b iv-c ix-c ix-b s-d",
    "compagnons_de_voyage": "ii-c s-a vi-b vi-c viii-b viii-c s-e",
    "chemin_de_la_souffrance": "iii-b s-c vi-a vi-c ix-a ix-b s-f",
}
"""For the covers in the lobby, which reads no box; the box has the same, with its sources."""


_TWINS = {"round_4": "round_3", "round_6": "round_5"}


def realm(adventure: str) -> str:
    return adventure.partition("-")[0]


def _options_fit(players: int, options: Mapping[str, str]) -> None:
    """SAG-18.1, 19.1 to 19.3, 19.5, 20.2: what goes with a voyage; of two rounds that do not go
    together the later one is to blame."""
    before: dict[str, int] = {}
    for number, name in enumerate(ROUNDS, 1):
        adventure = options[name]
        if adventure == "random":
            continue
        if options["voyage"] not in ("own", "free"):
            raise Closed(name, "voyage", voyage=options["voyage"])
        if adventure in before:
            raise Closed(name, "twice", other=before[adventure])
        if options["voyage"] == "own":
            _follows_plan(name, number, options)
        before[adventure] = number
    if options["voyage"] == "tutorial" and options["markers"] != "dealt":
        raise Closed("markers", "tutorial")
    first = options["first_player"]
    if first != "random" and int(first) > players:
        raise Closed("first_player", "seats", players=players)


def _follows_plan(name: str, number: int, options: Mapping[str, str]) -> None:
    """SAG-19.1, 19.2."""
    if options[name] not in PLANNED[number - 1]:
        raise Closed(name, "plan", group=GROUPS[number - 1].replace("_", "-"))
    twin = options[_TWINS[name]] if name in _TWINS else "random"
    if twin != "random" and realm(twin) != realm(options[name]):
        raise Closed(name, "realm", number=number, other=number - 1, realm=realm(twin))


GAME = Game(
    slug="saga",
    title={"fr": "Saga des Vikings", "en": "Vikings Saga"},
    designers=("Christian Fiore", "Knut Happel"),
    seats=(2, 3, 4),  # SAG-1.1
    minutes=(60, 120),
    options={
        "voyage": Option(
            (*LOGS, "own", "free", "tutorial"),
            "introductory",
            parts={log: tuple(adventures.split()) for log, adventures in LOGS.items()},
        ),
        **{
            name: Option(("random", *LAND, *HIGH_SEA, *UNKNOWN_SEA), "random", detail=True)
            for name in ROUNDS
        },
        "markers": Option(("dealt", "pool"), "dealt"),
        "first_player": Option(("random", "1", "2", "3", "4"), "random", detail=True),
    },
    package=__name__.rpartition(".")[0],
    revision=2,
    check_options=_options_fit,
)
