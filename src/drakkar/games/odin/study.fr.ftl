# Titres de ce que les joueurs utilisent, pour drakkar study.
study-spaces = Cases Action occupées
study-occupations = Métiers joués
study-explored = Plateaux explorés
study-ships = Bateaux obtenus
study-buildings = Bâtiments obtenus
study-laid = Pièces posées sur un plateau
study-dice = Réussites aux dés
