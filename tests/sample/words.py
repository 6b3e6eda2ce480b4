"""What the sentences of The Raid need beside the fields of moves and events."""

from __future__ import annotations

from typing import Any

from drakkar.kernel.telling import Wording, Words


def _event_args(words: Words, args: dict[str, Any]) -> dict[str, Any]:
    """Cards by their names."""
    cards = args.get("cards", ())
    return {"list": ", ".join(words(f"card-{card}") for card in cards)} if cards else {}


WORDING = Wording(event_args=_event_args)
