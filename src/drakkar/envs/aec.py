"""PettingZoo: every seat is an agent, in the order in which they are asked (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from drakkar.envs.play import FAR, Play, checked_reward
from drakkar.envs.text import MODES, checked_mode, rendered

Seen = dict[str, Any]


class Table(AECEnv):  # type: ignore[misc]  # has no types
    """A table. Where several seats are asked at once they answer one after the other, and none
    sees what the others have answered. A number that may not be chosen is refused with a line."""

    metadata = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": [*MODES],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        reward: str = "win",
        dense: bool = False,
        versions: tuple[int, int] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.play = Play(game, players, options, versions=versions)
        self.reward, self.dense = checked_reward(reward, dense), dense
        self.metadata = {**type(self).metadata, "name": f"drakkar_{game}_v0"}
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._leads = [0.0] * self.play.players
        self._rng = np.random.default_rng()
        self._spaces = {agent: _spaces(self.play) for agent in self.possible_agents}

    # PettingZoo wants the same space every time
    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.play.begin(int(self._rng.integers(1 << 53)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.dense:
            self._leads = self.play.leads()
        self.agent_selection = self.possible_agents[self.play.seat]

    def observe(self, agent: str) -> Seen:
        seat = self._seat[agent]
        play = self.play
        if seat == play.seat:
            mask = play.mask()
        else:
            mask = np.zeros(play.catalogue.size, dtype=np.int8)
        return {"observation": play.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        play = self.play
        play.choose(-1 if action is None else int(action))
        over = play.over
        if over or self.dense:
            self.rewards = dict(zip(self.agents, self.gained(over), strict=True))
        if over:
            result = play.table.result()
            for seat, name in enumerate(self.agents):
                self.terminations[name] = True
                self.infos[name] = {"scores": result.scores, "won": seat in result.winners}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[play.seat]
        if over or self.dense:
            self._accumulate_rewards()

    def gained(self, over: bool) -> list[float]:
        """What each seat gets for the last answer."""
        if self.dense:
            before, self._leads = self._leads, self.play.leads()
            return [now - then for now, then in zip(self._leads, before, strict=True)]
        return self.play.rewards(self.reward) if over else [0.0] * self.play.players

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("no render_mode was given")
            return None
        return rendered(self.play, self._seat[self.agent_selection], self.render_mode)

    def close(self) -> None:
        return


def _spaces(play: Play) -> tuple[gymnasium.spaces.Space[Any], gymnasium.spaces.Space[Any]]:
    numbers, actions = play.observer.size, play.catalogue.size
    seen = gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(-FAR, FAR, (numbers,), np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return seen, gymnasium.spaces.Discrete(actions)


def aec(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    **more: Any,
) -> Any:
    """A table as a PettingZoo environment, with the usual wrappers: what may not be chosen ends the
    game with -1 for who has chosen it. ``more``: ``reward``, ``dense``, ``versions``,
    ``render_mode``, as of ``Table``."""
    env: Any = Table(game, players, options, **more)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
