"""The picture of Tiny Epic Vikings, from views alone."""

from __future__ import annotations

import dataclasses
import random

import pytest

import drakkar
from drakkar.games.tinyepic.box import CARD_NAMES, FACES, FAVOR_NAMES, GOD_NAMES, PLACE_NAMES
from drakkar.games.tinyepic.words import named
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.telling import log_lines, move_text, since_last_turn
from drakkar.kernel.text import Texts
from drakkar.terminal.boards import Look, board
from drakkar.terminal.boards.tinyepic_map import CHARTS, FRAME, WIDTH, clan_style, draw_map
from drakkar.terminal.play import Player
from drakkar.terminal.saves import Session
from drakkar.terminal.screen import Screen
from drakkar.terminal.words import Words

GAME = drakkar.GAMES["tinyepic"]
NAMES = ("Anna", "Bo", "Cleo", "Dag")


def table(players=1, answers=0, seed=7):
    """A game after so many random answers."""
    table = drakkar.new("tinyepic", players, seed=seed)
    rng = random.Random(seed)
    for _ in range(answers):
        if not table.over:
            seat = table.deciders[0]
            table.play(rng.choice(table.moves(seat)), seat)
    return table


@pytest.fixture
def strict(monkeypatch):
    """A sentence that lacks one of its words fails."""
    said = Texts.__call__

    def say(texts, message, /, **args):
        assert texts.problems(message, **args) == []
        return said(texts, message, **args)

    monkeypatch.setattr(Texts, "__call__", say)


def look(table, seat=0, lang="fr", width=80, room=None):
    names = NAMES[: table.players]
    return Look(table.view(seat), seat, Words(lang, GAME), names, width, room)


def look_again(given, room):
    return dataclasses.replace(given, room=room)


def picture(given):
    return [line.plain for line in board("tinyepic").draw(given)]


def until(table, tag, seat=0):
    """The game up to a question of a seat."""
    rng = random.Random(3)
    while not table.over:
        question = table.question(seat) if seat in table.deciders else None
        if question is not None and tag == question.TAG:
            return table
        asked = table.deciders[0]
        table.play(rng.choice(table.moves(asked)), asked)
    raise AssertionError(tag)


# ---- the map ---------------------------------------------------------------------------------


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_every_place_is_on_the_map_once_and_where_nothing_else_is(face):
    chart = CHARTS[face.id]
    assert set(chart.islands) == set(face.island_index)
    assert {*chart.sides, *chart.edges} == set(face.dock_index)
    assert not set(chart.sides) & set(chart.edges)
    assert set(chart.fjords) == set(face.fjord_index)
    spots = [*chart.sides.values(), *chart.edges.values()]
    assert len(set(spots)) == len(spots)
    land = {
        (x + dx, y + dy)
        for x, y in chart.islands.values()
        for dx in range(FRAME)
        for dy in range(4)
    }
    assert len(land) == FRAME * 4 * len(chart.islands)
    water = [
        (x, y) for spans in chart.fjords.values() for y, a, b in spans for x in range(a, b + 1)
    ]
    assert len(set(water)) == len(water)
    assert not land & set(water)
    ferries = {(x + at, y) for text, (x, y) in chart.ferries for at in range(len(text))}
    assert not ferries & {*land, *water}
    assert all(0 <= x < WIDTH and 0 <= y < chart.height for x, y in {*land, *water, *ferries})


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_a_dock_is_in_the_frame_of_its_island_on_the_side_its_name_tells(face):
    chart, words = CHARTS[face.id], Words("en", GAME)
    for dock in face.docks:
        x, y = {**chart.sides, **chart.edges}[dock.id]
        left, top = chart.islands[face.islands[dock.island].id]
        side = named(words, "dock-short", dock.id)
        assert left <= x < left + FRAME
        assert top <= y < top + 4
        assert ("north" in side) == (y == top), dock.id
        assert ("south" in side) == (y == top + 3), dock.id
        middle = left + FRAME // 2
        assert ("west" in side, "east" in side) == (x < middle, x > middle), dock.id


@pytest.mark.parametrize("players", [1, 3])
def test_a_number_stands_at_every_place_a_ship_can_sail_to(players):
    given = look(until(table(players), "choosecourse"))
    lines = "\n".join(picture(given))
    for number, move in given.numbered():
        assert (f"[{number}]" in lines) == (move[0] == "to"), move


def test_pieces_stand_on_their_island_by_clan():
    given = look(table(4))
    island = given.table["islands"][0]
    island |= {"settlers": {"0": 3, "2": 1}, "temples": [2], "holder": 0}
    given.table["docks"][0] |= {"ship": 1, "village": True}
    given.table["fjords"][0]["ships"] = {"0": 1, "3": 2}
    lines = [line.plain for line in draw_map(given, {})]
    assert "│ Fjallsey R→A  △B⌂────" in lines[2]
    assert "│ A3 C1T " in lines[3]
    assert "Mouettes △A△D2" in lines[5]


def test_influence_stands_in_the_frame_which_has_the_colour_of_the_holder():
    given = look(table(4))
    north, middle = given.table["islands"][1], given.table["islands"][4]
    north |= {"influence": {"0": 2, "1": 5}, "holder": 1}
    middle |= {"influence": {"0": 4, "1": 3, "2": 2, "3": 1}}
    lines = draw_map(given, {})
    assert lines[1].plain[32:49].endswith("B5A2┐")  # the strongest first
    assert lines[6].plain[32:49].endswith("A4B3┐")  # as many as there is room for
    corner = [span.style for span in lines[1].spans if span.start <= 32 < span.end]
    assert corner == [clan_style(given, 1)]


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_every_frame_has_room_for_the_influence_of_two(face):
    given = look(table(2 if face.id == "small" else 4))
    for island in given.table["islands"]:
        island["influence"] = {"0": 8, "1": 9}
    shown = "".join(line.plain for line in draw_map(given, {}))
    assert shown.count("B9A8") == len(face.islands)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_last_battle_is_told_until_there_is_no_room(strict, lang):
    game, fought = table(3, 60), None
    while not fought:
        game.play(game.moves(game.deciders[0])[-1], game.deciders[0])
        given = look(game, lang=lang)
        battle = given.table["battle"]
        fought = battle["fought"] if battle["prize"] is None else None
    lines = picture(given)
    head = given.words("board-last-battle")
    told = " ".join(line.strip() for line in lines if line.startswith((head, " " * 11)))
    for fighter in fought["fighters"]:
        strength = "✗" if fighter["strength"] is None else str(fighter["strength"])
        assert f"{named(given.words, 'card', fighter['card'])} {strength}" in told
    small = look_again(given, room=len(lines) - 1)
    assert not any(line.startswith(head) for line in picture(small))


def test_a_place_to_sail_to_says_how_many_steps_it_is():
    given = look(until(table(3), "choosecourse"), lang="en")
    places = [move for move in given.view["moves"] if move[0] == "to"]
    for place in places:
        steps = given.table["reach"][place[1]]
        assert f" · {steps} step" in move_text(given, GAME.rules.wording, GAME.move(place))
    assert places


def test_the_lone_longship_shares_a_dock_and_the_enemy_has_its_tracks():
    given = look(table(1))
    for dock in given.table["docks"]:
        dock["lone"] = dock["id"] == "in_n.edge"
    given.table["docks"][0]["ship"] = 0
    given.table["enemy"]["tracks"][0]["marker"] = 4
    lines = picture(given)
    assert any("△A◆" in line for line in lines)
    wood = next(line for line in lines if line.startswith("bois"))
    assert wood.split()[1:] == ["0", "1", "2Fureur", "3", "(4)Transb.", "5Fureur", "6", "7Chasse"]


# ---- the rest of the table -------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_position_is_too_wide_or_lacks_a_word(strict, players, lang):
    game, shown = table(players), board("tinyepic")
    rng = random.Random(f"{players}{lang}")
    while not game.over:
        seat = game.deciders[0]
        if rng.random() < 0.04:
            given = look(game, seat, lang)
            for move in game.moves(seat):
                move_text(given, GAME.rules.wording, move)
                move_text(given, GAME.rules.wording, move, "short")
            given.words.of("ask", game.question(seat))
            lines = [line.plain for line in (*shown.draw(given), *shown.enlarge(given))]
            assert [line for line in lines if len(line) > 80 or "⟨" in line or "{" in line] == []
        game.play(rng.choice(game.moves(seat)), seat)
    log = [str(line) for line in log_lines(game, Words(lang, GAME), NAMES[:players], 0)]
    assert [line for line in log if "⟨" in line or "{" in line] == []


def test_the_cards_of_others_are_only_counted():
    game = until(table(3), "playcard")
    text = "\n".join(line.plain for line in board("tinyepic").enlarge(look(game)))
    others = {card for seat in (1, 2) for card in game.state.hands[seat]}
    assert others
    assert not [n for n in others if named(Words("fr", GAME), "card", CARD_NAMES[n]) in text]
    assert " cartes" in text


def test_the_ends_of_the_favour_rows_can_be_taken():
    given = look(until(table(2), "choosefavor"))
    rows = [line for line in picture(given) if line.startswith(("Faveurs ↑", "Faveurs ↓"))]
    assert [row.count("‹") for row in rows] == [2, 2]
    for number in range(1, 5):
        assert f"[{number}]‹" in " ".join(rows)


def test_where_there_is_little_room_the_others_get_a_line_each():
    game = until(table(4), "playcard")
    wide, tight = picture(look(game)), picture(look(game, room=20))
    assert len(tight) == len(wide) - 3


def test_what_a_card_says_is_short_and_tells_when_its_runes_are_there():
    given = look(until(table(3), "playcard"))
    own = given.table["clans"][0]
    own["runes"] = {"wealth": 0, "secrets": 1, "nature": 0}
    own["hand"] = ["V13"]
    own["strengths"] = {"V13": 4}
    given.view["moves"] = [["jarl", "V13"], ["fight", "V13"]]
    given.table["cards"]["V13"] = {
        "rune": "wealth",
        "jarl": {"type": "harvest", "x": 2, "resources": {}, "per_rune": None, "amounts": []},
        "requires": {"secrets": 1},
        "rune_action": {
            "type": "collect", "x": 0, "resources": {"wood": 1}, "per_rune": "wealth",
            "amounts": [],
        },
        "strength": {"op": "multiply", "base": 2, "each": 0, "per": "steel"},
        "steel": 2,
    }  # fmt: skip
    (section,) = board("tinyepic").sections(given)
    assert [line.plain.replace("\u00a0", " ").rstrip() for line in section.title] == [
        " [1] Richesse Ragnfrid Lève-Péage · Récolter ×2",
        "              S✓→ Collecter 1 bois par Rune Richesse",
        " [2]          au combat : Force 2×acier (=4), coûte 2 acier",
    ]


@pytest.mark.parametrize("tag", ["playcard", "answerbattle", "ashore", "chooseharvest"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_settlers_to_call_back_stand_in_the_list_and_on_the_map(tag, lang, strict, tmp_path):
    for seed in range(40):
        game = table(1, 0, seed)
        rng = random.Random(seed)
        while not game.over:
            recalls = [n for n, m in enumerate(game.moves(), start=1) if m.TAG == "recall"]
            if recalls and tag == game.question().TAG:
                break
            game.play(rng.choice(game.moves()))
        else:
            continue
        session = Session(game, ("human",), NAMES[:1], lang, tmp_path / "a.json")
        given = look(game, lang=lang)
        listed = "\n".join(
            line.plain for line in Player(session, Screen(tty=False))._listed(given, 0)
        )
        for number in range(1, len(game.moves()) + 1):
            assert f"[{number}]" in listed
        shown = "\n".join(picture(given))
        assert all(f"{number}" in shown for number in recalls)
        return
    raise AssertionError(tag)


# ---- names -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_everything_in_the_box_has_a_name(lang):
    words = Words(lang, GAME)
    wanted = [("card", card) for card in CARD_NAMES]
    wanted += [("favor", favor) for favor in FAVOR_NAMES] + [("god", god) for god in GOD_NAMES]
    wanted += [("consecration", place) for place in (*PLACE_NAMES, "wealth", "secrets", "nature")]
    for face in FACES:
        wanted += [("island", island.id) for island in face.islands]
        wanted += [(kind, fjord.id) for fjord in face.fjords for kind in ("fjord", "fjord-short")]
        wanted += [(kind, dock.id) for dock in face.docks for kind in ("dock", "dock-short")]
    wordings = [named(words, *pair) for pair in wanted]
    assert [text for text in wordings if "⟨" in text] == []


def test_a_refusal_names_places_as_the_map_does():
    refusal = Refusal("TEV-9.7", "own-ship-there", {"dock": "in_n.edge"})
    text = Words("fr", GAME).refusal(refusal)
    assert text == "Un de vos Drakkars est déjà au quai nord de Hvalsey. (TEV-9.7)"
    refusal = Refusal("TEV-4.4", "not-in-hand", {"card": "V99"})
    assert Words("en", GAME).refusal(refusal) == "V99 is not in your hand. (TEV-4.4)"


@pytest.mark.parametrize("players", [1, 3])
def test_the_points_of_the_others_favour_cards_stay_secret(players, capsys, tmp_path):
    game = until(table(players), "playcard")
    game.state.favors[0] = (0,)
    for seat in range(1, players):
        game.state.favors[seat] = (1 + seat, 7 + seat, 13 + seat)
    game.state.enemy_favors = [3, 9, 15] if players == 1 else []
    session = Session(game, ("human",) * players, NAMES[:players], "fr", tmp_path / "a.json")
    Player(session, Screen(tty=False))._show(0, "s")
    total = next(line for line in capsys.readouterr().out.splitlines() if "Total" in line)
    seen = game.view(0)["table"]
    islands = [sum(seen["standing"][seat].values()) for seat in range(players)]
    totals = islands if players > 1 else [*islands, sum(seen["opponent"].values())]
    assert [int(number) for number in total.split()[1:]] == totals
    assert totals[0] == sum(game.standing()[0].values())
    assert all(name.startswith("islands") for name in (seen["opponent"] or seen["standing"][1]))


def test_after_a_choice_of_favour_the_log_says_who_fights_for_it():
    table = drakkar.new("tinyepic", 3, seed=7, listen=True)
    until(table, "choosefavor")
    table.play(table.moves(0)[0], 0)
    since = since_last_turn(table, 0)
    lines = [str(line) for line in log_lines(table, Words("fr", GAME), NAMES[:3], 0, since)]
    assert lines[0].startswith("Anna › pour la carte Faveur ")
