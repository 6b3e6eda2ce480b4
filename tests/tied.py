"""Runs a program that ends with whoever started it, however that ends: Ctrl-C, kill, kill -9.

python tests/tied.py PARENT SIGNAL USER PROGRAM ARGUMENTS ...

The kernel of Linux sends the signal; elsewhere nothing is promised. A script, because what runs
between fork and exec inside of a process with threads may hang, and Python warns of it.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1
LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None


def tied(*command: str, ask: int = signal.SIGTERM, user: str = "") -> list[str]:
    """This command, ended by the signal ``ask`` when we end; as that user, if one is named."""
    script = [sys.executable, "-S", "-E", __file__]
    return [*script, str(os.getpid()), str(int(ask)), user, *command]


def main(parent: str, ask: str, user: str, *command: str) -> None:
    if user:
        import pwd  # not everywhere

        entry = pwd.getpwnam(user)
        os.setgroups([])
        os.setgid(entry.pw_gid)
        os.setuid(entry.pw_uid)
    if LIBC is not None:
        LIBC.prctl(PR_SET_PDEATHSIG, int(ask))  # forgotten by setuid, kept by exec
        if os.getppid() != int(parent):
            return  # too late to be told
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # ignored by what runs in the background
    os.execv(command[0], command)


if __name__ == "__main__":
    main(*sys.argv[1:])
