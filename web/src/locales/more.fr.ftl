# Ce que disent l'accueil, une nouvelle table et les réglages : chargé avec eux, non avec une table.
tagline = La table des jeux vikings : toutes les règles, sans le livret.
your-turn-n = { $count ->
    [one] À vous de jouer
   *[other] À vous de jouer ({ $count })
}
new-table = Nouvelle table
new-table-of = Nouvelle table : { $game }
players-range = { $from ->
    [one] { $from } à { $to } joueurs
   *[other] { $from } à { $to } joueurs
}
minutes-range = { $from } à { $to } min
won-by = { $count ->
    [0] Défaite
    [one] Victoire : { $names }
   *[other] Égalité : { $names }
}
waits-for = On attend { $names }
import = Importer une partie enregistrée
seat-n = Place { $number }
seat-me = Moi
seat-here = Sur cet appareil
seat-friend = Un ami, par lien
seat-bots = Robots
name-of = Nom de la place { $number }
hints-option = Conseils permis
hints-default = selon la table
hints-why = D'ordinaire, le robot conseille quand tout le monde joue sur le même appareil ; avec des amis au loin, on ne montre que ce qui rapporte.
options-more = Tous les détails
seat-friend-how = Dès l'ouverture de la table, vous aurez un lien et un code QR pour votre ami. Vous pouvez commencer avant son arrivée.
seat-here-how = Vous jouez à tour de rôle sur cet écran ; si les mains sont cachées, un rideau tombe entre vous.
hints-none = aucun
network-closed = Le serveur n'écoute que cet ordinateur : les liens ci-dessous ne s'ouvrent encore sur aucun autre appareil.
network-let-in = Laisser entrer les téléphones de mon réseau
network-open = Les appareils du même réseau peuvent entrer par { $address } jusqu'à l'arrêt du serveur. Sans lien, ils ne voient aucune table.
network-close = Refermer
network-none = Les liens ci-dessous ne s'ouvrent que sur cet ordinateur : il n'est sur aucun réseau, ou son serveur n'écoute nulle part ailleurs (docs/hosting.md).
seed-chosen-mark = graine choisie
seed-bound = La graine a été tirée par le serveur, et scellée
seed-told = La graine était { $seed }
seed-check = Personne ne connaît la graine avant la fin. Ce sceau la fixe dès le début : c'est le SHA-256 de la table, de la graine et du sel, qui sont dits quand la partie est finie et figurent dans son enregistrement.
hint-1 = Ce qui est permis
hint-2 = Ce qui rapporte tout de suite
likings = Préférences
language = Langue
pref-sound = Sonner du cor quand c'est à moi
pref-noises = De légers bruits de bois, de dés et de cartes
pref-letters = Raccourcis d'une lettre
asking-how = { $asking ->
    [never] jamais
    [always] toujours
   *[final] s'il est irréversible ou renonce à beaucoup
}
text-size = Taille du texte
text-size-how = { $size ->
    [small] petite
    [large] grande
   *[normal] normale
}
density-how = { $density ->
    [dense] serré
   *[airy] aéré
}
keys = Touches
key-help = cette aide ; sur une pièce : ses règles (ou clic droit, appui long)
key-moves = liste des coups
key-number = le n-ième coup
key-enter = choisir, confirmer
key-esc = laisser tomber
key-undo = annuler
key-restart = recommencer le tour
key-redo = Refaire ce qui a été annulé
key-hint = conseil
key-log = journal
key-rules = règles
key-boards = plateau suivant
key-time = reculer, avancer dans le temps
key-region = partie suivante de l'écran
key-arrows = se déplacer dans le plateau ou la liste
newcomer = Première visite ?
newcomer-how = Apprenez en jouant : cinq minutes sur le vrai plateau, chaque règle au moment où elle sert.
coach-me = Avec un guide : un mot quand une chose arrive pour la première fois
coach-here = Le guide parle à cette table
coach-again = Revoir toutes ses cartes
me = Moi
ladders = Classements
