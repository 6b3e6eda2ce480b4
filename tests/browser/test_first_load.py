"""What opening a table costs on the wire, everything together: page, scripts, styles, fonts, words,
pictures, and the view that is pushed."""

from __future__ import annotations

from typing import Any

import pytest

import drakkar
from drakkar.server.http.deflate import LEVEL
from drakkar.server.http.packing import gzipped
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE, Viewer

MOST = 150 * 1024
"""150 kB."""
GAMES = sorted(drakkar.GAMES)
SIZES = [(game, DESKTOP if at % 2 else PHONE) for at, game in enumerate(GAMES)]
WEIGHED = [*SIZES, ("odin", DESKTOP)]
"""Odin shows its whole table on a desktop and a part of it on a phone: both are weighed."""
VIEW = "the view"
MOVES = "performance.getEntriesByType('resource').some(({name}) => /Marks.*js$/.test(name))"
"""What moves is fetched as soon as the table is drawn."""


class Scales:
    """Bytes as they came over the network, by what was asked for."""

    def __init__(self, viewer: Viewer) -> None:
        self.weights: dict[str, int] = {}
        self._asked: dict[str, str] = {}
        self._deflates = False
        wire = viewer.page.context.new_cdp_session(viewer.page)
        wire.on("Network.requestWillBeSent", self._sent)
        wire.on("Network.loadingFinished", self._came)
        wire.on("Network.webSocketHandshakeResponseReceived", self._opened)
        wire.on("Network.webSocketFrameReceived", self._pushed)
        wire.send("Network.enable")

    def _sent(self, event: dict[str, Any]) -> None:
        self._asked[event["requestId"]] = event["request"]["url"].partition("?")[0]

    def _came(self, event: dict[str, Any]) -> None:
        if self._asked.get(event["requestId"], "").startswith("data:"):
            return
        self._add(self._asked.get(event["requestId"], "?"), int(event["encodedDataLength"]))

    def _opened(self, event: dict[str, Any]) -> None:
        headers = {name.lower(): text for name, text in event["response"]["headers"].items()}
        self._deflates = "permessage-deflate" in headers.get("sec-websocket-extensions", "")

    def _pushed(self, event: dict[str, Any]) -> None:
        """The first view. What follows is the game that goes on: bots move."""
        text = event["response"]["payloadData"].encode()
        if b'"type":"view"' in text[:40] and VIEW not in self.weights:
            # a browser shows what was packed, not how it came
            self._add(VIEW, len(gzipped(text, LEVEL) if self._deflates else text))

    def _add(self, what: str, many: int) -> None:
        self.weights[what] = self.weights.get(what, 0) + many

    @property
    def total(self) -> int:
        return sum(self.weights.values())

    def __str__(self) -> str:
        lines = sorted(((many, what) for what, many in self.weights.items()), reverse=True)
        return "\n".join([f"{self.total} bytes:", *(f"{many:7} {what}" for many, what in lines)])


@pytest.mark.parametrize(("game", "size"), WEIGHED)
def test_the_first_load_of_a_table(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """By somebody whose browser has nothing yet, in the language with the longer words."""
    viewer = visit(size, "fr", fresh=True)
    others = ["bot:thrall"] * (max(drakkar.GAMES[game].seats) - 1)
    scales = Scales(viewer)
    viewer.sit(game, *others)
    viewer.my_turn()
    viewer.page.wait_for_function(MOVES)
    viewer.page.wait_for_load_state("networkidle")
    viewer.page.evaluate("document.fonts.ready.then(() => null)")
    print(game, size, scales)
    assert scales.total <= MOST, str(scales)
