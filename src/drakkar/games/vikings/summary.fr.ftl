# What the rules begin with: the game in three paragraphs.
summary-aim = Peuplez de Vikings les îles devant votre côte et gagnez le plus de gloire. À chacune des six manches, douze lots d'une tuile et d'un Viking entourent la roue (VIK-2).
summary-turn = À son tour, on achète un lot au prix où il se trouve ; celui à 0 fait tourner la roue, et les autres baissent (VIK-4). On pose la tuile de sorte que les côtes se suivent, et le Viking dessus ou sur le continent (VIK-5, VIK-6).
summary-end = Les manches 1, 3 et 5 finissent par un petit décompte, les manches 2, 4 et 6 par un grand, où les drakkars frappent leur colonne si aucun guerrier ne les repousse (VIK-7, VIK-8). Après la sixième vient le décompte final ; la plus grande gloire l'emporte (VIK-9, VIK-10).
