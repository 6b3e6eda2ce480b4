# Les messages du noyau.
refusal-not-your-turn = Ce n'est pas à vous de jouer ; au tour du joueur { $seats }.
refusal-wrong-kind = Ce n'est pas ce qui est demandé maintenant{ $asked ->
    [none] .
   *[other] { " " }: « { $asked } »
}
refusal-wrong-fields = { $given } n'a pas la forme de ce coup.
refusal-game-over = La partie est terminée.
refusal-not-drawn = Ce tirage est impossible : { $what }.
refusal-undo-nothing = Vous n'avez aucun coup à reprendre.
refusal-undo-revealed = Impossible de revenir en arrière : une information cachée a été dévoilée.
refusal-undo-nature = Impossible de revenir en arrière : un tirage a eu lieu depuis.
refusal-undo-depends = Impossible de revenir en arrière : le tirage d'un autre joueur en dépend.
refusal-undo-other-named = Impossible de revenir en arrière : { $name } a joué depuis.
refusal-undo-other = Impossible de revenir en arrière : le joueur { $seat } a joué depuis.

reconstructed = Reconstitué, à vérifier sur une boîte : { $list }.

error-unknown-game = Jeu inconnu : « { $name } ». Jeux disponibles : { $known }.
error-unknown-bot = Joueur automatique inconnu : « { $name } ». Disponibles : { $known }.
error-weights-missing = Le konung n'a pas appris { $game } : il n'y a pas de { $file }.
error-weights-unread = Ce que le konung a appris ne peut être lu : { $file } : { $why }.
error-weights-broken = Ce que le konung a appris est abîmé : { $file }.
error-weights-foreign = { $file } n'est pas ce que le konung a appris de { $game } dans cette version.
error-bots = { $given } joueurs automatiques pour { $needed } places : il en faut un par place.
error-unknown-language = Langue inconnue : « { $name } ». Langues disponibles : { $known }.
error-seats = { $game } ne se joue pas à { $players }. Possible : { $known }.
error-option = { $game } n'a pas d'option « { $option } ». Options : { $known }.
error-option-value = Option { $option } : « { $value } » n'est pas un choix possible. Choix : { $known }.
error-options = Les options se donnent par leur nom, comme rules=basic ; reçu : { $given }.
error-seat = Il n'y a pas de siège { $seat } à cette table. Sièges : { $known }.
error-option-closed = { $option } : « { $value } » n'est pas possible : { $why }. Choix : { $known }{ $more ->
    [0] .
   *[other] {" "}et { $more } autres.
}
option-why-seats = la partie se joue à { $players }
error-seed = La graine est un nombre entier, pas { $seed }.
error-not-over = La partie n'est pas finie : il n'y a pas encore de résultat.
error-value-shape = Un coup est une liste qui commence par son nom, comme ["buy", 5] ; reçu : { $data }.
error-value-tag = Coup inconnu : « { $tag } ». Coups connus : { $known }.
error-value-fields = Coup « { $tag } » : { $why }.
error-state-field = Il manque le champ « { $field } » à la position enregistrée.
error-state-value = Le champ « { $field } » de la position enregistrée : { $why }.
error-position = On ne peut pas repartir de la position enregistrée : { $why }.
error-component-directory = DRAKKAR_COMPONENTS indique « { $directory } », qui n'est pas un dossier.
error-component-name = { $file } : ce fichier de matériel n'existe pas. Fichiers connus : { $known }.
error-component-file = { $file } : lecture impossible : { $why }.
error-component-field = { $file } : { $field } : { $why }.
error-component-value = { $file } : { $field } doit valoir { $allowed }{ $found ->
    [none] {""}
   *[other] , trouvé : { $found }
}.
error-component-unknown = { $file } : champ inconnu « { $field } ». Champs connus : { $known }.
error-component-unread = { $file } : { $field } explique le matériel et ne change rien au jeu ; on ne peut pas le corriger.
error-component-meaning = { $file } : { $field } : le jeu ne sait en faire aucun effet ({ $found }).
error-rulebook = { $file } : { $why }.
error-lesson = { $file } : { $why }.
error-record = Ceci n'est pas une partie enregistrée par Drakkar : { $why }.
error-record-format = La partie est au format { $found } ; ce programme lit le format { $known }.
error-record-revision = La partie suit la révision { $found } des règles ; ce programme joue la révision { $known }.
error-record-components = La partie a été jouée avec un autre matériel ({ $found }, ici { $known }).
error-record-answer = Le coup { $number } de la partie enregistrée est refusé : { $why }
error-record-scores = La partie annonce les scores { $found }, ses coups donnent { $known }.
error-file = { $file } : { $why }.
error-file-json = { $file } : ce n'est pas un fichier JSON : { $why }.

# ---- pourquoi un fichier ne convient pas -------------------------------------------------------
why-missing = fichier introuvable
why-is-directory = c'est un dossier
why-no-directory = une partie du chemin n'est pas un dossier
why-forbidden = accès refusé
why-read-only = le disque est en lecture seule
why-full = le disque est plein
why-place = erreur à la ligne { $line }, colonne { $column }
why-not-text = ce n'est pas un texte en UTF-8
why-too-deep = trop d'éléments emboîtés
why-missing-field = il manque le champ « { $field } »
why-choice = « { $value } » n'est pas possible
why-least = il faut au moins { $least }
why-unknown-field = champ inconnu « { $field } »
why-type = { $field ->
    [none] {""}
   *[other] champ « { $field } » :{" "}
}attendu { $wanted ->
    [int] un nombre entier
    [str] un texte
    [array] une liste
    [object] un objet
    [bool] vrai ou faux
   *[other] { $wanted }
}, reçu { $given ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte
    [array] une liste
    [object] un objet
    [bool] vrai ou faux
    [null] rien
   *[other] { $given }
}
