# Words of the page in the browser: what the keys of the view are called (zone-), and what its
# picture says (page-).

zone-card = card
zone-cards = Cards
zone-cell = cell
zone-copies = copies
zone-first = First player
zone-gods = Gods
zone-gold = gold
zone-hand = Hand
zone-kind = Kind
zone-now = If scored now
zone-numbers = Numbers
zone-odin = Odin
zone-offset = trail
zone-pile = Draw pile
zone-price = Price
zone-round = Adventure
zone-size = cards
zone-surcharge = surcharge
zone-turn = Turn
zone-valhalla = Valhalla
zone-viking = Viking
zone-vp = VP
zone-wealth = Wealth


page-deck = Your cards
page-at-end = total: { $number }
page-by-cell = cell { $cell }
page-by-cards = by cards
page-below = At the bottom
page-empty = empty cell
page-either = either way
page-ends = ends the adventure
page-astern = { $from }–{ $to }
page-astern-lost = cells { $cells }: left behind,
page-out = out
page-past-end = past the end
page-fallen = out
page-if-drawn = If you draw
page-if-ended = total: { $number } with gold and helmets
page-last-stage = The last stage
page-leave = Leave
page-leave-kept = yours for good
page-left = { $number } left
page-left-now = has left
page-gone = { $number ->
    [one] has left
   *[other] have left
}
page-gone-home = has left the adventure
page-gods = { $number ->
    [one] { $number } God to draw
   *[other] { $number } Gods to draw
}
page-hidden-helmets = Hidden helmets: not counted in their total
page-held = hand
page-in-pile = deck
page-last-to-choose = The others have chosen. Press a card.
page-turns-all-up = Press a card: it is turned up at once.
page-played-yet = The cards that you play come here
page-played-n = played
page-door-pile = Pile
page-door-shelf = Shelf
page-next = Next: { $name }
page-next-way = { $vehicle ->
    [ship] ship
   *[other] trail
} · cells { $first }–{ $last } · end −{ $penalty } VP
page-no-cards = No card in hand
page-nothing = no effect
page-number-or = or
page-on-top = On top
page-order = Which comes first? From the left: the first one on top.
page-pile = Movement pile
page-play-it = Play { $name } and turn all up?
page-play-now = Play { $name }
page-play-what = Play { $name }: { $what }
page-chosen-later = chosen as you walk
page-copies = × copies left
page-buying = { $name }: { $gold } gold → { $left } · total { $total } → { $then }
page-keep-all = You keep { $gold } gold
page-buys-next = next to buy: { $name }
page-keep = you keep { $gold }
page-lack = { $gold } short
page-of-it = of it
page-stall-more = all cost { $gold } gold more now
page-stall-each = +{ $gold } gold each
page-stall-next = next turn: +{ $gold } gold
page-shelf = Shelf
page-shelf-empty = No Viking is on offer
page-shelf-later = opens again before the next adventure · × copies left
page-short = { $due } gold due, you have { $gold }
page-shuffled = Shuffled
page-span = { $from } to { $to }
page-stay = Stay
page-stay-none = After the Movement card every card leads to { $last } or out: −{ $loss } VP{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } × { $penalty })
}
page-stay-way = { $vehicle ->
    [ship] the ship sails
   *[other] the trail moves
} { $numbers },
page-stay-pill = { $number } { $tone ->
    [good] gain
    [bad] cost
    [out] out
   *[even] nothing
}
page-stay-then = then { $card ->
    [none] your best card
   *[other] your best card: { $card }
}
page-press = { $way ->
    [up] Press { $name }: all cards are turned up
    [back] Press { $name } again: it is yours again
   *[down] Press { $name }: laid down in secret, until all have chosen
}
page-turned = Turned up
page-turned-up = Turn { $turn }, turned up
page-victory = Victory
page-walks = { $way ->
    [rest] Stays where it is
    [back] { $number ->
        [one] One cell back
       *[other] { $number } cells back
    }
    [forth] { $number ->
        [one] One cell forward
       *[other] { $number } cells forward
    }
   *[both] { $numbers } cells, as you like
}

# What a card does, on its face: two short lines at most.
brief-lasse = a card under your pile: { $gold } gold
brief-ingrid = each marker: { $gold } gold or { $vp } VP
brief-knut = draw { $count } instead of 1
brief-ansgar = draw { $count } instead of 1
brief-jorik = buy a Viking into the hand
brief-olav = earns what is to be paid
brief-ellen = full payment: { $vp } VP
brief-magnus = change cards, then draw { $count }
brief-gunnar = { $gold } gold
brief-britta = VP gained: { $vp } more a turn
brief-christian = { $gold } gold per other Viking played
brief-gunhild = any Viking for { $price } gold
brief-alfred = { $count } more to Valhalla
brief-tjure = number of a Viking before
brief-soren = gold received: { $gold } more
brief-alva = { $gold } gold per { $numbers } turned up
brief-mats = sees { $count } Movement cards
brief-leif = buys straight to Valhalla
brief-jari = others’ gold: { $gold } for me
brief-thorsten = { $cells } per other Viking
brief-ole = { $vp } VP, no card drawn
brief-loki = copies a rival’s Viking
brief-idun = swaps a card for a Viking
brief-njord = plays a Viking of the pile
brief-heimdall = up to { $max } to Valhalla
brief-freyja = a card under the pile: { $vp } VP
brief-thor = pile to Valhalla, price in gold
brief-gullveig = { $gold_per_vp } gold per VP gained
brief-hel = a card out of Valhalla: { $vp } VP
brief-tyr = no penalties this turn
brief-balder = orders { $count } Movement cards
brief-frigg = next turn you may play no card
brief-freyr = { $gold } gold
brief-bragi = helmets of a Viking in VP
brief-skadi = 1 to { $max } more, on or back
brief-sif = draw { $count } instead of 1
brief-forseti = take back up to { $max } Vikings

# What a special Movement card does, on its banner.
force-i-a = one card under the pile, another in hand
force-i-b = ending on a marker: { $gold } gold more to pay
force-i-c = reward without a penalty: +{ $gold } gold
force-ii-a = numbers may be reversed
force-ii-b = a God for { $gold } gold
force-ii-c = nobody may leave the adventure
force-iii-a = more than { $keep_at_least } in hand: one under the pile
force-iii-b = everybody pays { $gold } gold
force-iii-c = everybody takes { $gold } gold
force-iv-a = { $cards } card may be drawn
force-iv-b = every card drawn costs { $gold } gold
force-iv-c = two cards in a row
force-v-a = no draw at the end of a turn
force-v-b = numbers may be doubled
force-v-c = a played Viking may be sold
force-vi-a = a played Viking goes to the box
force-vi-b = { $gold } gold for { $vp } VP
force-vi-c = top card of the pile to Valhalla
force-vii-a = ending on the Adventure card: you leave
force-vii-b = same number as another: draw { $cards }
force-vii-c = a hand card may go to Valhalla
force-viii-a = { $gold } gold: number changed by 1
force-viii-b = penalty of the adventure: { $gold } gold more
force-viii-c = { $vp } VP for { $gold } gold, { $max_times } times at most
force-ix-a = { $cards } cards of the pile may be ordered
force-ix-b = nobody plays, the cell counts
force-ix-c = a free Viking, under the pile
