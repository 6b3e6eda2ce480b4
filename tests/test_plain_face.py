"""A face that was written in an hour plays every game, and needs nothing of the other faces."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import drakkar
from tests.plain_face import PlainFace

ROOT = Path(__file__).resolve().parents[1]
SHORT = {"odin": {"length": "short"}, "saga": {"voyage": "tutorial"}}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("slug", list(drakkar.GAMES))
def test_a_whole_game_over_plain_text(slug, lang):
    face = PlainFace(slug, ["Astrid", "Björn"], lang, seed=3, **SHORT.get(slug, {}))
    rng = Random(3)
    heard: dict[int, list[str]] = {0: [], 1: []}
    while not face.table.over:
        seat = rng.choice(face.waits_for)
        shown = face.show(seat)
        heard[seat].append(shown)
        numbered = [line for line in shown.splitlines() if line.partition(".")[0].isdecimal()]
        assert numbered
        assert face.say(seat, rng.choice(numbered).partition(".")[0]) == ""
    for seat, texts in heard.items():
        texts.append(face.show(seat))
        everything = "\n".join(texts)
        assert "⟨" not in everything  # a word that is missing
        assert "Astrid" in everything
    first, second = face.table.result().scores
    assert heard[0][-1].splitlines()[-2:] == [f"Astrid: {first}", f"Björn: {second}"]


def test_what_is_not_allowed_is_explained():
    face = PlainFace("vikings", ["Astrid", "Björn"], "fr", seed=3, first_player="1")
    before = face.table.state.copy()
    assert "(VIK-3.5)" in face.say(0, "buy 0")
    assert "(KER-1)" in face.say(1, "buy 5")
    assert "sail" in face.say(0, "sail away")
    assert face.table.state == before
    assert face.say(0, "buy 5") == ""


def test_it_needs_kernel_and_games_only():
    script = (
        "import sys, tests.plain_face\n"
        "rooms = {m.split('.')[1] for m in sys.modules if m.startswith('drakkar.')}\n"
        "assert rooms == {'kernel', 'games'}, rooms\n"
        "assert not {'rich', 'starlette', 'sqlalchemy'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=ROOT)
    assert len((ROOT / "tests/plain_face.py").read_text(encoding="utf-8").splitlines()) < 70
