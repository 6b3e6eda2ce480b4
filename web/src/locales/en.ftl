# The words of the frame. Those of the games come from the server.

tagline = A table for Viking board games: every rule, no rulebook.
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
your-turn-n = { $count ->
    [one] Your turn
   *[other] Your turn ({ $count })
}
running = Running games
ended = Finished games
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
broken = stopped after a fault, can still be read
import = Import a recorded game
seats = Players
seat-n = Seat { $number }
seat-me = Me
seat-here = At this device
seat-friend = A friend, by link
seat-bot = Bot: { $level }
name = Name
name-of = Name of seat { $number }
options = Options
hints-option = Hints allowed
hints-default = as the table has it
hints-why = Usually the bot advises where everybody sits at one device; with friends afar only what pays is shown.
options-more = Every detail
seat-friend-how = You get a link and a QR code for your friend as soon as the table is open. You can begin before he comes.
seat-here-how = You play in turn at this screen; where hands are hidden, a curtain falls between you.
hints-none = none
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
network-closed = The server listens to this computer only: the links below open on no other device yet.
network-let-in = Let phones on my network in
network-open = Devices on the same network can come in at { $address } until the server stops. Without a link they see no table.
network-close = Close again
network-none = The links below open on this computer only: it is on no network, or its server was told to listen nowhere else (docs/hosting.md).
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
to-move = to move
online = online
offline = away
not-here-yet = not here yet
no-seat = nobody
neutral = Neutral
opponent = Opponent
what-to-do = What to do
tab-board = Board
tab-moves = Moves
tab-others = Opponents
tab-log = Log
tab-score = Score
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
stale = The table has changed meanwhile: look and decide again.
error-network = The server does not answer.
undo = Undo
undo-what = Undo: { $what }
restart = Restart turn
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
hint = Hint
hide = Hide my hand
how-it-works = How does it work?
then = Then: { $next }
sure = Play this move?
reveals = This move shows something hidden: it cannot be taken back.
reveals-short = reveals: no way back
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

# ---- moves -------------------------------------------------------------------------------------
moves = Moves
moves-n = { $count ->
    [0] No moves
    [one] { $count } legal move
   *[other] { $count } legal moves
}
filter-moves = Filter the moves
show-all = Show all
no-moves = Nothing to play right now.
is-over = The game is over.
not-now = Not possible now
nothing-with = { $thing }: nothing can be done with it now.
hint-1 = What is legal
hint-2 = What pays at once
hint-3 = What the bot would play
hint-why-1 = Every legal move, marked in the list.
hint-why-2 = The points each move brings at once, best first.
hint-why-3 = The bot's choice and its reason.
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
likings = Preferences
language = Language
light = Appearance
pref-sound = Sound a horn when it is my turn
pref-letters = Single-letter shortcuts
motion = Animations
motion-auto = like the device
motion-none = none
motion-fast = fast
motion-normal = normal
motion-slow = slow
pref-careful = Ask before every move
keys = Keys
key-help = this help; on a piece: its rules (or right click, long press)
key-moves = list of moves
key-number = the nth move
key-enter = choose, confirm
key-esc = let go
key-undo = undo
key-restart = restart the turn
key-hint = hint
key-log = log
key-rules = rules
key-boards = next board
key-time = back and forward in time
key-region = next part of the screen
key-arrows = move within the board or the list

# ---- generic board -----------------------------------------------------------------------------
face-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
space = Space { $number }
worker-here = worker placed
used = used
upgraded = upgraded
rest-of-table = The rest of the table
rules-of = Rules: { $thing }
leads-here = with { $by }
has-chosen = has chosen
is-choosing = choosing…
worth = island { $island }, favour { $favor }
in-round = round { $round }
on-success = Success:
on-failure = Failure:
cell-income = income { $value }
board-told = Laid: { $pieces }
places-n = { $count ->
    [0] no place
    [one] { $count } place
   *[other] { $count } places
}
turn-piece = Turn
turned = Orientation { $at } of { $of }
suggested = Suggestions
to-left = Left
to-right = Right
to-up = Up
to-down = Down
lay-here = Lay it here
choose-place = Choose a place
filter-spaces = Filter the spaces
possible = Possible
no-such-space = No space fits.
nothing = nothing
free-cell = free cell

# what the zones and numbers of a table are
zone-round = Round
zone-era = Era
zone-first = First player
zone-chief = Chieftain
zone-gold = gold
zone-glory = glory
zone-vp = points
zone-card = card
zone-cards = Cards
zone-worker = worker
zone-wood = wood
zone-wool = wool
zone-iron = iron
zone-coin = coin
zone-food = food
zone-steel = steel
zone-resource = resource of choice
zone-silver = silver
zone-prices = Prices
zone-deck = Deck
zone-discard = Discard pile
zone-discard-for = Discard for
zone-nemesis = Nemesis
zone-tracks = Progress tracks
zone-military = Military
zone-trade = Trade
zone-renown = Renown
zone-goods = Goods
zone-hand = Hand
zone-pack = Pack to choose from
zone-aside = Cards kept
zone-player-board = Player board
zone-ships = Ships
zone-buildings = Buildings
zone-raids = Raids
zone-income = Income
zone-tucked = Tucked
zone-labourer = Labourer
zone-spent-trades = Trades used
zone-cost = Cost
zone-skills = Skills
zone-major = Major
zone-minor = Minor
zone-ability = Ability
zone-missing = Missing
zone-sea = The sea
zone-fjords = Fjords
zone-gods = Gods
zone-fury = Fury
zone-rank = Rank
zone-worth = Points per Rune
zone-consecrated = Villages consecrated
zone-blessing = Blessing
zone-places = Places of consecration
zone-favors = Favours
zone-invaders = Invaders
zone-battle = Battle
zone-raid-steel = Steel of a raid
zone-holder = Control
zone-settlers = Settlers
zone-temples = Temples
zone-influence = Influence
zone-docks = Docks
zone-village = Village
zone-villages = Villages
zone-jarl = Jarl
zone-rune-action = Rune
zone-runes = Runes
zone-row = Row
zone-stock = To build
zone-bag = Bag
zone-bonus = Bonus
zone-schedule = Scorings
zone-lots = Lots around the wheel
zone-price = Price
zone-tile = Tile
zone-viking = Viking
zone-drawn = Vikings drawn
zone-auction = Auction
zone-bid = Bid
zone-bidder = Bidder
zone-passed = Passed
zone-sails = Sails
zone-sail = Sail
zone-reach = Threatens down to
zone-kind = Kind
zone-amount = Amount
zone-bonus-row = Bonus tiles
zone-left = Left to draw
zone-pile = Pile
zone-start-in-hand = Start tile in hand
zone-tiles = Tiles
zone-column = Column
zone-threatened = Threatened
zone-monument = Monument
zone-ashore = On the mainland
zone-bonuses = Bonus tiles
zone-waiting = Waiting
zone-now = If scored now
zone-small = Small scoring
zone-large = Large scoring
zone-boatsmen = Boatsmen
zone-islands = Complete islands
zone-longest = Longest island
zone-repelled = Repelled
zone-numbers = Numbers
zone-wealth = Wealth
zone-secrets = Secrets
zone-nature = Nature
zone-saga-vp = VP
zone-saga-turn = Turn
zone-saga-odin = Odin
zone-saga-cell = cell
zone-saga-pile = Draw pile
zone-saga-size = cards
zone-saga-copies = copies
zone-saga-surcharge = surcharge
zone-saga-valhalla = Valhalla
zone-saga-offset = trail

# ---- the Vikings board ----
vikings-wheel = The wheel of lots
vikings-price = Price { $price }
vikings-costs = costs
vikings-ships = row of longships
vikings-cell = { $row }, column { $column }
vikings-coast = The coast of { $name }
vikings-round-short = Round
vikings-piles = Rounds
vikings-pile-small = Round { $round }: small scoring
vikings-pile-large = Round { $round }: large scoring
vikings-food = food
vikings-islands = islands
vikings-longest = longest
vikings-boatsmen = boatsmen
vikings-bonuses = bonus tiles
vikings-first = first player
vikings-soon-small = Small scoring, as it stands:
vikings-soon-large = Large scoring, as it stands:
vikings-end-now = At the end, as it stands:
vikings-nothing = nothing
vikings-scored-small = Small scoring of round { $round }
vikings-scored-large = Large scoring of round { $round }
vikings-sum = Together
# how many cells of the coast a tile could go to
vikings-lot-cells = { $number ->
    [0] no legal cell: the tile would be lost
    [one] { $number } legal cell
   *[other] { $number } legal cells
}
vikings-left = { $lots ->
    [one] { $lots } lot left on the wheel
   *[other] { $lots } lots left on the wheel
}, { $mine ->
    [0] none of them yours
   *[other] { $mine } of them yours
}. Look at one to see what it costs and where it could go.
vikings-will-turn = the wheel then turns by { $turn }
vikings-brings-bonus = dearest lot: brings a bonus tile
vikings-would-threaten = column { $column }: threatens { $who }
vikings-would-spare = column { $column }: threatens nobody
vikings-would-repel = column { $column }: repelled by your warrior
vikings-empty = nobody on it
vikings-threatened = threatened
vikings-repelled = repelled
vikings-monument = bonus tile
vikings-ship-repelled = repelled: { $kind ->
    [gold] { $amount } gold
   *[other] { $amount } glory
} at every large scoring
vikings-ship-threatens = threatens down to the { $row }; at the end it costs { $kind ->
    [gold] { $amount } gold
   *[other] { $amount } glory
}
vikings-threats = Threats
vikings-threats-on = Threats are shown
vikings-threats-off = Threats are hidden
vikings-start-tile = start tile
vikings-start-why = column 1, any free row
vikings-no-bid = Auction for the first place: no bid yet
vikings-leads = { $name } leads with { $bid }
vikings-passed = { $name } has passed
vikings-more = bid more
vikings-less = bid less
vikings-drawn = Drawn from the bag:
vikings-remove = One of these leaves the game:
vikings-lay = Lay a whole colour on the dearest free places:
vikings-boatsmen-left = { $number ->
    [one] One boatsman can sail. Whom does he carry?
   *[other] { $number } boatsmen can sail. Whom does the first one carry?
}
vikings-with-ferry = With a Ferry tile:
vikings-trip = { $ashore } ashore · { $room ->
    [one] { $room } empty tile
   *[other] { $room } empty tiles
}
vikings-forced = Last round: they must sail as long as anybody can land.
vikings-land = Choose a lit tile on the coast.
vikings-take-bonus = You bought the dearest lot. Take one of these:
vikings-bonus-row = Bonus tiles: whoever buys the dearest lot takes one.
vikings-no-bonus = Take none
vikings-worth-now = now: { $gold } gold at once
vikings-worth-gold = now: +{ $gold } gold per scoring
vikings-worth-glory = now: +{ $glory } glory per large scoring
vikings-worth-final = now: +{ $glory } glory at the end
vikings-worth-nothing = now: nothing yet

# ---- lessons and the coach ---------------------------------------------------------------------
learn = Learn { $game }
learn-on = Learn { $game }: go on
newcomer = First time here?
newcomer-how = Learn by playing: five minutes on the real board, each rule when you need it.
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
coach-me = With a coach: a word when something happens for the first time
coach-here = The coach speaks at this table
coach-again = All his cards again

# A Feast for Odin
zone-odin-scene-actions = Actions
zone-odin-scene-boards = Boards
zone-odin-scene-cards = Occupations
zone-odin-scene-table = Mountains
zone-odin-phase = Phase
zone-odin-harvest = Next harvest
zone-odin-waiting = Vikings waiting
zone-odin-points = Points
zone-odin-owner = Held by
zone-odin-flips = Then
zone-odin-piles = General supply
zone-odin-occupations = Occupations
zone-odin-weapons = Weapons
zone-odin-strips = Mountain strips
zone-odin-column-3 = draws an Occupation first
zone-odin-column-4 = may play an Occupation
zone-odin-gives-wood = Gives wood
zone-odin-gives-stone = Gives stone
zone-odin-gives-ore = Gives ore
zone-odin-gives-silver = Gives silver
zone-odin-gives-food = Gives food
zone-odin-gives-goods = Gives green or blue, or upgrades
zone-odin-gives-ship = Gives a ship
zone-odin-gives-house = Gives a shed or a house
zone-odin-gives-die = Dice action
zone-odin-gives-card = Occupations
zone-odin-oval = Special tiles
zone-odin-vikings = Vikings
zone-odin-penalties = Penalties
zone-odin-now = Points
zone-odin-free = Anytime actions
zone-odin-ships = Ships
zone-odin-hand = Occupations in hand
zone-odin-played = Occupations played
zone-odin-start = Starting Occupations
zone-odin-requires = needs
zone-odin-aim-income = Income:
zone-odin-aim-bonus = Bonus:
zone-odin-aim-minus = Fewer −1:
zone-odin-minus = −1 cells
zone-odin-next-income = Income
zone-odin-final-income = Income written down
zone-odin-weapon-pile = Weapon pile
zone-odin-strip-pile = Strip pile
zone-odin-table-free = Table to fill
