"""Saga des Vikings in words: what is printed on cards, where a pawn would land, what happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from drakkar.terminal.boards import Look, Section
from drakkar.terminal.screen import flow
from drakkar.terminal.words import Words

GAP = " · "
EFFECTS = ("vp", "gold", "viking", "remove", "draw", "god", "valhalla", "prophecy")
_INDENT = 5
"""Where the text of a move begins behind its number."""
FROM_HAND = ("playcard", "cycle", "buryfor", "buryhandcard", "swapout", "sendfromhand")
"""Questions whose list of moves shows the hand."""
_CARD_MOVES = (
    "buy", "take", "play", "bury", "send", "keep", "discard",
    "sacrifice", "remove", "imitate", "summon", "honour", "recall",
)  # fmt: skip
_NONE: dict[str, Any] = {}


# ---- names and numbers -----------------------------------------------------------------------


def named(words: Words, kinds: tuple[str, ...], name: str) -> str:
    """The text of ``special-i-a`` for the Movement card ``I.A``."""
    key = name.lower().replace(".", "-").replace("_", "-")
    found = next((f"{kind}-{key}" for kind in kinds if words.has(f"{kind}-{key}")), "")
    return words(found) if found else name


def card_name(words: Words, card: str) -> str:
    return named(words, ("viking", "god"), card)


def movement_name(words: Words, card: str) -> str:
    return named(words, ("special", "movement"), card)


def minus(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else minus(number)


def number_of(look: Look, card: str) -> str:
    """``2/6``."""
    numbers = look.table["cards"].get(card, {}).get("numbers", ())
    return "/".join(map(minus, numbers)) or look.words("number-none")


def short_card(look: Look, card: str) -> str:
    """``Kjer 2/6``."""
    return f"{card_name(look.words, card)} {number_of(look, card)}"


# ---- what is printed -------------------------------------------------------------------------


def card_text(look: Look, card: str) -> str:
    """What the card does; empty for those that only move."""
    one = look.table["cards"].get(card)
    name = f"card-text-{card.replace('_', '-')}"
    if one is None or not look.words.has(name):
        return ""
    return look.words(name, **_amounts(one))


def _amounts(one: Mapping[str, Any]) -> dict[str, Any]:
    amounts = dict(one["amounts"])
    if "numbers" in amounts:
        amounts["numbers"] = "/".join(map(minus, amounts["numbers"]))
    return amounts


def action_text(look: Look, card: str) -> str:
    """The same with the moment when it does it."""
    one, text = look.table["cards"].get(card, _NONE), card_text(look, card)
    if not text or one["action"] == "none":
        return text
    adventure = look.table["adventure"]
    void = bool(one["void"] and adventure and adventure["bifrost"])
    return look.words("card-action", timing=one["action"], text=text, void=void)


def facts(look: Look, card: str) -> list[str]:
    """Helmets and action."""
    words, one = look.words, look.table["cards"].get(card)
    if one is None:
        return []
    god = one["kind"] == "god"
    first = words("kind-god") if god else words("helmets", number=one["helmets"])
    return [part for part in (first, action_text(look, card)) if part]


def movement_text(look: Look, card: str) -> str:
    """A special Movement card, its moment and its text."""
    words, one = look.words, look.table["movements"][card]
    key = card.lower().replace(".", "-")
    adventure = look.table["adventure"]
    return words(
        "special-line",
        name=movement_name(words, card),
        timing=one["duration"],
        all=one["all"],
        text=words(f"special-text-{key}", **one["amounts"]),
        void=bool(one["void"] and adventure and adventure["bifrost"]),
    )


# ---- cells -----------------------------------------------------------------------------------


def effects_text(words: Words, effects: Mapping[str, int]) -> str:
    """``+1 PV, +3 or``."""
    told = [words(f"fx-{one}", number=signed(effects[one])) for one in EFFECTS if one in effects]
    return ", ".join(told)


def effect_signs(words: Words, effects: Mapping[str, int]) -> list[str]:
    """``+1★``, ``+3●``: three characters each."""
    found = []
    for one in EFFECTS:
        if one in effects:
            sign = words(f"sign-{one}")
            found.append(f"{signed(effects[one])}{sign}" if one in ("vp", "gold") else sign)
    return found


def landing_text(look: Look, landing: Mapping[str, Any]) -> str:
    words = look.words
    told = effects_text(words, landing["effects"])
    if "extra" in landing:
        extra = words("fx-gold", number=signed(landing["extra"]))
        told = words("landing-extra", what=told, extra=extra)
    return words(
        "landing",
        off=landing["off"],
        ends=landing["off"] or landing["over"],
        cell=landing["cell"],
        what=told or None,
        vehicle=look.table["adventure"]["vehicle"],
    )


def ways(look: Look, card: str) -> list[dict[str, Any]]:
    """What the pawn could find with this card."""
    if _first_of_two(look, card):
        return []
    table = look.table
    return [table["landings"][str(cells)] for cells in table["strides"].get(card, ())]


def _first_of_two(look: Look, card: str) -> bool:
    """Under IV.C only the cell after the second card counts."""
    asked = look.view["question"] or [""]
    own = look.table["players"][look.seat]
    if asked[0] == "playcard":
        return bool(asked[2] > 1 and len(own["hand"]) > 1)
    return asked[0] == "pickdistance" and len(own["now"]) > 1 and card == own["now"][0]


def landings(look: Look, card: str) -> list[str]:
    """``→ case 16 : +1 PV``, ``ou case 20``."""
    told = [landing_text(look, one) for one in ways(look, card)]
    return [
        look.words("landing-or", landing=one) if number else f"→ {one}"
        for number, one in enumerate(told)
    ]


# ---- the list of moves -----------------------------------------------------------------------


def sections(look: Look) -> list[Section]:
    """A move with a card: its name and number, where it leads, what is printed on it."""
    if not any(move[0] in _CARD_MOVES for move in look.view["moves"]):
        return []
    found = []
    for number, move in look.numbered():
        label = Text(f"[{number}]".rjust(4) + " ", style="cyan")
        told = _parts(look, move)
        lines = flow(told, look.width, label, _INDENT, GAP)
        found.append(Section(tuple(lines), numbers=(number,), told=True))
    return found


def _parts(look: Look, move: list[Any]) -> list[Text]:
    tag, words = move[0], look.words
    if tag not in _CARD_MOVES:
        fields = {"card": move[1]} if tag == "act" else {}
        return [Text(words(f"move-{tag}", **fields, **move_args(look, move)))]
    card = move[1]
    first, more = Text(short_card(look, card), "bold"), []
    if tag in ("play", "summon"):
        there = landings(look, card)
        first.append("".join(f" {one}" for one in there[:1]), "default")
        more = there[1:]
    elif tag == "buy":
        more = [words("price-gold", gold=price(look, card))]
    return [first, *map(Text, [*more, *_worth(look, card), *facts(look, card)])]


def _worth(look: Look, card: str) -> list[str]:
    """The gold that parting with the card brings (V.C, Thor)."""
    if asked(look) not in ("sellviking", "sendfrompile"):
        return []
    return [look.words("sold-for", gold=look.table["cards"][card]["price"] or 0)]


def asked(look: Look) -> str:
    return str(look.view["question"][0]) if look.view["question"] else ""


def _asker(look: Look) -> str:
    """The card whose action asks."""
    return str(look.view["question"][2])


def price(look: Look, card: str) -> int:
    """What buying this Viking costs now."""
    for one in look.table["market"]:
        if one["card"] == card and asked(look) == "shop":
            return int(one["price"])
    printed = int(look.table["cards"].get(card, _NONE).get("price") or 0)
    if asked(look) == "hire":
        amounts = look.table["cards"].get(_asker(look), {"amounts": {}})["amounts"]
        return int(amounts.get("price", printed))
    return printed


# ---- moves -----------------------------------------------------------------------------------


def move_args(look: Look, move: list[Any]) -> dict[str, Any]:
    """What the text of a move needs beside the move's own fields."""
    tag, words = move[0], look.words
    question = asked(look)
    told: dict[str, Any] = {"question": question}
    if tag in _CARD_MOVES:
        card = move[1]
        told |= {
            "number": number_of(look, card),
            "landings": " ".join(landings(look, card)),
            "facts": GAP.join([*_worth(look, card), *facts(look, card)]),
            "price": price(look, card) if tag == "buy" else 0,
        }
    elif tag == "act":
        told["text"] = card_text(look, move[1])
    elif tag in ("go", "skip", "resolve"):
        told |= _go_args(look, move)
    elif tag == "order":
        kinds = ("viking", "god", "special", "movement")
        told["list"] = " → ".join(named(words, kinds, one) for one in move[1])
    elif tag == "draw":
        told |= {"number": look.view["question"][2], "name": "", "text": ""}
        if question == "usedraw":
            card = _asker(look)
            told |= {"name": card_name(words, card), "text": card_text(look, card)}
    elif tag in ("pay", "trade"):
        told |= _movement_amounts(look, question)
    elif tag == "prize":
        amounts = look.table["cards"].get("ingrid", {"amounts": {}})["amounts"]
        number = amounts.get(move[1])
        told["amount"] = effects_text(words, {move[1]: number}) if number else None
    return told


def _go_args(look: Look, move: list[Any]) -> dict[str, Any]:
    cells = move[1] if move[0] == "go" else 0
    landing = look.table["landings"].get(str(cells))
    told = landing_text(look, landing) if landing else ""
    if asked(look) == "pickdistance" and _first_of_two(look, _asker(look)):
        told = ""
    arrow = "→ " if told else ""
    way = "forth" if cells > 0 else "back" if cells < 0 else "still"
    return {"way": way, "number": abs(cells), "landings": f"{arrow}{told}"}


def _movement_amounts(look: Look, question: str) -> dict[str, Any]:
    """The numbers of the special card that asks: the last one, or the one that makes draws dear."""
    shown = [one["card"] for one in look.table["display"]]
    card = "IV.B" if question == "paytodraw" else shown[-1] if shown else ""
    amounts = look.table["movements"].get(card, {"amounts": {}})["amounts"]
    return {"gold": amounts.get("gold", 0), "vp": amounts.get("vp", 0)}


# ---- events ----------------------------------------------------------------------------------

_SPEAKERS = {"played": "reveal", "drawn": "draw", "left": "left"}
"""What all do at once stands in one line: ``Cartes › Anna : Kjer, Bo : Harald``."""


def event_args(words: Words, args: dict[str, Any]) -> dict[str, Any]:
    """What the text of an event needs beside its own arguments."""
    kind = args.get("event", "")
    told: dict[str, Any] = {}
    if kind in _SPEAKERS:
        told["speaker"] = words(f"speaker-{_SPEAKERS[kind]}")
    elif kind in ("turned", "moved"):
        cells = args["cells"]
        told["way"] = "forth" if cells > 0 else "back" if cells < 0 else "still"
        told["back"] = abs(cells)
    elif kind == "drawn-own":
        told["speaker"] = words("speaker-draw")
        told["list"] = ", ".join(card_name(words, one) for one in args["cards"])
    elif kind in ("foreseen", "realm"):
        told["list"] = ", ".join(movement_name(words, one) for one in args["cards"])
    elif kind == "voyage":
        told["list"] = ", ".join(named(words, ("adventure",), one) for one in args["adventures"])
    elif kind == "markers":
        pairs = zip(args["cells"], args["markers"], strict=True)
        told["list"] = ", ".join(
            words("marker-on", cell=cell, marker=named(words, ("marker",), one))
            for cell, one in pairs
        )
    return told
