# Les mots de la page dans le navigateur : comment s'appellent les clés de la vue (zone-), et ce
# que dit son image (page-).

zone-card = carte
zone-cards = Cartes
zone-cell = case
zone-copies = exemplaires
zone-first = Premier joueur
zone-gods = Dieux
zone-gold = or
zone-hand = Main
zone-kind = Type
zone-now = Si l'on comptait maintenant
zone-numbers = Nombres
zone-odin = Odin
zone-offset = sentier
zone-pile = Pioche
zone-price = Prix
zone-round = Manche
zone-size = cartes
zone-surcharge = supplément
zone-turn = Coup
zone-valhalla = Valhalla
zone-viking = Viking
zone-vp = PV
zone-wealth = Richesse

page-has-chosen = a choisi
page-is-choosing = choisit…
