# The rules of the Trilogy Edition, retold by topic; each fits one message.
rules-title = Rules: { $topic }
rules-choose = Which part of the rules?
rules-house-choose = Which house rule?
rules-see-also = See also: { $topics }

rules-goal =
    The Fellowship walks from the Shire to Mount Doom while armies of Good and Evil fight over 64 territories. When the Ring is destroyed the war stops, and whoever has most points wins.

    Points: 1 for each territory, 2 for each stronghold, a region's bonus for each region held whole, and what your played Adventure cards are worth.

    You may also win early by holding all of Middle-earth.

    A turn, step by step:
    1. receive and place reinforcements
    2. fight, as often as you like
    3. move regiments once between connected territories
    4. take a Territory card if you conquered anything
    5. take an Adventure card if a captain conquered a site of power
    6. put a captain back if you have none
    7. the Fellowship moves
    .title = The goal

rules-setup =
    Green and Yellow are Good; Black and Red are Evil. Each brings two captains and, counting everything, 60 regiments with two players, 52 with three, 45 with four.

    Lands of Good and Evil are dealt:
    - four players: 8 lands of the own side each; the 32 neutral lands are claimed one by one in turn;
    - three players: the single Good player gets all 16 good lands, each Evil player 8 evil and 8 neutral ones; the other 16 are claimed in turn;
    - two players: see that topic.

    A die says who claims first. Then everyone adds one regiment at a time to own land until none is left, and places one captain, then the other, never both on one territory.

    Each player gets one Territory card and four Adventure cards; the Event cards stay out of that deal and are shuffled in afterwards. The Ring begins in the Shire. A second roll says who plays first.

    Here nobody waits for weeks: say your wishes once and I place for all, in just that order.
    .title = Setting up

rules-reinforcements =
    First, one regiment goes onto each of your strongholds, by itself.

    Then count your territories: a third of them, rounded down, never less than 3. Each region that you hold whole adds its bonus:
    Arnor 7, Gondor 7, Rhovanion 5, Rohan 4, Mirkwood 4, Eriador 3, Mordor 2, Haradwaith 2, Rhûn 2.

    You may turn in sets of three Territory cards:
    - three Elven Archers: 4
    - three Dark Riders: 6
    - three Eagles: 8
    - one of each: 10
    A wild card stands for any of them. With five cards or more in hand you must turn a set in first.

    All of it goes onto your own land, as you like, before you fight.
    .title = Reinforcements

rules-combat =
    You may invade an enemy territory that borders one of yours: over land, over a bridge, or along a sea line between two ports. Mountains, and rivers without a bridge, keep neighbours apart.

    You need two regiments, for one always stays behind. Into each battle you send 1, 2 or 3; the defender answers with 1 or 2, after you. Each regiment is a die.

    The best die meets the best, the second the second. The higher wins, and a tie goes to the defender; the loser of a pair loses a regiment. Dice without a partner do not count.

    A captain who fights adds 1 to his side's best die. A stronghold adds 1 to the defender's best die, always.

    After any battle you may stop, turn to another target, or go on from another territory of yours that touches the target. The regiments of one battle all come from one territory.

    You may call an invasion off at no cost, and invade the same territory again, with a card before it.
    .title = Combat

rules-captains =
    A captain is no regiment: he rolls no die and always travels with regiments.

    Attack: if he stands where you attack from, he may join the battle for +1 on your best die. You choose anew for each battle. If he fought and the land falls, he must move in.

    Defence: if he stands where you are attacked, he may join for +1 on the best die, and with a stronghold that makes +2.

    He is lost when the last regiment of his territory falls, whether he fought or not. Two captains never end a move on one territory, though one may pass through the other's while fortifying.

    In step 6 you put one captain back if none is left to you. A second one comes back only by the Event “Appoint a Second Leader”.
    .title = Captains

rules-strongholds =
    Eleven territories hold a stronghold: Rivendell (Rhudaur), Minas Tirith, Mines of Moria (Moria), Isengard (Fangorn), Helm's Deep (West Rohan), Annúminas (Evendim Hills), Udûn (Udûn Vale), Barad-dûr, Minas Morgul, City of the Corsairs (Umbar), Dol Guldur (South Mirkwood).

    - It gives one regiment at the start of its holder's turn.
    - It adds 1 to the defender's best die in every battle.
    - It is worth 2 points at the end, beside the territory's own.

    Twenty-two other territories hold a site of power. A captain who takes part in conquering one earns you an Adventure card, and your missions name these sites.
    .title = Strongholds and sites

rules-occupation =
    When the last defender falls, the regiments of the winning battle move in. As many more as you like may follow from where you attacked, as long as one stays behind. You say so before your next invasion.

    A captain who fought in that invasion from there must go along; one who did not fight stays.

    A Territory card is earned by your first conquest of the turn, however many follow. A captain's conquest of a site of power earns one Adventure card, again one a turn.
    .title = Moving in

rules-missions =
    A mission names a site of power. It is fulfilled on your own turn, while you have drawn no Adventure card in step 5, as soon as one of your captains stands there: he may have just conquered it, marched in, or have been there all along.

    Declare it with `/risk card` or on your panel. You get the reward at once, sometimes a different one for Good and for Evil: regiments on the site's territory, in its region or anywhere you hold, or one more Territory card at the end of your turn (never past five in hand).

    The card then lies open before you and scores at the end. You may fulfil several missions in a turn.
    .title = Missions

rules-elimination =
    Who loses the last territory is out. The conqueror takes all of that player's Territory cards; the Adventure cards, played or not, are discarded and score nothing.

    If this brings you to five Territory cards or more, you turn in sets at once and place those regiments, again and again, until four cards or fewer are left. Then your turn goes on.

    Nobody else left to fight? Then you win on the spot.
    .title = Elimination

rules-fortifying =
    After the fighting you may make one move: as many regiments as you like from one of your territories to another that is connected through land of your own. One regiment must stay.

    A captain may go along. He may pass through your other captain's territory but not end there.

    If he comes to a site that one of your missions names, you may declare it at once. “Move by Night” gives up to three more such moves.
    .title = Fortifying

rules-cards =
    Territory cards: one for each of the 64 territories, with an Elven Archer, a Dark Rider or an Eagle, and two wild ones. You draw one at the end of a turn with a conquest; sets of three become regiments.

    Adventure cards: 60. You hold four at most, and discard one if you draw a fifth.
    - Missions (22): bring a captain to a site; see that topic.
    - Events (13): happen as soon as they are drawn; then you draw again until a mission or power comes.
    - Powers (25): each names its moment, on your turn or on another's. Any number may be played.

    Once you have drawn a mission or power in step 5 you play no more cards this turn, not even on the Fellowship.

    Cards played stay before you and score; cards in hand score nothing. A deck that runs out is made anew from its discards.

    For cards playable on others' turns I ask you only if your standing orders say so.
    .title = Cards

rules-fellowship =
    The Ring's road has 18 territories: the Shire, Buckland, Old Forest, Fornost, Weather Hills, South Downs, Rhudaur, Eregion, Moria, Gladden Fields, Lorien, the Wold, Emyn Muil, Dead Marshes, Ithilien, Minas Morgul, Gorgoroth, Mount Doom. It minds neither mountains nor rivers.

    At the end of each player's turn it takes one step. To leave Moria, Lorien, Dead Marshes, Minas Morgul or Gorgoroth it must first roll a 4, 5 or 6; else it stays, and the next player's turn tries again.

    At Mount Doom a last 4, 5 or 6 destroys the Ring and ends the game; until then there is a roll at the end of every turn. The first of these rolls comes on arrival, unless the table chose the gentler way.

    Some powers hold the Fellowship back, change its roll or ask for one.
    .title = The Fellowship

rules-scoring =
    When the Ring is destroyed:
    - each territory: 1
    - each stronghold: 2
    - each region held whole: its bonus (Arnor 7, Gondor 7, Rhovanion 5, Rohan 4, Mirkwood 4, Eriador 3, Mordor 2, Haradwaith 2, Rhûn 2)
    - each mission fulfilled and each power played: its points

    Cards in hand count nothing. A tie goes to the one with more territories, then more strongholds, then more card points, then to the dice.

    Whoever holds all of Middle-earth before that wins at once. `/risk status` shows the scores as they stand.
    .title = Scoring

rules-two-players =
    One plays Good, one Evil, and a neutral army stands between. 16 good lands go to Good, 16 evil ones to Evil, one regiment on each. 21 neutral lands go to the neutral army, two regiments on each. The eleven left over are claimed in turn; then both place up to 60 regiments.

    The neutral army never attacks, moves or receives anything: no reinforcements, captain or cards, and the Fellowship does not move for it. It only defends, strongholds included; your opponent throws its dice.

    Whoever is left alone against the neutral army has won.
    .title = Two players

rules-alliance =
    Four players. Green and Yellow are one team, Black and Red the other, yet each plays with the own regiments, land and cards: nothing is handed over, nobody reinforces a partner.

    At the end the points of each team are added up. The winner is the best scorer of the better team, so a strong player with a weak partner may lose. Equal teams: the best single score decides.

    If a whole team is gone the game ends and the best of the other team wins. Unless the table chose otherwise, partners do not attack each other.
    .title = Alliance

rules-team =
    Four players, two teams, no points: a team wins or loses together. As in Alliance, nothing is shared.

    Good wins when the Ring is destroyed or both Evil players are out. Evil wins when both Good players are out or the Ring is found.

    The hunt: on an Evil player's turn, before the Fellowship moves, if an Evil player holds the Ring's territory, that player throws two dice: +1 for holding the whole region, +1 for a captain on the spot. 12 or more finds the Ring.

    The Evil player with more strongholds in Mordor places and plays last, the player to the left first; a die breaks a tie.
    .title = Team

rules-options =
    A table chooses its options in the lobby. `/risk table options` shows them, with a short mark that is the same for the same options.

    Where the printed rules are silent or differ, the default is the reading we found best founded; the options let you play another. The mode and the edition are two of them.

    They stay as they are once the game has begun.
    .title = Options
