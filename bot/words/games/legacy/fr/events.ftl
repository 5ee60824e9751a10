# Ce qui se passe dans Risk Legacy, tel que la chronique le dit.

# Avant la première guerre.
event-ballot-cast = { $player } a voté pour les pouvoirs.
event-power-kept = { CARD($faction, form: "the") } garde **{ CARD($power) }** pour toute la campagne{ $die ->
        [0] {""}
       *[other] {" "}(égalité, tranchée au dé : { $die })
    }.
event-card-upgraded = Une pièce est collée sur la carte { LAND($card, form: "of") } : elle compte désormais { $coins } pièces.

# Mise en place.
event-faction-chosen = { $player } joue **{ CARD($faction, form: "the") }** et démarre { LAND($where, form: "in") } avec { UNITS($troops) }.
event-headquarters-placed = Le QG { CARD($faction, form: "of") } est placé { LAND($where, form: "in") }.
event-missiles-taken = { $player } prend { $count ->
        [one] un missile
       *[other] { $count } missiles
    }, un par signature.

# Étoiles et missiles.
event-stars-taken = { $player } prend { $count ->
        [one] une étoile rouge
       *[other] { $count } étoiles rouges
    }{ $why ->
        [start] {" "}pour n'avoir jamais signé le plateau
        [cards] {" "}contre des cartes ressources
        [mission] {" "}pour une mission
        [coins] {" "}pour avoir le plus de territoires quand les cartes pièces s'épuisent
       *[other] {""}
    }.
event-stars-lost = Les étoiles rouges de { $player } quittent la partie.
event-star-bought = { $player } défausse { $cards_count } cartes ressources pour une étoile rouge : { $cards }.
event-missile-spent = { $player } tire un missile.
event-missiles-lost = Les missiles de { $player } quittent la partie.
event-die-fixed = **{ $player } tire un missile :** le { $die ->
        [1] 1er
       *[other] { $die }e
    } dé { $side ->
        [attack] de l'attaquant
       *[defence] du défenseur
    } devient un six que rien ne change.
event-dice-thrown = Les dés sont sur la table : { $attack } contre { $defence }.
event-attack-barred = { CARD("double_six_wall") } : plus aucune attaque contre { LAND($where, form: "the") } pendant ce tour.

# Le tour.
event-war-joined = { $player } participe à la guerre { LAND($where, form: "in") } avec { UNITS($troops) }.
story-line-war-joined = { $player } participe à la guerre { LAND($where, form: "in") } avec { UNITS($troops) }
event-resources-traded = { $player } défausse { $resources ->
        [one] une pièce
       *[other] { $resources } pièces
    }, d'une valeur de { UNITS($troops) } : { $cards }.
    .given = { $player } défausse { $resources ->
            [one] une pièce
           *[other] { $resources } pièces
        } et prend { UNITS($troops) } : { $cards }.
granted-resources = pour des pièces
told-income-resources = { $count } pour des pièces
event-troops-levied = { CARD($power) } : { $player } gagne { $lands_count ->
        [one] une troupe
       *[other] { $lands_count } troupes
    } ({ $lands }).
event-player-knocked-out-legacy = { $self ->
        [yes] **{ $player } n'a plus { UNIT(form: "of-many") }, mais pourra revenir dans la guerre à son prochain tour.**
       *[no] **{ $by } prend le dernier territoire de { $player }, qui pourra revenir dans la guerre à son prochain tour.**
    }
story-line-player-knocked-out-legacy = { $self ->
        [yes] { MARK("eliminated") } **{ $player } n'a plus { UNIT(form: "of-many") }, mais pourra revenir dans la guerre à son prochain tour.**
       *[no] { MARK("eliminated") } **{ $by } prend le dernier territoire de { $player }, qui pourra revenir dans la guerre à son prochain tour.**
    }
told-shown-open-mission = Nouvelle mission : **{ CARD($card) }**. { $effect }
event-mission-fulfilled = **{ $player } réalise la mission { CARD($mission) }.**
event-coins-ran-out = Les cartes pièces sont épuisées pour la première fois{ $player_id ->
        [none] {" "}; égalité au nombre de territoires : personne ne prend d'étoile.
       *[other] {" "}; { $player } a le plus de territoires.
    }
event-feat-noted = { $player } prend { LAND($where, form: "the") }.
event-territory-struck = { $player } frappe d'abord { LAND($where, form: "the") }.
event-expansion-counted = Expansions de { $player } ce tour-ci : { $count }.

# Ce qui est collé.
event-scar-glued = **{ $player } colle { CARD($scar, form: "the") } { LAND($where, form: "in") }, pour toujours.**
event-scar-cancelled = { $player } recouvre la cicatrice { CARD($scar) } { LAND($where, form: "in") }.
event-box-crossed = Une case de la fortification { LAND($where, form: "of") } est grisée : { $crossed } sur 10{ $crossed ->
        [10] . Elle disparaît.
       *[other] .
    }
event-campaign-opened = Le plateau est ouvert.

# Après la guerre.
event-war-won = **{ $player } gagne la guerre{ $how ->
        [stars] {" "}avec quatre étoiles rouges
       *[other] {" "}comme dernière faction en jeu
    } !**
event-game-ended-legacy = { $how ->
        [agreed] **{ $winners } l'emportent ensemble** : la table a voté la partie nulle entre tous ceux qui jouent encore.
            La guerre ne compte pas : personne ne signe le plateau. Ce qui a été collé reste.
       *[other] {""}
    }
event-signed = **{ $player } signe le plateau.**
event-city-founded = **{ $player } fonde { $city ->
        [major] la grande ville
       *[other] la petite ville
    } « { $name } » { LAND($where, form: "in") }.**
event-city-fortified = { $player } fortifie la ville { LAND($where, form: "of") } : dix cases.
event-continent-named = **{ $player } nomme { REGION($continent, form: "the") } « { $name } »** et y gagne désormais une troupe de plus.
event-continent-marked = { $player } colle un { $mark ->
        [1] +1
       *[other] −1
    } sur { REGION($continent, form: "the") } : le bonus change pour tous, pour toujours.
event-card-destroyed = { $player } détruit la carte { LAND($card, form: "of") }, pour toujours.
event-reward-put-off = { $player } garde sa récompense pour plus tard, jusqu'au début de la prochaine guerre : `/risk campagne récompense`.
event-game-counted = La guerre est inscrite sur les cartes des factions.
event-substituted = { $player } a changé de joueur : ce que laissera cette guerre lui revient.
event-namer-chosen = Qui a le plus souvent signé nomme le monde.
event-world-named = **{ $player } nomme le monde « { $name } ».**

# Les paquets : seulement ce qui est écrit dessus.
pack-pack_1 = paquet 1
    .when = quand la neuvième petite ville est fondée et nommée
pack-pack_2 = paquet 2
    .when = quand une faction est éliminée
pack-pack_3 = paquet 3
    .when = quand quelqu'un signe le plateau pour la deuxième fois
pack-pack_4 = paquet 4
    .when = quand l'autocollant nommé dans un autre paquet va être posé
pack-pocket_1 = poche 1
    .when = quand trois missiles sont tirés sur un même jet
pack-pocket_2 = poche 2
    .when = quand quelqu'un qui a un missile va placer trente troupes ou plus
pack-envelope = enveloppe cachée
    .when = par vote seulement, avant une guerre : `/risk campagne ouvrir`
event-giving-up-noted = { $player } a abandonné.
event-victory-without-troops-noted = { $player } a gagné sans troupe sur le plateau.
event-pack-opened = **Un sceau se brise : { NAME("pack", $label) }.** Ouverture prévue { NAME("pack", $label, form: "when") }. Le contenu est dans un message à part.
story-line-pack-opened = **Un sceau se brise : { NAME("pack", $label) }.**
event-pack-unpacked = Ce que contenait { NAME("pack", $label) } est en jeu.
event-event-drawn = Événement : **{ CARD($event) }**. { CARD($event, form: "effect") }
story-line-event-drawn = { MARK("event") } **{ CARD($event) }** : { CARD($event, form: "effect") }

# Pourquoi on perd des troupes : variante du message commun.
lost-scar = , à cause de la cicatrice
