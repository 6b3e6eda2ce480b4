"""Saga des Vikings in words: what is printed on cards, where a pawn would land, what happened."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from drakkar.kernel.telling import Sight, Words

GAP = " · "
EFFECTS = ("vp", "gold", "viking", "remove", "draw", "god", "valhalla", "prophecy")
CARD_MOVES = (
    "buy", "take", "play", "bury", "send", "keep", "discard",
    "sacrifice", "remove", "imitate", "summon", "honour", "recall",
)  # fmt: skip
_NONE: dict[str, Any] = {}


# ---- names and numbers -----------------------------------------------------------------------


def named(words: Words, kinds: tuple[str, ...], name: str) -> str:
    """The text of ``special-i-a`` for the Movement card ``I.A``."""
    key = name.lower().replace(".", "-").replace("_", "-")
    message = next((f"{kind}-{key}" for kind in kinds if words.has(f"{kind}-{key}")), "")
    return words(message) if message else name


def card_name(words: Words, card: str) -> str:
    return named(words, ("viking", "god"), card)


def movement_name(words: Words, card: str) -> str:
    return named(words, ("special", "movement"), card)


def minus(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else minus(number)


def number_of(sight: Sight, card: str) -> str:
    """``2/6``."""
    numbers = sight.table["cards"].get(card, {}).get("numbers", ())
    return "/".join(map(minus, numbers)) or sight.words("number-none")


def short_card(sight: Sight, card: str) -> str:
    """``Kjer 2/6``."""
    return f"{card_name(sight.words, card)} {number_of(sight, card)}"


# ---- what is printed -------------------------------------------------------------------------


def card_text(sight: Sight, card: str) -> str:
    """What the card does; empty for those that only move."""
    printed = sight.table["cards"].get(card)
    name = f"card-text-{card.replace('_', '-')}"
    if printed is None or not sight.words.has(name):
        return ""
    return sight.words(name, **_amounts(printed))


def _amounts(printed: Mapping[str, Any]) -> dict[str, Any]:
    amounts = dict(printed["amounts"])
    if "numbers" in amounts:
        amounts["numbers"] = "/".join(map(minus, amounts["numbers"]))
    return amounts


def action_text(sight: Sight, card: str) -> str:
    """The same with the moment when it does it."""
    printed, text = sight.table["cards"].get(card, _NONE), card_text(sight, card)
    if not text or printed["action"] == "none":
        return text
    adventure = sight.table["adventure"]
    void = bool(printed["void"] and adventure and adventure["bifrost"])
    return sight.words("card-action", timing=printed["action"], text=text, void=void)


def facts(sight: Sight, card: str) -> list[str]:
    """Helmets and action."""
    words, printed = sight.words, sight.table["cards"].get(card)
    if printed is None:
        return []
    god = printed["kind"] == "god"
    first = words("kind-god") if god else words("helmets", number=printed["helmets"])
    return [part for part in (first, action_text(sight, card)) if part]


def movement_text(sight: Sight, card: str) -> str:
    """A special Movement card, its moment and its text."""
    words, printed = sight.words, sight.table["movements"][card]
    key = card.lower().replace(".", "-")
    adventure = sight.table["adventure"]
    return words(
        "special-line",
        name=movement_name(words, card),
        timing=printed["duration"],
        all=printed["all"],
        text=words(f"special-text-{key}", **printed["amounts"]),
        void=bool(printed["void"] and adventure and adventure["bifrost"]),
    )


# ---- cells -----------------------------------------------------------------------------------


def effects_text(words: Words, effects: Mapping[str, int]) -> str:
    """``+1 PV, +3 or``."""
    shown = [effect for effect in EFFECTS if effect in effects]
    return ", ".join(words(f"fx-{effect}", number=signed(effects[effect])) for effect in shown)


def effect_signs(words: Words, effects: Mapping[str, int]) -> list[str]:
    """``+1★``, ``+3●``: three characters each."""
    signs = []
    for effect in EFFECTS:
        if effect in effects:
            sign = words(f"sign-{effect}")
            signs.append(f"{signed(effects[effect])}{sign}" if effect in ("vp", "gold") else sign)
    return signs


def landing_text(sight: Sight, landing: Mapping[str, Any], none: str | None = None) -> str:
    """``case 16 : +1 PV``; ``none`` is said where nothing is found."""
    words, adventure = sight.words, sight.table["adventure"]
    past = landing["cell"] > adventure["last"] and not landing["off"]
    what = effects_text(words, landing["effects"])
    if "extra" in landing:
        extra = words("fx-gold", number=signed(landing["extra"]))
        what = words("landing-extra", what=what, extra=extra)
    return words(
        "landing",
        off=landing["off"],
        past=past,
        last=adventure["last"],
        ends=landing["over"] and not landing["off"] and not past,
        cell=landing["cell"],
        what=what or none,
        vehicle=adventure["vehicle"],
    )


def ways(sight: Sight, card: str) -> list[dict[str, Any]]:
    """What the pawn could find with this card."""
    if _first_of_two(sight, card):
        return []
    table = sight.table
    return [table["landings"][str(cells)] for cells in table["strides"].get(card, ())]


def _first_of_two(sight: Sight, card: str) -> bool:
    """Under IV.C only the cell after the second card counts."""
    asked = sight.view["question"] or [""]
    own = sight.table["players"][sight.seat]
    if asked[0] == "playcard":
        return bool(asked[2] > 1 and len(own["hand"]) > 1)
    return asked[0] == "pickdistance" and len(own["now"]) > 1 and card == own["now"][0]


def landings(sight: Sight, card: str) -> list[str]:
    """``→ case 16 : +1 PV``, ``ou case 20``."""
    texts = [landing_text(sight, landing) for landing in ways(sight, card)]
    return [
        sight.words("landing-or", landing=text) if number else f"→ {text}"
        for number, text in enumerate(texts)
    ]


# ---- what asks, and what it costs --------------------------------------------------------------


def worth(sight: Sight, card: str) -> list[str]:
    """The gold that parting with the card brings (V.C, Thor)."""
    if asked(sight) not in ("sellviking", "sendfrompile"):
        return []
    return [sight.words("sold-for", gold=sight.table["cards"][card]["price"] or 0)]


def asked(sight: Sight) -> str:
    return str(sight.view["question"][0]) if sight.view["question"] else ""


def _asker(sight: Sight) -> str:
    """The card whose action asks."""
    return str(sight.view["question"][2])


def price(sight: Sight, card: str) -> int:
    """What buying this Viking costs now."""
    for offered in sight.table["market"]:
        if offered["card"] == card and asked(sight) == "shop":
            return int(offered["price"])
    printed = int(sight.table["cards"].get(card, _NONE).get("price") or 0)
    if asked(sight) == "hire":
        amounts = sight.table["cards"].get(_asker(sight), {"amounts": {}})["amounts"]
        return int(amounts.get("price", printed))
    return printed


# ---- moves -----------------------------------------------------------------------------------


def move_args(sight: Sight, move: list[Any]) -> dict[str, Any]:
    """What the text of a move needs beside the move's own fields."""
    tag, words = move[0], sight.words
    question = asked(sight)
    values: dict[str, Any] = {"question": question}
    if tag in CARD_MOVES:
        card = move[1]
        values |= {
            "number": number_of(sight, card),
            "landings": " ".join(landings(sight, card)),
            "facts": GAP.join([*worth(sight, card), *facts(sight, card)]),
            "price": price(sight, card) if tag == "buy" else 0,
        }
    elif tag == "act":
        # its name is in the question
        at_once = question == "actnow" and _asker(sight) == move[1]
        values |= {"text": card_text(sight, move[1]), "asked": at_once}
    elif tag in ("go", "skip", "resolve"):
        values |= _go_args(sight, move)
    elif tag in ("leave", "stay"):
        own = sight.table["players"][sight.seat]
        values |= {"vp": own["vp"], "gold": own["gold"], "penalty": own["stake"]}
        odds = sight.table["staying"]
        values |= {"loss": odds["loss"] if odds else 0, "sure": bool(odds and odds["sure"])}
    elif tag == "order":
        kinds = ("viking", "god", "special", "movement")
        values["list"] = " → ".join(named(words, kinds, card) for card in move[1])
    elif tag == "draw":
        values |= {"number": sight.view["question"][2], "name": ""}
        if question == "usedraw":
            amounts = sight.table["cards"].get(_asker(sight), {"amounts": {}})["amounts"]
            values |= {"number": amounts.get("count", 0), "name": card_name(words, _asker(sight))}
    elif tag in ("pay", "trade"):
        values |= _movement_amounts(sight, question)
        had = sight.table["players"][sight.seat]["gold"]
        values |= {"had": had, "left": had - values["gold"]}
    elif tag == "prize":
        amounts = sight.table["cards"].get("ingrid", {"amounts": {}})["amounts"]
        number = amounts.get(move[1])
        values["amount"] = effects_text(words, {move[1]: number}) if number else None
    return values


_NUMBERED = re.compile(r"(?<=\d) (?=[^\W\d])|(?<=[^\W\d]) (?=\d)")
"""Between a number and what it counts no line is broken."""


def _go_args(sight: Sight, move: list[Any]) -> dict[str, Any]:
    cells = move[1] if move[0] == "go" else 0
    landing = sight.table["landings"].get(str(cells))
    text = landing_text(sight, landing, sight.words("landing-none")) if landing else ""
    if asked(sight) == "pickdistance" and _first_of_two(sight, _asker(sight)):
        text = ""
    arrow = "→ " if text else ""
    way = "forth" if cells > 0 else "back" if cells < 0 else "still"
    text = _NUMBERED.sub("\u00a0", text)
    return {"way": way, "number": abs(cells), "landings": f"{arrow}{text}"}


def _movement_amounts(sight: Sight, question: str) -> dict[str, Any]:
    """The numbers of the special card that asks: the last one, or the one that makes draws dear."""
    shown = [displayed["card"] for displayed in sight.table["display"]]
    card = "IV.B" if question == "paytodraw" else shown[-1] if shown else ""
    amounts = sight.table["movements"].get(card, {"amounts": {}})["amounts"]
    return {"gold": amounts.get("gold", 0), "vp": amounts.get("vp", 0)}


# ---- events ----------------------------------------------------------------------------------

_SPEAKERS = {"played": "reveal", "drawn": "draw", "left": "left"}
"""What all do at once stands in one line: ``Cartes › Anna : Kjer, Bo : Harald``."""


def event_args(words: Words, args: dict[str, Any]) -> dict[str, Any]:
    """What the text of an event needs beside its own arguments."""
    kind = args.get("event", "")
    values: dict[str, Any] = {}
    if kind in _SPEAKERS:
        values["speaker"] = words(f"speaker-{_SPEAKERS[kind]}")
    elif kind in ("turned", "moved"):
        cells = args["cells"]
        values["way"] = "forth" if cells > 0 else "back" if cells < 0 else "still"
        values["back"] = abs(cells)
    elif kind == "drawn-own":
        values["speaker"] = words("speaker-draw")
        values["list"] = ", ".join(card_name(words, card) for card in args["cards"])
    elif kind in ("foreseen", "realm"):
        values["list"] = ", ".join(movement_name(words, card) for card in args["cards"])
    elif kind == "voyage":
        names = [named(words, ("adventure",), adventure) for adventure in args["adventures"]]
        values["list"] = ", ".join(names)
    elif kind == "markers":
        pairs = zip(args["cells"], args["markers"], strict=True)
        values["list"] = ", ".join(
            words("marker-on", cell=cell, marker=named(words, ("marker",), marker))
            for cell, marker in pairs
        )
    return values
