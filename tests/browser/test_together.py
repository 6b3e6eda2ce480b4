"""Several people: links, spectators, one device for two, lost networks, a server that restarts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Viewer
from tests.browser.positions import near_the_end
from tests.server.harness import Running


def link_of(viewer: Viewer, number: int = 0) -> str:
    value: str = viewer.page.locator(".invite input").nth(number).input_value()
    return value


def whose_turn(*people: Viewer) -> Viewer:
    """Who has something to do, as soon as there is somebody; bots play in between."""
    for _ in range(600):
        for viewer in people:
            if viewer.page.locator(".prompt.mine, .curtain [data-raise]").count():
                return viewer
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
        viewer = whose_turn(host, guest)
        viewer.answer()
        played[viewer] += 1
    # each in his own words, and each may change them
    assert [viewer.page.get_attribute("html", "lang") for viewer in (host, guest)] == ["en", "fr"]
    french = guest.prompt
    guest.tool("help")
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
    friend.press(".welcome button")  # he stays without a name
    friend.page.wait_for_selector(".prompt.mine")
    assert friend.page.locator(".curtain").count() == 0
    played: dict[str, int] = {"0": 0, "1": 0, "friend": 0}
    seat = "0"
    for number in range(60):
        if min(played.values()) >= 2:
            break
        viewer = whose_turn(here, friend)
        if viewer is friend:
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
        viewer = whose_turn(host, guest)
        other = guest if viewer is host else host
        for person, mark, icon in ((viewer, True, "-turn"), (other, False, "")):
            person.page.wait_for_function(
                """([mark, icon]) => document.title.startsWith('●') === mark
                    && document.querySelector('link[rel=icon]').getAttribute('href')
                        === `/favicon${icon}.svg`""",
                arg=[mark, icon],
            )
        viewer.answer()


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
    host.tool("invite")
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
    viewer = visit(lang="fr")
    viewer.sit("shipwrights", "here")
    viewer.page.wait_for_selector(".curtain [data-raise]")
    assert viewer.page.locator(".item").count() == 0
    viewer.tidy()
    seen = set()
    for number in range(6):
        viewer.my_turn()
        if viewer.page.locator(".curtain [data-raise]").count():
            raised = viewer.page.locator("[data-raise]").first
            seen.add(raised.get_attribute("data-raise"))
            raised.click()
        viewer.page.wait_for_selector(".prompt.mine")
        viewer.answer(number)
    assert seen == {"0", "1"}


def test_open_hands_need_no_curtain(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "here")
    names = set()
    for _ in range(6):
        viewer.my_turn()
        assert viewer.page.locator(".curtain").count() == 0
        names.add(viewer.prompt.split(":")[0])
        viewer.answer()
    assert len(names) == 2


def test_a_refresh_in_mid_turn_loses_nothing(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.answer(2)
    viewer.my_turn()
    seq, prompt = viewer.seq, viewer.prompt
    viewer.page.reload()
    viewer.page.wait_for_selector(".frame")
    viewer.my_turn()
    assert (viewer.seq, viewer.prompt) == (seq, prompt)


def test_a_move_sent_into_a_dead_network_arrives_once(visit: Visit) -> None:
    viewer = visit()
    viewer.sit("vikings", "here")
    viewer.my_turn()
    viewer.answer()
    viewer.my_turn()
    before = viewer.seq
    viewer.page.context.set_offline(True)
    viewer.listed().first.click()
    viewer.page.wait_for_selector(".saved.wait")
    viewer.page.wait_for_timeout(800)
    assert viewer.page.locator("[data-move]").count() == 0
    # the page is closed and opened again before the network is back
    viewer.page.context.set_offline(False)
    viewer.page.reload()
    viewer.page.wait_for_selector(".frame")
    viewer.went_on(before)
    viewer.page.wait_for_function(
        "() => !Object.keys(localStorage).some(key => key.includes('outbox'))"
    )
    viewer.forgive()  # the browser reports the lost network by itself


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_server_that_restarts_in_mid_turn(visit: Visit, server: Running, how: str) -> None:
    viewer = visit()
    viewer.sit("vikings", "bot:thrall")
    viewer.my_turn()
    viewer.answer(1)
    viewer.my_turn()
    seq = viewer.seq
    getattr(server, how)()
    try:
        viewer.page.wait_for_selector(".banner")
        viewer.check(within=".banner")
        viewer.listed().first.click()
        viewer.page.wait_for_selector(".saved.wait")
    finally:  # the other tests need it
        server.start()
    viewer.page.wait_for_selector(".banner", state="detached")
    viewer.went_on(seq)
    viewer.my_turn()
    viewer.answer()
    viewer.forgive()  # the browser reports the lost server by itself


def test_the_result_can_be_watched_again_and_a_rematch_keeps_the_people(
    visit: Visit, tmp_path: Path
) -> None:
    viewer = visit()
    viewer.bring(near_the_end("tinyepic", left=2))
    for number in range(60):
        viewer.my_turn()
        if viewer.over:
            break
        viewer.answer(number)
    viewer.page.locator(".result .buttons button").nth(2).click()
    viewer.page.wait_for_selector(".result .invite")
    viewer.check(within=".result")
    watcher = visit(lang="fr")
    watcher.page.goto(link_of(viewer))
    watcher.page.wait_for_selector(".time")
    watcher.tidy()
    totals = viewer.page.locator(".result tfoot td").all_inner_texts()
    with viewer.page.expect_download() as download:
        viewer.page.click(".result a[download]")
    record = tmp_path / "record.json"
    download.value.save_as(record)
    reader = visit(PHONE)
    reader.home()
    reader.page.set_input_files("input[type=file]", record)
    reader.page.wait_for_selector(".frame[data-status=over]")
    assert reader.page.locator(".result tfoot td").all_inner_texts() == totals
    reader.tidy()
    first = viewer.page.url
    viewer.page.click(".result .primary")
    viewer.page.wait_for_function("first => location.href !== first", arg=first)
    viewer.page.wait_for_selector(".frame[data-status=playing]")


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
