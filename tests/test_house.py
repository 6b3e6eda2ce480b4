"""What no program reads here: versions, containers and workflows that must agree with the rest."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import drakkar
from tests.conftest import group

ROOT = Path(__file__).resolve().parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def read_yaml(name: str) -> Any:
    return yaml.safe_load(text(name))


# ---- versions --------------------------------------------------------------------------------


def test_the_version_stands_in_one_place_and_in_the_changelog():
    version = PROJECT["project"]["version"]
    assert drakkar.__version__ == version
    assert f"## [{version}]" in text("CHANGELOG.md")
    written = [f for f in (ROOT / "src").rglob("*.py") if f'"{version}"' in f.read_text("utf-8")]
    assert written == []


def test_every_python_that_is_promised_is_tried():
    promised = [
        kind.rpartition(" ")[2]
        for kind in PROJECT["project"]["classifiers"]
        if re.search(r"Python :: 3\.\d", kind)
    ]
    workflow = read_yaml(".github/workflows/ci.yml")
    assert workflow["jobs"]["pythons"]["strategy"]["matrix"]["python"] == promised
    assert PROJECT["project"]["requires-python"] == f">={promised[0]}"
    assert PROJECT["tool"]["mypy"]["python_version"] == promised[0]


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_the_locks_pin_every_dependency(name):
    wanted = PROJECT["project"]["dependencies"]
    if "dev" in name:
        for name_of_extra, extra in PROJECT["project"]["optional-dependencies"].items():
            if name_of_extra != "cluster":  # `make test-cluster` brings it
                wanted = wanted + extra
    pinned = {line.partition("==")[0].lower() for line in text(name).splitlines() if "==" in line}
    names = {re.split(r"[\[<>=; ]", each)[0].lower().replace(".", "-") for each in wanted}
    assert names <= pinned


# ---- workflow and hooks ----------------------------------------------------------------------


def test_what_the_workflow_runs_is_there():
    targets = set(re.findall(r"^([a-z-]+):", text("Makefile"), re.MULTILINE))
    steps = [
        step["run"]
        for job in read_yaml(".github/workflows/ci.yml")["jobs"].values()
        for step in job["steps"]
        if "run" in step
    ]
    assert steps
    for step in steps:
        if step.startswith("make "):
            assert step.split()[1] in targets
        else:
            assert (ROOT / step).stat().st_mode & 0o100


def test_the_quick_checks_come_before_the_tests():
    steps = re.search(r"^for step in (.*); do$", text(".ci/run"), re.MULTILINE)
    assert steps is not None
    assert steps[1].split() == ["lint", "types", "imports", "rules", "image", "test"]
    subprocess.run(["bash", "-n", str(ROOT / ".ci/run")], check=True)


def test_the_hooks_before_a_commit_run_what_is_there():
    hooks = [h for repo in read_yaml(".pre-commit-config.yaml")["repos"] for h in repo["hooks"]]
    assert len(hooks) >= 4
    for hook in hooks:
        program, *arguments = hook["entry"].split()
        assert Path(program).parent == Path(".venv/bin")
        assert (Path(sys.executable).parent / Path(program).name).exists()
        for argument in arguments:
            if argument.endswith(".py"):
                assert (ROOT / argument).exists()


# ---- containers ------------------------------------------------------------------------------


def instructions() -> list[tuple[str, str]]:
    lines = re.sub(r"\\\n\s*", "", text("Dockerfile")).splitlines()
    pairs = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in pairs]


def test_the_container_is_made_of_what_is_there():
    ignored = text(".dockerignore").split()
    assert {word for word, _ in instructions()} <= {
        *("FROM", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK"),
        *("ENTRYPOINT", "CMD"),
    }
    copied = [
        source
        for word, rest in instructions()
        if word == "COPY" and "--from" not in rest
        for source in rest.split()[:-1]
    ]
    assert "src" in copied
    for source in copied:
        assert (ROOT / source).exists(), source
        assert source not in ignored
    # all that the build reads: the hook, and what pyproject.toml names
    assert {"pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "web"} <= set(copied)


def test_the_container_does_not_run_as_root():
    words = [word for word, _ in instructions()]
    last = len(words) - 1 - words[::-1].index("FROM")
    assert words.index("USER") > last
    assert dict(instructions())["USER"] not in ("root", "0")


def options_of(command: list[str]) -> set[str]:
    return {word for word in command if word.startswith("--")}


def test_the_options_of_the_container_are_options_of_serve():
    done = subprocess.run(
        [sys.executable, "-m", "drakkar", "serve", "--help"], capture_output=True, text=True
    )
    commands = [
        yaml.safe_load(rest) for word, rest in instructions() if word in ("ENTRYPOINT", "CMD")
    ]
    commands.append(read_yaml("compose.yaml")["services"]["drakkar"]["command"])
    for command in commands:
        assert options_of(command) <= set(re.findall(r"--[a-z-]+", done.stdout))


def test_the_services_know_each_other():
    compose = read_yaml("compose.yaml")
    services = compose["services"]
    assert set(services) == {"drakkar", "db", "proxy"}
    named = {mount.partition(":")[0] for s in services.values() for mount in s.get("volumes", [])}
    assert {name for name in named if not name.startswith(".")} == set(compose["volumes"])
    for name in named:
        assert not name.startswith(".") or (ROOT / name).is_file(), name
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)
    # only the proxy can be reached from outside, and it finds the server
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    port = dict(instructions())["EXPOSE"]
    assert f"reverse_proxy drakkar:{port}" in text("deploy/Caddyfile")
    assert "postgresql://drakkar@db/drakkar" in services["drakkar"]["command"]
    assert services["db"]["environment"]["POSTGRES_USER"] == "drakkar"


def test_no_secret_has_a_default():
    for value in re.findall(r"\$\{(\w+)([^}]*)\}", text("compose.yaml")):
        assert value[1].startswith(":?"), value


# ---- names -----------------------------------------------------------------------------------

EMPTY_NAMES = {"one", "found", "told", "made"}


def bound(source: str) -> list[tuple[int, str]]:
    """The names that a module gives to locals, arguments and functions, with their lines."""
    tree = ast.parse(source)
    fields = {
        part.target
        for scope in ast.walk(tree)
        if isinstance(scope, ast.ClassDef)
        for part in scope.body
        if isinstance(part, ast.AnnAssign)
    }
    names = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node not in fields:
            names.append((node.lineno, node.id))
        elif isinstance(node, ast.arg):
            names.append((node.lineno, node.arg))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.append((node.lineno, node.name))
    return names


def test_names_that_say_nothing_are_noticed():
    source = "def told(one):\n  made = [found for found in one]\nclass A:\n  told: int = 1"
    assert sorted(bound(source)) == [(1, "one"), (1, "told"), (2, "found"), (2, "made")]


def test_names_say_what_the_thing_is():
    """Those of the page are checked by ``id-denylist`` in web/eslint.config.js."""
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "benchmarks").glob("*.py")]
    assert len(files) > 300
    assert [
        f"{path.relative_to(ROOT)}:{line} {name}"
        for path in [*files, ROOT / "web" / "tools.py"]
        for line, name in bound(path.read_text(encoding="utf-8"))
        if name in EMPTY_NAMES
    ] == []


# ---- the run of the tests --------------------------------------------------------------------


def test_tests_that_share_something_dear_are_one_group():
    assert group("tests/rules/odin/test_feast.py::test_a[b::c]") == "tests/rules/odin"
    assert group("tests/test_house.py::test_a") == "tests/test_house.py::test_a"
    assert group("README.md::README.md") == "README.md::README.md"
    shared = re.compile(r"def \w+\([^)]*\b(gallery|pg|cluster)\b", re.MULTILINE)
    files = [path for path in (ROOT / "tests").rglob("test_*.py") if shared.search(text(str(path)))]
    assert len(files) > 4
    for path in files:
        name = path.relative_to(ROOT).as_posix()
        assert group(f"{name}::test_a") == group(f"{name}::test_b"), name


def test_the_tests_are_handed_out_by_group(request):
    """xdist's own marks would do, if pytest kept the name of a test where they look for it."""
    hook = request.config.hook.pytest_xdist_make_scheduler
    places = [Path(call.function.__code__.co_filename).name for call in hook.get_hookimpls()]
    assert "conftest.py" in places
