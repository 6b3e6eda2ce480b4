"""Tables and texts that are the same for every game: scores, results, rules."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from drakkar.kernel.game import Result
from drakkar.terminal.screen import Screen
from drakkar.terminal.words import Words

_GAP = 2


def scores(
    screen: Screen,
    words: Words,
    names: Sequence[str],
    breakdown: Sequence[dict[str, int]],
    heading: str,
    places: Sequence[int] | None = None,
) -> None:
    """Points by source, a column per player; sources that gave nobody anything are left out."""
    named = dict.fromkeys(
        name for points in breakdown for name in points
    )  # all need not have the same
    sources = [name for name in named if any(points.get(name) for points in breakdown)]
    label = max([len(words(f"source-{name}")) for name in sources] + [len(words("result-total"))])
    room = max(6, (screen.width - label) // len(names) - _GAP)
    heads = [name if len(name) <= room else name[: room - 1] + "…" for name in names]
    widths = [max(6, len(head)) for head in heads]

    def row(text: str, values: Sequence[str], style: str = "") -> Text:
        cells = "".join(
            " " * _GAP + value.rjust(width) for value, width in zip(values, widths, strict=True)
        )
        return Text(text.ljust(label) + cells, style=style)

    screen.say(heading, "bold")
    lines = [row("", heads, "bold")]
    for name in sources:
        values = [str(points[name]) if points.get(name) else "·" for points in breakdown]
        lines.append(row(words(f"source-{name}"), values))
    lines.append(Text("─" * lines[0].cell_len, style="dim"))
    totals = [str(sum(points.values())) for points in breakdown]
    lines.append(row(words("result-total"), totals, "bold"))
    if places is not None:
        shown = [*map(str, places), *[""] * (len(names) - len(places))]
        lines.append(row(words("result-place"), shown))
    screen.draw(lines)


def result(screen: Screen, words: Words, names: Sequence[str], ended: Result) -> None:
    if ended.opponent is not None:
        against(screen, words, names, ended.breakdown, ended.opponent, words("result-heading"))
        points = {"mine": ended.scores[0], "theirs": sum(ended.opponent.values())}
        screen.say(words("result-solo", won=bool(ended.winners), **points), "bold")
        return
    places = ended.places if len(names) > 1 else None
    scores(screen, words, names, ended.breakdown, words("result-heading"), places)
    if len(names) == 1:  # nobody to beat
        screen.say(words("result-alone", points=ended.scores[0]), "bold")
        return
    winners = ", ".join(names[seat] for seat in ended.winners)
    screen.say(words("result-winner", count=len(ended.winners), names=winners), "bold")


def against(
    screen: Screen,
    words: Words,
    names: Sequence[str],
    breakdown: Sequence[dict[str, int]],
    opponent: dict[str, int],
    heading: str,
) -> None:
    """The same beside the opponent that a solo game provides."""
    scores(screen, words, [*names, words("opponent")], [*breakdown, opponent], heading)


def clauses(screen: Screen, words: Words, text: str) -> None:
    """The clauses that a text names, in full."""
    for clause in words.clauses(text):
        screen.say(f"  {clause.id}  {clause.text(words.lang)}", "dim", indent=4)


def rules(screen: Screen, words: Words, wanted: str) -> bool:
    """The chapters, or the clauses that match. False if nothing does."""
    assert words.game is not None
    book, lang = words.game.rulebook, words.lang
    if not wanted:
        screen.say(f"{words.game.title[lang]} · {book.edition[lang]}", "bold")
        for chapter in book.chapters:
            first, last = chapter.clauses[0].id, chapter.clauses[-1].id
            screen.say(f"{chapter.number:>3}. {chapter.title[lang]}  ({first} – {last})")
        screen.say(words.reconstructed(), "dim")
        return True
    clauses = book.find(wanted, lang)
    title = ""
    for chapter, clause in clauses:
        if chapter.title[lang] != title:
            title = chapter.title[lang]
            screen.say(f"{chapter.number}. {title}", "bold")
        screen.say(f"  {clause.id}  {clause.text(lang)}", indent=4)
    if not clauses:
        screen.say(words("rules-none", text=wanted))
    return bool(clauses)
