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
page-ends = ends the adventure
page-fallen = out
page-if-drawn = If you draw
page-if-ended = total: { $number } with gold and helmets
page-last-stage = The last stage
page-leave = If you leave
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
page-last-to-choose = All the others have chosen: your card turns all up
page-turns-all-up = Your card is turned up at once
page-played-yet = The cards that you play come here
page-played-n = played
page-door-pile = Pile
page-next = Next: { $name }
page-no-cards = No card in hand
page-nothing = no effect
page-number-or = or
page-on-top = On top
page-order = Which comes first? From the left: the first one on top.
page-pile = Movement pile
page-play-it = Play { $name }? All cards are turned up.
page-play-now = Play { $name }: all cards turn up
page-copies = × copies left
page-keep-all = You keep { $gold } gold
page-buys-next = next to buy: { $name }
page-keep = you keep { $gold }
page-lack = { $gold } short
page-stall-more = all cost { $gold } gold more now
page-stall-next = next turn: +{ $gold } gold
page-shelf = Shelf
page-shelf-empty = No Viking is on offer
page-shelf-later = opens again before the next adventure · × copies left
page-short = { $due } gold due, you have { $gold }
page-shuffled = Shuffled
page-stay = If you stay
page-stay-else = else
page-stay-none = The Movement card carries you on first: then every card leads to { $last } or out, −{ $loss } VP{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } × { $penalty })
}
page-stay-odds = { $safe } of the { $of } remaining Movement cards would let you go on.
page-stay-sure = no risk this turn
page-stay-sum = { $safe } of { $of } safe
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
page-brief-lasse = a card under the pile: { $gold } gold
page-brief-ingrid = marker: { $gold } gold or { $vp } VP
page-brief-knut = draw { $count } instead of 1
page-brief-ansgar = draw { $count } instead of 1
page-brief-jorik = buy a Viking into the hand
page-brief-olav = earns what is to be paid
page-brief-ellen = full payment: { $vp } VP
page-brief-magnus = change cards, then draw { $count }
page-brief-gunnar = { $gold } gold
page-brief-britta = VP gained: { $vp } more a turn
page-brief-christian = { $gold } gold per other Viking
page-brief-gunhild = any Viking for { $price } gold
page-brief-alfred = { $count } more to Valhalla
page-brief-tjure = number of a Viking before
page-brief-soren = gold received: { $gold } more
page-brief-alva = { $gold } gold per { $numbers } turned up
page-brief-mats = sees { $count } Movement cards
page-brief-leif = buys straight to Valhalla
page-brief-jari = others’ gold: { $gold } for me
page-brief-thorsten = { $cells } per other Viking
page-brief-ole = { $vp } VP, no card drawn
page-brief-loki = copies a rival’s Viking
page-brief-idun = swaps a card for a Viking
page-brief-njord = plays a Viking of the pile
page-brief-heimdall = up to { $max } to Valhalla
page-brief-freyja = a card under the pile: { $vp } VP
page-brief-thor = pile to Valhalla, price in gold
page-brief-gullveig = { $gold_per_vp } gold per VP gained
page-brief-hel = a card out of Valhalla: { $vp } VP
page-brief-tyr = no penalties this turn
page-brief-balder = orders { $count } Movement cards
page-brief-frigg = next turn you may play no card
page-brief-freyr = { $gold } gold
page-brief-bragi = helmets of a Viking in VP
page-brief-skadi = 1 to { $max } more, on or back
page-brief-sif = draw { $count } instead of 1
page-brief-forseti = take back up to { $max } Vikings

# What a special Movement card does, on its banner.
page-force-i-a = one card under the pile, another in hand
page-force-i-b = ending on a marker: { $gold } gold more to pay
page-force-i-c = reward without a penalty: +{ $gold } gold
page-force-ii-a = numbers may be reversed
page-force-ii-b = a God for { $gold } gold
page-force-ii-c = nobody may leave the adventure
page-force-iii-a = more than { $keep_at_least } in hand: one under the pile
page-force-iii-b = everybody pays { $gold } gold
page-force-iii-c = everybody takes { $gold } gold
page-force-iv-a = { $cards } card may be drawn
page-force-iv-b = every card drawn costs { $gold } gold
page-force-iv-c = two cards in a row
page-force-v-a = no draw at the end of a turn
page-force-v-b = numbers may be doubled
page-force-v-c = a played Viking may be sold
page-force-vi-a = a played Viking goes to the box
page-force-vi-b = { $gold } gold for { $vp } VP
page-force-vi-c = top card of the pile to Valhalla
page-force-vii-a = ending on the Adventure card: you leave
page-force-vii-b = same number as another: draw { $cards }
page-force-vii-c = a hand card may go to Valhalla
page-force-viii-a = { $gold } gold: number changed by 1
page-force-viii-b = penalty of the adventure: { $gold } gold more
page-force-viii-c = { $vp } VP for { $gold } gold, { $max_times } times at most
page-force-ix-a = { $cards } cards of the pile may be ordered
page-force-ix-b = nobody plays, the cell counts
page-force-ix-c = a free Viking, under the pile
