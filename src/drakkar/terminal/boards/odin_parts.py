"""Parts of the table of A Feast for Odin: players, supply, ships, spaces, feast, dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from drakkar.games.odin.words import (
    GAP,
    SHIPS,
    card_name,
    failure_text,
    gains,
    group_name,
    item_name,
    key,
    place_name,
    signed,
    space_text,
    times,
)
from drakkar.kernel.text import fold
from drakkar.terminal.boards import Look
from drakkar.terminal.screen import flow

LABEL = 11
STYLES = ("bold red", "bold blue", "bold green", "bold yellow")
_COLOURS = {
    "orange": "dark_orange",
    "red": "red",
    "green": "green",
    "blue": "blue",
    "special": "cyan",
}
_STOCK = ("silver", "wood", "stone", "ore")
_WEAPONS = ("bow", "snare", "spear", "long_sword")
_NARROW = 9
"""Where things begin behind their label beside a grid."""


# ---- players ---------------------------------------------------------------------------------


def seat_line(look: Look, seat: int, *, rule: bool = False) -> list[Text]:
    """Somebody in a line or two; with a rule behind it above one's own boards."""
    words, one = look.words, look.table["seats"][seat]
    head = Text("── " if rule else "   ", style="dim")
    head.append(look.names[seat], style=STYLES[seat % len(STYLES)])
    parts = [Text(words("table-vikings", number=one["vikings"]))]
    if one["passed"] and look.table["phase"] == 5:
        parts[0].append(f" ({words('table-passed')})", style="dim")
    if not rule:
        parts.append(Text(" ".join(_stock(look, one["supply"])) or "–"))
        tiles = {
            colour: sum(
                number
                for item, number in one["supply"].items()
                if look.table["items"].get(item, {}).get("colour") == colour
            )
            for colour in _COLOURS
        }
        told = Text()
        for colour, number in tiles.items():
            if number:
                told.append(f"{words(f'table-colour-{colour}')} {number} ", _COLOURS[colour])
        if told:
            told.rstrip()
            parts.append(told)
        if ships := _ships(look, one):
            parts.append(Text(", ".join(ships)))
        boards = [place_name(look, at, seat) for at in range(1, len(one["boards"]))]
        if boards:
            parts.append(Text(", ".join(boards)))
    parts.append(Text(words("table-income", income=one["next_income"])))
    hand = one["hand"] if isinstance(one["hand"], int) else len(one["hand"])
    if not rule:
        told_cards = words("table-hand-size", number=hand)
        if one["played"]:
            told_cards += f", {words('table-played-size', number=len(one['played']))}"
        parts.append(Text(told_cards))
    if one["penalties"]:
        parts.append(Text(words("table-penalties", number=one["penalties"]), style="red"))
    total = sum(look.table["standing"][seat].values())
    parts.append(Text(words("table-points", points=str(total).replace("-", "−")), style="bold"))
    head.append("  ")
    lines = flow(parts, look.width, head, 5, GAP)
    if rule:
        lines[-1].append(" ")
        lines[-1].append("─" * max(0, look.width - 1 - lines[-1].cell_len), style="dim")
    return lines


def _stock(look: Look, supply: Mapping[str, int]) -> list[str]:
    return [f"{item_name(look.words, one)} {supply[one]}" for one in _STOCK if supply.get(one)]


def _ships(look: Look, one: Mapping[str, Any]) -> list[str]:
    """Each ship with the ore on it."""
    words, ships = look.words, one["ships"]
    told = []
    for name in SHIPS:
        if name == "knarr":
            if ships[name]:
                told.append(times(words, name, ships[name]))
            continue
        for ore in ships[name]:
            text = item_name(words, name)
            loaded = ore + (look.table["boat_ore"] if name == SHIPS[0] else 0)
            told.append(f"{text} ({words('table-boat-ore', ore=loaded)})" if loaded else text)
    return told


def own_things(look: Look, seat: int, width: int) -> list[Text]:
    """The supply by colour, stock, weapons, ships, cards."""
    words, one = look.words, look.table["seats"][seat]
    supply, items = one["supply"], look.table["items"]
    lines: list[Text] = []

    def row(label: str, parts: list[Text], style: str = "bold") -> None:
        if parts:
            lines.extend(flow(parts, width, Text(label, style=style), _NARROW, ", "))

    row(words("table-stock"), [Text(one) for one in _stock(look, supply)])
    for colour, style in _COLOURS.items():
        tiles = [
            Text(f"{item_name(words, item)}{f' ×{number}' if number > 1 else ''}")
            for item, number in supply.items()
            if items.get(item, {}).get("colour") == colour
        ]
        row(words(f"table-colour-{colour}"), tiles, style)
    weapons = [Text(times(words, name, supply[name])) for name in _WEAPONS if supply.get(name)]
    row(words("table-weapons"), weapons)
    row(words("table-ships"), [Text(told) for told in _ships(look, one)])
    gone = [Text(item_name(words, ship)) for ship in one["emigrated"]]
    row(words("table-emigrated"), gone)
    if isinstance(one["hand"], int):
        hand = [Text(words("table-hand-size", number=one["hand"]))] if one["hand"] else []
    else:
        hand = [Text(card_name(words, card)) for card in one["hand"]]
    row(words("table-hand"), hand)
    row(words("table-played"), [Text(card_name(words, card)) for card in one["played"]])
    return lines


def boards_in_brief(look: Look, seat: int, shown: int) -> list[Text]:
    words, boards = look.words, look.table["seats"][seat]["boards"]
    parts = [
        Text(
            words(
                "table-board-line",
                name=place_name(look, number, seat),
                income=one["income"],
                minus=one["minus"],
            )
        )
        for number, one in enumerate(boards)
        if number != shown
    ]
    if not parts:
        return []
    return flow(parts, look.width, Text(words("table-more-boards")), LABEL, GAP)


# ---- the action board ------------------------------------------------------------------------


def taken(look: Look) -> list[Text]:
    """Spaces with Vikings, by column."""
    words = look.words
    lines: list[Text] = []
    for column in (1, 2, 3, 4):
        parts = []
        for one in look.table["spaces"]:
            if one["column"] != column or not (one["vikings"] or one["blocked"]):
                continue
            part = Text(_short(look, one))
            if one["blocked"]:
                part.append(f" ({words('table-blocked')})", style="dim")
            elif look.view["players"] > 1 and one["seat"] is not None:
                part.append(f" ({look.names[one['seat']]})", style=STYLES[one["seat"]])
            parts.append(part)
        if parts:
            label = "" if lines else words("table-taken")
            head = Text(f"{label.ljust(LABEL - 2)}{column} ")
            lines += flow(parts, look.width, head, LABEL, GAP)
    return lines


def _short(look: Look, space: Mapping[str, Any]) -> str:
    """The name of a space or what it does, whichever is shorter."""
    name, text = look.words(f"space-{key(space['space'])}"), space_text(look, space)
    return min(name, text, key=len)


def spaces(look: Look, wanted: str = "") -> list[Text]:
    """All spaces by column, or those that fit what was typed: words, ``+ore``, ``possible``."""
    words = look.words
    numbers = {move[1]: number for number, move in look.numbered() if move[0] == "use"}
    lines: list[Text] = []
    for column in (1, 2, 3, 4):
        entries = []
        for one in look.table["spaces"]:
            if one["column"] != column:
                continue
            state = _state(look, one, numbers)
            name, text = words(f"space-{key(one['space'])}"), space_text(look, one)
            whole = fold(f"{name} {text} {group_name(look, one)} {state}")
            if not all(word in whole for word in wanted.split()):
                continue
            number = numbers.get(one["space"])
            head = Text((f"[{number}]" if number else "").rjust(4) + " ", style="cyan")
            told = text if text.startswith(name) else words("table-space", name=name, text=text)
            style = "default" if number else "dim"
            parts = [Text(word, style=style) for word in told.split(" ")]
            if one["vikings"] or one["blocked"]:
                parts.append(Text(f"({state})", style="bold"))
            entries += flow(parts, look.width, head, 5, " ")
        if entries:
            lines += [Text(words("table-column", column=column), style="bold"), *entries]
    return lines


def _state(look: Look, one: Mapping[str, Any], numbers: Mapping[str, int]) -> str:
    words = look.words
    if one["blocked"]:
        return words("table-blocked")
    if one["seat"] is not None:
        return str(look.names[one["seat"]])
    if one["space"] in numbers:
        return f"{words('table-space-free')} {words('table-space-possible')}"
    return words("table-space-free")


def oval(look: Look) -> list[Text]:
    """The special tiles that are left, with price, value and tongs."""
    words, items = look.words, look.table["items"]
    parts = []
    for tile in look.table["oval"]:
        facts = items[tile]
        told = [words("table-oval-sword", sword=facts["sword"])]
        if facts["price"] is not None:
            told.insert(0, words("table-oval-price", price=facts["price"]))
        if facts["tongs"]:
            told.append(words("table-oval-tongs"))
        parts.append(Text(f"{item_name(words, tile)} ({', '.join(told)})"))
    return flow(parts, look.width, Text(words("table-oval")), LABEL, GAP)


# ---- feast and dice --------------------------------------------------------------------------


def feast_lines(look: Look) -> list[Text]:
    """The banquet table of who looks, in the feast."""
    words, one = look.words, look.table["seats"][look.seat]
    if look.table["phase"] != 9 or (look.view["question"] or [""])[0] != "dishes":
        return []
    line = Text()
    for _ in one["emigrated"]:
        line.append("▐", style="dim").append("=", "dim").append("=", "dim")
    used = 0
    for dish in one["table"]:
        used += dish["cells"]
        colour = look.table["items"].get(dish["dish"], {}).get("colour", "")
        style = _COLOURS.get(colour, "default" if dish["dish"] == "silver" else "dim")
        name = item_name(words, dish["dish"])
        line.append("│", style="dim").append(f"{name} {dish['cells']}", style=style)
    left = one["table_free"] - used
    line.append("│", style="dim").append("_ " * left, style="bold")
    told = words("table-feast-left", left=left)
    parts = [line, Text(told, style="dim")]
    return flow(parts, look.width, Text(words("table-feast"), style="bold"), LABEL)


def dice_lines(look: Look) -> list[Text]:
    """What is rolled for, the roll, and what success and failure bring."""
    words, dice = look.words, look.table["dice"]
    if dice is None:
        return []
    action = look.table["actions"][dice["action"]]
    args = {"action": dice["action"], "sides": action["sides"]}
    args["modifier"] = signed(dice["modifier"]) if dice["modifier"] else 0
    if dice["result"] is None:
        parts = [Text(words("table-dice-before", **args))]
    else:
        value = look.table["asked"].get("battle", dice["result"])
        told = {name: dice[name] for name in ("roll", "rolls", "most")}
        parts = [Text(words("table-dice-rolled", result=value, **told, **args), style="bold")]
        if action["low"]:
            won = gains(words, action["reward"])
            parts.append(Text(words("table-dice-success", list=won), style="green"))
        elif value > action["fails_up_to"]:
            parts.append(Text(words("table-dice-loot", result=value), style="green"))
        else:
            parts.append(Text(words("table-dice-fails", number=action["fails_up_to"])))
    lost = words("table-dice-failure", list=failure_text(look), back=action["back"])
    parts.append(Text(lost, style="dim"))
    return flow(parts, look.width, Text(words("table-dice"), style="bold"), LABEL, GAP)
