# Tiny Epic Vikings : ce que lit un joueur français.
# { NAME($dock, "dock") } dit le nom de ce que désigne $dock : le message dock-…, ou la valeur telle
# quelle. { JOIN(a, b) } met bout à bout ceux qui ne sont pas vides.

game-pitch = Menez vos Jarls d'île en île, volez les Runes, et misez sur le Dieu le plus furieux.

# ---- cartes Viking ------------------------------------------------------------------------------
card-v01 = Arnvid Poigne-de-Rame
card-v02 = Hallbera Écume-les-Flots
card-v03 = Ketil Voile-au-Loin
card-v04 = Sigrun Bouclier-Cerclé
card-v05 = Ulf Balance-d'Argent
card-v06 = Grim Torse-Nu
card-v07 = Thyra Ouvre-Sentiers
card-v08 = Gudrid Songe-d'Or
card-v09 = Hrolf Brise-Anneaux
card-v10 = Aud aux Vastes Arpents
card-v11 = Bersi Grange-Pleine
card-v12 = Hakon Veille-au-Seuil
card-v13 = Ragnfrid Lève-Péage
card-v14 = Olvir Pose-Quille
card-v15 = Asdis Garde-l'Autel
card-v16 = Eirik Maître-du-Trésor
card-v17 = Bjarni Lit-les-Étoiles
card-v18 = Ingrid Court-la-Brume
card-v19 = Orm Quille-Profonde
card-v20 = Yrsa Lame-Masquée
card-v21 = Kolbein Double-Langue
card-v22 = Skarde Hache-de-Nuit
card-v23 = Dalla Trouve-Grottes
card-v24 = Heid Voyante-aux-Corbeaux
card-v25 = Starkad Tranchant-Muet
card-v26 = Jorunn Fouille-Racines
card-v27 = Thorgils Coffre-Clos
card-v28 = Vagn Tient-Serment
card-v29 = Solveig Taille-Encoches
card-v30 = Hogni Quai-Caché
card-v31 = Alfhild Prêtresse-du-Bosquet
card-v32 = Sigurd Roi-des-Énigmes
card-v33 = Leif Monte-Tempête
card-v34 = Gyda Née-du-Grain
card-v35 = Ottar Brise-Glace
card-v36 = Brynhild Bouclier-de-Grêle
card-v37 = Finn Marchand-de-Phoques
card-v38 = Egil Peau-de-Loup
card-v39 = Ragna Pas-de-Mousse
card-v40 = Thorbjorg Jette-les-Os
card-v41 = Halfdan Bras-d'Ours
card-v42 = Unn Pré-des-Rives
card-v43 = Snorri Cave-Profonde
card-v44 = Torfi Mur-d'Épines
card-v45 = Vigdis Compte-Bêtes
card-v46 = Asgrim Fend-les-Pins
card-v47 = Gunnhild Cercle-de-Pierres
card-v48 = Harald Voix-de-Tonnerre

# ---- cartes Faveur, par leurs Runes -------------------------------------------------------------
favor-f01 = Richesse ×3
favor-f02 = Richesse ×2, Secrets
favor-f03 = Richesse ×2, Nature
favor-f04 = Richesse ×2
favor-f05 = Richesse, Secrets
favor-f06 = Richesse
favor-f07 = Secrets ×3
favor-f08 = Secrets ×2, Nature
favor-f09 = Richesse, Secrets ×2
favor-f10 = Secrets ×2
favor-f11 = Secrets, Nature
favor-f12 = Secrets
favor-f13 = Nature ×3
favor-f14 = Richesse, Nature ×2
favor-f15 = Secrets, Nature ×2
favor-f16 = Nature ×2
favor-f17 = Richesse, Nature
favor-f18 = Nature

# ---- Dieux --------------------------------------------------------------------------------------
god-odin = Odin
god-frigg = Frigg
god-thor = Thor
god-freya = Freya
god-loki = Loki
god-tyr = Tyr

# ---- Runes --------------------------------------------------------------------------------------
rune-short-wealth = Richesse
rune-short-secrets = Secrets
rune-short-nature = Nature
rune-letter-wealth = R
rune-letter-secrets = S
rune-letter-nature = N
rune-short-any = de tout type

# ---- ressources ---------------------------------------------------------------------------------
resource-wood = bois
resource-food = nourriture
resource-steel = acier

# ---- rangées de cartes Faveur -------------------------------------------------------------------
row-top = rangée supérieure
row-bottom = rangée inférieure
row-end-left = extrémité gauche
row-end-right = extrémité droite
# cases de Consécration
consecration-place-1 = 1re case du plateau Ères
consecration-place-2 = 2e case du plateau Ères
consecration-place-3 = 3e case du plateau Ères
consecration-place-4 = 4e case du plateau Ères
consecration-wealth = Dieu de la Richesse
consecration-secrets = Dieu des Secrets
consecration-nature = Dieu de la Nature

# ---- clans --------------------------------------------------------------------------------------
clan-enemy = Clan ennemi
clan-neutral = Ennemi neutre
clan-short-enemy = Ennemi

# ---- îles ---------------------------------------------------------------------------------------
island-in-n = Hvalsey
island-in-se = Hraunsey
island-in-sw = Hulinsey
island-out-nw = Stormsey
island-out-ne = Runasey
island-out-s = Gullsey
island-g-nw = Fjallsey
island-g-n = Skuggsey
island-g-ne = Vindsey
island-g-w = Brimsey
island-g-c = Midsey
island-g-e = Dulsey
island-g-sw = Galdsey
island-g-s = Hagalsey
island-g-se = Silfrsey

# ---- Fjords -------------------------------------------------------------------------------------
fjord-whale = Fjord de la Baleine
fjord-mid-ne = Fjord de l'Aurore
fjord-mid-nw = Fjord du Couchant
fjord-mid-s = Fjord du Midi
fjord-rim-east = Fjord de l'Est
fjord-rim-north-east = Fjord du Nord-Est
fjord-rim-north-west = Fjord du Nord-Ouest
fjord-rim-south-east = Fjord du Sud-Est
fjord-rim-south-west = Fjord du Sud-Ouest
fjord-rim-west = Fjord de l'Ouest
fjord-bay-ne = Fjord des Mouettes
fjord-bay-nw = Fjord des Phoques
fjord-bay-se = Fjord des Saumons
fjord-bay-sw = Fjord des Loutres
fjord-rim-e-ne = Fjord de l'Est-Nord-Est
fjord-rim-e-se = Fjord de l'Est-Sud-Est
fjord-rim-n-ne = Fjord du Nord-Nord-Est
fjord-rim-n-nw = Fjord du Nord-Nord-Ouest
fjord-rim-s-se = Fjord du Sud-Sud-Est
fjord-rim-s-sw = Fjord du Sud-Sud-Ouest
fjord-rim-w-nw = Fjord de l'Ouest-Nord-Ouest
fjord-rim-w-sw = Fjord de l'Ouest-Sud-Ouest
# le nom court, pour la carte
fjord-short-whale = Baleine
fjord-short-mid-ne = Aurore
fjord-short-mid-nw = Couchant
fjord-short-mid-s = Midi
fjord-short-rim-east = Est
fjord-short-rim-north-east = Nord-Est
fjord-short-rim-north-west = Nord-Ouest
fjord-short-rim-south-east = Sud-Est
fjord-short-rim-south-west = Sud-Ouest
fjord-short-rim-west = Ouest
fjord-short-bay-ne = Mouettes
fjord-short-bay-nw = Phoques
fjord-short-bay-se = Saumons
fjord-short-bay-sw = Loutres
fjord-short-rim-e-ne = ENE
fjord-short-rim-e-se = ESE
fjord-short-rim-n-ne = NNE
fjord-short-rim-n-nw = NNO
fjord-short-rim-s-se = SSE
fjord-short-rim-s-sw = SSO
fjord-short-rim-w-nw = ONO
fjord-short-rim-w-sw = OSO

# ---- quais --------------------------------------------------------------------------------------
dock-in-n-edge = quai nord de Hvalsey
dock-in-n-out-ne = quai est de Hvalsey
dock-in-n-in-se = quai sud-est de Hvalsey
dock-in-n-in-sw = quai sud-ouest de Hvalsey
dock-in-n-out-nw = quai ouest de Hvalsey
dock-in-se-out-ne = quai nord-est de Hraunsey
dock-in-se-edge = quai est de Hraunsey
dock-in-se-out-s = quai sud-ouest de Hraunsey
dock-in-se-in-sw = quai ouest de Hraunsey
dock-in-se-in-n = quai nord-ouest de Hraunsey
dock-in-sw-in-n = quai nord-est de Hulinsey
dock-in-sw-in-se = quai est de Hulinsey
dock-in-sw-out-s = quai sud-est de Hulinsey
dock-in-sw-edge = quai ouest de Hulinsey
dock-in-sw-out-nw = quai nord-ouest de Hulinsey
dock-out-nw-in-n = quai est de Stormsey
dock-out-nw-in-sw = quai sud-est de Stormsey
dock-out-ne-in-se = quai sud-ouest de Runasey
dock-out-ne-in-n = quai ouest de Runasey
dock-out-s-in-se = quai nord-est de Gullsey
dock-out-s-in-sw = quai nord-ouest de Gullsey
dock-g-nw-g-n = quai est de Fjallsey
dock-g-nw-g-w = quai sud de Fjallsey
dock-g-nw-edge = quai nord-ouest de Fjallsey
dock-g-n-edge = quai nord de Skuggsey
dock-g-n-g-ne = quai est de Skuggsey
dock-g-n-g-c = quai sud de Skuggsey
dock-g-n-g-nw = quai ouest de Skuggsey
dock-g-ne-edge = quai nord-est de Vindsey
dock-g-ne-g-e = quai sud de Vindsey
dock-g-ne-g-n = quai ouest de Vindsey
dock-g-w-g-nw = quai nord de Brimsey
dock-g-w-g-c = quai est de Brimsey
dock-g-w-g-sw = quai sud de Brimsey
dock-g-w-edge = quai ouest de Brimsey
dock-g-c-g-n = quai nord de Midsey
dock-g-c-g-e = quai est de Midsey
dock-g-c-g-s = quai sud de Midsey
dock-g-c-g-w = quai ouest de Midsey
dock-g-e-g-ne = quai nord de Dulsey
dock-g-e-edge = quai est de Dulsey
dock-g-e-g-se = quai sud de Dulsey
dock-g-e-g-c = quai ouest de Dulsey
dock-g-sw-g-w = quai nord de Galdsey
dock-g-sw-g-s = quai est de Galdsey
dock-g-sw-edge = quai sud-ouest de Galdsey
dock-g-s-g-c = quai nord de Hagalsey
dock-g-s-g-se = quai est de Hagalsey
dock-g-s-edge = quai sud de Hagalsey
dock-g-s-g-sw = quai ouest de Hagalsey
dock-g-se-g-e = quai nord de Silfrsey
dock-g-se-edge = quai sud-est de Silfrsey
dock-g-se-g-s = quai ouest de Silfrsey
# le nom court, sous celui de l'île
dock-short-in-n-edge = nord
dock-short-in-n-out-ne = est
dock-short-in-n-in-se = sud-est
dock-short-in-n-in-sw = sud-ouest
dock-short-in-n-out-nw = ouest
dock-short-in-se-out-ne = nord-est
dock-short-in-se-edge = est
dock-short-in-se-out-s = sud-ouest
dock-short-in-se-in-sw = ouest
dock-short-in-se-in-n = nord-ouest
dock-short-in-sw-in-n = nord-est
dock-short-in-sw-in-se = est
dock-short-in-sw-out-s = sud-est
dock-short-in-sw-edge = ouest
dock-short-in-sw-out-nw = nord-ouest
dock-short-out-nw-in-n = est
dock-short-out-nw-in-sw = sud-est
dock-short-out-ne-in-se = sud-ouest
dock-short-out-ne-in-n = ouest
dock-short-out-s-in-se = nord-est
dock-short-out-s-in-sw = nord-ouest
dock-short-g-nw-g-n = est
dock-short-g-nw-g-w = sud
dock-short-g-nw-edge = nord-ouest
dock-short-g-n-edge = nord
dock-short-g-n-g-ne = est
dock-short-g-n-g-c = sud
dock-short-g-n-g-nw = ouest
dock-short-g-ne-edge = nord-est
dock-short-g-ne-g-e = sud
dock-short-g-ne-g-n = ouest
dock-short-g-w-g-nw = nord
dock-short-g-w-g-c = est
dock-short-g-w-g-sw = sud
dock-short-g-w-edge = ouest
dock-short-g-c-g-n = nord
dock-short-g-c-g-e = est
dock-short-g-c-g-s = sud
dock-short-g-c-g-w = ouest
dock-short-g-e-g-ne = nord
dock-short-g-e-edge = est
dock-short-g-e-g-se = sud
dock-short-g-e-g-c = ouest
dock-short-g-sw-g-w = nord
dock-short-g-sw-g-s = est
dock-short-g-sw-edge = sud-ouest
dock-short-g-s-g-c = nord
dock-short-g-s-g-se = est
dock-short-g-s-edge = sud
dock-short-g-s-g-sw = ouest
dock-short-g-se-g-e = nord
dock-short-g-se-edge = sud-est
dock-short-g-se-g-s = ouest

# ---- ressources, Runes, pièces -----------------------------------------------------------------
wood = { $wood ->
    [0] {""}
   *[other] { $wood } bois
}
food = { $food ->
    [0] {""}
   *[other] { $food } nourriture
}
steel = { $steel ->
    [0] {""}
   *[other] { $steel } acier
}
# lit $wood, $food, $steel
goods = { JOIN(wood, food, steel) }
bag-wood = { $wood ->
    [0] {""}
   *[other] { $wood }bo
}
bag-food = { $food ->
    [0] {""}
   *[other] { $food }no
}
bag-steel = { $steel ->
    [0] {""}
   *[other] { $steel }ac
}
# la même chose en tout petit
bag = { JOIN(bag-wood, bag-food, bag-steel, by: " ") }

# ---- actions, en court -------------------------------------------------------------------------
action-sail = Naviguer ×{ $x }
action-explore = Explorer ×{ $x }
action-harvest = Récolter ×{ $x }
action-build = Construire ×{ $x }
action-explore-temple = Explorer avec un Temple
action-smite = Pourfendre ×{ $x }
action-draw-replace = Piocher et remplacer
action-enter-battle = Engager un combat
action-collect = Collecter { goods }
action-collect-per = Collecter { goods } par Rune { NAME($rune, "rune-short") }
action-collect-any = Gagner { $x ->
    [one] { $x } ressource au choix
   *[other] { $x } ressources au choix
}
action-exchange = Échanger
action-fury-change = Fureur d'un Dieu : ±{ $x }
# $needs : les Runes exigées, en lettres ; $ready : elles sont déjà actives, la sienne comprise
card-rune = { $needs }{ $ready ->
    [yes] ✓
   *[other] {""}
}→ { $action }
# $per : ce qui renforce ; $now : la Force si la carte était révélée maintenant
card-strength = Force { $op ->
    [add] { $base }+{ $each ->
        [one] {""}
       *[other] { $each }×
    }{ strength-per }{ strength-now }
    [multiply] { $base }×{ strength-per }{ strength-now }
   *[flat] { $base }
}{ $steel ->
    [0] {""}
   *[other] , coûte { $steel } acier
}
strength-per = { $per ->
    [any] Runes
    [wood] bois
    [food] nourriture
    [steel] acier
   *[other] { NAME($per, "rune-short") }
}
strength-now = { $now ->
    [none] {""}
   *[other] {" "}(={ $now })
}

# ---- options de partie -------------------------------------------------------------------------
option-first_player = 1er joueur
option-first_player-random = au hasard
option-first_player-1 = siège 1
option-first_player-2 = siège 2
option-first_player-3 = siège 3
option-first_player-4 = siège 4
option-three_player_face = Face de l'Océan à trois
option-three_player_face-help = Sur la petite face, les îles sont plus rares.
option-three_player_face-large = la grande, neuf îles
option-three_player_face-small = la petite, six îles

# ---- d'où viennent les points ------------------------------------------------------------------
score-unit = PV
source-islands_wealth = Îles, Richesse
source-islands_secrets = Îles, Secrets
source-islands_nature = Îles, Nature
source-favors_wealth = Faveurs, Richesse
source-favors_secrets = Faveurs, Secrets
source-favors_nature = Faveurs, Nature

# ---- questions ---------------------------------------------------------------------------------
ask-placefirstship = Premier Drakkar : dans quel Fjord ?
ask-pickcard = Quelle carte gardez-vous ?
ask-solopick = Quelle carte gardez-vous ? Les deux autres vont à l'ennemi.
ask-playcard = Quelle carte : Jarl ou combat ?
ask-useruneaction = Utilisez-vous l'action Rune de { NAME($card, "card") } ?
ask-chooseship = Naviguer ×{ $moves_left } : avec quel Drakkar ?
ask-choosecourse = Naviguer ×{ $moves_left } : vers où ?
ask-withdrawship = Drakkar délogé du { NAME($dock, "dock") } : dans quel Fjord ?
ask-ashore = { $moves_left ->
    [0] Au { NAME($dock, "dock") } : que faire ?
   *[other] Au { NAME($dock, "dock") } : que faire ? Encore { $moves_left } pas.
}
ask-explorestep = { $left ->
    [one] Quel Colon explore ? Dernier pas.
   *[other] Quel Colon explore ? Encore { $left } pas.
}
ask-chooseharvest = { $number ->
    [one] Récolter : quelle ressource ?
   *[other] Récolter : quelles { $number } ressources ?
}
ask-collectgoods = Collecter : que prenez-vous ?
ask-choosebuild = Que construisez-vous ?
ask-choosesite = { $what ->
    [longship] Dans quel Fjord mettez-vous le nouveau Drakkar ?
   *[other] Sur quelle île élevez-vous le Temple ?
}
ask-choosefavor = Pour quelle carte Faveur vous battez-vous ?
ask-returnfavor = Une carte Faveur de trop : laquelle rendez-vous, et où ?
ask-blessing = Combat perdu : prenez-vous la Bénédiction ?
ask-collectany = { $number ->
    [one] Quelle ressource gagnez-vous ?
   *[other] Quelle ressource gagnez-vous ? Encore { $number }.
}
ask-exchangeresources = Échangez-vous des ressources ?
ask-movetemple = Quel Temple explore, et vers où ?
ask-smitesettler = { $number ->
    [one] Quel Colon pourfendez-vous ?
   *[other] Quel Colon pourfendez-vous ? Encore { $number }.
}
ask-tosscard = Quelle carte de votre main défaussez-vous ?
ask-changefury = Quelle Fureur changez-vous ?
ask-consecratevillage = Consacrez-vous un Village ?
ask-answerbattle = L'ennemi a initié un combat : le rejoignez-vous ?
ask-decideforenemy = { $why ->
    [course] L'ennemi navigue : vers quelle île ?
    [way] Le Drakkar Solitaire navigue : par quel quai ?
    [donor] L'ennemi déplace un Colon : de quelle île ?
    [berth] L'île est pleine : à quel autre quai ?
    [victim] Vous perdez un Colon : sur quelle île ?
    [prey] Lequel de vos Drakkars l'ennemi chasse-t-il ?
    [temple] Le Temple de l'ennemi : sur quelle île ?
   *[favor] L'ennemi combat pour une Faveur : laquelle ?
}

help-placefirstship = Un Fjord au bord du plateau où il n'y a encore aucun Drakkar (TEV-1.14). On place dans le sens antihoraire, le premier joueur en dernier (TEV-1.13).
help-pickcard = Gardez une carte, le reste tourne, jusqu'à la dernière (TEV-3.2, TEV-3.3, TEV-3.4). Chaque carte a une Rune, une action Jarl, une action Rune avec les Runes qu'elle exige, et une Force qui coûte parfois de l'acier (TEV-3.6). ✓ : les Runes exigées sont déjà actives.
help-solopick = De chaque pile de trois, une carte pour vous et deux pour le paquet Ennemi (TEV-20.11). Une dernière pile lui va sans être vue (TEV-20.12).
help-playcard = Face visible : l'action Jarl, puis l'action Rune si vous avez les Runes actives, celle de la carte comprise (TEV-4.6, TEV-15.1, TEV-15.2). Face cachée : vous initiez un combat pour une carte Faveur ou rejoignez celui qui est en cours, sans aucune action (TEV-5.1, TEV-5.6, TEV-5.8). Il se résout au début du prochain tour de son initiateur (TEV-5.9) ; en solo, aussitôt (TEV-23.1).
help-useruneaction = Une action Rune n'est jamais obligatoire (TEV-4.7). Engager un combat retourne la carte face cachée et initie ou rejoint un combat (TEV-5.14, TEV-5.15) ; sa Force est connue de tous (TEV-5.16). Piocher et remplacer : une carte du paquet, puis une de votre main défaussée (TEV-15.8).
help-chooseship = Un seul Drakkar fait tous les déplacements (TEV-9.2) : d'un quai à un de ses deux Fjords, d'un Fjord à un Fjord voisin, d'un Fjord à un quai (TEV-9.3).
help-choosecourse = S'amarrer ne met pas fin à la navigation (TEV-9.5). On peut revenir au quai que l'on vient de quitter (TEV-9.6), mais pas à celui d'un autre de vos Drakkars (TEV-9.7). Un Drakkar adverse y est délogé (TEV-9.8). À quai, vous pourrez déployer des Colons, piller le Village (TEV-9.11) ou repartir ; dans un Fjord, non (TEV-9.12).
help-withdrawship = Choisissez l'un des deux Fjords qui touchent le quai ; c'est gratuit (TEV-9.8). Face au Drakkar Solitaire aussi (TEV-21.15).
help-ashore = Déployez des Colons, à 1 nourriture chacun (TEV-10.2), autant en tout que la valeur de Naviguer (TEV-10.1). Plus nombreux que chaque adversaire présent, vous leur ôtez un Colon à chacun (TEV-10.7). S'il reste des déplacements, vous pouvez repartir et vous amarrer ailleurs (TEV-9.5). Piller le Village coûte de l'acier, selon l'Ère (TEV-10.12), et met fin à la navigation (TEV-10.11). Vos Colons peuvent être rappelés à tout moment de votre tour (TEV-10.4).
help-explorestep = Chaque pas mène un de vos Colons sur une île voisine, le long d'un transbordeur (TEV-11.1, TEV-11.2). L'attaque vient à la fin, sur chaque île où des Colons sont arrivés (TEV-11.5).
help-chooseharvest = La combinaison que vous voulez (TEV-12.1), avec 1 ressource de plus par Temple construit (TEV-12.3). La nourriture de vos Drakkars construits s'y ajoute (TEV-12.2). Vous pouvez prendre moins, ou rien (TEV-4.7). Ce qui dépasse 7 est perdu (TEV-12.5).
help-collectgoods = Les ressources indiquées (TEV-15.10), ou moins, ou rien (TEV-4.7). Ce qui dépasse 7 est perdu (TEV-2.2).
help-choosebuild = Chaque emplacement du plateau Clan a son prix en bois (TEV-13.1, TEV-13.2, TEV-13.3), dans l'ordre que vous voulez (TEV-13.4). Un emplacement vide améliore vos récoltes (TEV-12.2, TEV-12.3).
help-choosesite = Un Drakkar va dans un Fjord qui touche une île où vous avez de l'influence (TEV-13.5). Un Temple va sur une île où vous avez un Colon (TEV-13.7), un seul par île (TEV-13.8) ; il vaut 4 d'influence (TEV-14.1).
help-choosefavor = Un des bouts des deux rangées (TEV-5.2). Les Runes de la carte comptent à la fin (TEV-18.3), le contenu du Sac se gagne tout de suite (TEV-6.12).
help-returnfavor = Trois cartes Faveur au plus (TEV-6.14) : l'une des quatre retourne à un bout de rangée (TEV-6.15).
help-blessing = Perdre un combat vous offre la Bénédiction du Dieu de votre carte (TEV-6.17). Que vous la preniez ou non, sa Fureur augmente de 1 (TEV-6.18).
help-collectany = Une ressource de votre choix (TEV-6.21), 7 au plus de chaque (TEV-2.2), ou aucune (TEV-4.7).
help-exchangeresources = Autant que vous voulez d'une ressource contre autant d'une seule autre (TEV-15.12).
help-movetemple = Un de vos Temples suit un transbordeur, mais ne rejoint pas l'autre (TEV-15.4). Il n'attaque pas (TEV-15.5).
help-smitesettler = Retirez des Colons adverses où vous voulez (TEV-15.6) ; Temples et Drakkars ne risquent rien (TEV-15.7).
help-tosscard = Même celle que vous venez de piocher (TEV-15.8, TEV-15.9).
help-changefury = Loki augmente ou diminue de 2 la Fureur d'un Dieu (TEV-6.25), jamais sous 0 (TEV-14.17). Le Dieu le plus furieux donne les Runes les plus précieuses (TEV-18.2, TEV-18.3).
help-consecratevillage = Un Village pillé par tour (TEV-16.1), sur une action du plateau Ères (TEV-16.5) ou sur un Dieu, dont la Fureur augmente de 2 (TEV-16.6). Une case pleine est fermée à tous (TEV-16.7).
help-answerbattle = Si vous rejoignez, le combat est résolu aussitôt (TEV-23.17). Sinon l'ennemi affronte les Envahisseurs, puis vous jouez votre carte (TEV-23.18). Le bonus de l'icône s'ajoute à sa Force (TEV-23.8).
help-decideforenemy = Ce que les règles de l'ennemi laissent ouvert vous revient (TEV-21.3) : île visée (TEV-21.7), chemin (TEV-21.9), Colons à reprendre (TEV-21.21), quai d'un Drakkar (TEV-21.33), Colon perdu (TEV-22.7), Drakkar chassé (TEV-22.18), Temple (TEV-22.24), bout de la rangée (TEV-23.16).

# ---- coups -------------------------------------------------------------------------------------
move-harbour = { NAME($fjord, "fjord") }
move-keep = { NAME($card, "card") } · { $facts }
move-jarl = { NAME($card, "card") } en Jarl : { $action }, { $rune }
move-fight = { NAME($card, "card") } au combat : { $strength }
short-to = { NAME($target, "dock-short", "fjord-short") }{ $village ->
    [yes] {" "}⌂
   *[no] {""}
}{ $ship ->
    [none] {""}
    [enemy] {" "}(déloge l'ennemi)
   *[other] {" "}(déloge { $ship })
}{ $lone ->
    [yes] {" "}◆
   *[no] {""}
}
group-fjords = Fjords
group-battle = au combat : { $strength }
move-favor = { NAME($row, "row") }, { NAME($end, "row-end") } : { $favor }
# $village : il y en a un ; $ship : à qui est le Drakkar délogé ; $lone : le Drakkar Solitaire y est
move-sail = { $at ->
    [dock] Drakkar à quai : { NAME($origin, "dock") }
   *[fjord] Drakkar du { NAME($origin, "fjord") }
}
move-to = { NAME($target, "dock", "fjord") }{ $village ->
    [yes] , Village
   *[no] {""}
}{ $ship ->
    [none] {""}
    [enemy] , déloge l'ennemi
   *[other] , déloge { $ship }
}{ $lone ->
    [yes] , Drakkar Solitaire
   *[no] {""}
}{ $steps ->
    [0] {""}
   *[other] {" "}· { $steps } pas
}
move-withdraw = { NAME($fjord, "fjord") }
move-deploy = Déployer { $number ->
    [one] { $number } Colon
   *[other] { $number } Colons
} ({ $cost } nourriture)
move-recall = Rappeler un Colon de { NAME($island, "island") }
move-raid = Piller le Village ({ $cost } acier)
move-explore = { NAME($origin, "island") } → { NAME($target, "island") }
move-pilgrim = Temple : { NAME($origin, "island") } → { NAME($target, "island") }
move-gather = { $none ->
    [yes] seulement la nourriture de vos Drakkars
   *[other] { goods }
}{ $lost ->
    [0] {""}
   *[other] {" "}(dont { $lost } en trop, perdu)
}
move-build = { $what ->
    [longship] Drakkar
   *[other] Temple
} à { $cost } bois
move-at = { NAME($place, "fjord", "island") }
move-smite = { $who } : un Colon à { NAME($island, "island") } (sur { $number })
move-toss = { NAME($card, "card") } · { $facts }
move-enter = Oui : { $action }
move-exchange = { $number } { NAME($give, "resource") } contre { $number } { NAME($get, "resource") }
move-gain = 1 { NAME($resource, "resource") }
move-rage = { $god } ({ NAME($rune, "rune-short") }) : Fureur { $amount ->
    [-2] −2
    [2] +2
   *[other] { $amount }
}
move-bless = Oui, Bénédiction : { $blessing }
move-giveback = { $text } : { NAME($row, "row") }, { NAME($end, "row-end") }
move-consecrate = { $action }{ $number ->
    [0] {""}
    [one] {" "}({ $number } Village sur { $limit })
   *[other] {" "}({ $number } Villages sur { $limit })
}
consecrate-god = { $god } : Fureur +{ $fury }
move-join = { NAME($card, "card") } · { $strength }
move-decline = Non : l'ennemi affronte les Envahisseurs
move-pick = { NAME($what, "dock", "island", "row-end") }
move-skip = { $question ->
    [chooseship] Ne pas naviguer
    [choosecourse] Rester ici
    [ashore] Terminer
    [explorestep] Ne plus explorer
    [chooseharvest] Ne rien récolter
    [collectgoods] Ne rien collecter
    [collectany] Ne rien prendre
    [choosebuild] Ne rien construire
    [exchangeresources] Ne rien échanger
    [movetemple] Aucun Temple
    [smitesettler] Personne
    [changefury] Ne rien changer
    [consecratevillage] Ne pas consacrer
   *[other] Non
}

# ---- journal -----------------------------------------------------------------------------------
# Ce que fait l'ennemi suit ses règles : l'article est entre parenthèses.
event-era = Ère { $era }
event-draft = {""}
event-gods = Dieux en jeu : { $list }.
event-chief = reçoit le Chef de Guerre
event-first-ship = place son Drakkar dans le { NAME($fjord, "fjord") }
event-fury = · Fureur { NAME($rune, "rune-short") } { $amount ->
    [-2] −2
    [-1] −1
   *[other] +{ $amount }
} (total { $total })
event-reshuffled = La défausse est mélangée en un nouveau paquet.
event-drew = { $number ->
    [one] pioche une carte
   *[other] pioche { $number } cartes
}
event-jarl = › joue { NAME($card, "card") } en Jarl
event-face-down = › joue une carte face cachée
event-entered = engage { NAME($card, "card") } au combat
event-prize = pour la carte Faveur { NAME($favor, "favor") } ({ NAME($row, "row") }, { NAME($end, "row-end") })
event-prize-back = Personne ne gagne la carte Faveur { NAME($favor, "favor") }, qui reprend sa place.
event-revealed = › révèle { NAME($card, "card") }
event-no-steel = · hors combat, faute de { $cost } acier
event-strength = Force { $strength } avec { NAME($card, "card") }
event-battle-tied = Égalité : tous ont perdu.
event-invader = Les Envahisseurs arrivent : { $list }.
event-invader-strength = Force des Envahisseurs : { $strength }
event-won = › remporte le combat et la carte Faveur { NAME($favor, "favor") }
event-favor-back = rend la carte Faveur { NAME($favor, "favor") }
event-lost = › perd le combat
event-blessed = reçoit la Bénédiction : { NAME($god, "god") }
event-sailed = navigue vers le { NAME($target, "dock", "fjord") }
event-withdrew = › quitte le { NAME($dock, "dock") } pour le { NAME($fjord, "fjord") }
event-recalled = rappelle un Colon de { NAME($island, "island") }
event-deployed = déploie { $number ->
    [one] { $number } Colon
   *[other] { $number } Colons
} à { NAME($island, "island") }
event-raided = pille le Village
event-settler-lost = perd un Colon à { NAME($island, "island") }
event-rune-taken = { $stolen ->
    [none] prend la Rune de { NAME($island, "island") }
    [enemy] vole la Rune de { NAME($island, "island") } à l'ennemi
   *[other] vole la Rune de { NAME($island, "island") } à { $stolen }
}
event-rune-returned = perd le contrôle de { NAME($island, "island") } : la Rune y retourne
event-explored = explore de { NAME($origin, "island") } à { NAME($target, "island") }
event-harvested = { $none ->
    [yes] ne récolte rien
   *[other] récolte { goods }
}{ $ships ->
    [0] {""}
   *[other] {" "}(dont { $ships } par ses Drakkars)
}
event-collected = { $none ->
    [yes] ne collecte rien
   *[other] collecte { goods }
}
event-gained = gagne 1 { NAME($resource, "resource") }
event-exchanged = échange { $number } { NAME($give, "resource") } contre { $number } { NAME($get, "resource") }
event-temple-moved = déplace un Temple de { NAME($origin, "island") } à { NAME($target, "island") }
event-tossed = défausse { NAME($card, "card") }
event-built = construit { $what ->
    [longship] un Drakkar dans le { NAME($place, "fjord") }
   *[other] un Temple à { NAME($place, "island") }
}
event-consecrated = consacre un Village : { NAME($place, "consecration") }
event-end = La partie est finie.
event-track-full = sa piste { NAME($resource, "resource") } est pleine et revient à 0 : { $lost ->
    [0] vous n'en aviez pas à perdre
   *[other] vous perdez { $lost } { NAME($resource, "resource") }
} (TEV-22.13)
event-enemy-begins = commence à { NAME($island, "island") } et en prend la Rune (TEV-20.6)
event-enemy-plays = › joue { NAME($card, "card") } (TEV-21.1)
event-enemy-acts = { $action ->
    [sail] { action-sail } (TEV-21.13)
    [explore] { action-explore } (TEV-21.28)
    [harvest] { action-harvest } (TEV-21.35)
   *[build] { action-build } (TEV-21.31)
}
event-enemy-course = vise { NAME($island, "island") } (TEV-21.5)
event-enemy-enters = passe au { NAME($dock, "dock") }
event-enemy-raids = y pille le Village (TEV-21.17)
event-enemy-arrived = s'y arrête
event-enemy-settles = ajoute un Colon à { NAME($island, "island") }
event-enemy-moves = prend un Colon à { NAME($origin, "island") } pour { NAME($island, "island") } (TEV-21.20)
event-enemy-ship-back = reprend sur son plateau le Drakkar délogé (TEV-24.1)
event-enemy-gains = { $none ->
    [yes] ne gagne aucune ressource
   *[other] gagne { goods }
}
event-enemy-builds = pose un Drakkar au { NAME($dock, "dock") }
event-enemy-consecrates = › consacre un Village : { NAME($place, "consecration") } (TEV-21.25)
event-enemy-fights = › se bat avec { NAME($card, "card") }
event-enemy-rune = { $rune ->
    [wealth] action Richesse de son plateau (TEV-22.5)
    [secrets] action Secrets de son plateau (TEV-22.6)
   *[nature] action Nature de son plateau (TEV-22.7)
}
event-enemy-icon = › icône atteinte, piste { NAME($resource, "resource") } : { $icon ->
    [fury_of_most_owned_rune] Fureur (TEV-22.17)
    [hunt_nearest_longship] Chasse (TEV-22.18)
    [cross_ferry] Transbordeur (TEV-22.21)
    [add_settler] Colon (TEV-22.22)
    [add_longship] Drakkar (TEV-22.23)
    [add_temple] Temple (TEV-22.24)
   *[start_battle] Combat (TEV-22.26)
}
event-enemy-temple = élève un Temple à { NAME($island, "island") } ; la moitié de ses Colons en part (TEV-22.25)
event-enemy-challenges = initie un combat, carte face cachée (TEV-23.14)
event-enemy-strength = Force { $strength } avec { NAME($card, "card") } (TEV-23.7)
event-enemy-wins = › remporte le combat et la carte Faveur { NAME($favor, "favor") } (TEV-23.10)
event-enemy-loses = › perd le combat (TEV-23.11)

# ---- refus -------------------------------------------------------------------------------------
refusal-first-ship = { NAME($fjord, "fjord") } : il faut un Fjord au bord du plateau, sans aucun Drakkar.
refusal-not-in-pack = { NAME($card, "card") } n'est pas parmi les cartes à choisir.
refusal-not-in-hand = { NAME($card, "card") } n'est pas dans votre main.
refusal-no-favors = Il n'y a plus de carte Faveur : aucun combat ne peut être initié.
refusal-runes-gone = Vous n'avez plus les Runes qu'exige l'action Rune de { NAME($card, "card") }.
refusal-enemy-battle-open = L'ennemi vient d'initier un combat : vous y répondrez à votre prochain tour. Jouez cette carte face visible.
refusal-must-play = Il faut jouer une carte.
refusal-card-first = Jouez d'abord votre carte : la Consécration vient après.
refusal-one-card = Vous avez déjà joué votre carte de ce tour.
refusal-must-withdraw = Votre Drakkar doit quitter le quai : choisissez un des deux Fjords.
refusal-answer-first = Répondez d'abord au combat de l'ennemi.
refusal-three-favors = Vous ne gardez que trois cartes Faveur : rendez-en une.
refusal-favor-end = Il n'y a pas de carte à prendre ou de place à cet endroit ({ NAME($row, "row") }, { NAME($end, "row-end") }).
refusal-not-your-favor = Vous n'avez pas la carte Faveur { NAME($favor, "favor") }.
refusal-no-ship-there = Vous n'avez pas de Drakkar à cet endroit ({ NAME($place, "dock", "fjord") }).
refusal-own-ship-there = Un de vos Drakkars est déjà au { NAME($dock, "dock") }.
refusal-too-far = { $moves ->
    [one] Un déplacement ne suffit pas
   *[other] { $moves } déplacements ne suffisent pas
} pour atteindre cet endroit ({ NAME($place, "dock", "fjord") }).
refusal-already-there = Votre Drakkar est déjà à cet endroit ({ NAME($place, "dock", "fjord") }). Pour y rester, terminez la navigation.
refusal-sail-over = Cette navigation n'a plus de déplacement.
refusal-not-docked = Votre Drakkar n'est pas à quai : on ne déploie et on ne pille qu'à quai.
refusal-not-beside = { NAME($fjord, "fjord") } : il ne touche pas le { NAME($dock, "dock") }.
refusal-no-village = Le { NAME($dock, "dock") } n'a pas de Village : il n'y en a jamais eu.
refusal-village-gone = Le Village du { NAME($dock, "dock") } a déjà été pillé.
refusal-raid-steel = Piller coûte { $cost } acier dans cette Ère, vous en avez { $steel }.
refusal-recall-nobody = Vous n'avez pas de Colon à rappeler à cet endroit ({ NAME($island, "island") }).
refusal-recall-turn = Les Colons ne se rappellent que pendant votre propre tour.
refusal-recall-now = Finissez d'abord ce que vous avez commencé : vous rappellerez vos Colons juste après.
refusal-deploy-limit = Impossible de déployer { $number ->
    [one] { $number } Colon
   *[other] { $number } Colons
} : { $limit } au plus ici, vous avez { $food } nourriture et { $reserve ->
    [one] { $reserve } Colon
   *[other] { $reserve } Colons
} sur votre plateau.
refusal-deployed-here = Vous avez déjà déployé depuis cet amarrage.
refusal-explore-nobody = Vous n'avez pas de Colon à cet endroit ({ NAME($island, "island") }).
refusal-no-ferry = Aucun transbordeur ne relie { NAME($origin, "island") } à { NAME($target, "island") }.
refusal-harvest-number = { $number ->
    [one] Récoltez { $number } ressource au plus.
   *[other] Récoltez { $number } ressources au plus.
}
refusal-collect-number = Vous pouvez prendre au plus { goods }.
refusal-gather-nothing = Pour ne rien prendre, renoncez simplement à l'action.
refusal-build-what = On construit un Drakkar ou un Temple, pas « { $what } ».
refusal-slot-empty = Il n'y a plus de pièce à l'emplacement { $slot }.
refusal-build-wood = Il faut { $cost } bois, vous en avez { $wood }.
refusal-no-influence = Vous n'avez d'influence sur aucune île : un Drakkar n'a pas où aller.
refusal-no-settler-for-temple = Aucune île avec un de vos Colons et sans votre Temple.
refusal-no-ship-site = Le Drakkar va dans un Fjord qui touche une île où vous avez de l'influence, pas ici ({ NAME($place, "fjord", "island") }).
refusal-no-temple-site = Le Temple va sur une île avec un de vos Colons et sans votre autre Temple, pas ici ({ NAME($place, "fjord", "island") }).
refusal-exchange-kinds = Échangez une ressource contre une autre.
refusal-exchange-number = Impossible d'en échanger { $number } : vous en avez { $have }.
refusal-no-resource = Les ressources sont le bois, la nourriture et l'acier, pas « { $resource } ».
refusal-no-temple-there = Vous n'avez pas de Temple à cet endroit ({ NAME($island, "island") }).
refusal-second-temple = Votre autre Temple est déjà à { NAME($island, "island") }.
refusal-smite-opponent = Le clan { $clan } n'est pas un adversaire.
refusal-no-settler-there = { $clan ->
    [enemy] L'ennemi
   *[other] Le clan { $clan }
} n'a pas de Colon à cet endroit ({ NAME($island, "island") }).
refusal-fury-choice = Choisissez un Dieu en jeu et une hausse ou une baisse permise.
refusal-no-such-place = Il n'y a pas de telle case de Consécration : « { $place } ».
refusal-place-full = Cette case est pleine ({ NAME($place, "consecration") }).
refusal-enemy-choice = L'ennemi n'a pas ce choix ({ NAME($what, "dock", "island", "row-end") }).

# ---- plateau -----------------------------------------------------------------------------------
board-header = Ère { $era }/{ $eras }
board-over = partie terminée
board-raid = piller : { $steel } acier
board-chief = Chef de Guerre : { $name }
board-deck = paquet { $deck }, défausse { $discard }
board-invaders = Envahisseurs { $number }
board-god = Fureur { $fury } · { $rank ->
    [1] 1er
   *[other] { $rank }e
} · { $island }/{ $favor } PV{ $villages ->
    [0] {""}
   *[other] {" "}⌂{ $villages }
}
board-places = Consacrer⌂
board-favors-top = Faveurs ↑
board-favors-bottom = Faveurs ↓
board-battle = Combat
board-last-battle = Dernier
board-invader = Envahisseur
board-battle-won = { $name } gagne la Faveur
board-battle-nobody = personne ne gagne la Faveur
board-battle-for = enjeu : { $favor }
board-battle-starter = initié par { $name ->
    [enemy] l'ennemi
   *[other] { $name }
}
board-battle-fighters = cartes face cachée : { $list }
board-battle-bonus = bonus de l'ennemi +{ $bonus }
board-vp = { $total } PV
board-vp-islands = { $total } PV d'îles
board-runes = Runes { $list }
board-row = Rangée
board-hand = Main
board-kept = Gardées
board-board = Plateau
board-favors = Faveurs
board-nothing = aucune
board-settlers = { $number ->
    [0] 0 Colon
    [one] { $number } Colon
   *[other] { $number } Colons
}
board-longships = { $list ->
    [none] plus de Drakkar
   *[other] Drakkars à { $list } bois
}
board-temples = { $list ->
    [none] plus de Temple
   *[other] Temples à { $list } bois
}
board-villages = { $number ->
    [0] 0 Village
    [one] { $number } Village
   *[other] { $number } Villages
}
board-cards = { $number ->
    [0] 0 carte
    [one] { $number } carte
   *[other] { $number } cartes
}
board-small-favors = { $number ->
    [0] 0 Faveur
    [one] { $number } Faveur
   *[other] { $number } Faveurs
}
board-small-build = △{ $ships } T{ $temples } à bâtir
board-fights = au combat
board-fights-with = au combat : { $card }
board-enemy-deck = paquet { $number }
board-enemy-battles = combats : { $list }
board-icon = { $icon ->
    [fury_of_most_owned_rune] Fureur
    [hunt_nearest_longship] Chasse
    [cross_ferry] Transb.
    [add_settler] Colon
    [add_longship] Drakkar
    [add_temple] Temple
   *[start_battle] Combat+{ $strength }
}
board-influence = Influence
board-legend = R S N Runes (Richesse, Secrets, Nature) · bo no ac bois, nourriture, acier · △A Drakkar du clan A · A3T ses trois Colons et son Temple · R→A sa Rune d'île · A4B2 dans le cadre : influence · ⌂ Village · ○ quai libre · ─ │ ╱ ╲ transbordeurs · ◆ Drakkar Solitaire · [n] tapez n · ‹ › carte Faveur à prendre · ✓ Runes suffisantes · 6/3 PV : par Rune d'île / par Rune de Faveur

# sous les points (s)
scores-note = Les cartes Faveur des autres restent secrètes jusqu'à la fin : leurs points n'y sont pas.

# ce qui est reconstitué, faute d'exemplaire imprimé sous les yeux (box.reconstructed)
reconstructed-cards-counts = cartes Viking
reconstructed-cards-cards = cartes Viking
reconstructed-favors-favors = cartes Faveur
reconstructed-gods-gods = Bénédictions et trois des six Dieux
reconstructed-clan-longship_slots = coûts en bois
reconstructed-clan-temple_slots = coûts en bois
reconstructed-eras-eras = acier d'un pillage aux Ères 2 et 3
reconstructed-eras-consecration_places = actions Consécration
reconstructed-eras-island_rune_points = PV des Runes (sauf les 6 d'une île du 1er Dieu)
reconstructed-eras-favor_rune_points = PV des Runes (sauf les 6 d'une île du 1er Dieu)
reconstructed-enemy-tracks = pistes et actions Rune de l'ennemi
reconstructed-enemy-rune_actions = pistes et actions Rune de l'ennemi
reconstructed-ocean-sides = les deux faces de l'Océan
