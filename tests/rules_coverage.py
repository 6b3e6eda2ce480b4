"""Which tests hold up which clause of which rulebook, and which code cites it:
``python -m tests.rules_coverage``.

The rulebooks are those of the games and the kernel's own (see `RULEBOOKS`); the tests are in
``tests/rules/<game>/`` and cite clauses with ``@rule("VIK-4.2")``, on a function or on a class
for all its tests. The code is all of the rulebook's own folder; it cites a clause by naming it
anywhere, see `cited_in`. The files are parsed, never imported, so this takes a moment even when a
game is broken. Exit code 1 if a clause has no test, if a test or the code cites a clause that no
rulebook has, if a citation cannot count (see `Citations` and `Code`), or if the code of a game
cites less of its rulebook than `FLOORS` asks.
"""

import argparse
import ast
import json
import re
import sys
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[1]
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
WIDTH = 100
RULEBOOKS = ("src/drakkar/kernel/rulebook.yaml", "src/drakkar/games/*/rulebook.yaml")

# The least share of its clauses that a game's code must cite, in per cent; 100 for a game that is
# not here. A floor only rises.
FLOORS: dict[str, int] = {}

# How code cites: "VIK-5.13", "VIK-5.1 to 5.4", "VIK-5.1-5.4", "VIK-5.1, 5.3 and 5.7"; a list may go
# on in the next line of a comment. A clause without a chapter, "KER-4", is always written in full.
CLAUSE = r"[A-Z]{3}-\d+(?:\.\d+)?(?!\d)"
LINK = r"[\s#]*(?:,\s*(?:and|or)\b|,|;|/|\b(?:and|or|to)\b|[-–])[\s#]*"
FURTHER = rf"(?:{CLAUSE}|\d+\.\d+(?![\d%]))"
CITATION = re.compile(rf"\b{CLAUSE}(?:{LINK}{FURTHER})*")
PART = re.compile(rf"({LINK})?({FURTHER})")


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


@dataclass(frozen=True)
class Cited:
    """What a line of code cites: the clauses from ``first`` to ``last``, which may be the same."""

    line: int
    first: str
    last: str

    def among(self, known: Collection[str]) -> list[str]:
        """Those of the known clauses, in one chapter, that are meant."""
        if self.first == self.last:
            return [self.first] if self.first in known else []
        chapter, low = _split(self.first)
        same, high = _split(self.last)
        if chapter != same:
            return []
        return [c for c in known if _split(c)[0] == chapter and low <= _split(c)[1] <= high]


def _split(clause: str) -> tuple[str, int]:
    """("VIK-5.", 13) of VIK-5.13, and ("KER-", 4) of KER-4."""
    number = re.split(r"[-.]", clause)[-1]
    return clause.removesuffix(number), int(number)


def cited_in(text: str) -> Iterator[Cited]:
    """What the text of a program cites, in its order."""
    for citation in CITATION.finditer(text):
        prefix = ""
        cited: list[Cited] = []
        for part in PART.finditer(citation[0]):
            link, clause = part[1] or "", part[2]
            if clause[0].isdigit():
                clause = f"{prefix}-{clause}"
            prefix = clause.partition("-")[0]
            if link.strip(" #\n\t") in ("to", "-", "–"):
                cited[-1] = Cited(cited[-1].line, cited[-1].first, clause)
            else:
                line = 1 + text.count("\n", 0, citation.start() + part.start(2))
                cited.append(Cited(line, clause, clause))
        yield from cited


@dataclass
class Code:
    """What the programs cite. It counts in the folder of the rulebook, so that a reader finds it
    there. A clause that stands in no rulebook, or a range beyond a chapter, is a problem."""

    by_clause: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def read(self, root: Path, rulebooks: list[dict[str, Any]]) -> None:
        clauses = {clause["id"]: book for book in rulebooks for clause in clauses_of(book)}
        prefixes = {clause.partition("-")[0] for clause in clauses}
        for file in sorted(root.glob("src/drakkar/**/*.py")):
            name = file.relative_to(root).as_posix()
            for cited in cited_in(file.read_text(encoding="utf-8")):
                if cited.first.partition("-")[0] not in prefixes:
                    continue  # UTF-8 is no clause
                where = f"{name}:{cited.line}"
                for end in dict.fromkeys((cited.first, cited.last)):
                    if end not in clauses:
                        self.problems.append(f"{where}: the code cites unknown {end}")
                meant = cited.among(clauses)
                if not meant and cited.first != cited.last:
                    self.problems.append(
                        f"{where}: {cited.first} to {cited.last} is no range within a chapter"
                    )
                for clause in meant:
                    folder = Path(clauses[clause]["file"]).parent.as_posix() + "/"
                    place = {"file": name.removeprefix(folder), "line": cited.line}
                    places = self.by_clause.setdefault(clause, [])
                    if name.startswith(folder) and place not in places:
                        places.append(place)


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
    """The whole finding, as printed by ``--json``: every clause gets its ``tests`` and places in
    the ``code``; ``problems`` is what must be mended, one line each; ``ok`` says there is none."""
    rulebooks, problems = read_rulebooks(root)
    citations = Citations()
    for file in sorted(root.glob("tests/rules/*/**/*.py")):
        citations.read(file, root)
    code = Code()
    code.read(root, rulebooks)
    problems += citations.problems + code.problems

    home: dict[str, str] = {}
    for rulebook in rulebooks:
        for clause in clauses_of(rulebook):
            if clause["id"] in home:
                problems.append(f"{rulebook['file']}: {clause['id']} stands twice")
            home[clause["id"]] = rulebook["file"]
            clause["tests"] = [vars(test) for test in citations.by_clause.get(clause["id"], [])]
            clause["code"] = code.by_clause.get(clause["id"], [])
            if not clause["tests"]:
                problems.append(f"{rulebook['file']}: {clause['id']} has no test")
        problems += _below_floor(rulebook)
    for cited, tests in citations.by_clause.items():
        if cited not in home:
            problems += [f"{t.file}:{t.line}: {t.name} cites unknown {cited}" for t in tests]

    clauses = [clause for rulebook in rulebooks for clause in clauses_of(rulebook)]
    return {
        "ok": not problems,
        "clauses": len(home),
        "covered": sum(bool(clause["tests"]) for clause in clauses),
        "cited": sum(bool(clause["code"]) for clause in clauses),
        "problems": problems,
        "rulebooks": rulebooks,
    }


def _below_floor(rulebook: dict[str, Any]) -> list[str]:
    """At a floor of 100 each clause that no code cites, under it the share that is missed."""
    floor = FLOORS.get(rulebook["game"], 100)
    clauses = list(clauses_of(rulebook))
    missing = [clause["id"] for clause in clauses if not clause["code"]]
    if 100 * (len(clauses) - len(missing)) >= floor * len(clauses):
        return []
    if floor == 100:
        return [f"{rulebook['file']}: {clause} is cited by no code" for clause in missing]
    share = _share(clauses)
    return [f"{rulebook['file']}: its code cites {share} of the clauses, the floor is {floor} %"]


def _share(clauses: list[dict[str, Any]]) -> str:
    cited = sum(bool(clause["code"]) for clause in clauses)
    return f"{100 * cited // max(len(clauses), 1)} %"  # never rounded up to 100


def _clip(text: str, width: int) -> str:
    text = " ".join(text.split())
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"


def render(finding: dict[str, Any]) -> Iterator[str]:
    for rulebook in finding["rulebooks"]:
        clauses = list(clauses_of(rulebook))
        tested = sum(bool(clause["tests"]) for clause in clauses)
        yield (
            f"{rulebook['game']}: {tested} of {len(clauses)} clauses tested, "
            f"{_share(clauses)} cited by code"
        )
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
                places = [f"{place['file']}:{place['line']}" for place in clause["code"]]
                yield f"{'':{indent}}{', '.join(places) or 'NO CODE'}"
        yield ""
    yield from finding["problems"]
    yield (
        f"{finding['covered']} of {finding['clauses']} clauses tested, "
        f"{finding['cited']} cited by code, "
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
