# The Lord of the Rings : ce qui est demandé et répondu.

decision-to-place-captain = Placez un Capitaine sur un de vos territoires.
    .wait = de placer un Capitaine
    .topic = Placer un Capitaine
decision-to-replace-captain = Votre Capitaine revient. Placez-le sur un de vos territoires.
    .wait = de placer un Capitaine
    .topic = Placer un Capitaine
decision-to-discard = Vous avez plus de quatre cartes Aventure. Défaussez-en une.
    .wait = de défausser une carte
    .topic = Défausse
action-place-captain = Un Capitaine { LAND($where, form: "to") }
    .verb = Placer un Capitaine
action-discard = Défausser { $card }
    .verb = Défausser
action-complete-mission = Déclarer la mission { $card }
    .verb = Déclarer une mission
action-reveal-uprising = Révéler le soulèvement : { $card }
    .verb = Révéler un soulèvement
action-play-card = Jouer { $card }
    .verb = Jouer une carte
action-close-bridge = { $card } · fermer le pont { $bridge }
    .verb = Fermer un pont
action-carry-captain = { $card } · déplacer le Capitaine { LAND($source, form: "of") } vers { LAND($target, form: "the") }
    .verb = Déplacer un Capitaine
action-prepare = { $card } · envahir { LAND($target, form: "the") } depuis { LAND($source, form: "the") }
    .verb = Envahir avec une carte
action-suborn = { $card } · envahir { LAND($target, form: "the") } depuis { LAND($source, form: "the") }, { $count } changent de camp
    .verb = Soudoyer et envahir
action-interpose = Jouer { $card }
    .verb = Jouer une carte
action-withdraw = { $card } · repli { LAND($target, form: "to") }{ $leaders ->
        [none] {""}
       *[other] , avec { NAMED_LEADERS($player_id, $leaders, form: "the") }
    }
    .verb = Se replier
action-meddle = Jouer { $card }{ NUMBER($change) ->
        [-2] {" "}: −2
        [-1] {" "}: −1
        [2] {" "}: +2
       *[other] {""}
    }
    .verb = Jouer une carte

window-fellowship-leaves = { $own_turn ->
        [yes] Fin de votre tour.
       *[no] { $on_turn } finit son tour.
    } La Communauté va quitter { LAND($where, form: "the") }. Jouer une carte ?
    .wait = de réagir avant le départ de la Communauté
    .topic = Cartes { moment-fellowship-leaves }
window-fellowship-rolled = { $own_turn ->
        [yes] Fin de votre tour.
       *[no] { $on_turn } finit son tour.
    } La Communauté est { LAND($where, form: "in") }{ $die ->
        [0] {" "}et n'a pas de jet à faire
       *[other] {" "}et a fait { $die }{ $change ->
            [0] {""}
           *[other] , soit { $total } avec les cartes
        } ; il lui faut { $needed } ou plus
    }. Jouer une carte ?
    .wait = de réagir au jet de la Communauté
    .topic = Cartes { moment-fellowship-rolled }
value-change--2 = −2
value-change--1 = −1
value-change-2 = +2
roll-changed-to = { $by } → { $total } : { $enough ->
        [yes] elle part
       *[no] elle reste
    }
