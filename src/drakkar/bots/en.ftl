# What bots say of moves, wherever it is shown.
hint-source = { $sign }{ NUMBER($points, maximumFractionDigits: 1) } { $source }
review-much = Jarl expects { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more of it{ $within ->
    [0] {""}
   *[other] {" "}(±{ NUMBER($within, maximumFractionDigits: 1) })
}.
review-why = Jarl expects { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more of it{ $within ->
    [0] {""}
   *[other] {" "}(±{ NUMBER($within, maximumFractionDigits: 1) })
}: { $list }.
reason-position = position
reason-rivals = what the others have
