"""The entry points of Shipwrights, for the kernel."""

from drakkar.games.shipwrights.final import result, standing
from drakkar.games.shipwrights.invariants import invariants
from drakkar.games.shipwrights.karl.features import features
from drakkar.games.shipwrights.karl.reasons import sources
from drakkar.games.shipwrights.karl.sight import WEIGHTS, insight, sight
from drakkar.games.shipwrights.karl.value import value
from drakkar.games.shipwrights.setup import setup
from drakkar.games.shipwrights.state import Shipwrights
from drakkar.games.shipwrights.view import asked, present
from drakkar.games.shipwrights.words import event_args, headings, move_args
from drakkar.kernel.game import Rules
from drakkar.kernel.telling import Wording

RULES = Rules(
    state=Shipwrights,
    setup=setup,
    result=result,
    standing=standing,
    present=present,
    wording=Wording(move_args, event_args, headings, asked),
    features=features,
    value=value,
    sources=sources,
    weights=WEIGHTS,
    sight=sight,
    insight=insight,
    rivals=0.25,
    long_turns=True,
    horizon=lambda s: s.round,
    invariants=invariants,
)
