# Vikings: what an English player reads.
# Messages that stand inside a sentence take their words from its variables: { viking } reads
# $viking, { case } reads $row and $column. A move or an event gives these variables as it is.

game-pitch = Buy lots around the wheel, settle your islands, repel the longships.

# ---- Vikings -----------------------------------------------------------------------------------
viking = { $viking ->
    [warrior] warrior
    [noble] noble
    [scout] scout
    [goldsmith] goldsmith
    [fisherman] fisherman
    [boatsman] boatsman
   *[other] { $viking }
}
vikings = { $viking ->
    [warrior] warriors
    [noble] nobles
    [scout] scouts
    [goldsmith] goldsmiths
    [fisherman] fishermen
    [boatsman] boatsmen
   *[other] { $viking }
}
# how many Vikings of a kind
some-vikings = { $number ->
    [one] { $number } { viking }
   *[other] { $number } { vikings }
}
# one letter for the board; the six differ
viking-letter = { $viking ->
    [warrior] W
    [noble] N
    [scout] S
    [goldsmith] G
    [fisherman] F
    [boatsman] B
   *[other] ?
}

# ---- tiles -------------------------------------------------------------------------------------
tile = { $tile ->
    [left] left end
    [right] right end
    [farmstead] middle (farm)
    [church] middle (church)
    [longhouse] middle (house)
    [tower] middle (tower)
    [ship_red] red longship
    [ship_green] green longship
    [ship_yellow] yellow longship
    [ship_blue] blue longship
   *[other] { $tile }
}
# for the list of moves: the building by its letter, as on the wheel
short-tile = { $tile ->
    [farmstead] middle (f)
    [church] middle (c)
    [longhouse] middle (h)
    [tower] middle (t)
   *[other] { tile }
}
building = { $building ->
    [farmstead] farm
    [church] church
    [longhouse] house
    [tower] tower
   *[other] { $building }
}
# a small letter for the board
building-letter = { $building ->
    [farmstead] f
    [church] c
    [longhouse] h
    [tower] t
   *[other] ?
}
sail = { $sail ->
    [red] red
    [green] green
    [yellow] yellow
    [blue] blue
   *[other] { $sail }
}
sail-letter = { $sail ->
    [red] r
    [green] g
    [yellow] y
    [blue] b
   *[other] ?
}

# ---- rows --------------------------------------------------------------------------------------
row = { $row ->
    [ship] longships
    [warrior] warriors
    [noble] nobles
    [scout] scouts
    [goldsmith] goldsmiths
    [fisherman] fishermen
   *[other] { $row }
}
case = { row } { $column }

# ---- bonus tiles -------------------------------------------------------------------------------
bonus = { $bonus ->
    [gold_5] 5 gold
    [goldsmith_plus_1] Goldsmith +1
    [goldsmith_plus_2] Goldsmith +2
    [ferry] Ferry
    [noble_plus_1] Noble +1
    [scout_plus_1] Scout +1
    [fisherman_plus_1] Fisherman +1
    [extra_boatsman] Extra boatsman
    [food_surplus_3] Surplus
    [gold_exchange_3] Exchange
    [building_farmstead] Great farm
    [building_church] Great church
    [building_longhouse] Great house
    [building_tower] Great tower
   *[other] { $bonus }
}
bonus-effect = { $bonus ->
    [gold_5] 5 gold at once
    [goldsmith_plus_1] 1 more gold per unthreatened goldsmith in every scoring
    [goldsmith_plus_2] 2 more gold per unthreatened goldsmith in every scoring
    [ferry] one boatsman carries a whole colour, or one Viking of each
    [noble_plus_1] 1 more glory per unthreatened noble in every large scoring
    [scout_plus_1] 1 more glory per unthreatened scout in every large scoring
    [fisherman_plus_1] 1 glory per unthreatened fisherman in every large scoring
    [extra_boatsman] counts as a boatsman for the final majority
    [food_surplus_3] 3 glory per spare ration at the end instead of 2
    [gold_exchange_3] 1 glory for 3 gold at the end instead of 5
    [building_farmstead] replaces a farm; at the end 1 glory per Viking on and around it
    [building_church] replaces a church; at the end 1 glory per Viking on and around it
    [building_longhouse] replaces a house; at the end 1 glory per Viking on and around it
    [building_tower] replaces a tower; at the end 1 glory per Viking on and around it
   *[other] { $bonus }
}

# ---- options -----------------------------------------------------------------------------------
option-rules = Rules
option-rules-help = Advanced: an auction for the colours of the Vikings and bonus tiles with special powers. Begin with basic.
option-rules-basic = basic
option-rules-advanced = advanced
option-rules-advanced_without_auction = advanced, no auction
option-first_player = First player
option-first_player-random = at random
option-first_player-1 = seat 1
option-first_player-2 = seat 2
option-first_player-3 = seat 3
option-first_player-4 = seat 4

# ---- where points come from --------------------------------------------------------------------
score-unit = { $number ->
   *[other] glory
}
source-start = Starting glory
source-exchange = Glory spent
source-warriors = Warriors
source-nobles = Nobles
source-scouts = Scouts
source-fishermen = Fishermen
source-ships = Ships not repelled
source-gold = Gold exchanged
source-boatsmen = Boatsmen
source-islands = Complete islands
source-longest = Longest island
source-buildings = Great buildings
source-food = Food

# ---- questions ---------------------------------------------------------------------------------
ask-buylot = Which lot do you buy?
ask-laytile = Where do you lay the { tile } (with the { viking })?
ask-laystart = In which row do you lay your start tile?
ask-settleviking = Does the { $row } settle on the tile?
ask-choosecargo = A boatsman is ready: whom does he carry?
ask-landviking = Where does the next Viking land?
ask-bidding = How much do you bid to be first player?
ask-removeviking = Which Viking do you remove from the game?
ask-laycolour = Which Vikings do you lay around the wheel?
ask-takebonus = The dearest lot! Which bonus tile do you take?
ask-replacetile = Where does the bonus tile ({ building }) go?

help-buylot = Buy exactly one lot: the tile and its Viking, at the price on the wheel (VIK-3.2, VIK-3.3). Glory makes up for missing gold, 1 for 1 (VIK-3.10, VIK-3.11). The lot at 0 is open only when it is the last of its colour, or when your gold buys nothing else (VIK-3.5, VIK-3.6). Buying it turns the wheel (VIK-4.2).
help-laytile = The tile must touch the mainland or one of your tiles along a side (VIK-5.8), land to land and sea to sea (VIK-5.11); column 1 takes left ends only (VIK-5.13). In the row of his colour the Viking may settle on it (VIK-6.1), otherwise he stays on the mainland (VIK-6.4). Your first three longships go to columns 1 to 3 (VIK-5.4). On your first turn the start tile is laid too, before or after (VIK-5.17, VIK-5.18).
help-laystart = The start tile is a left end: it goes to column 1 of a row that is still free there (VIK-5.17).
help-settleviking = This is his row: he may settle on the tile just laid (VIK-6.1) and never moves again (VIK-6.9). Or keep him on the mainland (VIK-6.2), where only a boatsman can fetch him (VIK-6.10).
help-choosecargo = A boatsman takes Vikings from the mainland to empty tiles, either all of one colour or one of each (VIK-8.4), then he leaves the game (VIK-8.11). Advanced rules: a single Viking, unless he uses a Ferry tile (VIK-12.1, VIK-13.15). In round 6 he must (VIK-8.12), and as many as possible must be carried (VIK-8.13). Boatsmen kept to the end count for the majority (VIK-9.9).
help-landviking = Choose an empty tile in the Viking's row (VIK-8.6). A trip is made in full: everybody who went aboard lands (VIK-8.10).
help-bidding = The winner pays his bid, becomes first player, removes one of the 13 Vikings and lays the first colour (VIK-11.12, VIK-11.13, VIK-11.15). Bid more or pass; a pass is final (VIK-11.6, VIK-11.7). You can bid your gold and glory together (VIK-11.8). If nobody bids, the first player wins for free (VIK-11.11).
help-removeviking = One of the 13 Vikings drawn leaves the game, as you like (VIK-11.13). The tiles of the round are revealed only then (VIK-11.14).
help-laycolour = Choose a colour: all its Vikings go to the dearest free places, downwards (VIK-11.15, VIK-11.16). So the last colours laid will be the cheapest.
help-takebonus = You bought the dearest lot: take one tile of the display, or none (VIK-13.4, VIK-13.7). Effects on the same craft add up (VIK-13.11).
help-replacetile = The bonus tile replaces one of your tiles with the same building (VIK-13.23); a Viking there stays (VIK-13.24). If the lot just bought shows this building, it can take its place (VIK-13.25). At the end: 1 glory per Viking on it and on the eight cells around (VIK-13.31), nothing if it is threatened (VIK-13.33).

# ---- moves -------------------------------------------------------------------------------------
# $gold and $glory: what the player pays of each
cost = { $glory ->
    [0] { $price } gold
   *[other] { $gold ->
        [0] { $glory } glory
       *[other] { $gold } gold and { $glory } glory
    }
}
move-buy = { cost }, { short-tile } + { viking }
# $home: this is the row of the lot's Viking; $threat: the cell is threatened
move-place = { case }{ $home ->
    [yes] , the { viking } may settle there
   *[other] {""}
}{ $threat ->
    [yes] , threatened
    [repel] , he repels the longship there
   *[other] {""}
}
move-start = start tile in the row of the { row }
move-moor = longship in column { $column }
move-settle = Yes, on the tile{ $threat ->
    [yes] {" "}(threatened)
    [repel] {" "}(he repels the longship)
   *[other] {""}
}
move-ashore = No, to the mainland
# $one: a single Viking; $ashore and $room: how many wait, how many tiles are empty
move-ferry = { $tile ->
    [yes] Ferry tile, { cargo }
   *[other] { $one ->
        [yes] { a-cargo }
       *[other] { cargo }
    }
}{ $cargo ->
    [each] {""}
   *[other] {" "}({ $ashore } on the mainland, { $room ->
        [one] { $room } empty tile
       *[other] { $room } empty tiles
    })
}
a-cargo = { $cargo ->
    [warrior] a warrior
    [noble] a noble
    [scout] a scout
    [goldsmith] a goldsmith
    [fisherman] a fisherman
   *[other] { $cargo }
}
cargo = { $cargo ->
    [each] one Viking of each colour
    [warrior] warriors
    [noble] nobles
    [scout] scouts
    [goldsmith] goldsmiths
    [fisherman] fishermen
   *[other] { $cargo }
}
move-land = { case }{ $threat ->
    [yes] , threatened
    [repel] , he repels the longship there
   *[other] {""}
}
move-done = No more trips in this scoring
move-bid = bid { $gold }
move-pass = pass
move-remove = one { viking }
move-lay = the { $number ->
    [one] { viking }: place { $to }
   *[other] { $number } { vikings }: places { $from } to { $to }
}
move-take = { bonus }: { bonus-effect }
move-decline = none
move-replace = replace the tile of the { row } in column { $column }
move-keep = for the tile you have just bought

# ---- log ---------------------------------------------------------------------------------------
# The screen puts the player's name in front; a text that begins with "·" goes on with the line, "›" opens one.
event-round = Round { $round }
event-tiles = {""}
event-crew = { $rules ->
    [advanced] Vikings drawn: { $list }.
   *[other] {""}
}
event-offer = {""}
event-bonuses = Bonus tiles turned up: { $list }.
event-bought = { $price ->
    [0] › takes a { tile } and a { viking } for 0
   *[other] › buys a { tile } and a { viking } for { cost }
}
event-wheel = { $turn ->
    [one] · the wheel turns by 1
   *[other] · the wheel turns by { $turn }
}
event-tile-lost = finds no place for the { tile }: it is lost
event-placed = lays the tile in the row of the { row }, column { $column }
event-start-laid = lays the start tile in the row of the { row }
event-moored = lays the longship in column { $column }
event-settled = settles the { viking } on it
event-ashore = leaves the { viking } on the mainland
event-ferry = uses a boatsman{ $tile ->
    [yes] {" "}and the Ferry tile
   *[other] {""}
} for { $one ->
    [yes] { a-cargo }
   *[other] { $cargo ->
        [each] { cargo }
       *[other] the { cargo }
    }
}
event-landed = { $one ->
    [yes] lands him in column { $column }
   *[other] lands a { viking } in column { $column }
}
event-bid = bids { $gold }
event-passed = passes
event-auction-won = { $gold ->
    [0] is first player and pays nothing
   *[other] wins the auction for { $gold } and is first player
}
event-removed = removes a { viking }
event-laid = { $number ->
    [one] lays the { viking } around the wheel
   *[other] lays the { $number } { vikings } around the wheel
}
event-took = takes the bonus tile { bonus }
event-declined = takes no bonus tile
event-monument = lays the bonus tile ({ building }) in the row of the { row }, column { $column }
event-small-scoring = Small scoring of round { $round }
event-large-scoring = Large scoring of round { $round }
event-scored = › { $glory ->
    [0] { $gold ->
        [0] earns nothing
       *[other] earns { $gold } gold
    }
   *[other] { $gold ->
        [0] earns { $glory } glory
       *[other] earns { $gold } gold and { $glory } glory
    }
}
event-final = › { $glory ->
    [0] final scoring: nothing more, { $total } in all
   *[other] final scoring: { NUMBER($glory) } glory, { $total } in all
}

# ---- refusals ----------------------------------------------------------------------------------
refusal-no-lot = There is no lot at { $price }.
refusal-zero-lot = The lot at 0 is not open yet: { $others ->
    [one] another { viking } is still on the wheel
   *[other] { $others } other { vikings } are still on the wheel
}, and your gold is enough for another lot (VIK-3.7).
refusal-too-dear = Too dear: the lot costs { $price }, you have { $gold } gold and { $glory } glory.
refusal-no-such-row = There is no such row: there are those of the warriors, nobles, scouts, goldsmiths and fishermen, and at the top that of the longships.
refusal-no-such-column = Columns count from 1, beginning at the mainland.
refusal-ship-row = The top row is that of the longships: an island tile goes to a row of Vikings.
refusal-ship-to-island-row = A longship goes to the top row, that of the longships.
refusal-own-tile-only = When bought, a Viking may stand only on the tile of his lot; otherwise he stays on the mainland.
refusal-must-buy = There is no passing: a turn is exactly one purchase.
refusal-place-first = First the lot you bought: its tile and its Viking are placed at once.
refusal-bonus-first = First the bonus tile, then the lot.
refusal-ferry-later = Boatsmen are used only at the beginning of a large scoring.
refusal-cell-taken = A tile already lies there.
refusal-not-adjacent = The tile would touch neither the mainland nor one of your tiles.
refusal-mainland-is-sea = The mainland's shore is sea: only a left end goes beside it.
refusal-sea-meets-land = Sea would meet land: the tile does not fit its neighbour.
refusal-start-laid = Your start tile is already laid.
refusal-mooring-taken = A longship already lies in column { $column }.
refusal-first-three-ships = Column { $column }: your first three longships go to columns 1 to 3.
refusal-ships-in-a-row = Column { $column }: this longship must lie beside your others.
refusal-must-ferry = In the last round boatsmen must carry Vikings as long as they can.
refusal-no-boatsman-aboard = A boatsman does not carry boatsmen.
refusal-no-ferry-tile = You have no Ferry bonus tile.
refusal-one-viking-only = Without a Ferry tile a boatsman carries a single Viking.
refusal-single-viking = Only one Viking can land: choose his colour.
refusal-no-such-cargo = A boatsman takes warriors, nobles, scouts, goldsmiths or fishermen, or one of each.
refusal-nobody-ashore = You have no { viking } on the mainland.
refusal-no-empty-tile = There is no empty tile in the row of the { vikings }.
refusal-must-fill-trip = A trip is made in full: everybody who went aboard lands.
refusal-strands-some = In the last round as many Vikings as possible must be carried: this trip would leave { $number } more on the mainland.
refusal-not-his-row = { $number ->
    [one] Only the row of the Viking aboard will do, not that of the { row }.
   *[other] None of the Vikings aboard belongs in the row of the { row }.
}
refusal-no-tile-there = There is no tile in column { $column } of this row.
refusal-tile-occupied = A Viking already stands on this tile.
refusal-bid-too-low = A bid must be more than { $bid }.
refusal-bid-too-high = You can only bid what you have: { $gold } gold and { $glory } glory.
refusal-no-such-viking = There is no Viking of that name.
refusal-none-drawn = No { viking } has been drawn.
refusal-none-to-lay = No { viking } is left to lay.
refusal-no-such-bonus = There is no bonus tile of that name.
refusal-not-on-display = The bonus tile “{ bonus }” is not on display.
refusal-must-replace = You have this building already: the bonus tile must replace one.
refusal-other-building = Choose one of your ordinary tiles with this building: { building }.

# ---- board -------------------------------------------------------------------------------------
board-header = Round { $round }/{ $rounds } · { $kind ->
    [over] the game is over
    [small] small scoring next
   *[large] large scoring next
} · first player: { $first }
board-price = price
board-tile = tile
board-viking = Viking
board-type = type
board-gold = gold
board-glory = { $glory } glory
board-pen = Mainland:
board-nobody = nobody
board-start-in-hand = start tile in hand
board-bonuses = Bonus:
board-waiting = waiting: { building }
board-display = Display:
board-drawn = Drawn:
board-auction = Auction: { $bidder ->
    [none] no bid yet
   *[other] { $bidder } holds at { $bid }
}{ $passed ->
    [none] {""}
   *[other] {" "}· passed: { $passed }
}
board-now-small = To come: { $gold } gold
board-now-large = To come: { $gold } gold, { $glory } glory
board-final = if the game ended here: { $total } glory
board-meters = food { $food } · boatsmen { $boatsmen } · islands { $islands } · longest { $longest }
board-legend = (== left  =t= middle  t+ bonus  ==) right · (:: threatened · [n]: type n
board-legend-ships = ▲ threatening ship · △ repelled · ● gold · ★ glory · (n★) final score
board-left = Left in the bag:

# what is reconstructed, no printed copy having been at hand (box.reconstructed)
reconstructed-tiles-island_types-farmstead-name = names of the buildings
reconstructed-tiles-island_types-church-name = names of the buildings
reconstructed-tiles-island_types-longhouse-name = names of the buildings
reconstructed-tiles-island_types-tower-name = names of the buildings
reconstructed-tiles-ship_types-ship_red = reward and number of the red longships
reconstructed-tiles-ship_types-ship_green-count = number of the green longships
reconstructed-tiles-ship_types-ship_yellow = reward and number of the yellow longships
reconstructed-tiles-ship_types-ship_blue-count = number of the blue longships
reconstructed-bonus-bonus_types-building_farmstead-building = buildings of the bonus tiles
reconstructed-bonus-bonus_types-building_church-building = buildings of the bonus tiles
reconstructed-bonus-bonus_types-building_longhouse-building = buildings of the bonus tiles
reconstructed-bonus-bonus_types-building_tower-building = buildings of the bonus tiles
