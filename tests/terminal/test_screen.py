"""Terminals of every kind: with and without colour, wide, narrow, ASCII; help at once."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time

import pytest

from drakkar.terminal.boards import board
from drakkar.terminal.saves import Session
from tests.terminal.driver import TWO, saves, surroundings
from tests.terminal.driver import drakkar as apart
from tests.terminal.driver import inside as run
from tests.tied import tied

PLAY = ("play", "vikings", *TWO, "--option", "first_player=1", "--lang", "fr")


class Terminal:
    """The program on a real terminal."""

    def __init__(self, home, *args, env=None):
        self.master, slave = pty.openpty()
        around = surroundings(home) | {"TERM": "xterm-256color", "LINES": "40"} | (env or {})
        self.process = subprocess.Popen(
            tied(sys.executable, "-m", "drakkar", *args),
            stdin=slave, stdout=slave, stderr=slave, env=around, start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        self.heard = self.fresh = ""

    def until(self, words, seconds=60):
        """Read until these words come; all that came up to them since the last time."""
        end = time.monotonic() + seconds
        while words not in self.fresh:
            assert time.monotonic() < end, f"{words!r} never came:\n{self.fresh}"
            if select.select([self.master], [], [], 0.1)[0]:
                with contextlib.suppress(OSError):
                    got = os.read(self.master, 65536).decode("utf-8", "replace")
                    self.fresh += got.replace("\u00a0", " ")
        shown, self.fresh = self.fresh.split(words, 1)
        self.heard += shown + words
        return shown + words

    def type(self, line):
        os.write(self.master, (line + "\n").encode())

    def close(self):
        code = self.process.wait(20)
        os.close(self.master)
        return code

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(20)
            os.close(self.master)


def test_on_a_terminal_there_is_colour_and_a_fresh_page(tmp_path):
    with Terminal(tmp_path, *PLAY) as terminal:
        shown = terminal.until("h commandes")
        terminal.type("q")
        terminal.until("bientôt")
        assert terminal.close() == 0
        assert "\x1b[2J" in shown
        assert re.search(r"\x1b\[[0-9;]*3[0-9]", shown)


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colour_there_are_no_escape_codes_at_all(tmp_path, env):
    with Terminal(tmp_path, *PLAY, env=env) as terminal:
        terminal.until("h commandes")
        terminal.type("buy 5")
        terminal.until("Où posez-vous")
        terminal.until("h commandes")
        terminal.type("q")
        terminal.until("bientôt")
        assert terminal.close() == 0
        assert "\x1b" not in terminal.heard
        assert "drakkars" in terminal.heard


def test_the_end_of_a_turn_is_confirmed_and_can_be_taken_back(tmp_path):
    with Terminal(tmp_path, *PLAY, env={"NO_COLOR": "1"}) as terminal:
        terminal.until("h commandes) >")
        for sentence in ("sans confirmation", "Vous confirmerez"):
            terminal.type("c")
            terminal.until(sentence)
            terminal.until("h commandes) >")
        for _ in range(5):
            terminal.type("1")
            if "u pour reprendre" in terminal.until(" >"):
                break
        else:
            raise AssertionError("the turn never ended")
        terminal.type("u")
        terminal.until("Coup repris.")
        terminal.until("h commandes) >")
        terminal.type("q")
        terminal.until("bientôt")
        assert terminal.close() == 0


def test_a_curtain_falls_between_people_where_there_are_secrets(tmp_path, monkeypatch):
    monkeypatch.setattr(Session, "secrets", True)
    seats = ("--seats", "human,human", "--names", "Anna,Bo", "--option", "first_player=1")
    # Anna's curtain, her turn, then Bo's curtain and his turn
    typed = "\n1\n1\n1\n1\n\n?\nq\n"
    played = run(tmp_path, "play", "vikings", *seats, "--seed", "7", "--lang", "en", typed=typed)
    assert played.code == 0
    before, after = played.out.split("Pass the screen to Bo.")
    assert "Anna, your turn." in before
    assert "Bo, your turn." not in before
    assert after.index("Bo, press Enter") < after.index("Bo, your turn.")
    assert before.index("Pass the screen to Anna.") < before.index("Anna, your turn.")


def test_interrupting_saves_and_exits_130(tmp_path):
    with Terminal(tmp_path, *PLAY) as terminal:
        terminal.until("h commandes")
        terminal.type("buy 5")
        terminal.until("Où posez-vous")
        terminal.until("h commandes) >")
        time.sleep(0.5)  # a signal between the prompt and the wait for keys is seen at the next key
        os.kill(terminal.process.pid, signal.SIGINT)
        terminal.until("bientôt")
        assert terminal.close() == 130
        assert '"buy",5' in saves(tmp_path)[0].read_text()


def test_replay_steps_through_a_game(tmp_path):
    assert run(tmp_path, *PLAY, typed="1\n" * 400).code == 0
    with Terminal(tmp_path, "replay", str(saves(tmp_path)[0]), "--lang", "fr") as terminal:
        terminal.until("Coup 0/")
        for typed, shown in (("n", "Coup 1/"), ("", "Coup 2/"), ("p", "Coup 1/"), ("7", "Coup 7/")):
            terminal.type(typed)
            terminal.until(shown)
        terminal.type("e")
        terminal.until("partie terminée")
        terminal.until("Victoire")
        terminal.type("q")
        assert terminal.close() == 0


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_game_without_a_board_of_its_own_is_listed_and_playable(tmp_path, monkeypatch, lang):
    monkeypatch.setattr("drakkar.terminal.play.board", lambda slug: board("no such game"))
    played = run(tmp_path, *PLAY[:-1], lang, typed="1\nv\n1\n1\n1\nq\n")
    assert played.code == 0
    assert "round: 1" in played.out
    assert "⟨" not in played.out


def test_ascii_is_enough(tmp_path):
    played = apart(tmp_path, *PLAY, typed="1\n" * 30, env={"PYTHONIOENCODING": "ascii"})
    assert played.code == 0
    assert played.out.isascii()
    assert "eclaireurs|" in played.out
    assert "?" not in "".join(line for line in played.lines if "eclaireurs|" in line)


@pytest.mark.parametrize("columns", [60, 80, 120, 200])
def test_lines_stay_within_the_screen(tmp_path, columns):
    played = run(tmp_path, *PLAY, typed="1\n?\nv\nl\ns\nh\n" * 9, env={"COLUMNS": str(columns)})
    assert played.code == 0
    assert [line for line in played.lines if len(line) > columns] == []


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "command", [(), ("play",), ("replay",), ("rules",), ("games",), ("simulate",), ("bench",)]
)
def test_every_command_has_help_in_the_language(tmp_path, lang, command):
    helped = run(tmp_path, *command, "--help", "--lang", lang)
    assert helped.code == 0
    assert helped.out.startswith({"fr": "usage\u00a0:", "en": "usage:"}[lang])
    assert "⟨" not in helped.out
    if lang == "fr":
        assert "show this help" not in helped.out
        assert "positional" not in helped.out


def test_help_does_not_load_what_it_does_not_need(tmp_path):
    """That is what keeps it quick; seconds would depend on the machine."""
    code = (
        "import sys; from drakkar.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print([m for m in sys.modules if m.startswith(('rich', 'drakkar.arena.',"
        " 'drakkar.games.vikings.rules'))], file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=surroundings(tmp_path)
    )
    assert done.stderr.strip() == "[]"
