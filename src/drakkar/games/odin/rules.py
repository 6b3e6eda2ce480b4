"""The entry points of A Feast for Odin, for the kernel."""

from drakkar.games.odin.actions import anytime
from drakkar.games.odin.dice import hunting  # noqa: F401 - hunting: its question is known
from drakkar.games.odin.dice.words import die
from drakkar.games.odin.headings import headings
from drakkar.games.odin.invariants import invariants
from drakkar.games.odin.karl.attention import BY_THE_WAY, attend
from drakkar.games.odin.karl.features import features
from drakkar.games.odin.karl.reasons import sources
from drakkar.games.odin.karl.sight import WEIGHTS, weighed
from drakkar.games.odin.karl.value import value
from drakkar.games.odin.phases.scoring import result, standing
from drakkar.games.odin.phases.turn import grave
from drakkar.games.odin.setup import setup
from drakkar.games.odin.state import Odin
from drakkar.games.odin.view import present
from drakkar.games.odin.view_asked import asked
from drakkar.games.odin.words import event_args, move_args
from drakkar.kernel.game import Rules
from drakkar.kernel.telling import Wording

anytime.permit()

RULES = Rules(
    state=Odin,
    setup=setup,
    result=result,
    standing=standing,
    present=present,
    wording=Wording(move_args, event_args, headings, asked, die),
    features=features,
    value=value,
    sources=sources,
    weights=WEIGHTS,
    weighed=weighed,
    rivals=0.25,
    horizon=lambda s: s.round,
    attend=attend,
    by_the_way=BY_THE_WAY,
    grave=grave,
    invariants=invariants,
)
