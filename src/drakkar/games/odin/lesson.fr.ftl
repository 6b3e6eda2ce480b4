# À la Gloire d'Odin : ce que dit le guide. lesson-<étape> explique, lesson-<étape>-do dit quoi faire ;
# coach-<carte> sont les cartes de la première partie. Étapes et cartes sont dans lesson.yaml.

# ---- la leçon ----------------------------------------------------------------------------------
lesson-welcome = Vous menez un clan viking : il pêche, bâtit, navigue et festoie, et remplit sa demeure de ce qu'il rapporte. Le plus de points à la fin l'emporte. Jouons la première manche d'une partie courte, en solitaire, sur le vrai plateau.
lesson-spaces = Chaque image à gauche est une case d'action : ce que vous payez, une flèche, ce que vous recevez. Une case de la première colonne demande 1 Viking, de la deuxième 2, puis 3 et 4. Vous avez 7 Vikings pour cette manche. Les cases éclairées vous sont ouvertes ; arrêtez-vous sur l'une d'elles pour lire son nom.
lesson-fish = Le banquet de fin de manche demande à manger. Le poisson s'obtient pour rien, avec un seul Viking.
lesson-fish-do = Placez un Viking sur le poisson séché.
lesson-mountain = Votre Viking y reste jusqu'à la fin de la manche, et la case est prise. Il vous faut maintenant du bois, qui vient de la montagne. Le sommet marqué 2 laisse prendre jusqu'à 2 éléments.
lesson-mountain-do = Placez un Viking sur le sommet marqué 2.
lesson-wood = Deux flancs de montagne sont ouverts. On prend par le début d'un flanc : touchez le dernier élément voulu, tous ceux qui le précèdent viennent avec.
lesson-wood-do = Prenez les 2 premiers bois du flanc du haut.
lesson-boat = Un bois fait un baleinier. Les bateaux ouvrent la mer : le baleinier chasse la baleine et atteint les îles proches, le knarr commerce et va plus loin, le drakkar pille. Un bateau qui sert ne s'use pas.
lesson-boat-do = Construisez le baleinier.
lesson-linen = Les biens montent en gamme : l'orange (récoltes) et le rouge (viandes) se mangent, le vert est artisanat, le bleu est luxe. Seuls le vert et le bleu vont sur votre plateau. La récolte vous a donné du lin, et le lin se tisse en toile, qui est verte.
lesson-linen-do = Tissez une toile de lin.
lesson-home = Voici votre plateau. Chaque −1 encore visible à la fin coûte un point. Les pièces d'or montent en diagonale : la plus basse encore visible est votre revenu en argent, à chaque manche. Une pièce ne se couvre que si tout ce qui est à sa gauche et au-dessous est couvert.
lesson-take-linen = Poser est gratuit et ne demande aucun Viking : c'est possible à tout moment de votre tour. La tuile passe en main ; des points montrent où elle peut commencer. R la tourne.
lesson-take-linen-do = Prenez la toile de lin dans vos biens.
lesson-lay-linen = La pièce la plus basse, dans le coin, montre 0. Rien n'est à sa gauche ni au-dessous : elle peut être couverte tout de suite. Votre revenu passe à 1.
lesson-lay-linen-do = Posez la toile à plat dans le coin en bas à gauche.
lesson-market = Il vous reste 3 Vikings. La troisième colonne les prend tous les 3, et avant l'action vous piochez un Métier, une carte qui vous aide une fois jouée. Le marché apporte fruits, huile, viande salée et une pièce d'argent.
lesson-market-do = Placez les 3 Vikings sur le marché aux fruits.
lesson-take-oil = Plus aucun Viking : vos actions sont finies. Avant le revenu, vous pouvez encore poser quelque chose. L'huile est verte, elle aussi.
lesson-take-oil-do = Prenez l'huile dans vos biens.
lesson-which-oil = L'huile ou l'argent peuvent être posés.
lesson-which-oil-do = Prenez l'huile.
lesson-lay-oil = Deux tuiles vertes ne se touchent jamais par un côté, les bleues touchent tout. Les signes ronds sont des bonus : quand toutes les cases autour d'un signe sont couvertes et que lui reste libre, il donne son bien à chaque manche. L'huile peut commencer l'anneau autour du minerai.
lesson-lay-oil-do = Posez l'huile juste au-dessus du minerai : ligne 5, colonnes A et B.
lesson-income = Deux −1 de moins, et deux des cinq cases autour du minerai sont couvertes. Place au revenu : la pièce la plus basse encore visible est 1.
lesson-income-do = Dites que vous êtes prêt.
lesson-feast = Vous avez reçu 1 argent. Voici le banquet : 7 cases de la table sont à garnir, une de plus à chaque manche. On sert des biens orange et rouges, et de l'argent. Une tuile se couche ou se dresse, mais une seule de chaque sorte peut être couchée.
lesson-feast-do = Servez le poisson couché : il couvre 3 cases.
lesson-dishes = À côté du rouge il faut de l'orange ou de l'argent : deux tuiles d'une même couleur ne sont pas voisines. Une case vide est une Sanction de 3 points. Inutile de chercher longtemps : la table peut se garnir d'un geste, au moindre coût.
lesson-dishes-do = Acceptez la suggestion.
lesson-bonus = Petits pois et hydromel ont été servis, sans dépenser d'argent. Viennent les bonus du plateau ; le vôtre n'est pas encore entouré. Puis chaque flanc de montagne perd son premier élément, et un nouveau flanc s'ouvre.
lesson-bonus-do = Dites que vous êtes prêt.
lesson-round = Manche 2. En solitaire, vous jouez deux couleurs à tour de rôle : ceux qui ont travaillé restent en place une manche et ferment leurs cases, hachurées. À plusieurs, tous les Vikings rentrent simplement.
lesson-more = Que viser ? Améliorez vos biens (les flèches d'or) jusqu'au vert et au bleu, couvrez tôt les pièces, car elles paient à chaque manche, explorez une île dès que vous avez un bateau, et ne laissez jamais la table vide. Maisons, bateaux, animaux et Métiers valent aussi des points.
lesson-end = C'était une manche. À vous : une première partie courte en solitaire, où le guide dit un mot chaque fois qu'une chose arrive pour la première fois. Ou continuez à cette table.

# ---- la première partie, guidée ----------------------------------------------------------------
coach-dishes = Garnissez la table : orange et rouge alternent, l'argent va partout, une case vide coûte 3 points. Un geste sur la suggestion sert au moindre coût.
coach-hunt = Visez bas : vous payez le nombre obtenu en bois et avec l'arme de cette chasse. Trois lancers au plus, seul le dernier compte. Un échec donne un peu et rend un Viking.
coach-battle = Visez haut : ce que vous prenez porte une épée d'au plus votre résultat. Pierre, épées et minerai à bord l'augmentent. Trois lancers au plus, seul le dernier compte.
coach-spot = Les points montrent où la tuile peut commencer. R la tourne, X la retourne. Le vert ne touche pas le vert par un côté ; une pièce d'or demande que tout soit couvert à sa gauche et au-dessous.
coach-raise = Améliorer, c'est échanger une tuile contre celle du dessus dans l'échelle, de même forme. Celle qui vient de monter ne remonte pas dans la même action.
coach-strips = On prend par le début d'un flanc. Touchez le dernier élément voulu.
coach-trading = Le commerce outre-mer retourne des biens verts sur leur face bleue, autant que vous voulez, une fois chaque sorte.
coach-window = Vous pouvez encore poser avant la suite. Posé avant le revenu, cela l'augmente ; posé après le banquet, cela peut encore entourer un bonus.
coach-turn = Placez des Vikings sur une case éclairée, autant que le dit sa colonne. Arrêtez-vous sur une case pour la lire. Poser, acheter un bateau, charger du minerai ne demandent aucun Viking.
coach-blocked = Les cases hachurées sont fermées : vos Vikings de la manche passée s'y trouvent. Ils repartent à la fin de celle-ci.
coach-land = Vous avez un knarr : des terres s'offrent à vous. L'argent posé sur une terre revient à qui la prend et grossit en attendant ; certaines se retournent plus tard.
coach-penalty = Une Sanction : 3 points de moins à la fin. Plus de nourriture, ou des bateaux qui émigrent et prennent deux cases de la table, l'évitent.
coach-last = Dernières manches. Couvrez ce qui montre encore −1, d'une pièce d'argent chacun s'il le faut, et pensez aux points des bateaux, maisons et animaux.
