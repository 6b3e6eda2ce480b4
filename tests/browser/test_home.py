"""The home page: games, seats, tables, languages, light."""

from __future__ import annotations

import json
from pathlib import Path

from tests.browser.conftest import ROOT, Visit


def test_a_game_against_a_bot_is_two_clicks_away(visit: Visit) -> None:
    viewer = visit()
    viewer.home()
    viewer.page.click(".game >> nth=0")
    viewer.page.click(".start")
    viewer.page.wait_for_selector(".frame")
    assert viewer.prompt


def test_my_table_is_listed_with_my_turn_first(visit: Visit) -> None:
    viewer = visit()
    viewer.start("tinyepic", "bot:thrall")
    viewer.my_turn()
    viewer.home()
    viewer.page.wait_for_selector(".table.mine")
    assert viewer.page.title().startswith("(1)")
    viewer.tidy()
    viewer.page.click(".table.mine")
    viewer.page.wait_for_selector(".frame")


def test_the_language_and_the_light_are_remembered(visit: Visit) -> None:
    viewer = visit(lang="en")
    viewer.home()
    viewer.page.click(".tools button >> nth=0")
    viewer.page.wait_for_selector("html[lang=fr]")
    viewer.page.wait_for_selector("text=Nouvelle table")
    for _ in range(2):
        viewer.page.click(".tools button >> nth=1")
    viewer.page.reload()
    viewer.page.wait_for_selector("text=Nouvelle table")
    assert viewer.page.get_attribute("html", "data-theme") == "dark"


def test_the_name_is_asked_once(visit: Visit) -> None:
    viewer = visit()
    viewer.home()
    viewer.page.click(".game >> nth=0")
    viewer.page.fill(".new .name input >> nth=0", "Astrid")
    viewer.page.click(".start")
    viewer.page.wait_for_selector(".frame")
    viewer.home()
    viewer.page.click(".game >> nth=1")
    assert viewer.page.input_value(".new .name input >> nth=0") == "Astrid"


def test_a_record_comes_back(visit: Visit, tmp_path: Path) -> None:
    viewer = visit()
    viewer.start("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.answer()
    table = viewer.page.url.rpartition("/")[2]
    record = viewer.page.evaluate(f"fetch('/api/tables/{table}/record').then(r => r.json())")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    viewer.home()
    viewer.page.set_input_files("input[type=file]", file)
    viewer.page.wait_for_selector(".frame")
    assert not viewer.page.url.endswith(table)


def test_a_record_that_is_none_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    viewer = visit()
    file = tmp_path / "nonsense.json"
    file.write_text('{"game": "chess"}', encoding="utf-8")
    viewer.home()
    viewer.page.set_input_files("input[type=file]", file)
    assert viewer.page.inner_text("[role=alert]").strip()
    viewer.forgive()  # the browser reports the 4xx by itself


CUT = {"alegreya": "alegreya", "titles": "metamorphous"}
"""Fonts of ours, and what they are cut from."""


def test_the_fonts_go_with_their_licence_and_only_with_our_letters(built: None) -> None:
    page = ROOT / "src/drakkar/server/page"
    fonts = sorted(file.name for file in (page / "assets").glob("*.woff*"))
    assert len(fonts) == 6
    for name in fonts:
        family, letters = name.split("-", 1)
        # the packages' own, or cut from them by web/fonts.py
        assert letters.startswith("latin") or family in CUT
        family = CUT.get(family, family)
        licence = (page / "licences" / f"{family}.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
