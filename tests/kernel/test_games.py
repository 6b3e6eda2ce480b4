"""The contract kit on every game of the shelf and on the sample game, in all their variants.

One game of each here; ``make soak`` plays thousands."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import drakkar
from drakkar.kernel.game import Game
from drakkar.kernel.testing import check_game, variants
from tests.sample.meta import GAME

SHELF = [
    pytest.param(game, players, options, id=" ".join([slug, str(players), *options.values()]))
    for slug, game in drakkar.GAMES.items()
    for players, options in variants(game)
]


# Of the positions for each of the dear checks. Odin has three times the answers and long lists of
# moves: there a hundredth is still four positions, and two seconds.
SHARES = {"odin": 0.01}


@pytest.mark.parametrize(("game", "players", "options"), SHELF)
def test_every_game_keeps_the_contract(game: Game, players: int, options: dict[str, str]):
    assert check_game(game, players, options, 1, share=SHARES.get(game.slug, 0.03)) > 0


@settings(max_examples=30, deadline=None, derandomize=True)
@given(seed=st.integers(), variant=st.sampled_from(variants(GAME)))
def test_the_sample_game_keeps_the_contract(seed: int, variant: tuple[int, dict[str, str]]):
    assert check_game(GAME, *variant, seed, share=0.5) > 0
