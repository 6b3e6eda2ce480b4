# Titres de ce que les joueurs utilisent, pour drakkar study.
study-tiles = Tuiles achetées
study-vikings = Vikings achetés
study-bonuses = Tuiles bonus prises
