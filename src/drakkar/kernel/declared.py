"""What ``@state`` makes of a class of annotations; see ``kernel.state``."""

from __future__ import annotations

import sys
import types
import typing
from dataclasses import MISSING, Field
from functools import cache
from typing import Annotated, Any, ClassVar, TypeVar, cast, dataclass_transform

from drakkar.kernel.question import Entry
from drakkar.kernel.value import Value, home

T = TypeVar("T")
Public = Annotated[T, "public"]
Owner = Annotated[T, "owner"]
Counted = Annotated[T, "counted"]
Hidden = Annotated[T, "hidden"]

KERNEL: dict[str, Any] = {"agenda": list[Entry], "groups": int, "reveals": int}
"""The fields that every state has, first in line."""


@cache  # 1 ms otherwise, most of the time that from_json takes
def hints(cls: Any) -> dict[str, Any]:
    own = cls.__dict__.get("_HINTS")  # of a compiled class, which has no annotations
    if own is None:
        return KERNEL | typing.get_type_hints(cls, include_extras=True)
    names = vars(sys.modules[cls.__module__])
    return KERNEL | {name: eval(hint, names) for name, hint in own.items()}


def plain(hint: Any) -> Any:
    return typing.get_args(hint)[0] if typing.get_origin(hint) is Annotated else hint


_LEAVES = (int, str, bool, float, type(None))


def _is_leaf(hint: Any) -> bool:
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return all(_is_leaf(inner) for inner in typing.get_args(hint))
    if typing.get_origin(hint) is typing.Literal:
        return True
    if typing.get_origin(hint) is tuple or hint is tuple:
        return all(inner is Ellipsis or _is_leaf(inner) for inner in typing.get_args(hint))
    return isinstance(hint, type) and issubclass(hint, (*_LEAVES, Value))


def _copier(where: str, hint: Any, expression: str) -> str:
    """The source text that copies a field of this type."""
    if _is_leaf(hint):
        return expression
    origin, inside = typing.get_origin(hint), typing.get_args(hint)
    if origin is list and (_is_leaf(inside[0]) or inside[0] is Entry):
        return f"{expression}[:]"
    if (
        origin is list
        and typing.get_origin(inside[0]) is list
        and _is_leaf(*typing.get_args(inside[0]))
    ):
        return f"[row[:] for row in {expression}]"
    if origin is dict and inside[0] in (int, str) and _is_leaf(inside[1]):
        return f"{expression}.copy()"
    raise TypeError(
        f"{where}: cannot generate a copy of {hint}; use leaves, lists or dicts of leaves, "
        "or lists of lists of leaves"
    )


def declare(cls: Any) -> dict[str, str]:
    """Work out who sees what, and per field the source text that copies it."""
    cls.package = home(cls.__module__)
    copiers = {"agenda": "self.agenda[:]", "groups": "self.groups", "reveals": "self.reveals"}
    zones: dict[str, str] = {}
    for name, hint in hints(cls).items():
        if name in KERNEL or name == "events" or typing.get_origin(hint) is ClassVar:
            continue
        where = f"{cls.__name__}.{name}"
        if typing.get_origin(hint) is not Annotated:
            raise TypeError(f"{where}: say who sees it: Public, Owner, Counted or Hidden")
        zones[name] = typing.get_args(hint)[1]
        if zones[name] == "owner" and typing.get_origin(plain(hint)) not in (list, tuple):
            raise TypeError(f"{where}: an Owner field is a list with one element per seat")
        copiers[name] = _copier(where, plain(hint), "self." + name)
    cls.zones = zones
    cls.hides = any(zone != "public" for zone in zones.values())
    return copiers


def only(cls: type[T], **fields: Any) -> T:
    """A state of which no more is there than these fields: what the rules say of them can be asked,
    and to read another is an error."""
    new = cls.__new__(cls)
    for name, value in fields.items():
        setattr(new, name, value)
    return new


def maker(copiers: dict[str, str], defaults: dict[str, Any]) -> str:
    """The source text of ``__init__`` and ``copy``."""
    given = "".join(
        f", {name}=_defaults[{name!r}]" if name in defaults else f", {name}"
        for name in copiers
        if name not in KERNEL
    )
    lines = [f"def __init__(self, *{given}, agenda=None, groups=0, reveals=0, events=None):"]
    lines += [" self.agenda = [] if agenda is None else agenda", " self.events = events"]
    for name in copiers:
        if name != "agenda":
            fresh = ".copy()" if isinstance(defaults.get(name), (list, dict)) else ""
            lines.append(f" self.{name} = {name}{fresh}")
    lines += ["def copy(self):", " new = _new(_cls)", " new.events = None"]
    lines += [f" new.{name} = {copier}" for name, copier in copiers.items()]
    return "\n".join([*lines, " return new"])


@dataclass_transform(kw_only_default=True, field_specifiers=(Field,))
def state(cls: type[T]) -> type[T]:
    """Make a class of annotations a State: slots, keyword constructor, ``copy``, zones."""
    body = {k: v for k, v in vars(cls).items() if k not in ("__dict__", "__weakref__")}
    own = [name for name in cls.__annotations__ if name not in _CLASS_WIDE]
    defaults = dict(getattr(cls, "defaults", {}))
    for name in own:
        if name in body:
            default = body.pop(name)
            if isinstance(default, Field):
                default = (
                    default.default
                    if default.default_factory is MISSING
                    else default.default_factory()
                )
            defaults[name] = default
    body |= {"__slots__": tuple(own), "__qualname__": cls.__qualname__, "defaults": defaults}
    new_class: Any = type(cls.__name__, cls.__bases__, body)
    copiers = declare(new_class)
    namespace: dict[str, Any] = {
        "_new": new_class.__new__,
        "_cls": new_class,
        "_defaults": defaults,
    }
    exec(maker(copiers, defaults), namespace)
    new_class.__init__, new_class.copy = namespace["__init__"], namespace["copy"]
    return cast("type[T]", new_class)


_CLASS_WIDE = ("package", "zones", "hides", "shared", "defaults")
