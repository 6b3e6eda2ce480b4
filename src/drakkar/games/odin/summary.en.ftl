# What the rules begin with: the game in three paragraphs.
summary-aim = Cover the −1 of your boards with goods, and gather ships, houses, islands and silver. Seven rounds, or six in the short game; most points win (ODI-1.1).
summary-turn = From the first player on, place Vikings on one action space, as many as its column says, or pass (ODI-4.1, ODI-4.2). Goods are laid on your boards at any time (ODI-8, ODI-9). A round ends with income, breeding, the feast and bonuses (ODI-5 to ODI-7).
summary-end = The last round stops after its feast. Ships, houses, boards, animals, occupations and silver count; every −1 that is left uncovered costs a point (ODI-25).
