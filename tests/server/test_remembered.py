"""What is remembered between views makes no difference to any of them: no stale word, no other
seat's board."""

from __future__ import annotations

import gc
from collections import Counter
from random import Random

import msgspec
import pytest

import drakkar
from drakkar.kernel.state import Public, Seen, State, state
from drakkar.kernel.telling import Words
from drakkar.server.store.data import renamed
from drakkar.server.tables.live import Live
from drakkar.server.tables.numbers import expected_seq
from drakkar.server.tables.rooms import Looks, Room, frames_of
from drakkar.server.tables.undo import undo, why_no_undo
from drakkar.server.tables.views import Board, Logs, view
from tests.server.test_secrecy import make_live

LANGUAGES = ("fr", "en")
EVERY = {"odin": 96, "shipwrights": 48}
"""A view that remembers nothing takes its time: not every one is compared."""
LOOKING = {"odin": 1, "shipwrights": 1}
"""How many look after a move, where there are many moves."""


def forgetful(live: Live, seat: int | None, lang: str, monkeypatch) -> bytes:
    """A view by a server that remembers nothing."""

    def say(words: Words, message: str, /, **args) -> str:
        return words._say(message, args)

    def present(_: Board, live: Live, seat: int | None):
        return live.table.game.rules.present(Seen(live.table.state, seat))

    with monkeypatch.context() as patch:
        patch.setattr(Words, "__call__", say)
        patch.setattr(Words, "refusal", lambda words, refusal: refusal.text(words._texts))
        patch.setattr(Words, "clauses", Words._clauses)
        patch.setattr(Board, "seen", present)
        mine = () if seat is None else (seat,)
        return msgspec.json.encode(view(live, Logs(), seat, mine, lang))


def step(live: Live, rng: Random, number: int) -> None:
    """An answer; now and then one is taken back, or somebody is called otherwise."""
    seat = rng.choice(live.table.deciders)
    undoers = [own for own in range(live.table.players) if why_no_undo(live, own) is None]
    if undoers and rng.random() < 0.1:
        seat = rng.choice(undoers)
        undo(live, seat, expected_seq(live, seat), f"undo:{number:06}", rng.random() < 0.5)
        return
    if rng.random() < 0.05:
        live.seats = renamed(live.seats, seat, f"Name {number}")
    live.move(
        seat,
        expected_seq(live, seat),
        f"step:{number:06}",
        rng.choice(live.table.moves(seat)),
    )


def over(live: Live) -> bool:
    return live.table.over


@pytest.mark.parametrize("game", sorted(drakkar.GAMES))
def test_views_are_those_of_a_server_that_remembers_nothing(game, monkeypatch):
    players = 3
    live, room, rng = make_live(game, players, 5), Room("t"), Random(game)
    viewers = [(seat, lang) for seat in (*range(players), None) for lang in LANGUAGES]
    number = 0
    while not over(live) and number < 1000:
        step(live, rng, number)
        number += 1
        some = viewers[:2] if number % EVERY.get(game, 8) == 0 else []
        compared = viewers if over(live) else some
        few = viewers[: len(some) or LOOKING.get(game, 3)]  # some look, some come later
        for seat, lang in viewers if over(live) else few:
            shown = bytes(room.shown(live, seat, () if seat is None else (seat,), lang))
            if (seat, lang) in compared:
                assert shown == forgetful(live, seat, lang, monkeypatch), (number, seat, lang)
        rng.shuffle(viewers)
    assert over(live)


@state
class Chest(State):
    gold: Public[list[int]]


def test_what_a_seat_reads_of_its_own_is_noticed():
    seen = Seen(Chest(gold=[1, 2]), 1)
    assert (seen.gold, seen.personal) == ([1, 2], False)
    assert (seen.seat, seen.personal) == (1, True)
    seen = Seen(Chest(gold=[1, 2]), 1)
    assert (seen.question, seen.personal) == (None, True)
    with pytest.raises(AttributeError):
        seen.silver  # noqa: B018


@pytest.mark.parametrize("game", ["odin", "saga", "shipwrights", "tinyepic"])
def test_no_board_with_a_hand_in_it_is_shared(game):
    """The hands of two seats differ: each has a board of its own."""
    live, board = make_live(game, 2, 1), Board()
    rng = Random(1)
    for number in range(60):
        seen = [board.seen(live, seat) for seat in (0, 1, None)]
        assert len({id(each) for each in seen}) == 3
        step(live, rng, number)


@pytest.mark.parametrize("game", sorted(drakkar.GAMES))
def test_moves_and_tellings_leave_nothing_to_the_garbage_collector(game):
    """Each of its walks holds everybody up: what a move needs is gone when it is done."""
    live, room, rng = make_live(game, 2, 1), Room("t"), Random(1)
    keys: list[Looks] = [(seat, (seat,), lang, ()) for seat in (0, 1) for lang in LANGUAGES]

    def play(number: int) -> None:
        seat = rng.choice(live.table.deciders)
        move = rng.choice(live.table.moves(seat))
        live.move(seat, expected_seq(live, seat), f"step:{number:06}", move)
        frames_of(room, live, keys)

    play(0)  # words and rules are read
    gc.disable()
    gc.freeze()  # what was there before is not looked at
    try:
        for number in range(1, 6):
            play(number)
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        left = Counter(type(thing).__qualname__ for thing in gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.unfreeze()
        gc.enable()
    assert left == {}


def test_what_all_who_look_share_is_dropped_when_they_have_seen_it():
    """The boards of hundreds of tables would be most of what the collector walks through."""
    live, room = make_live("vikings", 2, 1), Room("t")
    frames_of(room, live, [(0, (0,), "en", ()), (1, (1,), "en", ())])
    first = room.logs.board.seen(live, 0)
    frames_of(room, live, [(0, (0,), "fr", ())])
    assert room.logs.board.seen(live, 0) is not first
