# D'où vient le gain que voit un conseil : `Rules.sources`.
reason-favors = Faveurs
reason-stock = { $resource ->
    [wood] bois
    [food] nourriture
   *[steel] acier
}
reason-longships = Drakkars
reason-temples = Temples
reason-loot = Villages pillés
reason-cards = cartes en main
reason-battle = la bataille
reason-enemy = Faveurs de l'ennemi
reason-action = l'action commencée
reason-island = { NAME($island, "island") }
