"""The Ocean of Tiny Epic Vikings as a map: both faces, drawn by hand for 80 columns.

An island is a frame in its holder's colour with its name, its rune and who holds it, and below them
everybody's settlers and temples; who counts how much there stands in the frame, the strongest
first. Its docks are set into the frame where the compass says, ferries run from dock to dock, and
the waters between them have their names. Whatever a move can name has its number there.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any

from rich.text import Text

from drakkar.terminal.boards import Look
from drakkar.terminal.boards.tinyepic_moves import RUNE_STYLES

WIDTH = 80
FRAME = 17
"""How wide an island is, frame included."""
LAND, SEA, TARGET = "color(179)", "color(67)", "bold cyan"
CLAN_STYLES = ("bold red", "bold bright_blue", "bold yellow", "bold green")
ENEMY_STYLE = "bold magenta"
_TOKEN = 6
"""The widest sign of a dock."""

Place = tuple[int, int]
Span = tuple[int, int, int]
"""A line, and the first and the last column of it that belong to a fjord."""


@dataclass(frozen=True)
class Chart:
    """Where everything of a face is drawn: columns and lines count from 0."""

    height: int
    islands: dict[str, Place]
    """The upper left corner of the frame."""
    sides: dict[str, Place]
    """Docks in the left or right side of a frame."""
    edges: dict[str, Place]
    """Docks in the upper or lower side, by their middle."""
    fjords: dict[str, tuple[Span, ...]]
    """A line for the name and the ships, or one for each."""
    ferries: tuple[tuple[str, Place], ...]
    """Strokes of ferries."""


def _across(y: int, first: int, last: int) -> tuple[str, Place]:
    return "─" * (last - first + 1), (first, y)


_SMALL = Chart(
    height=17,
    islands={
        "out_nw": (5, 1), "in_n": (32, 1), "out_ne": (59, 1),
        "in_sw": (18, 7), "in_se": (46, 7), "out_s": (32, 13),
    },
    sides={
        "out_nw.in_n": (21, 2), "in_n.out_nw": (32, 2),
        "in_n.out_ne": (48, 2), "out_ne.in_n": (59, 2),
        "in_sw.edge": (18, 8), "in_sw.in_se": (34, 8),
        "in_se.in_sw": (46, 8), "in_se.edge": (62, 8),
    },
    edges={
        "in_n.edge": (40, 1),
        "out_nw.in_sw": (17, 4), "in_sw.out_nw": (21, 7),
        "in_n.in_sw": (36, 4), "in_sw.in_n": (31, 7),
        "in_n.in_se": (44, 4), "in_se.in_n": (49, 7),
        "out_ne.in_se": (63, 4), "in_se.out_ne": (59, 7),
        "in_sw.out_s": (31, 10), "out_s.in_sw": (36, 13),
        "in_se.out_s": (49, 10), "out_s.in_se": (44, 13),
    },
    fjords={
        "rim_north_west": ((0, 6, 38),), "rim_north_east": ((0, 42, 74),),
        "mid_nw": ((5, 20, 33), (6, 22, 31)), "mid_ne": ((5, 47, 60), (6, 49, 58)),
        "whale": ((6, 35, 45), (7, 35, 45)),
        "mid_s": ((10, 35, 45), (11, 34, 46)),
        "rim_west": ((6, 0, 16),), "rim_east": ((6, 64, 79),),
        "rim_south_west": ((12, 2, 30),), "rim_south_east": ((12, 50, 78),),
    },
    ferries=(
        ("│", (40, 0)),
        _across(2, 22, 31), _across(2, 49, 58),
        _across(8, 0, 17), _across(8, 35, 45), _across(8, 63, 79),
        ("╲", (18, 5)), ("╲", (20, 6)),
        ("╱", (35, 5)), ("╱", (33, 6)),
        ("╲", (45, 5)), ("╲", (47, 6)),
        ("╱", (62, 5)), ("╱", (60, 6)),
        ("╲", (32, 11)), ("╲", (34, 12)),
        ("╱", (48, 11)), ("╱", (46, 12)),
    ),
)  # fmt: skip

_LARGE = Chart(
    height=16,
    islands={
        "g_nw": (5, 1), "g_n": (32, 1), "g_ne": (59, 1),
        "g_w": (5, 6), "g_c": (32, 6), "g_e": (59, 6),
        "g_sw": (5, 11), "g_s": (32, 11), "g_se": (59, 11),
    },
    sides={
        "g_nw.g_n": (21, 2), "g_n.g_nw": (32, 2), "g_n.g_ne": (48, 2), "g_ne.g_n": (59, 2),
        "g_w.edge": (5, 7), "g_w.g_c": (21, 7), "g_c.g_w": (32, 7),
        "g_c.g_e": (48, 7), "g_e.g_c": (59, 7), "g_e.edge": (75, 7),
        "g_sw.g_s": (21, 12), "g_s.g_sw": (32, 12), "g_s.g_se": (48, 12), "g_se.g_s": (59, 12),
    },
    edges={
        "g_nw.edge": (5, 1), "g_n.edge": (40, 1), "g_ne.edge": (75, 1),
        "g_nw.g_w": (13, 4), "g_n.g_c": (40, 4), "g_ne.g_e": (67, 4),
        "g_w.g_nw": (13, 6), "g_c.g_n": (40, 6), "g_e.g_ne": (67, 6),
        "g_w.g_sw": (13, 9), "g_c.g_s": (40, 9), "g_e.g_se": (67, 9),
        "g_sw.g_w": (13, 11), "g_s.g_c": (40, 11), "g_se.g_e": (67, 11),
        "g_sw.edge": (5, 14), "g_s.edge": (40, 14), "g_se.edge": (75, 14),
    },
    fjords={
        "rim_n_nw": ((0, 8, 38),), "rim_n_ne": ((0, 42, 72),),
        "rim_w_nw": ((5, 0, 11),), "bay_nw": ((5, 15, 38),),
        "bay_ne": ((5, 42, 65),), "rim_e_ne": ((5, 69, 79),),
        "rim_w_sw": ((10, 0, 11),), "bay_sw": ((10, 15, 38),),
        "bay_se": ((10, 42, 65),), "rim_e_se": ((10, 69, 79),),
        "rim_s_sw": ((15, 8, 38),), "rim_s_se": ((15, 42, 72),),
    },
    ferries=(
        ("╲", (3, 0)), ("│", (40, 0)), ("╱", (77, 0)),
        _across(2, 22, 31), _across(2, 49, 58),
        ("│", (13, 5)), ("│", (40, 5)), ("│", (67, 5)),
        _across(7, 0, 4), _across(7, 22, 31), _across(7, 49, 58), _across(7, 76, 79),
        ("│", (13, 10)), ("│", (40, 10)), ("│", (67, 10)),
        _across(12, 22, 31), _across(12, 49, 58),
        ("╱", (3, 15)), ("│", (40, 15)), ("╲", (77, 15)),
    ),
)  # fmt: skip

CHARTS = {"small": _SMALL, "large": _LARGE}


# ---- clans -----------------------------------------------------------------------------------


def letter(look: Look, clan: Any) -> str:
    """A to D for the seats, X for the enemy."""
    number = _number(look, clan)
    return "ABCD"[number] if number < look.view["players"] else "X"


def clan_style(look: Look, clan: Any) -> str:
    number = _number(look, clan)
    return CLAN_STYLES[number] if number < look.view["players"] else ENEMY_STYLE


def _number(look: Look, clan: Any) -> int:
    players: int = look.view["players"]
    return players if clan == "enemy" else int(clan)


# ---- drawing ---------------------------------------------------------------------------------


class _Canvas:
    def __init__(self, height: int) -> None:
        self.cells = [[(" ", "")] * WIDTH for _ in range(height)]

    def put(self, x: int, y: int, text: Text | str, style: str = "") -> None:
        drawn = Text(text, style=style) if isinstance(text, str) else text
        for at, (sign, look) in enumerate(_signs(drawn)):
            if 0 <= x + at < WIDTH:
                self.cells[y][x + at] = (sign, look)

    def lines(self) -> list[Text]:
        lines = []
        for row in self.cells:
            line = Text()
            for style, run in groupby(row, key=itemgetter(1)):
                line.append("".join(sign for sign, _ in run), style=style)
            lines.append(line)
        return lines


def _signs(text: Text) -> list[tuple[str, str]]:
    """Every character with its style."""
    styles = [str(text.style)] * len(text.plain)
    for span in text.spans:
        for at in range(span.start, min(span.end, len(styles))):
            styles[at] = str(span.style)
    return list(zip(text.plain, styles, strict=True))


def draw_map(look: Look, marks: dict[str, str]) -> list[Text]:
    """The map; ``marks``: the numbers to type, by the id of island, dock or fjord."""
    table = look.table
    chart = CHARTS[table["face"]]
    canvas = _Canvas(chart.height)
    for stroke, (x, y) in chart.ferries:
        canvas.put(x, y, stroke, "dim")
    for island in table["islands"]:
        corner = chart.islands[island["id"]]
        _island(look, canvas, corner, island, marks.get(island["id"], ""))
        docks = [chart.edges[dock] for dock in island["docks"] if dock in chart.edges]
        _influence(look, canvas, corner, docks, island)
    for dock in table["docks"]:
        sign = _dock(look, dock, marks.get(dock["id"], ""))
        if dock["id"] in chart.edges:
            x, y = chart.edges[dock["id"]]
            canvas.put(min(max(0, x - sign.cell_len // 2), WIDTH - sign.cell_len), y, sign)
        else:
            x, y = chart.sides[dock["id"]]
            left = x == chart.islands[dock["island"]][0]
            sign.truncate(min(_TOKEN, x + 1 if left else WIDTH - x))
            canvas.put(x - sign.cell_len + 1 if left else x, y, sign)
    for fjord in table["fjords"]:
        spans = chart.fjords[fjord["id"]]
        _fjord(look, canvas, spans, fjord, marks.get(fjord["id"], ""))
    return canvas.lines()


def _island(look: Look, canvas: _Canvas, corner: Place, island: dict[str, Any], mark: str) -> None:
    x, y = corner
    bar = "─" * (FRAME - 2)
    held = island["holder"] is not None
    frame = clan_style(look, island["holder"]) if held else LAND
    canvas.put(x, y, f"┌{bar}┐", frame)
    canvas.put(x, y + 1, "│" + " " * (FRAME - 2) + "│", frame)
    canvas.put(x, y + 2, "│" + " " * (FRAME - 2) + "│", frame)
    canvas.put(x, y + 3, f"└{bar}┘", frame)
    name = Text(look.words("island-" + island["id"].replace("_", "-")), style="bold")
    rune = f"bold {RUNE_STYLES[island['rune']]}"
    name.append(" ").append(look.words("rune-letter-" + island["rune"]), style=rune)
    if island["holder"] is not None:
        sign = letter(look, island["holder"])
        name.append("→", style="default").append(sign, style=clan_style(look, island["holder"]))
    canvas.put(x + 2, y + 1, name)
    pieces, room = _pieces(look, island), FRAME - 2
    pieces.truncate(room)
    canvas.put(x + (2 if pieces.cell_len < room else 1), y + 2, pieces)
    label = f"[{mark}]"
    if mark and pieces.cell_len + len(label) < room:
        canvas.put(x + FRAME - 1 - len(label), y + 2, label, TARGET)
    elif mark and name.cell_len + len(label) < room:
        canvas.put(x + FRAME - 1 - len(label), y + 1, label, TARGET)


def _influence(
    look: Look, canvas: _Canvas, corner: Place, docks: list[Place], island: dict[str, Any]
) -> None:
    """``A4B2`` in the upper or lower side of the frame, where docks leave room: as many clans as
    fit, the strongest first."""
    signs = [
        Text(f"{letter(look, clan)}{number}", style=clan_style(look, clan))
        for clan, number in sorted(island["influence"].items(), key=lambda pair: -pair[1])
    ]
    gaps = _gaps(corner, docks)
    while signs:
        whole = sum(sign.cell_len for sign in signs)
        fitting = [gap for gap in gaps if gap[2] - gap[1] + 1 >= whole]
        if fitting:
            y, _, last = fitting[0]
            for sign in signs:
                canvas.put(last + 1 - whole, y, sign)
                whole -= sign.cell_len
            return
        signs.pop()


def _gaps(corner: Place, docks: list[Place]) -> list[Span]:
    """The stretches of the upper and the lower side that no dock can need, from the right."""
    x, y = corner
    gaps = []
    for line in (y, y + 3):
        taken = {
            column
            for dock, at in docks
            if at == line
            for column in range(dock - _TOKEN // 2, dock + _TOKEN // 2)
        }
        last = x + FRAME - 2
        for column in range(x + FRAME - 2, x - 1, -1):
            if column in taken or column == x:
                if column < last:
                    gaps.append((line, column + 1, last))
                last = column - 1
    return gaps


def _pieces(look: Look, island: dict[str, Any]) -> Text:
    """``A3T B2``: settlers and temples of every clan that has some."""
    line = Text()
    for clan in range(look.view["players"] + 1):
        settlers = island["settlers"].get(str(clan), 0)
        temple = clan in island["temples"]
        if settlers or temple:
            pieces = letter(look, clan) + (str(settlers) if settlers else "") + "T" * temple
            line.append(" " if line.plain else "").append(pieces, style=clan_style(look, clan))
    return line


def _dock(look: Look, dock: dict[str, Any], mark: str) -> Text:
    """``○`` free, ``⌂`` a village, ``△A`` a ship; after the number to type where there is one."""
    line = Text()
    if mark:
        line.append(f"[{mark}]", style=TARGET)
    more = Text()
    if dock["ship"] is not None:
        whole = line.cell_len + 2 + dock["village"] + dock["lone"] <= _TOKEN
        more.append("△" * whole + letter(look, dock["ship"]), style=clan_style(look, dock["ship"]))
    if dock["lone"]:
        more.append("◆", style=ENEMY_STYLE)
    if dock["village"]:
        more.append("⌂", style="bold")
    if not more.plain and not mark:
        more.append("○", style=LAND)
    return line.append_text(more)


def _fjord(
    look: Look, canvas: _Canvas, spans: tuple[Span, ...], fjord: dict[str, Any], mark: str
) -> None:
    """Its name, with the number to type, and the ships in it."""
    name = Text()
    if mark:
        name.append(f"[{mark}]", style=TARGET)
    name.append(look.words("fjord-short-" + fjord["id"].replace("_", "-")), style=SEA)
    if len(spans) == 1:
        ships = _ships(look, fjord, spans[0][2] - spans[0][1] - name.cell_len)
        _centred(canvas, spans[0], name.append(" " if ships.plain else "").append_text(ships))
    else:
        _centred(canvas, spans[0], name)
        _centred(canvas, spans[1], _ships(look, fjord, spans[1][2] - spans[1][1] + 1))


def _ships(look: Look, fjord: dict[str, Any], room: int) -> Text:
    for ship in ("△", ""):
        line = Text()
        for clan, number in fjord["ships"].items():
            fleet = ship + letter(look, clan) + (str(number) if number > 1 else "")
            line.append(fleet, style=clan_style(look, clan))
        if line.cell_len <= room:
            break
    return line


def _centred(canvas: _Canvas, span: Span, text: Text) -> None:
    y, first, last = span
    room = last - first + 1
    text = text.copy()
    text.truncate(room)
    canvas.put(first + (room - text.cell_len) // 2, y, text)
