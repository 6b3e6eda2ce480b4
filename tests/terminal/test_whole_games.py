"""Whole games from the first prompt to the result, in both languages."""

from __future__ import annotations

import json
import random

import pytest

import drakkar
from tests.terminal.driver import TWO, inside, saves
from tests.terminal.driver import drakkar as run

WINS = {"fr": "Victoire ", "en": " wins!"}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_the_first_move_again_and_again_reaches_the_result(tmp_path, lang, rules):
    played = run(
        tmp_path, "play", "vikings", *TWO, "--option", f"rules={rules}", "--lang", lang,
        typed="1\n" * 600,
    )  # fmt: skip
    assert (played.code, played.err) == (0, "")
    assert WINS[lang] in played.out
    assert "⟨" not in played.out
    assert "\x1b" not in played.out
    assert [line for line in played.lines if len(line) > 80] == []
    (saved,) = saves(tmp_path)
    assert str(saved) in played.out.replace("\n", "")
    record = json.loads(saved.read_text())
    table = drakkar.replay(record)
    assert table.over
    assert record["meta"] == {"seats": ["human", "thrall"], "names": ["Anna", "Olaf"], "lang": lang}
    for score in table.result().scores:
        assert str(score) in played.out


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("players", "rules"), [(2, "basic"), (3, "advanced_without_auction"), (4, "advanced")]
)
def test_random_games_of_people_find_every_text_and_fit_the_screen(tmp_path, lang, rules, players):
    """Numbers that are no move are answered by a hint, so any numbers will do."""
    rng = random.Random(f"{lang} {rules} {players}")
    typed = "".join(f"{rng.choice((1, 2, 3, 4, 5, 7, 9))}\n" for _ in range(3000))
    seats = ",".join(["human"] * players)
    arguments = ("play", "vikings", "--seats", seats, "--seed", "11", "--lang", lang)
    played = inside(tmp_path, *arguments, "--option", f"rules={rules}", typed=typed)
    assert (played.code, played.err) == (0, "")
    assert WINS[lang] in played.out or {"fr": "partagée", "en": "share"}[lang] in played.out
    assert "⟨" not in played.out
    assert [line for line in played.lines if len(line) > 80] == []


def test_a_strong_opponent_may_be_asked_for(tmp_path):
    played = inside(
        tmp_path, "play", "vikings", "--players", "2", "--seed", "3", "--lang", "en",
        typed="1\n" * 400,
    )  # fmt: skip
    assert played.code == 0
    assert "Karl ›" in played.out


def test_the_lobby_leads_to_a_game_and_offers_a_rematch(tmp_path):
    # new game, 2 players, basic, first player random, seat 1 human Anna, seat 2 thrall
    typed = "1\n1\n1\n1\n1\nAnna\n2\n" + "1\n" * 400
    played = inside(tmp_path, "--lang", "fr", typed=typed)
    assert played.code == 0
    assert "Nouvelle partie" in played.out
    assert "Victoire" in played.out
    assert "Une revanche ?" in played.out.replace("\u00a0", " ")
    assert "⟨" not in played.out


def test_the_lobby_changes_its_language_and_closes(tmp_path):
    played = inside(tmp_path, "--lang", "fr", typed="4\n5\n")
    assert played.code == 0
    assert "New game" in played.out
