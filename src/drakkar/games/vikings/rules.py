"""The entry points of Vikings, for the kernel."""

from drakkar.games.vikings.auction import grave
from drakkar.games.vikings.final import result, standing
from drakkar.games.vikings.invariants import invariants
from drakkar.games.vikings.karl.features import features
from drakkar.games.vikings.karl.reasons import sources
from drakkar.games.vikings.karl.value import value
from drakkar.games.vikings.setup import setup
from drakkar.games.vikings.state import Vikings
from drakkar.games.vikings.view import present
from drakkar.games.vikings.words import event_args, move_args
from drakkar.kernel.game import Rules
from drakkar.kernel.telling import Wording

RULES = Rules(
    state=Vikings,
    setup=setup,
    result=result,
    standing=standing,
    present=present,
    wording=Wording(move_args, event_args),
    features=features,
    value=value,
    grave=grave,
    sources=sources,
    horizon=lambda s: s.round,
    invariants=invariants,
)
