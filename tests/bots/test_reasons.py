"""Why jarl prefers a move: every game tells it by source, in both languages."""

from dataclasses import replace
from random import Random

import pytest

import drakkar
from drakkar.bots.karl import attended
from drakkar.bots.reasons import compare, insight, sources
from drakkar.bots.telling import source_text
from drakkar.bots.weighing import sight_of
from drakkar.kernel.table import Table
from drakkar.kernel.text import LANGUAGES
from drakkar.server.tables.telling import TableTexts, words_of
from drakkar.server.tables.thinking import bot_hint
from tests.sample.meta import GAME

SHELF = {**drakkar.GAMES, GAME.slug: GAME}
SHARE = {"vikings": 0.1, "odin": 0.015, "shipwrights": 0.02, GAME.slug: 0.5}
"""Of the positions; some games are long."""
BUDGET = 400
"""Of positions, for a hint."""


def positions(slug, players, seed=1):
    """Some positions of a random game, each with one who has to answer."""
    rng = Random(f"{slug} {players} {seed}")
    table = Table(SHELF[slug], players, {}, seed)
    while not table.over:
        seat = rng.choice(table.deciders)
        if rng.random() < SHARE.get(slug, 0.04):
            yield table, seat
        table.play(rng.choice(table.moves(seat)), seat)


CASES = [(slug, players) for slug, game in SHELF.items() for players in game.seats]


@pytest.mark.parametrize(("slug", "players"), CASES)
def test_the_sources_of_a_judgement_sum_to_it_and_have_names(slug, players):
    game = SHELF[slug]
    assert game.rules.value is not None
    for table, _ in positions(slug, players):
        for seat in range(players):
            parts = sources(game, table.state, seat)
            judged = game.rules.value(table.state, seat)
            assert sum(parts.values()) == pytest.approx(judged, abs=1e-6)
            for lang in LANGUAGES:
                for source in parts:
                    text = source_text(words_of(game, lang), source)
                    assert text, source
                    assert "⟨" not in text, (lang, source, text)
                    assert "_" not in text, (lang, source, text)


@pytest.mark.parametrize(("slug", "players"), CASES)
def test_the_reasons_of_a_hint_sum_to_what_jarl_sees(slug, players):
    """Also in the last round, where some games are judged otherwise."""
    game = SHELF[slug]
    for table, seat in positions(slug, players, seed=2):
        parts, seen = insight(game, table.state, seat), sight_of(game)(table.state, seat)
        assert parts.keys() == sources(game, table.state, seat).keys()
        assert sum(parts.values()) == pytest.approx(seen, abs=1e-6)


@pytest.mark.parametrize(("slug", "players"), CASES)
def test_a_hint_says_what_makes_the_difference(slug, players):
    game, names = SHELF[slug], [f"P{seat}" for seat in range(players)]
    compared = 0
    for table, seat in positions(slug, players, seed=4):
        for lang in LANGUAGES:
            texts = TableTexts(table, seat, names, lang)
            hint = bot_hint(table, seat, texts, Random(7), BUDGET)
            assert "⟨" not in hint.reason
            assert hint.preview is not None
            assert hint.preview.text == hint.moves[0].text
            assert hint.moves[0].text in hint.reason
        if len(hint.moves) == 1:
            moves = attended(game, table.state, seat, table.moves(seat))
            assert len({texts.move(move) for move in moves}) == 1 or not hint.sources
            continue
        best, second = hint.moves
        assert second.text in hint.reason
        assert best.text != second.text
        assert best.move != second.move
        if hint.sources:
            compared += 1
            assert sum(row.points for row in hint.sources) > 0
            assert all(row.text in hint.reason for row in hint.sources[:1] if row.points > 0)
    assert compared or slug == GAME.slug


def test_the_second_choice_is_another_move_in_words_and_in_deed():
    """Odin's feast: karl looks at the suggestion only, and was said to prefer it to itself."""
    rng = Random(5)
    table = drakkar.new("odin", 1, 5)
    while True:
        seat = table.deciders[0]
        legal = table.moves(seat)
        if any(move.TAG == "suggestion" for move in legal) and len(legal) > 1:
            break
        table.play(rng.choice(legal), seat)
    texts = TableTexts(table, seat, ["A"], "en")
    assert len(attended(table.game, table.state, seat, legal)) == 1
    compared = compare(table.game, table.state, seat, Random(1), texts.move)
    assert compared.second is not None
    assert texts.move(compared.second.move) != texts.move(compared.best.move)
    # words that do not tell moves apart leave nothing to compare with
    alike = compare(table.game, table.state, seat, Random(1), lambda move: "the same")
    assert alike.second is None


def test_moves_that_lead_to_the_same_are_not_compared(monkeypatch):
    table = drakkar.new("vikings", 2, 3)
    seat = table.deciders[0]
    assert compare(table.game, table.state, seat, Random(1), str).second is not None
    monkeypatch.setattr("drakkar.bots.reasons._after", lambda s, seat, move: "the same position")
    assert compare(table.game, table.state, seat, Random(1), str).second is None


def test_a_game_without_sources_is_told_by_its_live_score(monkeypatch):
    table = drakkar.new("vikings", 2, 9)
    game, state = table.game, table.state
    assert game.rules.value is not None
    monkeypatch.setitem(game.__dict__, "rules", replace(game.rules, sources=None))
    assert sources(game, state, 0) == {"position": game.rules.value(state, 0)}
    monkeypatch.setitem(game.__dict__, "rules", replace(game.rules, sources=None, value=None))
    parts = sources(game, state, 0)
    assert sum(parts.values()) == 0
    assert parts["rivals"] < 0
    for source in parts:
        assert "⟨" not in source_text(words_of(game, "fr"), source)
