"""The Raid: a game of one page that uses what the kernel offers and no game on the shelf needs.

Hidden hands, a face-down deck, a secret nobody knows, sealed choices, lanes with questions and
draws inside, dice, effects in effects, moves at any time, looking at what is hidden, and guessing.
The rules are in ``rulebook.yaml``. It is not shipped: tests make tables of ``meta.GAME``.
"""
