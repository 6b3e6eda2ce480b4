# What the rules begin with: the game in three paragraphs.
summary-aim = Settle islands off your coast with Vikings and earn the most glory. Twelve lots of a tile and a Viking lie around a wheel in each of six rounds (VIK-2).
summary-turn = In turn, buy a lot at the price it lies at; the one at 0 turns the wheel and makes the rest cheaper (VIK-4). Lay its tile so that coasts fit, and put the Viking on it or on the mainland (VIK-5, VIK-6).
summary-end = Rounds 1, 3 and 5 end with a small scoring, 2, 4 and 6 with a large one, in which longships strike the column below them unless a warrior repels them (VIK-7, VIK-8). After the sixth comes the final scoring; most glory wins (VIK-9, VIK-10).
