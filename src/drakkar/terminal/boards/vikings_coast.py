"""A coast of Vikings in letters: joined land, sails, Vikings, and what the ships threaten.

A cell is as wide as fits: ``(═♛N═`` a left end with a noble, ``═♛Nt═`` a middle with a tower,
``═════)`` an empty right end; threatened cells are filled with ``:``. Every thing has a sign, a
letter and a colour, so that it can be told apart without any one of them.
"""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from drakkar.terminal.boards import Look

GLYPHS: Final = {
    "warrior": "†",
    "noble": "♛",
    "scout": "◉",
    "goldsmith": "◇",
    "fisherman": "∝",
    "boatsman": "♆",
}
STYLES: Final = {
    "warrior": "bold reverse",
    "noble": "bold red",
    "scout": "bold green",
    "goldsmith": "bold yellow",
    "fisherman": "bold bright_blue",
    "boatsman": "bold bright_black",
}
SAILS: Final = {"red": "red", "green": "green", "yellow": "yellow", "blue": "bright_blue"}
_LAND = "color(179)"
_SEA = "color(67)"
_DANGER = "bold red"
_TARGET = "bold cyan"
_LEAST_COLUMNS = 5
_UNITS = {"gold": "●", "glory": "★"}

Cell = tuple[str, int]


def padded(text: Text, width: int, *, centre: bool = False) -> Text:
    """The text in this width, cut if it must be."""
    text = text.copy()
    if text.cell_len > width:
        text.truncate(width)
    left = (width - text.cell_len) // 2 if centre else 0
    text.pad_left(left)
    text.pad_right(width - text.cell_len)
    return text


def viking_text(look: Look, viking: str, *, glyph: bool = False) -> Text:
    letter = look.words("viking-letter", viking=viking)
    return Text(GLYPHS[viking] + letter if glyph else letter, style=STYLES[viking])


def tile_text(look: Look, tile: str, width: int, ship: dict[str, Any] | None = None) -> Text:
    """A tile as it lies on the wheel, or a ship as it lies before a coast."""
    if tile in look.table["sails"]:
        ship = ship or look.table["sails"][tile]
        letter = look.words("sail-letter", sail=ship["sail"])
        mark = "△" if ship.get("repelled") else "▲"
        reward = f"{ship['amount']}{_UNITS[ship['kind']]}"
        return Text(f"{mark}{letter}{reward}"[:width], style=f"bold {SAILS.get(ship['sail'], '')}")
    return land(look, tile, width, None, False, "")


def land(
    look: Look,
    tile: str,
    width: int,
    viking: str | None,
    threatened: bool,
    mark: str,
    monument: bool = False,
) -> Text:
    """An island tile ``width`` wide: its shores, its building, who stands on it.

    A building of a bonus tile has a plus: colour alone would not tell them apart.
    """
    fill = ":" if threatened else "═"
    inside = Text()
    room = width - (tile in ("left", "right"))
    if mark:
        inside.append(f"[{mark}]" if room >= len(mark) + 2 else mark, style=_TARGET)
    elif viking is not None:
        inside.append_text(viking_text(look, viking, glyph=room >= 4))
    if tile not in ("left", "right"):
        letter = look.words("building-letter", building=tile)
        plus = "+" if monument else ""
        inside.append(f"{letter}{plus}", style="bold" if not threatened else "")
    if inside.cell_len > room:
        inside.truncate(room)
    base = _DANGER if threatened else _LAND
    spare = room - inside.cell_len
    line = Text()
    if tile == "left":
        line.append("(", style=_LAND)
    line.append(fill * (spare // 2), style=base)
    line.append_text(inside)
    line.append(fill * (spare - spare // 2), style=base)
    if tile == "right":
        line.append(")", style=_LAND)
    return line


def extent(coast: dict[str, Any], marks: dict[Cell, str]) -> int:
    """How many columns are worth drawing."""
    used: list[int] = [thing["column"] for thing in (*coast["tiles"], *coast["ships"])]
    return max([_LEAST_COLUMNS, *used, *(column for _, column in marks)])


def coast_grid(look: Look, coast: dict[str, Any], marks: dict[Cell, str]) -> list[Text]:
    """The six rows in full width; the far end of a coast that is too long for the screen."""
    words, rows, last = look.words, look.table["rows"], extent(coast, marks)
    label = 4 + max(len(words("row", row=row)) for row in ("ship", *rows))
    width = min(6, max(3, (look.width - label - 1) // last))
    shown = min(last, (look.width - label - 1) // width)
    columns = range(last - shown + 1, last + 1)
    tiles = {(tile["row"], tile["column"]): tile for tile in coast["tiles"]}
    ships = {ship["column"]: ship for ship in coast["ships"]}
    threat = set(map(tuple, coast["threat"]))

    head = Text(" " * label)
    fleet = padded(Text(f"▲  {words('row', row='ship')}"), label - 1)
    fleet.append("│" if columns[0] == 1 else "‹", style="dim")
    for column in columns:
        head.append_text(padded(Text(str(column), style="dim"), width, centre=True))
        if column in ships:
            cell = tile_text(look, ships[column]["tile"], width, ships[column])
        elif ("ship", column) in marks:
            cell = Text(f"[{marks['ship', column]}]", style=_TARGET)
        else:
            cell = Text("·", style=_SEA)
        fleet.append_text(padded(cell, width, centre=True))
    lines = [head, fleet]
    for row in rows:
        line = padded(
            viking_text(look, row, glyph=True).append(f" {words('row', row=row)}", style="default"),
            label - 1,
        )
        line.append("│" if columns[0] == 1 else "‹", style="dim")
        for column in columns:
            cell_at = (row, column)
            mark = marks.get(cell_at, "")
            tile = tiles.get(cell_at)
            if tile is not None:
                viking = row if tile["viking"] else None
                cell = land(
                    look, tile["tile"], width, viking, cell_at in threat, mark, tile["monument"]
                )
                if tile["monument"]:
                    cell.stylize("underline magenta")
            elif mark:
                cell = Text(f"[{mark}]" if len(mark) + 2 <= width else mark, style=_TARGET)
            elif cell_at in threat:
                cell = Text(":", style=_DANGER)
            else:
                cell = Text("·", style=_SEA)
            line.append_text(padded(cell, width, centre=True))
        lines.append(line)
    return lines


def small_grid(look: Look, coast: dict[str, Any], room: int) -> list[Text]:
    """The same with one to three characters a cell, for the coasts of the others."""
    last = extent(coast, {})
    width = 3 if last * 3 + 3 <= room else 2 if last * 2 + 3 <= room else 1
    shown = min(last, max(1, (room - 3) // width))
    columns = range(last - shown + 1, last + 1)
    tiles = {(tile["row"], tile["column"]): tile for tile in coast["tiles"]}
    ships = {ship["column"]: ship for ship in coast["ships"]}
    threat = set(map(tuple, coast["threat"]))
    edge = "│" if columns[0] == 1 else "‹"
    fleet = Text("▲").append(edge, style="dim")
    for column in columns:
        if column in ships:
            ship = ships[column]
            letter = look.words("sail-letter", sail=ship["sail"])
            drawn = (("△" if ship["repelled"] else "▲") + letter) if width > 1 else letter
            cell = Text(drawn, style=SAILS.get(ship["sail"], ""))
        else:
            cell = Text("·", style=_SEA)
        fleet.append_text(padded(cell, width, centre=True))
    lines = [fleet]
    for row in look.table["rows"]:
        line = viking_text(look, row).append(edge, style="dim")
        for column in columns:
            tile = tiles.get((row, column))
            danger = (row, column) in threat
            if tile is None:
                cell = Text(":" if danger else "·", style=_DANGER if danger else _SEA)
            else:
                cell = _small_tile(look, tile, row, width, danger)
            line.append_text(padded(cell, width, centre=True))
        lines.append(line)
    return lines


def _small_tile(look: Look, tile: dict[str, Any], row: str, width: int, danger: bool) -> Text:
    if width == 1:
        if tile["viking"]:
            return viking_text(look, row)
        sign = {"left": "(", "right": ")"}.get(tile["tile"], "═")
        return Text(sign, style=_DANGER if danger else _LAND)
    viking = row if tile["viking"] else None
    return land(look, tile["tile"], width, viking, danger, "", tile["monument"])


__all__ = [
    "coast_grid",
    "padded",
    "small_grid",
    "tile_text",
    "viking_text",
]
