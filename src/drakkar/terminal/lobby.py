"""The lobby: choose a game, its options and who plays, then sit down; again after the game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from drakkar.bots import offered
from drakkar.games import GAMES
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game
from drakkar.kernel.text import fold
from drakkar.terminal import report
from drakkar.terminal.play import Player
from drakkar.terminal.saves import HUMAN, Session, latest
from drakkar.terminal.screen import Closed, Screen
from drakkar.terminal.seating import again, describe, new_session, usual_names, usual_seats
from drakkar.terminal.words import Words


class Lobby:
    def __init__(self, screen: Screen, lang: str) -> None:
        self.screen, self.words = screen, Words(lang)

    def run(self) -> int:
        try:
            while self._visit():
                pass
        except Closed:
            pass
        except KeyboardInterrupt:
            self.screen.say()
            return 130
        return 0

    def _visit(self) -> bool:
        """One choice from the menu; False to leave."""
        words = self.words
        entries = [
            words(f"lobby-{name}") for name in ("new", "resume", "rules", "language", "quit")
        ]
        chosen = self.pick(words("lobby-title"), entries)
        try:
            if chosen == 0:
                return self._play(self._seat())
            if chosen == 1:
                return self._play(latest(None, None, words.lang))
            if chosen == 2:
                game_words = Words(words.lang, self._game())
                report.rules(self.screen, game_words, "")
                report.rules(self.screen, game_words, self.screen.ask(words("rules-prompt")))
            elif chosen == 3:
                self.words = Words("en" if words.lang == "fr" else "fr")
        except DrakkarError as error:
            self.screen.say(words.error(error), "red")
        return chosen != 4

    def _play(self, session: Session) -> bool:
        """Games with the same people while they like; False if one was left unfinished."""
        while True:
            Player(session, self.screen).run()
            if not session.table.over:
                return False
            answer = fold(self.screen.ask(self.words("lobby-rematch")))
            if not answer.startswith(self.words("lobby-yes")):
                return True
            session = again(session)

    # ---- a new game --------------------------------------------------------------------------
    def _game(self) -> Game:
        games = list(GAMES.values())
        if len(games) == 1:
            self.screen.say(describe(self.words, games[0]), "bold")
            return games[0]
        lines = [describe(self.words, game) for game in games]
        return games[self.pick(self.words("lobby-which-game"), lines)]

    def _seat(self) -> Session:
        screen, words = self.screen, self.words
        game = self._game()
        game_words = Words(words.lang, game)
        counts = [str(number) for number in game.seats]
        players = game.seats[self.pick(words("lobby-players"), counts)]
        options: dict[str, str] = {}
        for name, option in game.options.items():
            # what has been chosen so far may leave no choice here
            choices = game.open_choices(players, options)[name]
            options[name] = option.default
            if len(choices) > 1:
                lines = [game_words.option(name, choice) for choice in choices]
                start = choices.index(option.default)
                options[name] = choices[self.pick(game_words.option(name), lines, start)]
        game.chosen(players, options)
        bots = offered(game.slug)
        kinds = (HUMAN, *bots)
        lines = [words("lobby-human"), *(self._bot(name) for name in bots)]
        seats, names = [], []
        for number, usual in enumerate(usual_seats(players), start=1):
            heading = words("lobby-seat", number=number)
            seats.append(kinds[self.pick(heading, lines, kinds.index(usual))])
            default = usual_names(words, seats)[-1]
            name = ""
            if seats[-1] == HUMAN:
                name = screen.ask(words("lobby-name", default=default))
            names.append(name or default)
        return new_session(
            game.slug, words.lang, players=players, seats=seats, names=names, options=options
        )

    def _bot(self, name: str) -> str:
        return self.words(f"bot-{name}") if self.words.has(f"bot-{name}") else name

    def pick(self, heading: str, entries: Sequence[str], default: int = 0) -> int:
        """The index of the entry chosen by number; Enter takes the default."""
        screen, words = self.screen, self.words
        screen.say()
        screen.say(heading, "bold")
        for number, entry in enumerate(entries, start=1):
            usual = f"  ({words('lobby-default')})" if number - 1 == default else ""
            lines = [Text(line) for line in screen.wrap(f"{number:>3}  {entry}{usual}", indent=5)]
            lines[0].stylize("cyan", 0, 3)
            lines[-1].stylize("dim", len(lines[-1]) - len(usual))
            screen.draw(lines)
        while True:
            typed = screen.ask(words("lobby-choice"))
            if not typed:
                return default
            if typed.isdecimal() and 1 <= int(typed) <= len(entries):
                return int(typed) - 1
            matching = [i for i, entry in enumerate(entries) if fold(typed) in fold(entry)]
            if len(matching) == 1:
                return matching[0]
            screen.say(words("lobby-wrong", count=len(entries)))
