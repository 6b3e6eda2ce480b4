# Beaucoup de parties : simulate et bench.
metavar-game = JEU
metavar-option = NOM=VALEUR
metavar-folder = DOSSIER
metavar-file = FICHIER
metavar-earlier = FICHIER|VERSION
json-help = sortie JSON, pour un programme
lang-help = langue de la sortie
percent = { $number } %
percent-range = { $low } – { $high } %

simulate-help = Faire jouer de nombreuses parties aux joueurs automatiques et en dresser le bilan.
simulate-players = nombre de joueurs (par défaut : autant que de joueurs automatiques nommés, sinon le minimum du jeu)
simulate-games = nombre de parties (par défaut : 100)
simulate-bots = un joueur automatique par place, séparés par des virgules ; disponibles : { $known } (par défaut : karl partout)
simulate-jobs = nombre de processus (par défaut : un par cœur)
simulate-cluster = jouer sur la grappe Ray à cette adresse (sans adresse : celle qui tourne ici ou que nomme RAY_ADDRESS)
simulate-option = une option du jeu ; peut être répété
simulate-seed = graine de la première partie ; les suivantes s'en déduisent en comptant (par défaut : 1)
simulate-rotate = décaler les joueurs d'une place après chaque partie (par défaut : oui)
simulate-records = enregistrer chaque partie dans ce dossier
simulate-progress = Parties
simulate-title = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players } joueurs, options : { $options }, graine { $seed }
simulate-length = Une partie compte { $decisions } décisions ({ $answers } réponses avec les coups forcés et le hasard).
simulate-speed = { $rate } décisions par seconde, { $seconds } s en tout.
simulate-failure = La partie de graine { $seed } s'est interrompue : { $why }

ladder-help = Faire jouer chaque robot contre chaque autre, et les classer.
ladder-players = nombre de joueurs (par défaut : 2) ; s'il y en a plus, les deux alternent autour de la table
ladder-bots = les robots, séparés par des virgules (par défaut : le groupe témoin { $panel }, qui permet de comparer les versions)
ladder-games = nombre de parties de chaque paire (par défaut : 200)
ladder-against = un classement d'avant : un fichier écrit par --out, ou une version dont le paquet se souvient
ladder-out = écrire les résultats (FICHIER.json) ou leur image (FICHIER.svg) ; peut être répété
ladder-title = { $title }, { $players } joueurs{ $options } : classement de Drakkar { $version }, { $games } parties de chaque paire
ladder-unit = points Elo ; le trait est l'intervalle à 95 %
ladder-never = { $bots } n'a jamais gagné : on ignore à quelle distance des autres, la cote est une supposition.
ladder-meaning = Classement de Bradley et Terry en points Elo, { $anchor } étant donné ; ± à 95 % pour l'écart avec { $anchor }. À droite : les victoires contre chacun.

column-bot = joueur
column-seat = place
column-played = jouées
column-rating = cote
column-then = { $version }
column-change = écart
column-mean = moyenne
column-sd = écart type
column-min = min
column-q1 = q1
column-median = médiane
column-q3 = q3
column-max = max
column-wins = victoires
column-interval = intervalle à 95 %

bench-help = Mesurer la vitesse des jeux, à côté d'un moteur connu s'il est installé.
bench-games = ces jeux seulement (par défaut : tous)
bench-seconds = secondes de calcul par variante et par mesure (par défaut : 1)
bench-repeats = nombre de mesures, dont on montre la médiane (par défaut : 3)
bench-peer = mesurer aussi catanatron (par défaut : s'il est là)
bench-beside = mesurer aussi un autre Python qui a Drakkar, le compilé : .venv-compiled/bin/python
bench-progress = Mesure
bench-title = Jeu au hasard, Python { $python }, un processus, temps de calcul, médiane de { $repeats } × { $seconds } s :
bench-column-variant = jeu, joueurs
bench-column-strict = de ses réponses
bench-column-ratio = fois le rival
bench-column-decisions = décisions/s
bench-column-answers = réponses/s
bench-column-copy = µs/copie d'état
bench-column-table-copy = µs/copie de table
bench-column-moves = µs/moves()
bench-column-karl = ms/karl
bench-column-late = tard
bench-column-beside = à côté
bench-column-times = fois celui-ci
bench-column-copy-times = fois celui-ci
bench-column-karl-times = fois celui-ci
bench-column-env = environnement
bench-column-steps = pas/s
bench-column-over = fois Table.play et observation
bench-column-batched = vikings, tables en nombre
bench-column-own-core = pas/s, un cœur par processus
bench-column-times-one = fois un processus
bench-column-clock = pas/s à l'horloge
bench-batched = { $tables } tables, { $processes } processus
bench-peak = Mémoire au plus haut : { $mb } Mo. « karl » : ce que lui coûte une décision. « tard » : une décision du dernier quart de la partie, en fois celle du premier.
bench-meaning = Une décision répond à une question qui admet plusieurs réponses légales ; les réponses sont toutes comptées, coups forcés et nos tirages compris. « de ses réponses » : nos décisions, en fois toutes les réponses du rival.
bench-goal = But pour { $game } : au moins { $decisions } décisions/s, au plus { $copy } µs par copie d'état.
bench-peer-goal = But face au rival : { $decisions } × ses décisions, copies { $copies } × plus rapides.

error-whole = « { $text } » n'est pas un nombre entier.
error-decimal = « { $text } » n'est pas un nombre.
error-games = Il faut au moins 1 partie, pas { $games }.
error-jobs = Il faut au moins 1 processus, pas { $jobs }.
error-ladder-bots = Un classement demande au moins deux robots, chacun une fois, pas « { $bots } ».
error-ladder-players = Un classement demande au moins deux joueurs, pas { $players }.
error-ladder-extra = Le classement demande une bibliothèque qui n'est pas installée : pip install "drakkar[ladder]".
error-ladder-out = --out écrit FICHIER.json ou FICHIER.svg, pas « { $file } ».
error-ladder-file = { $file } : { $why }.
error-ladder-against = « { $name } » ne contient pas de classement de { $game } avec ces joueurs et ces options. Connus : { $known }.
error-seconds = La durée doit dépasser 0 seconde, pas { $seconds }.
error-repeats = Il faut au moins 1 mesure, pas { $repeats }.
error-option-shape = Une option s'écrit NOM=VALEUR, pas « { $text } ».
error-box = Une boîte (--box, --against) est un dossier de corrections ; « { $directory } » n'en est pas un.
error-records = Impossible d'enregistrer des parties dans { $directory } : { $why }.
error-worker = Un processus s'est arrêté net ; il jouait l'une des parties de ces graines : { $seeds }.
error-all-failed = Aucune partie n'est allée à son terme ; la première, de graine { $seed }, s'est interrompue : { $why }
error-beside = { $python } ne se laisse pas mesurer : { $why }
error-no-peer = Pas de rival à mesurer : il faut un dépôt de Drakkar avec catanatron installé (requirements-dev.lock).
error-cluster = Il n'y a pas de grappe à l'adresse { $address } : { $why }.
error-cluster-address = L'adresse d'une grappe s'écrit HÔTE:PORT, ray://HÔTE:PORT ou auto, et non « { $address } ».
error-cluster-extra = Une grappe demande une bibliothèque qui n'est pas installée : pip install "drakkar[cluster]".
error-cluster-joined = Ce processus a déjà rejoint une grappe : quittez-la d'abord (ray.shutdown()).
error-cluster-lost = La grappe à l'adresse { $address } a disparu : { $why }.
error-cluster-version = La grappe a Drakkar { $theirs }, ici c'est { $ours } : il faut partout la même version.
error-cluster-none = Aucune grappe ne tourne sur cette machine : donnez son adresse (--cluster HÔTE:PORT) ou RAY_ADDRESS.
