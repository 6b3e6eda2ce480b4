"""Several people at one terminal, each with a hand of his own; and bots beside them."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import drakkar
from drakkar.kernel.question import NATURE
from drakkar.terminal.play import Player
from drakkar.terminal.screen import Screen
from drakkar.terminal.words import Words
from tests.terminal.driver import inside, saves

NBSP = "\u00a0"
ZONES = ("hands", "aside", "packs")


def played(home, seats, typed, seed="3", lang="fr"):
    names = ",".join(("Anna", "Bera", "Cnut")[: seats.count(",") + 1])
    arguments = ("--seats", seats, "--names", names, "--seed", seed, "--lang", lang)
    done = inside(home, "play", "shipwrights", *arguments, typed="\n".join(typed) + "\n")
    assert (done.code, done.err) == (0, "")
    return done.out.replace(NBSP, " ")


def some_numbers(count):
    rng = random.Random(5)
    return [str(rng.choice((1, 2, 3, 4, 5, 7, 9, 12))) for _ in range(count)]


class Watch:
    """What stands on the screen, who may look at it, and which cards each has been shown."""

    def __init__(self, monkeypatch) -> None:
        self.player: Player | None = None
        self.looking: int | None = None
        self.shown: list[str] = []
        self.checked = self.curtains = 0
        self.known: list[set[str]] = []
        self.names = Words("fr", drakkar.GAMES["shipwrights"])
        watch, curtain, printed = self, Player._curtain, Screen._print
        clear = Screen.clear

        def _curtain(player, seat):
            watch.player, watch.looking = player, None
            curtain(player, seat)
            watch.check(None, set(), watch.shown)
            watch.looking, watch.curtains = seat, watch.curtains + 1

        def _print(screen, text):
            watch.shown.append(text.plain)
            printed(screen, text)
            if watch.player is not None and watch.looking is not None:
                watch.check(watch.looking, watch.may_know(watch.looking), [text.plain])

        def _clear(screen):
            watch.shown.clear()
            clear(screen)

        monkeypatch.setattr(Player, "_curtain", _curtain)
        monkeypatch.setattr(Screen, "_print", _print)
        monkeypatch.setattr(Screen, "clear", _clear)

    def may_know(self, seat):
        """The cards this seat sees now, or has seen, or was told of."""
        assert self.player is not None
        table = self.player.table
        if not self.known:
            self.known = [set() for _ in range(table.players)]
        for village in table.view(seat)["table"]["villages"]:
            for zone in ("hand", "aside", "pack", "board"):
                self.known[seat] |= set() if isinstance(village[zone], int) else {*village[zone]}
        for _, (_, audience, args) in table.events or ():
            if audience is None or seat in audience:
                self.known[seat] |= {args.get("card"), *args.get("cards", ())}
        return self.known[seat]

    def check(self, seat, known, texts):
        """Nothing on the screen that only others may see; before the curtain nobody's cards."""
        from drakkar.games.shipwrights.box import CARD_NAMES

        assert self.player is not None
        state = self.player.table.state
        hidden = {
            CARD_NAMES[card]
            for zone in ZONES
            for owner, cards in enumerate(getattr(state, zone))
            for card in cards
            if owner != seat
        }
        for card in hidden - known:
            name = self.names("card", card=card)
            for text in texts:
                assert not re.search(rf"\b{re.escape(name)}\b", text), (seat, card, text)
            self.checked += 1


def test_nobody_sees_another_ones_cards_before_or_behind_the_curtain(tmp_path, monkeypatch):
    watch = Watch(monkeypatch)
    out = played(tmp_path, "human,human", some_numbers(150))
    assert watch.curtains >= 10
    assert watch.checked > 1000
    assert out.index("Passez l'écran à Anna.") < out.index("Anna, à vous.")
    assert "Passez l'écran à Bera." in out


def test_one_person_among_bots_needs_no_curtain(tmp_path):
    assert "Passez l'écran" not in played(tmp_path, "human,thrall", some_numbers(40))


def test_the_log_tells_a_person_what_he_drew_and_of_others_how_much(tmp_path):
    """Anna, a bot, has played before Bera."""
    out = played(tmp_path, "thrall,human,thrall", [*["1"] * 5, "work 3", "l", "q"])
    log = " ".join(out.split("Journal de la partie")[1].split())
    assert re.search(r"Bera › place un ouvrier sur l'emplacement 3, pioche 1 carte \(\w", log)
    assert re.search(r"Anna › [^›]*, pioche \d cartes?, ", log)
    assert not re.search(r"Anna › [^›]*, pioche \d cartes? \(", log)


def test_everybody_plays_his_phase_to_the_end_in_the_order_of_the_round(tmp_path):
    played(tmp_path, "human,thrall,thrall", ["1"] * 80)
    (saved,) = saves(tmp_path)
    table = drakkar.replay(json.loads(saved.read_text()))
    turns: dict[int, list[int]] = {}
    for entry in table.log:
        if entry.group and not entry.sealed and entry.seat != NATURE:
            order = turns.setdefault(entry.group, [])
            if entry.lane not in order[-1:]:
                order.append(entry.lane)
    assert list(turns.values())[:3] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_undo_in_the_action_phase_leaves_what_others_did(tmp_path):
    """Anna, a bot, has played before Bera."""
    out = played(tmp_path, "thrall,human,thrall", [*["1"] * 5, "work 5", "u", "q"])
    assert "Coup repris." in out
    (saved,) = saves(tmp_path)
    answers = [answer for answer in json.loads(saved.read_text())["answers"] if answer[0] != NATURE]
    assert [answer[1] for answer in answers if answer[0] == 1] == ["keep"] * 5
    assert answers[-1] == [0, "done"]


def test_saga_passes_the_screen_for_every_secret_choice(tmp_path):
    arguments = ("--seats", "human,human", "--names", "Anna,Bera", "--seed", "3", "--lang", "fr")
    typed = "\n".join(["1", ""] * 40) + "\n"
    done = inside(tmp_path, "play", "saga", *arguments, typed=typed)
    assert (done.code, done.err) == (0, "")
    screens = done.out.replace(NBSP, " ").split("Passez l'écran à ")[1:]
    assert len(screens) > 10
    for screen in screens:
        name, shown = screen[:4], screen.split(">", 1)[1]
        if "à vous. Quelle carte" in shown:
            assert f"{name}, à vous. Quelle carte" in shown
            assert shown.count("à vous. Quelle carte") == shown.count(f"{name}, à vous. Quelle")
        assert re.search(rf"── [AB] {name}  ", shown)


def test_odin_shows_nobody_an_occupation_of_another_hand(tmp_path, monkeypatch):
    """What is printed while a seat looks holds no name of a card that only others know."""
    game = drakkar.GAMES["odin"]
    words, seen, checked = Words("fr", game), Screen._print, []
    tables: list[Player] = []
    start = Player.__init__

    def _init(player, session, screen):
        start(player, session, screen)
        tables.append(player)

    def _print(screen, text):
        seen(screen, text)
        player = tables[-1] if tables else None
        if player is None or player.shown_to is None or player.table.over:
            return
        from drakkar.games.odin.box import CARD_NAMES

        s: Any = player.table.state
        for owner, hand in enumerate(s.hands):
            for card in hand if owner != player.shown_to else ():
                name = words(f"card-{CARD_NAMES[card].replace('_', '-')}")
                assert not re.search(rf"\b{re.escape(name)}\b", text.plain), (owner, name)
                checked.append(name)

    monkeypatch.setattr(Player, "__init__", _init)
    monkeypatch.setattr(Screen, "_print", _print)
    arguments = ("--seats", "human,human", "--names", "Anna,Bera", "--seed", "3", "--lang", "fr")
    rng = random.Random(2)
    numbers = [str(rng.choice((1, 2, 3, 5, 8, 9, 12, 15, 19, 23))) for _ in range(220)]
    typed = "\n".join([*["v", *numbers[:110]], "v", *numbers[110:], "l", "q"]) + "\n"
    done = inside(tmp_path, "play", "odin", *arguments, typed=typed)
    assert (done.code, done.err) == (0, "")
    assert len(checked) > 500
    assert "Passez l'écran à Bera." in done.out
