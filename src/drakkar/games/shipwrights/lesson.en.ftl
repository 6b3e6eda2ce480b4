# Shipwrights: what the coach says. lesson-<step> explains, lesson-<step>-do says what to do;
# coach-<card>: the cards of the first game. Steps and cards are in lesson.yaml.

# ---- the lesson --------------------------------------------------------------------------------
lesson-welcome = You run a shipyard on the North Sea. After five rounds the yard with the most points wins, and ships are worth most. Let us play a round, on a real table, against Karl and Thora.
lesson-yard = This is your yard. On the water lie the ships you have built; at first only the small Eikja. On the quay are five berths, on the land your hut. Every round begins with a draft: you keep a card and pass the rest on, until everybody has six.
lesson-keep-ship = You have kept three cards already, and this pack has three left. A Skute is a small ship: it asks for a sailmaker, and once afloat it pays 2 coins at every income.
lesson-keep-ship-do = Keep the Skute.
lesson-keep-artisan = The next pack comes from your neighbour. Ships need skills, and artisans have two: the one in the full ring is free, the one in the dashed ring costs a coin.
lesson-keep-artisan-do = Keep the Blacksmith.
lesson-hand = The sixth card came by itself: here is your hand. Now everybody acts at once, in any order and as often as he likes. Only one thing is certain: by the end of the round every card has to be used or discarded.
lesson-hire = Hired artisans take the leftmost free berth and wait for a ship that needs them. The card covers the worker space below it.
lesson-hire-do = Press the Blacksmith, then Hire.
lesson-start = A ship has to lie on the quay before it can be built. The Skute goes to berth 2.
lesson-start-do = Press the Skute, then Lay down.
lesson-wool = Press the ship on its slip and you see what is missing: one wool. The scales beside your goods tell this round's prices; wool costs 1 coin. Exchanges are always open, as often as you can pay.
lesson-wool-do = Press the scales of the wool.
lesson-build = All goods are there. You have no sailmaker, but the labourer stands in for any skill: each time for 1 gold and a card of your hand. The sheet shows who and what would pay.
lesson-build-do = Press the Skute in berth 2, then Build.
lesson-give = The labourer wants a card. Your Temple is too dear for this round.
lesson-give-do = Press the Temple to hand it over.
lesson-afloat = Your first ship! It counts 3 points and will pay 2 coins at every income. Its signs moved your markers on the tracks Trade and Renown.
lesson-visit = Workers do small jobs: on free berths and on buildings, one worker each. Yours is the Merchant's hut: it pays 3 coins.
lesson-visit-do = Press the hut.
lesson-villager = Villagers are used once from the hand, then they are gone. The Prospector turns 2 coins into 1 gold. Gold stands in for wood, wool or iron at any time.
lesson-villager-do = Press the Prospector, then Use once.
lesson-tuck = People may be tucked under a building for 1 gold. A jarl then moves your markers at once, here 2 steps on the military track, and counts points at the end.
lesson-tuck-do = Press the Jarl, then the free place beside your hut.
lesson-discard = What you have no use for is discarded: every card shows its reward beside the bin. The Miner brings 1 worker.
lesson-discard-do = Press the Miner, then Discard.
lesson-done = Your hand is empty. You could still place workers or exchange; for today that will do. As long as the others play you may take it back.
lesson-done-do = Press the large button.
lesson-income = Everybody is done, and the income came: 1 worker from the Eikja, 2 coins from the Skute, and the workers you had placed are back. A new draft has begun.
lesson-heroes = Who leads a track alone takes its hero. On 4, 8 and 12 a track brings a raid card, a trade card or an upgrade; from 15 on it counts points. Who leads nowhere gets Randi, who sells cards.
lesson-large = Small ships come quickly, large ones are worth ten points and more. They ask for three skills and a heap of goods: hire artisans, tuck those you want to keep, and lay the ship down early. At the end ships, buildings, jarls, tracks, heroes and gold count.
lesson-end = That is the whole game in one round. Now play a first game against Karl, with a word from the coach whenever something happens for the first time. Or go on with this table: Karl and Thora play for themselves from now on.

# ---- the first game, coached -------------------------------------------------------------------
coach-draft = Keep what fits together: a ship, artisans with its skills, buildings for your workers. A card of no use still brings the reward beside the bin.
coach-act = Press a card and it tells what can be done with it and what is missing. Berths, houses, scales and raids are pressed directly. Every card of the hand must be used or discarded.
coach-launch = A ship on the quay can be built. The sheet pays the cheapest way; “Choose payment” lets you decide every part.
coach-skills = Several ways to meet the skills. An artisan of the quay is discarded afterwards; one tucked under a building stays for the next ship.
coach-labourer = A card has to be paid, without its reward. Give what you need least.
coach-trade = Under a ship the trade card pays at every income that is still to come; turned at once it pays more, but only once. Early in the game the ship is better.
coach-upgrade = The Eikja brings 2 workers instead of 1, the labourer no longer wants a card, the hut gives more. Each is worth 2 points.
coach-both = A villager lives here: the worker serves both, in the order you like. What the first brings may pay for the second.
coach-raid = A raid card serves once a round. It costs workers, fewer with every step on the military track.
coach-gold = Gold stands in for any wood, wool and iron, and counts a point at the end. One wood, one wool and one iron make one gold.
coach-ready = Your hand is empty: you may be done. First look whether workers or raids could still do something; they come back anyway.
coach-heroes = The heroes went to those who lead a track alone. They serve for the coming round, and count 3 points to who holds them at the end.
coach-last = The last round. Ships that are not built count nothing; gold counts a point each, so sell what is left.
coach-final = The last exchanges. “Count the points” turns everything into gold for you, as well as it goes.
