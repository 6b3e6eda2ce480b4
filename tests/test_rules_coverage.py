"""`make rules` on small projects: what passes, and every way to fail."""

import json
from pathlib import Path
from textwrap import dedent

import pytest

from tests.rules_coverage import FLOORS, cited_in, main

RULEBOOK = """
game: vikings
prefix: VIK
edition: the test's
chapters:
  - number: 1
    title: {fr: Mise en place, en: Setup}
    printed: Preparation
    code: setup.py
    clauses:
      - {id: VIK-1.1, fr: Le plateau., en: The board goes in the middle.}
      - {id: VIK-1.2, fr: Les bateaux., en: Ships go beside it.}
"""
BOTH_TESTED = """
@rule("VIK-1.1")
def test_board(): ...

@rule("VIK-1.2")
def test_ships(): ...
"""


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A project with one game: ``project(tests_source, rulebook=...)`` returns its root. Unless
    told otherwise its code cites what the rulebook has."""
    monkeypatch.setattr("tests.rules_coverage.FLOORS", {})

    def write(
        tests: str,
        rulebook: str = RULEBOOK,
        game: str = "vikings",
        code: str | None = None,
    ) -> Path:
        prefix = "VIK" if "VIK-" in rulebook else "SAG"
        for path, text in {
            f"src/drakkar/games/{game}/rulebook.yaml": rulebook,
            f"src/drakkar/games/{game}/setup.py": code or f"# {prefix}-1.1 and {prefix}-1.2",
            f"tests/rules/{game}/test_setup.py": tests,
        }.items():
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(dedent(text), encoding="utf-8")
        return tmp_path

    return write


@pytest.fixture
def run(capsys):
    """``run(root)`` returns the exit code and the finding as ``--json`` prints it."""

    def call(root: Path):
        code = main(["--json", "--root", str(root)])
        return code, json.loads(capsys.readouterr().out)

    return call


def names_for(finding: dict, clause: str) -> list[str]:
    return [
        test["name"]
        for rulebook in finding["rulebooks"]
        for chapter in rulebook["chapters"]
        for c in chapter["clauses"]
        if c["id"] == clause
        for test in c["tests"]
    ]


def test_every_clause_tested_is_success(project, run):
    code, finding = run(project(BOTH_TESTED))
    assert (code, finding["problems"]) == (0, [])
    assert (finding["clauses"], finding["covered"]) == (2, 2)
    assert names_for(finding, "VIK-1.1") == ["test_board"]


def test_clause_without_test_fails(project, run):
    code, finding = run(project('@rule("VIK-1.1")\ndef test_board(): ...\n'))
    assert code == 1
    assert finding["problems"] == ["src/drakkar/games/vikings/rulebook.yaml: VIK-1.2 has no test"]
    assert finding["covered"] == 1


def test_unknown_clause_fails_and_names_the_test(project, run):
    code, finding = run(project(BOTH_TESTED + '\n@rule("VIK-9.9")\ndef test_more(): ...\n'))
    assert code == 1
    assert finding["problems"] == [
        "tests/rules/vikings/test_setup.py:9: test_more cites unknown VIK-9.9"
    ]


def test_one_test_may_hold_up_several_clauses(project, run):
    code, finding = run(project('@rule("VIK-1.1", "VIK-1.2")\ndef test_board(): ...\n'))
    assert code == 0
    assert names_for(finding, "VIK-1.2") == ["test_board"]


def test_class_cites_for_each_of_its_tests(project, run):
    code, finding = run(
        project("""
            @rule("VIK-1.1")
            class TestSetup:
                def test_board(self): ...
                @rule("VIK-1.2")
                async def test_ships(self): ...
                def helper(self): ...
        """)
    )
    assert code == 0
    assert names_for(finding, "VIK-1.1") == ["TestSetup.test_board", "TestSetup.test_ships"]
    assert names_for(finding, "VIK-1.2") == ["TestSetup.test_ships"]


@pytest.mark.parametrize("decorator", ["testing.rule", "pytest.mark.rule"])
def test_qualified_decorators_count(project, run, decorator):
    code, _ = run(project(BOTH_TESTED.replace("@rule", f"@{decorator}")))
    assert code == 0


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ('@rule("VIK-1.1")\ndef board(): ...', "board cites VIK-1.1 but is not a test"),
        ('@rule("VIK-1.1")\nclass TestBoard:\n    x = 1', "TestBoard cites VIK-1.1 without a test"),
        (
            '@rule("VIK-1.1")\nclass Board:\n    def test_it(self): ...',
            "Board cites VIK-1.1 but is not a test",
        ),
        (
            '@pytest.mark.skip\n@rule("VIK-1.1")\ndef test_board(): ...',
            "test_board cites VIK-1.1 but is marked skip",
        ),
        (
            '@rule("VIK-1.1")\n@pytest.mark.xfail(reason="later")\ndef test_board(): ...',
            "test_board cites VIK-1.1 but is marked xfail",
        ),
        ("@rule()\ndef test_board(): ...", "test_board: @rule names no clause"),
        ("@rule\ndef test_board(): ...", "test_board: @rule names no clause"),
        ("@rule(BOARD)\ndef test_board(): ...", "instead of @rule(BOARD)"),
        ("def test_board(:", "invalid syntax"),
    ],
)
def test_citation_that_cannot_count_fails(project, run, source, problem):
    code, finding = run(project(source))
    assert code == 1
    assert any(problem in line for line in finding["problems"]), finding["problems"]
    assert names_for(finding, "VIK-1.1") == []


def test_clause_that_stands_twice_fails(project, run):
    code, finding = run(project(BOTH_TESTED, RULEBOOK.replace("VIK-1.2", "VIK-1.1")))
    assert code == 1
    assert "src/drakkar/games/vikings/rulebook.yaml: VIK-1.1 stands twice" in finding["problems"]


@pytest.mark.parametrize(
    ("rulebook", "problem"),
    [
        (RULEBOOK.replace("en: Ships", "an: Ships"), "a field 'en' is missing"),
        ("chapters: [", "rulebook.yaml: while parsing"),
        ("- 1", "not the shape of a rulebook"),
    ],
)
def test_unreadable_rulebook_fails(project, run, rulebook, problem):
    code, finding = run(project("", rulebook))
    assert code == 1
    assert problem in finding["problems"][0]


def test_no_rulebook_at_all_fails(tmp_path, run):
    code, finding = run(tmp_path)
    assert code == 1
    assert len(finding["problems"]) == 1
    assert finding["problems"][0].startswith("no rulebook: ")


def test_kernel_has_a_rulebook_of_its_own(project, run):
    root = project(BOTH_TESTED)
    kernel = root / "src/drakkar/kernel/rulebook.yaml"
    kernel.parent.mkdir()
    kernel.write_text(RULEBOOK.replace("VIK-1.", "KER-"), encoding="utf-8")
    (kernel.parent / "table.py").write_text('refuse("KER-1")', encoding="utf-8")
    (root / "tests/rules/kernel").mkdir()
    test = root / "tests/rules/kernel/test_table.py"
    test.write_text('@rule("KER-1")\ndef test_turns(): ...\n', encoding="utf-8")
    code, finding = run(root)
    assert code == 1
    assert finding["problems"] == [
        "src/drakkar/kernel/rulebook.yaml: KER-2 has no test",
        "src/drakkar/kernel/rulebook.yaml: KER-2 is cited by no code",
    ]


def test_every_game_is_looked_at(project, run):
    project(BOTH_TESTED)
    code, finding = run(project("", RULEBOOK.replace("VIK-", "SAG-"), game="saga"))
    assert code == 1
    assert finding["problems"] == [
        f"src/drakkar/games/saga/rulebook.yaml: {clause} has no test"
        for clause in ("SAG-1.1", "SAG-1.2")
    ]


def test_printed_list_goes_by_chapter(project, capsys):
    code = main(["--root", str(project('@rule("VIK-1.1")\ndef test_board(): ...\n'))])
    assert code == 1
    assert capsys.readouterr().out.splitlines() == [
        "vikings: 1 of 2 clauses tested, 100 % cited by code",
        "  1 Setup",
        "  VIK-1.1  The board goes in the middle.",
        "           test_setup: test_board",
        "           setup.py:1",
        "  VIK-1.2  Ships go beside it.",
        "           NO TEST",
        "           setup.py:1",
        "",
        "src/drakkar/games/vikings/rulebook.yaml: VIK-1.2 has no test",
        "1 of 2 clauses tested, 2 cited by code, 1 problem",
    ]


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("VIK-5.13", ["VIK-5.13"]),
        ('refuse("VIK-5.13", "too-dear", 0.5)', ["VIK-5.13"]),
        ("so says VIK-5.13.", ["VIK-5.13"]),
        ("VIK-5.1 to 5.4", ["VIK-5.1 VIK-5.4"]),
        ("VIK-5.1-5.4", ["VIK-5.1 VIK-5.4"]),
        ("VIK-5.1 – 5.4", ["VIK-5.1 VIK-5.4"]),
        ("VIK-5.1 to VIK-5.4", ["VIK-5.1 VIK-5.4"]),
        ("VIK-5.1, 5.3 and 5.7: sold", ["VIK-5.1", "VIK-5.3", "VIK-5.7"]),
        ("VIK-5.1, 5.3, and 5.7", ["VIK-5.1", "VIK-5.3", "VIK-5.7"]),
        ("VIK-5.1; 6.2 or SAG-1.1, 1.2", ["VIK-5.1", "VIK-6.2", "SAG-1.1", "SAG-1.2"]),
        ("VIK-9.17 to 9.22, 13.20", ["VIK-9.17 VIK-9.22", "VIK-13.20"]),
        ("    # VIK-5.1,\n    # 5.3 to 5.7", ["VIK-5.1", "2: VIK-5.3 VIK-5.7"]),
        ("KER-4 and 5 more; KER-5 to KER-7", ["KER-4", "KER-5 KER-7"]),
        ("VIK-5.1, 12.5% of it", ["VIK-5.1"]),
        ("VIK-5.1, 3 of them", ["VIK-5.1"]),
        ("VIK-5.1 and twelve others", ["VIK-5.1"]),
        ("xVIK-5.1, VIK-x, 5.1", []),
    ],
)
def test_code_cites_clauses_lists_and_ranges(text, cited):
    def shown(place):
        line = "" if place.line == 1 else f"{place.line}: "
        return line + (place.first if place.first == place.last else f"{place.first} {place.last}")

    assert [shown(place) for place in cited_in(text)] == cited


def test_a_range_is_every_clause_in_it(project, run):
    more = RULEBOOK + "      - {id: VIK-1.10, fr: Les mers., en: The seas.}\n"
    tests = BOTH_TESTED + '\n@rule("VIK-1.10")\ndef test_seas(): ...\n'
    code, finding = run(project(tests, more, code="\n# VIK-1.1 to 1.10: set up\n"))
    assert (code, finding["cited"]) == (0, 3)
    clauses = finding["rulebooks"][0]["chapters"][0]["clauses"]
    assert [clause["code"] for clause in clauses] == [[{"file": "setup.py", "line": 2}]] * 3


def test_code_in_a_folder_below_the_rulebook_counts(project, run):
    root = project(BOTH_TESTED, code="# VIK-1.1")
    room = root / "src/drakkar/games/vikings/phases/ships.py"
    room.parent.mkdir()
    room.write_text("# VIK-1.2", encoding="utf-8")
    code, finding = run(root)
    assert code == 0
    clause = finding["rulebooks"][0]["chapters"][0]["clauses"][1]
    assert clause["code"] == [{"file": "phases/ships.py", "line": 1}]


def test_code_elsewhere_does_not_count(project, run):
    root = project(BOTH_TESTED, code="# VIK-1.1")
    other = root / "src/drakkar/server/ships.py"
    other.parent.mkdir()
    other.write_text("# VIK-1.2", encoding="utf-8")
    code, finding = run(root)
    assert code == 1
    assert finding["problems"] == [
        "src/drakkar/games/vikings/rulebook.yaml: VIK-1.2 is cited by no code"
    ]


@pytest.mark.parametrize(
    ("cited", "problem"),
    [
        ("VIK-1.3", "the code cites unknown VIK-1.3"),
        ("VIK-1.1 to 1.3", "the code cites unknown VIK-1.3"),
        ("VIK-1.2 to 1.1", "VIK-1.2 to VIK-1.1 is no range within a chapter"),
        ("VIK-1.1 to 2.1", "VIK-1.1 to VIK-2.1 is no range within a chapter"),
    ],
)
def test_code_that_cites_what_is_not_there_fails(project, run, cited, problem):
    code, finding = run(project(BOTH_TESTED, code=f"# VIK-1.1, VIK-1.2\n\n# UTF-8, {cited}: told"))
    assert code == 1
    assert f"src/drakkar/games/vikings/setup.py:3: {problem}" in finding["problems"]


@pytest.mark.parametrize(("floor", "exit_code"), [(50, 0), (51, 1)])
def test_code_that_cites_less_than_the_floor_fails(project, run, monkeypatch, floor, exit_code):
    root = project(BOTH_TESTED, code="# VIK-1.1")
    monkeypatch.setattr("tests.rules_coverage.FLOORS", {"vikings": floor})
    code, finding = run(root)
    assert code == exit_code
    if code:
        assert finding["problems"] == [
            "src/drakkar/games/vikings/rulebook.yaml: "
            "its code cites 50 % of the clauses, the floor is 51 %"
        ]


def test_floors_are_of_games_that_there_are():
    root = Path(__file__).resolve().parents[1] / "src/drakkar"
    assert set(FLOORS) <= {"kernel"} | {f.parent.name for f in root.glob("games/*/rulebook.yaml")}
