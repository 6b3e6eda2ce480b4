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
    words, player = look.words, look.table["seats"][seat]
    head = Text("── " if rule else "   ", style="dim")
    head.append(look.names[seat], style=STYLES[seat % len(STYLES)])
    parts = [Text(words("table-vikings", number=player["vikings"]))]
    if player["passed"] and look.table["phase"] == 5:
        parts[0].append(f" ({words('table-passed')})", style="dim")
    if not rule:
        parts.append(Text(" ".join(_stock(look, player["supply"])) or "–"))
        tiles = {
            colour: sum(
                number
                for item, number in player["supply"].items()
                if look.table["items"].get(item, {}).get("colour") == colour
            )
            for colour in _COLOURS
        }
        colours = Text()
        for colour, number in tiles.items():
            if number:
                colours.append(f"{words(f'table-colour-{colour}')} {number} ", _COLOURS[colour])
        if colours:
            colours.rstrip()
            parts.append(colours)
        if ships := _ships(look, player):
            parts.append(Text(", ".join(ships)))
        boards = [place_name(look, at, seat) for at in range(1, len(player["boards"]))]
        if boards:
            parts.append(Text(", ".join(boards)))
    parts.append(Text(words("table-income", income=player["next_income"])))
    hand = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
    if not rule:
        told_cards = words("table-hand-size", number=hand)
        if player["played"]:
            told_cards += f", {words('table-played-size', number=len(player['played']))}"
        parts.append(Text(told_cards))
    if player["penalties"]:
        parts.append(Text(words("table-penalties", number=player["penalties"]), style="red"))
    total = sum(look.table["standing"][seat].values())
    parts.append(Text(words("table-points", points=str(total).replace("-", "−")), style="bold"))
    head.append("  ")
    lines = flow(parts, look.width, head, 5, GAP)
    if rule:
        lines[-1].append(" ")
        lines[-1].append("─" * max(0, look.width - 1 - lines[-1].cell_len), style="dim")
    return lines


def _stock(look: Look, supply: Mapping[str, int]) -> list[str]:
    return [f"{item_name(look.words, item)} {supply[item]}" for item in _STOCK if supply.get(item)]


def _ships(look: Look, player: Mapping[str, Any]) -> list[str]:
    """Each ship with the ore on it."""
    words, ships = look.words, player["ships"]
    fleet = []
    for name in SHIPS:
        if name == "knarr":
            if ships[name]:
                fleet.append(times(words, name, ships[name]))
            continue
        for ore in ships[name]:
            text = item_name(words, name)
            loaded = ore + (look.table["boat_ore"] if name == SHIPS[0] else 0)
            fleet.append(f"{text} ({words('table-boat-ore', ore=loaded)})" if loaded else text)
    return fleet


def own_things(look: Look, seat: int, width: int) -> list[Text]:
    """The supply by colour, stock, weapons, ships, cards."""
    words, player = look.words, look.table["seats"][seat]
    supply, items = player["supply"], look.table["items"]
    lines: list[Text] = []

    def row(label: str, parts: list[Text], style: str = "bold") -> None:
        if parts:
            lines.extend(flow(parts, width, Text(label, style=style), _NARROW, ", "))

    row(words("table-stock"), [Text(player) for player in _stock(look, supply)])
    for colour, style in _COLOURS.items():
        tiles = [
            Text(f"{item_name(words, item)}{f' ×{number}' if number > 1 else ''}")
            for item, number in supply.items()
            if items.get(item, {}).get("colour") == colour
        ]
        row(words(f"table-colour-{colour}"), tiles, style)
    weapons = [Text(times(words, name, supply[name])) for name in _WEAPONS if supply.get(name)]
    row(words("table-weapons"), weapons)
    row(words("table-ships"), [Text(text) for text in _ships(look, player)])
    gone = [Text(item_name(words, ship)) for ship in player["emigrated"]]
    row(words("table-emigrated"), gone)
    if isinstance(player["hand"], int):
        hand = [Text(words("table-hand-size", number=player["hand"]))] if player["hand"] else []
    else:
        hand = [Text(card_name(words, card)) for card in player["hand"]]
    row(words("table-hand"), hand)
    row(words("table-played"), [Text(card_name(words, card)) for card in player["played"]])
    return lines


def boards_in_brief(look: Look, seat: int, shown: int) -> list[Text]:
    words, boards = look.words, look.table["seats"][seat]["boards"]
    parts = [
        Text(
            words(
                "table-board-line",
                name=place_name(look, number, seat),
                income=own["income"],
                minus=own["minus"],
            )
        )
        for number, own in enumerate(boards)
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
        for space in look.table["spaces"]:
            if space["column"] != column or not (space["vikings"] or space["blocked"]):
                continue
            part = Text(_short(look, space))
            if space["blocked"]:
                part.append(f" ({words('table-blocked')})", style="dim")
            elif look.view["players"] > 1 and space["seat"] is not None:
                part.append(f" ({look.names[space['seat']]})", style=STYLES[space["seat"]])
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
        for space in look.table["spaces"]:
            if space["column"] != column:
                continue
            state = _state(look, space, numbers)
            name, text = words(f"space-{key(space['space'])}"), space_text(look, space)
            whole = fold(f"{name} {text} {group_name(look, space)} {state}")
            if not all(word in whole for word in wanted.split()):
                continue
            number = numbers.get(space["space"])
            head = Text((f"[{number}]" if number else "").rjust(4) + " ", style="cyan")
            line = text if text.startswith(name) else words("table-space", name=name, text=text)
            style = "default" if number else "dim"
            parts = [Text(word, style=style) for word in line.split(" ")]
            if space["vikings"] or space["blocked"]:
                parts.append(Text(f"({state})", style="bold"))
            entries += flow(parts, look.width, head, 5, " ")
        if entries:
            lines += [Text(words("table-column", column=column), style="bold"), *entries]
    return lines


def _state(look: Look, space: Mapping[str, Any], numbers: Mapping[str, int]) -> str:
    words = look.words
    if space["blocked"]:
        return words("table-blocked")
    if space["seat"] is not None:
        return str(look.names[space["seat"]])
    if space["space"] in numbers:
        return f"{words('table-space-free')} {words('table-space-possible')}"
    return words("table-space-free")


def oval(look: Look) -> list[Text]:
    """The special tiles that are left, with price, value and tongs."""
    words, items = look.words, look.table["items"]
    parts = []
    for tile in look.table["oval"]:
        facts = items[tile]
        notes = [words("table-oval-sword", sword=facts["sword"])]
        if facts["price"] is not None:
            notes.insert(0, words("table-oval-price", price=facts["price"]))
        if facts["tongs"]:
            notes.append(words("table-oval-tongs"))
        parts.append(Text(f"{item_name(words, tile)} ({', '.join(notes)})"))
    return flow(parts, look.width, Text(words("table-oval")), LABEL, GAP)


# ---- feast and dice --------------------------------------------------------------------------


def feast_lines(look: Look) -> list[Text]:
    """The banquet table of who looks, in the feast."""
    words, player = look.words, look.table["seats"][look.seat]
    if look.table["phase"] != 9 or (look.view["question"] or [""])[0] != "dishes":
        return []
    line = Text()
    for _ in player["emigrated"]:
        line.append("▐", style="dim").append("=", "dim").append("=", "dim")
    used = 0
    for dish in player["table"]:
        used += dish["cells"]
        colour = look.table["items"].get(dish["dish"], {}).get("colour", "")
        style = _COLOURS.get(colour, "default" if dish["dish"] == "silver" else "dim")
        name = item_name(words, dish["dish"])
        line.append("│", style="dim").append(f"{name} {dish['cells']}", style=style)
    left = player["table_free"] - used
    line.append("│", style="dim").append("_ " * left, style="bold")
    text = words("table-feast-left", left=left)
    parts = [line, Text(text, style="dim")]
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
        rolls = {name: dice[name] for name in ("roll", "rolls", "most")}
        parts = [Text(words("table-dice-rolled", result=value, **rolls, **args), style="bold")]
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
