# Answers in Risk Legacy: the whole one, as a line of a list, `.verb`, as a button, and what one chooses in it.
action-vote-powers = { $powers ->
        [none] No vote
       *[other] Vote for { $powers }
    }
    .verb = Vote
    .rest = { $some ->
        [yes] No vote on the others
       *[no] No vote at all
    }
action-keep-power = Keep { CARD($power) }
    .verb = Keep this power
action-put-coin = Put a coin on the card of { LAND($card_id, form: "the") }
    .verb = Put the coin
action-muster = { CARD($faction) }, starting { LAND($where, form: "in") }
    .verb = Choose faction and start
action-buy-star = A red star for { $cards }
    .verb = Buy a red star
action-join = Join the war { LAND($where, form: "in") }
    .verb = Join the war
action-trade-resources = Trade { $cards } for troops
    .verb = Trade coins
action-take-card = Take { $card_id ->
        [coin] { $card }
       *[other] the card of { LAND($card_id, form: "the") }
    }
    .verb = Take a card
action-leave-card = Take no card
    .verb = Take no card
action-claim-mission = Claim the mission
    .verb = Claim the mission
action-fire-missile = A missile on die { $die } of the { $side ->
        [attack] attacker
       *[defence] defender
    }
    .verb = Fire a missile
action-play-scar = Place { CARD($card_id, form: "the") } there
    .verb = Play the scar card
action-found-city = Found the city “{ $name }” { LAND($where, form: "in") }
    .verb = Found a city
action-fortify-city = Fortify the city { LAND($where, form: "in") }
    .verb = Fortify a city
action-cancel-scar = Cover the scar { LAND($where, form: "in") }
    .verb = Cover a scar
action-destroy-card = Destroy the card of { LAND($where_id, form: "the") }
    .verb = Destroy a card
action-upgrade-card = Put a coin on the card of { LAND($where_id, form: "the") }
    .verb = Coin on a card
action-name-continent = Name { REGION($where, form: "the") } “{ $name }”
    .verb = Name a continent
action-mark-continent = Put { $mark ->
        [1] +1
       *[other] −1
    } on { REGION($where, form: "the") }
    .verb = Change a bonus
action-name-world = Name the world “{ $name }”
    .verb = Name the world
action-put-off = Choose later
    .verb = Choose later
field-power = Which power?
field-faction = Which faction?
field-die_mechaniker = Die Mechaniker: which power?
field-enclave_of_the_bear = Enclave of the Bear: which power?
field-imperial_balkania = Imperial Balkania: which power?
field-khan_industries = Khan Industries: which power?
field-saharan_republic = Saharan Republic: which power?
step-vote-powers-die_mechaniker = { CARD("die_mechaniker") }: { $choice }
step-vote-powers-enclave_of_the_bear = { CARD("enclave_of_the_bear") }: { $choice }
step-vote-powers-imperial_balkania = { CARD("imperial_balkania") }: { $choice }
step-vote-powers-khan_industries = { CARD("khan_industries") }: { $choice }
step-vote-powers-saharan_republic = { CARD("saharan_republic") }: { $choice }
field-side = Whose die?
field-die = Which die, counted from the left?
field-mark = One more or one less?
action-expand-legacy = Expand to { LAND($target, form: "the") } from { LAND($source, form: "the") } with { UNITS($count) }{ $leaders ->
        [none] {""}
       *[other] {" "}and { NAMED_LEADERS($player_id, $leaders) }
    }
    .short = Expand to { LAND($target, form: "the") }
    .verb = Expand
action-fortify-legacy =
    .verb = Manoeuvre
