# What the rules begin with: the game in three paragraphs.
summary-aim = Couvrez de marchandises les −1 de vos plateaux, et réunissez navires, maisons, îles et argent. Sept manches, six dans la partie courte ; le plus de points l'emporte (ODI-1.1).
summary-turn = À partir du premier joueur, on place des Vikings sur une case d'action, autant que le dit sa colonne, ou l'on passe (ODI-4.1, ODI-4.2). On pose des marchandises sur ses plateaux à tout moment (ODI-8, ODI-9). Une manche finit par les revenus, l'élevage, le banquet et les bonus (ODI-5 à ODI-7).
summary-end = La dernière manche s'arrête après son banquet. Comptent navires, maisons, plateaux, animaux, métiers et argent ; chaque −1 resté découvert coûte un point (ODI-25).
