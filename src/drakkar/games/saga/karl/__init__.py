"""Karl's judgement of a position of Saga: the greedy bot's, no part of the rules."""
