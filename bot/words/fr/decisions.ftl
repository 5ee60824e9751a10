# Ce qu'on demande à un joueur. `.wait` : ce que les autres attendent. `.topic` : son nom dans la liste des ordres permanents.
decision-to-claim = Occupez un territoire vide.
    .wait = d'occuper un territoire
    .topic = Occuper des territoires
decision-to-station = { $army_id ->
        [neutral] Placez { UNIT(form: "a") } neutre sur un territoire neutre
       *[other] Placez { UNIT(form: "a") } sur un de vos territoires
    } (il en reste { $left }).
    .wait = de placer les { UNITS() }
    .topic = Placer les { UNITS() } de départ
decision-to-reinforce = { $count ->
        [0] Vous n'avez rien à placer. Vous pouvez échanger une série ou jouer une carte.
       *[other] Placez { UNITS($count) } sur vos territoires.
    }
    .must-trade = Vous avez { $cards } cartes Territoire : vous **devez d'abord échanger une série**.
    .wait = de placer les renforts
    .topic = Renforts
decision-to-deploy = Placez encore { UNITS($count) }{ $whole ->
        [yes] , sur un seul territoire
       *[no] {""}
    }.
    .wait = de placer des renforts supplémentaires
    .topic = Renforts supplémentaires
decision-to-share-out = Il ne reste { $count ->
        [1] qu'{ UNIT(form: "a") }
       *[other] que { UNITS($count) }
    } pour { $among }. { $each ->
        [one] Choisissez où en placer { $each }.
       *[other] Placez-en jusqu'à { $each } par territoire.
    }
    .wait = de placer les derniers renforts
    .topic = Derniers renforts
decision-to-trade = Vous **devez échanger une série** de cartes Territoire.
    .wait = d'échanger une série
    .topic = Séries à échanger
decision-to-fight = { $realm ->
        [underworld] Envahissez le Monde souterrain
       *[other] Attaquez
    }, ou terminez { $ends ->
        [yes] votre tour
       *[no] vos attaques
    }.
    .over = Vous ne pouvez plus attaquer. Terminez { $ends ->
        [yes] votre tour
       *[no] vos attaques
    }.
    .wait = d'attaquer
    .topic = Attaques
decision-to-defend = { $army_id ->
        [neutral] { $who } attaque l'armée neutre { LAND($where, form: "in") } depuis { LAND($source, form: "the") } avec { $thrown }. Vous lancez ses dés.
       *[other] { $who } vous attaque { LAND($where, form: "in") } depuis { LAND($source, form: "the") } avec { $thrown }.
    } Combien défendent ?
    .wait = de choisir la défense
    .topic = Défense
    .about = Combien de dés vous lancez quand on vous attaque : un par { UNIT() } qui défend.
decision-to-occupy = Vous avez pris { LAND($target, form: "the") } : { UNITS($target_armies) } sur place. { $spare ->
        [0] Il ne reste que de quoi tenir { LAND($source, form: "the") }. Qui suit seul ?
       *[other] Combien en faire entrer de plus ? Jusqu'à { $spare } des { $source_armies } { LAND($source, form: "in") }.
    }
    .wait = d'entrer dans le territoire conquis
    .topic = Entrée dans un territoire conquis
    .about = Qui suit dans le territoire pris, en plus de ceux qui doivent entrer.
decision-to-fortify = { $moves ->
        [0] { $still ->
            [none] Plus de mouvement libre :{" "}
           *[other] Vous pouvez encore { $still }. Sinon,{" "}
        }
        [1] Faites un seul mouvement libre, entre deux de vos territoires reliés, ou{" "}
       *[other] Faites jusqu'à { $moves } mouvements libres, ou{" "}
    }{ $ends ->
        [no] continuez
       *[yes] terminez votre tour
    }.
    .over = Il ne reste rien à faire ici. { $ends ->
        [no] Continuez.
       *[yes] Terminez votre tour.
    }
    .wait = de faire un mouvement libre
    .topic = Mouvement libre
decision-to-react = Vous pouvez réagir.
    .wait = de jouer une carte ou de passer
    .topic = Cartes de réaction
window-invasion = { $who } envahit { LAND($target, form: "the") } depuis { LAND($source, form: "the") }. Jouer une carte ?
    .wait = de réagir à une invasion
    .topic = Cartes { moment-invasion }
window-sea-battle = { $who } attaque par mer votre port { LAND($target, form: "of") }, depuis { LAND($source, form: "the") }. Jouer une carte ?
    .wait = de réagir à une attaque par mer
    .topic = Cartes { moment-sea-battle }

# Les réponses : entières, comme ligne d'une liste, et `.verb`, comme bouton.
action-claim = Occuper { LAND($where, form: "the") }
    .verb = Occuper
action-station = { UNITS(1) } { LAND($where, form: "to") }
    .verb = Placer
action-deploy = { UNITS($count) } { LAND($where, form: "to") }
    .verb = Placer
action-trade = Échanger { $cards }
    .verb = Échanger une série
action-attack = Attaquer { LAND($target, form: "the") } depuis { LAND($source, form: "the") } avec { $dice }{ $leaders ->
        [none] {""}
       *[other] {" "}et { NAMED_LEADERS($player_id, $leaders, form: "the") }
    }{ $armies ->
        [0] {""}
       *[other] {" "}({ UNITS($armies) } en tout)
    }
    .short = Attaquer { LAND($target, form: "the") }
    .verb = Attaquer
    .verb-to-fight-underworld = Envahir le Monde souterrain
action-defend = Défendre avec { $dice }{ $leaders ->
        [none] {""}
       *[other] {" "}et { NAMED_LEADERS($player_id, $leaders, form: "the") }
    }
    .verb = Défendre
action-finish = Terminer
    .verb = Terminer
    .ends-turn = Terminer le tour
    .verb-to-reinforce = Continuer
    .verb-to-fight = Terminer les attaques
    .verb-to-fortify = Continuer
    .verb-to-return = Continuer
    .verb-to-buy-stars = Continuer
    .verb-to-trade-armies = Les garder
    .verb-to-summon = Continuer
    .verb-to-buy = Continuer
    .verb-to-play-miracle = Continuer
    .verb-to-leave-heaven = Continuer
    .verb-to-parley = Commencer le tour
action-move-in = { $count ->
        [0] { $leaders ->
            [none] { UNIT(form: "none") } de plus
           *[other] N'envoyer que { NAMED_LEADERS($player_id, $leaders, form: "the") }
        }
       *[other] En envoyer { $count } de plus{ $leaders ->
            [none] {""}
           *[other] , avec { NAMED_LEADERS($player_id, $leaders, form: "the") }
        }
    }
    .verb = Faire entrer
action-call-off = Renoncer à l'invasion
    .verb = Renoncer
action-share-out = { UNITS($count) } { LAND($where, form: "to") }
    .verb = Placer
action-fortify = { $count ->
        [0] Déplacer { NAMED_LEADERS($player_id, $leaders, form: "the") } sans { UNIT() } { LAND($source, form: "of") } vers { LAND($target, form: "the") }
       *[other] Déplacer { UNITS($count) } { LAND($source, form: "of") } vers { LAND($target, form: "the") }{ $leaders ->
            [none] {""}
           *[other] , avec { NAMED_LEADERS($player_id, $leaders, form: "the") }
        }
    }
    .short = { $count ->
            [0] { NAMED_LEADERS($player_id, $leaders, form: "the") } vers { LAND($target, form: "the") }
           *[other] { $count } vers { LAND($target, form: "the") }
        }
    .verb = Déplacer des { UNITS() }
action-pass = Passer
    .verb = Passer
action-concede = Abandonner
    .verb = Abandonner

# Ce qu'on choisit dans une réponse.
field-where = Où ?
    .for-name-continent = Quel continent ?
    .for-mark-continent = Quel continent ?
    .for-destroy-card = Quelle carte ?
    .for-upgrade-card = Quelle carte ?
    .for-cancel-scar = Quelle cicatrice ?
    .for-fortify-city = Quelle ville ?
field-source = D'où ?
field-target = Vers où ?
step-deploy-count = +{ $choice }
step-attack-dice = avec { UNITS($choice) }
step-fortify-count = avec { UNITS($choice) }
step-move-in-count = { UNITS($choice) }
field-count = Combien ?
    .for-deploy = Combien en ajouter ?
field-dice = Combien se battent ?
field-armies = Combien participent ? (0 : le maximum)
field-leaders = { $several ->
        [no] Avec { NAMED_LEADERS($seat, $leaders, form: "the") } ?
       *[yes] Qui les accompagne ?
    }
    .for-move-in = { $several ->
        [no] Avec { NAMED_LEADERS($seat, $leaders, form: "the") } ?
       *[yes] Qui suit ?
    }
field-card = Quelle carte ?
field-cards = Quelles cartes ?
field-bridge = Quel pont ?
field-agreed = Qui est d'accord ?
field-name = Quel nom ?
field-change = Comment changer le jet ?
