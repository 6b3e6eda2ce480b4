# Where a hint sees a gain: `Rules.sources`.
reason-village = buildings and villagers to use
reason-skills = skills in the village
reason-incomes = incomes to come
reason-raids = raids to use
reason-rewards = rewards of the tracks within reach
reason-heroes = heroes within reach
reason-workers = workers
reason-gold = gold
reason-goods = goods and coins
reason-hand = cards in hand
reason-plan = { card } within reach
reason-coming = what is under way
