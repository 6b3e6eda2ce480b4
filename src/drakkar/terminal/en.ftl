# The terminal: all that the program says, except what a game says.

# ---- the game ----------------------------------------------------------------------------------
prompt-turn = { $name }, your turn. { $question }
prompt-input = (? help · h commands) >
prompt-narrowed = { $count ->
    [one] One move matches: Enter to play it.
   *[other] { $count } moves match. Type a number, or Enter to see them all again.
}
prompt-end-turn = Enter to end your turn, u to take it back >
prompt-continue = Enter to go on
since-heading = Since your last choice:
since-more = { $count ->
    [one] … and one line before these (l: the whole log)
   *[other] … and { $count } lines before these (l: the whole log)
}
thinking = { $name } is thinking…
curtain = Pass the screen to { $name }.
curtain-ready = { $name }, press Enter >
nothing-matches = No move contains “{ $text }”. Type a number, a word, or h.
no-such-number = There is no move { $number }: choose from 1 to { $count }.
refused = Refused: { $why }
legal-move = This move is allowed: { $text }
undone = Move taken back.
log-heading = Log of the game
log-empty = Nothing has happened yet.
scores-heading = If the game ended now
result-heading = Result
result-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
opponent = Opponent
result-solo = { $won ->
    [yes] You win, { $mine } to { $theirs }!
   *[no] You lose, { $mine } to { $theirs }.
}
result-alone = Final score: { $points } points.
result-total = Total
result-place = Place
result-file = Game saved: { $file }
saved = Game saved. See you soon!
saved-resume = To go on with it: { $command }
commands = Commands
command-number = a number: play that move
command-filter = a word: keep only the moves that contain it
command-notation = a notation (buy 5): play that move
command-why = ?: explain this choice; ? 3 or ? buy 0: why that move is allowed or refused
command-undo = u: take back my last move
command-log = l: the log
command-scores = s: the scores in detail
command-rules = r word: search the rules
command-view = v: everybody's board in full
command-confirm = c: confirm the end of my turns, or not
command-quit = q: save and quit
confirm-on = You will confirm the end of your turns.
confirm-off = Your turns end without confirmation.
rules-none = No clause contains “{ $text }”.
rules-hint = r word searches the rules; r 5.11 shows one clause.
rules-prompt = A clause, words, or Enter >
player-default = Player { $number }

# ---- the lobby ---------------------------------------------------------------------------------
lobby-title = Drakkar: Viking board games
lobby-new = New game
lobby-resume = Go on with the last game
lobby-rules = Read the rules
lobby-language = Français
lobby-quit = Quit
lobby-choice = Your choice >
lobby-which-game = Which game?
lobby-players = How many players?
lobby-seat = Seat { $number }: who plays?
lobby-human = a person here
lobby-name = The name [{ $default }] >
lobby-rematch = A rematch? (y/n) >
lobby-yes = y
lobby-wrong = Type a number from 1 to { $count }.
lobby-default = default
game-line = { $title }, by { $designers } · { $seats } players · { $minutes } min
bot-thrall = thrall: plays at random
bot-karl = karl: greedy, one turn ahead
bot-jarl = jarl: searches, to the end of the round
bot-konung = konung: searches like jarl, with what he has learned; a second and a half

# ---- replaying ---------------------------------------------------------------------------------
replay-where = Move { $step }/{ $steps }
replay-prompt = n next · p back · a number · e end · q quit >
replay-wrong = “{ $text }”: type n, p, e, q or the number of a move.
replay-other = { $what ->
    [box] This record was played with another box: points may differ.
   *[rules] This record follows revision { $found } of the rules; this program plays revision { $known }.
} { $shown ->
    [0] No answer of it is legal here.
    [one] One of its { $answers } answers is shown.
   *[other] { $shown } of its { $answers } answers are shown.
}
resume-revision = This game was begun under revision { $found } of the rules; it goes on under revision { $known }.
resume-position = This game was begun under revision { $found } of the rules. { $why } It goes on under revision { $known } from where it stood; { $file } stays as it is.
resume-cut = This game was begun under revision { $found } of the rules. { $why } It goes on under revision { $known } from the answer before; { $file } stays as it is.
replay-unfinished = The game is not over.

# ---- looking through a game again -------------------------------------------------------------
review-progress = Decisions
review-title = { $title }, { $names }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} looked at with what was known then.
review-where = { $place }. { $name }, move { $step }: { $question }
review-played = Played: { $move }
review-better = Better: { $move }
review-none = No decision clearly cost anything.
review-end = “Move” is the number in drakkar replay. What other worlds did not bear out is not listed; ± is 95 %.

# ---- command line ------------------------------------------------------------------------------
cli-description = Viking board games with all rules enforced. Without a command: the lobby.
cli-usage = usage:
cli-options = options
cli-arguments = arguments
cli-commands = commands
cli-help = show this help
cli-version = show the version
cli-play = play in this terminal
cli-replay = look at a recorded game again
cli-review = find the decisions of a recorded game that cost most
cli-rules = read or search the rules of a game
cli-games = list the games
cli-simulate = let bots play whole games
cli-study = study a game by many games: tables and a report
cli-ladder = rate the bots by games of each against each
cli-learn = let konung learn a game
cli-bench = measure the speed
cli-serve = serve the tables to browsers
cli-boxes = list the boxes that tables were played with, or write one out
cli-backup = save a copy of all tables
cli-game = the game: { $known }
cli-players = number of players
cli-seats = who plays, separated by commas: human or a bot ({ $known })
cli-names = the names, separated by commas
cli-option = an option of the game, name=value (may be repeated)
cli-seed = seed of chance, to play the same game again
cli-lang = language: fr or en
cli-resume = go on with FILE, or with the last unfinished game
cli-save = save to FILE
cli-file = a recorded game
cli-review-seat = only this player, from 1; or all (default: the people)
cli-review-most = how many decisions are listed (default: { $number })
cli-review-positions = how many positions a thought looks at (default: { $number })
cli-json = JSON output
cli-words = a clause (5.11), a chapter (5) or words
cli-metavar-file = FILE
cli-metavar-number = N
cli-metavar-list = LIST
cli-metavar-option = NAME=VALUE
cli-metavar-lang = LANGUAGE
cli-metavar-game = GAME
cli-metavar-words = WORDS
cli-metavar-command = COMMAND

# ---- errors ------------------------------------------------------------------------------------
error-kept = { $why } The file is left as it is.
error-kept-file = { $file }: { $why } The file is left as it is.
error-save = Cannot save to { $file }: { $why }.
error-save-exists = { $file } exists: go on with it by --resume { $file }, or choose another name.
error-no-save = There is no unfinished game in { $folder }.
error-unknown-seat = Unknown player “{ $name }”. Possible: { $known }.
error-seats-number = --seats names { $given } seats for { $players } players.
error-names-number = --names gives { $given } names for { $players } players.
error-names-empty = --names contains an empty name.
error-option-form = Option “{ $text }”: write name=value, for example { $example }.
error-whole-number = { $option } takes a whole number, not “{ $text }”.
error-at-least-one = { $option } must be at least 1, not { $text }.
error-seat-number = --seat takes a player from 1 to { $players }, or all, not “{ $text }”.
error-game-missing = Which game? Available: { $known }.
error-resume-with = --resume goes on with the game as it is, without { $option }.
error-rules-none = { $game }: no clause matches “{ $text }”. The chapters: drakkar rules { $game }.
error-not-here = The command “{ $name }” is not installed.
error-command = Unknown command “{ $name }”. Possible: { $known }.
error-expects = { $option } takes a value.
error-unrecognized = Unknown argument: { $text }.
error-required = Missing: { $text }.
error-choice = { $option }: “{ $name }” is not possible. Possible: { $known }.
error-usage = Malformed command: { $text }.
error-file-text = { $file }: this is not UTF-8 text.
