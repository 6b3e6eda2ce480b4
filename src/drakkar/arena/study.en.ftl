# drakkar study: the command and its report.
metavar-address = ADDRESS

study-help = Let bots play many games and report what they show: tables, and one page to look at.
study-out = folder for the tables and the report; the same study in it goes on where it stopped
study-box = folder of your own corrections of the box (as DRAKKAR_COMPONENTS)
study-against = folder of other corrections: the same games with them, and what differs
study-summary = { $things ->
    [one] 1 thing
   *[other] { $things } things
} looked at; { $off ->
    [0] none is clearly far from the others of its kind
    [one] 1 is clearly far from the others of its kind
   *[other] { $off } are clearly far from the others of their kind
}.
study-summary-against = The other box: { $value } points per seat ({ $low } to { $high }).
study-written = Report: { $report }; tables: *.parquet in { $directory }.
study-stopped = Stopped. { $games ->
    [0] No part was complete yet
    [one] 1 game is kept
   *[other] { $games } games are kept
} in { $directory }; the same command goes on from there.

study-title = { $title }: what the games say
study-about = { $games } games of { $players } players ({ $bots }), options: { $options }, seeds { $seed } to { $last }, Drakkar { $version }.
study-caution = Bots have played. What goes with winning need not be the cause of it: who is ahead can afford more. Intervals hold in 95 of 100 cases; ● marks what stays clear when all comparisons of this study are counted (Benjamini and Hochberg, 5 %).
study-light = Light or dark
study-contents = Contents
study-range = { $low } to { $high }
study-table = Table ({ $number })
study-seat = Seat { $seat }
study-turn = { $place ->
    [1] Begins
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}
study-scores = Scores
study-sources = Mean points by source and seat
study-spread = How the scores lie
study-source = Source
study-points = Points
study-low = from
study-high = to
study-first = Who begins
study-turns = Victories by the order of turns (dashed: equal shares)
study-first-none = Who begins wins { $share } of the games ({ $range }); equal shares would be { $even }: no advantage is proven. Points compared with the mean of the others: { $points }.
study-first-more = Who begins has an advantage: { $share } of the games are won ({ $range }), equal shares would be { $even }. Points compared with the mean of the others: { $points }.
study-first-less = Who begins is at a disadvantage: { $share } of the games are won ({ $range }), equal shares would be { $even }. Points compared with the mean of the others: { $points }.
study-length = Length
study-length-text = A game takes { $mean } decisions ({ $least } to { $most }; half of them { $q1 } to { $q3 }). Rounds: { $rounds }.
study-worth = Points that go with one use more than the others at the table (yellow: the middle one of its kind)
study-worth-meaning = To say what a thing is worth, players of the same table are compared: how many points more had who used it once more. Green and red are clear, grey is not. Each table has the victories with it and without it as well.
study-worth-alone = Games with it and games without it are compared, in points. Green and red are clear, grey is not.
study-off = { $number ->
    [one] Clearly far from the middle one of its kind, in points: { $list }.
   *[other] { $number } are clearly far from the middle one of their kind, in points: { $list }.
}
study-used = Uses per player, round by round
study-used-per-seat = Uses per player
study-asked = Questions and rules
study-asked-text = How often each question came up, with the chapter of the rules that it stands in and the clauses that explain it. Questions with only one answer are not asked and not counted.
study-asked-chart = Questions per game, round by round
study-asked-per-game = Per game
study-compared = The other box
study-compared-text = The same { $games } games (seeds) with both boxes; what is shown is the other box less this one, with intervals of the differences game by game.
study-use-change = Share of players who use it: change
study-score-per-seat = Points per player
study-wins-of-seat = Victories of seat { $seat }, in percentage points

study-axis-points = points
study-axis-score = final score
study-axis-share = share of games
study-axis-wins = victories
study-axis-decisions = decisions per game
study-axis-worth = points per use
study-axis-round = round
study-axis-use-change = share of players, change

study-column-thing = what
study-column-seats = players who used it
study-column-round = mean round
study-column-with = victories with
study-column-without = victories without
study-column-win-change = difference (percentage points)
study-column-worth = points per use
study-column-q = q
study-column-question = question
study-column-chapter = chapter
study-column-clauses = clauses
study-column-per-game = per game
study-column-games = of games
study-column-answers = answers to choose from
study-column-where = value
study-column-here = this box
study-column-there = the other
study-column-what = what
study-column-difference = difference
study-column-seats-before = used, this box
study-column-seats-after = used, the other
study-column-change = change (percentage points)
study-column-before = points per use, this box
study-column-after = points per use, the other

error-study-extra = A study needs libraries that are not installed: pip install "drakkar[study]".
error-study-folder = { $directory } holds other things than a study; name a new folder.
error-study-other = { $directory } holds another study (other games, rules or box); name a new folder.
error-study-open = { $directory } cannot be used: { $why }.
error-study-write = { $directory } cannot be written: { $why }. { $games } games are kept there; the same command goes on from them.
