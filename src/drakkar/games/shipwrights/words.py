"""Shipwrights in words: what is printed on cards, what a move costs and brings, what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from drakkar.kernel.telling import Heading, Sight, Words

GOODS = ("worker", "wood", "wool", "iron", "gold", "coin")
NBSP = "\u00a0"
BASIC = ("wood", "wool", "iron")
TRACKS = ("military", "trade", "renown")
_NOTHING = dict.fromkeys((*GOODS, "card", "resource"), 0)
_NO_STEPS = dict.fromkeys(TRACKS, 0)

# ---- bundles and abilities -------------------------------------------------------------------


def bundle(words: Words, goods: Mapping[str, int], *, tight: bool = False) -> str:
    """``2 bois, 1 laine``; empty for nothing."""
    return words("bundle-tight" if tight else "bundle", **(_NOTHING | dict(goods)))


def ability(words: Words, printed: Mapping[str, Mapping[str, int]]) -> dict[str, Any]:
    """The arguments that ``{ ability }`` reads."""
    return {"pay": bundle(words, printed["pay"]) or None, "gain": bundle(words, printed["gain"])}


def ability_text(words: Words, printed: Mapping[str, Mapping[str, int]]) -> str:
    return words("ability", **ability(words, printed))


# ---- cards -----------------------------------------------------------------------------------


def card_args(sight: Sight, name: str) -> dict[str, Any]:
    """All that a sentence about a card may read."""
    words, card = sight.words, sight.table["cards"].get(name, {})
    args: dict[str, Any] = {"card": name, "kind": card.get("kind", ""), "vp": card.get("vp", 0)}
    args |= _NO_STEPS | card.get("progress", {})
    args["benefit"] = card.get("benefit", "")
    args |= ability(words, card.get("ability", {"pay": {}, "gain": {}}))
    args["cost"] = bundle(words, card.get("cost", {}), tight=True)
    args["skills"] = "+".join(words("skill-short", skill=skill) for skill in card.get("skills", ()))
    return args


def card_name(words: Words, name: str) -> str:
    return words("card", card=name)


def short_name(sight: Sight, name: str) -> str:
    """A card in a narrow place: artisans by short skills."""
    card = sight.table["cards"].get(name, {})
    if card.get("kind") == "artisan":
        return "/".join(sight.words("skill-short", skill=card[key]) for key in ("major", "minor"))
    return card_name(sight.words, name)


def facts(sight: Sight, name: str, *, discard: bool = False) -> list[str]:
    """What is printed on a card, in parts; with what discarding it brings if asked for."""
    words, card = sight.words, sight.table["cards"][name]
    args = card_args(sight, name)
    parts = words(f"facts-{card['kind']}", **args).split(" · ")
    if words.has(f"needs-{card['kind']}"):
        parts += words(f"needs-{card['kind']}", **args).split(" · ")
    if discard:
        parts.append(words("short-discard", reward=bundle(words, card["discard"])))
    return [part for part in parts if part]


def title(sight: Sight, name: str, number: int = 1, *, discard: bool = False) -> list[str]:
    """A card and what is printed on it, in parts."""
    words, kind = sight.words, sight.table["cards"][name]["kind"]
    shown = card_name(words, name).removeprefix(words("kind", kind=kind) + " ")
    shown += f" ×{number}" if number > 1 else ""
    return [shown, *facts(sight, name, discard=discard)]


# ---- the list of moves -----------------------------------------------------------------------

_HAND = ("discard", "place", "play", "build", "tuck")
_GROUPS = {
    "workers": ("visit", "work"),
    "raids": ("raid",),
    "exchanges": ("exchange",),
    "remove": ("drop", "untuck"),
    "end": ("done",),
}


class CardMoves(NamedTuple):
    """A card in the action phase, and the moves that are made with it."""

    label: str
    """Its kind, or the board it lies on."""
    card: str
    copies: int
    numbers: tuple[int, ...]


def moves_by_card(sight: Sight) -> list[CardMoves]:
    words, moves = sight.words, sight.numbered()
    own, cards = sight.table["villages"][sight.seat], sight.table["cards"]
    hand = [
        CardMoves(
            words("kind", kind=cards[name]["kind"]),
            name,
            own["hand"].count(name),
            _numbers(moves, _HAND, name),
        )
        for name in dict.fromkeys(own["hand"])
    ]
    ships = [name for name in dict.fromkeys(own["board"]) if cards[name]["kind"] == "ship"]
    label = words("board-board")
    return hand + [
        CardMoves(label, name, own["board"].count(name), _numbers(moves, ("launch",), name))
        for name in ships
    ]


def other_actions(sight: Sight) -> list[Heading]:
    """The moves of the action phase without a card, by kind of action."""
    moves = sight.numbered()
    groups = [(group, _numbers(moves, tags)) for group, tags in _GROUPS.items()]
    return [Heading(sight.words(f"group-{group}"), numbers) for group, numbers in groups if numbers]


def headings(sight: Sight) -> list[Heading]:
    """The action phase: card by card, then the rest by kind of action."""
    if not sight.view["question"] or sight.view["question"][0] != "act":
        return []
    cards = []
    for label, card, copies, numbers in moves_by_card(sight):
        missing = lack(sight, card)
        parts = [*title(sight, card, copies), *([missing] if missing else [])]
        cards.append(Heading(f"{label} {' · '.join(parts)}", numbers))
    return cards + other_actions(sight)


def lack(sight: Sight, name: str) -> str:
    """What the player lacks to build this card; empty if nothing, or if that is not in question."""
    own = sight.table["villages"][sight.seat]
    missing = own["missing"].get(name)
    if missing is None or (
        name not in own["board"] and sight.table["cards"][name]["kind"] == "ship"
    ):
        return ""
    skills = (
        "+".join(sight.words("skill-short", skill=skill) for skill in missing["skills"]) or None
    )
    more = {"list": bundle(sight.words, missing["goods"]), "skills": skills}
    return sight.words("lack", **missing | more)


def _numbers(
    moves: Iterable[tuple[int, list[Any]]], tags: tuple[str, ...], card: str | None = None
) -> tuple[int, ...]:
    return tuple(n for n, move in moves if move[0] in tags and (card is None or move[1] == card))


# ---- moves -----------------------------------------------------------------------------------


def move_args(sight: Sight, move: list[Any]) -> dict[str, Any]:
    """What the text of a move needs beside the move's own fields."""
    words, table, tag = sight.words, sight.table, move[0]
    own = table["villages"][sight.seat]
    args: dict[str, Any] = {}
    if tag in ("keep", "give"):
        parts = facts(sight, move[1], discard=tag == "keep")
        args = {**card_args(sight, move[1]), "facts": " · ".join(parts) or None}
    elif tag in ("discard", "place", "play", "drop", "launch", "build"):
        args = card_args(sight, move[1])
        args["reward"] = bundle(words, table["cards"].get(move[1], {}).get("discard", {}))
        args["lost"] = len(own["board"]) + 1 in own["slots"]
    elif tag == "tuck":
        args = {"place": _place(own, move[2]), "cost": table["costs"]["tuck"]}
    elif tag == "untuck":
        args = {"card": own["buildings"][move[1]]["tucked"], "place": _place(own, move[1])}
    elif tag == "work":
        args = ability(words, table["spaces"][move[1] - 1])
    elif tag == "visit":
        place = own["buildings"][move[1]]
        villager = table["cards"].get(place["tucked"], {}).get("ability")
        args = ability(words, place["ability"]) | {
            "place": place["building"],
            "villager": villager and ability_text(words, villager),
        }
    elif tag == "raid":
        gain = next(raid["gain"] for raid in own["raids"] if raid["raid"] == move[1])
        args = {"gain": bundle(words, gain), "cost": own["raid_cost"]}
    elif tag == "exchange":
        args = {"price": (table["prices"] | table["costs"]).get(move[1], 0)}
    else:
        args = _answer_args(sight, move)
    return args


def _place(own: dict[str, Any], number: int) -> str:
    name: str = own["buildings"][number]["building"]
    return name


def _answer_args(sight: Sight, move: list[Any]) -> dict[str, Any]:
    """The moves inside an action."""
    words, table, tag = sight.words, sight.table, move[0]
    question = sight.view["question"] or [""]
    own = table["villages"][sight.seat]
    if tag == "skills":
        skills = table["cards"][question[2]]["skills"]
        ways = [other[1] for other in sight.view["moves"] if other[0] == "skills"]
        sources = [_source(sight, skill, ways, move[1], i) for i, skill in enumerate(skills)]
        return {"list": " · ".join(source.replace(" ", NBSP) for source in sources)}
    if tag == "pay":
        return _payment(sight, question, dict(zip((*BASIC, "gold"), move[1:], strict=True)))
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
    sight: Sight, skill: str, ways: Iterable[Sequence[str]], way: Sequence[str], number: int
) -> str:
    """``Manœuvre comme Forgeron (1 or, 1 carte)``; an artisan by his trade, by both of his skills
    where another of that trade could do the same."""
    words, table = sight.words, sight.table
    where, _, rest = way[number].partition(":")
    name, _, side = rest.partition(":")
    cost = {"coin": table["costs"]["minor"]} if side == "minor" else {}
    if where == "labourer":
        cost = table["villages"][sight.seat]["labourer"]
    major = table["cards"][name]["major"] if name else ""
    rivals = {other[number].split(":")[1] for other in ways if ":" in other[number]} - {name}
    alike = any(table["cards"][rival]["major"] == major for rival in rivals)
    which = short_name(sight, name) if alike else words("skill-short", skill=major)
    return words(
        "source",
        **{"from": where, "skill": skill, "cost": bundle(words, cost) or None},
        which=which if name else None,
        **{"as": "no" if major == skill or len(way) == 1 else "yes"},
    )


def _payment(sight: Sight, question: list[Any], paid: dict[str, int]) -> dict[str, Any]:
    """All that a cost takes, and what gold (and Frode) stand in for."""
    words, table = sight.words, sight.table
    own = table["villages"][sight.seat]
    if question[0] == "payability":
        cost = dict(zip((*GOODS, "card", "resource"), question[2], strict=True))
    else:
        cost = _NOTHING | table["cards"][question[2]]["cost"]
    sources = question[3] if question[0] == "payship" else []
    labour = sources.count("labourer")
    total = cost | paid
    total["card"] += labour * own["labourer"].get("card", 0)
    total["coin"] += table["costs"]["minor"] * sum(source.endswith(":minor") for source in sources)
    wild = paid["gold"] - cost["gold"] - labour * own["labourer"].get("gold", 0)
    stand = {good: cost[good] - paid[good] for good in BASIC}
    helped = question[0] == "payship" and table["heroes"]["renown"] == sight.seat
    if helped and cost["resource"] and sum(stand.values()) == wild:
        total["resource"] -= 1
        stand["resource"] = 1
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
    more: dict[str, Any] = {}
    if "goods" in args:
        more = dict(zip(GOODS, args["goods"], strict=True))
        more["list"] = bundle(words, more)
        more |= {"card": args.get("card", 0), "resource": 0, "none": not any(args["goods"])}
    if "steps" in args:
        more |= args["steps"]
    if "cards" in args:
        more["list"] = ", ".join(card_name(words, name) for name in args["cards"])
    if "building" in args:
        more["place"] = args.get("place") or words("board-some-building", number=args["building"])
    if "ship" in args:
        more["card"] = args["ship"]
    return more
