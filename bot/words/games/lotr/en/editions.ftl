# The editions of The Lord of the Rings, and what only some of them have.

unit-lotr =
    { $count ->
        [one] { $count } regiment
       *[other] { $count } regiments
    }
    .one = regiment
    .many = regiments
    .a = a regiment

option-edition = Edition
    .description = Which box do you play?
choice-edition-trilogy = Trilogy (2–4 players)
choice-edition-base = 2002 (2–6 players)
choice-edition-base-and-expansion = 2002 with Gondor & Mordor (2–6 players)
choice-mode-hunt = Hunt for the Ring-bearer
    .description = Good against Evil: reach Mount Doom, or catch the Ring
choice-first-player-edition = As in the edition
choice-card-lands-edition = As in the edition
choice-lone-die-edition = As in the edition
option-sided-cards = Cards of Good and Evil
    .description = How many territories of your side are you dealt?
choice-sided-cards-by-table = As in the edition
choice-sided-cards-all = All of them
option-first-rounds = First rounds
    .description = Can players be eliminated before round 4?
choice-first-rounds-edition = As in the edition
choice-first-rounds-war = Yes, elimination is possible
choice-first-rounds-truce = No, nobody is eliminated
option-trades-after-elimination = After an elimination
    .description = How many sets of a captured hand do you trade in at once?
choice-trades-after-elimination-edition = As in the edition
choice-trades-after-elimination-down-to-four = Down to four cards
choice-trades-after-elimination-every-set = Every set
option-captain-after-mission = Captain after a mission
    .description = Can a captain go on after his mission?
choice-captain-after-mission-edition = As in the edition
choice-captain-after-mission-goes-on = Yes, he goes on
choice-captain-after-mission-stays = No, he stays for the turn
option-captains-march = Marching captains
    .description = Can a captain march without regiments?
choice-captains-march-edition = As in the edition
choice-captains-march-with-regiments = No, only with a regiment
choice-captains-march-alone = Yes, alone too
option-site-cards = Adventure cards
    .description = What earns a captain an Adventure card?
choice-site-cards-edition = As in the edition
choice-site-cards-conquest = Conquering a site of power
choice-site-cards-passage = Conquer, reach or pass a site of power
choice-site-cards-stronghold = Conquer, reach or pass a stronghold

event-site-passed = { $player }'s captain comes { LAND($where, form: "to") } and earns an Adventure card.
event-captain-settled = The captain stays { LAND($where, form: "in") } for the rest of the turn.
event-fellowship-gone = **The Fellowship leaves { LAND($source, form: "the") } for Mordor and is off the board. The game is over.**

refusal-mode-not-in-edition = { $edition ->
        [base] The edition of 2002
        [base-and-expansion] The edition of 2002 with its expansion
       *[other] The Trilogy Edition
    } doesn't have the mode “{ $mode ->
        [team] Team
       *[other] { $mode }
    }”. Pick another mode or another edition.

rules-editions =
    The other pages describe the Trilogy Edition. A table can play the box of 2002 instead, alone or with its expansion Gondor & Mordor. Both take two to six players, with Blue for Good and Purple for Evil.

    {""}**2002:** 42 territories without Gondor, Mordor and the South; 40 Adventure cards, three in hand. The Fellowship's path ends at Dead Marshes: on a 4, 5 or 6 it leaves the board, and the highest score wins.

    {""}**With the expansion:** all 64 territories and the whole path; 57 Adventure cards, four in hand. At the end, Minas Tirith and Mount Doom score 4 more for Good, Barad-dûr 4 more for Evil.

    Both differ from the Trilogy:
    - regiments for two to six players: 35, 35, 30, 25, 20; with the expansion 60, 50, 45, 40, 35;
    - one captain each; a card can bring a second. No Territory card at the start, and one roll decides who is first;
    - strongholds give no regiments, but two join a traded card's territory if you hold it;
    - against one attacking die, the defender rolls one;
    - nobody is eliminated before round 4, and you trade in every set of a hand you take over at once;
    - a captain can march alone; marching to or past a site of power also earns an Adventure card; after completing a mission he stays for the turn;
    - a lost captain comes back before you draw cards.

    The options let a table change most of this.
    .title = Editions

rules-hunt =
    Good against Evil, with any number of players the edition takes. Points don't matter: a side wins or loses together, and nothing is shared.

    {""}**Good** wins as soon as the Fellowship reaches Mount Doom, without a last roll; on the board of 2002, when it leaves Dead Marshes.

    {""}**Evil** wins by catching the Fellowship. On an Evil player's turn, before the Fellowship moves, if an Evil player holds its territory, that player rolls two dice: +1 for a captain there, +1 in a territory of Mordor. 12 or more catches it.

    A side loses with its last territory. Partners can't attack each other, unless the table chose otherwise.
    .title = Hunt for the Ring-bearer
