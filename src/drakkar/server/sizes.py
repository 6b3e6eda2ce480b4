"""Numbers and moves as they are sent, with their limits."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNo = Annotated[int, Meta(ge=0, le=15)]
Small = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MoveJson = Annotated[list[Any], Meta(min_length=1, max_length=64)]
