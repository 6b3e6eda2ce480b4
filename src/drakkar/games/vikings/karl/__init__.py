"""Karl's judgement of a position of Vikings: the greedy bot's, no part of the rules."""
