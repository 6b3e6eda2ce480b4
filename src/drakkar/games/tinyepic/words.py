"""Tiny Epic Vikings in words: what is printed on cards, what a move does, what happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from drakkar.kernel.telling import Heading, Sight, Words

RUNES = ("wealth", "secrets", "nature")
RESOURCES = ("wood", "food", "steel")
GAP = " · "
_NOTHING = dict.fromkeys(RESOURCES, 0)


# ---- names -----------------------------------------------------------------------------------


def named(words: Words, kind: str, name: str) -> str:
    """The text of ``dock-in-n-edge`` for the dock ``in_n.edge``."""
    return words(f"{kind}-{name.replace('.', '-').replace('_', '-').lower()}")


def goods(words: Words, resources: Mapping[str, int]) -> str:
    return words("goods", **(_NOTHING | dict(resources)))


def bag(words: Words, resources: Mapping[str, int]) -> str:
    return words("bag", **(_NOTHING | dict(resources)))


def letters(words: Words, runes: Mapping[str, int]) -> str:
    """``RRS``."""
    return "".join(words(f"rune-letter-{rune}") * runes.get(rune, 0) for rune in RUNES)


def counted(words: Words, runes: Mapping[str, int]) -> str:
    """``R2 S0 N1``."""
    return " ".join(f"{words(f'rune-letter-{rune}')}{runes[rune]}" for rune in RUNES)


def favor_short(sight: Sight, favor: str) -> str:
    """``RRS 1bo``: the runes and what is in the bag."""
    printed = sight.table["favors"][favor]
    return f"{letters(sight.words, printed['runes'])} {bag(sight.words, printed['bag'])}"


def favor_text(sight: Sight, favor: str) -> str:
    words, printed = sight.words, sight.table["favors"].get(favor)
    name = named(words, "favor", favor)
    return f"{name} (+{goods(words, printed['bag'])})" if printed else name


def who(sight: Sight, clan: Any) -> str:
    """A clan by the name of its player."""
    if isinstance(clan, int) and clan < sight.view["players"]:
        return sight.names[clan]
    return sight.words("clan-neutral" if sight.table["neutral"] else "clan-enemy")


# ---- cards -----------------------------------------------------------------------------------


def action_text(words: Words, action: Mapping[str, Any]) -> str:
    kind = action["type"].replace("_", "-")
    if kind == "collect" and action["per_rune"]:
        kind = "collect-per"
    x = max(action["amounts"]) if action["amounts"] else action["x"]
    args = _NOTHING | action["resources"]
    return words(f"action-{kind}", x=x, rune=action["per_rune"], **args)


def rune_text(sight: Sight, card: str) -> str:
    """The rune action and what it takes; a tick if the runes are there already."""
    words, printed = sight.words, sight.table["cards"][card]
    own = dict(sight.table["clans"][sight.seat]["runes"])
    own[printed["rune"]] += card not in sight.table["clans"][sight.seat]["row"]
    ready = all(own[rune] >= number for rune, number in printed["requires"].items())
    needs, action = letters(words, printed["requires"]), action_text(words, printed["rune_action"])
    return words("card-rune", needs=needs, ready=ready, action=action)


def strength_text(sight: Sight, card: str) -> str:
    printed = sight.table["cards"][card]
    now = sight.table["clans"][sight.seat]["strengths"].get(card)
    return sight.words("card-strength", **printed["strength"], steel=printed["steel"], now=now)


def facts(sight: Sight, card: str) -> list[str]:
    """What is printed on a card, but for its rune."""
    jarl = action_text(sight.words, sight.table["cards"][card]["jarl"])
    return [jarl, rune_text(sight, card), strength_text(sight, card)]


# ---- the list of moves -----------------------------------------------------------------------


def headings(sight: Sight) -> list[Heading]:
    """Where a ship can sail to: the fjords, then the docks of island after island."""
    if not sight.view["question"] or sight.view["question"][0] not in ("choosecourse", "ashore"):
        return []
    islands = {dock["id"]: dock["island"] for dock in sight.table["docks"]}
    groups: dict[str, list[int]] = {}
    for number, move in sight.numbered():
        if move[0] == "to":
            groups.setdefault(islands.get(move[1], ""), []).append(number)
    return [
        Heading(
            named(sight.words, "island", island) if island else sight.words("group-fjords"),
            tuple(numbers),
        )
        for island, numbers in groups.items()
    ]


# ---- moves -----------------------------------------------------------------------------------


def move_args(sight: Sight, move: list[Any]) -> dict[str, Any]:
    """What the text of a move needs beside the move's own fields."""
    tag, table, words = move[0], sight.table, sight.words
    question = sight.view["question"] or [""]
    args: dict[str, Any] = {}
    if tag in ("keep", "jarl", "fight", "toss", "join"):
        args = _card_args(sight, move[1])
    elif tag == "skip":
        args = {"question": question[0]}
    elif tag == "favor":
        row = table["favor_rows"][0 if move[1] == "top" else 1]
        args = {"favor": favor_text(sight, row[0 if move[2] == "left" else -1])}
    elif tag == "giveback":
        args = {"text": favor_text(sight, move[1])}
    elif tag == "sail":
        args = {"at": "dock" if "." in move[1] else "fjord"}
    elif tag == "to":
        args = _dock_args(sight, move[1]) | {"steps": table["reach"].get(move[1], 0)}
    elif tag in ("deploy", "raid"):
        cost = table["raid_steel"] if tag == "raid" else move[1] * table["costs"]["deploy_food"]
        args = {"cost": cost}
    elif tag == "gather":
        args = {"none": not any(move[1:]), "lost": _lost(sight, question, move[1:])}
    elif tag == "build":
        args = {"cost": table["costs"][move[1]][move[2] - 1]}
    elif tag == "smite":
        island = next(place for place in table["islands"] if place["id"] == move[2])
        number = island["settlers"].get(str(move[1] - 1), 0)
        args = {"who": who(sight, move[1] - 1), "number": number}
    elif tag == "enter":
        args = {"action": action_text(words, table["cards"][question[2]]["rune_action"])}
    elif tag == "rage":
        args = {"god": god_name(sight, move[1])}
    elif tag == "bless":
        god = table["gods"][table["cards"][question[2]]["rune"]]
        steps = ", ".join(action_text(words, step) for step in god["blessing"])
        args = {"blessing": f"{named(words, 'god', god['god'])}, {steps}"}
    elif tag == "consecrate":
        args = _place_args(sight, move[1])
    return args


def _lost(sight: Sight, question: list[Any], chosen: list[int]) -> int:
    """How much of what is chosen the tracks cannot hold; the food of the longships comes first."""
    have = sight.table["clans"][sight.seat]["resources"].values()
    bonus = question[3] if question[0] == "chooseharvest" else (0, 0, 0)
    rooms = [max(0, sight.table["resource_max"] - h - b) for h, b in zip(have, bonus, strict=True)]
    return sum(max(0, number - room) for number, room in zip(chosen, rooms, strict=True))


def god_name(sight: Sight, rune: str) -> str:
    god = sight.table["gods"][rune]["god"]
    return named(sight.words, "god", god) if god else "?"


def _card_args(sight: Sight, card: str) -> dict[str, Any]:
    if card not in sight.table["cards"]:
        return {"facts": "", "action": "", "rune": "", "strength": ""}
    rune = sight.table["cards"][card]["rune"]
    return {
        "facts": GAP.join([sight.words(f"rune-short-{rune}"), *facts(sight, card)]),
        "action": action_text(sight.words, sight.table["cards"][card]["jarl"]),
        "rune": rune_text(sight, card),
        "strength": strength_text(sight, card),
    }


def _dock_args(sight: Sight, place: str) -> dict[str, Any]:
    """What waits at a dock."""
    for dock in sight.table["docks"]:
        if dock["id"] == place:
            ship = dock["ship"]
            if isinstance(ship, int):
                ship = None if ship == sight.seat else sight.names[ship]
            return {"village": dock["village"], "ship": ship, "lone": dock["lone"]}
    return {"village": False, "ship": None, "lone": False}


def _place_args(sight: Sight, place: str) -> dict[str, Any]:
    table, words = sight.table, sight.words
    limit = table["place_limit"]
    if place in table["places"]:
        action = action_text(words, table["place_actions"][place])
        return {"action": action, "number": table["places"][place], "limit": limit}
    if place not in table["gods"]:
        return {"action": place, "number": 0, "limit": limit}
    action = words("consecrate-god", god=god_name(sight, place), fury=table["god_fury"])
    return {"action": action, "number": table["gods"][place]["consecrated"], "limit": limit}


# ---- events ----------------------------------------------------------------------------------


def event_args(words: Words, args: dict[str, Any]) -> dict[str, Any]:
    """What the text of an event needs beside its own arguments."""
    kind, names = args.get("event", ""), args.get("names", ())
    extra: dict[str, Any] = {}
    if "clan" in args:
        extra["speaker"] = _clan(words, names, args["clan"])
    elif kind.startswith("enemy-") or kind == "track-full":
        extra["speaker"] = words("clan-short-enemy")
    if "victim" in args:
        victim = args["victim"]
        extra["stolen"] = None if victim < 0 else names[victim] if victim < len(names) else "enemy"
    if "gods" in args:
        pairs = zip(args["gods"], RUNES, strict=True)
        shown = [f"{named(words, 'god', g)} ({words(f'rune-short-{r}')})" for g, r in pairs]
        extra["list"] = ", ".join(shown)
    if "cards" in args:
        extra["list"] = ", ".join(named(words, "card", card) for card in args["cards"])
    if "resources" in args:
        extra |= dict(zip(RESOURCES, args["resources"], strict=True))
        extra["none"] = not any(args["resources"])
    elif "wood" in args:
        extra["none"] = not any(args[resource] for resource in RESOURCES)
    return extra


def _clan(words: Words, names: tuple[str, ...], clan: int) -> str:
    if clan < len(names):
        return names[clan]
    return words("clan-short-enemy" if len(names) == 1 else "clan-neutral")
