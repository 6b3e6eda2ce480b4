# Tiny Epic Vikings: what the coach says. lesson-<step> explains, lesson-<step>-do says what to do;
# coach-<card> are the cards of the first game. The steps and cards stand in lesson.yaml.

# ---- the lesson --------------------------------------------------------------------------------
lesson-welcome = You lead a clan of Vikings from island to island. Over three Eras you gather Runes, on islands and on Favour cards. At the end the most furious god makes his Runes the dearest, and the most points win. We shall draft a hand and play two turns, against Karl and Thora.
lesson-sea = Nine islands, each with a Rune of Wealth, Secrets or Nature. Jetties are docks, huts are Villages to raid, the water between the dotted ferries are Fjords. Your longship, with your shield on its sail, lies in the north.
lesson-keep-sail = An Era begins with a draft: keep one card, pass the others on. The upper half of a card is a Jarl: an action, here Sail ×3, and below it a Rune action that needs the Runes shown. Bjarni himself carries a Rune of Secrets.
lesson-keep-sail-do = Keep Bjarni Star-Reader.
lesson-keep-battle = The others have picked too, and here is Thora's pack. The lower half of a card is for battle: its Strength, and the steel it costs. Asgrim fights with 4, and for nothing.
lesson-keep-battle-do = Keep Asgrim Pine-Splitter.
lesson-keep-third = Once more. The last card of a pack is yours without choice: in Era 1 everybody plays four cards, then five, then six.
lesson-keep-third-do = Keep Ragna Moss-Walker.
lesson-play-jarl = Your turn: play one card. Its upper half lays it face up and does what it says. Its lower half sends it face down into battle. Runes that are dashed are the ones you lack.
lesson-play-jarl-do = Press the upper half of Bjarni: Sail ×3.
lesson-lift = One longship makes all the steps of a Sail. You have only one so far.
lesson-lift-do = Press your longship.
lesson-course = The numbers are steps: from Fjord to Fjord, from a Fjord to a dock. Brimsey, in the west, bears a Rune of Nature, and its north dock has a Village. It is 2 steps away.
lesson-course-do = Sail to the north dock of Brimsey.
lesson-deploy = At a dock you may land Settlers, 1 food each, in all as many as the Sail's number. Under the figures you see what limits you: your food, for 2.
lesson-deploy-do = Land 2 Settlers.
lesson-rune = Each Settler counts 1, a docked longship 2, a Temple 4. You have 4 on Brimsey and nobody else has any: the Rune is yours, your shield stands on the island, and its god, Thor, grows more furious by 1.
lesson-raid = The Village at your dock can be raided: 1 steel in this Era. That ends the Sail.
lesson-raid-do = Press the hut at your dock to raid it.
lesson-rune-action = Bjarni's Rune action needs a Rune of Nature. You have had one since Brimsey, so you may use it at once: collect 2 food.
lesson-rune-action-do = Choose 2 food, then take them.
lesson-consecrate = At the end of a turn one raided Village may be laid on an action of the Era board, or on a god: his Fury rises by 2. Thor's Runes are those of Nature, and you hold one.
lesson-consecrate-do = Lay the Village on Thor.
lesson-join = Karl has played a card face down: he fights for a Favour card, shown at the top left, and can be joined until his next turn. Thora has harvested. Join him: whoever is strongest wins the card.
lesson-join-do = Press the lower half of Asgrim.
lesson-battle = The cards were turned up: Asgrim 4, Karl's Unn 2. The Favour card is yours, face down, and what was in its bag too: 1 food and 2 steel. Karl has lost, and angered the god of his card: Thor's Fury is 4 now. A loser may take that god's blessing; Karl did not.
lesson-alone = Who fights alone meets the Invaders: a card from the deck against his. And on a tie for the highest everybody has lost, so the Favour card goes back to its row.
lesson-gods = The gods decide what everything is worth. The most furious: 6 points for each of his Runes on an island, 3 on a Favour; the second 4 and 2; the third 2 and 1. Gods that are tied both take the lower rank. Thor leads, so Brimsey is worth 6 to you.
lesson-end = That was the game in two turns. Now play: a first game against Karl, where the coach says a word each time something happens for the first time. Or go on with this table: Karl and Thora play for themselves now.

# ---- the first game, coached -------------------------------------------------------------------
coach-harbour = Your first longship goes to a Fjord at the edge of the board. Look at which Runes are near.
coach-draft = Keep one card, the rest goes on in the direction of the arrows. You can change your mind until everybody has picked. A mix is good: a Sail or two, a harvest, something strong for battle.
coach-solo-draft = Of each three cards one is yours; the other two go to the Enemy Clan, and you will meet them again.
coach-play = Upper half: the card's action now, then its Rune action if you have the Runes. Lower half: face down into battle. Look at a half to see what it would do.
coach-sail = The numbers say how many steps each place is away. You may dock, go on and dock again while steps are left.
coach-ashore = Land Settlers for 1 food each, raid the Village for steel, or sail on. If you outnumber every opponent on the island, each of them loses a Settler.
coach-explore = Explore moves your Settlers along the ferries, one island for each step. Press Settlers, then an island. Where they arrive and outnumber the others, these lose one each.
coach-harvest = Take any mix. Each longship you have built brings 1 food more, each Temple 1 resource of your choice. A track ends at 7.
coach-build = Longships and Temples wait on your board with their price in wood. An empty slot makes every later harvest better.
coach-favor = You fight for one card at an end of a row. Its Runes count at the end of the game, what is in its bag is yours at once.
coach-bless = You have lost, and your card's god offers his blessing. His Fury rises by 1, whether you take it or not.
coach-village = A raided Village does an action of the Era board once more, or makes a god more furious by 2. Places that are full are closed to all.
coach-driven = Another longship has taken your dock. Yours goes to one of the two Fjords beside it, free of charge.
coach-last-era = The last Era. Look at the gods: a rank gained or lost changes the worth of every Rune you hold.
coach-enemy = The Enemy Clan plays a card after each of yours. Its markers move along its tracks, and every icon reached happens at once. Its last steps are listed below them.
coach-decide = The rules leave the enemy several ways: you choose for it. Take the one that hurts you least.
coach-answer = The enemy has started a battle. Join it with a card, or leave it to the Invaders and play your card as usual.
