# The ladders. Loaded when they are looked at, or below the result of a rated game.
ladder-of = Which game
ladder-rated = Ladder
ladder-rated-how = Of games that were opened as "rated". The number is the strength (Glicko-2), ± the range in which it almost certainly lies. As long as that is wide a "?" says so, and there is no rank.
ladder-none = No rated game has ended here yet. It is chosen when a table is opened.
ladder-rank = Rank
ladder-rating = Strength
ladder-games = Games
ladder-won = Won
ladder-last = Last
ladder-place = Mean place
ladder-bot = bot
ladder-csv = Save as a table (CSV)
ladder-mine = My strength, game by game
ladder-mine-told = { $count ->
    [one] One rated game: { $rating }, give or take { $within }.
   *[other] { $count } rated games; now { $rating }, give or take { $within }.
}
ladder-provisional = "?": provisional, it takes a few more games.
ladder-circle = Those I have met
ladder-circle-how = All whole games at which you sat, rated or not. Only you see this.
ladder-circle-none = You have not yet ended a game of this kind with others.
