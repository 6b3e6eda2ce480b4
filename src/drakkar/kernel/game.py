"""Game: what the lobby knows of a game, and Rules: what the kernel needs to run it."""

from __future__ import annotations

import _random
import importlib
import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, cast

from drakkar.kernel.components import digest
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.question import Chance, Move
from drakkar.kernel.rulebook import Rulebook, rulebook
from drakkar.kernel.state import Seen, State
from drakkar.kernel.telling import Wording, Words
from drakkar.kernel.text import Texts, texts
from drakkar.kernel.value import from_json, from_notation

try:
    from drakkar.kernel import quick
except ImportError:  # the compiled program has it
    quick = None  # type: ignore[assignment]


@dataclass(frozen=True)
class Option:
    """A named choice made before the game."""

    choices: tuple[str, ...]
    default: str
    detail: bool = False
    """It only fills in what others leave open: tests of all variants take its default."""
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By choice, what it is put together from, in the choices of other options: the adventures of
    a travel log."""


class Closed(DrakkarError):
    """Raised by ``check_options``: this option cannot be chosen like that, with so many players
    and with what is chosen before it. ``why`` names a message of the game's catalogue or of the
    kernel's, ``option-why-<why>``, with its ``args``: a reason, no whole sentence."""

    def __init__(self, option: str, why: str, **args: Any) -> None:
        super().__init__(f"option-why-{why}", **args)
        self.option = option


class ClosedChoice(DrakkarError):
    """A choice that others close: why, and what is open instead, in the game's own words."""

    def __init__(self, game: Game, closed: Closed, value: str, known: Sequence[str]) -> None:
        super().__init__("error-option-closed", option=closed.option, value=value)
        self.game, self.closed, self.known = game, closed, known

    def said(self, lang: str, typed: bool = False) -> dict[str, Any]:
        """``typed``: for one who types choices, each with what is typed for it."""
        words, option = Words(lang, self.game), self.closed.option
        listed = self.known[:_LISTED]
        names = [words.option(option, choice) for choice in listed]
        if typed:
            names = [f"{name} ({choice})" for name, choice in zip(names, listed, strict=True)]
        return {
            "option": words.option(option),
            "value": words.option(option, self.args_["value"]),
            "why": words(self.closed.message, **self.closed.args_),
            "known": ", ".join(names),
            "more": len(self.known) - len(listed),
        }


_LISTED = 12
"""So many open choices are listed; of more only the number is told."""


@dataclass(frozen=True)
class Result:
    """How a game ended. ``breakdown``: per seat, source -> points, summing to its score."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    """The seats, best first; those who share a place stand in seat order."""
    places: tuple[int, ...]
    """Per seat its place, from 1; seats that share a place have the same number."""
    winners: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    opponent: dict[str, int] | None = None
    """The points by source of the opponent that a solo game provides: beat him to win."""

    @staticmethod
    def of(
        breakdown: list[dict[str, int]],
        tie_breaks: list[tuple[int, ...]],
        opponent: dict[str, int] | None = None,
        opponent_tie_breaks: tuple[int, ...] = (),
    ) -> Result:
        """Most points win; equal points are compared by ``tie_breaks`` (larger is better).

        Against an ``opponent`` only a higher score wins, or an equal one with the better of
        ``opponent_tie_breaks`` where the game compares them.
        """
        scores = tuple(sum(sources.values()) for sources in breakdown)
        keys = [(score, *tie) for score, tie in zip(scores, tie_breaks, strict=True)]
        places = tuple(1 + sum(other > key for other in keys) for key in keys)

        def beats(key: tuple[int, ...]) -> bool:
            theirs = (sum((opponent or {}).values()), *opponent_tie_breaks)
            return key[: len(theirs)] > theirs

        return Result(
            scores=scores,
            ranking=tuple(sorted(range(len(keys)), key=lambda seat: places[seat])),
            places=places,
            winners=tuple(
                seat
                for seat, place in enumerate(places)
                if place == 1 and (opponent is None or beats(keys[seat]))
            ),
            breakdown=tuple(breakdown),
            opponent=opponent,
        )


@dataclass(frozen=True)
class Coming:
    """A question that may be asked of a seat, with these answers whatever happens until then."""

    tag: str
    moves: tuple[Move, ...]
    stamp: tuple[int, ...]
    """The stretch of the game in which it may be asked once: it is another one in the next."""


@dataclass(frozen=True)
class Rules:
    """The entry points of a game, gathered in its ``rules.py``."""

    state: type[Any]
    setup: Callable[[int, Mapping[str, str]], Any]
    """The position before the first question; its agenda holds the first step."""
    result: Callable[[Any], Result]
    """Of a finished game."""
    standing: Callable[[Any], list[dict[str, int]]]
    """Per seat the points by source if the game ended now: the live score."""
    present: Callable[[Seen], Mapping[str, Any]]
    """The view of a seat as JSON, made from what it has seen only."""
    wording: Wording = field(default_factory=Wording)
    """What the sentences about moves and events need to have worked out."""
    value: Callable[[Any, int], float] | None = None
    """How good a position is for a seat, in points: the judgement of the greedy bot.

    None: the lead of the seat by the live score.
    """
    sources: Callable[[Any, int], dict[str, float]] | None = None
    """The same judgement by where it comes from, summing to ``value``: why a hint prefers a move.

    A source names a message, perhaps with what it is about: ``income/board=iceland`` is
    ``reason-income`` with its ``$board``. ``score/source=ships`` is a line of the score.
    """
    features: Callable[[Any, int], dict[str, float]] | None = None
    """What else of a position is worth learning from, for a seat, by name; the same names in the
    same order in every position. None: ``sources`` alone."""
    denies: bool = False
    """``value`` has a share of what the rivals hold taken off already: a searching bot compares it
    by itself, and not by how far it is ahead of theirs."""
    rivals: float = 1.0
    """How much of what the best rival is worth a searching bot takes off: less than all where
    players hardly meet, since what a rival draws would only blur what turns are worth. Nothing: he
    does not think about what they will do either."""
    weights: Mapping[str, float] = field(default_factory=dict)
    """How much a searching bot makes of a source, by its name or by what stands before the ``/`` in
    it; of others once. Found by play."""
    weighed: Callable[[Any, int], float] | None = None
    """The sum of the weighed sources, told quickly."""
    sight: Callable[[Any, int], float] | None = None
    """The same for a game whose learned judgement was learned on ``value``: jarl looks for turns
    and compares them with it, and konung corrects ``value`` as before."""
    insight: Callable[[Any, int], dict[str, float]] | None = None
    """What jarl sees by where it comes from, as ``sources``, where that is not everywhere the
    weighed sources: the reasons of his hints."""
    long_turns: bool = False
    """A turn has many answers that can be given in nearly any order: a searching bot looks for it
    step by step and keeps several beginnings, instead of following each answer by itself."""
    attend: Callable[[Any, int, bool], list[Move]] | None = None
    """The answers of a seat that the greedy bot looks at; None: all of them. Leaves the position as
    it was.

    Where he chooses (False) there is never none. Where he is thinking ahead (True) no answers mean
    that the position is judged as it is.
    """
    by_the_way: tuple[type[Chance], ...] = ()
    """Nature's part inside a turn, where whatever comes is worth about the same: a bot that thinks
    ahead lets her draw and goes on. At all others a turn ends for him."""
    horizon: Callable[[Any], int] | None = None
    """The number of the stretch that a position is in: a round, an era, an adventure. A searching
    bot compares what becomes of turns when it is over, where positions can be judged best.

    None: after his next turn.
    """
    grave: Callable[[Any, int, Move], bool] | None = None
    """Whether a legal answer of a seat gives up much: a face asks before it is given, and never
    puts it where a hasty key finds it. None: no answer does."""
    ahead: Callable[[Any, int], Coming | None] | None = None
    """What a seat can decide before it is asked, by what everybody knows. None: nothing."""
    invariants: Callable[[Any], Mapping[str, int]] | None = None
    """Asserts what holds in every position and returns what has left the game so far, by name;
    nothing that has left comes back. Asked by the contract kit only."""


@dataclass(frozen=True)
class Game:
    """One game of the shelf. Making one reads nothing but its ``meta.py``."""

    slug: str
    title: dict[str, str]
    designers: tuple[str, ...]
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: dict[str, Option]
    package: str
    revision: int = 1
    """Raised when a correction of the rules makes old records unplayable."""
    check_options: Callable[[int, Mapping[str, str]], None] = field(default=lambda *_: None)
    """Raises ``Closed`` for combinations that no single option can refuse. Of two options that do
    not go together the later one is to blame: what comes after is its default when it is asked."""

    @cached_property
    def rules(self) -> Rules:
        rules: Rules = importlib.import_module(f"{self.package}.rules").RULES
        return rules

    @cached_property
    def components(self) -> str:
        """The digest of the box's contents."""
        return digest(self.package)

    def texts(self, lang: str) -> Texts:
        return texts(lang, self.package)

    @property
    def rulebook(self) -> Rulebook:
        return rulebook(self.package)

    def move(self, data: Any) -> Move:
        """A move from JSON (``["buy", 5]``) or from a line of notation (``"buy 5"``)."""
        self.rules  # noqa: B018 - loading the rules makes their moves known
        if isinstance(data, str):
            return from_notation(self.package, data, Move)
        return from_json(self.package, data, Move)

    def chosen(self, players: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options with their values; a clear error for what this game does not know, and for
        what does not go together."""
        chosen = self._known(players, options)
        try:
            self.check_options(players, chosen)
        except Closed as closed:
            known = self._open(players, chosen, closed.option)
            raise ClosedChoice(self, closed, chosen[closed.option], known) from None
        return chosen

    def open_choices(
        self, players: int, options: Mapping[str, str] | None = None
    ) -> dict[str, tuple[str, ...]]:
        """By option, the choices that can be made with so many players.

        One option after the other, each with what is chosen before it; a choice among ``options``
        that is not open counts as the default, which always is.
        """
        return {
            name: tuple(choice for choice, closed in tried.items() if closed is None)
            for name, tried in self.tried_choices(players, options).items()
        }

    def tried_choices(
        self, players: int, options: Mapping[str, str] | None = None
    ) -> dict[str, dict[str, DrakkarError | None]]:
        """The same for every choice: None where it is open, else why it is not."""
        given = self._known(players, options)
        chosen = {name: option.default for name, option in self.options.items()}
        tried = {}
        for name, option in self.options.items():
            tried[name] = {
                choice: self._misfit(players, chosen | {name: choice}) for choice in option.choices
            }
            if tried[name][given[name]] is None:
                chosen[name] = given[name]
        return tried

    def _open(self, players: int, given: Mapping[str, str], wanted: str) -> tuple[str, ...]:
        """Of ``open_choices`` those of one option: of the others only what is given is tried."""
        chosen = {name: option.default for name, option in self.options.items()}
        for name in itertools.takewhile(lambda name: name != wanted, self.options):
            if self._misfit(players, chosen | {name: given[name]}) is None:
                chosen[name] = given[name]
        choices = self.options[wanted].choices
        return tuple(
            choice for choice in choices if self._misfit(players, chosen | {wanted: choice}) is None
        )

    def _misfit(self, players: int, chosen: Mapping[str, str]) -> DrakkarError | None:
        try:
            self.check_options(players, chosen)
        except DrakkarError as error:
            return error
        return None

    def _known(self, players: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options with the values given or their defaults, each of them known."""
        if type(players) is not int or players not in self.seats:
            known = ", ".join(str(n) for n in self.seats)
            raise DrakkarError("error-seats", game=self.slug, players=repr(players), known=known)
        if not isinstance(options, Mapping | None):
            raise DrakkarError("error-options", given=repr(options)[:60])
        chosen = {name: option.default for name, option in self.options.items()}
        for name, value in (options or {}).items():
            if name not in self.options:
                known = ", ".join(self.options) or "-"
                raise DrakkarError("error-option", game=self.slug, option=str(name), known=known)
            if value not in self.options[name].choices:
                others = {key: choice for key, choice in (options or {}).items() if key != name}
                known = ", ".join(self._open(players, self._known(players, others), name))
                raise DrakkarError(
                    "error-option-value",
                    option=str(name),
                    value=value if type(value) is str else repr(value),
                    known=known,
                )
            chosen[name] = value
        return chosen

    def still_known(self, options: Mapping[str, str]) -> dict[str, str]:
        """Of the options of an older game those that this revision has."""
        return {
            name: value
            for name, value in options.items()
            if name in self.options and value in self.options[name].choices
        }

    def __hash__(self) -> int:
        return hash(self.package)


def draw(seed: int, number: int) -> Random:
    """The generator of a table's n-th draw.

    A generator per draw instead of one that runs along: a table that is replayed, undone or
    resumed goes on exactly as it would have, and nothing about the future is stored anywhere.
    """
    generator: Random
    if quick is not None:
        try:
            generator = quick.drawing(_Drawing, seed, number)
            return generator
        except OverflowError:  # a seed below 0 or beyond 64 bits
            pass
    generator = _Drawing((seed << 24) ^ number)
    return generator


class _Drawing(Random):
    """The usual generator, without the detour by Python on the way to its seed."""

    __init__ = cast("Any", _random.Random.__init__)
    gauss_next = None


__all__ = ["Game", "Option", "Result", "Rules", "State", "draw"]
