"""The list of moves in Shipwrights: card by card, with what is printed on it, then by kind."""

from __future__ import annotations

from rich.text import Text

from drakkar.games.shipwrights.words import lack, moves_by_card, other_actions, title
from drakkar.terminal.boards import SECTION_INDENT, Look, Section, headed
from drakkar.terminal.screen import flow

KIND_STYLE = {
    "ship": "blue",
    "artisan": "cyan",
    "building": "red",
    "villager": "yellow",
    "jarl": "green",
}


def title_lines(
    look: Look,
    label: Text,
    name: str,
    number: int = 1,
    *,
    discard: bool = False,
    indent: int = SECTION_INDENT,
    missing: str = "",
) -> tuple[Text, ...]:
    """A card and what is printed on it; at the end what is missing to build it."""
    shown, *facts = title(look, name, number, discard=discard)
    parts = [Text(shown, "bold"), *map(Text, facts)]
    parts += [Text(missing, "magenta")] if missing else []
    return tuple(flow(parts, look.width, label, indent, " · "))


def kind_label(look: Look, name: str) -> Text:
    kind = look.table["cards"][name]["kind"]
    return Text(look.words("kind", kind=kind), style=KIND_STYLE[kind])


def sections(look: Look) -> list[Section]:
    asked = look.view["question"][0] if look.view["question"] else ""
    if asked == "act":
        return _actions(look)
    if asked in ("pickcard", "givecard"):
        return [
            _numbered(look, number, move[1], asked == "pickcard")
            for number, move in look.numbered()
            if move[0] in ("keep", "give")
        ]
    return []


def _numbered(look: Look, number: int, name: str, discard: bool) -> Section:
    """A card to choose, with all that is printed on it."""
    label = Text(f"[{number}]".rjust(4) + " ", style="cyan").append_text(kind_label(look, name))
    lines = title_lines(look, label, name, discard=discard, indent=SECTION_INDENT + 5)
    return Section(lines, numbers=(number,), told=True)


def _actions(look: Look) -> list[Section]:
    """The action phase: card by card, then the rest by kind of action."""
    cards = []
    for text, name, copies, numbers in moves_by_card(look):
        label = Text(text, style=KIND_STYLE[look.table["cards"][name]["kind"]])
        lines = title_lines(look, label, name, copies, missing=lack(look, name))
        cards.append(Section(lines, numbers=numbers))
    return cards + headed(other_actions(look))
