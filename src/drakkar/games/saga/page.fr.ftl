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


page-again = Recommencer
page-below = Au-dessous
page-ends = met fin à l'aventure
page-fallen = hors jeu
page-last-stage = La dernière étape
page-left = reste { $number }
page-left-now = est parti
page-next = Ensuite : { $name }
page-no-cards = Aucune carte en main
page-nothing = rien
page-on-top = Au-dessus
page-only-walks = Marche, sans plus
page-order = Carte { $number } sur { $total } : touchez celle qui vient ensuite
page-pile = Pile Déplacement
page-shelf = Étalage
page-shelf-empty = Aucun Viking à vendre
page-shelf-later = rouvre avant la prochaine aventure · × exemplaires
page-short = { $due } or dus, vous en avez { $gold }
page-shuffled = Mélangées
page-turned = Retournées
page-turned-up = Coup { $turn } : cartes révélées
page-victory = Victoire
