# Saga des Vikings : ce que dit le guide. lesson-<étape> explique, lesson-<étape>-do dit que faire ;
# coach-<carte> : les cartes de la première partie. Étapes et cartes sont dans lesson.yaml.

# ---- la leçon ----------------------------------------------------------------------------------
lesson-welcome = Vous menez une troupe de Vikings à travers huit aventures, de royaume en royaume, jusqu'au pont de l'arc-en-ciel. Qui a alors le plus de points de victoire (PV) l'emporte. Jouons la première aventure, à une vraie table, contre Karl.
lesson-path = Voici le chemin. Tous les pions partent de la case 0, sur un sentier de planches qui va les porter. La carte encadrée, tout au bout, est l'aventure : ses cases rapportent des PV et de l'or, ou en coûtent. La rouge est la dernière : qui l'atteint ou la dépasse est puni et sort du jeu. Il faut donc aller loin, mais pas trop.
lesson-buy-knut = D'abord l'étalage. Les Vikings achetés rejoignent les sept que vous avez déjà. Chacun dispose de 5 or, chaque Viking a son prix. Knut marche de 5 cases, et au coup où il est joué vous piochez trois cartes au lieu d'une.
lesson-buy-knut-do = Achetez Knut pour 3 or.
lesson-play-knut = Karl a acheté Halvar. Une carte Déplacement est retournée, un 1 : le sentier a porté les deux pions 1 case plus loin. Chacun choisit maintenant une carte en secret. Elle dit de combien marche votre pion ; au pied de la carte, où cela mène. Knut vous conduit au marqueur de la case 6 : 1 or. Tant que tous n'ont pas choisi, vous pouvez toucher une autre carte.
lesson-play-knut-do = Touchez Knut.
lesson-draw = Les cartes sont révélées, les pions ont marché. Karl s'est arrêté en 9, avec Ragnar : 1 PV. Vous en 6 : 1 or. Seule compte la case où l'on s'arrête. Chaque carte jouée est remplacée par une autre, mais Knut en vaut trois.
lesson-draw-do = Piochez trois cartes.
lesson-special = La carte Déplacement suivante est une carte spéciale de ce royaume. Comme toute autre elle vous a portés, de 5 cases, et elle dit autre chose encore : tant qu'elle reste là, une case de l'aventure qui n'a que du bon rapporte 1 or de plus. Ce qui est en vigueur figure sur sa bannière.
lesson-play-solveig = Cinq cartes, cinq arrivées. Quatre sont sur l'aventure. Regardez une carte : un arc montre son chemin. La meilleure est la case 18 : 1 PV et 3 or, plus 1 or de la carte spéciale.
lesson-play-solveig-do = Jouez Solveig, 7.
lesson-stay = Vous vous êtes arrêté sur l'aventure : à la fin d'un coup vous pouvez la quitter, à l'abri. Ou rester et espérer mieux. La pile montre ce qui peut encore venir : un 1 ou un 2 laisserait une bonne case à Harald, qui marche de 0. Osons, une fois.
lesson-stay-do = Poursuivez l'aventure.
lesson-play-harald = Un 2 : le sentier vous porte en case 20, qui vaut 2 PV. Quatre de vos cinq cartes vous mèneraient au-delà de la case 21 : 2 PV perdus, et dehors. Leurs arrivées sont rouges. Harald marche de 0 case, et c'est aujourd'hui votre meilleur homme.
lesson-play-harald-do = Jouez Harald.
lesson-leave = 2 PV et 1 or. Mais maintenant toutes les cartes de votre main mènent à la dernière case ou au-delà, et le sentier va avancer encore. Qui ne sait pas partir le paie.
lesson-leave-do = Quittez l'aventure.
lesson-valhalla = Karl est parti aussi. L'un de vos Vikings joués peut maintenant entrer au Valhalla. Vous ne le reverrez pas avant la dernière aventure, mais ses casques sont des PV à la fin. Le ruban de la carte les compte : Solveig en a 1.
lesson-valhalla-do = Touchez Solveig parmi vos cartes jouées.
lesson-buy-ingrid = Avant l'aventure suivante, l'étalage rouvre. Odin est passé à Karl, qui a acheté en premier. Toutes vos cartes, sauf Solveig, sont mélangées avec vos achats. Ingrid rapporte 2 or ou 1 PV chaque fois que vous vous arrêtez sur un marqueur.
lesson-buy-ingrid-do = Achetez Ingrid pour 3 or.
lesson-pass = Un Viking par tour d'achat. Tant que quelqu'un achète, il y a un autre tour, et tout coûte 1 or de plus : les étiquettes le disent. Il vous reste 5 or ; à la fin, trois valent 1 PV.
lesson-pass-do = N'achetez rien à ce tour.
lesson-sea = La deuxième aventure se passe en mer : un navire à douze boucliers remplace le sentier. Tout le reste est pareil, mais il est court : qui dépasse la proue ou la poupe tombe, avec la pénalité de la dernière case.
lesson-voyage = Il en va ainsi huit fois, avec de nouveaux Vikings à chaque royaume, et avec des dieux. La dernière étape est Bifröst : seuls y marchent ceux que vous avez envoyés au Valhalla. Puis 3 or valent 1 PV, et chaque casque de vos Vikings un de plus.
lesson-end = Voilà le jeu. À vous : un premier voyage avec le guide, qui dit un mot chaque fois que quelque chose arrive pour la première fois. Ou poursuivez cette table : Karl joue désormais pour lui-même.

# ---- la première partie, guidée ----------------------------------------------------------------
coach-shop = Un Viking par tour d'achat ; chaque tour de plus les renchérit tous de 1 or. Vos achats sont mélangés à votre pioche avant la main de départ. Touchez un Viking pour l'acheter.
coach-play = Le pied de chaque carte dit où elle mène et ce qu'on y trouve. Une pression la pose en secret ; tant que tous n'ont pas choisi, vous pouvez en toucher une autre.
coach-force = Une carte Déplacement spéciale est en vigueur : la bannière la nomme, la pile à côté dit ce qu'elle fait. Les arrivées de vos cartes en tiennent déjà compte.
coach-sea = En mer, un navire de douze boucliers vous porte. Qui dépasse la proue ou la poupe tombe : la pénalité de la dernière case, et dehors.
coach-bifrost = Bifröst, la dernière aventure : deux cartes à la suite. On ne peut partir qu'après s'être arrêté sur la seconde. Votre pioche, ce sont ceux que vous avez envoyés au Valhalla.
coach-distance = Votre carte vous laisse le choix : touchez la case où votre pion doit s'arrêter.
coach-stay = Vous vous êtes arrêté sur l'aventure et pouvez partir avec ce que vous avez. Si vous restez, une autre carte Déplacement vous porte avant que vous ne jouiez.
coach-send = Un Viking joué peut entrer au Valhalla. Vous ne l'aurez plus avant Bifröst, mais ses casques sont des PV à la fin. Les cartes faibles à casques s'y prêtent bien ; n'envoyer personne est permis.
coach-act = La carte que vous venez de jouer a une action pour cet instant même. Touchez la carte pour vous en servir, ou passez-vous-en.
coach-god = Deux dieux : l'un va sous votre pioche, et se jouera comme un Viking. Personne d'autre ne voit lequel.
coach-free = Un Viking pour rien. Il va sous votre pioche : vous le piocherez peut-être dans cette aventure même, en dernier.
coach-prophecy = Vous avez un jeton Prophétie. Rendez-le à n'importe quel moment de cette aventure pour regarder la prochaine carte Déplacement : juste avant de décider de partir, par exemple.
