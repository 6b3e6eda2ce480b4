# Charpentiers de la Mer du Nord : Seconde Vague. Ce que lit un joueur français.
# Comme pour Vikings, une phrase lit ses mots dans ses variables : { card } lit $card, { lieu } lit $place.
# { JOIN(a, b) } met bout à bout ceux qui ne sont pas vides.

game-pitch = Draftez vos cartes, recrutez des artisans et construisez la plus belle flotte du Nord.

# ---- cartes ------------------------------------------------------------------------------------
card = { $card ->
    [ship_faring] Faring
    [ship_skute] Skute
    [ship_ask] Ask
    [ship_karve] Karve
    [ship_byrding] Byrding
    [ship_barde] Barde
    [ship_snekke] Snekke
    [ship_busse] Busse
    [ship_knarr] Knarr
    [ship_skeid] Skeid
    [ship_ellide] Ellide
    [ship_drakkar] Drakkar
    [bld_sawmill] Scierie
    [bld_sheepfold] Bergerie
    [bld_bloomery] Bas fourneau
    [bld_market] Marché
    [bld_longhouse] Longue maison
    [bld_barracks] Caserne
    [bld_mead_hall] Halle aux banquets
    [bld_storehouse] Entrepôt
    [bld_treasury] Chambre forte
    [bld_goldsmith] Atelier d'orfèvre
    [bld_temple] Temple
    [bld_watchtower] Tour de guet
    [art_blacksmith_stonemason] Forgeron / Tailleur de Pierre
    [art_blacksmith_sailmaker] Forgeron / Trévière
    [art_blacksmith_woodcarver] Forgeron / Sculpteur sur Bois
    [art_sailmaker_blacksmith] Trévière / Forgeron
    [art_sailmaker_woodcarver] Trévière / Sculpteur sur Bois
    [art_sailmaker_stonemason] Trévière / Tailleur de Pierre
    [art_woodcarver_blacksmith] Sculpteur sur Bois / Forgeron
    [art_woodcarver_sailmaker] Sculpteur sur Bois / Trévière
    [art_woodcarver_stonemason] Sculpteur sur Bois / Tailleur de Pierre
    [art_stonemason_blacksmith] Tailleur de Pierre / Forgeron
    [art_stonemason_sailmaker] Tailleur de Pierre / Trévière
    [art_stonemason_woodcarver] Tailleur de Pierre / Sculpteur sur Bois
    [vil_recruiter] Recruteuse
    [vil_overseer] Maître des corvées
    [vil_merchant] Marchande
    [vil_prospector] Orpailleur
    [vil_woodcutter] Bûcheron
    [vil_shepherd] Bergère
    [vil_miner] Mineur
    [vil_forager] Glaneuse
    [vil_skald] Scalde
    [vil_pedlar] Colporteur
    [vil_innkeeper] Aubergiste
    [vil_jeweller] Joaillier
    [jarl_01] Jarl Sigurd
    [jarl_02] Jarl Haakon
    [jarl_03] Jarl Astrid
    [jarl_04] Jarl Thorfinn
    [jarl_05] Jarl Ragnhild
    [jarl_06] Jarl Orm
    [jarl_07] Jarl Gudrun
    [jarl_08] Jarl Einar
    [jarl_09] Jarl Halfdan
    [jarl_10] Jarl Ingrid
    [jarl_11] Jarl Ulf
    [jarl_12] Jarl Bjarne
    [jarl_13] Jarl Sigrid
    [jarl_14] Jarl Leif
    [eikja] Eikja
    [labourer] Manœuvre
    [hut] Baraque
   *[other] { $card }
}
# avec leur article, dans une phrase
le-card = { $card ->
    [ship_ask] l'{ card }
    [ship_ellide] l'{ card }
    [eikja] l'{ card }
    [ship_barde] la { card }
    [ship_busse] la { card }
    [hut] la { card }
    [bld_sawmill] la { card }
    [bld_sheepfold] la { card }
    [bld_longhouse] la { card }
    [bld_barracks] la { card }
    [bld_mead_hall] la { card }
    [bld_storehouse] l'{ card }
    [bld_treasury] la { card }
    [bld_goldsmith] l'{ card }
    [bld_watchtower] la { card }
    [vil_recruiter] la { card }
    [vil_merchant] la { card }
    [vil_prospector] l'{ card }
    [vil_shepherd] la { card }
    [vil_forager] la { card }
    [vil_innkeeper] l'{ card }
    [art_blacksmith_stonemason] l'Artisan { card }
    [art_blacksmith_sailmaker] l'Artisan { card }
    [art_blacksmith_woodcarver] l'Artisan { card }
    [art_sailmaker_blacksmith] l'Artisan { card }
    [art_sailmaker_woodcarver] l'Artisan { card }
    [art_sailmaker_stonemason] l'Artisan { card }
    [art_woodcarver_blacksmith] l'Artisan { card }
    [art_woodcarver_sailmaker] l'Artisan { card }
    [art_woodcarver_stonemason] l'Artisan { card }
    [art_stonemason_blacksmith] l'Artisan { card }
    [art_stonemason_sailmaker] l'Artisan { card }
    [art_stonemason_woodcarver] l'Artisan { card }
   *[other] le { card }
}
un-card = { $card ->
    [ship_barde] une { card }
    [ship_busse] une { card }
    [bld_sawmill] une { card }
    [bld_sheepfold] une { card }
    [bld_longhouse] une { card }
    [bld_barracks] une { card }
    [bld_mead_hall] une { card }
    [bld_treasury] une { card }
    [bld_watchtower] une { card }
    [art_blacksmith_stonemason] un Artisan { card }
    [art_blacksmith_sailmaker] un Artisan { card }
    [art_blacksmith_woodcarver] un Artisan { card }
    [art_sailmaker_blacksmith] un Artisan { card }
    [art_sailmaker_woodcarver] un Artisan { card }
    [art_sailmaker_stonemason] un Artisan { card }
    [art_woodcarver_blacksmith] un Artisan { card }
    [art_woodcarver_sailmaker] un Artisan { card }
    [art_woodcarver_stonemason] un Artisan { card }
    [art_stonemason_blacksmith] un Artisan { card }
    [art_stonemason_sailmaker] un Artisan { card }
    [art_stonemason_woodcarver] un Artisan { card }
   *[other] un { card }
}
# un Bâtiment où l'on va
lieu = { $place ->
    [hut] la Baraque
    [bld_sawmill] la Scierie
    [bld_sheepfold] la Bergerie
    [bld_bloomery] le Bas fourneau
    [bld_market] le Marché
    [bld_longhouse] la Longue maison
    [bld_barracks] la Caserne
    [bld_mead_hall] la Halle aux banquets
    [bld_storehouse] l'Entrepôt
    [bld_treasury] la Chambre forte
    [bld_goldsmith] l'Atelier d'orfèvre
    [bld_temple] le Temple
    [bld_watchtower] la Tour de guet
   *[other] { $place }
}
kind = { $kind ->
    [ship] Bateau
    [building] Bâtiment
    [artisan] Artisan
    [villager] Villageois
    [jarl] Jarl
   *[other] { $kind }
}
hut = { $hut ->
    [hut_1] Baraque du guetteur
    [hut_2] Baraque du mineur
    [hut_3] Baraque du marchand
    [hut_4] Baraque du berger
    [hut_5] Baraque du scalde
    [hut_6] Baraque du bûcheron
   *[other] { $hut }
}
raid = { $raid ->
    [raid_01] Lindisfarne
    [raid_02] Iona
    [raid_03] Portland
    [raid_04] Dorestad
    [raid_05] Jarrow
    [raid_06] Rathlin
    [raid_07] Noirmoutier
    [raid_08] Sheppey
    [raid_09] Walcheren
    [raid_10] Rouen
    [raid_11] Quentovic
    [raid_12] Nantes
    [raid_13] Hambourg
    [raid_14] Paris
    [raid_15] Londres
   *[other] { $raid }
}
hero = { $hero ->
    [svend] Svend
    [thyra] Thyra
    [frode] Frode
    [randi] Randi
   *[other] { $hero }
}
hero-effect = { $hero ->
    [svend] 1 ouvrier par carte Pillage, carte Commerce ou Amélioration obtenue
    [thyra] 3 pièces contre 1 or, à volonté
    [frode] 1 bois, laine ou fer de moins par Bateau construit
    [randi] 2 pièces contre 1 carte Village, à volonté
   *[other] { $hero }
}
hero-of-track = { $track ->
    [military] Svend
    [trade] Thyra
    [renown] Frode
   *[other] { $track }
}
nemesis = { $nemesis ->
    [nemesis_1] Le Ravageur
    [nemesis_2] L'Usurière
    [nemesis_3] Le Rival
    [nemesis_4] La Voyante
   *[other] { $nemesis }
}
# ce qu'une carte Némésis en jeu change
restriction = { $kind ->
    [raid_cost_modifier] chaque pillage coûte { $amount ->
        [one] { $amount } ouvrier
       *[other] { $amount } ouvriers
    } de plus
    [coin_price_modifier] le bois, la laine et le fer coûtent { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } de plus
    [tuck_cost_modifier] glisser une carte coûte { $amount } or de plus
   *[solo_draft_draws] le draft pioche { $list } cartes
}
skill = { $skill ->
    [blacksmith] Forgeron
    [sailmaker] Trévière
    [woodcarver] Sculpteur sur Bois
    [stonemason] Tailleur de Pierre
   *[other] { $skill }
}
# ce qu'aucun Artisan ne fournit : combien de fois chaque compétence
blacksmith = { $blacksmith ->
    [0] {""}
    [one] Forgeron
   *[other] Forgeron ({ $blacksmith } fois)
}
sailmaker = { $sailmaker ->
    [0] {""}
    [one] Trévière
   *[other] Trévière ({ $sailmaker } fois)
}
woodcarver = { $woodcarver ->
    [0] {""}
    [one] Sculpteur sur Bois
   *[other] Sculpteur sur Bois ({ $woodcarver } fois)
}
stonemason = { $stonemason ->
    [0] {""}
    [one] Tailleur de Pierre
   *[other] Tailleur de Pierre ({ $stonemason } fois)
}
skills-missing = { JOIN(blacksmith, sailmaker, woodcarver, stonemason) }
skill-short = { $skill ->
    [blacksmith] Forgeron
    [sailmaker] Trévière
    [woodcarver] Sculpteur
    [stonemason] Tailleur
   *[other] { $skill }
}
track = { $track ->
    [military] Militaire
    [trade] Commerce
    [renown] Renommée
   *[other] { $track }
}
track-reward = { $track ->
    [military] une carte Pillage
    [trade] une carte Commerce
    [renown] une Amélioration
   *[other] { $track }
}
benefit = { $benefit ->
    [imm_workers_3] aussitôt 3 ouvriers
    [imm_resources_2] aussitôt 2 ressources
    [imm_coins_4] aussitôt 4 pièces
    [imm_cards_2] aussitôt 2 cartes Village
    [inc_gold_1] revenu : 1 or
    [inc_coins_2] revenu : 2 pièces
    [end_unique_buildings] fin : 1 PV par Bâtiment différent
    [end_sets] fin : 3 PV par set Pillage, Commerce, Amélioration
    [end_unique_ships] fin : 1 PV par Bateau différent
    [end_raids] fin : 2 PV par carte Pillage
    [end_trades] fin : 2 PV par carte Commerce
    [end_upgrades] fin : 2 PV par Amélioration
   *[other] { $benefit }
}

# ---- biens -------------------------------------------------------------------------------------
# un bien et son nombre, rien s'il n'y en a pas
worker = { $worker ->
    [0] {""}
    [one] { $worker } ouvrier
   *[other] { $worker } ouvriers
}
wood = { $wood ->
    [0] {""}
   *[other] { $wood } bois
}
wool = { $wool ->
    [0] {""}
   *[other] { $wool } laine
}
iron = { $iron ->
    [0] {""}
   *[other] { $iron } fer
}
resource = { $resource ->
    [0] {""}
    [one] { $resource } ressource
   *[other] { $resource } ressources
}
gold = { $gold ->
    [0] {""}
   *[other] { $gold } or
}
coin = { $coin ->
    [0] {""}
    [one] { $coin } pièce
   *[other] { $coin } pièces
}
cards = { $card ->
    [0] {""}
    [one] { $card } carte
   *[other] { $card } cartes
}
bundle = { JOIN(worker, wood, wool, iron, resource, gold, coin, cards) }
bundle-tight = { JOIN(worker, wood, wool, iron, resource, gold, coin, cards, by: " ") }
good = { $good ->
    [worker] ouvrier
    [wood] bois
    [wool] laine
    [iron] fer
    [gold] or
    [coin] pièce
    [card] carte
   *[other] { $good }
}
military = { $military ->
    [0] {""}
   *[other] Militaire +{ $military }
}
trade = { $trade ->
    [0] {""}
   *[other] Commerce +{ $trade }
}
renown = { $renown ->
    [0] {""}
   *[other] Renommée +{ $renown }
}
progress = { JOIN(military, trade, renown) }
# $pay : ce qu'il faut payer, none si rien
ability = { $pay ->
    [none] { $gain }
   *[other] { $pay } → { $gain }
}

# ---- ce qui est imprimé sur une carte ----------------------------------------------------------
facts-ship = { $vp } PV, { progress } · { benefit }
facts-building = { $vp } PV, { progress } · emplacement : { ability }
facts-artisan = {""}
facts-villager = { ability }
facts-jarl = { $vp } PV, { progress }
needs-ship = coût { $cost } · { $skills }
needs-building = coût { $cost }
# $skills : les compétences qui restent au Manœuvre, none s'il n'y en a pas ; $wild : l'or qui tient lieu de ressources
lack = manque : { $list }{ $wild ->
    [0] {""}
   *[other] {" "}(votre or en remplace { $wild })
}{ $skills ->
    [none] {""}
   *[other] {" "}(Manœuvre pour { $skills })
}

# ---- options de partie -------------------------------------------------------------------------
option-nemesis_1 = Némésis : le Ravageur (chaque pillage coûte 1 ouvrier de plus)
option-nemesis_1-help = Une des quatre cartes Némésis de la boîte. Son nom est inventé, ses icônes et sa contrainte sont reconstituées (SHI-21.14) ; un matériel corrigé peut en changer.
option-nemesis_1-no = non
option-nemesis_1-yes = oui
option-nemesis_2 = Némésis : l'Usurière (le bois, la laine et le fer coûtent 1 pièce de plus)
option-nemesis_2-help = Une des quatre cartes Némésis de la boîte. Son nom est inventé, ses icônes et sa contrainte sont reconstituées (SHI-21.14) ; un matériel corrigé peut en changer.
option-nemesis_2-no = non
option-nemesis_2-yes = oui
option-nemesis_3 = Némésis : le Rival (glisser une carte coûte 2 or)
option-nemesis_3-help = Une des quatre cartes Némésis de la boîte. Son nom est inventé, ses icônes et sa contrainte sont reconstituées (SHI-21.14) ; un matériel corrigé peut en changer.
option-nemesis_3-no = non
option-nemesis_3-yes = oui
option-nemesis_4 = Némésis : la Voyante (une carte de moins à chaque étape du draft)
option-nemesis_4-help = Une des quatre cartes Némésis de la boîte. Son nom est inventé, ses icônes et sa contrainte sont reconstituées (SHI-21.14) ; un matériel corrigé peut en changer.
option-nemesis_4-no = non
option-nemesis_4-yes = oui

# ---- d'où viennent les points ------------------------------------------------------------------
score-unit = PV
source-ships = Bateaux
source-bonuses = Bonus des Bateaux
source-buildings = Bâtiments
source-jarls = Jarls
source-tracks = Pistes
source-heroes = Héros et Manœuvre
source-gold = Or
source-rounds = Cartes Manche

# ---- questions ---------------------------------------------------------------------------------
ask-pickcard = Quelle carte gardez-vous ?{ $number ->
    [one] {""}
   *[other] {" "}(encore { $number })
}
ask-act = { $cards ->
    [0] La main est vide : encore une action ?
    [one] Une carte à jouer.
   *[other] { $cards } cartes à jouer.
}
ask-meetskills = Qui travaille sur { le-card } ?
ask-payship = Comment payez-vous { le-card } ?
ask-paybuilding = Comment payez-vous { le-card } ?
ask-payability = Comment payez-vous ?
ask-chooseresource = Quelle ressource prenez-vous ?{ $number ->
    [one] {""}
   *[other] {" "}(encore { $number })
}
ask-payresource = Quelle ressource dépensez-vous ?{ $number ->
    [one] {""}
   *[other] {" "}(encore { $number })
}
# $card : ce qu'elle paie
ask-givecard = { $kind ->
    [ship] Quelle carte payer au Manœuvre pour { le-card } ?
   *[other] Quelle carte payer pour { le-card } ?
}{ $number ->
    [one] {""}
   *[other] {" "}(encore { $number })
}
ask-usefirst = Laquelle d'abord ?
ask-useother = L'autre capacité aussi ?
ask-choosetrack = Plusieurs paliers atteints : quelle récompense d'abord ?
ask-placetrade = Une carte Commerce ! Où va-t-elle ?
ask-gainupgrade = Une Amélioration ! Quelle carte retournez-vous ?
ask-lastexchange = Derniers échanges avant le décompte.

help-pickcard = Gardez une carte du paquet, en secret (SHI-4.12). À trois ou plus, le reste passe au voisin (SHI-4.8, SHI-4.10) ; à deux, on garde deux cartes puis on passe le reste (SHI-4.4) ; en solo, on en garde deux et le reste est défaussé (SHI-4.2, SHI-4.3). Chacun finit avec six cartes (SHI-4.1).
help-act = Autant d'actions que vous voulez, dans l'ordre voulu (SHI-5.4). Toute la main doit y passer (SHI-5.6, SHI-5.9). Toute carte peut être défaussée contre sa récompense (SHI-6.1). Bateaux et Artisans se posent sur le plateau Joueur (SHI-7.1, SHI-10.1), où ils masquent un emplacement d'Ouvrier (SHI-13.5). Artisans, Villageois et Jarls se glissent sous un Bâtiment contre de l'or (SHI-7.11). Les Bâtiments se construisent depuis la main (SHI-12.1), les Bateaux depuis le plateau avec les compétences voulues (SHI-11.1, SHI-11.3). Les ouvriers placés reviennent aux revenus (SHI-13.3). On échange à tout moment (SHI-14.1) ; chaque carte Pillage sert une fois par manche (SHI-15.5).
help-meetskills = Chaque compétence vient d'un Artisan du plateau, d'un Artisan glissé ou du Manœuvre (SHI-11.3). La Majeure est gratuite, la Mineure coûte 1 pièce (SHI-11.5). Un Artisan du plateau est ensuite défaussé (SHI-11.7), un Artisan glissé reste (SHI-11.8). Le Manœuvre coûte 1 or et 1 carte par compétence (SHI-11.10), 1 or une fois amélioré (SHI-11.11).
help-payship = Les ressources du Bateau se paient au plus juste (SHI-2.16) ; l'or remplace le bois, la laine ou le fer (SHI-11.13). Frode épargne un bois, une laine ou un fer (SHI-17.14).
help-paybuilding = Les ressources se paient au plus juste (SHI-2.16) ; l'or remplace le bois, la laine ou le fer (SHI-2.8). Aucune compétence n'est demandée (SHI-12.2).
help-payability = Le coût se paie au plus juste (SHI-2.16) ; l'or peut remplacer le bois, la laine ou le fer, même si vous les avez (SHI-2.8).
help-chooseresource = Une ressource au choix : bois, laine ou fer, jamais d'or (SHI-2.11). Plusieurs se choisissent une par une (SHI-2.12).
help-payresource = Un bois, une laine ou un fer au choix, ou 1 or à la place (SHI-2.13).
help-givecard = La carte payée vient de votre main et part à la défausse sans sa récompense (SHI-2.15).
help-usefirst = Sur un Bâtiment avec un Villageois, l'ouvrier permet les deux capacités, dans l'ordre voulu, chacune une fois, ou une seule (SHI-13.8). Le gain de l'une peut payer l'autre (SHI-13.9).
help-useother = Vous pouvez encore utiliser l'autre capacité, une fois (SHI-13.8), ou la laisser. Un échange est possible avant (SHI-5.5).
help-choosetrack = Vos pas atteignent un palier sur plusieurs pistes : choisissez laquelle avance la première (SHI-18.4). Chaque récompense est réglée avant le pas suivant ; Militaire donne une carte Pillage, Commerce une carte Commerce, Renommée une Amélioration (SHI-18.3).
help-placetrade = Glissée sous un Bateau construit, Eikja compris, la carte rapporte à chaque revenu (SHI-18.10) ; sinon, elle donne tout de suite son autre gain, une seule fois (SHI-18.12). C'est définitif (SHI-18.9). Elle compte dans tous les cas pour les bonus (SHI-19.17).
help-gainupgrade = Retournez l'Eikja, le Manœuvre ou la Baraque, encore sur sa face de base (SHI-18.15). Chaque carte améliorée vaut 2 PV à la fin (SHI-18.18).
help-lastexchange = Dernière occasion d'échanger, aux prix de la cinquième manche (SHI-20.2). Sans rien faire de plus, le programme échange au mieux pour vous (SHI-20.6) : chaque or vaut 1 PV (SHI-20.14).

# ---- coups -------------------------------------------------------------------------------------
# move- : le coup en entier ; short- : sous le titre de sa carte, dans la liste
kind-card = { $kind ->
    [jarl] { card }
   *[other] { kind } { card }
}
move-keep = { kind-card }{ $facts ->
    [none] {""}
   *[other] {" "}· { $facts }
}
move-give = { move-keep }
move-discard = Défausser { le-card } : { $reward }
short-discard = défausser : { $reward }
# $lost : un ouvrier s'y trouve et sera perdu
move-place = { $kind ->
    [ship] Commencer à travailler sur { le-card }
   *[artisan] Recruter { le-card } sur le plateau
}{ perdu }
short-place = { $kind ->
    [ship] commencer à travailler dessus
   *[artisan] recruter sur le plateau
}{ perdu }
perdu = { $lost ->
    [yes] , l'ouvrier y est perdu
   *[other] {""}
}
move-tuck = Glisser { le-card } sous { lieu } ({ $cost } or)
short-tuck = glisser sous { lieu } ({ $cost } or)
move-play = Jouer { le-card } : { ability }
short-play = jouer
move-drop = Retirer { le-card } du plateau, sans récompense
short-drop = { card }
move-untuck = Retirer { le-card } de sous { lieu }, sans récompense
short-untuck = { card } (sous { lieu })
detail = { $by_hand ->
    [yes] , paiement au choix
   *[other] {""}
}
move-launch = Construire { le-card } ({ $vp } PV, { progress }){ detail }
short-launch = construire{ detail }
move-build = Construire { le-card } ({ $vp } PV, { progress }){ detail }
short-build = construire{ detail }
move-work = Ouvrier sur l'emplacement { $slot } : { ability }
short-work = emplacement { $slot } : { ability }
# $villager : la capacité du Villageois glissé, none s'il n'y en a pas
move-visit = Ouvrier sur { lieu } : { ability }{ $villager ->
    [none] {""}
   *[other] {" "}et { $villager }
}
short-visit = { lieu } : { ability }{ $villager ->
    [none] {""}
   *[other] {" "}et { $villager }
}
move-raid = Piller { raid } : { $gain } ({ $cost ->
    [0] sans ouvrier
    [one] { $cost } ouvrier
   *[other] { $cost } ouvriers
})
short-raid = { raid } ({ $cost ->
    [0] sans ouvrier
    [one] { $cost } ouvrier
   *[other] { $cost } ouvriers
}) : { $gain }
move-done = Terminer ma phase d'actions
short-done = terminer ma phase d'actions
echange = { $what ->
    [set] 1 bois, 1 laine, 1 fer → 1 or
    [thyra] Thyra : { pieces } → 1 or
    [randi] Randi : { pieces } → 1 carte
    [wood] { pieces } → 1 bois
    [wool] { pieces } → 1 laine
    [iron] { pieces } → 1 fer
   *[other] { $what }
}
pieces = { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
move-exchange = Échanger { echange }
short-exchange = { echange }
# une compétence et qui la fournit ; $which : l'Artisan, si plusieurs le pourraient
# $as : son métier n'est pas celui-là
source = { $from ->
    [labourer] Manœuvre
   *[other] { $which }
}{ $as ->
    [yes] {" "}comme { skill-short }
   *[no] {""}
}{ $from ->
    [tucked] {" "}(glissé)
   *[other] {""}
}{ $cost ->
    [none] {""}
   *[other] {" "}({ $cost })
}
move-skills = { $list }
# $stand : ce que l'or (et Frode) remplacent
move-pay = { $list }{ $how ->
    [gold] {" "}(dont { $wild } or pour { $stand })
    [frode] {" "}(Frode épargne { $stand })
    [both] {" "}(Frode et { $wild } or pour { $stand })
   *[exact] {""}
}
move-use = { $whose ->
    [villager] { $name } (Villageois) : { ability }
   *[building] { $name } : { ability }
}
move-stop = Non, laisser l'autre capacité
move-choose = { good }
move-advance = { track } : { track-reward }
move-under = sous { le-card } : { $income } à chaque revenu
move-now = tout de suite : { $immediate }
move-upgrade = { card } ({ $vp } PV) : { $card ->
    [eikja] { $better } à chaque revenu
    [labourer] { $better } par compétence
   *[hut] { $better } par ouvrier placé
}
move-finish = Compter les points (tout or possible est échangé d'office)

# titres de la liste des coups
group-workers = Ouvriers
group-raids = Pillages
group-exchanges = Échanges
group-remove = Retirer
group-end = Fin

# ---- journal -----------------------------------------------------------------------------------
event-hut = reçoit la { hut }
event-round-card = Manche { $round }
event-draft = {""}
event-actions = {""}
event-neutral = Le Joueur Neutre avance : { progress }.
event-discarded = défausse { le-card }
event-started = commence à travailler sur { le-card }
event-placed = recrute { le-card } sur son plateau
event-worker-lost = perd l'ouvrier de l'emplacement { $slot }
event-dropped = retire { le-card } de son plateau
event-tucked = glisse { le-card } sous { lieu }
event-untucked = retire { le-card } de sous son Bâtiment
event-played = joue { le-card }
event-drew = pioche { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
event-drew-cards = · ({ $list })
event-reshuffled = La défausse est mélangée et redevient la pioche.
event-gave = donne { le-card } en paiement
# $list : ce qui a été payé
event-building-built = construit { un-card } pour { $list }
event-artisan-used = emploie { le-card }
event-ship-built = construit { un-card } pour { $list }
event-gained = reçoit { $list }
event-paid = paie { $list }
event-exchanged = { $what ->
    [set] échange 1 bois, 1 laine et 1 fer contre 1 or
    [thyra] achète 1 or à Thyra
    [randi] achète 1 carte à Randi
    [wood] achète 1 bois
    [wool] achète 1 laine
    [iron] achète 1 fer
   *[other] échange { $what }
}
event-worked = place un ouvrier sur l'emplacement { $slot }
event-visited = place un ouvrier sur { lieu }
event-used = {""}
event-raided = pille { raid }{ $cost ->
    [0] {""}
    [one] {" "}avec { $cost } ouvrier
   *[other] {" "}avec { $cost } ouvriers
}
event-raid-card = gagne la carte Pillage { raid }
event-trade-card = gagne une carte Commerce
event-trade-now = la retourne
event-trade-under = la glisse sous { le-card }
event-upgrade = améliore { le-card }
event-svend = reçoit 1 ouvrier de Svend
event-done = a fini
event-income = › { $none ->
    [yes] ne touche aucun revenu
   *[no] touche ses revenus : { bundle }
}
event-hero = { $seat ->
    [-1] { hero-of-track } n'est à personne.
   *[other] { $neutral ->
        [1] Le Joueur Neutre prend { hero-of-track }.
       *[other] › prend { hero-of-track }
    }
}
event-randi = › { $held ->
    [yes] reçoit Randi
   *[no] rend Randi
}
event-final-exchange = Derniers échanges
event-finished = › finit avec { $gold } or

# ---- refus -------------------------------------------------------------------------------------
refusal-not-in-pack = « { card } » n'est pas dans votre paquet.
refusal-not-in-hand = « { card } » n'est pas dans votre main.
refusal-hand-not-empty = Il vous reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main : jouez ou défaussez tout avant de finir.
refusal-board-blue-only = « { card } » ne va pas sur le plateau Joueur : seuls les Bateaux et les Artisans s'y posent.
refusal-board-full = Votre plateau Joueur est plein : retirez d'abord une carte.
refusal-not-on-board = « { card } » n'est pas sur votre plateau Joueur.
refusal-cannot-tuck = « { card } » ne se glisse pas : seuls les Artisans, les Villageois et les Jarls vont sous un Bâtiment.
refusal-no-building = Vous n'avez pas de Bâtiment n° { $building } (la Baraque est le n° 0).
refusal-tuck-taken = Il y a déjà une carte sous ce Bâtiment : { card }.
refusal-tuck-gold = Glisser une carte coûte { $cost } or, vous en avez { $gold }.
refusal-nothing-tucked = Il n'y a pas de carte sous le Bâtiment n° { $building }.
refusal-not-a-villager = « { card } » n'est pas un Villageois.
refusal-not-a-ship = « { card } » n'est pas un Bateau.
refusal-not-a-building = « { card } » n'est pas un Bâtiment.
# $wild : l'or qui tient lieu d'une partie de ce qui manque
wild = { $wild ->
    [0] {""}
   *[other]  ; votre or n'en remplace que { $wild }
}
refusal-cannot-pay = Il vous manque { bundle }{ wild }.
# $labourer : combien de compétences aucun Artisan ne fournit
refusal-cannot-launch = { $labourer ->
    [0] Il vous manque { bundle }{ wild }.
   *[other] Aucun de vos Artisans ne fournit : { skills-missing }. Avec le Manœuvre à la place, il vous manque { bundle }{ wild }.
}
refusal-one-way = Il n'y a qu'une façon de payer { le-card } : rien à choisir.
refusal-skill-missing = { $number ->
    [one] Ce Bateau demande { $number } compétence : dites qui la fournit.
   *[other] Ce Bateau demande { $number } compétences : dites qui fournit chacune.
}
refusal-skill-source = La compétence { skill } ne vient pas de là : il faut le Manœuvre ou un Artisan qui la possède, sur votre plateau ou sous un de vos Bâtiments.
refusal-skill-twice = Un même Artisan ne fournit chacune de ses compétences qu'une fois par Bateau : { card }.
refusal-wasteful = Une autre façon revient au même ou coûte moins ; « construire, paiement au choix » permet tout.
refusal-exact-payment = Ce n'est pas le compte : on paie exactement le coût, l'or pouvant remplacer le bois, la laine et le fer.
refusal-by-hand-only = Le compte y est, mais ici l'or ne remplace que ce qui manque ; « construire, paiement au choix » permet toutes les façons de payer.
refusal-exchange-later = On n'échange pas au milieu d'une action : terminez-la d'abord.
refusal-no-slot = Il n'y a pas d'emplacement { $slot } : ils vont de 1 à { $last }.
refusal-slot-covered = Une carte masque l'emplacement { $slot }.
refusal-slot-taken = Un ouvrier occupe déjà l'emplacement { $slot }.
refusal-building-taken = Un ouvrier occupe déjà ce Bâtiment.
refusal-no-worker = Vous n'avez plus d'ouvrier en réserve.
refusal-no-such-ability = Choisissez la capacité du Bâtiment ou celle du Villageois.
refusal-used-already = Cette capacité vient de servir.
refusal-no-basic-good = Une ressource au choix est du bois, de la laine ou du fer, pas « { good } ».
refusal-no-resource = On paie ici en bois, laine, fer ou or, pas en « { good } ».
refusal-none-left = Il ne vous en reste pas : { good }.
refusal-exchange-coins = Il faut { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, vous en avez { $coins }.
refusal-exchange-set = Il faut 1 bois, 1 laine et 1 fer ; l'or ne les remplace pas ici.
refusal-not-your-hero = Vous n'avez pas { hero }.
refusal-no-exchange = Il n'existe pas d'échange de ce nom.
refusal-no-exchange-now = On n'échange que pendant la phase d'actions et juste avant le décompte.
refusal-no-randi-now = Randi ne sert plus : la partie est finie, une carte ne vaudrait rien.
refusal-no-raid-card = Vous n'avez pas la carte Pillage { raid }.
refusal-raid-used = Vous avez déjà pillé { raid } cette manche.
refusal-raid-workers = Ce pillage coûte { $cost ->
    [one] { $cost } ouvrier
   *[other] { $cost } ouvriers
}, vous en avez { $workers }.
refusal-no-step-there = Aucun pas à faire sur cette piste : { track }.
refusal-not-built = « { card } » n'est pas un de vos Bateaux construits.
refusal-ship-has-trade = « { card } » a déjà une carte Commerce.
refusal-no-upgrade = « { card } » ne s'améliore pas : choisissez l'Eikja, le Manœuvre ou la Baraque.
refusal-upgraded = { card } : déjà amélioré{ $card ->
    [hut] e
   *[other] {""}
}.

# ---- plateau -----------------------------------------------------------------------------------
board-header = Manche { $round }/{ $rounds }
board-prices = prix : bois { $wood }, laine { $wool }, fer { $iron }
board-draft = { $draft ->
    [clockwise] draft vers la gauche
   *[anticlockwise] draft vers la droite
}
board-opponent = adversaire { $total } PV (carte : { $vp })
board-nemesis = Némésis : { $list }
board-neutral = Joueur Neutre
board-neutral-letter = N
board-vp = { $total } PV
board-hand = Main
board-aside = De côté
board-pack = Paquet
board-board = Plateau
board-ships = Bateaux
board-buildings = Bâtiments
board-raids = Pillages
board-heroes = Héros
board-labourer = Manœuvre
board-labourer-cost = { $cost } par compétence
board-upgraded = amélioré{ $card ->
    [hut] e
   *[other] {""}
}
board-raid = { raid } : { $gain } ({ $used ->
    [yes] fait
   *[no] { $cost ->
        [0] sans ouvrier
        [one] { $cost } ouvrier
       *[other] { $cost } ouvriers
    }
})
board-spent = { $number ->
    [one] { $number } carte Commerce retournée
   *[other] { $number } cartes Commerce retournées
}
board-trade = Commerce : { $income }
board-some-building = son Bâtiment n° { $number }
board-nothing = rien
board-deck = Pioche { $deck } · défausse { $discard }
board-deck-top = (dessus : { $name })
board-legend = ◆ récompense (Pillage, Commerce, Amélioration) · +1 à +4 : PV en fin de partie · ■ ouvrier placé · PV : si la partie finissait maintenant
board-legend-nemesis = { nemesis } : { restriction }
board-legend-heroes = { hero } : { hero-effect }

# ce qui est reconstitué, faute d'exemplaire imprimé sous les yeux (box.reconstructed)
reconstructed-cards = chiffres des cartes Village que les règles ne citent pas ; noms des Bâtiments, Villageois, Jarls et de sept Bateaux, inventés
reconstructed-boards = les cinq emplacements du plateau Joueur, PV des pistes
reconstructed-heroes = PV des Héros
reconstructed-huts = Baraques (noms inventés)
reconstructed-nemesis = cartes Némésis (noms inventés)
reconstructed-raids = gains des Pillages (noms inventés)
reconstructed-rounds = cartes Manche
reconstructed-starting = faces améliorées de l'Eikja et du Manœuvre
reconstructed-trades = cartes Commerce
