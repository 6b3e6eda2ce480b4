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


def targets(viewer: Viewer) -> Locator:
    return viewer.page.locator(LEGAL)


def play_on_the_board(viewer: Viewer, answers: int) -> set[str]:
    """Until the game is over or so often. What was touched."""
    used: set[str] = set()
    for number in range(answers):
        viewer.my_turn()
        if viewer.over:
            break
        if viewer.page.locator(".sheet, #panel").count():
            viewer.tab("board")  # after a move of the list it stays open
        before, legal = viewer.seq, targets(viewer)
        few = viewer.page.locator(".few [data-move]")
        if many := legal.count():
            chosen = legal.nth(number * 7 % many)
            used.add("lot" if chosen.get_attribute("data-lot") else "coast")
        elif many := few.count():
            chosen = few.nth(number % many)
        else:  # many boatsmen: the list
            rows = viewer.listed()
            chosen = rows.nth(number % rows.count())
        off_board = (chosen.get_attribute("data-move") or "").split(" ")[0]
        assert off_board not in {"buy", "place", "moor", "start", "land"}
        viewer.press(chosen)
        viewer.settle(before)
    return used


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    """With four at the table each has half as much to do as with two."""
    viewer = visit(DESKTOP, "fr")
    viewer.sit("vikings", *["bot:thrall"] * 3)
    assert play_on_the_board(viewer, 300) == {"lot", "coast"}
    finished(viewer, seats=4)


def test_the_first_moves_and_the_last_by_finger(visit: Visit) -> None:
    """In the dark, and with motion."""
    viewer = visit(PHONE, "en", color_scheme="dark", reduced_motion="no-preference")
    viewer.sit("vikings", "bot:thrall")
    assert play_on_the_board(viewer, 12) == {"lot", "coast"}
    viewer.tidy()
    viewer.bring(near_the_end("vikings", left=6))
    play_on_the_board(viewer, 60)
    finished(viewer)


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


NUMBERED = ".few [data-move]:not(.grave), div.moves"


def by_keys_to_a_table(viewer: Viewer, players: int = 2) -> None:
    """From the home page to a table of Vikings against thrall (and others), without a mouse."""
    viewer.home()
    keys = viewer.page.keyboard

    def tab_to(what: str) -> None:
        for _ in range(30):
            keys.press("Tab")
            if viewer.page.evaluate("what => document.activeElement?.matches(what)", what):
                return
        raise AssertionError(f"{what} cannot be reached by keys")

    tab_to("[data-game=vikings]")
    keys.press("Enter")
    viewer.page.wait_for_selector(".new")
    if players != 2:
        tab_to(f".count button:nth-of-type({players - 1})")
        keys.press("Enter")
    tab_to(".new ol li:nth-child(2) select")
    keys.press("Home")
    for _ in range(9):
        if viewer.page.evaluate("document.activeElement.value === 'bot:thrall'"):
            break
        keys.press("ArrowDown")
    assert viewer.page.evaluate("document.activeElement.value") == "bot:thrall"
    tab_to(".start")
    keys.press("Enter")
    viewer.page.wait_for_selector(".frame")


def play_by_keys(viewer: Viewer, answers: int) -> None:
    """Until the game is over or so often; something must be chosen on the board."""
    used: set[str] = set()
    for _ in range(answers):
        viewer.my_turn()
        if viewer.over:
            break
        before = viewer.answered
        tried: list[str] = []
        for _ in range(80):
            key, here = viewer.page.evaluate(NEARER, tried)
            tried.append(f"{here} {key}")
            if key == "1" and not viewer.page.locator(NUMBERED).count():
                viewer.page.keyboard.press(key)  # shows the list, with its numbers
                viewer.moves.first.wait_for()
            viewer.page.keyboard.press(key)
            if key in ("Enter", "1"):
                used.add(key)
                break
        else:
            raise AssertionError("no target can be reached by arrows")
        viewer.settle_by_keys(before)
    assert "Enter" in used  # whether anything but the board is asked depends on the game


def test_the_first_moves_and_the_last_by_keys_alone(visit: Visit) -> None:
    """A whole game by keys is a part of `make soak`."""
    viewer = visit()
    by_keys_to_a_table(viewer, players=4)
    play_by_keys(viewer, 12)
    viewer.bring(near_the_end("vikings", left=8))
    play_by_keys(viewer, 60)
    finished(viewer)


def test_by_keys_on_a_phone(visit: Visit) -> None:
    viewer = visit(PHONE, "fr")
    viewer.sit("vikings", "bot:thrall")
    play_by_keys(viewer, 6)


def laying(viewer: Viewer) -> None:
    """A table where a tile is to be laid, with cells where it may not lie."""
    viewer.bring(asked("vikings", "laytile", after=6))
    viewer.page.wait_for_selector(".cell.legal")


def test_a_cell_that_is_not_allowed_says_why(visit: Visit) -> None:
    viewer = visit()
    laying(viewer)
    before = viewer.seq
    viewer.page.locator(".cell[data-cell]:not(.legal)").last.click(force=True)
    viewer.page.wait_for_selector("[data-refusal] .link")
    assert "VIK-" in viewer.page.inner_text("[data-refusal] .link")
    assert viewer.page.inner_text("[data-said]").strip()
    viewer.tidy()
    viewer.page.click("[data-refusal] .link")
    viewer.page.wait_for_selector("dialog dl")
    viewer.tidy()
    viewer.page.keyboard.press("Escape")  # empties the field
    viewer.page.keyboard.press("Escape")
    viewer.page.wait_for_selector("dialog", state="detached")
    assert viewer.seq == before


def test_looking_at_a_cell_shows_the_tile_there(visit: Visit) -> None:
    viewer = visit(color_scheme="dark")
    laying(viewer)
    viewer.page.locator(".cell.legal").first.hover()
    viewer.page.wait_for_selector(".ghost", state="attached")
    viewer.page.wait_for_selector("[data-preview] .chip, [data-preview] .next")
    viewer.tidy()
    viewer.page.mouse.move(2, 2)
    viewer.page.wait_for_selector(".ghost", state="detached")


def test_a_purchase_can_be_taken_back_until_somebody_else_moved(visit: Visit) -> None:
    viewer = visit()
    laying(viewer)
    seq = viewer.seq
    viewer.page.click("[data-undo]")
    viewer.went_on(seq)
    viewer.page.wait_for_selector(".lot.legal")
    assert viewer.page.locator("[data-cell]").count() == 0
    # now a whole turn, and the bot's: what was before stays
    for _ in range(8):
        viewer.my_turn()
        turn = viewer.seq
        legal = targets(viewer)
        (legal if legal.count() else viewer.page.locator(".few [data-move]")).first.click()
        viewer.settle(turn)
        viewer.my_turn()
        if not viewer.page.locator("[data-undo=step]").count():
            break
    viewer.page.click("[data-undo]", force=True)
    viewer.page.wait_for_selector("[data-refusal]")
    assert viewer.page.inner_text("[data-refusal]").strip()
    viewer.tidy()


def test_the_coasts_of_the_others_can_be_looked_at(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall", "bot:thrall")
    viewer.my_turn()
    coast = viewer.page.locator(".coast")
    seen = [coast.get_attribute("aria-label")]
    for _ in range(2):
        viewer.page.keyboard.press("b")
        viewer.page.wait_for_function(
            "last => document.querySelector('.coast').getAttribute('aria-label') !== last",
            arg=seen[-1],
        )
        seen.append(coast.get_attribute("aria-label"))
        assert viewer.page.locator(".cell.legal").count() == 0
    assert len(set(seen)) == 3
    viewer.tidy()


def test_the_advanced_rules_are_played_on_the_same_board(visit: Visit) -> None:
    """An auction, an offer that the winner lays out, bonus tiles."""
    viewer = visit(lang="fr")
    viewer.home()
    viewer.page.click("[data-game=vikings]")
    viewer.page.locator(".count button", has_text="2").click()
    viewer.page.locator(".new select").nth(1).select_option("bot:thrall")
    viewer.page.click(".new summary")
    viewer.page.locator(".options select").first.select_option("advanced")
    viewer.page.click(".start")
    viewer.page.wait_for_selector(".frame")
    kinds = set()
    for number in range(45):
        viewer.my_turn()
        before, legal = viewer.seq, targets(viewer)
        if legal.count():
            kinds.add("board")
            legal.nth(number * 3 % legal.count()).click()
            viewer.settle(before)
        else:
            notation = viewer.answer(number)
            kinds.add(notation.split(" ")[0])
        if {"board", "lay"} <= kinds and kinds & {"bid", "pass"}:
            break
    assert {"board", "lay"} <= kinds
    assert kinds & {"bid", "pass"}
    viewer.tidy()
