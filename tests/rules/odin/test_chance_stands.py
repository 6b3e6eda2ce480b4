"""Chapter 4: chance is not taken back, and a space opens only if there is a way (D06 revised)."""

import pytest

from drakkar.games.odin.moves import Cards, Rolled
from drakkar.kernel.testing import rule
from tests.rules.odin.position import (
    Player,
    asked,
    at,
    events_of,
    hand,
    offered,
    play,
    played,
    refused,
    state_of,
    supply,
    vikings,
)


@rule("ODI-4.19")
def test_a_card_drawn_in_column_3_is_not_put_back():
    """Column 3 draws, occupation 52 plays the card at once, and then the ore is gone."""
    player = Player(played=[52], supply={"ore": 1, "silver": 1})
    table = at(player, deck=[43], nature=[Cards(("fruit_picker",))], listen=True)
    play(table, "use forge", "ability tutor", "lay", "piece ore 0", "spot 0 0 0", "ready")
    assert played(table) == ["tutor", "fruit_picker"]
    assert hand(table) == []
    assert state_of(table).deck == []
    assert supply(table) == {"fruits": 1}
    assert vikings(table) == 6 - 3  # they stay
    assert events_of(table, "in_vain") == [{"seat": 0, "space": "forge"}]
    assert table.deciders == (1,)


@rule("ODI-4.19")
def test_no_second_look_at_the_pile():
    """Occupation 121, 1 wood and 1 stone: the card drawn for the longship is not looked at for
    nothing."""
    player = Player(played=[121], supply={"wood": 1, "stone": 1})
    table = at(player, strips={"strip_1": 7}, nature=[Cards(("miller",))])
    play(table, "use build_longship", "ready")
    assert hand(table) == ["miller"]
    assert supply(table) == {"wood": 1, "stone": 1}
    assert table.deciders == (1,)
    assert vikings(table) == 6 - 3


@rule("ODI-4.19", "ODI-4.7")
def test_a_roll_before_the_action_is_not_taken_back():
    """Occupation 85, played before the action, rolls; then the silver for the cattle is spent."""
    player = Player(supply={"silver": 3}, hand=[85])
    table = at(player, nature=[Rolled(8)])
    play(table, "use buy_cattle_and_sheep", "play hornblower", "apply hornblower", "fail")
    if asked(table) == "Effects":
        play(table, "decline")
    play(table, "ready")
    assert supply(table) == {"silver": 2, "wood": 1, "bow": 1}
    assert vikings(table) == 6 - 4
    assert table.deciders == (1,)


@rule("ODI-4.7")
def test_without_chance_everything_is_as_before():
    """Occupation 99 plays a card instead of drawing it in column 3: nothing was drawn."""
    player = Player(played=[99], hand=[43], supply={"ore": 1})
    table = at(player, deck=[14])
    before = state_of(table).copy()
    play(table, "use forge", "accept")
    assert supply(table)["fruits"] == 1
    play(table, "lay", "piece ore 0", "spot 0 0 0", "ready")
    s = state_of(table)
    assert asked(table) == "Turn"
    assert s.tried
    s.tried = 0
    assert s == before


@rule("ODI-4.20")
@pytest.mark.parametrize(
    ("space", "me"),
    [
        ("whaling_1_boat", Player(hand=[85], supply={"silver": 4})),  # no boat is won by hunting
        ("plundering", Player(hand=[64], boats=[0], supply={"silver": 2})),  # one of two longships
        ("build_house_and_ship", Player(hand=[22], longships=[0])),  # stone, but no wood
        ("buy_cattle_and_sheep", Player(hand=[188])),  # 1 silver is not enough
        ("buy_cattle_and_sheep", Player(hand=[43], supply={"silver": 2})),
        ("swap_boat_and_emigrate", Player(hand=[61], supply={"silver": 1})),  # no ship to sell
    ],
)
def test_a_hope_that_cannot_help_opens_nothing(space: str, me: Player):
    table = at(me, round=3)
    assert f"use {space} 0" not in offered(table)
    refused(table, f"use {space}", "ODI-4.5")


WAYS = [
    ("whaling_1_boat", Player(hand=[26], supply={"silver": 2, "mead": 1}), "buy whaling_boat"),
    ("plundering", Player(hand=[64], boats=[0], longships=[0], supply={"silver": 2}), "apply"),
    ("build_house_and_ship", Player(hand=[22], longships=[0], supply={"stone": 1, "wood": 2}), ""),
    ("buy_cattle_and_sheep", Player(hand=[188], supply={"silver": 2}), ""),
    ("swap_boat_and_emigrate", Player(hand=[26], supply={"silver": 2, "mead": 1}), "buy"),
    ("buy_cattle_and_sheep", Player(hand=[61], longships=[0]), "apply"),
]


@rule("ODI-4.20", "ODI-4.6")
@pytest.mark.parametrize(("space", "me", "then"), WAYS)
def test_a_card_that_can_help_opens_the_space(space: str, me: Player, then: str):
    table = at(me, round=3, nature=[Rolled(12), Rolled(12)])
    play(table, f"use {space}", f"play {hand(table)[0]}")
    if then:
        play(table, next(line for line in offered(table) if line.startswith(then)))
    if asked(table) == "Payment":
        play(table, offered(table)[0])
    if asked(table) == "Before":
        play(table, "ready")
    assert table.deciders == (1,) or asked(table) != "Turn"


@rule("ODI-4.20", "ODI-4.6")
def test_two_occupations_do_not_take_the_same_item_twice():
    """121 and 164 may take an item each; but one stone only lies first on a strip."""
    player = Player(played=[121, 164], supply={"wood": 2})
    table = at(player, strips={"strip_3": 3})  # stone, ore, 2 silver
    assert "use build_house_and_ship 0" not in offered(table)
    refused(table, "use build_house_and_ship", "ODI-4.5")
    table = at(player, strips={"strip_5": 3})  # stone, stone, 2 silver
    play(table, "use build_house_and_ship", "apply carpenter", "apply armed_fighter")
    assert asked(table) == "Choice"  # which house and ship


@rule("ODI-4.20", "ODI-4.6")
def test_an_item_taken_lays_the_next_one_open():
    """Occupation 113 takes the stone, 103 the ore behind it."""
    player = Player(played=[103, 113])
    table = at(player, strips={"strip_3": 3}, nature=[Cards(("miller",))])
    play(table, "use forge", "apply craft_apprentice", "apply forest_blacksmith", "ready")
    play(table, "tile jewelry")
    assert supply(table) == {"stone": 1, "jewelry": 1}


@rule("ODI-4.20", "ODI-4.6")
def test_a_card_and_an_item_open_a_space_together():
    """Occupation 24 brings a wood for the whaling boat, 164 takes a stone."""
    player = Player(played=[164], hand=[24], boats=[0], knarrs=1, supply={"wood": 1, "stone": 1})
    table = at(player, strips={"strip_5": 3})
    card = hand(table)[0]
    play(table, "use build_house_and_ship", f"play {card}", "apply armed_fighter", "ready")
    assert asked(table) == "Choice"
    table = at(player, strips={"strip_5": 1})  # silver only
    assert "use build_house_and_ship 0" not in offered(table)


@rule("ODI-4.20", "ODI-4.6")
@pytest.mark.parametrize("held", [Player(played=[156, 164]), Player(played=[164], hand=[156])])
def test_what_an_item_brings_besides_opens_a_space(held: Player):
    """Occupation 156 pays a silver for the stone that 164 takes: enough for a whaling boat."""
    held.supply = {"silver": 2, "wood": 2}
    table = at(held, strips={"strip_5": 3})
    assert "buy whaling_boat" not in " ".join(offered(table))
    play(table, "use whaling_1_boat")
    if hand(table):
        play(table, f"play {hand(table)[0]}")
    play(table, "apply armed_fighter")
    play(table, next(line for line in offered(table) if line.startswith("buy whaling_boat")))
    assert "use buy_cattle_and_sheep 0" in offered(at(held, strips={"strip_5": 3}))


@rule("ODI-4.6", "ODI-21.50")
def test_what_the_placing_brings_pays():
    """Occupation 168: with three Vikings left on the Thing comes a silver, before the action."""
    me = Player(played=[168], supply={"silver": 2})
    table = at(me, round=2)  # 7 Vikings
    play(table, "use buy_cattle_and_sheep")
    assert supply(table) == {"cattle": 1, "sheep": 1}
    assert "use buy_cattle_and_sheep 0" not in offered(at(me, round=3))


@rule("ODI-4.7", "ODI-4.20")
def test_a_void_space_says_so():
    table = at(Player(played=[121], supply={"wood": 1}), strips={"strip_1": 7})
    play(table, "use build_shed", "ready")
    assert refused(table, "use build_shed", "ODI-4.7").reason == "space-void"
