# Words of the page in the browser: what the keys of the view are called (zone-), and what its
# picture says (page-).

zone-amount = Amount
zone-ashore = On the mainland
zone-auction = Auction
zone-bag = Bag
zone-bid = Bid
zone-bidder = Bidder
zone-boatsmen = Boatsmen
zone-bonus-row = Bonus tiles
zone-bonuses = Bonus tiles
zone-buildings = Buildings
zone-column = Column
zone-drawn = Vikings drawn
zone-first = First player
zone-food = food
zone-glory = glory
zone-gold = gold
zone-islands = Complete islands
zone-kind = Kind
zone-large = Large scoring
zone-left = Left to draw
zone-longest = Longest island
zone-lots = Lots around the wheel
zone-monument = Monument
zone-now = If scored now
zone-passed = Passed
zone-pile = Pile
zone-price = Price
zone-reach = Threatens down to
zone-repelled = Repelled
zone-round = Round
zone-row = Row
zone-sail = Sail
zone-sails = Sails
zone-schedule = Scorings
zone-ships = Ships
zone-small = Small scoring
zone-start-in-hand = Start tile in hand
zone-threatened = Threatened
zone-tile = Tile
zone-tiles = Tiles
zone-viking = Viking
zone-waiting = Waiting

page-wheel = The wheel of lots
page-price = Price { $price }
page-costs = costs
page-ships = row of longships
page-cell = { $row }, column { $column }
page-coast = The coast of { $name }
page-round-short = Round
page-piles = Rounds
page-pile-small = Round { $round }: small scoring
page-pile-large = Round { $round }: large scoring
page-food = food
page-islands = islands
page-longest = longest
page-boatsmen = boatsmen
page-bonuses = bonus tiles
page-first = first player
page-soon-small = Small scoring, as it stands:
page-soon-large = Large scoring, as it stands:
page-end-now = At the end, as it stands:
page-nothing = nothing
page-scored-small = Small scoring of round { $round }
page-scored-large = Large scoring of round { $round }
page-sum = Together
# how many cells of the coast a tile could go to
page-lot-cells = { $number ->
    [0] no legal cell: the tile would be lost
    [one] { $number } legal cell
   *[other] { $number } legal cells
}
page-left = { $lots ->
    [one] { $lots } lot left on the wheel
   *[other] { $lots } lots left on the wheel
}, { $mine ->
    [0] none of them yours
   *[other] { $mine } of them yours
}. Look at one to see what it costs and where it could go.
page-will-turn = the wheel then turns by { $turn }
page-brings-bonus = dearest lot: brings a bonus tile
page-would-threaten = column { $column }: threatens { $who }
page-would-spare = column { $column }: threatens nobody
page-would-repel = column { $column }: repelled by your warrior
page-empty = nobody on it
page-threatened = threatened
page-repelled = repelled
page-monument = bonus tile
page-ship-repelled = repelled: { $kind ->
    [gold] { $amount } gold
   *[other] { $amount } glory
} at every large scoring
page-ship-threatens = threatens down to the { $row }; at the end it costs { $kind ->
    [gold] { $amount } gold
   *[other] { $amount } glory
}
# Without the number, which the picture shows
page-glory = { $glory ->
   *[other] glory
}
page-threats = Threats
page-threats-on = Threats are shown
page-threats-off = Threats are hidden
page-start-tile = start tile
page-start-why = column 1, any free row
page-no-bid = Auction for the first place: no bid yet
page-leads = { $name } leads with { $bid }
page-passed = { $name } has passed
page-bids = How much
page-drawn = Drawn from the bag:
page-remove = One of these leaves the game:
page-lay = Lay a whole colour on the dearest free places:
page-boatsmen-left = { $number ->
    [one] One boatsman can sail. Whom does he carry?
   *[other] { $number } boatsmen can sail. Whom does the first one carry?
}
page-with-ferry = With a Ferry tile:
page-trip = { $ashore } ashore · { $room ->
    [one] { $room } empty tile
   *[other] { $room } empty tiles
}
page-forced = Last round: as many Vikings as possible must be carried.
page-land = Choose a lit tile on the coast.
page-take-bonus = You bought the dearest lot. Take one of these:
page-bonus-row = Bonus tiles: whoever buys the dearest lot takes one.
page-no-bonus = Take none
page-worth-now = now: { $gold } gold at once
page-worth-gold = now: +{ $gold } gold per scoring
page-worth-glory = now: +{ $glory } glory per large scoring
page-worth-final = now: +{ $glory } glory at the end
page-worth-nothing = now: nothing yet
