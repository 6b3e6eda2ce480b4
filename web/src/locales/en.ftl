# The words of the frame. Those of a game are in its folder, games/<slug>, and come from the server.

to-home = Home
not-found = There is nothing at this address.
loading = Hoisting the sail…
just-now = just now
close = Close
yes-play = Yes, play it
no = No
new = new
you = you
bot = bot
theme = Appearance: { $theme ->
    [light] light
    [dark] dark
   *[auto] like the device
}
theme-short = { $theme ->
    [light] light
    [dark] dark
   *[auto] auto
}

# ---- home --------------------------------------------------------------------------------------
your-turn = Your turn
running = Running games
ended = Finished games
broken = stopped after a fault, can still be read
other-version = waits for another version of the program, can still be read
seats = Players
name = Name
options = Options
start = Start

# ---- links -------------------------------------------------------------------------------------
invite = Invite
copy = Copy
copied = Copied
share = Share
qr = QR code
qr-of = QR code: { $label }
link-for = Link for { $name }
link-watch = Link for spectators
new-link = New link for { $name } (the old one is out)
new-watch-link = New link for spectators
link-dead = This link is not valid, or no longer.
table-gone = This table does not exist, or you are no longer at it.
welcome-name = Welcome aboard! Your name:
sit-down = Sit down

# ---- table -------------------------------------------------------------------------------------
of-what = { $of }: { $what }
table = The table
common-table = Common table
side = Opponents, moves, log
scenes = Views
players = Players
goes-first = goes first
leads = leads
has-left = has left
to-move = to move
online = online
offline = away
not-here-yet = not here yet
no-seat = nobody
opponent = Opponent
what-to-do = What to do
tab-board = Board
tab-moves = Moves
tab-others = Rivals
tab-log = Log
tab-score = Score
tab-talk = Talk
tab-more = More
show-board-of = Show the board of { $name }
rules = Rules
help = Help
help-keys = Help and keys
sent = Sent…
saved = Saved
retrying = Trying again…
offline-banner = Connection lost. Nothing else is: trying again.
old-page = There is a newer page for this table.
reload = Load it
part-missing = A part of the page could not be loaded; the server may have a newer one.
part-missing-offline = This part of the page has not been loaded yet, and there is no network.
try-again = Try again
plain-unread = This page cannot draw this position as it should: here it is in plain panels. Everything can still be played.
plain-unloaded = The picture of this game could not be loaded: here it is in plain panels. Everything can still be played.
plain-unknown = This page has no picture of this game: here it is in plain panels.
plain-nothing = This position cannot be drawn; the moves are in the list.
stale = The table has changed meanwhile: look and decide again.
error-network = The server does not answer.
offline-page = There is no network. The page is here; the tables are on the server and come back with the network.
server-away = The server does not answer. The table opens as soon as it does.
undo = Undo
undo-what = Undo: { $what }
restart = Restart turn
redo = Redo
takeback = Taking back
takeback-ask = Ask the others to take it back
takeback-free = Take it back all the same
takeback-here = Ask the others to go back to here
takeback-here-free = Play on from here
takeback-counted = The result will say so if something had been revealed.
takeback-agree = Agree
takeback-refuse = Refuse
takeback-withdraw = Withdraw
takeback-waiting = Waiting for { $names }.
hinted = { $count ->
    [one] one piece of advice from the bot
   *[other] { $count } pieces of advice from the bot
}
devices = Somebody sits here on { $count } devices
program = A program may play here, too
seed-chosen = The seed of this table was chosen: { $seed }. Whoever knows it can know what will be drawn.
hint = Hint
hide = Hide my hand
how-it-works = How does it work?
then = Then: { $next }
sure = Play this move?
reveals = This move shows something hidden: it cannot be taken back.
reveals-short = no undo after this
click-plays = click to play
recap = Since your last turn
recap-walk = Show me
note = Private note
note-why = For nobody but you: what you are up to. You will see it when you come back.
back-to-action = Back to the action
board-of = Board of { $name }
next-table = { $count ->
    [one] { $title }: another table waits for you
   *[other] { $title } and others: { $count } tables wait for you
}
watching = spectators
whole-log = The whole log
you-watch = You are watching
answers = Answers
messages = Messages
chosen-so-far = You have chosen: { $move }. Choose another, or the same again to take it back, until everybody has chosen.
gives-up-much = This gives up much, and others move on at once.
undo-further = Go further back…
has-chosen = has chosen
recap-n = { $count ->
    [one] Watch { $count } move
   *[other] Watch { $count } moves
}
menu = Menu
help-and-likings = Help and preferences

# ---- moves -------------------------------------------------------------------------------------
moves = Moves
moves-n = { $count ->
    [0] No moves
    [one] { $count } legal move
   *[other] { $count } legal moves
}
filter-moves = Filter the moves
no-moves = Nothing to play right now.
is-over = The game is over.
other-answers = Other answers
nothing-with = { $thing }: nothing can be done with it now.
hint-3 = What the bot would play
hint-why-1 = Every legal move, marked in the list.
hint-why-2 = The points each move brings at once, best first.
hint-why-3 = The bot's choice, lit on the board, and its reason.
hint-play = Play it
hint-show-second = Show the other move
hint-show-first = Show the first again
die-try = try { $at } of { $of }
die-result = makes { $number }
die-rolled = { $number } on a die of { $sides }
die-unrolled = a die of { $sides }, not rolled yet
die-next-roll = Next roll
die-first-roll = First roll
thoughts-left = { $left ->
    [0] No hint of the last two kinds is left for this table; one comes back every { $every } seconds.
    [one] One hint of the last two kinds is left for the whole table; one comes back every { $every } seconds.
   *[other] Of the last two kinds the whole table has { $left } hints of { $most } left; one comes back every { $every } seconds.
}
hints-limited = The bot's advice is not allowed at this table.

# ---- time --------------------------------------------------------------------------------------
past-at = Looking back: position { $at } of { $of }
to-start = To the start
step-back = One step back
step-forward = One step forward
place-in-time = Moment of the game
to-now = Back to now
play-on = Run the steps
pause = Pause
replay = Watch again

# ---- points and result -------------------------------------------------------------------------
score-now = If the game ended now
score-ended = { $points } { $unit } if the game ended now
score-end = total: { $points }
final-score = Final score
source = Source
total = Total
result = Result
rematch = Rematch
join-rematch = Join the rematch
export = Export the game
share-replay = Link to watch it
replay-link = Link to watch the game again

# ---- rules -------------------------------------------------------------------------------------
search-rules = Search the rules: a word, 5, 5.11
summary = In short
summary-aim = What it is about
summary-turn = What one does
summary-end = How it ends
nothing-found = Nothing found.
clauses-n = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
reconstructed = Reconstructed values.

# ---- curtain -----------------------------------------------------------------------------------
pass-to = Pass the device to { $name }
curtain-why = Hands are hidden: only the player whose turn it is looks.
i-am = I am { $name }: show
look-as = Look as { $name }

# ---- help --------------------------------------------------------------------------------------
light = Appearance
motion = Animations
motion-auto = like the device
motion-none = none
motion-fast = fast
motion-normal = normal
motion-slow = slow
asking = Ask before a move
density = Spacing

# ---- boards made by the kit --------------------------------------------------------------------
face-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
rules-of = Rules: { $thing }
turn-piece = Turn
turned = Orientation { $at } of { $of }
to-left = Left
to-right = Right
to-up = Up
to-down = Down
lay-here = Lay it here
put-back = Put it back
choose-place = Choose a place
nothing = nothing

# ---- lessons and the coach ---------------------------------------------------------------------
learn = Learn { $game }
learn-on = Learn { $game }: go on
learn-short = Learn
learn-on-short = Go on learning
lesson = Lesson
lesson-at = { $at } of { $of }
lesson-back = Back
lesson-next = Next
lesson-show = Show me where
lesson-skip = Do it for me
lesson-leave = Leave
lesson-fold = Shorter
lesson-unfold = Longer
lesson-other = “{ $move }” is allowed, and some day it may be the better move. The lesson goes on as written above.
lesson-first-game = First game against Karl, coached
lesson-go-on = Go on with this table
coach = The coach
coach-dismiss = Understood
coach-off = No more cards here

# ---- parts of boards ---------------------------------------------------------------------------
map-size = Size of the map
map-larger = Larger
map-smaller = Smaller
map-fit = The whole map
fewer = One fewer
more-of-it = One more
