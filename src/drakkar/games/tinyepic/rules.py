"""The entry points of Tiny Epic Vikings, for the kernel."""

from drakkar.games.tinyepic.final import result, standing
from drakkar.games.tinyepic.invariants import invariants
from drakkar.games.tinyepic.karl.attention import attend
from drakkar.games.tinyepic.karl.features import features
from drakkar.games.tinyepic.karl.reasons import sources
from drakkar.games.tinyepic.karl.value import WEIGHTS, value, weighed
from drakkar.games.tinyepic.setup import setup
from drakkar.games.tinyepic.state import TinyEpic
from drakkar.games.tinyepic.view import present
from drakkar.games.tinyepic.words import event_args, headings, move_args
from drakkar.kernel.game import Rules
from drakkar.kernel.telling import Wording

RULES = Rules(
    state=TinyEpic,
    setup=setup,
    result=result,
    standing=standing,
    present=present,
    wording=Wording(move_args, event_args, headings),
    features=features,
    value=value,
    sources=sources,
    denies=True,
    weights=WEIGHTS,
    weighed=weighed,
    horizon=lambda s: s.era,
    attend=attend,
    invariants=invariants,
)
