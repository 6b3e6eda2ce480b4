# Where a hint sees a gain: `Rules.sources`.
reason-favors = favours
reason-stock = { $resource ->
    [wood] wood
    [food] food
   *[steel] steel
}
reason-longships = longships
reason-temples = temples
reason-loot = villages raided
reason-cards = cards in hand
reason-battle = the battle
reason-enemy = the enemy's favours
reason-action = the action begun
reason-island = { NAME($island, "island") }
