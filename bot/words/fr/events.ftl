# Ce qui s'est passé, tel que la chronique le dit : un message par sorte d'événement, dans l'ordre d'une partie.

# Mise en place.
event-armies-raised = Chaque joueur commence avec { UNITS($armies) }.
event-claimed = { $dealt ->
        [yes] { $player } reçoit { LAND($where, form: "the") }.
       *[no] { $player } occupe { LAND($where, form: "the") }.
    }
event-land-taken = { $dealt ->
        [yes] { $player } reçoit { LAND($where, form: "the") }, avec { UNITS($armies) }.
       *[no] { $player } prend { LAND($where, form: "the") }, avec { UNITS($armies) }.
    }
event-stationed = { $player } place { UNITS($count) } { LAND($where, form: "in") }.
event-seats-drawn = Places tirées au sort. Autour de la table : { $seats }.
event-first-chosen = { $rolls ->
        [none] {""}
       *[other] { $what ->
            [claim] Jet pour occuper en premier
            [place] Jet pour placer en premier
            [team] Jet pour placer et jouer en premier
           *[play] Jet pour jouer en premier
        } : { $rolls }.{" "}
    }{ $first } { $what ->
        [claim] occupe en premier
        [place] place en premier
        [team] place et joue en premier
       *[play] joue en premier
    }.
wish-else = {", sinon "}
rolls-again = {" ; égalité, nouveau jet : "}

# Tours.
event-turn-began = **Tour de { $player }.**
event-turn-counted = Le tour { $turn } commence.
event-armies-granted = { $player } reçoit { UNITS($count) } { $why ->
        [region] pour { AREA(form: "whole") } { REGION($what, form: "of") }
       *[other] { VARIANT("granted", $why) }
    }.
granted = à placer
granted-territories = pour ses territoires
granted-set = pour une série de cartes
granted-card-land = pour un territoire d'une carte échangée
event-armies-unavailable = { $player } reçoit { UNITS($count) } de moins : sa réserve est vide.
event-armies-placed = { $player } { $pool ->
        [stock] place
        [reward] place
       *[other] gagne
    } { UNITS($count) } { LAND($where, form: "in") }.
event-set-traded = { $player } échange { $cards }, d'une valeur de { UNITS($armies) }.
    .given = { $player } échange { $cards } contre { UNITS($armies) }.
event-reshuffled = La pioche { VARIANT("deck", $deck) } est vide ; sa défausse est mélangée.
deck = Territoire

# Combat.
event-invasion-declared = { $player } envahit { LAND($target, form: "the") } depuis { LAND($source, form: "the") }{ $link ->
        [sea] , par mer
        [bridge] , par le pont
        [mountain] , sous les montagnes
       *[other] {""}
    }.
event-source-switched = { $player } envahit maintenant { LAND($target, form: "the") } depuis { LAND($source, form: "the") }.
event-invasion-ended = L'invasion { LAND($target, form: "of") } par { $player } prend fin.
event-called-off = { $player } renonce à l'invasion { LAND($target, form: "of") }.
event-battle-joined = { $player } engage { UNITS($dice) }{ $leaders ->
        [none] {""}
       *[other] {" "}et { LEADERS($leaders, form: "a") }
    } depuis { LAND($source, form: "the") } contre { LAND($target, form: "the") }.
event-defence-chosen = { $player } défend { LAND($where, form: "the") } avec { UNITS($dice) }{ $leaders ->
        [none] {""}
       *[other] {" "}et { LEADERS($leaders, form: "a") }
    }.
event-battle-fought = { $attacker } attaque { LAND($target, form: "the") } depuis { LAND($source, form: "the") } : { $attack }{ $attack_bonus ->
        [0] {""}
       *[other] {" "}(+{ $attack_bonus })
    } contre { $defence }{ $defence_bonus ->
        [0] {""}
       *[other] {" "}(+{ $defence_bonus })
    } ; { $attacker } perd { $attacker_lost }, { $defender } { $defender_lost }.
event-conquered = { $player } prend { LAND($target, form: "the") } à { $loser } et y entre avec { UNITS($armies) }.
event-armies-moved = { $player } déplace { UNITS($count) } { LAND($source, form: "of") } vers { LAND($target, form: "the") }.
event-eliminated = { $self ->
        [yes] **{ $player } n'a plus { UNIT(form: "of-many") } et quitte la partie.**
       *[no] **{ $by } chasse { $player } du plateau. { $player } est éliminé.**
    }
event-player-knocked-out = { $self ->
        [yes] **{ $player } n'a plus { UNIT(form: "of-many") }, mais reste en jeu.**
       *[no] **{ $by } prend le dernier territoire de { $player }. { $player } reste en jeu.**
    }
event-armies-lost = { $player } perd { UNITS($count) } { LAND($where, form: "in") }{ VARIANT("lost", $why) }.
lost = {""}

# Mouvement libre.
event-marches-granted = { $player } a droit à { $count ->
        [one] { $count } mouvement libre
       *[other] { $count } mouvements libres
    }.
event-fortified = { $player } déplace { $count ->
        [0] { NAMED_LEADERS($player_id, $leaders, form: "a") } sans { UNIT() }
       *[other] { UNITS($count) }{ $leaders ->
            [none] {""}
           *[other] {" "}avec { NAMED_LEADERS($player_id, $leaders, form: "a") }
        }
    } { LAND($source, form: "of") } vers { LAND($target, form: "the") }.

# Cartes.
event-cards-moved = { $cards_count ->
        [one] { $cards_count } carte passe
       *[other] { $cards_count } cartes passent
    } : { $source } → { $target } ({ $cards }).
event-zone-laid = { $zone } : { $cards_count ->
        [one] { $cards_count } carte
       *[other] { $cards_count } cartes
    }.

# La fin.
event-conceded = { $player } abandonne.
event-army-turned-neutral = L'armée de { $player } devient neutre : elle ne fait plus que se défendre.
event-armies-forfeited = { $count ->
        [one] { $player } perd { UNIT(form: "the") } qui restait à placer.
       *[other] { $player } perd les { UNITS($count) } qui restaient à placer.
    }
event-game-ended = { $winners_count ->
        [0] La partie est finie ; personne ne gagne.
        [1] **{ $winners } l'emporte**{ VARIANT("won", $how) }
       *[other] **{ $winners } l'emportent ensemble**{ VARIANT("won", $how, form: "together") }
    }
won = .
    .together = .
won-points = {" "}aux points.
won-conquest = {" "}: il ne reste plus d'adversaire.
    .together = {" "}: il ne reste plus d'adversaire.
won-agreed =
    .together = {" "}: la table a voté la partie nulle entre tous ceux qui jouent encore.
