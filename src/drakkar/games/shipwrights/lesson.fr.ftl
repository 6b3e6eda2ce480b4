# Charpentiers : ce que dit le guide. lesson-<étape> explique, lesson-<étape>-do dit quoi faire ;
# coach-<carte> : les cartes de la première partie. Étapes et cartes sont dans lesson.yaml.

# ---- la leçon ----------------------------------------------------------------------------------
lesson-welcome = Vous dirigez un chantier naval de la mer du Nord. Au bout de cinq manches, le chantier qui a le plus de points l'emporte, et ce sont les bateaux qui valent le plus. Jouons une manche, à une vraie table, contre Karl et Thora.
lesson-yard = Voici votre chantier. Sur l'eau, les bateaux construits : pour l'instant, la petite Eikja. Sur le quai, cinq emplacements ; à terre, votre baraque. Chaque manche s'ouvre par un draft : on garde une carte, on passe le reste, jusqu'à six cartes chacun.
lesson-keep-ship = Vous avez déjà gardé trois cartes, et ce paquet en a encore trois. Le Skute est un petit bateau : il demande une trévière et, une fois à flot, rapporte 2 pièces à chaque revenu.
lesson-keep-ship-do = Gardez le Skute.
lesson-keep-artisan = Le paquet suivant vient de votre voisine. Les bateaux demandent des métiers, et chaque artisan en a deux : celui du cercle plein est gratuit, celui du cercle pointillé coûte une pièce.
lesson-keep-artisan-do = Gardez le forgeron.
lesson-hand = La sixième carte est venue toute seule : voici votre main. Maintenant, tout le monde agit en même temps, dans l'ordre qu'il veut et autant qu'il veut. Une seule obligation : à la fin de la manche, chaque carte doit avoir servi ou être défaussée.
lesson-hire = Un artisan embauché occupe l'emplacement libre le plus à gauche et y attend un bateau. Sa carte recouvre la place d'ouvrier qui s'y trouve.
lesson-hire-do = Touchez le forgeron, puis Embaucher.
lesson-start = Avant d'être construit, un bateau doit être posé sur le quai. Le Skute va à l'emplacement 2.
lesson-start-do = Touchez le Skute, puis Poser.
lesson-wool = Touchez le bateau sur sa cale : il manque une laine. Les balances à côté de vos biens donnent les cours de la manche ; la laine coûte 1 pièce. On échange quand on veut, autant qu'on peut payer.
lesson-wool-do = Touchez la balance de la laine.
lesson-build = Tous les biens sont là. Vous n'avez pas de trévière, mais le manœuvre remplace n'importe quel métier : chaque fois pour 1 or et une carte de la main. La feuille montre qui et quoi paierait.
lesson-build-do = Touchez le Skute à l'emplacement 2, puis Construire.
lesson-give = Le manœuvre veut une carte. Votre temple est trop cher pour cette manche.
lesson-give-do = Touchez le temple pour le donner.
lesson-afloat = Votre premier bateau ! Il vaut 3 points et rapportera 2 pièces à chaque revenu. Ses icônes ont fait avancer vos marqueurs sur les pistes Commerce et Renommée.
lesson-visit = Les ouvriers font les petits travaux : sur les emplacements libres et dans les bâtiments, un ouvrier à la fois. La vôtre est la baraque du marchand : elle rapporte 3 pièces.
lesson-visit-do = Touchez la baraque.
lesson-villager = Un villageois sert une fois depuis la main, puis s'en va. L'orpailleur change 2 pièces en 1 or. L'or remplace à tout moment le bois, la laine ou le fer.
lesson-villager-do = Touchez l'orpailleur, puis Utiliser.
lesson-tuck = Pour 1 or, on glisse un personnage sous un bâtiment. Un jarl fait alors avancer vos marqueurs, ici de 2 cases sur la piste Militaire, et compte des points à la fin.
lesson-tuck-do = Touchez le jarl, puis la place libre à côté de la baraque.
lesson-discard = Ce qui ne vous sert pas se défausse : chaque carte montre sa récompense à côté de la corbeille. Le mineur donne 1 ouvrier.
lesson-discard-do = Touchez le mineur, puis Défausser.
lesson-done = Votre main est vide. Vous pourriez encore placer des ouvriers ou échanger ; pour aujourd'hui, cela suffit. Tant que les autres jouent, vous pouvez revenir en arrière.
lesson-done-do = Touchez le grand bouton.
lesson-income = Tout le monde a fini, et le revenu est tombé : 1 ouvrier grâce à l'Eikja, 2 pièces grâce au Skute, et vos ouvriers placés sont revenus. Un nouveau draft commence.
lesson-heroes = Qui mène seul sur une piste en prend le héros. Aux cases 4, 8 et 12, une piste donne une carte Pillage, une carte Commerce ou une amélioration ; à partir de 15, des points. Qui ne mène nulle part a Randi, qui vend des cartes.
lesson-large = Les petits bateaux vont vite, les grands valent dix points et plus. Il leur faut trois métiers et des monceaux de biens : embauchez, glissez sous un bâtiment les artisans à garder, et posez le bateau tôt. À la fin comptent bateaux, bâtiments, jarls, pistes, héros et or.
lesson-end = Voilà tout le jeu en une manche. À vous de jouer : une première partie contre Karl, où le guide dit un mot chaque fois qu'une chose arrive pour la première fois. Ou continuez cette table : Karl et Thora jouent désormais pour eux-mêmes.

# ---- la première partie, guidée ----------------------------------------------------------------
coach-draft = Gardez ce qui va ensemble : un bateau, les artisans de ses métiers, des bâtiments pour vos ouvriers. Une carte inutile rapporte encore ce qui est à côté de la corbeille.
coach-act = Touchez une carte : elle dit ce qu'on peut en faire et ce qui manque. Emplacements, maisons, balances et pillages se touchent directement. Chaque carte de la main doit servir ou être défaussée.
coach-launch = Un bateau du quai peut être construit. La feuille paie au mieux ; « Choisir le paiement » vous laisse décider de tout.
coach-skills = Plusieurs façons de réunir les métiers. Un artisan du quai est ensuite défaussé ; glissé sous un bâtiment, il reste pour le bateau suivant.
coach-labourer = Il faut payer une carte, sans sa récompense. Donnez celle qui vous sert le moins.
coach-trade = Sous un bateau, la carte Commerce rapporte à chaque revenu à venir ; retournée tout de suite, elle rapporte davantage, mais une seule fois. En début de partie, mieux vaut le bateau.
coach-upgrade = L'Eikja donne 2 ouvriers au lieu de 1, le manœuvre ne veut plus de carte, la baraque rapporte plus. Chacun vaut 2 points.
coach-both = Un villageois habite ici : l'ouvrier sert aux deux, dans l'ordre que vous voulez. Ce que donne l'un peut payer l'autre.
coach-raid = Une carte Pillage sert une fois par manche. Elle coûte des ouvriers, de moins en moins à mesure que vous avancez sur la piste Militaire.
coach-gold = L'or remplace le bois, la laine et le fer, et vaut un point à la fin. Un bois, une laine et un fer font un or.
coach-ready = Votre main est vide : vous pouvez finir. Voyez d'abord si des ouvriers ou des pillages peuvent encore servir ; ils reviennent de toute façon.
coach-heroes = Les héros sont allés à ceux qui mènent seuls sur une piste. Ils servent pendant la manche qui vient, et valent 3 points à qui les tient à la fin.
coach-last = La dernière manche. Un bateau non construit ne vaut rien ; chaque or vaut un point, alors vendez ce qui reste.
coach-final = Les derniers échanges. « Compter les points » change tout en or pour vous, au mieux.
