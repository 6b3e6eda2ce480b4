# The die in the prompt: what success takes, what it brings, how likely the next roll is.
dice-low = Success costs what the roll comes to, in wood or { NAME($weapon, "item") }: you hold { $wood } and { $weapons }. A 0 costs nothing.
dice-pay = Success costs exactly { $number }, in wood or { NAME($weapon, "item") }: you hold { $wood } and { $weapons }.
dice-beat = Success needs { $number } or more: you have { $result }{ $more }.
dice-more = {", "}up to { $most } with { $list }
dice-left = Sword value left for another tile: { $number }.
dice-brings = Brings { $list }.
dice-no-loot = No loot yet.
dice-loot = Loot up to: { $tile }.
dice-loot-with-more = With all that, loot up to: { $tile }.
dice-loot-or = Loot up to: { $tile }; with all that, { $better }.
dice-failure = Failure brings { $list }{ $vikings ->
    [0] {""}
    [one] {" "}and a Viking back
   *[other] {" "}and { $vikings } Vikings back
}.
dice-odds-free = a 0, free of charge
dice-odds-lower = less than { $result }
dice-odds-higher = more than { $result }
dice-odds-success = { $aim ->
    [low] success with what you hold
   *[high] success as rolled
}
dice-odds-boosted = success with all you can add
dice-odds-within = success within { $left } rolls
dice-odds-boats = { $number ->
    [one] success at once with one boat
   *[other] success at once with { $number } boats
}
