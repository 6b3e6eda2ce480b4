"""OpenSpiel's own simulation, where its wheel is to be had."""

import copy

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open-spiel is not installed: 66 MB, in no lock")

import drakkar.envs.spiel  # noqa: E402, F401 - registers the games
from drakkar.envs import Play  # noqa: E402
from drakkar.games import GAMES  # noqa: E402

NAMES = [f"drakkar_{slug}" for slug in GAMES if slug != "odin"]


@pytest.mark.parametrize("name", [*NAMES, "drakkar_odin(options=length:short)"])
def test_random_simulation(name):
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_other_seats_and_options():
    game = pyspiel.load_game("drakkar_vikings(players=3,options=rules:advanced)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(5)
    table = state.play.table
    assert (table.players, table.options["rules"], table.seed) == (3, "advanced", 5)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    play = Play("vikings", 3, {"rules": "advanced"})
    play.begin(5)
    assert (observer.tensor == play.observe(1)).all()


def test_a_clone_goes_its_own_way():
    state = pyspiel.load_game("drakkar_shipwrights").new_initial_state()
    state.apply_action(3)
    twin = state.clone()
    before = np.array(state.legal_actions())
    twin.apply_action(twin.legal_actions()[0])
    assert (np.array(state.legal_actions()) == before).all()
    play = copy.deepcopy(state.play)
    play.choose(play.numbers()[0])
    assert state.play.table.log != play.table.log
