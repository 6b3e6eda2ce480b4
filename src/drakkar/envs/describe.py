"""What the numbers of an observation and of a catalogue stand for, as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from drakkar.envs.catalogue import CATALOGUE_VERSION, catalogue
from drakkar.envs.observation import OBSERVATION_VERSION, observer
from drakkar.games import game

_SHOWN = 4


def describe(
    slug: str, players: int | None = None, options: Mapping[str, str] | None = None
) -> str:
    """Field by field: where it lies in the observation, who sees it, its numbers and what they are
    divided by; then the kinds of moves and their numbers.

    >>> print(describe("vikings", 2))
    observation 1: 3402 numbers
    ...
         5         2  public   gold / 50: own, next_1
    ...
    catalogue 1: 925 numbers
    ...
       257        12  buy: price (12)
    ...
    """
    seats = game(slug).seats[0] if players is None else players
    layout, moves = observer(slug, seats, options), catalogue(slug)
    lines = [f"observation {OBSERVATION_VERSION}: {layout.size} numbers"]
    for block in layout.blocks:
        if block.note:
            lines.append(f"{'':6} {'-':>9}  {block.zone:<8} {block.name}: {block.note}")
            continue
        scales = sorted(set(block.scales))
        divided = "" if scales in ([], [1.0]) else f" / {', '.join(f'{s:g}' for s in scales)}"
        count, what = block.stop - block.start, _some(block.labels)
        lines.append(
            f"{block.start:6} {count:9}  {block.zone:<8} {block.name}{divided}: {what}".rstrip(": ")
        )
    lines.append(f"catalogue {CATALOGUE_VERSION}: {len(moves)} numbers")
    for kind in moves.kinds:
        stages = f"up to {kind.stages} stages, " if kind.staged else ""
        fields = ", ".join(f"{name} ({len(values)})" for name, values in kind.values.items())
        lines.append(f"{kind.start:6} {kind.size:9}  {kind.cls.TAG}: {stages}{fields}".rstrip(": "))
    return "\n".join(lines)


def _some(labels: Sequence[str]) -> str:
    if len(labels) <= _SHOWN + 1:
        return ", ".join(filter(None, labels))
    return ", ".join([*labels[:_SHOWN], "...", labels[-1]])
