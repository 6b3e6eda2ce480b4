"""Shapes that msgspec reads, worked out one at a time.

It works out what a struct looks like when it first reads one, and the process ends with a
segmentation fault where two threads do that at once (0.22). So whoever reads a struct, or
something with structs in it, says ``type=met(Shape)``.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, TypeVar, cast

import msgspec

T = TypeVar("T")

_met: set[Any] = set()
_lock = Lock()


def met(shape: type[T]) -> type[T]:
    """The shape, which msgspec knows by now."""
    if shape not in _met:
        with _lock:
            msgspec.json.Decoder(cast("Any", shape))
            _met.add(shape)
    return shape
