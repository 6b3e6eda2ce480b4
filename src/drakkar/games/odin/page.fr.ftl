# Les mots de la page dans le navigateur : comment s'appellent les clés de la vue (zone-), et ce
# que dit son image (page-).

zone-aim-bonus = Bonus :
zone-aim-income = Revenus :
zone-aim-minus = Moins de −1 :
zone-bonuses = Tuiles bonus
zone-buildings = Bâtiments
zone-cards = Cartes
zone-column = Colonne
zone-cost = Coût
zone-deck = Pioche
zone-die = Dé
zone-final-income = Revenu inscrit
zone-first = Premier joueur
zone-flips = Ensuite
zone-gives-card = Métiers
zone-gives-die = Action de dé
zone-gives-food = Donne à manger
zone-gives-blue = Donne du bleu ou une tuile spéciale
zone-gives-green = Donne du vert
zone-gives-points = Maisons, terres, émigration : des points
zone-gives-ore = Donne du minerai
zone-gives-ship = Donne un bateau
zone-gives-silver = Donne de l'argent
zone-gives-stone = Donne de la pierre
zone-gives-wood = Donne du bois
zone-goods = Réserve
zone-hand = Métiers en main
zone-harvest = Prochaine récolte
zone-income = Revenu
zone-left = Reste à tirer
zone-minus = Cases −1
zone-missing = Manque
zone-next-income = Revenu
zone-now = Points
zone-numbers = Nombres
zone-occupations = Métiers
zone-oval = Tuiles spéciales
zone-owner = À
zone-passed = Ont passé
zone-penalties = Sanctions
zone-phase = Phase
zone-played = Métiers joués
zone-points = Points
zone-price = Prix
zone-requires = exige
zone-round = Manche
zone-scene-actions = Actions
zone-scene-boards = Plateaux
zone-scene-table = Montagnes
zone-ships = Bateaux
zone-silver = argent
zone-strip-pile = Pioche de flancs
zone-strips = Flancs de montagne
zone-table-free = Table à garnir
zone-tiles = Tuiles
zone-tracks = Pistes de progrès
zone-vikings = Vikings
zone-waiting = Vikings en attente
zone-weapon-pile = Pioche d'armes
zone-weapons = Armes
zone-when-immediate = aussitôt
zone-when-each-time = récurrent
zone-when-anytime = à volonté
zone-when-as-soon-as = dès que
zone-when-start = de départ
zone-when-played = en jeu
zone-wood = bois

page-open = { $spaces } possibles
page-band-open = { $spaces ->
    [one] 1 libre
   *[other] { $spaces } libres
}
page-together = Poser plusieurs
page-buy = Acheter : { $ship }
page-cards-hand = { $hand } en main
page-cards-played = { $played } en jeu
page-lands = Terres à explorer
page-turns = se retourne à la manche { $round }
page-total = au total
page-turn = Sens de la pièce
page-turned = Tournée, { $at } sur { $of }
page-suggested = Bonnes places
page-fill = Servir : { $dishes } ({ $silver } argent, { $penalties ->
    [0] aucune Sanction
    [1] 1 Sanction
   *[other] { $penalties } Sanctions
})
page-other-way = Autre façon de servir, { $at } sur { $of }
page-places = { $places ->
    [one] 1 place
   *[other] { $places } places
}
page-serve = Servir
page-feast = { table-feast }
page-feast-left = { table-feast-left }
page-blocked = { table-blocked }
page-column = { table-column }
page-passed = { table-passed }
page-phase = { table-phase }
page-flips = une terre se retourne
page-fired = A agi { $times } fois cette manche
page-ledger = La fin de la manche
page-raises = { $moment ->
    [before-income] posée maintenant : revenu +{ $more }
   *[other] posée maintenant : bonus +{ $more }
}
page-would-raise = À poser avant :
page-nothing-raises = Rien de votre réserve ne l'augmente.
zone-scene-goods = Biens
page-filters = Ce que rapportent les cases
page-flip = La retourner
page-glossary = Tous les Métiers
page-glossary-hint = bois, banquet, baleine …
page-close = Fermer
page-die-high = visez haut
page-die-low = visez bas
page-die-pay = à payer avec
page-die-held = reste { $number }
page-die-success = Réussite
page-place = { $number ->
    [one] Placer 1 Viking
   *[other] Placer { $number } Vikings
}
page-step-place = Vous placez
page-step-draw = Piochez
page-step-roll = Puis lancez
page-step-take = À prendre
page-step-pay = Vous payez
page-step-lay = Vous posez
page-step-get = Vous recevez
page-step-play = Puis jouez
page-tries = { $rolls } essais
page-die-back = { $number ->
    [one] En cas d'échec, un Viking revient
   *[other] En cas d'échec, { $number } Vikings reviennent
}
page-die-reach = Avec tout ce que vous avez, { $number } : { $prize }
page-die-fails = Échec
page-die-give-up = Renoncer
page-die-last = Plus de lancer
page-die-short = manque { $number }
page-die-next = Relancer remplace ce { $number }
page-die-better-within = Mieux en { $rolls } lancers : { $share }
page-take = Prendre : { $prize }
page-die-within = Réussir en { $rolls } lancers : { $share }
page-die-lost = échec { $share }
page-die-worse = moins bien { $share }
page-die-same = pareil { $share }
page-die-better = mieux { $share }
page-die-succeeds = réussit { $share }
page-or = ou
page-lay-nothing = Ne rien poser
page-coming = { $number } à venir
page-fits = possible
page-fits-corner = possible (coin)
page-by-green = pas de vert
page-pay = Payer
page-of = { $at } sur { $of }
page-best = Au mieux
page-rule = { $colour ->
    [green] le vert ne touche pas le vert
    [blue] le bleu touche toute couleur
   *[other] touche toute couleur
}
page-free = poser est libre, encore { $vikings } à placer
page-up-to = jusqu'à { $number } sur une montagne
page-needs = manque
page-meal = { $empty ->
    [0] de quoi garnir les { $cells } cases{ $silver ->
        [0] {""}
       *[other] , { $silver } argent
    }
   *[other] il manque de quoi garnir { $empty } { $empty ->
        [one] case
       *[other] cases
    } sur { $cells }
}
