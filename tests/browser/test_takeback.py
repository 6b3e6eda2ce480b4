"""Further back than undo goes: asked of the others, or free for one who plays alone."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.people import PHONE
from tests.browser.test_together import link_of


def test_the_others_are_asked_and_agree(visit: Visit) -> None:
    host, guest = visit(), visit(PHONE, "fr")
    host.start("vikings", "friend")
    host.page.wait_for_selector(".waitlist .invite")
    guest.page.goto(link_of(host))
    guest.page.wait_for_selector(".frame")
    guest.page.fill(".welcome input", "Cnut")
    guest.page.click(".welcome button")
    host.page.wait_for_selector("text=Cnut")
    first, second = (host, guest) if host.page.locator(".prompt.mine").count() else (guest, host)
    while first.page.locator(".prompt.mine").count():
        first.answer()
    second.my_turn()
    second.answer()
    first.went_on(second.seq - 1)
    # undo says why it stops, and offers to ask
    first.page.click("[data-undo]", force=True)
    offer = first.page.locator("[data-takeback=offered]")
    offer.wait_for()
    first.check()
    before = first.answered
    offer.locator("button").click()
    first.saved(before)
    first.page.wait_for_selector("[data-takeback=asked]")
    asked = second.page.locator("[data-takeback=asked]")
    asked.locator(".primary").wait_for()
    second.check()
    # refused once, agreed to the second time
    before = second.answered
    asked.locator("button").nth(1).click()
    second.saved(before)
    first.page.wait_for_selector("[data-takeback=asked]", state="detached")
    assert second.page.locator(".prompt.mine").count() == 1
    first.page.click("[data-undo]", force=True)
    offer.locator("button").click()
    before = second.answered
    asked.locator(".primary").click()
    second.saved(before)
    first.my_turn()
    assert second.page.locator(".prompt.mine").count() == 0


def test_alone_one_plays_on_from_any_place(visit: Visit) -> None:
    viewer = visit(PHONE, "fr")
    viewer.sit("vikings", "bot:thrall")
    for _ in range(3):
        viewer.my_turn()
        viewer.answer()
    viewer.my_turn()
    viewer.tab("log")
    viewer.page.locator("[data-log] button").first.click()
    here = viewer.page.locator("[data-takeback=here] button")
    here.wait_for()
    viewer.check()
    before = viewer.answered
    here.click()
    viewer.saved(before)
    viewer.page.wait_for_selector("[data-takeback]", state="detached")
    viewer.my_turn()
    viewer.tab("log")
    viewer.page.wait_for_selector("text=ramène la partie en arrière")
