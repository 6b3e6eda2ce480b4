"""The table of Shipwrights: the tracks, one's own village large, the others' small.

In the action phase the hand is not drawn here: the list of moves shows it, card by card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from drakkar.games.shipwrights.words import (
    ability_text,
    bundle,
    card_name,
    short_name,
)
from drakkar.kernel.telling import Words
from drakkar.terminal.boards import Look, Section
from drakkar.terminal.boards.shipwrights_moves import KIND_STYLE, kind_label, sections, title_lines
from drakkar.terminal.boards.shipwrights_tracks import HEROES, markers, tracks
from drakkar.terminal.screen import flow

_LABEL = 11
_GAP = " · "


class ShipwrightsBoard:
    # ---- the whole table ---------------------------------------------------------------------
    def draw(self, look: Look) -> list[Text]:
        top = [*self._header(look), *tracks(look)]
        mine = [*self._village(look, look.seat), *self._held(look)]
        others = [line for seat in self._others(look) for line in self._small(look, seat)]
        if look.room is not None and len(top) + len(mine) + len(others) > look.room:
            others = [line for seat in self._others(look) for line in self._small(look, seat)[:1]]
        return [*top, *others, *mine]

    def enlarge(self, look: Look) -> list[Text]:
        lines = [*self._header(look), *tracks(look), Text()]
        for seat in range(look.view["players"]):
            lines += [*self._village(look, seat), *self._in_full(look, seat), Text()]
        return [*lines, *self._legend(look)]

    def _header(self, look: Look) -> list[Text]:
        words, table = look.words, look.table
        parts = [Text(words("board-header", round=table["round"], rounds=table["last_round"]))]
        parts[0].stylize("bold")
        if table["prices"]:
            parts.append(Text(words("board-prices", **table["prices"])))
        card = table["card"]
        if card and look.view["players"] > 2:
            parts.append(Text(words("board-draft", draft=card["draft"])))
        if card and table["opponent"]:
            total = sum(table["opponent"].values())
            parts.append(Text(words("board-opponent", total=total, vp=card["solo_vp"])))
        parts.append(self._piles(look))
        if table["nemesis"]:
            names = [words("nemesis", nemesis=name) for name in table["nemesis"]]
            parts.append(Text(words("board-nemesis", list=", ".join(names)), style="magenta"))
        return flow(parts, look.width, gap=_GAP)

    def _piles(self, look: Look) -> Text:
        words, table = look.words, look.table
        line = Text(words("board-deck", deck=table["deck"], discard=table["discard"]), style="dim")
        if table["discard_top"]:
            name = short_name(look, table["discard_top"])
            line.append(f" {words('board-deck-top', name=name)}")
        return line

    # ---- a village ---------------------------------------------------------------------------
    def _village(self, look: Look, seat: int) -> list[Text]:
        words, village = look.words, look.table["villages"][seat]
        head = Text("── ", style="dim")
        head.append(look.names[seat], style="bold")
        head.append(f"  {bundle(words, village['goods']) or words('board-nothing')} ", "yellow")
        head.append("─" * max(0, look.width - 1 - head.cell_len), style="dim")
        lines = [head, *self._points(look, seat), *self._slots(look, seat)]
        lines += self._row(look, "ships", self._ships(look, village))
        lines += self._row(look, "buildings", self._buildings(look, village))
        raids = [
            Text(
                words(
                    "board-raid",
                    raid=raid["raid"],
                    gain=bundle(words, raid["gain"]),
                    used=raid["used"],
                    cost=village["raid_cost"],
                ),
                style="dim" if raid["used"] else "",
            )
            for raid in village["raids"]
        ]
        if raids:
            lines += self._row(look, "raids", raids)
        lines += self._row(look, "labourer", [self._labourer(look, village)])
        heroes = self._heroes(look, seat)
        if heroes:
            lines += self._row(look, "heroes", heroes)
        return lines

    def _row(self, look: Look, label: str, parts: Sequence[Text]) -> list[Text]:
        return flow(parts, look.width, Text(look.words(f"board-{label}")), _LABEL, _GAP)

    def _points(self, look: Look, seat: int) -> list[Text]:
        """If the game ended now."""
        words, standing = look.words, look.table["standing"][seat]
        sources = [f"{words(f'source-{name}')} {vp}" for name, vp in standing.items() if vp]
        head = Text(words("board-vp", total=sum(standing.values())), style="bold")
        return flow(
            [Text(source, style="dim") for source in sources], look.width, head, _LABEL, _GAP
        )

    def _slots(self, look: Look, seat: int) -> list[Text]:
        """The player board: five slots with a card or a worker space."""
        words, village = look.words, look.table["villages"][seat]
        spaces, cards = look.table["spaces"], village["board"]
        width = min(20, look.width // len(spaces)) - 1
        lines = [Text(), Text()]
        for slot, space in enumerate(spaces):
            if slot < len(cards):
                kind = look.table["cards"][cards[slot]]["kind"]
                first, slash, second = short_name(look, cards[slot]).partition("/")
                style, first = KIND_STYLE[kind], first + slash
                second = second or words("kind", kind=kind)
            else:
                worker = slot + 1 in village["slots"]
                style = "bold" if worker else ""
                pay, gain = bundle(words, space["pay"]), bundle(words, space["gain"])
                first = f"{'■' if worker else '□'} {pay or gain}"
                second = f"→ {gain}" if pay else ""
            shown = (Text(f"{slot + 1} ").append(first, style), Text("  ").append(second, style))
            for line, text in zip(lines, shown, strict=True):
                text.truncate(width)
                text.pad_right(width - text.cell_len)
                line.append("│", style="dim").append_text(text)
        return lines

    def _ships(self, look: Look, village: dict[str, Any]) -> list[Text]:
        words, shown = look.words, []
        for ship in village["ships"]:
            line = Text(card_name(words, ship["ship"]), style=KIND_STYLE["ship"])
            line.append(self._upgraded(look, village, ship["ship"]))
            notes = []
            card = look.table["cards"].get(ship["ship"])
            if ship["income"]:
                notes.append(bundle(words, ship["income"]))
            elif card and card["benefit"].startswith("end"):
                notes.append(words("benefit", benefit=card["benefit"]))
            if ship["trade"]:
                notes.append(self._trade(look, ship["trade"]))
            if notes:
                line.append(f" ({', '.join(notes)})", style="default")
            shown.append(line)
        if village["spent_trades"]:
            shown.append(Text(words("board-spent", number=len(village["spent_trades"])), "dim"))
        return shown

    def _trade(self, look: Look, trade: str) -> str:
        income = bundle(look.words, look.table["trades"][trade]["income"])
        return look.words("board-trade", income=income)

    def _buildings(self, look: Look, village: dict[str, Any]) -> list[Text]:
        words, shown = look.words, []
        for building in village["buildings"]:
            line = Text(
                "■ " if building["worker"] else "□ ", style="bold" if building["worker"] else ""
            )
            line.append(
                place_name(words, village, building["building"]), style=KIND_STYLE["building"]
            )
            line.append(self._upgraded(look, village, building["building"]))
            if building["ability"]:
                line.append(f" ({ability_text(words, building['ability'])})")
            if building["tucked"]:
                card = look.table["cards"][building["tucked"]]
                line.append(" + ").append(
                    short_name(look, building["tucked"]), KIND_STYLE[card["kind"]]
                )
                if "ability" in card:
                    line.append(f" ({ability_text(words, card['ability'])})")
            shown.append(line)
        return shown

    def _heroes(self, look: Look, seat: int) -> list[Text]:
        """Those of this seat and what they do."""
        table = look.table
        held = [HEROES[track] for track, holder in table["heroes"].items() if holder == seat]
        held += ["randi"] * table["villages"][seat]["randi"]
        return [Text(look.words("board-legend-heroes", hero=hero)) for hero in held]

    def _labourer(self, look: Look, village: dict[str, Any]) -> Text:
        words = look.words
        cost = words("board-labourer-cost", cost=bundle(words, village["labourer"]))
        if village["upgrades"]["labourer"]:
            return Text(f"{words('board-upgraded', card='labourer')}, {cost}")
        return Text(cost)

    # ---- cards in hand -----------------------------------------------------------------------
    def _held(self, look: Look) -> list[Text]:
        """One's own cards, but for those that the list of moves shows."""
        village = look.table["villages"][look.seat]
        asked = look.view["question"][0] if look.view["question"] else ""
        lines: list[Text] = []
        if village["aside"] and not isinstance(village["aside"], int):
            lines += self._cards(look, "aside", village["aside"])
        if asked == "pickcard" or not village["hand"] or isinstance(village["hand"], int):
            return lines
        if asked not in ("act", "givecard"):
            names = [
                Text(look.words("kind-card", card=name, kind=look.table["cards"][name]["kind"]))
                for name in village["hand"]
            ]
            lines += self._row(look, "hand", names)
        return lines

    def _cards(self, look: Look, label: str, cards: Sequence[str]) -> list[Text]:
        lines = [Text(f"── {look.words(f'board-{label}')}", style="dim")]
        for name in cards:
            lines += title_lines(look, kind_label(look, name), name)
        return lines

    def _in_full(self, look: Look, seat: int) -> list[Text]:
        """The cards of a seat with all that is printed on them, of others their number."""
        village, lines = look.table["villages"][seat], []
        for zone in ("hand", "aside", "pack"):
            cards = village[zone]
            if isinstance(cards, int):
                if cards:
                    lines.append(Text(f"{look.words(f'board-{zone}').ljust(_LABEL)}{cards}"))
            elif cards:
                lines += self._cards(look, zone, cards)
        if village["board"]:
            lines += self._cards(look, "board", village["board"])
        return lines

    # ---- the others --------------------------------------------------------------------------
    def _others(self, look: Look) -> list[int]:
        players = look.view["players"]
        return [(look.seat + turn) % players for turn in range(1, players)]

    def _small(self, look: Look, seat: int) -> list[Text]:
        words, village = look.words, look.table["villages"][seat]
        mark = markers(look)[seat]
        head = Text(f"{mark} ", style="bold cyan").append(look.names[seat], style="bold")
        if head.cell_len >= _LABEL:
            head.truncate(_LABEL - 1)
        held = {zone: size(village[zone]) for zone in ("hand", "aside", "pack")}
        parts = [
            Text(words("board-vp", total=sum(look.table["standing"][seat].values()))),
            Text(words("cards", card=sum(held.values()))),
            Text(bundle(words, village["goods"], tight=True), style="yellow"),
        ]
        if village["randi"]:
            parts.append(Text(words("hero", hero="randi")))
        lines = flow([part for part in parts if part.plain], look.width, head, _LABEL, _GAP)
        more = [Text(self._small_ship(look, village, ship)) for ship in village["ships"]]
        for building in village["buildings"]:
            name = place_name(words, village, building["building"])
            name += self._upgraded(look, village, building["building"])
            tucked = f"+{short_name(look, building['tucked'])}" if building["tucked"] else ""
            more.append(Text(f"{'■' if building['worker'] else ''}{name}{tucked}"))
        if village["upgrades"]["labourer"]:
            better = self._upgraded(look, village, "labourer")
            more.append(Text(card_name(words, "labourer") + better))
        if village["board"]:
            names = ", ".join(short_name(look, name) for name in village["board"])
            more.append(Text(f"{words('board-board')} {names}"))
        if village["raids"]:
            names = ", ".join(words("raid", raid=raid["raid"]) for raid in village["raids"])
            more.append(Text(f"{words('board-raids')} {names}"))
        return [*lines, *flow(more, look.width, Text(), _LABEL, _GAP)]

    def _small_ship(self, look: Look, village: dict[str, Any], ship: dict[str, Any]) -> str:
        name = card_name(look.words, ship["ship"]) + self._upgraded(look, village, ship["ship"])
        return f"{name}+{self._trade(look, ship['trade'])}" if ship["trade"] else name

    def _upgraded(self, look: Look, village: dict[str, Any], card: str) -> str:
        """`` amélioré`` behind the Eikja, labourer or hut, if it is."""
        if not village["upgrades"].get(card):
            return ""
        return f" {look.words('board-upgraded', card=card)}"

    def _legend(self, look: Look) -> list[Text]:
        words, marks = look.words, markers(look)
        who = [f"{mark} {name}" for mark, name in zip(marks, look.names, strict=False)]
        if look.table["neutral"]:
            who.append(f"{marks[-1]} {words('board-neutral')}")
        lines = flow([Text(part) for part in who], look.width, gap=_GAP)
        legend = [Text(part) for part in words("board-legend").split(_GAP)]
        lines += flow(legend, look.width, gap=_GAP)
        heroes = (*HEROES.values(), "randi")
        lines += [Text(words("board-legend-heroes", hero=hero)) for hero in heroes]
        for card in look.table["restrictions"]:
            draws = ", ".join(str(number) for number in card["draws"])
            lines.append(Text(words("board-legend-nemesis", **card, list=draws)))
        return lines

    # ---- words -------------------------------------------------------------------------------
    def sections(self, look: Look) -> list[Section]:
        return sections(look)


def place_name(words: Words, village: dict[str, Any], building: str) -> str:
    return words("hut", hut=village["hut"]) if building == "hut" else card_name(words, building)


def size(cards: Any) -> int:
    return cards if isinstance(cards, int) else len(cards)


BOARD = ShipwrightsBoard()
