# À la Gloire d'Odin : ce que lit un joueur français.

# ---- ressources, armes, bateaux, bâtiments ---------------------------------------------------
item-peas = petits pois
item-flax = lin
item-beans = haricots
item-grain = céréales
item-cabbage = chou
item-fruits = fruits
item-mead = hydromel
item-stockfish = poisson séché
item-milk = lait
item-salt-meat = viande salée
item-game-meat = viande de gibier
item-whale-meat = viande de baleine
item-sheep = mouton
item-pregnant-sheep = brebis gestante
item-cattle = bovin
item-pregnant-cattle = vache gestante
item-oil = huile
item-hide = peau
item-wool = laine
item-linen = toile de lin
item-skin-and-bones = la peau et les os
item-fur = fourrure
item-robe = tunique
item-clothing = vêtement
item-rune-stone = rune
item-silverware = argenterie
item-chest = coffre
item-silk = soie
item-spices = épices
item-jewelry = bijou
item-treasure-chest = coffre au trésor
item-silver-hoard = butin
item-glass-beads = Perles de verre
item-helmet = Heaume
item-cloakpin = Épingle à cape
item-belt = Ceinture
item-crucifix = Crucifix
item-drinking-horn = Corne à boire
item-amber-figure = Figurine d'ambre
item-horseshoe = Fer à cheval
item-gold-brooch = Broche en or
item-forge-hammer = Marteau de forge
item-fibula = Fibule
item-throwing-axe = Hache de lancer
item-chalice = Calice
item-round-shield = Bouclier rond
item-english-crown = La Couronne d'Angleterre
item-wood = bois
item-stone = pierre
item-ore = minerai
item-bow = arc et flèche
item-snare = collet
item-spear = lance
item-long-sword = épée longue
item-whaling-boat = baleinier
item-knarr = knarr
item-longship = drakkar
item-shed = cabane
item-stone-house = maison de pierre
item-long-house = maison longue
item-silver = argent

# ---- au pluriel, où il diffère -----------------------------------------------------------------
items-stone = pierres
items-ore = minerais
items-hide = peaux
items-linen = toiles de lin
items-sheep = moutons
items-cattle = bovins
items-whaling-boat = baleiniers
items-knarr = knarrs
items-longship = drakkars

# ---- plateaux --------------------------------------------------------------------------------
board-home-board = plateau Joueur
board-shetland = Shetland
board-bear-island = Île aux Ours
board-faroe-islands = Îles Féroé
board-baffin-island = Île de Baffin
board-iceland = Islande
board-labrador = Labrador
board-greenland = Groenland
board-newfoundland = Terre-Neuve
board-shed = cabane
board-stone-house = maison de pierre
board-long-house = maison longue
strip-strip-1 = flanc de montagne 1
strip-strip-2 = flanc de montagne 2
strip-strip-3 = flanc de montagne 3
strip-strip-4 = flanc de montagne 4
strip-strip-5 = flanc de montagne 5
strip-strip-6 = flanc de montagne 6
strip-strip-7 = flanc de montagne 7
strip-strip-8 = flanc de montagne 8

# ---- cases Action ----------------------------------------------------------------------------
space-build-shed = Construire une cabane
space-build-stone-house = Construire une maison de pierre
space-build-long-house = Construire une maison longue
space-build-house-and-ship = Construire une maison et un bateau
space-build-whaling-boat = Construire un baleinier
space-build-knarr = Construire un knarr
space-build-longship = Construire un drakkar
space-hunting-game-1 = Partie de chasse
space-hunting-game-2 = Partie de chasse
space-take-stockfish = Recevoir 1 poisson séché
space-laying-a-snare = Poser un collet
space-whaling-3-boats = Pêche à la baleine (jusqu'à 3 baleiniers)
space-whaling-1-boat = Pêche à la baleine (1 baleinier)
space-buy-2-stockfish = Acheter 2 poissons séchés
space-buy-2-salt-meat = Acheter 2 viandes salées
space-buy-sheep = Acheter 1 mouton
space-buy-cattle-and-milk = Acheter 1 bovin et 1 lait
space-sheep-or-cattle = 1 mouton gratuit ou 1 bovin pour 1 argent
space-buy-cattle-and-sheep = Acheter 1 mouton et 1 bovin
space-weekly-beans = Marché - haricots
space-weekly-flax-stockfish = Marché - lin et poisson séché
space-weekly-fruits = Marché - fruits, huile et viande salée
space-weekly-spices = Marché - épices et produits du bétail
space-products-milk = Lait des bovins
space-products-mead = 2 hydromels et 2 argent
space-products-wool = Laine des moutons
space-craft-linen = Tisser une toile de lin
space-craft-rune-stone = Graver une rune
space-craft-clothing = Coudre un vêtement
space-craft-chest = Fabriquer un coffre
space-forge = Forger
space-craft-runes-and-chests = Fabriquer 2 coffres et 2 runes
space-craft-master = 4 argent, tunique et bijou
space-mountain-2 = Prendre 2 ressources de construction
space-mountain-1-upgrade-1 = Prendre 1 ressource de construction et améliorer 1 ressource
space-upgrade-2 = Améliorer 2 ressources
space-wood-per-player = 1 bois par joueur et 1 minerai de la réserve générale
space-mountain-3-upgrade-1 = Prendre 3 ressources de construction et améliorer 1 ressource
space-upgrade-3 = Améliorer 3 ressources
space-mountain-3-plus-2 = Prendre 3 + 2 ressources de construction
space-upgrade-3-weapons-4 = Améliorer 3 ressources et piocher 4 armes
space-upgrade-4 = Améliorer 4 ressources
space-mountain-4-double-upgrade-2 = Prendre 4 ressources de construction et améliorer deux fois 2 ressources
space-mountain-2222-or-double-upgrade-3 = Prendre 2 + 2 + 2 + 2 ressources de construction ou améliorer deux fois 3 ressources
space-overseas-trading-1 = Commerce outre-mer
space-overseas-trading-2 = Commerce outre-mer
space-special-sale = Vente spéciale
space-raiding = Raid
space-pillaging-2 = Pillage
space-pillaging-3 = Pillage
space-plundering = Saccage
space-explore-near = Explorer Shetland ou les Îles Féroé
space-explore-middle = Explorer l'Islande, le Groenland ou l'Île aux Ours
space-explore-far = Explorer l'Île de Baffin, Labrador ou Terre-Neuve
space-draw-occupation = Piocher 1 Métier et recevoir 1 argent
space-play-occupation-paid = Jouer 1 Métier pour 1 pierre ou 1 minerai et recevoir 1 argent
space-emigrate-2 = Émigration
space-play-occupations-2 = Jouer 1 à 2 Métiers
space-emigrate-3 = Émigration
space-play-occupations-4 = Jouer 1 à 4 Métiers
space-swap-boat-and-emigrate = Échanger un baleinier contre un knarr et émigrer
space-imitation-left = Imitation (tuile de gauche)
space-imitation-right = Imitation (tuile de droite)
group-build-houses = Construction de maisons
group-build-ships = Construction de bateaux
group-hunting = Chasse
group-livestock-market = Marché au bétail
group-weekly-market = Marché hebdomadaire
group-products = Produits
group-crafting = Artisanat
group-mountains-and-trade = Montagne et commerce
group-sailing = Navigation
group-emigration-and-occupation = Émigration et Métiers

# ---- refus -----------------------------------------------------------------------------------
refusal-one-effect = Il faut faire au moins un effet imprimé sur la case.
refusal-not-held = Vous n'avez pas cela dans votre réserve : { NAME($item, "item") }.
refusal-no-effect-now = Ce Métier n'a pas d'effet en ce moment : { NAME($card, "card") }.
refusal-effect-impossible = L'effet de ce Métier est impossible en ce moment : { NAME($card, "card") }.
refusal-zero-succeeds = Un résultat de 0 est toujours une réussite.
refusal-tile-gone = Cette tuile n'est plus sur le plateau ovale : { NAME($tile, "item") }.
refusal-space-impossible = Aucun effet de cette case n'est possible : { NAME($space, "space") }.
refusal-no-room = Cette pièce ne tient nulle part sur ce plateau ({ NAME($board, "board") }) : { NAME($piece, "item") }.
refusal-no-ore = Vous n'avez pas de minerai.
refusal-no-more-rolls = Vous avez déjà lancé { $rolls } fois.
refusal-action-first = L'action a commencé : il faut d'abord en faire un effet.
refusal-space-void = Le placement ici vient d'être annulé ; choisissez autre chose ce tour-ci : { NAME($space, "space") }.
refusal-loading-inside = On ne charge pas de minerai pendant une action.
refusal-choose-one = Il faut choisir une des possibilités.
refusal-cannot-copy = Cette case ne peut pas être imitée : { NAME($space, "space") }.
refusal-wrong-number = Cette case demande exactement { $vikings ->
    [1] 1 Viking
   *[other] { $vikings } Vikings
} : { NAME($space, "space") }.
refusal-upgrade-steps = Cette tuile ne peut pas monter { $steps ->
    [0] de 0 couleur
    [1] d'une couleur
   *[other] de { $steps } couleurs
} ici : { NAME($good, "item") }.
refusal-upgrade-one = Il faut améliorer au moins une tuile.
refusal-upgrade-not-this = Cette amélioration ne concerne pas cette tuile : { NAME($good, "item") }.
refusal-type-turned = Une tuile de ce type a déjà été retournée : { NAME($good, "item") }.
refusal-turn-one = Il faut retourner au moins une tuile.
refusal-too-many-vikings = { $most ->
    [0] Aucun Viking ne peut revenir.
    [1] Un seul Viking peut revenir.
   *[other] Au plus { $most } Vikings peuvent revenir.
}
refusal-too-many-items = { $most ->
    [1] On ne prend qu'un élément sur ce flanc de montagne.
   *[other] On prend de 1 à { $most } éléments sur ce flanc de montagne.
}
refusal-full-number = Pour placer autant de Vikings que le dit la colonne, n'indiquez pas de nombre : { NAME($space, "space") }.
refusal-too-few-vikings = Il faut { $vikings ->
    [1] 1 Viking
   *[other] { $vikings } Vikings
} sur la Place des Affaires pour cette case : { NAME($space, "space") }.
refusal-tile-price = Il vous manque { $lacking } argent pour cette tuile : { NAME($tile, "item") }.
refusal-tile-not-there = La tuile ne se trouve pas là.
refusal-take-one-item = Il faut prendre au moins un élément.
refusal-strip-used = Chaque nombre concerne un autre flanc de montagne ; celui-ci a déjà servi : { NAME($strip, "strip") }.
refusal-strip-too-short = Il ne reste { $left ->
    [1] qu'un élément
   *[other] que { $left } éléments
} sur ce flanc de montagne.
refusal-space-taken = Cette case est occupée : { NAME($space, "space") }.
refusal-ship-price = Ce bateau coûte { $price } argent, il vous en manque { $lacking } : { NAME($ship, "item") }.
refusal-ship-full = Ce bateau ne peut pas porter plus de minerai : { NAME($ship, "item") }.
refusal-play-one-card = Il faut jouer au moins un Métier.
refusal-pay-for-card = Il faut d'abord payer 1 pierre ou 1 minerai.
refusal-pay-exactly = Il faut payer exactement { $result }.
refusal-other-column = Cette case n'est pas dans la bonne colonne : { NAME($space, "space") }.
refusal-option-impossible = Cette possibilité est fermée en ce moment : { NAME($option, "option", "item") }.
refusal-no-such-option = Il n'y a pas de telle possibilité : { $option }.
refusal-nothing-together = Il n'y a là rien à poser ensemble.
refusal-nothing-to-unload = Ce bateau ne porte pas ce minerai.
refusal-nothing-to-lay = Rien de votre réserve n'a de place sur vos plateaux.
refusal-nothing-to-copy = Il n'y a rien à imiter dans cette colonne.
refusal-not-this-often = Vous n'avez pas exactement trois tuiles de ce type dans votre réserve : { NAME($tile, "item") }.
refusal-not-so-many = Vous n'en avez pas autant.
refusal-not-served = Cela ne se sert pas au banquet : { NAME($good, "item") }.
refusal-not-in-play = Ce Métier n'est pas devant vous : { NAME($card, "card") }.
refusal-not-in-hand = Ce Métier n'est pas dans votre main : { NAME($card, "card") }.
refusal-not-green = Ce n'est pas un produit artisanal : { NAME($good, "item") }.
refusal-not-for-sale = Cette tuile n'est pas à vendre : { NAME($tile, "item") }.
refusal-no-upgrade = Cela ne s'améliore pas : { NAME($good, "item") }.
refusal-no-tongs = Cette tuile ne se forge pas, il lui manque la pince : { NAME($tile, "item") }.
refusal-no-such-vikings = Vous n'avez pas ces Vikings-là sur le plateau d'actions.
refusal-no-such-strip = Ce flanc de montagne n'est pas visible : { NAME($strip, "strip") }.
refusal-no-such-space = Il n'y a pas de telle case : { NAME($space, "space") }.
refusal-no-such-ship = Il n'y a pas de tel bateau : { NAME($ship, "item") }.
refusal-no-such-large-ship = Vous n'avez pas ce bateau : { NAME($ship, "item") } { $ore ->
    [0] sans minerai
    [1] avec 1 minerai
   *[other] avec { $ore } minerais
}.
refusal-no-such-land = Il n'y a pas de tel plateau d'exploration : { NAME($board, "board") }.
refusal-no-such-boats = Choisissez { $most ->
    [1] un de vos baleiniers
   *[other] de 1 à { $most } de vos baleiniers
}.
refusal-no-such-board = Vous n'avez pas de plateau numéro { $board }.
refusal-no-start-card = Ce n'est pas un Métier de départ de cette partie : { NAME($card, "card") }.
refusal-no-slot-token = Les emplacements sont pour le bois et la pierre, pas pour cela : { NAME($token, "item") }.
refusal-no-slot = Il n'y a pas ici d'emplacement libre pour { $token ->
    [wood] le bois
   *[other] la pierre
}.
refusal-no-ship-with-ore = Vous n'avez pas de { NAME($ship, "item") } { $ore ->
    [0] sans minerai
    [1] portant 1 minerai
   *[other] portant { $ore } minerais
}.
refusal-no-piece = Cela ne se pose pas : { NAME($piece, "item") }.
refusal-no-panel = Il n'y a pas de place pour un bateau de plus sur la Table de Banquet.
refusal-no-more-mead = Vous avez renoncé à l'hydromel pour ce banquet.
refusal-no-loot = Cette tuile n'est pas un butin possible : { NAME($tile, "item") }.
refusal-no-income-to-note = Il n'y a pas de revenu à noter.
refusal-no-dock = Il n'y a pas de zone d'amarrage libre : { NAME($ship, "item") }.
refusal-no-diagonal = Cette ressource ne peut pas suivre cette diagonale : { NAME($good, "item") }.
refusal-no-card-now = Aucun Métier ne se joue ici : quatre Vikings placés en quatrième colonne en permettent un, avant ou après l'action.
refusal-must-be-done = L'effet de ce Métier ne se refuse pas : { NAME($card, "card") }.
refusal-loot-too-high = Cette tuile vaut plus que votre résultat de { $result } : { NAME($tile, "item") }.
refusal-land-out-of-reach = Ce bateau ({ NAME($ship, "item") }) ne mène pas à ce plateau depuis cette case : { NAME($board, "board") }.
refusal-land-face-down = Ce plateau d'exploration n'est pas visible : { NAME($board, "board") }.
refusal-land-claimed = Ce plateau d'exploration a déjà un propriétaire : { NAME($board, "board") }.
refusal-just-upgraded = Cette tuile vient d'être obtenue par cette amélioration : { NAME($good, "item") }.
refusal-just-unloaded = Ce minerai vient d'être déchargé.
refusal-items-not-allowed = Ces éléments ne sont pas permis : { NAME($strip, "strip") }.
refusal-income-owed = Il reste des cases à recouvrir sous et à gauche des revenus recouverts.
refusal-emigration-cost = L'émigration coûte { $silver } argent, il vous en manque { $lacking }.
refusal-carries-no-ore = Ce bateau ne porte pas de minerai : { NAME($ship, "item") }.
refusal-cannot-visit = Cette case ne peut pas être utilisée ainsi : { NAME($space, "space") }.
refusal-cannot-turn = Cette tuile ne peut pas être retournée : { NAME($good, "item") }.
refusal-cannot-pay-with = On ne peut pas payer avec cela : { NAME($item, "item") }.
refusal-cannot-do-this = Ce n'est pas possible en ce moment.
refusal-cannot-boost = Cela ne peut pas augmenter votre résultat : { NAME($item, "item") }.
refusal-buy-one-tile = Il faut acheter au moins une tuile spéciale.
refusal-boost-after-rolls = On n'augmente le résultat qu'après le dernier lancer.
refusal-battle-fails = Un résultat de { $result } est un échec.
refusal-cannot-lay-there = Cette pièce ne peut pas être posée là : { NAME($piece, "item") }.
refusal-place-kind = Cette pièce ne se pose pas ici ({ NAME($board, "board") }) : { NAME($piece, "item") }.
refusal-place-orientation = Cette pièce ne peut pas être tournée ainsi : { NAME($piece, "item") }.
refusal-place-outside = Cette pièce dépasserait de la zone de placement ({ NAME($board, "board") }) : { NAME($piece, "item") }.
refusal-place-uncoverable = Cette case ne peut pas être recouverte ({ NAME($board, "board") }).
refusal-place-overlap = Cette pièce en recouvrirait une autre ({ NAME($board, "board") }) : { NAME($piece, "item") }.
refusal-place-contact = Deux tuiles de cette couleur ne peuvent pas se toucher ({ NAME($board, "board") }).
refusal-place-income = Recouvrez d'abord toutes les cases à gauche et au-dessous du revenu ({ NAME($board, "board") }).
refusal-feast-kind = Cela ne se sert pas au banquet : { NAME($good, "item") }.
refusal-feast-side = Cette tuile ne couvre pas { $cells ->
    [1] 1 case
   *[other] { $cells } cases
} : { NAME($good, "item") }.
refusal-feast-lengthwise = Une seule tuile de ce type peut être couchée : { NAME($good, "item") }.
refusal-feast-neighbour = Deux tuiles de la même couleur ne peuvent pas être voisines : { NAME($good, "item") }.
refusal-feast-too-long = Cette tuile dépasserait de la table : { NAME($good, "item") }.
refusal-space-lacks = Il vous manque { $number ->
    [1] 1 { NAME($item, "item") }
   *[other] { $number } { NAME($item, "items", "item") }
} pour cette case : { NAME($space, "space") }.
refusal-space-lacks-both = Il vous manque { $number ->
    [1] 1 { NAME($item, "item") }
   *[other] { $number } { NAME($item, "items", "item") }
} et { $number2 ->
    [1] 1 { NAME($item2, "item") }
   *[other] { $number2 } { NAME($item2, "items", "item") }
} pour cette case : { NAME($space, "space") }.
refusal-space-lacks-either = Il vous manque { $number ->
    [1] 1 { NAME($item, "item") }
   *[other] { $number } { NAME($item, "items", "item") }
} ou { $number2 ->
    [1] 1 { NAME($item2, "item") }
   *[other] { $number2 } { NAME($item2, "items", "item") }
} pour cette case : { NAME($space, "space") }.
refusal-space-no-dock = Vous n'avez pas de zone d'amarrage libre pour un { NAME($ship, "item") } : { NAME($space, "space") }.
refusal-space-none-left = Il ne reste plus de { NAME($building, "item") } : { NAME($space, "space") }.
refusal-space-no-house-no-dock = Il ne reste ni maison à recevoir ni zone d'amarrage libre : { NAME($space, "space") }.
refusal-space-no-strip = Aucun flanc de montagne n'est visible : { NAME($space, "space") }.
refusal-space-nothing-to-raise = Vous n'avez aucune tuile à améliorer : { NAME($space, "space") }.
refusal-space-no-strip-no-good = Aucun flanc de montagne n'est visible, et vous n'avez aucune tuile à améliorer : { NAME($space, "space") }.
refusal-space-no-tile = Il ne reste aucune tuile spéciale à vendre : { NAME($space, "space") }.
refusal-space-no-ship = Il vous faut un bateau à quai pour cette case : { NAME($space, "space") }.
refusal-space-no-large-ship = Il vous faut un knarr ou un drakkar à quai pour cette case : { NAME($space, "space") }.
refusal-space-no-ship-to-go = Il vous faut un baleinier à échanger, ou un knarr ou un drakkar pour émigrer : { NAME($space, "space") }.
refusal-space-no-board = Aucun plateau d'exploration que cette case atteint n'est libre et visible : { NAME($space, "space") }.
refusal-space-no-panel = Il n'y a pas de place pour un bateau de plus sur la Table de Banquet : { NAME($space, "space") }.
refusal-space-no-card = Vous n'avez aucun Métier en main : { NAME($space, "space") }.
refusal-reduced-or-full = Avec ce Métier, cette case demande { $reduced } ou { $vikings } Vikings : { NAME($space, "space") }.
refusal-laid-aside = Cela est engagé dans le combat jusqu'à sa fin : { NAME($item, "item") }.
refusal-payment-first = Un paiement est en cours : il faut d'abord le terminer.
refusal-table-full = Il n'y a plus de case libre sur votre Table de Banquet.
