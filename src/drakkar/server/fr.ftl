# Le serveur : ce qu'il dit en dehors des jeux.

# ---- la table ----------------------------------------------------------------------------------
prompt-turn = À vous. { $question }
prompt-name = { $name } : { $question }
prompt-wait = { $count ->
    [0] Personne n'a à jouer.
   *[other] On attend { $names }.
}
prompt-thinks = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
prompt-other-version = { $what ->
    [box] Cette table a été jouée avec un autre matériel ({ $their_box } ; ici { $our_box }). On peut la lire et l'enregistrer ; elle continuera quand le serveur aura de nouveau son matériel.
   *[rules] Cette table suit la révision { $theirs } des règles ; ce serveur joue la révision { $ours }. On peut la lire et l'enregistrer.
}
prompt-not-shown = Les règles de ce serveur ne mènent pas à cette position : voici la dernière à laquelle elles mènent.
prompt-broken = Une panne a arrêté cette table. On peut la lire et l'enregistrer. Rapport { $report }.
result-winner = { $count ->
    [one] { $names } l'emporte !
   *[other] { $names } se partagent la victoire !
}
result-solo = { $won ->
    [yes] Vous gagnez, { $mine } à { $theirs } !
   *[no] Vous perdez, { $mine } à { $theirs }.
}
result-alone = Votre score : { $points }.
result-rewound = { $count ->
    [one] Un retour en arrière après une révélation.
   *[other] { $count } retours en arrière après une révélation.
}
result-hinted = { $count ->
    [one] { $name } a pris conseil du robot une fois.
   *[other] { $name } a pris conseil du robot { $count } fois.
}
takeback-ask = { $name } demande à revenir en arrière, avant « { $before } ».
log-rewind = ramène la partie en arrière
log-hint = demande conseil au robot
log-device = prend aussi cette place sur un autre appareil
log-link = reçoit un nouveau lien : les appareils qui tenaient cette place n'y sont plus
log-token = laisse un programme jouer à cette place
log-untoken = ne laisse plus de programme jouer à cette place
log-hand = { $how ->
    [clock] n'a plus de temps : { $bot } joue à sa place
    [others] est absent depuis longtemps : { $bot ->
        [none] les autres cherchent quelqu'un pour jouer à sa place
       *[other] les autres laissent { $bot } jouer à sa place
    }
   *[own] laisse sa place { $bot ->
        [none] à quelqu'un d'autre pour le moment
       *[other] à { $bot } pour le moment
    }
}
log-sit = { $name } joue à cette place pour le moment
log-back = est de retour et joue de nouveau
log-away = est absent jusqu'au { DATETIME($date, dateStyle: "long") }
log-away-no-more = n'est plus absent
log-more = accorde à { $name } { $unit ->
    [days] { $count ->
        [one] un jour de plus
       *[other] { $count } jours de plus
    }
   *[minutes] { $count ->
        [one] une minute de plus
       *[other] { $count } minutes de plus
    }
}
log-late = n'a plus de temps
hand-ask = { $name } propose que { $bot ->
    [none] quelqu'un d'autre
   *[other] { $bot }
} joue pour { $leaver } en attendant son retour.
stand-in-default = un ami
result-played = Qui a joué pour { $name } : { $list }.
result-share = { $name } ({ $count ->
    [one] une réponse
   *[other] { $count } réponses
})
log-version = { $how ->
    [all] Désormais : révision { $revision } des règles (jusqu'ici { $was }).
   *[position] Désormais : révision { $revision } des règles (jusqu'ici { $was }). Tout ce qui a été joué n'y est pas permis ; la table continue là où elle en était.
}
log-record = { $what ->
    [box] D'après une partie jouée avec un autre matériel.
   *[rules] D'après une partie de la révision { $was } des règles ; on joue ici la révision { $revision }.
} { $how ->
    [all] Tous ses coups sont permis ici.
   *[part] { $legal } de ses { $answers } coups sont permis ici : la table en est là.
}{ $scores ->
    [none] {""}
   *[other] {" "}Elle s'était terminée sur { $scores }.
}
notice-turn = C'est à vous de jouer à { $game }{ $others ->
    [none] .
   *[other] {" "}avec { $others }.
}
notice-turn-channel = C'est à { $name } de jouer à { $game }.
notice-subject = À vous de jouer : { $game }
notice-off = Ne plus recevoir ces messages
notice-mail =
    { $text }

    La table : { $url }

    Ne plus recevoir ces messages : { $off }
notice-confirm-subject = Des messages quand c'est à vous de jouer ?
notice-confirm =
    Quelqu'un, vous sans doute, souhaite recevoir à cette adresse un message quand c'est son tour de jouer sur Drakkar.

    Oui, envoyez-les : { $url }

    Si ce n'était pas vous, ne faites rien : vous ne recevrez plus rien.
player-default = Joueur { $number }
notice-stand-in = { $name } n'a pas répondu à temps : un thrall a joué à sa place.
bot-thrall = Thrall, pour débuter
bot-thrall-how = Thrall joue au hasard, tout de suite.
bot-karl = Karl, facile
bot-karl-how = Karl joue le meilleur tour qu'il voit, tout de suite.
bot-jarl = Jarl, bon joueur
bot-jarl-how = Jarl voit jusqu'à la fin de la manche ; il réfléchit un tiers de seconde au plus.
bot-konung = Konung, fort
bot-konung-how = Konung voit aussi loin que Jarl et a appris de nombreuses parties ce que vaut chaque chose ; il réfléchit une seconde et demie au plus.

# ---- conseils ----------------------------------------------------------------------------------
hint-legal = { $count ->
    [one] Un seul coup est possible.
   *[other] { $count } coups sont possibles.
}
hint-gain = Au mieux { $points } { $unit } tout de suite.
hint-no-gain = Aucun coup ne rapporte tout de suite : voyez plus loin.
hint-bot = Jarl jouerait : { $move }.
hint-bot-gain = Jarl jouerait : { $move } (tout de suite : { $list }).
hint-bot-why = Face à « { $move } », il en attend { $list }.
hint-bot-why-all = Face à « { $move } », il en attend { $points } : { $list }.
hint-points = { $points ->
    [one] point en tout
   *[other] points en tout
}
hint-bot-even = « { $move } » vaut autant à ses yeux.
hint-bot-only = C'est le seul coup possible.
hint-bot-alike = Les autres coups reviennent au même.

# ---- erreurs de l'API --------------------------------------------------------------------------
api-bad-request = Cette demande n'est pas comprise : { $what }.
api-which-seat = Vous tenez plusieurs places ici : dites laquelle.
api-foreign-origin = Cette demande ne vient pas de la page de ce serveur.
api-not-allowed = Ce n'est pas permis ici.
api-not-found = Il n'y a rien ici.
api-bad-method = Cette adresse ne s'interroge pas ainsi.
api-stale = La partie a avancé : regardez de nouveau.
api-old-page = Cette page est plus ancienne que le serveur : rechargez-la.
api-too-large = Trop grand : { $limit } octets au plus.
api-not-json = Seul le JSON est accepté ici.
api-refused = { $why }
api-bad-value = Cela n'a pas de sens.
api-off-lesson = La leçon continue par un autre coup. On peut la quitter à tout moment.
api-empty-name = Il faut au moins une lettre visible dans un nom.
api-key-used = Cette clé a déjà servi à autre chose.
api-takeback-nothing = Il n'y a rien à reprendre là.
api-takeback-open = Quelqu'un d'autre demande déjà à revenir en arrière : répondez-lui d'abord.
api-hand-nothing = Cette place ne peut pas être cédée.
api-hand-level = Ce robot n'existe pas ; il y a : { $known }.
api-hand-open = Une place est déjà sur le point d'être cédée : répondez d'abord à cela.
api-hand-away = Cette personne s'est dite absente jusqu'à une date : attendez jusque-là.
api-hand-early = Son temps n'est pas encore écoulé.
api-hand-here = Cette personne était là il y a moins de { $minutes } minutes : laissez-lui un peu de temps.
api-no-more-time = On ne peut pas accorder plus de temps ici.
api-away-until = Indiquez un jour parmi les { $days } prochains.
api-bad-push = On ne peut rien envoyer à cette adresse de notification.
api-bad-mail = Ce n'est pas une adresse électronique.
api-mail-failed = Le message n'a pas pu partir : la messagerie du serveur ne répond pas.
api-no-push = Ce serveur n'envoie pas de notifications.
api-no-mail = Ce serveur n'envoie pas de courriels.
api-bad-hook = Ce serveur ne peut pas appeler cette adresse : elle doit commencer par https:// et mener à un hôte public.
api-too-many-ways = Cela suffit : retirez-en d'abord un.
api-broken = Une panne a arrêté cette table ; on peut la lire et l'enregistrer. Rapport { $report }.
api-other-version = { $what ->
    [box] Cette table a été jouée avec un autre matériel ({ $their_box } ; ici { $our_box }) : on peut la lire et l'enregistrer, en attendant que le serveur ait de nouveau son matériel.
   *[rules] Cette table suit la révision { $theirs } des règles ; ce serveur joue la révision { $ours } : on peut la lire et l'enregistrer.
}
api-too-many = Trop souvent : attendez un instant.
api-no-thoughts = Cette table a eu ses conseils pour le moment : il en revient un toutes les quelques secondes.
api-too-many-shows = Vous avez déjà { $count } tables où seuls des robots jouent : attendez que l'une soit finie.
api-storage = Rien n'a pu être enregistré à l'instant. Réessayez.
api-busy = Pas maintenant : réessayez.
api-fault = Une panne du serveur. Rapport { $report }.
error-record-start = Cette partie commence à une position enregistrée, qu'on ne peut pas vérifier : seuls « drakkar replay » et « drakkar play » l'acceptent.
error-too-deep = Trop d'éléments emboîtés.

# ---- la page -----------------------------------------------------------------------------------
page-missing-title = Drakkar tourne
page-missing = La page pour le navigateur n'a pas été construite : lancez « make page » dans le dossier des sources, puis rechargez. L'API fonctionne ; docs/api.md la décrit.

# ---- ligne de commande -------------------------------------------------------------------------
serving = Drakkar est à l'adresse { $address }   (Ctrl+C pour arrêter)
boxes-ours = {"  "}(celle de ce programme)
box-written = C'est écrit. Pour jouer avec cette boîte : DRAKKAR_COMPONENTS={ $folder } drakkar serve
backed-up = Enregistré : { $file }
cli-serve = servir les tables aux navigateurs
cli-backup = enregistrer une copie de toutes les tables
cli-boxes = lister les boîtes avec lesquelles on a joué, ou en écrire une
cli-boxes-box = l'empreinte d'une boîte, ou son début
cli-boxes-folder = où vont ses fichiers : ce que nommera DRAKKAR_COMPONENTS
cli-host = l'adresse d'écoute ; 0.0.0.0 pour tout le réseau
cli-port = le port ; sinon { $port } ou le prochain qui est libre
cli-db = la base : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM
cli-name = un nom d'hôte sous lequel la page est ouverte (peut être répété)
cli-proxy = l'adresse d'un proxy : on le croit sur l'origine des appels (peut être répétée)
cli-lan = l’adresse de cette machine pour les autres appareils du réseau, si elle en a plusieurs
cli-workers = nombre de processus (plusieurs seulement avec PostgreSQL)
cli-bots = nombre de processus pour les joueurs automatiques
cli-private-hooks = permettre aux notifications et webhooks d'atteindre des adresses privées et du HTTP simple
cli-open = ouvrir la page dans le navigateur
cli-no-limits = ne pas limiter la fréquence des demandes (pour les essais de charge)
cli-backup-file = où ; ne doit pas exister
cli-no-talk = personne ne parle aux tables : ni messages, ni signes
cli-keep-days = efface les tables que personne n'a touchées depuis tant de jours (0 : jamais)
cli-lang = langue : fr ou en
metavar-folder = DOSSIER
metavar-box = BOÎTE
metavar-file = FICHIER
error-number = « { $text } » n'est pas un nombre de 0 à 65535.
error-database-url = « { $url } » n'est pas une base : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
error-database = La base est inutilisable : { $why }.
error-database-later = Un programme plus récent a donné à la base la forme { $shape } ; celui-ci connaît { $known }. Prenez ce programme, ou une copie faite avant.
error-smtp = DRAKKAR_SMTP n'est pas une messagerie : smtp+starttls://NOM:MOT_DE_PASSE@HÔTE:587?from=ADRESSE (ou smtp://, smtps://).
error-workers = Plusieurs processus demandent PostgreSQL : --db postgresql://UTILISATEUR@HÔTE/NOM.
error-listen = Impossible d'écouter à { $host }, port { $port } : { $why }.
error-backup = La copie n'a pas pu être faite : { $why }.
error-backup-exists = { $file } existe déjà.
error-no-database = Il n'y a pas de base { $file }.
error-box = Nommez une boîte et un dossier : « { $digest } » n'en désigne pas une seule parmi { $known }.
error-pg-dump = Il faut pour cela le programme pg_dump de PostgreSQL, qui n'est pas dans le PATH.
title-whatif = Et si… · { $title }
title-duel = Duel · { $title }
log-whatif = Copie d'une position d'une autre table : ce que son auteur ne savait pas a été redistribué.
api-redo-nothing = Il n'y a rien à rétablir.
api-copy-nothing = On ne peut rien jouer à partir de cette position.
api-duel-nothing = Les mêmes cartes peuvent être redistribuées quand une partie entière est finie et que ce programme sait encore la jouer.
error-duel-seats = Les mêmes cartes demandent le même nombre de joueurs : { $count }.
api-quiet-table = La personne qui a ouvert cette table la veut silencieuse.
api-empty-line = Il n'y a rien à voir dans ce message.
api-long-line = Trop long : { $limit } caractères au plus.
api-hidden-thing = On ne peut montrer que ce que tout le monde voit.
log-leave = quitte la table
api-old-pass = Ce lien a déjà servi, ou il est trop vieux. Faites-en un autre sur l'autre appareil.
api-short-passphrase = Une phrase secrète a au moins { $count } caractères.
api-name-taken = Quelqu'un d'autre ici porte ce nom : choisissez-en un autre.
api-wrong-passphrase = Ce nom et cette phrase secrète ne vont pas ensemble.
api-too-many-tries = Trop d'essais : attendez un peu. Les appareils qui sont déjà les vôtres n'en souffrent pas.

# Le classement
title-rated = Classée · { $title }
log-unrate = ne veut pas que cette partie compte au classement
rated-not = { $why ->
    [declined] Cette partie n'a pas compté au classement : quelqu'un ne le voulait pas.
    [same-person] Cette partie n'a pas compté au classement : une même personne y tenait deux places.
   *[other] Cette partie n'a compté pour personne : il ne restait aucun adversaire.
}
error-rated = { $lacks ->
    [seats] Une partie classée se joue à deux au moins, chacun sur son appareil : vous, des amis invités par un lien, des robots.
    [seed] Une partie classée n'a pas de graine choisie : qui la choisit pourrait connaître les cartes.
    [hints] Dans une partie classée, aucun robot ne donne de conseils.
   *[other] Une partie classée entre plusieurs personnes a besoin d'une pendule en jours : sans elle, qui perd pourrait la laisser sans fin.
}
api-rated-back = Dans une partie classée on ne revient pas en arrière au-delà de l'annulation ordinaire, ni une fois la partie finie.
api-rated-copy = Dans une partie classée, les « et si » attendent la fin de la partie.
api-rated-token = Dans une partie classée, aucun programme ne joue à votre place.
api-rated-link = Dans une partie classée, une place occupée garde son lien : personne ne peut en être chassé.
api-rated-seats = Dans une partie classée, chacun n'a qu'une place.
api-rated-delete = D'autres jouent cette partie classée : elle ne peut pas être effacée avant la fin. Vous pouvez quitter la table, ce qui compte comme une défaite.
api-rated-late = Vous avez déjà joué : cette partie compte au classement.
api-ahead-nothing = Il n'y a rien de tel à décider d'avance.
