# What the rules begin with: the game in three paragraphs.
summary-aim = Menez vos Vikings à travers huit aventures, arrêtez-les sur les bonnes cases et envoyez les meilleurs au Valhalla. Le plus de points de victoire l'emporte (SAG-1.1).
summary-turn = Une manche : acheter des Vikings, piocher sa main, vivre l'aventure, envoyer un Viking au Valhalla, partir pour la suivante (SAG-2.1). À chaque tour de l'aventure, on retourne une carte Mouvement, chacun choisit une carte en secret et la révèle, les pions avancent, cases et cartes font leur effet ; puis on peut partir (SAG-2.4).
summary-end = Après la dernière aventure vient le Bifröst. À la fin, 3 pièces d'or donnent 1 PV et chaque casque de vos Vikings 1 PV (SAG-16, SAG-17).
