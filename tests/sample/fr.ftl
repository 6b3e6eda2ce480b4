# Le Raid.
pitch = Choisissez en secret, naviguez à découvert, et gare au récif.
score-unit = butin

card-axe = hache
card-scout = éclaireur
card-sail = voile
card-feast = festin

ask-pickcard = Quelle carte choisissez-vous ?
help-pickcard = Chacun pose une carte face cachée ; toutes sont dévoilées ensemble (RAI-2.1, RAI-2.5).
move-pick = { NAME($card, "card") }
ask-peekat = Quelle île l'éclaireur regarde-t-il ?
help-peekat = Une île qu'il n'a pas encore vue (RAI-2.3).
move-peek = regarder l'île { $island }
ask-chooseisland = Vers quelle île partez-vous ?
help-chooseisland = Tous partent en même temps, à découvert (RAI-3.1). On peut encore recruter (RAI-4.1).
move-sail = partir pour l'île { $island }
ask-loadcrew = Combien d'hommes emmenez-vous ?
help-loadcrew = Au moins un (RAI-3.2). Ceux qui débarquent rapportent du butin, ceux du récif sont perdus (RAI-3.4, RAI-3.5).
move-load = { $crew ->
    [one] un homme
   *[other] { $crew } hommes
}
ask-burycard = Quelle carte enterrez-vous ?
help-burycard = Une carte de la main, face cachée (RAI-3.7).
move-bury = enterrer : { NAME($card, "card") }
move-hire = recruter un homme pour deux butins

event-begins = Les navires sont prêts.
event-round = Manche { $round }
event-chose = Vous choisissez : { NAME($card, "card") }.
event-peeked = { $reef ->
    [yes] Le récif est devant l'île { $island }.
   *[other] Devant l'île { $island }, l'eau est libre.
}
event-wind = Le vent souffle à { $pips }.
event-revealed = Les cartes : { $list }
event-sails = part pour l'île { $island }
event-loads = à { $crew }
event-oars = rame à { $pips }
event-wrecked = › heurte le récif devant l'île { $island }
event-landed = › débarque sur l'île { $island } : butin { $loot }
event-drew = Vous piochez : { $list }
event-buried = Vous enterrez : { NAME($card, "card") }.
event-hired = recrute un homme

refusal-not-in-hand = Vous n'avez pas { $card } en main.
refusal-no-island = Il n'y a pas d'île { $island }.
refusal-seen-already = Vous avez déjà vu l'île { $island }.
refusal-no-such-crew = { $crew } ne peuvent pas venir : de 1 à { $most }.
refusal-too-poor = Vous avez { $loot } butins ; recruter en coûte { $price }.
refusal-crew-full = L'équipage est de { $most } au plus.

option-reef = Récif
option-reef-hidden = caché
option-reef-none = aucun

source-raids = Raids
source-hiring = Recrutement
source-crew = Équipage

# Comment les clés de la vue s'appellent sur la page.
zone-aboard = À bord
zone-buried = Enterrées
zone-chosen = Choisies
zone-crew = Équipage
zone-deck = Pioche
zone-discard = Défausse
zone-found = Récif à l'île
zone-hands = Mains
zone-hired = Recrues
zone-known = Vu
zone-peeks = Îles regardées
zone-played = Jouées
zone-players = Joueurs
zone-question = Question
zone-raids = Butin
zone-round = Manche
zone-safe = Îles sûres
zone-strength = Force
zone-target = Île
zone-wind = Vent
