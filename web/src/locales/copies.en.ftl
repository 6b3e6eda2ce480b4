# Tables that are made after another one. Loaded with what offers them.
copy-position = What if? Play from here
copy-how = Opens a table of your own in this position. What you do not know is dealt anew, bots play the others.
duel = Same cards, another table
duel-how = The same luck, move for move, for other people or for you again. Who has seen these cards knows what comes.
duel-who = Who plays
duel-others = Others, by link
duel-me = I do, against the same bots
duel-start = Deal
kin-title = With the same cards
kin-first = the first table
kin-here = this table
kin-running = still playing
