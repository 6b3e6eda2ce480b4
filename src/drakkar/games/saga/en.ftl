# Vikings Saga: what an English player reads.
# { NAME($card, "viking", "god") } tells the name of what $card stands for: the message viking-… or
# god-…, or the value as it is. { JOIN(a, b) } puts those together that are not empty.

game-pitch = Lead your Vikings from adventure to adventure, stop them on the right cell, and choose who enters Valhalla.

# ---- realms
realm-i = Midgard
realm-ii = Ljosalfheim
realm-iii = Svartalfheim
realm-iv = Nidavellir
realm-v = Muspellsheim
realm-vi = Helheim
realm-vii = Vanaheim
realm-viii = Niflheim
realm-ix = Jötunheim
realm-title-i = The realm of humans
realm-title-ii = The green meadows
realm-title-iii = The dark forests
realm-title-iv = The realm of the dwarves
realm-title-v = The realm of lava and fire
realm-title-vi = The realm of the dead
realm-title-vii = The old realm of the Vanir
realm-title-viii = The waste of mist and ice
realm-title-ix = The realm of the frost giants

# ---- groups of adventures
group-green = green realms
group-depths = realms of the depths
group-ice = ice realms
group-high-sea = On the High Sea
group-unknown-sea = On the Unknown Sea
group-bifrost = Bifröst
group-tutorial = Tutorial

# ---- adventures
adventure-t = Tutorial: The Departure
adventure-i-a = The Troll Women
adventure-i-b = The Forest Demon
adventure-i-c = The Lost City
adventure-ii-a = The Sacred Grove
adventure-ii-b = The Witch Völva
adventure-ii-c = The Tree of Life
adventure-iii-a = The Burial Grounds of the Draugr
adventure-iii-b = The Irminsul of the Dark Elves
adventure-iii-c = The Abandoned Forest City
adventure-iv-a = The Rune Gate
adventure-iv-b = The Old Dwarf City
adventure-iv-c = The Cave Spirit
adventure-v-a = The Fire Giant Surtr
adventure-v-b = Ginnungagap
adventure-v-c = The Burning Castle
adventure-vi-a = The City of the Dead
adventure-vi-b = The Golden Bridge
adventure-vi-c = Garmr, Watchdog of the World of the Dead
adventure-vii-a = The Waste of the Frost Valley
adventure-vii-b = The Stone Guardians
adventure-vii-c = The Gorge
adventure-viii-a = The Palace of the Ice Giants
adventure-viii-b = The Ambush of the Snow Demons
adventure-viii-c = The Envious Dragon Nidhögg
adventure-ix-a = The Frost Giant Skrymir
adventure-ix-b = The Field of the Survivors
adventure-ix-c = The Palace of Hymir
adventure-s-a = The Deceptive Island
adventure-s-b = An Unknown Coast
adventure-s-c = The Sea Demon
adventure-s-d = The Midgard Serpent
adventure-s-e = The Giant Eagle Hräsvelgr
adventure-s-f = The Sea Witches
adventure-b-1 = The Rainbow Bridge Bifröst (first card)
adventure-b-2 = The Rainbow Bridge Bifröst (second card)
adventure-b = The Rainbow Bridge Bifröst

# ---- Vikings
viking-harald = Harald
viking-bjorn = Bjorn
viking-mikka = Mikka
viking-helga = Helga
viking-kjer = Kjer
viking-solveig = Solveig
viking-ragnar = Ragnar
viking-halvar = Halvar
viking-lasse = Lasse
viking-ingrid = Ingrid
viking-knut = Knut
viking-sigrun = Sigrun
viking-ansgar = Ansgar
viking-jorik = Jorik
viking-olav = Olav
viking-erik = Erik
viking-ellen = Ellen
viking-magnus = Magnus
viking-gunnar = Gunnar
viking-ulf = Ulf
viking-britta = Britta
viking-christian = Christian
viking-gunhild = Gunhild
viking-alfred = Alfred
viking-tjure = Tjure
viking-soren = Sören
viking-alva = Alva
viking-mats = Mats
viking-sven = Sven
viking-helge = Helge
viking-leif = Leif
viking-jari = Jari
viking-thorsten = Thorsten
viking-ole = Ole

# ---- gods
god-loki = Loki
god-idun = Idun
god-njord = Njord
god-heimdall = Heimdall
god-freyja = Freyja
god-thor = Thor
god-gullveig = Gullveig
god-hel = Hel
god-tyr = Tyr
god-balder = Balder
god-frigg = Frigg
god-freyr = Freyr
god-bragi = Bragi
god-skadi = Skadi
god-sif = Sif
god-forseti = Forseti
god-title-loki = god of fire and cunning
god-title-idun = goddess of immortality
god-title-njord = god of the sea
god-title-heimdall = guardian of the gods
god-title-freyja = goddess of fertility
god-title-thor = god of thunder
god-title-gullveig = goddess of gold
god-title-hel = goddess of the dead
god-title-tyr = god of war
god-title-balder = god of light
god-title-frigg = goddess of home and fate
god-title-freyr = god of prosperity
god-title-bragi = god of the skalds
god-title-skadi = goddess of hunting and winter
god-title-sif = goddess of the harvest
god-title-forseti = god of justice

# ---- special Movement cards
special-i-a = The Trick of the Troll Women
special-i-b = The Aura of the Forest Demon
special-i-c = The Legend of the Lost City
special-ii-a = The Mirage of the Sacred Grove
special-ii-b = The Conjuration of the Witch
special-ii-c = The Superstition of the Tree of Life
special-iii-a = The Games of the Draugr
special-iii-b = The Covetousness for Irminsul
special-iii-c = The Gold of the Forest City
special-iv-a = The Spell of the Rune Gate
special-iv-b = The Curse of the Dwarf City
special-iv-c = The Spell of the Cave Spirit
special-v-a = The Fear of Surtr
special-v-b = The Secret of Ginnungagap
special-v-c = The Mystery of the Burning Castle
special-vi-a = The Breath of the City of the Dead
special-vi-b = The Temptation of the Golden Bridge
special-vi-c = The Horror of the Hound of the Dead
special-vii-a = The Terror of the Frost Valley
special-vii-b = The Secret of the Stone Guardians
special-vii-c = The Mist of the Gorge
special-viii-a = The Temptation of the Ice Spirits
special-viii-b = The Curse of the Snow Demons
special-viii-c = The Prediction of Nidhögg
special-ix-a = The Memory of Skrymir
special-ix-b = The Shadow of the Survivors
special-ix-c = The Aura of Hymir

# ---- ordinary Movement cards
movement-move-1 = Movement 1
movement-move-2 = Movement 2
movement-move-3 = Movement 3
movement-move-4 = Movement 4
movement-move-5 = Movement 5
movement-move-6 = Movement 6
movement-move-7 = Movement 7

# ---- stage markers
marker-l01 = +1 gold
marker-l02 = +2 gold
marker-l03 = +1 VP
marker-l04 = draw
marker-l05 = god
marker-l06 = Prophecy
marker-l07 = Valhalla
marker-l08 = −1 gold
marker-l09 = −2 gold
marker-l10 = −1 VP
marker-d01 = +2 VP
marker-d02 = +3 gold
marker-d03 = +1 VP, draw
marker-d04 = −3 gold
marker-d05 = −2 VP

# ---- travel logs
log-introductory = Introductory voyage
log-route-de-l-or = The Road of Gold
log-appel-des-dieux = The Call of the Gods
log-voyage-le-plus-long = The Longest Voyage
log-chemins-de-la-gloire = The Paths of Glory
log-compagnons-de-voyage = The Travelling Companions
log-chemin-de-la-souffrance = The Path of Suffering
difficulty-easy = easy
difficulty-rather-easy = rather easy
difficulty-not-easy = not easy
difficulty-difficult = difficult
difficulty-very-difficult = very difficult

# ---- colours
colour-red = red
colour-green = green
colour-yellow = yellow
colour-blue = blue
# ---- numbers, helmets, prices ------------------------------------------------------------------
# a Viking without a number
number-none = x
helmets = { $number ->
    [0] no helmet
    [one] { $number } helmet
   *[other] { $number } helmets
}
price-gold = { $gold } gold
kind-god = god

# ---- when a card acts --------------------------------------------------------------------------
timing-immediate = immediate action
timing-any-moment = action at any moment
timing-after-cell = after the cell
timing-whole-turn = this turn
timing-next-turn = next turn
timing-permanent = permanent action
timing-draw = draw action
timing-end-of-adventure = end-of-adventure action
timing-on-reveal = when revealed
timing-this-turn = this turn
timing-displayed = lasting
card-action = { NAME($timing, "timing") }: { $text }{ $void ->
    [yes] {" "}(no effect at Bifröst)
   *[no] {""}
}

# ---- what Vikings do ---------------------------------------------------------------------------
card-text-lasse = a hand card under the draw pile for { $gold } gold
card-text-ingrid = on every stage marker { $gold } gold or { $vp } VP more
card-text-knut = { $count } cards instead of one to replace him
card-text-ansgar = { $count } cards instead of one to replace him
card-text-jorik = buy a Viking at the printed price, into the hand
card-text-olav = a forced payment earns the gold instead of costing it
card-text-ellen = { $vp } VP for every forced payment made in full
card-text-magnus = as soon as he is played, any number of hand cards under the draw pile, and draw as many; { $count } cards instead of one to replace him
card-text-gunnar = { $gold } gold
card-text-britta = a gain of VP earns { $vp } VP more, once per turn and player
card-text-christian = { $gold } gold per other Viking already played in this adventure
card-text-gunhild = buy a Viking for { $price } gold whatever its price; it goes under the draw pile
card-text-alfred = { $count ->
    [one] one more played Viking to Valhalla
   *[other] { $count } more played Vikings to Valhalla
}
card-text-tjure = moves the number of another Viking played in this adventure; never first
card-text-soren = whenever you receive gold, { $gold } more
card-text-alva = { $gold } gold per Movement card { $numbers } in the display
card-text-mats = look at the next { $count } Movement cards
card-text-leif = buy a Viking at the printed price, straight to Valhalla
card-text-jari = { $gold } gold when an opponent receives gold, once per opponent and turn
card-text-thorsten = moves { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} per other Viking played in this adventure
card-text-ole = { $vp } VP, but Ole is not replaced

# ---- what gods do ------------------------------------------------------------------------------
card-text-loki = carry out the action of a Viking played by an opponent
card-text-idun = a hand card to the box, a Viking of the display into the hand instead
card-text-njord = search your draw pile for a Viking and play it at once
card-text-heimdall = up to { $max } hand cards to Valhalla
card-text-freyja = a hand card under the draw pile for { $vp } VP
card-text-thor = a card of the draw pile to Valhalla, and its price in gold
card-text-gullveig = { $gold_per_vp } gold per VP gained
card-text-hel = a card of your Valhalla to the box for { $vp } VP
card-text-tyr = ignore the penalties of the landing, even those that end the adventure
card-text-balder = look at the next { $count } Movement cards and put them back in any order
card-text-frigg = you may play no card
card-text-freyr = { $gold } gold
card-text-bragi = as many VP as there are helmets on a Viking played in this adventure
card-text-skadi = move 1 to { $max } cells further or back; the new cell counts too
card-text-sif = { $count } cards instead of one to replace her
card-text-forseti = take up to { $max } Vikings played in this adventure back into the hand

# ---- what special Movement cards say -----------------------------------------------------------
special-text-i-a = everybody must put a hand card under the draw pile and draw one
special-text-i-b = ending on a stage marker costs { $gold } gold more
special-text-i-c = ending on an adventure cell with rewards only brings { $gold } gold more
special-text-ii-a = everybody may reverse the direction of a Viking's number
special-text-ii-b = everybody may pay { $gold } gold for a God card, chosen from two
special-text-ii-c = nobody may leave the adventure of their own will
special-text-iii-a = whoever has more than { $keep_at_least ->
    [one] { $keep_at_least } card
   *[other] { $keep_at_least } cards
} in hand must put one under the draw pile
special-text-iii-b = everybody must pay { $gold } gold
special-text-iii-c = everybody takes { $gold } gold
special-text-iv-a = everybody may draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}
special-text-iv-b = every replacement card costs { $gold } gold, or is done without
special-text-iv-c = everybody plays two cards in a row; only the last cell counts
special-text-v-a = no more replacement draws, but for draw actions
special-text-v-b = everybody may double a Viking's number
special-text-v-c = everybody may put a played Viking in the box and receive its price
special-text-vi-a = everybody must put a played Viking in the box
special-text-vi-b = everybody may lose { $vp } VP to take { $gold } gold
special-text-vi-c = everybody must send the top card of the draw pile to Valhalla
special-text-vii-a = whoever ends the turn on the Adventure card, or stood on it already, leaves the adventure
special-text-vii-b = whoever reveals the same Viking number as somebody else may draw { $cards } cards
special-text-vii-c = everybody may send a hand card to Valhalla
special-text-viii-a = before choosing, everybody may pay { $gold } gold to change a Viking's number by 1
special-text-viii-b = a penalty of the Adventure card costs { $gold } gold more
special-text-viii-c = everybody may pay { $gold } gold for { $vp } VP, up to { $max_times } times
special-text-ix-a = everybody may look at the top { $cards } cards of the draw pile and order them
special-text-ix-b = nobody plays or draws; the cell under the pawn counts
special-text-ix-c = everybody may take a Viking of the display for nothing, under the draw pile
special-line = { $name } ({ NAME($timing, "timing") }{ $all ->
    [yes] , also those who have left
   *[no] {""}
}): { $text }{ $void ->
    [yes] {" "}(no effect at Bifröst)
   *[no] {""}
}

# ---- what cells do -----------------------------------------------------------------------------
fx-vp = { $number } VP
fx-gold = { $number } gold
fx-viking = free Viking
fx-remove = lose a played Viking
fx-draw = draw
fx-god = god
fx-valhalla = Valhalla
fx-prophecy = Prophecy
# three signs at most, for the track
sign-vp = ★
sign-gold = ●
sign-viking = +V
sign-remove = −V
sign-draw = +C
sign-god = +G
sign-valhalla = +W
sign-prophecy = +?
sign-end = end
landing = { $off ->
    [yes] off { NAME($vehicle, "off") }
   *[no] { $past ->
        [yes] past the end ({ $last })
       *[no] cell { $cell }
    }
}{ $ends ->
    [yes] , end of adventure
   *[no] {""}
}{ $what ->
    [none] {""}
   *[other] : { $what }
}
landing-none = nothing
landing-extra = { $what } (and { $extra })
landing-or = or { $landing }
off-trail = the trail
off-ship = the ship

# ---- options of a game -------------------------------------------------------------------------
option-voyage = Voyage
option-voyage-help = The eight adventures of the voyage, Bifröst last. The tutorial is one small adventure; the introductory voyage is the best first game.
option-voyage-introductory = { log-introductory }
option-voyage-route_de_l_or = { log-route-de-l-or }, { difficulty-easy }
option-voyage-appel_des_dieux = { log-appel-des-dieux }, { difficulty-rather-easy }
option-voyage-voyage_le_plus_long = { log-voyage-le-plus-long }, { difficulty-not-easy }
option-voyage-chemins_de_la_gloire = { log-chemins-de-la-gloire }, { difficulty-difficult }
option-voyage-compagnons_de_voyage = { log-compagnons-de-voyage }, { difficulty-difficult }
option-voyage-chemin_de_la_souffrance = { log-chemin-de-la-souffrance }, { difficulty-very-difficult }
option-voyage-own = a voyage of your own, along the recommended plan
option-voyage-free = free mode: any seven adventures, then Bifröst
option-voyage-tutorial = tutorial: a single small adventure
option-markers = Stage markers
option-markers-help = Whether what lies along the way is fixed for the whole game or drawn anew each time.
option-markers-dealt = dealt before the game
option-markers-pool = drawn from a pool before every adventure
option-first_player = First player
option-first_player-random = random
option-first_player-1 = seat 1
option-first_player-2 = seat 2
option-first_player-3 = seat 3
option-first_player-4 = seat 4
# for the options round_1 to round_7
option-round = Adventure of round { $number }
option-round-random = random
option-round-i-a = { realm-i }: { adventure-i-a }
option-round-i-b = { realm-i }: { adventure-i-b }
option-round-i-c = { realm-i }: { adventure-i-c }
option-round-ii-a = { realm-ii }: { adventure-ii-a }
option-round-ii-b = { realm-ii }: { adventure-ii-b }
option-round-ii-c = { realm-ii }: { adventure-ii-c }
option-round-iii-a = { realm-iii }: { adventure-iii-a }
option-round-iii-b = { realm-iii }: { adventure-iii-b }
option-round-iii-c = { realm-iii }: { adventure-iii-c }
option-round-iv-a = { realm-iv }: { adventure-iv-a }
option-round-iv-b = { realm-iv }: { adventure-iv-b }
option-round-iv-c = { realm-iv }: { adventure-iv-c }
option-round-v-a = { realm-v }: { adventure-v-a }
option-round-v-b = { realm-v }: { adventure-v-b }
option-round-v-c = { realm-v }: { adventure-v-c }
option-round-vi-a = { realm-vi }: { adventure-vi-a }
option-round-vi-b = { realm-vi }: { adventure-vi-b }
option-round-vi-c = { realm-vi }: { adventure-vi-c }
option-round-vii-a = { realm-vii }: { adventure-vii-a }
option-round-vii-b = { realm-vii }: { adventure-vii-b }
option-round-vii-c = { realm-vii }: { adventure-vii-c }
option-round-viii-a = { realm-viii }: { adventure-viii-a }
option-round-viii-b = { realm-viii }: { adventure-viii-b }
option-round-viii-c = { realm-viii }: { adventure-viii-c }
option-round-ix-a = { realm-ix }: { adventure-ix-a }
option-round-ix-b = { realm-ix }: { adventure-ix-b }
option-round-ix-c = { realm-ix }: { adventure-ix-c }
option-round-s-a = { group-high-sea }: { adventure-s-a }
option-round-s-b = { group-high-sea }: { adventure-s-b }
option-round-s-c = { group-high-sea }: { adventure-s-c }
option-round-s-d = { group-unknown-sea }: { adventure-s-d }
option-round-s-e = { group-unknown-sea }: { adventure-s-e }
option-round-s-f = { group-unknown-sea }: { adventure-s-f }

# ---- where points come from --------------------------------------------------------------------
# why a choice does not go with those before it
option-why-tutorial = the tutorial is played without stage markers (SAG-20.2)
option-why-voyage = { $voyage ->
    [tutorial] the tutorial is a single adventure (SAG-20.1)
   *[other] the log “{ NAME($voyage, "log") }” fixes its adventures (SAG-18.1)
}; adventures are chosen only for an own voyage or in free mode
option-why-twice = it is the adventure of round { $other } already, and no adventure is played twice (SAG-19.3)
option-why-plan = by the plan this round is played { $group ->
    [green] in the green realms
    [depths] in the realms of the depths
    [ice] in the realms of ice
    [high-sea] on the high sea
   *[unknown-sea] on the unknown sea
} (SAG-19.1)
option-why-realm = rounds { $other } and { $number } are played in one realm, and round { $other } is in { NAME($realm, "realm") } (SAG-19.2)

score-unit = VP
source-track = Victory track
source-gold = Gold for Odin
source-helmets = Helmets
# below the points (s)
scores-note = The helmets in the others' Valhalla stay secret until the end: they are not in here.

# ---- questions ---------------------------------------------------------------------------------
ask-shop = Do you buy a Viking?
ask-playcard = { $number ->
    [one] Which card do you play?
   *[other] Two cards to play: which one first?
}
ask-pickdistance = How far do you go with { NAME($card, "viking", "god") }?
ask-moveon = Skadi: how many cells further?
ask-actnow = { NAME($card, "viking", "god") }: the action, now or not at all?
ask-land = The cell now, or an action first?
ask-finish = An action before the turn ends?
ask-decideleave = Do you leave the adventure?
ask-sendplayed = { $times ->
    [one] Which played Viking do you send to Valhalla?
   *[other] Which played Viking do you send to Valhalla? Up to { $times }.
}
ask-offerdraw = { $number ->
    [one] Do you draw a card?
   *[other] Do you draw { $number } cards?
}
ask-usedraw = How do you replace your card?
ask-cycle = Which hand card do you put under your draw pile?
ask-paytodraw = Do you pay to draw the replacement card?
ask-offergod = Do you take a god?
ask-keepgod = Which god do you keep? It goes under your draw pile.
ask-freeviking = Which Viking do you take? It goes under your draw pile, for nothing.
ask-removeviking = Which played Viking goes to the box?
ask-sendfromhand = { $what ->
    [viking] Do you send a Viking of your hand to Valhalla?
   *[card] Do you send a card of your hand to Valhalla?
}{ $times ->
    [one] {""}
   *[other] {" "}{ $times } more at most.
}
ask-chooseprize = Ingrid: what do you take for this marker?
ask-buryfor = Which hand card do you put under your draw pile?
ask-sendfrompile = Thor: which card of your draw pile goes to Valhalla?
ask-giveup = Hel: which card of your Valhalla goes to the box?
ask-takeback = { $times ->
    [one] Forseti: which played Viking do you take back into your hand?
   *[other] Forseti: which played Viking do you take back into your hand? Up to { $times }.
}
ask-pickhonour = Bragi: which played Viking gives you its helmets as VP?
ask-hire = Which Viking do you buy?
ask-swapout = Idun: which hand card goes to the box?
ask-swapin = Idun: which Viking do you take into your hand?
ask-pickcopy = Loki: which action do you carry out?
ask-picksummon = Njord: which Viking of your draw pile do you play?
ask-buryhandcard = Which hand card goes under your draw pile?
ask-buygod = Do you buy a god?
ask-sellviking = Which played Viking do you put in the box for its price?
ask-sellglory = Do you trade VP for gold?
ask-buyglory = { $times ->
    [one] Do you trade gold for VP? Last time.
   *[other] Do you trade gold for VP? Up to { $times } times.
}
ask-payice = Do you pay to be able to change your Viking's number by 1?
ask-lookatown = Do you look at the top of your draw pile?
ask-rearrangeown = In which order do you put these cards back on your draw pile?
ask-rearrange = In which order do you put these Movement cards back?

help-shop = One Viking in each buying turn (SAG-3.3); in every further one each costs 1 gold more (SAG-3.4). Passing is not final (SAG-3.5); the phase ends after a buying turn without a purchase (SAG-3.6). Vikings bought are shuffled into your draw pile before the starting hand is drawn (SAG-3.11), and whoever is last in VP has the largest hand (SAG-4.1).
help-playcard = { $last ->
    [0] { "" }
    [1] The other player has chosen: press a card and all are turned up.{ " " }
   *[other] All the others have chosen: press a card and all are turned up.{ " " }
}The trail has moved already; your card moves your pawn further, by its exact number (SAG-6.1, SAG-6.3). Only the cell where it ends counts (SAG-8.1): “→” tells it for every card. The last cell of the adventure, going beyond it, or off the trail costs VP and ends the adventure (SAG-9.1, SAG-9.2, SAG-9.3, SAG-9.7). Without a card a god moves your pawn (SAG-6.9).
help-pickdistance = A card with two numbers leaves the choice until all cards are revealed (SAG-6.5); so do reversing, doubling and ±1 (SAG-6.6, SAG-6.7). Tjure takes a number of one of your Vikings played before (SAG-22.9).
help-moveon = After your cell Skadi moves you again, and the new cell counts too (SAG-24.21).
help-actnow = Never compulsory (SAG-7.1). An immediate action is carried out when the card is played, before your pawn moves (SAG-7.3).
help-land = An action whose card fixes no moment is carried out when you like during your turn, before or after the cell (SAG-7.7). It is never compulsory (SAG-7.1).
help-finish = An action serves only in the turn in which the card is played (SAG-7.7). You may do without (SAG-7.1).
help-decideleave = { $loss ->
    [0] Leaving: nothing more to lose or to gain.
   *[other] Staying: the Movement card carries you on first, then every card leads to { $end } or out.
} Your pawn has come to rest on the Adventure card, so you may leave (SAG-10.6). Whoever leaves moves no more and gets nothing more from cells (SAG-10.7). Whoever stays plays another turn and risks the last cell (SAG-9.1).
help-sendplayed = A Viking played in this adventure may join your Valhalla (SAG-11.1). You will not have it until Bifröst (SAG-11.5), where Valhalla becomes your draw pile (SAG-16.4); its helmets count at the end (SAG-17.3).
help-offerdraw = Beside the replacement draw (SAG-8.14): by a cell, a marker, IV.A (SAG-26.1) or VII.B (SAG-27.6).
help-usedraw = One or the other, not both. The draw action takes the place of the usual draw (SAG-7.5, SAG-21.27). Declining it leaves you the usual card (SAG-7.1, SAG-10.1).
help-cycle = Magnus: as soon as he is played, put as many cards as you like under your draw pile, you will draw as many (SAG-21.24). Two cards will replace him at the end of the turn (SAG-21.25).
help-paytodraw = Drawing costs gold. The replacement card is paid for or done without (SAG-26.2).
help-offergod = You see two and keep one. Look at the top two God cards: one goes under your draw pile, the other under the God pile (SAG-8.15). Nobody else sees them (SAG-8.16).
help-keepgod = One goes under your draw pile, the other under the God pile (SAG-8.15). A god is played like a Viking (SAG-15.1).
help-freeviking = A Viking of the display, for nothing, under your draw pile (SAG-8.10). IX.C offers one, too (SAG-27.19).
help-removeviking = A Viking played in this adventure, even just now, goes to the box (SAG-8.11). The pawn stays, but its permanent action ends (SAG-8.13).
help-sendfromhand = The card is not replaced in your hand (SAG-8.19). A cell accepts Vikings only (SAG-8.18); Heimdall and VII.C accept gods, too (SAG-24.10, SAG-27.9).
help-chooseprize = Ingrid brings gold or a VP on every stage marker, good or bad (SAG-21.9, SAG-21.10).
help-buryfor = Lasse pays in gold (SAG-21.7), Freyja in VP (SAG-24.11). The card put away is not replaced (SAG-21.8).
help-sendfrompile = Thor: the card goes to Valhalla and brings you its price in gold; then the pile is shuffled (SAG-24.12).
help-giveup = Hel: VP right now, but the helmets of the card are lost (SAG-24.14).
help-takeback = Forseti gives played Vikings back to your hand; their permanent actions end until they are played again (SAG-24.23).
help-pickhonour = Bragi: as many VP as there are helmets on this Viking, which stays (SAG-24.20).
help-hire = Jorik: at the printed price, into the hand (SAG-21.14). Gunhild: one price for all, under the draw pile (SAG-22.6). Leif: at the printed price, straight to Valhalla (SAG-23.3).
help-swapout = Idun: another card of your hand goes to the box, a Viking of the display takes its place (SAG-24.6).
help-swapin = The Viking joins your hand, for nothing (SAG-24.6).
help-pickcopy = Loki carries out the action of a Viking played by an opponent once, without its movement (SAG-24.1, SAG-24.2). A permanent action counts for one event of this turn only (SAG-24.3).
help-picksummon = The Viking is played at once: movement, cell, action (SAG-24.7). The pile is shuffled and two cards will be replaced (SAG-24.8).
help-buryhandcard = I.A: a card under the draw pile, then you draw one (SAG-25.1). III.A: a card under the draw pile, not replaced (SAG-25.7).
help-buygod = Pay to receive a god as by a reward (SAG-25.5).
help-sellviking = A played Viking goes to the box, you receive its price (SAG-26.9).
help-sellglory = VP for gold (SAG-26.11). At the end three gold are worth 1 VP (SAG-17.2).
help-buyglory = Gold for VP, up to three times (SAG-27.13). Each exchange is a gain of its own (SAG-27.14).
help-payice = Pay before choosing your card, decide on the direction afterwards (SAG-27.10, SAG-6.6).
help-lookatown = Look at the top of your draw pile and order it as you like (SAG-27.15).
help-rearrangeown = The first card of the line will be on top (SAG-27.15).
help-rearrange = Balder: the first card of the line will be turned up first (SAG-24.16).

# ---- moves -------------------------------------------------------------------------------------
# $number: the number; $facts: what is printed on the card; $landings: where the pawn would end
move-buy = { NAME($card, "viking") } { $number } for { $price } gold · { $facts }
move-take = { NAME($card, "viking") } { $number } · { $facts }
move-pass = Buy nothing this turn
move-play = { NAME($card, "viking", "god") } { $number } { $landings } · { $facts }
move-appeal = Without a card: a god moves your pawn
move-skip = Frigg: play no card { $landings }
move-go = { $way ->
    [still] Stay
    [back] −{ $number }
   *[forth] +{ $number }
} { $landings }
move-resolve = Land now { $landings }
move-done = End the turn
move-leave = Leave: keep { $vp } VP, { $gold } gold
move-stay = { $loss ->
    [0] { $sure ->
        [yes] Stay: no risk this turn
       *[no] Stay: risk { $penalty } VP
    }
   *[other] Stay: −{ $loss } VP
}
ahead-leave = Leave the adventure
ahead-stay = Stay on board
move-decline = { $question ->
    [actnow] Do not use it
    [offerdraw] Do not draw
    [usedraw] One card only
    [cycle] That is all
    [paytodraw] Do without
    [offergod] No god
    [freeviking] Take none
    [sendfromhand] Send nothing
    [sendplayed] Send nobody
    [chooseprize] Take nothing
    [takeback] Take none back
    [sellviking] Sell none
   *[other] No
}
move-draw = { $question ->
    [usedraw] { $name }: { $number } cards
   *[other] { $number ->
        [one] Draw a card
       *[other] Draw { $number } cards
    }
}
move-pay = { $question ->
    [paytodraw] Draw (gold { $had } → { $left })
    [buygod] Receive a god (gold { $had } → { $left })
   *[payice] ±1 for your Viking (gold { $had } → { $left })
}
move-look = { $question ->
    [offergod] See 2 gods, keep 1
   *[other] Look at the top of my draw pile
}
move-trade = { $question ->
    [sellglory] Lose { $vp } VP for { $gold } gold
   *[other] Pay { $gold } gold for { $vp } VP
}
move-prize = { $amount ->
    [none] { $what }
   *[other] { $amount }
}
move-bury = { NAME($card, "viking", "god") } { $number } · { $facts }
move-send = { NAME($card, "viking", "god") } { $number } · { $facts }
move-keep = { NAME($card, "god") } { $number } · { $facts }
move-discard = { NAME($card, "viking", "god") } { $number } · { $facts }
move-sacrifice = { NAME($card, "viking", "god") } { $number } · { $facts }
move-remove = { NAME($card, "viking") } { $number } · { $facts }
move-imitate = { NAME($card, "viking") } · { $facts }
move-summon = { NAME($card, "viking") } { $number } { $landings } · { $facts }
move-honour = { NAME($card, "viking") } { $number } · { $facts }
move-recall = { NAME($card, "viking") } { $number } · { $facts }
move-order = { $list }
move-act = { $asked ->
    [yes] Use it: { $text }
   *[no] Use { NAME($card, "viking", "god") }: { $text }
}
move-foresee = Give back the Prophecy token and look at the next Movement card
sold-for = { $gold ->
    [0] brings nothing
   *[other] brings { $gold } gold
}

# ---- the log -----------------------------------------------------------------------------------
event-voyage = The voyage: { $list }.
event-first = begins with Odin
event-adventure = Round { $round } · { NAME($adventure, "adventure") }
event-realm = A new realm is entered: { NAME($realm, "realm") }. Special cards: { $list }.
marker-on = cell { $cell } ({ $marker })
event-markers = Stage markers: { $list }.
event-recruited = { $gold ->
    [0] takes { NAME($card, "viking") } for nothing
   *[other] buys { NAME($card, "viking") } for { $gold } gold
}
event-hands = {""}
# who “speaks” when several draw
speaker-draw = Drawn
event-drawn = { $player }{"\u00A0"}+{ $number }
event-drawn-own = · ({ $list })
event-turn = Turn { $turn }
event-movement-shuffled = · the discarded Movement cards are shuffled again
event-turned = · { NAME($card, "special", "movement") }{ $way ->
    [forth] : everybody moves { $cells } forward
    [back] : everybody moves { $back } back
   *[still] : nobody moves
}
# who “speaks” when all cards are revealed
speaker-reveal = Cards
event-played = { $player }: { NAME($card, "viking", "god") }
event-moved = { $way ->
    [still] stays on cell { $cell }
    [back] moves { $back } back to cell { $cell }
   *[forth] moves { $cells } to cell { $cell }
}
event-helped = has no card: { NAME($card, "god") } moves the pawn { $cells }
event-summoned = plays { NAME($card, "viking") } from the draw pile
event-acts = uses { NAME($card, "viking", "god") }
event-gold = gains { $gold } gold
event-vp = gains { $vp } VP
event-vp-lost = loses { $vp } VP
event-paid = { $gold ->
    [0] has no gold to pay with
   *[other] pays { $gold } gold
}
event-olav = thanks to Olav
event-ingrid = thanks to Ingrid
event-jari = thanks to Jari
event-prophecy = takes a Prophecy token
event-foreseen = looks at the Movement pile: { $list }
event-god = takes a God card
event-god-own = · ({ NAME($card, "god") })
event-valhalla = sends a card to Valhalla
event-valhalla-own = · ({ NAME($card, "viking", "god") })
event-buried = puts a card under the draw pile
event-buried-own = · ({ NAME($card, "viking", "god") })
event-removed = puts { NAME($card, "viking") } in the box
event-discarded = puts a hand card in the box
event-sacrificed = puts a card of Valhalla in the box
event-recalled = takes { NAME($card, "viking") } back into the hand
event-fallen = { $off ->
    [yes] { $over ->
        [yes] goes off { NAME($vehicle, "off") } beyond the last cell
       *[no] goes off { NAME($vehicle, "off") }
    }
   *[no] reaches or passes the last cell
}
speaker-left = Leaving
event-left = { $player }
event-crossed = receives { $gold } gold for the cards left behind, sets off for Bifröst with { $cards ->
    [0] no card of Valhalla
    [one] one card of Valhalla
   *[other] { $cards } cards of Valhalla
}

# ---- refusals ----------------------------------------------------------------------------------
refusal-not-in-hand = { NAME($card, "viking", "god") } is not in your hand.
refusal-tjure-first = Tjure must copy a Viking you have played already: he cannot open the adventure.
refusal-no-second = After { NAME($card, "viking", "god") } you would have no second card to play.
refusal-must-play = You must play a card.
refusal-not-displayed = { NAME($card, "viking", "god") } is not in the display.
refusal-too-dear = That costs { $price } gold: you have { $gold }.
refusal-all-too-dear = The cheapest Viking costs { $price } gold: you have { $gold }.
refusal-display-empty = The display is empty: there is no Viking to buy.
refusal-no-action = { NAME($card, "viking", "god") } has no action to carry out in this turn.
refusal-only-at-once = The immediate action of { NAME($card, "viking", "god") } is carried out when the card is played, once, before the pawn moves.
refusal-void-at-bifrost = The action of { NAME($card, "viking", "god") } is void at Bifröst.
refusal-not-reached = Your pawn has not come to rest on the Adventure card yet: you cannot leave the adventure.
refusal-not-across = Your pawn has not come to rest on the second card of Bifröst yet: you cannot leave the adventure.
refusal-nobody-leaves = { special-ii-c }: nobody may leave the adventure by choice in this turn.
refusal-leave-later = Whether to leave the adventure is decided after the replacement draw, at the end of the turn.
refusal-action-impossible = { NAME($card, "viking", "god") } cannot act at this moment.
refusal-pile-empty = The draw pile is empty.
refusal-not-that-far = Your pawn cannot move { $cells }.
refusal-no-prophecy = You have no Prophecy token.
refusal-no-such-prize = Ingrid brings gold or a VP, nothing else.
refusal-wrong-order = All the cards you are looking at are to be put in order, and no others.
refusal-not-looked-at = { NAME($card, "viking", "god") } is not one of the cards you are looking at.
refusal-cannot-summon = { NAME($card, "viking", "god") } is no Viking of your draw pile that you could play.
refusal-not-played = { NAME($card, "viking", "god") } is no Viking you have played in this adventure.
refusal-not-for-valhalla = { NAME($card, "viking", "god") } cannot go from your hand to Valhalla.
refusal-not-in-pile = { NAME($card, "viking", "god") } is not in your draw pile.
refusal-not-in-valhalla = { NAME($card, "viking", "god") } is not in your Valhalla.
refusal-nothing-to-copy = No opponent has played { NAME($card, "viking", "god") } with an action to copy now.

# ---- the board ---------------------------------------------------------------------------------
board-round = Round { $round }/{ $rounds }
board-turn = turn { $turn }
board-over = game over
board-odin = Odin: { $name }
board-realm = { $name } ({ $realm })
board-pile = Movement: pile { $pile }, discard { $discard }
board-gods = gods { $number }
board-cell = Cells
board-trail = { $vehicle ->
    [ship] Ship
   *[trail] Trail
}
board-moves = Moves
board-movement = Movement
board-in-force = In force
board-text = Card says
board-foreseen = Foreseen
board-foreseen-list = to come: { $list }
board-discard = Discarded
board-market = Display
board-offer = { $copies }× { $card } for { $gold } gold
board-surcharge = surcharge +{ $gold }
board-hand = Hand
board-played = Played
board-chosen = Chosen
board-own-pile = Draw pile
board-valhalla = Valhalla
board-looked = Your gods
board-top = top: { $list }
board-bottom = bottom: { $list }
board-vp = { $number } VP
board-gold = { $number } gold
board-cards = { $number ->
    [0] no card
    [one] { $number } card
   *[other] { $number } cards
}
board-pile-size = pile { $number }
board-valhalla-size = Valhalla { $number }
board-prophecy = Prophecy
board-place = { $out ->
    [yes] has left
   *[no] cell { $cell }{ $reached ->
        [yes] {" "}✓
       *[no] {""}
    }
}
board-small-played = played
board-final = { $number } VP in all
board-voyage = Voyage
table-legend = ★ VP · ● gold · +V free Viking · −V lose a played Viking · +C draw · +G god · +W hand Viking to Valhalla · +? Prophecy · ┌─┐ Adventure card · end: the last cell, which ends the adventure · ── trail or ship, A B C D the pawns · Moves: numbers to type, where the pawn would end · ✓ has stopped on the adventure and may leave

# in the browser
board-from-start = Starting Viking
board-marker = stage marker
board-end = last cell: it costs VP and ends the adventure
board-movements = Movement cards
board-god-pile = God pile
board-now = turned up
board-to-come = to come
board-turned = Movement
board-turned-up = Turned up in this adventure
board-left = Still in the Movement pile
board-market-of = Vikings of the display
board-here = now
board-move-discard = Movement cards discarded
board-may-leave = may leave
board-prophecy-use = Give it back to look at the next Movement card
board-this-turn = this turn
board-can-act = can act
board-cards-in = { $number ->
    [0] empty
    [one] { $number } card
   *[other] { $number } cards
}
board-list = { $what }: { $list }
special-short = { NAME($timing, "timing") }{ $all ->
    [yes] , also those who have left
   *[no] {""}
}: { $text }{ $void ->
    [yes] {" "}(no effect at Bifröst)
   *[no] {""}
}

# what is reconstructed, no printed copy having been at hand (box.reconstructed)
reconstructed-vikings-starting = numbers and helmets of the starting Vikings
reconstructed-vikings-realm = numbers, prices and helmets of the realm Vikings
reconstructed-gods-counts = sixteen different gods
reconstructed-gods-gods = numbers of the gods and eight of their actions
reconstructed-movement-special = numbers and several texts of the special Movement cards
reconstructed-adventures-adventures = cells of the Adventure cards
reconstructed-markers-light = stage markers
reconstructed-markers-dark = stage markers
reconstructed-travel_logs-logs = round 7 of the introductory voyage
