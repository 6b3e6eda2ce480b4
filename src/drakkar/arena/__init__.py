"""Many games: matches between bots, and how fast everything is."""
