# Words of the page in the browser: what the keys of the view are called (zone-), and what its
# picture says (page-).

zone-aim-bonus = Bonus:
zone-aim-income = Income:
zone-aim-minus = Fewer −1:
zone-bonuses = Bonus tiles
zone-buildings = Buildings
zone-cards = Cards
zone-column = Column
zone-cost = Cost
zone-deck = Deck
zone-die = Die
zone-final-income = Income written down
zone-first = First player
zone-flips = Then
zone-gives-card = Occupations
zone-gives-die = Dice action
zone-gives-food = Gives food
zone-gives-blue = Gives blue or a special tile
zone-gives-green = Gives green
zone-gives-points = Houses, lands, emigration: points
zone-gives-ore = Gives ore
zone-gives-ship = Gives a ship
zone-gives-silver = Gives silver
zone-gives-stone = Gives stone
zone-gives-wood = Gives wood
zone-goods = Goods
zone-hand = Occupations in hand
zone-harvest = Next harvest
zone-income = Income
zone-left = Left to draw
zone-minus = −1 cells
zone-missing = Missing
zone-next-income = Income
zone-now = Points
zone-numbers = Numbers
zone-occupations = Occupations
zone-oval = Special tiles
zone-owner = Held by
zone-passed = Passed
zone-penalties = Penalties
zone-phase = Phase
zone-played = Occupations played
zone-points = Points
zone-price = Price
zone-requires = needs
zone-round = Round
zone-scene-actions = Actions
zone-scene-boards = Boards
zone-scene-table = Mountains
zone-ships = Ships
zone-silver = silver
zone-strip-pile = Strip pile
zone-strips = Mountain strips
zone-table-free = Table to fill
zone-tiles = Tiles
zone-tracks = Progress tracks
zone-vikings = Vikings
zone-waiting = Vikings waiting
zone-weapon-pile = Weapon pile
zone-weapons = Weapons
zone-when-immediate = at once
zone-when-each-time = each time
zone-when-anytime = any time
zone-when-as-soon-as = as soon as
zone-when-start = to start with
zone-when-played = in play
zone-wood = wood

page-open = Can do { $spaces }
page-band-open = { $spaces } open
page-together = Lay several
page-buy = Buy: { $ship }
page-cards-hand = { $hand } in hand
page-cards-played = { $played } played
page-lands = Lands to explore
page-turns = turns over in round { $round }
page-total = all boards
page-turn = How it is turned
page-turned = Turned, { $at } of { $of }
page-suggested = Good places
page-fill = Serve: { $dishes } ({ $silver } silver, { $penalties ->
    [0] no penalty
    [one] 1 penalty
   *[other] { $penalties } penalties
})
page-other-way = Another way to serve, { $at } of { $of }
page-places = { $places ->
    [one] 1 place
   *[other] { $places } places
}
page-serve = Serve
page-feast = { table-feast }
page-feast-left = { table-feast-left }
page-blocked = { table-blocked }
page-column = { table-column }
page-passed = { table-passed }
page-phase = { table-phase }
page-flips = a land turns over
page-fired = Has acted { $times ->
    [one] once
   *[other] { $times } times
} in this round
page-ledger = The end of the round
page-raises = { $moment ->
    [before-income] laid now: income +{ $more }
   *[other] laid now: bonuses +{ $more }
}
page-would-raise = Lay before it:
page-nothing-raises = Nothing in your supply would raise it.
zone-scene-goods = Goods
page-filters = What spaces bring
page-flip = Turn it over
page-glossary = All occupations
page-glossary-hint = wood, feast, whaling …
page-close = Close
page-die-high = aim high
page-die-low = aim low
page-die-pay = to pay with
page-die-held = { $number } left
page-die-success = Success
page-place = { $number ->
    [one] Place 1 Viking
   *[other] Place { $number } Vikings
}
page-step-place = You place
page-step-draw = First draw
page-step-roll = Then roll
page-step-take = Take one
page-step-pay = You pay
page-step-lay = You lay
page-step-get = You get
page-step-play = Then play
page-tries = { $rolls } tries
page-die-back = { $number ->
    [one] If it fails, one comes back
   *[other] If it fails, { $number } come back
}
page-die-reach = With all you hold { $number }: { $prize }
page-die-fails = Failure
page-die-give-up = Give up
page-die-last = No roll left
page-die-short = { $number } short
page-die-next = Another roll replaces this { $number }
page-die-better-within = Better in { $rolls } rolls: { $share }
page-take = Take: { $prize }
page-die-within = Success in { $rolls } rolls: { $share }
page-die-lost = fails { $share }
page-die-worse = worse { $share }
page-die-same = the same { $share }
page-die-better = better { $share }
page-die-succeeds = succeeds { $share }
page-or = or
page-lay-nothing = Lay nothing
page-coming = { $number } to come
page-fits = fits
page-fits-corner = fits (top left)
page-by-green = no green
page-pay = Pay
page-of = { $at } of { $of }
page-best = Best here
page-rule = { $colour ->
    [green] green must not touch green
    [blue] blue may touch any colour
   *[other] may touch any colour
}
page-free = laying is free, { $vikings } still to place
page-up-to = up to { $number } from one mountain
page-needs = needs
page-meal = { $empty ->
    [0] your goods fill all { $cells }{ $silver ->
        [0] {""}
       *[other] , { $silver } silver
    }
   *[other] your goods leave { $empty } of { $cells } empty
}
