"""Every value of a box matters: a program that changes them one by one and looks who notices.

``python -m tests.kernel.component_fields shipwrights`` loads the game once for every field of its
component files, each time with another value in it, and says what no player would notice. A
change is *seen* if a view, a list of moves or a score of the games in ``PLAYED`` differs, *refused*
if loading says why not; else nobody reads the field, and a correction of it would be a lie.

Fields are those of the files' shapes, whatever thing of a list they belong to. Of amounts by name
(``{wood: 2, gold: 1}``), to which a correction may add others, one is changed or added, in the next
place another one. Lists that a correction replaces as a whole become longer and shorter.
``--all`` changes every value of every thing and adds every amount: many minutes.
``--share 4`` tries every fourth field: that is what the tests do.
Further words choose the fields that hold one of them. What is said about values rather than with
them (``source``, ``note``) is left alone, and so are ids: they are names.

The game is loaded in a fork of this process, which has all but the game in memory: a new program
for each value would take minutes.
"""

from __future__ import annotations

import argparse
import hashlib
import inspect
import json
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.resources import files
from itertools import islice, zip_longest
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Any, NamedTuple

import msgspec
import pytest

import drakkar
from drakkar.kernel import components
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game
from drakkar.kernel.state import Seen
from drakkar.kernel.table import Table

Way = tuple[Any, ...]

_NEMESES = {f"nemesis_{number}": "yes" for number in range(1, 5)}
_VOYAGES = drakkar.GAMES["saga"].options["voyage"].choices
PLAYED: dict[str, list[tuple[int, dict[str, str], int]]] = {
    # players, options, number of games: they show between them everything in the box
    "vikings": [
        (3, {}, 2),
        (4, {"rules": "advanced_without_auction"}, 4),
        *((players, {"rules": "advanced"}, 10) for players in (2, 3, 4)),
    ],
    "shipwrights": [(1, {}, 1), (1, _NEMESES, 1), (2, {}, 1), (5, {}, 14)],
    "tinyepic": [(1, {}, 30), (2, {}, 20), (3, {"three_player_face": "small"}, 10), (4, {}, 20)],
    "saga": [(2 + n % 3, {"voyage": voyage}, 6) for n, voyage in enumerate(_VOYAGES)],
    "odin": [(players, {}, 4) for players in (1, 2, 3, 4)],
}

_AT_SETUP = {
    slug: sum(2 * (players + 1) for players, _, _ in played) for slug, played in PLAYED.items()
}
"""So much is seen before anybody plays."""


def _vikings() -> Iterator[Any]:
    from tests.rules.vikings.position import Coast, earned
    from tests.rules.vikings.test_bonus_tiles import ALL, FULL, final

    tiles = dict.fromkeys(FULL, "LCCCCR") | {"scout": "LC.CCR"}
    for building in ("farmstead", "church", "longhouse", "tower"):  # nine Vikings on and around it
        coast = Coast(tiles=tiles, vikings=ALL, monuments={building: ("scout", 3)})
        yield earned(final(coast), "buildings")
    kept = ["food_surplus_3", "gold_exchange_3"]
    coast = Coast({"fisherman": "L"}, {"fisherman": [1]}, bonuses=kept, gold=60)  # he feeds five
    yield final(coast).result().scores


def _shipwrights() -> Iterator[Any]:
    from drakkar.games.shipwrights.actions import Act
    from drakkar.games.shipwrights.box import RAID_NAMES, ROUND_NAMES
    from tests.rules.shipwrights.position import Village, at

    hand = ["jarl_01", "jarl_02"]
    for strength in (4, 8, 12, 18):  # a raid with fewer and fewer workers
        for workers in range(4):
            village = Village(hand, raids=RAID_NAMES, worker=workers, tracks=(strength, 0, 0))
            table = at(village, asks=Act(0))
            yield table.moves()
    yield table.view(None)["table"]
    for card in ROUND_NAMES:
        yield at(Village(hand), asks=Act(0), card=card).view(None)["table"]


def _tinyepic() -> Iterator[Any]:
    from tests.rules.tinyepic.position import Clan
    from tests.rules.tinyepic.test_harvest import harvest
    from tests.rules.tinyepic.test_solo_battles import starts

    yield harvest(2, Clan(temples=["in_n"])).moves()
    yield starts("in_n.edge").moves()


def _saga() -> Iterator[Any]:
    from tests.rules.saga import test_sixteen_gods as gods

    yield _passes(gods.test_heimdall_sends_up_to_three_cards_that_are_not_replaced)
    yield _passes(gods.test_gullveig_doubles_vp_of_any_source_into_gold)


def _passes(test: Callable[[], None]) -> bool:
    try:
        test()
    except (Exception, pytest.fail.Exception):
        return False
    return True


def _tests_of_odin(file: str, path: Way, data: Any) -> Iterator[Callable[[], None]]:
    """Tests that the change of a value should fail: those of the occupation, or of the file."""
    folder = Path(__file__).parent.parent / "rules" / "odin"
    of_cards = sorted(place.stem for place in folder.glob("test_cards_*.py"))
    if file != "occupations":
        for name in (*(f"test_{name}" for name in ODIN_TESTS[file]), *of_cards):
            yield from cases(import_module(f"tests.rules.odin.{name}"))
        return
    card = data["occupations"][path[1]]
    modules = [
        import_module(f"tests.rules.odin.{name}")
        for name in of_cards
        if int(name[11:14]) <= card["number"] <= int(name[15:])
    ]
    words = {card["number"], card["id"]}
    for module in (*modules, import_module("tests.rules.odin.test_language")):
        yield from cases(module, words)
    for module in modules:
        yield from cases(module)


ODIN_TESTS = {
    "action_board": (
        *("action_board", "actions", "dice", "trade", "effects", "imitation", "emigration"),
        *("exploration", "anytime", "knarr", "occupations", "refusals", "houses"),
    ),
    "buildings": ("houses", "actions", "final", "round_end", "setup"),
    "coins": (),
    "exploration": ("exploration", "geometry", "income", "round_end", "round_start", "final"),
    "goods": ("goods", "trade", "geometry", "feast", "feast_table", "dice", "knarr", "final"),
    "home_board": ("setup", "income", "round_start", "feast", "final", "solo", "round_end"),
    "mountain_strips": ("setup", "actions", "round_end", "effects"),
    "occupation_terms": (),
    "ships": ("anytime", "actions", "emigration", "dice", "final"),
    "weapons": ("weapons", "setup"),
}
TESTS: dict[str, Callable[[str, Way, Any], Iterator[Callable[[], None]]]] = {"odin": _tests_of_odin}
"""A game whose values mostly speak in rare positions: its tests know them."""


def cases(module: ModuleType, words: set[Any] | None = None) -> Iterator[Callable[[], None]]:
    """The tests of a module without pytest, with all their parameters; only those that hold one of
    the words in their name, in their code or in their parameters."""
    for name, test in list(vars(module).items()):
        if not name.startswith("test_"):
            continue
        for row in _rows(test):
            if set(row) != set(inspect.signature(test).parameters):
                continue  # it wants a fixture
            held = {*name.split("_"), *_inside(row), *_inside(test.__code__.co_consts)}
            if words is None or held & {*words, *map(str, words)}:
                yield partial(test, **row)


def _rows(test: Any) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = [{}]
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize":
            names, listed = mark.args[:2]
            keys = names.replace(" ", "").split(",") if isinstance(names, str) else list(names)
            values = [getattr(one, "values", one if len(keys) > 1 else (one,)) for one in listed]
            rows = [row | dict(zip(keys, one, strict=True)) for row in rows for one in values]
    return rows


def _inside(data: Any) -> Iterator[Any]:
    """The numbers and words in nested data."""
    if isinstance(data, dict):
        data = (*data, *data.values())
    if isinstance(data, tuple | list | set | frozenset):
        for one in data:
            yield from _inside(one)
    elif isinstance(data, str):
        yield from data.split()
    elif isinstance(data, int):
        yield data
    elif isinstance(data, CodeType):
        yield from _inside(data.co_consts)


ALIKE = {
    # at least 1 Viking placed: on the space there are 2, and without any none can come back
    ("odin", "occupations", ("occupations", 129, "parts", 0, "trigger", "vikings")),
}
"""Values that are read, and their neighbours come to the same."""


# positions that random games do not reach, from the tests of the rules
POSITIONS: dict[str, Callable[[], Iterator[Any]]] = {
    "vikings": _vikings,
    "shipwrights": _shipwrights,
    "tinyepic": _tinyepic,
    "saga": _saga,
}


# ---- what a player can see -------------------------------------------------------------------


def observe(game: Game) -> Iterator[str]:
    """All that the players of some games see, bit by bit: most is seen at the set-up, and at the
    end of games what was not."""
    played = PLAYED[game.slug]
    for players, options, _ in played:
        table = Table(game, players, options, 0)
        for seat in (None, *range(players)):
            yield from _look(table, seat)
    if game.slug in POSITIONS:
        yield from (_digest(seen) for seen in POSITIONS[game.slug]())
    for players, options, number in played:
        for seed in range(number):
            table, rng = Table(game, players, options, seed), Random(seed)
            while not table.over:
                seat = rng.choice(table.deciders)
                moves = table.moves(seat)
                yield _digest(moves)
                table.play(rng.choice(moves), seat)
            yield from _look(table, None)
            yield _digest(table.view(None)["result"])


def _look(table: Table, seat: int | None) -> Iterator[str]:
    yield _digest(table.game.rules.present(Seen(table.state, seat)))
    yield _digest(table.standing())


def _digest(data: Any) -> str:
    return hashlib.md5(json.dumps(data, sort_keys=True).encode()).hexdigest()


# ---- the fields of a box ---------------------------------------------------------------------


class Value(NamedTuple):
    """A value of a file: the way to it, the field it belongs to, and what it is."""

    path: Way
    field: Way
    value: Any


def values(data: Any, kinds: list[Any], path: Way = (), field: Way = ()) -> Iterator[Value]:
    """Every value of a file of these kinds. In ``field`` things and places in lists are ``*``."""
    kinds = list(components.flat(kinds))
    structs = [kind for kind in kinds if isinstance(kind, msgspec.inspect.StructType)]
    if isinstance(data, dict):
        amounts = next((one for one in structs if _is_amounts(one)), None)
        if amounts is not None:
            for one in amounts.fields:
                name = one.encode_name
                yield Value((*path, name), (*field, "*"), data.get(name, 0))
            return
        inner = [kind.value_type for kind in kinds if isinstance(kind, msgspec.inspect.DictType)]
        for key, value in data.items():
            if key in components._ABOUT or str(key).endswith("_source") or key == "id":
                continue
            types = [f.type for one in structs for f in one.fields if f.encode_name == str(key)]
            name = "*" if inner and not types else key
            yield from values(value, types or inner, (*path, key), (*field, name))
    elif isinstance(data, list):
        inner = [t for kind in kinds for t in (getattr(kind, "item_types", ()))]
        inner += [kind.item_type for kind in kinds if hasattr(kind, "item_type")]
        for number, value in enumerate(data):
            yield from values(value, inner, (*path, number), (*field, "*"))
    else:
        yield Value(path, field, data)


def lists(data: Any, path: Way = (), field: Way = ()) -> Iterator[Value]:
    """Every list that a correction replaces as a whole: of things without ids."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in components._ABOUT and not str(key).endswith("_source"):
                yield from lists(value, (*path, key), (*field, key))
    elif isinstance(data, list):
        if data and not components._has_ids(data):
            yield Value(path, field, data)
        for number, value in enumerate(data):
            yield from lists(value, (*path, number), (*field, "*"))


def _is_amounts(kind: msgspec.inspect.StructType) -> bool:
    """Numbers by name, none of them needed: a correction may name others."""
    plain = [next(components.flat([one.type])) for one in kind.fields]
    return all(isinstance(one, msgspec.inspect.IntType) for one in plain) and not any(
        one.required for one in kind.fields
    )


def others(value: Any, alike: list[Any]) -> list[Any]:
    """Values like this one and not the same: for a word other words of the same field, the next if
    nobody sees the first (two moments may be alike), for a number one more, and one less if nobody
    sees that (what is the most may never be reached)."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int | float):
        return [value + 1, value - 1] if value > 0 else [value + 1]
    kinds = {type(one) for one in alike} - {type(None)} if value is None else {type(value)}
    words = [one for one in dict.fromkeys(alike) if one != value and type(one) in kinds]
    return words[:3] or [f"{value}x" if isinstance(value, str) else 1]


def changed(data: Any, path: Way, value: Any) -> Any:
    """A copy of the data with another value there."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(data, dict):
        return {**data, step: changed(data.get(step), rest, value)}
    return [*data[:step], changed(data[step], rest, value), *data[step + 1 :]]


# ---- one trial -------------------------------------------------------------------------------


def _compile(package: str) -> None:
    """Keep the code of the game in memory: most of the time of loading it goes into compiling."""
    codes: dict[str, Any] = {}
    get_code = SourceFileLoader.get_code
    for path in sorted(Path(str(files(package))).rglob("*.py")):
        loader = SourceFileLoader(path.stem, str(path))
        codes[str(path)] = get_code(loader, path.stem)

    def known(self: SourceFileLoader, name: str) -> Any:
        return codes.get(self.path) or get_code(self, name)

    SourceFileLoader.get_code = known  # type: ignore[method-assign,assignment]


class Box:
    """The files of a game, read once; a fork loads the game with one of them changed."""

    def __init__(self, slug: str) -> None:
        self.game = drakkar.GAMES[slug]
        _compile(self.game.package)
        folder = files(self.game.package).joinpath("components")
        names = sorted(one.name for one in folder.iterdir() if one.name.endswith(".yaml"))
        self.data = {
            name.removesuffix(".yaml"): components.document(
                self.game.package, name.removesuffix(".yaml")
            )[0]
            for name in names
        }
        base = self.fork(None)
        self.base: list[str] = base["seen"]
        self.values = {
            file: [Value(tuple(path), tuple(field), value) for path, field, value in listed]
            for file, listed in base["values"].items()
        }

    def fork(self, change: tuple[str, Way, Any] | None) -> dict[str, Any]:
        """What comes of loading the game with this change; without one, all there is to see."""
        reading, writing = os.pipe()
        child = os.fork()
        if child:
            os.close(writing)
            with os.fdopen(reading) as pipe:
                answer = pipe.read()
            os.waitpid(child, 0)
            return dict(json.loads(answer))
        with os.fdopen(writing, "w") as pipe:
            try:
                pipe.write(json.dumps(self._trial(change) if change else self._plain()))
            except BaseException:  # a child never goes on as its parent
                pipe.write(json.dumps({"crash": traceback.format_exc(limit=-3)}))
        os._exit(0)

    def _plain(self) -> dict[str, Any]:
        listed: dict[str, list[Value]] = {}
        load = components.load

        def listing(package: str, name: str, shape: type[Any]) -> Any:
            kinds = [msgspec.inspect.type_info(shape)]
            found = list(values(self.data[name], kinds))
            listed[name] = max(found, listed.get(name, []), key=len)
            return load(package, name, shape)

        components.load = listing
        seen = list(observe(replace(self.game)))
        unread = {file: list(values(self.data[file], [])) for file in self.data}
        return {"seen": seen, "values": unread | listed}

    def _trial(self, change: tuple[str, Way, Any]) -> dict[str, Any]:
        file, path, value = change
        data = {**self.data, file: changed(self.data[file], path, value)}
        components.document = lambda package, name: (data[name], f"{name}.yaml")
        game = replace(self.game)  # a new one has not loaded its rules
        try:
            game.rules  # noqa: B018
        except DrakkarError as error:
            return {"refused": str(error)}
        drakkar.GAMES[game.slug].__dict__["rules"] = game.rules  # for tests of the rules
        seen = zip_longest(observe(game), self.base)
        tested = TESTS.get(game.slug)
        if tested and (
            any(now != before for now, before in islice(seen, _AT_SETUP[game.slug]))
            or not all(map(_passes, tested(file, path, data[file])))
        ):
            return {"seen": True}
        return {"seen" if any(now != before for now, before in seen) else "unseen": True}


def trials(box: Box, everything: bool) -> Iterator[tuple[str, Way, list[Any]]]:
    """The values to change, and into what: of each field one, or all of them."""
    amounts = 0
    for file, found in box.values.items():
        by_field: dict[Way, list[Value]] = {}
        for one in found:
            by_field.setdefault(one.field, []).append(one)
        for field, alike in by_field.items():
            chosen = alike
            if not everything:
                names = list(dict.fromkeys(one.path[-1] for one in alike))
                if field[-1] == "*" and isinstance(names[0], str):
                    wanted = names[amounts % len(names)]
                    amounts += 1
                    chosen = [one for one in alike if one.path[-1] == wanted]
                chosen = chosen[:1]
            for one in chosen:
                yield file, one.path, others(one.value, [other.value for other in alike])
        by_field = {}
        for whole in lists(box.data[file]):
            by_field.setdefault(whole.field, []).append(whole)
        for alike in by_field.values():
            for whole in alike if everything else alike[:1]:
                if (box.game.slug, file) != ("odin", "occupations"):
                    # of a card that reaches further its tests know nothing
                    yield file, whole.path, [longer(whole.value, [other.value for other in alike])]
                yield file, whole.path, [whole.value[:-1]]


def longer(value: list[Any], alike: list[list[Any]]) -> list[Any]:
    """With a word more that such lists hold elsewhere; else with the last entry twice."""
    words = [word for listed in alike for word in listed if isinstance(word, str)]
    return [*value, next((word for word in words if word not in value), value[-1])]


def main(slug: str, everything: bool, share: int, about: list[str]) -> dict[str, Any]:
    box = Box(slug)
    summary: dict[str, Any] = {"tried": 0, "refused": 0, "unread": [], "crashed": []}
    for file, path, new_values in islice(trials(box, everything), 0, None, share):
        where = f"{file}: {'.'.join(str(step) for step in path)} = {new_values[0]}"
        if about and not any(word in where for word in about):
            continue
        for value in new_values:
            outcome = box.fork((file, path, value))
            if "unseen" not in outcome or (slug, file, path) in ALIKE:
                break
        summary["tried"] += 1
        summary["refused"] += "refused" in outcome
        if "crash" in outcome:
            summary["crashed"].append(f"{where}\n{outcome['crash']}")
        elif "unseen" in outcome and (slug, file, path) not in ALIKE:
            summary["unread"].append(where)
    return summary


if __name__ == "__main__":
    os.environ.pop("DRAKKAR_COMPONENTS", None)
    sys.path.insert(0, str(Path.cwd()))
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("slug")
    parser.add_argument("about", nargs="*", help="only fields that hold one of these words")
    parser.add_argument("--all", action="store_true", help="every value, not one of each field")
    parser.add_argument("--share", type=int, default=1, help="only every so-manieth of them")
    asked = parser.parse_args()
    print(json.dumps(main(asked.slug, asked.all, asked.share, asked.about), indent=1))
