"""What a job of the database leaves behind when it fails."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from drakkar.server.asks import AskSeat, AskTable
from drakkar.server.errors import Stale
from drakkar.server.store.store import Store
from drakkar.server.tables.live import Live
from drakkar.server.tables.numbers import expected_seq
from drakkar.server.tables.seating import from_request


@pytest.mark.parametrize("together", [1, 3])
def test_an_answer_that_cannot_be_added_changes_nothing(tmp_path, together):
    """Alone or with others in one transaction: the others are kept, of it there is nothing."""

    async def play() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        store.database.open()
        try:
            await asyncio.gather(*(answer_twice(store, seed) for seed in range(together)))
        finally:
            store.database.close()

    asyncio.run(play())


async def answer_twice(store: Store, seed: int) -> None:
    asked = AskTable("vikings", [AskSeat("here"), AskSeat("here")], seed=seed)
    new = from_request(asked, b"d" * 32, "en")
    await store.create(new)
    stored = await store.load(new.head.id)
    assert stored is not None
    live = Live(stored)

    def answer(key: str):
        seat = live.table.deciders[0]
        move = live.table.moves(seat)[0]
        event = live.move(seat, expected_seq(live, seat), key, move).event
        return event, (live.summary(), live.kept())

    first, facts = answer("first-key")
    await store.append(new.head.id, [first], *facts)
    second, facts = answer("second-key")
    same_key = replace(second, seat=first.seat, key=first.key)  # another worker was first
    with pytest.raises(Stale):
        await store.append(new.head.id, [same_key], *facts)
    assert (await store.state(new.head.id))[0] == first.seq
    kept = await store.load(new.head.id)
    assert kept is not None
    assert kept.position is not None
    assert (kept.position.seq, len(kept.events)) == (first.seq, first.seq)
    await store.append(new.head.id, [second], *facts)
    assert (await store.state(new.head.id))[0] == second.seq
    with pytest.raises(Stale):
        await store.append(new.head.id, [second], *facts)
