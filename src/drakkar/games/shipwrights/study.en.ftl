# Titles of what players use, for drakkar study.
study-ships = Ships built
study-buildings = Buildings built
study-artisans = Artisans recruited
study-villagers = Villagers played
study-tucked = Cards tucked under a building
study-discarded = Cards discarded for their reward
study-raids = Settlements raided
study-trades = Trade cards gained
study-huts = Huts
study-heroes = Heroes gained
study-spaces = Spaces of the player board with a worker
study-space = Space { $slot }
