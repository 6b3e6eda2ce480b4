"""A study: what many games say about a game, as tables and as a report one can look at."""
