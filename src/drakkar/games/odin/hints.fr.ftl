# D'où vient le gain que voit un conseil : `Rules.sources`.
reason-penalties = sanctions
reason-goods = { NAME($item, "item") }
reason-crown = la Couronne d'Angleterre
reason-feast = banquet de cette manche
reason-later-feasts = banquets à venir
reason-ships = bateaux et émigration
reason-occupations = Métiers
reason-vikings = Vikings encore à placer
reason-tried = action inachevée
reason-dice = lancers à venir
reason-final-income = revenu final
reason-income = revenu ({ NAME($board, "board") })
reason-bonus = bonus ({ NAME($board, "board") })
reason-cells = cases des plateaux
reason-lands = plateaux d'exploration
reason-houses = maisons
