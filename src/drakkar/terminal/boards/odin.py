"""The table of A Feast for Odin: what is common, the others in brief, one's own boards and supply.

The spaces that can be chosen stand in the list of moves; all of them are shown by ``v actions``.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from drakkar.games.odin.words import (
    GAP,
    asked,
    card_name,
    card_text,
    in_order,
    item_name,
)
from drakkar.kernel.text import fold
from drakkar.terminal.boards import Look, Section
from drakkar.terminal.boards.odin_grid import board_facts, grid, grid_width
from drakkar.terminal.boards.odin_moves import sections
from drakkar.terminal.boards.odin_parts import (
    LABEL,
    boards_in_brief,
    dice_lines,
    feast_lines,
    oval,
    own_things,
    seat_line,
    spaces,
    taken,
)
from drakkar.terminal.screen import beside, flow

_BETWEEN = 2


class OdinBoard:
    # ---- the whole table ---------------------------------------------------------------------
    def draw(self, look: Look) -> list[Text]:
        top = self._header(look)
        common = [*self._strips(look), *self._lands(look)]
        less = [*self._buildings(look), *taken(look)]
        others = [line for seat in _others(look) for line in seat_line(look, seat)]
        mine = [*seat_line(look, look.seat, rule=True), *dice_lines(look), *feast_lines(look)]
        main = self._main(look, look.seat, shown_board(look))
        more = self._more(look, look.seat, shown_board(look))
        over = sum(map(len, (top, common, less, others, mine, main, more))) - (look.room or 999)
        if over > 0 and more:
            brief = boards_in_brief(look, look.seat, shown_board(look))
            over -= len(more) - len(brief)
            more = brief
        if over > 0 and not _laying(look):
            small = self._things(look, look.seat, shown_board(look))
            over -= len(main) - len(small)
            main = small
        if over > 0:
            over -= len(less)
            less = []
        if over > 0 and _laying(look):
            common = []
        return [*top, *common, *less, *others, *mine, *main, *more]

    def _main(
        self, look: Look, seat: int, number: int, preview: list[Any] | None = None
    ) -> list[Text]:
        """A board, and beside it what belongs to it and what one has."""
        board = look.table["seats"][seat]["boards"][number]["board"]
        left = grid(look, seat, number, preview)
        wide = grid_width(look, board) if left else 0
        room = look.width - wide - (_BETWEEN if left else 0)
        right = [*board_facts(look, seat, number, room), *own_things(look, seat, room)]
        if not left:
            return right
        return beside([left, right], [wide, room], _BETWEEN)

    def _things(self, look: Look, seat: int, number: int) -> list[Text]:
        """The same without the grid, where there is no room for it."""
        width = look.width
        return [*board_facts(look, seat, number, width), *own_things(look, seat, width)]

    def _more(self, look: Look, seat: int, shown: int) -> list[Text]:
        """The other boards as grids side by side, as many in a row as fit."""
        blocks: list[list[Text]] = []
        for number in range(len(look.table["seats"][seat]["boards"])):
            if number != shown:
                drawn = grid(look, seat, number)
                wide = max(30, max((line.cell_len for line in drawn), default=0))
                blocks.append([*board_facts(look, seat, number, wide), *drawn])
        lines: list[Text] = []
        while blocks:
            row: list[list[Text]] = []
            width = 0
            while blocks:
                wide = max(line.cell_len for line in blocks[0]) + _BETWEEN
                if row and width + wide > look.width:
                    break
                width += wide
                row.append(blocks.pop(0))
            lines += beside(row, gap=_BETWEEN)
        return lines

    def _header(self, look: Look) -> list[Text]:
        words, table = look.words, look.table
        number = max(1, table["round"])
        parts = [Text(words("table-header", round=number, rounds=table["rounds"]), style="bold")]
        if look.view["over"]:
            return flow([*parts, Text(words("table-over"), style="bold")], look.width, gap=GAP)
        parts.append(Text(words("table-phase", phase=table["phase"])))
        if look.view["players"] > 1:
            parts.append(Text(words("table-first", name=look.names[table["first"]])))
        later = [
            (at, level)
            for at, level in enumerate(table["harvests"], start=1)
            if level and at > table["round"]
        ]
        if later:
            text = words("table-next-harvest", round=later[0][0], level=later[0][1])
            parts.append(Text(text, style="dim"))
        flips = [
            (at, board)
            for at, board in enumerate(table["flips"], start=1)
            if board and at > table["round"]
        ]
        if flips:
            text = words("table-next-flip", board=flips[0][1], round=flips[0][0])
            parts.append(Text(text, style="dim"))
        if table["waiting"]:
            parts.append(Text(words("table-waiting", number=table["waiting"]), style="dim"))
        return flow(parts, look.width, gap=GAP)

    def _strips(self, look: Look) -> list[Text]:
        words = look.words
        parts = []
        for strip in look.table["strips"]:
            items = in_order(words, strip["items"])
            number = strip["strip"].rpartition("_")[2]
            parts.append(Text(words("table-strip", number=number, items=items)))
        if not parts:
            parts = [Text(words("table-nothing"), style="dim")]
        return flow(parts, look.width, Text(words("table-strips")), LABEL, "  │ ")

    def _lands(self, look: Look) -> list[Text]:
        words = look.words
        parts = []
        for land in look.table["lands"]:
            part = Text(words("table-land", board=land["board"], points=land["points"]))
            if land["owner"] is not None:
                part.append(f" ({look.names[land['owner']]})")
                part.stylize("dim")
            elif land["silver"]:
                part.append(f" {words('table-land-silver', silver=land['silver'])}", style="yellow")
            parts.append(part)
        return flow(parts, look.width, Text(words("table-lands")), LABEL, GAP)

    def _buildings(self, look: Look) -> list[Text]:
        words, table = look.words, look.table
        parts = [
            Text(f"{item_name(words, building)} {number}", style="default" if number else "dim")
            for building, number in table["buildings"].items()
        ]
        parts.append(Text(words("table-oval-left", number=len(table["oval"])), style="dim"))
        return flow(parts, look.width, Text(words("table-buildings")), LABEL, GAP)

    # ---- enlarged ----------------------------------------------------------------------------
    def enlarge(self, look: Look) -> list[Text]:
        words, wanted = look.words, fold(look.wanted)
        if not wanted:
            return self._everything(look)
        if wanted.isdecimal():
            moves = dict(look.numbered())
            move = moves.get(int(wanted))
            if move is not None and move[0] == "spot":
                return self._main(look, look.seat, shown_board(look), move)
        lines: list[Text] = []
        if _begins(words("table-word-oval"), wanted):
            lines += oval(look)
        if _begins(words("table-word-cards"), wanted):
            lines += self._cards(look)
        for seat, name in enumerate(look.names):
            if wanted in fold(name):
                lines += self._seat(look, seat)
        if _begins(words("table-word-actions"), wanted):
            lines += spaces(look)
        else:
            lines += spaces(look, wanted)
        return lines or flow([Text(words("table-wanted-none", text=look.wanted))], look.width)

    def _everything(self, look: Look) -> list[Text]:
        words, table = look.words, look.table
        lines = [*self._header(look), *self._strips(look), *self._lands(look)]
        piles = words(
            "table-piles-told",
            deck=table["deck"],
            weapons=table["weapon_pile"],
            strips=table["strip_pile"],
        )
        lines += [*self._buildings(look), *oval(look)]
        lines += flow([Text(piles)], look.width, Text(words("table-piles")), LABEL)
        lines += [*spaces(look), Text()]
        for seat in range(look.view["players"]):
            lines += [*self._seat(look, seat), Text()]
        lines += self._cards(look)
        legend = [Text(entry, style="dim") for entry in words("table-legend").split("  ")]
        hint = Text(words("table-view-hint"), style="dim")
        return [*lines, *flow(legend, look.width), *flow([hint], look.width)]

    def _seat(self, look: Look, seat: int) -> list[Text]:
        lines = [*seat_line(look, seat, rule=True), *self._main(look, seat, 0)]
        return [*lines, *self._more(look, seat, 0)]

    def _cards(self, look: Look) -> list[Text]:
        """Every card this seat sees, with its text."""
        words = look.words
        lines: list[Text] = []
        for seat, player in enumerate(look.table["seats"]):
            hand = [] if isinstance(player["hand"], int) else player["hand"]
            for label, cards in (("table-played", player["played"]), ("table-hand", hand)):
                if cards:
                    lines.append(Text(f"{look.names[seat]}, {words(label)}", style="bold"))
                for card in cards:
                    facts = look.table["cards"][card]
                    title = words("table-card-line", name=card_name(words, card), **_shown(facts))
                    parts = [Text(word) for word in card_text(words, card).split(" ")]
                    lines += flow(
                        [Text(title, style="cyan"), *parts], look.width, Text("  "), 4, " "
                    )
        return lines

    # ---- words -------------------------------------------------------------------------------
    def sections(self, look: Look) -> list[Section]:
        return sections(look)


def _shown(facts: dict[str, Any]) -> dict[str, Any]:
    return {name: facts[name] for name in ("number", "deck", "points")}


def _begins(word: str, wanted: str) -> bool:
    return fold(word).startswith(wanted) and len(wanted) > 1


def _others(look: Look) -> list[int]:
    players = look.view["players"]
    return [(look.seat + turn) % players for turn in range(1, players)]


def _laying(look: Look) -> bool:
    """Whether something is being laid on a board: then its grid comes first."""
    return asked(look) in ("laypiece", "layspot", "batch", "batchspot", "layatonce")


def shown_board(look: Look) -> int:
    """The own board drawn large: the one in question, else the home board."""
    number = look.table["asked"].get("board_number", 0)
    boards = look.table["seats"][look.seat]["boards"]
    printed = look.table["boards"][boards[number]["board"]]
    return number if printed["grid"] else 0


BOARD = OdinBoard()
