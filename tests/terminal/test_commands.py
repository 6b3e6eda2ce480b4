"""What can be typed at the table."""

from __future__ import annotations

import json

import pytest

import drakkar
from tests.terminal.driver import TWO, saves
from tests.terminal.driver import inside as run

NBSP = "\u00a0"
FIRST = ("--option", "first_player=1")


def at_table(home, typed, *more, lang="fr"):
    """A new game in which Anna begins; seed 7 leaves goldsmiths and scouts on the wheel."""
    done = run(
        home, "play", "vikings", *TWO, *FIRST, "--lang", lang, *more, typed="\n".join(typed) + "\n"
    )
    assert done.code == 0, done.err
    return done.out.replace(NBSP, " ")


def answers(home):
    (saved,) = saves(home)
    return [a for a in json.loads(saved.read_text())["answers"] if a[0] >= 0]


def test_a_number_plays_the_move_of_that_number(tmp_path):
    at_table(tmp_path, ["1", "q"])
    assert answers(tmp_path)[0][:2] == [0, "buy"]


def test_notation_plays_a_move(tmp_path):
    at_table(tmp_path, ["buy 5", "q"])
    assert answers(tmp_path)[0] == [0, "buy", 5]


def test_words_narrow_the_list_whatever_their_accents(tmp_path):
    out = at_table(tmp_path, ["ORFEVRE", "q"])
    tail = out.split(">")[-2]
    assert "orfèvre" in tail
    assert "noble" not in tail.split("coup")[0]
    assert answers(tmp_path) == []


def test_a_single_match_is_played_by_enter(tmp_path):
    out = at_table(tmp_path, ["11 or", "", "q"])
    assert "Un seul coup correspond" in out
    assert answers(tmp_path) == [[0, "buy", 11]]


def test_words_that_match_nothing_say_so_and_change_nothing(tmp_path):
    out = at_table(tmp_path, ["licorne", "q"])
    assert "Aucun coup ne contient « licorne »" in out
    assert answers(tmp_path) == []


def test_a_number_out_of_range_names_the_range(tmp_path):
    out = at_table(tmp_path, ["99", "0", "q"])
    assert "Il n'y a pas de coup 99 : choisissez de 1 à" in out
    assert answers(tmp_path) == []


def at_auction(home, typed):
    """The same with the advanced rules; Bo is a person, too."""
    return at_table(home, typed, "--option", "rules=advanced", "--seats", "human,human")


def test_the_number_of_a_bid_is_its_amount(tmp_path):
    out = at_auction(tmp_path, ["4", "7", "q"])
    assert answers(tmp_path) == [[0, "bid", 4], [1, "bid", 7]]
    listed = out[out.index("Combien misez-vous") :]
    assert "[0] passer" in listed
    assert "[4] miser 4" in listed
    assert "[1] miser 1" not in out[out.rindex("[0] passer") :], "4 is bid: only more than that"


def test_passing_the_auction_has_the_number_0(tmp_path):
    at_auction(tmp_path, ["0", "q"])
    assert answers(tmp_path) == [[0, "pass"]]


@pytest.mark.parametrize("typed", ["3", "? 3", "bid 3"])
def test_a_bid_that_is_too_low_is_refused_as_a_bid(tmp_path, typed):
    out = at_auction(tmp_path, ["4", typed, "q"])
    assert "Il faut miser plus que 4. (VIK-11.6)" in out
    assert answers(tmp_path) == [[0, "bid", 4]]


def test_a_bid_can_be_asked_about_and_found_by_words(tmp_path):
    out = at_auction(tmp_path, ["? 5", "miser 12", "", "q"])
    assert "Ce coup est permis : miser 5" in out
    assert answers(tmp_path) == [[0, "bid", 12]]


@pytest.mark.parametrize(
    ("lang", "reason", "clause"),
    [
        ("fr", "n'est pas encore libre", "Le lot à 0 n'est libre que si"),
        ("en", "is not open yet", "VIK-3.5"),
    ],
)
def test_why_a_move_is_refused_names_the_clause_and_shows_it(tmp_path, lang, reason, clause):
    for number, typed in enumerate(("? buy 0", "buy 0")):
        home = tmp_path / str(number)
        out = " ".join(at_table(home, [typed, "q"], lang=lang).split())
        assert reason in out
        assert "(VIK-3.5)" in out
        assert clause in out
        assert answers(home) == []


def test_why_a_legal_move_is_legal(tmp_path):
    assert "Ce coup est permis" in at_table(tmp_path, ["? 1", "q"])


def test_the_question_mark_explains_the_choice_with_its_clauses(tmp_path):
    out = at_table(tmp_path, ["?", "q"])
    assert "VIK-3.5 " in out
    assert "Reconstitué" in out
    assert "drakkars rouges" in out


def test_nonsense_is_answered_in_one_line(tmp_path):
    out = at_table(tmp_path, ["buy", "buy x", "buy 1 2 3", "? sing 3", "q"])
    assert "Traceback" not in out
    assert "Coup inconnu : « sing »" in out
    assert answers(tmp_path) == []


def test_undo_takes_the_purchase_back(tmp_path):
    out = at_table(tmp_path, ["buy 5", "u", "q"])
    assert "Coup repris." in out
    assert answers(tmp_path) == []


def test_undo_says_why_it_stops(tmp_path):
    assert "Vous n'avez aucun coup à reprendre" in at_table(tmp_path, ["u", "q"])


def test_log_scores_rules_boards_and_commands_are_shown(tmp_path):
    out = at_table(tmp_path, ["buy 5", "l", "s", "r menace", "v", "h", "q"])
    assert "Anna › achète" in out
    assert "Gloire de départ" in out
    assert "VIK-7.5" in out
    assert "Olaf" in out
    assert "q : enregistrer et quitter" in out


def test_leaving_saves_and_resuming_goes_on_at_the_same_place(tmp_path):
    left = at_table(tmp_path, ["buy 5", "q"])
    assert "drakkar play --resume" in left
    before = saves(tmp_path)[0].read_text()
    back = run(tmp_path, "play", "--resume", "--lang", "fr", typed="q\n")
    assert back.code == 0
    assert "Où posez-vous" in back.out
    assert saves(tmp_path)[0].read_text() == before
    assert len(saves(tmp_path)) == 1


def test_a_resumed_game_ends_as_the_uninterrupted_one(tmp_path):
    typed = ["1"] * 400
    at_table(tmp_path / "whole", typed)
    at_table(tmp_path / "parts", [*typed[:9], "q"])
    done = run(tmp_path / "parts", "play", "vikings", "--resume", typed="1\n" * 400)
    assert done.code == 0
    whole, parts = (json.loads(saves(tmp_path / n)[0].read_text()) for n in ("whole", "parts"))
    assert whole["answers"] == parts["answers"]
    assert whole["scores"] == parts["scores"]


def test_the_end_of_input_saves_politely(tmp_path):
    out = at_table(tmp_path, ["buy 5"])
    assert "Partie enregistrée" in out
    assert answers(tmp_path) == [[0, "buy", 5]]


def test_save_names_the_file_and_resume_takes_it(tmp_path):
    file = tmp_path / "ma partie.json"
    at_table(tmp_path, ["buy 5", "q"], "--save", str(file))
    assert saves(tmp_path) == []
    back = run(tmp_path, "play", "--resume", str(file), "--lang", "en", typed="q\n")
    assert back.code == 0
    assert "Where do you lay" in back.out


def test_replay_prints_the_log_and_the_result(tmp_path):
    at_table(tmp_path, ["1"] * 400)
    (saved,) = saves(tmp_path)
    answer = run(tmp_path, "replay", str(saved), "--lang", "fr")
    assert answer.code == 0
    assert "Grand décompte de la manche 6" in answer.out
    assert "Victoire" in answer.out
    assert "⟨" not in answer.out
    record = json.loads(run(tmp_path, "replay", str(saved), "--json").out)
    assert record["over"]
    assert record["names"] == ["Anna", "Olaf"]
    assert [sum(score.values()) for score in record["breakdown"]] == record["scores"]


def test_a_record_without_names_is_resumed_with_plain_ones(tmp_path):
    file = tmp_path / "plain.json"
    file.write_text(json.dumps(drakkar.new("vikings", 2, 3).record()))
    answer = run(tmp_path, "play", "--resume", str(file), "--lang", "fr", typed="q\n")
    assert "Joueur 1" in answer.out
    assert "Joueur 2" in answer.out


def test_stepping_through_a_record_says_what_may_be_typed(tmp_path, monkeypatch):
    from drakkar.terminal.replay import Replay
    from drakkar.terminal.screen import Screen

    at_table(tmp_path, ["1", "1", "q"])
    data = json.loads(saves(tmp_path)[0].read_text())
    typed = iter(["2", "hm", "p", "q"])
    screen = Screen()
    steps: list[int] = []
    said: list[str] = []
    monkeypatch.setattr(screen, "ask", lambda prompt: next(typed))
    monkeypatch.setattr(screen, "say", lambda text="", *_, **__: said.append(text))
    shown = Replay(data, ("Anna", "Olaf"), "fr", screen)
    monkeypatch.setattr(shown, "_draw", steps.append)
    assert shown.run() == 0
    assert steps == [0, 2, 1]
    assert [text.replace(NBSP, " ") for text in said] == [
        "« hm » : tapez n, p, e, q ou un numéro de coup."
    ]


def test_games_and_rules_are_listed_for_people_and_programs(tmp_path):
    assert "Michael Kiesling" in run(tmp_path, "games", "--lang", "fr").out
    games = {game["slug"]: game for game in json.loads(run(tmp_path, "games", "--json").out)}
    assert set(games) == set(drakkar.GAMES)
    assert games["vikings"]["options"]["rules"]["default"] == "basic"
    assert "13. Tuiles bonus" in run(tmp_path, "rules", "vikings", "--lang", "fr").out
    clauses = json.loads(run(tmp_path, "rules", "vikings", "5.11", "--json", "--lang", "en").out)
    assert [clause["id"] for clause in clauses] == ["VIK-5.11"]
    assert "VIK-8.4" in run(tmp_path, "rules", "vikings", "maitre", "--lang", "fr").out
