"""Karl's judgement of a position of Shipwrights: the greedy bot's, no part of the rules."""
