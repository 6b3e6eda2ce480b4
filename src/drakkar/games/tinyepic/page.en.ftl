# Words of the page in the browser: what the keys of the view are called (zone-), and what its
# picture says (page-).

zone-bag = Bag
zone-battle = Battle
zone-blessing = Blessing
zone-bonus = Bonus
zone-cards = Cards
zone-chief = Chieftain
zone-consecrated = Villages consecrated
zone-deck = Deck
zone-discard = Discard pile
zone-docks = Docks
zone-era = Era
zone-favors = Favours
zone-fjords = Fjords
zone-food = food
zone-fury = Fury
zone-gods = Gods
zone-goods = Goods
zone-hand = Hand
zone-holder = Control
zone-influence = Influence
zone-invaders = Invaders
zone-islands = Complete islands
zone-jarl = Jarl
zone-nature = Nature
zone-pack = Pack to choose from
zone-places = Places of consecration
zone-raid-steel = Steel of a raid
zone-rank = Rank
zone-resource = resource of choice
zone-row = Row
zone-rune-action = Rune
zone-runes = Runes
zone-sea = The sea
zone-secrets = Secrets
zone-settlers = Settlers
zone-ships = Ships
zone-steel = steel
zone-stock = To build
zone-temples = Temples
zone-tracks = Progress tracks
zone-village = Village
zone-villages = Villages
zone-wealth = Wealth
zone-wood = wood
zone-worth = Points per Rune

page-settlers-on = { $who }: { $number ->
    [one] { $number } Settler
   *[other] { $number } Settlers
} on { $island }
page-temple-on = Temple on { $island }
page-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
page-rune-of = Rune of { $rune }
page-held = held by { $who }
page-unheld = held by nobody
page-neutral = Neutral enemy
page-influence-of = influence of { $who }: { $number }
page-ship-at = Longship: { $place }
page-raid = Raid the Village
page-lone = Lone Longship
page-influence = Influence
page-fury = Fury of the gods
page-god = { $god }, { $rune }: Fury { $fury }. A Rune is worth { $island } on an island, { $favor } on a Favour. Blessing: { $blessing }
page-rage = { $god }: Fury { $amount ->
    [-2] −2
   *[other] +2
}
page-place = { $action }: { $used } of { $limit } Villages
page-favor = { $row }, { $end }{ $given ->
    [yes] : put the card here
   *[no] : { $favor }
}
page-slot = { $what ->
    [longship] Longship
   *[other] Temple
}: { $cost } wood
page-slot-empty = Each harvest: +1 { $what ->
    [longship] food
   *[other] resource of choice
}
page-my-clan = My clan
page-jarl-row = Jarls
page-battle-row = Battle
page-card-of = card { $number } of { $last }
page-as-jarl = { $card } as Jarl: { $action }, then { $rune }{ $ready ->
    [yes] {""}
   *[no] {" "}(Runes lacking)
}
page-into-battle = { $card } into battle: { $strength }
page-land = Settlers to deploy
page-deploy = Deploy { $number ->
    [one] { $number } Settler
   *[other] { $number } Settlers
} for { $food } food
page-most = { $number } at most: { $kind ->
    [food] food
    [sail] sail
   *[settler] Settlers
}
page-max = max { $number }
page-goods = Which resources?
page-take = { $number } { $good }
page-take-all = Take { $taken } of { $total }
page-giving = Give
page-getting = Get
page-swap = Exchange
page-give = Give { $good }
page-get = Get { $good }
page-recall = Recall a Settler from { $island }
page-recall-ask = Recall a Settler from { $island }?
page-cancel = Cancel
page-sure = { $what ->
    [jarl] Play as Jarl
    [fight] Into battle
    [consecrate] Consecrate it here
    [build] Build it
    [to] Sail here
    [at] Build here
    [explore] Explore
    [pilgrim] Move the Temple
    [smite] Smite
    [pick] Choose this
    [favor] Fight for it
    [keep] Keep { $card }
   *[other] Call back
}
page-rest = Gods, Era and clan
page-draft = { $number ->
    [one] Last card of the pack
   *[other] Keep one of { $number } cards
}
page-vp = { $number } VP
page-kept = Kept
page-see-sea = See the sea
page-direction = The rest goes on { $way ->
    [clockwise] clockwise
   *[counter_clockwise] counter-clockwise
}
page-any = of choice
page-free = free
page-pay = pay { $number }
page-short = { $number } short
page-legend-steps = steps
page-legend-dock = dock
page-legend-sea = sea
page-legend-taken = drives off
page-legend-raid = raid
page-raid-cost = Raid:
page-consecrate = Consecrate a Village
page-invader = Invaders
page-battle = Battle
page-battle-for = Battle for
page-base = Base
page-boost = Boost
page-steel = Steel
page-strength = Strength
page-alone = Alone in battle: Invader { $number } of their pile fights.
page-no-steel = Who cannot pay the steel is out of the battle.
page-outcome = { $why ->
    [won] { $who } wins the Favour card{ $next ->
        [none] .
       *[other] : { $most } against { $next }.
    }
    [lost] Lost: the Favour card goes to { $who }.
    [tie] A tie: all lose, the card goes back.
    [nobody] Nobody can fight: the card goes back.
   *[invaders] The Invaders win: the card goes back.
}
page-blessing = Blessing of { $god }
page-take-blessing = Take the blessing
page-refuse = Refuse
page-icon = { $icon ->
    [fury_of_most_owned_rune] Fury +1 of the god whose Rune it owns most
    [hunt_nearest_longship] hunts your nearest docked Longship
    [cross_ferry] crosses the ferry of its dock
    [add_settler] adds a Settler
    [add_longship] adds a Longship
    [add_temple] adds a Temple
   *[start_battle] starts a battle, Strength +{ $strength }
}
page-enemy-rune = { $rune ->
    [wealth] Wealth: gains 1 of each resource
    [secrets] Secrets: adds a Settler at its Lone Longship
   *[nature] Nature: you lose a Settler
}
page-do = { $what ->
    [explore_temple] Temple
    [draw_replace] Swap card
    [enter_battle] Join battle
   *[exchange] Exchange
}
page-tally = Points by god
page-era-over = End of Era { $era }
page-tally-cell = { $who }, { $god }: { $points } VP ({ $islands } × { $worth } from islands, { $favors } × { $each } from Favours)
page-tally-note = If the game ended now. The fury of its god gives a Rune its worth.
page-sum = Total
page-hidden-favors = { $number ->
    [one] { $number } hidden Favour card
   *[other] { $number } hidden Favour cards
}
page-last-battle = The last battle
page-prize-back = The Favour card went back.
page-fights = In the battle: { $who }
page-land-verb = Deploy
page-raid-verb = Raid
page-shore-end = Finish
page-now = Battle for
page-last = Last battle
page-settlers = { $number ->
    [one] { $number } Settler
   *[other] { $number } Settlers
}
page-verdict = { $what ->
    [taken] you take ◆
    [stolen] at the end you take ◆ from { $who }
    [seized] you take ◆ from { $who }
    [anyway] ◆ is yours at the end either way
    [kept] you keep ◆
    [tie] a tie: you do not take ◆
   *[behind] too few to take ◆
}
page-chief = Chieftain: plays first
page-consecrate-now = A Village here: the action at once
page-ashore = { $island }: { $can }?
page-sail-on = sail on ({ $number } left)
page-consecrate-none = Consecrate nothing
page-place-god = Consecrate a Village to { $god }: Fury +{ $number }
page-take-none = Take nothing
page-steps-of = { $number } of { $most } { $most ->
    [one] step
   *[other] steps
}
page-landing = { $most ->
    [yes] up to {""}
   *[no] {""}
}{ $number ->
    [one] { $number } Settler
   *[other] { $number } Settlers
} for { $food } food◆:
page-loses = outnumbered: −1 Settler
page-harvest-bonus = from Longships
page-displaced = pushes { $who } off
page-holds = { $how ->
    [mine] you take it
    [other] { $who } takes it
    [bare] nobody holds it: no Settler
   *[tie] nobody holds it
}
page-or-recall = Press a Settler to call one back first.
page-end-sail = End the Sail
page-ends = { $island }: end the Sail?
page-settler-from = Settler from { $island }: where to?
page-explore-ask = Explore: which Settler? { $left } left
page-ended = { $how ->
    [won-short] won
    [lost-short] lost
    [won] won by
   *[lost] lost by all
}
page-no-jarl = None played yet
page-none-lands = { $kind ->
    [food] No food: no Settler can land.
   *[other] No more Settlers can land.
}
page-why = { $why ->
    [course] They are as near, and it counts as little there.
    [way] Each is on a shortest way to its island.
    [berth] The nearest docks without a Longship.
    [prey] Equally near to its Lone Longship.
    [favor] Its Longship is as near to both ends.
   *[other] A tie for most Settlers: { $number } → { $less }.
}
page-if-won = If you win:
page-swap-card = Swap a card
page-at-sea = Out at sea
page-resources = Resources
page-rises = { $god } rises { $from } → { $to } either way
page-any-fury = Move any one god's Fury { $number } up or down
page-stays = { $island } stays { $how ->
    [mine] yours
    [bare] nobody's
   *[other] with { $who }
}
