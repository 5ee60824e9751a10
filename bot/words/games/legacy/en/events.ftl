# What happens in Risk Legacy, as the chronicle tells it.

# Before the first war.
event-ballot-cast = { $player } has voted on the powers.
event-power-kept = { CARD($faction, form: "the") } keeps **{ CARD($power) }** for the whole campaign{ $die ->
        [0] {""}
       *[other] {" "}(a tie, decided by a die: { $die })
    }.
event-card-upgraded = A coin is put on the card of { LAND($card, form: "the") }: it is worth { $coins } now.

# Set-up.
event-faction-chosen = { $player } plays **{ CARD($faction, form: "the") }** and starts { LAND($where, form: "in") } with { UNITS($troops) }.
event-headquarters-placed = The headquarters { CARD($faction, form: "of") } stand { LAND($where, form: "in") }.
event-missiles-taken = { $player } takes { $count ->
        [one] a missile
       *[other] { $count } missiles
    }, one for each signature.

# Stars and missiles.
event-stars-taken = { $player } takes { $count ->
        [one] a red star
       *[other] { $count } red stars
    }{ $why ->
        [start] {" "}for never having signed the board
        [cards] {" "}for resource cards
        [mission] {" "}for a mission
        [coins] {" "}for most territories when the coins ran out
       *[other] {""}
    }.
event-stars-lost = The star tokens of { $player } leave the game.
event-star-bought = { $player } lays down { $cards_count } resource cards for a red star: { $cards }.
event-missile-spent = { $player } fires a missile.
event-missiles-lost = The missiles of { $player } leave the game.
event-die-fixed = **{ $player } fires a missile:** die { $die } of the { $side ->
        [attack] attacker
       *[defence] defender
    } is a six that nothing changes.
event-dice-thrown = The dice lie on the table: { $attack } against { $defence }.
event-attack-barred = { CARD("double_six_wall") }: { LAND($where, form: "the") } cannot be attacked again this turn.

# The turn.
event-war-joined = { $player } joins the war { LAND($where, form: "in") } with { UNITS($troops) }.
story-line-war-joined = { $player } joined the war { LAND($where, form: "in") } with { UNITS($troops) }
event-resources-traded = { $player } trades { $resources ->
        [one] one coin
       *[other] { $resources } coins
    }, worth { UNITS($troops) }: { $cards }.
    .given = { $player } trades { $resources ->
            [one] one coin
           *[other] { $resources } coins
        } for { UNITS($troops) }: { $cards }.
granted-resources = for coins
told-income-resources = { $count } for coins
event-troops-levied = { CARD($power) }: { $player } gains { $lands_count ->
        [one] a troop
       *[other] { $lands_count } troops
    } ({ $lands }).
event-player-knocked-out-legacy = { $self ->
        [yes] **{ $player } has no { UNIT() } left, but may join the war again next turn.**
       *[no] **{ $by } takes { $player }'s last territory. { $player } may join the war again next turn.**
    }
story-line-player-knocked-out-legacy = { $self ->
        [yes] { MARK("eliminated") } **{ $player } has no { UNIT() } left, but may join the war again next turn.**
       *[no] { MARK("eliminated") } **{ $by } takes { $player }'s last territory. { $player } may join the war again next turn.**
    }
told-shown-open-mission = New mission: **{ CARD($card) }**. { $effect }
event-mission-fulfilled = **{ $player } fulfils the mission { CARD($mission) }.**
event-coins-ran-out = The coin cards have run out for the first time{ $player_id ->
        [none] ; several players hold most territories, so nobody takes a star.
       *[other] ; { $player } holds most territories.
    }
event-feat-noted = { $player } takes { LAND($where, form: "the") }.
event-territory-struck = { $player } strikes { LAND($where, form: "the") } first.
event-expansion-counted = Expansions of { $player } this turn: { $count }.

# What is glued.
event-scar-glued = **{ $player } places the scar { CARD($scar) } on { LAND($where, form: "the") }, for ever.**
event-scar-cancelled = { $player } covers the scar { CARD($scar) } { LAND($where, form: "in") }.
event-box-crossed = A box of the fortification { LAND($where, form: "in") } is crossed: { $crossed } of 10{ $crossed ->
        [10] . It is gone.
       *[other] .
    }
event-campaign-opened = The board lies open.

# After the war.
event-war-won = **{ $player } wins the war{ $how ->
        [stars] {" "}with four red stars
       *[other] {" "}as the last one left
    }!**
event-game-ended-legacy = { $how ->
        [agreed] **{ $winners } win together**: the table agreed on a draw between all who are still in the game.
            The war isn't counted: nobody signs the board. What was glued stays.
       *[other] {""}
    }
event-signed = **{ $player } signs the board.**
event-city-founded = **{ $player } founds { $city ->
        [major] the major city
       *[other] the minor city
    } “{ $name }” { LAND($where, form: "in") }.**
event-city-fortified = { $player } fortifies the city { LAND($where, form: "in") }: ten boxes.
event-continent-named = **{ $player } names { REGION($continent, form: "the") } “{ $name }”**, and gets one troop more for it from now on.
event-continent-marked = { $player } puts a { $mark ->
        [1] +1
       *[other] −1
    } on { REGION($continent, form: "the") }: its bonus changes for everybody, for ever.
event-card-destroyed = { $player } destroys the card of { LAND($card, form: "the") }, for ever.
event-reward-put-off = { $player } leaves the reward for later. It is kept until the next war starts: `/risk campaign reward`.
event-game-counted = The war is written on the factions' cards.
event-substituted = { $player } is played by somebody else: what this war leaves is theirs.
event-namer-chosen = The player who has signed most often names the world.
event-world-named = **{ $player } names the world “{ $name }”.**

# Packs: only what stands on their outside.
pack-pack_1 = pack 1
    .when = when the ninth minor city is founded and named
pack-pack_2 = pack 2
    .when = when a faction is eliminated
pack-pack_3 = pack 3
    .when = when somebody signs the board for the second time
pack-pack_4 = pack 4
    .when = when the sticker named in another pack is about to be placed
pack-pocket_1 = pocket 1
    .when = when three missiles are fired at one roll
pack-pocket_2 = pocket 2
    .when = when somebody with a missile is about to place thirty troops or more
pack-envelope = the hidden envelope
    .when = by vote alone, before a war: `/risk campaign open`
event-giving-up-noted = { $player } has given up.
event-victory-without-troops-noted = { $player } has won without a troop on the board.
event-pack-opened = **A seal breaks: { NAME("pack", $label) }.** It opens { NAME("pack", $label, form: "when") }. What was in it stands in a message of its own.
story-line-pack-opened = **A seal breaks: { NAME("pack", $label) }.**
event-pack-unpacked = What was in { NAME("pack", $label) } is in play.
event-event-drawn = Event: **{ CARD($event) }**. { CARD($event, form: "effect") }
story-line-event-drawn = { MARK("event") } **{ CARD($event) }**: { CARD($event, form: "effect") }

# Why somebody loses troops: a variant of the shared message.
lost-scar = {" "}to the scar there
