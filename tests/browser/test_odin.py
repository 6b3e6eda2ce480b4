"""A Feast for Odin in the page: a whole short game, laying, the feast, reasons for refusals."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import near_the_end
from tests.browser.test_games import finished

ENGLISH = re.compile(r"\b(wood|silver|wool|house|whaling|income|round|weapon|Viking left)\b")


def _kinds(one: Viewer) -> list[str]:
    """The kinds of moves that the list offers, in its order."""
    notations = one.moves.evaluate_all("all => all.map(one => one.dataset.move)")
    return [notation.split(" ")[0] for notation in notations]


def _answer(one: Viewer, *wanted: str) -> str:
    """The first move of one of these kinds, in the order wanted; else the first of all."""
    one.tab("moves")
    one.moves.first.wait_for(state="attached")
    kinds = _kinds(one)
    number = next((kinds.index(kind) for kind in wanted if kind in kinds), 0)
    chosen = one.moves.nth(number)
    chosen.evaluate("one => { const fold = one.closest('details'); if (fold) fold.open = true }")
    before = one.answered
    chosen.click()
    one.saved(before)
    return kinds[number]


@pytest.mark.parametrize(
    ("size", "lang", "scheme"),
    [(DESKTOP, "fr", "dark"), (PHONE, "en", "light")],
    ids=["desktop", "phone"],
)
def test_the_first_moves_and_the_last(
    visit: Visit, size: tuple[int, int], lang: str, scheme: str
) -> None:
    """Alone, from the lobby, and to the result; every scene is looked at on the way."""
    one = visit(size, lang, color_scheme=scheme)
    one.start("odin", length="short")
    for _ in range(3):
        one.my_turn()
        _answer(one, "use", "suggestion", "ready", "stop", "decline")
    one.my_turn()
    one.tab("board")
    for scene in ("table", "cards", "boards", "actions"):
        one.page.click(f"[data-scene={scene}]")
        one.check(within=".scene")
        if lang == "fr":
            assert not ENGLISH.search(one.page.inner_text(".panels"))
    one.bring(near_the_end("odin", 1, length="short"))
    for _ in range(60):
        one.my_turn()
        if one.over:
            break
        assert one.prompt
        _answer(one, "ready", "pass", "suggestion", "stop", "decline")
    finished(one, seats=1)


def _until(one: Viewer, selector: str, *wanted: str) -> None:
    """Plays on until this is on the board."""
    for _ in range(60):
        one.my_turn()
        one.tab("board")
        if one.page.locator(selector).count():
            return
        _answer(one, *wanted)
    raise AssertionError(f"{selector} never came")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_tile_is_laid(visit: Visit, size: tuple[int, int]) -> None:
    """Touched in the supply, turned, walked over the board with the arrows, laid, taken back."""
    one = visit(size)
    page = one.page
    one.sit("odin", length="short")
    # a good that can be laid: what is green or blue in the supply
    held = ".tile.opens:not(.none)[data-tile]"
    for _ in range(60):
        one.my_turn()
        one.tab("board")
        page.click("[data-scene=boards]")
        tiles = page.locator(held).evaluate_all("all => all.map(one => one.dataset.tile)")
        fit = [tile for tile in tiles if tile in ("oil", "hide", "linen", "fur", "rune_stone")]
        if fit:
            break
        _answer(one, "use", "again", "spend", "fail", "ready", "suggestion", "stop")
    page.click(f"[data-tile={fit[0]}]")
    page.wait_for_selector(".target.legal")
    turn = "() => document.querySelector('.target.legal').dataset.spot.split(' ')[1]"
    first = page.evaluate(turn)
    one.check(within=".scene")
    page.locator('.turns button[aria-pressed="false"]').first.click()
    assert page.evaluate(turn) != first
    for arrow in (3, 3, 2):
        page.locator(".pad .arrow").nth(arrow).click()
    page.wait_for_selector(".ghost")
    before = one.answered
    page.click("[data-lay]")
    one.saved(before)
    page.wait_for_selector(".target.legal", state="detached")
    one.my_turn()
    page.click("[data-undo]")
    page.wait_for_selector(".target.legal")


def test_a_place_that_is_not_legal_says_why(visit: Visit) -> None:
    one = visit(DESKTOP, "fr")
    one.sit("odin", length="short")
    _until(one, ".target.legal", "piece", "lay", "use", "again", "fail", "ready", "suggestion")
    one.page.locator('.target[aria-disabled="true"]').first.click(force=True)
    one.page.wait_for_selector("[data-refusal]")
    assert one.page.locator(".guilty").count() > 0
    assert not ENGLISH.search(one.page.inner_text("[data-refusal]"))
    one.tidy()


def test_a_place_is_chosen_by_keys(visit: Visit) -> None:
    """R turns, the arrows walk, Enter lays."""
    one = visit(DESKTOP)
    one.sit("odin", length="short")
    _until(one, ".target.legal", "piece", "lay", "use", "again", "fail", "ready", "suggestion")
    page = one.page
    page.locator(".target.legal").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    spot = page.evaluate("document.activeElement.dataset.spot || ''")
    for _ in range(20):
        if spot:
            break
        page.keyboard.press("ArrowDown")
        spot = page.evaluate("document.activeElement.dataset.spot || ''")
    before = one.answered
    page.keyboard.press("Enter")
    one.saved(before)
    page.wait_for_selector(".target.legal", state="detached")


def test_the_feast(visit: Visit) -> None:
    """Dishes are touched in the supply; one that cannot be served says why."""
    one = visit(DESKTOP)
    one.sit("odin", length="short")
    for _ in range(40):
        one.my_turn()
        one.tab("board")
        if one.page.locator(".zone-bar .next").count():
            break
        _answer(one, "pass", "ready")
    page = one.page
    free = page.locator(".zone-bar .part.free").count()
    assert free > 0
    page.locator(".tile.live").first.click()
    page.wait_for_selector(".topic")
    before = one.answered
    one.moves.first.click()
    one.saved(before)
    page.wait_for_function(
        "free => document.querySelectorAll('.zone-bar .part.free').length < free", arg=free
    )
    page.locator('.tile[aria-disabled="true"]').first.click(force=True)
    page.wait_for_selector(".refused, [data-refusal]")
    one.check(within=".scene")
