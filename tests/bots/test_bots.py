"""Bots on every game of the shelf."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import drakkar
from drakkar.bots import Karl, bot, play_out
from drakkar.bots.karl import lead


def finished(slug="vikings", players=2, seed=3, names=("karl", "thrall"), rng=None, **options):
    table = drakkar.new(slug, players, seed, options)
    answers = play_out(table, [bot(name) for name in names], rng)
    return table, answers


@pytest.mark.parametrize("slug", drakkar.GAMES)
@pytest.mark.parametrize("name", ["thrall", "karl", "jarl:150"])
def test_every_bot_plays_every_game_to_its_end(slug, name):
    """Against somebody quick, where there is a second seat."""
    names = [name, "thrall"][: drakkar.GAMES[slug].seats[-1]]
    table, answers = finished(slug, len(names), names=names)
    assert table.over
    assert answers == sum(e.seat >= 0 and not e.forced for e in table.log)


def test_the_same_seed_gives_the_same_game():
    first, _ = finished(seed=11)
    again, _ = finished(seed=11)
    assert first.log == again.log


def test_other_dice_give_another_game():
    assert finished(seed=11)[0].log != finished(seed=12)[0].log


def test_another_generator_changes_the_play_but_not_the_dice():
    first, _ = finished(names=("thrall", "thrall"), rng=Random(1))
    second, _ = finished(names=("thrall", "thrall"), rng=Random(2))
    assert first.log != second.log
    draws = [[e.move for e in t.log if e.seat == drakkar.NATURE] for t in (first, second)]
    assert draws[0][:3] == draws[1][:3]  # who begins, the first tiles and Vikings


def test_a_bot_draws_from_its_own_generator_only():
    class Wasteful:
        def choose(self, game, s, seat, moves, rng):
            for _ in range(7):
                rng.random()
            return moves[0]

    class First:
        def choose(self, game, s, seat, moves, rng):
            return moves[0]

    logs = []
    for other in (Wasteful(), First()):
        table = drakkar.new("vikings", 2, 5)
        play_out(table, [bot("thrall"), other])
        logs.append(table.log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_karl_leaves_the_state_as_it_was(rules):
    rng = Random(4)
    table = drakkar.new("vikings", 3, 4, {"rules": rules})
    karl = Karl()
    for _ in range(60):
        seat = table.deciders[0]
        moves = table.moves(seat)
        s = table.guess(seat, rng)
        before, offered = s.copy(), list(moves)
        move = karl.choose(table.game, s, seat, moves, rng)
        assert s == before
        assert moves == offered
        assert move in moves
        table.play(rng.choice(moves))


def test_bots_see_a_guess_and_never_the_table_s_own_state():
    table = drakkar.new("vikings", 2, 5)
    seen = []

    class Spy:
        def choose(self, game, s, seat, moves, rng):
            seen.append(s is table.state)
            s.gold[seat] += 1000  # nobody is hurt by this
            return moves[0]

    play_out(table, [Spy(), Spy()])
    assert seen
    assert not any(seen)
    assert max(table.result().scores) < 200


def test_karl_beats_thrall():
    wins = 0
    for seed in range(12):
        for rules in ("basic", "advanced"):
            seat = seed % 2
            names = ("karl", "thrall") if seat == 0 else ("thrall", "karl")
            table, _ = finished(seed=seed, names=names, rules=rules)
            wins += table.result().winners == (seat,)
    assert wins >= 23  # of 24; judging by glory alone he wins 17, judging nothing 11


def test_karl_without_a_judgement_goes_by_the_live_score(monkeypatch):
    from dataclasses import replace

    table = drakkar.new("vikings", 2, 9)
    game = table.game
    monkeypatch.setitem(game.__dict__, "rules", replace(game.rules, value=None))
    play_out(table, [bot("karl"), bot("thrall")])
    assert table.result().winners == (0,)


MEMORY = 300
"""Megabytes that a bot's process may have."""
THINKING = """
import drakkar
from pathlib import Path
from random import Random
from drakkar.bots import bot, offered
for slug, game in drakkar.GAMES.items():
    table, rng = drakkar.new(slug, game.seats[-1], 3), Random(1)
    player = bot(f"{offered(slug)[-1]}:400")
    for _ in range(8):
        seat = table.deciders[0]
        moves = table.moves(seat)
        table.play(player.choose(game, table.guess(seat, rng), seat, moves, rng), seat)
status = Path("/proc/self/status").read_text().splitlines()
print(next(line for line in status if line.startswith("VmHWM")).split()[1])
"""
"""What a bot's process does: all games, and the most it ever had, in kilobytes."""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs Linux")
def test_a_process_that_has_thought_about_every_game_stays_small():
    command = [sys.executable, "-c", THINKING]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert 10 < int(done.stdout) / 1024 < MEMORY


def test_lead_is_over_the_best_of_the_others():
    assert lead([5, 9, 7], 1) == 2
    assert lead([5, 9, 7], 0) == -4
    assert lead([5], 0) == 5


def test_an_unknown_bot_is_named_with_the_known_ones():
    with pytest.raises(drakkar.DrakkarError) as caught:
        bot("odin")
    assert caught.value.text("en") == "Unknown bot “odin”. Known: thrall, karl, jarl, konung."
    assert "odin" in caught.value.text("fr")


def test_a_bot_per_seat_is_needed():
    with pytest.raises(drakkar.DrakkarError, match="1 bots for 3 seats"):
        play_out(drakkar.new("vikings", 3, 1), [bot("thrall")])
