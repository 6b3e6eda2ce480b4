"""The picture of Saga des Vikings, from views alone."""

from __future__ import annotations

import random

import pytest

import drakkar
from drakkar.games.saga.adventure import ChooseCards, Turns
from drakkar.games.saga.box import (
    ADVENTURE_NAMES,
    CARD_NAMES,
    CARDS,
    MARKER_NAMES,
    MOVEMENT_NAMES,
    NORMAL,
    REALMS,
)
from drakkar.games.saga.buying import BuyingRound
from drakkar.games.saga.cards import Act
from drakkar.games.saga.moves import Buy, Pass, Play, Resolve
from drakkar.games.saga.words import card_name, movement_name, named
from drakkar.kernel.telling import log_lines, move_text
from drakkar.kernel.text import Texts
from drakkar.terminal.boards import Look, board
from drakkar.terminal.words import Words
from tests.rules.saga.landing import QUIET, lands
from tests.rules.saga.position import Jarl, at, play

GAME = drakkar.GAMES["saga"]
NAMES = ("Anna", "Bo", "Cleo", "Dag")
NBSP = "\u00a0"


@pytest.fixture
def strict(monkeypatch):
    """A sentence that lacks one of its words fails."""
    said = Texts.__call__

    def say(texts, message, /, **args):
        assert texts.problems(message, **args) == []
        return said(texts, message, **args)

    monkeypatch.setattr(Texts, "__call__", say)


def look(table, seat=0, lang="fr", width=80, room=None):
    return Look(table.view(seat), seat, Words(lang, GAME), NAMES[: table.players], width, room)


def plain(lines):
    return [line.plain.replace(NBSP, " ") for line in lines]


def picture(given):
    return plain(board("saga").draw(given))


def listed(given):
    """The list of moves as it stands in sections."""
    return plain(line for section in board("saga").sections(given) for line in section.title)


def line_with(lines, start):
    return next(line for line in lines if line.startswith(start))


# ---- the track -------------------------------------------------------------------------------


def column(lines, cell):
    """Where the text of a cell ends, and the line of numbers it stands in."""
    for row, line in enumerate(lines):
        words = line.split()
        if words[:1] == ["Cases"] and str(cell) in words[1:]:
            start = line.split(f" {cell} ")[0] if f" {cell} " in line else line[: -len(str(cell))]
            end = len(start) + 1 + len(str(cell)) if f" {cell} " in line else len(line)
            return row, end
    raise AssertionError(cell)


def under(lines, cell, below):
    row, end = column(lines, cell)
    return lines[row + below][end - 4 : end].strip()


@pytest.mark.parametrize("width", [80, 100])
def test_the_cells_of_card_and_markers_show_what_they_do(width):
    table = at(
        Jarl(hand=["bjorn", "kjer"]), Jarl(hand=["mikka"]), top=["move_3"],
        markers=["L01", "L05", "L10"],
    )  # fmt: skip
    given = look(table, width=width)
    given.view["moves"] = []
    lines = picture(given)
    assert [under(lines, cell, 1) for cell in (6, 9, 12)] == ["+1●", "+D", "−1★"]
    assert [under(lines, cell, 1) for cell in (14, 15, 18, 21)] == ["+?", "+1●", "+1★", "−2★"]
    assert [under(lines, cell, 2) for cell in (15, 18, 21)] == ["", "+3●", "fin"]
    edge = line_with(lines, " " * 8 + " ┌─ La cité perdue ─")
    assert len(edge) == column(lines, 21)[1]


@pytest.mark.parametrize("adventure", ADVENTURE_NAMES)
@pytest.mark.parametrize("width", [80, 90, 100])
def test_no_card_is_torn_and_no_cell_of_it_is_missing(adventure, width):
    given = look(at(Jarl(hand=["bjorn", "kjer"]), Jarl(hand=["mikka"]), adventure=adventure),
                 width=width)  # fmt: skip
    card = given.table["adventure"]
    lines = picture(given)
    rows = [line.split()[1:] for line in lines if line.startswith("Cases")]
    shown = [int(cell) for row in rows for cell in row]
    assert shown == list(range(len(shown)))
    assert len(shown) > card["last"]
    first = next(row for row in rows if str(card["first"]) in row)
    assert {str(cell) for cell in range(card["first"], card["last"] + 1)} <= set(first)
    if width == 100:
        assert len(shown) >= 35


def test_pawns_ride_on_the_trail_while_they_are_in_the_adventure():
    table = at(
        Jarl(hand=["bjorn", "kjer"], index=0), Jarl(hand=["mikka"], index=4),
        Jarl(index=4, out=True),
        top=["move_3"],
    )  # fmt: skip
    lines = picture(look(table))
    trail = line_with(lines, "Sentier")
    ends = [column(lines, cell)[1] for cell in (3, 7)]
    assert trail[ends[0] - 1] == "A"
    assert trail[ends[1] - 2 : ends[1]] == "─B"
    assert "C" not in trail
    assert trail[: ends[0] - 4].strip() == "Sentier"
    assert not any(line.startswith("Bateau") for line in lines)
    assert any(line.startswith("Bateau") for line in picture(look(at(adventure="S.A"))))


def test_the_numbers_of_the_moves_stand_where_the_pawn_would_land():
    table = at(Jarl(hand=["bjorn", "kjer", "helga"]), Jarl(hand=["mikka"]), top=["move_3"])
    lines = picture(look(table))
    row, _ = column(lines, 4)
    moves = next(n for n, line in enumerate(lines) if line.startswith("Coups")) - row
    assert [under(lines, cell, moves) for cell in (4, 5, 8, 9)] == ["1", "3", "2", "3"]


# ---- what a card would do --------------------------------------------------------------------


def test_the_list_tells_of_every_card_where_it_leads_and_what_it_does():
    table = at(
        Jarl(hand=["bjorn", "kjer", "lasse", "ragnar", "njord"], index=12), Jarl(hand=["mikka"]),
        top=["move_2"],
    )  # fmt: skip
    assert listed(look(table)) == [
        " [1] Bjorn 1 → case 15 : +1 or · sans casque",
        " [2] Kjer 2/6 → case 16 : +1 PV · ou case 20 : +2 PV · 1 casque",
        " [3] Ragnar 8 → au-delà de la fin (21) : −2 PV · 2 casques",
        " [4] Lasse 4 → case 18 : +1 PV, +3 or · 1 casque",
        "     action immédiate : une carte de la main sous la pioche pour 1 or",
        " [5] Njord 5 → case 19 : pioche · Dieu",
        "     après la case : chercher un Viking dans sa pioche et le jouer aussitôt",
    ]


def test_off_the_trail_beyond_the_card_costs_twice():
    table = at(Jarl(hand=["ragnar", "erik"], index=15), Jarl(hand=["mikka"]), offset=9,
               top=["move_1"])  # fmt: skip
    listing = listed(look(table))
    assert listing[0] == " [1] Ragnar 8 → hors du sentier : −4 PV · 2 casques"
    assert listing[1] == " [2] Erik −6 → case 19 : pioche · 1 casque"


@pytest.mark.parametrize(
    ("special", "index", "expected"),
    [
        ("I.B", 6, "→ case 9 : +2 or (et −1 or)"),
        ("I.C", 9, "→ case 15 : +1 or (et +1 or)"),
        ("VIII.B", 10, "→ case 17 : −2 or (et −2 or)"),
        ("VIII.B", 14, "→ case 21, fin d'aventure : −2 PV, −2 or"),
        ("II.A", 10, "→ case 12 : +1 or · ou case 14 : Prophétie"),
        ("V.B", 5, "→ case 14 : Prophétie · ou case 15 : +1 or"),
    ],
)
def test_special_cards_in_force_are_reckoned_in(special, index, expected):
    table = at(Jarl(hand=["bjorn", "kjer"], index=index), Jarl(hand=["mikka"]), top=[special],
               markers=["L01", "L02", "L01"])  # fmt: skip
    assert expected in listed(look(table))[0]


def test_the_second_card_of_two_is_reckoned_from_the_first():
    hand = ["bjorn", "kjer", "mikka"]
    table = at(Jarl(hand=hand, index=12), Jarl(hand=["mikka", "bjorn"]), top=["IV.C"])
    assert listed(look(table))[0] == " [1] Bjorn 1 · sans casque"
    play(table, (0, Play("bjorn")))
    assert listed(look(table)) == [
        " [1] Mikka 3 → case 17 : −2 or · 1 casque",
        " [2] Kjer 2/6 → case 16 : +1 PV · ou case 20 : +2 PV · 1 casque",
    ]


@pytest.mark.parametrize(
    ("god", "expected"),
    [
        ("bragi", " [1] Kjer 2/6 · 1 casque"),
        ("njord", " [1] Bjorn 1 → case 9 : pioche · sans casque"),
        ("loki", " [2] Gunnar 7 · 2 casques · action immédiate : 2 or"),
        ("idun", " [1] Helga 5 · 1 casque"),
        ("thor", " [1] Bjorn 1 · ne rapporte rien · sans casque"),
        ("forseti", " [1] Kjer 2/6 · 1 casque"),
    ],
)
def test_what_a_god_asks_shows_the_cards_it_is_about(god, expected):
    number = {"bragi": 3, "njord": 5, "loki": 3, "idun": 2, "thor": 7, "forseti": 7}[god]
    table = at(
        Jarl(hand=[god, "helga", "lasse"], pile=["bjorn", "lasse"], played=["kjer", "ragnar"],
             index=5 - number),
        Jarl(hand=["mikka"], played=["gunnar", "knut"]),
        offset=2, top=["move_1"], markers=["L04", "L04", "L04"],
    )  # fmt: skip
    play(table, Play(god))
    if "act" not in [move.TAG for move in table.moves()]:
        play(table, Resolve())
    play(table, Act(god))
    assert expected in listed(look(table))


def test_prices_rise_with_every_round_of_buying():
    table = at(Jarl(gold=9), Jarl(gold=9), asks=BuyingRound(0))
    assert listed(look(table))[0] == " [1] Halvar 2/−2 · 3 or · 1 casque"
    play(table, Buy("halvar"), Pass())
    given = look(table)
    assert " · 4 or · " in listed(given)[0]
    assert any("2× Halvar 2/−2 à 4 or" in line for line in picture(given))
    assert any("supplément +1" in line for line in picture(given))


def test_who_may_pay_is_told_what_is_left():
    table = lands(QUIET, "bjorn", display=["IV.B"], pile=["helga"], gold=9)
    text = move_text(look(table), GAME.rules.wording, table.moves(0)[0])
    assert text.replace(NBSP, " ") == "Piocher (or : 9 → 8)"


def test_who_may_leave_is_told_what_is_kept_and_what_is_risked():
    """The adventure card of the landing ends with a cell that costs 2 VP."""
    table = lands(20, "harald", gold=3, vp=9)
    texts = [move_text(look(table), GAME.rules.wording, move) for move in table.moves(0)]
    assert [text.replace(NBSP, " ") for text in texts] == [
        "Partir : garder 11 PV, 3 or",
        "Rester : risque 2 PV",
    ]


# ---- special cards, players ------------------------------------------------------------------


def test_the_special_cards_in_force_tell_their_text():
    table = at(Jarl(hand=["bjorn", "kjer"]), Jarl(hand=["mikka"]), top=["I.C", "VII.B", "move_2"],
               asks=Turns())  # fmt: skip
    text = " ".join(" ".join(picture(look(table))).split())
    assert "La légende de la cité perdue (durable) : finir sur une case de l'aventure" in text


def test_own_piles_are_known_as_far_as_their_owner_knows_them():
    table = at(Jarl(hand=["bjorn", "kjer"], pile=["helga", "mikka"], valhalla=["ragnar", "loki"]),
               Jarl(hand=["mikka"], pile=["harald"], valhalla=["helga"]))  # fmt: skip
    lines = picture(look(table))
    assert line_with(lines, "Pioche") == "Pioche     dessus : Helga 5, Mikka 3"
    assert line_with(lines, "Valhalla") == "Valhalla   Ragnar 8 (2 casques) · Loki 3 (Dieu)"
    assert line_with(lines, "B Bo").endswith("1 carte · pioche 1 · Valhalla 1")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nothing_on_the_screen_depends_on_what_is_hidden(seat):
    """The same picture, list and log for any cards that the others might hold."""
    table = drakkar.new("saga", 3, seed=5)
    rng, compared = random.Random(seat), 0
    while not table.over:
        if rng.random() < 0.2:
            twin = table.copy()
            twin.state = table.state.guess(seat, rng)
            twin._look()
            shown = [look(each, seat) for each in (table, twin)]
            assert picture(shown[0]) == picture(shown[1])
            assert listed(shown[0]) == listed(shown[1])
            big = [plain(board("saga").enlarge(line)) for line in shown]
            assert big[0] == big[1]
            compared += 1
        asked = rng.choice(table.deciders)
        table.play(rng.choice(table.moves(asked)), asked)
    assert compared > 10


def test_the_helmets_of_others_are_not_in_the_live_score():
    table = at(Jarl(valhalla=["helge"], gold=7), Jarl(valhalla=["ragnar"], gold=2))
    standing = table.view(0)["table"]["standing"]
    assert standing == [{"track": 5, "gold": 2, "helmets": 5}, {"track": 5, "gold": 0}]


# ---- whole games -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("players", "voyage"), [(2, "tutorial"), (2, "free"), (3, "introductory"), (4, "own")]
)
def test_no_position_is_too_wide_or_lacks_a_word(strict, players, voyage, lang):
    shown = board("saga")
    for seed in range(3):
        table = drakkar.new("saga", players, seed, {"voyage": voyage}, listen=True)
        rng = random.Random(f"{players}{lang}{seed}")
        while not table.over:
            seat = table.deciders[0]
            if rng.random() < 0.1:
                width = rng.choice((80, 100))
                given = look(table, seat, lang, width)
                for move in table.moves(seat):
                    move_text(given, GAME.rules.wording, move)
                given.words.of("ask", table.question(seat))
                lines = [*shown.draw(given), *shown.enlarge(given), *listed_texts(given)]
                bad = [
                    text for line in lines
                    if len(text := line.plain) > width or "⟨" in text or "{" in text
                ]  # fmt: skip
                assert bad == []
            table.play(rng.choice(table.moves(seat)), seat)
        log = [str(line) for line in log_lines(table, Words(lang, GAME), NAMES[:players], 0)]
        assert [line for line in log if "⟨" in line or "{" in line] == []


def listed_texts(given):
    return [line for section in board("saga").sections(given) for line in section.title]


def test_little_room_shortens_the_hand_and_the_others_first():
    table = at(*[Jarl(hand=["lasse", "knut"], played=["bjorn", "kjer"]) for _ in range(4)],
               asks=[ChooseCards()], display=["move_3"])  # fmt: skip
    given = look(table)
    given.view["question"] = None
    tall, small = picture(given), picture(look(table, room=12))
    assert len(small) < len(tall)


# ---- the log ---------------------------------------------------------------------------------


def test_a_turn_reads_in_three_kinds_of_lines():
    table = at(Jarl(hand=["bjorn"], pile=["helga"], index=12), Jarl(hand=["mikka"], index=2),
               top=["move_2"], listen=True)  # fmt: skip
    lines = [str(line) for line in log_lines(table, Words("fr", GAME), NAMES[:2], 0)]
    assert [line.replace(NBSP, " ") for line in lines] == [
        "Déplacement 2 : tous avancent de 2",
        "Cartes › Anna : Bjorn, Bo : Mikka",
        "Anna › avance de 1, case 15, gagne 1 or",
        "Bo › avance de 3, case 7",
        "Pioche › Anna +1 (Helga)",
    ]


# ---- names -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_everything_in_the_box_has_a_name_and_cards_that_do_something_a_text(lang):
    words = Words(lang, GAME)
    wordings = [card_name(words, card) for card in CARD_NAMES]
    wordings += [movement_name(words, movement) for movement in MOVEMENT_NAMES]
    assert not {*CARD_NAMES, *MOVEMENT_NAMES} & set(wordings)
    for kind, names in (
        ("adventure", ADVENTURE_NAMES),
        ("realm", REALMS),
        ("marker", MARKER_NAMES),
    ):
        assert all(named(words, (kind,), name) != name for name in names)
    for card in CARDS:
        assert words.has(f"card-text-{card.id}") == bool(card.op), card.id
    for name in MOVEMENT_NAMES[NORMAL:]:
        assert words.has(f"special-text-{name.lower().replace('.', '-')}")
