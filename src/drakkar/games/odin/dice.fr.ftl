# Le dé dans l'invite : ce que demande la réussite, ce qu'elle rapporte, les chances du prochain lancer.
dice-low = La réussite coûte le résultat du lancer, soit bois, soit { NAME($weapon, "item") } : vous avez { $wood } et { $weapons }. Un 0 ne coûte rien.
dice-pay = La réussite coûte exactement { $number }, soit bois, soit { NAME($weapon, "item") } : vous avez { $wood } et { $weapons }.
dice-beat = Pour réussir, il faut { $number } ou plus : vous avez { $result }{ $more }.
dice-more = {", "}jusqu'à { $most } avec { $list }
dice-left = Il reste { $number } pour une autre tuile.
dice-brings = Rapporte { $list }.
dice-no-loot = Pas encore de butin.
dice-loot = Butin, au mieux : { $tile }.
dice-loot-with-more = Avec tout cela, butin au mieux : { $tile }.
dice-loot-or = Butin, au mieux : { $tile } ; avec tout cela, { $better }.
dice-failure = L'échec rapporte { $list }{ $vikings ->
    [0] {""}
    [one] {" "}et rend un Viking
   *[other] {" "}et rend { $vikings } Vikings
}.
dice-odds-free = un 0, sans rien payer
dice-odds-lower = moins de { $result }
dice-odds-higher = plus de { $result }
dice-odds-success = { $aim ->
    [low] réussite avec ce que vous avez
   *[high] réussite telle quelle
}
dice-odds-boosted = réussite avec tout ce qui peut s'ajouter
dice-odds-within = réussite en { $left } lancers
dice-odds-boats = { $number ->
    [one] réussite aussitôt avec un baleinier
   *[other] réussite aussitôt avec { $number } baleiniers
}
