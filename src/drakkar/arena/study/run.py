"""A study from its first game to its report."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from drakkar import __version__
from drakkar.arena import boxes
from drakkar.arena.errors import ArenaError
from drakkar.arena.match import Failed, Match
from drakkar.arena.study.findings import Compared, Findings, compare, find
from drakkar.arena.study.sums import pair_up, sum_up
from drakkar.arena.study.tables import PART, Folder, parts
from drakkar.arena.study.watch import Studied, study_some
from drakkar.arena.workers import Workers, in_order
from drakkar.games import game
from drakkar.kernel.reasons import why

ABOUT = "study.json"
REPORT = "report.html"
AGAINST = "against"
"""The folder of the tables of the other box, inside that of the study."""


@dataclass(frozen=True)
class Study:
    """What is studied, and where it is written. ``box``, ``against``: folders of corrections."""

    match: Match
    out: str
    box: str | None = None
    against: str | None = None

    def check(self) -> None:
        """Everything that can be wrong before the first game."""
        needed()
        self.match.check()
        for directory in (self.box, self.against):
            if directory is not None:
                boxes.read(directory)
                boxes.check(self.match, directory)

    def about(self, directory: str | None) -> dict[str, Any]:
        """What decides how the games go, so that no other study is mixed with it."""
        match, known = asdict(self.match), game(self.match.game)
        del match["records"]
        return {
            "drakkar": __version__,
            "revision": known.revision,
            "box": boxes.named(known.slug, directory),
            "match": match | {"bots": [*self.match.bots], "options": dict(self.match.options)},
        }


@dataclass(frozen=True)
class Outcome:
    """A study that is done. All of it is the same for any number of jobs."""

    findings: Findings
    compared: Compared | None
    failures: tuple[Failed, ...]
    report: Path

    def to_json(self) -> dict[str, Any]:
        return {
            "report": str(self.report),
            "findings": self.findings.to_json(),
            "compared": None if self.compared is None else self.compared.to_json(),
            "failures": [
                {"number": failure.number, "seed": failure.seed, "why": failure.why}
                for failure in self.failures
            ],
        }


def needed() -> None:
    """Whether all libraries are there that only studies need."""
    if not all(find_spec(name) for name in ("altair", "jinja2", "polars", "vl_convert")):
        raise ArenaError("error-study-extra")


def run(
    study: Study,
    lang: str,
    workers: Workers | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Outcome:
    """Play what is not played yet, sum it up, and write the report, which opens in ``lang``."""
    from drakkar.arena.study.report import page

    study.check()
    workers = workers or Workers()
    workers.check()
    folder = _opened(study, Path(study.out), study.box)
    failures = _play(study.match, folder, study.box, workers, progress)
    compared, differences = None, list[tuple[str, str, str]]()
    findings = _found(study.match, folder, failures)
    if study.against is not None:
        other = _opened(study, Path(study.out, AGAINST), study.against)
        failures += _play(study.match, other, study.against, workers, progress)
        theirs = _found(study.match, other, failures)
        paired = pair_up(zip(folder.frames(), other.frames(), strict=True))
        compared = compare(paired, findings, theirs)
        differences = boxes.differences(study.match.game, study.box, study.against)
        other.join()
    text = page(study.match, findings, lang, compared, differences)
    report = folder.text(REPORT, text)
    folder.join()
    return Outcome(findings, compared, tuple(failures), report)


def _found(match: Match, folder: Folder, failures: list[Failed]) -> Findings:
    sums = sum_up(match.players, folder.frames())
    if not sums.games:
        raise ArenaError("error-all-failed", seed=str(failures[0].seed), why=failures[0].why)
    return find(sums)


def _opened(study: Study, path: Path, box: str | None) -> Folder:
    """The folder of a study: a new one, or that of the same study, which then goes on."""
    folder, about = Folder(path), study.about(box)
    try:
        path.mkdir(parents=True, exist_ok=True)
        held = sorted(entry.name for entry in path.iterdir() if entry.name != AGAINST)
        if held and ABOUT not in held:
            raise ArenaError("error-study-folder", directory=str(path))
        if held and json.loads((path / ABOUT).read_text(encoding="utf-8")) != about:
            raise ArenaError("error-study-other", directory=str(path))
    except OSError as error:
        raise ArenaError("error-study-open", directory=str(path), why=why(error)) from None
    except ValueError:
        raise ArenaError("error-study-folder", directory=str(path)) from None
    folder.text(ABOUT, json.dumps(about, indent=1) + "\n")
    return folder


def _play(
    match: Match,
    folder: Folder,
    box: str | None,
    workers: Workers,
    progress: Callable[[int], None],
) -> list[Failed]:
    """The games that are not there yet, part by part; those that broke off."""
    done = folder.count_parts()
    work = partial(study_some, match)
    if box is not None:
        workers = replace(workers, box=boxes.read(box))
    progress(min(done * PART, match.games))
    left = range(done * PART, match.games)
    failures: list[Failed] = []

    def games() -> Generator[Studied, None, None]:
        with closing(workers.play(work, left, match.seed)) as done:
            for some in in_order(done, left.start):
                for outcome in some:
                    if isinstance(outcome, Failed):
                        # one trace says enough of what may be the same fault in every game
                        failures.append(replace(outcome, trace="") if failures else outcome)
                    else:
                        yield outcome
                progress(len(some))

    try:
        if left:
            with closing(games()) as played:
                for number, held in parts(played, done):
                    folder.write(match, number, held)
    except KeyboardInterrupt:
        raise Stopped(folder) from None
    return failures


class Stopped(Exception):
    """Somebody has stopped the study; what is there stays."""

    def __init__(self, folder: Folder) -> None:
        super().__init__(str(folder.path))
        self.directory, self.games = str(folder.path), folder.count_parts() * PART
