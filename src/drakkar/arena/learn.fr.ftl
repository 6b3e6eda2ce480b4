# drakkar learn : ce que sait le konung.
learn-help = Faire jouer le jarl contre lui-même pour apprendre ce que valent les positions : les poids du konung.
learn-hours = durée de l'apprentissage, en heures ; ce qui est fait est gardé, et la même commande reprend là
learn-out = dossier des parties, des poids et des essais (par défaut : learn-JEU)
learn-players = nombre de joueurs de chaque partie (par défaut : 2)
learn-seed = graine de la première partie ; la même graine apprend la même chose (par défaut : 1)
learn-games = parties d'une étape, dont il apprend (par défaut : 1 000)
learn-trials = parties d'une étape où l'acquis est essayé contre le jarl (par défaut : 200)
learn-positions = positions que chacun examine par décision dans un essai (par défaut : 1 500)
learn-rounds = s'arrêter après ce nombre d'étapes (par défaut : quand le temps est écoulé)
learn-column-round = étape
learn-column-error = erreur
learn-column-before = erreur du jarl
learn-column-margin = points d'avance
learn-title = { $title }, { $players } joueurs, graine { $seed } : l'acquis, contre le jarl à { $positions } positions chacun
learn-meaning = « erreur » : de combien de points il se trompe à l'horizon, sur des parties dont il n'a pas appris. On garde ce qui gagne le plus, quelle que soit l'erreur.
learn-next = Étape { $round }, inachevée : { $games } parties, { $trials } essais.
learn-best = Le meilleur au jeu : { $file }. Pour jouer avec : DRAKKAR_WEIGHTS={ $folder } drakkar ...
learn-none = Aucune étape n'est encore achevée ; la même commande reprend ici ({ $folder }).

error-learn-extra = Apprendre demande une bibliothèque qui n'est pas installée : pip install "drakkar[learn]".
error-learn-alone = On apprend ce que l'un a de plus que l'autre : il faut deux joueurs au moins.
error-learn-few = --{ $what } : au moins { $least }, pas { $number }.
error-learn-hours = La durée doit être de plus de 0 heure, pas { $hours }.
error-learn-folder = { $directory } contient autre chose que ce qu'écrit drakkar learn ; nommez un nouveau dossier.
error-learn-other = { $directory } contient un autre apprentissage (autre jeu, graine, nombre de parties ou version) ; nommez un nouveau dossier.
error-learn-open = { $directory } est inutilisable : { $why }.
