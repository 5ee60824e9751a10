# Classic Risk: what happens, what is asked, what is refused; its symbols and where its cards lie.

event-land-dealt = The Territory cards are dealt: { $cards }.
event-mission-accomplished = **{ $player } shows the secret mission, accomplished: { $card }.**
event-capitals-revealed = The capitals are revealed: { $where }.
event-capital-taken = **The capital of { $of }, { LAND($where, form: "the") }, falls to { $player }.** Capitals of others held: { $others }; one's own: { $own ->
        [yes] held
       *[no] lost
    }.
event-card-land-reinforced = { $player } may put two regiments on a land shown by a traded card: { $among }.
event-set-numbered = That was set no. { $number } of this war; the next is worth { $next } regiments.
event-round-ended = Round { $round } is over.

refusal-too-early = { LAND($target) } is the last territory of { $owner }, and nobody may be eliminated before round { $round }. Attack another one.
refusal-no-short-game = The short game of capitals is made for { $allowed } players, and { $seats } are seated. Choose the full game, or change the number of seats.

decision-to-choose-capital = Choose one of your territories as your capital. Nobody sees it until all have chosen; its card leaves the deck.
    .wait = choosing a capital
    .topic = Choosing a capital
action-choose-capital = Make { LAND($where, form: "the") } the capital
    .verb = Choose a capital
policy-to-choose-capital-quiet = the strongest behind my lines

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

zone-deal = the Territory cards to be dealt
zone-dealt = the cards dealt to { $who }
zone-mission = { $who }'s secret mission
zone-missions = the missions that nobody was dealt
zone-capital = { $who }'s capital card
hand-pile-mission = Your secret mission
hand-pile-capital = Your capital
hand-pile-dealt = Dealt to you ({ $count })
