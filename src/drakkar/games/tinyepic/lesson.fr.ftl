# Tiny Epic Vikings : ce que dit le guide. lesson-<étape> explique, lesson-<étape>-do dit quoi faire ;
# coach-<carte> : les cartes de la première partie. Étapes et cartes sont dans lesson.yaml.

# ---- la leçon ----------------------------------------------------------------------------------
lesson-welcome = Vous menez un clan viking d'île en île. En trois Ères, vous réunissez des Runes, sur les îles et sur les cartes Faveur. À la fin, le Dieu le plus furieux rend les siennes les plus précieuses, et le plus de points l'emporte. Composons une main et jouons deux tours, contre Karl et Thora.
lesson-sea = Neuf îles, chacune avec une Rune de Richesse, de Secrets ou de Nature. Les pontons sont des quais, les huttes des Villages à piller, et l'eau entre les bacs en pointillé forme les Fjords. Votre Drakkar, votre écu sur la voile, attend au nord.
lesson-keep-sail = Une Ère commence par un choix de cartes : gardez-en une, les autres passent au voisin. La moitié haute d'une carte est un Jarl : une action, ici Naviguer ×3, puis une action Rune qui exige les Runes dessinées. Bjarni porte lui-même une Rune de Secrets.
lesson-keep-sail-do = Gardez Bjarni Lit-les-Étoiles.
lesson-keep-battle = Les autres ont choisi aussi : voici le paquet de Thora. La moitié basse d'une carte sert au combat : sa Force, et l'acier qu'elle coûte. Asgrim se bat à 4, gratuitement.
lesson-keep-battle-do = Gardez Asgrim Fend-les-Pins.
lesson-keep-third = Encore une fois. La dernière carte d'un paquet vous revient sans choix : à l'Ère 1 chacun joue quatre cartes, puis cinq, puis six.
lesson-keep-third-do = Gardez Ragna Pas-de-Mousse.
lesson-play-jarl = À vous : jouez une carte. Sa moitié haute la pose face visible et fait ce qui est écrit. Sa moitié basse l'envoie au combat, face cachée. Les Runes en pointillé sont celles qui vous manquent.
lesson-play-jarl-do = Touchez la moitié haute de Bjarni : Naviguer ×3.
lesson-lift = Un seul Drakkar fait tous les pas d'une navigation. Vous n'en avez qu'un pour l'instant.
lesson-lift-do = Touchez votre Drakkar.
lesson-course = Les nombres sont des pas : de Fjord en Fjord, d'un Fjord à un quai. Brimsey, à l'ouest, porte une Rune de Nature, et son quai nord a un Village. Il est à 2 pas.
lesson-course-do = Naviguez jusqu'au quai nord de Brimsey.
lesson-deploy = À quai, vous pouvez déployer des Colons, à 1 nourriture chacun, en tout autant que le nombre de la navigation. Sous les figurines, on voit ce qui vous limite : votre nourriture, pour 2.
lesson-deploy-do = Déployez 2 Colons.
lesson-rune = Chaque Colon compte 1, un Drakkar à quai 2, un Temple 4. Vous avez 4 sur Brimsey, et personne d'autre n'y a rien : la Rune est à vous, votre écu se dresse sur l'île, et son Dieu, Thor, gagne 1 Fureur.
lesson-raid = Le Village de votre quai peut être pillé : 1 acier à cette Ère. Cela met fin à la navigation.
lesson-raid-do = Touchez la hutte de votre quai pour la piller.
lesson-rune-action = L'action Rune de Bjarni exige une Rune de Nature. Vous en avez une depuis Brimsey : elle sert aussitôt. Collectez 2 nourritures.
lesson-rune-action-do = Choisissez 2 nourritures, puis prenez-les.
lesson-consecrate = À la fin d'un tour, un Village pillé peut être posé sur une action du plateau Ères, ou sur un Dieu : sa Fureur augmente de 2. Les Runes de Thor sont celles de Nature, et vous en tenez une.
lesson-consecrate-do = Posez le Village sur Thor.
lesson-join = Karl a joué une carte face cachée : il se bat pour une carte Faveur, montrée en haut à gauche, et on peut le rejoindre jusqu'à son prochain tour. Thora a récolté. Rejoignez-le : le plus fort gagne la carte.
lesson-join-do = Touchez la moitié basse d'Asgrim.
lesson-battle = Les cartes sont retournées : Asgrim 4, l'Unn de Karl 2. La carte Faveur est à vous, face cachée, et ce que contient son Sac aussi : 1 nourriture et 2 aciers. Karl a perdu et fâché le Dieu de sa carte : la Fureur de Thor est à 4. Qui perd peut prendre la Bénédiction de ce Dieu ; Karl ne l'a pas fait.
lesson-alone = Qui se bat seul affronte les Envahisseurs : une carte de la pioche contre la sienne. Et en cas d'égalité au plus fort, tous ont perdu : la carte Faveur retourne dans sa rangée.
lesson-gods = Les Dieux décident de ce que tout vaut. Le plus furieux : 6 points par Rune à lui sur une île, 3 sur une Faveur ; le deuxième 4 et 2 ; le troisième 2 et 1. À égalité, les Dieux prennent tous le rang le plus bas. Thor mène : Brimsey vous vaut 6.
lesson-end = Voilà le jeu en deux tours. À vous de jouer : une première partie contre Karl, où le guide dit un mot chaque fois que quelque chose arrive pour la première fois. Ou continuez cette table : Karl et Thora jouent désormais pour eux.

# ---- la première partie, guidée ----------------------------------------------------------------
coach-harbour = Votre premier Drakkar va dans un Fjord au bord du plateau. Regardez quelles Runes sont proches.
coach-draft = Gardez une carte, le reste passe dans le sens des flèches. Vous pouvez changer d'avis tant que tous n'ont pas choisi. Variez : une navigation ou deux, une récolte, du solide pour le combat.
coach-solo-draft = De chaque trio, une carte est à vous ; les deux autres vont au Clan ennemi, et vous les reverrez.
coach-play = Moitié haute : l'action de la carte maintenant, puis son action Rune si vous avez les Runes. Moitié basse : au combat, face cachée. Regardez une moitié pour voir ce qu'elle ferait.
coach-sail = Les nombres disent à combien de pas se trouve chaque lieu. Vous pouvez vous amarrer, repartir et vous amarrer encore tant qu'il reste des pas.
coach-ashore = Déployez des Colons à 1 nourriture chacun, pillez le Village contre de l'acier, ou repartez. Plus nombreux que chaque adversaire de l'île, vous leur ôtez un Colon à chacun.
coach-explore = Explorer déplace vos Colons le long des bacs, d'une île par pas. Touchez des Colons, puis une île. Là où ils arrivent plus nombreux que les autres, ceux-ci en perdent un chacun.
coach-harvest = Prenez ce que vous voulez. Chaque Drakkar construit rapporte 1 nourriture de plus, chaque Temple 1 ressource au choix. Une piste s'arrête à 7.
coach-build = Drakkars et Temples attendent sur votre plateau, avec leur prix en bois. Une case vide améliore toutes vos récoltes à venir.
coach-favor = Vous vous battez pour une carte à un bout d'une rangée. Ses Runes comptent à la fin de la partie, le contenu de son Sac est à vous tout de suite.
coach-bless = Vous avez perdu, et le Dieu de votre carte offre sa Bénédiction. Sa Fureur augmente de 1, que vous la preniez ou non.
coach-village = Un Village pillé refait une action du plateau Ères, ou donne 2 Fureur à un Dieu. Une case pleine est fermée à tous.
coach-driven = Un autre Drakkar a pris votre quai. Le vôtre va dans l'un des deux Fjords voisins, gratuitement.
coach-last-era = La dernière Ère. Regardez les Dieux : un rang gagné ou perdu change la valeur de chaque Rune que vous tenez.
coach-enemy = Le Clan ennemi joue une carte après chacune des vôtres. Ses marqueurs avancent sur ses pistes, et chaque icône atteinte se produit aussitôt. Ses derniers pas sont écrits dessous.
coach-decide = Les règles laissent plusieurs voies à l'ennemi : vous choisissez pour lui. Prenez celle qui vous fait le moins de mal.
coach-answer = L'ennemi a engagé un combat. Rejoignez-le avec une carte, ou laissez-le aux Envahisseurs et jouez votre carte comme d'habitude.
