# Titres de ce que les joueurs utilisent, pour drakkar study.
study-kept = Cartes gardées au draft
study-jarls = Cartes jouées comme Jarl
study-battles = Cartes engagées au combat
study-favors = Cartes Faveur gagnées
study-gods = Bénédictions des dieux
study-islands = Îles colonisées
study-buildings = Pièces construites
study-consecrated = Villages consacrés
study-building-longship = Drakkar
study-building-temple = Temple
