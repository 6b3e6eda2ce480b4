"""Positions near what a test is about: found by playing here, brought to a table as a record.

A game is played here in a few hundredths of a second, in a browser a move takes a third of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import drakkar
from drakkar.kernel.question import Move

Choose = Callable[[drakkar.Table, Sequence[Move], Random], Move]


def at_random(table: drakkar.Table, moves: Sequence[Move], rng: Random) -> Move:
    return rng.choice(moves)


def record(table: drakkar.Table, people: int = 1) -> dict[str, Any]:
    """For `Viewer.bring`: the first seats are people at this device, the others bots."""
    data = table.record()
    data["meta"] = {
        "seats": ["human" if seat < people else "thrall" for seat in range(table.players)],
        "names": ["" for _ in range(table.players)],
    }
    return data


def near_the_end(
    game: str, players: int = 2, *, left: int = 5, seed: int = 1, **options: str
) -> dict[str, Any]:
    """A game in which the first seat has only so many answers left to give."""
    table = drakkar.new(game, players, seed=seed, options=options)
    rng = Random(seed)
    mine = []
    while not table.over:
        seat = table.deciders[0]
        if seat == 0:
            mine.append(table.copy())
        table.play(rng.choice(table.moves(seat)), seat)
    return record(mine[-left:][0])


def asked(
    game: str,
    tag: str,
    players: int = 2,
    *,
    after: int = 0,
    fits: Callable[[dict[str, Any]], object] = bool,
    choose: Choose = at_random,
    **options: str,
) -> dict[str, Any]:
    """The first game in which the first seat is asked this after that many answers, and in which
    its view fits."""
    for seed in range(200):
        table = drakkar.new(game, players, seed=seed, options=options)
        rng = Random(seed)
        given = 0
        while not table.over:
            seat = table.deciders[0]
            view = table.view(seat) if seat == 0 else {}
            if view and view["question"][0] == tag and given >= after:
                if fits(view):
                    return record(table)
                break
            given += seat == 0
            moves = table.moves(seat)
            table.play(choose(table, moves, rng) if seat == 0 else rng.choice(moves), seat)
    raise AssertionError(f"{game}: nobody is asked {tag}")


def with_a_guest() -> dict[str, Any]:
    """Shipwrights: the first seat acts, and somebody lives under one of its houses."""

    def lives(view: dict[str, Any]) -> bool:
        return any(house["tucked"] for house in view["table"]["villages"][0]["buildings"])

    return asked("shipwrights", "act", after=25, fits=lives)


def with_a_room() -> dict[str, Any]:
    """Shipwrights: the first seat acts, and a card of its hand could be tucked under a house."""

    def free(view: dict[str, Any]) -> bool:
        own = view["table"]["villages"][0]
        return (
            own["goods"]["gold"] > 0
            and any(not house["tucked"] for house in own["buildings"])
            and any(card.startswith(("jarl_", "vil_", "art_")) for card in own["hand"])
        )

    return asked("shipwrights", "act", after=25, fits=free)
