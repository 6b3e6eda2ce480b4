"""The table of Saga des Vikings: the track, Movement cards, the players, one's own cards.

Where the list of moves shows the cards of the hand they are not drawn here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from drakkar.games.saga.words import (
    GAP,
    asked,
    facts,
    minus,
    movement_name,
    movement_text,
    named,
    price,
    short_card,
)
from drakkar.terminal.boards import Look, Section
from drakkar.terminal.boards.saga_moves import FROM_HAND, sections
from drakkar.terminal.boards.saga_track import STYLES, draw_track, letter
from drakkar.terminal.screen import flow

LABEL = 11
"""How wide the words before a line are."""
_SHOPPING = ("shop", "hire", "freeviking", "swapin")


class SagaBoard:
    # ---- the whole table ---------------------------------------------------------------------
    def draw(self, look: Look) -> list[Text]:
        top = [*_header(look), *draw_track(look), *_movement(look)]
        if asked(look) in _SHOPPING:
            top += _market(look)
        others = [small(look, seat) for seat in _others(look)]
        mine = [*_own_head(look, look.seat), *_own_cards(look)]
        cards = _hand(look)
        over = len(top) + sum(map(len, others)) + len(mine) + len(cards) - (look.room or 999)
        if over > 0:
            short = _hand(look, short=True)
            over -= len(cards) - len(short)
            cards = short
        if over > 0:
            over -= sum(len(lines) - 1 for lines in others)
            others = [lines[:1] for lines in others]
        if over > 0:
            mine = [*_own_head(look, look.seat), *_own_cards(look, piles=False)]
        return [*top, *(line for lines in others for line in lines), *mine, *cards]

    def enlarge(self, look: Look) -> list[Text]:
        lines = [*_header(look, full=True), *_voyage(look), *draw_track(look), *_movement(look)]
        lines += [*_discard(look), *_market(look, full=True), Text()]
        for seat in range(look.view["players"]):
            lines += _own_head(look, seat)
            if seat == look.seat:
                lines += [*_own_cards(look), *_hand(look, full=True)]
            elif look.table["players"][seat]["played"]:
                lines += _row(look, "played", _played(look, seat))
        legend = [Text(part) for part in look.words("table-legend").split(GAP)]
        return [*lines, Text(), *flow(legend, look.width, gap=GAP)]

    # ---- words -------------------------------------------------------------------------------
    def sections(self, look: Look) -> list[Section]:
        return sections(look)


# ---- what is common --------------------------------------------------------------------------


def _row(look: Look, label: str, parts: Sequence[Text]) -> list[Text]:
    return flow(parts, look.width, Text(look.words(f"board-{label}")), LABEL, GAP)


def _texts(parts: Iterable[str], style: str = "") -> list[Text]:
    return [Text(part, style=style) for part in parts]


def _adventure_name(look: Look, name: str) -> str:
    return named(look.words, ("adventure",), name)


def _header(look: Look, *, full: bool = False) -> list[Text]:
    words, table = look.words, look.table
    head = words("board-round", round=table["round"], rounds=table["rounds"])
    parts = [Text(head, style="bold")]
    adventure = table["adventure"]
    if adventure is not None:
        name = _adventure_name(look, adventure["id"])
        if adventure["realm"]:
            realm = named(words, ("realm",), adventure["realm"])
            name = words("board-realm", name=name, realm=realm)
        parts.append(Text(name, style="bold"))
    if look.view["over"]:
        parts.append(Text(words("board-over"), style="bold"))
    else:
        if table["turn"]:
            parts.append(Text(words("board-turn", turn=table["turn"])))
        parts.append(Text(words("board-odin", name=look.names[table["odin"]])))
    if full:
        discard = len(table["move_discard"])
        parts.append(Text(words("board-pile", pile=table["move_pile"], discard=discard)))
        parts.append(Text(words("board-gods", number=table["gods"])))
    return flow(parts, look.width, gap=GAP)


def _voyage(look: Look) -> list[Text]:
    """All adventures in their order; the present one stands out."""
    parts = []
    for number, name in enumerate(look.table["voyage"], start=1):
        style = "bold" if number == look.table["round"] else "dim"
        parts.append(Text(f"{number} {_adventure_name(look, name)}", style=style))
    return _row(look, "voyage", parts)


def _movement(look: Look) -> list[Text]:
    """What has been turned up in this adventure, what of it is in force, what is foreseen."""
    words, table = look.words, look.table
    lines: list[Text] = []
    parts = []
    for shown in table["display"]:
        printed = table["movements"][shown["card"]]
        label = minus(printed["number"])
        if printed["special"]:
            label = f"{movement_name(words, shown['card'])} {label}"
        parts.append(Text(label, style="bold" if shown["last"] else "dim"))
    if parts:
        lines += _row(look, "movement", parts)
    for shown in table["display"]:
        if table["movements"][shown["card"]]["special"] and (shown["in_force"] or shown["last"]):
            text = Text(movement_text(look, shown["card"]), style="yellow")
            lines += _row(look, "in-force" if shown["in_force"] else "text", [text])
    if table["foreseen"]:
        label = words(
            "board-foreseen-list",
            list=", ".join(movement_name(words, card) for card in table["foreseen"]),
        )
        lines += _row(look, "foreseen", [Text(label, style="cyan")])
    return lines


def _discard(look: Look) -> list[Text]:
    """The Movement cards that will not come before the pile is shuffled again."""
    cards = look.table["move_discard"]
    names = []
    for card in dict.fromkeys(cards):
        times = cards.count(card)
        names.append(movement_name(look.words, card) + (f" ×{times}" if times > 1 else ""))
    return _row(look, "discard", _texts(names, "dim")) if names else []


def _market(look: Look, *, full: bool = False) -> list[Text]:
    """The Vikings on offer, their prices now and how many are left."""
    words, table = look.words, look.table
    parts = []
    for offered in table["market"]:
        cost = price(look, offered["card"]) if asked(look) == "hire" else offered["price"]
        card = short_card(look, offered["card"])
        line = words("board-offer", card=card, gold=cost, copies=offered["copies"])
        if full:
            line = GAP.join([line, *facts(look, offered["card"])])
        parts.append(Text(line))
    if full:
        heads = [Text(words("board-market")), *[Text()] * len(parts)]
        pairs = zip(heads, parts, strict=False)
        return [line for h, part in pairs for line in flow([part], look.width, h, LABEL)]
    if table["surcharge"]:
        parts.append(Text(words("board-surcharge", gold=table["surcharge"]), style="yellow"))
    return _row(look, "market", parts) if parts else []


# ---- players ---------------------------------------------------------------------------------


def _others(look: Look) -> list[int]:
    players = look.view["players"]
    return [(look.seat + turn) % players for turn in range(1, players)]


def _size(cards: Any) -> int:
    return cards if isinstance(cards, int) else len(cards)


def _possessions(look: Look, seat: int) -> list[Text]:
    words, player = look.words, look.table["players"][seat]
    parts = [
        Text(words("board-vp", number=player["vp"]), style="bold"),
        Text(words("board-gold", number=player["gold"]), style="yellow"),
    ]
    if look.view["over"]:
        total = look.view["result"]["scores"][seat]
        return [*parts, Text(words("board-final", number=total), style="bold")]
    if look.table["turn"]:
        place = words(
            "board-place", out=not player["active"], cell=player["cell"], reached=player["reached"]
        )
        parts.append(Text(place))
    if player["prophecy"]:
        parts.append(Text(words("board-prophecy"), style="cyan"))
    if look.table["turn"]:  # nobody has a hand while Vikings are bought
        parts.append(Text(words("board-cards", number=_size(player["hand"]))))
    parts.append(Text(words("board-pile-size", number=player["pile"]["size"])))
    parts.append(Text(words("board-valhalla-size", number=_size(player["valhalla"]))))
    return parts


def small(look: Look, seat: int) -> list[Text]:
    """Another player: what he has, and what he has played."""
    head = Text(f"{letter(seat)} ", style=STYLES[seat])
    head.append(look.names[seat], style="bold")
    if head.cell_len >= LABEL:
        head.truncate(LABEL - 1)
    lines = flow(_possessions(look, seat), look.width, head, LABEL, GAP)
    played = _played(look, seat)
    label = Text(f"  {look.words('board-small-played')}", style="dim")
    return [*lines, *flow(played, look.width, label, LABEL, GAP)] if played else lines


def _played(look: Look, seat: int) -> list[Text]:
    """The cards on the table, those of this turn standing out."""
    player = look.table["players"][seat]
    now = len(player["now"])
    cards = player["played"]
    late = cards[len(cards) - now :] == player["now"]
    return [
        Text(short_card(look, card), style="bold" if late and at >= len(cards) - now else "")
        for at, card in enumerate(cards)
    ]


def _own_head(look: Look, seat: int) -> list[Text]:
    head = Text("── ", style="dim")
    head.append(f"{letter(seat)} ", style=STYLES[seat])
    head.append(look.names[seat], style="bold")
    head.append("  ")
    lines = flow(_possessions(look, seat), look.width, head, LABEL, GAP)
    lines[-1].append(" ")
    lines[-1].append("─" * max(0, look.width - 1 - lines[-1].cell_len), style="dim")
    return lines


def _own_cards(look: Look, *, piles: bool = True) -> list[Text]:
    """What the seat has on the table and in its piles."""
    words, own = look.words, look.table["players"][look.seat]
    lines: list[Text] = []
    if own["chosen"]:
        lines += _row(look, "chosen", _texts(short_card(look, card) for card in own["chosen"]))
    if own["looked"] and asked(look) != "keepgod":
        lines += _row(look, "looked", _texts(short_card(look, card) for card in own["looked"]))
    played = _played(look, look.seat)
    if played:
        lines += _row(look, "played", played)
    if not piles:
        return lines
    pile = own["pile"]
    parts = []
    if pile["top"]:
        names = ", ".join(short_card(look, card) for card in pile["top"])
        parts.append(Text(words("board-top", list=names), style="cyan"))
    parts += _texts(_counted(look, pile["shuffled"]))
    if pile["bottom"]:
        names = ", ".join(short_card(look, card) for card in pile["bottom"])
        parts.append(Text(words("board-bottom", list=names)))
    if parts:
        lines += _row(look, "own-pile", parts)
    if own["valhalla"]:
        lines += _row(look, "valhalla", _texts(_counted(look, own["valhalla"], helmets=True)))
    return lines


def _counted(look: Look, cards: Sequence[str], *, helmets: bool = False) -> list[str]:
    """Each card once, with how many there are."""
    names = []
    for card in dict.fromkeys(cards):
        name = short_card(look, card)
        if helmets:
            name = f"{name} ({facts(look, card)[0]})"
        times = list(cards).count(card)
        names.append(f"{name} ×{times}" if times > 1 else name)
    return names


def _hand(look: Look, *, short: bool = False, full: bool = False) -> list[Text]:
    """One's own cards, but for those that the list of moves shows."""
    hand = look.table["players"][look.seat]["hand"]
    if isinstance(hand, int) or not hand or (asked(look) in FROM_HAND and not full):
        return []
    if short:
        return _row(look, "hand", _texts(_counted(look, hand)))
    lines = []
    for number, name in enumerate(_counted(look, hand)):
        card = list(dict.fromkeys(hand))[number]
        parts = [Text(name, style="bold"), *_texts(facts(look, card))]
        label = Text("" if number else look.words("board-hand"))
        lines += flow(parts, look.width, label, LABEL, GAP)
    return lines


BOARD = SagaBoard()
