# Les réponses dans Risk Legacy : entières, comme ligne d'une liste ; `.verb`, comme bouton ; et ce qu'on y choisit.
action-vote-powers = { $powers ->
        [none] Ne pas voter
       *[other] Voter pour { $powers }
    }
    .verb = Voter
    .rest = { $some ->
        [yes] Ne pas voter pour les autres
       *[no] Ne pas voter du tout
    }
action-keep-power = Garder { CARD($power) }
    .verb = Garder ce pouvoir
action-put-coin = Coller une pièce sur la carte { LAND($card_id, form: "of") }
    .verb = Coller la pièce
action-muster = { CARD($faction) }, départ { LAND($where, form: "in") }
    .verb = Choisir faction et départ
action-buy-star = Une étoile rouge contre { $cards }
    .verb = Acheter une étoile rouge
action-join = Participer à la guerre { LAND($where, form: "in") }
    .verb = Participer à la guerre
action-trade-resources = Défausser { $cards } contre des troupes
    .verb = Défausser des pièces
action-take-card = Prendre { $card_id ->
        [coin] { $card }
       *[other] la carte { LAND($card_id, form: "of") }
    }
    .verb = Prendre une carte
action-leave-card = Ne prendre aucune carte
    .verb = Ne rien prendre
action-claim-mission = Réaliser la mission
    .verb = Réaliser la mission
action-fire-missile = Un missile sur le { $die ->
        [1] 1er
       *[other] { $die }e
    } dé { $side ->
        [attack] de l'attaquant
       *[defence] du défenseur
    }
    .verb = Tirer un missile
action-play-scar = Y coller { CARD($card_id, form: "the") }
    .verb = Jouer la carte cicatrice
action-found-city = Fonder la ville « { $name } » { LAND($where, form: "in") }
    .verb = Fonder une ville
action-fortify-city = Fortifier la ville { LAND($where, form: "of") }
    .verb = Fortifier une ville
action-cancel-scar = Recouvrir la cicatrice { LAND($where, form: "of") }
    .verb = Recouvrir une cicatrice
action-destroy-card = Détruire la carte { LAND($where_id, form: "of") }
    .verb = Détruire une carte
action-upgrade-card = Coller une pièce sur la carte { LAND($where_id, form: "of") }
    .verb = Pièce sur une carte
action-name-continent = Nommer { REGION($where, form: "the") } « { $name } »
    .verb = Nommer un continent
action-mark-continent = Coller { $mark ->
        [1] +1
       *[other] −1
    } sur { REGION($where, form: "the") }
    .verb = Changer un bonus
action-name-world = Nommer le monde « { $name } »
    .verb = Nommer le monde
action-put-off = Choisir plus tard
    .verb = Choisir plus tard
field-power = Quel pouvoir ?
field-faction = Quelle faction ?
field-die_mechaniker = Die Mechaniker : quel pouvoir ?
field-enclave_of_the_bear = Enclave de l'Ours : quel pouvoir ?
field-imperial_balkania = Balkanie impériale : quel pouvoir ?
field-khan_industries = Khan Industries : quel pouvoir ?
field-saharan_republic = République saharienne : quel pouvoir ?
step-vote-powers-die_mechaniker = { CARD("die_mechaniker") } : { $choice }
step-vote-powers-enclave_of_the_bear = { CARD("enclave_of_the_bear") } : { $choice }
step-vote-powers-imperial_balkania = { CARD("imperial_balkania") } : { $choice }
step-vote-powers-khan_industries = { CARD("khan_industries") } : { $choice }
step-vote-powers-saharan_republic = { CARD("saharan_republic") } : { $choice }
field-side = Le dé de qui ?
field-die = Quel dé, en partant de la gauche ?
field-mark = Un de plus ou de moins ?
action-expand-legacy = S'étendre vers { LAND($target, form: "the") } depuis { LAND($source, form: "the") } avec { UNITS($count) }{ $leaders ->
        [none] {""}
       *[other] {" "}et { NAMED_LEADERS($player_id, $leaders) }
    }
    .short = S'étendre vers { LAND($target, form: "the") }
    .verb = S'étendre
action-fortify-legacy =
    .verb = Faire une manœuvre
