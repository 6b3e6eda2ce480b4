# Moi : mes appareils, mon nom, mes tables, mes parties. Chargé quand on l'ouvre.
me-devices = Mes appareils
me-devices-how = Pas de compte : ce navigateur, c'est vous. Un lien ou son code fait d'un autre appareil le vôtre, une seule fois et pendant dix minutes.
me-share = Ajouter un appareil
me-move = Tout déplacer sur un autre appareil
me-link = À ouvrir sur votre autre appareil
me-move-how = Une fois ouvert là-bas, cet appareil n'a plus aucune de vos places.
me-phone = Téléphone
me-computer = Ordinateur
me-here = cet appareil
me-since = depuis { $when }
me-out = Écarter cet appareil
me-join = Faire de cet appareil le vôtre ?
me-join-how = Quelqu'un vous montre un lien qui fait de cet appareil l'un des siens. Ne continuez que si c'était vous : vos places sur les deux appareils deviennent celles d'une même personne.
me-join-yes = Oui, c'est moi
me-joined = Cet appareil est maintenant le vôtre.
me-name = Un nom pour vous retrouver
me-name-how = Si vous voulez : avec un nom et une phrase secrète, vous retrouvez vos tables sur n'importe quel appareil. Une phrase oubliée, personne ne peut vous la rendre.
me-named = On vous retrouve sous le nom de { $name }.
me-passphrase = Phrase secrète
me-name-set = Garder
me-name-change = Changer
me-enter = J'ai déjà un nom ici
me-enter-yes = Retrouver mes tables
me-tries = { $count ->
    [one] Quelqu'un a essayé une mauvaise phrase secrète pour votre nom, { $when }.
   *[other] { $count } mauvaises phrases secrètes ont été essayées pour votre nom, la dernière { $when }. Vos appareils n'en souffrent pas.
}
me-tables = Mes tables
me-tables-none = Vous n'êtes assis à aucune table.
me-archive = Ranger
me-unarchive = Ressortir
me-leave = Quitter
me-leave-how = Vous rendez votre place pour de bon. Les autres en sont avertis et peuvent laisser jouer un robot.
me-delete = Effacer
me-delete-how = { $others ->
    [0] La table et son enregistrement disparaissent.
    [one] La table et son enregistrement disparaissent, aussi pour { $others } autre personne.
   *[other] La table et son enregistrement disparaissent, aussi pour { $others } autres personnes.
}
me-sure = Vraiment
me-away = rangée
me-data = Mes données
me-data-how = Efface votre nom, vos appareils, ce que vous avez dit et toutes les tables où personne d'autre n'est assis. Aux autres tables, votre place perd son nom.
me-forget = Effacer tout ce qu'on sait de moi
me-forgotten = On ne sait plus rien de vous.
me-games = Mes parties
