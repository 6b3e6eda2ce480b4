"""The board of Tiny Epic Vikings: games with mouse, finger and keys, and its scenes."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import drakkar
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import asked, near_the_end, record
from tests.browser.test_games import finished

WAY = """number => {
    const store = window.drakkar;
    const moves = store.view.moves.filter((move) => !move.anytime);
    return store.pathOf(moves[number % moves.length]);
}"""
"""What to press for one of the legal moves."""

RECALL = """() => {
    const store = window.drakkar;
    return store.pathOf(store.view.moves.find(({move}) => move[0] === 'recall'));
}"""


def thing(viewer: Viewer, name: str) -> str:
    """Where it is pressed: a fjord on its disc, for islands lie in the middle of some."""
    disc = " circle" if name.startswith("fjord/") else ""
    return f'[data-at="{name}"]{disc} >> nth=0'


def press(viewer: Viewer, name: str) -> None:
    viewer.press(viewer.page.locator(thing(viewer, name)))


def enter(viewer: Viewer, name: str) -> None:
    """By keys: what has the focus is chosen by Enter."""
    viewer.page.locator(f'[data-at="{name}"] >> nth=0').focus()
    viewer.page.keyboard.press("Enter")


def play_on(viewer: Viewer, answers: int, how: Any = press) -> None:
    """By the things that the board names, with many different moves."""
    for number in range(answers):
        viewer.my_turn()
        if viewer.over:
            return
        before = viewer.answered
        for name in viewer.page.evaluate(WAY, number * 7):
            how(viewer, name)
        viewer.saved(before)


def test_the_last_moves_by_finger(visit: Visit) -> None:
    viewer = visit(PHONE, "fr")
    viewer.bring(near_the_end("tinyepic", left=5))
    play_on(viewer, 40)
    finished(viewer)


def test_the_last_moves_by_mouse(visit: Visit) -> None:
    viewer = visit(DESKTOP, "en", color_scheme="dark")
    viewer.bring(near_the_end("tinyepic", players=4, left=5))
    play_on(viewer, 40)
    finished(viewer, 4)


def test_the_last_moves_by_keys(visit: Visit) -> None:
    viewer = visit(DESKTOP, "fr")
    viewer.bring(near_the_end("tinyepic", players=3, left=4))
    play_on(viewer, 40, enter)
    finished(viewer, 3)


def a_sail(view: dict[str, Any]) -> bool:
    """The first seat has a card with a Sail of two steps or more."""
    table = view["table"]
    return any(
        table["cards"][card]["jarl"]["type"] == "sail" and table["cards"][card]["jarl"]["x"] > 1
        for card in table["clans"][0]["hand"]
    )


def test_a_sail_is_three_clicks(visit: Visit) -> None:
    viewer = visit()
    viewer.bring(asked("tinyepic", "playcard", 3, fits=a_sail))
    viewer.my_turn()
    card = viewer.page.evaluate(
        """() => window.drakkar.view.moves.find(({move}) => move[0] === 'jarl'
            && window.drakkar.view.board.cards[move[1]].jarl.type === 'sail'
            && window.drakkar.view.board.cards[move[1]].jarl.x > 1).move[1]"""
    )
    before = viewer.answered
    press(viewer, f"jarl/{card}")
    viewer.saved(before)
    viewer.my_turn()
    viewer.page.locator('[data-at^="ship/"]').first.click()
    viewer.saved(before + 1)
    viewer.my_turn()
    dock = viewer.page.locator('.spot.legal[data-at^="dock/"]').last
    assert (dock.locator("text").text_content() or "").strip() in "1234"
    dock.hover()
    viewer.page.wait_for_selector(".walk")  # the way is drawn
    viewer.check()
    dock.click()
    viewer.saved(before + 2)


def test_a_place_out_of_reach_says_why(visit: Visit) -> None:
    viewer = visit(DESKTOP, "fr")
    record = asked("tinyepic", "choosecourse", 3, fits=lambda view: view["question"][2] == 1)
    viewer.bring(record)
    viewer.my_turn()
    viewer.page.locator('.spot[aria-disabled="true"][data-at^="dock/"]').first.focus()
    viewer.page.keyboard.press("Enter")
    viewer.page.wait_for_function("() => window.drakkar.refusal?.text")


def with_settlers(view: dict[str, Any]) -> bool:
    """Some of mine can be called back at any time: that is no question about the sea."""
    return any("0" in island["settlers"] for island in view["table"]["islands"])


def test_a_battle_is_told_and_can_be_put_away(visit: Visit) -> None:
    viewer = visit(PHONE, "fr", color_scheme="dark")
    viewer.bring(asked("tinyepic", "blessing", 3, fits=with_settlers))
    viewer.my_turn()
    scene = viewer.page.locator("[data-scene]")
    scene.wait_for()
    fought = viewer.page.evaluate("() => window.drakkar.view.board.battle.fought")
    strengths = scene.locator("td.sum").all_inner_texts()
    expected = [fighter["strength"] for fighter in fought["fighters"]]
    assert strengths == ["✗" if number is None else str(number) for number in expected]
    viewer.check()
    viewer.page.keyboard.press("Escape")
    scene.wait_for(state="detached")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_alone_the_enemy_has_its_board(visit: Visit, size: tuple[int, int]) -> None:
    viewer = visit(size)
    viewer.bring(asked("tinyepic", "decideforenemy", 1))
    viewer.my_turn()
    markers = viewer.page.evaluate(
        "() => window.drakkar.view.board.enemy.tracks.map((track) => String(track.marker))"
    )
    assert viewer.page.locator(".enemy .marker").all_text_contents() == markers
    viewer.press(viewer.page.locator(".steps summary").first)  # why, in words
    rule = viewer.page.locator(".steps details[open] p").first
    expect(rule).not_to_contain_text("TEV-")
    viewer.check()
    play_on(viewer, 3)


def test_the_last_battle_can_be_opened_again(visit: Visit) -> None:
    """It does not lie over the ships that are asked about."""
    viewer = visit(PHONE)
    viewer.bring(
        asked("tinyepic", "chooseship", 3, fits=lambda view: view["table"]["battle"]["fought"])
    )
    viewer.my_turn()
    scene = viewer.page.locator("[data-scene]")
    assert scene.count() == 0
    press(viewer, "last-battle")
    scene.wait_for()
    viewer.page.keyboard.press("Escape")
    scene.wait_for(state="detached")


def an_era_is_over(view: dict[str, Any]) -> bool:
    table = view["table"]
    held = any(island["holder"] == 0 for island in table["islands"])
    return bool(table["era"] > 1 and not table["clans"][0]["hand"] and held)


def test_the_end_of_an_era_is_one_table_to_walk_over(visit: Visit) -> None:
    viewer = visit(DESKTOP, "en")
    viewer.bring(asked("tinyepic", "pickcard", 4, after=10, fits=an_era_is_over))
    viewer.my_turn()
    tally = viewer.page.locator(".aside .tally")
    sums = tally.locator("tfoot b").all_text_contents()
    standing = viewer.page.evaluate("() => window.drakkar.view.board.standing")
    assert sums == [str(sum(points.values())) for points in standing]
    rune = viewer.page.evaluate(
        "() => window.drakkar.view.board.islands.find((island) => island.holder === 0).rune"
    )
    tally.locator(f'[data-at="tally/{rune}/0"]').focus()
    expect(tally.locator("p")).to_contain_text("VP")
    viewer.check()


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_no_word_of_a_card_in_the_draft_is_cut(
    visit: Visit, size: tuple[int, int], players: int
) -> None:
    """With the longest French word for a deed, and with the whole sea in sight."""
    viewer = visit(size, "fr")
    question = "pickcard" if players > 1 else "solopick"
    most = 6 if players > 1 else 3
    viewer.bring(
        asked(
            "tinyepic",
            question,
            players,
            after=15,
            fits=lambda view: len(view["table"]["clans"][0]["pack"]) == most,
        )
    )
    viewer.my_turn()
    cut = viewer.page.evaluate(
        """() => {
            for (const verb of document.querySelectorAll('.draft .verb'))
                verb.textContent = 'Construire';
            const cut = (word) => {
                const text = document.createRange();
                text.selectNodeContents(word);
                return text.getBoundingClientRect().width > word.clientWidth + 1;
            };
            const words = '.verb, .times, .name b, .name span, .war, .might, .force, .boost';
            return [...document.querySelectorAll(`.draft :is(${words})`)]
                .filter((word) => word.offsetParent && cut(word))
                .map((word) => word.textContent);
        }"""
    )
    assert cut == []
    assert viewer.page.locator(".draft .force:visible").count() == most
    # in the place of the hand: the sea is in sight
    sea, draft = (
        viewer.page.locator(f".tiny {each}").bounding_box() for each in (".block", ".draft")
    )
    assert sea is not None
    assert draft is not None
    assert sea["y"] + sea["height"] <= draft["y"] + 1


@pytest.mark.parametrize("question", ["returnfavor", "smitesettler", "choosecourse"])
def test_what_a_finger_presses_is_large_enough(visit: Visit, question: str) -> None:
    """44 px; a little less where two docks and a fjord lie side by side."""
    viewer = visit(PHONE, "fr")
    viewer.bring(asked("tinyepic", question, 4))
    viewer.my_turn()
    sizes = viewer.page.evaluate(
        """() => [...document.querySelectorAll('.tiny [data-at].legal')].map((thing) => {
            const {width, height} = thing.getBoundingClientRect();
            return [thing.dataset.at, Math.round(width), Math.round(height)];
        })"""
    )
    assert sizes
    assert [each for each in sizes if min(each[1:]) < 40] == []


def test_two_fingers_enlarge_the_sea_and_a_tap_still_sails(visit: Visit) -> None:
    viewer = visit(PHONE, "en", fresh=True)
    viewer.bring(asked("tinyepic", "choosecourse", 3))
    viewer.my_turn()
    sea = viewer.page.locator("svg.water")
    box = sea.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = viewer.page.context.new_cdp_session(viewer.page)
    for kind, apart in [("touchStart", 40), ("touchMove", 50), ("touchMove", 80), ("touchEnd", 0)]:
        spots = [{"x": x + side * apart, "y": y, "id": side + 1} for side in (-1, 1)]
        touch = {"type": kind, "touchPoints": spots if apart else []}
        fingers.send("Input.dispatchTouchEvent", touch)
    expect(sea).to_have_class(re.compile("enlarged"))
    before = viewer.answered
    # what has the focus comes into sight
    dock = viewer.page.locator('.spot.legal[data-at^="dock/"]').first
    dock.focus()
    dock.tap()
    viewer.press('[data-at="sure"]')
    viewer.saved(before)


def test_on_a_phone_a_first_tap_tells_what_a_sail_brings(visit: Visit) -> None:
    """The way is drawn and the plate tells of it; another place changes it, a second tap sails."""
    viewer = visit(PHONE, "fr")
    viewer.bring(asked("tinyepic", "choosecourse", 3))
    viewer.my_turn()
    before = viewer.answered
    docks = viewer.page.locator('.spot.legal[data-at^="dock/"]')
    number = docks.count()
    for dock in (docks.first, docks.last):
        dock.tap()
        viewer.page.wait_for_selector(".walk")
        viewer.page.wait_for_selector(".sure .place")
        assert docks.count() == number  # the others can still be pressed
    viewer.check()
    assert viewer.answered == before
    viewer.page.wait_for_timeout(400)  # no double tap
    docks.last.tap()
    viewer.saved(before)


def with_a_recall() -> dict[str, Any]:
    """A ship is about to sail, and a settler could be called back instead."""
    for seed in range(100):
        table, rng = drakkar.new("tinyepic", 3, seed=seed), Random(seed)
        while not table.over:
            seat = table.deciders[0]
            moves = table.moves(seat)
            if seat == 0 and {"to", "recall"} <= {move[0] for move in moves}:
                return record(table)
            # settlers stay where they are
            table.play(rng.choice([move for move in moves if move[0] != "recall"]), seat)
    raise AssertionError("nobody can be called back")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_settler_that_would_be_called_back_covers_no_sail(
    visit: Visit, size: tuple[int, int]
) -> None:
    """The question asks about him, says what it would do, and the sea keeps its places."""
    viewer = visit(size)
    viewer.bring(with_a_recall())
    viewer.my_turn()
    viewer.page.wait_for_selector(".spot.legal")
    question, places = viewer.prompt, viewer.page.locator(".spot.legal").count()
    press(viewer, viewer.page.evaluate(RECALL)[0])
    assert viewer.prompt != question
    assert viewer.page.locator(".spot.legal").count() == places
    told = ".sure .told" if size == PHONE else ".prompt .words"
    expect(viewer.page.locator(told)).to_contain_text("→")
    viewer.check()
    viewer.press(".cancel")
    assert viewer.prompt == question


def test_on_a_phone_a_village_is_consecrated_with_the_sea_in_sight(visit: Visit) -> None:
    """All places, the whole sea and the hand lie above the foot of the page."""
    viewer = visit(PHONE, "fr")
    viewer.bring(asked("tinyepic", "consecratevillage", 4))
    viewer.my_turn()
    viewer.page.wait_for_selector('.tiny [data-at^="place/"].legal')
    below = viewer.page.evaluate(
        """() => {
            const top = document.querySelector('.foot').getBoundingClientRect().top;
            const things = '.tiny [data-at^="place/"], .tiny svg.water, .tiny .hand button';
            return [...document.querySelectorAll(things)]
                .filter((thing) => thing.getBoundingClientRect().bottom > top + 1)
                .map((thing) => thing.dataset.at ?? thing.className);
        }"""
    )
    assert below == []
    before = viewer.answered
    press(viewer, "place/none")
    viewer.saved(before)


def two_can_land(view: dict[str, Any]) -> bool:
    return len(view["table"]["landing"]) > 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_plate_of_a_ship_ashore_counts_settlers(visit: Visit, size: tuple[int, int]) -> None:
    """It begins with all that can land, says what they do, and lands as many as it shows."""
    viewer = visit(size, "fr")
    viewer.bring(asked("tinyepic", "ashore", 3, fits=two_can_land))
    viewer.my_turn()
    landing = viewer.page.evaluate("() => window.drakkar.view.board.landing")
    plate, most = viewer.page.locator(".plate"), len(landing)
    for number in (most, most - 1):
        expect(plate.locator(f'[data-at="deploy/{number}"]')).to_be_visible()
        counts = sorted(landing[number - 1]["influence"].values(), reverse=True)
        # on a large screen the question tells it, on a phone the plate itself
        told = viewer.page.locator(".ahead") if size == DESKTOP else plate
        # "4→6", or the number alone where it stays
        expect(told.locator(".influence b")).to_have_text(
            [re.compile(rf"(^|→){count}$") for count in counts]
        )
        if number == most:
            press(viewer, f"count/{most - 1}")
    viewer.check()
    before = viewer.answered
    press(viewer, f"deploy/{most - 1}")
    viewer.saved(before)


def with_cards(number: int) -> dict[str, Any]:
    """The last Era begins."""
    table, rng = drakkar.new("tinyepic", 3, seed=1), Random(1)
    while True:
        seat = table.deciders[0]
        view = table.view(seat)
        hand = view["table"]["clans"][0]["hand"] if seat == 0 else []
        if view["question"][0] == "playcard" and len(hand) == number:
            return record(table)
        table.play(rng.choice(table.moves(seat)), seat)


@pytest.mark.parametrize("number", [2, 4, 5, 6])
def test_a_phone_shows_the_sea_my_goods_and_my_hand_at_once(visit: Visit, number: int) -> None:
    """Above the question, without moving the page: the cards in one row, no word beyond its card,
    also while one of them is looked at."""
    viewer = visit(PHONE, "fr")
    viewer.bring(with_cards(number))
    viewer.my_turn()
    for step in ("at rest", "looked at"):
        if step == "looked at":
            viewer.press('.tiny .hand .card:first-child [data-at^="jarl/"]')
            viewer.page.wait_for_selector(".tiny .sure")
        else:
            viewer.page.wait_for_selector('.tiny [data-at^="battle/"]')
        seen = viewer.page.evaluate(
            """() => {
                const box = (thing) => thing.getBoundingClientRect();
                const top = box(document.querySelector('.foot')).top;
                const cards = [...document.querySelectorAll('.tiny .hand .card')];
                for (const verb of document.querySelectorAll('.tiny .hand .verb'))
                    verb.textContent = 'Construire';
                const drawn = '.verb, .times, .rune, .rune *, .force *, .pay *, .head b';
                return {
                    below: [...document.querySelectorAll('.tiny .strip, .tiny .sure, .hand button')]
                        .map((thing) => Math.round(box(thing).bottom - top))
                        .filter((over) => over > 0),
                    rows: new Set(cards.map((card) => box(card).top)).size,
                    wide: cards.flatMap((card) =>
                        [...card.querySelectorAll(drawn)]
                            .filter((part) => !part.closest('.unseen'))
                            .filter((part) => box(part).left < box(card).left
                                || box(part).right > box(card).right)
                            .map((part) => `${card.innerText}: ${part.className}`)),
                };
            }"""
        )
        assert seen == {"below": [], "rows": 1, "wide": []}, step


def test_what_a_rune_action_gives_is_taken_with_one_press(visit: Visit) -> None:
    viewer = visit()
    viewer.bring(asked("tinyepic", "collectgoods", 2))
    viewer.my_turn()
    goods = sum(viewer.page.evaluate("() => window.drakkar.view.question.value[2]"))
    button = viewer.page.locator('[data-at="take/all"]')
    assert re.findall(r"\d+", button.inner_text()) == [str(goods)] * 2
    before = viewer.answered
    viewer.press(button)
    viewer.saved(before)


def test_influence_is_shown_and_hidden(visit: Visit) -> None:
    viewer = visit()
    viewer.bring(asked("tinyepic", "playcard", 2))  # the neutral enemy counts from the start
    viewer.my_turn()
    badges = viewer.page.locator(".water .count")
    assert badges.count()
    viewer.page.keyboard.press("i")
    assert badges.count() == 0


CUT = """() => {
    const box = (thing) => thing.getBoundingClientRect();
    const top = box(document.querySelector('.foot')).top;
    return [...document.querySelectorAll('.tiny > *')]
        .filter((panel) => box(panel).top < top - 6 && box(panel).bottom > top + 6)
        .map((panel) => panel.className);
}"""
"""The panels below the sea that the answers of a phone cut through."""


@pytest.mark.parametrize("question", ["choosecourse", "chooseharvest", "useruneaction"])
def test_on_a_phone_no_panel_is_cut_through_by_the_question(visit: Visit, question: str) -> None:
    viewer = visit(PHONE, "fr")
    viewer.bring(asked("tinyepic", question, 3))
    viewer.my_turn()
    viewer.page.wait_for_selector(".tiny .strip")
    assert viewer.page.evaluate(CUT) == []
    if question == "choosecourse":
        viewer.page.locator('.spot.legal[data-at^="dock/"]').first.tap()
        viewer.page.wait_for_selector(".sure .place")
        assert viewer.page.evaluate(CUT) == []


def test_in_the_draft_a_pressed_card_stays_pressed_whatever_others_do(visit: Visit) -> None:
    """All pick at once: what somebody else does meanwhile comes as another view."""
    viewer = visit(PHONE, "fr")
    viewer.bring(asked("tinyepic", "pickcard", 3))
    viewer.my_turn()
    viewer.press('.tiny .hand .card.legal[data-at^="card/"] >> nth=0')
    sure = viewer.page.locator('.tiny .sure [data-at="sure"]')
    expect(sure).to_be_visible()
    viewer.page.evaluate("() => { window.drakkar.view = { ...window.drakkar.view }; }")
    viewer.page.wait_for_timeout(300)
    expect(sure).to_be_visible()


def with_a_hand(view: dict[str, Any]) -> bool:
    return len(view["table"]["clans"][0]["hand"]) > 1


def test_on_a_phone_the_hand_stays_in_sight_while_a_sail_is_looked_at(visit: Visit) -> None:
    """Below the sea what the place would bring, and the cards whole above the foot of the page."""
    viewer = visit(PHONE, "fr")
    viewer.bring(asked("tinyepic", "choosecourse", 3, fits=with_a_hand))
    viewer.my_turn()
    viewer.page.locator('.spot.legal[data-at^="dock/"]').first.tap()
    viewer.page.wait_for_selector(".sure .place")
    foot = viewer.page.locator(".foot").bounding_box()
    assert foot is not None
    for part in (".tiny .strip", ".tiny .sure", ".tiny .hand"):
        thing = viewer.page.locator(part)
        expect(thing).to_be_visible()
        box = thing.bounding_box()
        assert box is not None, part
        assert box["y"] + box["height"] <= foot["y"] + 1, part


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_sail_that_is_looked_at_is_told_in_one_line(visit: Visit, language: str) -> None:
    viewer = visit(DESKTOP, language)
    viewer.bring(asked("tinyepic", "choosecourse", 3, after=20))
    viewer.my_turn()
    docks = viewer.page.locator('.spot.legal[data-at^="dock/"]')
    for dock in (docks.first, docks.last):
        dock.hover()
        viewer.page.wait_for_selector(".ahead .verdict, .ahead .count")
        box = viewer.page.locator(".ahead").bounding_box()
        assert box is not None
        assert box["height"] < 34


@pytest.mark.parametrize("number", [1, 3])
def test_played_cards_have_the_room_that_the_hand_leaves(visit: Visit, number: int) -> None:
    """No place of the row below the sea is empty: the last card of the hand stands at its end."""
    viewer = visit()
    viewer.bring(with_cards(number))
    viewer.my_turn()
    viewer.page.wait_for_selector(".tiny .foot .hand .card")
    boxes = [
        viewer.page.locator(f".tiny > .foot{each}").bounding_box()
        for each in ("", " > .rows", " .slot:first-child .card", " .slot:last-child .card")
    ]
    (foot_left, foot), (_, rows), (first, _), (_, last) = (
        (box["x"], box["x"] + box["width"]) if box else (0, 0) for box in boxes
    )
    assert foot > foot_left
    assert first - rows < 10
    assert foot - last < 10


def with_little_food(view: dict[str, Any]) -> bool:
    """A Sail would let more settlers land than there is food for."""
    clan = view["table"]["clans"][0]
    return bool(clan["hand"] and 0 < clan["resources"]["food"] < view["question"][2])


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_sail_that_is_looked_at_says_what_limits_its_settlers(
    visit: Visit, size: tuple[int, int]
) -> None:
    """Near places and far ones differ; on a phone all that lies between the sea and my goods is
    what the place would bring."""
    viewer = visit(size)
    viewer.bring(asked("tinyepic", "choosecourse", 3, after=20, fits=with_little_food))
    viewer.my_turn()
    page = viewer.page
    greens = page.evaluate(
        """() => new Set([...document.querySelectorAll('.spot.legal .disc')].map((disc) =>
            disc.textContent + getComputedStyle(disc.querySelector('circle:not(.halo)')).fill
        )).size"""
    )
    steps = page.evaluate(
        """() => new Set([...document.querySelectorAll('.spot.legal .disc')].map((disc) =>
            disc.textContent)).size"""
    )
    assert greens == steps > 1
    dock = page.locator('.spot.legal[data-at^="dock/"]').first
    if size == DESKTOP:
        dock.hover()
        expect(page.locator(".ahead .limits")).to_contain_text(re.compile(r"max \d"))
        return
    dock.tap()
    expect(page.locator(".sure .limits")).to_contain_text(re.compile(r"max \d"))
    sea, told, strip = (
        page.locator(f".tiny {each}").bounding_box() for each in (".block", ".sure", ".strip.both")
    )
    assert sea is not None
    assert told is not None
    assert strip is not None
    assert 0 < told["y"] - sea["y"] - sea["height"] < 12
    assert told["y"] + told["height"] < strip["y"]


def test_on_a_phone_no_plank_lies_below_the_sea_for_nothing(visit: Visit) -> None:
    """No Favour is left there: how the last battle ended is told beside the played cards."""
    viewer = visit(PHONE)
    viewer.bring(
        asked(
            "tinyepic",
            "choosecourse",
            3,
            after=30,
            fits=lambda view: (
                view["table"]["favor_rows"][0]
                and not view["table"]["favor_rows"][1]
                and view["table"]["battle"]["fought"]
                and view["table"]["battle"]["prize"] is None
            ),
        )
    )
    viewer.my_turn()
    expect(viewer.page.locator(".tiny .timber")).to_have_count(1)
    expect(viewer.page.locator('.tiny .rows [data-at="last-battle"]')).to_have_count(1)
