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
zone-round = Aventure
zone-size = cartes
zone-surcharge = supplément
zone-turn = Coup
zone-valhalla = Valhalla
zone-viking = Viking
zone-vp = PV
zone-wealth = Richesse


page-deck = Vos cartes
page-at-end = total : { $number }
page-by-cell = case { $cell }
page-by-cards = par des cartes
page-below = Au-dessous
page-empty = case vide
page-either = dans tous les cas
page-ends = met fin à l'aventure
page-astern = { $from }–{ $to }
page-astern-lost = cases { $cells } : perdues,
page-out = dehors
page-past-end = au-delà de la fin
page-fallen = hors jeu
page-if-drawn = Si vous piochez
page-if-ended = total : { $number } avec or et casques
page-last-stage = La dernière étape
page-leave = Partir
page-leave-kept = acquis
page-left = { $number ->
    [one] { $number } restante
   *[other] { $number } restantes
}
page-left-now = est parti
page-gone = { $number ->
    [one] est parti
   *[other] sont partis
}
page-gone-home = a quitté l'aventure
page-gods = { $number ->
    [one] { $number } Dieu à piocher
   *[other] { $number } Dieux à piocher
}
page-hidden-helmets = Casques cachés : pas comptés dans son total
page-held = main
page-in-pile = pioche
page-last-to-choose = Les autres ont choisi. Pressez une carte.
page-turns-all-up = Pressez une carte : elle est dévoilée aussitôt.
page-played-yet = Les cartes que vous jouez viennent ici
page-played-n = joués
page-door-pile = Pile
page-door-shelf = Étal
page-next = Ensuite : { $name }
page-next-way = { $vehicle ->
    [ship] navire
   *[other] piste
} · cases { $first }–{ $last } · fin −{ $penalty } PV
page-no-cards = Aucune carte en main
page-nothing = sans effet
page-number-or = ou
page-on-top = Au-dessus
page-order = Laquelle vient en premier ? De gauche à droite : la première au-dessus.
page-pile = Déplacements
page-play-it = Jouer { $name } et tout dévoiler ?
page-play-now = Jouer { $name }
page-play-what = Jouer { $name } : { $what }
page-chosen-later = choisi au moment de marcher
page-copies = × exemplaires restants
page-buying = { $name } : { $gold } or → { $left } · total { $total } → { $then }
page-keep-all = Vous gardez { $gold } or
page-buys-next = achète ensuite : { $name }
page-keep = il reste { $gold }
page-lack = il manque { $gold }
page-of-it = dont
page-stall-more = chacun coûte { $gold } or de plus
page-stall-each = +{ $gold } or chacun
page-stall-next = au tour suivant : +{ $gold } or
page-shelf = Étalage
page-shelf-empty = Aucun Viking à vendre
page-shelf-later = rouvre avant la prochaine aventure · × exemplaires
page-short = { $due } or dus, vous en avez { $gold }
page-shuffled = Mélangées
page-span = { $from } à { $to }
page-stay = Rester
page-stay-none = Après le Déplacement, toute carte mène en { $last } ou dehors : −{ $loss } PV{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } × { $penalty })
}
page-stay-way = { $vehicle ->
    [ship] le bateau avance de
   *[other] le sentier avance de
} { $numbers },
page-stay-pill = { $number } { $tone ->
    [good] en gain
    [bad] en perte
    [out] dehors
   *[even] sans effet
}
page-stay-then = puis { $card ->
    [none] votre meilleure carte
   *[other] votre meilleure carte : { $card }
}
page-press = { $way ->
    [up] Appuyez sur { $name } : toutes les cartes se retournent
    [back] Appuyez encore sur { $name } pour reprendre la carte
   *[down] Appuyez sur { $name } : posée en secret, jusqu'à ce que tous aient choisi
}
page-turned = Retournées
page-turned-up = Coup { $turn } : cartes révélées
page-victory = Victoire
page-walks = { $way ->
    [rest] Reste sur place
    [back] { $number ->
        [one] Recule d'une case
       *[other] Recule de { $number } cases
    }
    [forth] { $number ->
        [one] Avance d'une case
       *[other] Avance de { $number } cases
    }
   *[both] { $numbers } cases, au choix
}

# Ce que fait une carte, sur sa face : deux lignes courtes au plus.
brief-lasse = 1 carte sous la pioche : { $gold } or
brief-ingrid = marqueur : { $gold } or ou { $vp } PV
brief-knut = pioche { $count } au lieu d'une
brief-ansgar = pioche { $count } au lieu d'une
brief-jorik = achète un Viking en main
brief-olav = gagne l'or à payer
brief-ellen = paiement complet : { $vp } PV
brief-magnus = échange, puis pioche { $count }
brief-gunnar = { $gold } or
brief-britta = PV gagnés : { $vp } de plus
brief-christian = { $gold } or par autre Viking joué
brief-gunhild = tout Viking pour { $price } or
brief-alfred = { $count } de plus au Valhalla
brief-tjure = chiffre d'un Viking joué
brief-soren = or reçu : { $gold } de plus
brief-alva = { $gold } or par { $numbers } visible
brief-mats = voit { $count } Déplacements
brief-leif = achète droit au Valhalla
brief-jari = or d'autrui : { $gold } pour moi
brief-thorsten = { $cells } par autre Viking
brief-ole = { $vp } PV, non remplacé
brief-loki = copie un Viking adverse
brief-idun = change 1 carte pour un Viking
brief-njord = joue un Viking de la pioche
brief-heimdall = jusqu'à { $max } au Valhalla
brief-freyja = 1 carte sous la pioche : { $vp } PV
brief-thor = de la pioche au Valhalla : son prix
brief-gullveig = { $gold_per_vp } or par PV gagné
brief-hel = une carte hors du Valhalla : { $vp } PV
brief-tyr = aucune pénalité ce coup
brief-balder = range { $count } Déplacements
brief-frigg = au coup suivant, peut ne pas jouer
brief-freyr = { $gold } or
brief-bragi = casques d'un Viking en PV
brief-skadi = 1 à { $max } de plus ou en arrière
brief-sif = pioche { $count } au lieu d'une
brief-forseti = reprend jusqu'à { $max } Vikings

# Ce que fait une carte Déplacement spéciale, sur sa bannière.
force-i-a = une carte sous la pioche, une autre en main
force-i-b = finir sur un marqueur : { $gold } or de plus à payer
force-i-c = prime sans pénalité : +{ $gold } or
force-ii-a = on peut inverser son chiffre
force-ii-b = un Dieu pour { $gold } or
force-ii-c = nul ne peut quitter l'aventure
force-iii-a = plus de { $keep_at_least } en main : une sous la pioche
force-iii-b = chacun paie { $gold } or
force-iii-c = chacun prend { $gold } or
force-iv-a = on peut piocher { $cards } carte
force-iv-b = chaque carte piochée coûte { $gold } or
force-iv-c = deux cartes à la suite
force-v-a = plus de pioche en fin de coup
force-v-b = on peut doubler son chiffre
force-v-c = on peut vendre un Viking joué
force-vi-a = un Viking joué part dans la boîte
force-vi-b = { $gold } or contre { $vp } PV
force-vi-c = le dessus de la pioche part au Valhalla
force-vii-a = finir sur la carte Aventure : vous partez
force-vii-b = même chiffre qu'un autre : piochez { $cards }
force-vii-c = on peut envoyer une carte au Valhalla
force-viii-a = { $gold } or : chiffre changé de 1
force-viii-b = pénalité de l'aventure : { $gold } or de plus
force-viii-c = { $vp } PV pour { $gold } or, { $max_times } fois au plus
force-ix-a = on peut ranger { $cards } cartes de sa pioche
force-ix-b = on ne joue pas, sa case compte
force-ix-c = un Viking gratuit, sous la pioche
