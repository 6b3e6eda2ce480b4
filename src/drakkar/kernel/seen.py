"""What one seat may know of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from drakkar.kernel.declared import T, only

if TYPE_CHECKING:
    from drakkar.kernel.question import Entry
    from drakkar.kernel.state import State


class Seen:
    """What one seat (None: a spectator) may know of a state; other attributes do not exist.

    Views are built from this and never from the state, so that no view can leak.
    Of an ``Owner`` field the seat's own element stands as it is, the others as their size;
    a ``Counted`` field is its size. ``whole`` is the state itself where nothing in it is hidden,
    else None. ``question`` is what the seat itself owes an answer to, ``pending`` what comes to it
    after that by what it has begun.

    ``personal``: something was read that is not the same for everybody. What is made without
    it looks alike to every seat.
    """

    def __init__(self, s: State, seat: int | None) -> None:
        self.personal = False
        self.whole = None if s.hides else s
        own: dict[str, Any] = {
            "seat": seat,
            "question": None if seat is None else s.question(seat),
        }
        for name, zone in s.zones.items():
            value = getattr(s, name)
            if zone == "public":
                setattr(self, name, value)
            elif zone == "owner":
                own[name] = [v if i == seat else size(v) for i, v in enumerate(value)]
            elif zone == "counted":
                setattr(self, name, size(value))
        self._own = own
        self._pending = () if seat is None else s.pending(seat)

    def __getattr__(self, name: str) -> Any:
        """Only asked for what is not public."""
        try:
            value = self.__dict__["_own"][name]
        except KeyError:
            raise AttributeError(name) from None
        self.__dict__["personal"] = True
        return value

    @property
    def pending(self) -> tuple[Entry, ...]:
        self.personal = True
        return self._pending

    def open(self, cls: type[T]) -> T:
        """What is public, as a state to ask the rules about."""
        zones = cast(Any, cls).zones
        return only(cls, **{name: getattr(self, name) for name in zones if zones[name] == "public"})

    def known(self) -> dict[str, Any]:
        """All of it by name."""
        public = {name: value for name, value in vars(self).items() if name not in _KEPT_APART}
        return public | self._own


_KEPT_APART = ("personal", "whole", "_own", "_pending")


def size(value: Any) -> int:
    """How much there is of something hidden: a list's length; 1 or 0 for a single thing."""
    if isinstance(value, (list, tuple, dict)):
        return len(value)
    return int(value not in (None, "", -1))
