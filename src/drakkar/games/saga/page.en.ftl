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
zone-round = Round
zone-size = cards
zone-surcharge = surcharge
zone-turn = Turn
zone-valhalla = Valhalla
zone-viking = Viking
zone-vp = VP
zone-wealth = Wealth


page-again = Start again
page-below = At the bottom
page-ends = ends the adventure
page-fallen = out
page-last-stage = The last stage
page-left = { $number } left
page-left-now = has left
page-next = Next: { $name }
page-no-cards = No card in hand
page-nothing = nothing
page-on-top = On top
page-only-walks = Only walks
page-order = Card { $number } of { $total }: press the one that comes next
page-pile = Movement pile
page-shelf = Shelf
page-shelf-empty = No Viking is on offer
page-shelf-later = opens again before the next adventure · × copies left
page-short = { $due } gold due, you have { $gold }
page-shuffled = Shuffled
page-turned = Turned up
page-turned-up = Turn { $turn }, turned up
page-victory = Victory
