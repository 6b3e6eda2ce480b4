# Statistics of my games. Loaded when they are looked at.
games-none = No game of yours is over yet. Lessons, what-ifs and games in which you play several seats are not counted.
games-of = Which game
games-sum = { $count ->
    [one] 1 game, { $won } won
   *[other] { $count } games, { $won } won
}
games-time = Points over time
games-time-told = { $count } games, from { $least } to { $most } points, { $mean } on average
games-sources = Points by source, on average
games-players = Players
games-played = Games
games-won = Won
games-mean = Points on average
games-place = Place on average
games-csv = Save as a table (CSV)
