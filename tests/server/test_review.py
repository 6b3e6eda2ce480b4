"""A game that is over, looked through again: who may ask, where it is thought out, and when not."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

import drakkar
from drakkar.bots import bot, play_out
from drakkar.bots import review as reviews
from drakkar.server.bots.fair import Asker
from drakkar.server.bots.pool import BotFailed
from drakkar.server.bots.worker import Look, Looked
from drakkar.server.tables import reviewing
from tests.server.test_thinking import Table, table

FEW = 60
"""Positions; a game has many decisions."""


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A whole game of Vikings at random."""
    played = drakkar.new("vikings", 2, 9)
    play_out(played, [bot("thrall"), bot("thrall")])
    played.meta = {"seats": ["human", "human"], "names": ["Anna", "Bo"]}
    return played.record()


class Game:
    """A table with a finished game, and what its bots were asked to look at."""

    def __init__(self, one: Table, at: str) -> None:
        self.one, self.at = one, at
        self.looks: list[Look] = []
        self.askers: set[Asker] = set()
        really = one.server.bots.look

        async def look(task: Look, asker: Asker) -> Looked:
            self.looks.append(task)
            self.askers.add(asker)
            return await really(task, asker)

        one.server.bots.look = look  # type: ignore[method-assign]
        one.server.service.reviews.positions = FEW

    async def ask(self, lang: str = "en", **body: Any) -> httpx.Response:
        return await self.one.http.post(f"{self.at}/review?lang={lang}", json={"seat": 0} | body)

    async def ready(self, **body: Any) -> dict[str, Any]:
        while True:
            answer = await self.ask(**body)
            assert answer.status_code == 200, answer.text
            told: dict[str, Any] = answer.json()
            if told["ready"]:
                return told
            assert told["decisions"] == []
            await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def over(folder: Any, record: dict[str, Any], **settings: Any) -> AsyncIterator[Game]:
    async with table(folder, limits=False, **settings) as one:
        made = await one.http.post("/api/records", json=record)
        assert made.status_code == 201, made.text
        yield Game(one, f"/api/tables/{made.json()['table']}")


def test_the_decisions_that_cost_most_are_told_and_their_positions_can_be_shown(
    tmp_path, record, monkeypatch
):
    def here(*_: object) -> None:
        raise AssertionError("thought out in the wrong place")

    monkeypatch.setattr(reviews, "first_look", here)
    monkeypatch.setattr(reviews, "second_look", here)
    # so few positions prove nothing: whatever was looked at again is told
    monkeypatch.setattr(reviews.Verdict, "clear", lambda self, among=1: True)

    async def story() -> None:
        async with over(tmp_path, record) as game:
            first = (await game.ask()).json()
            assert (first["ready"], first["done"], first["total"]) == (False, 0, 0)
            told = await game.ready()
            assert told["of"] == 0
            assert told["looked"] == len(reviews.choices(record, {0}))
            assert told["done"] == told["total"] > told["looked"]
            assert len(told["decisions"]) == 3
            costs = [decision["cost"] for decision in told["decisions"]]
            assert costs == sorted(costs, reverse=True)
            assert {asker.table for asker in game.askers} == {game.at.rsplit("/", 1)[1]}
            # asked again, and in the other language: nothing is thought out anew
            asked = len(game.looks)
            french = await game.ready(lang="fr")
            assert len(game.looks) == asked
            for decision, said in zip(told["decisions"], french["decisions"], strict=True):
                assert decision["text"] != said["text"]
                assert decision["played"]["move"] == said["played"]["move"]
                assert "Jarl" in decision["text"]
                assert "⟨" not in str(decision) + str(said)
                past = await game.one.http.get(f"{game.at}/history/{decision['seq']}?seat=0")
                assert past.status_code == 200
                assert past.json()["deciders"] == [0]
                after = await game.one.http.get(f"{game.at}/history/{decision['seq'] + 1}?seat=0")
                assert after.status_code == 200
            # of the other seat something else
            other = await game.ready(of=1)
            assert other["of"] == 1
            assert other["decisions"] != told["decisions"]

    asyncio.run(story())


def test_nobody_else_is_told_and_nothing_before_the_end(tmp_path, record):
    async def story() -> None:
        async with over(tmp_path, record) as game:
            at = await game.one.made("me", "here")
            early = await game.one.http.post(f"{at}/review", json={"seat": 0})
            assert (early.status_code, early.json()["error"]) == (403, "not-allowed")
            assert (await game.ask(seat=5)).status_code == 403
            assert (await game.ask(of=5)).status_code == 404
            assert (await game.ask(seat="x")).status_code == 400
            watch = (await game.one.http.post(f"{game.at}/watch", json={})).json()["url"]
            game.one.http.cookies.clear()
            assert (await game.ask()).status_code == 404
            secret = watch.split("#")[1]
            await game.one.http.post(f"{game.at}/claim", json={"secret": secret})
            assert (await game.one.http.get(f"{game.at}")).status_code == 200
            assert (await game.ask()).status_code == 403
            assert game.looks == []

    asyncio.run(story())


def test_it_stops_when_nobody_asks_any_more_and_goes_on_where_it_was(tmp_path, record, monkeypatch):
    async def story() -> None:
        async with over(tmp_path, record) as game:
            monkeypatch.setattr(reviewing, "PATIENCE", 0.0)
            await game.ask()
            await asyncio.sleep(1.0)
            few = len(game.looks)
            assert few <= 1
            monkeypatch.setattr(reviewing, "PATIENCE", 60.0)
            await game.ask()
            while len(game.looks) < 8:
                await asyncio.sleep(0.02)
            stopped = await game.ask(on=False)
            assert stopped.status_code == 200
            done = stopped.json()["done"]
            assert done >= 5
            looks = len(game.looks)
            await asyncio.sleep(1.0)
            assert len(game.looks) == looks
            again = (await game.ask()).json()
            assert again["done"] >= done
            await game.ready()
            numbers = [task.choice for task in game.looks if task.choice and not task.verdict]
            assert len(numbers) <= len(set(numbers)) + 1, "one was cut short"

    asyncio.run(story())


def test_bots_of_other_tables_move_meanwhile(tmp_path, record):
    async def story() -> None:
        async with over(tmp_path, record) as game:  # there is one process for all
            await game.ask()
            while len(game.looks) < 3:
                await asyncio.sleep(0.02)
            at = await game.one.made("me", "karl", options={"first_player": "2"})
            while (await game.one.view(at))["act"] != [0]:
                await asyncio.sleep(0.02)
            assert not (await game.ask()).json()["ready"]

    asyncio.run(story())


def test_what_cannot_be_thought_out_is_busy_and_tried_again(tmp_path, record):
    async def story() -> None:
        async with over(tmp_path, record) as game:
            really = game.one.server.bots.look

            async def fails(task: Look, asker: Asker) -> Looked:
                raise BotFailed("EOFError")

            game.one.server.bots.look = fails  # type: ignore[method-assign]
            assert (await game.ask()).status_code == 200
            await asyncio.sleep(0.2)
            busy = await game.ask()
            assert (busy.status_code, busy.json()["error"]) == (503, "busy")
            game.one.server.bots.look = really  # type: ignore[method-assign]
            await game.ready()

    asyncio.run(story())


def test_only_so_many_at_once(tmp_path, record, monkeypatch):
    monkeypatch.setattr(reviewing, "AT_ONCE", 1)

    async def story() -> None:
        async with over(tmp_path, record) as game:
            assert (await game.ask()).status_code == 200
            other = await game.ask(of=1)
            assert (other.status_code, other.json()["error"]) == (429, "too-many")
            assert (await game.ask()).status_code == 200
            await game.ask(on=False)
            assert (await game.ask(of=1)).status_code == 200

    asyncio.run(story())
