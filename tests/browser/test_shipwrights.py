"""The board of Shipwrights: played by mouse, finger and keys without the list, its scenes, its
lesson."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import drakkar
from drakkar.bots import BOTS
from drakkar.games import GAMES
from drakkar.teaching.lesson import lesson
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import asked, near_the_end, record, with_a_guest
from tests.browser.test_games import finished

COURSE = lesson(GAMES["shipwrights"].package)
assert COURSE is not None

WAYS = """() => window.drakkar.moves.map((move) => [move.move, window.drakkar.pathOf(move)])"""
"""Every legal move with what to press for it."""


def thing(viewer: Viewer, name: str) -> Any:
    return viewer.page.locator(f'[data-at="{name}"]').first


WALK = """(name) => {
    const wanted = document.querySelector(`[data-at=${JSON.stringify(name)}]`);
    const at = document.activeElement;
    if (at === wanted) return 'Enter';
    if (!at?.matches('.scene [data-target]')) return wanted?.closest('.scene') ? 'Home' : '';
    const middle = (thing) => {
        const box = thing.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [[x, y], [a, b]] = [middle(at), middle(wanted)];
    if (Math.abs(a - x) > Math.abs(b - y)) return a > x ? 'ArrowRight' : 'ArrowLeft';
    return b > y ? 'ArrowDown' : 'ArrowUp';
}"""
"""The key that leads to a thing of the board, or chooses it."""


def by_keys(viewer: Viewer, name: str) -> None:
    """To a thing by the arrows; a card beside a thing has the focus itself."""
    keys = viewer.page.keyboard
    for _ in range(25):
        key = viewer.page.evaluate(WALK, name)
        if key == "Home":
            viewer.page.locator('.scene [data-target][tabindex="0"]').first.focus()
        elif key:
            keys.press(key)
        if key in ("Enter", ""):
            if not key:
                thing(viewer, name).press("Enter")
            return
    # round a corner that the arrows see otherwise: it must be a target at least
    wanted = thing(viewer, name)
    assert wanted.get_attribute("data-target") is not None, f"{name} is no target"
    wanted.press("Enter")


def play_on(viewer: Viewer, answers: int, keys: bool = False) -> set[str]:
    """Random moves by what the board names, never by the list. Their tags."""
    rng = Random(1)
    used: set[str] = set()
    for _ in range(answers):
        viewer.my_turn()
        if viewer.over:
            break
        viewer.page.wait_for_function("() => window.drakkar.moves.length")
        move, path = rng.choice(viewer.page.evaluate(WAYS))
        assert path, move
        before = viewer.answered
        for name in path:
            if keys:
                by_keys(viewer, name)
            else:
                viewer.press(thing(viewer, name))
        viewer.saved(before)
        used.add(move[0])
    return used


@pytest.mark.parametrize(
    ("size", "lang"), [(DESKTOP, "fr"), (PHONE, "en")], ids=["mouse", "finger"]
)
def test_the_first_moves_and_the_last(visit: Visit, size: tuple[int, int], lang: str) -> None:
    viewer = visit(size, lang)
    viewer.bring(asked("shipwrights", "act", 3))
    assert len(play_on(viewer, 6)) > 2
    viewer.bring(near_the_end("shipwrights", left=3))
    play_on(viewer, 30)
    finished(viewer)


def test_by_keys(visit: Visit) -> None:
    viewer = visit(DESKTOP, "en")
    viewer.bring(asked("shipwrights", "act", 2, after=30))
    play_on(viewer, 4, keys=True)


def test_a_card_of_the_pack_is_one_press(visit: Visit) -> None:
    viewer = visit(DESKTOP, "en")
    viewer.sit("shipwrights", *["bot:thrall"] * 4)
    viewer.my_turn()
    viewer.check(within=".scene")
    before = viewer.answered
    viewer.press(viewer.page.locator("[data-at^='pack/']").first)
    viewer.saved(before)


def test_the_sheet_says_what_is_missing_and_how_to_get_it(visit: Visit) -> None:
    """A ship of the hand that cannot be built yet: red sockets, and a refused verb that answers."""

    def short(view: dict[str, Any]) -> bool:
        own = view["table"]["villages"][0]
        return any(
            card.startswith("ship_") and own["bills"][card]["lacks"].get("wool")
            for card in own["hand"]
        )

    viewer = visit(DESKTOP, "en")
    viewer.bring(asked("shipwrights", "act", fits=short))
    viewer.my_turn()
    ships = viewer.page.locator("[data-at^='hand/ship_']")
    for number in range(ships.count()):
        viewer.press(ships.nth(number))
        if viewer.page.locator(".socket.short").count():
            break
    assert viewer.page.locator(".socket.short").count()
    viewer.check(within=".scene", themes=True)
    # for ears it is disabled, which a click would wait for
    viewer.page.locator("[data-at$='/both']").click(force=True)
    viewer.page.wait_for_selector("[data-refusal], .refusal")
    viewer.page.keyboard.press("Escape")
    viewer.page.keyboard.press("Escape")


def test_another_way_to_pay_is_a_press_on_its_socket(visit: Visit) -> None:
    """Gold in the stead of a good that is there: what the sheet says is paid, nobody asks again."""

    def payable(view: dict[str, Any]) -> dict[str, Any] | None:
        own = view["table"]["villages"][0]
        for card in own["board"]:
            bill = own["bills"].get(card)
            if bill and not bill["lacks"] and bill["spare"] and bill["pays"].get("wood"):
                return dict(own["goods"]) | {"berth": own["board"].index(card) + 1, **bill}
        return None

    position = asked("shipwrights", "act", after=60, fits=payable)
    viewer = visit(DESKTOP, "fr")
    viewer.bring(position)
    viewer.my_turn()
    view = "() => window.drakkar.view.board.villages[0]"
    own = viewer.page.evaluate(view)
    bill = payable({"table": {"villages": [own]}})
    assert bill
    viewer.press(thing(viewer, f"berth/{bill['berth']}"))
    viewer.press(viewer.page.locator(".socket.turns.own").first)
    viewer.page.wait_for_selector(".socket.turns.spare")
    viewer.press(viewer.page.locator("[data-at$='/launch']"))
    ships = len(own["ships"])
    paid = "(ships) => window.drakkar.view.board.villages[0].ships.length > ships"
    if bill["pays"].get("card"):  # the labourer's card is asked for
        viewer.page.wait_for_function("() => window.drakkar.view.question?.tag === 'givecard'")
    else:
        viewer.page.wait_for_function(paid, arg=ships)
    goods = viewer.page.evaluate(view)["goods"]
    assert goods["wood"] == bill["wood"] - bill["pays"]["wood"] + 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_is_tucked_opens_on_a_sheet(visit: Visit, size: tuple[int, int]) -> None:
    """Nothing covers the yard; what goes with him is told before he goes."""
    viewer = visit(size, "fr")
    viewer.bring(with_a_guest())
    viewer.my_turn()
    viewer.press(viewer.page.locator("[data-at^='guest/']").first)
    away = viewer.page.locator("[data-at$='/untuck']")
    away.wait_for()
    assert not viewer.page.locator(".verbs").count()
    viewer.check(within=".scene")
    before = viewer.answered
    viewer.press(away)
    viewer.saved(before)


SUM = """() => [...document.querySelectorAll('.pays .sum .sign')].map((sign) =>
    sign.textContent.trim()).join()"""
"""The numbers of what is paid, on the button that pays it."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_price_is_paid_by_dials(visit: Visit, size: tuple[int, int]) -> None:
    """The price itself is set and needs one press; gold in the stead of a good is told on the
    button, and what is left stands at the goods before anything is paid."""
    viewer = visit(size, "en")
    viewer.bring(asked("shipwrights", "paybuilding"))
    viewer.my_turn()
    # on a phone the card is one line: the dials have the room
    about = ".asking .subject .card" if size == DESKTOP else ".asking .subject .title"
    assert viewer.page.locator(about).is_visible()
    ways = viewer.page.locator(".dial .way")
    pressed = viewer.page.locator(".dial .way[aria-pressed=true]")
    assert pressed.count() == viewer.page.locator(".dial").count()
    assert not pressed.locator(".spare").count()
    price = viewer.page.evaluate(SUM)
    viewer.check(within=".scene", themes=True)
    before = viewer.answered
    viewer.press(ways.filter(has=viewer.page.locator(".spare")).first)
    viewer.page.wait_for_selector(".way[aria-pressed=true] .spare")
    assert viewer.page.evaluate(SUM) != price
    viewer.page.wait_for_selector(".stall .due")
    assert viewer.answered == before
    viewer.press("[data-at^='sure/pay']")
    viewer.saved(before)


OUTSIDE = """() => [...document.querySelectorAll('.dial .way')].flatMap((answer) => {
    const box = answer.getBoundingClientRect();
    return [...answer.querySelectorAll('.socket, b, .sign')]
        .map((part) => part.getBoundingClientRect())
        .filter(({left, right}) => left < box.left - 1 || right > box.right + 1)
        .map(() => answer.textContent.trim());
})"""
"""Dials out of which some part of them reaches."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("least", [4, 9], ids=["few", "many"])
def test_no_price_runs_into_the_next(visit: Visit, size: tuple[int, int], least: int) -> None:
    """However many ways there are, they are seen whole, and so is what pays them."""
    viewer = visit(size, "fr")
    for tag in ("payship", "paybuilding"):
        viewer.bring(chosen(tag, lambda table: len(table.moves(0)) >= least))
        viewer.my_turn()
        viewer.page.wait_for_selector(".dial .way")
        assert not viewer.page.evaluate(OUTSIDE)
        bottom = viewer.page.locator(".purse").bounding_box()
        foot = viewer.page.locator(".foot, .frame").last.bounding_box()
        assert bottom
        assert foot
        end = size[1] if size == DESKTOP else foot["y"]
        assert bottom["y"] + bottom["height"] <= end


def chosen(tag: str, fits: Callable[[drakkar.Table], bool]) -> dict[str, Any]:
    """A position of karl's games in which the first seat is asked this and the table fits."""
    karl = BOTS["karl"]
    for seed in range(60):
        table = drakkar.new("shipwrights", 2, seed=seed)
        rng = Random(seed)
        while not table.over:
            seat = table.deciders[0]
            if seat == 0 and table.view(0)["question"][0] == tag and fits(table):
                return record(table)
            guess = table.guess(seat, rng)
            table.play(karl.choose(table.game, guess, seat, list(table.moves(seat)), rng), seat)
    raise AssertionError(f"nobody is asked {tag}")


HAND = """() => {
    const end = document.querySelector('.list').getBoundingClientRect();
    const foot = document.querySelector('.foot').getBoundingClientRect();
    const cards = [...document.querySelectorAll('.list > [data-at]')];
    const strips = cards.map((card) => card.querySelector('.verb'));
    return {
        cards: cards.length,
        said: strips.filter((strip) => strip?.textContent.trim()).length,
        cut: [...document.querySelectorAll('.list .said, .list .row, .list .head')]
            .filter((line) => line.scrollWidth > line.clientWidth)
            .map((line) => line.textContent.trim()),
        over: Math.max(0, end.bottom - foot.top),
    };
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_of_a_phone_says_what_a_press_does(visit: Visit, lang: str) -> None:
    """A full hand is seen before anybody scrolls, no word is cut."""

    def full(table: drakkar.Table) -> bool:
        view = table.view(0)["table"]
        return bool(view["round"] > 2 and len(view["villages"][0]["hand"]) == 6)

    viewer = visit(PHONE, lang)
    viewer.bring(chosen("act", full))
    viewer.my_turn()
    viewer.page.wait_for_selector(".list .verb")
    assert viewer.page.evaluate(HAND) == {"cards": 6, "said": 6, "cut": [], "over": 0}


def test_the_button_of_an_answer_names_its_price(visit: Visit) -> None:
    """On a phone: who works has a name, and what he costs stands on what makes it so."""

    def paid(table: drakkar.Table) -> bool:
        return any("labourer" in move[1] for move in table.moves(0) if move[0] == "skills")

    viewer = visit(PHONE, "fr")
    viewer.bring(chosen("meetskills", paid))
    viewer.my_turn()
    ways = viewer.page.locator(".asking .answer")
    hired = ways.filter(has_text="Manœuvre").first
    viewer.press(hired)
    viewer.page.wait_for_selector(".asking .sure .sign")
    assert all(name.strip() for name in ways.locator(".supplier b").all_inner_texts())
    fees = hired.locator(".fee .sign").count()
    assert 0 < viewer.page.locator(".asking .sure .sign").count() <= fees


def test_yard_and_sheet_of_a_ship_share_a_phone(visit: Visit) -> None:
    """Sea, heroes and the last line of the sheet are seen together, before anybody scrolls."""

    def short(view: dict[str, Any]) -> bool:
        own = view["table"]["villages"][0]
        ships = [card for card in own["hand"] if card.startswith("ship_")]
        return len(own["buildings"]) < 7 and any(own["bills"][card]["lacks"] for card in ships)

    viewer = visit(PHONE, "fr")
    viewer.bring(asked("shipwrights", "act", 3, fits=short))
    viewer.my_turn()
    ships = viewer.page.locator("[data-at^='hand/ship_']")
    for number in range(ships.count()):
        viewer.press(ships.nth(number))
        if viewer.page.locator(".socket.short").count():
            break
    viewer.page.wait_for_selector(".sheet .socket.short")
    top, water, sheet, foot = viewer.page.evaluate(
        """() => ['.scene', '.yard .water', '.sheet', '.foot'].map((name) => {
            const box = document.querySelector(name).getBoundingClientRect();
            return name === '.sheet' ? box.bottom : box.top;
        })"""
    )
    assert top <= water
    assert sheet <= foot


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_one_verb_is_loud_and_all_tell_of_it(visit: Visit, size: tuple[int, int]) -> None:
    """The verb of a ship that is looked at: in prompt, sea and berth."""

    def ready(view: dict[str, Any]) -> bool:
        own = view["table"]["villages"][0]
        ships = [card for card in own["hand"] if card.startswith("ship_")]
        return (
            len(own["board"]) < 5
            and len(own["slots"]) < 2
            and any(not any(own["bills"][card]["lacks"].values()) for card in ships)
        )

    viewer = visit(size, "en")
    page = viewer.page
    viewer.bring(asked("shipwrights", "act", 3, after=12, fits=ready))
    viewer.my_turn()
    own = page.evaluate("() => window.drakkar.view.board.villages[0]")
    card = next(
        each
        for each in own["hand"]
        if each.startswith("ship_") and not any(own["bills"][each]["lacks"].values())
    )
    viewer.press(f"[data-at='hand/{card}']")
    loud = page.locator(".sheet .verb.on")
    prompt = page.locator("[data-prompt]")
    page.wait_for_selector(f".verb.on[data-at='do/{card}/both']")
    assert loud.count() == 1
    assert page.locator(".water .comes").count() == 1
    assert page.locator(".slot .here").count() == 0
    assert "lay and build it?" in prompt.inner_text()
    lays = page.locator(f"[data-at='do/{card}/place']")
    if size == PHONE:
        for kind in ("pointerdown", "pointercancel"):
            lays.dispatch_event(kind, {"pointerType": "touch", "bubbles": True})
    else:
        lays.hover()
        page.locator(".prompt .sure .primary").hover()
    page.wait_for_selector(f".verb.on[data-at='do/{card}/place']")
    # and it goes on while nothing is looked at
    assert loud.count() == 1
    assert page.locator(".water .comes").count() == 0
    assert not page.locator(".stall .due").count()
    berth = len(own["board"]) + 1
    assert f"lay it on berth {berth}?" in prompt.inner_text()
    if size == PHONE:
        assert str(berth) in page.locator(".slot .here").inner_text()
        return
    assert page.locator(".prompt .sure .button").all_inner_texts() == [
        f"Lay on berth {berth}",
        "Put back",
    ]
    viewer.press(".prompt .sure .primary")
    page.wait_for_function(
        "card => window.drakkar.view.board.villages[0].board.includes(card)", arg=card
    )


HOUSES = """() => [...document.querySelectorAll('.land .cottage')].flatMap((cottage) => {
    const plate = cottage.querySelector('.plate');
    const [walls, foot] = [cottage.querySelector('svg'), plate].map((part) =>
        part.getBoundingClientRect());
    const name = plate.querySelector('.name');
    const cut = name && name.scrollWidth > name.clientWidth;
    return walls.bottom > foot.top + 4 || plate.scrollWidth > plate.clientWidth || cut
        ? [plate.textContent.trim()] : [];
})"""
"""Houses behind their plates, and plates that do not hold what they say."""


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("least", [3, 6])
def test_houses_stand_on_their_plates(visit: Visit, lang: str, least: int) -> None:
    """Long names, too, and whatever the house brings."""

    def built(table: drakkar.Table) -> bool:
        return len(table.view(0)["table"]["villages"][0]["buildings"]) >= least

    viewer = visit(DESKTOP, lang)
    viewer.bring(chosen("act", built))
    viewer.my_turn()
    viewer.page.wait_for_selector(".land .cottage .plate")
    assert viewer.page.evaluate(HOUSES) == []


@pytest.mark.parametrize("players", [3, 5])
def test_a_full_pack_leaves_room_for_all_below_it(visit: Visit, players: int) -> None:
    """How the last round ended, goods and rates: before anybody scrolls."""

    def full(view: dict[str, Any]) -> bool:
        village = view["table"]["villages"][0]
        return view["table"]["round"] > 1 and len(village["pack"]) == 6

    viewer = visit(DESKTOP, "fr")
    viewer.bring(asked("shipwrights", "pickcard", players, after=6, fits=full))
    viewer.my_turn()
    viewer.page.wait_for_selector(".own .stall")
    last, end, row, room = viewer.page.evaluate(
        """() => ['.own .stall', '.scene', '.ending tr:last-child', '.ended'].map(
            (name) => document.querySelector(name).getBoundingClientRect().bottom)"""
    )
    assert last <= end
    assert row <= room


def test_a_finger_that_stays_exchanges_again(visit: Visit) -> None:
    """Nothing else is meant by it there: no rules open."""

    def rich(table: drakkar.Table) -> bool:
        own = table.view(0)["table"]["villages"][0]["goods"]
        return bool(min(own["wood"], own["wool"], own["iron"]) > 1)

    viewer = visit(PHONE, "en")
    viewer.bring(chosen("act", rich))
    viewer.my_turn()
    gold = "() => window.drakkar.view.board.villages[0].goods.gold"
    before = viewer.page.evaluate(gold)
    place = thing(viewer, "scales/set").bounding_box()
    touch = viewer.page.context.new_cdp_session(viewer.page)
    where = {"x": place["x"] + 20, "y": place["y"] + 20}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    viewer.page.wait_for_function(f"(before) => ({gold})() >= before + 2", arg=before)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert not viewer.page.locator("dialog[open]").count()


def test_choices_inside_an_action(visit: Visit) -> None:
    viewer = visit(PHONE, "fr", color_scheme="dark")
    for tag in ("meetskills", "placetrade", "gainupgrade", "lastexchange"):
        viewer.bring(asked("shipwrights", tag))
        viewer.my_turn()
        if tag == "meetskills":
            # what can be built, or is lacking, is told while something else is asked
            ships = viewer.page.locator(".berth:has(.slip)")
            assert 0 < ships.count() == ships.locator(".need").count()
            viewer.check(within=".scene")
        else:
            viewer.tidy()
        play_on(viewer, 1)


def test_the_lesson_to_its_end(visit: Visit) -> None:
    assert COURSE is not None
    viewer = visit(PHONE, "fr")
    viewer.home()
    viewer.page.click("[data-game=shipwrights]")
    viewer.press(viewer.page.locator(".new [data-learn=shipwrights]"))
    for step in COURSE.steps:
        viewer.page.wait_for_selector(f"[data-coach={step.id}]")
        assert viewer.page.inner_text("[data-coach-said]").strip()
        if step.point:
            viewer.page.wait_for_selector("[data-coach-ring]")
        if step.id == "end":
            break
        if not step.expect:
            viewer.press("[data-coach-next]")
            continue
        viewer.my_turn()
        before = viewer.answered
        wanted = list(step.expect[0])
        ways = viewer.page.evaluate(WAYS)
        for name in next(path for move, path in ways if move[: len(wanted)] == wanted):
            viewer.press(thing(viewer, name))
        viewer.saved(before)
    assert not viewer.over
