# A Feast for Odin: what an English-speaking player reads.

# ---- goods, weapons, ships, buildings --------------------------------------------------------
item-peas = peas
item-flax = flax
item-beans = beans
item-grain = grain
item-cabbage = cabbage
item-fruits = fruits
item-mead = mead
item-stockfish = stockfish
item-milk = milk
item-salt-meat = salt meat
item-game-meat = game meat
item-whale-meat = whale meat
item-sheep = sheep
item-pregnant-sheep = pregnant sheep
item-cattle = cattle
item-pregnant-cattle = pregnant cattle
item-oil = oil
item-hide = hide
item-wool = wool
item-linen = linen
item-skin-and-bones = skin and bones
item-fur = fur
item-robe = robe
item-clothing = clothing
item-rune-stone = rune stone
item-silverware = silverware
item-chest = chest
item-silk = silk
item-spices = spices
item-jewelry = jewelry
item-treasure-chest = treasure chest
item-silver-hoard = silver hoard
item-glass-beads = Glass Beads
item-helmet = Helmet
item-cloakpin = Cloakpin
item-belt = Belt
item-crucifix = Crucifix
item-drinking-horn = Drinking Horn
item-amber-figure = Amber Figure
item-horseshoe = Horseshoe
item-gold-brooch = Gold Brooch
item-forge-hammer = Forge Hammer
item-fibula = Fibula
item-throwing-axe = Throwing Axe
item-chalice = Chalice
item-round-shield = Round Shield
item-english-crown = English Crown
item-wood = wood
item-stone = stone
item-ore = ore
item-bow = bow and arrow
item-snare = snare
item-spear = spear
item-long-sword = long sword
item-whaling-boat = whaling boat
item-knarr = knarr
item-longship = longship
item-shed = shed
item-stone-house = stone house
item-long-house = long house
item-silver = silver

# ---- more than one, where it differs in some language -----------------------------------------------------------------------
items-stone = stone
items-ore = ore
items-hide = hides
items-linen = linen
items-sheep = sheep
items-cattle = cattle
items-whaling-boat = whaling boats
items-knarr = knarrs
items-longship = longships

# ---- boards ----------------------------------------------------------------------------------
board-home-board = home board
board-shetland = Shetland
board-bear-island = Bear Island
board-faroe-islands = Faroe Islands
board-baffin-island = Baffin Island
board-iceland = Iceland
board-labrador = Labrador
board-greenland = Greenland
board-newfoundland = Newfoundland
board-shed = shed
board-stone-house = stone house
board-long-house = long house
strip-strip-1 = mountain strip 1
strip-strip-2 = mountain strip 2
strip-strip-3 = mountain strip 3
strip-strip-4 = mountain strip 4
strip-strip-5 = mountain strip 5
strip-strip-6 = mountain strip 6
strip-strip-7 = mountain strip 7
strip-strip-8 = mountain strip 8

# ---- action spaces ---------------------------------------------------------------------------
space-build-shed = Build a shed
space-build-stone-house = Build a stone house
space-build-long-house = Build a long house
space-build-house-and-ship = Build a house and a ship
space-build-whaling-boat = Build a whaling boat
space-build-knarr = Build a knarr
space-build-longship = Build a longship
space-hunting-game-1 = Hunting game
space-hunting-game-2 = Hunting game
space-take-stockfish = Take 1 stockfish
space-laying-a-snare = Laying a snare
space-whaling-3-boats = Whaling (1 to 3 boats)
space-whaling-1-boat = Whaling (1 boat)
space-buy-2-stockfish = Buy 2 stockfish
space-buy-2-salt-meat = Buy 2 salt meat
space-buy-sheep = Buy 1 sheep
space-buy-cattle-and-milk = Buy 1 cattle and 1 milk
space-sheep-or-cattle = 1 sheep free or 1 cattle for 1 silver
space-buy-cattle-and-sheep = Buy 1 sheep and 1 cattle
space-weekly-beans = Market - beans
space-weekly-flax-stockfish = Market - flax and stockfish
space-weekly-fruits = Market - fruits, oil and salt meat
space-weekly-spices = Market - spices and livestock products
space-products-milk = Milk from cattle
space-products-mead = 2 mead and 2 silver
space-products-wool = Wool from sheep
space-craft-linen = Craft linen
space-craft-rune-stone = Craft a rune stone
space-craft-clothing = Craft clothing
space-craft-chest = Craft a chest
space-forge = Forge
space-craft-runes-and-chests = Craft 2 chests and 2 rune stones
space-craft-master = 4 silver, robe and jewelry
space-mountain-2 = Take 2 building resources
space-mountain-1-upgrade-1 = Take 1 building resource and upgrade 1 good
space-upgrade-2 = Upgrade 2 goods
space-wood-per-player = 1 wood per player and 1 ore from the general supply
space-mountain-3-upgrade-1 = Take 3 building resources and upgrade 1 good
space-upgrade-3 = Upgrade 3 goods
space-mountain-3-plus-2 = Take 3 + 2 building resources
space-upgrade-3-weapons-4 = Upgrade 3 goods and draw 4 weapons
space-upgrade-4 = Upgrade 4 goods
space-mountain-4-double-upgrade-2 = Take 4 building resources and upgrade 2 goods twice
space-mountain-2222-or-double-upgrade-3 = Take 2 + 2 + 2 + 2 building resources or upgrade 3 goods twice
space-overseas-trading-1 = Overseas trading
space-overseas-trading-2 = Overseas trading
space-special-sale = Special sale
space-raiding = Raiding
space-pillaging-2 = Pillaging
space-pillaging-3 = Pillaging
space-plundering = Plundering
space-explore-near = Explore Shetland or Faroe Islands
space-explore-middle = Explore Iceland, Greenland or Bear Island
space-explore-far = Explore Baffin Island, Labrador or Newfoundland
space-draw-occupation = Draw 1 occupation and take 1 silver
space-play-occupation-paid = Play 1 occupation for 1 stone or 1 ore and take 1 silver
space-emigrate-2 = Emigration
space-play-occupations-2 = Play 1 to 2 occupations
space-emigrate-3 = Emigration
space-play-occupations-4 = Play 1 to 4 occupations
space-swap-boat-and-emigrate = Trade a whaling boat for a knarr and emigrate
space-imitation-left = Imitation (left tile)
space-imitation-right = Imitation (right tile)
group-build-houses = Build Houses
group-build-ships = Build Ships
group-hunting = Hunting
group-livestock-market = Livestock Market
group-weekly-market = Weekly Market
group-products = Products
group-crafting = Crafting
group-mountains-and-trade = Mountains and Trade
group-sailing = Sailing
group-emigration-and-occupation = Emigration and Occupation

# ---- refusals --------------------------------------------------------------------------------
refusal-one-effect = At least one effect printed on the space must be done.
refusal-not-held = You do not have this in your supply: { NAME($item, "item") }.
refusal-no-effect-now = This occupation has no effect at this moment: { NAME($card, "card") }.
refusal-effect-impossible = The effect of this occupation is impossible now: { NAME($card, "card") }.
refusal-zero-succeeds = A result of 0 is always a success.
refusal-tile-gone = This tile is no longer on the oval board: { NAME($tile, "item") }.
refusal-space-impossible = No effect of this space is possible: { NAME($space, "space") }.
refusal-no-room = This piece fits nowhere on this board ({ NAME($board, "board") }): { NAME($piece, "item") }.
refusal-no-ore = You have no ore.
refusal-no-more-rolls = You have rolled { $rolls } times already.
refusal-action-first = The action has begun: one of its effects must be done first.
refusal-space-void = The placement here has just come to nothing; choose something else in this turn: { NAME($space, "space") }.
refusal-loading-inside = No ore is loaded during an action.
refusal-choose-one = One of the possibilities must be chosen.
refusal-cannot-copy = This space cannot be imitated: { NAME($space, "space") }.
refusal-wrong-number = This space takes exactly { $vikings ->
    [1] 1 Viking
   *[other] { $vikings } Vikings
}: { NAME($space, "space") }.
refusal-upgrade-steps = This tile cannot rise by { $steps ->
    [1] 1 colour
   *[other] { $steps } colours
} here: { NAME($good, "item") }.
refusal-upgrade-one = At least one tile must be upgraded.
refusal-upgrade-not-this = This upgrade is not for this tile: { NAME($good, "item") }.
refusal-type-turned = A tile of this type has been turned already: { NAME($good, "item") }.
refusal-turn-one = At least one tile must be turned.
refusal-too-many-vikings = { $most ->
    [0] No Viking may return.
    [1] Only one Viking may return.
   *[other] At most { $most } Vikings may return.
}
refusal-too-many-items = { $most ->
    [1] Only 1 item is taken from this strip.
   *[other] From 1 to { $most } items are taken from one strip.
}
refusal-full-number = To place as many Vikings as the column says, name no number: { NAME($space, "space") }.
refusal-too-few-vikings = It takes { $vikings ->
    [1] 1 Viking
   *[other] { $vikings } Vikings
} on the Thing for this space: { NAME($space, "space") }.
refusal-tile-price = You are { $lacking } silver short for this tile: { NAME($tile, "item") }.
refusal-tile-not-there = The tile does not lie there.
refusal-take-one-item = At least one item must be taken.
refusal-strip-used = Each number is for another strip; this one has been used: { NAME($strip, "strip") }.
refusal-strip-too-short = Only { $left ->
    [1] 1 item is
   *[other] { $left } items are
} left on this strip.
refusal-space-taken = This space is taken: { NAME($space, "space") }.
refusal-ship-price = This ship costs { $price } silver, you are { $lacking } short: { NAME($ship, "item") }.
refusal-ship-full = This ship cannot carry more ore: { NAME($ship, "item") }.
refusal-play-one-card = At least one occupation must be played.
refusal-pay-for-card = First pay 1 stone or 1 ore.
refusal-pay-exactly = Exactly { $result } must be paid.
refusal-other-column = This space is in another column: { NAME($space, "space") }.
refusal-option-impossible = This possibility is closed now: { NAME($option, "option", "item") }.
refusal-no-such-option = There is no such possibility: { $option }.
refusal-nothing-together = There is nothing to lay together there.
refusal-nothing-to-unload = This ship does not carry that ore.
refusal-nothing-to-lay = Nothing of your supply fits on your boards.
refusal-nothing-to-copy = There is nothing to imitate in this column.
refusal-not-this-often = You do not have exactly three tiles of this type in your supply: { NAME($tile, "item") }.
refusal-not-so-many = You do not have so many.
refusal-not-served = This is not served at the feast: { NAME($good, "item") }.
refusal-not-in-play = This occupation is not in play before you: { NAME($card, "card") }.
refusal-not-in-hand = This occupation is not in your hand: { NAME($card, "card") }.
refusal-not-green = This is no craft product: { NAME($good, "item") }.
refusal-not-for-sale = This tile is not for sale: { NAME($tile, "item") }.
refusal-no-upgrade = This cannot be upgraded: { NAME($good, "item") }.
refusal-no-tongs = This tile is not forged, it has no tongs: { NAME($tile, "item") }.
refusal-no-such-vikings = You do not have these Vikings on the action board.
refusal-no-such-strip = This strip is not face up: { NAME($strip, "strip") }.
refusal-no-such-space = There is no such space: { NAME($space, "space") }.
refusal-no-such-ship = There is no such ship: { NAME($ship, "item") }.
refusal-no-such-large-ship = You do not have this ship: { NAME($ship, "item") } { $ore ->
    [0] without ore
   *[other] with { $ore } ore
}.
refusal-no-such-land = There is no such exploration board: { NAME($board, "board") }.
refusal-no-such-boats = Choose { $most ->
    [1] one of your whaling boats
   *[other] from 1 to { $most } of your whaling boats
}.
refusal-no-such-board = You have no board number { $board }.
refusal-no-start-card = This is no starting occupation of this game: { NAME($card, "card") }.
refusal-no-slot-token = Slots are for wood and stone, not for this: { NAME($token, "item") }.
refusal-no-slot = There is no free slot for { NAME($token, "item") } here.
refusal-no-ship-with-ore = You have no { NAME($ship, "item") } { $ore ->
    [0] without ore
   *[other] carrying { $ore } ore
}.
refusal-no-piece = This cannot be laid: { NAME($piece, "item") }.
refusal-no-panel = There is no room for another ship on the banquet table.
refusal-no-more-mead = You have renounced mead for this feast.
refusal-no-loot = This tile cannot be taken as loot: { NAME($tile, "item") }.
refusal-no-income-to-note = There is no income to write down.
refusal-no-dock = There is no free dock: { NAME($ship, "item") }.
refusal-no-diagonal = This good cannot follow that diagonal: { NAME($good, "item") }.
refusal-no-card-now = No occupation is played here: four Vikings placed in the fourth column allow one, before or after the action.
refusal-must-be-done = The effect of this occupation cannot be declined: { NAME($card, "card") }.
refusal-loot-too-high = This tile is worth more than your result of { $result }: { NAME($tile, "item") }.
refusal-land-out-of-reach = This ship ({ NAME($ship, "item") }) does not lead to this board from this space: { NAME($board, "board") }.
refusal-land-face-down = This exploration board is not face up: { NAME($board, "board") }.
refusal-land-claimed = This exploration board has an owner already: { NAME($board, "board") }.
refusal-just-upgraded = This tile has just come from this upgrade: { NAME($good, "item") }.
refusal-just-unloaded = This ore has just been unloaded.
refusal-items-not-allowed = These items are not allowed: { NAME($strip, "strip") }.
refusal-income-owed = There are cells to cover below and left of the covered income.
refusal-emigration-cost = Emigrating costs { $silver } silver, you are { $lacking } short.
refusal-carries-no-ore = This ship carries no ore: { NAME($ship, "item") }.
refusal-cannot-visit = This space cannot be used that way: { NAME($space, "space") }.
refusal-cannot-turn = This tile cannot be turned: { NAME($good, "item") }.
refusal-cannot-pay-with = This cannot be paid with: { NAME($item, "item") }.
refusal-cannot-do-this = This is impossible now.
refusal-cannot-boost = This cannot raise your result: { NAME($item, "item") }.
refusal-buy-one-tile = At least one special tile must be bought.
refusal-boost-after-rolls = The result is raised after the last roll only.
refusal-battle-fails = A result of { $result } is a failure.
refusal-cannot-lay-there = This piece cannot be laid there: { NAME($piece, "item") }.
refusal-place-kind = This piece does not go there ({ NAME($board, "board") }): { NAME($piece, "item") }.
refusal-place-orientation = This piece cannot be turned that way: { NAME($piece, "item") }.
refusal-place-outside = This piece would leave the area ({ NAME($board, "board") }): { NAME($piece, "item") }.
refusal-place-uncoverable = This cell cannot be covered ({ NAME($board, "board") }).
refusal-place-overlap = This piece would lie on another one ({ NAME($board, "board") }): { NAME($piece, "item") }.
refusal-place-contact = Two tiles of this colour may not touch ({ NAME($board, "board") }).
refusal-place-income = First cover all cells left of and below the income ({ NAME($board, "board") }).
refusal-feast-kind = This is not served at the feast: { NAME($good, "item") }.
refusal-feast-side = This tile does not cover { $cells ->
    [1] 1 cell
   *[other] { $cells } cells
}: { NAME($good, "item") }.
refusal-feast-lengthwise = Only one tile of this type may lie lengthwise: { NAME($good, "item") }.
refusal-feast-neighbour = Two tiles of one colour may not be neighbours: { NAME($good, "item") }.
refusal-feast-too-long = This tile would reach over the end of the table: { NAME($good, "item") }.
refusal-space-lacks = You lack { $number ->
    [1] 1 { NAME($item, "item") }
   *[other] { $number } { NAME($item, "items", "item") }
} for this space: { NAME($space, "space") }.
refusal-space-lacks-both = You lack { $number ->
    [1] 1 { NAME($item, "item") }
   *[other] { $number } { NAME($item, "items", "item") }
} and { $number2 ->
    [1] 1 { NAME($item2, "item") }
   *[other] { $number2 } { NAME($item2, "items", "item") }
} for this space: { NAME($space, "space") }.
refusal-space-lacks-either = You lack { $number ->
    [1] 1 { NAME($item, "item") }
   *[other] { $number } { NAME($item, "items", "item") }
} or { $number2 ->
    [1] 1 { NAME($item2, "item") }
   *[other] { $number2 } { NAME($item2, "items", "item") }
} for this space: { NAME($space, "space") }.
refusal-space-no-dock = You have no free dock for a { NAME($ship, "item") }: { NAME($space, "space") }.
refusal-space-none-left = There is no { NAME($building, "item") } left: { NAME($space, "space") }.
refusal-space-no-house-no-dock = There is neither a house left nor a free dock: { NAME($space, "space") }.
refusal-space-no-strip = No mountain strip is face up: { NAME($space, "space") }.
refusal-space-nothing-to-raise = You have no tile to upgrade: { NAME($space, "space") }.
refusal-space-no-strip-no-good = No mountain strip is face up, and you have no tile to upgrade: { NAME($space, "space") }.
refusal-space-no-tile = There is no special tile left for sale: { NAME($space, "space") }.
refusal-space-no-ship = It takes a ship in a dock for this space: { NAME($space, "space") }.
refusal-space-no-large-ship = It takes a knarr or a longship in a dock for this space: { NAME($space, "space") }.
refusal-space-no-ship-to-go = It takes a whaling boat to trade, or a knarr or a longship to emigrate: { NAME($space, "space") }.
refusal-space-no-board = No exploration board that this space reaches is free and face up: { NAME($space, "space") }.
refusal-space-no-panel = There is no room for another ship on the banquet table: { NAME($space, "space") }.
refusal-space-no-card = You have no occupation in hand: { NAME($space, "space") }.
refusal-reduced-or-full = With this occupation the space takes { $reduced } or { $vikings } Vikings: { NAME($space, "space") }.
refusal-laid-aside = This is pledged in the battle until it is over: { NAME($item, "item") }.
refusal-payment-first = A payment is being made: it must be finished first.
refusal-table-full = There is no free cell left on your banquet table.
