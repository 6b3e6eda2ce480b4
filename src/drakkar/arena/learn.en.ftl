# drakkar learn: what konung knows.
learn-help = Let jarl play against himself and learn from it what positions are worth: the weights of konung.
learn-hours = hours to learn for; what is there then is kept, and the same command goes on from there
learn-out = folder for games, weights and trials (default: learn-GAME)
learn-players = players of each game (default: 2)
learn-seed = seed of the first game; the same seed learns the same (default: 1)
learn-games = games of a round, from which is learned (default: 1,000)
learn-trials = games of a round in which what was learned is tried against jarl (default: 200)
learn-positions = positions that both look at for a decision in a trial (default: 1,500)
learn-rounds = stop after so many rounds (default: when the time is up)
learn-column-round = round
learn-column-error = error
learn-column-before = error of jarl
learn-column-margin = points ahead
learn-title = { $title }, { $players } players, seed { $seed }: what was learned, against jarl with { $positions } positions each
learn-meaning = “error”: by how many points it is wrong at the horizon about games it was not fitted to. Kept is what wins most, however it forecasts.
learn-next = Round { $round }, not done yet: { $games } games, { $trials } trials.
learn-best = The best by play: { $file }. To play with it: DRAKKAR_WEIGHTS={ $folder } drakkar ...
learn-none = No round is done yet; the same command goes on from here ({ $folder }).

error-learn-extra = Learning needs a library that is not installed: pip install "drakkar[learn]".
error-learn-alone = Learned is what one has more than another: that takes two players or more.
error-learn-few = --{ $what } must be at least { $least }, not { $number }.
error-learn-hours = The hours must be more than 0, not { $hours }.
error-learn-folder = { $directory } holds other things than what drakkar learn writes; name a new folder.
error-learn-other = { $directory } holds what was learned otherwise (another game, seed, number of games or version); name a new folder.
error-learn-open = { $directory } cannot be used: { $why }.
