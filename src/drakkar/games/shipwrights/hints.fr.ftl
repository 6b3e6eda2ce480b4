# D'où vient le gain que voit un conseil : `Rules.sources`.
reason-village = bâtiments et villageois à utiliser
reason-skills = compétences au village
reason-incomes = revenus à venir
reason-raids = pillages à utiliser
reason-rewards = récompenses des pistes à portée
reason-heroes = héros à portée
reason-workers = ouvriers
reason-gold = or
reason-goods = ressources et pièces
reason-hand = cartes en main
reason-plan = { card } à portée
reason-coming = ce qui est en cours
