"""The board of Vikings: whole games with mouse, finger and keys, and what it explains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import asked, near_the_end
from tests.browser.test_games import finished

if TYPE_CHECKING:
    from playwright.sync_api import Locator

LEGAL = ".lot.legal, .cell.legal, [data-start]"
"""What can be chosen on the board: lots of the wheel, cells of the coast, rows for the start."""


def targets(one: Viewer) -> Locator:
    return one.page.locator(LEGAL)


def play_on_the_board(one: Viewer, answers: int) -> set[str]:
    """Until the game is over or so often. What was touched."""
    used: set[str] = set()
    for number in range(answers):
        one.my_turn()
        if one.over:
            break
        if one.page.locator(".sheet").count():
            one.tab("board")  # after a move of the list the phone stays there
        before, found = one.seq, targets(one)
        few = one.page.locator(".few [data-move]")
        if many := found.count():
            chosen = found.nth(number * 7 % many)
            used.add("lot" if chosen.get_attribute("data-lot") else "coast")
        elif many := few.count():
            chosen = few.nth(number % many)
        else:  # many boatsmen: the list
            one.tab("moves")
            chosen = one.moves.nth(number % one.moves.count())
        off_board = (chosen.get_attribute("data-move") or "").split(" ")[0]
        assert off_board not in {"buy", "place", "moor", "start", "land"}
        one.press(chosen)
        one.settle(before)
    return used


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    one = visit(DESKTOP, "fr")
    one.sit("vikings", "bot:thrall")
    assert play_on_the_board(one, 300) == {"lot", "coast"}
    finished(one)


def test_the_first_moves_and_the_last_by_finger(visit: Visit) -> None:
    """In the dark, and with motion."""
    one = visit(PHONE, "en", color_scheme="dark", reduced_motion="no-preference")
    one.sit("vikings", "bot:thrall")
    assert play_on_the_board(one, 12) == {"lot", "coast"}
    one.tidy()
    one.bring(near_the_end("vikings", left=12))
    play_on_the_board(one, 60)
    finished(one)


NEARER = """(tried) => {
    const legal = '.lot.legal, .cell.legal, [data-start]';
    const at = document.activeElement;
    if (!document.querySelector(legal)) return ['1', -1];
    if (!at?.matches('[data-target]')) return [at?.closest('main') ? 'Tab' : 'F6', -1];
    if (at.matches(legal)) return ['Enter', -1];
    // round the wheel by price; up and down lead to the coast
    if (at.matches('.lot'))
        return [document.querySelector('.lot.legal') ? 'ArrowRight' : 'ArrowDown', -1];
    const middle = (one) => {
        const box = one.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [x, y] = middle(at);
    const [[right, down]] = [...document.querySelectorAll(legal)]
        .map(middle).map(([a, b]) => [a - x, b - y])
        .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
    const here = [...document.querySelectorAll('[data-target]')].indexOf(at);
    const ways = Object.entries(
        {ArrowRight: right, ArrowLeft: -right, ArrowDown: down, ArrowUp: -down})
        .sort(([, a], [, b]) => b - a).map(([key]) => key);
    return [ways.find(key => !tried.includes(`${here} ${key}`)) ?? ways[0], here];
}"""
"""The key that brings the focus nearer to something legal, by a way that was not yet tried from
there, or chooses it; 1 where the board has nothing to choose and the answers have numbers."""


def by_keys_to_a_table(one: Viewer) -> None:
    """From the home page to a table of Vikings against thrall, without a mouse."""
    one.home()
    keys = one.page.keyboard

    def tab_to(what: str) -> None:
        for _ in range(30):
            keys.press("Tab")
            if one.page.evaluate("what => document.activeElement?.matches(what)", what):
                return
        raise AssertionError(f"{what} cannot be reached by keys")

    tab_to("[data-game=vikings]")
    keys.press("Enter")
    one.page.wait_for_selector(".new")
    tab_to(".new ol li:nth-child(2) select")
    keys.press("Home")
    for _ in range(9):
        if one.page.evaluate("document.activeElement.value === 'bot:thrall'"):
            break
        keys.press("ArrowDown")
    assert one.page.evaluate("document.activeElement.value") == "bot:thrall"
    tab_to(".start")
    keys.press("Enter")
    one.page.wait_for_selector(".frame")


def play_by_keys(one: Viewer, answers: int) -> None:
    """Until the game is over or so often; something must be chosen on the board."""
    used: set[str] = set()
    for _ in range(answers):
        one.my_turn()
        if one.over:
            break
        before = one.answered
        tried: list[str] = []
        for _ in range(80):
            key, here = one.page.evaluate(NEARER, tried)
            tried.append(f"{here} {key}")
            one.page.keyboard.press(key)
            if key in ("Enter", "1"):
                used.add(key)
                break
        else:
            raise AssertionError("no target can be reached by arrows")
        one.settle_by_keys(before)
    assert "Enter" in used  # whether anything but the board is asked depends on the game


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    one = visit()
    by_keys_to_a_table(one)
    play_by_keys(one, 300)
    finished(one)


def test_the_first_moves_and_the_last_by_keys_on_a_phone(visit: Visit) -> None:
    one = visit(PHONE, "fr")
    by_keys_to_a_table(one)
    play_by_keys(one, 6)
    one.bring(near_the_end("vikings", left=12))
    play_by_keys(one, 60)
    finished(one)


def laying(one: Viewer) -> None:
    """A table where a tile is to be laid, with cells where it may not lie."""
    one.bring(asked("vikings", "laytile", after=6))
    one.page.wait_for_selector(".cell.legal")


def test_a_cell_that_is_not_allowed_says_why(visit: Visit) -> None:
    one = visit()
    laying(one)
    before = one.seq
    one.page.locator(".cell[data-cell]:not(.legal)").last.click(force=True)
    one.page.wait_for_selector("[data-refusal] .link")
    assert "VIK-" in one.page.inner_text("[data-refusal] .link")
    assert one.page.inner_text("[data-said]").strip()
    one.tidy()
    one.page.click("[data-refusal] .link")
    one.page.wait_for_selector("dialog dl")
    one.tidy()
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector("dialog", state="detached")
    assert one.seq == before


def test_looking_at_a_cell_shows_the_tile_there(visit: Visit) -> None:
    one = visit(color_scheme="dark")
    laying(one)
    one.page.locator(".cell.legal").first.hover()
    one.page.wait_for_selector(".ghost", state="attached")
    one.page.wait_for_selector("[data-preview] .chip, [data-preview] .next")
    one.tidy()
    one.page.mouse.move(2, 2)
    one.page.wait_for_selector(".ghost", state="detached")


def test_a_purchase_can_be_taken_back_until_somebody_else_moved(visit: Visit) -> None:
    one = visit()
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
    one.tidy()


def test_the_coasts_of_the_others_can_be_looked_at(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall", "bot:thrall")
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
    one.tidy()


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
        if {"board", "lay"} <= kinds and kinds & {"bid", "pass"}:
            break
    assert {"board", "lay"} <= kinds
    assert kinds & {"bid", "pass"}
    one.tidy()
