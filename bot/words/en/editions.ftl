# The editions of The Lord of the Rings, and what only some of them have.
option-edition = Edition
    .description = Which box you play: its board, its cards, its numbers
choice-edition-trilogy = Trilogy (2–4 players)
choice-edition-base = 2002 (2–6 players)
choice-edition-base-and-expansion = 2002 with Gondor & Mordor (2–6 players)
choice-mode-hunt = Hunt for the Ring-bearer
choice-first-player-edition = As in the edition
choice-card-lands-edition = As in the edition
choice-lone-die-edition = As in the edition
option-sided-cards = Cards of Good and Evil
    .description = How many lands of their own side players are dealt
choice-sided-cards-by-table = As in the edition's table
choice-sided-cards-all = All there are
option-first-rounds = First rounds
    .description = Whether anybody may be eliminated before round 4
choice-first-rounds-edition = As in the edition
choice-first-rounds-war = War from the start
choice-first-rounds-truce = Nobody is eliminated
option-trades-after-elimination = After an elimination
    .description = How many sets are traded at once from a hand taken over
choice-trades-after-elimination-edition = As in the edition
choice-trades-after-elimination-down-to-four = Until four cards are left
choice-trades-after-elimination-every-set = Every set there is
option-captain-after-mission = Captain with a mission done
    .description = Whether he may fight and march on in that turn
choice-captain-after-mission-edition = As in the edition
choice-captain-after-mission-goes-on = He goes on
choice-captain-after-mission-stays = He stays for the turn
option-captains-march = Captains on the march
    .description = Whether a captain may move without regiments
choice-captains-march-edition = As in the edition
choice-captains-march-with-regiments = With a regiment at least
choice-captains-march-alone = Alone as well
option-site-cards = Adventure cards
    .description = What a captain must do at a site of power to earn one
choice-site-cards-edition = As in the edition
choice-site-cards-conquest = Conquer it
choice-site-cards-passage = Conquer it, or march to it or past it

event-site-passed = A captain of { $player } comes through a site of power { LAND($where, form: "in") }: an Adventure card is earned.
event-captain-settled = The captain stays { LAND($where, form: "in") } for the rest of this turn.
event-fellowship-gone = **The Fellowship leaves { LAND($source, form: "the") } for Mordor, and the board with it. The war is over.**

refusal-mode-not-in-edition = { $edition ->
        [base] The edition of 2002
        [base-and-expansion] The edition of 2002 with its expansion
       *[other] The Trilogy Edition
    } has no mode “{ $mode ->
        [team] Team
       *[other] { $mode }
    }”. Choose another mode, or another edition.
