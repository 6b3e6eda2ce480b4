# Saga des Vikings : ce que lit un joueur francophone.
# { NAME($card, "viking", "god") } dit le nom de ce que désigne $card : le message viking-… ou god-…,
# sinon la valeur telle quelle. { JOIN(a, b) } réunit ce qui n'est pas vide.

game-pitch = Menez vos Vikings d'aventure en aventure, arrêtez-les sur la bonne case et choisissez qui entre au Valhalla.

# ---- royaumes
realm-i = Midgard
realm-ii = Ljosalfheim
realm-iii = Svartalfheim
realm-iv = Nidavellir
realm-v = Muspellsheim
realm-vi = Helheim
realm-vii = Vanaheim
realm-viii = Niflheim
realm-ix = Jötunheim
realm-title-i = Le royaume des hommes
realm-title-ii = Les prairies vertes
realm-title-iii = Les forêts sombres
realm-title-iv = Les royaumes des nains
realm-title-v = Le royaume de la lave et du feu
realm-title-vi = Le royaume des morts
realm-title-vii = L'ancien royaume des dieux Vanes
realm-title-viii = Le désert des brumes et de la glace
realm-title-ix = Le royaume des géants de la glace

# ---- groupes d'aventures
group-green = royaumes verts
group-depths = royaumes des profondeurs
group-ice = royaumes de glace
group-high-sea = En haute mer
group-unknown-sea = En mer inconnue
group-bifrost = Bifröst
group-tutorial = Tutoriel

# ---- aventures
adventure-t = Tutoriel : le départ
adventure-i-a = Les femmes trolls
adventure-i-b = Le démon de la forêt
adventure-i-c = La cité perdue
adventure-ii-a = Le bois sacré
adventure-ii-b = La sorcière Völva
adventure-ii-c = L'arbre de vie
adventure-iii-a = Les terres funéraires des draugr
adventure-iii-b = L'Irminsul des Alfes noirs
adventure-iii-c = La cité forestière abandonnée
adventure-iv-a = La porte aux runes
adventure-iv-b = La vieille ville des nains
adventure-iv-c = L'esprit de la grotte
adventure-v-a = Le géant du feu Surtr
adventure-v-b = Ginnungagap
adventure-v-c = Le château enflammé
adventure-vi-a = La ville des morts
adventure-vi-b = Le pont en or
adventure-vi-c = Le chien de garde du monde des morts Garmr
adventure-vii-a = Le désert de la vallée de la glace
adventure-vii-b = Les gardiens en pierre
adventure-vii-c = Les gorges
adventure-viii-a = Le palais des géants de glace
adventure-viii-b = L'embuscade des démons des neiges
adventure-viii-c = Le dragon jaloux Nidhögg
adventure-ix-a = Le géant des glaces Skrymir
adventure-ix-b = Le champ des survivants
adventure-ix-c = Le palais d'Hymir
adventure-s-a = L'île trompeuse
adventure-s-b = Une côte inconnue
adventure-s-c = Le démon des mers
adventure-s-d = Le serpent de Midgard
adventure-s-e = L'aigle géant Hräsvelgr
adventure-s-f = Les sorcières des mers
adventure-b-1 = Le pont arc-en-ciel Bifröst (1re carte)
adventure-b-2 = Le pont arc-en-ciel Bifröst (2e carte)
adventure-b = Le pont arc-en-ciel Bifröst

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

# ---- Dieux
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
god-title-loki = dieu du feu et de la ruse
god-title-idun = déesse de l'immortalité
god-title-njord = dieu de la mer
god-title-heimdall = gardien des dieux
god-title-freyja = déesse de la fertilité
god-title-thor = dieu du tonnerre
god-title-gullveig = déesse de l'or
god-title-hel = déesse des morts
god-title-tyr = dieu de la guerre
god-title-balder = dieu de la lumière
god-title-frigg = déesse du foyer et du destin
god-title-freyr = dieu de la prospérité
god-title-bragi = dieu des scaldes
god-title-skadi = déesse de la chasse et de l'hiver
god-title-sif = déesse des moissons
god-title-forseti = dieu de la justice

# ---- cartes Déplacement spéciales
special-i-a = La ruse des femmes trolls
special-i-b = L'aura du démon de la forêt
special-i-c = La légende de la cité perdue
special-ii-a = Le mirage du bois sacré
special-ii-b = La conjuration de la sorcière
special-ii-c = La superstition de l'arbre de vie
special-iii-a = Les jeux des draugr
special-iii-b = La convoitise pour Irminsul
special-iii-c = L'or de la cité forestière
special-iv-a = Le sortilège de la porte aux runes
special-iv-b = La malédiction de la cité des nains
special-iv-c = Le sortilège du génie de la grotte
special-v-a = La peur de Surtr
special-v-b = Le secret de Ginnungagap
special-v-c = Le mystère du château enflammé
special-vi-a = Le souffle de la ville des morts
special-vi-b = La tentation du pont en or
special-vi-c = L'horreur du chien des morts
special-vii-a = La terreur de la vallée de la glace
special-vii-b = Le secret des gardiens en pierre
special-vii-c = La brume de la gorge
special-viii-a = La tentation des esprits de la glace
special-viii-b = La malédiction des démons des neiges
special-viii-c = La prédiction de Nidhögg
special-ix-a = Le souvenir de Skrymir
special-ix-b = L'ombre des survivants
special-ix-c = L'aura d'Hymir

# ---- cartes Déplacement ordinaires
movement-move-1 = Déplacement 1
movement-move-2 = Déplacement 2
movement-move-3 = Déplacement 3
movement-move-4 = Déplacement 4
movement-move-5 = Déplacement 5
movement-move-6 = Déplacement 6
movement-move-7 = Déplacement 7

# ---- marqueurs d'étape
marker-l01 = +1 or
marker-l02 = +2 or
marker-l03 = +1 PV
marker-l04 = pioche
marker-l05 = Dieu
marker-l06 = Prophétie
marker-l07 = Valhalla
marker-l08 = −1 or
marker-l09 = −2 or
marker-l10 = −1 PV
marker-d01 = +2 PV
marker-d02 = +3 or
marker-d03 = +1 PV, pioche
marker-d04 = −3 or
marker-d05 = −2 PV

# ---- carnets de voyage
log-introductory = Voyage d'introduction
log-route-de-l-or = La route de l'or
log-appel-des-dieux = L'appel des dieux
log-voyage-le-plus-long = Le voyage le plus long
log-chemins-de-la-gloire = Les chemins de la gloire
log-compagnons-de-voyage = Les compagnons de voyage
log-chemin-de-la-souffrance = Le chemin de la souffrance
difficulty-easy = facile
difficulty-rather-easy = plutôt facile
difficulty-not-easy = assez ardu
difficulty-difficult = difficile
difficulty-very-difficult = très difficile

# ---- couleurs
colour-red = rouge
colour-green = vert
colour-yellow = jaune
colour-blue = bleu
# ---- chiffres, casques, prix -------------------------------------------------------------------
# un Viking sans chiffre
number-none = x
helmets = { $number ->
    [0] sans casque
    [one] { $number } casque
   *[other] { $number } casques
}
price-gold = { $gold } or
kind-god = Dieu

# ---- quand agit une carte ----------------------------------------------------------------------
timing-immediate = action immédiate
timing-any-moment = action au moment voulu
timing-after-cell = après la case
timing-whole-turn = ce coup
timing-next-turn = au coup suivant
timing-permanent = action permanente
timing-draw = action de pioche
timing-end-of-adventure = action de fin d'aventure
timing-on-reveal = à la révélation
timing-this-turn = ce coup
timing-displayed = durable
card-action = { NAME($timing, "timing") } : { $text }{ $void ->
    [yes] {" "}(sans effet à Bifröst)
   *[no] {""}
}

# ---- ce que font les Vikings -------------------------------------------------------------------
card-text-lasse = une carte de la main sous la pioche pour { $gold } or
card-text-ingrid = à chaque marqueur d'étape, { $gold } or ou { $vp } PV de plus
card-text-knut = { $count } cartes au lieu d'une pour le remplacer
card-text-ansgar = { $count } cartes au lieu d'une pour le remplacer
card-text-jorik = acheter un Viking au prix de sa carte, pour la main
card-text-olav = un paiement forcé rapporte l'or au lieu de le coûter
card-text-ellen = { $vp } PV pour chaque paiement forcé acquitté en entier
card-text-magnus = aussitôt joué, glisser autant de cartes de la main que voulu sous la pioche et en piocher autant ; { $count } cartes au lieu d'une pour le remplacer
card-text-gunnar = { $gold } or
card-text-britta = un gain de PV rapporte { $vp } PV de plus, une fois par coup et par joueur
card-text-christian = { $gold } or par autre Viking déjà joué dans cette aventure
card-text-gunhild = acheter un Viking pour { $price } or, quel que soit son prix ; il va sous la pioche
card-text-alfred = { $count ->
    [one] un Viking joué de plus au Valhalla
   *[other] { $count } Vikings joués de plus au Valhalla
}
card-text-tjure = se déplace du chiffre d'un autre Viking joué dans cette aventure ; jamais en premier
card-text-soren = chaque fois que vous recevez de l'or, { $gold } de plus
card-text-alva = { $gold } or par carte Déplacement { $numbers } à l'étalage
card-text-mats = regarder les { $count } prochaines cartes Déplacement
card-text-leif = acheter un Viking au prix de sa carte, droit au Valhalla
card-text-jari = { $gold } or quand un adversaire reçoit de l'or, une fois par adversaire et par coup
card-text-thorsten = avance de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} par autre Viking joué dans cette aventure
card-text-ole = { $vp } PV, mais Ole n'est pas remplacé

# ---- ce que font les Dieux ---------------------------------------------------------------------
card-text-loki = réaliser l'action d'un Viking joué par un adversaire
card-text-idun = une carte de la main dans la boîte, un Viking de l'étalage en main à la place
card-text-njord = chercher un Viking dans sa pioche et le jouer aussitôt
card-text-heimdall = jusqu'à { $max } cartes de la main au Valhalla
card-text-freyja = une carte de la main sous la pioche pour { $vp } PV
card-text-thor = une carte de la pioche au Valhalla, et son prix en or
card-text-gullveig = { $gold_per_vp } or par PV gagné
card-text-hel = une carte de son Valhalla dans la boîte pour { $vp } PV
card-text-tyr = ignorer les pénalités de l'arrivée, même celles de fin d'aventure
card-text-balder = regarder les { $count } prochaines cartes Déplacement et les remettre dans l'ordre voulu
card-text-frigg = pouvoir ne pas jouer de carte
card-text-freyr = { $gold } or
card-text-bragi = autant de PV que de casques sur un Viking joué dans cette aventure
card-text-skadi = avancer ou reculer de 1 à { $max } cases de plus ; la nouvelle case compte aussi
card-text-sif = { $count } cartes au lieu d'une pour la remplacer
card-text-forseti = reprendre en main jusqu'à { $max } Vikings joués dans cette aventure

# ---- ce que disent les cartes Déplacement spéciales --------------------------------------------
special-text-i-a = chacun doit glisser une carte de sa main sous sa pioche et en piocher une
special-text-i-b = finir sur un marqueur d'étape coûte { $gold } or de plus
special-text-i-c = finir sur une case de l'aventure qui n'a que des primes rapporte { $gold } or de plus
special-text-ii-a = chacun peut inverser le sens du chiffre de son Viking
special-text-ii-b = chacun peut payer { $gold } or pour une carte Dieu, à choisir parmi deux
special-text-ii-c = nul ne peut quitter l'aventure de plein gré
special-text-iii-a = qui a plus de { $keep_at_least ->
    [one] { $keep_at_least } carte
   *[other] { $keep_at_least } cartes
} en main doit en glisser une sous sa pioche
special-text-iii-b = chacun doit payer { $gold } or
special-text-iii-c = chacun prend { $gold } or
special-text-iv-a = chacun peut piocher { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
special-text-iv-b = chaque carte de remplacement coûte { $gold } or, ou l'on s'en passe
special-text-iv-c = chacun joue deux cartes à la suite ; seule la case finale compte
special-text-v-a = plus de pioche de remplacement, sauf action de pioche
special-text-v-b = chacun peut doubler le chiffre de son Viking
special-text-v-c = chacun peut mettre dans la boîte un Viking joué et en recevoir le prix
special-text-vi-a = chacun doit mettre dans la boîte un Viking joué
special-text-vi-b = chacun peut perdre { $vp } PV pour prendre { $gold } or
special-text-vi-c = chacun doit envoyer au Valhalla la première carte de sa pioche
special-text-vii-a = qui finit son coup sur la carte Aventure, ou s'y tenait déjà, quitte l'aventure
special-text-vii-b = qui révèle le même chiffre de Viking qu'un autre peut piocher { $cards } cartes
special-text-vii-c = chacun peut envoyer au Valhalla une carte de sa main
special-text-viii-a = avant de choisir, chacun peut payer { $gold } or pour changer de 1 le chiffre de son Viking
special-text-viii-b = une pénalité de la carte Aventure coûte { $gold } or de plus
special-text-viii-c = chacun peut jusqu'à { $max_times } fois payer { $gold } or pour { $vp } PV
special-text-ix-a = chacun peut regarder les { $cards } premières cartes de sa pioche et les ranger
special-text-ix-b = personne ne joue ni ne pioche ; la case où l'on se trouve compte
special-text-ix-c = chacun peut prendre sans payer un Viking de l'étalage, sous sa pioche
special-line = { $name } ({ NAME($timing, "timing") }{ $all ->
    [yes] , joueurs partis compris
   *[no] {""}
}) : { $text }{ $void ->
    [yes] {" "}(sans effet à Bifröst)
   *[no] {""}
}

# ---- ce que font les cases ---------------------------------------------------------------------
fx-vp = { $number } PV
fx-gold = { $number } or
fx-viking = Viking gratuit
fx-remove = Viking joué à retirer
fx-draw = pioche
fx-god = Dieu
fx-valhalla = Valhalla
fx-prophecy = Prophétie
# trois signes au plus, pour la piste
sign-vp = ★
sign-gold = ●
sign-viking = +V
sign-remove = −V
sign-draw = +C
sign-god = +D
sign-valhalla = +W
sign-prophecy = +?
sign-end = fin
landing = { $off ->
    [yes] hors { NAME($vehicle, "off") }
   *[no] { $past ->
        [yes] au-delà de la fin ({ $last })
       *[no] case { $cell }
    }
}{ $ends ->
    [yes] , fin d'aventure
   *[no] {""}
}{ $what ->
    [none] {""}
   *[other] {"\u00A0"}: { $what }
}
landing-none = rien
landing-extra = { $what } (et { $extra })
landing-or = ou { $landing }
off-trail = du sentier
off-ship = du bateau

# ---- options de partie -------------------------------------------------------------------------
option-voyage = Voyage
option-voyage-help = Les huit aventures du voyage, Bifröst en dernier. Le tutoriel n'en compte qu'une, petite ; le Voyage d'introduction est la meilleure première partie.
option-voyage-introductory = { log-introductory }
option-voyage-route_de_l_or = { log-route-de-l-or }, { difficulty-easy }
option-voyage-appel_des_dieux = { log-appel-des-dieux }, { difficulty-rather-easy }
option-voyage-voyage_le_plus_long = { log-voyage-le-plus-long }, { difficulty-not-easy }
option-voyage-chemins_de_la_gloire = { log-chemins-de-la-gloire }, { difficulty-difficult }
option-voyage-compagnons_de_voyage = { log-compagnons-de-voyage }, { difficulty-difficult }
option-voyage-chemin_de_la_souffrance = { log-chemin-de-la-souffrance }, { difficulty-very-difficult }
option-voyage-own = un voyage à composer, selon le plan recommandé
option-voyage-free = mode libre : sept aventures quelconques, puis Bifröst
option-voyage-tutorial = tutoriel : une seule petite aventure
option-markers = Marqueurs d'étape
option-markers-help = Ce qui attend en chemin : fixé pour toute la partie, ou tiré à nouveau à chaque fois.
option-markers-dealt = répartis avant la partie
option-markers-pool = tirés d'une réserve avant chaque aventure
option-first_player = 1er joueur
option-first_player-random = au hasard
option-first_player-1 = siège 1
option-first_player-2 = siège 2
option-first_player-3 = siège 3
option-first_player-4 = siège 4
# pour les options round_1 à round_7
option-round = Aventure de la manche { $number }
option-round-random = au hasard
option-round-i-a = { realm-i } : { adventure-i-a }
option-round-i-b = { realm-i } : { adventure-i-b }
option-round-i-c = { realm-i } : { adventure-i-c }
option-round-ii-a = { realm-ii } : { adventure-ii-a }
option-round-ii-b = { realm-ii } : { adventure-ii-b }
option-round-ii-c = { realm-ii } : { adventure-ii-c }
option-round-iii-a = { realm-iii } : { adventure-iii-a }
option-round-iii-b = { realm-iii } : { adventure-iii-b }
option-round-iii-c = { realm-iii } : { adventure-iii-c }
option-round-iv-a = { realm-iv } : { adventure-iv-a }
option-round-iv-b = { realm-iv } : { adventure-iv-b }
option-round-iv-c = { realm-iv } : { adventure-iv-c }
option-round-v-a = { realm-v } : { adventure-v-a }
option-round-v-b = { realm-v } : { adventure-v-b }
option-round-v-c = { realm-v } : { adventure-v-c }
option-round-vi-a = { realm-vi } : { adventure-vi-a }
option-round-vi-b = { realm-vi } : { adventure-vi-b }
option-round-vi-c = { realm-vi } : { adventure-vi-c }
option-round-vii-a = { realm-vii } : { adventure-vii-a }
option-round-vii-b = { realm-vii } : { adventure-vii-b }
option-round-vii-c = { realm-vii } : { adventure-vii-c }
option-round-viii-a = { realm-viii } : { adventure-viii-a }
option-round-viii-b = { realm-viii } : { adventure-viii-b }
option-round-viii-c = { realm-viii } : { adventure-viii-c }
option-round-ix-a = { realm-ix } : { adventure-ix-a }
option-round-ix-b = { realm-ix } : { adventure-ix-b }
option-round-ix-c = { realm-ix } : { adventure-ix-c }
option-round-s-a = { group-high-sea } : { adventure-s-a }
option-round-s-b = { group-high-sea } : { adventure-s-b }
option-round-s-c = { group-high-sea } : { adventure-s-c }
option-round-s-d = { group-unknown-sea } : { adventure-s-d }
option-round-s-e = { group-unknown-sea } : { adventure-s-e }
option-round-s-f = { group-unknown-sea } : { adventure-s-f }

# pourquoi un choix ne va pas avec ceux qui le précèdent
option-why-tutorial = le tutoriel se joue sans marqueur d'étape (SAG-20.2)
option-why-voyage = { $voyage ->
    [tutorial] le tutoriel est une seule aventure (SAG-20.1)
   *[other] le carnet « { NAME($voyage, "log") } » fixe ses aventures (SAG-18.1)
} ; on ne choisit d'aventures que pour un voyage à composer ou en mode libre
option-why-twice = c'est déjà l'aventure de la manche { $other }, et une aventure ne se joue pas deux fois (SAG-19.3)
option-why-plan = selon le plan, cette manche se joue { $group ->
    [green] dans les royaumes verts
    [depths] dans les royaumes des profondeurs
    [ice] dans les royaumes de glace
    [high-sea] en haute mer
   *[unknown-sea] en mer inconnue
} (SAG-19.1)
option-why-realm = les manches { $other } et { $number } se jouent dans un même royaume, et la manche { $other } à { NAME($realm, "realm") } (SAG-19.2)

# ---- d'où viennent les points ------------------------------------------------------------------
score-unit = PV
source-track = Piste des PV
source-gold = Or sacrifié à Odin
source-helmets = Casques
# sous les points (s)
scores-note = Les casques du Valhalla des autres restent secrets jusqu'à la fin : ils ne sont pas comptés ici.

# ---- questions ---------------------------------------------------------------------------------
ask-shop = Achetez-vous un Viking ?
ask-playcard = { $number ->
    [one] Quelle carte jouez-vous ?
   *[other] Deux cartes à jouer : laquelle d'abord ?
}
ask-pickdistance = De combien bougez-vous avec { NAME($card, "viking", "god") } ?
ask-moveon = Skadi : de combien de cases en plus ?
ask-actnow = { NAME($card, "viking", "god") } : l'action, tout de suite ou pas du tout ?
ask-land = La case tout de suite, ou d'abord une action ?
ask-finish = Une action avant la fin du coup ?
ask-decideleave = Quittez-vous l'aventure ?
ask-sendplayed = { $times ->
    [one] Quel Viking joué va au Valhalla ?
   *[other] Quel Viking joué va au Valhalla ? Jusqu'à { $times }.
}
ask-offerdraw = { $number ->
    [one] Piochez-vous une carte ?
   *[other] Piochez-vous { $number } cartes ?
}
ask-usedraw = Comment remplacez-vous votre carte ?
ask-cycle = Quelle carte de votre main glissez-vous sous votre pioche ?
ask-paytodraw = Payez-vous pour piocher la carte de remplacement ?
ask-offergod = Prenez-vous un Dieu ?
ask-keepgod = Quel Dieu gardez-vous ? Il va sous votre pioche.
ask-freeviking = Quel Viking prenez-vous ? Il va sous votre pioche, sans payer.
ask-removeviking = Quel Viking joué part dans la boîte ?
ask-sendfromhand = { $what ->
    [viking] Envoyez-vous un Viking de votre main au Valhalla ?
   *[card] Envoyez-vous une carte de votre main au Valhalla ?
}{ $times ->
    [one] {""}
   *[other] {" "}Encore { $times } au plus.
}
ask-chooseprize = Ingrid : que prenez-vous pour ce marqueur ?
ask-buryfor = Quelle carte de votre main glissez-vous sous votre pioche ?
ask-sendfrompile = Thor : quelle carte de votre pioche va au Valhalla ?
ask-giveup = Hel : quelle carte de votre Valhalla part dans la boîte ?
ask-takeback = { $times ->
    [one] Forseti : quel Viking joué reprenez-vous en main ?
   *[other] Forseti : quel Viking joué reprenez-vous en main ? Jusqu'à { $times }.
}
ask-pickhonour = Bragi : quel Viking joué vous donne ses casques en PV ?
ask-hire = Quel Viking achetez-vous ?
ask-swapout = Idun : quelle carte de votre main part dans la boîte ?
ask-swapin = Idun : quel Viking prenez-vous en main ?
ask-pickcopy = Loki : quelle action réalisez-vous ?
ask-picksummon = Njord : quel Viking de votre pioche jouez-vous ?
ask-buryhandcard = Quelle carte de votre main va sous votre pioche ?
ask-buygod = Achetez-vous un Dieu ?
ask-sellviking = Quel Viking joué mettez-vous dans la boîte contre son prix ?
ask-sellglory = Échangez-vous des PV contre de l'or ?
ask-buyglory = { $times ->
    [one] Échangez-vous de l'or contre des PV ? Dernière fois.
   *[other] Échangez-vous de l'or contre des PV ? Jusqu'à { $times } fois.
}
ask-payice = Payez-vous pour pouvoir changer de 1 le chiffre de votre Viking ?
ask-lookatown = Regardez-vous le dessus de votre pioche ?
ask-rearrangeown = Dans quel ordre remettez-vous ces cartes sur votre pioche ?
ask-rearrange = Dans quel ordre remettez-vous ces cartes Déplacement ?

help-shop = Un Viking par tour d'achat (SAG-3.3) ; à chaque tour suivant, tous coûtent 1 or de plus (SAG-3.4). Passer n'est pas définitif (SAG-3.5) ; la phase s'arrête après un tour d'achat où personne n'achète (SAG-3.6). Les Vikings achetés sont mélangés à votre pioche avant la main de départ (SAG-3.11), et le dernier aux PV a la plus grande main (SAG-4.1).
help-playcard = { $last ->
    [0] { "" }
    [1] L'autre joueur a choisi : votre carte posée, toutes se retournent.{ " " }
   *[other] Tous les autres ont choisi : votre carte posée, toutes se retournent.{ " " }
}Le sentier a déjà avancé ; votre carte déplace encore votre pion, de son chiffre exact (SAG-6.1, SAG-6.3). Seule compte la case d'arrivée (SAG-8.1) : « → » l'annonce pour chaque carte. La dernière case de l'aventure, la dépasser ou sortir du sentier coûte des PV et met fin à l'aventure (SAG-9.1, SAG-9.2, SAG-9.3, SAG-9.7). Sans carte, un Dieu déplace votre pion (SAG-6.9).
help-pickdistance = Une carte à deux chiffres laisse le choix, une fois toutes les cartes révélées (SAG-6.5) ; inverser, doubler, ±1 aussi (SAG-6.6, SAG-6.7). Tjure prend un chiffre d'un de vos Vikings déjà joués (SAG-22.9).
help-moveon = Une fois votre case résolue, Skadi vous déplace encore, et la nouvelle case compte aussi (SAG-24.21).
help-actnow = Jamais obligatoire (SAG-7.1). Une action immédiate se réalise au moment où la carte est jouée, avant que votre pion se déplace (SAG-7.3).
help-land = Une action dont la carte ne fixe pas le moment se réalise quand vous voulez pendant votre coup, avant ou après l'effet de la case (SAG-7.7). Elle n'est jamais obligatoire (SAG-7.1).
help-finish = Une action ne sert que dans le coup où la carte est jouée (SAG-7.7). Vous pouvez y renoncer (SAG-7.1).
help-decideleave = { $loss ->
    [0] Partir : plus rien à perdre ni à gagner.
   *[other] Rester : le Déplacement vous emporte d'abord ; ensuite toute carte mène en { $end } ou dehors.
} Votre pion s'est arrêté sur la carte Aventure, vous pouvez donc partir (SAG-10.6). Qui part ne bouge plus et ne reçoit plus rien des cases (SAG-10.7). Qui reste rejoue, et risque la dernière case (SAG-9.1).
help-sendplayed = Un Viking joué dans cette aventure peut rejoindre votre Valhalla (SAG-11.1). Il n'est plus à vous jusqu'à Bifröst (SAG-11.5), où le Valhalla devient votre pioche (SAG-16.4) ; ses casques comptent à la fin (SAG-17.3).
help-offerdraw = En plus de la pioche de remplacement (SAG-8.14) : case, marqueur, IV.A (SAG-26.1) ou VII.B (SAG-27.6).
help-usedraw = L'une ou l'autre, pas les deux. L'action de pioche tient lieu de la pioche habituelle (SAG-7.5, SAG-21.27). Y renoncer laisse piocher une carte comme d'ordinaire (SAG-7.1, SAG-10.1).
help-cycle = Magnus : à peine est-il joué, glissez autant de cartes que vous voulez sous votre pioche, vous en piocherez autant (SAG-21.24). Deux cartes le remplaceront à la fin du coup (SAG-21.25).
help-paytodraw = Piocher se paie. La carte de remplacement se paie, ou l'on s'en passe (SAG-26.2).
help-offergod = Vous en voyez deux et en gardez un. Regardez les deux premières cartes Dieux : une va sous votre pioche, l'autre sous la pile des Dieux (SAG-8.15). Personne d'autre ne les voit (SAG-8.16).
help-keepgod = L'une va sous votre pioche, l'autre sous la pile des Dieux (SAG-8.15). Un Dieu se joue comme un Viking (SAG-15.1).
help-freeviking = Un Viking de l'étalage, sans payer, sous votre pioche (SAG-8.10). IX.C en offre un aussi (SAG-27.19).
help-removeviking = Un Viking joué dans cette aventure, même à l'instant, part dans la boîte (SAG-8.11). Le pion ne bouge pas, mais son action permanente cesse (SAG-8.13).
help-sendfromhand = La carte n'est pas remplacée dans votre main (SAG-8.19). Une case n'accepte que des Vikings (SAG-8.18) ; Heimdall et VII.C acceptent aussi les Dieux (SAG-24.10, SAG-27.9).
help-chooseprize = Ingrid rapporte de l'or ou un PV à chaque marqueur d'étape, bon ou mauvais (SAG-21.9, SAG-21.10).
help-buryfor = Lasse paie en or (SAG-21.7), Freyja en PV (SAG-24.11). La carte glissée n'est pas remplacée (SAG-21.8).
help-sendfrompile = Thor : la carte va au Valhalla et vous rapporte son prix en or ; la pioche est ensuite mélangée (SAG-24.12).
help-giveup = Hel : des PV tout de suite, mais les casques de la carte sont perdus (SAG-24.14).
help-takeback = Forseti rend des Vikings joués à votre main ; leurs actions permanentes cessent jusqu'à ce qu'ils soient rejoués (SAG-24.23).
help-pickhonour = Bragi : autant de PV que de casques sur ce Viking, qui reste en place (SAG-24.20).
help-hire = Jorik : au prix de la carte, pour la main (SAG-21.14). Gunhild : prix unique, sous la pioche (SAG-22.6). Leif : au prix de la carte, droit au Valhalla (SAG-23.3).
help-swapout = Idun : une autre carte de votre main part dans la boîte, un Viking de l'étalage la remplace (SAG-24.6).
help-swapin = Le Viking rejoint votre main, sans payer (SAG-24.6).
help-pickcopy = Loki réalise une fois l'action d'un Viking joué par un adversaire, sans son déplacement (SAG-24.1, SAG-24.2). Une action permanente ne vaut que pour un événement de ce coup (SAG-24.3).
help-picksummon = Le Viking est joué aussitôt : déplacement, case, action (SAG-24.7). La pioche est mélangée et deux cartes seront remplacées (SAG-24.8).
help-buryhandcard = I.A : une carte sous la pioche, puis vous en piochez une (SAG-25.1). III.A : une carte sous la pioche, sans remplacement (SAG-25.7).
help-buygod = Payez pour recevoir un Dieu comme par une prime (SAG-25.5).
help-sellviking = Un Viking joué part dans la boîte, vous en recevez le prix (SAG-26.9).
help-sellglory = Des PV contre de l'or (SAG-26.11). À la fin, trois pièces valent 1 PV (SAG-17.2).
help-buyglory = De l'or contre des PV, jusqu'à trois fois (SAG-27.13). Chaque échange est un gain à part (SAG-27.14).
help-payice = Payez avant de choisir votre carte, décidez du sens ensuite (SAG-27.10, SAG-6.6).
help-lookatown = Regardez le dessus de votre pioche et rangez-le comme vous voulez (SAG-27.15).
help-rearrangeown = La première carte de la ligne sera sur le dessus (SAG-27.15).
help-rearrange = Balder : la première carte de la ligne sera retournée la première (SAG-24.16).

# ---- coups -------------------------------------------------------------------------------------
# $number : le chiffre ; $facts : ce qui est écrit sur la carte ; $landings : où le pion arriverait
move-buy = { NAME($card, "viking") } { $number } pour { $price } or · { $facts }
move-take = { NAME($card, "viking") } { $number } · { $facts }
move-pass = Ne rien acheter à ce tour
move-play = { NAME($card, "viking", "god") } { $number } { $landings } · { $facts }
move-appeal = Sans carte : un Dieu déplace votre pion
move-skip = Frigg : ne pas jouer de carte { $landings }
move-go = { $way ->
    [still] Rester
    [back] −{ $number }
   *[forth] +{ $number }
} { $landings }
move-resolve = L'arrivée tout de suite { $landings }
move-done = Finir le coup
move-leave = Partir : garder { $vp } PV, { $gold } or
move-stay = { $loss ->
    [0] { $sure ->
        [yes] Rester : sans risque ce coup
       *[no] Rester : risque { $penalty } PV
    }
   *[other] Rester : −{ $loss } PV
}
ahead-leave = Quitter l'aventure
ahead-stay = Rester à bord
move-decline = { $question ->
    [actnow] Ne pas l'utiliser
    [offerdraw] Ne pas piocher
    [usedraw] Une seule carte
    [cycle] C'est tout
    [paytodraw] S'en passer
    [offergod] Pas de Dieu
    [freeviking] N'en prendre aucun
    [sendfromhand] Ne rien envoyer
    [sendplayed] Personne
    [chooseprize] Ne rien prendre
    [takeback] N'en reprendre aucun
    [sellviking] N'en vendre aucun
   *[other] Non
}
move-draw = { $question ->
    [usedraw] { $name } : { $number } cartes
   *[other] { $number ->
        [one] Piocher une carte
       *[other] Piocher { $number } cartes
    }
}
move-pay = { $question ->
    [paytodraw] Piocher (or : { $had } → { $left })
    [buygod] Recevoir un Dieu (or : { $had } → { $left })
   *[payice] ±1 pour votre Viking (or : { $had } → { $left })
}
move-look = { $question ->
    [offergod] Voir 2 Dieux, en garder 1
   *[other] Regarder le dessus de ma pioche
}
move-trade = { $question ->
    [sellglory] Perdre { $vp } PV pour { $gold } or
   *[other] Payer { $gold } or pour { $vp } PV
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
    [yes] Utiliser : { $text }
   *[no] Utiliser { NAME($card, "viking", "god") } : { $text }
}
move-foresee = Rendre le jeton Prophétie et regarder la prochaine carte Déplacement
sold-for = { $gold ->
    [0] ne rapporte rien
   *[other] rapporte { $gold } or
}

# ---- journal -----------------------------------------------------------------------------------
event-voyage = Le voyage : { $list }.
event-first = commence avec Odin
event-adventure = Manche { $round } · { NAME($adventure, "adventure") }
event-realm = Entrée dans un nouveau royaume : { NAME($realm, "realm") }. Cartes spéciales : { $list }.
marker-on = case { $cell } ({ $marker })
event-markers = Marqueurs d'étape : { $list }.
event-recruited = { $gold ->
    [0] prend { NAME($card, "viking") } sans payer
   *[other] achète { NAME($card, "viking") } pour { $gold } or
}
event-hands = {""}
# qui « parle » quand plusieurs piochent
speaker-draw = Pioche
event-drawn = { $player }{"\u00A0"}+{ $number }
event-drawn-own = · ({ $list })
event-turn = Coup { $turn }
event-movement-shuffled = · la défausse des cartes Déplacement est remélangée
event-turned = · { NAME($card, "special", "movement") }{ $way ->
    [forth] {"\u00A0"}: tous avancent de { $cells }
    [back] {"\u00A0"}: tous reculent de { $back }
   *[still] {"\u00A0"}: personne ne bouge
}
# qui « parle » quand toutes les cartes sont révélées
speaker-reveal = Cartes
event-played = { $player }{"\u00A0"}: { NAME($card, "viking", "god") }
event-moved = { $way ->
    [still] reste sur la case { $cell }
    [back] recule de { $back }, case { $cell }
   *[forth] avance de { $cells }, case { $cell }
}
event-helped = n'a pas de carte : { NAME($card, "god") } le déplace de { $cells }
event-summoned = joue { NAME($card, "viking") } de sa pioche
event-acts = utilise { NAME($card, "viking", "god") }
event-gold = gagne { $gold } or
event-vp = gagne { $vp } PV
event-vp-lost = perd { $vp } PV
event-paid = { $gold ->
    [0] n'a pas d'or pour payer
   *[other] paie { $gold } or
}
event-olav = grâce à Olav
event-ingrid = grâce à Ingrid
event-jari = grâce à Jari
event-prophecy = prend un jeton Prophétie
event-foreseen = regarde la pioche Déplacement : { $list }
event-god = prend une carte Dieu
event-god-own = · ({ NAME($card, "god") })
event-valhalla = envoie une carte au Valhalla
event-valhalla-own = · ({ NAME($card, "viking", "god") })
event-buried = glisse une carte sous sa pioche
event-buried-own = · ({ NAME($card, "viking", "god") })
event-removed = met { NAME($card, "viking") } dans la boîte
event-discarded = met une carte de sa main dans la boîte
event-sacrificed = met une carte de son Valhalla dans la boîte
event-recalled = reprend { NAME($card, "viking") } en main
event-fallen = { $off ->
    [yes] { $over ->
        [yes] sort { NAME($vehicle, "off") } au-delà de la dernière case
       *[no] sort { NAME($vehicle, "off") }
    }
   *[no] atteint ou dépasse la dernière case
}
speaker-left = Départ
event-left = { $player }
event-crossed = reçoit { $gold } or pour les cartes qu'il laisse, part pour Bifröst avec { $cards ->
    [0] aucune carte du Valhalla
    [one] une carte du Valhalla
   *[other] { $cards } cartes du Valhalla
}

# ---- refus -------------------------------------------------------------------------------------
refusal-not-in-hand = { NAME($card, "viking", "god") } n'est pas dans votre main.
refusal-tjure-first = Tjure doit copier un Viking que vous avez déjà joué : il ne peut pas ouvrir l'aventure.
refusal-no-second = Après { NAME($card, "viking", "god") }, vous n'auriez pas de seconde carte à jouer.
refusal-must-play = Vous devez jouer une carte.
refusal-not-displayed = { NAME($card, "viking", "god") } n'est pas à l'étalage.
refusal-too-dear = Cela coûte { $price } or : vous en avez { $gold }.
refusal-all-too-dear = Le Viking le moins cher coûte { $price } or : vous en avez { $gold }.
refusal-display-empty = L'étalage est vide : il n'y a aucun Viking à acheter.
refusal-no-action = { NAME($card, "viking", "god") } n'a pas d'action à réaliser dans ce coup.
refusal-only-at-once = L'action immédiate de { NAME($card, "viking", "god") } se réalise au moment où la carte est jouée, une fois, avant que le pion se déplace.
refusal-void-at-bifrost = L'action de { NAME($card, "viking", "god") } est sans effet à Bifröst.
refusal-not-reached = Votre pion ne s'est pas encore arrêté sur la carte Aventure : vous ne pouvez pas quitter l'aventure.
refusal-not-across = Votre pion ne s'est pas encore arrêté sur la seconde carte de Bifröst : vous ne pouvez pas quitter l'aventure.
refusal-nobody-leaves = { special-ii-c } : dans ce coup, nul ne peut quitter l'aventure de plein gré.
refusal-leave-later = On décide de quitter l'aventure après la pioche de remplacement, à la fin du coup.
refusal-action-impossible = { NAME($card, "viking", "god") } ne peut pas agir en ce moment.
refusal-pile-empty = La pioche est vide.
refusal-not-that-far = Votre pion ne peut pas se déplacer de { $cells }.
refusal-no-prophecy = Vous n'avez pas de jeton Prophétie.
refusal-no-such-prize = Ingrid rapporte de l'or ou un PV, rien d'autre.
refusal-wrong-order = Il faut ranger toutes les cartes que vous regardez, et elles seules.
refusal-not-looked-at = { NAME($card, "viking", "god") } n'est pas une des cartes que vous regardez.
refusal-cannot-summon = { NAME($card, "viking", "god") } n'est pas un Viking de votre pioche que vous puissiez jouer.
refusal-not-played = { NAME($card, "viking", "god") } n'est pas un Viking que vous avez joué dans cette aventure.
refusal-not-for-valhalla = { NAME($card, "viking", "god") } ne peut pas aller de votre main au Valhalla.
refusal-not-in-pile = { NAME($card, "viking", "god") } n'est pas dans votre pioche.
refusal-not-in-valhalla = { NAME($card, "viking", "god") } n'est pas dans votre Valhalla.
refusal-nothing-to-copy = Aucun adversaire n'a joué { NAME($card, "viking", "god") } avec une action à copier maintenant.

# ---- le plateau --------------------------------------------------------------------------------
board-round = Manche { $round }/{ $rounds }
board-turn = coup { $turn }
board-over = partie terminée
board-odin = Odin : { $name }
board-realm = { $name } ({ $realm })
board-pile = Déplacement : pioche { $pile }, défausse { $discard }
board-gods = Dieux { $number }
board-cell = Cases
board-trail = { $vehicle ->
    [ship] Bateau
   *[trail] Sentier
}
board-moves = Coups
board-movement = Déplac.
board-in-force = En vigueur
board-text = Consigne
board-foreseen = Vu
board-foreseen-list = à venir : { $list }
board-discard = Défausse
board-market = Étalage
board-offer = { $copies }× { $card } à { $gold } or
board-surcharge = supplément +{ $gold }
board-hand = Main
board-played = Joués
board-chosen = Choisi
board-own-pile = Pioche
board-valhalla = Valhalla
board-looked = Vos Dieux
board-top = dessus : { $list }
board-bottom = dessous : { $list }
board-vp = { $number } PV
board-gold = { $number } or
board-cards = { $number ->
    [0] main vide
    [one] { $number } carte
   *[other] { $number } cartes
}
board-pile-size = pioche { $number }
board-valhalla-size = Valhalla { $number }
board-prophecy = Prophétie
board-place = { $out ->
    [yes] parti
   *[no] case { $cell }{ $reached ->
        [yes] {" "}✓
       *[no] {""}
    }
}
board-small-played = joués
board-final = { $number } PV au total
board-voyage = Voyage
table-legend = ★ PV · ● or · +V Viking gratuit · −V Viking joué à retirer · +C pioche · +D Dieu · +W Viking de la main au Valhalla · +? Prophétie · ┌─┐ carte Aventure · fin : dernière case, qui arrête l'aventure · ── sentier ou bateau, A B C D les pions · Coups : numéros à taper, là où le pion arriverait · ✓ s'est arrêté sur l'aventure et peut partir

# dans le navigateur
board-from-start = Viking de départ
board-marker = marqueur d'étape
board-end = dernière case : elle coûte des PV et arrête l'aventure
board-movements = Cartes Déplacement
board-god-pile = Pile des Dieux
board-now = retournée
board-to-come = à venir
board-turned = Déplacement
board-turned-up = Retournées dans cette aventure
board-left = Encore dans la pioche Déplacement
board-market-of = Vikings de l'étalage
board-here = en cours
board-move-discard = Déplacements défaussés
board-may-leave = peut partir
board-prophecy-use = À rendre pour regarder la prochaine carte Déplacement
board-this-turn = ce coup
board-can-act = peut agir
board-cards-in = { $number ->
    [0] vide
    [one] { $number } carte
   *[other] { $number } cartes
}
board-list = { $what } : { $list }
special-short = { NAME($timing, "timing") }{ $all ->
    [yes] , joueurs partis compris
   *[no] {""}
} : { $text }{ $void ->
    [yes] {" "}(sans effet à Bifröst)
   *[no] {""}
}

# ce qui est reconstitué, faute de boîte imprimée sous la main (box.reconstructed)
reconstructed-vikings-starting = chiffres et casques des Vikings de départ
reconstructed-vikings-realm = chiffres, prix et casques des Vikings des royaumes
reconstructed-gods-counts = seize Dieux tous différents
reconstructed-gods-gods = chiffres des Dieux et huit de leurs actions
reconstructed-movement-special = chiffres et plusieurs textes des cartes Déplacement spéciales
reconstructed-adventures-adventures = cases des cartes Aventure
reconstructed-markers-light = marqueurs d'étape
reconstructed-markers-dark = marqueurs d'étape
reconstructed-travel_logs-logs = manche 7 du voyage d'introduction
