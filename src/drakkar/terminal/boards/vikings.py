"""The table of Vikings: the wheel as a strip of twelve, one's own coast large, the others small."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from drakkar.terminal.boards import Look, Section
from drakkar.terminal.boards.vikings_coast import (
    coast_grid,
    padded,
    small_grid,
    tile_text,
    viking_text,
)
from drakkar.terminal.screen import beside

_LABEL = 7
_GAPS = 3
_PLAIN = "default"


class VikingsBoard:
    # ---- the whole table ---------------------------------------------------------------------
    def draw(self, look: Look) -> list[Text]:
        mine = [*self._own(look, look.seat, targets(look)), *self._meters(look, look.seat)]
        top = [self._header(look), *self._auction(look), *self._wheel(look)]
        others = self._others(look)
        if look.room is not None and len(top) + len(mine) + len(others) > look.room:
            others = [self._one_line(look, seat) for seat in self._other_seats(look)]
        return [*top, *mine, *others]

    def enlarge(self, look: Look) -> list[Text]:
        lines = [self._header(look), Text()]
        for seat in range(look.view["players"]):
            lines += [*self._own(look, seat, {}), *self._meters(look, seat), Text()]
        return [*lines, *self._legend(look)]

    def _header(self, look: Look) -> Text:
        table = look.table
        number = max(1, table["round"])
        return Text(
            look.words(
                "board-header",
                round=number,
                rounds=table["rounds"],
                kind="over" if look.view["over"] else table["schedule"][number - 1],
                first=look.names[table["first"]],
            ),
            style="bold",
        )

    # ---- the wheel ---------------------------------------------------------------------------
    def _wheel(self, look: Look) -> list[Text]:
        words, lots = look.words, {lot["price"]: lot for lot in look.table["lots"]}
        if not lots:
            return []
        cell = min(8, (look.width - _LABEL) // 12)
        choice = {move[1]: number for number, move in look.numbered() if move[0] == "buy"}
        keys = [padded(Text(words(f"board-{name}")), _LABEL) for name in _WHEEL]
        for price in range(12):
            lot = lots.get(price)
            parts = [Text(str(price)), Text("·", style="dim"), Text(), Text()]
            if lot is not None:
                parts[1] = tile_text(look, lot["tile"], cell - 1)
                if lot["viking"] is not None:
                    parts[2] = viking_text(look, lot["viking"], glyph=True)
                if price in choice:
                    parts[0].stylize("bold")
                    parts[3] = Text(f"[{choice[price]}]", style="bold cyan")
                elif choice:
                    parts[0].stylize("dim")
            else:
                parts[0].stylize("dim")
            for key, part in zip(keys, parts, strict=True):
                key.append_text(padded(part, cell, centre=True))
        return keys if choice else keys[:3]

    def _auction(self, look: Look) -> list[Text]:
        """What the advanced rules put on the table."""
        table, words = look.table, look.words
        lines = []
        if table["bonus_row"]:
            lines += _listing(look, words("board-display"), _bonuses(look, table["bonus_row"]))
        if any(table["drawn"].values()):
            line = Text(words("board-drawn"))
            for name, number in table["drawn"].items():
                if number:
                    line.append(f" {number}").append_text(viking_text(look, name, glyph=True))
            lines.append(line)
            if not table["lots"] and table["round"]:
                auction = table["auction"]
                out = [look.names[seat] for seat in auction["passed"]]
                bidder = None if auction["bidder"] is None else look.names[auction["bidder"]]
                lines.append(
                    Text(
                        words(
                            "board-auction",
                            bidder=bidder,
                            bid=auction["bid"],
                            passed=", ".join(out) or None,
                        )
                    )
                )
        return lines

    # ---- coasts ------------------------------------------------------------------------------
    def _own(self, look: Look, seat: int, marks: dict[tuple[str, int], str]) -> list[Text]:
        words, coast = look.words, look.table["coasts"][seat]
        title = Text("── ", style="dim")
        title.append(look.names[seat], style="bold")
        title.append(f"  {coast['gold']} {words('board-gold')}", style="yellow")
        glory = coast["glory"]
        title.append(f"  {words('board-glory', glory=glory)}", style="bold")
        total = sum(look.table["standing"][seat].values())
        final = f"  {words('board-final', total=total)} "
        if title.cell_len + len(final) > look.width:
            final = f"  ({total}★) "
        title.append(final, style="dim")
        title.append("─" * max(0, look.width - 1 - title.cell_len), style="dim")
        lines = [title, *coast_grid(look, coast, marks)]
        lines.append(self._pen(look, coast))
        kept = _bonuses(look, coast["bonuses"])
        kept += [words("board-waiting", building=name) for name in coast["waiting"]]
        if kept:
            lines += _listing(look, words("board-bonuses"), kept)
        return lines

    def _pen(self, look: Look, coast: dict[str, Any]) -> Text:
        words = look.words
        line = Text(words("board-pen"))
        ashore = {name: number for name, number in coast["ashore"].items() if number}
        for name, number in ashore.items():
            line.append(f"  {number}", style="default").append_text(
                viking_text(look, name, glyph=True)
            )
        if not ashore:
            line.append(f"  {words('board-nobody')}", style="dim")
        if coast["start_in_hand"]:
            line.append(f"  · {words('board-start-in-hand')}", style="cyan")
        return line

    def _meters(self, look: Look, seat: int) -> list[Text]:
        """What the next scoring would bring, and how the final majorities stand."""
        if look.view["over"]:
            return []
        now = look.table["coasts"][seat]["now"]
        kind = look.table["schedule"][max(1, look.table["round"]) - 1]
        earned = now[kind]
        glory = sum(earned.get("glory", {}).values())
        line = look.words(f"board-now-{kind}", gold=earned["gold"], glory=glory)
        meters = look.words(
            "board-meters", food=f"{now['food']:+d}", **{key: now[key] for key in _METERS}
        )
        pieces = [Text(piece, style="dim") for piece in (line, *meters.split(" · "))]
        return _flow(look, Text(), pieces, " · ")

    def _other_seats(self, look: Look) -> list[int]:
        players = look.view["players"]
        return [(look.seat + turn) % players for turn in range(1, players)]

    def _others(self, look: Look) -> list[Text]:
        seats = self._other_seats(look)
        if not seats:
            return []
        width = (look.width - _GAPS * (len(seats) - 1)) // len(seats)
        blocks = []
        for seat in seats:
            coast = look.table["coasts"][seat]
            grid = small_grid(look, coast, width)
            pen = Text()
            for name, number in coast["ashore"].items():
                if number:
                    pen.append(f"{number}").append_text(viking_text(look, name)).append(" ")
            title = self._one_line(look, seat)
            title.truncate(width)
            blocks.append([title, *grid, pen])
        return beside(blocks, [width] * len(blocks), _GAPS)

    def _one_line(self, look: Look, seat: int) -> Text:
        coast = look.table["coasts"][seat]
        title = Text("─ ", style="dim")
        title.append(look.names[seat], style="bold")
        title.append(f" {coast['gold']}●", style="yellow").append(f" {coast['glory']}★")
        total = sum(look.table["standing"][seat].values())
        return title.append(f" ({total}★)", style="dim")

    def _legend(self, look: Look) -> list[Text]:
        words, table = look.words, look.table
        people = [
            viking_text(look, name, glyph=True).append(
                f" {words('viking', viking=name)}", "default"
            )
            for name in (*table["rows"], "boatsman")
        ]
        sails = [
            tile_text(look, name, 4).append(f" › {words('row', row=sail['reach'])}", _PLAIN)
            for name, sail in table["sails"].items()
        ]
        buildings = [
            Text(f"{words('building-letter', building=name)} {words('building', building=name)}")
            for name in ("farmstead", "church", "longhouse", "tower")
        ]
        bag = [
            Text(words("some-vikings", number=number, viking=name))
            for name, number in table["left"]["bag"].items()
            if number
        ]
        lines = [Text(words("board-legend")), Text(words("board-legend-ships"))]
        for pieces in (people, sails, buildings):
            lines += _flow(look, Text(), pieces)
        return [*lines, *_flow(look, Text(words("board-left")), bag)]

    # ---- words -------------------------------------------------------------------------------
    def sections(self, look: Look) -> list[Section]:
        return []


def _bonuses(look: Look, names: list[str]) -> list[str]:
    """Bonus tiles by name, equal ones together."""
    return [
        look.words("bonus", bonus=name) + (f" ×{number}" if number > 1 else "")
        for name, number in Counter(names).items()
    ]


def _listing(look: Look, label: str, items: list[str]) -> list[Text]:
    return _flow(
        look, Text(label, style="magenta"), [Text(item, style="magenta") for item in items]
    )


def _flow(look: Look, label: Text, pieces: list[Text], between: str = "  ") -> list[Text]:
    """A label and the pieces after it, on as many lines as they take."""
    lines, start = [label.copy()], label.cell_len
    for piece in pieces:
        if lines[-1].cell_len + len(between) + piece.cell_len > look.width:
            lines.append(Text(" " * start))
        elif lines[-1].cell_len:
            lines[-1].append(between, style="dim")
        lines[-1].append_text(piece)
    return lines


_WHEEL = ("price", "tile", "viking", "type")
_METERS = ("boatsmen", "islands", "longest")


def targets(look: Look) -> dict[tuple[str, int], str]:
    """The cells that moves name, each with the number to type."""
    numbers_at: dict[tuple[str, int], list[str]] = {}
    for number, move in look.numbered():
        if move[0] in ("place", "land", "replace"):
            cell = (move[1], move[2])
        elif move[0] == "start":
            cell = (move[1], 1)
        elif move[0] == "moor":
            cell = ("ship", move[1])
        else:
            continue
        numbers_at.setdefault(cell, []).append(str(number))
    return {cell: "/".join(numbers) for cell, numbers in numbers_at.items()}


BOARD = VikingsBoard()
