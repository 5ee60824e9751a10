### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# Ce que racontent plusieurs paquets.
event-headquarters-demolished = Le QG { CARD($faction, form: "of") } { LAND($where, form: "in") } est démoli pour le reste de cette guerre.
event-event-without-effect = Il reste sans effet et va à la défausse.
event-event-destroyed = { $player } détruit l’événement « { CARD($event) } », pour toujours.
refusal-not-there = C'est impossible { LAND($where, form: "in") }. { $among ->
        [none] Aucun territoire ne convient pour l'instant.
       *[other] Choisissez parmi : { $among }.
    }

# La mission de sa propre faction.
action-claim-own-mission = Réaliser la mission de votre faction
    .verb = Réaliser sa mission
status-own-mission-done = mission propre réalisée
refusal-no-own-mission = Votre faction n'a pas de mission à elle. Prenez une carte, ou rien.

# Scar cards of a turn.
action-place-scar = Coller { CARD($card_id, form: "the") } { LAND($where, form: "in") }
    .verb = Jouer la carte cicatrice
window-turn-start = Début du tour : { $turn }. Jouer votre carte cicatrice, sur un territoire sans cicatrice ? Elle reste sur le plateau pour toujours.
    .wait = de jouer une carte cicatrice, ou de passer
    .topic = Carte cicatrice en début de tour
    .clause = au début d'un tour
window-turn-end = Votre tour se termine. Jouer votre carte cicatrice, sur un territoire sans cicatrice ? Elle reste sur le plateau pour toujours.
    .wait = de jouer une carte cicatrice, ou de passer
    .topic = Carte cicatrice en fin de tour
    .clause = à la fin de votre tour
policy-turn-start-pass = la garder
policy-turn-end-pass = la garder
policy-turn-start-place = la jouer
    .with = la jouer{ $places ->
        [0] {""}
       *[other] {" : "}{ $where }
    }{ $all ->
        [yes] {""}
       *[no] {" "}({ $some })
    }
policy-turn-end-place = la jouer
    .with = la jouer{ $places ->
        [0] {""}
       *[other] {" : "}{ $where }
    }{ $all ->
        [yes] {""}
       *[no] {" "}({ $some })
    }
wanted-turn-start-some = Chez qui, et au tour de qui ?
wanted-turn-start-places = Où ? Par préférence ; vide : où elle sert
wanted-turn-end-some = Chez qui ?
wanted-turn-end-places = Où ? Par préférence ; vide : où elle sert
typed-leader-own-land = chez moi
typed-leader-leaders-land = chez le premier
typed-leader-own-turn = mon tour
typed-leader-leaders-turn = le tour du premier
typed-leader-others-turn = le tour d'un autre
mission-own-count = { CARD($mission) }, { $held } sur { $wanted }

# Pourquoi ? : voir bot/words/fr/why.ftl.
why-turn-start = Un tour commence. Certaines cartes cicatrices se jouent à ce moment, sur tout territoire sans cicatrice, pour toujours.
why-turn-end = Votre tour finit. Certaines cartes cicatrices se jouent à ce moment, sur tout territoire sans cicatrice, pour toujours.
leads-place-scar = elle reste sur ce territoire, pour toujours.
leads-claim-own-mission = une étoile rouge maintenant, et pas de carte ce tour-ci.
