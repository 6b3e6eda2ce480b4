"""What is wrong is said in one line on stderr, with exit code 2, and nothing is lost."""

from __future__ import annotations

import json

import pytest

import drakkar
from tests.terminal.driver import TWO, saves
from tests.terminal.driver import drakkar as apart
from tests.terminal.driver import inside as run

PLAY = ("play", "vikings")
GAMES = ", ".join(drakkar.GAMES)

ERRORS = [
    # arguments, French, English
    (
        ("play", "chess"),
        f"Jeu inconnu : « chess ». Jeux disponibles : {GAMES}.",
        f"Unknown game “chess”. Known: {GAMES}.",
    ),
    (
        ("play",),
        f"Quel jeu ? Disponibles : {GAMES}.",
        f"Which game? Available: {GAMES}.",
    ),
    (
        (*PLAY, "--players", "5"),
        "vikings ne se joue pas à 5. Possible : 2, 3, 4.",
        "vikings cannot be played by 5. Possible: 2, 3, 4.",
    ),
    (
        (*PLAY, "--players", "two"),
        "--players attend un nombre entier, pas « two ».",
        "--players takes a whole number, not “two”.",
    ),
    (
        (*PLAY, "--seats", "human,odin"),
        "Joueur inconnu : « odin ». Possible : human, thrall, karl, jarl",
        "Unknown player “odin”. Possible: human, thrall, karl, jarl",
    ),
    (
        (*PLAY, "--players", "3", "--seats", "human,karl"),
        "--seats désigne 2 sièges pour 3 joueurs.",
        "--seats names 2 seats for 3 players.",
    ),
    (
        (*PLAY, "--players", "2", "--names", "Anna"),
        "--names donne 1 noms pour 2 joueurs.",
        "--names gives 1 names for 2 players.",
    ),
    (
        (*PLAY, "--names", "Anna,"),
        "--names contient un nom vide.",
        "--names contains an empty name.",
    ),
    (
        (*PLAY, "--option", "rules"),
        "Option « rules » : écrivez nom=valeur, par exemple rules=basic.",
        "Option “rules”: write name=value, for example rules=basic.",
    ),
    (
        (*PLAY, "--option", "dice=6"),
        "vikings n'a pas d'option « dice ». Options : rules, first_player.",
        "vikings has no option “dice”. Known: rules, first_player.",
    ),
    (
        (*PLAY, "--option", "rules=easy"),
        "Option rules : « easy » n'est pas un choix possible."
        " Choix : basic, advanced, advanced_without_auction.",
        "Option rules: “easy” is not a choice."
        " Possible: basic, advanced, advanced_without_auction.",
    ),
    (
        (*PLAY, "--option", "first_player=4"),
        "1er joueur : « siège 4 » n'est pas possible : la partie se joue à 2."
        " Choix : au hasard (random), siège 1 (1), siège 2 (2).",
        "First player: “seat 4” is not possible: the game is played by 2."
        " Possible: at random (random), seat 1 (1), seat 2 (2).",
    ),
    (
        (*PLAY, "--seed", "x"),
        "--seed attend un nombre entier, pas « x ».",
        "--seed takes a whole number, not “x”.",
    ),
    (
        (*PLAY, "--seed"),
        "--seed attend une valeur.",
        "--seed takes a value.",
    ),
    (
        (*PLAY, "--fast"),
        "Argument inconnu : --fast.",
        "Unknown argument: --fast.",
    ),
    (
        (*PLAY, "--resume", "--seed", "4"),
        "--resume reprend la partie telle quelle, sans --seed.",
        "--resume goes on with the game as it is, without --seed.",
    ),
    (
        ("dance",),
        "Commande inconnue : « dance ». "
        "Possible : play, replay, review, rules, games, simulate, study, ladder, learn, bench, "
        "serve, backup, boxes.",
        "Unknown command “dance”. "
        "Possible: play, replay, review, rules, games, simulate, study, ladder, learn, bench, "
        "serve, backup, boxes.",
    ),
    (
        ("replay",),
        "Il manque : FICHIER.",
        "Missing: FILE.",
    ),
    (
        ("rules", "vikings", "licorne"),
        "vikings : aucun article ne correspond à « licorne ».",
        "vikings: no clause matches “licorne”. The chapters: drakkar rules vikings.",
    ),
]


@pytest.mark.parametrize(("args", "fr", "en"), ERRORS, ids=[" ".join(e[0]) for e in ERRORS])
def test_bad_arguments_are_named_with_what_is_allowed(tmp_path, args, fr, en):
    for lang, wanted in (("fr", fr), ("en", en)):
        answer = run(tmp_path, *args, "--lang", lang)
        assert answer.code == 2
        assert answer.out == ""
        line = answer.err.replace("\u00a0", " ")
        assert line.count("\n") == 1
        assert line.startswith(f"drakkar: {wanted}")
    assert saves(tmp_path) == []


def test_an_unknown_language_is_refused(tmp_path):
    answer = run(tmp_path, "games", "--lang", "no")
    assert (answer.code, answer.err) == (2, "drakkar: Unknown language “no”. Known: fr, en.\n")


def test_the_locale_chooses_the_language(tmp_path):
    assert "Quel jeu" in run(tmp_path, "play", env={"LANG": "fr_FR.UTF-8"}).err
    assert "Which game" in run(tmp_path, "play", env={"LANG": "de_DE.UTF-8"}).err


# ---- files -----------------------------------------------------------------------------------


@pytest.fixture
def saved(tmp_path):
    """A game left after its first purchase."""
    assert run(tmp_path, *PLAY, *TWO, "--lang", "en", typed="2\nq\n").code == 0
    return saves(tmp_path)[0]


BROKEN = {
    "cut": (lambda text: text[:40], "not a JSON file"),
    "empty": (lambda text: "", "not a JSON file"),
    "foreign": (lambda text: '{"moves": [1, 2]}', "This is no Drakkar record"),
    "a list": (lambda text: "[]", "This is no Drakkar record"),
    "other format": (
        lambda text: text.replace('"drakkar":1', '"drakkar":99'),
        "The record has format 99; this program reads 1.",
    ),
    "other game": (
        lambda text: text.replace('"game":"vikings"', '"game":"go"'),
        f"Unknown game “go”. Known: {GAMES}.",
    ),
    "other box": (
        lambda text: text.replace('"components":"', '"components":"0'),
        "The record was played with other component data",
    ),
    "illegal move": (
        lambda text: text.replace('"buy",', '"buy",7'),
        "of the record is refused",
    ),
    "unknown bot": (
        lambda text: text.replace('"thrall"', '"loki"'),
        "Unknown player “loki”. Possible: human, thrall, karl, jarl",
    ),
    "too many seats": (
        lambda text: text.replace('"seats":[', '"seats":["human",'),
        "This is no Drakkar record: meta: 2 players.",
    ),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_save_that_cannot_be_read_is_said_so_and_kept(tmp_path, saved, kind):
    spoil, reason = BROKEN[kind]
    spoilt = spoil(saved.read_text())
    assert spoilt != saved.read_text()
    saved.write_text(spoilt)
    for args in (("--resume",), ("--resume", str(saved))):
        answer = run(tmp_path, "play", *args, "--lang", "en", typed="1\n")
        assert answer.code == 2
        assert answer.err.count("\n") == 1
        assert reason in answer.err
        assert answer.err.count(str(saved)) == 1
        assert answer.err.endswith("The file is left as it is.\n")
        assert saved.read_text() == spoilt
    assert saves(tmp_path) == [saved]


@pytest.mark.parametrize("kind", ["cut", "foreign", "other game", "illegal move"])
def test_replay_refuses_a_broken_record(tmp_path, saved, kind):
    spoil, reason = BROKEN[kind]
    saved.write_text(spoil(saved.read_text()))
    answer = run(tmp_path, "replay", str(saved), "--lang", "en")
    assert answer.code == 2
    assert reason in answer.err
    assert answer.err.count("\n") == 1


FRENCH = {
    "cut": "ce n'est pas un fichier JSON : erreur à la ligne 1, colonne ",
    "foreign": "Ceci n'est pas une partie enregistrée par Drakkar : champ inconnu « moves ».",
    "a list": "enregistrée par Drakkar : attendu un objet, reçu une liste.",
    "illegal move": "est refusé : Il n'y a pas de lot à ",
}


@pytest.mark.parametrize("kind", FRENCH)
def test_the_reason_is_in_the_language_of_the_line(tmp_path, saved, kind):
    saved.write_text(BROKEN[kind][0](saved.read_text()))
    answer = run(tmp_path, "replay", str(saved), "--lang", "fr")
    assert FRENCH[kind] in answer.err.replace("\u00a0", " ")


def test_a_missing_file_is_missing_in_french_too(tmp_path):
    answer = run(tmp_path, "replay", str(tmp_path / "none.json"), "--lang", "fr")
    assert answer.err.endswith("none.json : fichier introuvable.\n")


def test_bytes_that_are_no_text_are_refused(tmp_path, saved):
    saved.write_bytes(b"\xff\xfe\x00\x80" * 9)
    assert run(tmp_path, "play", "--resume", "--lang", "en").code == 2


def test_a_file_that_is_not_there_is_named(tmp_path):
    answer = run(tmp_path, "replay", str(tmp_path / "none.json"), "--lang", "en")
    assert answer.code == 2
    assert "none.json: No such file or directory." in answer.err


def test_nothing_to_resume_says_where_it_looked(tmp_path):
    answer = run(tmp_path, "play", "--resume", "--lang", "en")
    assert answer.code == 2
    assert answer.err.startswith("drakkar: There is no unfinished game in ")


def test_a_new_game_never_overwrites_a_file(tmp_path):
    mine = tmp_path / "taxes.json"
    mine.write_text("{}")
    answer = run(tmp_path, *PLAY, *TWO, "--save", str(mine), "--lang", "en")
    assert answer.code == 2
    assert "exists: go on with it by --resume" in answer.err
    assert mine.read_text() == "{}"


def test_a_place_where_nothing_can_be_saved_is_named_before_the_game(tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    answer = run(tmp_path, *PLAY, *TWO, "--save", str(file / "game.json"), "--lang", "en")
    assert answer.code == 2
    assert answer.err.startswith("drakkar: Cannot save to ")


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        (None, None, "which is no directory"),
        ("vikings/tiles.yaml", "rows: [", "cannot be read"),
        ("vikings/tiles.yaml", "colour: red", "unknown field “colour”"),
        ("vikings/dice.yaml", "a: 1", "no such component file"),
        ("vikings/setup.yaml", "wheel: {slots: many}", "wheel.slots"),
    ],
)
def test_a_wrong_component_file_is_named_with_its_field(tmp_path, name, content, reason):
    """Components are read once per process, so this needs one of its own."""
    box = tmp_path / "box"
    if name is not None:
        (box / name).parent.mkdir(parents=True)
        (box / name).write_text(content)
    env = {"DRAKKAR_COMPONENTS": str(box)}
    answer = apart(tmp_path, *PLAY, *TWO, "--lang", "en", typed="1\n", env=env)
    assert answer.code == 2
    assert reason in answer.err
    assert answer.err.count("\n") == 1
    assert saves(tmp_path) == []


def test_a_game_of_another_box_is_refused_and_kept(tmp_path, saved):
    box = tmp_path / "box" / "vikings"
    box.mkdir(parents=True)
    (box / "tiles.yaml").write_text(
        "ship_types: [{id: ship_red, reward: {kind: glory, amount: 1}}]"
    )
    before = saved.read_text()
    env = {"DRAKKAR_COMPONENTS": str(box.parent)}
    answer = apart(tmp_path, "play", "--resume", "--lang", "fr", env=env)
    assert answer.code == 2
    assert "autre matériel" in answer.err
    assert saved.read_text() == before


def test_json_of_rules_is_json_even_when_there_is_one_clause(tmp_path):
    assert json.loads(run(tmp_path, "rules", "vikings", "VIK-1.1", "--json").out)
