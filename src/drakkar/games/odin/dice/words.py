"""The die of a question in words."""

from __future__ import annotations

from typing import Any

from drakkar.games.odin.moves import Fail
from drakkar.games.odin.words import item_name, key, listed
from drakkar.kernel.telling import Die, Sight, Words


def die(sight: Sight) -> Die | None:
    dice = sight.table["asked"].get("dice")
    if dice is None:
        return None
    words = sight.words
    return Die(
        name=words(f"action-{key(dice['action'])}"),
        sides=dice["sides"],
        rolled=dice["rolled"],
        result=dice["result"],
        attempt=dice["attempt"],
        attempts=dice["attempts"],
        need=_need(words, dice),
        brings=_brings(words, dice),
        fails=_fails(words, dice),
        odds=tuple((_hope(words, dice, hope), chance) for hope, chance in dice["odds"].items()),
        gives_up=Fail.TAG,
    )


def _need(words: Words, dice: dict[str, Any]) -> str:
    if dice["low"]:
        message = "dice-pay" if dice["rolled"] else "dice-low"
        weapon = next(item for item in dice["holds"] if item != "wood")
        return words(
            message,
            number=dice["need"],
            wood=dice["holds"]["wood"],
            weapons=dice["holds"][weapon],
            weapon=weapon,
        )
    if "most" not in dice:
        return words("dice-left", number=dice["result"])
    more = words("dice-more", list=listed(words, dice["holds"]), most=dice["most"])
    return words(
        "dice-beat",
        number=dice["need"],
        result=dice["result"],
        more=more if dice["holds"] else "",
    )


def _brings(words: Words, dice: dict[str, Any]) -> str:
    if dice["low"]:
        return words("dice-brings", list=listed(words, dice["brings"]))
    tile, better = dice["tile"], dice.get("tile_with_more")
    if tile is None and better is None:
        return words("dice-no-loot") if "most" in dice else ""
    if better is None or better == tile:
        return words("dice-loot", tile=item_name(words, tile))
    if tile is None:
        return words("dice-loot-with-more", tile=item_name(words, better))
    return words("dice-loot-or", tile=item_name(words, tile), better=item_name(words, better))


def _fails(words: Words, dice: dict[str, Any]) -> str:
    if not dice["fails"]:
        return ""
    return words("dice-failure", list=listed(words, dice["fails"]), vikings=dice["back"])


def _hope(words: Words, dice: dict[str, Any], hope: str) -> str:
    if hope.startswith("boats-"):
        return words("dice-odds-boats", number=int(hope.removeprefix("boats-")))
    left = dice["attempts"] - dice["attempt"]
    aim = "low" if dice["low"] else "high"
    return words(f"dice-odds-{hope}", result=dice["result"] or 0, left=left, aim=aim)
