# Les personnes autour d'une table : pendules, places cédées, messages. Chargé là où l'on est plusieurs.
people = Joueurs et pendule
clock-left = { $name } : encore { $time }
clock-over = { $name } : temps écoulé
clock-since = { $name } réfléchit depuis { $time }
clock-away = { $name } est absent jusqu'au { $date }
playing-for = { $who } joue pour { $name }
nobody-for = Personne ne joue encore pour { $name }
lent-bot = { $who } joue pour vous.
lent-open = Votre place attend quelqu'un d'autre.
take-back-seat = Reprendre ma place
hand-agree = D'accord
hand-refuse = Non
hand-withdraw = Retirer
hand-waiting = En attente de { $names }
hand-link-for = Lien pour qui joue à la place de { $name }
hand-link-new = Un lien pour qui jouera à la place de { $name }
hand-mine = Céder ma place
hand-other = Céder la place de { $name }
hand-to = Qui joue la suite ?
hand-to-person = Quelqu'un, par un lien
hand-do = Céder la place
hand-why = Cette personne peut la reprendre à tout moment, et chacun voit qui a joué quoi.
hand-why-mine = Vous pouvez la reprendre à tout moment, et chacun voit qui a joué quoi.
hand-asked = La question est posée aux autres.
more-time = Plus de temps
more-time-for = Plus de temps pour { $name }
away-mine = Je suis absent jusqu'au
away-set = Prévenir
away-back = Je suis de retour
away-why = D'ici là votre pendule est arrêtée et personne ne cède votre place.
clock-none = Pas de pendule : chacun prend le temps qu'il lui faut.
clock-soft = { $span } par réponse, à titre indicatif.
clock-days-tell = { $span } par réponse. Ensuite tout le monde est prévenu.
clock-days-bot = { $span } par réponse. Ensuite { $bot } joue la suite.
minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
clock-choice = Pendule
clock-choice-none = Aucune
clock-choice-soft = { $count } min par réponse, à titre indicatif
clock-choice-days = { $count ->
    [one] un jour par réponse
   *[other] { $count } jours par réponse
}
then-choice = Quand le temps est écoulé
then-tell = Tout le monde est prévenu
then-bot = { $bot } joue la suite
quiet-choice = Aucun message de cette table vers les téléphones, boîtes aux lettres ou salons
notices = Me prévenir quand c'est à moi
notices-why = Un message part quand la table n'a pas été à votre écran depuis une minute, et un seul jusqu'à ce que vous regardiez.
notices-quiet = Qui a ouvert cette table la veut silencieuse : personne n'est prévenu ailleurs.
push = Sur cet appareil
push-on = Les messages arrivent sur cet appareil.
push-turn-on = Envoyer les messages à cet appareil
push-no-server = Ce serveur n'envoie pas de messages aux pages.
push-no-secure = Cette page n'a pas été ouverte en HTTPS : un navigateur n'accepte de messages que de pages sûres et de la machine même.
push-no-ios = Sur iPhone ou iPad, la page doit d'abord être sur l'écran d'accueil : Partager, puis « Sur l'écran d'accueil » ; ouvrez-la de là.
push-no-browser = Ce navigateur n'accepte pas de messages des pages.
push-denied = Ce navigateur a pour consigne de ne pas montrer de messages d'ici : autorisez-les dans ses réglages.
push-failed = La messagerie du navigateur ne répond pas. Réessayez plus tard.
mail = Par courriel
mail-address = Adresse électronique
mail-add = Envoyer les courriels là
mail-none = Ce serveur n'envoie pas de courriels.
mail-new = Un courriel avec un lien est parti vers { $address } : ouvrez le lien, et les messages viendront.
mail-on = Les courriels partent vers { $address }.
way-trouble = Le dernier message n'est pas arrivé.
way-off = Arrêter
hooks = Dans un de vos salons
hooks-why = Discord, Matrix, ntfy ou un programme à vous apprend à qui c'est de jouer. Vous seul, qui avez ouvert la table, pouvez régler cela.
hook-flavour = Genre
hook-json = Un programme (JSON)
hook-discord = Discord
hook-matrix = Matrix (hookshot)
hook-ntfy = ntfy
hook-url = Adresse du webhook
hook-add = Prévenir ce salon
hook-secret = Les messages sont signés avec ce secret, montré cette seule fois :
off-done = C'est fait : plus de messages de cette sorte.
off-gone = Ce lien n'est plus valable : il n'y a rien à arrêter.
confirm-done = C'est fait : un courriel viendra quand ce sera à vous.
rated-choice = Partie classée
rated-choice-how = Elle compte au classement de ce serveur, où chacun voit le nom et la force de ceux qui ont joué. Sans conseils de robot, sans retour en arrière, sans « et si » avant la fin ; qui cède ou quitte sa place a perdu contre tous ceux qui restent. Entre plusieurs personnes, il faut une pendule en jours.
rated-card = Cette partie compte au classement de ce serveur : votre nom et votre force y seront visibles.
rated-fine = D'accord
rated-decline = Pas pour moi
rated-counts = Cette partie compte au classement. Qui laisse quelqu'un d'autre jouer sa place, ou quitte la table, a perdu contre tous ceux qui restent.
rated-not = Cette partie ne compte plus au classement : quelqu'un ne le voulait pas.
ahead = Décider d'avance
ahead-offer = Décider d'avance de la suite…
ahead-when = Quand on me le demandera ce tour-ci :
ahead-always = dans tous les cas
ahead-least = si j'ai au moins { $count } points
ahead-most = si j'ai au plus { $count } points
ahead-points = Points
ahead-how = Personne d'autre n'en sait rien. Si la condition n'est pas remplie, ou si l'on revient en arrière, rien n'est joué et la question vous attend.
ahead-ready = Décidé d'avance : { $move }, { $condition }.
ahead-read = Compris
ahead-lapsed-points = Votre décision prise d'avance n'a pas été jouée : vos points ne remplissent pas sa condition. À vous de répondre.
ahead-lapsed-changed = Votre décision prise d'avance a été retirée : la partie est revenue en arrière.
rated-mark = Classée
