# The editions of The Lord of the Rings, and what only some of them have.
option-edition = Edition
    .description = Which box do you play?
choice-edition-trilogy = Trilogy (2–4 players)
choice-edition-base = 2002 (2–6 players)
choice-edition-base-and-expansion = 2002 with Gondor & Mordor (2–6 players)
choice-mode-hunt = Hunt for the Ring-bearer
choice-first-player-edition = As in the edition
choice-card-lands-edition = As in the edition
choice-lone-die-edition = As in the edition
option-sided-cards = Cards of Good and Evil
    .description = How many territories of their side are players dealt?
choice-sided-cards-by-table = As in the edition's table
choice-sided-cards-all = All there are
option-first-rounds = First rounds
    .description = May players be eliminated before round 4?
choice-first-rounds-edition = As in the edition
choice-first-rounds-war = War from the start
choice-first-rounds-truce = Nobody is eliminated
option-trades-after-elimination = After an elimination
    .description = How many sets of a captured hand are traded at once?
choice-trades-after-elimination-edition = As in the edition
choice-trades-after-elimination-down-to-four = Until four cards are left
choice-trades-after-elimination-every-set = Every set there is
option-captain-after-mission = Captain with a mission done
    .description = May a captain go on after his mission?
choice-captain-after-mission-edition = As in the edition
choice-captain-after-mission-goes-on = He goes on
choice-captain-after-mission-stays = He stays for the turn
option-captains-march = Captains on the march
    .description = May a captain march without regiments?
choice-captains-march-edition = As in the edition
choice-captains-march-with-regiments = With a regiment at least
choice-captains-march-alone = Alone as well
option-site-cards = Adventure cards
    .description = What earns a captain an Adventure card?
choice-site-cards-edition = As in the edition
choice-site-cards-conquest = Conquer a site of power
choice-site-cards-passage = Conquer a site of power, or march to it or past it
choice-site-cards-stronghold = Conquer a stronghold, or march to it or past it

event-site-passed = A captain of { $player } comes { LAND($where, form: "to") }: an Adventure card is earned.
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

rules-editions =
    The other topics tell the Trilogy Edition. A table may play the box of 2002 instead, or that box with its expansion Gondor & Mordor; both are for two to six, with Blue for Good and Purple for Evil.

    2002: 42 territories without Gondor, Mordor and the South, 40 Adventure cards, three in hand. The Fellowship's road ends at Dead Marshes: on 4, 5 or 6 it leaves the board, and the best score wins.

    With the expansion: all 64 territories and the whole road, 57 Adventure cards, four in hand. At the end Minas Tirith and Mount Doom are worth 4 more to Good, Barad-dûr 4 more to Evil.

    Both, unlike the Trilogy:
    - regiments for two to six players: 35, 35, 30, 25, 20; with the expansion 60, 50, 45, 40, 35;
    - one captain each; a card may bring a second. No Territory card at the start, and one roll says who is first;
    - strongholds raise no regiments, but two join a traded card's territory that is yours;
    - one attacking die is met by one die;
    - nobody is eliminated before round 4, and a hand taken over is traded at once, every set of it;
    - a captain may march alone; marching to a site of power, or past one, earns an Adventure card too; with a mission done he stays for the turn;
    - a lost captain comes back before the cards are drawn.

    The options let a table have most of this otherwise.
    .title = Editions

rules-hunt =
    Good and Evil, in any number that the edition takes. Points do not matter: a side wins or loses together, and nothing is shared.

    Good wins as soon as the Fellowship reaches Mount Doom, without a last roll; on the board of 2002, when it leaves Dead Marshes.

    Evil wins if it catches the Fellowship. On an Evil player's turn, before the Fellowship moves, if an Evil player holds its territory, that player throws two dice: +1 for a captain on the spot, +1 on a territory of Mordor. 12 or more will do.

    A side whose last territory falls has lost. Unless the table chose otherwise, partners do not attack each other.
    .title = Hunt for the Ring-bearer
