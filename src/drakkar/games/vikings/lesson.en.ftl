# Vikings: what the coach says. lesson-<step> explains, lesson-<step>-do says what to do;
# coach-<card> are the cards of the first game. The steps and cards stand in lesson.yaml.

# ---- the lesson --------------------------------------------------------------------------------
lesson-welcome = You lead a clan that settles the islands off its coast. After six rounds, the clan with the most glory wins. We shall play one round on a real board, against Karl and Thora.
lesson-wheel = Around the wheel lie twelve lots. A lot is a tile and the Viking beside it, always bought together. The number facing it is its price in gold, from 0 to 11. You have 25 gold, and every turn is exactly one purchase.
lesson-buy-goldsmith = A goldsmith on an island earns gold after every round. The one at 3 comes with the left end of an island: sea to its left, land to its right.
lesson-buy-goldsmith-do = Buy the lot at 3.
lesson-place-goldsmith = Your coast has a row for longships at the top, then one row for each kind of Viking. A tile may go in any of those, but a Viking lives only in the row of his own kind. The mainland's edge counts as sea: only left ends may lie in column 1.
lesson-place-goldsmith-do = Lay the tile in the goldsmiths' row, column 1.
lesson-settle-goldsmith = It is his row, so he may settle on the tile, and will stay there. Only Vikings on islands earn anything; on the mainland they wait.
lesson-settle-goldsmith-do = Let him settle on the tile.
lesson-start-tile = In the turn of your first purchase you also lay your starting tile: another left end, in column 1 of any row that is free there.
lesson-start-tile-do = Lay it in the fishermen's row.
lesson-zero-lot = Karl has bought a fisherman for 1, Thora a noble for 6. The lot at 0 is open only when no other lot on the wheel has a Viking of its kind. Its fisherman is now the last one, so you may have him for nothing.
lesson-zero-lot-do = Take the lot at 0.
lesson-place-fisherman = Whoever buys the lot at 0 makes the wheel turn: the cheapest lot comes to 0, and every price has just fallen by 2. Your tile is a right end: land to its left, sea to its right. Side by side, land must meet land and sea must meet sea.
lesson-place-fisherman-do = Lay it next to your starting tile: fishermen's row, column 2.
lesson-settle-fisherman = A left end and a right end: your first complete island, which counts at the end of the game. At the end everybody eats, too: a fisherman on an island feeds five Vikings, himself included.
lesson-settle-fisherman-do = Let him settle on the tile.
lesson-buy-ship = Karl took the lot at 0, so the wheel has turned again. The tile at 6 is a longship. It attacks your own coast; but if you repel it, it pays what its sail shows: this one 2 glory. And it brings a boatsman.
lesson-buy-ship-do = Buy the longship with the yellow sail, for 6.
lesson-moor = Longships lie in the top row. Your first three take columns 1 to 3, in the order you like. The Viking of such a lot goes to the mainland, and so does every boatsman.
lesson-moor-do = Lay it in column 1, above your goldsmith: let us see what it does.
lesson-threat = The hatching shows the threat: down the column, from the warriors to the row of the sail's colour. Red reaches the nobles, green the scouts, yellow the goldsmiths, blue the fishermen. A threatened Viking is ignored at a scoring: your goldsmith would earn nothing. Below him your fishermen's row is safe.
lesson-buy-warrior = A warrior in the same column repels the longship. Two are on the wheel. The one at 0 is not open while the other is there (tap it, and the page tells you so). The one at 1 comes with a left end: just what column 1 takes.
lesson-buy-warrior-do = Buy the warrior at 1.
lesson-place-warrior = In any other row you could lay the tile, but the warrior would have to wait on the mainland. He must stand under the longship.
lesson-place-warrior-do = Lay the tile in the warriors' row, column 1.
lesson-settle-warrior = From here he repels the longship, for good. At every large scoring it will pay you 2 glory. Left alone, it would cost you those 2 glory at the end of the game.
lesson-settle-warrior-do = Let him settle on the tile.
lesson-small-scoring = Once the last lots are sold, the round is over. Rounds 1, 3 and 5 close with a small scoring: each goldsmith on an island and not threatened earns 3 gold. Your warrior stood guard, so yours has earned his 3 gold. Karl opens round 2, with twelve new lots.
lesson-large-scoring = Rounds 2, 4 and 6 close with a large scoring. First, boatsmen may carry Vikings from the mainland to empty tiles of their rows: each boatsman once, either all Vikings of one kind or one of each. Then each repelled longship pays what its sail shows, each noble 2 glory, each scout 1 glory, and 1 more for a goldsmith and for a fisherman in his column; each goldsmith 3 gold.
lesson-final = After round 6 comes the final scoring. Longships nobody repels cost what their sails show. Every 5 gold become 1 glory. 10 glory go to whoever has the most boatsmen left, 7 for the most complete islands, 5 for the longest. Each ration too many is worth 2 glory, each hungry Viking costs 1.
lesson-end = That was the game in one round. Now play: a first game against Karl, where the coach says a word each time something happens for the first time. Or go on with this table: Karl and Thora play for themselves now.

# ---- the first game, coached -------------------------------------------------------------------
coach-buy = Every turn is exactly one purchase: a tile and its Viking, at the price on the wheel. Look at a lot to see what it would do.
coach-lay = Beside each other, land must meet land and sea must meet sea; in column 1 only left ends. In the row of its lot's Viking the tile can become his home.
coach-settle = On the tile he earns, and stays for good. On the mainland he waits for a boatsman; that can be worth it if you would rather have this tile for another.
coach-zero = The lot at 0 is open to you: it costs nothing, and it makes the wheel turn, so that everything gets cheaper, for the others first.
coach-ashore = One of your Vikings waits on the mainland. He earns nothing there, but he will eat at the end. Only a boatsman brings him to an island, at a large scoring.
coach-goldsmith = Your first goldsmith on an island: 3 gold after every round, as long as no longship threatens him.
coach-ship = A longship lies off your coast. It threatens its column down to the row of its sail's colour; a warrior in the warriors' row of that column repels it. At the end of the game, one that is not repelled costs you what its sail shows.
coach-threat = One of your Vikings is threatened: at a scoring he is ignored. A warrior in the same column would save him, or one carried there by a boatsman.
coach-repelled = Your warrior repels a longship: at every large scoring it pays you what its sail shows.
coach-boatsman = A boatsman. At a large scoring he can carry Vikings from the mainland to islands, and is gone. Kept until the end, he counts for the majority: 10 glory.
coach-scout = Your first scout on an island: at a large scoring 1 glory, and 1 more for a goldsmith and for a fisherman in the same column.
coach-short = Your gold runs low. When you pay, glory makes up what is missing, 1 for 1. If your gold alone reaches no other lot, the lot at 0 is open to you.
coach-large = This round closes with a large scoring. Beside your gold and glory you see what it would bring you now. Boatsmen move first, so empty tiles are worth having.
coach-ferry = A boatsman can carry either all Vikings of one kind or one of each kind to empty tiles of their rows, and then leaves the game. You may also keep him.
coach-food = At the end every Viking eats. A fisherman on an island, not threatened, feeds five, himself included; each unfed Viking costs 1 glory, each ration too many brings 2.
coach-last = The last round. Boatsmen have to carry as long as they can, then all is counted: longships, gold, boatsmen, islands, food.
coach-auction = The advanced rules: bid for being first player. The winner pays, removes one Viking, and lays the first kind around the wheel, on the dearest slots.
coach-bonus = Whoever buys the dearest lot may take a bonus tile. What it does is written on it.
