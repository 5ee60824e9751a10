# Le Seigneur des anneaux : le plateau, la main et le score en mots.

alt-ring = L'Anneau est { LAND($where, form: "in") }, à l'étape { $step } sur { $steps }.
alt-strongholds = Places Fortes : { $list }.
alt-stronghold = { NAME("stronghold", $place) } { $who } { $armies }
board-captain = Capitaine
board-ring = l'Anneau
board-stronghold = { NAME("stronghold", $place) } (Place Forte)
status-seat = **{ $who }** : { $total ->
        [one] { $total } point
       *[other] { $total } points
    } ({ $territories } en territoires{ $strongholds ->
        [0] {""}
       *[other] , { $strongholds } en Places Fortes
    }{ $regions ->
        [0] {""}
       *[other] , { $regions } en régions
    }{ $cards ->
        [0] {""}
       *[other] , { $cards } en cartes
    }{ $places ->
        [0] {""}
       *[other] , { $places } en hauts lieux
    })
    .more = { UNITS($armies) }
status-worth = Un point par territoire, 2 par Place Forte, le bonus de chaque région entière ; les cartes Aventure disent les leurs.
status-ring = L'Anneau est { LAND($where, form: "in") }, à l'étape { $step } sur { $steps }.
status-tales = { $count ->
        [one] { $count } carte Aventure
       *[other] { $count } cartes Aventure
    }

hand-pile-tales = Cartes Aventure ({ $count })

# Ce que disent les images près de leurs signes et de leurs flèches.
sign-stronghold = Place forte
sign-site = Lieu de pouvoir
sign-die = Anneau : dé pour sortir
sign-strongholds = Places fortes
sign-points = Points

# Le plateau en texte et le classement.
board-site = { NAME("site", $place) } (Lieu de Pouvoir)
board-port = port
board-storm = tempête d'hiver
board-closed = pont fermé
status-side = { $side }, total : { $total }

# What taking a territory brings.
brings-with-captain = avec votre Capitaine : { $list }
brings-adventure = une carte Aventure
brings-mission = votre mission { $card }
clock-ring = l'Anneau à l'étape { $step } sur { $steps }
clock-ring-decides = les points décident : territoires, Places Fortes, régions, cartes
