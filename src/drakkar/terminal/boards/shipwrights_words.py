"""Shipwrights in words: what is printed on cards, what a move costs and brings, what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from drakkar.terminal.boards import SECTION_INDENT, Look, Section
from drakkar.terminal.screen import flow
from drakkar.terminal.words import Words

GOODS = ("worker", "wood", "wool", "iron", "gold", "coin")
NBSP = "\u00a0"
BASIC = ("wood", "wool", "iron")
TRACKS = ("military", "trade", "renown")
_NOTHING = dict.fromkeys((*GOODS, "card", "resource"), 0)
_NO_STEPS = dict.fromkeys(TRACKS, 0)

KIND_STYLE = {
    "ship": "blue",
    "artisan": "cyan",
    "building": "red",
    "villager": "yellow",
    "jarl": "green",
}


# ---- bundles and abilities -------------------------------------------------------------------


def bundle(words: Words, goods: Mapping[str, int], *, tight: bool = False) -> str:
    """``2 bois, 1 laine``; empty for nothing."""
    return words("bundle-tight" if tight else "bundle", **(_NOTHING | dict(goods)))


def ability(words: Words, one: Mapping[str, Mapping[str, int]]) -> dict[str, Any]:
    """The arguments that ``{ ability }`` reads."""
    return {"pay": bundle(words, one["pay"]) or None, "gain": bundle(words, one["gain"])}


def ability_text(words: Words, one: Mapping[str, Mapping[str, int]]) -> str:
    return words("ability", **ability(words, one))


# ---- cards -----------------------------------------------------------------------------------


def card_args(look: Look, name: str) -> dict[str, Any]:
    """All that a sentence about a card may read."""
    words, card = look.words, look.table["cards"].get(name, {})
    told: dict[str, Any] = {"card": name, "kind": card.get("kind", ""), "vp": card.get("vp", 0)}
    told |= _NO_STEPS | card.get("progress", {})
    told["benefit"] = card.get("benefit", "")
    told |= ability(words, card.get("ability", {"pay": {}, "gain": {}}))
    told["cost"] = bundle(words, card.get("cost", {}), tight=True)
    told["skills"] = "+".join(words("skill-short", skill=one) for one in card.get("skills", ()))
    return told


def card_name(words: Words, name: str) -> str:
    return words("card", card=name)


def short_name(look: Look, name: str) -> str:
    """A card in a narrow place: artisans by short skills."""
    card = look.table["cards"].get(name, {})
    if card.get("kind") == "artisan":
        return "/".join(look.words("skill-short", skill=card[key]) for key in ("major", "minor"))
    return card_name(look.words, name)


def facts(look: Look, name: str, *, discard: bool = False) -> list[str]:
    """What is printed on a card, in parts; with what discarding it brings if asked for."""
    words, card = look.words, look.table["cards"][name]
    args = card_args(look, name)
    parts = words(f"facts-{card['kind']}", **args).split(" · ")
    if words.has(f"needs-{card['kind']}"):
        parts += words(f"needs-{card['kind']}", **args).split(" · ")
    if discard:
        parts.append(words("short-discard", reward=bundle(words, card["discard"])))
    return [part for part in parts if part]


def title(
    look: Look,
    label: Text,
    name: str,
    number: int = 1,
    *,
    discard: bool = False,
    indent: int = 0,
    lack: str = "",
) -> tuple[Text, ...]:
    """A card and what is printed on it; at the end what is missing to build it."""
    words, kind = look.words, look.table["cards"][name]["kind"]
    shown = card_name(words, name).removeprefix(words("kind", kind=kind) + " ")
    shown += f" ×{number}" if number > 1 else ""
    parts = [Text(shown, "bold"), *(Text(part) for part in facts(look, name, discard=discard))]
    parts += [Text(lack, "magenta")] if lack else []
    return tuple(flow(parts, look.width, label, indent or SECTION_INDENT, " · "))


def kind_label(look: Look, name: str) -> Text:
    kind = look.table["cards"][name]["kind"]
    return Text(look.words("kind", kind=kind), style=KIND_STYLE[kind])


# ---- the list of moves -----------------------------------------------------------------------

_HAND = ("discard", "place", "play", "build", "tuck")
_GROUPS = {
    "workers": ("visit", "work"),
    "raids": ("raid",),
    "exchanges": ("exchange",),
    "remove": ("drop", "untuck"),
    "end": ("done",),
}


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
    lines = title(look, label, name, discard=discard, indent=SECTION_INDENT + 5)
    return Section(lines, numbers=(number,), told=True)


def _actions(look: Look) -> list[Section]:
    """The action phase: card by card, then the rest by kind of action."""
    words, moves = look.words, look.numbered()
    own = look.table["villages"][look.seat]
    found = []
    for name in dict.fromkeys(own["hand"]):
        lines = title(
            look, kind_label(look, name), name, own["hand"].count(name), lack=_lack(look, name)
        )
        found.append(Section(lines, numbers=_numbers(moves, _HAND, name)))
    label = Text(words("board-board"), style=KIND_STYLE["ship"])
    for name in dict.fromkeys(own["board"]):
        if look.table["cards"][name]["kind"] == "ship":
            number = own["board"].count(name)
            lines = title(look, label, name, number, lack=_lack(look, name))
            found.append(Section(lines, numbers=_numbers(moves, ("launch",), name)))
    for group, tags in _GROUPS.items():
        numbers = _numbers(moves, tags)
        if numbers:
            found.append(Section(label=words(f"group-{group}"), numbers=numbers))
    return found


def _lack(look: Look, name: str) -> str:
    """What the player lacks to build this card; empty if nothing, or if that is not in question."""
    own = look.table["villages"][look.seat]
    one = own["missing"].get(name)
    if one is None or (name not in own["board"] and look.table["cards"][name]["kind"] == "ship"):
        return ""
    return look.words("lack", **one | {"list": bundle(look.words, one["goods"])})


def _numbers(
    moves: Iterable[tuple[int, list[Any]]], tags: tuple[str, ...], card: str | None = None
) -> tuple[int, ...]:
    return tuple(n for n, one in moves if one[0] in tags and (card is None or one[1] == card))


# ---- moves -----------------------------------------------------------------------------------


def move_args(look: Look, move: list[Any]) -> dict[str, Any]:
    """What the text of a move needs beside the move's own fields."""
    words, table, tag = look.words, look.table, move[0]
    own = table["villages"][look.seat]
    told: dict[str, Any] = {}
    if tag in ("keep", "give"):
        parts = facts(look, move[1], discard=tag == "keep")
        told = {**card_args(look, move[1]), "facts": " · ".join(parts) or None}
    elif tag in ("discard", "place", "play", "drop", "launch", "build"):
        told = card_args(look, move[1])
        told["reward"] = bundle(words, table["cards"].get(move[1], {}).get("discard", {}))
        told["lost"] = len(own["board"]) + 1 in own["slots"]
    elif tag == "tuck":
        told = {"place": _place(own, move[2]), "cost": table["costs"]["tuck"]}
    elif tag == "untuck":
        told = {"card": own["buildings"][move[1]]["tucked"], "place": _place(own, move[1])}
    elif tag == "work":
        told = ability(words, table["spaces"][move[1] - 1])
    elif tag == "visit":
        place = own["buildings"][move[1]]
        villager = table["cards"].get(place["tucked"], {}).get("ability")
        told = ability(words, place["ability"]) | {
            "place": place["building"],
            "villager": villager and ability_text(words, villager),
        }
    elif tag == "raid":
        gain = next(one["gain"] for one in own["raids"] if one["raid"] == move[1])
        told = {"gain": bundle(words, gain), "cost": own["raid_cost"]}
    elif tag in ("exchange", "finaltrade"):
        told = {"price": (table["prices"] | table["costs"]).get(move[1], 0)}
    else:
        told = _answer_args(look, move)
    return told


def _place(own: dict[str, Any], number: int) -> str:
    name: str = own["buildings"][number]["building"]
    return name


def _answer_args(look: Look, move: list[Any]) -> dict[str, Any]:
    """The moves inside an action."""
    words, table, tag = look.words, look.table, move[0]
    question = look.view["question"] or [""]
    own = table["villages"][look.seat]
    if tag == "skills":
        skills = table["cards"][question[2]]["skills"]
        ways = [one[1] for one in look.view["moves"] if one[0] == "skills"]
        told = [_source(look, skill, ways, move[1], i) for i, skill in enumerate(skills)]
        return {"list": " · ".join(one.replace(" ", NBSP) for one in told)}
    if tag == "pay":
        return _payment(look, question, dict(zip((*BASIC, "gold"), move[1:], strict=True)))
    if tag == "use":
        place = own["buildings"][question[2]]
        if move[1] == "villager":
            name, used = place["tucked"], table["cards"][place["tucked"]]["ability"]
        else:
            name, used = place["building"], place["ability"]
        return {**ability(words, used), "name": card_name(words, name)}
    if tag == "under":
        income = table["trades"][question[2]]["income"]
        return {"card": move[1], "income": bundle(words, income)}
    if tag == "now":
        return {"immediate": bundle(words, table["trades"][question[2]]["immediate"])}
    if tag == "upgrade":
        better = own["better"][move[1]]
        text = (
            ability_text(words, better["ability"])
            if "ability" in better
            else bundle(words, better["goods"])
        )
        return {"better": text, "vp": better["vp"]}
    return {}


def _source(
    look: Look, skill: str, ways: Iterable[Sequence[str]], way: Sequence[str], number: int
) -> str:
    """``Forgeron : Manœuvre (1 or, 1 carte)``; which artisan, where another could do the same."""
    words, table = look.words, look.table
    where, _, rest = way[number].partition(":")
    name, _, side = rest.partition(":")
    cost = {"coin": table["costs"]["minor"]} if side == "minor" else {}
    if where == "labourer":
        cost = table["villages"][look.seat]["labourer"]
    alike = {one[number].split(":")[1] for one in ways if one[number].startswith(f"{where}:")}
    return words(
        "source",
        **{"from": where, "skill": skill, "cost": bundle(words, cost) or None},
        which=short_name(look, name) if len(alike) > 1 else None,
    )


def _payment(look: Look, question: list[Any], paid: dict[str, int]) -> dict[str, Any]:
    """All that a ship or building takes, and what gold (and Frode) stand in for."""
    words, table = look.words, look.table
    own = table["villages"][look.seat]
    cost = _NOTHING | table["cards"][question[2]]["cost"]
    sources = question[3] if question[0] == "payship" else []
    labour = sources.count("labourer")
    total = _NOTHING | paid | {"worker": cost["worker"]}
    total["card"] = labour * own["labourer"].get("card", 0)
    total["coin"] = labour * own["labourer"].get("coin", 0)
    total["coin"] += table["costs"]["minor"] * sum(one.endswith(":minor") for one in sources)
    wild = paid["gold"] - cost["gold"] - labour * own["labourer"].get("gold", 0)
    stand = {good: cost[good] - paid[good] for good in BASIC}
    frode = sum(stand.values()) > wild
    how = ("both" if wild else "frode") if frode else ("gold" if wild else "exact")
    return {
        "list": bundle(words, total),
        "how": how,
        "wild": wild,
        "stand": bundle(words, {good: number for good, number in stand.items() if number}),
    }


# ---- events ----------------------------------------------------------------------------------


def event_args(words: Words, args: dict[str, Any]) -> dict[str, Any]:
    """What the text of an event needs beside its own arguments."""
    told: dict[str, Any] = {}
    if "goods" in args:
        told = dict(zip(GOODS, args["goods"], strict=True))
        told["list"] = bundle(words, told)
        told |= {"card": args.get("card", 0), "resource": 0, "none": not any(args["goods"])}
    if "steps" in args:
        told |= args["steps"]
    if "cards" in args:
        told["list"] = ", ".join(card_name(words, name) for name in args["cards"])
    if "building" in args:
        told["place"] = args.get("place") or words("board-some-building", number=args["building"])
    if "ship" in args:
        told["name"] = card_name(words, args["ship"])
    return told
