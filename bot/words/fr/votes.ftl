# Ce que la table décide ensemble, et ce qu'elle retrouve quand elle est revenue en arrière.

event-seen-before = { $known ->
        [yes] De nouveau dans { $zone }, après { $cards_count ->
            [one] être passée
           *[other] être passées
        } sous les yeux de { $by } : { $cards }.
       *[no] De nouveau dans { $zone }, après { $cards_count ->
            [one] être passée sous les yeux de { $by } : une carte.
           *[other] être passées sous les yeux de { $by } : { $cards_count } cartes.
        }
    }

action-make-peace = Faire la paix
    .verb = Faire la paix
