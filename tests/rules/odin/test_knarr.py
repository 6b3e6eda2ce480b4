"""Chapter 14: actions with a knarr."""

from __future__ import annotations

import pytest

from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Board,
    Player,
    Scripted,
    asked,
    at,
    offered,
    play,
    refused,
    state_of,
    supply,
)

GREEN = {
    "oil": "rune_stone", "hide": "silverware", "wool": "chest", "linen": "silk",
    "skin_and_bones": "spices", "fur": "jewelry", "robe": "treasure_chest",
    "clothing": "silver_hoard",
}  # fmt: skip


def on(space: str, knarrs: int = 1, **items: int) -> Scripted:
    table = at(Player(supply=items, knarrs=knarrs), round=3)
    play(table, f"use {space}")
    return table


@rule("ODI-14.1")
@pytest.mark.parametrize("space", ["overseas_trading_1", "overseas_trading_2"])
def test_overseas_trading_needs_a_knarr_and_a_silver(space: str):  # W68c
    longships = Player(longships=[0, 0], supply={"silver": 3, "linen": 2})
    refused(at(longships), f"use {space}", "ODI-4.5")
    refused(at(Player(knarrs=1, supply={"linen": 2})), f"use {space}", "ODI-4.5")
    refused(at(Player(emigrated=["knarr"], supply={"silver": 3})), f"use {space}", "ODI-4.5")
    assert supply(on(space, silver=1)) == {}  # paid once


@rule("ODI-14.1", "ODI-14.2")
def test_one_tile_of_each_type():  # W68a
    table = on("overseas_trading_2", silver=3, oil=1, hide=1, wool=1, linen=2, clothing=1)
    assert supply(table)["silver"] == 2
    play(table, "trade oil", "trade hide", "trade wool", "trade linen")
    refused(table, "trade linen", "ODI-14.2")  # W68b
    play(table, "trade clothing")
    assert supply(table) == {
        "silver": 2, "linen": 1, "rune_stone": 1, "silverware": 1, "chest": 1, "silk": 1,
        "silver_hoard": 1,
    }  # fmt: skip
    assert table.deciders == (1,)


@rule("ODI-14.2")
def test_eight_at_most():
    table = on("overseas_trading_1", silver=1, **dict.fromkeys(GREEN, 2))
    play(table, *(f"trade {good}" for good in GREEN))
    assert supply(table) == {**dict.fromkeys(GREEN, 1), **dict.fromkeys(GREEN.values(), 1)}
    assert table.deciders == (1,)


@rule("ODI-14.2", "ODI-14.3")
def test_only_green_tiles_of_the_supply():
    laid = Board("home_board", [("hide", 11, 4)])
    me = Player(knarrs=1, boards=[laid], supply={"silver": 1, "oil": 1, "stockfish": 1, "chest": 1})
    table = at(me)
    play(table, "use overseas_trading_1")
    refused(table, "trade hide", "ODI-14.3")
    refused(table, "trade stockfish", "ODI-14.2")
    refused(table, "trade chest", "ODI-14.2")
    refused(table, "trade sheep", "ODI-14.2")


@rule("ODI-14.3", "ODI-4.9")
def test_turning_none_is_allowed():
    table = on("overseas_trading_1", silver=2, oil=1)
    play(table, "stop")
    assert supply(table) == {"silver": 1, "oil": 1}
    assert supply(on("overseas_trading_1", silver=2)) == {"silver": 1}  # nothing green at all


@rule("ODI-14.4")
def test_trading_is_no_upgrade():
    """Occupation 152 lifts a tile of an upgrade of three or four once more, but not here."""
    table = at(Player(played=[152], knarrs=1, supply={"silver": 1, "oil": 1, "peas": 1}))
    play(table, "use overseas_trading_1", "trade oil")
    assert supply(table) == {"peas": 1, "rune_stone": 1}
    assert table.deciders == (1,)
    table = at(Player(played=[152], supply={"peas": 1, "oil": 1}))
    play(table, "use upgrade_3")
    assert "upgrade peas 2" in offered(table)


# ---- special sale ----------------------------------------------------------------------------

PRICES = {
    "glass_beads": 0, "helmet": 1, "cloakpin": 1, "belt": 2, "crucifix": 2, "drinking_horn": 2,
    "amber_figure": 2, "horseshoe": 2, "gold_brooch": 3, "forge_hammer": 4, "fibula": 4,
    "throwing_axe": 4, "chalice": 5, "round_shield": 6,
}  # fmt: skip


@rule("ODI-14.5")
@pytest.mark.parametrize(("tile", "price"), PRICES.items())
def test_the_price_of_every_special_tile(tile: str, price: int):
    table = on("special_sale", silver=price)
    play(table, f"tile {tile}")
    if asked(table) == "Sale":
        play(table, "stop")
    assert supply(table) == {tile: 1}
    if price == 1:
        assert supply(on("special_sale")) == {"glass_beads": 1}  # nothing else to choose
    elif price:
        refused(on("special_sale", silver=price - 1), f"tile {tile}", "ODI-14.7")


@rule("ODI-14.5")
def test_two_tiles_for_the_sum():  # W69a
    refused(at(Player(longships=[0], supply={"silver": 9}), round=3), "use special_sale", "ODI-4.5")
    table = on("special_sale", silver=1)
    play(table, "tile glass_beads", "tile helmet")
    assert supply(table) == {"glass_beads": 1, "helmet": 1}
    table = on("special_sale", silver=30)
    refused(table, "stop", "ODI-14.5")
    play(table, "tile belt", "tile chalice")
    assert supply(table) == {"silver": 23, "belt": 1, "chalice": 1}
    assert table.deciders == (1,)  # W69c: no third one


@rule("ODI-14.5")
def test_one_tile_is_enough_and_the_second_must_be_paid_for():
    table = on("special_sale", silver=3)
    play(table, "tile belt")
    refused(table, "tile crucifix", "ODI-14.7")
    refused(table, "tile belt", "ODI-14.5")  # it is gone
    play(table, "stop")
    assert supply(table) == {"silver": 1, "belt": 1}


@rule("ODI-14.6")
def test_the_crown_is_not_for_sale_and_the_beads_are_free():  # W69b
    table = on("special_sale", silver=30)
    refused(table, "tile english_crown", "ODI-14.6")
    refused(table, "tile silk", "ODI-14.6")
    table = on("special_sale")
    play(table, "tile glass_beads")
    assert supply(table) == {"glass_beads": 1}


@rule("ODI-14.7", "ODI-2.4")
def test_nothing_that_can_be_paid_for():
    table = at(Player(knarrs=1), Player(supply={"glass_beads": 1}), round=3)
    refused(table, "use special_sale", "ODI-4.5")
    table = at(Player(knarrs=1, supply={"silver": 99}), round=3, oval=["english_crown"])
    refused(table, "use special_sale", "ODI-4.5")


@rule("ODI-14.5")
def test_a_tile_somebody_has_is_gone():
    laid = Board("home_board", [("belt", 11, 0)])
    table = at(
        Player(knarrs=1, supply={"silver": 9}),
        Player(supply={"helmet": 1}, boards=[laid]),
        round=3,
    )
    play(table, "use special_sale")
    refused(table, "tile belt", "ODI-14.5")
    refused(table, "tile helmet", "ODI-14.5")
    assert state_of(table).knarrs[0] == 1  # the knarr stays
