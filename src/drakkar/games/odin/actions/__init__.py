"""What is done on action spaces and at any time: spaces, their steps, the course of an action."""
