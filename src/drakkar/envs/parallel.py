"""PettingZoo's other way: in every cycle all seats that are asked answer at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import ParallelEnv

from drakkar.envs.aec import Seen, Table
from drakkar.envs.play import Choice
from drakkar.envs.text import MODES, rendered


class Together(ParallelEnv):  # type: ignore[misc]  # has no types
    """A table. What seats choose that are not asked is not looked at; what may not be chosen
    changes nothing but ``infos``, and the seat is asked again. ``max_cycles``: the game is broken
    off after so many (a truncation)."""

    metadata = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012 - as PettingZoo has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        max_cycles: int | None = None,
        **more: Any,
    ) -> None:
        self._table = Table(game, players, options, **more)
        self.play = self._table.play
        self.metadata = {**type(self).metadata, "name": f"drakkar_{game}_parallel_v0"}
        self.render_mode = self._table.render_mode
        self.possible_agents = self._table.possible_agents
        self.max_cycles, self._cycles = max_cycles, 0
        self._choices: dict[int, Choice] = {}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._table.observation_space(agent)

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._table.reset(seed, options)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        self._choices = {}
        self._ask()
        return self._seen(), {agent: {} for agent in self.agents}

    def _ask(self) -> None:
        """Who has begun a move goes on with it."""
        self._choices = {
            seat: self._choices.get(seat) or self.play.asked(seat)
            for seat in self.play.table.deciders
        }

    def _seen(self) -> dict[str, Seen]:
        play, seen = self.play, {}
        for seat, agent in enumerate(self.agents):
            choice = self._choices.get(seat)
            mask = np.zeros(play.catalogue.size, dtype=np.int8)
            begun = () if choice is None else choice.begun
            seen[agent] = {
                "observation": play.observer(play.table.state, seat, begun),
                "action_mask": mask if choice is None else choice.mask(mask),
            }
        return seen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        play = self.play
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat, choice in list(self._choices.items()):
            agent = self.possible_agents[seat]
            try:
                move = choice.take(int(actions[agent]))
            except KeyError:
                infos[agent]["illegal"] = True
                continue
            if move is not None:
                del self._choices[seat]
                play.play(move, seat)
        self._ask()
        self._cycles += 1
        over = play.over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        gained = self._table.gained(over)
        seen, rewards = self._seen(), dict(zip(self.agents, gained, strict=True))
        ended, broken = (dict.fromkeys(self.agents, value) for value in (over, cut))
        if over or cut:
            self.agents = []
        return seen, rewards, ended, broken, infos

    def render(self) -> str | None:
        return rendered(self.play, max(0, self.play.seat), self.render_mode)
