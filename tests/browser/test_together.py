"""Several people: links, spectators, one device for two, lost networks, a server that restarts."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Viewer
from tests.server.harness import Running


def link_of(one: Viewer, number: int = 0) -> str:
    value: str = one.page.locator(".invite input").nth(number).input_value()
    return value


def test_two_browsers_and_a_bot_at_one_table(visit: Visit) -> None:
    host = visit()
    host.start("vikings", "friend", "bot:thrall")
    host.page.wait_for_selector(".waitlist .invite")
    host.check()
    link = link_of(host)
    assert "#" in link
    guest = visit(PHONE, "fr")
    guest.page.goto(link)
    guest.page.wait_for_selector(".frame")
    assert "#" not in guest.page.url
    guest.page.fill(".welcome input", "Cnut")
    guest.page.click(".welcome button")
    host.page.wait_for_selector("text=Cnut")
    host.page.wait_for_selector(".dot.on", state="attached")
    host.page.wait_for_selector(".waitlist", state="detached")
    played = {host: 0, guest: 0}
    for _ in range(60):
        for one in (host, guest):
            if one.page.locator(".prompt.mine").count():
                one.answer()
                played[one] += 1
        if min(played.values()) >= 3:
            break
        host.page.wait_for_timeout(150)
    assert min(played.values()) >= 3


def test_a_link_that_is_not_valid(visit: Visit) -> None:
    host = visit()
    host.start("vikings", "friend")
    host.page.wait_for_selector(".waitlist .invite")
    guest = visit()
    guest.page.goto(link_of(host)[:-3] + "xyz")
    guest.page.wait_for_selector("main.stop h1")
    guest.check()
    guest.said.clear()  # the browser reports the 404 by itself


def test_a_spectator_sees_and_cannot_play(visit: Visit) -> None:
    host = visit()
    host.start("shipwrights", "bot:thrall")
    host.my_turn()
    host.page.locator(".bar .tool").nth(1).click()
    host.page.wait_for_selector("dialog .invite")
    host.page.locator("dialog .invite button[aria-expanded]").first.click()
    host.page.wait_for_selector("dialog svg[role=img]")
    host.check()
    link = link_of(host)
    host.page.keyboard.press("Escape")
    watcher = visit(lang="fr")
    watcher.page.goto(link)
    watcher.page.wait_for_selector(".frame")
    assert watcher.page.locator("[data-move]").count() == 0
    assert watcher.page.locator("[data-undo]").count() == 0
    watcher.check()
    before = watcher.seq
    host.answer()
    host.my_turn()
    host.answer()
    watcher.went_on(before)


def test_the_curtain_between_two_hands(visit: Visit) -> None:
    one = visit(lang="fr")
    one.start("shipwrights", "here")
    one.page.wait_for_selector(".curtain [data-raise]")
    assert one.page.locator(".item").count() == 0
    one.check()
    seen = set()
    for number in range(6):
        one.page.wait_for_selector(".curtain [data-raise], .prompt.mine")
        if one.page.locator(".curtain [data-raise]").count():
            raised = one.page.locator("[data-raise]").first
            seen.add(raised.get_attribute("data-raise"))
            raised.click()
        one.page.wait_for_selector(".prompt.mine")
        one.moves.nth(number % one.moves.count()).click()
        one.page.wait_for_timeout(300)
        if one.page.locator(".ask").count():
            one.page.click(".ask .primary")
            one.page.wait_for_timeout(300)
    assert seen == {"0", "1"}


def test_open_hands_need_no_curtain(visit: Visit) -> None:
    one = visit()
    one.start("vikings", "here")
    names = set()
    for _ in range(6):
        one.my_turn()
        assert one.page.locator(".curtain").count() == 0
        names.add(one.prompt.split(":")[0])
        one.answer()
    assert len(names) == 2


def test_a_refresh_in_mid_turn_loses_nothing(visit: Visit) -> None:
    one = visit()
    one.start("vikings", "bot:thrall")
    one.my_turn()
    one.answer(2)
    one.my_turn()
    seq, prompt = one.seq, one.prompt
    one.page.reload()
    one.page.wait_for_selector(".frame")
    one.my_turn()
    assert (one.seq, one.prompt) == (seq, prompt)


def test_a_move_sent_into_a_dead_network_arrives_once(visit: Visit) -> None:
    one = visit()
    one.start("vikings", "here")
    one.my_turn()
    one.answer()
    one.my_turn()
    before = one.seq
    one.page.context.set_offline(True)
    one.moves.first.click()
    one.page.wait_for_selector(".saved.wait")
    one.page.wait_for_timeout(800)
    assert one.page.locator("[data-move]").count() == 0
    # the page is closed and opened again before the network is back
    one.page.context.set_offline(False)
    one.page.reload()
    one.page.wait_for_selector(".frame")
    one.went_on(before)
    one.page.wait_for_timeout(500)
    assert one.page.evaluate("Object.keys(localStorage).filter(k => k.includes('outbox'))") == []
    one.said.clear()  # the browser reports the lost network by itself


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_server_that_restarts_in_mid_turn(visit: Visit, server: Running, how: str) -> None:
    one = visit()
    one.start("vikings", "bot:thrall")
    one.my_turn()
    one.answer(1)
    one.my_turn()
    seq = one.seq
    getattr(server, how)()
    one.page.wait_for_selector(".banner")
    one.check()
    one.moves.first.click()
    one.page.wait_for_selector(".saved.wait")
    server.start()
    one.page.wait_for_selector(".banner", state="detached", timeout=30_000)
    one.went_on(seq)
    one.my_turn()
    one.answer()
    one.said.clear()  # the browser reports the lost server by itself


def test_the_result_can_be_watched_again_and_a_rematch_keeps_the_people(visit: Visit) -> None:
    one = visit()
    one.start("tinyepic", "bot:thrall")
    for number in range(600):
        one.my_turn()
        if one.over:
            break
        one.answer(number)
    one.page.locator(".result .buttons button").nth(2).click()
    one.page.wait_for_selector(".result .invite")
    one.check()
    watcher = visit(lang="fr")
    watcher.page.goto(link_of(one))
    watcher.page.wait_for_selector(".time")
    watcher.check()
    first = one.page.url
    one.page.click(".result .primary")
    one.page.wait_for_function("first => location.href !== first", arg=first)
    one.page.wait_for_selector(".frame[data-status=playing]")


def test_a_new_name_reaches_the_others(visit: Visit) -> None:
    host = visit()
    host.start("vikings", "friend")
    host.page.wait_for_selector(".waitlist .invite")
    guest = visit()
    guest.page.goto(link_of(host))
    guest.page.wait_for_selector(".frame")
    guest.page.keyboard.press("?")
    guest.page.fill("dialog input[autocomplete=nickname]", "Ragnhild")
    guest.page.keyboard.press("Tab")
    host.page.wait_for_selector("text=Ragnhild")
