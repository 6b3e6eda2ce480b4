"""The board of A Feast for Odin: placing, laying, the feast, refusals, the lesson."""

from __future__ import annotations

import re
from typing import Any

import pytest

from drakkar.games import GAMES
from drakkar.teaching.lesson import lesson
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.positions import asked, near_the_end
from tests.browser.test_games import finished

ENGLISH = re.compile(r"\b(wood|silver|wool|house|whaling|income|round|weapon|Viking left)\b")

PATH = """([kinds, number]) => {
    const store = window.drakkar;
    const moves = store.moves.filter(({kind}) => kind === kinds.find(kind =>
        store.moves.some(move => move.kind === kind)));
    const all = moves.length ? moves : store.moves;
    const move = all[number % all.length];
    return [move.kind, store.pathOf(move)];
}"""
"""What to press for a move of the first kind that there is, as the board says it."""


LEAD = """expect => {
    const store = window.drakkar;
    return store.pathOf(store.moves.find(({move}) => expect.every((f, at) => f === move[at])));
}"""


ON_SCREEN = """parts => parts.every(part => {
    const box = document.querySelector(`.frame .${part}`)?.getBoundingClientRect();
    return box?.height && box.top > 100 && box.bottom <= innerHeight;
})"""


def answer(viewer: Viewer, *kinds: str, number: int = 0, by: str = "press") -> str:
    """A move by the things of the board: mouse, finger, or Enter on what has the focus."""
    page = viewer.page
    page.wait_for_function("() => window.drakkar.moves.length")
    kind, path = page.evaluate(PATH, [list(kinds), number])
    before = viewer.answered
    for name in path:
        thing = page.locator(f'[data-at="{name}"]:visible').first
        thing.wait_for()
        if by == "keys":
            thing.focus()
            page.keyboard.press("Enter")
        else:
            # a piece of a drawing: its middle may be bare
            thing.evaluate("thing => thing.scrollIntoView({block: 'center'})")
            viewer.press(thing)
    viewer.saved(before)
    return str(kind)


@pytest.mark.parametrize(
    ("size", "lang", "scheme", "by"),
    [
        (DESKTOP, "fr", "dark", "press"),
        (PHONE, "en", "light", "press"),
        (DESKTOP, "en", "light", "keys"),
    ],
    ids=["mouse", "finger", "keys"],
)
def test_the_first_moves_and_the_last(
    visit: Visit, size: tuple[int, int], lang: str, scheme: str, by: str
) -> None:
    """Alone, from the lobby, and to the result."""
    viewer = visit(size, lang, color_scheme=scheme)
    viewer.start("odin", length="short")
    for number in range(3):
        viewer.my_turn()
        answer(viewer, "use", "mine", "stop", "again", "decline", number=number * 7, by=by)
    viewer.my_turn()
    if by == "press":
        viewer.check(within=".scene", themes=True)
        if lang == "fr":
            assert not ENGLISH.search(viewer.page.inner_text(".odin"))
    viewer.bring(near_the_end("odin", 1, length="short", left=3))
    for _ in range(30):
        viewer.my_turn()
        if viewer.over:
            break
        assert viewer.prompt
        answer(viewer, "ready", "pass", "suggestion", "stop", "decline", by=by)
    finished(viewer, seats=1)


def _holds_green(view: dict[str, Any]) -> bool:
    return bool({"oil", "hide", "linen", "fur"} & set(view["table"]["asked"].get("lays", ())))


def _has_a_longship(view: dict[str, Any]) -> bool:
    own = view["table"]["seats"][0]
    return bool(own["ships"]["longship"]) and own["vikings"] > 4


def _has_a_long_house(view: dict[str, Any]) -> bool:
    return any(own["board"] == "long_house" for own in view["table"]["seats"][0]["boards"])


def _turns(view: dict[str, Any]) -> bool:
    return len({move[1] for move in view["moves"] if move[0] == "spot"}) > 1


def test_all_of_it_is_on_one_screen(visit: Visit) -> None:
    viewer = visit()
    viewer.bring(asked("odin", "turn", 4, after=20))
    viewer.my_turn()
    parts = ["actions", "large", "goods", "banquet", "harbour", "cards", "mountains", "lands"]
    viewer.page.wait_for_function(ON_SCREEN, arg=parts)
    assert viewer.page.locator('[data-at^="space/"]').count() == 63
    # all occupations, by what they do
    viewer.press("[data-book]")
    # the words of cards that nobody has seen yet are still on their way
    everything = 190
    viewer.page.wait_for_function(
        "all => document.querySelectorAll('[data-glossary] li').length === all", arg=everything
    )
    viewer.page.fill("[data-glossary] input", "whaling boat")
    viewer.page.wait_for_function(
        "all => document.querySelectorAll('[data-glossary] li').length < all", arg=everything
    )
    assert viewer.page.locator("[data-glossary] li").count() > 0
    viewer.press("[data-glossary] [data-thing=knarr]")
    viewer.page.wait_for_function(
        "() => document.querySelector('[data-glossary] input').value.toLowerCase() === 'knarr'"
    )
    viewer.check(within="[data-glossary]")


def test_a_tile_is_laid_in_two_clicks(visit: Visit) -> None:
    """Taken from the goods, shown under the pointer, turned by a key, laid, taken back."""
    viewer = visit()
    page = viewer.page
    viewer.bring(asked("odin", "turn", 1, after=9, fits=_holds_green, length="short"))
    viewer.my_turn()
    good = page.evaluate("() => window.drakkar.view.board.asked.lays.find(id => id !== 'silver')")
    page.click(f'[data-at="good/{good}"]')
    page.wait_for_selector("[data-cell]")
    turn = "() => document.querySelector('[data-cell]').dataset.cell.split(' ')[1]"
    first = page.evaluate(turn)
    page.keyboard.press("r")
    page.wait_for_function(f"first => ({turn})() !== first", arg=first)
    cell = page.locator("[data-cell]").first
    cell.hover()
    page.wait_for_selector(".large .ghost")
    # what it brings nearer is told in the question, what it changes above the board
    page.wait_for_selector(".prompt .told", state="attached")
    before = viewer.answered
    cell.click()
    viewer.saved(before)
    page.wait_for_selector("[data-cell]", state="detached")
    page.click("[data-undo]")
    page.wait_for_selector("[data-cell]")
    # where it cannot lie the reason is told, and what is to blame is hatched
    page.locator('[data-at^="cell/"]:not(.legal)').first.click(force=True)
    page.wait_for_selector("[data-refusal]")
    viewer.tidy()


TOLD = """() => {
    const told = document.querySelector(".prompt [data-looked]")?.getBoundingClientRect();
    const filter = document.querySelector("[data-filter]");
    const {x, y, width, height} = filter.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    return told?.height && told.bottom <= y && filter.contains(over);
}"""


def test_a_space_that_is_looked_at_is_told_in_the_question(visit: Visit) -> None:
    viewer = visit()
    viewer.bring(asked("odin", "turn", 2, after=6))
    viewer.my_turn()
    viewer.page.locator('[data-at^="space/"].legal').last.hover()
    viewer.page.wait_for_function(TOLD)
    # the feast as it would be now lies on the table, all of it
    viewer.page.wait_for_function(
        "() => document.querySelectorAll('.banquet [data-passing] > rect').length"
        " === window.drakkar.view.board.asked.meal.dishes.length"
    )


def test_goods_that_could_climb_are_ringed_while_their_space_is_looked_at(visit: Visit) -> None:
    viewer = visit()
    viewer.bring(asked("odin", "turn", 2, after=6))
    viewer.my_turn()
    page = viewer.page
    assert not page.locator("[data-could]").count()
    page.locator('[data-at^="space/upgrade_"].legal').first.hover()
    page.wait_for_selector(".goods [data-could]")
    ringed = page.locator("[data-could]").evaluate_all("all => all.map(g => g.dataset.could)")
    rising = page.evaluate("() => Object.keys(window.drakkar.view.board.seats[0].supply)")
    assert ringed
    assert set(ringed) <= set(rising), (ringed, rising)


INSIDE = """name => {
    const part = document.querySelector("[data-scrolls]").getBoundingClientRect();
    const thing = document.querySelector(`[data-at="${name}"]`).getBoundingClientRect();
    const sheet = document.querySelector("[data-sheet]")?.getBoundingClientRect();
    const foot = document.querySelector(".foot").getBoundingClientRect();
    const over = sheet ?? foot;
    return thing.top >= part.top - 1 && thing.bottom <= part.bottom + 1
        && part.bottom <= over.top + 1 && (!sheet || sheet.right <= innerWidth);
}"""
"""The space is in the part of the action board that is seen, and nothing lies over that part."""


def test_a_phone_shows_a_part_of_the_action_board_and_a_map_of_all_of_it(visit: Visit) -> None:
    viewer = visit(PHONE)
    page = viewer.page
    viewer.bring(asked("odin", "turn", 4, after=20))
    viewer.my_turn()
    page.wait_for_selector("[data-rail]")
    names = page.evaluate(
        "() => [...document.querySelectorAll('[data-at^=\"space/\"].legal')]"
        ".map(({dataset}) => dataset.at)"
    )
    page.wait_for_function(INSIDE, arg="space/build_shed")
    assert not page.evaluate(INSIDE, "space/draw_occupation")
    # a press on the end of the map leads there
    box = page.locator("[data-rail]").bounding_box()
    assert box
    page.mouse.click(box["x"] + 20, box["y"] + box["height"] - 4)
    page.wait_for_function(INSIDE, arg="space/draw_occupation")
    # what is looked at stays in sight above the sheet that tells of it
    for name in (names[0], names[-1]):
        viewer.press(page.locator(f'[data-at="{name}"]'))
        page.wait_for_selector("[data-sheet]")
        page.wait_for_function(INSIDE, arg=name)
        viewer.press(page.locator("[data-sheet] .close"))
        page.wait_for_selector("[data-sheet]", state="detached")
    viewer.check(within=".scene")


def test_a_sheet_tells_what_is_paid_and_what_comes_whatever_is_asked(visit: Visit) -> None:
    viewer = visit(PHONE)
    page = viewer.page
    viewer.bring(asked("odin", "raise", 1, length="short"))
    viewer.my_turn()
    name = page.evaluate(
        "() => window.drakkar.view.moves.find(({move}) => move[0] === 'upgrade'"
        " && window.drakkar.view.moves.filter((other) => other.move[1] === move[1]).length === 1)"
        "?.move[1]"
    )
    viewer.press(page.locator(f'[data-at="good/{name}"]'))
    # one card of what goes, an arrow, one of what comes
    page.wait_for_selector("[data-sheet] .steps[data-preview] .step.get")
    told = [card.split("\n")[0] for card in page.locator("[data-sheet] .step").all_inner_texts()]
    assert told == ["You pay", "You get"], told
    viewer.check(within=".scene")


REACH_OUT = """() => {
    const sheet = document.querySelector("[data-sheet]").getBoundingClientRect();
    const out = (inner, outer) => inner.left < outer.left - 1 || inner.right > outer.right + 1;
    return [...document.querySelectorAll("[data-sheet] .step")].flatMap(step => {
        const box = step.getBoundingClientRect();
        const head = step.querySelector("em");
        return out(box, sheet) || (head && out(head.getBoundingClientRect(), box))
            ? [step.innerText] : [];
    });
}"""
"""Steps that reach beyond the sheet, or whose heads reach beyond them."""


def test_the_steps_of_a_space_fit_the_sheet(visit: Visit) -> None:
    """Of every kind that is open: exchanges, upgrades of much, dice with many prizes."""
    viewer = visit(PHONE, "fr")
    page = viewer.page
    kinds = {"raiding", "pillaging_3", "laying_a_snare", "mountain_1_upgrade_1", "emigrate_2"}
    viewer.bring(asked("odin", "turn", 2, after=60, fits=_has_a_longship))
    viewer.my_turn()
    names = page.evaluate("() => window.drakkar.view.moves.map(({move}) => move)")
    spaces = [str(move[1]) for move in names if move[0] == "use"]
    wanted = [name for name in spaces if name in kinds] + spaces[::6]
    for name in dict.fromkeys(wanted):
        chip = page.locator(f'[data-at="space/{name}"]')
        chip.evaluate("thing => thing.scrollIntoView({block: 'center'})")
        viewer.press(chip)
        page.wait_for_selector("[data-sheet] .step")
        assert page.evaluate(REACH_OUT) == [], name
        viewer.press(page.locator("[data-sheet] .close"))
        page.wait_for_selector("[data-sheet]", state="detached")


def test_a_draft_tells_what_it_would_change(visit: Visit) -> None:
    """How many pieces are tried, and income and points as they would be with all of them."""
    viewer = visit()
    page = viewer.page
    viewer.bring(asked("odin", "batch", 1, length="short"))
    viewer.my_turn()
    for kind in ("piece", "spot"):
        answer(viewer, kind)
    page.wait_for_selector("[data-drafted]")
    assert page.inner_text("[data-drafted]").strip() == "1"
    drafted = page.evaluate("() => window.drakkar.view.board.asked.drafted")
    changes = [drafted["income"][1] > drafted["income"][0], drafted["minus"] > 0]
    assert any(changes), drafted
    pills = page.locator(".head > .pill")
    told = [pill.count("→") for pill in pills.all_inner_texts()]
    assert told[:2] == [int(each) for each in changes]


def test_late_in_the_game_nothing_beside_the_boards_is_cut(visit: Visit) -> None:
    viewer = visit()
    for players in (2, 3, 4):
        viewer.bring(near_the_end("odin", players, left=12))
        viewer.page.wait_for_selector(".mountains")
        viewer.page.wait_for_function(
            """() => {
                const others = document.querySelector(".others");
                return others.scrollHeight <= others.clientHeight + 1;
            }"""
        )


def test_nothing_lies_over_the_pieces_that_a_finger_may_lay(visit: Visit) -> None:
    viewer = visit(PHONE)
    viewer.bring(asked("odin", "laypiece", 1, length="short"))
    viewer.my_turn()
    viewer.page.wait_for_selector("[data-put-back]")
    assert viewer.page.evaluate(
        """() => {
            const button = document.querySelector("[data-put-back]");
            const row = button.previousElementSibling.getBoundingClientRect();
            return row.right <= button.getBoundingClientRect().left && row.right < innerWidth;
        }"""
    )


def test_a_finger_walks_a_tile_over_its_places(visit: Visit) -> None:
    viewer = visit(PHONE, "fr")
    page = viewer.page
    viewer.bring(asked("odin", "layspot", 1, length="short"))
    viewer.my_turn()
    # it waits at a good place, and may be laid at once
    page.wait_for_selector(".large .ghost")
    page.wait_for_selector("[data-lay].ready")
    for arrow in (3, 3, 2):
        viewer.press(page.locator(".pad .arrow").nth(arrow))
    page.wait_for_selector(".large .ghost")
    before = viewer.answered
    viewer.press("[data-lay]")
    viewer.saved(before)


GAINING = """() => [...document.querySelectorAll("[data-cell]")]
    .map(({dataset}) => dataset.cell)
    .find(cell => window.drakkar.view.board.spots[cell.replace("spot ", "")]?.minus)"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_piece_goes_back_by_a_button(visit: Visit, size: tuple[int, int]) -> None:
    """In the question or beside the button that lays it; what turns it lies over no cell."""
    viewer = visit(size)
    page = viewer.page
    viewer.bring(asked("odin", "layspot", 1, length="short", fits=_turns))
    viewer.my_turn()
    key = page.wait_for_selector('[data-at="key/turn"]')
    board = page.locator(".large").bounding_box()
    assert key
    assert board
    box = key.bounding_box()
    assert box
    above, below = box["y"] + box["height"] <= board["y"], board["y"] + board["height"] <= box["y"]
    assert below if viewer.narrow else above
    if not viewer.narrow:
        # what it would bring is told in the question, and not beside the name as well
        worth = page.evaluate(GAINING)
        page.hover(f'[data-cell="{worth}"]')
        page.wait_for_selector(".prompt .told .get")
        page.wait_for_function("() => window.drakkar.preview")
        assert not page.locator(".gain").count()
    before = viewer.answered
    viewer.press(".prompt [data-tool=put-back]" if not viewer.narrow else ".pad [data-put-back]")
    viewer.saved(before)
    page.wait_for_selector("[data-cell]", state="detached")
    assert not page.locator("[data-tool=put-back]").count()


def test_a_house_leaves_its_height_to_the_goods(visit: Visit) -> None:
    """The panel of a house is lower than that of a board, and both columns end where they did."""
    viewer = visit()
    page = viewer.page
    viewer.bring(asked("odin", "turn", 2, after=60, fits=_has_a_long_house))
    viewer.my_turn()
    places = """() => [".large", ".goods", ".banquet"].map(part => {
        const {height, bottom} = document.querySelector(part).getBoundingClientRect();
        return [Math.round(height), Math.round(bottom)];
    })"""
    page.wait_for_selector(".banquet")
    board, goods, feast = page.evaluate(places)
    house = page.evaluate(
        "() => window.drakkar.view.board.seats[0].boards"
        ".findIndex(({board}) => board === 'long_house')"
    )
    viewer.press(f'[data-at="board/{house}"]')
    page.wait_for_function(
        "height => document.querySelector('.large').getBoundingClientRect().height < height - 60",
        arg=board[0],
    )
    _, higher, after = page.evaluate(places)
    assert higher[0] > goods[0] + 60
    assert abs(after[1] - feast[1]) <= 2


def test_the_feast(visit: Visit) -> None:
    """A dish by hand, the rest by one press; what cannot be served says why."""
    viewer = visit()
    page = viewer.page
    viewer.bring(asked("odin", "dishes", 1, length="short"))
    viewer.my_turn()
    page.wait_for_selector(".banquet .free")
    free = page.locator(".banquet .free").count()
    answer(viewer, "serve")
    page.wait_for_function(
        "free => document.querySelectorAll('.banquet .free').length < free", arg=free
    )
    viewer.my_turn()
    if page.evaluate("() => window.drakkar.view.question.tag") == "dishes":
        page.locator('[data-at="good/silk"]').click(force=True)
        page.wait_for_selector("[data-refusal]")
        page.keyboard.press("Escape")
        answer(viewer, "suggestion")


def _two_ways(view: dict[str, Any]) -> bool:
    """Another way to serve, dish by dish, without an occupation that has a say in it."""
    asked = view["table"]["asked"]
    return bool(asked.get("others")) and not view["table"]["seats"][0]["played"]


def test_another_feast_by_an_arrow(visit: Visit) -> None:
    """What the arrow proposes is what lies on the table after one press; then the round ends."""
    viewer = visit()
    page = viewer.page
    viewer.bring(asked("odin", "dishes", 1, fits=_two_ways, length="short"))
    viewer.my_turn()
    page.wait_for_selector('[data-at="way/1"]')
    way = page.evaluate("() => window.drakkar.view.board.asked.others[0].dishes")
    viewer.press('[data-at="way/1"]')
    page.wait_for_function("() => document.querySelector('.banquet').textContent.includes('2/')")
    viewer.press('[data-at="table/fill"]')
    page.wait_for_function(
        "way => window.drakkar.view.board.seats[0].table.map(({dish}) => dish).join() === way",
        arg=",".join(way),
    )
    # what the end of the round brings, on demand
    viewer.press('[data-at="round/1"]')
    page.wait_for_selector("[data-ledger] [data-phase='7']")
    viewer.check(within="[data-ledger]")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_lesson_by_the_board(visit: Visit, size: tuple[int, int]) -> None:
    """Every step points at something that is there; pressing on the board leads through."""
    course = lesson(GAMES["odin"].package)
    assert course is not None
    viewer = visit(size, "fr" if size == PHONE else "en")
    page = viewer.page
    reply = page.request.post("/api/games/odin/lesson", data={}, headers={"X-Drakkar": "1"})
    page.goto(reply.json()["url"])
    for step in course.steps:
        if step.id == "which-oil":
            continue  # a press of the oil has said both
        page.wait_for_selector(f"[data-coach={step.id}]")
        if step.point:
            page.wait_for_selector("[data-coach-ring]")
        if step.id == "end":
            break
        if not step.expect:
            viewer.press("[data-coach-next]")
            continue
        viewer.my_turn()
        names = page.evaluate(LEAD, step.expect[0])
        if step.id == "take-oil":
            names[-1] = "good/oil"
        before = viewer.answered
        for name in names:
            thing = page.locator(f'[data-at="{name}"]:visible').first
            thing.wait_for()
            thing.dispatch_event("click")
        viewer.saved(before)
    viewer.tidy()
