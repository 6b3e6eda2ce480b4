# Vikings : ce que dit le guide. lesson-<étape> explique, lesson-<étape>-do dit quoi faire ;
# coach-<carte> : les cartes de la première partie. Étapes et cartes sont dans lesson.yaml.

# ---- la leçon ----------------------------------------------------------------------------------
lesson-welcome = Votre clan s'installe sur les îles au large de sa côte. Au bout de six manches, le clan le plus glorieux l'emporte. Jouons une manche, sur un vrai plateau, contre Karl et Thora.
lesson-wheel = Douze lots entourent la roue. Un lot, c'est une tuile et le Viking posé à côté : on achète toujours les deux ensemble. Le chiffre en face est son prix en or, de 0 à 11. Vous avez 25 or, et un tour, c'est exactement un achat.
lesson-buy-goldsmith = Un orfèvre installé sur une île rapporte de l'or après chaque manche. Celui à 3 vient avec un début d'île : la mer à gauche, la terre à droite.
lesson-buy-goldsmith-do = Achetez le lot à 3.
lesson-place-goldsmith = Votre côte a une ligne pour les drakkars, tout en haut, puis une ligne par métier. Une tuile peut aller dans n'importe laquelle de celles-ci, mais un Viking ne vit que dans la ligne de son métier. Le bord du continent compte comme de la mer : en colonne 1, seulement des débuts d'île.
lesson-place-goldsmith-do = Posez la tuile dans la ligne des orfèvres, colonne 1.
lesson-settle-goldsmith = C'est sa ligne : il peut s'installer sur la tuile, et il y restera. Seuls les Vikings installés sur une île rapportent ; sur le continent, ils attendent.
lesson-settle-goldsmith-do = Installez-le sur la tuile.
lesson-start-tile = Au tour de votre premier achat, vous posez aussi votre tuile de départ : encore un début d'île, en colonne 1 d'une ligne libre à cet endroit.
lesson-start-tile-do = Posez-la dans la ligne des pêcheurs.
lesson-zero-lot = Karl a acheté un pêcheur pour 1, Thora un noble pour 6. Le lot à 0 n'est libre que si aucun autre lot de la roue n'a de Viking du même métier. Son pêcheur est maintenant le dernier : il est à vous pour rien.
lesson-zero-lot-do = Prenez le lot à 0.
lesson-place-fisherman = Qui achète le lot à 0 fait tourner la roue : le lot le moins cher arrive à 0, et tous les prix viennent de baisser de 2. Votre tuile est une fin d'île : la terre à gauche, la mer à droite. Côte à côte, la terre touche la terre et la mer touche la mer.
lesson-place-fisherman-do = Posez-la contre votre tuile de départ : ligne des pêcheurs, colonne 2.
lesson-settle-fisherman = Un début et une fin : votre première île complète, qui comptera en fin de partie. À la fin, tout le monde mange aussi : un pêcheur installé sur une île nourrit cinq Vikings, lui compris.
lesson-settle-fisherman-do = Installez-le sur la tuile.
lesson-buy-ship = Karl a pris le lot à 0 : la roue a encore tourné. La tuile à 6 est un drakkar. Il s'en prend à votre propre côte ; mais repoussé, il rapporte ce qu'indique sa voile : ici, 2 points de gloire. Et il amène un maître d'équipage.
lesson-buy-ship-do = Achetez le drakkar à voile jaune, pour 6.
lesson-moor = Les drakkars vont dans la ligne du haut. Vos trois premiers occupent les colonnes 1 à 3, dans l'ordre que vous voulez. Le Viking d'un tel lot va sur le continent, comme tout maître d'équipage.
lesson-moor-do = Posez-le en colonne 1, au-dessus de votre orfèvre : voyons ce qu'il fait.
lesson-threat = Les hachures montrent la menace : elle descend la colonne, des guerriers jusqu'à la ligne de la couleur de la voile. Rouge : jusqu'aux nobles ; verte : aux éclaireurs ; jaune : aux orfèvres ; bleue : aux pêcheurs. Un Viking menacé est ignoré au décompte : votre orfèvre ne rapporterait rien. Plus bas, vos pêcheurs sont à l'abri.
lesson-buy-warrior = Un guerrier dans la même colonne repousse le drakkar. Il en reste deux sur la roue. Celui à 0 n'est pas libre tant que l'autre est là (touchez-le : la page vous le dira). Celui à 1 vient avec un début d'île : juste ce qu'il faut en colonne 1.
lesson-buy-warrior-do = Achetez le guerrier à 1.
lesson-place-warrior = Vous pourriez poser la tuile dans une autre ligne, mais le guerrier devrait attendre sur le continent. Sa place est sous le drakkar.
lesson-place-warrior-do = Posez la tuile dans la ligne des guerriers, colonne 1.
lesson-settle-warrior = D'ici, il repousse le drakkar une fois pour toutes. À chaque grand décompte, ce drakkar vous rapportera 2 points de gloire. Livré à lui-même, il vous coûterait ces 2 points en fin de partie.
lesson-settle-warrior-do = Installez-le sur la tuile.
lesson-small-scoring = Les derniers lots vendus, la manche est finie. Les manches 1, 3 et 5 se closent par un petit décompte : chaque orfèvre installé sur une île et non menacé rapporte 3 or. Votre guerrier veillait : le vôtre a gagné ses 3 or. Karl ouvre la manche 2, avec douze nouveaux lots.
lesson-large-scoring = Les manches 2, 4 et 6 se closent par un grand décompte. D'abord, les maîtres d'équipage peuvent transporter des Vikings du continent vers des tuiles libres de leurs lignes : chacun une seule fois, soit tout un métier, soit un de chaque. Ensuite, chaque drakkar repoussé rapporte ce qu'indique sa voile, chaque noble 2 points de gloire, chaque éclaireur 1 point, et 1 de plus pour un orfèvre et pour un pêcheur dans sa colonne ; chaque orfèvre 3 or.
lesson-final = Après la manche 6 vient le décompte final. Les drakkars que personne ne repousse coûtent ce qu'indique leur voile. Chaque tranche de 5 or devient 1 point de gloire. 10 points à qui garde le plus de maîtres d'équipage, 7 pour le plus d'îles complètes, 5 pour la plus longue. Chaque ration en trop vaut 2 points, chaque Viking affamé en coûte 1.
lesson-end = Voilà tout le jeu en une manche. À vous de jouer : une première partie contre Karl, où le guide dit un mot chaque fois qu'une chose arrive pour la première fois. Ou continuez cette table : Karl et Thora jouent désormais pour eux-mêmes.

# ---- la première partie, guidée ----------------------------------------------------------------
coach-buy = Un tour, c'est exactement un achat : une tuile et son Viking, au prix de la roue. Survolez ou touchez un lot pour voir ce qu'il donnerait.
coach-lay = Côte à côte, la terre touche la terre et la mer touche la mer ; en colonne 1, seulement des débuts d'île. Dans la ligne du Viking de son lot, la tuile peut devenir sa maison.
coach-settle = Sur la tuile, il rapporte, et n'en bouge plus. Sur le continent, il attend un maître d'équipage ; cela peut valoir la peine si vous gardez cette tuile pour un autre.
coach-zero = Le lot à 0 vous est ouvert : il ne coûte rien, et fait tourner la roue. Tout devient alors moins cher, pour les autres d'abord.
coach-ashore = Un de vos Vikings attend sur le continent. Il n'y rapporte rien, mais il mangera à la fin. Seul un maître d'équipage l'emmène sur une île, à un grand décompte.
coach-goldsmith = Votre premier orfèvre sur une île : 3 or après chaque manche, tant qu'aucun drakkar ne le menace.
coach-ship = Un drakkar est devant votre côte. Il menace sa colonne jusqu'à la ligne de la couleur de sa voile ; un guerrier dans la ligne des guerriers de cette colonne le repousse. En fin de partie, un drakkar non repoussé vous coûte ce qu'indique sa voile.
coach-threat = Un de vos Vikings est menacé : au décompte, il est ignoré. Un guerrier dans la même colonne le sauverait, au besoin amené là par un maître d'équipage.
coach-repelled = Votre guerrier repousse un drakkar : à chaque grand décompte, il vous rapporte ce qu'indique sa voile.
coach-boatsman = Un maître d'équipage. À un grand décompte, il peut transporter des Vikings du continent vers des îles, puis il s'en va. Gardé jusqu'à la fin, il compte pour la majorité : 10 points de gloire.
coach-scout = Votre premier éclaireur sur une île : à un grand décompte, 1 point de gloire, et 1 de plus pour un orfèvre et pour un pêcheur dans la même colonne.
coach-short = Votre or s'épuise. Quand vous payez, la gloire fait l'appoint, à 1 pour 1. Si votre or seul n'atteint aucun autre lot, le lot à 0 vous est ouvert.
coach-large = Cette manche se clôt par un grand décompte. À côté de votre or et de votre gloire, vous voyez ce qu'il vous rapporterait maintenant. Les maîtres d'équipage passent d'abord : une tuile libre est bonne à avoir.
coach-ferry = Un maître d'équipage emmène soit tous les Vikings d'un même métier, soit un de chaque, vers des tuiles libres de leurs lignes, puis il quitte la partie. Vous pouvez aussi le garder.
coach-food = À la fin, chaque Viking mange. Un pêcheur installé sur une île et non menacé en nourrit cinq, lui compris ; chaque Viking non nourri coûte 1 point de gloire, chaque ration en trop en rapporte 2.
coach-last = La dernière manche. Les maîtres d'équipage doivent transporter tant qu'ils le peuvent, puis tout se compte : drakkars, or, maîtres d'équipage, îles, nourriture.
coach-auction = Les règles avancées : misez pour être 1er joueur. Le vainqueur paie, écarte un Viking et pose la première couleur autour de la roue, sur les emplacements les plus chers.
coach-bonus = Qui achète le lot le plus cher peut prendre une tuile bonus. Son effet est écrit dessus.
