"""What the rules have told is kept with each event and says the same again."""

from __future__ import annotations

import pytest

import drakkar
from drakkar.server.asks import AskSeat, AskTable
from drakkar.server.store.events import fold
from drakkar.server.tables import seating, spoken
from drakkar.server.tables.opening import opening
from drakkar.server.tables.telling import Log
from tests.records import golden, present


@pytest.mark.parametrize("slug", drakkar.GAMES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_kept_of_the_telling_says_the_same_again(slug, lang):
    name = next(path.stem for path in present() if path.stem.startswith(f"{slug}-"))
    table = drakkar.replay(golden(name), listen=True)
    ask = AskTable(slug, [AskSeat("here") for _ in range(table.players)], dict(table.options))
    head = seating.from_request(ask, b"d" * 32, "en").head
    events = opening(head, table, 0.0)
    kept = spoken.collect(events, fold(head, events))
    names = tuple("ABCDE"[: table.players])
    for seat in (None, 0, table.players - 1):
        lines = [str(line) for line in Log(seat, lang).lines(table, names)]
        again = [str(line) for line in Log(seat, lang).lines(table, names, kept)]
        assert again == lines


def test_a_telling_without_words_stands_by_its_name():
    table = drakkar.new("vikings", 2, seed=1, listen=True)
    tellings: spoken.Numbered = [
        (1, ("never-heard-of", None, {"seat": 0, "what": "axe"})),
        (2, ("never-heard-of", (1,), {"seat": 1})),
        (3, ("bought", None, {"seat": 0})),  # lacks what the words need
    ]
    lines = Log(0, "en").lines(table, ("A", "B"), tellings)
    assert str(lines[0]) == "never-heard-of 0 axe"
    assert not any("never-heard-of 1" in str(line) for line in lines)
