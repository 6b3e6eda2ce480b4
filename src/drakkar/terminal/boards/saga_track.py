"""The track of Saga des Vikings: board cells, the Adventure card, markers, trail and pawns."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from drakkar.games.saga.words import effect_signs, named, ways
from drakkar.terminal.boards import Look

LABEL = 8
_NARROWEST, _WIDEST = 4, 6
STYLES = ("bold red", "bold green", "bold yellow", "bold cyan")
TARGET = "bold cyan"


def letter(seat: int) -> str:
    return "ABCD"[seat]


def draw_track(look: Look) -> list[Text]:
    adventure = look.table["adventure"]
    if adventure is None:
        return []
    rows = _rows(look.table["cells"], adventure["first"], (look.width - LABEL) // _NARROWEST)
    wide = min(_WIDEST, (look.width - LABEL) // max(map(len, rows)))
    numbers = targets(look)
    return [line for cells in rows for line in _row(look, cells, wide, numbers)]


def _rows(cells: int, first: int, most: int) -> list[range]:
    """The board in rows. A row begins with the Adventure card, so that it is not torn, where it
    fits; what does not fit behind it lies far beyond its last cell."""
    if most * 2 >= cells:
        start = min(first, most)
        start = max(start, cells - most) if first >= cells - most else start
        return [range(start), range(start, min(cells, start + most))]
    return [range(start, min(start + most, cells)) for start in range(0, cells, most)]


def _row(look: Look, cells: range, wide: int, numbers: dict[int, str]) -> list[Text]:
    words, adventure = look.words, look.table["adventure"]
    frame = _frame(look, cells, wide)
    heads = [Text(str(cell).rjust(wide), style=_style(adventure, cell)) for cell in cells]
    signs = [_signs(look, cell) for cell in cells]
    lines = [frame] if frame.plain.strip() else []
    lines.append(_line(words("board-cell"), heads))
    for row in range(max(map(len, signs))):
        parts = [
            Text((sign[row] if row < len(sign) else "").rjust(wide), _style(adventure, cell))
            for cell, sign in zip(cells, signs, strict=True)
        ]
        lines.append(_line("", parts))
    trail = [_trail(look, cell, wide) for cell in cells]
    if any(sign.plain.strip() for sign in trail):
        label = words("board-trail", vehicle=adventure["vehicle"])
        lines.append(_line(label, trail))
    if any(cell in numbers for cell in cells):
        parts = [Text(_fitted(numbers.get(cell, ""), wide), style=TARGET) for cell in cells]
        lines.append(_line(words("board-moves"), parts))
    return lines


def _line(label: str, parts: list[Text]) -> Text:
    line = Text(label.ljust(LABEL), style="")
    line.stylize("dim", 0, LABEL)
    for part in parts:
        line.append_text(part)
    line.rstrip()
    return line


def _fitted(numbers: str, wide: int) -> str:
    if len(numbers) >= wide:
        numbers = numbers.split(",")[0] + "…"
    return numbers.rjust(wide)


def _style(adventure: dict[str, Any], cell: int) -> str:
    if cell == adventure["last"]:
        return "bold red"
    if str(cell) in adventure["markers"]:
        return "yellow"
    return "bold" if str(cell) in adventure["cells"] else "dim"


def _signs(look: Look, cell: int) -> list[str]:
    """What the cell does, a sign below the other."""
    adventure, key = look.table["adventure"], str(cell)
    if key in adventure["markers"]:
        return effect_signs(look.words, adventure["markers"][key]["effects"])
    signs = effect_signs(look.words, adventure["cells"].get(key, {}))
    return [*signs, look.words("sign-end")] if cell == adventure["last"] else signs


def _frame(look: Look, cells: range, wide: int) -> Text:
    """The upper edge of the card, or of both at Bifröst, with its name."""
    words, adventure = look.words, look.table["adventure"]
    cards = [(adventure["id"], adventure["first"], adventure["last"])]
    if adventure["bifrost"]:
        middle = adventure["entry"]
        cards = [("B.1", adventure["first"], middle - 1), ("B.2", middle, adventure["last"])]
    line = " " * LABEL
    for cell in cells:
        part = " " * wide
        for name, first, last in cards:
            if first <= cell <= last:
                upto = min(last, cells[-1])
                start = max(first, cells[0])
                title = f"─ {named(words, ('adventure',), name)} " if start == first else ""
                room = (upto - start + 1) * wide - 1
                edge = title if len(title) < room - 1 else f"{title[: room - 3]}… "
                edge = ("┌" if start == first else "─") + edge
                edge = f" {edge.ljust(room, '─')[:room]}"
                if upto == last:
                    edge = f"{edge[:-1]}┐"
                at = (cell - start) * wide
                part = edge[at : at + wide]
        line += part
    return Text(line.rstrip(), style="magenta")


def _trail(look: Look, cell: int, wide: int) -> Text:
    """The piece of trail or ship beside a cell, with the pawns of those in the adventure."""
    table = look.table
    start, length = table["offset"], table["adventure"]["length"]
    if not start <= cell < start + length:
        return Text(" " * wide)
    here = [
        seat
        for seat, player in enumerate(table["players"])
        if player["cell"] == cell and player["on_trail"] and player["active"]
    ]
    edge = " " if cell == start else ""
    part = Text(edge + "─" * (wide - len(here) - len(edge)), style="dim")
    if wide == len(here):
        part = Text()
    for seat in here:
        part.append(letter(seat), style=STYLES[seat])
    return part


def targets(look: Look) -> dict[int, str]:
    """The cells where a move would bring the own pawn, with the numbers to type."""
    places: dict[int, list[str]] = {}
    for number, move in look.numbered():
        if move[0] in ("play", "summon"):
            there = ways(look, move[1])
        elif move[0] == "go" and str(move[1]) in look.table["landings"]:
            there = [look.table["landings"][str(move[1])]]
        else:
            continue
        for landing in there:
            if not landing["off"]:
                places.setdefault(landing["cell"], []).append(str(number))
    return {cell: ",".join(numbers) for cell, numbers in places.items()}
