"""The clans of Tiny Epic Vikings: one's own large, the others small, the solo enemy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from drakkar.games.tinyepic.words import (
    GAP,
    RUNES,
    action_text,
    bag,
    counted,
    favor_text,
    named,
)
from drakkar.terminal.boards import Look
from drakkar.terminal.boards.tinyepic_map import ENEMY_STYLE, clan_style, letter
from drakkar.terminal.boards.tinyepic_moves import LISTED, RUNE_STYLES, rune_label, title
from drakkar.terminal.screen import flow

LABEL = 11
"""How wide the words before a line are."""


def row(look: Look, label: str, parts: Sequence[Text]) -> list[Text]:
    return flow(parts, look.width, Text(look.words(f"board-{label}")), LABEL, GAP)


# ---- clans -----------------------------------------------------------------------------------
def own(look: Look, seat: int, *, full: bool = False) -> list[Text]:
    words, clan = look.words, look.table["clans"][seat]
    head = Text("── ", style="dim")
    head.append(f"{letter(look, seat)} ", style=clan_style(look, seat))
    head.append(look.names[seat], style="bold")
    shown = GAP.join(f"{n} {words(f'resource-{name}')}" for name, n in clan["resources"].items())
    head.append(f"  {shown}", style="yellow")
    head.append(f"  {_points(look, seat)} ", style="bold")
    head.append("─" * max(0, look.width - 1 - head.cell_len), style="dim")
    ships = "/".join(map(str, clan["ship_slots"])) or None
    temples = "/".join(map(str, clan["temple_slots"])) or None
    parts = [
        Text(words("board-settlers", number=clan["reserve"])),
        Text(words("board-longships", list=ships)),
        Text(words("board-temples", list=temples)),
        Text(words("board-villages", number=clan["villages"])),
    ]
    lines = [head, *row(look, "board", parts)]
    parts = [Text(words("board-runes", list=counted(words, clan["runes"])), style="bold")]
    for card in clan["row"]:
        parts.append(Text(named(words, "card", card), RUNE_STYLES[_rune(look, card)]))
    if clan["battle"]:
        parts.append(_fighting(look, clan))
    lines += row(look, "row", parts)
    held = clan["favors"]
    if isinstance(held, int):
        if held and full:
            lines += row(look, "favors", [Text(str(held))])
    elif held:
        lines += row(look, "favors", [Text(favor_text(look, favor)) for favor in held])
    return lines


def _points(look: Look, seat: int) -> str:
    """What everybody can reckon of another, all of one's own."""
    standing = look.table["standing"][seat]
    name = "board-vp" if len(standing) > len(RUNES) else "board-vp-islands"
    return look.words(name, total=sum(standing.values()))


def _rune(look: Look, card: str) -> str:
    rune: str = look.table["cards"][card]["rune"]
    return rune


def _fighting(look: Look, clan: dict[str, Any]) -> Text:
    if isinstance(clan["battle"], str):
        card = named(look.words, "card", clan["battle"])
        return Text(look.words("board-fights-with", card=card), style="red")
    return Text(look.words("board-fights"), style="red")


def hand(look: Look, *, short: bool = False) -> list[Text]:
    """One's own cards, but for those that the list of moves shows."""
    own = look.table["clans"][look.seat]
    asked = look.view["question"][0] if look.view["question"] else ""
    if not own["hand"] or LISTED.get(asked) == "hand":
        return []
    if short or LISTED.get(asked) == "pack":
        names = [
            Text(named(look.words, "card", card), RUNE_STYLES[_rune(look, card)])
            for card in own["hand"]
        ]
        return row(look, "hand" if LISTED.get(asked) != "pack" else "kept", names)
    return _cards(look, own["hand"])


def _cards(look: Look, cards: Sequence[str]) -> list[Text]:
    return [line for card in cards for line in title(look, rune_label(look, card), card, LABEL)]


def in_full(look: Look, seat: int) -> list[Text]:
    clan, lines = look.table["clans"][seat], []
    if isinstance(clan["hand"], int):
        number = look.words("board-cards", number=clan["hand"])
        lines += row(look, "hand", [Text(number)])
    else:
        lines += _cards(look, clan["hand"])
    return lines


def small(look: Look, seat: int) -> list[Text]:
    words, clan = look.words, look.table["clans"][seat]
    head = Text(f"{letter(look, seat)} ", style=clan_style(look, seat))
    head.append(look.names[seat], style="bold")
    if head.cell_len >= LABEL:
        head.truncate(LABEL - 1)
    hand = _size(clan["hand"]) + _size(clan["pack"])
    parts = [
        Text(bag(words, clan["resources"]) or "0", style="yellow"),
        Text(_points(look, seat)),
        Text(words("board-runes", list=counted(words, clan["runes"]))),
        Text(words("board-cards", number=hand)),
        Text(words("board-small-favors", number=_size(clan["favors"]))),
        Text(words("board-settlers", number=clan["reserve"])),
        Text(_to_build(look, len(clan["ship_slots"]), len(clan["temple_slots"]))),
        Text(words("board-villages", number=clan["villages"])),
    ]
    if clan["battle"]:
        parts.insert(2, _fighting(look, clan))
    return flow(parts, look.width, head, LABEL, GAP)


def _to_build(look: Look, ships: int, temples: int) -> str:
    return look.words("board-small-build", ships=ships, temples=temples)


# ---- the solo enemy --------------------------------------------------------------------------
def enemy_board(look: Look) -> list[Text]:
    words, enemy = look.words, look.table["enemy"]
    if enemy is None:
        return []
    head = Text("── ", style="dim").append("X ", style=ENEMY_STYLE)
    head.append(words("clan-enemy"), style="bold")
    points = sum(look.table["opponent"].values())
    head.append(f"  {words('board-vp-islands', total=points)}", style="bold")
    runes = words("board-runes", list=counted(words, enemy["runes"]))
    head.append(f"  {runes} ", style="bold")
    head.append("─" * max(0, look.width - 1 - head.cell_len), style="dim")
    pieces = [
        Text(words("board-settlers", number=enemy["settlers"])),
        Text(_to_build(look, sum(enemy["ships"]), sum(enemy["temples"]))),
        Text(words("board-small-favors", number=_size(enemy["favors"]))),
        Text(words("board-enemy-deck", number=enemy["deck"])),
    ]
    lines = [head, *row(look, "board", pieces)]
    parts = [Text(named(words, "card", card), style="dim") for card in enemy["row"][:-1]]
    for card in enemy["row"][-1:]:
        action = action_text(words, look.table["cards"][card]["jarl"])
        parts.append(Text(f"{named(words, 'card', card)} ({action})"))
    if enemy["battle_row"]:
        cards = ", ".join(named(words, "card", card) for card in enemy["battle_row"])
        parts.append(Text(words("board-enemy-battles", list=cards)))
    if parts:
        lines += row(look, "row", parts)
    return [*lines, *(_track(look, track) for track in enemy["tracks"])]


def _track(look: Look, track: dict[str, Any]) -> Text:
    """``bois  0 1 2·Fureur [3] 4·Transb.``: the marker stands in brackets."""
    words = look.words
    icons = {icon["space"]: icon for icon in track["icons"]}
    line = Text(words(f"resource-{track['resource']}").ljust(LABEL))
    for space in range(track["length"] + 1):
        here = space == track["marker"]
        mark = f"({space})" if here else str(space)
        line.append(mark, style="bold reverse" if here else "dim")
        if space in icons:
            name = words("board-icon", **icons[space])
            line.append(name, style="default")
        line.append("  ")
    return line


def influence(look: Look) -> list[Text]:
    """Of every clan on every island."""
    parts = []
    for island in look.table["islands"]:
        if island["influence"]:
            part = Text(named(look.words, "island", island["id"]))
            for clan, number in island["influence"].items():
                part.append(f" {letter(look, clan)}{number}", style=clan_style(look, clan))
            parts.append(part)
    return row(look, "influence", parts) if parts else []


def _size(cards: Any) -> int:
    return cards if isinstance(cards, int) else len(cards)
