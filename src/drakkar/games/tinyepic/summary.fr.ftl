# What the rules begin with: the game in three paragraphs.
summary-aim = Prenez les îles pour leurs Runes et misez sur le dieu qui sera le plus furieux. Trois Ères ; le plus de points de victoire l'emporte (TEV-1.1).
summary-turn = À son tour, on joue une carte : face visible pour ses actions (naviguer, déployer, attaquer, explorer, récolter, construire), ou face cachée pour engager ou rejoindre une bataille, résolue au tour suivant (TEV-4, TEV-5). D'abord la bataille en attente, en dernier un Village à consacrer (TEV-4.2).
summary-end = Après la troisième Ère, on révèle les Faveurs et on classe les dieux selon leur Furie : une Rune vaut selon le rang de son dieu (TEV-17, TEV-18).
