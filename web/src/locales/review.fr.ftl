# La page du résultat : quelles décisions ont coûté le plus. Chargé avec le résultat, pas avec la table.
review = Quels coups ont coûté le plus ?
review-whose = Les décisions de
review-thinking = Jarl revoit la partie …
review-steps = { $done } étapes sur { $total }
review-stop = Arrêter
review-played = Joué
review-better = Mieux
review-show = Voir la position
review-copy = Jouer à partir d'ici
review-none = Aucune décision n'a clairement coûté quelque chose : sur { $looked }, aucune ne se confirme.
review-meaning = { $looked } décisions, jugées avec ce qui était connu alors. Seul ce que d'autres mondes confirment est listé ; ± à 95 %.
