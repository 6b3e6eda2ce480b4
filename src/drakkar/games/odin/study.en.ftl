# Titles of what players use, for drakkar study.
study-spaces = Action spaces used
study-occupations = Occupations played
study-explored = Boards explored
study-ships = Ships gained
study-buildings = Buildings gained
study-laid = Pieces laid on a board
study-dice = Successes with the dice
