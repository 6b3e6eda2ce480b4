# Titres de ce que les joueurs utilisent, pour drakkar study.
study-ships = Bateaux construits
study-buildings = Bâtiments construits
study-artisans = Artisans recrutés
study-villagers = Villageois joués
study-tucked = Cartes glissées sous un bâtiment
study-discarded = Cartes défaussées pour leur récompense
study-raids = Colonies pillées
study-trades = Cartes Commerce gagnées
study-huts = Baraques
study-heroes = Héros gagnés
study-spaces = Emplacements du plateau Joueur occupés
study-space = Emplacement { $slot }
