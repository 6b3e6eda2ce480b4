"""The board of Vikings: whole games with mouse, finger and keys, and what it explains."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer

if TYPE_CHECKING:
    from playwright.sync_api import Locator

LEGAL = ".lot.legal, .cell.legal, [data-start]"
"""What can be chosen on the board: lots of the wheel, cells of the coast, rows for the start."""


def targets(one: Viewer) -> Locator:
    return one.page.locator(LEGAL)


def finished(one: Viewer) -> None:
    """The result is there, itemised, and can be read."""
    assert one.over
    one.tab("board")
    one.page.wait_for_selector(".result")
    assert len(one.page.locator(".result tfoot td").all_inner_texts()) == 2
    one.check()


@pytest.mark.parametrize(
    ("size", "lang", "scheme"),
    [(DESKTOP, "fr", "light"), (PHONE, "en", "dark")],
    ids=["mouse", "finger"],
)
def test_a_whole_game_on_the_board(
    visit: Visit, size: tuple[int, int], lang: str, scheme: str
) -> None:
    one = visit(size, lang, color_scheme=scheme)
    one.start("vikings", "bot:thrall")
    looked = 0
    used: set[str] = set()
    for number in range(300):
        one.my_turn()
        if one.over:
            break
        if one.narrow:
            one.tab("board")  # after a move of the list it stays there
        before, found = one.seq, targets(one)
        if number in (0, 9, 40):
            looked += 1
            one.check()
        few = one.page.locator(".few [data-move]")
        if found.count():
            chosen = found.nth(number * 7 % found.count())
            used.add("lot" if chosen.get_attribute("data-lot") else "coast")
        elif few.count():
            chosen = few.nth(number % few.count())
        else:  # many boatsmen: the list
            one.tab("moves")
            chosen = one.moves.nth(number % one.moves.count())
        off_board = (chosen.get_attribute("data-move") or "").split(" ")[0]
        assert off_board not in {"buy", "place", "moor", "start", "land"}
        if one.narrow:
            chosen.tap()
        else:
            chosen.click()
        one.settle(before)
    assert used == {"lot", "coast"}
    assert looked == 3
    finished(one)


ARROWS = """() => {
    const at = document.activeElement;
    if (!at?.matches('[data-target]')) return 'lost';
    if (at.matches('.lot.legal, .cell.legal, [data-start]')) return 'Enter';
    const middle = (one) => {
        const box = one.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [x, y] = middle(at);
    const ways = [...document.querySelectorAll('.lot.legal, .cell.legal, [data-start]')]
        .map(middle).map(([a, b]) => [a - x, b - y])
        .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
    const [right, down] = ways[0];
    if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
    return down > 0 ? 'ArrowDown' : 'ArrowUp';
}"""
"""The key that brings the focus nearer to something legal, or chooses it."""


def to_board(one: Viewer) -> None:
    """From anywhere to the one tab stop of the board, with keys."""
    for _ in range(40):
        place = one.page.evaluate(
            """() => document.activeElement?.matches('[data-target]') ? 'board'
                : document.activeElement?.closest('main') ? 'main' : 'elsewhere'"""
        )
        if place == "board":
            return
        one.page.keyboard.press("Tab" if place == "main" else "F6")
    raise AssertionError("the board cannot be reached by keys")


@pytest.mark.parametrize(
    ("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")], ids=["desktop", "phone"]
)
def test_a_game_by_keys_on_the_board(visit: Visit, size: tuple[int, int], lang: str) -> None:
    """To the end on the desktop; the phone with keys for as long as it takes to be sure."""
    one = visit(size, lang)
    one.start("vikings", "bot:thrall")
    long = size == DESKTOP
    for _ in range(300 if long else 20):
        one.my_turn()
        if one.over:
            break
        before = one.seq
        if targets(one).count():
            to_board(one)
            for _ in range(60):
                key = one.page.evaluate(ARROWS)
                if key == "lost":
                    to_board(one)
                    continue
                one.page.keyboard.press(key)
                if key == "Enter":
                    break
            else:
                raise AssertionError("no target can be reached by arrows")
        else:
            one.page.keyboard.press("1")
        one.page.wait_for_function(
            """before => document.querySelector('.ask')
                || Number(document.querySelector('.frame').dataset.seq) > before""",
            arg=before,
        )
        if one.page.locator(".ask").count():
            one.page.wait_for_function("document.activeElement?.closest('.ask')")
            one.page.keyboard.press("Enter")
            one.went_on(before)
    if long:
        finished(one)
    one.check()


def laying(one: Viewer) -> None:
    """Plays until a tile is to be laid, with cells where it may not lie."""
    for number in range(40):
        one.my_turn()
        if one.page.locator(".cell.legal").count():
            return
        before = one.seq
        found = targets(one)
        if found.count():
            found.nth(number % found.count()).click()
        else:
            one.page.locator(".few [data-move]").first.click()
        one.settle(before)
    raise AssertionError("no tile was ever to be laid")


def test_a_cell_that_is_not_allowed_says_why(visit: Visit) -> None:
    one = visit()
    one.start("vikings", "bot:thrall")
    laying(one)
    before = one.seq
    one.page.locator(".cell[data-cell]:not(.legal)").last.click(force=True)
    one.page.wait_for_selector("[data-refusal] .link")
    assert "VIK-" in one.page.inner_text("[data-refusal] .link")
    assert one.page.inner_text("[data-said]").strip()
    one.check()
    one.page.click("[data-refusal] .link")
    one.page.wait_for_selector("dialog dl")
    one.check()
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector("dialog", state="detached")
    assert one.seq == before


def test_looking_at_a_cell_shows_the_tile_there(visit: Visit) -> None:
    one = visit(color_scheme="dark")
    one.start("vikings", "bot:thrall")
    laying(one)
    one.page.locator(".cell.legal").first.hover()
    one.page.wait_for_selector(".ghost", state="attached")
    one.page.wait_for_selector("[data-preview] .chip, [data-preview] .next")
    one.check()
    one.page.mouse.move(2, 2)
    one.page.wait_for_selector(".ghost", state="detached")


def test_a_purchase_can_be_taken_back_until_somebody_else_moved(visit: Visit) -> None:
    one = visit()
    one.start("vikings", "bot:thrall")
    laying(one)
    seq = one.seq
    one.page.click("[data-undo]")
    one.went_on(seq)
    one.page.wait_for_selector(".lot.legal")
    assert one.page.locator("[data-cell]").count() == 0
    # now a whole turn, and the bot's: what was before stays
    for _ in range(8):
        one.my_turn()
        turn = one.seq
        found = targets(one)
        (found if found.count() else one.page.locator(".few [data-move]")).first.click()
        one.settle(turn)
        one.my_turn()
        if one.page.locator("[data-undo][aria-disabled]").count():
            break
    one.page.click("[data-undo]", force=True)
    one.page.wait_for_selector("[data-refusal]")
    assert one.page.inner_text("[data-refusal]").strip()
    one.check()


def test_the_coasts_of_the_others_can_be_looked_at(visit: Visit) -> None:
    one = visit()
    one.start("vikings", "bot:thrall", "bot:thrall")
    one.my_turn()
    coast = one.page.locator(".coast")
    seen = [coast.get_attribute("aria-label")]
    for _ in range(2):
        one.page.keyboard.press("b")
        one.page.wait_for_function(
            "last => document.querySelector('.coast').getAttribute('aria-label') !== last",
            arg=seen[-1],
        )
        seen.append(coast.get_attribute("aria-label"))
        assert one.page.locator(".cell.legal").count() == 0
    assert len(set(seen)) == 3
    one.check()


def test_the_advanced_rules_are_played_on_the_same_board(visit: Visit) -> None:
    """An auction, an offer that the winner lays out, bonus tiles."""
    one = visit(lang="fr")
    one.home()
    one.page.click("[data-game=vikings]")
    one.page.locator(".count button", has_text="2").click()
    one.page.locator(".new select").nth(1).select_option("bot:thrall")
    one.page.click(".new summary")
    one.page.locator(".options select").first.select_option("advanced")
    one.page.click(".start")
    one.page.wait_for_selector(".frame")
    kinds = set()
    for number in range(45):
        one.my_turn()
        before, found = one.seq, targets(one)
        if found.count():
            kinds.add("board")
            found.nth(number * 3 % found.count()).click()
            one.settle(before)
        else:
            notation = one.answer(number)
            kinds.add(notation.split(" ")[0])
            if len(kinds) == 2:
                one.check()
    assert {"board", "lay"} <= kinds
    assert kinds & {"bid", "pass"}
    one.check()
