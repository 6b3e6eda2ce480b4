# drakkar study : la commande et son rapport.
metavar-address = ADRESSE

study-help = Faire jouer de nombreuses parties aux bots et montrer ce qu'elles disent : des tables, et une page à regarder.
study-out = dossier des tables et du rapport ; la même étude y reprend là où elle s'est arrêtée
study-box = dossier de vos corrections de la boîte (comme DRAKKAR_COMPONENTS)
study-against = dossier d'autres corrections : les mêmes parties avec elles, et ce qui change
study-summary = { $things ->
    [one] 1 élément examiné
   *[other] { $things } éléments examinés
} ; { $off ->
    [0] aucun n'est nettement à l'écart des autres de sa sorte
    [one] 1 est nettement à l'écart des autres de sa sorte
   *[other] { $off } sont nettement à l'écart des autres de leur sorte
}.
study-summary-against = L'autre boîte : { $value } points par joueur ({ $low } à { $high }).
study-written = Rapport : { $report } ; tables : *.parquet dans { $directory }.
study-stopped = Arrêté. { $games ->
    [0] Aucune tranche n'était encore complète
    [one] 1 partie est gardée
   *[other] { $games } parties sont gardées
} dans { $directory } ; la même commande reprend de là.

study-title = { $title } : ce que disent les parties
study-about = { $games } parties à { $players } ({ $bots }), options : { $options }, graines { $seed } à { $last }, Drakkar { $version }.
study-caution = Ce sont des bots qui ont joué. Ce qui accompagne la victoire n'en est pas forcément la cause : qui mène peut s'offrir davantage. Les intervalles tiennent dans 95 cas sur 100 ; ● signale ce qui reste net une fois comptées toutes les comparaisons de l'étude (Benjamini et Hochberg, 5 %).
study-light = Clair ou sombre
study-contents = Sommaire
study-range = { $low } à { $high }
study-table = Tableau ({ $number })
study-seat = Place { $seat }
study-turn = { $place ->
    [1] Commence
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
   *[other] Cinquième
}
study-scores = Scores
study-sources = Points moyens par source et par place
study-spread = Répartition des scores
study-source = Source
study-points = Points
study-low = de
study-high = à
study-first = Commencer
study-turns = Victoires selon l'ordre du tour (tirets : parts égales)
study-first-none = Qui commence gagne { $share } des parties ({ $range }) ; des parts égales feraient { $even } : aucun avantage n'est prouvé. Points par rapport à la moyenne des autres : { $points }.
study-first-more = Commencer est un avantage : { $share } de victoires ({ $range }), des parts égales feraient { $even }. Points par rapport à la moyenne des autres : { $points }.
study-first-less = Commencer est un désavantage : { $share } de victoires ({ $range }), des parts égales feraient { $even }. Points par rapport à la moyenne des autres : { $points }.
study-length = Durée
study-length-text = Une partie compte { $mean } décisions ({ $least } à { $most } ; la moitié de { $q1 } à { $q3 }). Manches : { $rounds }.
study-worth = Points qui vont avec une utilisation de plus que les autres à la table (jaune : le milieu de sa sorte)
study-worth-meaning = Pour dire ce que vaut une chose, on compare les joueurs d'une même table : combien de points de plus avait celui qui s'en est servi une fois de plus. Le vert et le rouge sont nets, le gris ne l'est pas. Chaque tableau donne aussi les victoires avec et sans.
study-worth-alone = On compare, en points, les parties avec et les parties sans. Le vert et le rouge sont nets, le gris ne l'est pas.
study-off = { $number ->
    [one] Nettement à l'écart du milieu de sa sorte, en points : { $list }.
   *[other] { $number } sont nettement à l'écart du milieu de leur sorte, en points : { $list }.
}
study-used = Utilisations par joueur, manche après manche
study-used-per-seat = Par joueur
study-asked = Questions et règles
study-asked-text = Combien de fois chaque question s'est posée, avec le chapitre des règles où elle se trouve et les articles qui l'expliquent. Une question à une seule réponse n'est ni posée ni comptée.
study-asked-chart = Questions par partie, manche après manche
study-asked-per-game = Par partie
study-compared = L'autre boîte
study-compared-text = Les mêmes { $games } parties (graines) avec les deux boîtes ; on montre l'autre boîte moins celle-ci, avec les intervalles des différences partie par partie.
study-use-change = Part des joueurs qui s'en servent : changement
study-score-per-seat = Points par joueur
study-wins-of-seat = Victoires de la place { $seat }, en points de pourcentage

study-axis-points = points
study-axis-score = score final
study-axis-share = part des parties
study-axis-wins = victoires
study-axis-decisions = décisions par partie
study-axis-worth = points par utilisation
study-axis-round = manche
study-axis-use-change = part des joueurs, changement

study-column-thing = quoi
study-column-seats = joueurs qui s'en servent
study-column-round = manche moyenne
study-column-with = victoires avec
study-column-without = victoires sans
study-column-win-change = différence (points de pourcentage)
study-column-worth = points par utilisation
study-column-q = q
study-column-question = question
study-column-chapter = chapitre
study-column-clauses = articles
study-column-per-game = par partie
study-column-games = des parties
study-column-answers = réponses possibles
study-column-where = valeur
study-column-here = cette boîte
study-column-there = l'autre
study-column-what = quoi
study-column-difference = différence
study-column-seats-before = utilisé, cette boîte
study-column-seats-after = utilisé, l'autre
study-column-change = changement (points de pourcentage)
study-column-before = points par utilisation, cette boîte
study-column-after = points par utilisation, l'autre

error-study-extra = Une étude demande des bibliothèques qui ne sont pas installées : pip install "drakkar[study]".
error-study-folder = { $directory } contient autre chose qu'une étude ; nommez un nouveau dossier.
error-study-other = { $directory } contient une autre étude (autres parties, règles ou boîte) ; nommez un nouveau dossier.
error-study-open = { $directory } est inutilisable : { $why }.
error-study-write = Impossible d'écrire dans { $directory } : { $why }. { $games } parties y sont gardées ; la même commande reprend de là.
