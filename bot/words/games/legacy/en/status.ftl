# Risk Legacy's standings, its board as text, its alt text, and what is added up in a story.
status-legacy = **{ $who }**: { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }, { $lands ->
        [one] 1 territory
       *[other] { $lands } territories
    }, { UNITS($armies) }
status-missiles = { $count ->
        [one] 1 missile
       *[other] { $count } missiles
    }
status-resources = { $count ->
        [one] 1 resource card
       *[other] { $count } resource cards
    }
status-war = War { $game }{ $later ->
        [yes] {""}
       *[no] {" "}of { $last }
    }{ $world ->
        [none] {""}
       *[other] {" "}· { $world }
    }
status-last-war = The { $last } wars of the campaign are over. You can play on; later wars bring no rewards.
status-open = Open cards: { $list }. Coin cards left: { $coins }.
status-open-one = { LAND($where) } ({ $coins })
status-mission = Mission: **{ CARD($mission) }.** { $effect }
board-hq = headquarters { CARD($faction, form: "of") }
city-minor = minor city
city-major = major city
board-city = { $kind } “{ $name }”
board-fortified = fortified ({ $boxes ->
        [one] 1 box
       *[other] { $boxes } boxes
    } left)
board-continent = { REGION($region) }{ $name ->
        [none] {""}
       *[other] {" "}is called “{ $name }”
    }{ $mark ->
        [none] {""}
       *[other] {" "}· { $mark } for everybody
    }
board-signatures = Signatures along the rim: { $list }
board-signature = war { $war } { $who ->
        [none] { $faction ->
                [none] {""}
               *[other] { CARD($faction) }
            }
       *[other] { $who }
    }
alt-world = The world is called { $name }.
alt-hqs = Headquarters: { $list }.
alt-hq = { CARD($faction) } { LAND($where, form: "in") }
alt-cities = Cities: { $list }.
alt-city = { $name } { LAND($where, form: "in") }
alt-scars = Scars: { $list }.
alt-scar = { CARD($scar) } { LAND($where, form: "in") }
told-powers = **Powers kept for the whole campaign:** { $list }.
told-powers-one = { CARD($what) } ({ CARD($where) })
story-powers = { MARK("card") } Powers kept: { $list }
told-first-coins = A coin is put on the cards of { $list }: they will bring more troops.
told-first-coins-one = { LAND($where) }
story-first-coins = { "" }
told-first-stars = A star token for never having signed the board: { $list }.
told-first-stars-one = { $count ->
        [one] {""}
       *[other] { $count }
    }
story-first-stars = { "" }
setup-mustering = Factions and starts, favourites first
power-kept-hint = { CARD($power) }. { $effect }
trade-table =
    -# Coins for troops, once a turn: { $list }
    -# Or keep them: { $price } cards, whatever they are worth, buy a red star as a turn of yours begins.
trade-table-one = { $resources } → { $troops }
cards-worth = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
told-powers-whose = { $list }
told-first-coins-whose = { $list }
hand-pile-scar = Scar card
hand-missiles =
    {""}**Missiles ({ $count })**
    -# { $count ->
        [one] Fired once the dice of any attack are thrown, it makes one die a 6 that nothing changes.
       *[other] Each, fired once the dice of any attack are thrown, makes one die a 6 that nothing changes.
    }
hand-pile-hand-legacy = Resource cards ({ $count })

# What a player has lost since the last turn, told to that player.
lost-stars = { $count ->
        [one] Headquarters { $lands } lost: −1 star
       *[other] Headquarters { $lands } lost: −{ $count } stars
    }. You have { $has } of { $wanted }.

# The headline of a turn, and the land entered in it.
story-took-legacy = { $who } { $how ->
        [entered] expanded to
       *[conquered] took
    } { $lands }
story-took-many-legacy = { $who } { $how ->
        [entered] took { $count } empty territories
       *[conquered] took { $count } territories
    }
story-headquarters = { MARK("capital") } **Takes the headquarters { CARD($faction, form: "of") }** { LAND($where, form: "in") } · +1 star: { $stars } now
story-entered-legacy = { MARK("march") } Expansions: { $lands }
story-die-fixed = { $player } fires a missile
event-expanded-legacy = { $player } expands from { LAND($source, form: "the") } to { LAND($target, form: "the") } with { UNITS($count) }{ $lost ->
        [0] {""}
       *[other] , and loses { UNITS($lost) } there
    }.
story-reinforced-legacy = { $who } recruited
story-placed-legacy = +{ UNITS($count) } ({ $places }{ $rest ->
        [0] {""}
       *[other] , { $rest } elsewhere
    })
told-drawn-known-hand-legacy = { $who } takes { $count ->
        [one] a resource card
       *[other] resource cards
    }: { $cards }.
told-hand-taken-legacy = { $who } takes { $other }'s { $count ->
        [one] resource card
       *[other] { $count } resource cards
    }.

# What pictures say beside their signs and arrows.
sign-stars = Red stars
sign-missiles = Missiles
sign-bunker = Bunker
sign-ammo-shortage = Ammo shortage
sign-signatures = Signatures
sign-cities = Cities
    .one = City
sign-destroyed = Cards destroyed
    .one = Card destroyed
sign-coins = Coin cards
    .one = Coin card
sign-events = Event cards
    .one = Event card

# What taking a territory brings.
brings-star = { $wins ->
       *[no] a red star
        [yes] your last red star: you win
    }
brings-open-card = its card, which lies open
race-stars = Stars: { $has }; { $wanted } needed
clock-stars = { $who } has { $stars } of { $wanted } red stars
mission-open-count = Open mission, { CARD($mission) }: { $held } of { $wanted }
# Why a war was won: the stars of its winner. $tokens: those on a card; $held: headquarters, "none" without any.
status-won-with = { $who } had { $stars } stars: { $held ->
        [none] {""}
       *[other] the headquarters { $held }, and{" "}
    }{ $tokens ->
        [0] no token.
        [one] 1 token.
       *[other] { $tokens } tokens.
    }
