"""The board of Saga des Vikings by mouse, finger and keys,
what it shows before a card is played and after all are turned up; the lesson."""

from __future__ import annotations

import pytest

from drakkar.games import GAMES
from drakkar.teaching.lesson import lesson
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import asked, near_the_end
from tests.browser.test_games import finished

LESSON = lesson(GAMES["saga"].package)
assert LESSON is not None
LEGAL = ".saga .legal[data-target]"
HAND = ".strip.legal"
AGAIN = "[data-at^='play/']"


def raised(viewer: Viewer) -> None:
    viewer.my_turn()
    if viewer.page.locator(".curtain [data-raise]").count():
        viewer.press(viewer.page.locator(".curtain [data-raise]").first)
        viewer.page.wait_for_selector(".prompt.mine")


def again(viewer: Viewer) -> None:
    """On a phone what turns all cards up is pressed twice: the card, then what it is called."""
    if viewer.narrow and viewer.page.locator(AGAIN).count():
        viewer.press(AGAIN)


def play_on_the_board(viewer: Viewer, answers: int) -> set[str]:
    """Until the game is over or so often, by what is lit on the board. What was touched."""
    used: set[str] = set()
    for number in range(answers):
        raised(viewer)
        if viewer.over:
            break
        before = viewer.answered
        things = viewer.page.locator(LEGAL)
        few = viewer.page.locator(".few [data-move]")
        if (many := things.count()) and not (few.count() and number % 3 == 0):
            chosen = things.nth(number * 5 % many)
            used.add((chosen.get_attribute("data-at") or "").split("/")[0])
            chosen.dispatch_event("click")  # some lie under others: a hand that is fanned
        else:
            assert few.count(), viewer.prompt
            viewer.press(few.nth(number % few.count()))
        viewer.page.wait_for_function(
            """before => document.querySelector(".verbs [data-move], .ask, [data-at^='play/']")
                || Number(document.querySelector('.frame').dataset.answered) > before""",
            arg=before,
        )
        if viewer.page.locator(".verbs [data-move]").count():
            viewer.press(viewer.page.locator(".verbs [data-move]").first)
        again(viewer)
        viewer.saved(before)
    return used


def test_a_voyage_is_composed_on_its_map(visit: Visit) -> None:
    """By what the rules allow; for the rest the reason is told."""
    viewer = visit(lang="fr")
    viewer.lobby("saga", "bot:thrall")
    page = viewer.page
    page.wait_for_selector("[data-voyage]")
    assert page.locator("[data-voyage]").count() == 10
    assert "très difficile" in page.inner_text("[data-voyage=chemin_de_la_souffrance]")
    assert "Les gardiens en pierre" in page.inner_text("[data-stage='6']")  # of the first log
    viewer.press("[data-voyage=own]")
    for choice in ("ii-b", "s-b", "v-b"):
        viewer.press(f".palette [data-choice={choice}][aria-checked=false]")
    page.wait_for_selector("[data-stage='4'][aria-pressed=true]")
    page.click(".palette .shut [data-choice=iv-a]", force=True)  # it is aria-disabled
    page.locator(".why", has_text="SAG-19.2").wait_for()
    assert page.locator("[data-choice=v-b][aria-disabled=true]").count() == 1
    viewer.press(".palette [data-choice=v-c]")
    page.wait_for_selector("[data-stage='5'][aria-pressed=true]")
    page.locator("[data-choice=ix-a]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-stage='6'][aria-pressed=true]")
    viewer.check(within=".new", themes=True)
    viewer.press(".start")
    page.wait_for_selector(".frame")
    summary = page.locator(".voyage [role=img]").get_attribute("aria-label") or ""
    stages = [name.split(" ", 1)[1] for name in summary.split(", ")]
    assert stages[:4] == [
        "La sorcière Völva",
        "Une côte inconnue",
        "Ginnungagap",
        "Le château enflammé",
    ]


def test_the_departure_and_the_end_of_a_voyage_by_mouse(visit: Visit) -> None:
    """The voyage of one adventure, then the last moves of a long one: at Bifröst."""
    viewer = visit(DESKTOP, "fr")
    viewer.sit("saga", "bot:thrall", voyage="tutorial")
    assert "hand" in play_on_the_board(viewer, 60)
    finished(viewer)
    viewer.bring(near_the_end("saga", 3, left=6))
    play_on_the_board(viewer, 60)
    finished(viewer, 3)


def test_the_first_moves_and_the_last_by_finger(visit: Visit) -> None:
    """In the dark, and with motion."""
    viewer = visit(PHONE, "en", color_scheme="dark", reduced_motion="no-preference")
    viewer.sit("saga", "bot:thrall")
    raised(viewer)
    viewer.press(viewer.page.locator(".offer.legal").first)
    viewer.page.wait_for_selector(HAND)
    raised(viewer)
    before = viewer.answered
    viewer.press(viewer.page.locator(HAND).last)
    assert viewer.page.locator(".bar .chip").count()  # where it leads, before it is final
    again(viewer)
    viewer.saved(before)
    viewer.my_turn()
    viewer.check()
    viewer.bring(near_the_end("saga", left=5))
    play_on_the_board(viewer, 60)
    finished(viewer)


def test_by_keys(visit: Visit) -> None:
    """One tab stop, arrows from card to card, Enter plays; the focus goes to what is next."""
    viewer = visit()
    viewer.sit("saga", "bot:thrall")
    viewer.my_turn()
    keys = viewer.page.keyboard
    viewer.page.locator(".saga [tabindex='0']").focus()
    for wanted in (".offer", ".strip", ".strip"):
        viewer.my_turn()
        for _ in range(12):
            at = viewer.page.evaluate("document.activeElement?.matches('.legal:not([data-cell])')")
            if at or viewer.page.evaluate("document.querySelector('.few [data-move]') !== null"):
                break
            keys.press("ArrowRight")
        before = viewer.answered
        keys.press("Enter" if at else "1")
        viewer.settle_by_keys(before)
        assert at or wanted == ".strip"


def choosing(viewer: Viewer) -> None:
    """A card is to be played; the hand leads to the adventure card and past it."""

    def far(view: dict[str, object]) -> bool:
        table = view["table"]
        assert isinstance(table, dict)
        ways = [table["landings"][str(n)] for far in table["strides"].values() for n in far]
        return any(way["over"] for way in ways) and any(way["sum"].get("vp", 0) > 0 for way in ways)

    viewer.bring(asked("saga", "playcard", 3, after=4, fits=far))
    viewer.page.wait_for_selector(HAND)


def test_looking_at_a_card_shows_where_it_leads(visit: Visit) -> None:
    viewer = visit()
    choosing(viewer)
    page = viewer.page
    cards = page.locator(HAND)
    for number in range(cards.count()):
        cards.nth(number).hover()
        page.locator(".chip[data-passing]").first.wait_for()
        ends = page.locator(".pane .chip .where", has_not_text="cell").count()
        feet = [text.strip() for text in cards.nth(number).locator(".way b").all_inner_texts()]
        chips = page.locator(".pane .chip").all_inner_texts()
        assert len(chips) == len(feet) > 0
        for foot, chip in zip(feet, chips, strict=True):
            assert foot == "out" or f"▸ cell {foot.lstrip('▸')}" in chip or "ends" in chip
        assert ends >= feet.count("out")
    page.mouse.move(3, 3)
    page.wait_for_selector(".pane .chip", state="detached")
    viewer.check(themes=True)


BOXES = """(names) => names.flatMap((name) => [...document.querySelectorAll(name)].map((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return [left, top, right, bottom];
}))"""


def test_the_foot_of_a_desktop_is_one(visit: Visit) -> None:
    """Hand, own place and open shelf end where the side ends; nothing has to be scrolled."""
    viewer = visit(DESKTOP, "fr")
    choosing(viewer)
    page = viewer.page
    offers = page.locator(".shelf [data-at^='market/']")
    assert offers.count() > 3
    for number in range(offers.count()):
        assert offers.nth(number).locator(".does").inner_text()
        assert offers.nth(number).locator(".price").inner_text().strip().isdigit()
    hand, mine, shelf, side, doors = page.evaluate(
        BOXES, ["[data-area=hand]", "[data-area=mine]", ".shelf", ".voyage", ".doors"]
    )
    assert abs(hand[3] - mine[3]) <= 4
    assert mine[3] < shelf[1] < mine[3] + 12
    assert 770 < shelf[3] <= 800
    assert doors[1] - side[3] < 14
    # all of what they do can be read: no line is cut off, none lies under its price
    cut = "(does) => does.scrollHeight > does.clientHeight + 1"
    assert not any(words.evaluate(cut) for words in page.locator(".shelf .does").all())


def test_the_prompt_says_what_a_press_does(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("saga", "here", voyage="tutorial")
    page = viewer.page
    for words in ("laid down in secret", "all cards are turned up"):
        raised(viewer)
        page.locator(HAND).first.hover()
        page.locator(".prompt", has_text=words).wait_for()
        before = viewer.answered
        viewer.press(page.locator(HAND).first)
        viewer.saved(before)


def test_the_name_of_an_adventure_covers_nobody(visit: Visit) -> None:
    viewer = visit(DESKTOP, "fr")
    for number in range(2):
        viewer.bring(asked("saga", "playcard", 4, after=4 + number * 9))
        page = viewer.page
        page.wait_for_selector(HAND)
        plaque, *others = page.evaluate(BOXES, [".plaque", "[data-pawn]", "[data-cell] .press"])
        for left, top, right, bottom in others:
            assert (
                left >= plaque[2] or right <= plaque[0] or top >= plaque[3] or bottom <= plaque[1]
            )


def test_how_far_is_asked_with_an_empty_hand(visit: Visit) -> None:
    """On a phone as well: nothing stands in the place of the answers."""

    def empty(view: dict[str, object]) -> bool:
        table = view["table"]
        assert isinstance(table, dict)
        return not table["players"][0]["hand"]

    viewer = visit(PHONE)
    viewer.bring(asked("saga", "pickdistance", 4, after=20, fits=empty))
    ends = viewer.page.locator(".outcome.legal")
    ends.nth(1).wait_for()
    before = viewer.answered
    viewer.press(ends.first)
    viewer.saved(before)


def both(view: dict[str, object]) -> bool:
    """One number of a card in hand pays and one costs."""
    table = view["table"]
    assert isinstance(table, dict)
    for card, numbers in table["strides"].items():
        ways = [table["landings"][str(number)] for number in numbers]
        if len(ways) != 2 or card not in table["players"][0]["hand"]:
            continue
        costs = [any(worth < 0 for worth in way["sum"].values()) for way in ways]
        if sorted(costs) == [False, True] and not any(w["off"] or w["over"] for w in ways):
            return True
    return False


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_each_number_of_a_card_is_tied_to_its_landing(visit: Visit, size: tuple[int, int]) -> None:
    """One of its numbers pays and one costs: shield, foot, note and badge on the path agree."""

    viewer = visit(size)
    viewer.bring(asked("saga", "playcard", 3, after=4, fits=both))
    page = viewer.page
    page.wait_for_selector(HAND)
    two = page.locator(".shield span + .bad, .shield .bad + span")
    split = page.locator(HAND).filter(has=two)
    split.first.focus()
    page.locator(".chip[data-passing]").nth(1).wait_for()
    numbers = split.first.locator(".shield span")
    feet = split.first.locator(".way")
    notes = page.locator(".chip[data-passing]")
    for at in range(2):
        number = numbers.nth(at).inner_text()
        bad = "bad" in (numbers.nth(at).get_attribute("class") or "").split()
        assert ("bad" in (feet.nth(at).get_attribute("class") or "").split()) == bad
        assert ("bad" in (notes.nth(at).get_attribute("class") or "").split()) == bad
        assert notes.nth(at).locator(".by").inner_text() == number
        cell = feet.nth(at).locator("b").inner_text().lstrip("▸")
        where = f"▸ cell {cell}" if size == DESKTOP else f"▸ {cell}"
        assert where in notes.nth(at).inner_text()
        lit = page.locator(f".looked[data-tags='{cell}']")
        assert lit.locator("text").all_text_contents() == [number]
        assert (lit.locator("rect.ends").count() > 0) == bad
    assert page.locator(".looked[data-tags]").count() == 2


def test_a_card_with_two_ends_promises_neither(visit: Visit) -> None:
    """On a phone its button names both numbers and is red only if both cost; on a desktop what I
    own keeps its numbers, and nothing of it lies on anything else."""
    viewer = visit(PHONE)
    viewer.bring(asked("saga", "playcard", 3, after=4, fits=both))
    page = viewer.page
    page.wait_for_selector(HAND)
    two = page.locator(".shield span + .bad, .shield .bad + span")
    card = page.locator(HAND).filter(has=two).first
    numbers = card.locator(".shield span").all_inner_texts()
    viewer.press(card)
    button = page.locator("[data-at^='play/']")
    if button.count():
        assert " or ".join(numbers) in button.inner_text()
        assert "loses" not in (button.get_attribute("class") or "").split()
    owned = page.locator(".bar p")
    assert all(word in owned.inner_text() for word in ("gold", "played", "deck", "Valhalla"))
    viewer = visit(DESKTOP)
    viewer.bring(asked("saga", "playcard", 3, after=4, fits=both))
    page = viewer.page
    page.wait_for_selector(HAND)
    page.locator(HAND).filter(has=page.locator(".shield .bad")).first.focus()
    page.locator(".pane .chip[data-passing]").nth(1).wait_for()
    notes = page.locator(".pane .chip[data-passing]").all_inner_texts()
    assert all("total:" in note for note in notes), notes
    assert not page.locator("[data-area=mine] .after").count()
    head, purse = page.evaluate(BOXES, ["[data-area=mine] header > :last-child", ".purse"])
    assert head[2] <= purse[0] or head[3] <= purse[1] + 4
    assert not page.locator("[data-plain]").count()


def test_a_press_seals_another_changes_and_all_is_told(visit: Visit) -> None:
    """Two here: who has chosen may press another card until the other has."""
    viewer = visit()
    viewer.sit("saga", "here", voyage="tutorial")
    raised(viewer)
    page = viewer.page
    page.wait_for_selector(HAND)
    for _ in range(2):
        raised(viewer)
        before = viewer.answered
        viewer.press(page.locator(HAND).first)
        viewer.saved(before)
    raised(viewer)
    page.locator(".reveal tbody tr, .deed").nth(1).wait_for()
    viewer.tidy()


def test_the_curtain_hides_every_hand(visit: Visit) -> None:
    viewer = visit(PHONE, "fr")
    viewer.sit("saga", "here", voyage="tutorial")
    ticks = 0
    for number in range(60):
        viewer.my_turn()
        if viewer.over:
            break
        if viewer.page.locator(".curtain [data-raise]").count():
            assert "▸" not in viewer.page.inner_text("body")  # no card, no landing
            assert viewer.page.locator("[data-card]").count() == 0
        raised(viewer)
        ticks += viewer.page.locator(".top [title], .done").count() > 0
        viewer.answer(number)
    assert viewer.over
    assert ticks >= 1  # whoever chooses second sees that the first one has
    viewer.tab("board")
    viewer.tidy()


@pytest.mark.parametrize(
    ("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")], ids=["desktop", "phone"]
)
def test_the_lesson_to_its_end(visit: Visit, size: tuple[int, int], lang: str) -> None:
    assert LESSON is not None
    viewer = visit(size, lang)
    viewer.home()
    viewer.press("[data-game=saga]")
    viewer.press(viewer.page.locator(".new [data-learn=saga]"))
    for step in LESSON.steps:
        viewer.page.wait_for_selector(f"[data-coach={step.id}]")
        if step.point:
            viewer.page.wait_for_selector("[data-coach-ring]")
        if step.id == "end":
            break
        viewer.my_turn()
        if not step.expect:
            viewer.press("[data-coach-next]")
            continue
        points = step.point.split(", ")
        where = next(each for each in points if viewer.page.locator(each).count())
        before = viewer.answered
        viewer.press(viewer.page.locator(where).first)
        again(viewer)
        viewer.saved(before)
    viewer.tidy()


def test_a_prophecy_takes_one_press(visit: Visit) -> None:
    """On a phone as well, where only a card that turns all up is pressed twice."""
    viewer = visit(PHONE)
    viewer.bring(
        asked(
            "saga",
            "playcard",
            after=12,
            fits=lambda view: any(move[0] == "foresee" for move in view["moves"]),
        )
    )
    raised(viewer)
    viewer.page.wait_for_selector(".saga .last")  # the others have chosen
    before = viewer.answered
    viewer.press("[data-at=prophecy]")
    viewer.saved(before)
