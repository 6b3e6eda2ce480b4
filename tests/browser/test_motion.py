"""Pieces that move, views that wait their turn, and marks that stay on their piece.

Where a test acts while something moves the page's clock stands still: nothing hangs on how quick
the machine is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import asked

if TYPE_CHECKING:
    from playwright.sync_api import Page

SPY = """() => {
    window.flown = [];
    // where the lots lie, or lay when something was pressed: the page may shift meanwhile
    const wheels = () => [...document.querySelectorAll('.wheel, .lots')]
        .map((one) => one.getBoundingClientRect());
    let wheel = wheels();
    addEventListener('pointerdown', () => { wheel = wheels(); }, true);
    const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, width, height }; };
    new MutationObserver((list) => {
        for (const node of list.flatMap((change) => [...change.addedNodes])) {
            const [flight] = node.getAnimations();
            const { duration } = flight.effect.getTiming();
            const keys = flight.effect.getKeyframes();
            flight.pause();
            flight.currentTime = 0;
            const from = box(node);
            flight.currentTime = duration;
            const to = box(node);
            flight.currentTime = 0;
            flight.play();
            const name = node.getAttribute('data-flying');
            const far = (one) => Math.hypot(box(one).x - to.x, box(one).y - to.y);
            const there = [...document.querySelectorAll(`[data-piece="${name}"]`)]
                .sort((a, b) => far(a) - far(b))[0];
            window.flown.push({ name, duration, way: Math.hypot(from.x - to.x, from.y - to.y),
                spot: far(there) < 3 ? there.getAttribute('data-spot') : '',
                wheel: wheels().concat(wheel).some((one) => from.x >= one.left
                    && from.x <= one.right && from.y >= one.top && from.y <= one.bottom),
                moves: keys.every((key) => 'transform' in key && !('left' in key)) });
        }
    }).observe(document.querySelector('.flights'), { childList: true });
}"""
"""Notes what flies, from where to where."""

MARKED = """() => {
    const sides = ['left', 'top', 'width', 'height'];
    const boxes = (what) =>
        [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    const [rings, pieces] = [boxes('.marks .ring'), boxes('[data-piece]')];
    return rings.length > 0 && rings.every((ring) => pieces.some((piece) =>
        sides.every((side) => Math.abs(ring[side] - piece[side]) < 2)));
}"""
"""Every ring is around a piece."""

NUMBERED = """() => {
    const ring = document.querySelector('.marks b')?.parentElement.getBoundingClientRect();
    const at = [...document.querySelectorAll('[data-piece]')].find((piece) => {
        const box = piece.getBoundingClientRect();
        return ring && Math.abs(box.left - ring.left) < 2 && Math.abs(box.top - ring.top) < 2;
    });
    return at?.getAttribute('data-spot') ?? '';
}"""
"""Where the piece lies that has a number."""


def spy(page: Page) -> None:
    """What moves is loaded when the pointer does."""
    page.mouse.move(3, 3)
    page.wait_for_selector(".flights", state="attached")
    page.evaluate(SPY)


def flown(page: Page) -> list[dict[str, Any]]:
    flights: list[dict[str, Any]] = page.evaluate("window.flown.splice(0)")
    return flights


def table(viewer: Viewer) -> dict[str, Any]:
    """My view as the server has it; without a question while it is not my turn."""
    path = viewer.page.evaluate("location.pathname.replace('/t/', '/api/tables/')")
    view: dict[str, Any] = viewer.page.request.get(path).json()
    return view | {"question": (view["act"] and view["question"]) or {"tag": ""}}


def buying(viewer: Viewer, players: int = 2) -> None:
    """My turn to buy in a game that has begun; the others are bots."""
    viewer.bring(asked("vikings", "buylot", players, after=4, first_player="1"))
    viewer.page.wait_for_selector(".lot.legal")
    spy(viewer.page)


def buy(viewer: Viewer) -> None:
    """A lot whose tile can be laid."""
    before = viewer.answered
    viewer.press(viewer.page.locator(".lot.legal").first)
    viewer.saved(before)
    viewer.page.wait_for_selector(".cell.legal, [data-hand]")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_bought_tile_goes_from_the_wheel_to_the_hand_and_to_the_coast(
    visit: Visit, size: tuple[int, int]
) -> None:
    viewer = visit(size, reduced_motion="no-preference")
    buying(viewer)
    buy(viewer)
    viewer.page.wait_for_function("() => window.flown.length")
    tile = next(flight for flight in flown(viewer.page) if flight["name"].startswith("tile-"))
    assert tile["wheel"]
    assert tile["spot"] == "hand"
    assert tile["moves"]
    assert 0 < tile["duration"] <= 400
    before = viewer.answered
    viewer.press(viewer.page.locator(".map .cell.legal").first)
    viewer.saved(before)
    viewer.page.wait_for_function(
        "name => window.flown.some((flight) => flight.name === name)", arg=tile["name"]
    )
    laid = next(flight for flight in flown(viewer.page) if flight["name"] == tile["name"])
    assert laid["spot"].startswith("coast-0-")
    assert laid["way"] > 20
    viewer.my_turn()
    assert viewer.page.locator("[data-flying]").count() == 0


@pytest.mark.parametrize("how", ["device", "preference"])
def test_who_wants_no_motion_gets_none(visit: Visit, how: str) -> None:
    viewer = visit(reduced_motion="reduce" if how == "device" else "no-preference")
    if how == "preference":
        viewer.page.add_init_script("localStorage.setItem('drakkar.motion', '\"none\"')")
    buying(viewer, 3)
    buy(viewer)
    viewer.my_turn()
    viewer.press(viewer.page.locator(".map .cell.legal").first)
    viewer.my_turn()
    assert flown(viewer.page) == []
    assert viewer.page.locator("[data-moving]").count() == 0


def bots_on_their_way(viewer: Viewer) -> None:
    """The bots have moved and it is my turn to buy; the board still shows how, and stands still."""
    buying(viewer, 4)
    buy(viewer)
    viewer.my_turn()
    flown(viewer.page)
    viewer.page.clock.install()
    viewer.page.clock.pause_at(viewer.page.evaluate("Date.now() + 1000"))
    viewer.press(viewer.page.locator(".map .cell.legal").first)
    while table(viewer)["question"]["tag"] != "buylot":
        settle = viewer.page.locator("[data-settle]").first
        if settle.is_visible():
            settle.click()
        viewer.page.wait_for_timeout(100)
    viewer.page.wait_for_selector(f".frame[data-seq='{table(viewer)['seq']}']")
    viewer.page.wait_for_selector("[data-moving]", state="attached")


def test_bots_turns_are_shown_one_after_another_and_a_key_skips_them(visit: Visit) -> None:
    viewer = visit(reduced_motion="no-preference")
    bots_on_their_way(viewer)
    # the question is here, the board is not yet
    assert viewer.page.locator(".lot.legal").count() == 0
    assert viewer.page.locator("[data-flying]").count() > 0
    mine = [flight["spot"] for flight in flown(viewer.page)]
    assert all(spot.startswith(("coast-0-", "pen-0-")) for spot in mine), mine
    viewer.page.clock.run_for(600)  # mine, what the next one pays, what he lays
    others = [flight["spot"] for flight in flown(viewer.page)]
    assert others
    assert all(spot.startswith(("coast-1-", "pen-1-")) for spot in others), others
    assert viewer.page.locator("[data-moving]").count() == 1
    viewer.page.keyboard.press("Shift")
    viewer.page.wait_for_selector(".lot.legal")
    assert viewer.page.locator("[data-flying]").count() == 0
    assert viewer.page.locator("[data-moving]").count() == 0


def test_a_click_while_pieces_move_plays_at_once(visit: Visit) -> None:
    viewer = visit(reduced_motion="no-preference")
    bots_on_their_way(viewer)
    view = table(viewer)
    price = view["moves"][0]["move"][1]
    slot = (price + view["board"]["turned"]) % 12
    box = viewer.page.locator(f".wheel [data-spot=wheel-{slot}]").first.bounding_box()
    assert box is not None
    assert viewer.page.locator("[data-moving]").count() == 1
    before = viewer.answered
    viewer.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    viewer.page.wait_for_selector(f".frame[data-answered='{before + 1}']")
    assert table(viewer)["question"]["tag"] != "buylot"


def test_marks_stay_on_their_piece(visit: Visit) -> None:
    viewer = visit()
    buying(viewer)
    buy(viewer)
    viewer.my_turn()
    viewer.press(viewer.page.locator(".map .cell.legal").first)
    viewer.my_turn()
    viewer.page.evaluate("document.activeElement?.blur()")
    viewer.page.click("[data-walk]")
    viewer.page.wait_for_selector(".time")
    viewer.page.wait_for_selector(".time", state="detached")
    viewer.page.wait_for_function(MARKED)
    # the number is on what the other laid down, not on a line of text
    assert viewer.page.evaluate(NUMBERED).startswith(("coast-1-", "pen-1-"))
    top = viewer.page.evaluate("document.querySelector('.marks .ring').style.top")
    viewer.page.evaluate("document.querySelector('.prompt').style.paddingBottom = '90px'")
    viewer.page.wait_for_function(
        "top => document.querySelector('.marks .ring').style.top !== top", arg=top
    )
    viewer.page.wait_for_function(MARKED)
    viewer.page.set_viewport_size({"width": 1100, "height": 900})
    viewer.page.wait_for_function(MARKED)


def test_noises_are_off_until_asked_for(visit: Visit) -> None:
    viewer = visit(sound=True)
    viewer.page.add_init_script(
        """window.bursts = 0;
        const start = AudioBufferSourceNode.prototype.start;
        AudioBufferSourceNode.prototype.start = function (...args) {
            window.bursts += 1;
            return start.apply(this, args);
        };"""
    )
    buying(viewer)
    buy(viewer)
    viewer.my_turn()
    assert viewer.page.evaluate("window.bursts") == 0
    viewer.page.keyboard.press("?")
    viewer.page.get_by_label("Quiet noises of wood, dice and cards").check()
    viewer.page.keyboard.press("Escape")
    viewer.press(viewer.page.locator(".map .cell.legal").first)
    viewer.page.wait_for_function("() => window.bursts > 0")
