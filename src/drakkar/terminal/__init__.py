"""Play in a terminal: a line-based table for people and bots. Knows no rules, only views."""
