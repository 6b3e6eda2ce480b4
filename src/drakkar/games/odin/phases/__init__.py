"""The course of a round, phase by phase, and the end of the game."""
