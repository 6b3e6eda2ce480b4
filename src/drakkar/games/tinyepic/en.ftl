# Tiny Epic Vikings: what an English player reads.
# { NAME($dock, "dock") } tells the name of what $dock stands for: the message dock-…, or the value
# as it is. { JOIN(a, b) } puts those together that are not empty.

game-pitch = Lead your Jarls from island to island, steal Runes, and bet on the most furious god.

# ---- Viking cards -------------------------------------------------------------------------------
card-v01 = Arnvid Oar-Hand
card-v02 = Hallbera Wave-Reaver
card-v03 = Ketil Far-Sail
card-v04 = Sigrun Shield-Rim
card-v05 = Ulf Silver-Scale
card-v06 = Grim Bare-Shirt
card-v07 = Thyra Trail-Breaker
card-v08 = Gudrid Gold-Dreamer
card-v09 = Hrolf Ring-Breaker
card-v10 = Aud Broad-Acre
card-v11 = Bersi Full-Barn
card-v12 = Hakon Hall-Guard
card-v13 = Ragnfrid Toll-Taker
card-v14 = Olvir Keel-Layer
card-v15 = Asdis Altar-Warden
card-v16 = Eirik Hoard-Lord
card-v17 = Bjarni Star-Reader
card-v18 = Ingrid Fog-Runner
card-v19 = Orm Deep-Keel
card-v20 = Yrsa Masked-Blade
card-v21 = Kolbein Two-Tongues
card-v22 = Skarde Night-Axe
card-v23 = Dalla Cave-Finder
card-v24 = Heid Raven-Seer
card-v25 = Starkad Silent-Edge
card-v26 = Jorunn Root-Digger
card-v27 = Thorgils Locked-Chest
card-v28 = Vagn Oath-Keeper
card-v29 = Solveig Tally-Stick
card-v30 = Hogni Hidden-Wharf
card-v31 = Alfhild Grove-Priest
card-v32 = Sigurd Riddle-King
card-v33 = Leif Storm-Rider
card-v34 = Gyda Squall-Born
card-v35 = Ottar Ice-Breaker
card-v36 = Brynhild Hail-Shield
card-v37 = Finn Seal-Trader
card-v38 = Egil Wolf-Coat
card-v39 = Ragna Moss-Walker
card-v40 = Thorbjorg Bone-Caster
card-v41 = Halfdan Bear-Arm
card-v42 = Unn River-Meadow
card-v43 = Snorri Deep-Cellar
card-v44 = Torfi Thorn-Wall
card-v45 = Vigdis Herd-Counter
card-v46 = Asgrim Pine-Splitter
card-v47 = Gunnhild Stone-Circle
card-v48 = Harald Thunder-Voice

# ---- Favour cards, by their Runes ---------------------------------------------------------------
favor-f01 = Wealth ×3
favor-f02 = Wealth ×2, Secrets
favor-f03 = Wealth ×2, Nature
favor-f04 = Wealth ×2
favor-f05 = Wealth, Secrets
favor-f06 = Wealth
favor-f07 = Secrets ×3
favor-f08 = Secrets ×2, Nature
favor-f09 = Wealth, Secrets ×2
favor-f10 = Secrets ×2
favor-f11 = Secrets, Nature
favor-f12 = Secrets
favor-f13 = Nature ×3
favor-f14 = Wealth, Nature ×2
favor-f15 = Secrets, Nature ×2
favor-f16 = Nature ×2
favor-f17 = Wealth, Nature
favor-f18 = Nature

# ---- gods ---------------------------------------------------------------------------------------
god-odin = Odin
god-frigg = Frigg
god-thor = Thor
god-freya = Freya
god-loki = Loki
god-tyr = Tyr

# ---- Runes --------------------------------------------------------------------------------------
rune-short-wealth = Wealth
rune-short-secrets = Secrets
rune-short-nature = Nature
rune-letter-wealth = W
rune-letter-secrets = S
rune-letter-nature = N
rune-short-any = of any type

# ---- resources ----------------------------------------------------------------------------------
resource-wood = wood
resource-food = food
resource-steel = steel

# ---- Favour rows --------------------------------------------------------------------------------
row-top = top row
row-bottom = bottom row
row-end-left = left end
row-end-right = right end
# places of Consecration
consecration-place-1 = place 1 of the Era board
consecration-place-2 = place 2 of the Era board
consecration-place-3 = place 3 of the Era board
consecration-place-4 = place 4 of the Era board
consecration-wealth = god of Wealth
consecration-secrets = god of Secrets
consecration-nature = god of Nature

# ---- clans --------------------------------------------------------------------------------------
clan-enemy = Enemy Clan
clan-neutral = Neutral enemy
clan-short-enemy = Enemy

# ---- islands ------------------------------------------------------------------------------------
island-in-n = Hvalsey
island-in-se = Hraunsey
island-in-sw = Hulinsey
island-out-nw = Stormsey
island-out-ne = Runasey
island-out-s = Gullsey
island-g-nw = Fjallsey
island-g-n = Skuggsey
island-g-ne = Vindsey
island-g-w = Brimsey
island-g-c = Midsey
island-g-e = Dulsey
island-g-sw = Galdsey
island-g-s = Hagalsey
island-g-se = Silfrsey

# ---- Fjords -------------------------------------------------------------------------------------
fjord-whale = Whale Fjord
fjord-mid-ne = Dawn Fjord
fjord-mid-nw = Sunset Fjord
fjord-mid-s = Noon Fjord
fjord-rim-east = East Fjord
fjord-rim-north-east = North-East Fjord
fjord-rim-north-west = North-West Fjord
fjord-rim-south-east = South-East Fjord
fjord-rim-south-west = South-West Fjord
fjord-rim-west = West Fjord
fjord-bay-ne = Gull Fjord
fjord-bay-nw = Seal Fjord
fjord-bay-se = Salmon Fjord
fjord-bay-sw = Otter Fjord
fjord-rim-e-ne = East-North-East Fjord
fjord-rim-e-se = East-South-East Fjord
fjord-rim-n-ne = North-North-East Fjord
fjord-rim-n-nw = North-North-West Fjord
fjord-rim-s-se = South-South-East Fjord
fjord-rim-s-sw = South-South-West Fjord
fjord-rim-w-nw = West-North-West Fjord
fjord-rim-w-sw = West-South-West Fjord
# the short name, for the map
fjord-short-whale = Whale
fjord-short-mid-ne = Dawn
fjord-short-mid-nw = Sunset
fjord-short-mid-s = Noon
fjord-short-rim-east = East
fjord-short-rim-north-east = North-East
fjord-short-rim-north-west = North-West
fjord-short-rim-south-east = South-East
fjord-short-rim-south-west = South-West
fjord-short-rim-west = West
fjord-short-bay-ne = Gull
fjord-short-bay-nw = Seal
fjord-short-bay-se = Salmon
fjord-short-bay-sw = Otter
fjord-short-rim-e-ne = ENE
fjord-short-rim-e-se = ESE
fjord-short-rim-n-ne = NNE
fjord-short-rim-n-nw = NNW
fjord-short-rim-s-se = SSE
fjord-short-rim-s-sw = SSW
fjord-short-rim-w-nw = WNW
fjord-short-rim-w-sw = WSW

# ---- docks --------------------------------------------------------------------------------------
dock-in-n-edge = north dock of Hvalsey
dock-in-n-out-ne = east dock of Hvalsey
dock-in-n-in-se = south-east dock of Hvalsey
dock-in-n-in-sw = south-west dock of Hvalsey
dock-in-n-out-nw = west dock of Hvalsey
dock-in-se-out-ne = north-east dock of Hraunsey
dock-in-se-edge = east dock of Hraunsey
dock-in-se-out-s = south-west dock of Hraunsey
dock-in-se-in-sw = west dock of Hraunsey
dock-in-se-in-n = north-west dock of Hraunsey
dock-in-sw-in-n = north-east dock of Hulinsey
dock-in-sw-in-se = east dock of Hulinsey
dock-in-sw-out-s = south-east dock of Hulinsey
dock-in-sw-edge = west dock of Hulinsey
dock-in-sw-out-nw = north-west dock of Hulinsey
dock-out-nw-in-n = east dock of Stormsey
dock-out-nw-in-sw = south-east dock of Stormsey
dock-out-ne-in-se = south-west dock of Runasey
dock-out-ne-in-n = west dock of Runasey
dock-out-s-in-se = north-east dock of Gullsey
dock-out-s-in-sw = north-west dock of Gullsey
dock-g-nw-g-n = east dock of Fjallsey
dock-g-nw-g-w = south dock of Fjallsey
dock-g-nw-edge = north-west dock of Fjallsey
dock-g-n-edge = north dock of Skuggsey
dock-g-n-g-ne = east dock of Skuggsey
dock-g-n-g-c = south dock of Skuggsey
dock-g-n-g-nw = west dock of Skuggsey
dock-g-ne-edge = north-east dock of Vindsey
dock-g-ne-g-e = south dock of Vindsey
dock-g-ne-g-n = west dock of Vindsey
dock-g-w-g-nw = north dock of Brimsey
dock-g-w-g-c = east dock of Brimsey
dock-g-w-g-sw = south dock of Brimsey
dock-g-w-edge = west dock of Brimsey
dock-g-c-g-n = north dock of Midsey
dock-g-c-g-e = east dock of Midsey
dock-g-c-g-s = south dock of Midsey
dock-g-c-g-w = west dock of Midsey
dock-g-e-g-ne = north dock of Dulsey
dock-g-e-edge = east dock of Dulsey
dock-g-e-g-se = south dock of Dulsey
dock-g-e-g-c = west dock of Dulsey
dock-g-sw-g-w = north dock of Galdsey
dock-g-sw-g-s = east dock of Galdsey
dock-g-sw-edge = south-west dock of Galdsey
dock-g-s-g-c = north dock of Hagalsey
dock-g-s-g-se = east dock of Hagalsey
dock-g-s-edge = south dock of Hagalsey
dock-g-s-g-sw = west dock of Hagalsey
dock-g-se-g-e = north dock of Silfrsey
dock-g-se-edge = south-east dock of Silfrsey
dock-g-se-g-s = west dock of Silfrsey
# the short name, below that of the island
dock-short-in-n-edge = north
dock-short-in-n-out-ne = east
dock-short-in-n-in-se = south-east
dock-short-in-n-in-sw = south-west
dock-short-in-n-out-nw = west
dock-short-in-se-out-ne = north-east
dock-short-in-se-edge = east
dock-short-in-se-out-s = south-west
dock-short-in-se-in-sw = west
dock-short-in-se-in-n = north-west
dock-short-in-sw-in-n = north-east
dock-short-in-sw-in-se = east
dock-short-in-sw-out-s = south-east
dock-short-in-sw-edge = west
dock-short-in-sw-out-nw = north-west
dock-short-out-nw-in-n = east
dock-short-out-nw-in-sw = south-east
dock-short-out-ne-in-se = south-west
dock-short-out-ne-in-n = west
dock-short-out-s-in-se = north-east
dock-short-out-s-in-sw = north-west
dock-short-g-nw-g-n = east
dock-short-g-nw-g-w = south
dock-short-g-nw-edge = north-west
dock-short-g-n-edge = north
dock-short-g-n-g-ne = east
dock-short-g-n-g-c = south
dock-short-g-n-g-nw = west
dock-short-g-ne-edge = north-east
dock-short-g-ne-g-e = south
dock-short-g-ne-g-n = west
dock-short-g-w-g-nw = north
dock-short-g-w-g-c = east
dock-short-g-w-g-sw = south
dock-short-g-w-edge = west
dock-short-g-c-g-n = north
dock-short-g-c-g-e = east
dock-short-g-c-g-s = south
dock-short-g-c-g-w = west
dock-short-g-e-g-ne = north
dock-short-g-e-edge = east
dock-short-g-e-g-se = south
dock-short-g-e-g-c = west
dock-short-g-sw-g-w = north
dock-short-g-sw-g-s = east
dock-short-g-sw-edge = south-west
dock-short-g-s-g-c = north
dock-short-g-s-g-se = east
dock-short-g-s-edge = south
dock-short-g-s-g-sw = west
dock-short-g-se-g-e = north
dock-short-g-se-edge = south-east
dock-short-g-se-g-s = west

# ---- resources, Runes, pieces ------------------------------------------------------------------
wood = { $wood ->
    [0] {""}
   *[other] { $wood } wood
}
food = { $food ->
    [0] {""}
   *[other] { $food } food
}
steel = { $steel ->
    [0] {""}
   *[other] { $steel } steel
}
# reads $wood, $food, $steel
goods = { JOIN(wood, food, steel) }
bag-wood = { $wood ->
    [0] {""}
   *[other] { $wood }wo
}
bag-food = { $food ->
    [0] {""}
   *[other] { $food }fo
}
bag-steel = { $steel ->
    [0] {""}
   *[other] { $steel }st
}
# the same, tiny
bag = { JOIN(bag-wood, bag-food, bag-steel, by: " ") }

# ---- actions in short --------------------------------------------------------------------------
action-sail = Sail ×{ $x }
action-explore = Explore ×{ $x }
action-harvest = Harvest ×{ $x }
action-build = Build ×{ $x }
action-explore-temple = Explore with a Temple
action-smite = Smite ×{ $x }
action-draw-replace = Draw and replace
action-enter-battle = Enter a battle
action-collect = Collect { goods }
action-collect-per = Collect { goods } per { NAME($rune, "rune-short") } Rune
action-collect-any = Gain { $x ->
    [one] { $x } resource of choice
   *[other] { $x } resources of choice
}
action-exchange = Exchange
action-fury-change = Fury of a god: ±{ $x }
# $needs: the Runes required, as letters; $ready: they are active already, its own included
card-rune = { $needs }{ $ready ->
    [yes] ✓
   *[other] {""}
}→ { $action }
# $per: what boosts it; $now: the Strength if the card were revealed now
card-strength = Strength { $op ->
    [add] { $base }+{ $each ->
        [one] {""}
       *[other] { $each }×
    }{ strength-per }{ strength-now }
    [multiply] { $base }×{ strength-per }{ strength-now }
   *[flat] { $base }
}{ $steel ->
    [0] {""}
   *[other] , costs { $steel } steel
}
strength-per = { $per ->
    [any] Runes
    [wood] wood
    [food] food
    [steel] steel
   *[other] { NAME($per, "rune-short") }
}
strength-now = { $now ->
    [none] {""}
   *[other] {" "}(={ $now })
}

# ---- options -----------------------------------------------------------------------------------
option-first_player = First player
option-first_player-random = at random
option-first_player-1 = seat 1
option-first_player-2 = seat 2
option-first_player-3 = seat 3
option-first_player-4 = seat 4
option-three_player_face = Face of the Ocean with three
option-three_player_face-help = On the small face islands are scarcer.
option-three_player_face-large = the large one, nine islands
option-three_player_face-small = the small one, six islands

# ---- where points come from --------------------------------------------------------------------
score-unit = VP
source-islands_wealth = Islands, Wealth
source-islands_secrets = Islands, Secrets
source-islands_nature = Islands, Nature
source-favors_wealth = Favours, Wealth
source-favors_secrets = Favours, Secrets
source-favors_nature = Favours, Nature

# ---- questions ---------------------------------------------------------------------------------
ask-placefirstship = First Longship: in which Fjord?
ask-pickcard = Which card do you keep?
ask-solopick = Which card do you keep? The other two go to the enemy.
ask-playcard = Which card: Jarl or battle?
ask-useruneaction = Do you use the Rune action of { NAME($card, "card") }?
ask-chooseship = Sail ×{ $moves_left }: with which Longship?
ask-choosecourse = Sail ×{ $moves_left }: where to?
ask-withdrawship = Longship driven off the { NAME($dock, "dock") }: to which Fjord?
ask-ashore = { $moves_left ->
    [0] At the { NAME($dock, "dock") }: what now?
    [one] At the { NAME($dock, "dock") }: what now? { $moves_left } move left.
   *[other] At the { NAME($dock, "dock") }: what now? { $moves_left } moves left.
}
ask-explorestep = { $left ->
    [one] Which Settler explores? Last step.
   *[other] Which Settler explores? { $left } steps left.
}
ask-chooseharvest = { $number ->
    [one] Harvest: which resource?
   *[other] Harvest: which { $number } resources?
}
ask-collectgoods = Collect: what do you take?
ask-choosebuild = What do you build?
ask-choosesite = { $what ->
    [longship] In which Fjord do you put the new Longship?
   *[other] On which island do you raise the Temple?
}
ask-choosefavor = Which Favour card do you fight for?
ask-returnfavor = One Favour card too many: which one goes back, and where?
ask-blessing = Battle lost: do you take the blessing?
ask-collectany = { $number ->
    [one] Which resource do you gain?
   *[other] Which resource do you gain? { $number } left.
}
ask-exchangeresources = Do you exchange resources?
ask-movetemple = Which Temple explores, and where to?
ask-smitesettler = { $number ->
    [one] Which Settler do you smite?
   *[other] Which Settler do you smite? { $number } left.
}
ask-tosscard = Which card of your hand do you discard?
ask-changefury = Which Fury do you change?
ask-consecratevillage = Do you consecrate a Village?
ask-answerbattle = The enemy has started a battle: do you join it?
ask-decideforenemy = { $why ->
    [course] The enemy sails: to which island?
    [way] The Lone Longship sails: by which dock?
    [donor] The enemy moves a Settler: from which island?
    [berth] The island is full: to which dock instead?
    [victim] You lose a Settler: on which island?
    [prey] Which of your Longships does the enemy hunt?
    [temple] The enemy's Temple: on which island?
   *[favor] The enemy fights for a Favour card: which?
}

help-placefirstship = A Fjord at the edge of the board that holds no Longship yet (TEV-1.14). Placing goes counter-clockwise, the first player last (TEV-1.13).
help-pickcard = Keep one card, the rest moves on, down to the last (TEV-3.2, TEV-3.3, TEV-3.4). A card has a Rune, a Jarl action, a Rune action with the Runes it requires, and a Strength that sometimes costs steel (TEV-3.6). ✓: the Runes required are active already.
help-solopick = Of every pile of three one card is yours and two go to the Enemy deck (TEV-20.11). A last pile goes there unseen (TEV-20.12).
help-playcard = Face up: the Jarl action, then the Rune action if you have the active Runes, that of the card included (TEV-4.6, TEV-15.1, TEV-15.2). Face down: you start a battle for a Favour card or join the open one, without any action (TEV-5.1, TEV-5.6, TEV-5.8). It is resolved at the start of its starter's next turn (TEV-5.9); in the solo game at once (TEV-23.1).
help-useruneaction = A Rune action is never compulsory (TEV-4.7). Enter a battle turns the card face down and starts or joins a battle (TEV-5.14, TEV-5.15); everyone knows its Strength (TEV-5.16). Draw and replace: a card from the deck, then one of your hand is discarded (TEV-15.8).
help-chooseship = One Longship makes all the moves (TEV-9.2): from a dock to one of its two Fjords, from a Fjord to a Fjord beside it, from a Fjord to a dock (TEV-9.3).
help-choosecourse = Docking does not end the Sail (TEV-9.5). You may come back to the dock you have just left (TEV-9.6), but not dock where another Longship of yours lies (TEV-9.7). An opponent's is displaced (TEV-9.8). At a dock you may deploy Settlers, raid the Village (TEV-9.11) or leave again; in a Fjord not (TEV-9.12).
help-withdrawship = One of the two Fjords beside the dock, free of charge (TEV-9.8). The same with the Lone Longship (TEV-21.15).
help-ashore = Deploy Settlers, for 1 food each (TEV-10.2), as many in all as the value of the Sail (TEV-10.1). If you outnumber each opponent there, each loses a Settler (TEV-10.7). While moves are left you may leave and dock elsewhere (TEV-9.5). Raiding the Village costs steel, depending on the Era (TEV-10.12), and ends the Sail (TEV-10.11). Your Settlers can be called back at any moment of your turn (TEV-10.4).
help-explorestep = A step takes one of your Settlers to an adjacent island along a ferry (TEV-11.1, TEV-11.2). The attack comes at the end, on every island where Settlers arrived (TEV-11.5).
help-chooseharvest = Any mix you like (TEV-12.1), with 1 more resource for each Temple built (TEV-12.3). The food of your built Longships comes on top (TEV-12.2). You may take less, or nothing (TEV-4.7). What exceeds 7 is lost (TEV-12.5).
help-collectgoods = The resources shown (TEV-15.10), or fewer, or none (TEV-4.7). What exceeds 7 is lost (TEV-2.2).
help-choosebuild = Each slot of the Clan board has its price in wood (TEV-13.1, TEV-13.2, TEV-13.3), in any order (TEV-13.4). An empty slot makes your harvests better (TEV-12.2, TEV-12.3).
help-choosesite = A Longship goes to a Fjord beside an island where you have influence (TEV-13.5). A Temple goes to an island with a Settler of yours (TEV-13.7), one for each island (TEV-13.8); it is worth 4 influence (TEV-14.1).
help-choosefavor = One of the ends of the two rows (TEV-5.2). The Runes on the card count at the end (TEV-18.3), what is in the bag is gained at once (TEV-6.12).
help-returnfavor = Three Favour cards at most (TEV-6.14): one of the four goes back to an end of a row (TEV-6.15).
help-blessing = A lost battle offers you the blessing of your card's god (TEV-6.17). Whether you take it or not, his Fury rises by 1 (TEV-6.18).
help-collectany = A resource of your choice (TEV-6.21), 7 at most of each (TEV-2.2), or none (TEV-4.7).
help-exchangeresources = As many as you like of one resource for as many of one other (TEV-15.12).
help-movetemple = One of your Temples follows a ferry, but does not join the other (TEV-15.4). It does not attack (TEV-15.5).
help-smitesettler = Remove opposing Settlers wherever you like (TEV-15.6); Temples and Longships are safe (TEV-15.7).
help-tosscard = The one just drawn, too, if you like (TEV-15.8, TEV-15.9).
help-changefury = Loki raises or lowers the Fury of a god by 2 (TEV-6.25), never below 0 (TEV-14.17). The most furious god has the most precious Runes (TEV-18.2, TEV-18.3).
help-consecratevillage = One raided Village in a turn (TEV-16.1), on an action of the Era board (TEV-16.5) or on a god, whose Fury rises by 2 (TEV-16.6). A full place is closed to all (TEV-16.7).
help-answerbattle = If you join, the battle is resolved at once (TEV-23.17). If not, the enemy faces the Invaders, then you play your card (TEV-23.18). The bonus of the icon is added to its Strength (TEV-23.8).
help-decideforenemy = What the enemy's rules leave open is yours to choose (TEV-21.3): the island it heads for (TEV-21.7), the way (TEV-21.9), Settlers to take back (TEV-21.21), the dock of a Longship (TEV-21.33), the Settler you lose (TEV-22.7), the Longship hunted (TEV-22.18), the Temple (TEV-22.24), the end of the row (TEV-23.16).

# ---- moves -------------------------------------------------------------------------------------
move-harbour = { NAME($fjord, "fjord") }
move-keep = { NAME($card, "card") } · { $facts }
move-jarl = { NAME($card, "card") } as Jarl: { $action }, { $rune }
move-fight = { NAME($card, "card") } into battle: { $strength }
short-to = { NAME($target, "dock-short", "fjord-short") }{ $village ->
    [yes] {" "}⌂
   *[no] {""}
}{ $ship ->
    [none] {""}
    [enemy] {" "}(drives off the enemy)
   *[other] {" "}(drives off { $ship })
}{ $lone ->
    [yes] {" "}◆
   *[no] {""}
}
group-fjords = Fjords
group-battle = into battle: { $strength }
move-favor = { NAME($row, "row") }, { NAME($end, "row-end") }: { $favor }
# $village: there is one; $ship: whose Longship is driven off; $lone: the Lone Longship is there
move-sail = { $at ->
    [dock] docked Longship: { NAME($origin, "dock") }
   *[fjord] Longship in the { NAME($origin, "fjord") }
}
move-to = { NAME($target, "dock", "fjord") }{ $village ->
    [yes] , Village
   *[no] {""}
}{ $ship ->
    [none] {""}
    [enemy] , drives off the enemy
   *[other] , drives off { $ship }
}{ $lone ->
    [yes] , Lone Longship
   *[no] {""}
}{ $steps ->
    [0] {""}
    [one] {" "}· { $steps } step
   *[other] {" "}· { $steps } steps
}
move-withdraw = { NAME($fjord, "fjord") }
move-deploy = Deploy { $number ->
    [one] { $number } Settler
   *[other] { $number } Settlers
} ({ $cost } food)
move-recall = Recall a Settler from { NAME($island, "island") }
move-raid = Raid the Village ({ $cost } steel)
move-explore = { NAME($origin, "island") } → { NAME($target, "island") }
move-pilgrim = Temple: { NAME($origin, "island") } → { NAME($target, "island") }
move-gather = { $none ->
    [yes] only the food of your Longships
   *[other] { goods }
}{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } of it too much and lost)
}
move-build = { $what ->
    [longship] Longship
   *[other] Temple
} for { $cost } wood
move-at = { NAME($place, "fjord", "island") }
move-smite = { $who }: a Settler on { NAME($island, "island") } (of { $number })
move-toss = { NAME($card, "card") } · { $facts }
move-enter = Yes: { $action }
move-exchange = { $number } { NAME($give, "resource") } for { $number } { NAME($get, "resource") }
move-gain = 1 { NAME($resource, "resource") }
move-rage = { $god } ({ NAME($rune, "rune-short") }): Fury { $amount ->
    [-2] −2
    [2] +2
   *[other] { $amount }
}
move-bless = Yes, blessing: { $blessing }
move-giveback = { $text }: { NAME($row, "row") }, { NAME($end, "row-end") }
move-consecrate = { $action }{ $number ->
    [0] {""}
    [one] {" "}({ $number } Village of { $limit })
   *[other] {" "}({ $number } Villages of { $limit })
}
consecrate-god = { $god }: Fury +{ $fury }
move-join = { NAME($card, "card") } · { $strength }
move-decline = No: the enemy faces the Invaders
move-pick = { NAME($what, "dock", "island", "row-end") }
move-skip = { $question ->
    [chooseship] Do not sail
    [choosecourse] Stay here
    [ashore] End the Sail
    [explorestep] Explore no further
    [chooseharvest] Harvest nothing
    [collectgoods] Collect nothing
    [collectany] Take nothing
    [choosebuild] Build nothing
    [exchangeresources] Exchange nothing
    [movetemple] Move no Temple
    [smitesettler] Smite nobody
    [changefury] Change nothing
    [consecratevillage] Consecrate nothing
   *[other] No
}

# ---- the log -----------------------------------------------------------------------------------
# What the enemy does follows its rules: the clause stands in brackets.
event-era = Era { $era }
event-draft = {""}
event-gods = Gods in play: { $list }.
event-chief = gets the Chieftain
event-first-ship = places a Longship in the { NAME($fjord, "fjord") }
event-fury = · { NAME($rune, "rune-short") } Fury { $amount ->
    [-2] −2
    [-1] −1
   *[other] +{ $amount }
} (now { $total })
event-reshuffled = The discard pile is shuffled into a new deck.
event-drew = { $number ->
    [one] draws a card
   *[other] draws { $number } cards
}
event-jarl = › plays { NAME($card, "card") } as Jarl
event-face-down = › plays a card face down
event-entered = takes { NAME($card, "card") } into battle
event-prize = for the Favour card { NAME($favor, "favor") } ({ NAME($row, "row") }, { NAME($end, "row-end") })
event-prize-back = Nobody wins the Favour card { NAME($favor, "favor") }, it goes back to its place.
event-revealed = › reveals { NAME($card, "card") }
event-no-steel = · out of the battle for want of { $cost } steel
event-strength = Strength { $strength } with { NAME($card, "card") }
event-battle-tied = A tie: everybody has lost.
event-invader = The Invaders come: { $list }.
event-invader-strength = Strength of the Invaders: { $strength }
event-won = › wins the battle and the Favour card { NAME($favor, "favor") }
event-favor-back = returns the Favour card { NAME($favor, "favor") }
event-lost = › loses the battle
event-blessed = takes the blessing of { NAME($god, "god") }
event-sailed = sails to the { NAME($target, "dock", "fjord") }
event-withdrew = › leaves the { NAME($dock, "dock") } for the { NAME($fjord, "fjord") }
event-recalled = recalls a Settler from { NAME($island, "island") }
event-deployed = deploys { $number ->
    [one] { $number } Settler
   *[other] { $number } Settlers
} on { NAME($island, "island") }
event-raided = raids the Village
event-settler-lost = loses a Settler on { NAME($island, "island") }
event-rune-taken = { $stolen ->
    [none] takes the Rune of { NAME($island, "island") }
    [enemy] steals the Rune of { NAME($island, "island") } from the enemy
   *[other] steals the Rune of { NAME($island, "island") } from { $stolen }
}
event-rune-returned = loses control of { NAME($island, "island") }: the Rune goes back there
event-explored = explores from { NAME($origin, "island") } to { NAME($target, "island") }
event-harvested = { $none ->
    [yes] harvests nothing
   *[other] harvests { goods }
}{ $ships ->
    [0] {""}
   *[other] {" "}({ $ships } by the Longships)
}
event-collected = { $none ->
    [yes] collects nothing
   *[other] collects { goods }
}
event-gained = gains 1 { NAME($resource, "resource") }
event-exchanged = exchanges { $number } { NAME($give, "resource") } for { $number } { NAME($get, "resource") }
event-temple-moved = moves a Temple from { NAME($origin, "island") } to { NAME($target, "island") }
event-tossed = discards { NAME($card, "card") }
event-built = builds { $what ->
    [longship] a Longship in the { NAME($place, "fjord") }
   *[other] a Temple on { NAME($place, "island") }
}
event-consecrated = consecrates a Village: { NAME($place, "consecration") }
event-end = The game is over.
event-track-full = its { NAME($resource, "resource") } track is full and goes back to 0: { $lost ->
    [0] you had none to lose
   *[other] you lose { $lost } { NAME($resource, "resource") }
} (TEV-22.13)
event-enemy-begins = begins on { NAME($island, "island") } and takes its Rune (TEV-20.6)
event-enemy-plays = › plays { NAME($card, "card") } (TEV-21.1)
event-enemy-acts = { $action ->
    [sail] { action-sail } (TEV-21.13)
    [explore] { action-explore } (TEV-21.28)
    [harvest] { action-harvest } (TEV-21.35)
   *[build] { action-build } (TEV-21.31)
}
event-enemy-course = heads for { NAME($island, "island") } (TEV-21.5)
event-enemy-enters = goes to the { NAME($dock, "dock") }
event-enemy-raids = raids the Village there (TEV-21.17)
event-enemy-arrived = stops there
event-enemy-settles = adds a Settler on { NAME($island, "island") }
event-enemy-moves = takes a Settler from { NAME($origin, "island") } to { NAME($island, "island") } (TEV-21.20)
event-enemy-ship-back = takes the Longship driven off back to its board (TEV-24.1)
event-enemy-gains = { $none ->
    [yes] gains no resource
   *[other] gains { goods }
}
event-enemy-builds = puts a Longship at the { NAME($dock, "dock") }
event-enemy-consecrates = › consecrates a Village: { NAME($place, "consecration") } (TEV-21.25)
event-enemy-fights = › fights with { NAME($card, "card") }
event-enemy-rune = { $rune ->
    [wealth] Wealth action of its board (TEV-22.5)
    [secrets] Secrets action of its board (TEV-22.6)
   *[nature] Nature action of its board (TEV-22.7)
}
event-enemy-icon = › icon reached on the { NAME($resource, "resource") } track: { $icon ->
    [fury_of_most_owned_rune] Fury (TEV-22.17)
    [hunt_nearest_longship] Hunt (TEV-22.18)
    [cross_ferry] Ferry (TEV-22.21)
    [add_settler] Settler (TEV-22.22)
    [add_longship] Longship (TEV-22.23)
    [add_temple] Temple (TEV-22.24)
   *[start_battle] Battle (TEV-22.26)
}
event-enemy-temple = raises a Temple on { NAME($island, "island") }; half of its Settlers leave (TEV-22.25)
event-enemy-challenges = starts a battle, card face down (TEV-23.14)
event-enemy-strength = Strength { $strength } with { NAME($card, "card") } (TEV-23.7)
event-enemy-wins = › wins the battle and the Favour card { NAME($favor, "favor") } (TEV-23.10)
event-enemy-loses = › loses the battle (TEV-23.11)

# ---- refusals ----------------------------------------------------------------------------------
refusal-first-ship = { NAME($fjord, "fjord") }: it takes a Fjord at the edge of the board without any Longship.
refusal-not-in-pack = { NAME($card, "card") } is not among the cards to choose from.
refusal-not-in-hand = { NAME($card, "card") } is not in your hand.
refusal-no-favors = There is no Favour card left: no battle can be started.
refusal-runes-gone = You no longer have the Runes that the Rune action of { NAME($card, "card") } requires.
refusal-enemy-battle-open = The enemy has just started a battle: you answer it on your next turn. Play this card face up.
refusal-must-play = A card must be played.
refusal-card-first = Play your card first: the Consecration comes after it.
refusal-one-card = You have played your card of this turn.
refusal-must-withdraw = Your Longship must leave the dock: choose one of the two Fjords.
refusal-answer-first = First answer the enemy's battle.
refusal-three-favors = You keep only three Favour cards: give one back.
refusal-favor-end = There is no card to take or no place there ({ NAME($row, "row") }, { NAME($end, "row-end") }).
refusal-not-your-favor = You do not hold the Favour card { NAME($favor, "favor") }.
refusal-no-ship-there = None of your Longships is there ({ NAME($place, "dock", "fjord") }).
refusal-own-ship-there = One of your Longships is at the { NAME($dock, "dock") } already.
refusal-too-far = { $moves ->
    [one] One move is not enough
   *[other] { $moves } moves are not enough
} to get there ({ NAME($place, "dock", "fjord") }).
refusal-already-there = Your Longship is there already ({ NAME($place, "dock", "fjord") }). To stay, end the Sail.
refusal-sail-over = This Sail has no move left.
refusal-not-docked = Your Longship is not at a dock: one deploys and raids only there.
refusal-not-beside = { NAME($fjord, "fjord") }: it is not beside the { NAME($dock, "dock") }.
refusal-no-village = The { NAME($dock, "dock") } has no Village and never had one.
refusal-village-gone = The Village of the { NAME($dock, "dock") } has been raided already.
refusal-raid-steel = Raiding costs { $cost } steel in this Era, you have { $steel }.
refusal-recall-nobody = You have no Settler to recall there ({ NAME($island, "island") }).
refusal-recall-turn = Settlers are called back on your own turn only.
refusal-recall-now = First finish what you have begun: you may call your Settlers back right after.
refusal-deploy-limit = You cannot deploy { $number ->
    [one] { $number } Settler
   *[other] { $number } Settlers
}: { $limit } at most here, you have { $food } food and { $reserve ->
    [one] { $reserve } Settler
   *[other] { $reserve } Settlers
} on your board.
refusal-deployed-here = You have deployed since you docked here.
refusal-explore-nobody = You have no Settler there ({ NAME($island, "island") }).
refusal-no-ferry = No ferry links { NAME($origin, "island") } and { NAME($target, "island") }.
refusal-harvest-number = { $number ->
    [one] Harvest { $number } resource at most.
   *[other] Harvest { $number } resources at most.
}
refusal-collect-number = You may take { goods } at most.
refusal-gather-nothing = To take nothing, simply skip the action.
refusal-build-what = Longships and Temples are built, not “{ $what }”.
refusal-slot-empty = There is no piece left on slot { $slot }.
refusal-build-wood = It takes { $cost } wood, you have { $wood }.
refusal-no-influence = You have influence on no island: there is no place for a Longship.
refusal-no-settler-for-temple = There is no island with a Settler of yours and without your Temple.
refusal-no-ship-site = The Longship goes to a Fjord beside an island where you have influence, not here ({ NAME($place, "fjord", "island") }).
refusal-no-temple-site = The Temple goes to an island with a Settler of yours and without your other Temple, not here ({ NAME($place, "fjord", "island") }).
refusal-exchange-kinds = Exchange one resource for another one.
refusal-exchange-number = You cannot exchange { $number }: you have { $have }.
refusal-no-resource = Resources are wood, food and steel, not “{ $resource }”.
refusal-no-temple-there = None of your Temples is there ({ NAME($island, "island") }).
refusal-second-temple = Your other Temple is on { NAME($island, "island") } already.
refusal-smite-opponent = Clan { $clan } is no opponent.
refusal-no-settler-there = { $clan ->
    [enemy] The enemy
   *[other] Clan { $clan }
} has no Settler there ({ NAME($island, "island") }).
refusal-fury-choice = Choose a god in play and a change that is allowed.
refusal-no-such-place = There is no such place of Consecration: “{ $place }”.
refusal-place-full = This place is full ({ NAME($place, "consecration") }).
refusal-enemy-choice = The enemy has no such choice ({ NAME($what, "dock", "island", "row-end") }).

# ---- the board ---------------------------------------------------------------------------------
board-header = Era { $era }/{ $eras }
board-over = game over
board-raid = raid: { $steel } steel
board-chief = Chieftain: { $name }
board-deck = deck { $deck }, discard { $discard }
board-invaders = Invaders { $number }
board-god = Fury { $fury } · { $rank ->
    [1] 1st
    [2] 2nd
   *[other] { $rank }rd
} · { $island }/{ $favor } VP{ $villages ->
    [0] {""}
   *[other] {" "}⌂{ $villages }
}
board-places = Consecrate⌂
board-favors-top = Favours ↑
board-favors-bottom = Favours ↓
board-battle = Battle
board-last-battle = Last fight
board-invader = Invader
board-battle-won = { $name } wins the Favour
board-battle-nobody = nobody wins the Favour
board-battle-for = for { $favor }
board-battle-starter = started by { $name ->
    [enemy] the enemy
   *[other] { $name }
}
board-battle-fighters = cards face down: { $list }
board-battle-bonus = bonus of the enemy +{ $bonus }
board-vp = { $total } VP
board-vp-islands = { $total } VP of islands
board-runes = Runes { $list }
board-row = Row
board-hand = Hand
board-kept = Kept
board-board = Board
board-favors = Favours
board-nothing = none
board-settlers = { $number ->
    [one] { $number } Settler
   *[other] { $number } Settlers
}
board-longships = { $list ->
    [none] no Longship left
   *[other] Longships for { $list } wood
}
board-temples = { $list ->
    [none] no Temple left
   *[other] Temples for { $list } wood
}
board-villages = { $number ->
    [one] { $number } Village
   *[other] { $number } Villages
}
board-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
board-small-favors = { $number ->
    [one] { $number } Favour
   *[other] { $number } Favours
}
board-small-build = △{ $ships } T{ $temples } to build
board-fights = in battle
board-fights-with = in battle: { $card }
board-enemy-deck = deck { $number }
board-enemy-battles = battles: { $list }
board-icon = { $icon ->
    [fury_of_most_owned_rune] Fury
    [hunt_nearest_longship] Hunt
    [cross_ferry] Ferry
    [add_settler] Settler
    [add_longship] Longship
    [add_temple] Temple
   *[start_battle] Battle+{ $strength }
}
board-influence = Influence
board-legend = W S N Runes (Wealth, Secrets, Nature) · wo fo st wood, food, steel · △A Longship of clan A · A3T its three Settlers and its Temple · W→A its island Rune · A4B2 in the frame: influence · ⌂ Village · ○ free dock · ─ │ ╱ ╲ ferries · ◆ Lone Longship · [n] type n · ‹ › Favour card that can be taken · ✓ enough Runes · 6/3 VP: for an island Rune / for a Favour Rune

# below the points (s)
scores-note = The Favor cards of the others stay secret until the end: their points are not in here.

# what is reconstructed, no printed copy having been at hand (box.reconstructed)
reconstructed-cards-counts = Viking cards
reconstructed-cards-cards = Viking cards
reconstructed-favors-favors = Favor cards
reconstructed-gods-gods = blessings and three of the six gods
reconstructed-clan-longship_slots = costs in wood
reconstructed-clan-temple_slots = costs in wood
reconstructed-eras-eras = steel of a raid in Eras 2 and 3
reconstructed-eras-consecration_places = Consecration actions
reconstructed-eras-island_rune_points = VP of Runes (but for the 6 of the 1st god's islands)
reconstructed-eras-favor_rune_points = VP of Runes (but for the 6 of the 1st god's islands)
reconstructed-enemy-tracks = tracks and Rune actions of the enemy
reconstructed-enemy-rune_actions = tracks and Rune actions of the enemy
reconstructed-ocean-sides = both faces of the Ocean
