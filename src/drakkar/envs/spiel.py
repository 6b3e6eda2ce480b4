"""OpenSpiel: the five games as python games there, ``drakkar_vikings`` and so on.

    import drakkar.envs.spiel
    game = pyspiel.load_game("drakkar_vikings(players=3,options=rules:advanced)")

Needs ``pip install open-spiel``. Nature is asked once, at the root: she picks one of ``seeds``
deals, and everything she draws later follows from that. So a game can be replayed from its history,
and no seat learns anything of what is to come from what it is shown.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from drakkar.envs.play import Play
from drakkar.games import GAMES
from drakkar.kernel.game import Game as Shelved

LONGEST = 20_000
"""Answers and stages that no game exceeds."""


def _type(shelved: Shelved) -> Any:
    kind = pyspiel.GameType
    hides = shelved.rules.state.hides
    return kind(
        short_name=f"drakkar_{shelved.slug}",
        long_name=shelved.title["en"],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION
        if hides
        else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=shelved.seats[-1],
        min_num_players=shelved.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": shelved.seats[0], "options": "", "seeds": 1000},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # has no types
    """A game of the shelf. ``options``: ``name:choice`` with ``;`` between."""

    def __init__(self, slug: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        pairs = [pair.partition(":") for pair in str(given.get("options", "")).split(";") if pair]
        self.slug = slug
        self.options = {name: choice for name, _, choice in pairs}
        self.seats = int(given.get("players", GAMES[slug].seats[0]))
        self.seeds = int(given.get("seeds", 1000))
        play = Play(slug, self.seats, self.options)
        self.size = play.observer.size
        info = pyspiel.GameInfo(
            num_distinct_actions=play.catalogue.size,
            max_chance_outcomes=self.seeds,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPES[slug], info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the root where nature deals."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = Play(game.slug, game.seats, game.options)
        self.seeds = game.seeds
        self.dealt = False

    def current_player(self) -> Any:
        if not self.dealt:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.play.over else self.play.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self.seeds) for seed in range(self.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.numbers()) if player == self.play.seat else []

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.play.choose(action)
        else:
            self.dealt = True
            self.play.begin(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.play.catalogue.label(action)

    def is_terminal(self) -> bool:
        return self.dealt and self.play.over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.play.players
        return self.play.rewards("win")

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class SpielObserver:
    """What a seat knows, in OpenSpiel's words."""

    def __init__(self, game: SpielGame) -> None:
        self.tensor = np.zeros(game.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.dealt and player >= 0:
            state.play.observe(player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        self.set_from(state, player)
        shown = np.flatnonzero(self.tensor)
        return " ".join(f"{number}:{self.tensor[number]:.4g}" for number in shown)


def _maker(slug: str) -> Any:
    """OpenSpiel makes games without arguments or with its parameters."""

    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(slug, params)

    return Named


_TYPES = {slug: _type(shelved) for slug, shelved in GAMES.items()}
for _slug, _kind in _TYPES.items():
    pyspiel.register_game(_kind, _maker(_slug))
