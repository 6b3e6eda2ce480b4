# What the home page, a new table and the settings say: loaded with them, not with a table.
tagline = A table for Viking board games: every rule, no rulebook.
your-turn-n = { $count ->
    [one] Your turn
   *[other] Your turn ({ $count })
}
new-table = New table
new-table-of = New table: { $game }
players-range = { $from } to { $to } players
minutes-range = { $from } to { $to } min
won-by = { $count ->
    [0] Lost
    [one] Won by { $names }
   *[other] Tied: { $names }
}
waits-for = Waiting for { $names }
import = Import a recorded game
seat-n = Seat { $number }
seat-me = Me
seat-here = At this device
seat-friend = A friend, by link
seat-bots = Bots
name-of = Name of seat { $number }
hints-option = Hints allowed
hints-default = as the table has it
hints-why = Usually the bot advises where everybody sits at one device; with friends afar only what pays is shown.
options-more = Every detail
seat-friend-how = You get a link and a QR code for your friend as soon as the table is open. You can begin before he comes.
seat-here-how = You play in turn at this screen; where hands are hidden, a curtain falls between you.
hints-none = none
network-closed = The server listens to this computer only: the links below open on no other device yet.
network-let-in = Let phones on my network in
network-open = Devices on the same network can come in at { $address } until the server stops. Without a link they see no table.
network-close = Close again
network-none = The links below open on this computer only: it is on no network, or its server was told to listen nowhere else (docs/hosting.md).
seed-chosen-mark = chosen seed
seed-bound = The seed was drawn by the server and sealed
seed-told = The seed was { $seed }
seed-check = Nobody knows the seed before the end. From the start it is bound by this seal: the SHA-256 of table, seed and salt, which are told when the game is over and stand in its record.
hint-1 = What is legal
hint-2 = What pays at once
likings = Preferences
language = Language
pref-sound = Sound a horn when it is my turn
pref-noises = Quiet noises of wood, dice and cards
pref-letters = Single-letter shortcuts
asking-how = { $asking ->
    [never] never
    [always] always
   *[final] when it cannot be undone or gives up much
}
text-size = Text size
text-size-how = { $size ->
    [small] small
    [large] large
   *[normal] normal
}
density-how = { $density ->
    [dense] dense
   *[airy] airy
}
keys = Keys
key-help = this help; on a piece: its rules (or right click, long press)
key-moves = list of moves
key-number = the nth move
key-enter = choose, confirm
key-esc = let go
key-undo = undo
key-restart = restart the turn
key-redo = Make again what was taken back
key-hint = hint
key-log = log
key-rules = rules
key-boards = next board
key-time = back and forward in time
key-region = next part of the screen
key-arrows = move within the board or the list
newcomer = First time here?
newcomer-how = Learn by playing: five minutes on the real board, each rule when you need it.
coach-me = With a coach: a word when something happens for the first time
coach-here = The coach speaks at this table
coach-again = All his cards again
me = Me
ladders = Ladders
