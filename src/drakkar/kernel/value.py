"""Values: small immutable records that are plain tuples underneath.

A move, a question and a step are all values. ``class Buy(Move): price: int`` gives ``Buy(5)``,
which *is* the tuple ``("buy", 5)``: hashing, comparing and copying run at C speed, JSON is the
tuple as a list, and the leading tag keeps ``Buy(5)`` and ``Bid(5)`` apart (named tuples would
call them equal, and a table would accept one for the other).
"""

from __future__ import annotations

import types
import typing
from collections import namedtuple
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any, ClassVar, Self, TypeVar, cast, dataclass_transform, get_type_hints

import msgspec

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.manner import Manner

V = TypeVar("V", bound="Value")

# package of the game -> tag -> class, so that JSON finds its way back to the class
_CLASSES: dict[str, dict[str, type[Value]]] = {}


def _getter(index: int) -> property:
    """A field of a tuple by name; named tuples' own way is twice as fast as a property."""
    # held until its field is taken: nothing else refers to it, and another thread may collect it
    names = [f"f{i}" for i in range(index + 1)]
    lender: type = namedtuple("_", names)  # type: ignore[misc]  # names that mypy cannot know
    return cast("property", vars(lender)[f"f{index}"])


@cache
def home(module: str) -> str:
    """The package of the game that a module belongs to: the nearest one that holds ``meta.py``.

    A game may have rooms (``games.odin.cards``). What lies in no game (the kernel, a test) belongs
    to the package beside it.
    """
    package = module.rpartition(".")[0]
    while package:
        try:
            if find_spec(f"{package}.meta"):
                return package
        except ModuleNotFoundError:  # made by hand, without a folder
            pass
        package = package.rpartition(".")[0]
    return module.rpartition(".")[0] or module


def _full_name(cls: type) -> tuple[str, str]:
    return cls.__module__, cls.__qualname__


def _constructor(tag: str, fields: tuple[str, ...], defaults: dict[str, Any]) -> Callable[..., Any]:
    parameters = "".join(
        f", {name}=_defaults[{name!r}]" if name in defaults else f", {name}" for name in fields
    )
    body = "".join(f", {name}" for name in fields)
    source = f"def __new__(cls{parameters}): return _new(cls, ({tag!r}{body},))"
    namespace: dict[str, Any] = {"_new": tuple.__new__, "_defaults": defaults}
    exec(source, namespace)
    constructor: Callable[..., Any] = namespace["__new__"]
    return constructor


@dataclass_transform(frozen_default=True)
class _ValueType(type):
    def __new__(
        mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], **kw: Any
    ) -> _ValueType:
        inherited: tuple[str, ...] = ()
        defaults: dict[str, Any] = {}
        for base in bases:
            inherited += getattr(base, "FIELDS", ())
            defaults |= getattr(base, "_DEFAULTS", {})
        if "__annotate_func__" in body:  # from Python 3.14 on annotations are worked out late
            raise TypeError(
                f"{body['__module__']}.{name}: needs `from __future__ import annotations`"
            )
        hints = body.pop(
            "_HINTS", None
        )  # of a compiled class; its annotations are not the source's
        if hints is not None:
            body["__annotations__"] = hints
        own = tuple(
            field
            for field, annotation in body.get("__annotations__", {}).items()
            if not str(annotation).startswith(("ClassVar", "typing.ClassVar"))
        )
        for field in own:
            if field in body:
                defaults[field] = body.pop(field)
        fields = inherited + own
        tag = name.lower()
        for index, field in enumerate(fields, start=1):
            if field in own:
                body[field] = _getter(index)
        body.setdefault("__slots__", ())
        body["FIELDS"], body["TAG"], body["_DEFAULTS"] = fields, tag, defaults
        body["__new__"] = _constructor(tag, fields, defaults)
        new_class = super().__new__(mcs, name, bases, body, **kw)
        if not fields:  # all of them are equal: one is enough
            only = tuple.__new__(cast("Any", new_class), (tag,))
            cast("Any", new_class).__new__ = lambda _: only
        known = _CLASSES.setdefault(home(new_class.__module__), {})
        twin = known.get(tag)
        if twin is not None and _full_name(twin) != _full_name(new_class):
            raise TypeError(f"{new_class.__module__}.{name}: the tag {tag!r} is taken by {twin!r}")
        known[tag] = cast("type[Value]", new_class)
        new_class._learn()
        return new_class

    def __setattr__(cls, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        cls._learn()

    def __delattr__(cls, name: str) -> None:
        super().__delattr__(name)
        cls._learn()

    def _learn(cls) -> None:
        """What the table asks of its values, and of those of its heirs."""
        super().__setattr__("manner", Manner(cls))
        heirs: list[Any] = cls.__subclasses__()
        for heir in heirs:
            heir._learn()


class Value(tuple[Any, ...], metaclass=_ValueType):
    """A tagged tuple with named fields; see the module's comment."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    TAG: ClassVar[str] = ""
    _DEFAULTS: ClassVar[dict[str, Any]] = {}
    manner: ClassVar[Manner]

    def __repr__(self) -> str:
        inside = ", ".join(
            f"{name}={value!r}" for name, value in zip(self.FIELDS, self[1:], strict=True)
        )
        return f"{type(self).__name__}({inside})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)[1:]

    def replace(self, **changes: Any) -> Self:
        """The same value with some fields changed."""
        changed = type(self)(
            *(changes.pop(n, v) for n, v in zip(self.FIELDS, self[1:], strict=True))
        )
        if changes:
            raise TypeError(f"{type(self).__name__} has no field {', '.join(changes)}")
        return changed


def known(package: str) -> dict[str, type[Value]]:
    """The values of a game by their tags: those of the modules that have been loaded."""
    return dict(_CLASSES.get(package, {}))


def to_json(value: Any) -> Any:
    """A value, or anything made of leaves and lists, as JSON-able lists."""
    if isinstance(value, (tuple, list)):
        return [to_json(item) for item in value]
    if isinstance(value, dict):
        return {key: to_json(item) for key, item in value.items()}
    return value


@cache
def _shape(cls: type[Value]) -> Any:
    """The type a plain tuple of this class's fields must have, for msgspec to check."""
    hints = get_type_hints(cls)
    return tuple.__class_getitem__(tuple(hints[name] for name in cls.FIELDS))


def from_json(package: str, data: Any, kind: type[V]) -> V:
    """The value that ``to_json`` wrote; a one-line error names what is wrong."""
    if not isinstance(data, (list, tuple)) or not data or not isinstance(data[0], str):
        raise DrakkarError("error-value-shape", data=brief(data))
    known = _CLASSES.get(package, {})
    cls = known.get(data[0])
    if cls is None or not issubclass(cls, kind):
        names = sorted(tag for tag, cls in known.items() if issubclass(cls, kind) and cls.FIELDS)
        raise DrakkarError("error-value-tag", tag=str(data[0])[:40], known=", ".join(names))
    shape = _shape(cls)
    try:
        return cls(*msgspec.convert(list(data[1:]), shape, strict=True, dec_hook=decoder(package)))
    except msgspec.ValidationError as error:
        raise DrakkarError("error-value-fields", tag=cls.TAG, why=str(error)) from None


def completed(package: str, data: Any) -> Any:
    """What ``to_json`` wrote before a field was added at the end, with that field's default."""
    if not isinstance(data, (list, tuple)) or not data:
        return data
    cls = _CLASSES.get(package, {}).get(data[0]) if isinstance(data[0], str) else None
    missing = () if cls is None else cls.FIELDS[len(data) - 1 :]
    if cls is None or not all(name in cls._DEFAULTS for name in missing):
        return data
    return [*data, *(to_json(cls._DEFAULTS[name]) for name in missing)]


def decoder(package: str) -> Callable[[type, Any], Any]:
    """For msgspec, which does not know that a value inside another one begins with its tag."""

    def decode(kind: type, data: Any) -> Any:
        return data if isinstance(data, kind) else from_json(package, data, kind)

    return decode


def fits(value: Value) -> bool:
    """Whether the fields hold what their annotations promise; Python itself does not check."""
    try:
        msgspec.convert(list(value[1:]), _shape(type(value)), dec_hook=decoder(""))
    except (msgspec.ValidationError, DrakkarError):
        return False
    return True


def brief(data: Any) -> str:
    """The beginning of what came from outside, for an error: it may be endless or bottomless."""
    try:
        return " ".join(repr(data).split())[:80]
    except (RecursionError, ValueError):  # ValueError: a number of more than 4300 digits
        return type(data).__name__


def notation(value: Value) -> str:
    """One line a person can read and type: ``buy 5``, ``place scout 3``."""
    return " ".join([_word(item, 0) for item in value])


def _word(item: Any, depth: int) -> str:
    if isinstance(item, tuple):
        return _BETWEEN[depth].join([_word(part, depth + 1) for part in item]) or "-"
    return "-" if item is None else str(item)


_BETWEEN = (",", ":", "/")  # tuples in tuples: "wool:2,silver:3"


def from_notation(package: str, line: str, kind: type[V]) -> V:
    """The value a line of notation stands for."""
    words = line.split()
    if not words:
        raise DrakkarError("error-value-shape", data=repr(line))
    cls = _CLASSES.get(package, {}).get(words[0].lower())
    if cls is None or not issubclass(cls, kind):
        return from_json(package, [words[0].lower()], kind)  # raises, naming the known words
    hints = get_type_hints(cls)
    data: list[Any] = [words[0].lower()]
    for name, text in zip(cls.FIELDS, words[1:], strict=False):
        data.append(_read(text, hints[name]))
    data = completed(package, data)  # fields that have a default may be left out
    return from_json(package, data + list(words[len(data) :]), kind)


def _read(text: str, hint: Any, depth: int = 0) -> Any:
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        if text == "-":
            return None
        hint = next(choice for choice in typing.get_args(hint) if choice is not type(None))
    if typing.get_origin(hint) is tuple:
        inner = typing.get_args(hint)
        parts = [] if text == "-" else text.split(_BETWEEN[depth])
        each = (inner[0],) * len(parts) if inner[-1:] == (...,) else inner
        each += (str,) * (len(parts) - len(each))  # too many: for from_json to refuse
        return [_read(part, inner, depth + 1) for part, inner in zip(parts, each, strict=False)]
    if hint is bool:
        return {"true": True, "false": False}.get(text.lower(), text)
    if hint is int:
        return int(text) if text.removeprefix("-").isdigit() else text
    return text
