"""Many tables at once, in this process or in several: ``gymnasium.vector``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import process_time
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from drakkar.envs.errors import EnvsError
from drakkar.envs.gym import DrakkarEnv

_KINDS: dict[str, tuple[str, Any]] = {
    "observations": ("f", np.float32),
    "masks": ("b", np.int8),
    "rewards": ("d", np.float64),
    "ended": ("b", np.bool_),
    "won": ("b", np.bool_),
}


class _Batch:
    """Some of the tables, and the rows that they fill."""

    def __init__(self, tables: int, arguments: dict[str, Any], rows: dict[str, Any]) -> None:
        self.envs = [DrakkarEnv(**arguments) for _ in range(tables)]
        self.rows = rows

    def _show(self, row: int) -> None:
        env, rows = self.envs[row], self.rows
        env.play.observe(env.seat, rows["observations"][row])
        mask = rows["masks"][row]
        mask[:] = 0
        env.play.choice.mask(mask)

    def reset(self, seeds: Sequence[int | None], which: Sequence[bool]) -> None:
        for row, env in enumerate(self.envs):
            if which[row]:
                env.begin(seeds[row])
                self.rows["rewards"][row], self.rows["ended"][row] = 0.0, False
                self.rows["won"][row] = False
                self._show(row)

    def step(self, actions: Sequence[int]) -> None:
        """A table whose game has ended begins another one, whatever is chosen."""
        rows = self.rows
        for row, env in enumerate(self.envs):
            if rows["ended"][row]:
                env.begin(None)
                rewards, over = 0.0, False
            else:
                rewards, over = env.answer(int(actions[row]))
            rows["rewards"][row], rows["ended"][row] = rewards, over
            rows["won"][row] = over and env.won
            self._show(row)


class Tables(VectorEnv[Any, Any, Any]):
    """``num_envs`` tables of one game, each with one learner; ``processes`` share them. The other
    arguments are those of ``DrakkarEnv``. ``infos`` holds ``action_mask`` and ``won``."""

    metadata = {  # noqa: RUF012 - as Gymnasium has it
        "autoreset_mode": AutoresetMode.NEXT_STEP
    }

    def __init__(self, game: str, num_envs: int = 8, processes: int = 1, **more: Any) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise EnvsError("error-tables", number=repr(num_envs)[:20])
        if type(processes) is not int or not 1 <= processes <= num_envs:
            most = str(num_envs)
            raise EnvsError("error-processes", number=repr(processes)[:20], most=most)
        arguments = {"game": game, **more}
        sample = DrakkarEnv(**arguments)  # says what is wrong, if anything is
        self.num_envs, self.render_mode = num_envs, None
        self.single_observation_space = sample.observation_space
        self.single_action_space = sample.action_space
        self.observation_space = batch_space(sample.observation_space, num_envs)
        self.action_space = batch_space(sample.action_space, num_envs)
        widths = {"observations": sample.play.observer.size, "masks": sample.play.catalogue.size}
        self.busiest = 0.0
        """CPU seconds of the process that had most to do, answer by answer: what tables in
        processes of their own have taken, given a core each."""
        self._batch: _Batch | None = None
        self._workers: list[tuple[Any, Connection]] = []
        context = get_context("spawn")
        memory = {
            name: context.RawArray(code, num_envs * widths.get(name, 1))
            for name, (code, _) in _KINDS.items()
        }
        self._rows = _views(memory, widths, 0, num_envs)
        bounds = [num_envs * n // processes for n in range(processes + 1)]
        self._parts = [slice(a, b) for a, b in pairwise(bounds)]
        if processes == 1:
            self._batch = _Batch(num_envs, arguments, self._rows)
            return
        for part in self._parts:
            ours, theirs = context.Pipe()
            worker = context.Process(
                target=_work,
                args=(theirs, arguments, memory, widths, part.start, part.stop),
                daemon=True,
            )
            worker.start()
            theirs.close()
            self._workers.append((worker, ours))

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """``options`` may hold a ``reset_mask``: only these tables begin anew."""
        number = self.num_envs
        first: Any = seed
        seeds = first if isinstance(seed, list) else _counted(first, number)
        which = list((options or {}).get("reset_mask", [True] * number))
        self._all("reset", [(seeds[part], which[part]) for part in self._parts])
        return self._seen()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        chosen = [int(action) for action in actions]
        self._all("step", [(chosen[part],) for part in self._parts])
        seen, infos = self._seen()
        rows = self._rows
        broken = np.zeros(self.num_envs, dtype=np.bool_)
        infos["won"] = rows["won"].copy()
        return seen, rows["rewards"].copy(), rows["ended"].copy(), broken, infos

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        return self._rows["observations"].copy(), {"action_mask": self._rows["masks"].copy()}

    def _all(self, what: str, arguments: list[tuple[Any, ...]]) -> None:
        if self._batch is not None:
            getattr(self._batch, what)(*arguments[0])
            return
        for (_, pipe), given in zip(self._workers, arguments, strict=True):
            pipe.send((what, given))
        self.busiest += max([pipe.recv() for _, pipe in self._workers])

    def action_masks(self) -> Any:
        return self._rows["masks"].copy()

    def close_extras(self, **_: Any) -> None:
        for worker, pipe in self._workers:
            pipe.close()
            worker.join()
        self._workers = []


def _counted(first: int | None, number: int) -> list[int | None]:
    return [None if first is None else first + n for n in range(number)]


def _views(memory: dict[str, Any], widths: dict[str, int], start: int, stop: int) -> dict[str, Any]:
    """The rows of some tables in the memory that all processes share."""
    views = {}
    for name, (_, kind) in _KINDS.items():
        whole = np.frombuffer(memory[name], dtype=kind)
        shaped = whole.reshape(-1, widths[name]) if name in widths else whole
        views[name] = shaped[start:stop]
    return views


def _work(
    pipe: Connection,
    arguments: dict[str, Any],
    memory: dict[str, Any],
    widths: dict[str, int],
    start: int,
    stop: int,
) -> None:
    """What a process does until the pipe is closed."""
    batch = _Batch(stop - start, arguments, _views(memory, widths, start, stop))
    try:
        while True:
            since = process_time()
            what, given = pipe.recv()
            getattr(batch, what)(*given)
            pipe.send(process_time() - since)
    except (EOFError, KeyboardInterrupt):
        return


def vector(game: str, tables: int = 8, processes: int = 1, **more: Any) -> Tables:
    """``tables`` tables of a game, in so many processes; see ``DrakkarEnv`` for the rest."""
    return Tables(game, tables, processes, **more)
