"""Several people: links, spectators, one device for two, lost networks, a server that restarts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Viewer
from tests.browser.positions import near_the_end
from tests.server.harness import Running


def link_of(one: Viewer, number: int = 0) -> str:
    value: str = one.page.locator(".invite input").nth(number).input_value()
    return value


def whose_turn(*people: Viewer) -> Viewer:
    """Who has something to do, as soon as there is somebody; bots play in between."""
    for _ in range(600):
        for one in people:
            if one.page.locator(".prompt.mine, .curtain [data-raise]").count():
                return one
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is to move")


def test_two_browsers_and_a_bot_at_one_table(visit: Visit) -> None:
    host = visit()
    host.start("vikings", "friend", "bot:thrall")
    host.page.wait_for_selector(".waitlist .invite")
    host.tidy()
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
    while min(played.values()) < 3:
        one = whose_turn(host, guest)
        one.answer()
        played[one] += 1
    # each in his own words, and each may change them
    assert [one.page.get_attribute("html", "lang") for one in (host, guest)] == ["en", "fr"]
    french = guest.prompt
    guest.press(guest.page.locator(".bar .tool").last)
    guest.page.locator("dialog select").first.select_option("en")
    guest.page.wait_for_selector("html[lang=en]")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("dialog", state="detached")
    guest.page.wait_for_function(
        "old => document.querySelector('[data-prompt]').innerText.trim() !== old", arg=french
    )
    whose_turn(host, guest).answer()


def test_one_table_for_two_here_a_friend_and_a_bot(visit: Visit) -> None:
    """Hidden hands: a curtain between those at one device, none for the friend on his phone."""
    here = visit(lang="fr")
    here.start("shipwrights", "here", "friend", "bot:thrall")
    here.page.wait_for_selector(".curtain [data-raise]")
    here.press(here.page.locator("[data-raise]").first)
    here.page.wait_for_selector(".waitlist .invite")
    friend = visit(PHONE, "en")
    friend.page.goto(link_of(here))
    friend.page.wait_for_selector(".frame")
    friend.page.wait_for_selector(".prompt.mine")
    assert friend.page.locator(".curtain").count() == 0
    played: dict[str, int] = {"0": 0, "1": 0, "friend": 0}
    seat = "0"
    for number in range(60):
        if min(played.values()) >= 2:
            break
        one = whose_turn(here, friend)
        if one is friend:
            friend.answer(number)
            played["friend"] += 1
            continue
        raised = here.page.locator("[data-raise]")
        if raised.count():
            assert here.page.locator(".item, .moves [data-move]").count() == 0
            seat = raised.first.get_attribute("data-raise") or ""
            here.press(raised.first)
            here.page.wait_for_selector(".prompt.mine")
        here.answer(number)
        played[seat] += 1
    assert min(played.values()) >= 2
    friend.tidy()


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    host = visit()
    host.start("vikings", "friend")
    guest = visit()
    host.page.wait_for_selector(".waitlist .invite")
    guest.page.goto(link_of(host))
    guest.page.wait_for_selector(".frame")
    for _ in range(6):
        one = whose_turn(host, guest)
        other = guest if one is host else host
        for person, mark, icon in ((one, True, "-turn"), (other, False, "")):
            person.page.wait_for_function(
                """([mark, icon]) => document.title.startsWith('●') === mark
                    && document.querySelector('link[rel=icon]').getAttribute('href')
                        === `/favicon${icon}.svg`""",
                arg=[mark, icon],
            )
        one.answer()


def test_a_link_that_is_not_valid(visit: Visit) -> None:
    host = visit()
    host.start("vikings", "friend")
    host.page.wait_for_selector(".waitlist .invite")
    guest = visit()
    guest.page.goto(link_of(host)[:-3] + "xyz")
    guest.page.wait_for_selector("main.stop h1")
    guest.tidy()
    guest.forgive()  # the browser reports the 404 by itself


def test_a_spectator_sees_and_cannot_play(visit: Visit) -> None:
    host = visit()
    host.start("shipwrights", "bot:thrall")
    host.my_turn()
    host.page.locator(".bar .tool").nth(1).click()
    host.page.wait_for_selector("dialog .invite")
    host.page.locator("dialog .invite button[aria-expanded]").first.click()
    host.page.wait_for_selector("dialog svg[role=img]")
    host.tidy()
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
    one.sit("shipwrights", "here")
    one.page.wait_for_selector(".curtain [data-raise]")
    assert one.page.locator(".item").count() == 0
    one.tidy()
    seen = set()
    for number in range(6):
        one.my_turn()
        if one.page.locator(".curtain [data-raise]").count():
            raised = one.page.locator("[data-raise]").first
            seen.add(raised.get_attribute("data-raise"))
            raised.click()
        one.page.wait_for_selector(".prompt.mine")
        one.answer(number)
    assert seen == {"0", "1"}


def test_open_hands_need_no_curtain(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "here")
    names = set()
    for _ in range(6):
        one.my_turn()
        assert one.page.locator(".curtain").count() == 0
        names.add(one.prompt.split(":")[0])
        one.answer()
    assert len(names) == 2


def test_a_refresh_in_mid_turn_loses_nothing(visit: Visit) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
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
    one.sit("vikings", "here")
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
    one.forgive()  # the browser reports the lost network by itself


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_server_that_restarts_in_mid_turn(visit: Visit, server: Running, how: str) -> None:
    one = visit()
    one.sit("vikings", "bot:thrall")
    one.my_turn()
    one.answer(1)
    one.my_turn()
    seq = one.seq
    getattr(server, how)()
    try:
        one.page.wait_for_selector(".banner")
        one.check()
        one.moves.first.click()
        one.page.wait_for_selector(".saved.wait")
    finally:  # the other tests need it
        server.start()
    one.page.wait_for_selector(".banner", state="detached")
    one.went_on(seq)
    one.my_turn()
    one.answer()
    one.forgive()  # the browser reports the lost server by itself


def test_the_result_can_be_watched_again_and_a_rematch_keeps_the_people(
    visit: Visit, tmp_path: Path
) -> None:
    one = visit()
    one.bring(near_the_end("tinyepic", left=2))
    for number in range(60):
        one.my_turn()
        if one.over:
            break
        one.answer(number)
    one.page.locator(".result .buttons button").nth(2).click()
    one.page.wait_for_selector(".result .invite")
    one.check(within=".result")
    watcher = visit(lang="fr")
    watcher.page.goto(link_of(one))
    watcher.page.wait_for_selector(".time")
    watcher.tidy()
    totals = one.page.locator(".result tfoot td").all_inner_texts()
    with one.page.expect_download() as download:
        one.page.click(".result a[download]")
    record = tmp_path / "record.json"
    download.value.save_as(record)
    reader = visit(PHONE)
    reader.home()
    reader.page.set_input_files("input[type=file]", record)
    reader.page.wait_for_selector(".frame[data-status=over]")
    assert reader.page.locator(".result tfoot td").all_inner_texts() == totals
    reader.tidy()
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
