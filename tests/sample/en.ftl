# The Raid.
refusal-not-in-hand = You do not hold { $card }.
refusal-no-island = There is no island { $island }.
refusal-seen-already = You have seen island { $island }.
refusal-no-such-crew = { $crew } cannot come along: 1 to { $most }.
refusal-too-poor = You have { $loot } loot; hiring costs { $price }.
refusal-crew-full = A crew is at most { $most }.

option-reef = Reef
option-reef-hidden = hidden
option-reef-none = none
