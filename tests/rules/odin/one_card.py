"""Playing a single occupation in a position, for the tests of the cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tests.rules.odin.position import Player, Scripted, at, card, offered, play, supply

Goods = Mapping[str, int]


def plays(number: int, player: Player | None = None, *others: Player, **how: Any) -> Scripted:
    """The player puts this occupation of his hand into play, with two Vikings in column 2."""
    player = player or Player()
    table = at(replace(player, hand=[number, *player.hand]), *others, **how)
    play(table, "use play_occupations_2")
    if player.hand:  # otherwise there is nothing to choose
        play(table, f"play {card(number)}")
    return table


def applies(number: int, player: Player | None = None, *others: Player, **how: Any) -> Scripted:
    """... and uses what it offers."""
    table = plays(number, player, *others, **how)
    play(table, f"apply {card(number)}")
    return table


def offers(table: Scripted, number: int) -> bool:
    """Whether the effect of this occupation may be used now."""
    return f"apply {card(number)}" in offered(table)


def brings(number: int, player: Player, **how: Any) -> dict[str, int]:
    """What an immediate effect without a choice adds to the supply."""
    return difference(player.supply, supply(plays(number, player, **how)))


def difference(before: Goods, after: Goods) -> dict[str, int]:
    return {
        name: after.get(name, 0) - before.get(name, 0)
        for name in (*before, *after)
        if after.get(name, 0) != before.get(name, 0)
    }


def exchanges(number: int, pay: Goods, gain: Goods, option: str = "") -> None:
    """ODI-20.3: a blue occupation exchanges this for that, as often as wanted, all or nothing."""
    ability = f"ability {card(number)}"
    table = at(Player(played=[number], supply={name: 2 * n for name, n in pay.items()}))
    for times in (1, 2):
        play(table, ability, *filter(None, [option]))
        left = {name: (2 - times) * n for name, n in pay.items() if times < 2}
        got = {name: times * n for name, n in gain.items()}
        everything = {name: left.get(name, 0) + got.get(name, 0) for name in {**left, **got}}
        assert supply(table) == everything
    for name in pay:
        poor = {**pay, name: pay[name] - 1}
        assert ability not in offered(at(Player(played=[number], supply=poor)))
