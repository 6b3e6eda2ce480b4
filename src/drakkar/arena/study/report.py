"""The report of a study: one page with everything in it, in both languages, for both lights."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from drakkar import __version__
from drakkar.arena.arguments import number
from drakkar.arena.match import Match
from drakkar.arena.study.charts import Pictures, Spec
from drakkar.arena.study.declared import Names
from drakkar.arena.study.estimate import Difference
from drakkar.arena.study.findings import CLEAR, Compared, Findings, Worth
from drakkar.games import game
from drakkar.kernel.text import LANGUAGES, Texts, texts

PACKAGE = "drakkar.arena"


def page(
    match: Match,
    findings: Findings,
    lang: str,
    compared: Compared | None = None,
    differences: Sequence[tuple[str, str, str]] = (),
) -> str:
    """The whole page as HTML; ``lang``: the language it opens in."""
    from jinja2 import Environment

    source = files("drakkar.arena.study")
    pictures: dict[str, dict[str, Spec]] = {}
    pages = []
    for language in LANGUAGES:
        writer = _Writer(match, findings, language, pictures)
        pages.append(writer.write(compared, differences))
    template = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True).from_string(
        source.joinpath("report.html").read_text(encoding="utf-8")
    )
    specs = json.dumps(pictures, ensure_ascii=False, separators=(",", ":"))
    return template.render(
        pages=pages,
        lang=lang,
        title={text["lang"]: text["title"] for text in pages}[lang],
        css=source.joinpath("report.css").read_text(encoding="utf-8"),
        script=source.joinpath("report.js").read_text(encoding="utf-8"),
        specs=specs.replace("</", "<\\/"),
        vega=_vega().replace("</script", "<\\/script"),
    )


def _vega() -> str:
    """The script that draws: all that the pictures need, without a network."""
    import vl_convert

    bundle: str = vl_convert.javascript_bundle()  # type: ignore[call-arg]  # asks for less than said
    return bundle


class _Writer:
    """What the page says in one language."""

    def __init__(
        self, match: Match, findings: Findings, lang: str, pictures: dict[str, dict[str, Spec]]
    ) -> None:
        self.match, self.findings, self.lang, self.pictures = match, findings, lang, pictures
        self.say: Texts = texts(lang, PACKAGE)
        self.names = Names(match.game, lang)
        self._twins = self._shared_names()
        self.draw = Pictures(self.say, self.names, self.label)

    def _shared_names(self) -> set[tuple[str, str]]:
        counts = Counter(
            (worth.kind, self.names.thing(worth.kind, worth.thing))
            for worth in self.findings.things
        )
        counts.update(("", self.names.question(asked.question)) for asked in self.findings.asked)
        return {key for key, count in counts.items() if count > 1}

    def label(self, kind: str, thing: str) -> str:
        """What a thing is called; with its id where others are called the same."""
        name = self.names.thing(kind, thing) if kind else self.names.question(thing)
        return f"{name} ({thing})" if (kind, name) in self._twins else name

    def number(self, value: float, places: int = 0) -> str:
        text = number(value, self.say, places)
        return text.replace("-", "−", 1)

    def signed(self, value: float, places: int = 1) -> str:
        text = self.number(value, places)
        return text if text.startswith("−") else f"+{text}"

    def percent(self, value: float, places: int = 1) -> str:
        return _unbroken(self.say("percent", number=self.number(100 * value, places)))

    def range(self, low: float, high: float, percent: bool = False, places: int = 1) -> str:
        unit = 100 if percent else 1
        text = self.say(
            "percent-range" if percent else "study-range",
            low=self.number(unit * low, places),
            high=self.number(unit * high, places),
        )
        return _unbroken(text)

    def interval(self, difference: Difference | None, places: int = 2) -> str:
        if difference is None:
            return "–"
        inside = self.range(difference.low, difference.high, places=places)
        return f"{self.signed(difference.value, places)} ({inside})"

    def points_of_percent(self, difference: Difference | None) -> str:
        if difference is None:
            return "–"
        value, low, high = difference.value, difference.low, difference.high
        return self.interval(Difference(100 * value, 100 * low, 100 * high, difference.p), 1)

    def chart(self, name: str, spec: Spec, title: str) -> dict[str, str]:
        self.pictures.setdefault(name, {})[self.lang] = spec
        return {"id": f"{name}-{self.lang}", "name": name, "title": title}

    def write(
        self, compared: Compared | None, differences: Sequence[tuple[str, str, str]]
    ) -> dict[str, Any]:
        say, findings, match = self.say, self.findings, self.match
        title = game(match.game).title[self.lang]
        sections = [self._scores(), self._first(), self._length()]
        if compared is not None:
            sections.insert(0, self._compared(compared, differences))
        kinds = dict.fromkeys(worth.kind for worth in findings.things)
        sections += [self._worth(kind) for kind in self.names.in_order(kinds)]
        sections.append(self._asked())
        return {
            "lang": self.lang,
            "title": say("study-title", title=title),
            "about": say(
                "study-about",
                games=self.number(findings.games),
                players=findings.players,
                bots=", ".join(match.bots),
                options=" ".join(f"{k}={v}" for k, v in match.options) or "–",
                seed=str(match.seed),
                last=str(match.seed + match.games - 1),
                version=__version__,
            ),
            "caution": say("study-caution"),
            "meaning": say("study-worth-meaning" if findings.players > 1 else "study-worth-alone"),
            "light": say("study-light"),
            "contents": say("study-contents"),
            "sections": [section for section in sections if section is not None],
        }

    def _section(self, name: str, title: str, *text: str, **more: Any) -> dict[str, Any]:
        empty: dict[str, Any] = {"charts": [], "tables": []}
        return empty | {"id": f"{name}-{self.lang}", "title": title, "text": text} | more

    def _scores(self) -> dict[str, Any]:
        say, findings = self.say, self.findings
        heads = ("played", "mean", "sd", "min", "median", "max", "wins", "interval")
        tables = []
        for title, lines in (("column-seat", findings.seats), ("column-bot", findings.bots)):
            rows = [
                [
                    line.name,
                    self.number(line.played),
                    self.number(line.scores.mean, 1),
                    self.number(line.scores.sd, 1),
                    self.number(line.scores.least),
                    self.number(line.scores.median, 1),
                    self.number(line.scores.most),
                    self.percent(line.wins.share),
                    self.range(line.wins.low, line.wins.high, percent=True),
                ]
                for line in lines
            ]
            columns = [say(title), *(say(f"column-{head}") for head in heads)]
            tables.append({"heads": columns, "rows": rows})
        charts = [
            self.chart("sources", self.draw.sources(findings), say("study-sources")),
            self.chart("scores", self.draw.scores(findings), say("study-spread")),
        ]
        return self._section("scores", say("study-scores"), charts=charts, tables=tables)

    def _first(self) -> dict[str, Any] | None:
        say, findings = self.say, self.findings
        if findings.players < 2 or findings.ahead is None:
            return None
        first, even = findings.turns[0], 1 / findings.players
        verdict = (
            "none" if first.low <= even <= first.high else "more" if first.share > even else "less"
        )
        text = say(
            f"study-first-{verdict}",
            share=self.percent(first.share),
            range=self.range(first.low, first.high, percent=True),
            even=self.percent(even),
            points=self.interval(findings.ahead),
        )
        chart = self.chart("turns", self.draw.turns(findings), say("study-turns"))
        return self._section("first", say("study-first"), text, charts=[chart])

    def _length(self) -> dict[str, Any]:
        say, spread = self.say, self.findings.decisions
        text = say(
            "study-length-text",
            mean=self.number(spread.mean, 1),
            least=self.number(spread.least),
            most=self.number(spread.most),
            q1=self.number(spread.q1),
            q3=self.number(spread.q3),
            rounds=self.range(min(self.findings.rounds), max(self.findings.rounds), places=0)
            if len(self.findings.rounds) > 1
            else self.number(min(self.findings.rounds)),
        )
        chart = self.chart("length", self.draw.length(self.findings), say("study-length"))
        return self._section("length", say("study-length"), text, charts=[chart])

    def _worth(self, kind: str) -> dict[str, Any]:
        say = self.say
        things = [worth for worth in self.findings.things if worth.kind == kind]
        charts = []
        if any(worth.points is not None for worth in things):
            charts.append(self.chart(f"worth-{kind}", self.draw.worths(things), say("study-worth")))
        charts.append(
            self.chart(f"used-{kind}", self.draw.used(self.findings, kind), say("study-used"))
        )
        off = sorted((w for w in things if w.off), key=lambda w: -abs(_apart(w)))
        text = []
        if off:
            listed = ", ".join(
                f"{self.label(kind, worth.thing)} {self.signed(_apart(worth), 2)}"
                for worth in off[:8]
            )
            text.append(say("study-off", number=len(off), list=listed))
        columns = ("thing", "seats", "round", "with", "without", "win-change", "worth", "q")
        rows = [
            [
                self.label(kind, worth.thing),
                self.percent(worth.seats),
                self.number(worth.round, 1),
                self.percent(worth.win_with),
                self.percent(worth.win_without) if worth.seats < 1 else "–",
                self.points_of_percent(worth.win),
                self.interval(worth.points),
                "–" if worth.points is None else self._q(worth.q_points),
            ]
            for worth in sorted(things, key=_order)
        ]
        table = {
            "heads": [say(f"study-column-{name}") for name in columns],
            "rows": rows,
            "folded": say("study-table", number=len(rows)),
        }
        return self._section(
            f"kind-{kind}", self.names.kind(kind), *text, charts=charts, tables=[table]
        )

    def _q(self, q: float) -> str:
        shown = self.number(q, 3) if q >= 0.001 else f"< {self.number(0.001, 3)}"
        return f"{shown} ●" if q < CLEAR else shown

    def _asked(self) -> dict[str, Any]:
        say = self.say
        columns = ("question", "chapter", "clauses", "per-game", "games", "answers")
        rows = [
            [
                self.label("", asked.question),
                self.names.chapter(asked.question),
                ", ".join(self.names.clauses(asked.question)),
                self.number(asked.per_game, 2),
                self.percent(asked.games),
                self.number(asked.answers, 1),
            ]
            for asked in self.findings.asked
        ]
        table = {
            "heads": [say(f"study-column-{name}") for name in columns],
            "rows": rows,
            "folded": say("study-table", number=len(rows)),
            "words": 3,
        }
        chart = self.chart("asked", self.draw.asked(self.findings), say("study-asked-chart"))
        return self._section(
            "asked", say("study-asked"), say("study-asked-text"), charts=[chart], tables=[table]
        )

    def _compared(
        self, compared: Compared, differences: Sequence[tuple[str, str, str]]
    ) -> dict[str, Any]:
        say = self.say
        rows = [
            [say("study-score-per-seat"), self.interval(compared.scores)],
            *(
                [f"· {self.names.source(source)}", self.interval(change)]
                for source, change in compared.points.items()
                if change is not None and change.value
            ),
            [say("study-axis-decisions"), self.interval(compared.decisions)],
            *(
                [say("study-wins-of-seat", seat=seat + 1), self.points_of_percent(change)]
                for seat, change in enumerate(compared.wins)
            ),
        ]
        changed = [change for change in compared.things if change.seats.value]
        things = [
            [
                f"{self.label(change.kind, change.thing)} · {self.names.kind(change.kind)}",
                "–" if change.before is None else self.percent(change.before.seats),
                "–" if change.after is None else self.percent(change.after.seats),
                self.points_of_percent(change.seats),
                self._q(change.q),
                self.interval(None if change.before is None else change.before.points),
                self.interval(None if change.after is None else change.after.points),
            ]
            for change in sorted(changed, key=lambda change: change.q)
        ]
        columns = ("thing", "seats-before", "seats-after", "change", "q", "before", "after")
        tables = [
            {
                "heads": [say(f"study-column-{name}") for name in ("where", "here", "there")],
                "rows": [list(line) for line in differences],
                "words": 3,
            },
            {
                "heads": [say(f"study-column-{name}") for name in ("what", "difference")],
                "rows": rows,
            },
            {
                "heads": [say(f"study-column-{name}") for name in columns],
                "rows": things,
                "folded": say("study-table", number=len(things)),
            },
        ]
        charts = []
        if changed:
            charts.append(
                self.chart("changes", self.draw.changes(changed), say("study-use-change"))
            )
        return self._section(
            "compared",
            say("study-compared"),
            say("study-compared-text", games=self.number(compared.games)),
            charts=charts,
            tables=tables,
        )


def _unbroken(text: str) -> str:
    """No line begins with a sign of percent."""
    return text.replace(" %", "\u00a0%")


def _apart(worth: Worth) -> float:
    """How far a thing is from the middle one of its kind."""
    return 0.0 if worth.points is None or worth.rest is None else worth.points.value - worth.rest


def _order(worth: Worth) -> tuple[bool, float]:
    return worth.points is None, 0.0 if worth.points is None else -worth.points.value
