"""The list of moves in Tiny Epic Vikings: cards in full, docks by island."""

from __future__ import annotations

from rich.text import Text

from drakkar.games.tinyepic.words import GAP, facts, headings, named, strength_text
from drakkar.terminal.boards import SECTION_INDENT, Look, Section, headed
from drakkar.terminal.screen import flow

RUNE_STYLES = {"wealth": "yellow", "secrets": "magenta", "nature": "green"}
LISTED = {
    "playcard": "hand", "tosscard": "hand", "answerbattle": "hand",
    "pickcard": "pack", "solopick": "pack",
}  # fmt: skip
"""Questions whose list of moves shows the cards of a zone."""
_OF_CARDS = ("jarl", "fight", "join", "toss", "keep")
"""Moves that name a card of it; others stand below."""


def sections(look: Look) -> list[Section]:
    asked = look.view["question"][0] if look.view["question"] else ""
    if asked not in LISTED:
        return headed(headings(look))
    listed = []
    cards = [move[1] for move in look.view["moves"] if move[0] in _OF_CARDS]
    for card in dict.fromkeys(cards):
        numbers = {move[0]: n for n, move in look.numbered() if move[1:] == [card]}
        lines = _chosen(look, card, numbers)
        listed.append(Section(lines, numbers=tuple(numbers.values()), told=True))
    return listed


def _chosen(look: Look, card: str, numbers: dict[str, int]) -> tuple[Text, ...]:
    """A card to choose, with all that is printed on it; to play it, what for in two lines."""
    label = Text(f"[{min(numbers.values())}]".rjust(4) + " ", style="cyan")
    label.append_text(rune_label(look, card))
    if "jarl" not in numbers:
        return title(look, label, card, SECTION_INDENT + 5)
    parts = [Text(named(look.words, "card", card), "bold"), *map(Text, facts(look, card)[:2])]
    lines = flow(parts, look.width, label, SECTION_INDENT + 3, GAP)
    if "fight" in numbers:
        label = Text(f"[{numbers['fight']}]".rjust(4), style="cyan")
        battle = look.words("group-battle", strength=strength_text(look, card))
        lines += flow([Text(battle)], look.width, label, SECTION_INDENT + 3)
    return tuple(lines)


def rune_label(look: Look, card: str) -> Text:
    rune = look.table["cards"][card]["rune"]
    return Text(look.words(f"rune-short-{rune}"), style=RUNE_STYLES[rune])


def title(look: Look, label: Text, card: str, indent: int = SECTION_INDENT) -> tuple[Text, ...]:
    """A card and what is printed on it."""
    parts = [Text(named(look.words, "card", card), "bold"), *map(Text, facts(look, card))]
    return tuple(flow(parts, look.width, label, indent, GAP))
