# Les statistiques de mes parties. Chargé quand on les regarde.
games-none = Aucune de vos parties n'est encore finie. Les leçons, les « et si » et les parties où vous tenez plusieurs places ne comptent pas.
games-of = Quel jeu
games-sum = { $count ->
    [one] 1 partie, { $won } gagnée
   *[other] { $count } parties, { $won } gagnées
}
games-time = Les points au fil du temps
games-time-told = { $count } parties, de { $least } à { $most } points, { $mean } en moyenne
games-sources = Les points par source, en moyenne
games-players = Joueurs
games-played = Parties
games-won = Gagnées
games-mean = Points en moyenne
games-place = Rang moyen
games-csv = Enregistrer en tableau (CSV)
