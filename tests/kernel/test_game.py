"""Game: what the lobby asks for, and clear errors for what a game does not know."""

from dataclasses import replace
from typing import Any

import pytest

import drakkar
from drakkar import games
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Result, draw
from drakkar.kernel.testing import variants
from tests.sample.meta import GAME
from tests.sample.moves import Hire, Pick


def test_a_slug_that_is_not_its_folder_is_an_error_at_once(monkeypatch):
    monkeypatch.setattr("drakkar.games.vikings.meta.GAME", replace(GAME, slug="wikinger"))
    with pytest.raises(TypeError, match=r"games/vikings/meta.py: slug 'wikinger'"):
        games._found("vikings")


def test_options_not_given_have_their_default():
    assert GAME.chosen(2, None) == {"reef": "hidden"}
    assert GAME.chosen(2, {"reef": "none"}) == {"reef": "none"}


@pytest.mark.parametrize(
    ("players", "options", "words"),
    [
        (4, {}, "2, 3"),
        (1, {}, "2, 3"),
        (True, {}, "2, 3"),
        ("2", {}, "by '2'.*2, 3"),
        (2.0, {}, "by 2.0.*2, 3"),
        (None, {}, "2, 3"),
        (2, {"rocks": "none"}, "rocks.*reef"),
        (2, {"reef": "deep"}, "deep.*hidden, none"),
        (2, {"reef": None}, "hidden, none"),
        (2, {"reef": ["none"]}, "hidden, none"),
        (3, {"reef": "none"}, "Reef.*none.*hidden"),
    ],
)
def test_what_the_game_does_not_know_is_refused_with_what_it_knows(
    players: Any, options: Any, words: str
):
    with pytest.raises(DrakkarError, match=words):
        GAME.chosen(players, options)


def test_a_choice_that_the_table_closes_is_refused_with_the_reason_in_words():
    with pytest.raises(DrakkarError) as error:
        GAME.chosen(3, {"reef": "none"})
    assert error.value.text("en") == (
        "Reef: “none” is not possible: the game is played by 3. Possible: hidden."
    )
    assert error.value.text("fr").startswith("Récif")


def test_the_open_choices_are_those_that_are_accepted():
    assert GAME.open_choices(2) == {"reef": ("hidden", "none")}
    assert GAME.open_choices(3) == {"reef": ("hidden",)}
    assert GAME.open_choices(3, {"reef": "none"}) == {"reef": ("hidden",)}
    with pytest.raises(DrakkarError, match="2, 3"):
        GAME.open_choices(4)
    with pytest.raises(DrakkarError, match="reef"):
        GAME.open_choices(2, {"rocks": "none"})


def test_a_choice_that_does_not_exist_is_answered_with_the_open_ones_only():
    with pytest.raises(DrakkarError, match=r"deep.*: hidden\.$"):
        GAME.chosen(3, {"reef": "deep"})


@pytest.mark.parametrize("game", drakkar.GAMES.values(), ids=lambda game: game.slug)
def test_every_open_choice_is_accepted_and_no_other(game: drakkar.Game):
    """And the default is always open, whatever was chosen before it."""
    for players in game.seats:
        for _, options in variants(game)[::7]:
            open_choices = game.open_choices(players, options)
            before: dict[str, str] = {}
            for name, option in game.options.items():
                assert option.default in open_choices[name]
                for choice in option.choices:
                    try:
                        game.chosen(players, before | {name: choice})
                    except DrakkarError:
                        assert choice not in open_choices[name]
                    else:
                        assert choice in open_choices[name]
                chosen = options[name]
                before[name] = chosen if chosen in open_choices[name] else option.default


def test_true_is_no_number_of_players():
    with pytest.raises(DrakkarError, match="1, 2"):
        replace(GAME, seats=(1, 2)).chosen(True, None)


def test_the_shelf_names_what_it_has():
    with pytest.raises(DrakkarError, match="vikings"):
        drakkar.new("chess", 2)


def test_variants_are_all_that_the_game_accepts():
    assert variants(GAME) == [
        (2, {"reef": "hidden"}),
        (2, {"reef": "none"}),
        (3, {"reef": "hidden"}),
    ]
    vikings = drakkar.GAMES["vikings"]
    assert len(variants(vikings)) == 3 * 3  # who begins is a detail


@pytest.mark.parametrize("written", ["pick axe", "PICK axe", ["pick", "axe"], ("pick", "axe")])
def test_a_move_is_read_from_json_and_from_a_line(written: Any):
    assert GAME.move(written) == Pick("axe")
    assert GAME.move("hire") == Hire()


def test_a_move_of_another_game_is_unknown():
    with pytest.raises(DrakkarError, match=r"buy.*pick"):
        GAME.move("buy 5")


def test_the_best_win_and_ties_are_broken_or_shared():
    result = Result.of([{"a": 5}, {"a": 2, "b": 3}, {"a": 9}, {"a": 1}], [(1,), (2,), (0,), (0,)])
    assert result.scores == (5, 5, 9, 1)
    assert result.places == (3, 2, 1, 4)
    assert result.ranking == (2, 1, 0, 3)
    assert result.winners == (2,)
    shared = Result.of([{"a": 5}, {"a": 5}, {"a": 4}], [(), (), ()])
    assert (shared.places, shared.winners) == ((1, 1, 3), (0, 1))


def test_every_draw_has_a_generator_of_its_own():
    drawn = {
        (seed, number): draw(seed, number).random() for seed in range(9) for number in range(9)
    }
    assert len(set(drawn.values())) == len(drawn)
    assert draw(1, 2).random() == draw(1, 2).random()


@pytest.mark.parametrize("wrong", [5, "rules=basic", ["rules"]])
def test_options_that_are_no_mapping_are_refused(wrong):
    with pytest.raises(drakkar.DrakkarError, match="by name"):
        drakkar.new("vikings", 2, 1, wrong)


def test_a_game_that_is_no_name_is_unknown():
    with pytest.raises(drakkar.DrakkarError, match="Unknown game"):
        drakkar.new(["vikings"], 2)  # type: ignore[arg-type]


def test_a_view_is_of_a_seat_at_the_table_or_of_a_spectator():
    table = drakkar.new("vikings", 2, 1)
    assert table.view(None)["seat"] is None
    with pytest.raises(drakkar.DrakkarError, match="no seat 99"):
        table.view(99)
