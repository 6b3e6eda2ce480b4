# Titles of what players use, for drakkar study.
study-kept = Cards kept in the draft
study-jarls = Cards played as Jarl
study-battles = Cards fought with
study-favors = Favour cards won
study-gods = Blessings of gods
study-islands = Islands settled
study-buildings = Pieces built
study-consecrated = Villages consecrated
study-building-longship = Longship
study-building-temple = Temple
