"""The moves. Cards, adventures and markers go by their ids."""

from __future__ import annotations

from drakkar.kernel.question import Move

# ---- what nature draws -----------------------------------------------------------------------


class Voyage(Move):
    """The adventures of rounds 1 to 7."""

    adventures: tuple[str, ...]


class First(Move):
    """Who begins with Odin."""

    seat: int


class Markers(Move):
    """The stage markers of this adventure, from the first cell to the last."""

    markers: tuple[str, ...]


class Turned(Move):
    """The Movement card turned up."""

    card: str


class Drawn(Move):
    """Cards of somebody's own draw pile, from the top."""

    cards: tuple[str, ...]


class Foreseen(Move):
    """The top Movement cards, looked at."""

    cards: tuple[str, ...]


class Shown(Move):
    """The top God cards, looked at."""

    cards: tuple[str, ...]


class Helped(Move):
    """The God card turned up for somebody without cards."""

    card: str


# ---- buying ----------------------------------------------------------------------------------


class Buy(Move):
    """Pay for a Viking of the display."""

    card: str


class Take(Move):
    """Take a Viking of the display without paying."""

    card: str


class Pass(Move):
    """Buy nothing in this round of buying."""


# ---- a turn ----------------------------------------------------------------------------------


class Play(Move):
    """Choose this card of the hand, face down."""

    card: str


class Appeal(Move):
    """Without a card to play: rely on the gods."""


class Skip(Move):
    """Play no card, with Frigg's leave."""


class Go(Move):
    """Move this many cells on the trail."""

    cells: int


class Resolve(Move):
    """Let the cell take effect."""


class Done(Move):
    """No more actions this turn."""


class Leave(Move):
    """Leave the adventure."""


class Stay(Move):
    """Go on with the adventure."""


# ---- choices that cards and cells ask for ----------------------------------------------------


class Decline(Move):
    """Do without what is on offer."""


class Draw(Move):
    """Draw the cards on offer."""


class Pay(Move):
    """Pay the gold that is asked for."""


class Look(Move):
    """Look at the top God cards and take one."""


class Trade(Move):
    """Make the exchange on offer."""


class Prize(Move):
    """What Ingrid brings: gold or vp."""

    what: str


class Bury(Move):
    """Put a hand card under the own draw pile."""

    secret = True

    card: str


class Send(Move):
    """Send a card to Valhalla."""

    secret = True

    card: str


class Keep(Move):
    """Keep this God card; the other goes back under the pile."""

    secret = True

    card: str


class Order(Move):
    """Put the cards looked at back in this order, the first on top."""

    secret = True

    cards: tuple[str, ...]


class Discard(Move):
    """Put a hand card in the box."""

    secret = True

    card: str


class Sacrifice(Move):
    """Put a card of the own Valhalla pile in the box."""

    secret = True

    card: str


class Remove(Move):
    """Put a played Viking in the box."""

    card: str


class Imitate(Move):
    """Carry out the action of this Viking of an opponent."""

    card: str


class Summon(Move):
    """Play this Viking from the own draw pile."""

    card: str


class Honour(Move):
    """Gain the helmets of this played Viking."""

    card: str


class Recall(Move):
    """Take this played Viking back into the hand."""

    card: str
