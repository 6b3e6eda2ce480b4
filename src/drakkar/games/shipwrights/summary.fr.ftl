# What the rules begin with: the game in three paragraphs.
summary-aim = Draftez des cartes, recrutez des artisans, construisez navires et bâtiments. Cinq manches ; le plus de points de victoire l'emporte (SHI-1.1).
summary-turn = Une manche : une carte fixe les cours, on drafte, tous agissent à la fois, puis viennent les revenus et les héros (SHI-3.1). À la phase d'action, on défausse, recrute, construit, place des ouvriers, échange et pille, dans l'ordre et autant de fois qu'on veut (SHI-5.3, SHI-5.4).
summary-end = La cinquième distribution des héros clôt la partie. Après un dernier échange, on compte navires, bâtiments, jarls, pistes, héros et or (SHI-20).
