# Shipwrights of the North Sea: Redux. What an English-speaking player reads.
# As in Vikings a sentence reads its words in its variables: { card } reads $card, { building } $place.
# { JOIN(a, b) } strings together those that are not empty.

game-pitch = Draft your cards, recruit artisans and build the finest fleet of the North.

# ---- cards -------------------------------------------------------------------------------------
card = { $card ->
    [ship_faring] Faering
    [ship_skute] Skute
    [ship_ask] Ask
    [ship_karve] Karve
    [ship_byrding] Byrding
    [ship_barde] Barde
    [ship_snekke] Snekke
    [ship_busse] Busse
    [ship_knarr] Knarr
    [ship_skeid] Skeid
    [ship_ellide] Ellide
    [ship_drakkar] Drakkar
    [bld_sawmill] Sawmill
    [bld_sheepfold] Sheepfold
    [bld_bloomery] Bloomery
    [bld_market] Market
    [bld_longhouse] Longhouse
    [bld_barracks] Barracks
    [bld_mead_hall] Mead hall
    [bld_storehouse] Storehouse
    [bld_treasury] Treasury
    [bld_goldsmith] Goldsmith's workshop
    [bld_temple] Temple
    [bld_watchtower] Watchtower
    [art_blacksmith_stonemason] Blacksmith / Stonemason
    [art_blacksmith_sailmaker] Blacksmith / Sailmaker
    [art_blacksmith_woodcarver] Blacksmith / Woodcarver
    [art_sailmaker_blacksmith] Sailmaker / Blacksmith
    [art_sailmaker_woodcarver] Sailmaker / Woodcarver
    [art_sailmaker_stonemason] Sailmaker / Stonemason
    [art_woodcarver_blacksmith] Woodcarver / Blacksmith
    [art_woodcarver_sailmaker] Woodcarver / Sailmaker
    [art_woodcarver_stonemason] Woodcarver / Stonemason
    [art_stonemason_blacksmith] Stonemason / Blacksmith
    [art_stonemason_sailmaker] Stonemason / Sailmaker
    [art_stonemason_woodcarver] Stonemason / Woodcarver
    [vil_recruiter] Recruiter
    [vil_overseer] Overseer
    [vil_merchant] Merchant
    [vil_prospector] Prospector
    [vil_woodcutter] Woodcutter
    [vil_shepherd] Shepherd
    [vil_miner] Miner
    [vil_forager] Forager
    [vil_skald] Skald
    [vil_pedlar] Pedlar
    [vil_innkeeper] Innkeeper
    [vil_jeweller] Jeweller
    [jarl_01] Jarl Sigurd
    [jarl_02] Jarl Haakon
    [jarl_03] Jarl Astrid
    [jarl_04] Jarl Thorfinn
    [jarl_05] Jarl Ragnhild
    [jarl_06] Jarl Orm
    [jarl_07] Jarl Gudrun
    [jarl_08] Jarl Einar
    [jarl_09] Jarl Halfdan
    [jarl_10] Jarl Ingrid
    [jarl_11] Jarl Ulf
    [jarl_12] Jarl Bjarne
    [jarl_13] Jarl Sigrid
    [jarl_14] Jarl Leif
    [eikja] Eikja
    [labourer] Labourer
    [hut] Hut
   *[other] { $card }
}
# in a sentence
the-card = { $card ->
    [art_blacksmith_stonemason] the artisan { card }
    [art_blacksmith_sailmaker] the artisan { card }
    [art_blacksmith_woodcarver] the artisan { card }
    [art_sailmaker_blacksmith] the artisan { card }
    [art_sailmaker_woodcarver] the artisan { card }
    [art_sailmaker_stonemason] the artisan { card }
    [art_woodcarver_blacksmith] the artisan { card }
    [art_woodcarver_sailmaker] the artisan { card }
    [art_woodcarver_stonemason] the artisan { card }
    [art_stonemason_blacksmith] the artisan { card }
    [art_stonemason_sailmaker] the artisan { card }
    [art_stonemason_woodcarver] the artisan { card }
    [jarl_01] { card }
    [jarl_02] { card }
    [jarl_03] { card }
    [jarl_04] { card }
    [jarl_05] { card }
    [jarl_06] { card }
    [jarl_07] { card }
    [jarl_08] { card }
    [jarl_09] { card }
    [jarl_10] { card }
    [jarl_11] { card }
    [jarl_12] { card }
    [jarl_13] { card }
    [jarl_14] { card }
   *[other] the { card }
}
a-card = { $card ->
    [ship_ask] an { card }
    [ship_ellide] an { card }
   *[other] a { card }
}
# a building one goes to
building = { $place ->
    [hut] the Hut
    [bld_sawmill] the Sawmill
    [bld_sheepfold] the Sheepfold
    [bld_bloomery] the Bloomery
    [bld_market] the Market
    [bld_longhouse] the Longhouse
    [bld_barracks] the Barracks
    [bld_mead_hall] the Mead hall
    [bld_storehouse] the Storehouse
    [bld_treasury] the Treasury
    [bld_goldsmith] the Goldsmith's workshop
    [bld_temple] the Temple
    [bld_watchtower] the Watchtower
   *[other] { $place }
}
kind = { $kind ->
    [ship] Ship
    [building] Building
    [artisan] Artisan
    [villager] Villager
    [jarl] Jarl
   *[other] { $kind }
}
hut = { $hut ->
    [hut_1] Lookout's hut
    [hut_2] Miner's hut
    [hut_3] Merchant's hut
    [hut_4] Shepherd's hut
    [hut_5] Skald's hut
    [hut_6] Woodcutter's hut
   *[other] { $hut }
}
raid = { $raid ->
    [raid_01] Lindisfarne
    [raid_02] Iona
    [raid_03] Portland
    [raid_04] Dorestad
    [raid_05] Jarrow
    [raid_06] Rathlin
    [raid_07] Noirmoutier
    [raid_08] Sheppey
    [raid_09] Walcheren
    [raid_10] Rouen
    [raid_11] Quentovic
    [raid_12] Nantes
    [raid_13] Hamburg
    [raid_14] Paris
    [raid_15] London
   *[other] { $raid }
}
hero = { $hero ->
    [svend] Svend
    [thyra] Thyra
    [frode] Frode
    [randi] Randi
   *[other] { $hero }
}
hero-effect = { $hero ->
    [svend] 1 worker per raid card, trade card or upgrade gained
    [thyra] 3 coins for 1 gold, without limit
    [frode] 1 wood, wool or iron less per ship built
    [randi] 2 coins for 1 village card, without limit
   *[other] { $hero }
}
hero-of-track = { $track ->
    [military] Svend
    [trade] Thyra
    [renown] Frode
   *[other] { $track }
}
nemesis = { $nemesis ->
    [nemesis_1] The Ravager
    [nemesis_2] The Usurer
    [nemesis_3] The Rival
    [nemesis_4] The Seeress
   *[other] { $nemesis }
}
# what a nemesis card in play changes
restriction = { $kind ->
    [raid_cost_modifier] every raid costs { $amount ->
        [one] { $amount } worker
       *[other] { $amount } workers
    } more
    [coin_price_modifier] wood, wool and iron cost { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } more
    [tuck_cost_modifier] tucking a card costs { $amount } gold more
   *[solo_draft_draws] the draft draws { $list } cards
}
skill = { $skill ->
    [blacksmith] Blacksmith
    [sailmaker] Sailmaker
    [woodcarver] Woodcarver
    [stonemason] Stonemason
   *[other] { $skill }
}
# what no artisan supplies: how often each skill
blacksmith = { $blacksmith ->
    [0] {""}
    [one] Blacksmith
   *[other] Blacksmith ({ $blacksmith } times)
}
sailmaker = { $sailmaker ->
    [0] {""}
    [one] Sailmaker
   *[other] Sailmaker ({ $sailmaker } times)
}
woodcarver = { $woodcarver ->
    [0] {""}
    [one] Woodcarver
   *[other] Woodcarver ({ $woodcarver } times)
}
stonemason = { $stonemason ->
    [0] {""}
    [one] Stonemason
   *[other] Stonemason ({ $stonemason } times)
}
skills-missing = { JOIN(blacksmith, sailmaker, woodcarver, stonemason) }
skill-short = { skill }
track = { $track ->
    [military] Military
    [trade] Trade
    [renown] Renown
   *[other] { $track }
}
track-reward = { $track ->
    [military] a raid card
    [trade] a trade card
    [renown] an upgrade
   *[other] { $track }
}
benefit = { $benefit ->
    [imm_workers_3] at once 3 workers
    [imm_resources_2] at once 2 resources
    [imm_coins_4] at once 4 coins
    [imm_cards_2] at once 2 village cards
    [inc_gold_1] income: 1 gold
    [inc_coins_2] income: 2 coins
    [end_unique_buildings] end: 1 VP per different building
    [end_sets] end: 3 VP per set of raid, trade and upgrade
    [end_unique_ships] end: 1 VP per different ship
    [end_raids] end: 2 VP per raid card
    [end_trades] end: 2 VP per trade card
    [end_upgrades] end: 2 VP per upgrade
   *[other] { $benefit }
}

# ---- goods -------------------------------------------------------------------------------------
# a good and its number, nothing if there is none
worker = { $worker ->
    [0] {""}
    [one] { $worker } worker
   *[other] { $worker } workers
}
wood = { $wood ->
    [0] {""}
   *[other] { $wood } wood
}
wool = { $wool ->
    [0] {""}
   *[other] { $wool } wool
}
iron = { $iron ->
    [0] {""}
   *[other] { $iron } iron
}
resource = { $resource ->
    [0] {""}
    [one] { $resource } resource
   *[other] { $resource } resources
}
gold = { $gold ->
    [0] {""}
   *[other] { $gold } gold
}
coin = { $coin ->
    [0] {""}
    [one] { $coin } coin
   *[other] { $coin } coins
}
cards = { $card ->
    [0] {""}
    [one] { $card } card
   *[other] { $card } cards
}
bundle = { JOIN(worker, wood, wool, iron, resource, gold, coin, cards) }
bundle-tight = { JOIN(worker, wood, wool, iron, resource, gold, coin, cards, by: " ") }
good = { $good ->
    [worker] worker
    [wood] wood
    [wool] wool
    [iron] iron
    [gold] gold
    [coin] coin
    [card] card
   *[other] { $good }
}
military = { $military ->
    [0] {""}
   *[other] Military +{ $military }
}
trade = { $trade ->
    [0] {""}
   *[other] Trade +{ $trade }
}
renown = { $renown ->
    [0] {""}
   *[other] Renown +{ $renown }
}
progress = { JOIN(military, trade, renown) }
# $pay: what has to be paid, none if nothing
ability = { $pay ->
    [none] { $gain }
   *[other] { $pay } → { $gain }
}

# ---- what is printed on a card -----------------------------------------------------------------
facts-ship = { $vp } VP, { progress } · { benefit }
facts-building = { $vp } VP, { progress } · space: { ability }
facts-artisan = {""}
facts-villager = { ability }
facts-jarl = { $vp } VP, { progress }
needs-ship = cost { $cost } · { $skills }
needs-building = cost { $cost }
# $skills: the skills left to the labourer, none if there are none; $wild: gold that stands in for goods
lack = missing: { $list }{ $wild ->
    [0] {""}
   *[other] {" "}(your gold replaces { $wild })
}{ $skills ->
    [none] {""}
   *[other] {" "}(labourer for { $skills })
}

# ---- options of a game -------------------------------------------------------------------------
option-nemesis_1 = Nemesis: the Ravager (every raid costs 1 worker more)
option-nemesis_1-help = One of the four nemesis cards of the box. Its name is invented, its icons and its restriction are reconstructed (SHI-21.14); a corrected box may change them.
option-nemesis_1-no = no
option-nemesis_1-yes = yes
option-nemesis_2 = Nemesis: the Usurer (wood, wool and iron cost 1 coin more)
option-nemesis_2-help = One of the four nemesis cards of the box. Its name is invented, its icons and its restriction are reconstructed (SHI-21.14); a corrected box may change them.
option-nemesis_2-no = no
option-nemesis_2-yes = yes
option-nemesis_3 = Nemesis: the Rival (tucking a card costs 2 gold)
option-nemesis_3-help = One of the four nemesis cards of the box. Its name is invented, its icons and its restriction are reconstructed (SHI-21.14); a corrected box may change them.
option-nemesis_3-no = no
option-nemesis_3-yes = yes
option-nemesis_4 = Nemesis: the Seeress (one card fewer at each step of the draft)
option-nemesis_4-help = One of the four nemesis cards of the box. Its name is invented, its icons and its restriction are reconstructed (SHI-21.14); a corrected box may change them.
option-nemesis_4-no = no
option-nemesis_4-yes = yes

# ---- where points come from --------------------------------------------------------------------
score-unit = VP
source-ships = Ships
source-bonuses = Ship bonuses
source-buildings = Buildings
source-jarls = Jarls
source-tracks = Tracks
source-heroes = Heroes and labourer
source-gold = Gold
source-rounds = Round cards

# ---- questions ---------------------------------------------------------------------------------
ask-pickcard = Which card do you keep?{ $number ->
    [one] {""}
   *[other] {" "}({ $number } to keep)
}
ask-act = { $cards ->
    [0] Your hand is empty: another action?
    [one] One card to use.
   *[other] { $cards } cards to use.
}
ask-meetskills = Who works on { the-card }?
ask-payship = How do you pay for { the-card }?
ask-paybuilding = How do you pay for { the-card }?
ask-payability = How do you pay?
ask-chooseresource = Which resource do you take?{ $number ->
    [one] {""}
   *[other] {" "}({ $number } to take)
}
ask-payresource = Which resource do you spend?{ $number ->
    [one] {""}
   *[other] {" "}({ $number } to spend)
}
# $card: what it is paid for
ask-givecard = { $kind ->
    [ship] Which card do you pay the labourer for { the-card }?
   *[other] Which card do you pay for { the-card }?
}{ $number ->
    [one] {""}
   *[other] {" "}({ $number } to pay)
}
ask-usefirst = Which first?
ask-useother = The other ability too?
ask-choosetrack = Several rewards reached: which one first?
ask-placetrade = A trade card! Where does it go?
ask-gainupgrade = An upgrade! Which card do you turn?
ask-lastexchange = The last exchanges before points are counted.

help-pickcard = Keep a card of the pack, in secret (SHI-4.12). With three or more players the rest goes to your neighbour (SHI-4.8, SHI-4.10); with two you keep two cards and pass the rest (SHI-4.4); alone you keep two and discard the rest (SHI-4.2, SHI-4.3). Everybody ends with six cards (SHI-4.1).
help-act = As many actions as you like, in any order (SHI-5.4). Your whole hand must be used (SHI-5.6, SHI-5.9). Any card can be discarded for its reward (SHI-6.1). Ships and artisans go on the player board (SHI-7.1, SHI-10.1), where they hide a worker space (SHI-13.5). Artisans, villagers and jarls are tucked under a building for gold (SHI-7.11). Buildings are built from the hand (SHI-12.1), ships from the board with the skills they ask for (SHI-11.1, SHI-11.3). Workers you place come back with the income (SHI-13.3). Exchange whenever you like (SHI-14.1); each raid card serves once a round (SHI-15.5).
help-meetskills = Each skill comes from an artisan on the board, a tucked artisan or the labourer (SHI-11.3). A major skill is free, a minor one costs 1 coin (SHI-11.5). An artisan of the board is then discarded (SHI-11.7), a tucked one stays (SHI-11.8). The labourer costs 1 gold and 1 card per skill (SHI-11.10), 1 gold once upgraded (SHI-11.11).
help-payship = The goods of the ship are paid exactly (SHI-2.16); gold stands in for wood, wool or iron (SHI-11.13). Frode saves a wood, a wool or an iron (SHI-17.14).
help-paybuilding = Goods are paid exactly (SHI-2.16); gold stands in for wood, wool or iron (SHI-2.8). No skill is asked for (SHI-12.2).
help-payability = The cost is paid exactly (SHI-2.16); gold may stand in for wood, wool or iron, even if you have them (SHI-2.8).
help-chooseresource = A resource of your choice: wood, wool or iron, never gold (SHI-2.11). Several are chosen one by one (SHI-2.12).
help-payresource = Any wood, wool or iron, or 1 gold in its stead (SHI-2.13).
help-givecard = The card you pay comes from your hand and is discarded without its reward (SHI-2.15).
help-usefirst = On a building with a villager the worker allows both abilities, in any order, each once, or only one of them (SHI-13.8). What one gains may pay for the other (SHI-13.9).
help-useother = You may still use the other ability, once (SHI-13.8), or leave it. You may exchange first (SHI-5.5).
help-choosetrack = Your steps reach a reward on several tracks: choose which moves first (SHI-18.4). Each reward is dealt with before the next step; military gives a raid card, trade a trade card, renown an upgrade (SHI-18.3).
help-placetrade = Tucked under a built ship, the Eikja included, the card pays at every income (SHI-18.10); otherwise it gives its other gain now, once (SHI-18.12). This is final (SHI-18.9). It counts for bonuses either way (SHI-19.17).
help-gainupgrade = Turn the Eikja, the labourer or the hut, if it still shows its base side (SHI-18.15). Every upgraded card is worth 2 VP at the end (SHI-18.18).
help-lastexchange = The last chance to exchange, at the prices of the fifth round (SHI-20.2). If you do nothing more, the program exchanges for you as well as can be (SHI-20.6): each gold is worth 1 VP (SHI-20.14).

# ---- moves -------------------------------------------------------------------------------------
# move-: the whole move; short-: below the title of its card, in the list
kind-card = { $kind ->
    [jarl] { card }
   *[other] { kind } { card }
}
move-keep = { kind-card }{ $facts ->
    [none] {""}
   *[other] {" "}· { $facts }
}
move-give = { move-keep }
move-discard = Discard { the-card }: { $reward }
short-discard = discard: { $reward }
# $lost: a worker stands there and will be lost
move-place = { $kind ->
    [ship] Start work on { the-card }
   *[artisan] Recruit { the-card } on the player board
}{ lost }
short-place = { $kind ->
    [ship] start work on it
   *[artisan] recruit on the board
}{ lost }
lost = { $lost ->
    [yes] , the worker there is lost
   *[other] {""}
}
move-tuck = Tuck { the-card } under { building } ({ $cost } gold)
short-tuck = tuck under { building } ({ $cost } gold)
move-play = Play { the-card }: { ability }
short-play = play
move-drop = Take { the-card } off the board, without reward
short-drop = { card }
move-untuck = Take { the-card } away from { building }, without reward
short-untuck = { card } (under { building })
detail = { $by_hand ->
    [yes] , payment by choice
   *[other] {""}
}
move-launch = Build { the-card } ({ $vp } VP, { progress }){ detail }
short-launch = build{ detail }
move-build = Build { the-card } ({ $vp } VP, { progress }){ detail }
short-build = build{ detail }
move-work = Worker on space { $slot }: { ability }
short-work = space { $slot }: { ability }
# $villager: the ability of the villager tucked there, none if there is none
move-visit = Worker on { building }: { ability }{ $villager ->
    [none] {""}
   *[other] {" "}and { $villager }
}
short-visit = { building }: { ability }{ $villager ->
    [none] {""}
   *[other] {" "}and { $villager }
}
move-raid = Raid { raid }: { $gain } ({ $cost ->
    [0] no worker
    [one] { $cost } worker
   *[other] { $cost } workers
})
short-raid = { raid } ({ $cost ->
    [0] no worker
    [one] { $cost } worker
   *[other] { $cost } workers
}): { $gain }
move-done = End my action phase
short-done = end my action phase
exchange = { $what ->
    [set] 1 wood, 1 wool, 1 iron → 1 gold
    [thyra] Thyra: { coins } → 1 gold
    [randi] Randi: { coins } → 1 card
    [wood] { coins } → 1 wood
    [wool] { coins } → 1 wool
    [iron] { coins } → 1 iron
   *[other] { $what }
}
coins = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
move-exchange = Exchange { exchange }
short-exchange = { exchange }
# a skill and who supplies it; $which: the artisan, if several could
# $as: it is not his trade
source = { $from ->
    [labourer] Labourer
   *[other] { $which }
}{ $as ->
    [yes] {" "}as { skill-short }
   *[no] {""}
}{ $from ->
    [tucked] {" "}(tucked)
   *[other] {""}
}{ $cost ->
    [none] {""}
   *[other] {" "}({ $cost })
}
move-skills = { $list }
# $stand: what gold (and Frode) stand in for
move-pay = { $list }{ $how ->
    [gold] {" "}(of which { $wild } gold for { $stand })
    [frode] {" "}(Frode saves { $stand })
    [both] {" "}(Frode and { $wild } gold for { $stand })
   *[exact] {""}
}
move-use = { $whose ->
    [villager] { $name } (villager): { ability }
   *[building] { $name }: { ability }
}
move-stop = No, leave the other ability
move-choose = { good }
move-advance = { track }: { track-reward }
move-under = under { the-card }: { $income } at every income
move-now = now: { $immediate }
move-upgrade = { card } ({ $vp } VP): { $card ->
    [eikja] { $better } at every income
    [labourer] { $better } per skill
   *[hut] { $better } per worker placed
}
move-finish = Count the points (all gold that can be had is exchanged for you)

# headings of the list of moves
group-workers = Workers
group-raids = Raids
group-exchanges = Exchanges
group-remove = Remove
group-end = End

# ---- log ---------------------------------------------------------------------------------------
event-hut = gets the { hut }
event-round-card = Round { $round }
event-draft = {""}
event-actions = {""}
event-neutral = The neutral player moves on: { progress }.
event-discarded = discards { the-card }
event-started = starts work on { the-card }
event-placed = recruits { the-card } on the board
event-worker-lost = loses the worker on space { $slot }
event-dropped = takes { the-card } off the board
event-tucked = tucks { the-card } under { building }
event-untucked = removes { the-card } from under a building
event-played = plays { the-card }
event-drew = draws { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
event-drew-cards = · ({ $list })
event-reshuffled = The discard pile is shuffled and becomes the new deck.
event-gave = pays with { the-card }
# $list: what was paid
event-building-built = builds { a-card } for { $list }
event-artisan-used = employs { the-card }
event-ship-built = builds { a-card } for { $list }
event-gained = gains { $list }
event-paid = pays { $list }
event-exchanged = { $what ->
    [set] exchanges 1 wood, 1 wool and 1 iron for 1 gold
    [thyra] buys 1 gold from Thyra
    [randi] buys 1 card from Randi
    [wood] buys 1 wood
    [wool] buys 1 wool
    [iron] buys 1 iron
   *[other] exchanges { $what }
}
event-worked = places a worker on space { $slot }
event-visited = places a worker on { building }
event-used = {""}
event-raided = raids { raid }{ $cost ->
    [0] {""}
    [one] {" "}with { $cost } worker
   *[other] {" "}with { $cost } workers
}
event-raid-card = gains the raid card { raid }
event-trade-card = gains a trade card
event-trade-now = turns it
event-trade-under = tucks it under { the-card }
event-upgrade = upgrades { the-card }
event-svend = gets 1 worker from Svend
event-done = is done
event-income = › { $none ->
    [yes] has no income
   *[no] earns { bundle }
}
event-hero = { $seat ->
    [-1] { hero-of-track } is nobody's.
   *[other] { $neutral ->
        [1] The neutral player takes { hero-of-track }.
       *[other] › takes { hero-of-track }
    }
}
event-randi = › { $held ->
    [yes] receives Randi
   *[no] returns Randi
}
event-final-exchange = Last exchanges
event-finished = › ends with { $gold } gold

# ---- refusals ----------------------------------------------------------------------------------
refusal-not-in-pack = “{ card }” is not in your pack.
refusal-not-in-hand = “{ card }” is not in your hand.
refusal-hand-not-empty = You still have { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand: use or discard them all before you end.
refusal-board-blue-only = “{ card }” does not go on the player board: only ships and artisans do.
refusal-board-full = Your player board is full: take a card off first.
refusal-not-on-board = “{ card }” is not on your player board.
refusal-cannot-tuck = “{ card }” cannot be tucked: only artisans, villagers and jarls go under a building.
refusal-no-building = You have no building no. { $building } (the hut is no. 0).
refusal-tuck-taken = There is a card under this building already: { card }.
refusal-tuck-gold = Tucking a card costs { $cost } gold, you have { $gold }.
refusal-nothing-tucked = There is no card under building no. { $building }.
refusal-not-a-villager = “{ card }” is no villager.
refusal-not-a-ship = “{ card }” is no ship.
refusal-not-a-building = “{ card }” is no building.
# $wild: gold that stands in for part of what is missing
wild = { $wild ->
    [0] {""}
   *[other] ; your gold replaces only { $wild } of that
}
refusal-cannot-pay = You lack { bundle }{ wild }.
# $labourer: how many skills no artisan supplies
refusal-cannot-launch = { $labourer ->
    [0] You lack { bundle }{ wild }.
   *[other] None of your artisans supplies: { skills-missing }. With the labourer instead you lack { bundle }{ wild }.
}
refusal-one-way = There is only one way to pay for { the-card }: nothing to choose.
refusal-skill-missing = { $number ->
    [one] This ship asks for { $number } skill: say who supplies it.
   *[other] This ship asks for { $number } skills: say who supplies each.
}
refusal-skill-source = The skill { skill } does not come from there: it takes the labourer or an artisan who has it, on your board or under one of your buildings.
refusal-skill-twice = One artisan supplies each of his skills only once to a ship: { card }.
refusal-wasteful = Another way comes to the same or costs less; “build, payment by choice” allows them all.
refusal-exact-payment = That is not the sum: the cost is paid exactly, and gold may stand in for wood, wool and iron.
refusal-by-hand-only = The sum is right, but here gold stands in only for what is missing; “build, payment by choice” allows every way to pay.
refusal-exchange-later = No exchange in the middle of an action: finish it first.
refusal-no-slot = There is no space { $slot }: they go from 1 to { $last }.
refusal-slot-covered = A card hides space { $slot }.
refusal-slot-taken = A worker stands on space { $slot } already.
refusal-building-taken = A worker stands on this building already.
refusal-no-worker = You have no worker left in your supply.
refusal-no-such-ability = Choose the ability of the building or of the villager.
refusal-used-already = That ability has just been used.
refusal-no-basic-good = A resource of choice is wood, wool or iron, not “{ good }”.
refusal-no-resource = You pay here with wood, wool, iron or gold, not with “{ good }”.
refusal-none-left = You have none left: { good }.
refusal-exchange-coins = It takes { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, you have { $coins }.
refusal-exchange-set = It takes 1 wood, 1 wool and 1 iron; gold does not stand in for them here.
refusal-not-your-hero = You do not have { hero }.
refusal-no-exchange = There is no exchange of that name.
refusal-no-exchange-now = Exchanges are made in the action phase and just before points are counted only.
refusal-no-randi-now = Randi is of no more use: the game is over, a card would be worth nothing.
refusal-no-raid-card = You do not have the raid card { raid }.
refusal-raid-used = You have raided { raid } in this round already.
refusal-raid-workers = This raid costs { $cost ->
    [one] { $cost } worker
   *[other] { $cost } workers
}, you have { $workers }.
refusal-no-step-there = There is no step to take on this track: { track }.
refusal-not-built = “{ card }” is not one of your built ships.
refusal-ship-has-trade = “{ card }” has a trade card already.
refusal-no-upgrade = “{ card }” cannot be upgraded: choose the Eikja, the labourer or the hut.
refusal-upgraded = { card }: upgraded already.

# ---- board -------------------------------------------------------------------------------------
board-header = Round { $round }/{ $rounds }
board-prices = prices: wood { $wood }, wool { $wool }, iron { $iron }
board-draft = { $draft ->
    [clockwise] draft to the left
   *[anticlockwise] draft to the right
}
board-opponent = opponent { $total } VP (card: { $vp })
board-nemesis = Nemesis: { $list }
board-neutral = Neutral player
board-neutral-letter = N
board-vp = { $total } VP
board-hand = Hand
board-aside = Set aside
board-pack = Pack
board-board = Board
board-ships = Ships
board-buildings = Buildings
board-raids = Raids
board-heroes = Heroes
board-labourer = Labourer
board-labourer-cost = { $cost } per skill
board-upgraded = { $card ->
   *[other] upgraded
}
board-raid = { raid }: { $gain } ({ $used ->
    [yes] done
   *[no] { $cost ->
        [0] no worker
        [one] { $cost } worker
       *[other] { $cost } workers
    }
})
board-spent = { $number ->
    [one] { $number } trade card turned
   *[other] { $number } trade cards turned
}
board-trade = trade: { $income }
board-some-building = building no. { $number }
board-nothing = nothing
board-deck = Deck { $deck } · discard pile { $discard }
board-deck-top = (on top: { $name })
board-legend = ◆ reward (raid, trade, upgrade) · +1 to +4: VP at the end · ■ worker placed · VP: if the game ended now
board-legend-nemesis = { nemesis }: { restriction }
board-legend-heroes = { hero }: { hero-effect }

# what is reconstructed, no printed copy having been at hand (box.reconstructed)
reconstructed-cards = numbers on village cards that the rules do not cite; names of buildings, villagers, jarls and seven ships, invented
reconstructed-boards = the five spaces of the player board, VP of the tracks
reconstructed-heroes = VP of the heroes
reconstructed-huts = huts (names invented)
reconstructed-nemesis = nemesis cards (names invented)
reconstructed-raids = gains of raids (names invented)
reconstructed-rounds = round cards
reconstructed-starting = upgraded sides of Eikja and labourer
reconstructed-trades = trade cards
