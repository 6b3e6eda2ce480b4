"""Which tests hold up which clause of which rulebook: ``python -m tests.rules_coverage``.

The rulebooks are those of the games and the kernel's own (see `RULEBOOKS`); the tests are in
``tests/rules/<game>/`` and cite clauses with ``@rule("VIK-4.2")``, on a function or on a class
for all its tests. The files are parsed, never imported, so this takes a moment even when a game
is broken. Exit code 1 if a clause has no test, if a test cites a clause that no rulebook has, or
if a citation cannot count: see `Citations`.
"""

import argparse
import ast
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[1]
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
WIDTH = 100
RULEBOOKS = ("src/drakkar/kernel/rulebook.yaml", "src/drakkar/games/*/rulebook.yaml")


@dataclass(frozen=True)
class Test:
    file: str
    line: int
    name: str

    __test__ = False  # pytest should not take this for a class of tests


@dataclass
class Citations:
    """What the tests cite. A citation counts only on a test that pytest collects and runs: not on a
    helper, not on a class without tests, not on a skipped or expected-to-fail test. Those are
    problems, because somebody believes that the clause is tested."""

    by_clause: dict[str, list[Test]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def read(self, file: Path, root: Path) -> None:
        name = file.relative_to(root).as_posix()
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"))
        except SyntaxError as error:
            self.problems.append(f"{name}:{error.lineno}: {error.msg}")
            return
        self._read_body(tree.body, name, inherited=(), prefix="", collected=True)

    def _read_body(
        self,
        body: list[ast.stmt],
        file: str,
        inherited: tuple[str, ...],
        prefix: str,
        collected: bool,
    ) -> int:
        """Reads the tests among these statements and returns how many there are."""
        count = 0
        for node in body:
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            where = f"{file}:{node.lineno}"
            name = prefix + node.name
            cited = self._cited(node, where)
            is_class = isinstance(node, ast.ClassDef)
            runs = collected and node.name.startswith("Test" if is_class else "test")
            if cited and not runs:
                self.problems.append(f"{where}: {name} cites {', '.join(cited)} but is not a test")
            put_off = next((m for m in ("skip", "xfail") if _has_decorator(node, m)), None)
            if put_off:
                for clause in (*inherited, *cited):
                    self.problems.append(f"{where}: {name} cites {clause} but is marked {put_off}")
                count += runs
                continue
            if isinstance(node, ast.ClassDef):
                inside = self._read_body(node.body, file, (*inherited, *cited), f"{name}.", runs)
                if cited and runs and not inside:
                    self.problems.append(f"{where}: {name} cites {', '.join(cited)} without a test")
                count += inside
            elif runs:
                count += 1
                for clause in dict.fromkeys((*inherited, *cited)):
                    test = Test(file, node.lineno, name)
                    self.by_clause.setdefault(clause, []).append(test)
        return count

    def _cited(
        self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, where: str
    ) -> tuple[str, ...]:
        clauses: list[str] = []
        for decorator in node.decorator_list:
            if _last_name(decorator) != "rule":
                continue
            args = decorator.args if isinstance(decorator, ast.Call) else []
            if not args:
                self.problems.append(f"{where}: {node.name}: @rule names no clause")
            for arg in args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    clauses.append(arg.value)
                else:
                    self.problems.append(
                        f'{where}: {node.name}: write the clause out, @rule("VIK-4.2"), '
                        f"instead of @rule({ast.unparse(arg)})"
                    )
        return tuple(clauses)


def _last_name(decorator: ast.expr) -> str:
    """``rule`` for ``@rule``, ``@rule(...)``, ``@testing.rule(...)`` and so on."""
    target = decorator.func if isinstance(decorator, ast.Call) else decorator
    if isinstance(target, ast.Attribute):
        return target.attr
    return target.id if isinstance(target, ast.Name) else ""


def _has_decorator(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, name: str) -> bool:
    return any(_last_name(decorator) == name for decorator in node.decorator_list)


def read_rulebooks(root: Path) -> tuple[list[dict[str, Any]], list[str]]:
    """The rulebooks, the kernel's first, and what is wrong with those that cannot be used."""
    rulebooks: list[dict[str, Any]] = []
    problems: list[str] = []
    for file in [f for pattern in RULEBOOKS for f in sorted(root.glob(pattern))]:
        name = file.relative_to(root).as_posix()
        try:
            rulebook = yaml.load(file.read_bytes(), LOADER)
            rulebooks.append(
                {
                    "game": rulebook["game"],
                    "edition": rulebook["edition"],
                    "file": name,
                    "chapters": [
                        {
                            "number": chapter["number"],
                            "title": chapter["title"],
                            "clauses": [
                                {"id": clause["id"], "fr": clause["fr"], "en": clause["en"]}
                                for clause in chapter["clauses"]
                            ],
                        }
                        for chapter in rulebook["chapters"]
                    ],
                }
            )
        except yaml.YAMLError as error:
            problems.append(f"{name}: {' '.join(str(error).split())}")
        except KeyError as error:
            problems.append(f"{name}: a field {error} is missing")
        except TypeError as error:
            problems.append(f"{name}: not the shape of a rulebook ({error})")
    if not rulebooks and not problems:
        problems.append(f"no rulebook: {', '.join(RULEBOOKS)}")
    return rulebooks, problems


def clauses_of(rulebook: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for chapter in rulebook["chapters"]:
        yield from chapter["clauses"]


def report(root: Path) -> dict[str, Any]:
    """The whole finding, as printed by ``--json``: every clause gets its ``tests``; ``problems`` is
    what must be mended, one line each; ``ok`` says that there is none."""
    rulebooks, problems = read_rulebooks(root)
    citations = Citations()
    for file in sorted(root.glob("tests/rules/*/**/*.py")):
        citations.read(file, root)
    problems += citations.problems

    home: dict[str, str] = {}
    for rulebook in rulebooks:
        for clause in clauses_of(rulebook):
            if clause["id"] in home:
                problems.append(f"{rulebook['file']}: {clause['id']} stands twice")
            home[clause["id"]] = rulebook["file"]
            clause["tests"] = [vars(test) for test in citations.by_clause.get(clause["id"], [])]
            if not clause["tests"]:
                problems.append(f"{rulebook['file']}: {clause['id']} has no test")
    for cited, tests in citations.by_clause.items():
        if cited not in home:
            problems += [f"{t.file}:{t.line}: {t.name} cites unknown {cited}" for t in tests]

    covered = sum(bool(clause["tests"]) for r in rulebooks for clause in clauses_of(r))
    return {
        "ok": not problems,
        "clauses": len(home),
        "covered": covered,
        "problems": problems,
        "rulebooks": rulebooks,
    }


def _clip(text: str, width: int) -> str:
    text = " ".join(text.split())
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"


def render(finding: dict[str, Any]) -> Iterator[str]:
    for rulebook in finding["rulebooks"]:
        clauses = list(clauses_of(rulebook))
        tested = sum(bool(clause["tests"]) for clause in clauses)
        yield f"{rulebook['game']}: {tested} of {len(clauses)} clauses tested"
        indent = 4 + max((len(clause["id"]) for clause in clauses), default=0)
        for chapter in rulebook["chapters"]:
            yield f"  {chapter['number']} {chapter['title']['en']}"
            for clause in chapter["clauses"]:
                yield f"  {clause['id']:<{indent - 4}}  {_clip(clause['en'], WIDTH - indent)}"
                if not clause["tests"]:
                    yield f"{'':{indent}}NO TEST"
                for file, tests in groupby(clause["tests"], key=lambda test: test["file"]):
                    names = ", ".join(test["name"] for test in tests)
                    yield f"{'':{indent}}{Path(file).stem}: {names}"
        yield ""
    yield from finding["problems"]
    yield (
        f"{finding['covered']} of {finding['clauses']} clauses tested, "
        f"{len(finding['problems'])} problem{'s'[: len(finding['problems']) != 1]}"
    )


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make rules", description=__doc__.split("\n")[0])
    parser.add_argument("--json", action="store_true", help="for a program to read")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project (default: this one)")
    options = parser.parse_args(argv)
    finding = report(options.root.resolve())
    if options.json:
        print(json.dumps(finding, ensure_ascii=False, indent=1))
    else:
        print("\n".join(render(finding)))
    return 0 if finding["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())
