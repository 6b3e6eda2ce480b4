"""A friend's phone on the same network: the host lets it in with one button."""

from __future__ import annotations

from tests.browser.conftest import LAN, Visit
from tests.browser.people import PHONE
from tests.server.harness import Running


def test_the_host_lets_a_phone_in(visit: Visit, server: Running) -> None:
    host = visit(lang="fr")
    host.start("vikings", "friend")
    link = host.page.locator(".waitlist .invite input").first
    assert link.input_value().startswith(server.url)  # opens on this computer only
    host.page.click(".waitlist [data-network=closed]")
    host.page.wait_for_selector(".waitlist [data-network=open]")
    host.check(within=".waitlist")
    shown = link.input_value()
    assert shown.startswith(f"http://{LAN}:")
    host.page.click(".waitlist .invite button[aria-expanded=false]")
    host.page.wait_for_selector(".waitlist .invite svg")

    guest = visit(PHONE)
    guest.page.goto(shown)
    guest.page.wait_for_selector(".frame")
    guest.page.fill(".welcome input", "Cnut")
    guest.page.click(".welcome button")
    host.page.wait_for_selector("text=Cnut")
    guest.tidy()
    # the guest's page knows its own address and is asked nothing
    assert guest.page.locator("[data-network]").count() == 0

    host.tool("invite")
    host.page.click("dialog [data-network=open]")
    host.page.wait_for_selector("dialog [data-network=closed]")
    host.tidy()
    guest.page.context.close()  # its page would go on knocking
    guest.said.clear()
