# The Raid.
pitch = Choose in secret, sail in the open, and beware of the reef.
score-unit = loot

card-axe = axe
card-scout = scout
card-sail = sail
card-feast = feast

ask-pickcard = Which card do you choose?
help-pickcard = Everybody lays a card face down; all are shown at once (RAI-2.1, RAI-2.5).
move-pick = { NAME($card, "card") }
ask-peekat = Which island does the scout look at?
help-peekat = One that he has not yet seen (RAI-2.3).
move-peek = look at island { $island }
ask-chooseisland = Which island do you sail to?
help-chooseisland = All sail at the same time, in the open (RAI-3.1). You may still hire (RAI-4.1).
move-sail = sail to island { $island }
ask-loadcrew = How many of the crew come along?
help-loadcrew = At least one (RAI-3.2). Those who land bring loot, those on the reef are lost (RAI-3.4, RAI-3.5).
move-load = { $crew } of the crew
ask-burycard = Which card do you bury?
help-burycard = One of your hand, face down (RAI-3.7).
move-bury = bury: { NAME($card, "card") }
move-hire = hire one more for two loot

event-begins = The ships are ready.
event-round = Round { $round }
event-chose = You choose: { NAME($card, "card") }.
event-peeked = { $reef ->
    [yes] The reef lies before island { $island }.
   *[other] Before island { $island } the water is clear.
}
event-wind = The wind blows with { $pips }.
event-revealed = The cards: { $list }
event-sails = sails to island { $island }
event-loads = with { $crew } aboard
event-oars = rows with { $pips }
event-wrecked = › strikes the reef before island { $island }
event-landed = › lands on island { $island }: { $loot } loot
event-drew = You draw: { $list }
event-buried = You bury: { NAME($card, "card") }.
event-hired = hires one more

refusal-not-in-hand = You do not hold { $card }.
refusal-no-island = There is no island { $island }.
refusal-seen-already = You have seen island { $island }.
refusal-no-such-crew = { $crew } cannot come along: 1 to { $most }.
refusal-too-poor = You have { $loot } loot; hiring costs { $price }.
refusal-crew-full = A crew is at most { $most }.

source-raids = Raids
source-hiring = Hiring
source-crew = Crew

option-reef = Reef
option-reef-hidden = hidden
option-reef-none = none

# What the keys of the view are called on the page.
zone-aboard = Aboard
zone-buried = Buried
zone-chosen = Chosen
zone-crew = Crew
zone-deck = Deck
zone-discard = Discard pile
zone-found = Reef at island
zone-hands = Hands
zone-hired = Hired
zone-known = Seen
zone-peeks = Islands looked at
zone-played = Played
zone-players = Players
zone-question = Question
zone-raids = Loot
zone-round = Round
zone-safe = Safe islands
zone-strength = Strength
zone-target = Island
zone-wind = Wind
