# Les mots de la page dans le navigateur : comment s'appellent les clés de la vue (zone-), et ce
# que dit son image (page-).

zone-amount = Montant
zone-ashore = Sur le continent
zone-auction = Enchère
zone-bag = Sac
zone-bid = Enchère
zone-bidder = Enchérisseur
zone-boatsmen = Passeurs
zone-bonus-row = Tuiles bonus
zone-bonuses = Tuiles bonus
zone-buildings = Bâtiments
zone-column = Colonne
zone-drawn = Vikings tirés
zone-first = Premier joueur
zone-food = nourriture
zone-glory = gloire
zone-gold = or
zone-islands = Îles complètes
zone-kind = Type
zone-large = Grand décompte
zone-left = Reste à tirer
zone-longest = Plus longue île
zone-lots = Lots autour de la roue
zone-monument = Monument
zone-now = Si l'on comptait maintenant
zone-passed = Ont passé
zone-pile = Pile
zone-price = Prix
zone-reach = Menace jusqu'à
zone-repelled = Repoussé
zone-round = Manche
zone-row = Rangée
zone-sail = Voile
zone-sails = Voiles
zone-schedule = Décomptes
zone-ships = Navires
zone-small = Petit décompte
zone-start-in-hand = Tuile de départ en main
zone-threatened = Menacée
zone-tile = Tuile
zone-tiles = Tuiles
zone-viking = Viking
zone-waiting = En attente

page-wheel = La roue des lots
page-price = Prix { $price }
page-costs = coûte
page-ships = ligne des drakkars
page-cell = { $row }, colonne { $column }
page-coast = Côte : { $name }
page-round-short = Manche
page-piles = Manches
page-pile-small = Manche { $round } : petit décompte
page-pile-large = Manche { $round } : grand décompte
page-food = vivres
page-islands = îles
page-longest = la plus longue
page-boatsmen = maîtres d'équipage
page-bonuses = tuiles bonus
page-first = 1er joueur
page-soon-small = Petit décompte, en l'état :
page-soon-large = Grand décompte, en l'état :
page-end-now = À la fin, en l'état :
page-nothing = rien
page-scored-small = Petit décompte de la manche { $round }
page-scored-large = Grand décompte de la manche { $round }
page-sum = Total
# how many cells of the coast a tile could go to
page-lot-cells = { $number ->
    [0] aucun emplacement possible : la tuile serait perdue
    [one] { $number } emplacement possible
   *[other] { $number } emplacements possibles
}
page-left = { $lots ->
    [one] Encore { $lots } lot sur la roue
   *[other] Encore { $lots } lots sur la roue
}, { $mine ->
    [0] aucun pour vous
   *[other] dont { $mine } pour vous
}. Survolez un lot pour voir son prix et ses emplacements.
page-will-turn = la roue tourne ensuite de { $turn }
page-brings-bonus = lot le plus cher : donne une tuile bonus
page-would-threaten = colonne { $column } : menace { $who }
page-would-spare = colonne { $column } : ne menace personne
page-would-repel = colonne { $column } : repoussé par votre guerrier
page-empty = personne dessus
page-threatened = sous la menace
page-repelled = repoussé
page-monument = tuile bonus
page-ship-repelled = repoussé : { $kind ->
    [gold] { $amount } or
   *[other] { $amount ->
        [one] { $amount } point de gloire
       *[other] { $amount } points de gloire
    }
} à chaque grand décompte
page-ship-threatens = menace jusqu'à la ligne { $row } ; à la fin il coûte { $kind ->
    [gold] { $amount } or
   *[other] { $amount ->
        [one] { $amount } point de gloire
       *[other] { $amount } points de gloire
    }
}
# Sans le nombre, que l'image porte déjà
page-glory = { $glory ->
    [one] point de gloire
   *[other] points de gloire
}
page-threats = Menaces
page-threats-on = Les menaces sont affichées
page-threats-off = Les menaces sont masquées
page-start-tile = tuile de départ
page-start-why = colonne 1, ligne libre
page-no-bid = Enchère pour la première place : aucune mise
page-leads = { $name } mène avec { $bid }
page-passed = { $name } a passé
page-bids = Combien
page-drawn = Tirés du sac :
page-remove = L'un d'eux quitte la partie :
page-lay = Posez toute une couleur sur les emplacements libres les plus chers :
page-boatsmen-left = { $number ->
    [one] Un maître d'équipage est prêt. Qui embarque ?
   *[other] { $number } maîtres d'équipage sont prêts. Qui embarque avec le premier ?
}
page-with-ferry = Avec une tuile Transport :
page-trip = { $ashore } sur le continent · { $room ->
    [one] { $room } tuile libre
   *[other] { $room } tuiles libres
}
page-forced = Dernière manche : il faut transporter autant de Vikings que possible.
page-land = Choisissez une tuile éclairée sur la côte.
page-take-bonus = Vous avez acheté le lot le plus cher. Prenez-en une :
page-bonus-row = Tuiles bonus : le lot le plus cher en donne une.
page-no-bonus = N'en prendre aucune
page-worth-now = aujourd'hui : { $gold } or tout de suite
page-worth-gold = aujourd'hui : +{ $gold } or par décompte
page-worth-glory = aujourd'hui : +{ $glory } { $glory ->
    [one] point
   *[other] points
} de gloire par grand décompte
page-worth-final = aujourd'hui : +{ $glory } { $glory ->
    [one] point
   *[other] points
} de gloire à la fin
page-worth-nothing = aujourd'hui : rien encore
