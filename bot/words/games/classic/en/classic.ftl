# Classic Risk: what happens, what is asked, what is refused; its symbols and where its cards lie.

unit-classic =
    { $count ->
        [one] { $count } army
       *[other] { $count } armies
    }
    .one = army
    .many = armies
    .a = an army

event-land-dealt = The territories are dealt by their cards: { $cards }.
event-mission-accomplished = **{ $player } completes the secret mission: { $card }!**
event-capitals-revealed = The capitals: { $where }.
event-capital-taken = { $back ->
        [yes] **{ $player } takes back their capital, { LAND($where, form: "the") }.**
       *[no] **{ $player } takes { LAND($where, form: "the") }, { $of }'s capital.**
    } Enemy capitals held: { $others }. Own capital: { $own ->
        [yes] held
       *[no] lost
    }.
event-card-land-reinforced = { $player } can place two armies on a territory of the traded cards: { $among }.
event-set-numbered = That was set { $number } of the game. The next is worth { $next } armies.
event-round-ended = Round { $round } is over.

refusal-too-early = { LAND($target, form: "the") } is { $owner }'s last territory, and nobody can be eliminated before round { $round }. Attack elsewhere.
refusal-no-short-game = The short capitals game takes { $allowed } players; { $seats } are seated. Pick the full game, or change the number of seats.

decision-to-choose-capital = Pick one of your territories as your capital. It stays secret until everybody has picked; its card leaves the deck.
    .wait = choose a capital
    .topic = Capital
action-choose-capital = Make { LAND($where, form: "the") } the capital
    .verb = Choose a capital
setup-capital = Your capital
policy-to-choose-capital-quiet = my strongest territory behind the front

symbol-infantry = Infantry
    .many = Infantry
symbol-cavalry = Cavalry
    .many = Cavalry
symbol-artillery = Artillery
    .many = Artillery
symbol-skull = Skull
    .many = Skulls
symbol-blade = Blade
    .many = Blades
symbol-sphere = Sphere
    .many = Spheres
kind-order = secret mission

zone-deal = the Territory cards to deal
zone-dealt = the cards dealt to { $who }
zone-mission = { $who }'s secret mission
zone-missions = the missions nobody was dealt
zone-capital = { $who }'s capital card
hand-pile-mission = Your secret mission
hand-pile-capital = Your capital
hand-pile-dealt = Dealt to you ({ $count })

# How a game ends: variants of the shared message.
won-mission = {" "}by a secret mission.
won-capitals = {" "}with the capitals.

# The board as text and the standings.
alt-capitals = Capitals: { $list }.
alt-capital = { LAND($where) } of { $of }, held by { $who }
board-capital = { $own ->
       *[no] capital of { $of }
        [yes] your capital
    }
brings-capital = { $wins ->
       *[no] capital { $held } of { $needed }
        [yes] the last capital you need: you win
    }
brings-own-mission = { $each ->
        [1] completes your mission: you win
       *[other] completes your mission with { UNITS($each) } there: you win
    }
race-capitals = Capitals: { $has }; { $needed } needed
clock-capitals = { $who } holds { $held } of { $needed } capitals
status-capital = { $own ->
        [yes] capital
       *[no] lost the capital
    } { LAND($where, form: "in") }
status-next-set = The next set is worth { UNITS($armies) }.
