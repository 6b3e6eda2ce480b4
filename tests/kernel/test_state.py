"""States: copies, JSON and what is seen are generated from the declaration."""

import json
from dataclasses import field
from random import Random
from typing import Annotated, Any

import pytest

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.question import Move, Question
from drakkar.kernel.state import Counted, Hidden, Owner, Public, Seen, State, size, state


class Token(Move):
    worth: int


class Wait(Question):
    """Nothing to answer."""


@state
class Chest(State):
    name: Public[str]
    coins: Public[list[int]]
    rows: Public[list[list[int]]]
    by_year: Public[dict[int, str]]
    tokens: Public[list[Token]]
    hands: Owner[list[list[str]]]
    secret: Owner[list[int]]
    deck: Counted[list[str]]
    trap: Hidden[tuple[int, ...]]


def chest() -> Chest:
    chest = Chest(
        name="oak",
        coins=[1, 2],
        rows=[[1], [2, 3]],
        by_year={793: "Lindisfarne"},
        tokens=[Token(5)],
        hands=[["a", "b"], ["c"]],
        secret=[7, -1],
        deck=["x", "y", "z"],
        trap=(1, 2),
    )
    chest.agenda = [Wait(0)]
    return chest


def test_a_copy_is_equal_and_shares_nothing_that_changes():
    original = chest()
    copy = original.copy()
    assert copy == original
    copy.coins.append(3)
    copy.rows[1].append(4)
    copy.by_year[800] = "x"
    copy.hands[0].clear()
    copy.deck.pop()
    copy.agenda.pop()
    copy.tokens.clear()
    copy.secret[0] = 0
    assert original == chest()


def test_nobody_listens_to_a_copy():
    s = chest()
    s.events = []
    s.copy().tell("heard")
    assert s.events == []
    s.tell("heard", to=(1,), by=2)
    assert s.events == [("heard", (1,), {"by": 2})]


def test_json_gives_the_same_state_back():
    s = chest()
    read = Chest.from_json(json.loads(json.dumps(s.to_json())))
    assert read == s
    assert type(read.tokens[0]) is Token
    assert type(read.agenda[0]) is Wait
    assert list(read.by_year) == [793]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", 5),
        ("coins", ["1"]),
        ("rows", [1]),
        ("by_year", {"first": "x"}),
        ("tokens", [["token"]]),
        ("agenda", [["unheard", 0]]),
        ("agenda", [["lanes"]]),
        ("agenda", 5),
        ("groups", None),
    ],
)
def test_a_spoilt_position_is_refused_by_the_name_of_the_field(field: str, value: Any):
    with pytest.raises(DrakkarError, match=field):
        Chest.from_json({**chest().to_json(), field: value})


def test_a_position_without_a_field_is_refused_by_its_name():
    data = chest().to_json()
    del data["rows"]
    with pytest.raises(DrakkarError, match="rows"):
        Chest.from_json(data)


class Linger(Question):
    """A question that has learnt something since positions were first stored."""

    why: str = "calm"


@state
class Later(State):
    """A chest as a later program has it."""

    coins: Public[list[int]]
    locks: Public[int] = 1
    keys: Owner[list[str]] = field(default_factory=list)


def test_an_older_position_is_read_as_far_as_defaults_go():
    old = {"agenda": [["linger", 0]], "groups": 0, "reveals": 0, "coins": [1], "lid": "oak"}
    read = Later.from_json(old)
    expected = Later(coins=[1], locks=1, keys=[])
    expected.agenda = [Linger(0)]
    assert read == expected
    for field_ in ("coins", "agenda", "groups"):
        with pytest.raises(DrakkarError, match=field_):
            Later.from_json({name: value for name, value in old.items() if name != field_})


def test_packed_is_the_same_json():
    assert json.loads(chest().packed()) == json.loads(json.dumps(chest().to_json()))


def declare(hint: Any) -> None:
    state(type("Bad", (State,), {"__annotations__": {"field": hint}}))


@pytest.mark.parametrize(
    "hint",
    [
        set[int],
        list[set[int]],
        list[list[list[int]]],
        dict[str, list[int]],
        dict[tuple[int, int], int],  # JSON has no such keys
        tuple[list[int], ...],
        list,
        Any,
    ],
)
def test_a_field_that_cannot_be_copied_is_named_when_the_class_is_made(hint: Any):
    with pytest.raises(TypeError, match=r"Bad\.field"):
        declare(Annotated[hint, "public"])


def test_a_field_must_say_who_sees_it():
    with pytest.raises(TypeError, match=r"Bad\.field: say who sees it"):
        declare(int)


@pytest.mark.parametrize("hint", [int, str, dict[int, str]])
def test_an_owner_field_has_an_element_per_seat(hint: Any):
    with pytest.raises(TypeError, match=r"Bad\.field: an Owner field"):
        declare(Annotated[hint, "owner"])


def test_a_seat_sees_its_own_and_the_size_of_the_rest():
    seen = Seen(chest(), 0)
    assert seen.coins == [1, 2]
    assert seen.hands == [["a", "b"], 1]
    assert seen.secret == [7, 0]
    assert seen.deck == 3
    assert seen.whole is None
    for hidden in ("trap", "agenda", "package"):
        with pytest.raises(AttributeError):
            getattr(seen, hidden)


def test_a_spectator_sees_sizes_only():
    seen = Seen(chest(), None)
    assert seen.hands == [2, 1]
    assert seen.secret == [1, 0]


def test_the_size_of_a_single_thing_tells_only_that_it_is_there():
    assert [size(value) for value in (0, 5, "x", False, -1, "", None)] == [1, 1, 1, 1, 0, 0, 0]
    assert [size(value) for value in ([], [1, 2], (1,), {1: 2})] == [0, 2, 1, 1]


def test_a_game_with_secrets_must_say_how_to_guess():
    with pytest.raises(NotImplementedError, match="hands"):
        chest().guess(0, Random(1))


def test_what_is_put_on_the_agenda_first_is_dealt_with_first():
    s = chest()
    s.then(Wait(1), Wait(2))
    assert s.agenda == [Wait(0), Wait(2), Wait(1)]
