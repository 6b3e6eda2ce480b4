"""Deciding ahead: offered while one waits, shown, taken back; told where it was not given."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.browser.test_beside import picture
from tests.browser.test_ladder import HEADERS, get

STAY = ["stay"]


def post(viewer: Viewer, table: str, seen: dict, move: list) -> None:
    body = {
        "expected_seq": seen["expected_seq"],
        "key": f"by-hand-{seen['seat']}-{seen['seq']}",
        "move": move,
        "seat": seen["seat"],
    }
    viewer.page.request.post(f"/api/tables/{table}/moves", data=body, headers=HEADERS)


def on(table: str, *viewers: Viewer) -> list[Viewer]:
    """Without the page, until only those are asked who may leave."""
    while True:
        asked, busy = [], False
        for viewer in viewers:
            seen = get(viewer, f"/api/tables/{table}")
            if seen["act"] and seen["question"]["tag"] == "decideleave":
                asked.append(viewer)
            elif seen["act"]:
                busy = True
                post(viewer, table, seen, seen["moves"][0]["move"])
        if not busy:
            return asked


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")])
def test_leaving_is_decided_ahead(visit: Visit, size: tuple[int, int], lang: str) -> None:
    host, friend = visit(size, lang), visit(DESKTOP, lang)
    seats = [{"kind": "me"}, {"kind": "friend"}]
    wish = {"game": "saga", "seats": seats, "seed": 92}
    made = host.page.request.post("/api/tables", data=wish, headers=HEADERS).json()
    table, secret = made["table"], made["links"][0]["url"].partition("#")[2]
    claim = {"secret": secret, "name": "Ylva"}
    friend.page.request.post(f"/api/tables/{table}/claim", data=claim, headers=HEADERS)
    while len(asked := on(table, host, friend)) < 2:
        for viewer in asked:
            post(viewer, table, get(viewer, f"/api/tables/{table}"), STAY)
    for viewer in asked:
        post(viewer, table, get(viewer, f"/api/tables/{table}"), STAY)
    seen = get(host, f"/api/tables/{table}")
    post(host, table, seen, seen["moves"][0]["move"])
    host.page.goto(f"/t/{table}")
    host.press(host.page.locator("[data-ahead] button"))
    host.page.locator("[data-ahead] select").select_option("least")
    host.page.locator("[data-ahead] input").fill("500")
    host.check(within=".over", themes=True, tidy=host.narrow)
    picture(host.page, f"ahead-{size[0]}")
    host.press(host.page.locator("[data-ahead-move]").first)
    ready = host.page.locator("[data-ahead-ready]")
    expect(ready).to_contain_text("500")
    host.check(within=".over", themes=True, tidy=host.narrow)
    picture(host.page, f"ahead-ready-{size[0]}")
    host.page.reload()
    expect(ready).to_be_visible()  # it is the server's to keep
    host.press(ready.locator("button"))
    host.press(host.page.locator("[data-ahead] button"))
    host.page.locator("[data-ahead] select").select_option("least")
    host.page.locator("[data-ahead] input").fill("500")
    host.press(host.page.locator("[data-ahead-move]").first)
    expect(ready).to_be_visible()
    on(table, friend, host)
    # not so many points: it waits for an answer, and says why
    expect(host.page.locator("[data-ahead-lapsed]")).to_be_visible()
    host.check(within=".over", themes=True, tidy=host.narrow)
    picture(host.page, f"ahead-lapsed-{size[0]}")
