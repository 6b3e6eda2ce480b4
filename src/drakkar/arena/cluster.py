"""Games on a Ray cluster: chunks of them as tasks, wherever there is a free core.

A task that dies with its worker or its node is given to another: Ray does it again, and as this
process takes the result of each chunk once, every game counts once. What a task plays depends on
its numbers alone, so the report is the same as on one machine.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from typing import Any, TypeVar
from urllib.parse import urlsplit

from drakkar import __version__
from drakkar.arena.boxes import forget
from drakkar.arena.errors import ArenaError
from drakkar.arena.workers import Done, Work

T = TypeVar("T")

AHEAD = 2
"""Chunks under way for every core of the cluster: one that is played, one that waits."""
PATIENCE = 5.0
"""Seconds within which the head of a cluster must answer."""


def on_cluster(work: Work[T], chunks: Iterator[range], address: str) -> Done[T]:
    """All chunks in the order in which they end. Whatever stops it, no task is left behind."""
    ray = _joined(address)
    running: dict[Any, range] = {}
    try:
        # -1: as often as it takes; an error of ours is no reason to try again.
        task = ray.remote(num_cpus=1, max_retries=-1, retry_exceptions=False)(_task)
        given = ray.put(work)
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(running) < room and (numbers := next(chunks, None)) is not None:
                running[task.remote(given, numbers, __version__)] = numbers
            if not running:
                return
            # nodes come and go: look again from time to time
            ready, _ = ray.wait([*running], num_returns=1, timeout=PATIENCE)
            for reference in ready:
                numbers = running.pop(reference)
                version, result = ray.get(reference)
                if version != __version__:
                    raise ArenaError("error-cluster-version", theirs=version, ours=__version__)
                yield numbers, result
    except (ray.exceptions.RaySystemError, ConnectionError) as error:
        raise ArenaError("error-cluster-lost", address=address, why=_line(error)) from None
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
        ray.shutdown()


def _task(work: Work[T], numbers: range, version: str) -> tuple[str, T | None]:
    """What a worker does. Another version may play otherwise: it says so and plays nothing."""
    forget()
    return __version__, work(numbers) if version == __version__ else None


def check(address: str) -> None:
    """Whether there is a cluster."""
    _joined(address).shutdown()


def _joined(address: str) -> Any:
    """The library, with the cluster joined; or one line that says why not."""
    try:
        import ray
    except ImportError:
        raise ArenaError("error-cluster-extra") from None
    if ray.is_initialized():  # whoever calls from Python may have joined one already
        raise ArenaError("error-cluster-joined")
    place = os.environ.get("RAY_ADDRESS") or address if address == "auto" else address
    if place != "auto":
        _knock(place)
    try:
        ray.init(
            address=place,
            log_to_driver=False,
            configure_logging=False,
            logging_level="ERROR",
            include_dashboard=None,
        )
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        if place == "auto":
            raise ArenaError("error-cluster-none") from None
        raise ArenaError("error-cluster", address=place, why=_line(error)) from None
    return ray


def _knock(address: str) -> None:
    """Ray tries for minutes where nobody answers; a person wants to know at once."""
    parsed = urlsplit(address if "//" in address else f"//{address}")
    try:
        host, port = parsed.hostname, parsed.port
        if host is None or port is None:
            raise ArenaError("error-cluster-address", address=address)
        socket.create_connection((host, port), timeout=PATIENCE).close()
    except ValueError:
        raise ArenaError("error-cluster-address", address=address) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise ArenaError("error-cluster", address=address, why=reason) from None


def _line(error: Exception) -> str:
    return " ".join(str(error).split())[:200].rstrip(".")
