# What the rules begin with: the game in three paragraphs.
summary-aim = Take islands for their Runes and bet on the god who will be the most furious. Three Eras; most victory points win (TEV-1.1).
summary-turn = In turn, play one card: face up for its actions (sail, deploy, attack, explore, harvest, build), or face down to start or join a battle that is resolved on your next turn (TEV-4, TEV-5). First comes a battle that waits, last a Village to consecrate (TEV-4.2).
summary-end = After the third Era Favours are revealed and the gods ranked by Fury: a Rune counts by the rank of its god (TEV-17, TEV-18).
