# Words of the page in the browser: what the keys of the view are called (zone-), and what its
# picture says (page-).

zone-ability = Ability
zone-aside = Cards kept
zone-bonuses = Bonus tiles
zone-buildings = Buildings
zone-card = card
zone-cards = Cards
zone-coin = coin
zone-cost = Cost
zone-deck = Deck
zone-discard = Discard pile
zone-discard-for = Discard for
zone-gold = gold
zone-goods = Goods
zone-hand = Hand
zone-income = Income
zone-iron = iron
zone-kind = Kind
zone-labourer = Labourer
zone-major = Major
zone-military = Military
zone-minor = Minor
zone-missing = Missing
zone-nemesis = Nemesis
zone-pack = Pack to choose from
zone-player-board = Player board
zone-prices = Prices
zone-raids = Raids
zone-renown = Renown
zone-resource = resource of choice
zone-round = Round
zone-ships = Ships
zone-skills = Skills
zone-spent-trades = Trades used
zone-tracks = Progress tracks
zone-trade = Trade
zone-tucked = Tucked
zone-villages = Villages
zone-vp = points
zone-wood = wood
zone-wool = wool
zone-worker = worker

page-neutral = Neutral
page-when = { $when ->
    [built] built
    [income] income
   *[end] end
}
page-free = free
page-artisan-way = On a berth an artisan works on one ship and is then discarded; tucked under a building he stays. The skill in the dashed ring costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
page-villager-way = Used once from the hand, or tucked under a building: then whoever places a worker there may use it too.
page-jarl-way = Tucked under a building a jarl moves your markers and counts points at the end.
page-labourer-way = The labourer stands in for any skill of a ship; each time he has to be paid.
page-hired = { $number ->
    [one] The labourer has to be paid
   *[other] The labourer has to be paid { $number } times
}
page-unwanted = no ship of yours wants it
page-bench = He works when you build a ship: press the ship.
page-tucked = Tucked under: { $name }
page-untuck-way = His place is free for another card{ $kind ->
    [jarl] ; the steps he brought stay, his points are lost
   *[other] {""}
}.
page-no-reward = no reward
page-berth = Berth { $number }{ $taken ->
    [yes] , a worker stands here
   *[no] {""}
}
page-takes-berth = takes berth { $number }, you lose
page-berth-short = berth { $number }
page-here = { $name } here
page-lost = worker lost
page-covered = covered:
page-gone = lost
page-next = goes here
page-next-berth = The next card goes here, on the leftmost free berth{ $taken ->
    [yes] : the worker who stands here is lost
   *[no] {""}
}. Cards slide to the left.
page-ready = can be built
page-room = Under { $name }: room for a card
page-trade-card = Trade card: it pays at every income
page-bonus = { $vp } VP, and { $bonus } as things stand now
page-moorings = free moorings
page-plot = plot
page-spent = { $number ->
    [one] { $number } trade used
   *[other] { $number } trades used
}
page-track = { track }: { $places }
page-hero = { hero }: { $effect }. { $who ->
    [none] Nobody holds the hero.
   *[other] Held by { $who }.
}
page-leads = { $name } leads and would get the hero at the end of the round
page-rate = { $good ->
    [set] Exchange 1 wood, 1 wool and 1 iron for 1 gold
   *[other] Exchange { $price } { $price ->
        [one] coin
       *[other] coins
    } for 1 { good }
}
page-placed = { $number } placed
page-pays = buys goods
page-you-choose = you choose
page-in-hand = Still in hand
page-give = press the card you pay
page-cancel = Cancel
page-verb = { $verb ->
    [place] Lay down
    [both] Lay + build
    [build] Build
    [choose] Choose payment
    [hire] Hire
    [play] Use once
    [tuck] Tuck under…
    [untuck] Take away
    [drop] Throw away
   *[discard] Discard
}
page-plate = { $what ->
    [both] Lay + build
    [start] Start: berth { $berth }
    [over] Berth { $berth }, −1
    [build] Build
    [hire] Hire: berth { $berth }
    [play] Use once
    [tuck] Tuck under
    [or-tuck] or tuck for
    [full] Berths full
    [no-room] No free house
    [only] discard only
   *[discard] or discard
}
page-opened = { $how ->
    [untuck] { $name }: take this card away?
    [place] { $name }: lay it on berth { $berth }?
    [both] { $name }: lay and build it?
    [build] { $name }: build it?
    [launch] { $name }: build it?
    [discard] { $name }: discard it?
    [drop] { $name }: discard it?
    [play] { $name }: use this card?
    [tuck] { $name }: under which house?
   *[other] { $name }: what now?
}
page-done = I am done
page-lacks = lacks
page-have = you have { $number }
page-put-back = Put back
page-lay = Lay on berth { $berth }
page-socket = { $how ->
    [spare] gold stands in for { good }
    [short] { good } is missing
   *[own] { good }
}
page-row = { $row ->
    [later] When it is built
    [goods] Work and price
    [short] Short
   *[under] Under
}
page-no-way = nothing brings it now: it has to wait
page-short = To get there:
page-short-tuck = To tuck the card:
page-fate = { $from ->
    [board] works once, then discarded
    [tucked] stays under his house
   *[labourer] always there
}
page-side-up = { $what ->
    [labourer] { $then ->
        [yes] will cost
       *[no] costs
    }
   *[other] { $then ->
        [yes] then
       *[no] now
    }
}
page-you-get = You get
page-always = Always:
page-with = with
page-new-use = { $pays ->
    [yes] new exchange
   *[no] new place
}
page-beneath = Under { $name }
page-now = At once, instead
page-once-now = at once
page-still = Still possible:
page-still-way = { $sign ->
    [boat] { $number ->
        [one] { $number } ship to build
       *[other] { $number } ships to build
    }
    [worker] { $number ->
        [one] { $number } worker to place
       *[other] { $number } workers to place
    }
    [scales] { $number ->
        [one] { $number } exchange
       *[other] { $number } exchanges
    }
   *[axe] { $number ->
        [one] { $number } raid
       *[other] { $number } raids
    }
}
page-count = Count the points
page-last-gold = What is left is exchanged for gold by itself.
page-rests = Done for this round. You can take it back as long as the others play.
page-cards-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
page-opponent = Opponent
page-race = { $own } to { $points }
page-source = { $source ->
    [ships] Ships and their bonuses
    [buildings] Buildings
    [jarls] Jarls
    [heroes] Heroes and labourer
    [rounds] Round cards
    [gold] Gold
   *[tracks] Tracks
}
page-draft-way = { $players ->
    [1] Alone you keep two cards of what is drawn; the rest is discarded. Six cards in three steps.
    [2] You keep two cards and pass the rest to { $name }. { $final ->
        [yes] You are last: your choice is final.
       *[no] Six cards in three steps.
    }
   *[other] Keep one card, the rest goes to { $name }. { $final ->
        [yes] You are last: your choice is final.
       *[no] You may change your mind until all have chosen.
    }
}
page-goes = { $cards ->
    [0] nothing goes on
    [one] the other one goes to { $name }
   *[other] the other { $cards } go to { $name }
}
page-comes = { $cards ->
    [one] then the last one, from { $name }
   *[other] then { $cards } cards, from { $name }
}
page-draft-end = { $final ->
    [yes] You are last: your choice is final.
   *[no] You may change your mind until all have chosen.
}
page-once = { $kind ->
    [artisan] If hired
    [villager] If used
    [jarl] If tucked
   *[other] If built
}
page-any = any skill
page-look = Press an answer to see what it does
page-sure = { $tag ->
    [pay] Pay
    [skills] Put them to work
    [advance] { $name } first
    [under] Lay it under { $name }
    [now] Take it at once
    [upgrade] Turn over: { $name }
    [choose] Take
    [use] Use: { $name }
   *[other] Yes, this one
}
page-keeping = Keep { $name }?
page-keep = Keep for good
page-pack = Your pack
page-pack-keep = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, keep { $number }
page-chosen = chosen
page-can = { $kind ->
    [villager] can be used
   *[other] can be built
}
page-no-ship = no ship yet
page-for = for
page-helps = { $number ->
    [1] helps { $names }
   *[other] helps { $number } ships
}
page-draft-look = Press a card to see what it would do
page-kept = Kept
page-kept-of = { $number } of { $of }
page-cards-of = { $cards } of { $of } left
page-other-worker = { skill }: somebody else
page-swap = { $how ->
    [spare] Keep the gold and pay { good }
   *[own] Pay gold instead
}
page-ending = { $past ->
    [yes] Round { $round } is over
   *[no] At the end of round { $round }
}
page-ending-step = { $step ->
    [income] Income: what ships and their trade cards bring.
    [workers] Placed workers come home, raids are ready again.
    [heroes] Heroes: to who leads a track alone; Randi to who has none.
   *[round] A new round: its card sets the prices and which way packs go.
}
page-step = { $step ->
    [income] Income
    [workers] Workers
    [heroes] Heroes
   *[round] Round
}
page-hero-way = { hero } { $how ->
    [comes] comes
    [goes] leaves
   *[stays] stays
}
page-frame = { $how ->
    [comes] this hero comes
   *[goes] this hero leaves
}
page-take-back = Take it back
