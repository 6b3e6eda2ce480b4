"""A ladder as a picture: a point for every bot, and how far it is known."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor

from drakkar.arena.ladder import Rating

_LEFT, _RIGHT, _TOP, _ROW, _WIDE = 120, 30, 44, 30, 640
_STEP = 200


def picture(title: str, unit: str, ratings: Sequence[Rating]) -> str:
    """An SVG that needs nothing else; it is legible on light and on dark."""
    low = floor(min(r.rating - r.within for r in ratings) / _STEP) * _STEP
    high = ceil(max(r.rating + r.within for r in ratings) / _STEP) * _STEP
    high = max(high, low + _STEP)
    step = _STEP * ceil((high - low) / _STEP / 8)
    height = _TOP + _ROW * len(ratings) + 34
    foot = _TOP + _ROW * len(ratings)

    def across(value: float) -> float:
        return round(_LEFT + (value - low) / (high - low) * (_WIDE - _LEFT - _RIGHT), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {height}" '
        f'width="{_WIDE}" height="{height}" role="img" aria-label="{escape(title)}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{_WIDE}" height="{height}" rx="8" fill="#fbf7ee"/>',
        f'<text x="14" y="24" font-size="15" fill="#2b1a0e">{escape(title)}</text>',
    ]
    for mark in range(low, high + 1, step):
        x = across(mark)
        lines.append(f'<line x1="{x}" x2="{x}" y1="{_TOP - 6}" y2="{foot}" stroke="#d9cdb6"/>')
        lines.append(
            f'<text x="{x}" y="{foot + 16}" text-anchor="middle" fill="#6b5a45">{mark}</text>'
        )
    lines.append(
        f'<text x="{_WIDE - 8}" y="{foot + 29}" text-anchor="end" font-size="11" '
        f'fill="#6b5a45">{escape(unit)}</text>'
    )
    for row, rating in enumerate(ratings):
        y = _TOP + _ROW * row + _ROW // 2
        x, left, right = (across(rating.rating + side * rating.within) for side in (0, -1, 1))
        lines.append(
            f'<text x="{_LEFT - 12}" y="{y + 4}" text-anchor="end" fill="#2b1a0e">'
            f"{escape(rating.bot)}</text>"
        )
        lines.append(
            f'<line x1="{left}" x2="{right}" y1="{y}" y2="{y}" stroke="#28627a" stroke-width="3"/>'
        )
        label = f"{rating.bot}: {rating.rating:.0f} ± {rating.within:.0f}"
        lines.append(
            f'<circle cx="{x}" cy="{y}" r="6" fill="#9c2f1f">'
            f"<title>{escape(label)}</title></circle>"
        )
    return "\n".join([*lines, "</svg>", ""])
