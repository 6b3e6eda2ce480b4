"""Chapter 6: what may stand on the banquet table, and the cheapest way to fill it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drakkar.games.odin.boards.geometry import MENU, PIECE, PIECES
from drakkar.games.odin.phases import feast_table as feast
from drakkar.kernel.testing import rule
from tests.rules.odin.naive import GOODS, all_tables, component, food_type, table_legal

FOOD = [name for name, good in GOODS.items() if "feast" in good]
SPECIAL = {"silver": feast.COIN, "gap": feast.GAP}
NAMES = {feast.COIN: "silver", feast.GAP: "gap"}
PEAS_TWICE = {PIECE["peas"]: 2}


def serving(text):
    """ "flax h" lies lengthwise, "flax v" stands upright; "silver" and "gap" cover one cell."""
    name, _, side = text.partition(" ")
    if name in SPECIAL:
        return SPECIAL[name], 1
    sides = GOODS[name].get("feast", {"h": 1, "v": 1})
    return PIECE[name], sides[side]


def table(*texts):
    return tuple(serving(text) for text in texts)


def cells(side, number, emigrated=0):
    """Free cells of the table in this round, by the round track of the home board."""
    sides = {side["id"]: side["round_cells"] for side in component("home_board")["sides"]}
    at = {printed: cell for cell, printed in sides[side].items()}
    return feast.spaces(at[number], emigrated)


def result(free, *texts, lengthwise=None):
    """The reason of a refusal, or the number of penalties."""
    served = table(*texts)
    refusal = feast.refuse(MENU, served, free, lengthwise)
    assert feast.legal(MENU, served, free, lengthwise) == (refusal is None)
    return refusal.reason if refusal else feast.empty(served, free)


def stock(goods):
    return {PIECE[name]: count for name, count in goods.items()}


# ---- worked examples -------------------------------------------------------------------------


@rule("ODI-6.1")
def test_free_cells_round_by_round():
    assert [cells("long", number) for number in range(1, 8)] == [6, 7, 8, 9, 10, 11, 12]
    assert [cells("short", number) for number in range(1, 7)] == [7, 8, 9, 10, 11, 12]
    assert [cells("long", 7, emigrated) for emigrated in range(7)] == [12, 10, 8, 6, 4, 2, 0]


@rule("ODI-6.4", "ODI-6.9")
def test_w41_nine_cells():
    assert cells("long", 4) == 9
    assert result(9, "salt_meat h", "flax h", "mead h") == 0


@rule("ODI-6.6")
def test_w42_one_lengthwise_tile_per_type():
    assert result(9, "salt_meat h", "peas h", "salt_meat h") == "lengthwise"
    assert result(9, "salt_meat h", "peas h", "salt_meat v", "beans h") == 0
    assert result(8, "beans h", "silver", "beans h", "silver", "beans h") == 0
    refusal = feast.refuse(MENU, table("salt_meat h", "peas h", "salt_meat h"), 12)
    assert refusal == ("lengthwise", "ODI-6.6", (0, 2), (0, 1, 2, 3, 6, 7, 8, 9))


@rule("ODI-6.8", "ODI-6.9")
def test_w43_neighbours_of_one_colour():
    assert result(6, "peas h", "flax h") == "neighbour"
    assert result(6, "mead h", "stockfish h") == "neighbour"
    assert result(6, "peas h", "silver", "flax h") == 0
    refusal = feast.refuse(MENU, table("mead h", "peas h", "flax h"), 7)
    assert refusal == ("neighbour", "ODI-6.8", (1, 2), (2, 3, 4, 5, 6))


@rule("ODI-6.8", "ODI-6.10")
def test_w44_an_empty_cell_separates_and_costs_a_penalty():
    assert result(6, "peas h", "gap", "flax h") == 1
    assert result(6, "peas h") == 4
    assert result(6) == 6


@rule("ODI-6.5", "ODI-6.11")
def test_w45_nothing_reaches_over_the_end():
    assert result(6, "grain h", "stockfish h") == "too_long"
    assert result(6, "grain h", "stockfish v", "silver") == 0
    assert result(0) == 0
    assert result(0, "silver") == "too_long"


@rule("ODI-6.1")
def test_w46_two_emigrations_leave_five_cells():
    assert cells("long", 4, emigrated=2) == 5
    assert result(5, "flax h", "mead h") == 0


@rule("ODI-6.2", "ODI-6.7")
def test_w49_animals_on_the_table():
    assert result(cells("short", 3), "cattle h", "peas v", "sheep h") == 0
    both = "sheep h", "peas v", "pregnant_sheep h"
    assert result(9, *both) == "lengthwise"
    assert result(9, "sheep h", "peas v", "pregnant_sheep v", "flax v", "silver") == 0


@rule("ODI-6.2", "ODI-6.3")
def test_w50_only_orange_red_and_silver():
    assert result(6, "oil h") == "kind"
    for piece in PIECES:
        served = piece.id in FOOD
        assert (piece.number in MENU) == served
        if not served:
            refusal = feast.refuse(MENU, [(piece.number, 1)], 6)
            assert refusal == ("kind", "ODI-6.3", (0,), (0,))


@rule("ODI-6.4")
def test_a_tile_stands_on_one_of_its_two_sides():
    flax, beans = PIECE["flax"], PIECE["beans"]
    for piece, sides in ((flax, {1, 3}), (beans, {2}), (feast.COIN, {1}), (feast.GAP, {1})):
        places = {n for n in range(13) if feast.legal(MENU, [(piece, n)], 12)}
        assert places == sides
    assert feast.refuse(MENU, [(flax, 2)], 6) == ("side", "ODI-6.4", (0,), (0, 1))
    assert all(
        max(GOODS[name]["feast"].values()) <= component("home_board")["banquet_table"]["rows"]
        for name in FOOD
    )


@rule("ODI-6.6")
def test_two_peas_lengthwise_with_occupation_186():
    twice = "peas h", "silver", "peas h"
    assert result(6, *twice) == "lengthwise"
    assert result(6, *twice, lengthwise=PEAS_TWICE) == 1
    assert result(8, *twice, "silver", "peas h", lengthwise=PEAS_TWICE) == "lengthwise"


@rule("ODI-6.10", "ODI-6.11")
@pytest.mark.parametrize(
    ("free", "goods", "silver", "expected"),
    [
        (6, {"peas": 1, "beans": 1, "flax": 1, "mead": 1}, 0, (0, 0)),  # w47
        (6, {"peas": 1, "beans": 1, "flax": 1}, 0, (1, 0)),
        (11, {"grain": 2, "peas": 1, "stockfish": 1, "mead": 1}, 0, (0, 0)),  # w48
        (11, {"grain": 3, "stockfish": 1}, 1, (1, 1)),
        (0, {"peas": 1}, 3, (0, 0)),
        (5, {}, 3, (2, 3)),
    ],
)
def test_w47_w48_the_best_table(free, goods, silver, expected):
    cheapest = feast.cheapest(MENU, stock(goods), silver, free)
    assert feast.legal(MENU, cheapest.table, free)
    assert (cheapest.empty, cheapest.silver) == expected


def test_what_is_cheap():
    """Food before silver where it covers enough, the least useful first, animals last."""
    few = {"peas": 1, "flax": 1, "mead": 1}
    goods = stock({**few, "cattle": 1})
    assert set(feast.cheapest(MENU, goods, 9, 6).table) == set(table("flax h", "peas h", "silver"))
    assert set(feast.cheapest(MENU, goods, 9, 7).table) == set(table("flax h", "peas h", "mead h"))
    assert {piece for piece, _ in feast.cheapest(MENU, goods, 0, 6).table} == {*stock(few)}
    cheap = feast.cheapest(MENU, stock({"pregnant_sheep": 1, "sheep": 1}), 0, 4)
    assert cheap.table == table("sheep h")
    cheap = feast.cheapest(MENU, stock({"cattle": 1}), 4, 4)
    assert cheap.table == table("silver", "silver", "silver", "silver")


@rule("ODI-6.6", "ODI-6.14")
def test_what_lies_already_counts():
    begun = table("grain h")
    cheapest = feast.cheapest(MENU, stock({"grain": 1}), 4, 9, begun)
    assert cheapest.table[0] == begun[0]
    assert set(cheapest.table[1:]) == set(table("silver", "grain v"))


# ---- against the rules written slowly ----------------------------------------------------------

servings = st.one_of(
    st.sampled_from([("silver", 1), ("gap", 1), ("silver", 2), ("oil", 1)]),
    st.tuples(st.sampled_from(FOOD), st.sampled_from([1, 2, 3, 4])),
)
few_goods = st.dictionaries(st.sampled_from(FOOD), st.integers(0, 3), max_size=4)


def piece_of(name):
    return SPECIAL.get(name, PIECE.get(name))


def named(served):
    return tuple((NAMES.get(piece) or PIECES[piece].id, size) for piece, size in served)


@rule("ODI-6.4", "ODI-6.5", "ODI-6.6", "ODI-6.7", "ODI-6.8", "ODI-6.9")
@settings(max_examples=300, deadline=None)
@given(st.lists(servings, max_size=6), st.integers(0, 12), st.booleans())
def test_legal_tables_are_those_of_the_rules(slow, free, twice):
    served = [(piece_of(name), size) for name, size in slow]
    more = PEAS_TWICE if twice else None
    assert feast.legal(MENU, served, free, more) == table_legal(slow, free, 1 + twice)


@rule("ODI-6.2", "ODI-6.6", "ODI-6.8")
@settings(max_examples=150, deadline=None)
@given(st.data(), few_goods, st.integers(0, 2), st.integers(0, 8), st.booleans())
def test_a_table_can_be_laid_serving_by_serving(data, goods, silver, free, twice):
    more, left = PEAS_TWICE if twice else None, stock(goods)
    served: feast.Table = ()
    while True:
        servings = feast.next_servings(MENU, served, free, left, silver, more)
        expected = [
            (piece, size)
            for piece in (*MENU, feast.COIN, feast.GAP)
            for size in (1, 2, 3, 4)
            if left.get(piece, 1 if piece == feast.GAP or (piece == feast.COIN and silver) else 0)
            if table_legal((*named(served), *named([(piece, size)])), free, 1 + twice)
        ]
        assert sorted(servings) == sorted(expected)
        if not servings:
            break
        piece, size = data.draw(st.sampled_from(servings))
        served = (*served, (piece, size))
        silver -= piece == feast.COIN
        if piece in left:
            left[piece] -= 1


def given_away(served):
    return sum(
        4 if name == "silver" else 0 if name == "gap" else MENU[PIECE[name]].worth
        for name, _ in served
    )


def cost(served):
    """What the suggestion minimises: empty cells, then worth, then tiles."""
    gaps = sum(name == "gap" for name, _ in served)
    return gaps, given_away(served), sum(name in GOODS for name, _ in served)


@rule("ODI-6.10", "ODI-6.11")
@settings(max_examples=150, deadline=None)
@given(few_goods, st.integers(0, 3), st.integers(0, 7), st.booleans())
def test_the_suggestion_is_the_cheapest_of_all_tables(goods, silver, free, twice):
    cheapest = feast.cheapest(
        MENU, stock(goods), silver, free, lengthwise=PEAS_TWICE if twice else None
    )
    slow = named(cheapest.table)
    assert table_legal(slow, free, 1 + twice)
    assert all(sum(name == good for name, _ in slow) <= goods[good] for good in goods)
    best = min(map(cost, all_tables(goods, silver, free, peas=1 + twice)))
    assert cost(slow) == best
    assert (cheapest.empty, cheapest.worth) == best[:2]
    assert cheapest.silver == sum(name == "silver" for name, _ in slow) <= silver
    assert sum(size for _, size in slow) == free


@rule("ODI-6.14")
@settings(max_examples=150, deadline=None)
@given(st.data(), few_goods, st.integers(0, 3), st.integers(0, 7))
def test_a_table_that_was_begun_is_completed_as_cheaply_as_possible(data, goods, silver, free):
    begun = data.draw(st.sampled_from([*all_prefixes(goods, silver, free)]))
    left = {name: goods[name] - sum(good == name for good, _ in begun) for name in goods}
    coins = silver - sum(good == "silver" for good, _ in begun)
    laid = tuple((piece_of(name), size) for name, size in begun)
    cheapest = feast.cheapest(MENU, stock(left), coins, free, laid)
    assert cheapest.table[: len(laid)] == laid
    slow = named(cheapest.table)
    assert table_legal(slow, free)
    assert cost(slow) == min(map(cost, all_tables(left, coins, free, begun)))
    assert cheapest.empty == cost(slow)[0]
    assert cheapest.worth == given_away(slow) - given_away(begun)


def all_prefixes(goods, silver, free):
    """The empty table, and those with one or two servings."""
    tables = {good[:count] for good in all_tables(goods, silver, min(free, 4)) for count in (1, 2)}
    return [(), *sorted(tables)]


@rule("ODI-6.7")
def test_the_two_sides_of_an_animal_are_one_type():
    for name in FOOD:
        same = {
            PIECES[dish.piece].id for dish in MENU.values() if dish.type == MENU[PIECE[name]].type
        }
        assert same == {other for other in FOOD if food_type(other) == food_type(name)}
