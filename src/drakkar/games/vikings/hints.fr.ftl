# D'où vient le gain que voit un conseil : `Rules.sources`.
reason-glory = gloire
reason-gold = or en caisse et à venir
reason-warriors = drakkars repoussés
reason-nobles = nobles aux décomptes à venir
reason-scouts = éclaireurs aux décomptes à venir
reason-fishermen = pêcheurs aux décomptes à venir
reason-food = nourriture à la fin
reason-ships = drakkars sur la côte
reason-ferry = Vikings qui attendent un maître d'équipage
reason-boatsmen = majorité de maîtres d'équipage
reason-islands = majorité d'îles
reason-longest = île la plus longue
reason-room = place pour les tuiles à venir
reason-next = prochain achat
reason-bonus = tuiles bonus
reason-auction = achat en premier
