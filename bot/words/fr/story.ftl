# Le récit d'un tour : le titre, puis une ligne pour chaque chose qui s'est passée.
story-took = { $who } a pris { $lands }
story-took-many = { $who } a pris { $count } territoires
story-in-vain = { $who } a attaqué { $lands } en vain
story-quiet = { $who } n'a pas attaqué
story-lost = { $count ->
        [one] une perte
       *[other] { $count } pertes
    }
story-region = { REGION($region, form: "the") } en entier
story-armies = { $count ->
        [one] un régiment
       *[other] { $count } régiments
    }
story-placed = +{ $count } : { $places }
story-elsewhere = ailleurs { $count }
story-garrisoned = Places Fortes +{ $count }
story-conquest = { $origins } → **{ LAND($target) }** · { $losses }{ $captain ->
        [in] {" "}· Capitaine
       *[none] {""}
    }{ $lost-captain ->
        [yes] {" "}· un Capitaine de { $foe } tombe
       *[no] {""}
    }
story-held = Repoussé : { $attacks }
story-held-one = { LAND($target) } ({ $losses })
story-march = { $count ->
        [0] Capitaine
       *[other] { $count }{ $led ->
            [yes] {" + Capitaine"}
           *[no] {""}
        }
    } : { LAND($source) } → { LAND($target) }
story-fellowship-moved = Anneau → { LAND($target) }
story-fellowship-rolled = Communauté : { $die } au dé
story-fellowship-stayed = la Communauté reste
story-drawn = +{ $count } { $count ->
        [one] carte
       *[other] cartes
    }
story-continued = -# Tour de { $who }, suite
story-details = Détails
story-taken-back = -# Tout a été annulé.
