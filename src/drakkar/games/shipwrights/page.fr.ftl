# Les mots de la page dans le navigateur : comment s'appellent les clés de la vue (zone-), et ce
# que dit son image (page-).

zone-ability = Capacité
zone-aside = Cartes gardées
zone-bonuses = Tuiles bonus
zone-buildings = Bâtiments
zone-card = carte
zone-cards = Cartes
zone-coin = pièce
zone-cost = Coût
zone-deck = Pioche
zone-discard = Défausse
zone-discard-for = Défausser pour
zone-gold = or
zone-goods = Réserve
zone-hand = Main
zone-income = Revenu
zone-iron = fer
zone-kind = Type
zone-labourer = Manœuvre
zone-major = Majeur
zone-military = Militaire
zone-minor = Mineur
zone-missing = Manque
zone-nemesis = Némésis
zone-pack = Paquet à choisir
zone-player-board = Plateau personnel
zone-prices = Cours
zone-raids = Raids
zone-renown = Renommée
zone-resource = ressource au choix
zone-round = Manche
zone-ships = Navires
zone-skills = Métiers
zone-spent-trades = Commerces utilisés
zone-tracks = Pistes de progrès
zone-trade = Commerce
zone-tucked = Dessous
zone-villages = Villages
zone-vp = points
zone-wood = bois
zone-wool = laine
zone-worker = ouvrier

page-neutral = Neutre
page-when = { $when ->
    [built] bâti
    [income] revenu
   *[end] fin
}
page-free = gratuit
page-artisan-way = Sur un emplacement, l'artisan travaille à un seul bateau, puis il est défaussé ; glissé sous un bâtiment, il reste. Le métier au cercle pointillé coûte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
page-villager-way = Il sert une fois depuis la main ; glissé sous un bâtiment, il sert chaque fois que vous y placez un ouvrier.
page-jarl-way = Glissé sous un bâtiment, un jarl fait avancer vos marqueurs et compte à la fin.
page-labourer-way = Le manœuvre remplace n'importe quel métier d'un bateau ; il se paie à chaque fois.
page-hired = { $number ->
    [one] Le manœuvre est à payer
   *[other] Le manœuvre est à payer { $number } fois
}
page-unwanted = aucun de vos bateaux n'en a besoin
page-bench = Il travaille quand vous construisez un bateau : touchez le bateau.
page-tucked = Glissé sous : { $name }
page-untuck-way = Sa place se libère pour une autre carte{ $kind ->
    [jarl] {" "}; les pas qu'il a fait faire restent acquis, ses points sont perdus
   *[other] {""}
}.
page-no-reward = sans récompense
page-berth = Emplacement { $number }{ $taken ->
    [yes] , un ouvrier y est posé
   *[no] {""}
}
page-takes-berth = prend l'emplacement { $number }, perdu :
page-berth-short = place { $number }
page-here = { $name } ici
page-lost = ouvrier perdu
page-covered = couvert :
page-gone = perdu
page-next = se pose ici
page-next-berth = La prochaine carte se pose ici, sur l'emplacement libre le plus à gauche{ $taken ->
    [yes] {" "}: l'ouvrier qui s'y trouve est perdu
   *[no] {""}
}. Les cartes glissent vers la gauche.
page-ready = prêt à bâtir
page-room = Sous { $name } : place pour une carte
page-trade-card = Carte Commerce : elle rapporte à chaque revenu
page-bonus = { $vp } PV, et { $bonus } en l'état actuel
page-moorings = mouillages libres
page-plot = terrain
page-spent = { $number ->
    [one] { $number } commerce utilisé
   *[other] { $number } commerces utilisés
}
page-track = { track } : { $places }
page-hero = { hero } : { $effect }. { $who ->
    [none] Personne n'a ce héros.
   *[other] Chez { $who }.
}
page-leads = { $name } est en tête et prendrait ce héros à la fin de la manche
page-rate = { $good ->
    [set] Échanger 1 bois, 1 laine et 1 fer contre 1 or
   *[other] Échanger { $price } { $price ->
        [one] pièce
       *[other] pièces
    } contre 1 { good }
}
page-placed = { $number ->
    [one] { $number } posé
   *[other] { $number } posés
}
page-pays = pour acheter
page-you-choose = au choix
page-in-hand = Encore en main
page-give = touchez la carte que vous payez
page-cancel = Annuler
page-verb = { $verb ->
    [place] Poser
    [both] Poser + bâtir
    [build] Construire
    [choose] Choisir le paiement
    [hire] Embaucher
    [play] Utiliser
    [tuck] Glisser sous…
    [untuck] Le retirer
    [drop] Écarter
   *[discard] Défausser
}
page-plate = { $what ->
    [both] Poser + bâtir
    [start] Poser : place { $berth }
    [over] Place { $berth }, −1
    [build] Bâtir
    [hire] Embaucher : { $berth }
    [play] Utiliser
    [tuck] Glisser sous
    [or-tuck] ou glisser
    [full] Quai plein
    [no-room] Maisons prises
    [only] à défausser
   *[discard] ou défausser
}
page-opened = { $how ->
    [untuck] { $name } : retirer cette carte ?
    [place] { $name } : sur l'emplacement { $berth } ?
    [both] { $name } : poser et construire ?
    [build] { $name } : construire ?
    [launch] { $name } : construire ?
    [discard] { $name } : défausser ?
    [drop] { $name } : défausser ?
    [play] { $name } : utiliser cette carte ?
    [tuck] { $name } : sous quel bâtiment ?
   *[other] { $name } : qu'en faire ?
}
page-done = J'ai fini
page-lacks = manque
page-have = réserve { $number }
page-put-back = Reposer
page-lay = Poser sur l'emplacement { $berth }
page-socket = { $how ->
    [spare] l'or remplace : { good }
    [short] il manque : { good }
   *[own] { good }
}
page-row = { $row ->
    [later] Une fois construit
    [goods] Métiers et prix
    [short] Manque
   *[under] Sous
}
page-no-way = rien ne l'apporte maintenant : il faut attendre
page-short = Pour y arriver :
page-short-tuck = Pour la glisser :
page-fate = { $from ->
    [board] sert une fois, puis défaussé
    [tucked] reste sous sa maison
   *[labourer] toujours là
}
page-side-up = { $what ->
    [labourer] { $then ->
        [yes] coûtera
       *[no] coûte
    }
   *[other] { $then ->
        [yes] après
       *[no] avant
    }
}
page-you-get = Vous obtenez
page-always = Toujours :
page-with = avec
page-new-use = { $pays ->
    [yes] nouvel échange
   *[no] nouveau lieu
}
page-beneath = Sous { $name }
page-now = Plutôt tout de suite
page-once-now = aussitôt
page-still = Encore possible :
page-still-way = { $sign ->
    [boat] { $number ->
        [one] { $number } bateau prêt
       *[other] { $number } bateaux prêts
    }
    [worker] { $number ->
        [one] { $number } ouvrier à placer
       *[other] { $number } ouvriers à placer
    }
    [scales] { $number ->
        [one] { $number } échange
       *[other] { $number } échanges
    }
   *[axe] { $number ->
        [one] { $number } pillage
       *[other] { $number } pillages
    }
}
page-count = Compter les points
page-last-gold = Le reste s'échange contre de l'or de lui-même.
page-rests = Fini pour cette manche. Vous pouvez reprendre la main tant que les autres jouent.
page-cards-left = { $cards ->
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
}
page-opponent = Adversaire
page-race = { $own } à { $points }
page-source = { $source ->
    [ships] Bateaux et leurs bonus
    [buildings] Bâtiments
    [jarls] Jarls
    [heroes] Héros et manœuvre
    [rounds] Cartes Manche
    [gold] Or
   *[tracks] Pistes
}
page-draft-way = { $players ->
    [1] Seul, vous gardez deux cartes de la pioche ; le reste est défaussé. Six cartes en trois fois.
    [2] Vous gardez deux cartes et passez le reste à { $name }. { $final ->
        [yes] Il ne manque que vous : votre choix est définitif.
       *[no] Six cartes en trois fois.
    }
   *[other] Gardez une carte, le reste va à { $name }. { $final ->
        [yes] Il ne manque que vous : votre choix est définitif.
       *[no] Vous pouvez changer d'avis tant que tous n'ont pas choisi.
    }
}
page-goes = { $cards ->
    [0] rien ne passe plus loin
    [one] l'autre va à { $name }
   *[other] les { $cards } autres vont à { $name }
}
page-comes = { $cards ->
    [one] puis la dernière carte, de { $name }
   *[other] puis { $cards } cartes, de { $name }
}
page-draft-end = { $final ->
    [yes] Vous êtes en dernier : ce choix est définitif.
   *[no] Vous pouvez changer d'avis tant que tous n'ont pas choisi.
}
page-once = { $kind ->
    [artisan] Une fois embauché
    [villager] Une fois utilisé
    [jarl] Une fois glissé
   *[other] Une fois bâti
}
page-any = tout métier
page-look = Touchez une réponse pour voir son effet
page-sure = { $tag ->
    [pay] Payer
    [skills] Au travail
    [advance] D'abord { $name }
    [under] La glisser sous { $name }
    [now] Tout de suite
    [upgrade] Retourner : { $name }
    [choose] Prendre
    [use] Utiliser : { $name }
   *[other] Oui, ce choix
}
page-keeping = Garder { $name } ?
page-keep = Garder pour de bon
page-pack = Votre paquet
page-pack-keep = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, en garder { $number }
page-chosen = choisie
page-can = { $kind ->
    [villager] utilisable
   *[other] prêt à bâtir
}
page-no-ship = pas de bateau
page-for = pour
page-helps = { $number ->
    [1] sert à { $names }
   *[other] sert à { $number } bateaux
}
page-draft-look = Touchez une carte pour voir ce qu'elle ferait
page-kept = Gardées
page-kept-of = { $number } sur { $of }
page-cards-of = { $cards } sur { $of } en main
page-other-worker = { skill } : quelqu'un d'autre
page-swap = { $how ->
    [spare] Reprendre l'or et payer : { good }
   *[own] Payer en or à la place
}
page-ending = { $past ->
    [yes] La manche { $round } est finie
   *[no] À la fin de la manche { $round }
}
page-ending-step = { $step ->
    [income] Revenu : ce que rapportent les bateaux et leurs cartes Commerce.
    [workers] Les ouvriers posés reviennent, les cartes Pillage sont de nouveau prêtes.
    [heroes] Héros : à qui est seul en tête d'une piste ; Randi à qui n'en a aucun.
   *[round] Nouvelle manche : sa carte fixe les cours et le sens des paquets.
}
page-step = { $step ->
    [income] Revenu
    [workers] Ouvriers
    [heroes] Héros
   *[round] Manche
}
page-hero-way = { hero }{ $how ->
    [comes] {" "}arrive
    [goes] {" "}s'en va
   *[stays] {" "}reste
}
page-frame = { $how ->
    [comes] ce héros arrive
   *[goes] ce héros part
}
page-take-back = Reprendre la main
