# Saga des Vikings: what the coach says. lesson-<step> explains, lesson-<step>-do says what to do;
# coach-<card> are the cards of the first game. The steps and cards stand in lesson.yaml.

# ---- the lesson --------------------------------------------------------------------------------
lesson-welcome = You lead a band of Vikings through eight adventures, from realm to realm, up to the rainbow bridge. Whoever has the most victory points (VP) then has won. We shall play the first adventure on a real table, against Karl.
lesson-path = This is the path. All pawns start on cell 0, on a trail of planks that will carry them on. The framed card at its end is the adventure: its cells bring VP and gold, or cost some. The red one is the last: who gets there or beyond is punished and out. So we want to come far, but not too far.
lesson-buy-knut = First the shelf. Vikings bought join the seven you own already. Everybody has 5 gold, and each Viking his price. Knut walks 5 cells, and in the turn he is played you draw three cards instead of one.
lesson-buy-knut-do = Buy Knut for 3 gold.
lesson-play-knut = Karl has bought Halvar. A Movement card was turned up, a 1: the trail has carried both pawns 1 cell on. Now everybody chooses a card in secret. It says how far your own pawn walks: at its foot you read where that leads. Knut brings you to the marker on cell 6, worth 1 gold. Until all have chosen you may press another card.
lesson-play-knut-do = Press Knut.
lesson-draw = All cards were turned up, and the pawns walked. Karl stopped on 9, with Ragnar: 1 VP. You stopped on 6: 1 gold. Only the cell where you stop counts. Now every card played is replaced by one, but Knut brings three.
lesson-draw-do = Draw three cards.
lesson-special = The next Movement card is a special one of this realm. As any other it has carried you on, 5 cells, and it says something besides: as long as it lies there, a cell of the adventure that brings nothing but good brings 1 gold more. What is in force stands on its banner.
lesson-play-solveig = Five cards, five landings. Four of them lie on the adventure. Look at a card: an arc shows its way. The best is cell 18: 1 VP and 3 gold, and the 1 gold of the special card.
lesson-play-solveig-do = Play Solveig, 7.
lesson-stay = You have stopped on the adventure, so at the end of a turn you may leave it and are safe. Or you stay and hope for more. The pile tells what can still come: a 1 or a 2 would leave Harald, who walks 0, a good cell. Let us dare it, once.
lesson-stay-do = Go on with the adventure.
lesson-play-harald = A 2: the trail carries you to cell 20, worth 2 VP. Four of your five cards would bring you past cell 21: 2 VP lost, and out. Their landings are red. Harald walks 0 cells, and today he is the best man you have.
lesson-play-harald-do = Play Harald.
lesson-leave = 2 VP and 1 gold. But now every card of your hand leads to the last cell or beyond, and the trail will go on, too. Whoever does not know when to go pays for it.
lesson-leave-do = Leave the adventure.
lesson-valhalla = Karl has left as well. Now one of your played Vikings may enter Valhalla. You will not have him again before the last adventure, but his helmets are VP at the end. The ribbon on a card tells them: Solveig has 1.
lesson-valhalla-do = Press Solveig among your played cards.
lesson-buy-ingrid = Before the next adventure the shelf opens again. Karl has Odin now and has bought first. All your cards, Solveig apart, are shuffled together with what you buy. Ingrid brings 2 gold or 1 VP whenever you stop on a marker.
lesson-buy-ingrid-do = Buy Ingrid for 3 gold.
lesson-pass = One Viking a round. As long as somebody buys there is another round, and everything costs 1 gold more: the tags say so. You have 5 gold left, and at the end three of them are worth 1 VP.
lesson-pass-do = Buy nothing in this round.
lesson-sea = The second adventure lies at sea: a ship with twelve shields takes the place of the trail. All else is the same, but it is short: who walks beyond bow or stern falls off, with the penalty of the last cell.
lesson-voyage = So it goes on, eight times, with new Vikings from every realm, and with gods. The last stage is Bifröst: only those whom you sent to Valhalla walk there. Then 3 gold are 1 VP, and each helmet of your Vikings is one more.
lesson-end = That is the game. Now play: a first voyage with the coach, who says a word each time something happens for the first time. Or go on with this table: Karl plays for himself now.

# ---- the first game, coached -------------------------------------------------------------------
coach-shop = One Viking per round of buying; each further round makes all of them 1 gold dearer. What you buy is shuffled into your draw pile before the hand is drawn. Press a Viking to buy it.
coach-play = The foot of each card says where it leads and what is found there. A press lays it down in secret; until all have chosen you may press another.
coach-force = A special Movement card is in force: the banner names it, the pile beside the board says what it does. The landings on your cards already reckon with it.
coach-sea = At sea a ship of twelve shields carries you. Who walks beyond bow or stern falls off: the penalty of the last cell, and out.
coach-bifrost = Bifröst, the last adventure: two cards in a row. You may leave only once you have stopped on the second one. Your draw pile is what you sent to Valhalla.
coach-distance = Your card leaves you a choice: press the cell where your pawn is to stop.
coach-stay = You have stopped on the adventure and may leave, safe with what you have. If you stay, another Movement card carries you on before you play.
coach-send = One Viking you played may enter Valhalla. He is out of your hands until Bifröst, but his helmets are VP at the end. Weak cards with helmets are good candidates; sending nobody is allowed.
coach-act = The card you have just played has an action for this very moment. Press the card to use it, or do without.
coach-god = Two gods: one goes under your draw pile, and is played like a Viking later. Nobody else sees which.
coach-free = A Viking for nothing. It goes under your draw pile: you may draw it in this very adventure, at the end.
coach-prophecy = You have a Prophecy token. Give it back at any moment of this adventure to look at the next Movement card: just before you choose to leave, for example.
