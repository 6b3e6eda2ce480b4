# D'où vient le gain que voit un conseil : `Rules.sources`.
reason-vp = piste des PV
reason-gold = or
reason-prize = ce qui va être gagné
reason-helmets = casques au Valhalla
reason-helmets-coming = casques en route vers le Valhalla
reason-deck = vos cartes dans les aventures à venir
reason-bifrost = cartes du Valhalla au Bifröst
reason-acts = ce que font vos cartes
reason-adventure = suite de cette aventure
reason-prophecy = Prophétie
