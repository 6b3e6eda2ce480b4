"""Chapters 18 to 20: travel logs, own voyages, free mode, the tutorial."""

from __future__ import annotations

from typing import Any

import pytest

import drakkar
from drakkar.games.saga.adventure import Turns
from drakkar.games.saga.box import ADVENTURE_NAMES, ADVENTURES, LIGHT_POOL, MOVEMENT_NAMES
from drakkar.games.saga.moves import Leave, Markers, Pass, Send, Voyage
from drakkar.games.saga.rounds import NextRound, SetOff
from drakkar.games.saga.valhalla import Valhalla
from drakkar.games.saga.voyages import DrawVoyage
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.table import Table
from drakkar.kernel.testing import rule
from tests.rules.saga.landing import bystander
from tests.rules.saga.position import (
    Jarl,
    asked,
    at,
    cell,
    god_pile,
    gold,
    hand,
    in_adventure,
    market,
    pile,
    play,
    state_of,
    valhalla,
    vp,
)

LOGS = {
    "introductory": "I.C S.A IV.A IV.B VII.A VII.B S.F",
    "route_de_l_or": "II.B S.B V.B V.C VIII.A VIII.B S.D",
    "appel_des_dieux": "III.C S.A IV.A IV.C VII.A VII.C S.D",
    "voyage_le_plus_long": "III.A S.B V.A V.B VII.B VII.C S.E",
    "chemins_de_la_gloire": "II.A S.C IV.B IV.C IX.C IX.B S.D",
    "compagnons_de_voyage": "II.C S.A VI.B VI.C VIII.B VIII.C S.E",
    "chemin_de_la_souffrance": "III.B S.C VI.A VI.C IX.A IX.B S.F",
}


def new(seed: int = 1, **options: str) -> Table:
    return drakkar.new("saga", 2, seed, options)


def voyage(table: Table) -> list[str]:
    return [ADVENTURE_NAMES[adventure] for adventure in state_of(table).voyage]


def movement_cards(table: Table) -> set[str]:
    s = state_of(table)
    return {MOVEMENT_NAMES[card] for card in (*s.move_pile, *s.move_top, *s.display)}


def realms(names: list[str]) -> list[str]:
    return [name.partition(".")[0] for name in names]


# ---- travel logs -----------------------------------------------------------------------------


@rule("SAG-18.2", "SAG-18.4", "SAG-18.5", "SAG-18.6", "SAG-18.7", "SAG-18.8", "SAG-18.9")
@pytest.mark.parametrize("log", LOGS)
def test_the_adventures_of_a_log(log: str):
    assert voyage(new(voyage=log)) == [*LOGS[log].split(), "B"]
    shown = drakkar.GAMES["saga"].options["voyage"].parts[log]  # on its cover
    assert " ".join(shown).upper().replace("-", ".") == LOGS[log]


@rule("SAG-18.1")
@pytest.mark.parametrize("log", LOGS)
def test_a_log_fixes_eight_rounds_that_end_at_bifrost(log: str):
    route = voyage(new(voyage=log))
    assert len(route) == len(set(route)) == 8
    assert route[-1] == "B"
    groups = [ADVENTURES[ADVENTURE_NAMES.index(name)].group for name in route]
    plan = ["green", "high_sea", "depths", "depths", "ice", "ice", "unknown_sea", "bifrost"]
    assert groups == plan


@rule("SAG-18.3")
def test_round_seven_of_the_introduction_is_on_the_unknown_sea():
    assert ADVENTURES[state_of(new()).voyage[6]].group == "unknown_sea"
    assert voyage(new()) == voyage(new(voyage="introductory"))  # what is played unless asked


# ---- own voyages -----------------------------------------------------------------------------


@rule("SAG-19.1", "SAG-19.2", "SAG-19.3")
def test_an_own_voyage_follows_the_plan_through_three_realms():
    seen = set()
    for seed in range(30):
        route = voyage(new(seed, voyage="own"))
        first, sea, third, fourth, fifth, sixth, other_sea, last = realms(route)
        assert first in ("I", "II", "III")
        assert third == fourth
        assert third in ("IV", "V", "VI")
        assert fifth == sixth
        assert fifth in ("VII", "VIII", "IX")
        assert route[1] in ("S.A", "S.B", "S.C")
        assert route[6] in ("S.D", "S.E", "S.F")
        assert last == "B"
        assert sea == other_sea == "S"
        assert len(set(route)) == 8
        seen |= {first, third, fifth}
    assert len(seen) == 9  # all realms come up


@rule("SAG-19.3")
def test_rounds_may_be_chosen_and_the_rest_is_drawn_around_them():
    for seed in range(8):
        route = voyage(new(seed, voyage="own", round_1="ii-b", round_4="v-a", round_5="ix-c"))
        assert (route[0], route[3], route[4]) == ("II.B", "V.A", "IX.C")
        assert route[2] in ("V.B", "V.C")
        assert route[5] in ("IX.A", "IX.B")


@rule("SAG-19.1", "SAG-19.2", "SAG-19.3")
@pytest.mark.parametrize(
    "options",
    [
        {"voyage": "own", "round_1": "iv-a"},
        {"voyage": "own", "round_2": "s-d"},
        {"voyage": "own", "round_3": "iv-a", "round_4": "v-a"},
        {"voyage": "own", "round_3": "iv-a", "round_4": "iv-a"},
        {"voyage": "free", "round_1": "iv-a", "round_7": "iv-a"},
        {"voyage": "introductory", "round_1": "ii-a"},
    ],
)
def test_wishes_that_break_the_plan_are_refused(options: dict[str, Any]):
    with pytest.raises(DrakkarError):
        new(**options)


@rule("SAG-18.1", "SAG-19.1", "SAG-19.2", "SAG-19.3", "SAG-20.1", "SAG-20.2")
@pytest.mark.parametrize(
    ("options", "blamed", "clause", "offered"),
    [
        (
            {"voyage": "own", "round_3": "iv-a", "round_4": "iv-a"},
            ("manche 4", "La porte aux runes", "manche 3"),
            "SAG-19.3",
            ["au hasard", "La vieille ville des nains", "L'esprit de la grotte"],
        ),
        (
            {"voyage": "own", "round_3": "iv-a", "round_4": "v-a"},
            ("manche 4", "Le géant du feu Surtr", "manche 3 à Nidavellir"),
            "SAG-19.2",
            ["au hasard", "La vieille ville des nains", "L'esprit de la grotte"],
        ),
        (
            {"voyage": "own", "round_2": "s-d"},
            ("manche 2", "Le serpent de Midgard", "en haute mer"),
            "SAG-19.1",
            ["au hasard", "L'île trompeuse", "Une côte inconnue", "Le démon des mers"],
        ),
        (
            {"voyage": "introductory", "round_1": "i-a"},
            ("manche 1", "Voyage d'introduction", "voyage à composer ou en mode libre"),
            "SAG-18.1",
            ["au hasard"],
        ),
        (
            {"voyage": "tutorial", "round_1": "i-a"},
            ("manche 1", "tutoriel", "voyage à composer ou en mode libre"),
            "SAG-20.1",
            ["au hasard"],
        ),
        (
            {"voyage": "tutorial", "markers": "pool"},
            ("Marqueurs d'étape", "tirés d'une réserve"),
            "SAG-20.2",
            ["répartis avant la partie"],
        ),
    ],
)
def test_a_wish_refused_names_the_reason_and_what_is_left(
    options: dict[str, Any], blamed: tuple[str, ...], clause: str, offered: list[str]
):
    with pytest.raises(DrakkarError) as error:
        new(**options)
    text = error.value.text("fr").replace("\N{NO-BREAK SPACE}", " ")
    problem, _, advice = text.partition("Choix : ")
    assert all(part in problem for part in (*blamed, clause))
    names = [word.rpartition(" : ")[2] for word in advice.removesuffix(".").split(", ")]
    assert names == offered
    assert not any(name in text for name in ("round_", "iv-a", "random", "pool"))
    assert error.value.text("en") != error.value.text("fr")


@rule("SAG-19.3", "SAG-19.5")
def test_of_many_adventures_left_some_are_named():
    with pytest.raises(DrakkarError, match="and 21 more"):
        new(voyage="free", round_1="iv-a", round_7="iv-a")


@rule("SAG-18.1", "SAG-19.1", "SAG-19.2", "SAG-19.3", "SAG-19.5")
def test_only_what_the_voyage_allows_is_open():
    def number(**options: str) -> list[int]:
        left = drakkar.GAMES["saga"].open_choices(2, options)
        return [len(left[f"round_{number}"]) for number in range(1, 8)]

    assert number(voyage="introductory") == [1] * 7
    assert number(voyage="own") == [10, 4, 10, 10, 10, 10, 4]
    assert number(voyage="own", round_3="iv-a") == [10, 4, 10, 3, 10, 10, 4]
    assert number(voyage="free", round_3="iv-a") == [34, 34, 34, 33, 33, 33, 33]


@rule("SAG-19.1", "SAG-19.2", "SAG-19.3")
@pytest.mark.parametrize(
    "wrong",
    [
        "I.C S.A IV.A IV.B VII.A VII.B S.A",  # the wrong sea
        "IV.C S.A IV.A IV.B VII.A VII.B S.F",  # no green realm
        "I.C S.A IV.A V.B VII.A VII.B S.F",  # two realms of the depths
        "I.C S.A IV.A IV.A VII.A VII.B S.F",  # one adventure twice
        "I.C S.A IV.A IV.B VII.A VII.B",  # six
    ],
)
def test_nature_draws_no_other_voyage(wrong: str):
    s = state_of(new(voyage="own"))
    draw = DrawVoyage(False, ("",) * 7)
    assert draw.refuse(s, Voyage(tuple(wrong.split()))) is not None
    assert draw.refuse(s, Voyage(tuple(LOGS["introductory"].split()))) is None


@rule("SAG-19.4")
def test_green_brings_one_special_card_depths_two_and_ice_two():
    for name in LOGS:
        land = [word for word in LOGS[name].split() if not word.startswith("S")]
        assert len(land) == 1 + 2 + 2
    table = new(voyage="introductory")
    assert movement_cards(table) - {f"move_{n}" for n in range(1, 8)} == {"I.C"}
    last = at(
        Jarl(gold=0),
        Jarl(gold=0),
        adventure="S.A",
        voyage=LOGS["introductory"].split(),
        asks=(SetOff(), NextRound()),
    )
    assert {"I.C", "IV.A", "IV.B"} <= movement_cards(last)
    assert not {"IV.C", "VII.A", "VII.B"} & movement_cards(last)


# ---- free mode -------------------------------------------------------------------------------


@rule("SAG-19.5")
def test_free_mode_takes_any_seven_and_bifrost_last():
    first = set()
    for seed in range(40):
        route = voyage(new(seed, voyage="free"))
        assert len(set(route)) == 8
        assert route[-1] == "B"
        assert "T" not in route
        first |= set(realms(route[:1]))
    assert {"S", "I", "IV", "IX"} <= first
    chosen: dict[str, Any] = {
        f"round_{n}": name for n, name in enumerate(["ix-a", "ix-b", "s-f", "ix-c"], 1)
    }
    assert voyage(new(voyage="free", **chosen))[:4] == ["IX.A", "IX.B", "S.F", "IX.C"]


@rule("SAG-19.6")
def test_all_special_cards_of_a_realm_come_with_its_first_adventure():
    chosen: dict[str, Any] = {"round_1": "ix-a", "round_2": "s-a", "round_7": "ix-c"}
    table = new(voyage="free", **chosen)
    special = {name for name in movement_cards(table) if name.startswith("IX")}
    assert special == {name for name in voyage(table) if name.startswith("IX")} >= {"IX.A", "IX.C"}


@rule("SAG-19.7")
def test_with_the_pool_the_markers_come_back():
    for pool, left in ((True, 21), (False, 18)):
        jarls = Jarl(gold=0), Jarl(gold=0)
        table = at(*jarls, markers=["L01", "L02", "L03"], pool=pool, asks=SetOff())
        assert len(state_of(table).light) == left
        assert state_of(table).markers == ()


@rule("SAG-19.7")
def test_three_of_the_pool_are_drawn_before_an_adventure():
    table = new(voyage="introductory", markers="pool")
    lots = [entry.move for entry in table.log if isinstance(entry.move, Markers)]
    assert len(lots) == 1
    assert len(state_of(table).light) == len(LIGHT_POOL) - 3


# ---- the tutorial ----------------------------------------------------------------------------


@rule("SAG-20.1")
def test_the_tutorial_is_one_adventure_on_the_trail():
    table = new(voyage="tutorial")
    assert voyage(table) == ["T"]
    assert state_of(table).adventure.length == 22
    s = state_of(table)
    ordinary = sorted([*range(7), *range(7)])
    assert sorted([*s.move_pile, *s.move_top, *s.display]) == ordinary


@rule("SAG-20.2")
def test_without_buying_markers_gods_or_special_cards():
    table = new(voyage="tutorial")
    assert asked(table) == "PlayCard"
    assert state_of(table).markers == ()
    assert god_pile(table) == []
    assert not any(state_of(table).market)
    assert market(table, "knut") == 0
    with pytest.raises(DrakkarError):
        new(voyage="tutorial", markers="pool")


@rule("SAG-20.3")
def test_everybody_starts_with_five_vp_five_gold_and_three_cards():
    table = new(voyage="tutorial")
    for seat in (0, 1):
        assert (gold(table, seat), vp(table, seat), len(hand(table, seat))) == (5, 5, 3)
        own = ["bjorn", "harald", "helga", "kjer", "mikka", "ragnar", "solveig"]
        assert sorted(hand(table, seat) + pile(table, seat)) == own


@rule("SAG-20.4")
def test_the_common_rules_hold():
    me = Jarl(hand=["bjorn"], index=14, pile=["mikka"])
    table = at(me, Jarl(hand=["ragnar"], index=10), adventure="T", top=["move_1"], asks=Turns())
    assert (cell(table), gold(table), vp(table)) == (16, 6, 6)
    assert hand(table) == ["mikka"]
    assert vp(table, 1) == 4  # on the last cell
    play(table, Leave())
    assert table.over
    assert in_adventure(table) == []


@rule("SAG-20.4")
def test_without_gods_an_empty_hand_is_carried_by_the_trail():
    table = at(Jarl(index=3), bystander(), adventure="T", top=["move_4"])
    assert cell(table) == 7


@rule("SAG-20.5")
def test_one_played_viking_may_go_to_valhalla_and_the_tutorial_is_over():
    me = Jarl(played=["ragnar", "helga"], gold=7, vp=8)
    table = at(me, Jarl(gold=4), adventure="T", asks=(Valhalla(), SetOff()))
    play(table, Send("ragnar"))
    assert table.over
    assert valhalla(table) == ["ragnar"]
    assert table.result().scores == (8 + 2 + 2, 5 + 1)  # as at the end of a game


@rule("SAG-20.5")
def test_a_whole_tutorial_ends_after_phase_4():
    table = new(voyage="tutorial")
    while not table.over:
        moves = table.moves()
        table.play(next((m for m in moves if isinstance(m, (Leave, Send, Pass))), moves[0]))
    assert [len(valhalla(table, seat)) for seat in (0, 1)] == [1, 1]
