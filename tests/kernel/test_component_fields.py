"""Change any value of a box: a player sees something else, or loading says why not."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from drakkar.kernel import components
from tests.kernel.component_fields import changed, lists, longer, others, values
from tests.sample.box import PACKAGE, Setup

READ = {"odin": 48, "saga": 8, "shipwrights": 6, "tinyepic": 6, "vikings": 2}
"""Of the fields of a box every so-manieth is tried here, as all of them take minutes."""


@pytest.mark.parametrize("slug", READ)
def test_every_value_of_a_box_is_read_or_refused(slug: str):
    share = str(READ[slug])
    line = [sys.executable, "-m", "tests.kernel.component_fields", slug, "--share", share]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    problems = "\n".join([*answer["unread"], *answer["crashed"]])
    assert not problems, f"nobody reads these, or loading crashes:\n{problems}"
    assert answer["tried"] > 12


def test_the_values_of_a_file_are_found_with_their_fields():
    import msgspec

    data, _ = components.document(PACKAGE, "setup")
    by_path = {value.path: value for value in values(data, [msgspec.inspect.type_info(Setup)])}
    assert by_path["islands",].value == data["islands"]
    assert by_path["die", 2].field == ("die", "*")
    assert ("source",) not in by_path


@pytest.mark.parametrize(
    ("value", "alike", "new"),
    [
        (2, [2], [3, 1]),
        (0, [0], [1]),
        (True, [True], [False]),
        ("a", ["a", "b"], ["b"]),
        ("a", ["a"], ["ax"]),
        (None, [], [1]),
        (None, [None, "a", "b"], ["a", "b"]),
    ],
)
def test_other_values_are_of_the_same_kind(value, alike, new):
    assert others(value, alike) == new


def test_lists_that_are_replaced_as_a_whole_are_found():
    data = {"a": [1, 2], "b": [{"id": "x", "c": [3]}], "source": ["y"], "d": []}
    assert [(whole.path, whole.value) for whole in lists(data)] == [
        (("a",), [1, 2]),
        (("b", 0, "c"), [3]),
    ]


def test_a_longer_list_has_another_word_or_the_last_entry_twice():
    assert longer(["a"], [["a"], ["a", "b"]]) == ["a", "b"]
    assert longer(["a"], [["a"]]) == ["a", "a"]
    assert longer([1, 2], [[1, 2], [3]]) == [1, 2, 2]


def test_a_changed_copy_leaves_the_rest_alone():
    data = {"a": [{"b": 1}, {"b": 2}], "c": 3}
    assert changed(data, ("a", 1, "b"), 5) == {"a": [{"b": 1}, {"b": 5}], "c": 3}
    assert changed(data, ("a", 0, "d"), 5)["a"][0] == {"b": 1, "d": 5}
    assert data["a"] == [{"b": 1}, {"b": 2}]
