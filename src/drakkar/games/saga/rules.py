"""The entry points of Saga des Vikings, for the kernel."""

from drakkar.games.saga import landings  # noqa: F401 - its actions join those of the others
from drakkar.games.saga.final import result, standing
from drakkar.games.saga.invariants import invariants
from drakkar.games.saga.karl.features import features
from drakkar.games.saga.karl.reasons import sources
from drakkar.games.saga.karl.sight import WEIGHTS, insight, weighed
from drakkar.games.saga.karl.value import value
from drakkar.games.saga.leaving import leaving_ahead
from drakkar.games.saga.setup import setup
from drakkar.games.saga.state import Saga
from drakkar.games.saga.view import present
from drakkar.games.saga.words import event_args, move_args
from drakkar.kernel.game import Rules
from drakkar.kernel.telling import Wording

RULES = Rules(
    state=Saga,
    setup=setup,
    result=result,
    standing=standing,
    present=present,
    wording=Wording(move_args, event_args),
    features=features,
    value=value,
    sources=sources,
    weights=WEIGHTS,
    weighed=weighed,
    insight=insight,
    rivals=0.0,
    horizon=lambda s: s.round,
    ahead=leaving_ahead,
    invariants=invariants,
)
