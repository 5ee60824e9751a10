# The story of a turn: the headline, then a line for each thing that happened.
story-took = { $who } took { $lands }
story-took-many = { $who } took { $count } territories
story-in-vain = { $who } attacked { $lands } in vain
story-quiet = { $who } made no attack
story-lost = lost { $count }
story-region = all { REGION($region, form: "of") }
story-armies = { $count ->
        [one] one regiment
       *[other] { $count } regiments
    }
story-placed = +{ $count }: { $places }
story-elsewhere = elsewhere { $count }
story-garrisoned = strongholds +{ $count }
story-conquest = { $origins } → **{ LAND($target) }** · { $losses }{ $captain ->
        [in] {" "}· captain
       *[none] {""}
    }{ $lost-captain ->
        [yes] {" "}· a captain of { $foe } falls
       *[no] {""}
    }
story-held = Held: { $attacks }
story-held-one = { LAND($target) } ({ $losses })
story-march = { $count ->
        [0] Captain
       *[other] { $count }{ $led ->
            [yes] {" + captain"}
           *[no] {""}
        }
    }: { LAND($source) } → { LAND($target) }
story-fellowship-moved = Fellowship → { LAND($target) }
story-fellowship-rolled = Fellowship rolls { $die }
story-fellowship-stayed = Fellowship stays
story-drawn = +{ $count } { $count ->
        [one] card
       *[other] cards
    }
story-continued = -# { $who }'s turn, continued
story-details = Details
story-taken-back = -# All of it was undone.
