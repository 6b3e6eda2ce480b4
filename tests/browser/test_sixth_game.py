"""A sixth game is one folder: the sample game put into a copy of the package, with no other file
touched, is played in the terminal, over HTTP and in a browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser

import drakkar
from tests.browser.inn import Inn
from tests.browser.people import DESKTOP, PHONE
from tests.server.harness import Person, Running, play_out, running
from tests.terminal.driver import drakkar as run

SAMPLE = Path(__file__).parents[1] / "sample"
SLUG = "sample"


@pytest.fixture(scope="module")
def tree(built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the page that is built, and the new folder."""
    tree = tmp_path_factory.mktemp("sixth")
    # with what Python has compiled: several processes start from it
    shutil.copytree(Path(drakkar.__file__).parent, tree / "drakkar")
    folder = tree / "drakkar" / "games" / SLUG
    # as CONTRIBUTING.md says it
    shutil.copytree(
        SAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__", "test_*", "position.py")
    )
    for file in folder.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("tests.sample", f"drakkar.games.{SLUG}"), encoding="utf-8")
    return tree


@pytest.fixture(scope="module")
def server(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("sixth-tables")
    with (
        patch.dict(os.environ, PYTHONPATH=str(tree)),
        running(f"sqlite:///{folder}/tables.db", "--no-limits") as server,
    ):
        yield server


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_in_the_terminal(tree: Path, tmp_path: Path, lang: str) -> None:
    here = {"PYTHONPATH": str(tree)}
    seats = ("--seats", "human,karl", "--names", "Anna,Olaf", "--seed", "7", "--lang", lang)
    played = run(tmp_path, "play", SLUG, *seats, typed="1\n" * 60, env=here)
    assert (played.code, played.err) == (0, "")
    assert "⟨" not in played.out
    assert ("Équipage" if lang == "fr" else "Crew") in played.out  # a line of the final score
    answer = run(tmp_path, "rules", SLUG, "RAI-3.5", "--lang", lang, env=here)
    assert "RAI-3.5" in answer.out


@pytest.mark.parametrize(
    ("command", "few"),
    [
        ("simulate", ("--games", "4", "--jobs", "1")),
        ("bench", ("--seconds", "0.1", "--repeats", "1", "--no-peer")),
    ],
)
def test_in_the_arena(tree: Path, tmp_path: Path, command: str, few: tuple[str, ...]) -> None:
    done = run(tmp_path, command, SLUG, *few, env={"PYTHONPATH": str(tree)})
    assert (done.code, done.err) == (0, "")
    assert "Raid" in done.out or SLUG in done.out


def test_over_http(server: Running) -> None:
    with closing(Person(server.url)) as person:
        table = person.create(SLUG, "me", "thrall")["table"]
        view = play_out(person, table, Random(5))
    assert view["status"] == "over"
    assert len(view["result"]["scores"]) == 2
    assert "⟨" not in str(view)


@pytest.mark.parametrize(
    ("size", "lang"), [(DESKTOP, "fr"), (PHONE, "en")], ids=["desktop", "phone"]
)
def test_in_a_browser(
    browser: Browser, server: Running, axe: str, size: tuple[int, int], lang: str
) -> None:
    """Drawn from the form of its view alone, with an emblem that is no other game's."""
    room = Inn(browser).room(server.url, size, lang, True, {})
    viewer = room.take(axe)
    viewer.home()
    emblems = viewer.page.locator(".game .emblem")
    viewer.page.wait_for_function(
        "() => [...document.querySelectorAll('.game .emblem')].every(one => one.children.length)"
    )
    drawn = emblems.evaluate_all("all => all.map(one => one.innerHTML)")
    assert len(drawn) == len(set(drawn)) == len(drakkar.GAMES) + 1
    viewer.start(SLUG, "bot:karl")
    for number in range(60 if size == DESKTOP else 5):  # to the result at a desk
        viewer.my_turn()
        if viewer.over:
            break
        assert viewer.prompt
        if number == 2:
            viewer.tab("board")
            assert ("Équipage" if lang == "fr" else "Crew") in viewer.page.inner_text(".panels")
            viewer.check()
        viewer.answer(number)
    if size == DESKTOP:
        assert viewer.over
        viewer.tab("board")
        viewer.page.wait_for_selector(".result")
        viewer.check()
    room.page.context.close()
    assert viewer.said == []
