"""The frame stays still: nothing that is said moves the board, and everything has its place."""

from __future__ import annotations

import re
from typing import Any

import pytest

from drakkar.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import asked
from tests.browser.test_together import link_of

BOX = """() => ['.scene > [data-marked]', '.prompt'].map(name => {
    const box = document.querySelector(name).getBoundingClientRect();
    return [box.x, box.y, box.width, name === '.prompt' ? box.height : 0].join(' ');
}).join(', ')"""

LEAVES = """() => {
    const minis = [...document.querySelectorAll('button.mini')];
    const parts = minis.flatMap(mini => [...mini.querySelectorAll('span, b')].filter(part =>
        !part.children.length && part.textContent.trim() && !part.closest('.unseen, svg')));
    const box = part => part.getBoundingClientRect();
    const cross = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return parts.filter(part => {
        const card = part.closest('button');
        const pictures = [...card.querySelectorAll('svg.mini, .picture')];
        return pictures.some(picture => cross(box(part), box(picture)))
            || box(part).right > box(card).right + 1;
    }).map(part => part.textContent);
}"""
"""Words of opponents that lie over their picture, or leave their card."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_board_does_not_move_by_a_pixel(visit: Visit, size: tuple[int, int]) -> None:
    """Recap, preview, refusal, question: all lie over the page."""
    viewer = visit(size, "fr")
    page = viewer.page
    viewer.prefer("asking", "always")
    viewer.sit("vikings", *["bot:thrall"] * 3)
    viewer.my_turn()
    page.wait_for_selector("[data-recap]")
    still = page.evaluate(BOX)
    viewer.recap()
    assert page.evaluate(BOX) == still
    viewer.press(".recap [aria-label=Fermer]")
    lot = page.locator(".lot.legal").last
    lot.hover() if not viewer.narrow else lot.focus()
    page.wait_for_selector("[data-preview]")
    assert page.evaluate(BOX) == still
    page.locator(".lot:not(.legal)").first.dispatch_event("click")
    page.wait_for_selector("[data-refusal]")
    assert page.evaluate(BOX) == still
    lot.dispatch_event("click")
    page.wait_for_selector(".ask")
    assert page.evaluate(BOX) == still
    viewer.press(".ask button:not(.primary)")
    page.wait_for_selector(".ask", state="detached")
    if not viewer.narrow:
        viewer.listed()
        assert page.evaluate(BOX) == still
        page.keyboard.press("Escape")  # leaves the field
        page.keyboard.press("Escape")
        page.wait_for_selector("#panel", state="detached")
    viewer.tidy()
    top = page.locator(".scene > [data-marked]").bounding_box()
    assert top is not None
    assert top["y"] < 130


def somebody_left(view: dict[str, Any]) -> bool:
    return sum(not player["active"] for player in view["table"]["players"]) == 1


def test_a_phone_has_the_question_above_the_board_and_the_answers_below_it(visit: Visit) -> None:
    """In reach of the thumb; the board can be scrolled clear of them."""
    viewer = visit(PHONE, "fr")
    page = viewer.page
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    row = page.locator(".prompt").bounding_box()
    assert row is not None
    assert row["height"] <= 60
    # the bar: when, and who begins
    assert re.search(r"\b1/6$", page.locator("[data-moment]").inner_text().strip())
    assert page.locator(".bar [data-first]").count() == 1
    viewer.bring(asked("saga", "offerdraw"))
    viewer.my_turn()
    assert page.locator(".bar [data-first]").count() == 1  # Odin
    assert page.locator(".bar .left").count() == 0
    page.wait_for_selector(".foot .answers [data-move]")
    question, places, answers = (
        page.locator(part).bounding_box() for part in (".prompt", ".places", ".foot")
    )
    assert question is not None
    assert places is not None
    assert answers is not None
    assert question["y"] + question["height"] <= places["y"] + 1
    assert answers["height"] > 50
    bottom = """() => { const places = document.querySelector('.places');
        places.scrollTo(0, places.scrollHeight);
        return document.querySelector('.scene').getBoundingClientRect().bottom; }"""
    assert page.evaluate(bottom) <= answers["y"]
    viewer.check(within=".prompt")
    viewer.check(within=".foot")
    # what there is besides
    page.focus("[data-more]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[popover] [data-tool]:focus")
    viewer.check(within="[popover]")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector("[popover] [data-tool]:focus >> nth=0")
    page.keyboard.press("Escape")
    page.wait_for_selector("[popover]", state="detached")
    assert page.evaluate("document.activeElement.matches('[data-more]')")
    viewer.beside("how-it-works")
    page.wait_for_selector("dialog[open]")
    assert page.locator("[popover]").count() == 0
    viewer.bring(asked("saga", "decideleave", 3, fits=somebody_left))
    page.wait_for_selector(".bar .left")
    assert page.locator(".bar .left").count() == 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_undo_hint_and_help_keep_their_places(visit: Visit, size: tuple[int, int]) -> None:
    """Whatever is asked, with a short answer beside them or none."""
    viewer = visit(size, "fr")
    where = """() =>
        ['[data-undo]', '[data-tool=hint]', '[data-tool=how-it-works]', '[data-more]'].map(name =>
            document.querySelector(`.prompt ${name}`)?.getBoundingClientRect().x ?? null)"""
    places = []
    for game, tag in (("odin", "turn"), ("odin", "hunt"), ("saga", "playcard")):
        viewer.bring(asked(game, tag))
        viewer.my_turn()
        places.append(viewer.page.evaluate(where))
    undo, hint, how, more = zip(*places, strict=True)
    assert len(set(undo)) == 1
    if viewer.narrow:
        assert len(set(more)) == 1
        assert more[0] > undo[0]
        # Odin's short "pass" has the hint's place
        assert len(set(hint) - {None}) == 1
        assert hint[0] is None
    else:
        assert len(set(hint)) == len(set(how)) == 1
        assert undo[0] < hint[0] < how[0]


def test_a_move_that_is_looked_at_never_makes_the_prompt_of_a_phone_grow(visit: Visit) -> None:
    """Two men at work and what they cost are many words; the board shows them."""
    viewer = visit(PHONE, "en")
    page = viewer.page
    viewer.bring(asked("shipwrights", "meetskills", 3))
    viewer.my_turn()
    words = page.locator(".prompt .words")
    page.locator("[data-at^='way/skills']").first.click()
    page.wait_for_function("() => window.drakkar.preview")
    box, room = words.bounding_box(), page.locator(".prompt .room").bounding_box()
    assert box is not None
    assert room is not None
    assert box["height"] <= room["height"] + 2


def test_five_players_stand_in_one_row(visit: Visit) -> None:
    viewer = visit(DESKTOP, "fr")
    viewer.sit("shipwrights", *["bot:thrall"] * 4)
    viewer.my_turn()
    rows = viewer.page.locator(".bar > *, .bar li").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => [box.bottom, box.right])"
    )
    high = viewer.page.locator(".bar").bounding_box()
    assert high is not None
    assert high["height"] < 50
    assert all(bottom <= high["height"] + 1 and right <= 1281 for bottom, right in rows)
    names = viewer.page.locator(".bar li .name")
    assert names.first.inner_text().startswith("Joueur")  # nobody has called himself anything
    assert not any(
        names.evaluate_all("all => all.map(name => name.scrollWidth > name.clientWidth)")
    )
    assert viewer.page.locator(".bar li b").first.text_content() == "2 PV"


def test_between_a_desk_and_a_phone_every_button_of_the_prompt_is_there(visit: Visit) -> None:
    viewer = visit((820, 1180), "fr")
    viewer.sit("odin", "bot:thrall", "bot:thrall")
    viewer.my_turn()
    rights = viewer.page.locator(".bar :is(a, button), .prompt button").evaluate_all(
        "all => all.map(button => button.getBoundingClientRect().right)"
    )
    assert len(rights) > 8
    assert max(rights) <= 820


@pytest.mark.parametrize("game", list(GAMES))
def test_opponents_fit_whatever_their_number(visit: Visit, game: str) -> None:
    viewer = visit(DESKTOP, "fr")
    for players in (2, max(GAMES[game].seats)):
        viewer.sit(game, *["bot:thrall"] * (players - 1))
        viewer.my_turn()
        viewer.page.wait_for_selector("button.mini")
        assert viewer.page.evaluate(LEAVES) == []
        assert viewer.overlaps("button.mini", whole=True) == []
        column = viewer.page.locator(".side .others")
        assert column.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), players


def test_a_guest_with_a_phone_sees_the_prompt_and_the_tabs_at_once(visit: Visit) -> None:
    host, guest = visit(), visit(PHONE, "fr")
    host.start("vikings", "friend")
    guest.page.goto(link_of(host))
    guest.page.wait_for_selector(".welcome")
    for part in (".prompt", ".tabbar"):
        box = guest.page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE[1] + 1
    guest.tidy()
    # and whoever plays on a phone finds the way to invite
    guest.page.fill(".welcome input", "Cnut")
    guest.press(".welcome button")
    guest.press("[data-menu]")
    guest.press("[data-invite]")
    guest.page.wait_for_selector("dialog button.button:not(.plain)")
    assert "spectateurs" in guest.page.inner_text("dialog")


def test_passing_with_vikings_left_asks_and_no_number_does_it(visit: Visit) -> None:
    viewer = visit()
    viewer.bring(asked("odin", "turn"))
    viewer.my_turn()
    before = viewer.seq
    for key in "123456789":
        viewer.page.keyboard.press("Escape")
        viewer.page.evaluate("document.activeElement?.blur()")
        viewer.page.keyboard.press(key)
        viewer.page.wait_for_timeout(60)
        assert "pass" not in asked_about(viewer)
    viewer.tab("board")
    assert viewer.seq == before
    viewer.page.keyboard.press("Escape")
    viewer.page.click(".few .grave")
    viewer.page.wait_for_selector(".ask.grave")
    assert asked_about(viewer) == "pass"
    assert viewer.seq == before


def asked_about(viewer: Viewer) -> str:
    return str(viewer.page.evaluate("() => window.drakkar.confirming?.notation ?? ''"))


def test_a_choice_under_seal_can_be_changed_until_all_have_chosen(visit: Visit) -> None:
    host, guest = visit(), visit(PHONE, "fr")
    host.start("shipwrights", "friend", "bot:thrall")
    guest.page.goto(link_of(host))
    guest.page.wait_for_selector(".welcome")
    guest.page.fill(".welcome input", "Cnut")
    guest.press(".welcome button")
    host.page.wait_for_selector("text=Cnut")
    rows = host.listed()
    number = rows.count()
    before = host.answered
    rows.nth(1).click()
    host.page.wait_for_selector("[data-chosen]")
    assert host.page.locator(".ask").count() == 0
    # the others see that I have chosen, and the pack lies where it lay
    guest.page.wait_for_selector(".bar [data-done] >> nth=1")
    assert rows.count() == number
    assert rows.nth(1).get_attribute("aria-pressed") == "true"
    rows.nth(2).click()
    host.page.wait_for_function(
        "n => Number(document.querySelector('.frame').dataset.answered) === n", arg=before + 3
    )
    host.page.wait_for_selector("[data-chosen]")
    assert rows.nth(2).get_attribute("aria-pressed") == "true"
    host.check()
    rows.nth(2).click()
    host.page.wait_for_selector(".prompt.mine")
    guest.page.wait_for_selector(".bar [data-done] >> nth=1", state="detached")


def test_a_spectator_is_told_so(visit: Visit) -> None:
    host, watcher = visit(), visit(PHONE, "fr")
    host.start("vikings", "friend")
    link = host.page.evaluate("() => window.drakkar.keeps.links.watch")
    watcher.page.goto(link)
    watcher.page.wait_for_selector("[data-watching]")
    assert "spectateur" in watcher.prompt
    watcher.tidy()


def test_text_size_and_density_are_a_choice(visit: Visit) -> None:
    for size in (DESKTOP, PHONE):
        viewer = visit(size, "fr")
        viewer.prefer("size", "large")
        viewer.prefer("density", "dense")
        viewer.sit("vikings", "bot:thrall")
        viewer.my_turn()
        assert viewer.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"
        viewer.tidy()


def test_points_follow_the_position_that_is_looked_at(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    points = viewer.page.locator(".bar li b").first
    viewer.my_turn()
    first = points.inner_text()
    for number in range(8):
        viewer.answer(number)
        viewer.my_turn()
        if points.inner_text() != first:
            break
    now = points.inner_text()
    viewer.tab("log")
    viewer.page.locator("[data-log] button").first.click()
    viewer.page.wait_for_selector(".time")
    assert points.inner_text() != now


def test_by_keys_the_next_legal_thing_has_the_focus(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    for number in range(3):
        viewer.page.locator(".lot.legal").nth(number).focus()
        before = viewer.answered
        viewer.page.keyboard.press("Enter")
        viewer.settle_by_keys(before)
        viewer.page.wait_for_function(
            "() => document.activeElement.closest('.scene')"
            " && !document.activeElement.matches('.threats, .scene')"
        )
        for _ in range(6):  # to the next purchase
            if viewer.page.locator(".lot.legal").count():
                break
            viewer.answer()
            viewer.my_turn()
        viewer.tab("board")
