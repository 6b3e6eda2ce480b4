# Les mots de la page dans le navigateur : comment s'appellent les clés de la vue (zone-), et ce
# que dit son image (page-).

zone-bag = Sac
zone-battle = Combat
zone-blessing = Bénédiction
zone-bonus = Bonus
zone-cards = Cartes
zone-chief = Chef
zone-consecrated = Villages consacrés
zone-deck = Pioche
zone-discard = Défausse
zone-docks = Quais
zone-era = Ère
zone-favors = Faveurs
zone-fjords = Fjords
zone-food = nourriture
zone-fury = Fureur
zone-gods = Dieux
zone-goods = Réserve
zone-hand = Main
zone-holder = Contrôle
zone-influence = Influence
zone-invaders = Envahisseurs
zone-islands = Îles complètes
zone-jarl = Jarl
zone-nature = Nature
zone-pack = Paquet à choisir
zone-places = Lieux de consécration
zone-raid-steel = Acier d'un raid
zone-rank = Rang
zone-resource = ressource au choix
zone-row = Rangée
zone-rune-action = Rune
zone-runes = Runes
zone-sea = La mer
zone-secrets = Secrets
zone-settlers = Colons
zone-ships = Navires
zone-steel = acier
zone-stock = À construire
zone-temples = Temples
zone-tracks = Pistes de progrès
zone-village = Village
zone-villages = Villages
zone-wealth = Richesse
zone-wood = bois
zone-worth = Points par rune

page-settlers-on = { $who } : { $number ->
    [one] { $number } Colon
   *[other] { $number } Colons
} sur { $island }
page-temple-on = Temple sur { $island }
page-steps = { $number ->
    [one] { $number } pas
   *[other] { $number } pas
}
page-rune-of = Rune { $rune }
page-held = à { $who }
page-unheld = à personne
page-neutral = Ennemi neutre
page-influence-of = influence de { $who } : { $number }
page-ship-at = Drakkar : { $place }
page-raid = Piller le Village
page-lone = Drakkar Solitaire
page-influence = Influence
page-fury = Fureur des dieux
page-god = { $god }, { $rune } : Fureur { $fury }. Une Rune vaut { $island } sur une île, { $favor } sur une Faveur. Bénédiction : { $blessing }
page-rage = { $god } : Fureur { $amount ->
    [-2] −2
   *[other] +2
}
page-place = { $action } : { $used } Village(s) sur { $limit }
page-favor = { $row }, { $end }{ $given ->
    [yes] {" "}: remettre la carte ici
   *[no] {" "}: { $favor }
}
page-slot = { $what ->
    [longship] Drakkar
   *[other] Temple
} : { $cost } bois
page-slot-empty = Chaque récolte : +1 { $what ->
    [longship] nourriture
   *[other] ressource au choix
}
page-my-clan = Mon clan
page-jarl-row = Jarls
page-battle-row = Combat
page-card-of = carte { $number } sur { $last }
page-as-jarl = { $card } en Jarl : { $action }, puis { $rune }{ $ready ->
    [yes] {""}
   *[no] {" "}(Runes manquantes)
}
page-into-battle = { $card } au combat : { $strength }
page-land = Colons à déployer
page-deploy = Déployer { $number ->
    [one] { $number } Colon
   *[other] { $number } Colons
} pour { $food } nourriture
page-most = { $number } au plus : { $kind ->
    [food] nourriture
    [sail] navigation
   *[settler] Colons
}
page-max = max { $number }
page-goods = Quelles ressources ?
page-take = { $number } { $good }
page-take-all = Prendre { $taken } sur { $total }
page-swap = Échange
page-giving = Donner
page-getting = Recevoir
page-give = Donner : { $good }
page-get = Recevoir : { $good }
page-recall = Rappeler un Colon de { $island }
page-recall-ask = Rappeler un Colon de { $island } ?
page-cancel = Renoncer
page-sure = { $what ->
    [jarl] Jouer en Jarl
    [fight] Au combat
    [consecrate] Le consacrer ici
    [build] Construire
    [to] Naviguer ici
    [at] Construire ici
    [explore] Explorer
    [pilgrim] Déplacer le Temple
    [smite] Pourfendre
    [pick] Choisir ce lieu
    [favor] Se battre pour elle
    [keep] Garder { $card }
   *[other] Rappeler
}
page-rest = Dieux, Ère et clan
page-draft = { $number ->
    [one] Dernière carte du paquet
   *[other] Garder une des { $number } cartes
}
page-vp = { $number } PV
page-kept = Gardées
page-see-sea = Voir la mer
page-direction = Le reste passe { $way ->
    [clockwise] dans le sens horaire
   *[counter_clockwise] dans le sens antihoraire
}
page-any = au choix
page-free = gratuit
page-pay = payer { $number }
page-short = manque { $number }
page-legend-steps = pas
page-legend-dock = quai
page-legend-sea = mer
page-legend-taken = déloge
page-legend-raid = raid
page-raid-cost = Raid :
page-consecrate = Consacrer un Village
page-invader = Envahisseurs
page-battle = Combat
page-battle-for = Combat pour
page-base = Base
page-boost = Bonus
page-steel = Acier
page-strength = Force
page-alone = Seul au combat : l'Envahisseur { $number } de leur pile se bat.
page-no-steel = Qui ne peut pas payer l'acier quitte le combat.
page-outcome = { $why ->
    [won] { $who } gagne la carte Faveur{ $next ->
        [none] .
       *[other]  : { $most } contre { $next }.
    }
    [lost] Perdu : la carte Faveur revient à { $who }.
    [tie] Égalité : tous perdent, la carte revient.
    [nobody] Personne ne peut se battre : la carte revient.
   *[invaders] Les Envahisseurs gagnent : la carte revient.
}
page-blessing = Bénédiction : { $god }
page-take-blessing = Accepter
page-refuse = Refuser
page-icon = { $icon ->
    [fury_of_most_owned_rune] Fureur +1 du Dieu dont il a le plus de Runes
    [hunt_nearest_longship] chasse votre Drakkar à quai le plus proche
    [cross_ferry] traverse le bac de son quai
    [add_settler] ajoute un Colon
    [add_longship] ajoute un Drakkar
    [add_temple] ajoute un Temple
   *[start_battle] déclenche un combat, force +{ $strength }
}
page-enemy-rune = { $rune ->
    [wealth] Richesse : il gagne 1 de chaque ressource
    [secrets] Secrets : il ajoute un Colon près de son Drakkar Solitaire
   *[nature] Nature : vous perdez un Colon
}
page-do = { $what ->
    [explore_temple] Temple
    [draw_replace] Remplacer
    [enter_battle] Au combat
   *[exchange] Échanger
}
page-tally = Points par dieu
page-era-over = Fin de l'Ère { $era }
page-tally-cell = { $who }, { $god } : { $points } PV ({ $islands } × { $worth } par les îles, { $favors } × { $each } par les Faveurs)
page-tally-note = Si la partie s'arrêtait là. La fureur de son dieu fait la valeur d'une Rune.
page-sum = Total
page-hidden-favors = { $number ->
    [one] { $number } carte Faveur cachée
   *[other] { $number } cartes Faveur cachées
}
page-last-battle = Le dernier combat
page-prize-back = La carte Faveur est retournée à sa place.
page-fights = Au combat : { $who }
page-land-verb = Déployer
page-raid-verb = Piller
page-shore-end = Terminer
page-now = Combat pour
page-last = Dernier combat
page-settlers = { $number ->
    [one] { $number } Colon
   *[other] { $number } Colons
}
page-verdict = { $what ->
    [taken] vous prenez ◆
    [stolen] à la fin, vous prenez ◆ à { $who }
    [seized] vous prenez ◆ à { $who }
    [anyway] ◆ est à vous à la fin, avec ou sans eux
    [kept] vous gardez ◆
    [tie] égalité : vous ne prenez pas ◆
   *[behind] trop peu pour prendre ◆
}
page-chief = Chef de Guerre : joue en premier
page-consecrate-now = Un Village ici : l'action a lieu aussitôt
page-ashore = { $island } : { $can } ?
page-sail-on = repartir (encore { $number })
page-consecrate-none = Ne rien consacrer
page-place-god = Consacrer un Village à { $god } : Fureur +{ $number }
page-take-none = Ne rien prendre
page-steps-of = { $number } pas sur { $most }
page-landing = { $most ->
    [yes] jusqu'à {""}
   *[no] {""}
}{ $number ->
    [one] { $number } Colon
   *[other] { $number } Colons
} pour { $food } nourriture◆ :
page-loses = moins nombreux : −1 Colon
page-harvest-bonus = des Drakkars
page-displaced = { $who } doit quitter le quai
page-holds = { $how ->
    [mine] vous la prenez
    [other] { $who } la prend
    [bare] plus à personne : aucun Colon
   *[tie] plus à personne
}
page-or-recall = Touchez un Colon pour d'abord le rappeler.
page-end-sail = Terminer la navigation
page-ends = { $island } : terminer la navigation ?
page-settler-from = Colon de { $island } : vers où ?
page-explore-ask = Explorer : quel Colon ? Encore { $left }
page-ended = { $how ->
    [won-short] gagné
    [lost-short] perdu
    [won] gagné par
   *[lost] perdu par tous
}
page-no-jarl = Aucun pour l'instant
page-none-lands = { $kind ->
    [food] Pas de nourriture : aucun Colon ne débarque.
   *[other] Plus aucun Colon ne débarque.
}
page-why = { $why ->
    [course] Aussi proches, et son influence y est aussi faible.
    [way] Tous sur un plus court chemin vers son île.
    [berth] Les quais sans Drakkar les plus proches.
    [prey] Aussi proches du Drakkar Solitaire.
    [favor] Les deux bouts sont aussi proches de lui.
   *[other] Le plus de Colons, à égalité : { $number } → { $less }.
}
page-if-won = En cas de victoire :
page-swap-card = Remplacer une carte
page-at-sea = En mer
page-resources = Ressources
page-rises = { $god } passe de { $from } à { $to } dans tous les cas
page-any-fury = La Fureur d'un dieu au choix : { $number } de plus ou de moins
page-stays = { $island } { $how ->
    [mine] reste à vous
    [bare] reste à personne
   *[other] reste à { $who }
}
