"""The entry points of Shipwrights, for the kernel."""

from drakkar.games.shipwrights.final import result, standing
from drakkar.games.shipwrights.invariants import invariants
from drakkar.games.shipwrights.karl.features import features
from drakkar.games.shipwrights.karl.reasons import sources
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
    # who can do more in every round to come is ahead of who has more now
    weights={
        "workers": 2.0,
        "incomes": 1.3,
        "raids": 1.7,
        "rewards": 1.1,
        "goods": 0.7,
        "gold": 0.8,
        "hand": 0.7,
    },
    rivals=0.25,
    horizon=lambda s: s.round,
    invariants=invariants,
)
