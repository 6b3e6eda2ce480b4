"""Processes that the server starts: they hold nothing of its own, and end when it ends."""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import threading

_PR_SET_PDEATHSIG = 1
_OPEN = 1024
"""Beyond so many nothing is open yet when a process starts."""


def end_with(parent: int) -> None:
    """Have the kernel end this process with its parent, even while it is stopped. Only Linux can;
    elsewhere a pipe that has come to its end must do."""
    if sys.platform != "linux":
        return
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if parent and os.getppid() != parent:
        os._exit(0)  # it was gone before it could be asked for


def end_with_supervisor() -> None:
    """For the workers of ``--workers``: none serves on when the first process is gone."""
    supervisor = multiprocessing.parent_process()
    if supervisor is None or supervisor.pid is None:
        return
    end_with(supervisor.pid)

    def watch() -> None:
        supervisor.join()
        os._exit(1)

    threading.Thread(target=watch, name="drakkar-supervisor", daemon=True).start()


def keep_to_ourselves() -> None:
    """What was handed to this process, the port above all, is not handed on to its children."""
    for number in range(3, _OPEN):
        with contextlib.suppress(OSError):
            os.set_inheritable(number, False)
