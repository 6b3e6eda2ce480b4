"""The pictures of a report, by Altair: what is drawn, and in which words. Colours of the frame come
with the page, so that a picture can be seen in the light and in the dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from drakkar.arena.study.declared import Names
from drakkar.arena.study.findings import Change, Findings, Worth
from drakkar.kernel.text import Texts

Spec = dict[str, Any]

MOST = 36
"""Things in one picture: of more the best and the worst are drawn, the table has them all."""
LINE = 18
"""Height of a line in a picture of things."""
GOOD, BAD, UNCLEAR = "#2a9d6f", "#d1603d", "#8a94a0"


class Pictures:
    """The pictures in one language. ``label``: what a thing is called."""

    def __init__(self, say: Texts, names: Names, label: Callable[[str, str], str]) -> None:
        import altair

        self.alt, self.say, self.names, self.label = altair, say, names, label

    def sources(self, findings: Findings) -> Spec:
        """Mean points by source and seat."""
        alt, say = self.alt, self.say
        rows = [
            {"seat": say("study-seat", seat=seat + 1), "source": self.names.source(source), "v": v}
            for source, values in findings.points.items()
            for seat, v in enumerate(values)
            if any(values)
        ]
        return self._spec(
            alt.Chart(alt.Data(values=rows))
            .mark_bar()
            .encode(
                y=alt.Y("seat:N", title=None),
                x=alt.X("v:Q", title=say("study-axis-points")),
                color=alt.Color(
                    "source:N", title=None, scale=alt.Scale(scheme="tableau20"), legend=_below(alt)
                ),
                tooltip=[
                    alt.Tooltip("seat:N", title=" "),
                    alt.Tooltip("source:N", title=say("study-source")),
                    alt.Tooltip("v:Q", title=say("study-points"), format=".2f"),
                ],
            )
            .properties(height=34 * findings.players, width="container")
        )

    def scores(self, findings: Findings) -> Spec:
        """How the scores of each seat lie."""
        alt, say = self.alt, self.say
        everything = [score for counts in findings.scores for score in counts]
        step = max(1, (max(everything) - min(everything)) // 12)
        rows: dict[tuple[int, int], int] = {}
        for seat, counts in enumerate(findings.scores):
            for score, count in counts.items():
                key = (seat, score // step * step)
                rows[key] = rows.get(key, 0) + count
        data = [
            {"seat": say("study-seat", seat=seat + 1), "score": score, "v": count / findings.games}
            for (seat, score), count in sorted(rows.items())
        ]
        return self._spec(
            alt.Chart(alt.Data(values=data))
            .mark_line(interpolate="monotone", point=False)
            .encode(
                x=alt.X("score:Q", title=say("study-axis-score")),
                y=alt.Y("v:Q", title=say("study-axis-share"), axis=alt.Axis(format="%")),
                color=alt.Color("seat:N", title=None, legend=_below(alt)),
                tooltip=[
                    alt.Tooltip("seat:N", title=" "),
                    alt.Tooltip("score:Q", title=say("study-axis-score")),
                    alt.Tooltip("v:Q", title=say("study-axis-share"), format=".1%"),
                ],
            )
            .properties(height=200, width="container")
        )

    def turns(self, findings: Findings) -> Spec:
        """Victories by the place in the order of turns."""
        say = self.say
        rows = [
            {
                "name": say("study-turn", place=place + 1),
                "v": share.share,
                "low": share.low,
                "high": share.high,
                "mark": UNCLEAR if share.low <= 1 / findings.players <= share.high else BAD,
            }
            for place, share in enumerate(findings.turns)
        ]
        return self._intervals(rows, say("study-axis-wins"), ".0%", 1 / findings.players, ".1%")

    def length(self, findings: Findings) -> Spec:
        """How long games are."""
        alt, say = self.alt, self.say
        step = max(1, (max(findings.lengths) - min(findings.lengths)) // 40)
        rows: dict[int, int] = {}
        for value, count in findings.lengths.items():
            rows[value // step * step] = rows.get(value // step * step, 0) + count
        data = [{"a": a, "b": a + step, "v": v / findings.games} for a, v in sorted(rows.items())]
        return self._spec(
            alt.Chart(alt.Data(values=data))
            .mark_bar(color="#4c78a8")
            .encode(
                x=alt.X("a:Q", title=say("study-axis-decisions"), bin="binned"),
                x2="b:Q",
                y=alt.Y("v:Q", title=say("study-axis-share"), axis=alt.Axis(format="%")),
                tooltip=[
                    alt.Tooltip("a:Q", title=say("study-axis-decisions")),
                    alt.Tooltip("v:Q", title=say("study-axis-share"), format=".1%"),
                ],
            )
            .properties(height=180, width="container")
        )

    def worths(self, things: list[Worth]) -> Spec:
        """What one use more goes with, thing by thing."""
        tested = sorted(
            (worth for worth in things if worth.points is not None),
            key=lambda worth: -_value(worth),
        )
        rows = []
        for worth in _ends(tested):
            if worth.points is not None:
                rows.append(
                    {
                        "name": self.label(worth.kind, worth.thing),
                        "v": worth.points.value,
                        "low": worth.points.low,
                        "high": worth.points.high,
                        "mark": _mark(worth.clear, worth.points.value),
                    }
                )
        middle = next((worth.rest for worth in tested if worth.rest is not None), None)
        return self._intervals(rows, self.say("study-axis-worth"), "", 0, ".2f", middle)

    def used(self, findings: Findings, kind: str) -> Spec:
        """How often things are used, round by round."""
        alt, say = self.alt, self.say
        total: dict[str, float] = {}
        for (of, thing, _), value in findings.used_by_round.items():
            if of == kind:
                total[thing] = total.get(thing, 0) + value
        most = sorted(total, key=lambda thing: -total[thing])[:MOST]
        rows = [
            {"name": self.label(kind, thing), "round": number, "v": value}
            for (of, thing, number), value in findings.used_by_round.items()
            if of == kind and thing in most
        ]
        order = [self.label(kind, thing) for thing in most]
        return self._heat(rows, order, say("study-axis-round"), say("study-used-per-seat"), alt)

    def asked(self, findings: Findings) -> Spec:
        """Which questions come up, round by round."""
        alt, say = self.alt, self.say
        most = [asked.question for asked in findings.asked[:MOST]]
        named = {tag: self.label("", tag) for tag in most}
        rows = [
            {"name": named[tag], "round": number, "v": value}
            for (tag, number), value in findings.asked_by_round.items()
            if tag in named
        ]
        return self._heat(
            rows, list(named.values()), say("study-axis-round"), say("study-asked-per-game"), alt
        )

    def changes(self, things: list[Change]) -> Spec:
        """How much more or less often things are used with the other box."""
        rows = [
            {
                "name": f"{self.label(change.kind, change.thing)} · {self.names.kind(change.kind)}",
                "v": change.seats.value,
                "low": change.seats.low,
                "high": change.seats.high,
                "mark": _mark(change.q < 0.05, change.seats.value),
            }
            for change in sorted(things, key=lambda change: -abs(change.seats.value))[:MOST]
        ]
        rows.sort(key=lambda row: -float(str(row["v"])))
        return self._intervals(rows, self.say("study-axis-use-change"), "+.0%", 0, "+.1%")

    def _intervals(
        self,
        rows: list[dict[str, Any]],
        title: str,
        axis: str,
        zero: float,
        shown: str,
        middle: float | None = None,
    ) -> Spec:
        """A point and its interval for each row, in their order."""
        alt = self.alt
        names = [row["name"] for row in rows]
        scale = alt.Axis(format=axis) if axis else alt.Axis()
        y = alt.Y("name:N", sort=names, title=None, axis=alt.Axis(labelLimit=220))
        base = alt.Chart(alt.Data(values=rows)).encode(
            y=y, color=alt.Color("mark:N", scale=None, legend=None)
        )
        layers = [
            alt.Chart(alt.Data(values=[{"v": zero}]))
            .mark_rule(strokeDash=[4, 3], color=UNCLEAR)
            .encode(x="v:Q")
        ]
        if middle is not None:
            layers.append(
                alt.Chart(alt.Data(values=[{"v": middle}]))
                .mark_rule(strokeDash=[1, 3], strokeWidth=2, color="#e0a100")
                .encode(x="v:Q")
            )
        layers += [
            base.mark_rule(strokeWidth=2).encode(
                x=alt.X("low:Q", title=title, axis=scale, scale=alt.Scale(zero=False)), x2="high:Q"
            ),
            base.mark_point(filled=True, size=60, opacity=1).encode(
                x=alt.X("v:Q", title=title, axis=scale),
                tooltip=[
                    alt.Tooltip("name:N", title=" "),
                    alt.Tooltip("v:Q", title=title, format=shown),
                    alt.Tooltip("low:Q", title=self.say("study-low"), format=shown),
                    alt.Tooltip("high:Q", title=self.say("study-high"), format=shown),
                ],
            ),
        ]
        return self._spec(
            alt.layer(*layers).properties(height=max(60, LINE * len(rows)), width="container")
        )

    def _heat(
        self, rows: list[dict[str, Any]], order: list[str], title: str, legend: str, alt: Any
    ) -> Spec:
        return self._spec(
            alt.Chart(alt.Data(values=rows))
            .mark_rect()
            .encode(
                x=alt.X("round:O", title=title, axis=alt.Axis(labelAngle=0)),
                y=alt.Y("name:N", sort=order, title=None, axis=alt.Axis(labelLimit=220)),
                color=alt.Color(
                    "v:Q", title=legend, scale=alt.Scale(scheme="blues"), legend=_below(alt)
                ),
                tooltip=[
                    alt.Tooltip("name:N", title=" "),
                    alt.Tooltip("round:O", title=title),
                    alt.Tooltip("v:Q", title=legend, format=".2f"),
                ],
            )
            .properties(height=max(60, LINE * len(order)), width="container")
        )

    def _spec(self, chart: Any) -> Spec:
        spec: Spec = chart.to_dict(validate=True)
        spec.pop("config", None)  # the page's own
        return spec


def _below(alt: Any) -> Any:
    return alt.Legend(orient="bottom", columns=4, labelLimit=200)


def _value(worth: Worth) -> float:
    return 0.0 if worth.points is None else worth.points.value


def _ends(tested: list[Worth]) -> list[Worth]:
    return tested if len(tested) <= MOST else tested[: MOST // 2] + tested[-MOST // 2 :]


def _mark(clear: bool, value: float) -> str:
    if not clear:
        return UNCLEAR
    return GOOD if value > 0 else BAD
