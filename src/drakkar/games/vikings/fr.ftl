# Vikings : ce que lit un joueur français.
# Les messages qui se suivent dans une phrase reçoivent leurs mots par leurs variables : { viking }
# lit $viking, { la-tuile } lit $tile. Un coup ou un événement donne ces variables tel quel.

game-pitch = Achetez des lots autour de la roue, peuplez vos îles, repoussez les drakkars.

# ---- Vikings -----------------------------------------------------------------------------------
viking = { $viking ->
    [warrior] guerrier
    [noble] noble
    [scout] éclaireur
    [goldsmith] orfèvre
    [fisherman] pêcheur
    [boatsman] maître d'équipage
   *[other] { $viking }
}
un-viking = { $viking ->
    [warrior] un guerrier
    [noble] un noble
    [scout] un éclaireur
    [goldsmith] un orfèvre
    [fisherman] un pêcheur
    [boatsman] un maître d'équipage
   *[other] { $viking }
}
le-viking = { $viking ->
    [warrior] le guerrier
    [noble] le noble
    [scout] l'éclaireur
    [goldsmith] l'orfèvre
    [fisherman] le pêcheur
    [boatsman] le maître d'équipage
   *[other] { $viking }
}
vikings = { $viking ->
    [warrior] guerriers
    [noble] nobles
    [scout] éclaireurs
    [goldsmith] orfèvres
    [fisherman] pêcheurs
    [boatsman] maîtres d'équipage
   *[other] { $viking }
}
# combien de Vikings d'une sorte
some-vikings = { $number ->
    [0] 0 { viking }
    [one] { $number } { viking }
   *[other] { $number } { vikings }
}
# une lettre pour le plateau ; les six sont différentes
viking-letter = { $viking ->
    [warrior] G
    [noble] N
    [scout] E
    [goldsmith] O
    [fisherman] P
    [boatsman] M
   *[other] ?
}

# ---- tuiles ------------------------------------------------------------------------------------
tile = { $tile ->
    [left] début d'île
    [right] fin d'île
    [farmstead] tuile centrale (ferme)
    [church] tuile centrale (église)
    [longhouse] tuile centrale (maison)
    [tower] tuile centrale (tour)
    [ship_red] drakkar rouge
    [ship_green] drakkar vert
    [ship_yellow] drakkar jaune
    [ship_blue] drakkar bleu
   *[other] { $tile }
}
# pour la liste des coups : le bâtiment par sa lettre, comme sur la roue
tuile-courte = { $tile ->
    [farmstead] tuile centrale (f)
    [church] tuile centrale (e)
    [longhouse] tuile centrale (m)
    [tower] tuile centrale (t)
   *[other] { tile }
}
une-tuile = { $tile ->
    [left] un début d'île
    [right] une fin d'île
    [farmstead] une tuile centrale (ferme)
    [church] une tuile centrale (église)
    [longhouse] une tuile centrale (maison)
    [tower] une tuile centrale (tour)
    [ship_red] un drakkar rouge
    [ship_green] un drakkar vert
    [ship_yellow] un drakkar jaune
    [ship_blue] un drakkar bleu
   *[other] { $tile }
}
la-tuile = { $tile ->
    [left] le début d'île
    [right] la fin d'île
    [farmstead] la tuile centrale (ferme)
    [church] la tuile centrale (église)
    [longhouse] la tuile centrale (maison)
    [tower] la tuile centrale (tour)
    [ship_red] le drakkar rouge
    [ship_green] le drakkar vert
    [ship_yellow] le drakkar jaune
    [ship_blue] le drakkar bleu
   *[other] { $tile }
}
building = { $building ->
    [farmstead] ferme
    [church] église
    [longhouse] maison
    [tower] tour
   *[other] { $building }
}
# une minuscule pour le plateau
building-letter = { $building ->
    [farmstead] f
    [church] e
    [longhouse] m
    [tower] t
   *[other] ?
}
sail = { $sail ->
    [red] rouge
    [green] verte
    [yellow] jaune
    [blue] bleue
   *[other] { $sail }
}
sail-letter = { $sail ->
    [red] r
    [green] v
    [yellow] j
    [blue] b
   *[other] ?
}

# ---- lignes ------------------------------------------------------------------------------------
row = { $row ->
    [ship] drakkars
    [warrior] guerriers
    [noble] nobles
    [scout] éclaireurs
    [goldsmith] orfèvres
    [fisherman] pêcheurs
   *[other] { $row }
}
case = { row } { $column }

# ---- tuiles bonus ------------------------------------------------------------------------------
bonus = { $bonus ->
    [gold_5] 5 or
    [goldsmith_plus_1] Orfèvre +1
    [goldsmith_plus_2] Orfèvre +2
    [ferry] Transport
    [noble_plus_1] Noble +1
    [scout_plus_1] Éclaireur +1
    [fisherman_plus_1] Pêcheur +1
    [extra_boatsman] Maître d'équipage en plus
    [food_surplus_3] Excédent
    [gold_exchange_3] Change
    [building_farmstead] Grande ferme
    [building_church] Grande église
    [building_longhouse] Grande maison
    [building_tower] Grande tour
   *[other] { $bonus }
}
bonus-effect = { $bonus ->
    [gold_5] 5 or tout de suite
    [goldsmith_plus_1] 1 or de plus par orfèvre non menacé, à chaque décompte
    [goldsmith_plus_2] 2 or de plus par orfèvre non menacé, à chaque décompte
    [ferry] un maître d'équipage transporte une couleur entière ou un Viking par couleur
    [noble_plus_1] 1 point de gloire de plus par noble non menacé, à chaque grand décompte
    [scout_plus_1] 1 point de gloire de plus par éclaireur non menacé, à chaque grand décompte
    [fisherman_plus_1] 1 point de gloire par pêcheur non menacé, à chaque grand décompte
    [extra_boatsman] compte pour un maître d'équipage dans la majorité finale
    [food_surplus_3] 3 points de gloire par ration en trop à la fin, au lieu de 2
    [gold_exchange_3] 1 point de gloire pour 3 or à la fin, au lieu de 5
    [building_farmstead] remplace une ferme ; à la fin, 1 point de gloire par Viking dessus et autour
    [building_church] remplace une église ; à la fin, 1 point de gloire par Viking dessus et autour
    [building_longhouse] remplace une maison ; à la fin, 1 point de gloire par Viking dessus et autour
    [building_tower] remplace une tour ; à la fin, 1 point de gloire par Viking dessus et autour
   *[other] { $bonus }
}

# ---- options de partie -------------------------------------------------------------------------
option-rules = Règles
option-rules-help = Avancées : des enchères pour les couleurs des Vikings et des tuiles bonus aux pouvoirs particuliers. Commencez par les règles de base.
option-rules-basic = de base
option-rules-advanced = avancées
option-rules-advanced_without_auction = avancées, sans enchère
option-first_player = 1er joueur
option-first_player-random = au hasard
option-first_player-1 = siège 1
option-first_player-2 = siège 2
option-first_player-3 = siège 3
option-first_player-4 = siège 4

# ---- d'où viennent les points ------------------------------------------------------------------
# ce que compte un nombre de points
score-unit = { $number ->
    [one] point de gloire
   *[other] points de gloire
}
source-start = Gloire de départ
source-exchange = Gloire dépensée
source-warriors = Guerriers
source-nobles = Nobles
source-scouts = Éclaireurs
source-fishermen = Pêcheurs
source-ships = Drakkars non repoussés
source-gold = Or converti
source-boatsmen = Maîtres d'équipage
source-islands = Îles complètes
source-longest = Île la plus longue
source-buildings = Grands bâtiments
source-food = Nourriture

# ---- questions ---------------------------------------------------------------------------------
ask-buylot = Quel lot achetez-vous ?
ask-laytile = Où posez-vous { la-tuile } (avec { le-viking }) ?
ask-laystart = Dans quelle ligne posez-vous votre tuile de départ ?
ask-settleviking = { le-viking-row } s'installe-t-il sur la tuile ?
ask-choosecargo = Un maître d'équipage attend : qui transporte-t-il ?
ask-landviking = Où débarque le prochain Viking ?
ask-bidding = Combien misez-vous pour être 1er joueur ?
ask-removeviking = Quel Viking retirez-vous de la partie ?
ask-laycolour = Quels Vikings posez-vous autour de la roue ?
ask-takebonus = Le lot le plus cher ! Quelle tuile bonus prenez-vous ?
ask-replacetile = Où posez-vous la tuile bonus ({ building }) ?

le-viking-row = { $row ->
    [warrior] Le guerrier
    [noble] Le noble
    [scout] L'éclaireur
    [goldsmith] L'orfèvre
    [fisherman] Le pêcheur
   *[other] { $row }
}

help-buylot = Achetez exactement un lot : la tuile et son Viking, au prix de la roue (VIK-3.2, VIK-3.3). S'il vous manque de l'or, la gloire fait l'appoint à 1 pour 1 (VIK-3.10, VIK-3.11). Le lot à 0 n'est libre que s'il est le dernier de sa couleur, ou si votre or ne paie rien d'autre (VIK-3.5, VIK-3.6). L'acheter fait tourner la roue (VIK-4.2).
help-laytile = La tuile doit toucher le continent ou une de vos tuiles par un côté (VIK-5.8), terre contre terre et mer contre mer (VIK-5.11) ; en colonne 1, seulement des débuts d'île (VIK-5.13). Dans la ligne de sa couleur, le Viking peut s'y installer (VIK-6.1) ; sinon il reste sur le continent (VIK-6.4). Les trois premiers drakkars vont en colonnes 1 à 3 (VIK-5.4). Au premier tour, la tuile de départ se pose aussi, avant ou après (VIK-5.17, VIK-5.18).
help-laystart = La tuile de départ est un début d'île : elle va en colonne 1 d'une ligne encore libre à cet endroit (VIK-5.17).
help-settleviking = C'est sa ligne : il peut s'installer sur la tuile qui vient d'être posée (VIK-6.1), et n'en bougera plus (VIK-6.9). Vous pouvez aussi le garder sur le continent (VIK-6.2) ; seul un maître d'équipage l'en sortira (VIK-6.10).
help-choosecargo = Un maître d'équipage emmène du continent vers des tuiles libres soit tous les Vikings d'une seule couleur, soit un de chaque (VIK-8.4), puis il quitte la partie (VIK-8.11). Règles avancées : un seul Viking, sauf avec une tuile Transport (VIK-12.1, VIK-13.15). À la manche 6, c'est obligatoire (VIK-8.12), et il faut en transporter autant que possible (VIK-8.13). Les maîtres d'équipage gardés jusqu'au bout comptent pour la majorité (VIK-9.9).
help-landviking = Choisissez une tuile libre dans la ligne du Viking (VIK-8.6). Un trajet se fait en entier : tous ceux qui ont embarqué débarquent (VIK-8.10).
help-bidding = Le vainqueur paie sa mise, devient 1er joueur, écarte un des 13 Vikings et choisit la première couleur à poser (VIK-11.12, VIK-11.13, VIK-11.15). Surenchérissez ou passez ; passer est définitif (VIK-11.6, VIK-11.7). On mise au plus son or et sa gloire (VIK-11.8). Sans aucune mise, le 1er joueur gagne gratuitement (VIK-11.11).
help-removeviking = Un des 13 Vikings piochés quitte la partie, celui que vous voulez (VIK-11.13). Les tuiles de la manche ne sont dévoilées qu'ensuite (VIK-11.14).
help-laycolour = Choisissez une couleur : tous ses Vikings vont sur les emplacements libres les plus chers, en descendant (VIK-11.15, VIK-11.16). Les dernières couleurs posées seront donc les moins chères.
help-takebonus = Vous venez d'acheter le lot le plus cher : prenez une des tuiles face visible, ou aucune (VIK-13.4, VIK-13.7). Les effets d'un même métier s'additionnent (VIK-13.11).
help-replacetile = La tuile bonus remplace une de vos tuiles du même bâtiment (VIK-13.23) ; le Viking qui s'y trouve y reste (VIK-13.24). Si le lot acheté porte ce bâtiment, elle peut prendre sa place (VIK-13.25). À la fin : 1 point de gloire par Viking dessus et sur les huit emplacements autour (VIK-13.31), rien si elle est menacée (VIK-13.33).

# ---- coups -------------------------------------------------------------------------------------
gloire = { $glory ->
    [one] { $glory } point de gloire
   *[other] { $glory } points de gloire
}
# $gold et $glory : ce que le joueur paie en or et en gloire
cost = { $glory ->
    [0] { $price } or
   *[other] { $gold ->
        [0] { gloire }
       *[other] { $gold } or et { gloire }
    }
}
move-buy = { cost }, { tuile-courte } + { viking }
# $home : c'est la ligne du Viking du lot ; $threat : l'emplacement est menacé
move-place = { case }{ $home ->
    [yes] , { le-viking } peut s'y installer
   *[other] {""}
}{ $threat ->
    [yes] , sous la menace
    [repel] , il y repousse le drakkar
   *[other] {""}
}
move-start = tuile de départ chez les { row }
move-moor = drakkar en colonne { $column }
move-settle = Oui, sur la tuile{ $threat ->
    [yes] {" "}(sous la menace)
    [repel] {" "}(il repousse le drakkar)
   *[other] {""}
}
move-ashore = Non, sur le continent
# $one : un seul Viking ; $ashore et $room : combien attendent, combien de tuiles sont libres
move-ferry = { $tile ->
    [yes] tuile Transport, { cargo }
   *[other] { $one ->
        [yes] { a-cargo }
       *[other] { cargo }
    }
}{ $cargo ->
    [each] {""}
   *[other] {" "}({ $ashore } sur le continent, { $room ->
        [one] { $room } tuile libre
       *[other] { $room } tuiles libres
    })
}
a-cargo = { $cargo ->
    [warrior] un guerrier
    [noble] un noble
    [scout] un éclaireur
    [goldsmith] un orfèvre
    [fisherman] un pêcheur
   *[other] { $cargo }
}
cargo = { $cargo ->
    [each] un Viking de chaque couleur
    [warrior] guerriers
    [noble] nobles
    [scout] éclaireurs
    [goldsmith] orfèvres
    [fisherman] pêcheurs
   *[other] { $cargo }
}
move-land = { case }{ $threat ->
    [yes] , sous la menace
    [repel] , il y repousse le drakkar
   *[other] {""}
}
move-done = Plus de transport pour ce décompte
move-bid = miser { $gold }
move-pass = passer
move-remove = { un-viking }
move-lay = { $number ->
    [one] { le-viking } : emplacement { $to }
   *[other] les { $number } { vikings } : emplacements { $from } à { $to }
}
move-take = { bonus } : { bonus-effect }
move-decline = aucune
move-replace = remplacer la tuile des { row } en colonne { $column }
move-keep = à la place de la tuile que vous venez d'acheter

# ---- journal -----------------------------------------------------------------------------------
# L'écran écrit le nom du joueur devant ; un texte qui commence par « · » continue la ligne, « › » en ouvre une.
event-round = Manche { $round }
event-tiles = {""}
event-crew = { $rules ->
    [advanced] Vikings piochés : { $list }.
   *[other] {""}
}
event-offer = {""}
event-bonuses = Tuiles bonus dévoilées : { $list }.
event-bought = { $price ->
    [0] › prend { une-tuile } et { un-viking } pour 0
   *[other] › achète { une-tuile } et { un-viking } pour { cost }
}
event-wheel = { $turn ->
    [one] · la roue tourne d'un cran
   *[other] · la roue tourne de { $turn } crans
}
event-tile-lost = ne trouve aucun emplacement : { la-tuile } est { $tile ->
    [left] perdu
   *[other] perdue
}
event-placed = pose la tuile chez les { row } en colonne { $column }
event-start-laid = pose sa tuile de départ chez les { row }
event-moored = pose le drakkar en colonne { $column }
event-settled = y installe { le-viking }
event-ashore = laisse { le-viking } sur le continent
event-ferry = emploie un maître d'équipage{ $tile ->
    [yes] {" "}et la tuile Transport
   *[other] {""}
} pour { $one ->
    [yes] { a-cargo }
   *[other] { $cargo ->
        [each] { cargo }
       *[other] les { cargo }
    }
}
event-landed = { $one ->
    [yes] le débarque en colonne { $column }
   *[other] débarque { un-viking } en colonne { $column }
}
event-bid = mise { $gold }
event-passed = passe
event-auction-won = { $gold ->
    [0] est 1er joueur sans rien payer
   *[other] remporte l'enchère pour { $gold } et devient 1er joueur
}
event-removed = écarte { un-viking }
event-laid = { $number ->
    [one] pose { le-viking } autour de la roue
   *[other] pose les { $number } { vikings } autour de la roue
}
event-took = prend la tuile bonus { bonus }
event-declined = ne prend pas de tuile bonus
event-monument = pose la tuile bonus ({ building }) chez les { row } en colonne { $column }
event-small-scoring = Petit décompte de la manche { $round }
event-large-scoring = Grand décompte de la manche { $round }
event-scored = › { $glory ->
    [0] { $gold ->
        [0] ne gagne rien
       *[other] gagne { $gold } or
    }
   *[other] { $gold ->
        [0] gagne { gloire }
       *[other] gagne { $gold } or et { gloire }
    }
}
event-final = › { $glory ->
    [0] décompte final : rien de plus, total { $total }
   *[other] décompte final : { gloire }, total { $total }
}

# ---- refus -------------------------------------------------------------------------------------
refusal-no-lot = Il n'y a pas de lot à { $price }.
refusal-zero-lot = Le lot à 0 n'est pas encore libre : { $others ->
    [one] un autre { viking } attend encore sur la roue
   *[other] { $others } autres { vikings } attendent encore sur la roue
}, et votre or suffit pour un autre lot (VIK-3.7).
refusal-too-dear = Trop cher : ce lot coûte { $price }, vous avez { $gold } or et { gloire }.
refusal-no-such-row = Cette ligne n'existe pas : il y a celles des guerriers, des nobles, des éclaireurs, des orfèvres et des pêcheurs, et tout en haut celle des drakkars.
refusal-no-such-column = Les colonnes se comptent à partir de 1, depuis le continent.
refusal-ship-row = La ligne du haut est celle des drakkars : une tuile île va dans une ligne de Vikings.
refusal-ship-to-island-row = Un drakkar va dans la ligne du haut, celle des drakkars.
refusal-own-tile-only = À l'achat, un Viking ne peut occuper que la tuile de son lot ; sinon il reste sur le continent.
refusal-must-buy = On ne passe pas : un tour, c'est exactement un achat.
refusal-place-first = D'abord le lot acheté : sa tuile et son Viking se placent aussitôt.
refusal-bonus-first = D'abord la tuile bonus, ensuite le lot.
refusal-ferry-later = Les maîtres d'équipage ne servent qu'au début d'un grand décompte.
refusal-cell-taken = Il y a déjà une tuile à cet endroit.
refusal-not-adjacent = La tuile ne toucherait ni le continent ni une de vos tuiles.
refusal-mainland-is-sea = Contre le continent, c'est la mer : seul un début d'île y va.
refusal-sea-meets-land = Mer contre terre : la tuile ne s'accorde pas avec sa voisine.
refusal-start-laid = Votre tuile de départ est déjà posée.
refusal-mooring-taken = Un drakkar occupe déjà la colonne { $column }.
refusal-first-three-ships = Colonne { $column } : vos trois premiers drakkars vont en colonnes 1 à 3.
refusal-ships-in-a-row = Colonne { $column } : ce drakkar doit toucher vos autres drakkars.
refusal-must-ferry = À la dernière manche, les maîtres d'équipage doivent transporter tant qu'ils le peuvent.
refusal-no-boatsman-aboard = Un maître d'équipage ne transporte pas de maître d'équipage.
refusal-no-ferry-tile = Vous n'avez pas de tuile bonus Transport.
refusal-one-viking-only = Sans tuile Transport, un maître d'équipage n'emmène qu'un seul Viking.
refusal-single-viking = Un seul Viking peut débarquer : choisissez sa couleur.
refusal-no-such-cargo = Un maître d'équipage emmène des guerriers, des nobles, des éclaireurs, des orfèvres ou des pêcheurs, ou bien un de chaque.
refusal-nobody-ashore = Vous n'avez pas { $viking ->
    [scout] d'éclaireur
    [goldsmith] d'orfèvre
   *[other] de { viking }
} sur le continent.
refusal-no-empty-tile = Aucune tuile libre dans la ligne des { vikings }.
refusal-must-fill-trip = Un trajet se fait en entier : tous ceux qui ont embarqué débarquent.
refusal-strands-some = À la dernière manche, il faut transporter autant de Vikings que possible : ce trajet en laisserait { $number ->
    [one] un
   *[other] { $number }
} de plus sur le continent.
refusal-not-his-row = { $number ->
    [one] Seule la ligne du Viking transporté convient, pas celle des { row }.
   *[other] Aucun des Vikings transportés ne va dans la ligne des { row }.
}
refusal-no-tile-there = Il n'y a pas de tuile en colonne { $column } de cette ligne.
refusal-tile-occupied = Un Viking occupe déjà cette tuile.
refusal-bid-too-low = Il faut miser plus que { $bid }.
refusal-bid-too-high = Vous ne pouvez miser que ce que vous avez : { $gold } or et { gloire }.
refusal-no-such-viking = Il n'y a pas de Viking de ce nom.
refusal-none-drawn = Aucun { viking } n'a été pioché.
refusal-none-to-lay = Il ne reste aucun { viking } à poser.
refusal-no-such-bonus = Il n'y a pas de tuile bonus de ce nom.
refusal-not-on-display = La tuile bonus « { bonus } » n'est pas parmi celles qui sont face visible.
refusal-must-replace = Vous avez déjà ce bâtiment : la tuile bonus doit en remplacer un.
refusal-other-building = Choisissez une de vos tuiles ordinaires avec ce bâtiment : { building }.

# ---- plateau -----------------------------------------------------------------------------------
board-header = Manche { $round }/{ $rounds } · { $kind ->
    [over] partie terminée
    [small] petit décompte à venir
   *[large] grand décompte à venir
} · 1er joueur : { $first }
board-price = prix
board-tile = tuile
board-viking = Viking
board-type = tapez
board-gold = or
board-glory = { $glory ->
    [one] { $glory } point de gloire
   *[other] { $glory } points de gloire
}
board-pen = Continent :
board-nobody = personne
board-start-in-hand = tuile de départ en main
board-bonuses = Bonus :
board-waiting = en attente : { building }
board-display = Face visible :
board-drawn = Piochés :
board-auction = Enchère : { $bidder ->
    [none] pas encore de mise
   *[other] { $bidder } tient à { $bid }
}{ $passed ->
    [none] {""}
   *[other] {" "}· ont passé : { $passed }
}
board-now-small = À venir : { $gold } or
board-now-large = À venir : { $gold } or, { gloire }
board-final = si la partie finissait ici : { $total ->
    [one] { $total } point de gloire
   *[other] { $total } points de gloire
}
board-meters = nourriture { $food } · maîtres { $boatsmen } · îles { $islands } · plus longue { $longest }
board-legend = (== début  =t= centrale  t+ bonus  ==) fin · (:: menacé · [n] : tapez n
board-legend-ships = ▲ drakkar menaçant · △ repoussé · ● or · ★ gloire · (n★) score final
board-left = Dans le sac :

# ce qui est reconstitué, faute d'exemplaire imprimé sous les yeux (box.reconstructed)
reconstructed-tiles-island_types-farmstead-name = noms des bâtiments
reconstructed-tiles-island_types-church-name = noms des bâtiments
reconstructed-tiles-island_types-longhouse-name = noms des bâtiments
reconstructed-tiles-island_types-tower-name = noms des bâtiments
reconstructed-tiles-ship_types-ship_red = gain et nombre des drakkars rouges
reconstructed-tiles-ship_types-ship_green-count = nombre des drakkars verts
reconstructed-tiles-ship_types-ship_yellow = gain et nombre des drakkars jaunes
reconstructed-tiles-ship_types-ship_blue-count = nombre des drakkars bleus
reconstructed-bonus-bonus_types-building_farmstead-building = bâtiments des tuiles bonus
reconstructed-bonus-bonus_types-building_church-building = bâtiments des tuiles bonus
reconstructed-bonus-bonus_types-building_longhouse-building = bâtiments des tuiles bonus
reconstructed-bonus-bonus_types-building_tower-building = bâtiments des tuiles bonus
