"""What lies on the agenda: questions to seats, questions to nature, steps, and lanes.

A game is written as values of these four kinds. The top of ``State.agenda`` is what happens now:

``Question``  a seat must answer; ``answer`` edits the state and puts on the agenda what follows.
``Chance``    the same, asked of NATURE, who draws when she is asked and not before.
``Step``      happens by itself: "now score", "now the next player".
``Lanes``     several seats at once, each with an agenda of its own, in any order.

Put nothing into a value that the state already says; prefer many small questions to one large
one. The obligations below are enforced on every game by ``kernel.testing``.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar, Final

from drakkar.kernel.refusal import Refusal
from drakkar.kernel.value import Value

NATURE: Final = -1


class Move(Value):
    """An answer. Fields are ints, strings, bools and tuples of them; things go by their names."""

    anytime: ClassVar[bool] = False
    secret: ClassVar[bool] = False
    """Such an answer is for the answering seat's eyes only, whatever the question."""
    typed_as: ClassVar[str] = ""
    """The field whose number stands for the whole move, where one does: of a bid what is bid."""


class Anytime(Move):
    """A move a seat may make beside the question that is open, which stays open.

    A question lists the classes it tolerates in ``allows``.
    """

    anytime = True

    @classmethod
    def offers(cls, s: Any, seat: int) -> list[Move]:
        """Every legal move of this class."""
        raise NotImplementedError

    def perform(self, s: Any, seat: int) -> None:
        """Edit the state; may put questions on top of the open one."""
        raise NotImplementedError

    def refuse(self, s: Any, seat: int) -> Refusal | None:
        """None exactly when ``offers`` lists this move."""
        raise NotImplementedError


QUESTION: Final = 0
CHANCE: Final = 1
STEP: Final = 2
LANES: Final = 3


class Entry(Value):
    """Anything that may lie on the agenda. ``role`` says which of the four kinds it is: the hot
    path compares it instead of asking for the class."""

    role: ClassVar[int]


class Question(Entry):
    """A choice that ``seat`` owes."""

    role = QUESTION

    seat: int

    ask_when_forced: ClassVar[bool] = False
    """Ask even when only one answer is legal (the Table answers forced questions otherwise).

    Set it where being forced would tell the others something of a hand."""
    secret: ClassVar[bool] = False
    """The answer is for the answering seat's eyes only, also later in the log."""
    reveals: ClassVar[bool] = False
    """Answering shows the seat something hidden: it cannot be undone."""
    allows: ClassVar[tuple[type[Anytime], ...]] = ()
    """Moves that may be made while this question is open."""
    alike: ClassVar[tuple[type[Move], ...]] = ()
    """Kinds of which there may be hundreds, and which differ in nothing that decides what comes
    next: whether there is a way back is tried out with the first of them and said of all."""

    def moves(self, s: Any) -> list[Move]:
        """Every legal answer, each once; never none."""
        raise NotImplementedError

    def several(self, s: Any) -> bool:
        """True where it is plain, without listing them, that ``moves`` has more than one."""
        return False

    def answer(self, s: Any, move: Any) -> None:
        """Carry out a legal answer. The question has left the agenda already."""
        raise NotImplementedError

    def refuse(self, s: Any, move: Any) -> Refusal | None:
        """None exactly when ``moves`` lists this move; only moves of a kind in ``kinds`` arrive."""
        raise NotImplementedError

    def elsewhere(self, s: Any, move: Move) -> Refusal | None:
        """Why a move of a kind that is not in ``kinds`` is no answer here, where a clause of the
        game says so; None: the table says in words what is asked instead."""
        return None

    def kinds(self) -> tuple[type[Move], ...]:
        """The classes of move this question can be answered with at all."""
        raise NotImplementedError

    def probes(self, s: Any) -> Iterable[Move]:
        """Answers somebody might try, legal or not: for the contract kit and for teaching."""
        return self.moves(s)


class Chance(Entry):
    """A question to nature: dice, shuffles, cards from a pile."""

    role = CHANCE
    seat: ClassVar[int] = NATURE
    kind: ClassVar[type[Move]]
    """The class of its outcomes."""

    def sample(self, s: Any, rng: Random) -> Move:
        """Draw an outcome."""
        raise NotImplementedError

    def answer(self, s: Any, move: Any) -> None:
        """Carry out the outcome."""
        raise NotImplementedError

    def refuse(self, s: Any, move: Any) -> Refusal | None:
        """None exactly when ``sample`` could have drawn this ``kind`` of move; checks records."""
        raise NotImplementedError

    def audience(self) -> tuple[int, ...] | None:
        """The seats that see the outcome; None: everybody."""
        return None

    def outcomes(self, s: Any) -> list[tuple[Move, float]] | None:
        """All outcomes with their probabilities where they are few, for search."""
        return None


class Step(Entry):
    """Something that happens by itself when it comes to the top of the agenda."""

    role = STEP

    def run(self, s: Any) -> None:
        raise NotImplementedError


class Lanes(Entry):
    """Several seats act at once. ``lanes``: per seat an agenda, the top last.

    ``sealed``: until every lane is empty nobody sees what the others answered.
    The group is done when all lanes are empty; what lies below it is the resolution.

    Lanes do not touch: an answer in one leaves the legal answers in the others as they are, asks
    nobody but its own seat and nature, and opens no group inside. A seat can then take back its
    own answer while those that others have given meanwhile stand.
    """

    role = LANES

    number: int
    sealed: bool
    lanes: tuple[tuple[int, tuple[Entry, ...]], ...]
