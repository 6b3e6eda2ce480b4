"""The service worker as a browser runs it when a message comes. No messenger is to be had without
the world outside: the browser is made to deliver what the server would have sent."""

from __future__ import annotations

import json
import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE
from tests.browser.test_offline import READY, wait_for
from tests.server.harness import wait_until

LISTEN = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, more) => {
        self.shown.push({title, ...more});
    };
}"""
"""A browser without a screen shows no messages, and says so: what it would show is noted."""
SHOWN = "() => self.shown"
PRESS = """(action) => {
    const event = new ExtendableEvent('notificationclick');
    self.closed = 0;
    const notification = {data: self.shown.at(-1).data, close: () => { self.closed += 1; }};
    Object.defineProperties(event, {action: {value: action}, notification: {value: notification}});
    self.dispatchEvent(event);
    return self.closed;
}"""
"""A finger on the message: no program can press it for real."""


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "fr"), (PHONE, "en")])
def test_a_message_is_shown_and_ends_by_one_press(
    visit: Visit, size: tuple[int, int], lang: str
) -> None:
    viewer = visit(size, lang, service_workers="allow")
    page = viewer.page
    viewer.sit("vikings", "bot:thrall")
    table = re.sub(r"^https?://[^/]+", "", page.url)
    wait_for(viewer, READY)
    worker = page.context.service_workers[0]
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    wait_until(lambda: page.evaluate("1") and found)

    def push(text: str) -> None:
        message = {
            "title": "Drakkar",
            "text": text,
            "url": table,
            "tag": "table-1",
            "off": "no.token",
            "off_text": "No more",
            "lang": lang,
        }
        session.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": page.evaluate("location.origin"),
                "registrationId": found[-1],
                "data": json.dumps(message),
            },
        )

    worker.evaluate(LISTEN)
    push("It is your turn.")
    wait_until(lambda: worker.evaluate(SHOWN))
    [shown] = worker.evaluate(SHOWN)
    assert (shown["title"], shown["body"]) == ("Drakkar", "It is your turn.")
    assert (shown["tag"], shown["lang"]) == ("table-1", lang)  # a later one takes its place
    assert shown["data"] == {"url": table, "off": "no.token"}
    assert [action["title"] for action in shown["actions"]] == ["No more"]
    # "no more" asks the server, and nothing is left on the screen
    with page.context.expect_event(
        "request", lambda request: request.url.endswith("/api/notices/off")
    ) as asked:
        assert worker.evaluate(PRESS, "off") == 1
    assert json.loads(asked.value.post_data or "") == {"token": "no.token"}
    # a press on the message itself leads to the page that is open already
    worker.evaluate(
        """() => { self.focused = []; WindowClient.prototype.focus = async function () {
            self.focused.push(new URL(this.url).pathname); return this; }; }"""
    )
    worker.evaluate(PRESS, "")
    wait_until(lambda: worker.evaluate("() => self.focused"))
    assert worker.evaluate("() => self.focused") == [table]
