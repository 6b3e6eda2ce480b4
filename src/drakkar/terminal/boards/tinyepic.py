"""The table of Tiny Epic Vikings: gods, favours, the map, the other clans, one's own board.

Where the list of moves shows the cards of the hand or of the pack they are not drawn here.
"""

from __future__ import annotations

from rich.text import Text

from drakkar.games.tinyepic.words import (
    GAP,
    RUNES,
    action_text,
    favor_short,
    favor_text,
    god_name,
    named,
)
from drakkar.terminal.boards import Look, Section
from drakkar.terminal.boards.tinyepic_clans import (
    LABEL,
    enemy_board,
    hand,
    in_full,
    influence,
    own,
    small,
)
from drakkar.terminal.boards.tinyepic_map import (
    TARGET,
    clan_style,
    draw_map,
    letter,
)
from drakkar.terminal.boards.tinyepic_moves import RUNE_STYLES, sections
from drakkar.terminal.screen import beside, flow

_PLACES = ("harbour", "to", "withdraw", "at", "pick", "sail", "recall")
"""Moves that name a place as their only field."""


class TinyEpicBoard:
    # ---- the whole table ---------------------------------------------------------------------
    def draw(self, look: Look) -> list[Text]:
        top = [*self._header(look), *self._gods(look), *self._places(look)]
        battle = self._battle(look)
        ocean = [
            *self._favor_row(look, 0),
            *draw_map(look, targets(look)),
            *self._favor_row(look, 1),
        ]
        others = [line for seat in _others(look) for line in small(look, seat)]
        others += enemy_board(look)
        mine, cards = own(look, look.seat), hand(look)
        last = [] if battle else self._fought(look)
        picture = [*top, *battle, *last, *ocean, *others, *mine, *cards]
        over = len(picture) - (look.room or 999)
        if over > 0:
            over -= len(last)
            last = []
        if over > 0:
            few = [small(look, seat)[0] for seat in _others(look)] + enemy_board(look)
            over -= len(others) - len(few)
            others = few
        if over > 0:
            cards = hand(look, short=True)
        return [*top, *battle, *last, *ocean, *others, *mine, *cards]

    def enlarge(self, look: Look) -> list[Text]:
        lines = [*self._header(look, full=True), *self._gods(look)]
        for rune in RUNES:
            steps = [action_text(look.words, step) for step in look.table["gods"][rune]["blessing"]]
            parts = [Text(god_name(look, rune), "bold"), *map(Text, steps)]
            lines += flow(parts, look.width, Text(look.words(f"rune-short-{rune}")), LABEL, GAP)
        battle = self._battle(look) or self._fought(look)
        lines += [*self._places(look), *battle, *self._favor_row(look, 0)]
        lines += [*draw_map(look, targets(look)), *self._favor_row(look, 1)]
        lines += [*influence(look), Text()]
        for seat in range(look.view["players"]):
            lines += [*own(look, seat, full=True), *in_full(look, seat), Text()]
        lines += enemy_board(look)
        legend = [Text(sign) for sign in look.words("board-legend").split(GAP)]
        return [*lines, *flow(legend, look.width, gap=GAP)]

    # ---- what is common ----------------------------------------------------------------------
    def _header(self, look: Look, *, full: bool = False) -> list[Text]:
        words, table = look.words, look.table
        head = words("board-header", era=max(1, table["era"]), eras=table["eras"])
        parts = [Text(head, style="bold")]
        if look.view["over"]:
            parts.append(Text(words("board-over"), style="bold"))
        else:
            parts.append(Text(words("board-raid", steel=table["raid_steel"])))
            if look.view["players"] > 1:
                parts.append(Text(words("board-chief", name=look.names[table["chief"]])))
        if full:
            deck = words("board-deck", deck=table["deck"], discard=table["discard"])
            parts.append(Text(deck, style="dim"))
        if table["invaders"]:
            number = len(table["invaders"])
            parts.append(Text(words("board-invaders", number=number), style="dim"))
        return flow(parts, look.width, gap=GAP)

    def _gods(self, look: Look) -> list[Text]:
        """A column each: whose rune, how furious, what a rune is worth now."""
        words, width = look.words, look.width // len(RUNES) - 1
        numbers = {move[1]: n for n, move in look.numbered() if move[0] == "consecrate"}
        blocks = []
        for rune in RUNES:
            god = look.table["gods"][rune]
            head = Text()
            if rune in numbers:
                head.append(f"[{numbers[rune]}] ", style=TARGET)
            head.append(words(f"rune-short-{rune}"), style=f"bold {RUNE_STYLES[rune]}")
            head.append(f" · {god_name(look, rune)}")
            line = words(
                "board-god",
                fury=god["fury"],
                rank=god["rank"],
                island=god["island_points"],
                favor=god["favor_points"],
                villages=god["consecrated"],
            )
            blocks.append([head, Text(line)])
        return beside(blocks, [width] * len(RUNES), 1)

    def _places(self, look: Look) -> list[Text]:
        """The actions of the era board and how full they are."""
        words, table = look.words, look.table
        numbers = {move[1]: n for n, move in look.numbered() if move[0] == "consecrate"}
        parts = []
        for name, villages in table["places"].items():
            part = Text(f"[{numbers[name]}] " if name in numbers else "", style=TARGET)
            action = action_text(words, table["place_actions"][name])
            part.append(f"{action} ", style="default")
            full = villages >= table["place_limit"]
            part.append(f"{villages}/{table['place_limit']}", style="dim" if full else "default")
            parts.append(part)
        return flow(parts, look.width, Text(words("board-places")), LABEL)

    def _favor_row(self, look: Look, row: int) -> list[Text]:
        """The favour cards above or below the ocean; the two ends can be taken."""
        cards = look.table["favor_rows"][row]
        side = ("top", "bottom")[row]
        numbers = {move[2]: n for n, move in look.numbered() if move[:2] == ["favor", side]}
        parts = []
        for at, favor in enumerate(cards):
            end = "left" if at == 0 else "right" if at == len(cards) - 1 else ""
            short = favor_short(look, favor)
            part = Text(f"‹{short}›", style="bold") if end else Text(short)
            if end in numbers:
                part = Text(f"[{numbers[end]}]", style=TARGET).append_text(part)
            parts.append(part)
        if not parts:
            parts = [Text(look.words("board-nothing"), style="dim")]
        return flow(parts, look.width, Text(look.words(f"board-favors-{side}")), LABEL, "  ")

    def _battle(self, look: Look) -> list[Text]:
        words, table = look.words, look.table
        battle = table["battle"]
        if battle["initiator"] is None and battle["prize"] is None:
            return []
        parts = []
        if battle["prize"] is not None:
            parts.append(Text(words("board-battle-for", favor=favor_text(look, battle["prize"]))))
        if battle["initiator"] is not None:
            name = battle["initiator"]
            name = look.names[name] if isinstance(name, int) else name
            parts.append(Text(words("board-battle-starter", name=name)))
        fighters = [
            look.names[seat]
            + (
                f" ({named(words, 'card', clan['battle'])})"
                if isinstance(clan["battle"], str)
                else ""
            )
            for seat, clan in enumerate(table["clans"])
            if clan["battle"]
        ]
        if table["enemy"] and table["enemy"]["battle"]:
            fighters.append(words("clan-enemy"))
        if fighters:
            parts.append(Text(words("board-battle-fighters", list=", ".join(fighters))))
        if table["enemy"] and table["enemy"]["bonus"]:
            parts.append(Text(words("board-battle-bonus", bonus=table["enemy"]["bonus"])))
        head = Text(words("board-battle"), style="bold red")
        return flow(parts, look.width, head, LABEL, GAP)

    def _fought(self, look: Look) -> list[Text]:
        """The last battle, until the next begins: who fought with what, how strong, who won."""
        words, fought = look.words, look.table["battle"]["fought"]
        if fought is None:
            return []
        parts = []
        for fighter in fought["fighters"]:
            name = words("board-invader")
            style = "default"
            if fighter["clan"] is not None:
                name, style = letter(look, fighter["clan"]), clan_style(look, fighter["clan"])
            card = named(words, "card", fighter["card"])
            part = Text(name, style=style).append(f" {card} ", style="default")
            strength = fighter["strength"]
            parts.append(part.append("✗" if strength is None else str(strength), style="bold"))
        if fought["winner"] is None:
            parts.append(Text(words("board-battle-nobody")))
        else:
            sign = letter(look, fought["winner"])
            parts.append(Text(words("board-battle-won", name=sign)))
        head = Text(words("board-last-battle"), style="dim")
        return flow(parts, look.width, head, LABEL, GAP)

    # ---- words -------------------------------------------------------------------------------
    def sections(self, look: Look) -> list[Section]:
        return sections(look)


def _others(look: Look) -> list[int]:
    players = look.view["players"]
    return [(look.seat + turn) % players for turn in range(1, players)]


def targets(look: Look) -> dict[str, str]:
    """The places that moves name, each with the numbers to type."""
    numbers_at: dict[str, list[str]] = {}
    for number, move in look.numbered():
        if move[0] in _PLACES:
            numbers_at.setdefault(move[1], []).append(str(number))
        elif move[0] in ("explore", "pilgrim", "smite"):
            numbers_at.setdefault(move[2], []).append(str(number))
    return {place: "/".join(numbers) for place, numbers in numbers_at.items()}


BOARD = TinyEpicBoard()
