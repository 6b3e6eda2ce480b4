"""The table of Shipwrights as a person sees it, from positions laid out for the purpose."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.heroes import Heroes
from drakkar.games.shipwrights.moves import (
    Build,
    Choose,
    Discard,
    Launch,
    Place,
    Raid,
    Tuck,
    Under,
    Work,
)
from drakkar.games.shipwrights.shipbuilding import MeetSkills, PayShip
from drakkar.kernel.question import Question
from drakkar.kernel.telling import log_lines
from drakkar.terminal.play import Player
from drakkar.terminal.saves import Session
from drakkar.terminal.screen import Screen
from tests.rules.shipwrights.position import Village, at, state_of

NAMES = ("Anna", "Karl", "Olaf", "Erik", "Freya")
RICH = Village(
    hand=["ship_ask", "bld_temple", "art_sailmaker_woodcarver", "vil_pedlar", "jarl_03"],
    board=["ship_knarr", "art_blacksmith_sailmaker"],
    slots=[5],
    hut_tucked="art_stonemason_blacksmith",
    buildings=[("bld_market", "vil_recruiter"), ("bld_temple", "jarl_01", True), "bld_treasury"],
    ships=[("ship_faring", "trade_03"), "ship_ellide"],
    raids=["raid_01"],
    used_raids=["raid_15"],
    upgrades=["eikja"],
    tracks=(8, 12, 15),
    worker=6, wood=3, wool=5, iron=2, gold=9, coin=8,
)  # fmt: skip
POOR = Village(hand=["vil_miner", "ship_drakkar"], tracks=(9, 3, 16))


def seen(*villages, seat=0, lang="fr", width=80, asks: Question | None = None, **more):
    """The whole screen of a seat that is asked, without colour, a line each."""
    table = at(*villages, asks=asks or Act(seat), auto=False, **more)
    session = Session(table, ("human",) * table.players, NAMES[: table.players], lang, Path())
    player = Player(session, Screen(tty=False))
    look = player._look(seat)
    lines = [*player.board.draw(look), *player._listed(look, seat)]
    assert [line.plain for line in lines if line.cell_len > width] == []
    return [line.plain.replace("\u00a0", " ").rstrip() for line in lines]


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


def row(lines, start):
    matching = [line for line in lines if line.startswith(start)]
    assert len(matching) == 1, (start, matching)
    return matching[0]


def test_markers_stand_on_their_spaces_and_heroes_name_their_holders():
    lines = seen(RICH, POOR, Village(tracks=(8, 0, 0)), heroes={"military": 1})
    spaces = lines[2]
    military = row(lines, "Militaire")
    assert military[spaces.index(" 8 ") + 1 :].startswith("AO")
    assert military[spaces.index(" 9 ") + 1] == "K"
    assert military.endswith("Svend K")
    assert row(lines, "Commerce").endswith("Thyra –")
    assert row(lines, "Renommée").count("◆") == 3
    assert [f"+{n}" in military for n in (1, 2, 3, 4)] == [True] * 4


def test_five_players_on_one_space_are_all_shown():
    lines = seen(*[Village(tracks=(4, 8, 12))] * 5)
    for track in ("Militaire", "Commerce", "Renommée"):
        assert "AKOEF" in row(lines, track)


def test_names_that_begin_alike_are_told_apart_by_numbers(monkeypatch):
    monkeypatch.setattr("tests.terminal.test_shipwrights_board.NAMES", ("Karl", "Knut", "Olaf"))
    assert "123" in row(seen(Village(), Village(), Village()), "Militaire")


def test_the_five_kinds_of_card_in_hand_are_told_apart_without_colour():
    lines = seen(RICH, POOR, Village())
    for start in (
        "Bateau     Ask · 3 PV, Renommée +2",
        "Bâtiment   Temple · 3 PV, Renommée +2 · emplacement : 1 or",
        "Artisan    Trévière / Sculpteur sur Bois",
        "Villageois Colporteur · 1 carte → 4 pièces",
        "Jarl       Astrid · 1 PV, Militaire +1, Commerce +2",
    ):
        row(lines, start)


def test_the_own_village_shows_slots_ships_buildings_and_raids():
    lines = seen(RICH, POOR, Village())
    slots = next(line for line in lines if line.startswith("│1"))
    assert re.split(r"\s*│", slots)[1:] == [
        "1 Knarr", "2 Forgeron/", "3 □ 1 carte", "4 □ 2 pièces", "5 ■ 2 pièces",
    ]  # fmt: skip
    out = " ".join(" ".join(lines).split())
    assert "Eikja amélioré (2 ouvriers)" in out
    assert "Faring (1 or, Commerce : 1 fer)" in out
    assert "□ Marché (4 pièces) + Recruteuse (2 pièces → 2 ouvriers)" in out
    assert "■ Temple (1 or) + Jarl Sigurd" in out
    assert "Lindisfarne : 1 or, 1 carte (1 ouvrier)" in out
    assert "Londres : 2 ressources, 1 carte (fait)" in out


def test_of_others_only_the_number_of_cards_is_shown():
    lines = seen(RICH, POOR, Village())
    assert "2 cartes" in row(lines, "K Karl")
    assert not any("Drakkar" in line or "Mineur" in line for line in lines)


def test_upgrades_of_others_are_shown():
    karl = Village(upgrades=["eikja", "labourer", "hut"], ships=["ship_ask"])
    text = " ".join(" ".join(seen(Village(worker=1), karl, Village())).split())
    assert "Eikja amélioré · Ask · Baraque du guetteur améliorée" in text
    assert text.count("Manœuvre amélioré") == 1


def test_every_move_has_its_number_in_the_list_once():
    table = at(RICH, POOR, Village(), asks=Act(0), auto=False)
    out = "\n".join(seen(RICH, POOR, Village()))
    numbers = [int(digits) for digits in re.findall(r"\[(\d+)\] ", out)]
    assert sorted(numbers) == list(range(1, len(table.moves(0)) + 1))


@pytest.mark.parametrize(
    ("lang", "skill", "payment"),
    [
        (
            "fr",
            "Forgeron comme Trévière (1 pièce) · Manœuvre comme Sculpteur (1 or, 1 carte)",
            "3 ouvriers, 1 bois, 5 laine, 2 fer, 4 or, 1 pièce, 1 carte (dont 1 or pour 1 fer)",
        ),
        (
            "en",
            "Blacksmith as Sailmaker (1 coin) · Labourer as Woodcarver (1 gold, 1 card)",
            "5 wool, 2 iron, 4 gold, 1 coin, 1 card (of which 1 gold for 1 iron)",
        ),
    ],
)  # fmt: skip
def test_what_a_ship_takes_is_said_in_words(lang, skill, payment):
    artisan = "board:art_blacksmith_sailmaker"
    way = (f"{artisan}:major", f"{artisan}:minor", "labourer")
    for question, text in (
        (MeetSkills(0, "ship_knarr", False), skill),
        (PayShip(0, "ship_knarr", way, False), payment),
    ):
        assert text in " ".join(" ".join(seen(RICH, POOR, asks=question, lang=lang)).split())


def test_frode_is_named_where_he_saves_a_good():
    way = ("labourer", "labourer", "labourer")
    question = PayShip(0, "ship_knarr", way, False)
    out = " ".join(seen(RICH, POOR, asks=question, heroes={"renown": 0}))
    assert "(Frode épargne 1 fer)" in out


def test_the_solo_opponent_and_his_card_stand_above():
    lines = seen(Village(), past=["round_02"], round=2)
    assert "adversaire 19 PV (carte : 9)" in lines[0]
    assert "N" in row(lines, "Militaire")


@pytest.mark.parametrize(
    ("lang", "building", "ship"),
    [
        ("fr", "manque : 2 bois", "manque : 2 ouvriers, 1 bois, 1 or (Manœuvre pour Forgeron)"),
        ("en", "missing: 2 wood", "missing: 2 workers, 1 wood, 1 gold (labourer for Blacksmith)"),
    ],
)
def test_what_is_missing_for_a_building_or_a_ship_stands_beside_it(lang, building, ship):
    village = Village(
        hand=["bld_sheepfold", "ship_karve", "jarl_01"], board=["ship_karve"],
        worker=0, wool=1, iron=2,
    )  # fmt: skip
    text = " ".join(" ".join(seen(village, Village(), Village(), lang=lang)).split())
    assert ship in text
    village.worker = 1
    text = " ".join(" ".join(seen(village, Village(), Village(), lang=lang)).split())
    assert building in text


@pytest.mark.parametrize(
    ("lang", "lack"),
    [
        ("fr", "manque : 2 bois, 1 fer (votre or en remplace 1)"),
        ("en", "missing: 2 wood, 1 iron (your gold replaces 1)"),
    ],
)
def test_gold_that_replaces_a_part_of_what_is_missing_is_told(lang, lack):
    village = Village(hand=["bld_sheepfold", "jarl_01"], worker=1, iron=1, gold=1)
    text = " ".join(" ".join(seen(village, Village(), Village(), lang=lang)).split())
    assert lack in text


def test_nothing_is_missing_for_what_can_be_built():
    lines = seen(Village(hand=["bld_sheepfold"], worker=1, wood=2, iron=2), Village(), Village())
    assert not any("manque" in line for line in lines)


# ---- the log ---------------------------------------------------------------------------------


def log_after(village, *moves, lang="fr", **more):
    """The log after seat 0 has made these moves."""
    table = at(village, Village(), Village(), asks=Act(0), **more)
    table.events, table.state.events = [], []
    for move in moves:
        table.play(move)
    session = Session(table, ("human",) * 3, NAMES[:3], lang, Path())
    player = Player(session, Screen(tty=False))
    lines = [str(line) for line in log_lines(table, player.words, NAMES[:3], 0)]
    return [line.replace("\u00a0", " ") for line in lines]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("fr", "Anna › défausse le Faring, reçoit 2 pièces"),
        ("en", "Anna › discards the Faering, gains 2 coins"),
    ],
)
def test_the_log_tells_what_a_discarded_card_brought(lang, line):
    village = Village(hand=["ship_faring", "jarl_01"])
    assert log_after(village, Discard("ship_faring"), lang=lang) == [line]


def test_the_log_tells_a_resource_of_choice():
    village = Village(hand=["ship_ask", "jarl_01"], worker=1)
    lines = log_after(village, Discard("ship_ask"), Choose("wool"))
    assert lines == ["Anna › défausse l'Ask, reçoit 1 laine"]


def test_the_log_tells_what_a_ship_took():
    village = Village(
        hand=["jarl_01", "vil_miner"],
        board=["ship_karve", "art_blacksmith_sailmaker"],
        worker=2, wood=1, wool=1, iron=1, gold=1,
    )  # fmt: skip
    (line,) = log_after(village, Launch("ship_karve"))
    assert line == (
        "Anna › emploie l'Artisan Forgeron / Trévière, construit un Karve pour "
        "2 ouvriers, 1 bois, 1 laine, 1 fer, 1 or, reçoit 3 ouvriers"
    )


def test_the_log_tells_what_a_building_and_a_worker_space_took_and_brought():
    village = Village(hand=["bld_sawmill", "jarl_01"], worker=2, wool=2, iron=2, coin=2)
    lines = log_after(village, Build("bld_sawmill"), Work(4))
    assert lines == [
        "Anna › construit une Scierie pour 1 ouvrier, 2 laine, 2 fer, "
        "place un ouvrier sur l'emplacement 4, paie 2 pièces, reçoit 1 or"
    ]


@pytest.mark.parametrize(
    ("lang", "ship", "line"),
    [
        ("fr", "ship_skute", "la glisse sous le Skute"),
        ("fr", "ship_busse", "la glisse sous la Busse"),
        ("fr", "eikja", "la glisse sous l'Eikja"),
        ("en", "ship_skute", "tucks it under the Skute"),
    ],
)
def test_the_log_tells_under_which_ship_a_trade_card_goes(lang, ship, line):
    ships = [ship] if ship != "eikja" else []
    village = Village(hand=["jarl_13", "jarl_01"], ships=ships, gold=1, tracks=(0, 2, 0))
    (text,) = log_after(village, Tuck("jarl_13", 0), Under(ship), lang=lang)
    assert text.endswith(line)


def test_the_log_tells_work_on_a_ship_and_a_recruited_artisan():
    village = Village(hand=["ship_ask", "art_blacksmith_sailmaker", "jarl_01"])
    (text,) = log_after(village, Place("ship_ask"), Place("art_blacksmith_sailmaker"))
    assert text == (
        "Anna › commence à travailler sur l'Ask, "
        "recrute l'Artisan Forgeron / Trévière sur son plateau"
    )


def test_the_log_tells_the_workers_of_a_raid():
    village = Village(hand=["jarl_01"], raids=["raid_01"], tracks=(4, 0, 0), worker=2)
    (line,) = log_after(village, Raid("raid_01"))
    assert line.startswith("Anna › pille Lindisfarne avec 2 ouvriers")


def test_the_log_tells_who_gets_and_who_returns_randi():
    villages = Village(randi=True, tracks=(1, 0, 0)), Village(tracks=(0, 1, 0)), Village()
    state = state_of(at(*villages, asks=Act(0), heroes={"trade": 2}))
    state.events = []
    Heroes().run(state)
    given = [args for kind, _, args in state.events if kind == "randi"]
    assert given == [{"seat": 0, "held": False}, {"seat": 2, "held": True}]
