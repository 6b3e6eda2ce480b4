# Titles of what players use, for drakkar study.
study-tiles = Tiles bought
study-vikings = Vikings bought
study-bonuses = Bonus tiles taken
