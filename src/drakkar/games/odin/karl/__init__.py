"""How the greedy bot judges a position."""
