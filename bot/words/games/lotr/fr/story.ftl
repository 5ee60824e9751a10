# Le Seigneur des anneaux : l'histoire d'un tour.

# Ailleurs, la ligne suivante dit ce que le jet a donné.
story-fellowship-rolled = { $where ->
        [mount_doom] { $die ->
            [4] { MARK("ring") } La Communauté fait 4 à la Montagne du Destin
            [5] { MARK("ring") } La Communauté fait 5 à la Montagne du Destin
            [6] { MARK("ring") } La Communauté fait 6 à la Montagne du Destin
           *[other] { "" }
        }
       *[other] { "" }
    }
story-tallied = { "" }
story-fellowship-moved = { MARK("ring") } Anneau → { LAND($target) }
story-fellowship-stayed = { MARK("ring") } L'Anneau reste{ $total ->
        [0] {""}
       *[other] {" "}(jet de { $total })
    }
story-line-card-played = { MARK("adventure") } { $on_turn ->
        [yes] **{ $card }**
       *[no] { $player } joue **{ $card }**
    }
story-line-mission-done = { MARK("adventure") } Mission **{ $card }** accomplie · { $points } { $points ->
        [one] point
       *[other] points
    }
story-line-step-forced = { MARK("adventure") } { $player } joue **{ $card }** · l'Anneau part sur 4 ou plus
story-line-step-held = { MARK("adventure") } { $player } joue **{ $card }** · l'Anneau reste
story-line-roll-changed = { MARK("adventure") } { $player } joue **{ $card }** · { NUMBER($change) ->
        [-2] −2
        [-1] −1
       *[other] +{ $change }
    } au jet
story-line-lands-turned-up = { $why ->
        [raiders] {""}
       *[other] { $cards }
    }
story-line-captain-lost = { MARK("captain") } **{ $player } perd un Capitaine { LAND($where, form: "in") }.**
story-line-ring-destroyed = { MARK("ring") } **L'Anneau tombe dans le feu de la Montagne du Destin. La guerre est finie.**

told-garrisoned = Les Places Fortes de { $who } lèvent { $places }.
told-captains = { $who } place { $lands_count ->
        [one] un Capitaine
       *[other] des Capitaines
    } { $within }.
told-drawn-tales = { $players } { $players_count ->
        [1] pioche
       *[other] piochent
    }{ $each ->
        [yes] {" "}chacun
       *[no] {""}
    } { $count ->
        [one] une carte Aventure
       *[other] { $count } cartes Aventure
    }.
your-loss-captain-lost = Vous avez perdu un Capitaine { LAND($where, form: "in") }.
