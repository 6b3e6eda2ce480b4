"""A Feast for Odin in the page: a whole short game, laying, the feast, reasons for refusals."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import near_the_end
from tests.browser.test_games import finished

ENGLISH = re.compile(r"\b(wood|silver|wool|house|whaling|income|round|weapon|Viking left)\b")


def _kinds(viewer: Viewer) -> list[str]:
    """The kinds of moves that the list offers, in its order."""
    notations = viewer.moves.evaluate_all("all => all.map(one => one.dataset.move)")
    return [notation.split(" ")[0] for notation in notations]


def _answer(viewer: Viewer, *wanted: str) -> str:
    """The first move of one of these kinds, in the order wanted; else the first of all."""
    if not viewer.page.locator("div.moves").count():
        viewer.tab("moves")
    viewer.moves.first.wait_for(state="attached")
    kinds = _kinds(viewer)
    number = next((kinds.index(kind) for kind in wanted if kind in kinds), 0)
    chosen = viewer.moves.nth(number)
    chosen.evaluate("one => { const fold = one.closest('details'); if (fold) fold.open = true }")
    before = viewer.answered
    chosen.click()
    viewer.saved(before)
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
    viewer = visit(size, lang, color_scheme=scheme)
    viewer.start("odin", length="short")
    for _ in range(3):
        viewer.my_turn()
        _answer(viewer, "use", "suggestion", "ready", "stop", "decline")
    viewer.my_turn()
    viewer.tab("board")
    for scene in ("table", "cards", "boards", "actions"):
        viewer.page.click(f"[data-scene={scene}]")
        viewer.check(within=".scene")
        if lang == "fr":
            assert not ENGLISH.search(viewer.page.inner_text(".panels"))
    viewer.bring(near_the_end("odin", 1, length="short"))
    for _ in range(60):
        viewer.my_turn()
        if viewer.over:
            break
        assert viewer.prompt
        _answer(viewer, "ready", "pass", "suggestion", "stop", "decline")
    finished(viewer, seats=1)


def _until(viewer: Viewer, selector: str, *wanted: str) -> None:
    """Plays on until this is on the board."""
    for _ in range(60):
        viewer.my_turn()
        viewer.tab("board")
        if viewer.page.locator(selector).count():
            return
        _answer(viewer, *wanted)
    raise AssertionError(f"{selector} never came")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_tile_is_laid(visit: Visit, size: tuple[int, int]) -> None:
    """Touched in the supply, turned, walked over the board with the arrows, laid, taken back."""
    viewer = visit(size)
    page = viewer.page
    viewer.sit("odin", length="short")
    # a good that can be laid: what is green or blue in the supply
    held = ".tile.opens:not(.none)[data-tile]"
    for _ in range(60):
        viewer.my_turn()
        viewer.tab("board")
        page.click("[data-scene=boards]")
        tiles = page.locator(held).evaluate_all("all => all.map(one => one.dataset.tile)")
        fit = [tile for tile in tiles if tile in ("oil", "hide", "linen", "fur", "rune_stone")]
        if fit:
            break
        _answer(viewer, "use", "again", "spend", "fail", "ready", "suggestion", "stop")
    page.click(f"[data-tile={fit[0]}]")
    page.wait_for_selector(".target.legal")
    turn = "() => document.querySelector('.target.legal').dataset.spot.split(' ')[1]"
    first = page.evaluate(turn)
    viewer.check(within=".scene")
    page.locator('.turns button[aria-pressed="false"]').first.click()
    assert page.evaluate(turn) != first
    for arrow in (3, 3, 2):
        page.locator(".pad .arrow").nth(arrow).click()
    page.wait_for_selector(".ghost")
    before = viewer.answered
    page.click("[data-lay]")
    viewer.saved(before)
    page.wait_for_selector(".target.legal", state="detached")
    viewer.my_turn()
    page.click("[data-undo]")
    page.wait_for_selector(".target.legal")


def test_a_place_that_is_not_legal_says_why(visit: Visit) -> None:
    viewer = visit(DESKTOP, "fr")
    viewer.sit("odin", length="short")
    _until(viewer, ".target.legal", "piece", "lay", "use", "again", "fail", "ready", "suggestion")
    viewer.page.locator('.target[aria-disabled="true"]').first.click(force=True)
    viewer.page.wait_for_selector("[data-refusal]")
    assert viewer.page.locator(".guilty").count() > 0
    assert not ENGLISH.search(viewer.page.inner_text("[data-refusal]"))
    viewer.tidy()


def test_a_place_is_chosen_by_keys(visit: Visit) -> None:
    """R turns, the arrows walk, Enter lays."""
    viewer = visit(DESKTOP)
    viewer.sit("odin", length="short")
    _until(viewer, ".target.legal", "piece", "lay", "use", "again", "fail", "ready", "suggestion")
    page = viewer.page
    page.locator(".target.legal").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    spot = page.evaluate("document.activeElement.dataset.spot || ''")
    for _ in range(20):
        if spot:
            break
        page.keyboard.press("ArrowDown")
        spot = page.evaluate("document.activeElement.dataset.spot || ''")
    before = viewer.answered
    page.keyboard.press("Enter")
    viewer.saved(before)
    page.wait_for_selector(".target.legal", state="detached")


def test_the_feast(visit: Visit) -> None:
    """Dishes are touched in the supply; one that cannot be served says why."""
    viewer = visit(DESKTOP)
    viewer.sit("odin", length="short")
    for _ in range(40):
        viewer.my_turn()
        viewer.tab("board")
        if viewer.page.locator(".zone-bar .next").count():
            break
        _answer(viewer, "pass", "ready")
    page = viewer.page
    free = page.locator(".zone-bar .part.free").count()
    assert free > 0
    page.locator(".tile.live").first.click()
    page.wait_for_selector(".verbs")
    before = viewer.answered
    page.locator(".verbs [data-move]").first.click()
    viewer.saved(before)
    page.wait_for_function(
        "free => document.querySelectorAll('.zone-bar .part.free').length < free", arg=free
    )
    page.locator('.tile[aria-disabled="true"]').first.click(force=True)
    page.wait_for_selector(".refused, [data-refusal]")
    viewer.check(within=".scene")
