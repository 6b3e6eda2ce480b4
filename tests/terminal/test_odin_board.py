"""The picture of A Feast for Odin, from views alone."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import drakkar
from drakkar.games.odin.boards.geometry import BOARDS
from drakkar.games.odin.box import ALL_SPACES, CARD_NAMES, ITEM_NAMES, STRIP_NAMES
from drakkar.games.odin.moves import Rolled
from drakkar.games.odin.phases.feast import Feast
from drakkar.kernel.telling import log_lines, move_text
from drakkar.kernel.text import Texts
from drakkar.kernel.value import to_json
from drakkar.terminal.boards import Look, board
from drakkar.terminal.words import Words
from tests.rules.odin.position import Board, Player, at, play
from tests.terminal.driver import inside

GAME = drakkar.GAMES["odin"]
NAMES = ("Anna", "Bo", "Cleo", "Dag")
BOARD = board("odin")
NBSP = "\u00a0"


@pytest.fixture
def strict(monkeypatch):
    """A sentence that lacks one of its words fails."""
    said = Texts.__call__

    def say(texts, message, /, **args):
        assert texts.problems(message, **args) == []
        return said(texts, message, **args)

    monkeypatch.setattr(Texts, "__call__", say)


def look(table, seat=0, lang="fr", width=100, room=None, wanted=""):
    names = NAMES[: table.players]
    return Look(table.view(seat), seat, Words(lang, GAME), names, width, room, wanted)


def plain(lines):
    return [line.plain.replace(NBSP, " ") for line in lines]


def picture(table, **how):
    return plain(BOARD.draw(look(table, **how)))


def sections(table, **how):
    """The titles and labels of the list, and the numbers below each."""
    parts = BOARD.sections(look(table, **how))
    return [(" ".join(plain(s.title)) or s.label.strip(), s.numbers) for s in parts]


def texts(table, prefix="move", **how):
    given = look(table, **how)
    return [
        move_text(given, GAME.rules.wording, move, prefix).replace(NBSP, " ")
        for move in table.moves(0)
    ]


def test_a_space_says_its_name_once():
    hunts = [text for text in texts(at(Player())) if "Partie de chasse" in text]
    assert hunts
    assert all(text.count("Partie de chasse") == 1 for text in hunts)
    assert any("chasse" in text for text in texts(at(Player()), "short"))


def enlarged(table, wanted, **how):
    return plain(BOARD.enlarge(look(table, wanted=wanted, **how)))


# ---- names -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_everything_in_the_box_has_a_name(lang):
    words = Words(lang, GAME)
    names = [f"item-{item}" for item in ITEM_NAMES] + [f"space-{space}" for space in ALL_SPACES]
    names += [f"card-{card}" for card in CARD_NAMES] + [f"card-{card}-text" for card in CARD_NAMES]
    names += [f"board-{board.id}" for board in BOARDS] + [f"strip-{strip}" for strip in STRIP_NAMES]
    assert [name for name in names if not words.has(name.replace("_", "-"))] == []


def test_what_a_space_costs_and_gives_can_be_filtered_for():
    table = at(Player(supply={"wood": 3, "silver": 4}))
    wordings = texts(table)
    assert "Construire un baleinier (Construction de bateaux) : −bois +baleinier" in wordings
    assert "Acheter 1 mouton (Marché au bétail) : −argent +mouton" in wordings
    assert "1 bois par joueur et 1 minerai de la réserve générale (Montagne et commerce) : " \
        "+bois ×2, +minerai" in wordings  # fmt: skip


# ---- grids -----------------------------------------------------------------------------------


def test_the_home_board_shows_income_symbols_minus_cells_and_pieces():
    table = at(Player(boards=[Board("home_board", [("chest", 4, 0), ("silver", 11, 0)])]))
    rows = picture(table)
    start = next(n for n, line in enumerate(rows) if line.startswith("   A B C"))
    grid = rows[start + 1 : start + 13]
    assert grid[0].startswith(" 1 − − − − − − − − − − − 15·")
    assert grid[4].startswith(" 5 A A ")
    assert grid[5].startswith(" 6 A A ")
    assert grid[7].startswith(" 8 · · b · 3 · c − −")
    assert grid[11].startswith("12 B ")
    assert "revenu 1 (2 dans " in rows[start]


INCOME = [(4, 7), (3, 8), (2, 9), (1, 10), (0, 11)]
"""The income cells that need the cell right below the rune."""


def test_a_symbol_tells_how_much_of_its_ring_is_covered():
    full = Board("home_board", fill=True, free=[(8, 7), *INCOME])
    shown = " ".join(picture(at(Player(boards=[full]))))
    assert "c rune 7/8" in shown
    assert "e pierre ✓" in shown


def test_a_place_tells_income_bonus_and_minus_cells_before_it_is_taken():
    table = at(Player(supply={"silver": 2}))
    play(table, "lay", "piece silver 0")
    given = look(table)
    wordings = {tuple(m[1:]): move_text(given, GAME.rules.wording, o) for m, o in spots(table)}
    assert wordings[0, 11, 0].replace(NBSP, " ") == "A12 (1 × 1) : revenu 0 → 1"
    assert wordings[0, 0, 0].replace(NBSP, " ") == "A1 (1 × 1) : couvre 1 × −1"
    assert wordings[0, 5, 0].replace(NBSP, " ") == "A6 (1 × 1) : symbole perdu : minerai"
    rows = picture(table)
    assert any(line.startswith(" 1 + + + + + + + + + + + 15+") for line in rows)


def spots(table):
    return [(to_json(move), move) for move in table.moves(0) if to_json(move)[0] == "spot"]


def test_a_completed_ring_is_announced():
    full = Board("home_board", fill=True, free=[(8, 7), *INCOME])
    table = at(Player(supply={"silver": 1}, boards=[full]))
    play(table, "lay", "piece silver 0")
    assert "H9 (1 × 1) : couvre 1 × −1, bonus : rune" in texts(table)


def test_many_places_are_not_all_listed_but_all_can_be_chosen():
    table = at(Player(supply={"oil": 1}))
    play(table, "lay", "piece oil 0")
    listed = sections(table)
    numbers = [number for _, some in listed for number in some]
    assert sorted(numbers) == list(range(1, len(table.moves(0)) + 1))
    assert any("tapez la case" in title for title, _ in listed)
    assert sum(len(plain(s.title)) + bool(s.label) for s in BOARD.sections(look(table))) < 8


def test_a_place_is_drawn_by_its_number():
    table = at(Player(supply={"chest": 1}))
    play(table, "lay", "piece chest 0")
    moves = [to_json(move) for move in table.moves(0)]
    number = moves.index(["spot", 0, 2, 3]) + 1
    rows = enlarged(table, str(number))
    assert [row[:16] for row in rows if "@" in row] == [
        " 3 − − − @ @ − −"[:16],
        " 4 − − − @ @ − −"[:16],
    ]


def test_houses_and_islands_are_drawn_beside_the_home_board():
    boards = [Board("shetland"), Board("long_house"), Board("shed", wood=2)]
    table = at(Player(boards=boards))
    shown = "\n".join(picture(table))
    assert "\n 9   · ·       − − ·" in shown
    assert "maison longue" in shown
    assert "bois 2/3, pierre 0/3" in shown
    short = "\n".join(picture(table, room=25))
    assert "Shetland : revenu 0, −1 ×24" in short


def test_where_there_is_little_room_the_grid_gives_way_unless_something_is_laid():
    table = at(Player(supply={"silver": 1}))
    assert len(picture(table, room=18)) <= 18
    assert not any(line.startswith("   A B C") for line in picture(table, room=18))
    play(table, "lay", "piece silver 0")
    assert any(line.startswith("   A B C") for line in picture(table, room=18))


def test_a_batch_shows_its_pieces_before_they_are_confirmed():
    table = at(Player(supply={"chest": 1, "silver": 3}))
    play(table, "lay", "together 0", "piece chest 0", "spot 0 0 0")
    assert any(line.startswith(" 1 A A − ") for line in picture(table))


# ---- spaces ----------------------------------------------------------------------------------


def test_spaces_are_listed_by_column_and_anytime_actions_apart():
    table = at(Player(supply={"silver": 9}))
    labels = [label for label, _ in sections(table)]
    assert labels == ["1 Viking", "2 Vikings", "3 Vikings", "4 Vikings", "Tour", "Libre"]


def test_taken_spaces_name_who_stands_there():
    table = at(Player(on={"forge": 3}), Player(on={"hunting_game_2": 2}))
    shown = "\n".join(picture(table))
    assert "Partie de chasse (Bo)" in shown
    assert "Forger (Anna)" in shown


@pytest.mark.parametrize(
    ("wanted", "there", "not_there"),
    [
        ("actions", ["Forger", "Construire une cabane", "Raid"], ["⟨"]),
        ("+minerai", ["1 bois par joueur"], ["Forger", "Raid"]),
        ("-minerai", ["Forger", "Fabriquer un coffre"], ["1 bois par joueur"]),
        ("possible", ["[2]"], ["Raid"]),
        ("navigation", ["Raid", "Commerce outre-mer"], ["Forger"]),
        ("ovale", ["Calice (", "pince"], ["Forger"]),
    ],
)
def test_a_word_behind_v_shows_that_part_of_the_table(wanted, there, not_there):
    table = at(Player(supply={"silver": 1}))
    shown = "\n".join(enlarged(table, wanted))
    assert [word for word in there if word not in shown] == []
    assert [word for word in not_there if word in shown] == []


def test_cards_in_sight_are_shown_with_their_text_and_others_are_not():
    table = at(Player(hand=[1], played=[2]), Player(hand=[3]))
    shown = " ".join(enlarged(table, "métiers"))
    assert "Colporteur (1" in shown
    assert "Mécène (2" in shown
    assert "Pelletier" not in " ".join([*enlarged(table, ""), *picture(table)])


def test_what_fits_nothing_is_said_so():
    assert "Rien ne correspond" in enlarged(at(Player()), "xyzzy")[0]


# ---- feast and dice --------------------------------------------------------------------------


def test_the_feast_shows_the_table_and_the_suggestion():
    supply = {"peas": 1, "mead": 1, "silver": 3}
    table = at(Player(supply=supply), asks=Feast(0), phase=9)
    assert texts(table)[0].startswith("Suggestion : ")
    play(table, "serve peas 2")
    assert "│petits pois 2│_ _ _ _   encore 4 cases" in "\n".join(picture(table))


def test_dice_show_the_roll_its_modifier_and_what_follows():
    table = at(Player(supply={"wood": 2, "bow": 2}), nature=[Rolled(3)])
    play(table, "use hunting_game_1")
    shown = " ".join(picture(table))
    assert "3 au dé à 8 faces (lancer 1 sur 3) → résultat 3" in shown
    assert "échec : +bois +arc et flèche" in shown
    assert "−bois −arc et flèche ×2 : +peau +viande de gibier" in texts(table)


# ---- every position --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "width", "lang"), [(1, 80, "fr"), (3, 100, "en"), (4, 80, "fr")]
)
def test_every_picture_fits_and_every_sentence_is_whole(players, width, lang, strict):
    table = drakkar.new("odin", players, seed=5)
    rng = random.Random(5)
    asked: Counter[str] = Counter()
    while not table.over and sum(asked.values()) < 260:
        seat = table.deciders[0]
        given = look(table, seat, lang, width)
        asked[given.view["question"][0]] += 1
        lines = BOARD.draw(given)
        lines += [line for section in BOARD.sections(given) for line in section.title]
        if sum(asked.values()) % 20 == 1:
            lines += BOARD.enlarge(given)
        assert [line.plain for line in lines if line.cell_len > width] == []
        wordings = [move_text(given, GAME.rules.wording, move) for move in table.moves(seat)]
        wordings += [
            move_text(given, GAME.rules.wording, move, "short") for move in table.moves(seat)
        ]
        assert [text for text in [*wordings, *plain(lines)] if "⟨" in text or "{" in text] == []
        json.dumps(given.view)
        table.play(rng.choice(table.moves(seat)), seat)
    names = NAMES[:players]
    log = [str(line) for line in log_lines(table, Words(lang, GAME), names, 0)]
    assert [line for line in log if "⟨" in line] == []
    assert len(asked) > 6


def test_the_view_tells_a_spectator_no_hand():
    table = at(Player(hand=[1, 2]), Player(hand=[3]))
    seats = table.view(None)["table"]["seats"]
    assert [seat["hand"] for seat in seats] == [2, 1]
    assert table.view(None)["table"]["cards"] == {}
    assert set(table.view(1)["table"]["cards"]) == {CARD_NAMES[2]}


def test_what_is_drawn_stands_in_the_own_log_only():
    table = at(Player(), Player(), deck=[50, 60], listen=True)
    play(table, "use draw_occupation")
    words = Words("fr", GAME)
    mine, theirs = (
        " ".join(map(str, log_lines(table, words, NAMES[:2], seat))) for seat in (0, 1)
    )  # fmt: skip
    assert "pioche un Métier (" in mine
    assert "pioche un Métier" in theirs
    assert "pioche un Métier (" not in theirs


def test_a_whole_screen_in_french_reads_well(tmp_path):
    done = inside(
        tmp_path, "play", "odin", "--seats", "human,thrall", "--names", "Anna,Olaf", "--seed", "3",
        "--lang", "fr", typed="v actions minerai\n+minerai\n?\ns\nq\n",
    )  # fmt: skip
    out = done.out.replace(NBSP, " ")
    assert (done.code, done.err) == (0, "")
    assert "Anna, à vous. Où vont vos Vikings ?" in out
    assert "ODI-4.2" in out
    assert "Cases −1 découvertes" in out
