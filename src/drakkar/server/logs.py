"""One JSON line per thing worth knowing, on stderr. No secret, no cookie, no query string."""

from __future__ import annotations

import json
import sys
import threading
import time
import traceback
from collections import Counter
from typing import Any

_LOCK = threading.Lock()
COUNTS: Counter[str] = Counter()
"""What ``/metrics`` shows: name, with labels in braces where it has any."""
_ROUTINE = {"request", "started", "stopped"}


def log_event(event: str, /, **facts: Any) -> None:
    if event in _ROUTINE and sys.stderr is not None and sys.stderr.isatty():
        return  # somebody at home wants to see trouble only; a file or a journal gets it all
    line = json.dumps({"at": round(time.time(), 3), "event": event, **facts}, ensure_ascii=False)
    with _LOCK:
        try:
            print(line, file=sys.stderr, flush=True)
        except (OSError, ValueError):  # nobody reads our log: no reason to stop
            return


def log_fault(event: str, error: BaseException, **facts: Any) -> None:
    """An error of ours, with where it happened: files and lines, never values."""
    where = [f"{f.filename}:{f.lineno} {f.name}" for f in traceback.extract_tb(error.__traceback__)]
    log_event(event, error=type(error).__name__, where=where[-8:], **facts)


def count(name: str, by: int = 1) -> None:
    COUNTS[name] += by
