"""benchmarks/weights.py: which weights of a judgement would make more points."""

import numpy as np
import pytest

from benchmarks.weights import advice, fitted, group_of, judge_with, played, rows
from drakkar.bots.weighing import sight_of
from drakkar.games import game
from tests.bots.test_jarl import middle


def games(count, players, points):
    """Draws at random, and what ``points`` makes of them."""
    rng = np.random.default_rng(5)
    made = []
    for seed in range(count):
        draws = [{n: float(rng.normal()) for n in "abc"} for _ in range(players)]
        made.append({"seed": seed, "draws": draws, "points": [points(d, rng) for d in draws]})
    return made


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_makes_points_is_found(players):
    def points(draw, rng):
        return 50 + 3 * draw["a"] - 2 * draw["b"] ** 2 + rng.normal(0, 5)

    names, x, y = rows(games(400, players, points))
    slopes, errors = fitted(x, y)
    found = dict(zip([*names, *(f"{name} bent" for name in names)], slopes, strict=True))
    assert found["a"] == pytest.approx(3, abs=0.8)
    assert found["b bent"] == pytest.approx(-2, abs=0.8)
    for nothing in ("b", "c", "a bent", "c bent"):
        assert abs(found[nothing]) < 0.9
    assert 0 < max(errors) < 1


def test_a_factor_is_the_top_of_the_curve_and_no_farther_than_was_looked():
    assert advice(1.0, -1.0, 0.2) == pytest.approx(np.exp(0.2 / 2))
    assert advice(-5.0, 2.0, 0.2) == pytest.approx(np.exp(-0.2 * 1.2))


def test_without_factors_it_is_jarls_judgement():
    table = middle("odin", 2, 7, 40)
    judge = judge_with(table.game, lambda _: 1.0)
    assert judge(table.state, 1) == pytest.approx(sight_of(table.game)(table.state, 1))
    sources = table.game.rules.sources
    assert sources is not None
    feasts = sources(table.state, 1)["later-feasts"]
    assert feasts < 0
    doubled = judge_with(table.game, lambda name: 2.0 if name == "later-feasts 1.4" else 1.0)
    assert doubled(table.state, 1) == pytest.approx(judge(table.state, 1) + 1.4 * feasts)


def test_goods_of_another_weight_have_a_factor_of_their_own():
    group = group_of(game("odin"))
    assert group("goods/item=wood") == group("goods/item=silver") != group("goods/item=ore")
    assert group("cells") == "cells"


def test_a_game_is_the_same_again():
    assert played("tinyepic", 2, 3, 0.2) == played("tinyepic", 2, 3, 0.2)
