# A Feast for Odin: questions, moves, the log and the table.
# Gains are written "+wood", costs "−wood": moves can be filtered that way.

game-pitch = Twelve Vikings, more than sixty spaces, and two boards to fill: your own and the banquet table.

# ---- options ------------------------------------------------------------------------------------
option-length = Length
option-length-long = long, 7 rounds
option-length-short = short, 6 rounds
option-decks = Occupation decks
option-decks-help = Which occupations may be dealt.
option-decks-abc = A, B and C
option-decks-a = A only
option-decks-b = B only
option-decks-c = C only
option-decks-ab = A and B
option-decks-ac = A and C
option-decks-bc = B and C
option-starting_occupation = Starting occupation
option-starting_occupation-drawn = drawn at random
option-starting_occupation-chosen = chosen, solo only
option-cards_179_181 = Occupations 179 and 181
option-cards_179_181-help = The French rulebook and the printed cards disagree about these two.
option-cards_179_181-rulebook = by the French rulebook: longships
option-cards_179_181-printed = as printed on the cards

# ---- sources of points --------------------------------------------------------------------------
source-ships = Ships
source-emigration = Emigrated ships
source-exploration = Exploration boards
source-buildings = Sheds and houses
source-animals = Animals
source-occupations = Occupations
source-silver = Silver
source-final_income = Final income
source-crown = English Crown
source-minus = Open −1 cells
source-penalties = Thing penalties

reconstructed-action_board-special_actions-double_upgrade = stopping a double upgrade after one colour
reconstructed-action_board-imitation_space-column_bonus = column bonus on an imitation space
reconstructed-action_board-imitation_space-can_be_copied = imitation spaces are not copied
reconstructed-home_board-banquet_table-separators = what separates two tiles at the feast
reconstructed-weapons-piles-both_empty = weapons when draw and discard piles are empty

# ---- dice actions -------------------------------------------------------------------------------
action-hunting-game = Hunting game
action-laying-a-snare = Laying a snare
action-whaling = Whaling
action-raiding = Raiding
action-pillaging = Pillaging
action-plundering = Plundering
action-exploration = Exploration
action-emigration = Emigration
action-overseas = Overseas trading

# ---- what a space does --------------------------------------------------------------------------
times = { $number ->
    [1] { $name }
   *[other] { $name } ×{ $number }
}
item-silver-2 = 2 silver
item-sheep-any = sheep
item-cattle-any = cattle
item-weapon-any = any weapon
item-ore-on-ship = ore on the longship
item-gap = empty
step-take-mountain = mountain { $numbers }
step-upgrade = { $steps ->
    [1] upgrade { $tiles }
   *[other] upgrade { $tiles } (double)
}
step-per-animal = +{ $good } per { $animal } (at most { $most })
step-if-animal = { $gain } if { $animal }
step-forge = { $pay } +jewelry or a tile with tongs
step-overseas-trade = Overseas trading { $pay }
step-special-sale = Special sale (at most { $tiles } tiles)
step-explore = Explore { $list }
step-draw-occupation = draw an occupation
step-play-occupation = { $most ->
    [1] play an occupation
   *[other] play 1 to { $most } occupations
}
step-draw-weapons = { $number } weapons
step-emigrate = Emigrate { $pay }
step-swap-ship = −whaling boat +knarr
step-return-vikings = take Vikings back
step-fill-slot = fill a slot
step-load-new-ship = loaded with ore
step-or = { $one } or { $two }
space-copies = Imitation

# ---- questions ----------------------------------------------------------------------------------
ask-turn = Where do your Vikings go?
ask-copyspace = Which space do you imitate?
ask-before = An occupation before the action?
ask-window = { $moment ->
    [0] Start of the round: an anytime action?
    [1] After the harvest: an anytime action?
    [2] Before income: an anytime action?
    [3] After income: an anytime action?
    [4] After the feast: an anytime action?
    [5] After the bonuses: an anytime action?
   *[other] After your turn: an anytime action?
}
ask-laypiece = What do you lay?
ask-layspot = Where do you lay { the-piece }?
ask-batch = Several together ({ NAME($board, "board") }): which one?
ask-batchspot = Where do you lay { the-piece }?
ask-layatonce = { $left ->
    [1] Do you lay { NAME($piece, "item") }?
   *[other] Do you lay { NAME($piece, "item") }? Up to { $left } times.
}
ask-takeitems = { $begun ->
    [1] { $most ->
        [1] Take 1 from another mountain
       *[other] Take up to { $most } from another mountain
    }
   *[other] { $most ->
        [1] Take 1 from the mountain
       *[other] Take up to { $most } from one mountain
    }
}
ask-raise = { $left ->
    [1] Upgrade a tile
   *[other] Upgrade a tile ({ $left } left)
}
ask-trading = Which green good do you turn over?
ask-sale = { $left ->
    [1] Which special tile do you buy?
   *[other] Which special tile do you buy? Up to { $left }.
}
ask-smith = What do you forge?
ask-offer = Do you do it?
ask-choice = Which do you choose?
ask-payment = What do you pay with?
ask-payforcard = What do you pay for the occupation?
ask-playcards = { $left ->
    [1] Which occupation do you play?
   *[other] Which occupation do you play? Up to { $left } more.
}
ask-playafter = Do you play an occupation after the action?
ask-playinstead = { NAME($card, "card") }: play an occupation instead of drawing one?
ask-choosestart = Which starting occupation do you choose?
ask-effects = Which occupation do you use?
ask-inplaceof = { NAME($card, "card") }: in place of { NAME($item, "item") }?
ask-inplaceofweapon = { NAME($card, "card") }: something other than a weapon?
ask-insteadofstep = { NAME($card, "card") }: in place of the printed effect?
ask-insteadofdice = { NAME($card, "card") }: in place of the dice action?
ask-nameboats = Which whaling boats go?
ask-nameship = Which longship goes?
ask-hunt = { $pays ->
    [1] You rolled { $rolled }: pay it?
   *[other] You rolled { $rolled }: what now?
}
ask-battle = You reach { $rolled }: what now?
ask-secondtile = A second tile, for { $left } at most?
ask-homecoming = How many Vikings do you take back?
ask-recall = From which space do you take Vikings back?
ask-discover = What do you explore?
ask-leave = With which ship do you emigrate?
ask-swap = Which whaling boat do you exchange for a knarr?
ask-visitspace = Which space do you use without Vikings?
ask-dishes = What do you serve?
ask-slide = Which tile follows the diagonal?
ask-turntile = Which tile do you turn over?
ask-anotherone = Of which good do you take one more?
ask-takeoff = From which ship do you take the ore?
ask-taketile = Where do you take the tile?

# ---- explanations -------------------------------------------------------------------------------
help-turn = Place as many Vikings as the number of the column (ODI-4.2), or pass (ODI-4.14). The space must be free, and at least one effect of it possible (ODI-4.5). In column 3 you draw an occupation before the action (ODI-19.9); in column 4 you may play one (ODI-19.10). Laying, buying and loading stay free during your turn (ODI-8.1). Type "+ore" for spaces that give some, "-wood" for those that cost some, "v actions" for all spaces.
help-copyspace = A space of the same column with an opponent's Vikings, with its costs and conditions (ODI-22.1).
help-before = These occupations work before the action; it is also the last moment to load ore (ODI-8.19). In column 4 an occupation may be played before or after the action, not both (ODI-19.10).
help-window = Outside of turns, anytime actions happen at these moments (ODI-8.2). What is laid before income raises it (ODI-8.6). In the last round income may also be written down (ODI-5.8).
help-laypiece = Boards take green, blue and special tiles, silver and ore (ODI-9.1); houses take all goods and silver (ODI-10.3). "Together" is for pieces that need each other for the income cells (ODI-9.13).
help-layspot = { $colour ->
    [green] Two green tiles do not touch by an edge (ODI-9.6).
    [blue] It may touch anything (ODI-9.7).
   *[other] Laying is free, at any time (ODI-8.1).
} An income cell needs everything to its left and below it covered (ODI-9.9). A surrounded symbol gives its bonus (ODI-9.18); a covered one is lost (ODI-9.20). The place is the top left corner of the piece. "v 12" shows place number 12.
help-batch = Lay the pieces one by one, then confirm: the conditions of income are checked for all of them (ODI-9.13).
help-batchspot = The conditions of income are checked when you confirm (ODI-9.13). The place is the top left corner of the piece.
help-layatonce = What is not laid at once is not received (ODI-21.5). Stockfish that was served goes into houses (ODI-21.52).
help-takeitems = Items are taken from the left of the strip, up to the number allowed (ODI-13.1). Each number is for another strip (ODI-13.2).
help-raise = The tile is exchanged for the one of the same shape in the next colour: orange, red, green, blue (ODI-13.14). What this upgrade has brought does not rise again (ODI-13.16).
help-trading = As many green tiles as you like, one per type, turn to their blue side (ODI-14.2).
help-sale = For the sum of the printed prices (ODI-14.5). The glass beads are free (ODI-14.6).
help-smith = A jewelry, or a special tile with tongs that is still on the oval board (ODI-12.12).
help-offer = This part of the space is optional (ODI-4.10).
help-choice = Exactly one of the possibilities (ODI-4.10, ODI-20.11).
help-payment = You pay only out of your supply, your stable and your docks (ODI-4.12).
help-payforcard = First 1 stone or 1 ore, then the occupation and 1 silver (ODI-19.5).
help-playcards = Occupations are played one after the other, each resolved completely (ODI-19.7). One whose effect is impossible may be played for its points (ODI-19.3).
help-playafter = The occupation of column 4, once the action is over (ODI-19.11).
help-playinstead = Instead of drawing, an occupation of the hand is played (ODI-21.27).
help-choosestart = Alone, you may choose your starting occupation (ODI-23.15).
help-effects = Several effects at the same moment: the order is yours (ODI-20.9). Declining once does not close the next time (ODI-20.4).
help-inplaceof = What is replaced has never been received (ODI-21.45).
help-inplaceofweapon = An occupation that replaces drawing a weapon is announced before drawing (ODI-3.13).
help-insteadofstep = The replaced effect does not happen; the rest of the space does (ODI-20.19).
help-insteadofdice = The replaced action does not happen and triggers nothing (ODI-20.19).
help-nameboats = Each ore on the boats named, the printed one included, takes 1 off the result (ODI-16.10). They are named before the first roll (ODI-16.9).
help-nameship = The ore of this longship may be spent (ODI-21.39). It does not count in a raid (ODI-16.20).
help-hunt = Three rolls, a fourth by an occupation; only the last one counts (ODI-16.2, ODI-16.3). Success costs exactly the result, in wood and weapons of the right kind (ODI-16.14). A failure costs nothing and consoles (ODI-16.15, ODI-16.16).
help-battle = Three rolls, a fourth by an occupation; only the last one counts (ODI-16.2, ODI-16.3). Then each stone and each long sword adds 1 (ODI-16.23). 5 or less is a failure (ODI-16.24). The loot is a blue good or a special tile with a value of at most the result (ODI-16.25).
help-secondtile = Two tiles whose reduced values together do not exceed the result (ODI-21.41).
help-homecoming = Vikings taken back can be placed in a later turn (ODI-16.17, ODI-16.18).
help-recall = Your own Vikings of one space come back together (ODI-21.16).
help-discover = A visible board that nobody owns; you keep the ship (ODI-18.1) and receive the silver on the board (ODI-18.5).
help-leave = Emigrating costs the number of the round (ODI-15.1). Ship and ore leave the bay (ODI-15.2) and cover two cells of the banquet table (ODI-15.3).
help-swap = The exchange comes before emigrating and loses the boat's ore (ODI-15.7, ODI-15.8).
help-visitspace = Without Vikings, at the costs and conditions of the space, without column bonus (ODI-20.16).
help-dishes = The table is filled from left to right. Two orange tiles are no neighbours, nor two red ones (ODI-6.8). Only one tile of each type lies lengthwise (ODI-6.6). An empty cell costs a penalty (ODI-6.10), and 3 points (ODI-25.13). The suggestion fills the rest cheaply; finding better is up to you (ODI-6.11).
help-slide = The diagonal is that of the goods boxes; an empty compartment stops it (ODI-21.18).
help-turntile = Each tile is turned once at most, never a special tile (ODI-21.21).
help-anotherone = Exactly three tiles of the type must be in the supply (ODI-21.11).
help-takeoff = The printed ore of the whaling boat stays (ODI-21.14).
help-taketile = Two other tiles fill the cells it leaves (ODI-21.19).

# ---- moves --------------------------------------------------------------------------------------
move-use = { $vikings ->
    [0] { $name } ({ $group }): { $does }
   *[other] { $name } ({ $group }) with { $vikings } Vikings: { $does }
}
short-use = { $vikings ->
    [0] { $text }
   *[other] { $text } ({ $vikings } Vikings)
}
move-imitate = { $name } ({ $group }): { $does }
move-visit = { $name } ({ $group }): { $does }
move-pass = Pass
short-pass = pass for this round
move-ready = { $question ->
    [before] Begin the action
   *[other] Go on
}
short-ready = { $question ->
    [before] begin the action
   *[other] go on
}
move-note = Write the income down instead of keeping it
short-note = write the income down
move-lay = Lay a piece of the supply
short-lay = lay a piece
move-fill = Fill a slot with { NAME($token, "item") } ({ $place })
short-fill = { NAME($token, "item") } on { the-place }
move-buy = Buy a { NAME($ship, "item") } −silver ×{ $price }
short-buy = { NAME($ship, "item") } −silver ×{ $price }
move-load = { $ship ->
    [whaling_boat] Load 1 ore onto a whaling boat
   *[other] Load 1 ore onto a longship that carries { $ore }
}
short-load = { $ship ->
    [whaling_boat] ore onto a whaling boat
   *[other] ore onto a longship ({ $ore } on board)
}
move-ability = Use { NAME($card, "card") }: { $text }
short-ability = { NAME($card, "card") }{ $part ->
    [1] {""}
   *[other] {" "}({ $part })
}
move-apply = { NAME($card, "card") }: { $text }
move-play = { NAME($card, "card") } ({ $points }): { $text }
move-accept = { $offer ->
    [none] Yes{ $text ->
        [none] {""}
       *[other] : { $text }
    }
   *[other] { $offer }
}
move-decline = { $question ->
    [inplaceof] No: take { NAME($item, "item") }
    [inplaceofweapon] No: draw a weapon
    [playinstead] No: draw an occupation
    [insteadofstep] No: the printed effect
    [insteadofdice] No: roll the die
   *[other] Leave it
}
move-stop = { $question ->
    [takeitems] { $begun ->
        [1] Take no more
       *[other] Take nothing
    }
    [raise] Upgrade no more
    [trading] Turn over no more
    [turntile] Turn over no more
    [sale] Buy no more
    [playcards] Play no more occupations
    [playafter] Play no occupation
    [leave] Do not emigrate
    [swap] Do not exchange
    [batch] Take all back
    [layatonce] Lay no more
    [secondtile] No second tile
   *[other] Stop
}
move-option = { $text ->
    [none] { NAME($id, "choice", "item") }
   *[other] { $text }
}
choice-mountain = mountain, up to 4 items
choice-one = the first possibility
choice-two = the second possibility
move-give = { $kind ->
    [ship] { NAME($item, "item") } ({ $ore ->
        [0] no ore placed
       *[other] { $ore } ore on board
    })
   *[other] { NAME($item, "item") }
}
move-mine = { NAME($strip, "strip") }: { $list }
short-mine = { $list }
move-upgrade = { NAME($good, "item") } → { NAME($into, "item") }
move-trade = { NAME($good, "item") } → { NAME($into, "item") }
move-flip = { NAME($good, "item") } → { NAME($into, "item") }
move-diagonal = { NAME($good, "item") } → { NAME($into, "item") }
move-tile = { NAME($tile, "item") }{ $kind ->
    [sale] {" "}−silver ×{ $price }
    [loot] {" "}(value { $sword })
   *[other] {""}
}
move-emigrate = { $ship ->
    [knarr] Emigrate: { NAME($ship, "item") } ({ $points } points)
   *[other] Emigrate: { NAME($ship, "item") } with { $ore } ore ({ $points } points)
}
move-explore = { NAME($board, "board") } ({ $points } points{ $silver ->
    [0] {""}
   *[other] , +silver ×{ $silver }
}) with a { NAME($ship, "item") }
move-boats = { $loaded ->
    [0] { $empty ->
        [1] 1 whaling boat without ore placed
       *[other] { $empty } whaling boats without ore placed
    }
   *[other] { $loaded } with ore placed{ $empty ->
        [0] {""}
       *[other] , { $empty } without
    }
}: −{ $ore } on the die
move-again = Roll again
move-fail = Declare a failure: { $text }{ $vikings ->
    [0] {""}
    [one] {" "}+Viking
   *[other] {" "}+Viking ×{ $vikings }
}
move-spend = { $list ->
    [none] Succeed: { $text }
   *[other] { $list }: { $text }
}
move-boost = −{ NAME($item, "item") }: the result becomes { $total }
move-back = { $space ->
    [none] { $vikings ->
        [0] No Viking
        [1] 1 Viking
       *[other] { $vikings } Vikings
    }
   *[other] { NAME($space, "space") }: { $vikings ->
        [1] 1 Viking
       *[other] { $vikings } Vikings
    }
}
move-piece = { NAME($piece, "item") } on { the-place }
short-piece = { NAME($piece, "item") }{ $held ->
    [0] {""}
    [1] {""}
   *[other] {" "}×{ $held }
}
move-together = Several pieces together on { the-place }
short-together = several together
move-confirm = Confirm the pieces laid
move-spot = { $where } ({ $shape }): { $text }
short-spot = { $where }{ $signs }
move-serve = { NAME($good, "item") } on { $cells ->
    [1] 1 cell
   *[other] { $cells } cells
}
short-serve = { NAME($good, "item") } ({ $cells })
move-coin = 1 silver on 1 cell
short-coin = silver (1)
move-gap = Leave 1 cell empty: 1 penalty
short-gap = empty cell: 1 penalty
move-suggestion = Suggestion: { $list }{ $penalties ->
    [0] {""}
    [1] ; 1 penalty
   *[other] ; { $penalties } penalties
}
move-seize = { NAME($board, "board") } of { $player }

spot-minus = covers { $minus } × −1
spot-income = income { $now } → { $then }
spot-bonus = bonus: { $list }
spot-lost = symbol lost: { $list }
spot-nothing = nothing else
shape-rect = { $high } × { $wide }
shape-turn = orientation { $number }

# ---- log ----------------------------------------------------------------------------------------
event-round = Round { $round }
event-actions = Action phase
event-end = End of the game
event-extensions = Imitations in columns { $columns }
event-first_player = receives the moose
event-strips = New mountain strips: { $list }
event-erosion = Mountains: { $list ->
    [none] nothing leaves
   *[other] { $list } go back to the supply
}
event-turned = { NAME($board, "board") } is turned face up
event-placed = › { $vikings } V: { NAME($space, "space") }
event-visited = uses without Vikings { NAME($space, "space") }
event-passed = › passes
event-void = takes the Vikings back: the action was impossible
event-in_vain = can do nothing on this space: the Vikings stay there ({ NAME($space, "space") })
event-effect = uses { NAME($card, "card") }
event-played = plays { NAME($card, "card") }
event-drew_occupation = draws an occupation
event-drew_own = · ({ NAME($card, "card") })
event-gained = { $list ->
    [none] {""}
   *[other] gets { $list }
}
event-paid = { $list ->
    [none] {""}
   *[other] spends { $list }
}
event-weapons = draws { $list }
event-weapons_filled = completes the weapons
event-ship = gets a { NAME($ship, "item") }
event-bought = buys a { NAME($ship, "item") }
event-swapped = exchanges a whaling boat for a { NAME($ship, "item") }
event-building = gets a { NAME($building, "item") }
event-filled = fills a slot with { NAME($token, "item") } ({ NAME($board, "board") })
event-loaded = loads 1 ore onto a { NAME($ship, "item") }
event-unloaded = takes 1 ore off a { NAME($ship, "item") }
event-upgraded = upgrades { NAME($good, "item") }
event-traded = turns over { NAME($good, "item") }
event-turned_tile = by turning over { NAME($good, "item") }
event-laid = lays { NAME($piece, "item") } ({ NAME($board, "board") })
event-seized = takes { NAME($tile, "item") } from { $victim }
event-rolled = rolls { $value }
event-success = succeeds
event-failure = fails
event-vikings_back = { $vikings ->
    [1] takes 1 Viking back
   *[other] takes { $vikings } Vikings back
}
event-emigrated = emigrates with a { NAME($ship, "item") }
event-explored = explores { NAME($board, "board") }{ $silver ->
    [0] {""}
   *[other] {" "}and finds { $silver } silver
}
event-income = { $silver ->
    [0] {""}
   *[other] · (income: { $silver })
}
event-pregnant = { $animal ->
    [sheep] expects a lamb
   *[other] expects a calf
}
event-bonus = bonuses of the boards
event-feast = › feast: { $list }{ $penalties ->
    [0] {""}
    [1] ; 1 penalty
   *[other] ; { $penalties } penalties
}

# ---- the table ----------------------------------------------------------------------------------
table-header = Round { $round }/{ $rounds }
# what follows "on": the board with its article
the-piece = the { NAME($piece, "item") }
the-place = { $kind ->
    [home_board] the { $place }
    [faroe_islands] the { $place }
    [shed] the { $place }
    [stone_house] the { $place }
    [long_house] the { $place }
   *[other] { $place }
}
table-over = game over
table-phase = { $phase ->
    [1] new Viking
    [2] harvest
    [3] exploration
    [4] new weapon
    [5] actions
    [6] first player
    [7] income
    [8] breeding
    [9] feast
    [10] bonuses
    [11] mountains
   *[other] end of the round
}
table-first = moose: { $name }
table-harvest = { $level ->
    [0] no harvest
   *[other] harvest { $level }
}
table-next-harvest = next harvest: round { $round }, level { $level }
table-next-flip = round { $round }: { NAME($board, "board") }
table-waiting = { $number } Vikings waiting
table-strips = Mountains
table-strip = { $number }: { $items }
table-lands = Explore
table-land = { NAME($board, "board") } { $points } pts
table-land-silver = +silver ×{ $silver }
table-buildings = Buildings
table-oval = Oval
table-space = { $name }: { $text }
table-oval-price = { $price } silver
table-oval-sword = value { $sword }
table-oval-tongs = tongs
table-oval-left = { $number } special tiles (v oval)
table-taken = Taken
table-column = { $column ->
    [1] 1 Viking
   *[other] { $column } Vikings
}
table-blocked = blocked
table-piles = Piles
table-piles-told = occupations { $deck } · weapons { $weapons } · strips { $strips }
table-nothing = nothing
table-vikings = { $number ->
    [1] 1 Viking
   *[other] { $number } Vikings
}
table-passed = has passed
table-points = { $points ->
    [1] 1 pt
   *[other] { $points } pts
}
table-income = income { $income }
table-minus = −1 ×{ $minus }
table-hand-size = { $number ->
    [1] 1 occupation in hand
   *[other] { $number } occupations in hand
}
table-played-size = { $number ->
    [1] 1 played
   *[other] { $number } played
}
table-penalties = { $number ->
    [1] 1 penalty
   *[other] { $number } penalties
}
table-rise = income { $now } ({ $then } in { $cells ->
    [1] 1 cell
   *[other] { $cells } cells
})
table-income-top = income { $income }
table-bonuses = Bonuses
table-bonus = { $sign } { $gain } { $covered }/{ $ring }
table-bonus-won = { $sign } { $gain } ✓
table-bonus-lost = { $sign } lost
table-slots = wood { $wood }/{ $wood_slots }, stone { $stone }/{ $stone_slots }
table-colour-orange = orange
table-colour-red = red
table-colour-green = green
table-colour-blue = blue
table-colour-special = special
table-stock = stock
table-weapons = weapons
table-ships = ships
table-emigrated = emigrated
table-hand = hand
table-played = played
table-more-boards = others
table-board-line = { $name }: income { $income }, −1 ×{ $minus }
table-boat-ore = { $ore } ore
table-feast = Feast
table-feast-free = { $free ->
    [1] 1 cell to fill
   *[other] { $free } cells to fill
}
table-feast-left = { $left ->
    [0] table filled
    [1] 1 cell left
   *[other] { $left } cells left
}
table-dice = Die
table-dice-before = { NAME($action, "action") }: die with { $sides } sides, { $modifier } on every roll
table-dice-rolled = { NAME($action, "action") }: { $roll } on the die with { $sides } sides (roll { $rolls } of { $most }){ $modifier ->
    [0] {""}
   *[other] , modifier { $modifier }
} → result { $result }
table-dice-success = success: { $list }
table-dice-loot = loot worth { $result } at most
table-dice-fails = a failure up to { $number }
table-dice-failure = failure: { $list }{ $back ->
    [0] {""}
    [1] , 1 Viking comes back
   *[other] , { $back } Vikings come back
}
table-free = Anytime
table-round-end = Turn
table-spots = Top left corner · (−1 cells covered) · ● income · ★ bonus · † symbol lost
table-spots-more = { $number } places ({ $numbers }), marked +: type the cell, for example B4
table-space-free = free
table-space-possible = possible
table-cards = Occupations in play
table-card-line = { $name } ({ $number }{ $deck }, { $points } pts)
table-wanted-none = Nothing matches "{ $text }". Try actions, possible, +ore, -wood, oval, occupations, or the name of a player or space.
table-view-hint = v actions, v possible, v +ore, v oval, v occupations, v and a name: only that part
table-word-actions = actions
table-word-oval = oval
table-word-cards = occupations
table-legend = · free cell · − cell worth −1 · 3 income · a bonus · # never covered · A a piece
