# Ce que les robots disent des coups, où que ce soit montré.
hint-source = { $sign }{ NUMBER($points, maximumFractionDigits: 1) } { $source }
review-much = Jarl en attend { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus{ $within ->
    [0] {""}
   *[other] {" "}(± { NUMBER($within, maximumFractionDigits: 1) })
}.
review-why = Jarl en attend { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus{ $within ->
    [0] {""}
   *[other] {" "}(± { NUMBER($within, maximumFractionDigits: 1) })
} : { $list }.
reason-position = position
reason-rivals = ce qu'ont les autres
