# Le classement de Risk Legacy, son plateau en texte, son texte de remplacement, et ce que le récit additionne.
status-legacy = **{ $who }** : { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }, { $lands ->
        [one] { $lands } territoire
       *[other] { $lands } territoires
    }, { UNITS($armies) }
status-missiles = { $count ->
        [one] { $count } missile
       *[other] { $count } missiles
    }
status-resources = { $count ->
        [one] { $count } carte ressource
       *[other] { $count } cartes ressources
    }
status-war = Guerre { $game }{ $later ->
        [yes] {""}
       *[no] {" "}sur { $last }
    }{ $world ->
        [none] {""}
       *[other] {" "}· { $world }
    }
status-last-war = Les { $last } guerres de la campagne sont finies. Vous pouvez continuer ; les guerres suivantes n'apportent plus de récompense.
status-open = Cartes visibles : { $list }. Cartes pièces restantes : { $coins }.
status-open-one = { LAND($where) } ({ $coins })
status-mission = Mission : **{ CARD($mission) }.** { $effect }
board-hq = QG { CARD($faction, form: "of") }
city-minor = petite ville
city-major = grande ville
board-city = { $kind } « { $name } »
board-fortified = fortifiée ({ $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    } à griser)
board-continent = { REGION($region) }{ $name ->
        [none] {""}
       *[other] {" "}s'appelle « { $name } »
    }{ $mark ->
        [none] {""}
       *[other] {" "}· { $mark } pour tous
    }
board-signatures = Signatures au bord du plateau : { $list }
board-signature = guerre { $war } { $who ->
        [none] { $faction ->
                [none] {""}
               *[other] { CARD($faction) }
            }
       *[other] { $who }
    }
alt-world = Le monde s'appelle { $name }.
alt-hqs = QG : { $list }.
alt-hq = { CARD($faction) } { LAND($where, form: "in") }
alt-cities = Villes : { $list }.
alt-city = { $name } { LAND($where, form: "in") }
alt-scars = Cicatrices : { $list }.
alt-scar = { CARD($scar) } { LAND($where, form: "in") }
told-powers = **Pouvoirs gardés pour toute la campagne :** { $list }.
told-powers-one = { CARD($what) } ({ CARD($where) })
story-powers = { MARK("card") } Pouvoirs gardés : { $list }
told-first-coins = Une pièce est collée sur chacune de ces cartes, qui vaudront plus de troupes : { $list }.
told-first-coins-one = { LAND($where) }
story-first-coins = { "" }
told-first-stars = Un jeton étoile pour n'avoir jamais signé le plateau : { $list }.
told-first-stars-one = { $count ->
        [one] {""}
       *[other] { $count }
    }
story-first-stars = { "" }
setup-mustering = Factions et départs, les préférés d'abord
power-kept-hint = { CARD($power) }. { $effect }
trade-table =
    -# Pièces contre troupes, une fois par tour : { $list }
    -# Ou gardez-les : { $price } cartes, quelle que soit leur valeur, achètent une étoile rouge au début d'un de vos tours.
trade-table-one = { $resources } → { $troops }
cards-worth = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
told-powers-whose = { $list }
told-first-coins-whose = { $list }
hand-pile-scar = Carte cicatrice
hand-missiles =
    {""}**Missiles ({ $count })**
    -# { $count ->
        [one] Tiré une fois les dés de n'importe quelle attaque lancés, il fait d'un dé un 6 que rien ne change.
       *[other] Chacun, tiré une fois les dés de n'importe quelle attaque lancés, fait d'un dé un 6 que rien ne change.
    }
hand-pile-hand-legacy = Cartes ressources ({ $count })

# Ce qu'un joueur a perdu depuis son dernier tour, dit à ce joueur.
lost-stars = { $count ->
        [one] QG perdu { $lands } : −{ $count } étoile
       *[other] QG perdus { $lands } : −{ $count } étoiles
    }. Vous en avez { $has } sur { $wanted }.

# Le titre d'un tour, et les territoires où l'on s'est étendu.
story-took-legacy = { $who } { $how ->
        [entered] s'étend vers
       *[conquered] prend
    } { $lands }
story-took-many-legacy = { $who } { $how ->
        [entered] prend { $count } territoires libres
       *[conquered] prend { $count } territoires
    }
story-headquarters = { MARK("capital") } **Prend le QG { CARD($faction, form: "of") }** { LAND($where, form: "in") } · +1 étoile : { $stars } en tout
story-entered-legacy = { MARK("march") } Expansions : { $lands }
story-die-fixed = { $player } tire un missile
event-expanded-legacy = { $player } s'étend depuis { LAND($source, form: "the") } vers { LAND($target, form: "the") } avec { UNITS($count) }{ $lost ->
        [0] {""}
       *[other] {" "}et y perd { UNITS($lost) }
    }.
story-reinforced-legacy = { $who } recrute
story-placed-legacy = +{ UNITS($count) } ({ $places }{ $rest ->
        [0] {""}
       *[other] , { $rest } ailleurs
    })
told-drawn-known-hand-legacy = { $who } prend { $count ->
        [one] une carte ressource
       *[other] des cartes ressources
    } : { $cards }.
told-hand-taken-legacy = { $who } prend { $count ->
        [one] la carte ressource
       *[other] les { $count } cartes ressources
    } de { $other }.

# Ce que disent les images près de leurs signes et de leurs flèches.
sign-stars = Étoiles rouges
sign-missiles = Missiles
sign-bunker = Bunker
sign-ammo-shortage = Pénurie
sign-signatures = Signatures
sign-cities = Villes
    .one = Ville
sign-destroyed = Cartes détruites
    .one = Carte détruite
sign-coins = Cartes pièces
    .one = Carte pièce
sign-events = Événements
    .one = Événement

# What taking a territory brings.
brings-star = { $wins ->
       *[no] une étoile rouge
        [yes] votre dernière étoile rouge : vous gagnez
    }
brings-open-card = sa carte, qui est visible
race-stars = Étoiles : { $has } ; il en faut { $wanted }
clock-stars = { $who } a { $stars } étoiles rouges sur { $wanted }
mission-open-count = Mission visible, { CARD($mission) } : { $held } sur { $wanted }
# Pourquoi une guerre a été gagnée : les étoiles du vainqueur. $held : ses QG, « none » s'il n'en a pas.
status-won-with = { $who } avait { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } : { $held ->
        [none] {""}
       *[other] les QG { $held }, et{" "}
    }{ $tokens ->
        [one] { $tokens } jeton.
       *[other] { $tokens } jetons.
    }
