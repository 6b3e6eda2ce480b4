"""Compile kernel, games and karl with mypyc: the same rules, from the same source, twice as fast.

The source stays plain Python. What the compiler cannot read is written out here, in a copy:

- a state (``@state``) becomes a class with a constructor and ``copy`` in full, which is then
  native: its fields are members of a C struct;
- a value (move, question, step) stays a tuple, whose fields are taken out by number; their
  annotations, which the compiler would forget, stand in ``_HINTS`` for ``kernel.value``; it is
  made straight from a tuple, without its interpreted constructor;
- names in capitals are final, those of other modules too.

Two things are written in C, ``kernel/quick.c``: how a value is made, and generators of draws.

Modules that read component files (msgspec structs) or only draw and tell stay as they are. See
docs/architecture.md.

    python compile_games.py OUT [--games vikings,odin]
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "drakkar"
KERNEL = ("draws", "manner", "question", "state", "table")
BOTS = ("karl", "beam")  # their searches of a turn are also jarl's
APART = {
    *("__init__", "meta", "box", "files", "facts", "words", "headings", "invariants", "rules"),
    "extent",
}
"""Names of modules that stay as they are: they are read once, or only tell."""


def is_plain(path: Path) -> bool:
    """Whether a module of a game can be compiled."""
    if path.stem in APART or path.stem.startswith("view"):
        return False
    return "msgspec.Struct" not in path.read_text(encoding="utf-8")


def modules(games: Sequence[str]) -> dict[str, list[Path]]:
    """The files to compile, from the package's folder: of the kernel, of each game."""
    groups = {"kernel": [PACKAGE / "kernel" / f"{name}.py" for name in KERNEL]}
    groups["bots"] = [PACKAGE / "bots" / f"{name}.py" for name in BOTS]
    for game in games:
        groups[game] = sorted(filter(is_plain, (PACKAGE / "games" / game).rglob("*.py")))
    return {name: [path.relative_to(PACKAGE) for path in paths] for name, paths in groups.items()}


def rewritten(path: Path) -> str:
    """The text of a module as the compiler needs it."""
    from drakkar.kernel.state import State
    from drakkar.kernel.table import Table
    from drakkar.kernel.value import Value

    name = ".".join(("drakkar", *path.with_suffix("").parts))
    module = importlib.import_module(name)
    text = (PACKAGE / path).read_text(encoding="utf-8")
    if path.stem == "table":
        text = opened(text)
    text = constant(starless(made(plucked(borrowed(text, module), module), module)))
    lines = text.split("\n")
    # from the end, so that the numbers of the lines before stay true
    for node in reversed(ast.parse(text).body):
        if not isinstance(node, ast.ClassDef):
            continue
        cls = getattr(module, node.name)
        if not isinstance(cls, type):
            continue
        if issubclass(cls, Value):
            hoist(lines, node)
            value(lines, node, cls)
        elif issubclass(cls, State) and cls is not State:
            native(lines, node, cls)
        elif cls in (State, Table):
            # games that are not compiled have states as well; a copy of a table is made without
            # its constructor
            mark(lines, node, OPEN)
    text = "\n".join(lines)
    imports = FUTURE + TYPING + (KERNEL_TYPES if path.parts[0] == "games" else "") + MARK
    return text.replace(FUTURE + "\n\n", imports, 1)


def opened(text: str) -> str:
    """What comes from outside is refused by the rules, not by the compiler's checks of types."""
    for typed in ("move: Move, seat: int | None = None", "seat: int | None = None"):
        text = text.replace(f"self, {typed}) ->", "self, " + ANY[typed] + ") ->")
    entry = "(seat, move, forced, group, lane, sealed, audience, reveals)"
    assert f"_log_entry({entry})" in text  # a named tuple, made the quick way below
    text = text.replace(f"_log_entry({entry})", f"LogEntry{entry}")
    return text.replace("        seed: int | None = None,", "        seed: Any = None,", 1)


ANY = {
    "move: Move, seat: int | None = None": "move: Any, seat: Any = None",
    "seat: int | None = None": "seat: Any = None",
}


OPEN = "allow_interpreted_subclasses=True"


def mark(lines: list[str], node: ast.ClassDef, attribute: str) -> None:
    lines.insert(node.lineno - 1, f"@mypyc_attr({attribute})")


def constant(text: str) -> str:
    """Names in capitals are read as fast as locals if they are said to be final; a tuple of numbers
    stays a tuple (unpacked by the compiler it would be packed again at every look)."""
    edits: list[Edit] = []
    for node in ast.parse(text).body:
        target: ast.expr
        if isinstance(node, ast.AnnAssign):
            target, end = node.target, node.annotation.end_col_offset
            if ast.unparse(node.annotation) != "Final":
                continue
        elif isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
            end = target.end_col_offset
        else:
            continue
        if not isinstance(target, ast.Name) or not target.id.isupper() or node.value is None:
            continue
        if "TypeVar(" in ast.unparse(node.value):
            continue
        kind = homogeneous(node.value)
        if kind == "str" and isinstance(node, ast.AnnAssign):
            kind = None  # perhaps names of a Literal
        said = f"Final[tuple[{kind}, ...]]" if kind else "Final"
        start = (node.lineno, node.col_offset)
        edits.append((start, (node.lineno, end or 0), f"{target.id}: {said}"))
    return edited(text, edits)


Edit = tuple[tuple[int, int], tuple[int, int], str]
"""From and to (line, column), and what stands there instead."""


def edited(text: str, edits: list[Edit]) -> str:
    """Lines keep their numbers, so that a traceback points into the source."""
    rows = text.split("\n")
    for (line, column), (last, end), new in sorted(edits, reverse=True):
        assert line == last, "an edit stays in its line"
        row = rows[line - 1].encode()
        rows[line - 1] = (row[:column] + new.encode() + row[end:]).decode()
    return "\n".join(rows)


def borrowed(text: str, module: ModuleType) -> str:
    """Constants of a module that stays as it is are looked up once, not at every use."""
    names: list[str] = []
    edits: list[Edit] = []
    last = 0
    for node in ast.parse(text).body:
        if not isinstance(node, (ast.ImportFrom, ast.Import)):
            continue
        last = node.end_lineno or 0
        if not isinstance(node, ast.ImportFrom) or not stays(node.module or ""):
            continue
        for each in node.names:
            kept = getattr(module, each.name, None)
            if each.name.isupper() and each.asname is None and isinstance(kept, CONSTANT):
                names.append(each.name)
                at = (each.lineno, each.col_offset)
                edits.append(
                    (at, (each.lineno, each.end_col_offset or 0), f"{each.name} as {each.name}_")
                )
    if not names:
        return text
    rows = edited(text, edits).split("\n")
    rows[last - 1] += "".join(
        f"; {name}: {kind(getattr(module, name))} = {name}_" for name in names
    )
    return "\n".join(rows)


CONSTANT = (tuple, list, dict, set, frozenset, int, float, str)


def kind(value: object) -> str:
    """A tuple of numbers is one however many there are."""
    if isinstance(value, tuple) and type(value) is tuple and value:
        kinds = {type(each) for each in value}
        if len(kinds) == 1 and (only := kinds.pop()) in (int, float):
            return f"Final[tuple[{only.__name__}, ...]]"
    return "Final"


def stays(name: str) -> bool:
    """Whether a module is not compiled."""
    if not name.startswith("drakkar.games."):
        return False
    path = PACKAGE.parent / Path(*name.split(".")).with_suffix(".py")
    return path.is_file() and not is_plain(path)


def kind_of_value(module: ModuleType, name: str) -> Any:
    """The class of values that a module calls by this name, if there is one."""
    from drakkar.kernel.value import Value

    cls = getattr(module, name, None)
    return cls if isinstance(cls, type) and issubclass(cls, Value) and cls is not Value else None


def parts_of(module: ModuleType, name: str) -> tuple[str, tuple[str, ...], dict[str, Any]] | None:
    """What values and named tuples of this name are made of: a tag, the fields, their defaults."""
    cls = kind_of_value(module, name)
    if cls is not None:
        return f'"{cls.TAG}", ', cls.FIELDS, cls._DEFAULTS
    cls = getattr(module, name, None)
    if isinstance(cls, type) and cls.__bases__ == (tuple,) and hasattr(cls, "_fields"):
        named: Any = cls
        return "", named._fields, named._field_defaults
    return None


LEAVES = {int: "int", str: "str", bool: "bool", tuple[int, ...]: "tuple[int, ...]"}


def plucked(text: str, module: ModuleType) -> str:
    """A field of a value is taken out of the tuple, not looked up by its name."""
    value_class = partial(kind_of_value, module)
    tree = ast.parse(text)
    edits: list[Edit] = []

    def within(function: ast.FunctionDef, names: dict[str, Any]) -> None:
        stored = {
            each.id
            for each in ast.walk(function)
            if isinstance(each, ast.Name) and not isinstance(each.ctx, ast.Load)
        }
        for each in ast.walk(function):
            if not (isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name)):
                continue
            cls = None if each.value.id in stored else names.get(each.value.id)
            if cls is None or not isinstance(each.ctx, ast.Load) or each.attr not in cls.FIELDS:
                continue
            hint = LEAVES.get(get_type_hints(cls)[each.attr])
            if hint is None:
                continue
            at = cls.FIELDS.index(each.attr) + 1
            new = f'cast("{hint}", cast("tuple[Any, ...]", {each.value.id})[{at}])'
            start = (each.lineno, each.col_offset)
            if each.lineno == each.end_lineno:
                edits.append((start, (each.lineno, each.end_col_offset or 0), new))

    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            within(node, arguments(node, value_class))
        elif isinstance(node, ast.ClassDef):
            own = value_class(node.name)
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and not method.decorator_list:
                    names = arguments(method, value_class)
                    within(method, names | ({"self": own} if own else {}))
    return edited(text, list(set(edits)))


def made(text: str, module: ModuleType) -> str:
    """``Buy(5)`` is made as the tuple that it is: its constructor would be interpreted."""
    edits: list[Edit] = []
    rows = text.split("\n")
    alone: set[str] = set()
    for function in ast.walk(ast.parse(text)):
        if not isinstance(function, ast.FunctionDef):
            continue
        own = {each.arg for each in ast.walk(function) if isinstance(each, ast.arg)}
        for call in ast.walk(function):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            parts = None if call.func.id in own else parts_of(module, call.func.id)
            if parts is None or call.keywords or any(isinstance(a, ast.Starred) for a in call.args):
                continue
            tag, fields, defaults = parts
            missing = fields[len(call.args) :]
            if any(not isinstance(defaults.get(name), PLAIN) for name in missing):
                continue
            name, func = call.func.id, call.func
            after = (func.end_lineno or 0, func.end_col_offset or 0)
            end = (call.end_lineno or 0, call.end_col_offset or 0)
            if rows[after[0] - 1].encode()[after[1] : after[1] + 1] != b"(":
                continue
            if not fields:  # there is only one of it
                if end == (after[0], after[1] + 2):
                    alone.add(name)
                    edits.append(((func.lineno, func.col_offset), end, f"_one_{name}"))
                continue
            given = f'cast("{name}", _new({name}, {tag}'
            edits.append(((func.lineno, func.col_offset), (after[0], after[1] + 1), given))
            rest = [repr(defaults[field]) for field in missing]
            last = max([after, *((a.end_lineno or 0, a.end_col_offset or 0) for a in call.args)])
            comma = not call.args or b"," in _between(rows, last, end)
            closing = ("" if comma else ", ") + "".join(f"{default}, " for default in rest)
            edits.append(((end[0], end[1] - 1), end, f"{closing}))"))
    if not edits:
        return text
    rows = edited(text, sorted(set(edits))).split("\n")
    rows[_last_import(text) - 1] += QUICK
    rows += [f"_one_{name}: Final = {name}()" for name in sorted(alone)]
    return "\n".join(rows)


QUICK = "; from drakkar.kernel import quick; _new: Final[Any] = quick.value"
PLAIN = (int, str, bool)
"""Defaults that can be written where a value is made."""


def _between(rows: list[str], start: tuple[int, int], end: tuple[int, int]) -> bytes:
    """What stands between two places of a text, comments left out."""
    lines = [row.encode() for row in rows[start[0] - 1 : end[0]]]
    lines[-1] = lines[-1][: end[1]]
    lines[0] = lines[0][start[1] :]
    return b"".join(line.partition(b"#")[0] for line in lines)


def _last_import(text: str) -> int:
    imports = [
        node.end_lineno or 0
        for node in ast.parse(text).body
        if isinstance(node, (ast.Import, ast.ImportFrom))
    ]
    return max(imports)


def arguments(function: ast.FunctionDef, value_class: Any) -> dict[str, Any]:
    return {
        each.arg: value_class(each.annotation.id)
        for each in function.args.args
        if isinstance(each.annotation, ast.Name)
    }


def homogeneous(value: ast.expr) -> str | None:
    """The type of the elements of a tuple of numbers or names written out."""
    if not isinstance(value, ast.Tuple) or not value.elts:
        return None
    kinds = {type(each.value) if isinstance(each, ast.Constant) else None for each in value.elts}
    return kind.__name__ if len(kinds) == 1 and (kind := kinds.pop()) in (int, float, str) else None


def starless(text: str) -> str:
    """``x in (*some, other)``: the compiler knows no star there."""
    rows = text.split("\n")
    displays = [
        right
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Compare)
        for operator, right in zip(node.ops, node.comparators, strict=True)
        if isinstance(operator, (ast.In, ast.NotIn)) and isinstance(right, (ast.Tuple, ast.List))
        if any(isinstance(item, ast.Starred) for item in right.elts)
    ]
    for display in sorted(displays, key=lambda each: (-each.lineno, -each.col_offset)):
        last, end = (display.end_lineno or 0) - 1, display.end_col_offset or 0
        rows[last] = rows[last][:end] + ")" + rows[last][end:]
        first, start = display.lineno - 1, display.col_offset
        rows[first] = rows[first][:start] + "tuple(" + rows[first][start:]
    return "\n".join(rows)


def hoist(lines: list[str], node: ast.ClassDef) -> None:
    """Methods of a value with functions inside: only functions of a module may have some."""
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    for method in reversed(methods):
        inside = [each for each in ast.walk(method) if each is not method]
        if not any(isinstance(each, (ast.Lambda, ast.FunctionDef)) for each in inside):
            continue
        if method.decorator_list:
            raise SystemExit(f"{node.name}.{method.name}: functions inside a decorated method")
        end, name = method.end_lineno, f"_{node.name}_{method.name}"
        names = ", ".join(each.arg for each in method.args.args)
        start = method.body[0].lineno - 1
        head, body = lines[method.lineno - 1 : start], lines[start:end]
        lines[start:end] = [f"        return {name}({names})"]
        module = [line.removeprefix("    ") for line in (*head, *body)]
        module[0] = module[0].replace(f"def {method.name}(self", f"def {name}(self: {node.name}", 1)
        at = (node.end_lineno or 0) - (len(body) - 1)
        lines[at:at] = ["", *module]
        node.end_lineno = at  # what is put after the class comes before this


def value(lines: list[str], node: ast.ClassDef, cls: Any) -> None:
    """The annotations of the fields, as the source has them."""
    hints = {
        field.target.id: ast.unparse(field.annotation)
        for field in node.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if field.target.id in cls.FIELDS
    }
    lines.insert(after_docstring(node), f"    _HINTS: ClassVar[dict[str, str]] = {hints!r}")


def native(lines: list[str], node: ast.ClassDef, cls: Any) -> None:
    from drakkar.kernel.declared import KERNEL, declare

    copiers = declare(cls)
    hints = {name: cls.__annotations__[name] for name in cls.zones}
    given = ", ".join(
        f"{name}: {hint}" + (f" = {cls.defaults[name]!r}" if name in cls.defaults else "")
        for name, hint in hints.items()
    )
    made = [
        f"    _HINTS: ClassVar[dict[str, str]] = {hints!r}",
        f"    defaults: ClassVar[dict[str, Any]] = {cls.defaults!r}",
        f"    def __init__(self, *, {given}, agenda: list[Entry] | None = None, groups: int = 0,",
        "        reveals: int = 0, events: list[Event] | None = None) -> None:",
        "        self.agenda = [] if agenda is None else agenda",
        "        self.groups, self.reveals, self.events = groups, reveals, events",
        *(f"        self.{name} = {name}{fresh(cls.defaults.get(name))}" for name in hints),
        "    def copy(self) -> Self:",
        f"        new = {cls.__name__}(",
        *(f"            {name}={copier}," for name, copier in copiers.items()),
        "        )",
        "        return cast(Self, new)",
    ]
    assert set(KERNEL) <= set(copiers)
    end = node.end_lineno
    assert end is not None
    lines[end:end] = [f"declare({cls.__name__})"]
    # a default is the constructor's
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and field.value is not None:
            assert isinstance(field.target, ast.Name)
            if field.target.id in hints:
                lines[field.lineno - 1] = f"    {field.target.id}: {hints[field.target.id]}"
    at = after_docstring(node)
    lines[at:at] = made
    # `only` makes one without its constructor
    lines[node.decorator_list[0].lineno - 1] = f"@mypyc_attr({OPEN})"


def fresh(default: object) -> str:
    return ".copy()" if isinstance(default, (list, dict)) else ""


def after_docstring(node: ast.ClassDef) -> int:
    first = node.body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return first.end_lineno or 0
    decorators: list[ast.expr] = getattr(first, "decorator_list", [])
    return min([first.lineno, *(each.lineno for each in decorators)]) - 1


FUTURE = "from __future__ import annotations"
# in the lines that are there: the others keep their numbers
TYPING = "; from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, cast"
KERNEL_TYPES = (
    "; from drakkar.kernel.question import Entry; from drakkar.kernel.declared import declare"
    "; from drakkar.kernel.state import Event"
)
MARK = "\nif TYPE_CHECKING: from mypy_extensions import mypyc_attr\n"


def write(out: Path, games: Sequence[str]) -> dict[str, list[str]]:
    """The package with what is to be compiled rewritten. Returns the files, from ``out``."""
    shutil.rmtree(out, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "page", "*.so")
    shutil.copytree(PACKAGE, out / "drakkar", ignore=ignored)
    groups = modules(games)
    for paths in groups.values():
        for path in paths:
            (out / "drakkar" / path).write_text(rewritten(path), encoding="utf-8")
    return {name: [f"drakkar/{path}" for path in paths] for name, paths in groups.items()}


SETUP = """\
from mypyc.build import mypycify
from setuptools import Extension, setup
groups = {groups!r}
setup(
    name="drakkar-compiled",
    ext_modules=[
        *mypycify(
            [*{flags!r}, *(path for group in groups.values() for path in group)],
            opt_level={level!r},
            debug_level="0",
            multi_file=True,
            separate=[(group, "drakkar_" + name) for name, group in groups.items()],
        ),
        Extension("drakkar.kernel.quick", ["drakkar/kernel/quick.c"], extra_compile_args=["-O3"]),
    ],
)
"""
# wherever it is built, with the strictness of this project
FLAGS = ["--python-version=3.11", f"--config-file={ROOT / 'pyproject.toml'}"]


def build(out: Path, games: Sequence[str], level: int = 2) -> list[Path]:
    """Compile into ``out``, a folder of its own, unless it is there. Returns the libraries, from
    there."""
    stamp = out / "made-from"
    made_from = _made_from(games, level)
    if stamp.is_file() and stamp.read_text() == made_from:
        return _libraries(out)
    groups = write(out, games)
    script = SETUP.format(groups=groups, flags=FLAGS, level=str(level))
    (out / "setup.py").write_text(script, encoding="utf-8")
    jobs = str(os.cpu_count() or 1)
    # the table of a group's exports is declared in every file that uses it
    flags = " ".join((os.environ.get("CFLAGS", ""), "-fcommon")).strip()
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "-j", jobs],
        cwd=out,
        env=os.environ | {"CFLAGS": flags},
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"drakkar: not compiled, see above ({out})")
    stamp.write_text(made_from)
    return _libraries(out)


def _libraries(out: Path) -> list[Path]:
    everything = (path.relative_to(out) for path in out.rglob("*.so"))
    return sorted(path for path in everything if path.parts[0] != "build")


def _made_from(games: Sequence[str], level: int) -> str:
    digest = hashlib.sha256(repr((sys.version, list(games), level)).encode())
    sources = [path for kind in ("py", "c", "yaml") for path in sorted(PACKAGE.rglob(f"*.{kind}"))]
    for path in (Path(__file__), *sources):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", default="")
    parser.add_argument("--level", type=int, default=2, choices=range(4))
    wish = parser.parse_args()
    import drakkar

    build(wish.out, wish.games.split(",") if wish.games else list(drakkar.GAMES), wish.level)
    return 0


if __name__ == "__main__":
    sys.exit(main())
