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
rolls-again = {" ; égalité, nouveau jet : "}
event-captain-placed = { $player } place un Capitaine { LAND($where, form: "in") }.

# Tours.
event-turn-began = **Tour de { $player }.**
event-turn-counted = Le tour { $turn } commence.
event-armies-granted = { $player } reçoit { UNITS($count) } { $why ->
        [territories] pour ses territoires
        [region] pour { AREA(form: "whole") } { REGION($what, form: "of") }
        [set] pour une série de cartes
        [mission] pour une mission
        [card-land] pour un territoire d'une carte échangée
        [mobilisation] par la mobilisation générale
        [excalibur] grâce à { CARD("excalibur") }
        [wine_of_life] grâce à { CARD("wine_of_life") }
       *[other] à placer
    }.
event-armies-placed = { $player } { $pool ->
        [stock] place
        [reward] place
       *[other] gagne
    } { UNITS($count) } { LAND($where, form: "in") }.
event-garrison-raised = La Place Forte de { $player } lève { UNITS($count) } { LAND($where, form: "in") }.
event-set-traded = { $player } échange { $cards } contre { UNITS($armies) }.
event-set-counted = { $player } a échangé une série.
event-reshuffled = La pioche { $deck ->
        [adventures] Aventure
       *[other] Territoire
    } est vide ; sa défausse est mélangée.

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
event-way-opened = { $player } peut envahir { LAND($target, form: "the") } depuis { LAND($source, form: "the") }, sous les montagnes.
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
event-captain-moved = { $player } déplace un Capitaine { LAND($source, form: "of") } vers { LAND($target, form: "the") }.
event-captain-lost = { $player } perd un Capitaine { LAND($where, form: "in") }.
event-eliminated = { $self ->
        [yes] **{ $player } n'a plus { UNIT(form: "of-many") } et quitte la partie.**
       *[no] **{ $by } chasse { $player } du plateau. { $player } est éliminé.**
    }
event-player-knocked-out = { $self ->
        [yes] **{ $player } n'a plus { UNIT(form: "of-many") }, mais reste en jeu.**
       *[no] **{ $by } prend le dernier territoire de { $player }. { $player } reste en jeu.**
    }
event-armies-lost = { $player } perd { UNITS($count) } { LAND($where, form: "in") }{ $why ->
        [raiders] , face aux pillards
        [corsairs] , face aux corsaires
        [violent_storms] , dans la tempête
        [strike] , par le pouvoir d'une région
        [turncoat] , par désertion
        [scar] , à cause de la cicatrice
       *[other] {""}
    }.
event-armies-suborned = { UNITS($count) } de { $loser } { LAND($target, form: "in") } { $count ->
        [one] passe
       *[other] passent
    } à { $player }, { LAND($source, form: "in") }.
event-trick-played = { $trick ->
        [black_sails] Voiles noires : +1 au meilleur dé de { $player } pendant cette invasion.
        [enemy_at_hand] La Place Forte ne donne aucun bonus pendant cette invasion.
        [siege_machines] La Place Forte ne donne aucun bonus pendant cette invasion.
       *[other] Une carte de { $player } agit sur cette invasion.
    }
event-site-conquered = Un Capitaine de { $player } entre dans un Lieu de Pouvoir { LAND($where, form: "in") } et gagne une carte Aventure.

# Mouvement libre.
event-marches-granted = { $player } a droit à { $count ->
        [one] { $count } mouvement libre
       *[other] { $count } mouvements libres
    }.
event-fortified = { $player } déplace { $count ->
        [0] { GOD($player_id, $leaders, form: "a") } sans { UNIT() }
       *[other] { UNITS($count) }{ $leaders ->
            [none] {""}
           *[other] {" "}et { GOD($player_id, $leaders, form: "a") }
        }
    } { LAND($source, form: "of") } vers { LAND($target, form: "the") }.
event-captain-rested = Un Capitaine de { $player } se repose { LAND($where, form: "in") }.

# Cartes.
event-cards-moved = { $cards_count ->
        [one] { $cards_count } carte passe
       *[other] { $cards_count } cartes passent
    } : { $source } → { $target } ({ $cards }).
event-zone-laid = { $zone } : { $cards_count ->
        [one] { $cards_count } carte
       *[other] { $cards_count } cartes
    }.
event-adventure-kept = { $player } pioche une carte Aventure.
event-event-turned-up = { $player } révèle un événement : **{ $card }**.
event-card-played = { $player } joue **{ $card }**.
event-card-discarded = { $player } défausse { $card }.
event-card-given-back = Une autre carte a suffi ; { $player } reprend la sienne, non jouée.
event-mission-done = { $player } accomplit une mission : **{ $card }**, avec un Capitaine { LAND($where, form: "in") }.
event-territory-card-earned = { $player } gagne une carte Territoire de plus en fin de tour.
event-lands-turned-up = { $why ->
        [winter_storms] Les tempêtes d'hiver s'abattent : { $cards }.
        [raiders] Les pillards fondent sur : { $cards }.
        [mustering] Le peuple se lève : { $cards }.
       *[other] Révélés : { $cards }.
    }
event-uprising-began = { $player } pioche une carte Territoire et la garde secrète : un soulèvement local.
event-uprising-revealed = Le peuple { LAND($where, form: "of") } se lève pour { $player } !
event-spell-laid = { $what ->
        [storm] Aucune attaque depuis ou vers { $lands } jusqu'au prochain tour de { $player }.
        [bridge] Le pont { $lands } est fermé jusqu'au prochain tour de { $player } : on n'y passe qu'avec un Capitaine.
        [corsairs] Les corsaires tiennent la mer jusqu'au prochain tour de { $player } : toute attaque par mer coûte d'abord { UNITS(3) }.
       *[other] Une carte de { $player } agit sur { $lands }.
    }
event-spells-lifted = Les effets des cartes de { $player } prennent fin.

# La Communauté.
event-crossing-tried = La Communauté s'apprête à quitter { LAND($where, form: "the") }.
event-step-forced = { $player } joue **{ $card }** : la Communauté doit faire 4 ou plus pour partir.
event-step-held = { $player } joue **{ $card }** : la Communauté reste où elle est.
event-fellowship-rolled = La Communauté obtient { $die } { LAND($where, form: "in") }.
event-roll-changed = { $player } joue **{ $card }** : { NUMBER($change) ->
        [-2] −2 au jet.
        [-1] −1 au jet.
       *[other] +{ $change } au jet.
    }
event-fellowship-moved = La Communauté rejoint { LAND($target, form: "the") }.
event-fellowship-stayed = La Communauté reste { LAND($where, form: "in") }{ $total ->
        [0] .
       *[other] {" "}(jet de { $total }, il faut 4).
    }
event-ring-destroyed = **L'Anneau tombe dans le feu de la Montagne du Destin. La guerre est finie.**

# La fin.
event-tallied = { $player } : **{ $total }** ({ $territories } en territoires, { $strongholds } en Places Fortes, { $regions } en régions, { $cards } en cartes{ $places ->
        [0] {""}
       *[other] , { $places } en hauts lieux
    }).
event-tie-thrown = Toujours à égalité : trois dés chacun décident ({ $rolls }).
event-ring-hunted = { $player } traque l'Anneau { LAND($where, form: "in") } : { $dice }{ $region ->
        [0] {""}
       *[other] , +{ $region } pour la région
    }{ $captain ->
        [0] {""}
       *[other] , +{ $captain } pour le Capitaine
    }. { $found ->
        [yes] **L'Anneau est trouvé !**
       *[no] Il reste caché.
    }
event-conceded = { $player } abandonne.
event-army-turned-neutral = L'armée de { $player } devient neutre : elle ne fait plus que se défendre.
event-armies-forfeited = { $count ->
        [one] { $player } perd { UNIT(form: "the") } qui restait à placer.
       *[other] { $player } perd les { UNITS($count) } qui restaient à placer.
    }
event-game-ended = { $winners_count ->
        [0] La partie est finie ; personne ne gagne.
        [1] **{ $winners } l'emporte**{ $how ->
            [points] {" "}aux points.
            [mission] {" "}par sa mission secrète.
            [capitals] {" "}avec les capitales.
            [exhaustion] {" "}au nombre de territoires : plus personne ne peut se battre.
            [conquest] {" "}: il ne reste plus d'adversaire.
            [ring-found] {" "}: l'Anneau est trouvé.
            [ring-arrived] {" "}: la Communauté a atteint son but.
           *[other] .
        }
       *[other] **{ $winners } l'emportent ensemble**{ $how ->
            [exhaustion] {" "}au nombre de territoires : plus personne ne peut se battre.
            [conquest] {" "}: il ne reste plus d'adversaire.
            [ring-found] {" "}: l'Anneau est trouvé.
            [ring-destroyed] {" "}: l'Anneau est détruit.
            [agreed] {" "}: la table a voté la partie nulle entre tous ceux qui jouent encore.
            [ring-arrived] {" "}: la Communauté a atteint son but.
           *[other] .
        }
    }
