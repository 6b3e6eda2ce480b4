"""A Feast for Odin in words: what things are called, what a space does, what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from drakkar.kernel.telling import Sight, Words

GAP = " · "
SHIPS = ("whaling_boat", "knarr", "longship")
BUILDINGS = ("shed", "stone_house", "long_house")
_LETTERS = "ABCDEFGHIJKLM"


# ---- names -----------------------------------------------------------------------------------


def key(name: str) -> str:
    return name.replace("_", "-")


def item_name(words: Words, item: str) -> str:
    return words(f"item-{key(item)}")


def board_name(words: Words, board: str) -> str:
    return words(f"board-{key(board)}")


def card_name(words: Words, card: str) -> str:
    return words(f"card-{key(card)}")


def card_text(words: Words, card: str) -> str:
    return words(f"card-{key(card)}-text")


def times(words: Words, item: str, number: int) -> str:
    """``bois ×2``."""
    return words("times", name=item_name(words, item), number=number)


def listed(words: Words, items: Mapping[str, Any]) -> str:
    """``bois ×2, pierre``; buildings and tiles of a bonus go by their names."""
    names = []
    for item, number in items.items():
        if isinstance(number, str):
            names.append(item_name(words, number))
        elif number:
            names.append(times(words, item, number))
    return ", ".join(names)


def counted(words: Words, items: Iterable[str]) -> str:
    """Things one after the other, equal ones together."""
    return listed(words, Counter(items))


def in_order(words: Words, items: Iterable[str]) -> str:
    """Things in their order, equal neighbours together: ``bois ×3, pierre, 2 argent``."""
    return ", ".join(times(words, item, len(list(same))) for item, same in groupby(items))


def place_name(sight: Sight, number: int, seat: int | None = None) -> str:
    """The name of an own board; with its number if there are several of the kind."""
    boards = sight.table["seats"][sight.seat if seat is None else seat]["boards"]
    if not 0 <= number < len(boards):
        return str(number)
    kind = boards[number]["board"]
    alike = [at for at, board in enumerate(boards) if board["board"] == kind]
    name = board_name(sight.words, kind)
    return f"{name} {alike.index(number) + 1}" if len(alike) > 1 else name


def cell_name(row: int, column: int) -> str:
    return f"{_LETTERS[column]}{row + 1}"


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


# ---- what a space does -----------------------------------------------------------------------


def pays(words: Words, items: Mapping[str, int]) -> str:
    """``−bois ×2``."""
    return " ".join(f"−{times(words, item, number)}" for item, number in items.items() if number)


def gains(words: Words, items: Mapping[str, int]) -> str:
    """``+huile +argent ×2``."""
    return " ".join(f"+{times(words, item, number)}" for item, number in items.items() if number)


def exchange(words: Words, data: Mapping[str, Any]) -> str:
    parts = [pays(words, data.get("pay", {})), gains(words, data.get("gain", {}))]
    parts += [
        words(f"step-{key(name)}", **_step_args(words, name, value))
        for name, value in data.items()
        if name not in ("pay", "gain", "per")
    ]
    return " ".join(part for part in parts if part)


def _step_args(words: Words, name: str, value: Any) -> dict[str, Any]:
    if name == "take_mountain":
        return {"numbers": " + ".join(map(str, value))}
    if name == "upgrade":
        return {"tiles": value["tiles"], "steps": value["steps"]}
    if name == "draw_weapons":
        return {"number": value}
    return {}


def space_text(sight: Sight, space: Mapping[str, Any]) -> str:
    """All that the space does: ``−bois ×2 +cabane``."""
    if not space["steps"]:
        return sight.words("space-copies")
    table = sight.table
    # beside what is printed on it: all that a step's text may depend on
    unowned = tuple([land["board"] for land in table["lands"] if land["owner"] is None])
    key = ("space-text", space["space"], sight.view["players"], table["round"], unowned)
    return sight.words.once(key, lambda: ", ".join(_step(sight, step) for step in space["steps"]))


def _step(sight: Sight, step: Mapping[str, Any]) -> str:
    words, table = sight.words, sight.table
    name, data = next((name, data) for name, data in step.items() if name != "optional")
    if name == "exchange":
        return exchange(words, data)
    if name == "gain":
        return gains(words, data)
    if name == "gain_per_player":
        return gains(words, {item: n * sight.view["players"] for item, n in data.items()})
    if name == "plunder":
        return f"{words('action-plundering')} {gains(words, data)}"
    if name == "choose":
        options = [", ".join(_step(sight, part) for part in option["steps"]) for option in data]
        return words("step-or", one=options[0], two=options[1])
    if name == "dice":
        action = table["actions"][data["action"]]
        name_of = words(f"action-{key(data['action'])}")
        return f"{name_of} {gains(words, action['reward'])}".rstrip()
    args = _step_args(words, name, data)
    if name == "per_animal":
        args = {
            "good": item_name(words, data["good"]),
            "animal": item_name(words, data["animal"]),
            "most": data["max"],
        }
    elif name == "if_animal":
        args = {"gain": gains(words, data["gain"]), "animal": item_name(words, data["animal"])}
    elif name in ("forge", "overseas_trade"):
        args = {"pay": pays(words, data["pay"])}
    elif name == "special_sale":
        args = {"tiles": data["max_tiles"]}
    elif name == "explore":
        visible = [land["board"] for land in table["lands"] if land["owner"] is None]
        boards = [board for board in data if board in visible] or data
        args = {"list": ", ".join(board_name(words, board) for board in boards)}
    elif name == "play_occupation":
        name_of = words("step-play-occupation", most=data["max"])
        prices = [pays(words, price) for price in data.get("pay_one_of", ())]
        return f"{name_of} {' / '.join(prices)}".rstrip()
    elif name == "emigrate":
        args = {"pay": pays(words, {"silver": table["round"]})}
    return words(f"step-{key(name)}", **args)


def group_name(sight: Sight, space: Mapping[str, Any]) -> str:
    return ", ".join(sight.words(f"group-{key(group)}") for group in space["groups"])


# ---- moves -----------------------------------------------------------------------------------


def asked(sight: Sight) -> str:
    return str(sight.view["question"][0]) if sight.view["question"] else ""


def move_args(sight: Sight, move: list[Any]) -> dict[str, Any]:
    """What the text of a move needs beside the move's own fields."""
    words, about, question = sight.words, sight.table["asked"], asked(sight)
    args: dict[str, Any] = {"question": question}
    args |= {name: about.get(name) for name in ("item", "offer", "text", "begun")}
    maker = _ARGS.get(move[0])
    if maker is not None:
        args |= maker(sight, move, about)
    elif move[0] == "accept":
        args["offer"] = exchange(words, about["offer"]) if "offer" in about else None
        args["text"] = card_text(words, about["card"]) if "card" in about else None
    if move[0] in ("give", "boost"):
        args["item"] = move[1]
    return args


def _space_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    space = next((other for other in sight.table["spaces"] if other["space"] == move[1]), None)
    if space is None:
        return {"name": move[1], "group": "", "text": "", "does": ""}
    text, name = space_text(sight, space), sight.words(f"space-{key(move[1])}")
    return {
        "name": name,
        "group": group_name(sight, space) or sight.words("space-copies"),
        "text": text,
        "does": text.removeprefix(name).lstrip() or text,
        "vikings": move[2] if len(move) > 2 else 0,
    }


def _card_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    facts = sight.table["cards"].get(move[1], {"points": 0})
    points = sight.words("table-points", points=facts["points"])
    return {"text": card_text(sight.words, move[1]), "points": points}


def _option_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    option = about.get("options", {}).get(move[1])
    if option is None:  # a stone or an ore for an occupation
        return {"text": pays(sight.words, {move[1]: 1})}
    return {"text": exchange(sight.words, option) or None}


def _give_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    return {"kind": "ship" if move[1] in SHIPS else "item"}


def _mine_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    strip = next((shown for shown in sight.table["strips"] if shown["strip"] == move[1]), None)
    items = strip["items"][: move[2]] if strip else []
    return {"list": gains(sight.words, Counter(items)) or str(move[2])}


def _rise_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    items, into = sight.table["items"], move[1]
    if move[0] == "flip":
        into = items.get(into, {}).get("other") or into
    elif move[0] == "diagonal":
        into = about.get("ways", {}).get(f"{move[1]} {move[2]}", into)
    else:
        for _ in range(move[2] if len(move) > 2 else 1):
            into = items.get(into, {}).get("next") or into
    return {"into": into}


def _tile_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    facts = sight.table["items"].get(move[1], {"price": None, "sword": 0})
    question = asked(sight)
    kind = "loot" if "loot" in about else "sale" if question == "sale" else "plain"
    sword = about.get("loot", {}).get(move[1], facts["sword"])
    return {"kind": kind, "price": facts["price"] or 0, "sword": sword}


def _emigrate_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    return {"points": sight.table["emigration"].get(move[1], 0)}


def _explore_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    land = next((shown for shown in sight.table["lands"] if shown["board"] == move[1]), None)
    return {name: land[name] if land else 0 for name in ("points", "silver")}


def _boats_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    printed = sight.table["boat_ore"]
    return {"ore": (move[1] + move[2]) * printed + move[1]}


def _fail_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    dice = sight.table["asked"].get("dice")
    return {"text": failure_text(sight), "vikings": dice["back"] if dice else 0}


def _spend_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    dice = sight.table["dice"]
    if dice is None:
        return {"list": None, "text": ""}
    action = sight.table["actions"][dice["action"]]
    paid = pays(sight.words, {"wood": move[1], action["weapon"]: move[2]})
    return {"list": paid or None, "text": gains(sight.words, action["reward"])}


def failure_text(sight: Sight) -> str:
    dice = sight.table["dice"]
    if dice is None:
        return ""
    return gains(sight.words, sight.table["actions"][dice["action"]]["consolation"])


def _boost_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    return {"total": about.get("battle", 0) + about.get("adds", {}).get(move[1], 1)}


def _back_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    return {"space": move[2] or None}


def _place_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    number = move[2] if move[0] == "piece" else move[1]
    held = sight.table["seats"][sight.seat]["supply"].get(move[1], 0) if move[0] == "piece" else 0
    boards = sight.table["seats"][sight.seat]["boards"]
    kind = boards[number]["board"] if 0 <= number < len(boards) else ""
    return {"place": place_name(sight, number), "kind": kind, "held": held}


def spot_of(sight: Sight, move: list[Any]) -> dict[str, Any]:
    spot: dict[str, Any] = sight.table["spots"].get(f"{move[1]} {move[2]} {move[3]}", {})
    return spot


def gain_of(sight: Sight, symbol: str) -> str:
    """What a symbol of any board gives."""
    for board in sight.table["boards"].values():
        for bonus in board["symbols"]:
            if bonus["id"] == symbol:
                return listed(sight.words, bonus["gain"])
    return symbol


def shape_name(sight: Sight, move: list[Any]) -> str:
    cells = spot_of(sight, move).get("cells", [])
    rows, columns = {row for row, _ in cells}, {column for _, column in cells}
    if len(cells) == len(rows) * len(columns):
        return sight.words("shape-rect", high=len(rows), wide=len(columns))
    return sight.words("shape-turn", number=move[1] + 1)


def _spot_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    words, spot = sight.words, spot_of(sight, move)
    if not spot:
        return {"where": f"{move[2]} {move[3]}", "shape": "", "text": "", "signs": ""}
    now, then = spot["income"]
    changes = [words("spot-minus", minus=spot["minus"])] if spot["minus"] else []
    signs = [str(spot["minus"])] if spot["minus"] else []
    if now != then:
        changes.append(words("spot-income", now=now, then=then))
        signs.append(f"●{signed(then - now)}")
    if spot["bonuses"]:
        gained = ", ".join(gain_of(sight, bonus) for bonus in spot["bonuses"])
        changes.append(words("spot-bonus", list=gained))
        signs.append("★" * len(spot["bonuses"]))
    if spot["lost"]:
        gone = ", ".join(gain_of(sight, bonus) for bonus in spot["lost"])
        changes.append(words("spot-lost", list=gone))
        signs.append("†")
    return {
        "where": cell_name(move[2], move[3]),
        "shape": shape_name(sight, move),
        "text": ", ".join(changes) or words("spot-nothing"),
        "signs": f" ({' '.join(signs)})" if signs else "",
    }


def _suggestion_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    suggested = about.get("suggestion", {"dishes": [], "penalties": 0})
    dishes = [dish for dish in suggested["dishes"] if dish != "gap"]
    text = counted(sight.words, dishes) or sight.words("table-nothing")
    return {"list": text, "penalties": suggested["penalties"]}


def _seize_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    boards = sight.table["seats"][move[1]]["boards"] if move[1] < len(sight.names) else []
    board = boards[move[2]]["board"] if move[2] < len(boards) else ""
    return {"player": sight.names[move[1]] if boards else "", "board": board}


def _buy_args(sight: Sight, move: list[Any], about: Mapping[str, Any]) -> dict[str, Any]:
    return {"price": sight.table["ships"].get(move[1], 0)}


_ARGS = {
    "use": _space_args, "imitate": _space_args, "visit": _space_args, "play": _card_args,
    "apply": _card_args, "ability": _card_args, "option": _option_args, "give": _give_args,
    "mine": _mine_args, "upgrade": _rise_args, "trade": _rise_args, "flip": _rise_args,
    "diagonal": _rise_args, "tile": _tile_args, "emigrate": _emigrate_args,
    "explore": _explore_args, "boats": _boats_args, "fail": _fail_args, "spend": _spend_args,
    "boost": _boost_args, "back": _back_args, "piece": _place_args, "together": _place_args,
    "fill": _place_args, "spot": _spot_args, "suggestion": _suggestion_args,
    "seize": _seize_args, "buy": _buy_args,
}  # fmt: skip


# ---- events ----------------------------------------------------------------------------------


def event_args(words: Words, args: dict[str, Any]) -> dict[str, Any]:
    """What the text of an event needs beside its own arguments."""
    kind = args["event"]
    if kind in ("gained", "paid"):  # ships and buildings are told when they come
        items = {
            item: number
            for item, number in args["items"].items()
            if item not in (*SHIPS, *BUILDINGS) or kind == "paid"
        }
        return {"list": listed(words, items) or None}
    if kind == "weapons":
        return {"list": counted(words, args["weapons"])}
    if kind == "feast":
        dishes = [name for name in args["served"] if name != "gap"]
        return {"list": counted(words, dishes) or words("table-nothing")}
    if kind == "erosion":
        return {"list": counted(words, args["items"]) or None}
    if kind == "strips":
        return {"list": ", ".join(name.rpartition("_")[2] for name in args["strips"])}
    if kind == "extensions":
        return {"columns": ", ".join(map(str, args["columns"]))}
    if kind == "seized":
        return {"victim": args["names"][args["from_seat"]]}
    return {}
