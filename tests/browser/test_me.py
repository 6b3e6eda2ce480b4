"""What is mine: another device by a link, a name, tables put away and deleted, my games."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.test_beside import picture
from tests.browser.test_review import finished


def opened(viewer: Viewer) -> None:
    viewer.press("[data-open-me]")
    viewer.page.wait_for_selector("[data-me] form")


def test_a_link_makes_the_phone_mine(visit: Visit) -> None:
    desk, phone = visit(DESKTOP, "en"), visit(PHONE, "fr", color_scheme="dark")
    desk.sit("vikings", "bot:thrall")
    table = desk.page.url
    desk.home()
    opened(desk)
    desk.press("[data-share]")
    link = desk.page.locator("[data-me] .invite input").input_value()
    desk.press(desk.page.locator("[data-me] .invite button", has_text="QR"))
    desk.page.wait_for_selector("[data-me] .invite svg")
    desk.check(within="dialog", themes=True)
    picture(desk.page, "me-desk")
    phone.page.goto(link)
    phone.page.wait_for_selector("[data-join]")
    assert "#" not in phone.page.url  # the secret does not stay in the address
    picture(phone.page, "join-phone")
    phone.press("[data-join] .primary")
    phone.page.wait_for_selector("[data-device]:nth-of-type(2)")
    phone.check(within="dialog", themes=True)
    phone.page.goto(table)
    phone.page.wait_for_selector(".frame")
    assert phone.page.locator("[data-undo]").count()  # it plays, and does not only watch


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "fr"), (PHONE, "en")])
def test_my_tables_and_my_games(visit: Visit, size: tuple[int, int], lang: str) -> None:
    viewer = visit(size, lang, color_scheme="dark" if size == DESKTOP else "light")
    record = finished("vikings")
    record["meta"] = {"seats": ["human", "karl"], "names": ["Ása", "Karl"]}
    viewer.bring(record)
    viewer.sit("saga", "bot:thrall")
    viewer.home()
    opened(viewer)
    viewer.page.wait_for_selector("[data-games] circle")
    viewer.page.locator("[data-games]").scroll_into_view_if_needed()
    viewer.check(within="dialog", themes=True)
    picture(viewer.page, f"games-{lang}")
    # put away: it stands in no list of the home page any more
    rows = viewer.page.locator("[data-mine]")
    viewer.press(rows.first.locator("[data-archive]"))
    viewer.page.wait_for_function("() => document.querySelectorAll('.tables a').length === 1")
    # what is for good is asked once more, and says what it means
    viewer.press(rows.last.locator("[data-delete]"))
    picture(viewer.page, f"delete-{lang}")
    viewer.press("[data-sure]")
    viewer.page.wait_for_function("() => document.querySelectorAll('[data-mine]').length === 1")
    # a name to be found by
    viewer.page.fill("[data-me] [autocomplete=username]", f"Ylva {lang}")
    viewer.page.fill("[data-me] [type=password]", "the sea is grey")
    viewer.press("[data-named]")
    viewer.page.wait_for_selector("[data-me] .told:not(.unseen)")
    assert f"Ylva {lang}" in viewer.page.locator("[data-me] .told").inner_text()
    viewer.tidy()
