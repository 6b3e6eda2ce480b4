"""Draws are those of the library, whatever is done to make them quicker; classes that are changed
are looked at again."""

from random import Random

import pytest

from drakkar.kernel.draws import sample
from drakkar.kernel.game import draw
from drakkar.kernel.question import QUESTION, STEP, Question, Step


@pytest.mark.parametrize("seed", range(60))
def test_a_sample_is_the_librarys(seed: int) -> None:
    ours, theirs, size = Random(seed), Random(seed), Random(seed).randrange(1, 150)
    things = [f"thing {number}" for number in range(size)]
    for number in {0, 1, 3, 5, 6, 12, 21, size // 2, size}:
        if number <= size:
            assert sample(ours, things, number) == theirs.sample(things, number)
            assert sample(ours, tuple(things), number) == theirs.sample(things, number)
    assert ours.getstate() == theirs.getstate()


@pytest.mark.parametrize("number", [-1, 4])
def test_more_than_there_is_cannot_be_drawn(number: int) -> None:
    with pytest.raises(ValueError, match="of 3"):
        sample(Random(1), [1, 2, 3], number)


@pytest.mark.parametrize("seed", [0, 7, -3, 2**53, 10**30])
@pytest.mark.parametrize("number", [0, 1, 5_000])
def test_the_generator_of_a_draw_is_the_usual_one(seed: int, number: int) -> None:
    ours, theirs = draw(seed, number), Random((seed << 24) ^ number)
    assert ours.getstate() == theirs.getstate()
    assert ours.gauss() == theirs.gauss()
    assert ours.sample(range(99), 9) == theirs.sample(range(99), 9)


class Knock(Question):
    pass


class KnockTwice(Knock):
    secret = True


class Open(Step):
    pass


def test_a_class_of_values_has_its_manner() -> None:
    assert Knock(0).manner.role == QUESTION
    assert Open().manner.role == STEP
    assert KnockTwice(0).manner.secret
    assert not Knock(0).manner.secret


def test_a_class_that_is_changed_and_its_heirs_are_looked_at_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Knock, "answer", lambda question, s, move: "come in")
        assert Knock(0).manner.answer(Knock(0), None, None) == "come in"
        assert KnockTwice(0).manner.answer(KnockTwice(0), None, None) == "come in"
    for question in (Knock(0), KnockTwice(0)):
        with pytest.raises(NotImplementedError):
            question.manner.answer(question, None, None)
