"""Whole games from the first prompt to the result, in both languages."""

from __future__ import annotations

import json
import random

import pytest

import drakkar
from tests.terminal.driver import TWO, inside, saves
from tests.terminal.driver import drakkar as run

ENDS = {
    "fr": ("Victoire ", "Défaite, ", "Score final : "),
    "en": (" wins!", " share ", "You win, ", "You lose, ", "Final score: "),
}
TABLES = [
    ("odin", "human", "length=short"),
    ("odin", "human,thrall,thrall", "length=long"),
    ("vikings", "human,thrall", "rules=basic"),
    ("vikings", "human,thrall", "rules=advanced"),
    ("shipwrights", "human", "nemesis_1=yes"),
    ("shipwrights", "human,thrall,thrall", "nemesis_1=no"),
    ("saga", "human,thrall", "voyage=tutorial"),
    ("saga", "human,thrall,thrall", "voyage=introductory"),
    ("tinyepic", "human", "first_player=random"),
    ("tinyepic", "human,thrall,thrall", "three_player_face=large"),
]
"""Against bots: who sits there, and an option."""
PEOPLE = [
    ("odin", 1, "starting_occupation=chosen"),
    ("odin", 2, "decks=a"),
    ("vikings", 3, "rules=advanced_without_auction"),
    ("vikings", 4, "rules=advanced"),
    ("shipwrights", 2, "nemesis_2=no"),
    ("shipwrights", 3, "nemesis_2=no"),
    ("saga", 3, "voyage=own"),
    ("saga", 4, "voyage=chemin_de_la_souffrance"),
    ("tinyepic", 1, "first_player=1"),
    ("tinyepic", 2, "first_player=1"),
]
NAMES = "Anna,Olaf,Erik"


def in_order(played, lang):
    """A game that was shown to its end, in words that fit the screen."""
    assert (played.code, played.err) == (0, "")
    out = played.out.replace("\u00a0", " ")
    assert any(end in out for end in ENDS[lang])
    assert "⟨" not in out
    assert "{" not in out
    assert "\x1b" not in out
    assert [line for line in played.lines if len(line) > 80] == []


def test_no_game_is_left_out():
    assert {row[0] for row in TABLES} == {row[0] for row in PEOPLE} == set(drakkar.GAMES)


def in_turn(rows):
    """Each row in one language: every game has rows in both."""
    return [(*row, ("fr", "en")[number % 2]) for number, row in enumerate(rows)]


@pytest.mark.parametrize("rows", [TABLES, PEOPLE])
def test_every_game_is_shown_in_both_languages(rows):
    assert {(row[0], row[-1]) for row in in_turn(rows)} == {
        (slug, lang) for slug in drakkar.GAMES for lang in ("fr", "en")
    }


@pytest.mark.parametrize(("slug", "seats", "option", "lang"), in_turn(TABLES))
def test_the_first_move_again_and_again_reaches_the_result(tmp_path, slug, seats, option, lang):
    who = seats.split(",")
    names = NAMES.split(",")[: len(who)]
    arguments = ("--seats", seats, "--names", ",".join(names), "--seed", "7", "--option", option)
    typed = "1\n0\n" if option == "rules=advanced" else "1\n"  # 0: out of the auction
    played = inside(tmp_path, "play", slug, *arguments, "--lang", lang, typed=typed * 600)
    in_order(played, lang)
    (saved,) = saves(tmp_path)
    assert str(saved) in played.out.replace("\n", "")
    record = json.loads(saved.read_text())
    table = drakkar.replay(record)
    assert table.over
    assert record["meta"] == {"seats": who, "names": names, "lang": lang}
    for score in table.result().scores:
        assert str(score) in played.out


def test_a_game_in_a_process_of_its_own(tmp_path):
    played = run(tmp_path, "play", "vikings", *TWO, "--lang", "fr", typed="1\n" * 600)
    in_order(played, "fr")
    assert len(saves(tmp_path)) == 1


@pytest.mark.parametrize(("slug", "players", "option", "lang"), in_turn(PEOPLE))
def test_random_games_of_people_find_every_text_and_fit_the_screen(
    tmp_path, slug, players, option, lang
):
    """Numbers that are no move are answered by a hint, so any numbers will do."""
    rng = random.Random(f"{lang} {slug} {players} {option}")
    numbers = (1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, *NUMBERS.get(slug, ()))
    typed = "".join(f"{rng.choice(numbers)}\n" for _ in range(4000))
    seats = ",".join(["human"] * players)
    arguments = ("play", slug, "--seats", seats, "--seed", "11", "--lang", lang)
    in_order(inside(tmp_path, *arguments, "--option", option, typed=typed), lang)


NUMBERS = {
    "vikings": (0,),  # out of the auction
    "odin": (10, 13, 17, 22, 28),
    "shipwrights": (10, 12, 14, 16, 19, 22),
    "tinyepic": (10, 14, 20, 26, 32),
}
"""Where lists are long, or have other numbers."""


def test_a_strong_opponent_may_be_asked_for(tmp_path):
    played = inside(
        tmp_path, "play", "vikings", "--players", "2", "--seed", "3", "--lang", "en",
        typed="1\n" * 400,
    )  # fmt: skip
    assert played.code == 0
    assert "Karl ›" in played.out


def test_the_lobby_leads_to_a_game_and_offers_a_rematch(tmp_path):
    # new game, 2 players, basic, first player random, seat 1 human Anna, seat 2 thrall
    vikings = list(drakkar.GAMES).index("vikings") + 1
    typed = f"1\n{vikings}\n1\n1\n1\n1\nAnna\n2\n" + "1\n" * 400
    played = inside(tmp_path, "--lang", "fr", typed=typed)
    assert played.code == 0
    assert "Nouvelle partie" in played.out
    assert "Victoire" in played.out
    assert "Une revanche ?" in played.out.replace("\u00a0", " ")
    assert "⟨" not in played.out


def test_the_lobby_asks_for_rounds_only_where_a_voyage_is_composed(tmp_path):
    saga = list(drakkar.GAMES).index("saga") + 1
    # new game, saga, 2 players, a printed log; markers, first player, two seats
    played = inside(tmp_path / "a", "--lang", "fr", typed=f"1\n{saga}\n1\n1\n1\n1\n1\nAnna\n2\nq\n")
    assert "Aventure de la manche" not in played.out
    assert "Anna, à vous." in played.out
    # a voyage of one's own: rounds 3 and 4 are of one realm
    rounds = ["trolls", "", "surtr", "ginnungagap", "", "", ""]
    typed = ["1", str(saga), "1", "composer", *rounds, "", "", "1", "Anna", "2", "v", "q"]
    played = inside(tmp_path / "b", "--lang", "fr", typed="\n".join(typed) + "\n")
    out = played.out.replace("\u00a0", " ")
    fourth = out.split("Aventure de la manche 4")[1].split(">")[0]
    assert "Muspellsheim : Ginnungagap" in fourth
    assert "Surtr" not in fourth
    assert "Nidavellir" not in fourth
    assert "1 Les femmes trolls" in out.split("Voyage ")[-1]
    assert "⟨" not in out


def test_the_lobby_shows_every_game_whole(tmp_path):
    output = inside(tmp_path, "--lang", "fr", typed="3\n\n").out
    flat = " ".join(output.split())
    assert all(len(line) <= 80 for line in output.splitlines())
    assert "de Shem Phillips · 1, 2, 3, 4, 5 joueurs · 60–90 min" in flat


def test_the_lobby_changes_its_language_and_closes(tmp_path):
    played = inside(tmp_path, "--lang", "fr", typed="4\n5\n")
    assert played.code == 0
    assert "New game" in played.out
