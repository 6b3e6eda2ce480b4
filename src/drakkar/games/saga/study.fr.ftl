# Titres de ce que les joueurs utilisent, pour drakkar study.
study-recruited = Vikings recrutés
study-played = Cartes jouées
study-acted = Actions de cartes utilisées
study-gods = Dieux choisis
study-helped = Dieux venus en aide
study-valhalla = Cartes envoyées au Valhalla
