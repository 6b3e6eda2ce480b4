# Les classements. Chargé quand on les regarde, ou sous le résultat d'une partie classée.
ladder-of = Quel jeu
ladder-rated = Classement
ladder-rated-how = Pour les parties ouvertes comme « classées ». Le nombre dit la force (Glicko-2), ± l'intervalle où elle se trouve presque sûrement. Tant qu'il est large, un « ? » le dit et il n'y a pas de rang.
ladder-none = Aucune partie classée n'est encore finie ici. On la choisit en ouvrant une table.
ladder-rank = Rang
ladder-rating = Force
ladder-games = Parties
ladder-won = Gagnées
ladder-last = Dernière
ladder-place = Rang moyen
ladder-bot = robot
ladder-csv = Enregistrer en tableau (CSV)
ladder-mine = Ma force au fil des parties
ladder-mine-told = { $count ->
    [one] Une partie classée : { $rating }, à { $within } près.
   *[other] { $count } parties classées ; maintenant { $rating }, à { $within } près.
}
ladder-provisional = « ? » : provisoire, il faut encore quelques parties.
ladder-circle = Ceux que j'ai rencontrés
ladder-circle-how = Toutes les parties entières où vous étiez assis, classées ou non. Vous seul voyez ce tableau.
ladder-circle-none = Vous n'avez encore fini aucune partie de ce jeu avec d'autres.
