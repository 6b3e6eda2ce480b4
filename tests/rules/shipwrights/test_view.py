"""The view has the shape that its types promise: nothing is missing, nothing more is sent."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import drakkar
from drakkar.games.shipwrights.view_types import View
from drakkar.kernel.value import to_json


@pytest.mark.parametrize(("players", "nemesis"), [(1, "yes"), (2, "no"), (3, "no")])
def test_every_view_is_what_its_types_say(players: int, nemesis: str):
    options = {f"nemesis_{number}": nemesis for number in range(1, 5)}
    table, rng = drakkar.new("shipwrights", players, 7, options), Random(7)
    decisions = 0
    while True:
        if decisions % 5 == 0 or table.over:
            for seat in (*range(players), None):
                sent = msgspec.json.decode(msgspec.json.encode(table.view(seat)["table"]))
                assert msgspec.to_builtins(msgspec.convert(sent, View)) == sent
        if table.over:
            break
        seat = rng.choice(table.deciders)
        table.play(rng.choice(table.moves(seat)), seat)
        decisions += 1


def test_the_types_make_a_schema():
    names = set(msgspec.json.schema(View)["$defs"])
    assert {"View", "Village", "Facts", "Bundle", "Missing", "Restriction"} <= names


def test_a_bill_is_empty_of_lacks_exactly_where_the_rules_let_build():
    """On the boards of random games; what lies in hand as if it were laid is left out."""
    compared = 0
    for seed in range(3):
        table, rng = drakkar.new("shipwrights", 2, seed), Random(seed)
        while not table.over:
            seat = rng.choice(table.deciders)
            moves = table.moves(seat)
            if any(type(move).__name__ == "Discard" for move in moves):
                view = table.view(seat)["table"]
                own, cards = view["villages"][seat], view["cards"]
                legal = [list(to_json(move)[:2]) for move in moves]
                for card, bill in own["bills"].items():
                    kind = cards[card]["kind"]
                    tag = {"ship": "launch", "building": "build", "villager": "play"}[kind]
                    if kind == "ship" and card not in own["board"]:
                        continue
                    assert (not bill["lacks"]) == ([tag, card] in legal), (card, bill)
                    compared += 1
            table.play(rng.choice(moves), seat)
    assert compared > 300


def test_nobody_sees_the_bills_of_others():
    table = drakkar.new("shipwrights", 3, 5)
    for viewer in (0, 1, 2, None):
        for seat, village in enumerate(table.view(viewer)["table"]["villages"]):
            assert bool(village["bills"]) == (viewer == seat)


def test_every_way_of_a_bill_can_be_paid_as_it_says():
    """The sheet's other ways, and gold in the stead of a good that is there."""
    tried = swapped = 0
    for seed in range(2):
        table, rng = drakkar.new("shipwrights", 2, seed), Random(seed)
        while not table.over:
            seat = rng.choice(table.deciders)
            moves = table.moves(seat)
            by_hand = [move for move in moves if to_json(move)[0] == "launch" and to_json(move)[2]]
            for move in by_hand:
                value = to_json(move)
                bill = table.view(seat)["table"]["villages"][seat]["bills"][value[1]]
                for way in (bill, *bill["ways"]):
                    goods = [way["pays"].get(good, 0) for good in ("wood", "wool", "iron", "gold")]
                    goods[3] += sum(
                        way["instead"].get(good, 0) for good in ("wood", "wool", "iron")
                    )
                    paying = table.copy()
                    paying.play(move, seat)
                    if paying.view(seat)["question"][0] == "meetskills":
                        meets = [
                            other
                            for other in paying.moves(seat)
                            if list(to_json(other)[1]) == way["sources"]
                        ]
                        paying.play(meets[0], seat)
                    if paying.view(seat)["question"][0] == "payship":
                        legal = [list(to_json(other)) for other in paying.moves(seat)]
                        assert ["pay", *goods] in legal, (value, way, legal)
                        if goods[0] and not way["saved"]:
                            more = ["pay", goods[0] - 1, *goods[1:3], goods[3] + 1]
                            assert (more in legal) == (way["spare"] > 0), (way, legal)
                            swapped += 1
                    tried += 1
            table.play(rng.choice(moves), seat)
    assert tried > 20
    assert swapped > 5


def test_the_end_of_the_round_comes_as_it_was_told():
    compared = 0
    for players in (1, 2, 3):
        table, rng = drakkar.new("shipwrights", players, 4), Random(players)
        while not table.over:
            seat = rng.choice(table.deciders)
            move = rng.choice(table.moves(seat))
            if to_json(move)[0] != "done":
                table.play(move, seat)
                continue
            before = table.view(None)["table"]
            table.play(move, seat)
            after = table.view(None)["table"]
            if after["round"] == before["round"]:
                continue
            compared += 1
            assert after["heroes"] == before["ending"]["heroes"]
            for number, village in enumerate(after["villages"]):
                assert village["randi"] == before["ending"]["randi"][number]
                goods = dict(before["villages"][number]["goods"])
                for good, many in before["ending"]["income"][number].items():
                    goods[good] += many
                goods["worker"] += before["ending"]["workers"][number]
                assert village["goods"] == goods
    assert compared > 5  # a round also ends by the last move that leaves nothing else to do


def test_the_question_says_how_many_cards_are_left():
    """To who is asked, and to nobody else."""
    table, rng = drakkar.new("shipwrights", 2, 3), Random(3)
    counted = set()
    while not table.over:
        for seat in (0, 1, None):
            view = table.view(seat)
            if seat in table.deciders:
                hand = view["table"]["villages"][seat]["hand"]
                assert view["table"]["asked"]["cards"] == len(hand)
                counted.add(len(hand))
            else:
                assert view["table"]["asked"] == {}
        seat = rng.choice(table.deciders)
        table.play(rng.choice(table.moves(seat)), seat)
    assert counted >= set(range(7))


def test_a_card_that_is_paid_is_paid_for_something():
    """The question names the ship, the villager or the house, however its player came to it."""
    kinds: dict[str, int] = {}
    for seed in range(8):
        table, rng = drakkar.new("shipwrights", 2, seed), Random(seed)
        begun: dict[int, list[Any]] = {}
        while not table.over:
            seat = rng.choice(table.deciders)
            view = table.view(seat)
            asked = view["table"]["asked"]
            if view["question"][0] == "givecard":
                deed, card = begun[seat], asked["card"]
                assert asked["kind"] == view["table"]["cards"][card]["kind"]
                if deed[0] in ("launch", "play"):
                    assert card == deed[1]
                else:
                    place = view["table"]["villages"][seat]["buildings"][deed[1]]
                    assert card in (place["building"], place["tucked"])
                kinds[asked["kind"]] = kinds.get(asked["kind"], 0) + 1
            else:
                assert set(asked) == {"cards"}
            move = rng.choice(table.moves(seat))
            value = list(to_json(move))
            if value[0] in ("launch", "play", "visit"):
                begun[seat] = value
            table.play(move, seat)
    assert set(kinds) == {"ship", "villager", "building"}
