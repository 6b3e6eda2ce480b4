"""Telling people elsewhere that it is their turn: push, mail, webhooks."""
