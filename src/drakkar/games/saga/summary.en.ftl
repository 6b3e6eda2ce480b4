# What the rules begin with: the game in three paragraphs.
summary-aim = Lead your Vikings through eight adventures, stop them on the right cells, and send the best to Valhalla. Most victory points win (SAG-1.1).
summary-turn = A round: buy Vikings, draw a hand, play the adventure, send one Viking to Valhalla, set off for the next (SAG-2.1). In each turn of the adventure a Movement card is turned up, all choose a card in secret and reveal it, pawns move and cells and cards take effect; then you may leave (SAG-2.4).
summary-end = After the last adventure comes Bifröst. At the end 3 gold give 1 VP and every helmet of your Vikings 1 VP (SAG-16, SAG-17).
