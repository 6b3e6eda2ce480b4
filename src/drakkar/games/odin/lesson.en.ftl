# A Feast for Odin: what the coach says. lesson-<step> explains, lesson-<step>-do says what to do;
# coach-<card> are the cards of the first game. The steps and cards stand in lesson.yaml.

# ---- the lesson --------------------------------------------------------------------------------
lesson-welcome = You lead a Viking clan: it fishes, builds, sails and feasts, and fills its home with what it brings back. Whoever is worth the most points in the end wins. We shall play the first round of a short game, alone, on the real board.
lesson-spaces = Every sign on the left is an action space. It shows what you pay, an arrow, and what you get. Spaces in the first column take 1 Viking, those in the second 2, then 3 and 4. You have 7 Vikings in this round. Lit spaces are open to you now; rest on one to read its name.
lesson-fish = The feast at the end of the round needs food. Fish can be had for nothing, by a single Viking.
lesson-fish-do = Place a Viking on the dried fish.
lesson-mountain = Your Viking stands there until the round ends, and the space is taken. Next you need wood, from the mountains. The peak with a 2 lets you take up to 2 things.
lesson-mountain-do = Place a Viking on the peak with the 2.
lesson-wood = Two mountain strips lie open. You take from the front of one strip: press the last thing that you want, and all before it come along.
lesson-wood-do = Take the first 2 wood of the upper strip.
lesson-boat = One wood makes a whaling boat. Ships open the sea: a boat hunts whales and reaches the near islands, a knarr trades and sails farther, a longship raids. Using a ship does not use it up.
lesson-boat-do = Build the whaling boat.
lesson-linen = Goods climb: orange crops and red meat are food, green is craft, blue is luxury. Only green and blue go on your home board. Your harvest brought you flax, and flax can be woven into linen, which is green.
lesson-linen-do = Weave linen.
lesson-home = This is your home board. Each −1 that you can still see at the end costs a point. The gold coins climb in a diagonal: the lowest one you can see is your income in silver, every round. A coin may be covered only when everything to its left and below it is covered.
lesson-take-linen = Laying is free and needs no Viking: you may do it at any time in your turn. The tile goes into your hand; dots show where it can begin. R turns it.
lesson-take-linen-do = Take the linen from your goods.
lesson-lay-linen = The lowest coin, in the corner, shows 0. Nothing lies left of it or below it, so it may be covered at once. Your income becomes 1.
lesson-lay-linen-do = Lay the linen flat in the bottom left corner.
lesson-market = You have 3 Vikings left. The third column takes all 3 of them, and before the action you draw an occupation, a card that helps you once played. The market brings fruits, oil, salt meat and a silver.
lesson-market-do = Place the 3 Vikings on the market with the fruits.
lesson-take-oil = No Viking is left, so your actions are over. Before the income is paid you may still lay something. The oil is green, too.
lesson-take-oil-do = Take the oil from your goods.
lesson-which-oil = Oil or silver could be laid now.
lesson-which-oil-do = Take the oil.
lesson-lay-oil = Green tiles may not touch each other by a side, blue ones may touch anything. Round signs are bonuses: once all cells around one are covered and it is still free, it gives its good every round. The oil can begin the ring around the ore.
lesson-lay-oil-do = Lay the oil just above the ore: row 5, columns A and B.
lesson-income = Two −1 are gone, and two of the five cells around the ore are covered. Now the income: the lowest coin in sight is 1.
lesson-income-do = Say that you are ready.
lesson-feast = You have got 1 silver. Now the feast: 7 cells of the table have to be filled, one more every round. Orange and red goods and silver may be served. A tile lies lengthwise or stands upright, but of each sort only one may lie.
lesson-feast-do = Serve the fish lengthwise: it covers 3 cells.
lesson-dishes = Next to red there must be orange or silver: two tiles of one colour may not be neighbours. An empty cell is a penalty of 3 points. You need not puzzle it out: the table can be filled in one press, as cheaply as possible.
lesson-dishes-do = Take the suggestion.
lesson-bonus = Peas and mead were served, not one silver spent. Now the bonuses of your board would be paid; yours is not enclosed yet. Then each mountain strip loses its first thing, and a new strip is opened.
lesson-bonus-do = Say that you are ready.
lesson-round = Round 2. Alone you play two colours in turn: those who have worked stay where they are for one round and shut their spaces, the hatched ones. With others at the table, all Vikings simply come home.
lesson-more = What to aim for: upgrade goods (the gold arrows) until they are green and blue, cover coins early, because they pay every round, explore an island once you have a ship, and never leave the table empty. Houses, ships, animals and occupations are worth points as well.
lesson-end = That was a round. Now play: a first short game alone, where the coach says a word each time something happens for the first time. Or go on with this table.

# ---- the first game, coached -------------------------------------------------------------------
coach-dishes = Fill the table: orange and red may alternate, silver goes anywhere, an empty cell costs 3 points. One press on the suggestion serves as cheaply as possible.
coach-hunt = Roll low: you pay the number shown with wood and the weapon of the hunt. Up to three rolls, only the last one counts. A failure gives a little, and brings a Viking back.
coach-battle = Roll high: what you take has a sword number up to your result. Stone, swords and the ore aboard raise it. Up to three rolls, only the last one counts.
coach-spot = Dots show where the tile can begin. R turns it, X turns it over. Green may not touch green by a side; a coin needs everything left of it and below it covered.
coach-raise = An upgrade exchanges a tile for the one above it in the ladder, of the same shape. A tile that has just climbed does not climb again in the same action.
coach-strips = You take from the front of a strip. Press the last thing that you want.
coach-trading = Overseas trading turns green goods over to their blue side, as many as you like, each sort once.
coach-window = You may still lay tiles before things go on. What is laid before income raises it; what is laid after the feast can still enclose a bonus.
coach-turn = Place Vikings on a lit space, as many as its column says. Rest on a space to read it. Laying tiles, buying ships and loading ore need no Viking.
coach-blocked = The hatched spaces are shut: there stand your Vikings of the round before. They leave at the end of this round.
coach-land = You have a knarr: lands may be explored. The silver on a land is yours when you take it, and grows while nobody does; some lands turn over in a later round.
coach-penalty = A penalty: 3 points less at the end. More food, or emigrating ships, which take two cells of the table, prevent it.
coach-last = The last rounds. Cover what still shows −1, one silver each if need be, and think of the points for ships, houses and animals.
