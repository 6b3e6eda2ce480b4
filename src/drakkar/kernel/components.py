"""The contents of a box: YAML files read once into typed structs, with errors that name the field.

``DRAKKAR_COMPONENTS=dir`` lets the owner of a box correct a value: ``dir/<game>/<file>.yaml`` holds
only what differs. Mappings are merged (in a mapping of amounts 0 takes a thing away; one that says
another ``kind`` replaces the whole), lists of things with an ``id`` are merged by id, anything else
is replaced. ``digest`` names the data a game was played with.

The shapes of a game's files are structs made from ``Plain`` and ``Section``: what they do not name
is refused by name. What a shape cannot say the game says with ``Checks``. Files that also explain
the box to a reader have shapes that leave the explanations out; ``refuse_unread`` then refuses a
correction of what nobody reads.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
import yaml

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.reasons import why
from drakkar.kernel.shapes import met

S = TypeVar("S")

# what is said about a value rather than the value itself: not part of the digest
_ABOUT = ("source", "rulebook_fields", "confidence", "basis", "note", "text")


# ---- shapes ----------------------------------------------------------------------------------

Source = Literal["rulebook", "public", "reconstructed"]
Confidence = Literal["high", "medium", "low"]
Amount = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


class Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing of a file, or a whole file."""


class Section(Plain, frozen=True, kw_only=True):
    """A thing that says where its values come from."""

    source: Source
    rulebook_fields: list[str] = []
    confidence: Confidence | None = None
    basis: str = ""
    note: str = ""


class Checks:
    """What no shape can say, such as counts that must add up: ``check = Checks(PACKAGE)``, then
    ``check(total == 72, "tiles", "counts", 72, total)``."""

    def __init__(self, package: str) -> None:
        self.game = package.rpartition(".")[2]

    def __call__(
        self, condition: bool, file: str, field: str, allowed: object, actual: object = None
    ) -> None:
        if not condition:
            raise DrakkarError(
                "error-component-value",
                file=f"{self.game}/{file}.yaml",
                field=field,
                allowed=str(allowed),
                found="none" if actual is None else str(actual),
            )


# ---- reading ---------------------------------------------------------------------------------


def load(package: str, name: str, shape: type[S]) -> S:
    """``<package>/components/<name>.yaml``, with the owner's corrections, as ``shape``."""
    data, place = document(package, name)
    try:
        loaded = msgspec.convert(data, met(shape), strict=False)
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at `$.")
        reason = why(msgspec.ValidationError(message))
        raise DrakkarError(
            "error-component-field", file=place, field=where.rstrip("`") or "-", why=reason
        ) from None
    game = package.rpartition(".")[2]
    said = getattr(loaded, "game", game)
    Checks(package)(said == game, name, "game", game, said)
    return loaded


def document(package: str, name: str) -> tuple[Any, str]:
    """The merged file as plain data, and the name of the file to blame for an error."""
    game = package.rpartition(".")[2]
    data = _shipped(package, name)
    own = os.environ.get("DRAKKAR_COMPONENTS")
    if not own:
        return data, f"{game}/{name}.yaml"
    if not Path(own).is_dir():
        raise DrakkarError("error-component-directory", directory=own)
    path = Path(own, game, f"{name}.yaml")
    _check_names(Path(own, game), package)
    if not path.is_file():
        return data, f"{game}/{name}.yaml"
    try:
        correction = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DrakkarError("error-component-file", file=str(path), why=why(error)) from None
    change = _parse(correction, str(path))
    if change is None:  # nothing but comments
        return data, str(path)
    return _merge(data, change, str(path), ""), str(path)


@cache
def _shipped(package: str, name: str) -> Any:
    """The file as it comes with the program. Nobody changes what is shared here."""
    inside = files(package).joinpath("components", f"{name}.yaml")
    return _parse(inside.read_text(encoding="utf-8"), f"{package.rpartition('.')[2]}/{name}.yaml")


def refuse_unread(package: str, name: str, *shapes: type[Any]) -> None:
    """Refuse corrections of values that none of the shapes names: they would change nothing."""
    data, place = document(package, name)
    shipped = _shipped(package, name)
    if data != shipped:
        kinds = [msgspec.inspect.type_info(shape) for shape in shapes]
        field = _unread(shipped, data, kinds)
        if field:
            raise DrakkarError("error-component-unread", file=place, field=".".join(field))


def _unread(before: Any, after: Any, kinds: list[Any]) -> list[str]:
    """The way to the first value that differs and is in no shape; empty if there is none."""
    kinds = list(flat(kinds))
    structs = [kind for kind in kinds if isinstance(kind, msgspec.inspect.StructType)]
    inner = [kind.value_type for kind in kinds if isinstance(kind, msgspec.inspect.DictType)]
    inner += [kind.item_type for kind in kinds if hasattr(kind, "item_type")]
    if isinstance(before, dict) and isinstance(after, dict):
        named = [(key, before.get(key), after.get(key)) for key in (*before, *after)]
    elif _has_ids(before) and _has_ids(after):
        named = [(thing["id"], thing, other) for thing, other in zip(before, after, strict=True)]
    else:
        return []
    for key, old, new in named:
        if old == new or key in _ABOUT or str(key).endswith("_source"):
            continue
        types = [f.type for kind in structs for f in kind.fields if f.encode_name == str(key)]
        if not types and not inner and not any(map(_is_any, kinds)):
            return [str(key), *_difference(old, new)]
        further = _unread(old, new, [*types, *inner] or kinds)
        if further:
            return [str(key), *further]
    return []


def _difference(before: Any, after: Any) -> list[str]:
    """The way to the first value that is not the same."""
    if _has_ids(before) and _has_ids(after):
        before, after = ({thing["id"]: thing for thing in things} for things in (before, after))
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return []
    key = next(key for key in (*before, *after) if before.get(key) != after.get(key))
    return [str(key), *_difference(before.get(key), after.get(key))]


def _is_any(kind: Any) -> bool:
    return isinstance(kind, msgspec.inspect.AnyType)


def flat(kinds: list[Any]) -> Iterator[Any]:
    """Types as msgspec describes them, without unions and what is said about them."""
    for kind in kinds:
        if isinstance(kind, msgspec.inspect.UnionType):
            yield from flat(list(kind.types))
        elif isinstance(kind, msgspec.inspect.Metadata):
            yield from flat([kind.type])
        else:
            yield kind


def _check_names(folder: Path, package: str) -> None:
    known = sorted(entry.name for entry in files(package).joinpath("components").iterdir())
    for path in sorted(folder.glob("*")) if folder.is_dir() else ():
        if path.name not in known:
            raise DrakkarError("error-component-name", file=str(path), known=", ".join(known))
    # a misspelt game would otherwise be a correction that silently does nothing
    shelf = files(package.rpartition(".")[0])
    games = sorted(game.name for game in shelf.iterdir() if game.joinpath("components").is_dir())
    for path in sorted(folder.parent.iterdir()):
        if path.is_dir() and not path.name.startswith(".") and path.name not in games:
            raise DrakkarError("error-component-name", file=str(path), known=", ".join(games))


def _parse(text: str, place: str) -> Any:
    try:
        return yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except yaml.YAMLError as error:
        raise DrakkarError("error-component-file", file=place, why=why(error)) from None


def _merge(base: Any, change: Any, file: str, where: str) -> Any:
    if isinstance(base, dict) and isinstance(change, dict):
        if "kind" in base and change.get("kind", base["kind"]) != base["kind"]:
            return change  # another kind of thing, with fields of its own
        for key in change:
            if key not in base and not (_is_bundle(base) and _is_bundle({key: change[key]})):
                known = ", ".join(str(k) for k in base)
                raise DrakkarError(
                    "error-component-unknown", file=file, field=f"{where}{key}", known=known
                )
        merged = {
            key: _merge(value, change[key], file, f"{where}{key}.") if key in change else value
            for key, value in base.items()
        }
        return merged | {key: value for key, value in change.items() if key not in base}
    if _has_ids(base) and _has_ids(change):
        known_ids = [str(entry["id"]) for entry in base]
        for entry in change:
            if str(entry["id"]) not in known_ids:
                raise DrakkarError(
                    "error-component-unknown",
                    file=file,
                    field=f"{where}{entry['id']}",
                    known=", ".join(known_ids),
                )
        changes = {str(entry["id"]): entry for entry in change}
        return [
            _merge(entry, changes[name], file, f"{where}{name}.") if name in changes else entry
            for name, entry in zip(known_ids, base, strict=True)
        ]
    if isinstance(base, dict) or _has_ids(base):
        given = {int: "int", float: "float", str: "str", list: "array", bool: "bool"}
        wanted = "object" if isinstance(base, dict) else "array"
        why_not = DrakkarError(
            "why-type", field="none", wanted=wanted, given=given.get(type(change), "null")
        )
        raise DrakkarError(
            "error-component-field", file=file, field=where.rstrip(".") or "-", why=why_not
        )
    return change


def _is_bundle(data: Any) -> bool:
    """Amounts by name, such as ``{wood: 2, gold: 1}``: a correction may name another good."""
    return isinstance(data, dict) and all(type(value) is int for value in data.values())


def _has_ids(data: Any) -> bool:
    return (
        isinstance(data, list)
        and bool(data)
        and all(isinstance(entry, dict) and "id" in entry for entry in data)
    )


def unproven(package: str, name: str) -> list[str]:
    """Which values of a file are marked ``reconstructed``: ``file.section.thing.field``."""
    return _reconstructed(name, document(package, name)[0])


def _reconstructed(where: str, data: Any) -> list[str]:
    values = []
    if isinstance(data, dict):
        for key, value in data.items():
            word = str(key)
            if word.endswith("source") and value == "reconstructed":
                field = word.removesuffix("source").rstrip("_")
                values.append(f"{where}.{field}".rstrip("."))
            values += _reconstructed(f"{where}.{word}", value)
    elif isinstance(data, list):
        for number, entry in enumerate(data):
            thing = entry.get("id", number) if isinstance(entry, dict) else number
            values += _reconstructed(f"{where}.{thing}", entry)
    return values


def contents(package: str) -> dict[str, Any]:
    """Everything in a box, file by file, with the owner's corrections."""
    names = sorted(
        path.name.removesuffix(".yaml")
        for path in files(package).joinpath("components").iterdir()
        if path.name.endswith(".yaml")
    )
    return {name: document(package, name)[0] for name in names}


def digest(package: str) -> str:
    """A short name of all the values of a box, the same for equal values."""
    values = {name: _values(data) for name, data in contents(package).items()}
    packed = msgspec.json.encode(values, order="deterministic")
    return hashlib.sha256(packed).hexdigest()[:16]


def _values(data: Any) -> Any:
    if isinstance(data, dict):
        return {
            str(key): _values(value)
            for key, value in data.items()
            if key not in _ABOUT and not str(key).endswith("_source")
        }
    if isinstance(data, list):
        return [_values(entry) for entry in data]
    return data
