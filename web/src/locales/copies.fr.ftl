# Les tables faites d'après une autre. Chargé avec ce qui les propose.
copy-position = Et si… ? Jouer à partir d'ici
copy-how = Ouvre une table à vous dans cette position. Ce que vous ne savez pas est redistribué, des robots jouent les autres.
duel = Mêmes cartes, autre table
duel-how = Le même hasard, coup pour coup, pour d'autres joueurs ou de nouveau pour vous. Qui a vu ces cartes sait ce qui vient.
duel-who = Qui joue
duel-others = D'autres, par lien
duel-me = Moi, contre les mêmes robots
duel-start = Distribuer
kin-title = Avec les mêmes cartes
kin-first = la première table
kin-here = cette table
kin-running = partie en cours
