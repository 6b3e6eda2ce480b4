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

page-has-chosen = has chosen
page-is-choosing = choosing…
