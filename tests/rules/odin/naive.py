"""The same rules written slowly, cell by cell, from the component files: what boards/grid.py and
phases/feast_table.py are compared with. Nothing of them is used here."""

from __future__ import annotations

import itertools
from importlib.resources import files

import yaml


def component(name):
    path = files("drakkar.games.odin") / "components" / f"{name}.yaml"
    return yaml.safe_load(path.read_text(encoding="utf-8"))


_GOODS = component("goods")
GOODS = {good["id"]: good for good in _GOODS["goods"]}
SPECIALS = {tile["id"]: tile for tile in _GOODS["special_tiles"]}
TOKENS = ("silver", "ore", "wood", "stone")
PIECE_NAMES = (*GOODS, *SPECIALS, *TOKENS)
BOARD_DATA = {
    board["id"]: board
    for board in (
        component("home_board")["home_board"],
        *component("exploration")["boards"],
        *component("buildings")["buildings"],
    )
}


def colour(piece):
    return "blue" if piece in SPECIALS else piece if piece in TOKENS else GOODS[piece]["colour"]


def drawing(piece):
    if piece in SPECIALS:
        return {
            (r, c)
            for r, row in enumerate(SPECIALS[piece]["mask"])
            for c, sign in enumerate(row)
            if sign == "#"
        }
    height, width = GOODS[piece]["size"] if piece in GOODS else (1, 1)
    return {(r, c) for r in range(height) for c in range(width)}


def moved_to_corner(cells):
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return frozenset((r - top, c - left) for r, c in cells)


def turned(piece, turn, flip=False):
    """The cells of a piece, mirrored left to right if asked, then turned clockwise."""
    cells = drawing(piece)
    if flip:
        cells = {(r, -c) for r, c in cells}
    for _ in range(turn):
        cells = {(c, -r) for r, c in cells}
    return moved_to_corner(cells)


def all_ways(piece):
    """All ways a piece may be turned."""
    flips = (False, True) if piece in SPECIALS else (False,)
    return {turned(piece, turn, flip) for turn in range(4) for flip in flips}


class Naive:
    """A board and what lies on it."""

    def __init__(self, name):
        self.data = BOARD_DATA[name]
        self.house = bool(self.data.get("house"))
        self.sign = {
            (r, c): sign
            for r, row in enumerate(self.data["grid"])
            for c, sign in enumerate(row)
            if sign != "_"
        }
        self.lies = {}  # cell -> (number of the piece laid, its colour)
        self.count = 0

    def put(self, piece, cells):
        self.count += 1
        for cell in cells:
            self.lies[cell] = self.count, colour(piece)

    def missing_for_income(self, at):
        """What is still uncovered to the left, below, or both."""
        return {
            (r, c)
            for (r, c), sign in self.sign.items()
            if r >= at[0] and c <= at[1] and (r, c) != at
            if sign in ".-$" and (r, c) not in self.lies
        }

    def refusal(self, batch, wood=False):
        """None, or the reason and the guilty cells. A batch is pairs of a piece and its cells."""
        kinds = {"orange", "red", "green", "blue", "silver"} if self.house else None
        kinds = kinds or {"green", "blue", "silver", "ore"}
        if wood and self.house:
            kinds.add("wood")
        for piece, _ in batch:
            if colour(piece) not in kinds:
                return "kind", set()
        for _, cells in batch:
            if off := {cell for cell in cells if cell not in self.sign}:
                return "outside", off
        for _, cells in batch:
            if never := {cell for cell in cells if self.sign[cell] in "X!"}:
                return "uncoverable", never
        after = Naive(self.data["id"])
        after.lies, after.count = dict(self.lies), self.count
        for piece, cells in batch:
            if both := set(cells) & set(after.lies):
                return "overlap", both
            after.put(piece, cells)
        for number in range(self.count + 1, after.count + 1):
            if guilty := after._contacts(number):
                return "contact", guilty
        new = set(after.lies) - set(self.lies)
        missing = set()
        for cell in new:
            if self.sign[cell] == "$":
                missing |= after.missing_for_income(cell)
        return ("income", missing) if missing else None

    def _contacts(self, number):
        apart = ("orange", "red") if self.house else ("green",)
        guilty = set()
        for (r, c), (mine, hue) in self.lies.items():
            for other in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                theirs, same = self.lies.get(other, (mine, hue))
                if mine == number and theirs < number and hue == same and hue in apart:
                    guilty |= {(r, c), other}
        return guilty

    def income(self):
        total = 0
        for track in self.data.get("income_tracks", ()):
            for value in track["values"]:
                if value["at"] is None or tuple(value["at"]) not in self.lies:
                    total += value["value"]
                    break
        return total

    def bonuses(self):
        names = []
        for bonus in self.data["bonuses"]:
            at = bonus["row"], bonus["col"]
            around = itertools.product((-1, 0, 1), repeat=2)
            ring = [(at[0] + r, at[1] + c) for r, c in around if (r, c) != (0, 0)]
            open_ring = [
                cell for cell in ring if self.sign.get(cell, "_") in ".-$" and cell not in self.lies
            ]
            if at not in self.lies and not open_ring:
                names.append(bonus["id"])
        return names

    def minus(self):
        return sum(sign == "-" and cell not in self.lies for cell, sign in self.sign.items())


# ---- the banquet table ----------------------------------------------------------------------


def food_type(good):
    return GOODS[good].get("animal", good)


def table_legal(table, free, peas=1):
    """A table as pairs of a good, "silver" or "gap" and the number of cells covered."""
    if sum(cells for _, cells in table) > free:
        return False
    long: dict[str, int] = {}
    for name, cells in table:
        if name in ("silver", "gap"):
            if cells != 1:
                return False
            continue
        if "feast" not in GOODS[name]:
            return False
        sides = GOODS[name]["feast"]
        if cells not in (sides["h"], sides["v"]):
            return False
        if cells != sides["v"]:
            long[food_type(name)] = long.get(food_type(name), 0) + 1
    if any(count > (peas if kind == "peas" else 1) for kind, count in long.items()):
        return False
    hues = [GOODS[name]["colour"] if name in GOODS else None for name, _ in table]
    return not any(a == b is not None for a, b in itertools.pairwise(hues))


def all_tables(goods, silver, free, laid=(), peas=1):
    """Every table that begins with what is laid and leaves no cell unsaid."""
    used = sum(cells for _, cells in laid)
    if used == free:
        yield laid
        return
    for name in (*goods, "silver", "gap"):
        if name == "gap":
            rest, coins, sides = goods, silver, {1}
        elif name == "silver":
            rest, coins, sides = goods, silver - 1, {1}
        else:
            rest = {**goods, name: goods[name] - 1}
            coins, sides = silver, set(GOODS[name]["feast"].values())
            if rest[name] < 0:
                continue
        if coins < 0:
            continue
        for cells in sides:
            table = (*laid, (name, cells))
            if table_legal(table, free, peas):
                yield from all_tables(rest, coins, free, table, peas)
