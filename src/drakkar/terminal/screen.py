"""The screen: what can be shown here (colour, width, characters) and what was typed."""

from __future__ import annotations

import contextlib
import os
import sys
import textwrap
import unicodedata
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

WIDEST_PROSE = 100

# One character for one, so that a board keeps its shape where only ASCII can be shown.
_ASCII = str.maketrans(
    {
        "†": "/", "♛": "^", "◉": "*", "◇": "o", "∝": "~", "♆": "|",
        "═": "=", "▲": "A", "△": "v", "★": "*", "●": "o", "·": ".",
        "│": "|", "─": "-", "▶": ">", "›": ">", "‹": "<", "…": "~", "–": "-", "—": "-",
        "«": '"', "»": '"', "“": '"', "”": '"', "’": "'", "\u00a0": " ", "\u202f": " ",
        "→": ">", "−": "-", "×": "x", "œ": "e", "Œ": "E", "æ": "e", "■": "#", "□": "_",
        "◆": "*", "○": "o", "⌂": "^", "✓": "+", "↑": "^", "↓": "v", "±": "+",
        "┌": "+", "┐": "+", "└": "+", "┘": "+", "╱": "/", "╲": "\\",
    }
)  # fmt: skip


class Closed(Exception):
    """There is no more input."""


class Screen:
    """Prints lines and reads them. Never assumes a terminal, colour or Unicode."""

    def __init__(self, *, tty: bool | None = None) -> None:
        self.tty = sys.stdin.isatty() and sys.stdout.isatty() if tty is None else tty
        plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") in ("dumb", "unknown")
        self.console = Console(
            highlight=False,
            markup=False,
            emoji=False,
            color_system=None if plain else "auto",
            legacy_windows=False,
        )
        self.plain = plain
        self.encoding = getattr(sys.stdout, "encoding", None) or "ascii"
        if self.tty and not plain:
            with contextlib.suppress(ImportError):  # arrow keys and history, where there are any
                import readline  # noqa: F401
        self._unicode = _can_encode("†♛◉◇∝♆═▲△★●│─▶›…", self.encoding)

    @property
    def width(self) -> int:
        return max(40, self.console.width)

    @property
    def height(self) -> int | None:
        """Lines of the terminal; None where nothing scrolls away."""
        return self.console.height if self.tty else None

    # ---- showing -----------------------------------------------------------------------------
    def clear(self) -> None:
        """A fresh page; an empty line where the screen takes no orders."""
        if self.tty and not self.plain:
            self.console.clear()
        else:
            self._print(Text())

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Prose, wrapped; nothing prints an empty line."""
        for line in self.wrap(text, indent):
            self._print(Text(line, style=style))

    def wrap(self, text: str, indent: int = 0) -> list[str]:
        """Lines that fit, broken at blanks, never at a non-breaking one."""
        lines = []
        for paragraph in self.safe(text).split("\n"):
            lines += textwrap.wrap(
                paragraph,
                min(self.width, WIDEST_PROSE),
                subsequent_indent=" " * indent,
                break_on_hyphens=False,
                replace_whitespace=False,
            ) or [""]
        return lines

    def draw(self, lines: Iterable[Text]) -> None:
        """A picture: cut at the edge of the screen, never wrapped."""
        width, picture = self.width, []
        for line in lines:
            shown = line.copy()
            shown.plain = self.safe(shown.plain)
            if shown.cell_len > width:
                shown.truncate(width, overflow="crop")
            shown.rstrip()
            picture.append(shown)
        if picture:
            self._print(Text("\n").join(picture))  # at once: a line costs as much as all of them

    def _print(self, text: Text) -> None:
        self.console.print(text, soft_wrap=True)

    def safe(self, text: str) -> str:
        """The text in characters that this screen can show."""
        if not self._unicode:
            text = text.translate(_ASCII)
        if _can_encode(text, self.encoding):
            return text
        return "".join(c if _can_encode(c, self.encoding) else _plainer(c) for c in text)

    # ---- asking ------------------------------------------------------------------------------
    def ask(self, prompt: str) -> str:
        """A line of input; Closed at its end."""
        prompt = self.safe(prompt)
        if not self.tty:
            self._print(Text(prompt))
            line = sys.stdin.readline()
            if not line:
                raise Closed
            return line.strip()
        try:
            return input(f"{prompt} ").strip()
        except EOFError:
            raise Closed from None
        except UnicodeDecodeError:
            return ""

    def pause(self, prompt: str) -> None:
        """Wait for Enter, where there is somebody to press it."""
        if self.tty:
            self.ask(prompt)


def columns(entries: Sequence[Text], width: int, most: int = 6, gap: int = 1) -> list[Text]:
    """Entries one below the other, or side by side where there are more than ``most``."""
    best = list(entries)
    for number in range(2, 7):
        if len(best) <= most:
            break
        rows = -(-len(entries) // number)
        strips = [entries[i : i + rows] for i in range(0, len(entries), rows)]
        widths = [max(entry.cell_len for entry in strip) for strip in strips]
        if sum(widths) + gap * (len(widths) - 1) > width:
            break
        best = beside(strips, widths, gap)
    return best


def flow(
    parts: Sequence[Text], width: int, head: Text | None = None, indent: int = 0, gap: str = "  "
) -> list[Text]:
    """Parts one after the other behind a head, on as many lines as they need, none torn apart.

    A part wider than the screen is wrapped. All lines but the first begin at ``indent``.
    """
    line = Text() if head is None else head.copy()
    line.pad_right(max(0, indent - line.cell_len))
    lines, empty = [line], True
    for part in parts:
        for piece in _pieces(part, width - indent):
            if not empty and line.cell_len + len(gap) + piece.cell_len > width:
                line, empty = Text(" " * indent), True
                lines.append(line)
            if not empty:
                line.append(gap)
            line.append_text(piece)
            empty = False
    return lines


def _pieces(part: Text, width: int) -> list[Text]:
    """The part as it is, or torn at blanks into pieces that fit."""
    if part.cell_len <= width:
        return [part]
    pieces, rest = [], part
    while rest.cell_len > width:
        at = rest.plain.rfind(" ", 1, width + 1)
        at = width if at <= 0 else at
        pieces.append(rest[:at])
        rest = rest[at:]
        skip = len(rest.plain) - len(rest.plain.lstrip(" "))
        rest = rest[skip:]
    return [*pieces, rest]


def beside(
    blocks: Sequence[Sequence[Text]], widths: Sequence[int] | None = None, gap: int = 2
) -> list[Text]:
    """Blocks of lines side by side."""
    widths = widths or [max((line.cell_len for line in b), default=0) for b in blocks]
    lines = []
    for row in range(max((len(block) for block in blocks), default=0)):
        line = Text()
        for block, width in zip(blocks, widths, strict=True):
            part = block[row].copy() if row < len(block) else Text()
            part.pad_right(max(0, width - part.cell_len) + gap)
            line.append_text(part)
        line.rstrip()
        lines.append(line)
    return lines


def _can_encode(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _plainer(character: str) -> str:
    plain = unicodedata.normalize("NFKD", character.translate(_ASCII))
    return plain.encode("ascii", "ignore").decode() or "?"
