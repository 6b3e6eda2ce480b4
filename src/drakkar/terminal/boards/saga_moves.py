"""The list of moves in Saga: a card with its number, where it leads, what is printed on it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from drakkar.games.saga.words import (
    CARD_MOVES,
    GAP,
    facts,
    landings,
    move_args,
    price,
    short_card,
    worth,
)
from drakkar.terminal.boards import Look, Section
from drakkar.terminal.screen import flow

_INDENT = 5
"""Where the text of a move begins behind its number."""
FROM_HAND = ("playcard", "cycle", "buryfor", "buryhandcard", "swapout", "sendfromhand")
"""Questions whose list of moves shows the hand."""


def sections(look: Look) -> list[Section]:
    """A move with a card: its name and number, where it leads, what is printed on it."""
    if not any(move[0] in CARD_MOVES for move in look.view["moves"]):
        return []
    shown = []
    for number, move in look.numbered():
        label = Text(f"[{number}]".rjust(4) + " ", style="cyan")
        parts = _parts(look, move)
        lines = flow(parts, look.width, label, _INDENT, GAP)
        shown.append(Section(tuple(lines), numbers=(number,), told=True))
    return shown


def _parts(look: Look, move: list[Any]) -> list[Text]:
    tag, words = move[0], look.words
    if tag not in CARD_MOVES:
        fields = {"card": move[1]} if tag == "act" else {}
        return [Text(words(f"move-{tag}", **fields, **move_args(look, move)))]
    card = move[1]
    first, more = Text(short_card(look, card), "bold"), []
    if tag in ("play", "summon"):
        there = landings(look, card)
        first.append("".join(f" {landing}" for landing in there[:1]), "default")
        more = there[1:]
    elif tag == "buy":
        more = [words("price-gold", gold=price(look, card))]
    return [first, *map(Text, [*more, *worth(look, card), *facts(look, card)])]
