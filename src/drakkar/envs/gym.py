"""Gymnasium: one learner among bots, or alone where a game has a solo mode."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np

from drakkar.bots import Bot, bot
from drakkar.envs.errors import EnvsError
from drakkar.envs.observation import Floats
from drakkar.envs.play import FAR, Mask, Play, checked_reward
from drakkar.envs.text import MODES, checked_mode, rendered
from drakkar.games import GAMES


class DrakkarEnv(gymnasium.Env[Floats, np.int64]):
    """One seat of a table. ``info["action_mask"]`` and ``action_masks()`` show what may be chosen;
    any other number ends the game as lost (``info["illegal"]``)."""

    metadata = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": [*MODES],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        opponents: Sequence[str | Bot] | None = None,
        *,
        options: Mapping[str, str] | None = None,
        seat: int | None = 0,
        reward: str = "win",
        dense: bool = False,
        versions: tuple[int, int] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """``opponents``: one bot for each of the other seats, by name or anything that can
        ``choose``; None: as many karls as the game needs. ``seat`` None: another every game.
        ``dense``: with the reward ``score``, at every step what has been gained by it."""
        if opponents is None:
            least = GAMES[game].seats[0] if game in GAMES else 1
            opponents = ["karl"] * (least - 1)
        self._bots = [bot(who) if isinstance(who, str) else who for who in opponents]
        self.play = Play(game, len(self._bots) + 1, options, versions=versions)
        if seat is not None and seat not in range(self.play.players):
            raise EnvsError("error-place", seat=str(seat)[:20], most=str(self.play.players - 1))
        self.reward, self.dense = checked_reward(reward, dense), dense
        self.render_mode = checked_mode(render_mode)
        self._fixed_seat, self.seat = seat, seat or 0
        self._lead = 0.0
        self._illegal = False
        self._rng = Random(0)
        self.observation_space = gymnasium.spaces.Box(
            -FAR, FAR, (self.play.observer.size,), np.float32
        )
        self.action_space = gymnasium.spaces.Discrete(self.play.catalogue.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        self.begin(seed)
        self._show()
        return self.play.observe(self.seat), self._info()

    def begin(self, seed: int | None) -> None:
        """A new game, up to where the learner is asked."""
        super().reset(seed=seed)
        luck, thoughts, seat = (int(self.np_random.integers(1 << 53)) for _ in range(3))
        self._rng = Random(thoughts)
        self.seat = seat % self.play.players if self._fixed_seat is None else self._fixed_seat
        self._illegal = False
        self.play.begin(luck)
        self._others()
        self._lead = self.play.leads()[self.seat] if self.dense else 0.0

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        reward, over = self.answer(int(action))
        self._show()
        return self.play.observe(self.seat), reward, over, False, self._info()

    def answer(self, number: int) -> tuple[float, bool]:
        """The reward, and whether the game is over."""
        play = self.play
        if self._illegal or not play.may(number):
            self._illegal = True
            return -1.0, True
        if play.choose(number):
            self._others()
        over = play.over
        return self._gained(over), over

    @property
    def won(self) -> bool:
        """Whether the learner has won the game, which is over."""
        return not self._illegal and self.seat in self.play.table.result().winners

    def _gained(self, over: bool) -> float:
        if self.dense:
            before, self._lead = self._lead, self.play.leads()[self.seat]
            return self._lead - before
        return self.play.rewards(self.reward)[self.seat] if over else 0.0

    def _others(self) -> None:
        """The bots answer until the learner is asked."""
        play, rng = self.play, self._rng
        while not play.over and play.seat != self.seat:
            table, seat = play.table, play.seat
            player = self._bots[seat - (seat > self.seat)]
            guess = table.guess(seat, rng)
            play.play(player.choose(table.game, guess, seat, table.moves(seat), rng))

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if self._illegal:
            info["illegal"] = True
        elif self.play.over:
            info |= {"scores": self.play.table.result().scores, "won": self.won}
        return info

    def action_masks(self) -> Mask:
        """What sb3-contrib asks for."""
        return self.play.mask()

    def render(self) -> str | None:
        return rendered(self.play, self.seat, self.render_mode)


def register() -> None:
    """``gymnasium.make("drakkar/vikings-v0")`` and so on."""
    for slug in GAMES:
        gymnasium.register(
            f"drakkar/{slug}-v0",
            "drakkar.envs.gym:DrakkarEnv",
            vector_entry_point="drakkar.envs.vector:Tables",
            kwargs={"game": slug},
        )
