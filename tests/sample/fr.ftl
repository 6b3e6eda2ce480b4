# Le Raid.
refusal-not-in-hand = Vous n'avez pas { $card } en main.
refusal-no-island = Il n'y a pas d'île { $island }.
refusal-seen-already = Vous avez déjà vu l'île { $island }.
refusal-no-such-crew = { $crew } ne peuvent pas venir : de 1 à { $most }.
refusal-too-poor = Vous avez { $loot } butins ; recruter en coûte { $price }.
refusal-crew-full = L'équipage est de { $most } au plus.

option-reef = Récif
option-reef-hidden = caché
option-reef-none = aucun
