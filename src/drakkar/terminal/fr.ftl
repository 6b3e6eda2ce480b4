# Le terminal : tout ce que le programme dit, hors de ce que dit un jeu.

# ---- la partie ---------------------------------------------------------------------------------
prompt-turn = { $name }, à vous. { $question }
prompt-input = (? aide · h commandes) >
prompt-narrowed = { $count ->
    [one] Un seul coup correspond : Entrée pour le jouer.
   *[other] { $count } coups correspondent. Tapez un numéro, ou Entrée pour tout revoir.
}
prompt-end-turn = Entrée pour terminer votre tour, u pour reprendre >
prompt-continue = Entrée pour continuer
since-heading = Depuis votre dernier choix :
since-more = { $count ->
    [one] … et une ligne avant celles-ci (l : tout le journal)
   *[other] … et { $count } lignes avant celles-ci (l : tout le journal)
}
thinking = { $name } réfléchit…
curtain = Passez l'écran à { $name }.
curtain-ready = { $name }, appuyez sur Entrée >
nothing-matches = Aucun coup ne contient « { $text } ». Tapez un numéro, un mot, ou h.
no-such-number = Il n'y a pas de coup { $number } : choisissez de 1 à { $count }.
refused = Refusé : { $why }
legal-move = Ce coup est permis : { $text }
undone = Coup repris.
log-heading = Journal de la partie
log-empty = Rien ne s'est encore passé.
scores-heading = Si la partie finissait maintenant
result-heading = Résultat
result-winner = { $count ->
    [one] Victoire de { $names } !
   *[other] Victoire partagée entre { $names } !
}
opponent = Adversaire
result-solo = { $won ->
    [yes] Victoire, { $mine } à { $theirs } !
   *[no] Défaite, { $mine } à { $theirs }.
}
result-alone = Score final : { $points } points.
result-total = Total
result-place = Place
result-file = Partie enregistrée : { $file }
saved = Partie enregistrée. À bientôt !
saved-resume = Pour la reprendre : { $command }
commands = Commandes
command-number = un numéro : jouer ce coup
command-filter = un mot : ne garder que les coups qui le contiennent
command-notation = une notation (buy 5) : jouer ce coup
command-why = « ? » : expliquer ce choix ; « ? 3 » ou « ? buy 0 » : pourquoi ce coup est permis ou refusé
command-undo = u : reprendre mon dernier coup
command-log = l : le journal
command-scores = s : les scores détaillés
command-rules = r mot : chercher dans les règles
command-view = v : tous les plateaux en grand
command-confirm = c : confirmer ou non la fin de mes tours
command-quit = q : enregistrer et quitter
confirm-on = Vous confirmerez la fin de vos tours.
confirm-off = Vos tours se terminent sans confirmation.
rules-none = Aucun article ne contient « { $text } ».
rules-hint = r mot cherche dans les règles ; r 5.11 montre un article.
rules-prompt = Un article, des mots, ou Entrée >
player-default = Joueur { $number }

# ---- le salon ----------------------------------------------------------------------------------
lobby-title = Drakkar : jeux de plateau vikings
lobby-new = Nouvelle partie
lobby-resume = Reprendre la dernière partie
lobby-rules = Lire les règles
lobby-language = English
lobby-quit = Quitter
lobby-choice = Votre choix >
lobby-which-game = Quel jeu ?
lobby-players = Combien de joueurs ?
lobby-seat = Siège { $number } : qui joue ?
lobby-human = une personne ici
lobby-name = Son nom [{ $default }] >
lobby-rematch = Une revanche ? (o/n) >
lobby-yes = o
lobby-wrong = Tapez un numéro de 1 à { $count }.
lobby-default = défaut
game-line = { $title }, de { $designers } · { $seats } joueurs · { $minutes } min
bot-thrall = thrall : joue au hasard
bot-karl = karl : glouton, un tour d'avance
bot-jarl = jarl : réfléchit jusqu'à la fin de la manche
bot-konung = konung : réfléchit comme le jarl, avec ce qu'il a appris ; une seconde et demie

# ---- rejouer une partie ------------------------------------------------------------------------
replay-where = Coup { $step }/{ $steps }
replay-prompt = n suivant · p précédent · un numéro · e fin · q quitter >
replay-wrong = « { $text } » : tapez n, p, e, q ou un numéro de coup.
replay-other = { $what ->
    [box] Cette partie a été jouée avec un autre matériel : les points peuvent différer.
   *[rules] Cette partie suit la révision { $found } des règles ; ce programme joue la révision { $known }.
} { $shown ->
    [0] Aucun de ses coups n'est permis ici.
    [one] Un de ses { $answers } coups est montré.
   *[other] { $shown } de ses { $answers } coups sont montrés.
}
resume-revision = Cette partie a commencé sous la révision { $found } des règles ; elle continue sous la révision { $known }.
resume-position = Cette partie a commencé sous la révision { $found } des règles. { $why } Elle continue sous la révision { $known }, là où elle en était ; { $file } reste tel quel.
resume-cut = Cette partie a commencé sous la révision { $found } des règles. { $why } Elle continue sous la révision { $known }, au coup d'avant ; { $file } reste tel quel.
replay-unfinished = La partie n'est pas finie.

# ---- revoir une partie --------------------------------------------------------------------------
review-progress = Décisions
review-title = { $title }, { $names } : { $decisions ->
    [one] une décision examinée
   *[other] { $decisions } décisions examinées
} avec ce qui était connu alors.
review-where = { $place }. { $name }, coup { $step } : { $question }
review-played = Joué : { $move }
review-better = Mieux : { $move }
review-none = Aucune décision n'a clairement coûté quelque chose.
review-end = « Coup » est le numéro de drakkar replay. Ce que d'autres mondes n'ont pas confirmé n'est pas listé ; ± à 95 %.

# ---- ligne de commande -------------------------------------------------------------------------
cli-description = Jeux de plateau vikings, toutes règles appliquées. Sans commande : le salon.
cli-usage = usage :
cli-options = options{"\u00A0"}
cli-arguments = arguments{"\u00A0"}
cli-commands = commandes{"\u00A0"}
cli-help = afficher cette aide
cli-version = afficher la version
cli-play = jouer dans ce terminal
cli-replay = revoir une partie enregistrée
cli-review = trouver les décisions d'une partie enregistrée qui ont coûté le plus
cli-rules = lire ou chercher les règles d'un jeu
cli-games = lister les jeux
cli-simulate = faire jouer des parties entières par les bots
cli-study = étudier un jeu par de nombreuses parties : tables et rapport
cli-ladder = classer les bots par des parties de chacun contre chacun
cli-learn = faire apprendre un jeu à konung
cli-bench = mesurer la vitesse
cli-serve = servir les tables aux navigateurs
cli-boxes = lister les boîtes avec lesquelles on a joué, ou en écrire une
cli-backup = enregistrer une copie de toutes les tables
cli-game = le jeu : { $known }
cli-players = nombre de joueurs
cli-seats = qui joue, séparés par des virgules : human ou un bot ({ $known })
cli-names = les noms, séparés par des virgules
cli-option = une option du jeu, nom=valeur (répétable)
cli-seed = graine du hasard, pour rejouer la même partie
cli-lang = langue : fr ou en
cli-resume = reprendre FICHIER, ou la dernière partie inachevée
cli-save = enregistrer dans FICHIER
cli-file = une partie enregistrée
cli-review-seat = seulement ce joueur, à partir de 1 ; ou all, tous (par défaut : les personnes)
cli-review-most = combien de décisions sont listées (par défaut : { $number })
cli-review-positions = combien de positions une réflexion examine (par défaut : { $number })
cli-json = sortie JSON
cli-words = un article (5.11), un chapitre (5) ou des mots
cli-metavar-file = FICHIER
cli-metavar-number = N
cli-metavar-list = LISTE
cli-metavar-option = NOM=VALEUR
cli-metavar-lang = LANGUE
cli-metavar-game = JEU
cli-metavar-words = MOTS
cli-metavar-command = COMMANDE

# ---- erreurs -----------------------------------------------------------------------------------
error-kept = { $why } Le fichier est laissé tel quel.
error-kept-file = { $file } : { $why } Le fichier est laissé tel quel.
error-save = Impossible d'enregistrer dans { $file } : { $why }.
error-save-exists = { $file } existe déjà : reprenez-le avec --resume { $file }, ou choisissez un autre nom.
error-no-save = Aucune partie inachevée dans { $folder }.
error-unknown-seat = Joueur inconnu : « { $name } ». Possible : { $known }.
error-seats-number = --seats désigne { $given } sièges pour { $players } joueurs.
error-names-number = --names donne { $given } noms pour { $players } joueurs.
error-names-empty = --names contient un nom vide.
error-option-form = Option « { $text } » : écrivez nom=valeur, par exemple { $example }.
error-whole-number = { $option } attend un nombre entier, pas « { $text } ».
error-at-least-one = { $option } doit valoir au moins 1, pas { $text }.
error-seat-number = --seat veut un joueur de 1 à { $players }, ou all, pas « { $text } ».
error-game-missing = Quel jeu ? Disponibles : { $known }.
error-resume-with = --resume reprend la partie telle quelle, sans { $option }.
error-rules-none = { $game } : aucun article ne correspond à « { $text } ». Le sommaire : drakkar rules { $game }.
error-not-here = La commande « { $name } » n'est pas installée.
error-command = Commande inconnue : « { $name } ». Possible : { $known }.
error-expects = { $option } attend une valeur.
error-unrecognized = Argument inconnu : { $text }.
error-required = Il manque : { $text }.
error-choice = { $option } : « { $name } » n'est pas possible. Possible : { $known }.
error-usage = Commande mal formée : { $text }.
error-file-text = { $file } : ce n'est pas un texte en UTF-8.
