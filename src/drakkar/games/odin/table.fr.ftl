# À la Gloire d'Odin : les questions, les coups, le journal et la table.
# Les gains s'écrivent « +bois », les dépenses « −bois » : on peut filtrer les coups ainsi.

game-pitch = Douze Vikings, plus de soixante cases, et deux plateaux à garnir : le vôtre et la Table de Banquet.

# ---- options ------------------------------------------------------------------------------------
option-length = Durée
option-length-long = longue, 7 manches
option-length-short = courte, 6 manches
option-decks = Paquets de Métiers
option-decks-help = Les Métiers qui peuvent sortir.
option-decks-abc = A, B et C
option-decks-a = A seul
option-decks-b = B seul
option-decks-c = C seul
option-decks-ab = A et B
option-decks-ac = A et C
option-decks-bc = B et C
option-starting_occupation = Métier de départ
option-starting_occupation-drawn = tiré au hasard
option-starting_occupation-chosen = choisi, en solo seulement
option-cards_179_181 = Métiers 179 et 181
option-cards_179_181-help = Le livret français et les cartes imprimées se contredisent sur ces deux-là.
option-cards_179_181-rulebook = selon la règle française : drakkars
option-cards_179_181-printed = selon le texte imprimé des cartes

# ---- sources de points --------------------------------------------------------------------------
source-ships = Bateaux à quai
source-emigration = Bateaux émigrés
source-exploration = Plateaux d'exploration
source-buildings = Cabanes et maisons
source-animals = Animaux
source-occupations = Métiers
source-silver = Argent
source-final_income = Revenu final
source-crown = La Couronne d'Angleterre
source-minus = Cases −1 découvertes
source-penalties = Sanctions

reconstructed-action_board-special_actions-double_upgrade = arrêt d'une double amélioration à une couleur
reconstructed-action_board-imitation_space-column_bonus = bonus de colonne sur une imitation
reconstructed-action_board-imitation_space-can_be_copied = une imitation ne se copie pas
reconstructed-home_board-banquet_table-separators = ce qui sépare deux tuiles au banquet
reconstructed-weapons-piles-both_empty = armes quand la pioche et la défausse sont vides

# ---- actions de dé ------------------------------------------------------------------------------
action-hunting-game = Partie de chasse
action-laying-a-snare = Poser un collet
action-whaling = Pêche à la baleine
action-raiding = Raid
action-pillaging = Pillage
action-plundering = Saccage
action-exploration = Exploration
action-emigration = Émigration
action-overseas = Commerce outre-mer

# ---- ce que fait une case -----------------------------------------------------------------------
times = { $number ->
    [1] { $name }
   *[other] { $name } ×{ $number }
}
item-silver-2 = 2 argent
item-sheep-any = mouton
item-cattle-any = bovin
item-weapon-any = arme au choix
item-ore-on-ship = minerai du drakkar
item-gap = vide
step-take-mountain = montagne { $numbers }
step-upgrade = { $steps ->
    [1] améliorer { $tiles }
   *[other] améliorer { $tiles } (double)
}
step-per-animal = +{ $good } par { $animal } ({ $most } au plus)
step-if-animal = { $gain } si { $animal }
step-forge = { $pay } +bijou ou tuile à pince
step-overseas-trade = Commerce outre-mer { $pay }
step-special-sale = Vente spéciale ({ $tiles } tuiles au plus)
step-explore = Explorer { $list }
step-draw-occupation = piocher un Métier
step-play-occupation = { $most ->
    [1] jouer un Métier
   *[other] jouer 1 à { $most } Métiers
}
step-draw-weapons = { $number } armes
step-emigrate = Émigrer { $pay }
step-swap-ship = −baleinier +knarr
step-return-vikings = reprendre des Vikings
step-fill-slot = garnir un emplacement
step-load-new-ship = chargé de minerai
step-or = { $one } ou { $two }
space-copies = Imitation

# ---- questions ----------------------------------------------------------------------------------
ask-turn = Où vont vos Vikings ?
ask-copyspace = Quelle case imitez-vous ?
ask-before = Un Métier avant l'action ?
ask-window = { $moment ->
    [0] Début de manche : une action libre ?
    [1] Après la récolte : une action libre ?
    [2] Avant les revenus : une action libre ?
    [3] Après les revenus : une action libre ?
    [4] Après le banquet : une action libre ?
    [5] Après les bonus : une action libre ?
   *[other] Après votre tour : une action libre ?
}
ask-laypiece = Que posez-vous ?
ask-layspot = Où posez-vous { the-piece } ?
ask-batch = Plusieurs ensemble ({ NAME($board, "board") }) : laquelle ?
ask-batchspot = Où posez-vous { the-piece } ?
ask-layatonce = { $left ->
    [1] Posez-vous cette pièce ({ NAME($piece, "item") }) ?
   *[other] Posez-vous cette pièce ({ NAME($piece, "item") }) ? Jusqu'à { $left } fois.
}
ask-takeitems = { $begun ->
    [1] { $most ->
        [1] Prenez-en 1 sur une autre montagne
       *[other] Prenez jusqu'à { $most } sur une autre montagne
    }
   *[other] { $most ->
        [1] Prenez 1 sur la montagne
       *[other] Prenez jusqu'à { $most } sur une montagne
    }
}
ask-raise = { $left ->
    [1] Améliorez une tuile
   *[other] Améliorez une tuile (encore { $left })
}
ask-trading = Quelle ressource verte retournez-vous ?
ask-sale = { $left ->
    [1] Quelle tuile spéciale achetez-vous ?
   *[other] Quelle tuile spéciale achetez-vous ? { $left } au plus.
}
ask-smith = Que forgez-vous ?
ask-offer = Le faites-vous ?
ask-choice = Que choisissez-vous ?
ask-payment = Avec quoi payez-vous ?
ask-payforcard = Avec quoi payez-vous le Métier ?
ask-playcards = { $left ->
    [1] Quel Métier jouez-vous ?
   *[other] Quel Métier jouez-vous ? Encore { $left } au plus.
}
ask-playafter = Jouez-vous un Métier après l'action ?
ask-playinstead = { NAME($card, "card") } : jouer un Métier au lieu d'en piocher un ?
ask-choosestart = Quel Métier de départ choisissez-vous ?
ask-effects = Quel Métier utilisez-vous ?
ask-inplaceof = { NAME($card, "card") } : à la place de { NAME($item, "item") } ?
ask-inplaceofweapon = { NAME($card, "card") } : autre chose qu'une arme ?
ask-insteadofstep = { NAME($card, "card") } : à la place de l'effet imprimé ?
ask-insteadofdice = { NAME($card, "card") } : à la place de l'action de dé ?
ask-nameboats = Quels baleiniers partent ?
ask-nameship = Quel drakkar part ?
ask-hunt = { $pays ->
    [1] Résultat { $rolled } : le payer ?
   *[other] Résultat { $rolled } : et maintenant ?
}
ask-battle = Vous atteignez { $rolled } : et maintenant ?
ask-secondtile = Une seconde tuile, pour { $left } au plus ?
ask-homecoming = Combien de Vikings reprenez-vous ?
ask-recall = De quelle case reprenez-vous vos Vikings ?
ask-discover = Que découvrez-vous ?
ask-leave = Avec quel bateau émigrez-vous ?
ask-swap = Quel baleinier échangez-vous contre un knarr ?
ask-visitspace = Quelle case utilisez-vous sans Viking ?
ask-dishes = Que servez-vous ?
ask-slide = Quelle tuile suit la diagonale ?
ask-turntile = Quelle tuile retournez-vous ?
ask-anotherone = De quelle ressource en prenez-vous une de plus ?
ask-takeoff = De quel bateau reprenez-vous le minerai ?
ask-taketile = Où prenez-vous la tuile ?

# ---- explications -------------------------------------------------------------------------------
help-turn = Placez autant de Vikings que le numéro de la colonne (ODI-4.2), ou passez (ODI-4.14). La case doit être libre, et au moins un de ses effets possible (ODI-4.5). En colonne 3, vous piochez un Métier avant l'action (ODI-19.9) ; en colonne 4, vous pouvez en jouer un (ODI-19.10). Poser, acheter et charger restent libres pendant votre tour (ODI-8.1). Tapez « +minerai » pour les cases qui en donnent, « -bois » pour celles qui en coûtent, « v actions » pour toutes les cases.
help-copyspace = Une case de la même colonne, occupée par un adversaire, avec ses coûts et conditions (ODI-22.1).
help-before = Ces Métiers agissent avant l'action ; c'est aussi le dernier moment pour charger du minerai (ODI-8.19). En colonne 4, un Métier peut se jouer avant ou après l'action, pas les deux (ODI-19.10).
help-window = Hors des tours, les actions libres se font à ces moments (ODI-8.2). Ce qui est posé avant les revenus les augmente (ODI-8.6). À la dernière manche, le revenu peut aussi être inscrit au score (ODI-5.8).
help-laypiece = Sur les plateaux vont le vert, le bleu, le spécial, l'argent et le minerai (ODI-9.1) ; dans les maisons, toutes les ressources et l'argent (ODI-10.3). « Ensemble » permet des pièces qui ne tiennent aux revenus que l'une par l'autre (ODI-9.13).
help-layspot = { $colour ->
    [green] Deux tuiles vertes ne se touchent pas par un côté (ODI-9.6).
    [blue] Elle touche n'importe quoi (ODI-9.7).
   *[other] Poser est libre, à tout moment (ODI-8.1).
} Une case de revenus exige que tout soit couvert à sa gauche et au-dessous (ODI-9.9). Un symbole entouré donne son bonus (ODI-9.18) ; recouvert, il est perdu (ODI-9.20). Le repère est le coin en haut à gauche de la pièce. « v 12 » montre la place numéro 12.
help-batch = Posez les pièces une à une, puis validez : les conditions des revenus se vérifient sur l'ensemble (ODI-9.13).
help-batchspot = Les conditions des revenus se vérifient à la validation (ODI-9.13). Le repère est le coin en haut à gauche de la pièce.
help-layatonce = Ce qui n'est pas posé aussitôt n'est pas reçu (ODI-21.5). Les poissons servis vont dans les maisons (ODI-21.52).
help-takeitems = On prend à partir de la gauche du flanc, jusqu'au nombre permis (ODI-13.1). Chaque nombre vise un autre flanc (ODI-13.2).
help-raise = La tuile est échangée contre celle de même forme de la couleur suivante : orange, rouge, verte, bleue (ODI-13.14). Ce qui vient d'être obtenu ne monte plus (ODI-13.16).
help-trading = Autant de tuiles vertes que vous voulez, une par type, passent à leur face bleue (ODI-14.2).
help-sale = Au total des prix imprimés (ODI-14.5). Les Perles de verre sont gratuites (ODI-14.6).
help-smith = Un bijou, ou une tuile spéciale à pince encore sur le plateau ovale (ODI-12.12).
help-offer = Cette partie de la case est facultative (ODI-4.10).
help-choice = Exactement une des possibilités (ODI-4.10, ODI-20.11).
help-payment = On ne paie qu'avec sa réserve, son étable et ses bateaux à quai (ODI-4.12).
help-payforcard = D'abord 1 pierre ou 1 minerai, puis le Métier et 1 argent (ODI-19.5).
help-playcards = Les Métiers se jouent l'un après l'autre, chacun résolu en entier (ODI-19.7). Un Métier dont l'effet est impossible peut être joué pour ses points (ODI-19.3).
help-playafter = Le Métier de la colonne 4, une fois l'action finie (ODI-19.11).
help-playinstead = Au lieu de piocher, un Métier de la main est joué (ODI-21.27).
help-choosestart = En solo, on peut choisir son Métier de départ (ODI-23.15).
help-effects = Plusieurs effets au même moment : l'ordre est à vous (ODI-20.9). Refuser une fois n'empêche pas la suivante (ODI-20.4).
help-inplaceof = Ce qui est remplacé n'a jamais été reçu (ODI-21.45).
help-inplaceofweapon = Un Métier qui remplace la pioche d'une arme s'annonce avant de piocher (ODI-3.13).
help-insteadofstep = L'effet remplacé n'a pas lieu ; le reste de la case demeure (ODI-20.19).
help-insteadofdice = L'action remplacée n'a pas lieu et ne déclenche rien (ODI-20.19).
help-nameboats = Chaque minerai des baleiniers désignés, imprimé compris, retire 1 au résultat (ODI-16.10). Ils se désignent avant le premier lancer (ODI-16.9).
help-nameship = Le minerai de ce drakkar pourra être dépensé (ODI-21.39). Au raid, il ne compte pas (ODI-16.20).
help-hunt = Trois lancers, un quatrième par un Métier ; seul le dernier compte (ODI-16.2, ODI-16.3). Le succès se paie exactement du résultat, en bois et en armes du bon type (ODI-16.14). Un échec ne coûte rien et console (ODI-16.15, ODI-16.16).
help-battle = Trois lancers, un quatrième par un Métier ; seul le dernier compte (ODI-16.2, ODI-16.3). Ensuite, chaque pierre et chaque épée longue ajoute 1 (ODI-16.23). À 5 ou moins, c'est un échec (ODI-16.24). Le butin est une ressource bleue ou une tuile spéciale de valeur au plus égale au résultat (ODI-16.25).
help-secondtile = Deux tuiles dont les valeurs réduites ne dépassent pas ensemble le résultat (ODI-21.41).
help-homecoming = Les Vikings repris se replacent à un tour suivant (ODI-16.17, ODI-16.18).
help-recall = Vos propres Vikings, d'une seule case, reviennent ensemble (ODI-21.16).
help-discover = Un plateau visible et libre ; vous gardez le bateau (ODI-18.1) et recevez l'argent posé dessus (ODI-18.5).
help-leave = L'émigration coûte le numéro de la manche (ODI-15.1). Le bateau et son minerai quittent la baie (ODI-15.2) et couvrent deux cases de la Table de Banquet (ODI-15.3).
help-swap = L'échange précède l'émigration et perd le minerai du baleinier (ODI-15.7, ODI-15.8).
help-visitspace = Sans Viking, aux coûts et conditions de la case, sans bonus de colonne (ODI-20.16).
help-dishes = La table se garnit de gauche à droite. Deux tuiles orange ne se suivent pas, deux rouges non plus (ODI-6.8). Une seule tuile de chaque type se couche en long (ODI-6.6). Une case vide coûte une Sanction (ODI-6.10), et 3 points (ODI-25.13). La suggestion garnit le reste au plus juste ; trouver mieux reste votre affaire (ODI-6.11).
help-slide = La diagonale se lit dans les boîtes de ressources ; un compartiment vide l'arrête (ODI-21.18).
help-turntile = Chaque tuile est retournée une fois au plus, jamais une tuile spéciale (ODI-21.21).
help-anotherone = Il faut exactement trois tuiles du type dans la réserve (ODI-21.11).
help-takeoff = Le minerai imprimé du baleinier reste (ODI-21.14).
help-taketile = Deux autres tuiles comblent les cases qu'elle laisse (ODI-21.19).

# ---- coups --------------------------------------------------------------------------------------
move-use = { $vikings ->
    [0] { $name } ({ $group }) : { $does }
   *[other] { $name } ({ $group }) avec { $vikings } Vikings : { $does }
}
short-use = { $vikings ->
    [0] { $text }
   *[other] { $text } ({ $vikings } Vikings)
}
move-imitate = { $name } ({ $group }) : { $does }
move-visit = { $name } ({ $group }) : { $does }
move-pass = Passer
short-pass = passer pour cette manche
move-ready = { $question ->
    [before] Commencer l'action
   *[other] Continuer
}
short-ready = { $question ->
    [before] commencer l'action
   *[other] continuer
}
move-note = Inscrire les revenus au score au lieu de les garder
short-note = inscrire les revenus au score
move-lay = Poser une pièce de la réserve
short-lay = poser une pièce
move-fill = Garnir un emplacement de { NAME($token, "item") } ({ $place })
short-fill = { NAME($token, "item") } sur { the-place }
move-buy = Acheter un { NAME($ship, "item") } −argent ×{ $price }
short-buy = { NAME($ship, "item") } −argent ×{ $price }
move-load = { $ship ->
    [whaling_boat] Charger 1 minerai sur un baleinier
   *[other] Charger 1 minerai sur un drakkar qui en porte { $ore }
}
short-load = { $ship ->
    [whaling_boat] minerai sur un baleinier
   *[other] minerai sur un drakkar ({ $ore } à bord)
}
move-ability = Utiliser { NAME($card, "card") } : { $text }
short-ability = { NAME($card, "card") }{ $part ->
    [1] {""}
   *[other] {" "}({ $part })
}
move-apply = { NAME($card, "card") } : { $text }
move-play = { NAME($card, "card") } ({ $points }) : { $text }
move-accept = { $offer ->
    [none] Oui{ $text ->
        [none] {""}
       *[other] {"\u00A0"}: { $text }
    }
   *[other] { $offer }
}
move-decline = { $question ->
    [inplaceof] Non : prendre { NAME($item, "item") }
    [inplaceofweapon] Non : piocher une arme
    [playinstead] Non : piocher un Métier
    [insteadofstep] Non : l'effet imprimé
    [insteadofdice] Non : lancer le dé
   *[other] Y renoncer
}
move-stop = { $question ->
    [takeitems] { $begun ->
        [1] Ne plus rien prendre
       *[other] Ne rien prendre
    }
    [raise] Ne plus rien améliorer
    [trading] Ne plus rien retourner
    [turntile] Ne plus rien retourner
    [sale] Ne plus rien acheter
    [playcards] Ne plus jouer de Métier
    [playafter] Ne pas jouer de Métier
    [leave] Ne pas émigrer
    [swap] Ne pas échanger
    [batch] Tout reprendre
    [layatonce] Ne plus rien poser
    [secondtile] Pas de seconde tuile
   *[other] Arrêter
}
move-option = { $text ->
    [none] { NAME($id, "choice", "item") }
   *[other] { $text }
}
choice-mountain = montagne, jusqu'à 4 éléments
choice-one = la première possibilité
choice-two = la seconde possibilité
move-give = { $kind ->
    [ship] { NAME($item, "item") } ({ $ore ->
        [0] sans minerai posé
       [1] 1 minerai à bord
       *[other] { $ore } minerais à bord
    })
   *[other] { NAME($item, "item") }
}
move-mine = { NAME($strip, "strip") } : { $list }
short-mine = { $list }
move-upgrade = { NAME($good, "item") } → { NAME($into, "item") }
move-trade = { NAME($good, "item") } → { NAME($into, "item") }
move-flip = { NAME($good, "item") } → { NAME($into, "item") }
move-diagonal = { NAME($good, "item") } → { NAME($into, "item") }
move-tile = { NAME($tile, "item") }{ $kind ->
    [sale] {" "}−argent ×{ $price }
    [loot] {" "}(valeur { $sword })
   *[other] {""}
}
move-emigrate = { $ship ->
    [knarr] Émigrer : { NAME($ship, "item") } ({ $points } points)
   *[other] Émigrer : { NAME($ship, "item") } avec { $ore } minerai ({ $points } points)
}
move-explore = { NAME($board, "board") } ({ $points } points{ $silver ->
    [0] {""}
   *[other] , +argent ×{ $silver }
}) avec un { NAME($ship, "item") }
move-boats = { $loaded ->
    [0] { $empty ->
        [1] 1 baleinier sans minerai posé
       *[other] { $empty } baleiniers sans minerai posé
    }
   *[other] { $loaded } avec minerai posé{ $empty ->
        [0] {""}
       *[other] , { $empty } sans
    }
} : −{ $ore } au dé
move-again = Relancer le dé
move-fail = Déclarer un échec : { $text }{ $vikings ->
    [0] {""}
    [one] {" "}+Viking
   *[other] {" "}+Viking ×{ $vikings }
}
move-spend = { $list ->
    [none] Réussir : { $text }
   *[other] { $list } : { $text }
}
move-boost = −{ NAME($item, "item") } : le résultat passe à { $total }
move-back = { $space ->
    [none] { $vikings ->
        [0] Aucun Viking
        [1] 1 Viking
       *[other] { $vikings } Vikings
    }
   *[other] { NAME($space, "space") } : { $vikings ->
        [1] 1 Viking
       *[other] { $vikings } Vikings
    }
}
move-piece = { NAME($piece, "item") } sur { the-place }
short-piece = { NAME($piece, "item") }{ $held ->
    [0] {""}
    [1] {""}
   *[other] {" "}×{ $held }
}
move-together = Plusieurs pièces ensemble sur { the-place }
short-together = plusieurs ensemble
move-confirm = Valider les pièces posées
move-spot = { $where } ({ $shape }) : { $text }
short-spot = { $where }{ $signs }
move-serve = { NAME($good, "item") } sur { $cells ->
    [1] 1 case
   *[other] { $cells } cases
}
short-serve = { NAME($good, "item") } ({ $cells })
move-coin = 1 argent sur 1 case
short-coin = argent (1)
move-gap = Laisser 1 case vide : 1 Sanction
short-gap = case vide : 1 Sanction
move-suggestion = Suggestion : { $list }{ $penalties ->
    [0] {""}
    [1] {"\u00A0"}; 1 Sanction
   *[other] {"\u00A0"}; { $penalties } Sanctions
}
move-seize = { NAME($board, "board") } de { $player }

spot-minus = couvre { $minus } × −1
spot-income = revenu { $now } → { $then }
spot-bonus = bonus : { $list }
spot-lost = symbole perdu : { $list }
spot-nothing = rien d'autre
shape-rect = { $high } × { $wide }
shape-turn = orientation { $number }

# ---- journal ------------------------------------------------------------------------------------
event-round = Manche { $round }
event-actions = Phase d'actions
event-end = Fin de la partie
event-extensions = Imitations en colonnes { $columns }
event-first_player = reçoit l'élan
event-strips = Nouveaux flancs de montagne : { $list }
event-erosion = Montagne : { $list ->
    [none] rien ne part
   *[other] { $list } retournent à la réserve
}
event-turned = Plateau retourné : { NAME($board, "board") }
event-placed = › { $vikings } V : { NAME($space, "space") }
event-visited = utilise sans Viking { NAME($space, "space") }
event-passed = › passe
event-void = reprend ses Vikings : l'action était impossible
event-in_vain = ne peut rien faire de cette case : les Vikings y restent ({ NAME($space, "space") })
event-effect = utilise { NAME($card, "card") }
event-played = joue { NAME($card, "card") }
event-drew_occupation = pioche un Métier
event-drew_own = · ({ NAME($card, "card") })
event-gained = { $list ->
    [none] {""}
   *[other] reçoit { $list }
}
event-paid = { $list ->
    [none] {""}
   *[other] dépense { $list }
}
event-weapons = pioche { $list }
event-weapons_filled = complète ses armes
event-ship = reçoit un { NAME($ship, "item") }
event-bought = achète un { NAME($ship, "item") }
event-swapped = échange un baleinier contre un { NAME($ship, "item") }
event-building = reçoit une { NAME($building, "item") }
event-filled = garnit un emplacement de { NAME($token, "item") } ({ NAME($board, "board") })
event-loaded = charge 1 minerai sur un { NAME($ship, "item") }
event-unloaded = reprend 1 minerai d'un { NAME($ship, "item") }
event-upgraded = améliore { NAME($good, "item") }
event-traded = retourne { NAME($good, "item") }
event-turned_tile = en retournant { NAME($good, "item") }
event-laid = pose { NAME($piece, "item") } ({ NAME($board, "board") })
event-seized = prend { NAME($tile, "item") } à { $victim }
event-rolled = lance { $value }
event-success = réussit
event-failure = échoue
event-vikings_back = { $vikings ->
    [1] reprend 1 Viking
   *[other] reprend { $vikings } Vikings
}
event-emigrated = émigre avec un { NAME($ship, "item") }
event-explored = explore { NAME($board, "board") }{ $silver ->
    [0] {""}
   *[other] {" "}et y trouve { $silver } argent
}
event-income = { $silver ->
    [0] {""}
   *[other] · (revenus : { $silver })
}
event-pregnant = { $animal ->
    [sheep] attend un agneau
   *[other] attend un veau
}
event-bonus = bonus de ses plateaux
event-feast = › banquet : { $list }{ $penalties ->
    [0] {""}
    [1] {"\u00A0"}; 1 Sanction
   *[other] {"\u00A0"}; { $penalties } Sanctions
}

# ---- la table -----------------------------------------------------------------------------------
table-header = Manche { $round }/{ $rounds }
# la pièce que l'on pose, avec son article
the-piece = { $piece ->
    [peas] les petits pois
    [beans] les haricots
    [grain] les céréales
    [fruits] les fruits
    [spices] les épices
    [glass_beads] les perles de verre
    [flax] le lin
    [cabbage] le chou
    [stockfish] le poisson séché
    [milk] le lait
    [sheep] le mouton
    [cattle] le bovin
    [clothing] le vêtement
    [chest] le coffre
    [jewelry] le bijou
    [treasure_chest] le coffre au trésor
    [silver_hoard] le butin
    [helmet] le heaume
    [crucifix] le crucifix
    [horseshoe] le fer à cheval
    [forge_hammer] le marteau de forge
    [chalice] le calice
    [round_shield] le bouclier rond
    [wood] le bois
    [ore] le minerai
    [mead] l'hydromel
    [oil] l'huile
    [silverware] l'argenterie
    [cloakpin] l'épingle à cape
    [silver] l'argent
    [salt_meat] la viande salée
    [game_meat] la viande de gibier
    [whale_meat] la viande de baleine
    [pregnant_sheep] la brebis gestante
    [pregnant_cattle] la vache gestante
    [hide] la peau
    [wool] la laine
    [linen] la toile de lin
    [fur] la fourrure
    [robe] la tunique
    [rune_stone] la rune
    [silk] la soie
    [belt] la ceinture
    [drinking_horn] la corne à boire
    [amber_figure] la figurine d'ambre
    [gold_brooch] la broche en or
    [fibula] la fibule
    [throwing_axe] la hache de lancer
    [stone] la pierre
    [english_crown] la Couronne d'Angleterre
   *[other] { NAME($piece, "item") }
}
# ce qu'on lit après « sur » : le plateau avec son article
the-place = { $kind ->
    [home_board] le { $place }
    [labrador] le { $place }
    [greenland] le { $place }
    [shed] la { $place }
    [stone_house] la { $place }
    [long_house] la { $place }
    [bear_island] l'{ $place }
    [baffin_island] l'{ $place }
    [iceland] l'{ $place }
    [faroe_islands] les { $place }
    [shetland] les { $place }
   *[other] { $place }
}
table-over = partie finie
table-phase = { $phase ->
    [1] nouveau Viking
    [2] récolte
    [3] exploration
    [4] nouvelle arme
    [5] actions
    [6] premier joueur
    [7] revenus
    [8] reproduction
    [9] banquet
    [10] bonus
    [11] montagnes
   *[other] fin de manche
}
table-first = élan : { $name }
table-harvest = { $level ->
    [0] pas de récolte
   *[other] récolte { $level }
}
table-next-harvest = prochaine récolte : manche { $round }, niveau { $level }
table-next-flip = manche { $round } : { NAME($board, "board") }
table-waiting = { $number } Vikings en attente
table-strips = Montagne
table-strip = { $number } : { $items }
table-lands = Explorer
table-land = { NAME($board, "board") } { $points } pts
table-land-silver = +argent ×{ $silver }
table-buildings = Bâtiments
table-oval = Ovale
table-space = { $name } : { $text }
table-oval-price = { $price } argent
table-oval-sword = valeur { $sword }
table-oval-tongs = pince
table-oval-left = { $number } tuiles spéciales (v ovale)
table-taken = Occupées
table-column = { $column ->
    [1] 1 Viking
   *[other] { $column } Vikings
}
table-blocked = bloquée
table-piles = Pioches
table-piles-told = Métiers { $deck } · armes { $weapons } · flancs { $strips }
table-nothing = rien
table-vikings = { $number ->
    [1] 1 Viking
   *[other] { $number } Vikings
}
table-passed = a passé
table-points = { $points ->
    [1] 1 pt
   *[other] { $points } pts
}
table-income = revenu { $income }
table-minus = −1 ×{ $minus }
table-hand-size = { $number ->
    [1] 1 Métier en main
   *[other] { $number } Métiers en main
}
table-played-size = { $number ->
    [1] 1 joué
   *[other] { $number } joués
}
table-penalties = { $number ->
    [1] 1 Sanction
   *[other] { $number } Sanctions
}
table-rise = revenu { $now } ({ $then } dans { $cells ->
    [1] 1 case
   *[other] { $cells } cases
})
table-income-top = revenu { $income }
table-bonuses = Bonus
table-bonus = { $sign } { $gain } { $covered }/{ $ring }
table-bonus-won = { $sign } { $gain } ✓
table-bonus-lost = { $sign } perdu
table-slots = bois { $wood }/{ $wood_slots }, pierre { $stone }/{ $stone_slots }
table-colour-orange = orange
table-colour-red = rouge
table-colour-green = vert
table-colour-blue = bleu
table-colour-special = spécial
table-stock = réserve
table-weapons = armes
table-ships = bateaux
table-emigrated = émigrés
table-hand = en main
table-played = joués
table-more-boards = autres
table-board-line = { $name } : revenu { $income }, −1 ×{ $minus }
table-boat-ore = { $ore ->
    [1] 1 minerai
   *[other] { $ore } minerais
}
table-feast = Banquet
table-feast-free = { $free ->
    [1] 1 case à garnir
   *[other] { $free } cases à garnir
}
table-feast-left = { $left ->
    [0] table garnie
    [1] encore 1 case
   *[other] encore { $left } cases
}
table-dice = Dé
table-dice-before = { NAME($action, "action") } : dé à { $sides } faces, { $modifier } à chaque lancer
table-dice-rolled = { NAME($action, "action") } : { $roll } au dé à { $sides } faces (lancer { $rolls } sur { $most }){ $modifier ->
    [0] {""}
   *[other] , modificateur { $modifier }
} → résultat { $result }
table-dice-success = succès : { $list }
table-dice-loot = butin de valeur { $result } au plus
table-dice-fails = échec jusqu'à { $number }
table-dice-failure = échec : { $list }{ $back ->
    [0] {""}
    [1] , 1 Viking revient
   *[other] , { $back } Vikings reviennent
}
table-free = Libre
table-round-end = Tour
table-spots = Coin en haut à gauche · (cases −1 couvertes) · ● revenu · ★ bonus · † symbole perdu
table-spots-more = { $number } places ({ $numbers }), marquées + : tapez la case, par exemple B4
table-space-free = libre
table-space-possible = possible
table-cards = Métiers en jeu
table-card-line = { $name } ({ $number }{ $deck }, { $points } pts)
table-wanted-none = Rien ne correspond à « { $text } ». Essayez actions, possible, +minerai, -bois, ovale, métiers, un nom de joueur ou de case.
table-view-hint = v actions, v possible, v +minerai, v ovale, v métiers, v et un nom : cette partie seulement
table-word-actions = actions
table-word-oval = ovale
table-word-cards = metiers
table-legend = · case libre · − case −1 · 3 revenu · a bonus · # impossible · A pièce posée
