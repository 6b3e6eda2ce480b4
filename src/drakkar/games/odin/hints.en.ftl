# Where a hint sees a gain: `Rules.sources`.
reason-penalties = Thing penalties
reason-goods = { NAME($item, "item") }
reason-crown = English Crown
reason-feast = feast of this round
reason-later-feasts = feasts to come
reason-ships = ships and emigration
reason-occupations = occupations
reason-vikings = Vikings still to be placed
reason-tried = an action still unfinished
reason-dice = the rolls to come
reason-final-income = final income
reason-income = { $board ->
    [home_board] income of the home board
   *[other] income of { NAME($board, "board") }
}
reason-bonus = { $board ->
    [home_board] bonuses of the home board
   *[other] bonuses of { NAME($board, "board") }
}
reason-cells = cells of the boards
reason-lands = exploration boards
reason-houses = houses
