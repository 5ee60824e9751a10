# Risk Godstorm's standings, text board, alt text, hands and piles.
status-points = **{ $who }**: { $total ->
        [one] 1 point
       *[other] { $total } points
    } ({ $territories } for territories{ $continents ->
        [0] {""}
       *[other] , { $continents } for continents
    }{ $spaces ->
        [0] {""}
       *[other] , { $spaces } for crypts and altars
    }{ $relics ->
        [0] {""}
       *[other] , { $relics } for relics
    })
status-forces = { UNITS($armies) }{ $dead ->
        [0] {""}
       *[other] {" "}({ $dead } more in Heaven)
    } · { $faith } faith
status-temples = { $count ->
        [one] 1 temple
       *[other] { $count } temples
    }
status-miracles = cards: { $cards }
count-war = { $count } War
count-magic = { $count } Magic
count-sky = { $count } Sky
count-death = { $count } Death
status-epoch = Epoch { $epoch } of { $epochs }.{ $order ->
        [none] {""}
       *[other] {" "}Order of play: { $order }.
    }
status-order = { $order ->
        [none] {""}
       *[other] Order of play: { $order }.{ " " }
    }{ $left ->
        [0] This is the last epoch.
        [one] 1 epoch follows.
       *[other] { $left } epochs follow.
    }
status-worth-godstorm = A point for each territory, crypt and altar, the bonus of each whole continent, a point for each relic with its territory.
status-sunk = Atlantis has sunk.
status-maelstrom = The sea boils between { LAND($one, form: "the") } and { LAND($other, form: "the") }: no way across.
brings-relic-point = 1 point with { CARD($relic) }
panel-pile-empty = { $deck ->
        [war] The War deck is empty
        [magic] The Magic deck is empty
        [sky] The Sky deck is empty
       *[death] The Death deck is empty
    }.
brings-space = { $kind ->
        [crypt] 1 point at the end, an army back to Earth each turn
       *[altar] 1 point at the end, one more die in godswars
    }
panel-temple = a temple brings 1 faith and 1 army each turn, and its defenders reroll 1s.
panel-underworld = A crypt or an altar held at the end is worth 1 point; a crypt sends an army a turn back to your temples, an altar adds a die in godswars.
panel-heaven-attacks = You have { UNITS($armies) } in Heaven: they can enter or attack the gates.
pile-brings = { $deck ->
        [war] Played in step 4: armies, temples and more for you
        [magic] A relic: works until the end; some are worth 1 point
        [sky] Played when you are attacked: helps the defence
       *[death] Played in step 4: losses for others
    } · { $left } left
board-relic = 1 point with its relic
board-temple = temple
board-plague = plague
peril-gods = the plague banishes every god who moves in
peril-armies = the plague kills half of the armies that move in, rounded down
board-sunk = sunk
board-spaces-empty = Empty: { $spaces }
alt-temples = Temples: { $list }.
alt-plague = Plague: { $list }.
alt-underworld = Underworld: { $list }.
panel-faith = { MARK("faith") } { $faith } faith · { $gods ->
        [none] no god on Earth
       *[other] on Earth: { $gods }
    }
panel-godswar = { MARK("godswar") } From { LAND($source, form: "the") } against { LAND($target, form: "the") }: { $ours } against { $theirs }.
panel-no-miracle = None of your cards can be played now.
panel-miracle-lacks = **{ CARD($card) }** { $lacking ->
        [god] needs { NAMED_LEADERS($who_id, $god) } on Earth
        [faith] costs { $cost } faith: you have { $faith }
       *[target] has no target
    }.
panel-heaven = { LAND($heaven) }: { UNITS($armies) } in Heaven
card-price = { $cost ->
    [0] Free
   *[other] { $cost } faith
}
panel-labor-war = Labor of War (for a War card): { $taken } of { $wanted } territories
panel-labor-sky = Labor of the Sky (for a Sky card): banish a god
panel-labor-magic = Labor of Magic (for a relic): three dice alike
panel-labor-death = Labor of Death (for a Death card): hold a crypt at the end of the turn
kind-war = War card, { $cost ->
        [0] free
       *[other] { $cost } faith
    }
kind-magic = relic
kind-sky = Sky card, { $cost ->
        [0] free
       *[other] { $cost } faith
    }
kind-death = Death card, { $cost ->
        [0] free
       *[other] { $cost } faith
    }
hand-pile-war = War cards ({ $count })
hand-pile-relics = Relics ({ $count })
hand-pile-sky = Sky cards ({ $count })
hand-pile-death = Death cards ({ $count })
hand-pile-seen = Cards shown to you ({ $count })
zone-war = { $who }'s War cards
zone-sky = { $who }'s Sky cards
zone-death = { $who }'s Death cards
zone-relics = { $who }'s relics
zone-bought = { $who }'s { $deck ->
        [war] War
        [magic] Magic
        [sky] Sky
       *[death] Death
    } cards, just bought
zone-seen = the { $deck ->
        [war] War
        [sky] Sky
       *[death] Death
    } cards shown to { $who }
zone-miracles = { $who ->
        [war] the War deck
        [magic] the Magic deck
        [sky] the Sky deck
       *[death] the Death deck
    }
zone-announced = the announced card
zone-spent-miracles = the cards out of the game

# What pictures say beside their signs and arrows.
sign-gate = Gate
sign-crypt = Crypt
sign-altar = Altar
sign-flame = Wall of flame
sign-faith = Faith
sign-gods = Gods
sign-temples = Temples
sign-war = War
sign-magic = Relics (Magic)
sign-sky = Sky
sign-death = Death
sign-epoch = Epoch
sign-plague = Plague
sign-relic = Relic point
sign-maelstrom = Maelstrom
sign-arrow-descent = Left Heaven
sign-arrow-godswar = Godswar
clock-epoch = epoch { $epoch } of { $epochs }
clock-epoch-decides = points decide: territories, continents, crypts and altars, relics
