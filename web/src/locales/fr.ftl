# Les mots du cadre. Ceux d'un jeu sont dans son dossier, games/<slug>, et viennent du serveur.

to-home = Accueil
not-found = Il n'y a rien à cette adresse.
loading = On hisse la voile…
just-now = à l'instant
close = Fermer
yes-play = Oui, jouer
no = Non
new = nouveau
you = vous
bot = robot
theme = Apparence : { $theme ->
    [light] claire
    [dark] sombre
   *[auto] comme l'appareil
}
theme-short = { $theme ->
    [light] clair
    [dark] sombre
   *[auto] auto
}

# ---- accueil -----------------------------------------------------------------------------------
your-turn = À vous de jouer
running = Parties en cours
ended = Parties finies
broken = arrêtée après une panne, encore lisible
other-version = attend une autre version du programme, encore lisible
seats = Joueurs
name = Nom
options = Options
start = Commencer

# ---- liens -------------------------------------------------------------------------------------
invite = Inviter
copy = Copier
copied = Copié
share = Partager
qr = Code QR
qr-of = Code QR : { $label }
link-for = Lien pour { $name }
link-watch = Lien pour les spectateurs
new-link = Nouveau lien pour { $name } (l'ancien ne vaut plus)
new-watch-link = Nouveau lien pour les spectateurs
link-dead = Ce lien n'est pas, ou n'est plus, valable.
table-gone = Cette table n'existe pas, ou vous n'y êtes plus.
welcome-name = Bienvenue à bord ! Votre nom :
sit-down = Prendre place

# ---- table -------------------------------------------------------------------------------------
of-what = { $of } : { $what }
table = La table
common-table = Table commune
side = Adversaires, coups, journal
scenes = Vues
players = Joueurs
goes-first = joue en premier
leads = est en tête
has-left = a quitté l'aventure
to-move = doit jouer
online = en ligne
offline = absent
not-here-yet = pas encore venu
no-seat = personne
opponent = Adversaire
what-to-do = Que faire
tab-board = Plateau
tab-moves = Coups
tab-others = Rivaux
tab-log = Journal
tab-score = Points
tab-talk = Discussion
tab-more = Plus
show-board-of = Montrer le plateau : { $name }
rules = Règles
help = Aide
help-keys = Aide et touches
sent = Envoyé…
saved = Enregistré
retrying = Nouvel essai…
offline-banner = Connexion perdue. Rien n'est perdu : on réessaie.
old-page = Il y a une page plus récente pour cette table.
reload = La charger
part-missing = Une partie de la page n'a pas pu être chargée ; le serveur en a peut-être une plus récente.
part-missing-offline = Cette partie de la page n'a pas encore été chargée, et il n'y a pas de réseau.
try-again = Réessayer
plain-unread = Cette page ne sait pas dessiner cette position : la voici en simples panneaux. Tout reste jouable.
plain-unloaded = L'image de ce jeu n'a pas pu être chargée : le voici en simples panneaux. Tout reste jouable.
plain-unknown = Cette page n'a pas d'image de ce jeu : le voici en simples panneaux.
plain-nothing = Cette position ne peut pas être dessinée ; les coups sont dans la liste.
stale = La table a changé entre-temps : regardez et décidez à nouveau.
error-network = Le serveur ne répond pas.
offline-page = Pas de réseau. La page est là ; les tables sont sur le serveur et reviendront avec le réseau.
server-away = Le serveur ne répond pas. La table s'ouvrira dès qu'il répondra.
undo = Annuler
undo-what = Annuler : { $what }
restart = Recommencer le tour
redo = Rétablir
takeback = Retour en arrière
takeback-ask = Demander aux autres de le reprendre
takeback-free = Le reprendre quand même
takeback-here = Demander aux autres de revenir ici
takeback-here-free = Rejouer à partir d'ici
takeback-counted = Le résultat le dira si quelque chose avait été révélé.
takeback-agree = D'accord
takeback-refuse = Refuser
takeback-withdraw = Retirer la demande
takeback-waiting = On attend { $names }.
hinted = { $count ->
    [one] un conseil du robot
   *[other] { $count } conseils du robot
}
devices = Cette place est tenue sur { $count } appareils
program = Un programme peut aussi jouer à cette place
seed-chosen = La graine de cette table a été choisie : { $seed }. Qui la connaît peut savoir ce qui sera tiré.
hint = Conseil
hide = Cacher ma main
how-it-works = Comment ça marche ?
then = Ensuite : { $next }
sure = Jouer ce coup ?
reveals = Ce coup dévoile quelque chose : il ne pourra plus être annulé.
reveals-short = sans retour possible
click-plays = un clic le joue
recap = Depuis votre dernier tour
recap-walk = Me montrer
note = Note personnelle
note-why = Rien que pour vous : ce que vous comptez faire. Vous la retrouverez à votre retour.
back-to-action = Revenir au jeu
board-of = Plateau : { $name }
next-table = { $count ->
    [one] { $title } : une autre table vous attend
   *[other] { $title } et d'autres : { $count } tables vous attendent
}
watching = spectateurs
whole-log = Tout le journal
you-watch = Vous êtes spectateur
answers = Réponses
messages = Messages
chosen-so-far = Votre choix : { $move }. Choisissez-en un autre, ou le même pour le reprendre, tant que tous n'ont pas choisi.
gives-up-much = Vous renoncez à beaucoup, et les autres jouent aussitôt.
undo-further = Revenir en arrière…
has-chosen = a choisi
recap-n = { $count ->
    [one] Revoir { $count } coup
   *[other] Revoir { $count } coups
}
menu = Menu
help-and-likings = Aide et préférences

# ---- coups -------------------------------------------------------------------------------------
moves = Coups
moves-n = { $count ->
    [0] Aucun coup
    [one] { $count } coup possible
   *[other] { $count } coups possibles
}
filter-moves = Filtrer les coups
no-moves = Rien à jouer pour l'instant.
is-over = La partie est finie.
other-answers = Autres réponses
nothing-with = { $thing } : rien à en faire maintenant.
hint-3 = Ce que jouerait le robot
hint-why-1 = Tous les coups permis, dans la liste.
hint-why-2 = Les points que chaque coup rapporte aussitôt, le meilleur d'abord.
hint-why-3 = Le choix du robot, éclairé sur le plateau, et sa raison.
hint-play = Jouer ce coup
hint-show-second = Montrer l'autre coup
hint-show-first = Remontrer le premier
die-try = essai { $at } sur { $of }
die-result = donne { $number }
die-rolled = { $number } sur un dé à { $sides } faces
die-unrolled = un dé à { $sides } faces, pas encore lancé
die-next-roll = Prochain lancer
die-first-roll = Premier lancer
thoughts-left = { $left ->
    [0] Des deux derniers genres, il ne reste plus de conseil à cette table ; il en revient un toutes les { $every } secondes.
    [one] Des deux derniers genres, il reste un conseil pour toute la table ; il en revient un toutes les { $every } secondes.
   *[other] Des deux derniers genres, il reste { $left } conseils sur { $most } pour toute la table ; il en revient un toutes les { $every } secondes.
}
hints-limited = À cette table, le conseil du robot n'est pas permis.

# ---- temps -------------------------------------------------------------------------------------
past-at = Retour en arrière : position { $at } sur { $of }
to-start = Au début
step-back = Un pas en arrière
step-forward = Un pas en avant
place-in-time = Moment de la partie
to-now = Revenir au présent
play-on = Dérouler les coups
pause = Pause
replay = Revoir la partie

# ---- points et résultat ------------------------------------------------------------------------
score-now = Si la partie finissait maintenant
score-ended = { $points } { $unit } si la partie finissait maintenant
score-end = total : { $points }
final-score = Décompte final
source = Source
total = Total
result = Résultat
rematch = Revanche
join-rematch = Rejoindre la revanche
export = Exporter la partie
share-replay = Lien pour revoir
replay-link = Lien pour revoir la partie

# ---- règles ------------------------------------------------------------------------------------
search-rules = Chercher dans les règles : un mot, 5, 5.11
summary = En bref
summary-aim = Le but
summary-turn = Le déroulement
summary-end = La fin de la partie
nothing-found = Rien trouvé.
clauses-n = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
reconstructed = Valeurs reconstituées.

# ---- rideau ------------------------------------------------------------------------------------
pass-to = Passez l'appareil à { $name }
curtain-why = Les mains sont cachées : seule la personne qui joue regarde.
i-am = Je suis { $name } : montrer
look-as = Regarder comme { $name }

# ---- aide --------------------------------------------------------------------------------------
light = Apparence
motion = Animations
motion-auto = comme l'appareil
motion-none = aucune
motion-fast = rapides
motion-normal = normales
motion-slow = lentes
asking = Demander avant un coup
density = Espacement

# ---- plateaux faits avec le kit ----------------------------------------------------------------
face-down = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
rules-of = Règles : { $thing }
turn-piece = Tourner
turned = Orientation { $at } sur { $of }
to-left = À gauche
to-right = À droite
to-up = En haut
to-down = En bas
lay-here = Poser ici
put-back = Remettre
choose-place = Choisissez une place
nothing = rien

# ---- leçons et guide ---------------------------------------------------------------------------
learn = Apprendre { $game }
learn-on = Apprendre { $game } : reprendre
learn-short = Apprendre
learn-on-short = Reprendre la leçon
lesson = Leçon
lesson-at = { $at } sur { $of }
lesson-back = Retour
lesson-next = Suite
lesson-show = Montrez-moi où
lesson-skip = Faites-le pour moi
lesson-leave = Quitter
lesson-fold = Moins
lesson-unfold = Plus
lesson-other = « { $move } » est permis, et sera peut-être un jour le meilleur coup. La leçon continue comme indiqué ci-dessus.
lesson-first-game = Première partie contre Karl, guidée
lesson-go-on = Continuer cette table
coach = Le guide
coach-dismiss = Compris
coach-off = Plus de cartes ici

# ---- pièces des plateaux -----------------------------------------------------------------------
map-size = Taille de la carte
map-larger = Agrandir
map-smaller = Réduire
map-fit = Toute la carte
fewer = Un de moins
more-of-it = Un de plus
