# Many games: simulate and bench.
metavar-game = GAME
metavar-option = NAME=VALUE
metavar-folder = FOLDER
metavar-file = FILE
metavar-earlier = FILE|VERSION
json-help = print JSON for a program to read
lang-help = language of the output
percent = { $number } %
percent-range = { $low } – { $high } %

simulate-help = Let bots play many games and sum them up.
simulate-players = number of players (default: as many as there are bots, else the fewest the game allows)
simulate-games = number of games (default: 100)
simulate-bots = one bot per seat, separated by commas; known: { $known } (default: karl everywhere)
simulate-jobs = number of processes (default: one per core)
simulate-cluster = play on the Ray cluster at this address (without one: the one that runs here or that RAY_ADDRESS names)
simulate-option = an option of the game; may be repeated
simulate-seed = seed of the first game; the others count up from it (default: 1)
simulate-rotate = move the bots up a seat after every game (default: yes)
simulate-records = write the record of every game into this folder
simulate-progress = Games
simulate-title = { $title }: { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $players } players, options: { $options }, seed { $seed }
simulate-length = A game is { $decisions } decisions long ({ $answers } answers with forced ones and chance).
simulate-speed = { $rate } decisions per second, { $seconds } s in all.
simulate-failure = The game with seed { $seed } broke off: { $why }

ladder-help = Let every bot play against every other, and rate them.
ladder-players = number of players (default: 2); with more the two sit in turn
ladder-bots = the bots, separated by commas (default: the panel { $panel }, by which versions are compared)
ladder-games = number of games of every pair (default: 200)
ladder-against = ratings of earlier: a file that was written with --out, or a version that the package remembers
ladder-out = write the results (FILE.json) or a picture of them (FILE.svg); may be repeated
ladder-title = { $title }, { $players } players{ $options }: ladder of Drakkar { $version }, { $games } games of every pair
ladder-unit = points of Elo; the line is the 95 % interval
ladder-never = { $bots } never won: how far below the others is not known, the rating is a guess.
ladder-meaning = Ratings by Bradley and Terry in points of Elo, { $anchor } given; ± is 95 % of the distance to { $anchor }. On the right: victories against each.

column-bot = bot
column-seat = seat
column-played = played
column-rating = rating
column-then = { $version }
column-change = change
column-mean = mean
column-sd = sd
column-min = min
column-q1 = q1
column-median = median
column-q3 = q3
column-max = max
column-wins = wins
column-interval = 95 % interval

bench-help = Measure how fast the games run, beside a well-known engine if it is installed.
bench-games = only these games (default: all)
bench-seconds = CPU seconds of play per variant and repeat (default: 1)
bench-repeats = how often everything is measured; the median is shown (default: 3)
bench-peer = measure catanatron as well (default: if it is there)
bench-beside = measure another Python that has Drakkar as well, the compiled one: .venv-compiled/bin/python
bench-progress = Measuring
bench-title = Random play, Python { $python }, one process, CPU time, median of { $repeats } × { $seconds } s:
bench-column-variant = game, players
bench-column-strict = of its answers
bench-column-ratio = times the peer
bench-column-decisions = decisions/s
bench-column-answers = answers/s
bench-column-copy = µs/state copy
bench-column-table-copy = µs/table copy
bench-column-moves = µs/moves()
bench-column-karl = ms/karl
bench-column-late = late
bench-column-beside = beside it
bench-column-times = times this
bench-column-copy-times = times this
bench-column-karl-times = times this
bench-column-env = environment
bench-column-steps = steps/s
bench-column-over = times Table.play and observation
bench-column-batched = vikings, many tables
bench-column-own-core = steps/s, a core per process
bench-column-times-one = times one process
bench-column-clock = steps/s by the clock
bench-batched = { $tables } tables, { $processes } { $processes ->
    [one] process
   *[other] processes
}
bench-peak = Peak memory: { $mb } MB. “karl”: what a decision costs him. “late”: a decision of the last quarter of a game in times of one of the first.
bench-meaning = A decision is an answer to a question with more than one legal answer; answers are all of them, forced ones and our draws of chance included. “of its answers”: our decisions in times of all answers of the peer.
bench-goal = Goal for { $game }: { $decisions } decisions/s or more, { $copy } µs or less per copy of a state.
bench-peer-goal = Goal beside the peer: { $decisions } × its decisions, { $copies } × as fast copies.

error-whole = “{ $text }” is not a whole number.
error-decimal = “{ $text }” is not a number.
error-games = The number of games must be at least 1, not { $games }.
error-jobs = The number of jobs must be at least 1, not { $jobs }.
error-ladder-bots = A ladder takes two bots or more, each once, not “{ $bots }”.
error-ladder-players = A ladder takes two players or more, not { $players }.
error-ladder-extra = Ratings need a library that is not installed: pip install "drakkar[ladder]".
error-ladder-out = --out writes FILE.json or FILE.svg, not “{ $file }”.
error-ladder-file = { $file }: { $why }.
error-ladder-against = “{ $name }” holds no ladder of { $game } with these players and options. Known: { $known }.
error-seconds = The seconds must be more than 0, not { $seconds }.
error-repeats = The number of repeats must be at least 1, not { $repeats }.
error-option-shape = An option is written NAME=VALUE, not “{ $text }”.
error-box = A box (--box, --against) is a folder of corrections; “{ $directory }” is none.
error-records = Records cannot be written to { $directory }: { $why }.
error-worker = A worker process died; it was playing one of the games with these seeds: { $seeds }.
error-all-failed = Not one game reached its end; the first, with seed { $seed }, broke off: { $why }
error-beside = { $python } cannot be measured: { $why }
error-no-peer = There is no peer to measure: it takes a checkout of Drakkar with catanatron installed (requirements-dev.lock).
error-cluster = There is no cluster at { $address }: { $why }.
error-cluster-address = An address of a cluster is written HOST:PORT, ray://HOST:PORT or auto, not “{ $address }”.
error-cluster-extra = A cluster needs a library that is not installed: pip install "drakkar[cluster]".
error-cluster-joined = This process has joined a cluster already: leave it first (ray.shutdown()).
error-cluster-lost = The cluster at { $address } is gone: { $why }.
error-cluster-version = The cluster has Drakkar { $theirs }, this is { $ours }: all must have the same.
error-cluster-none = No cluster runs on this machine: name its address (--cluster HOST:PORT) or set RAY_ADDRESS.
