"""Positions for the rules tests of A Feast for Odin, said in a few readable lines.

``at(Player(supply={"flax": 2}, played=[58]))`` is a table of two players where seat 0 is to place
Vikings. Things go by their ids, occupations by their printed number or id. Nature draws what
``nature`` says, in this order, as long as it fits: ``nature=[Rolled(4), Weapons(("bow",))]``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

import drakkar
from drakkar.games.odin.boards import grid
from drakkar.games.odin.boards.geometry import BOARD, BOARDS, PIECE, PIECES
from drakkar.games.odin.boards.pieces import STRIDE
from drakkar.games.odin.box import (
    ALL_SPACES,
    BUILDING_0,
    BUILDING_BOARD,
    BUILDING_COUNTS,
    CARD_BY_NUMBER,
    CARD_INDEX,
    CARD_NAMES,
    CARDS,
    FRONTS,
    HELD,
    HOME,
    ITEM,
    ITEM_NAMES,
    LANDS,
    SPECIAL_0,
    SPECIALS,
    STRIP_INDEX,
    STRIPS,
    WEAPON_0,
    WEAPON_COUNTS,
)
from drakkar.games.odin.cards.events import NOTHING
from drakkar.games.odin.cards.occupations import activate
from drakkar.games.odin.invariants import invariants
from drakkar.games.odin.phases.turn import Turn
from drakkar.games.odin.state import Odin, OwnBoard
from drakkar.kernel.question import NATURE, Chance, Entry, Move
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.table import Table

Card = int | str
Lies = tuple[str, int, int] | tuple[str, int, int, int] | tuple[str, int, int, int, bool]
"""A piece, row, column, and perhaps clockwise quarter turns and whether it is mirrored first."""


@dataclass
class Board:
    """An own board or building: what lies on it, and what is on its slots. ``fill``: everything
    else is covered with silver, but for symbols and the cells in ``free``."""

    id: str
    pieces: Sequence[Lies] = ()
    wood: int = 0
    stone: int = 0
    fill: bool = False
    free: Sequence[tuple[int, int]] = ()


@dataclass
class Player:
    """What one player has. The home board comes first, if it is not among the boards."""

    supply: Mapping[str, int] = field(default_factory=dict)  # goods, animals, tiles, weapons ...
    vikings: int | None = None  # on the Thing; default: all that are not on spaces
    on: Mapping[str, int] = field(default_factory=dict)  # space -> Vikings
    boats: Sequence[int] = ()  # whaling boats: the ore loaded on each
    knarrs: int = 0
    longships: Sequence[int] = ()  # the ore on each
    emigrated: Sequence[str] = ()
    boards: Sequence[Board] = ()
    hand: Sequence[Card] = ()
    played: Sequence[Card] = ()
    penalties: int = 0
    passed: bool = False


class Scripted(Table):
    """A table where nature first draws what the test says."""

    nature: list[Move]

    def _settle(self, **how: Any) -> None:
        while self.state.agenda:
            top = self.state.agenda[-1]
            script = getattr(self, "nature", [])
            if not (isinstance(top, Chance) and script and isinstance(script[0], top.kind)):
                if not self._forced():
                    break
                continue
            assert top.refuse(self.state, script[0]) is None, f"{script[0]} cannot be drawn"
            self._apply(NATURE, script.pop(0), forced=False)
        super()._settle(**how)

    def _forced(self) -> bool:
        """Answer one question that has a single answer, so that the script stays in step."""
        top = self.state.agenda[-1]
        seat = getattr(top, "seat", NATURE)
        if isinstance(top, Chance) or not self.auto or getattr(top, "ask_when_forced", False):
            return False
        moves = self.state.moves(seat)
        if len(moves) != 1:
            return False
        self._apply(seat, moves[0], forced=True)
        return True


_TURN = Turn(0)


def at(
    *players: Player,
    asks: Entry | Sequence[Entry] = _TURN,
    round: int = 1,
    phase: int = 5,
    first: int = 0,
    options: Mapping[str, str] | None = None,
    strips: Mapping[str, int] | None = None,  # face up -> items left
    lands: Sequence[str] = (),  # faces of exploration boards other than the fronts
    land_silver: Mapping[str, int] | None = None,
    imitation: tuple[int, ...] = (),
    oval: Sequence[str] | None = None,  # special tiles left; default: all that nobody has
    buildings: Mapping[str, int] | None = None,  # left; default: all that nobody has
    weapon_pile: Mapping[str, int] | None = None,
    weapon_discard: Mapping[str, int] | None = None,
    deck: Sequence[Card] | None = None,
    nature: Sequence[Move] = (),
    seats: int = 0,
    seed: int = 1,
    auto: bool = True,
    listen: bool = False,
) -> Scripted:
    """A table in this position; two players if fewer are described, ``seats=1`` is a solo game."""
    number = seats or max(len(players), 2)
    table = Scripted(drakkar.GAMES["odin"], number, options, seed, auto=auto, settle=False)
    s = state_of(table)
    s.agenda.clear()
    s.round, s.phase, s.first = round, phase, first
    s.imitation = imitation
    people = [*players, *(Player() for _ in range(number - len(players)))]
    s.oval = (1 << len(SPECIALS)) - 1
    s.lands = list(FRONTS)
    for name in lands:
        s.lands[LANDS[BOARD[name]].slot] = BOARD[name]
    s.buildings = list(BUILDING_COUNTS)
    s.goods = [0] * len(s.goods)
    s.strips = [
        (STRIP_INDEX[name], len(STRIPS[STRIP_INDEX[name]]) - left)
        for name, left in (strips if strips is not None else _STRIPS).items()
    ]
    s.strip_pile = [n for n in range(len(STRIPS)) if n not in [strip for strip, _ in s.strips]]
    for seat, viewer in enumerate(people):
        _lay_out(s, seat, viewer)
    if oval is not None:
        s.oval = sum(1 << (ITEM[name] - SPECIAL_0) for name in oval)
    for name, left in (buildings or {}).items():
        s.buildings[ITEM[name] - BUILDING_0] = left
    for name, silver in (land_silver or {}).items():
        s.land_silver[LANDS[BOARD[name]].slot] = silver
    _lay_out_weapons(s, weapon_pile, weapon_discard)
    shown = {card for seat in range(number) for card in (*s.hands[seat], *s.played[seat])}
    s.deck = [n for n, card in enumerate(CARDS) if not card.starting and n not in shown]
    s.unused = [n for n, card in enumerate(CARDS) if card.starting and n not in shown]
    if deck is not None:
        s.deck = sorted(card_index(card) for card in deck)
    if oval is None and not buildings and weapon_pile is None:
        check(s)
    s.then(*([asks] if isinstance(asks, Entry) else asks))
    table.nature = list(nature)
    table.log.clear()
    table.draws = 0
    if listen:
        table.events, s.events = [], []
    s.settle()
    if listen:
        table._collect()
    table._moves = {}
    table._settle()
    return table


_STRIPS = {"strip_1": 7, "strip_2": 7}


def check(s: Odin) -> None:
    """The invariants, but for Vikings: a test may leave some out."""
    thing = list(s.thing)
    for seat in range(s.players):
        standing = sum(n for space, n in enumerate(s.standing_on) if s.owner[space] == seat)
        if s.players > 1:
            s.thing[seat] = s.course.thing + s.round - standing
    if s.players > 1:
        invariants(s)
    s.thing = thing


def card_index(card: Card) -> int:
    return CARD_INDEX[card] if isinstance(card, str) else CARD_BY_NUMBER[card]


def card(number: int) -> str:
    """The id of an occupation by its printed number."""
    return CARD_NAMES[CARD_BY_NUMBER[number]]


def _lay_out(s: Odin, seat: int, player: Player) -> None:
    for name, number in player.supply.items():
        s.goods[seat * HELD + ITEM[name]] = number
        if ITEM[name] in SPECIALS:
            s.oval &= ~(1 << (ITEM[name] - SPECIAL_0))
    s.boats[seat], s.longships[seat] = tuple(player.boats), tuple(player.longships)
    s.knarrs[seat] = player.knarrs
    s.emigrated[seat] = tuple(ITEM[name] for name in player.emigrated)
    s.penalties[seat] = player.penalties
    s.passed |= player.passed << seat
    for name, number in player.on.items():
        space = ALL_SPACES.index(name)
        s.owner[space], s.standing_on[space] = seat, number
        s.taken |= 1 << space
    all_vikings = s.course.thing + s.round - sum(player.on.values())
    s.thing[seat] = all_vikings if player.vikings is None else player.vikings
    boards = list(player.boards)
    if not boards or boards[0].id != BOARDS[HOME].id:
        boards.insert(0, Board(BOARDS[HOME].id))
    s.boards[seat] = tuple(_board(s, seat, board) for board in boards)
    s.hands[seat] = tuple(sorted(card_index(card) for card in player.hand))
    s.played[seat] = tuple(card_index(card) for card in player.played)
    s.active[seat] = NOTHING
    for played in s.played[seat]:
        activate(s, seat, played)


def _board(s: Odin, seat: int, board: Board) -> OwnBoard:
    number = BOARD[board.id]
    kind = BOARDS[number]
    if number in LANDS:
        slot = LANDS[number].slot
        s.lands[slot], s.land_owner[slot], s.land_silver[slot] = number, seat, 0
    for item, building in BUILDING_BOARD.items():
        if building == number:
            s.buildings[item - BUILDING_0] -= 1
    laid, codes = grid.EMPTY, []
    pieces = list(board.pieces)
    if board.fill:
        covered = 0
        for lying in pieces:
            covered |= _mask(lying)
        free = sum(1 << row * STRIDE + column for row, column in board.free)
        for row, column in grid.grid_cells(kind.open & ~kind.symbols & ~covered & ~free):
            pieces.append(("silver", row, column))
    for lying in pieces:
        piece = PIECES[PIECE[lying[0]]]
        orientation = piece.orientation(*(lying[3:] or (0,)))
        anchor = lying[1] * STRIDE + lying[2]
        laid = grid.lay(laid, piece, orientation, anchor)
        codes.append(grid.pack(piece.number, orientation, anchor))
        if piece.special:
            s.oval &= ~(1 << (piece.number - SPECIAL_0))
    return OwnBoard(number, *laid, board.wood, board.stone, tuple(codes))


def _mask(lying: Lies) -> int:
    piece = PIECES[PIECE[lying[0]]]
    return (
        piece.shapes[piece.orientation(*(lying[3:] or (0,)))].mask << lying[1] * STRIDE + lying[2]
    )


def _lay_out_weapons(
    s: Odin, pile: Mapping[str, int] | None, discard: Mapping[str, int] | None
) -> None:
    """The pile holds what nobody has; more than the box holds are substitutes."""
    kinds = len(WEAPON_COUNTS)
    for kind, count in enumerate(WEAPON_COUNTS):
        name = ITEM_NAMES[WEAPON_0 + kind]
        gone = (discard or {}).get(name, 0)
        held = sum(s.held(seat, WEAPON_0 + kind) for seat in range(s.players))
        s.weapon_discard[kind] = gone
        left = count - held - gone
        s.weapon_pile[kind] = left if pile is None else pile.get(name, 0)
        if left < 0:
            s.weapon_pile[kind] = 0
            holder = max(range(s.players), key=lambda seat: s.held(seat, WEAPON_0 + kind))
            s.substitutes[holder * kinds + kind] = -left


# ---- playing and looking ----------------------------------------------------------------------


def state_of(table: Table) -> Odin:
    assert isinstance(table.state, Odin)
    return table.state


def play(table: Table, *lines: str | Move) -> None:
    """Play these moves for whoever is asked, given as moves or in notation: ``"use forge"``.

    A question with a single answer is not asked; that answer may be said all the same.
    """
    for line in lines:
        move = table.game.move(line) if isinstance(line, str) else line
        last = next((n for n, e in enumerate(reversed(table.log)) if not e.forced), 0)
        forced = [entry.move for entry in table.log[len(table.log) - last :]]
        if move not in table.moves() and move in forced:
            continue
        table.play(move)


def supply(table: Table, seat: int = 0) -> dict[str, int]:
    """What a player has, without what he has none of."""
    s = state_of(table)
    numbers = s.goods[seat * HELD : (seat + 1) * HELD]
    return {ITEM_NAMES[item]: number for item, number in enumerate(numbers) if number}


def offered(table: Table) -> list[str]:
    """The legal moves in notation."""
    from drakkar.kernel.value import notation

    return [notation(move) for move in table.moves()]


def asked(table: Table) -> str:
    """The name of the question that is open."""
    return type(table.question()).__name__


def vikings(table: Table, seat: int = 0) -> int:
    return state_of(table).thing[seat]


def hand(table: Table, seat: int = 0) -> list[str]:
    return [CARD_NAMES[card] for card in state_of(table).hands[seat]]


def played(table: Table, seat: int = 0) -> list[str]:
    return [CARD_NAMES[card] for card in state_of(table).played[seat]]


def boards(table: Table, seat: int = 0) -> list[str]:
    return [BOARDS[board.board].id for board in state_of(table).boards[seat]]


def events_of(table: Table, kind: str) -> list[dict[str, object]]:
    """The arguments of the events of this kind; the table must listen."""
    assert table.events is not None
    return [arguments for _, (name, _, arguments) in table.events if name == kind]


def refused(table: Table, move: Move | str, clause: str) -> Refusal:
    """The move is refused because of this clause, and refusing it changes nothing."""
    if isinstance(move, str):
        move = table.game.move(move)
    before = table.state.copy()
    refusal = table.why_not(move)
    assert refusal is not None, f"{move} is legal"
    assert refusal.clause == clause, f"refused by {refusal.clause}, not {clause}"
    with pytest.raises(drakkar.IllegalMove):
        table.play(move)
    assert table.state == before
    return refusal
