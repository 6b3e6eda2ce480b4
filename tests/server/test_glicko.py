"""The ladder's sums are Glicko-2's."""

from __future__ import annotations

from math import exp, log, pi, sqrt

import pytest

from drakkar.server.ratings.glicko import RESTS, WIDEST, Entrant, Form, after, played, rested, score

A, B, C, D = (bytes([letter]) * 32 for letter in b"abcd")


def test_the_worked_example_of_the_paper():
    """Glickman, "Example of the Glicko-2 system" (2012), page 4."""
    others = [(Form(1400, 30), 1.0), (Form(1550, 100), 0.0), (Form(1700, 300), 0.0)]
    new = played(Form(1500, 200, 0.06), others)
    assert new.rating == pytest.approx(1464.06, abs=0.01)
    assert new.deviation == pytest.approx(151.52, abs=0.01)
    assert new.volatility == pytest.approx(0.05999, abs=0.00001)


def by_hand(form: Form, results: list[tuple[Form, float]]) -> Form:
    """The same written down anew, with the volatility found by halving. The example is of somebody
    with 1500, where a mistake that mixes up rating and deviation does not show."""
    scale, tau = 173.7178, 0.5
    mu, phi = (form.rating - 1500) / scale, form.deviation / scale
    weights, expected = [], []
    for other, _ in results:
        weight = 1 / sqrt(1 + 3 * (other.deviation / scale) ** 2 / pi**2)
        weights.append(weight)
        expected.append(1 / (1 + exp(-weight * (mu - (other.rating - 1500) / scale))))
    v = 1 / sum(g * g * e * (1 - e) for g, e in zip(weights, expected, strict=True))
    gain = sum(g * (s - e) for g, e, (_, s) in zip(weights, expected, results, strict=True))

    def f(x: float) -> float:
        part = phi**2 + v + exp(x)
        change = (x - log(form.volatility**2)) / tau**2
        return exp(x) * ((v * gain) ** 2 - part) / (2 * part**2) - change

    low, high = -20.0, 5.0  # f falls
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    volatility = exp(low / 2)
    wide = phi**2 + volatility**2
    new = 1 / sqrt(1 / wide + 1 / v)
    return Form(scale * (mu + new**2 * gain) + 1500, scale * new, volatility)


@pytest.mark.parametrize("rating", [900.0, 1500.0, 2300.0])
@pytest.mark.parametrize("deviation", [45.0, 350.0])
@pytest.mark.parametrize("points", [0.0, 0.5, 1.0])
def test_far_from_the_middle_too(rating, deviation, points):
    form = Form(rating, deviation, 0.06)
    results = [(Form(1350, 60), points), (Form(1900, 200), points)]
    new, right = played(form, results), by_hand(form, results)
    assert new.rating == pytest.approx(right.rating, abs=0.01)
    assert new.deviation == pytest.approx(right.deviation, abs=0.01)
    assert new.volatility == pytest.approx(right.volatility, abs=1e-6)


def test_who_does_not_play_is_known_less_well():
    form = Form(1700, 60, 0.06)
    assert rested(form, RESTS - 1) == form
    assert rested(form, -RESTS * 9) == form  # a clock put back
    week = rested(form, RESTS)
    assert week.deviation == pytest.approx(sqrt(60**2 + (0.06 * 173.7178) ** 2))
    assert (week.rating, week.volatility) == (1700, 0.06)
    assert rested(Form(), RESTS * 10**9).deviation == WIDEST


def test_several_players_have_a_result_against_each_other():
    seats = [Entrant(0, A, 2), Entrant(1, B, 1), Entrant(2, C, 2)]
    forms = {A: Form(1600, 80), B: Form(1500, 80), C: Form(1550, 200)}
    new = after(seats, forms)
    assert new[A] == played(forms[A], [(forms[B], 0.0), (forms[C], 0.5)])
    assert new[B] == played(forms[B], [(forms[A], 1.0), (forms[C], 1.0)])
    assert new[C] == played(forms[C], [(forms[A], 0.5), (forms[B], 0.0)])


def test_who_left_has_lost_to_all_who_stayed():
    first, gone, other = Entrant(0, A, 3), Entrant(1, B, 1, left=True), Entrant(2, C, 2, left=True)
    assert (score(first, gone), score(gone, first)) == (1.0, 0.0)
    assert score(gone, other) is None
    assert after([gone, other], {B: Form(), C: Form()}) == {}


def test_two_of_the_same_bot_have_no_result_against_each_other():
    seats = [Entrant(0, A, 1), Entrant(1, D, 2), Entrant(2, D, 3)]
    new = after(seats, {A: Form(), D: Form()})
    assert new[A] == played(Form(), [(Form(), 1.0)] * 2)
    assert new[D] == played(Form(), [(Form(), 0.0)] * 2)
