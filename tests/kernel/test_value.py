"""Values: tagged tuples that survive JSON and notation."""

import gc
import pickle
from typing import Any

import pytest

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.question import Entry, Move, Question
from drakkar.kernel.value import (
    _getter,
    brief,
    fits,
    from_json,
    from_notation,
    home,
    notation,
    to_json,
)

HERE = __name__.rpartition(".")[0]


class Plain(Move):
    """A move without fields."""


class Trade(Move):
    goods: tuple[tuple[str, int], ...]
    quick: bool = False
    note: str | None = None


class Weigh(Move):
    grams: int


class Ask(Question):
    about: Weigh


def test_a_value_is_the_tuple_of_its_tag_and_fields():
    assert Weigh(5) == ("weigh", 5)
    assert Weigh(5).grams == 5
    assert repr(Weigh(5)) == "Weigh(grams=5)"
    assert Trade(()).quick is False


def test_moves_of_different_classes_are_never_equal():
    assert Weigh(1) != Trade(1)  # type: ignore[arg-type]
    assert len({Plain(), Weigh(0)}) == 2


def test_two_classes_of_a_package_cannot_share_a_tag():
    make: Any = type(Move)
    with pytest.raises(TypeError, match="'weigh' is taken"):
        make("WEIGH", (Move,), {"__module__": f"{HERE}.other"})
    with pytest.raises(TypeError, match="'weigh' is taken"):  # the same name in another module
        make("Weigh", (Move,), {"__module__": f"{HERE}.other"})


def test_a_game_may_have_rooms():
    """A move in a sub-folder belongs to the game whose folder holds ``meta.py``."""
    make: Any = type(Move)
    deep = make("Dive", (Move,), {"__module__": "tests.sample.rooms.depths", "__annotations__": {}})
    assert home("tests.sample.rooms.depths") == "tests.sample"
    assert from_json("tests.sample", ["dive"], Move) == deep()


def test_fields_that_python_would_lose_are_an_error():
    """From 3.14 on a class body without the future import has no annotations yet."""
    make: Any = type(Move)
    body = {"__module__": f"{HERE}.late", "__annotate_func__": lambda form: {"grams": int}}
    with pytest.raises(TypeError, match=r"late\.Late: needs `from __future__"):
        make("Late", (Move,), body)


def test_replace_changes_fields_and_knows_them():
    assert Trade(()).replace(quick=True) == Trade((), True)
    with pytest.raises(TypeError, match="no field slow"):
        Trade(()).replace(slow=True)


def test_values_can_be_sent_to_another_process():
    assert pickle.loads(pickle.dumps(Trade((("wool", 1),), True))) == Trade((("wool", 1),), True)


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (Plain(), "plain"),
        (Weigh(-5), "weigh -5"),
        (Trade(()), "trade - False -"),
        (Trade((("wool", 2), ("silver", 3)), True, "now"), "trade wool:2,silver:3 True now"),
    ],
)
def test_json_and_notation_go_both_ways(move: Move, line: str):
    assert notation(move) == line
    for read in (from_notation(HERE, line, Move), from_json(HERE, to_json(move), Move)):
        assert read == move
        assert type(read) is type(move)
        assert all(type(a) is type(b) for a, b in zip(read, move, strict=True))


def test_a_value_inside_a_value_comes_back_as_its_class():
    read = from_json(HERE, to_json(Ask(1, Weigh(3))), Entry)
    assert read == Ask(1, Weigh(3))
    assert isinstance(read, Ask)
    assert type(read.about) is Weigh


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (["weigh"], "weigh"),
        (["weigh", "5"], "weigh.*int"),
        (["weigh", True], "weigh.*int"),
        (["weigh", 5.0], "weigh.*int"),
        (["weigh", None], "weigh.*int"),
        (["weigh", float("nan")], "weigh.*int"),
        (["weigh", 1, 2], "weigh.*length"),
        (["trade", [["wool"]]], "trade"),
        (["heave", 1], "heave.*trade, weigh"),
        (["ask", 0, ["weigh", 1]], "ask.*weigh"),  # a question is no move
        ([], "begins with its name"),
        ([5], "begins with its name"),
        (None, "begins with its name"),
        ({"weigh": 5}, "begins with its name"),
        ("weigh 5", "begins with its name"),
    ],
)
def test_json_that_is_no_move_is_refused_in_one_line(data: object, words: str):
    with pytest.raises(DrakkarError, match=words) as caught:
        from_json(HERE, data, Move)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("line", ["", "heave 5", "weigh", "weigh five", "weigh 5 6", "trade a:b:c"])
def test_lines_that_are_no_move_are_refused_in_one_line(line: str):
    with pytest.raises(DrakkarError) as caught:
        from_notation(HERE, line, Move)
    assert "\n" not in str(caught.value)


def test_huge_and_bottomless_data_is_refused_in_one_line():
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    for data in (deep, [10**5000], ["weigh", deep]):
        with pytest.raises(DrakkarError) as caught:
            from_json(HERE, data, Move)
        assert len(str(caught.value)) < 300
    assert brief(10**5000) == "int"


def test_fields_of_a_wrong_type_do_not_fit():
    assert fits(Weigh(5))
    assert fits(Trade((("wool", 1),), note=None))
    assert not fits(Weigh("5"))  # type: ignore[arg-type]
    assert not fits(Trade((("wool", "1"),)))  # type: ignore[arg-type]
    assert fits(Ask(0, Weigh(1)))
    assert not fits(Ask(0, Plain()))  # type: ignore[arg-type]


class Collecting(int):
    """A number that has the rubbish collected while it is written, as another thread may."""

    def __format__(self, spec: str) -> str:
        gc.collect()
        return int.__repr__(self)


def test_classes_can_be_made_while_another_thread_collects_rubbish():
    """Two threads that load rules at once: the class that lends its field must not be gone."""
    assert _getter(Collecting(1)).__get__(("tag", 5)) == 5
