# What the rules begin with: the game in three paragraphs.
summary-aim = Draft cards, recruit artisans and build ships and buildings. Five rounds; most victory points win (SHI-1.1).
summary-turn = A round: a card sets the prices, cards are drafted, all act at once, then come income and heroes (SHI-3.1). In the action phase discard, recruit, build, place workers, exchange and raid, in any order and as often as you like (SHI-5.3, SHI-5.4).
summary-end = The fifth share-out of heroes closes the game. After a last exchange ships, buildings, jarls, tracks, heroes and gold are counted (SHI-20).
