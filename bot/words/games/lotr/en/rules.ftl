# The rules of the Trilogy Edition, retold by topic; each fits one message.
help-goal-lotr = most points when the Ring is destroyed, or all of Middle-earth.
help-aims-lotr =
    - **Goal:** the most points when the Ring is destroyed. All of Middle-earth wins at once. Two modes differ: Team and Hunt for the Ring-bearer.
    - **Points:** 1 for each territory, 2 for each stronghold, the bonus of each whole region, and the Adventure cards you have played.
    - **Length:** after most turns the Fellowship moves one step on; the game ends at the end of its path.
rules-title = Rules: { $topic }
rules-choose = Which part of the rules?
rules-house-choose = Which house rule?
rules-packs-choose = Which open pack?
rules-see-also = See also: { $topics }

rules-goal =
    The Fellowship walks from the Shire to Mount Doom while armies of Good and Evil fight over 64 territories. When the Ring is destroyed, the game ends and the highest score wins.

    {""}**Points:** 1 per territory, 2 per stronghold, the bonus of each region you hold completely, and the value of the Adventure cards you have played.

    You win early if you hold all of Middle-earth.

    {""}**Your turn:**
    1. Get and place reinforcements.
    2. Attack as often as you like.
    3. Move regiments once between connected territories.
    4. If you conquered anything, draw a Territory card.
    5. If a captain conquered a site of power, draw an Adventure card.
    6. If you have no captain left, put one back.
    7. The Fellowship moves.
    .title = Goal

rules-setup =
    Green and Yellow are Good; Black and Red are Evil. Each player has two captains and, in all, 60 regiments with two players, 52 with three, 45 with four.

    The territories of Good and Evil are dealt:
    - **Four players:** 8 territories of your own side each. You claim the 32 neutral ones in turn, one at a time.
    - **Three players:** the one Good player gets all 16 Good territories; each Evil player gets 8 Evil and 8 neutral ones. You claim the other 16 in turn.
    - **Two players:** see *{ rules-two-players.title }* in the list below.

    A die decides who claims first. Then you take turns adding one regiment to your own territories until all are placed. Each player places one captain, then the other, never both in one territory.

    Each player gets one Territory card and four Adventure cards. Events are kept out of this deal and shuffled in afterwards. The Ring starts in the Shire. A second roll decides who plays first.

    You don't have to wait for each other: write your wishes once, and I place for everybody in exactly this order.
    .title = Set-up

rules-reinforcements =
    First, each of your strongholds gets one regiment.

    Then count your territories: you get a third, rounded down, at least 3. Add the bonus of each region you hold completely:
    Arnor 7, Gondor 7, Rhovanion 5, Rohan 4, Mirkwood 4, Eriador 3, Mordor 2, Haradwaith 2, Rhûn 2.

    You can trade in sets of three Territory cards:
    - three Elven Archers: 4
    - three Dark Riders: 6
    - three Eagles: 8
    - one of each: 10
    A wild card counts as any symbol. With five or more cards, you must trade in a set first.

    Place all of these regiments on your own territories, as you like, before you attack.
    .title = Reinforcements

rules-combat =
    Invade an enemy territory next to one of yours: by land, over a bridge, or along a sea line between two ports. Mountains and rivers without a bridge block the way.

    You need two regiments, because one always stays. In each battle you send 1, 2 or 3 regiments; then the defender picks 1 or 2. Each regiment rolls a die.

    Compare the highest dice, then the second highest. The higher die wins, the defender wins ties, and the loser of each pair loses a regiment. Dice without a partner don't count.

    A captain in the battle adds 1 to his side's highest die. A stronghold always adds 1 to the defender's highest die.

    After each battle you can stop, attack elsewhere, or continue from another territory of yours next to the target. All regiments in one battle come from one territory.

    You can call off an invasion at no cost and invade the same territory again, for example after playing a card.
    .title = Combat

rules-captains =
    A captain is not a regiment: he rolls no die and always travels with regiments.

    {""}**Attack:** if he stands in the territory you attack from, he can join the battle: +1 to your highest die. You choose for each battle. If he fought and you take the territory, he must move in.

    {""}**Defence:** if he stands in the territory under attack, he can join: +1 to your highest die, +2 in all with a stronghold.

    You lose him when the last regiment of his territory falls, whether he fought or not. Two captains never end a move in one territory, but one can pass through the other's while fortifying.

    In step 6 you put one captain back if you have none. A second one comes back only with the event “Appoint a Second Leader”.
    .title = Captains

rules-strongholds =
    Eleven territories have a stronghold: Rivendell (Rhudaur), Minas Tirith, Mines of Moria (Moria), Isengard (Fangorn), Helm's Deep (West Rohan), Annúminas (Evendim Hills), Udûn (Udûn Vale), Barad-dûr, Minas Morgul, City of the Corsairs (Umbar), Dol Guldur (South Mirkwood).

    A stronghold
    - gives its holder one regiment at the start of each turn;
    - adds 1 to the defender's highest die in every battle;
    - scores 2 points at the end, on top of its territory.

    Twenty-two other territories have a site of power. If a captain takes part in conquering one, you draw an Adventure card. Your missions name these sites.
    .title = Strongholds and sites

rules-occupation =
    When the last defender falls, the regiments of the winning battle move in. You can move more from the territory you attacked from, as long as one stays there. Decide before your next invasion.

    A captain who fought in this invasion from there must move in; one who didn't fight stays.

    Your first conquest of the turn earns one Territory card, no matter how many follow. A captain's conquest of a site of power earns one Adventure card, also once a turn.
    .title = Moving in

rules-missions =
    A mission names a site of power. You complete it on your own turn, before you draw an Adventure card in step 5, as soon as one of your captains is there: he has just conquered it, marched in, or was there already.

    Declare it with `/risk card` or on your panel. You get the reward at once, sometimes a different one for Good and Evil: regiments on the site's territory, in its region or anywhere you hold, or an extra Territory card at the end of your turn (up to five in hand).

    The card stays face up in front of you and scores at the end. You can complete several missions in one turn.
    .title = Missions

rules-elimination =
    If you lose your last territory, you are out. The conqueror takes all your Territory cards. Your Adventure cards, played or not, are discarded and score nothing.

    If this gives the conqueror five or more Territory cards, they trade in sets at once and place those regiments, until four cards or fewer are left. Then their turn goes on.

    If no opponent is left, you win on the spot.
    .title = Elimination

rules-fortifying =
    After your attacks you can make one move: any number of regiments from one of your territories to another, through your own territories. One regiment must stay.

    A captain can go along. He can pass through your other captain's territory but not end there.

    If he reaches a site that one of your missions names, you can declare it at once. “Move by Night” gives up to three more moves.
    .title = Fortifying

rules-cards =
    {""}**Territory cards:** one for each of the 64 territories, with an Elven Archer, a Dark Rider or an Eagle, and two wild cards. You draw one at the end of a turn in which you conquered anything; sets of three become regiments.

    {""}**Adventure cards:** 60. You can hold four; if you draw a fifth, discard one.
    - Missions (22): bring a captain to a site; see *{ rules-missions.title }* in the list below.
    - Events (13): they happen when drawn; then you draw again until you get a mission or a power.
    - Powers (25): each says when you can play it, on your turn or another's. You can play any number.

    Once you have drawn a mission or a power in step 5, you play no more cards this turn, not even on the Fellowship.

    Cards you have played stay in front of you and score; cards in hand don't. When a deck runs out, its discards are reshuffled.

    For cards you can play on others' turns, I ask you only if your standing orders say so.
    .title = Cards

rules-fellowship =
    The Fellowship's path has 18 territories: Shire, Buckland, Old Forest, Fornost, Weather Hills, South Downs, Rhudaur, Eregion, Moria, Gladden Fields, Lorien, Wold, Emyn Muil, Dead Marshes, Ithilien, Minas Morgul, Gorgoroth, Mount Doom. It crosses mountains and rivers freely.

    At the end of each player's turn it moves one step. To leave Moria, Lorien, Dead Marshes, Minas Morgul or Gorgoroth, it must first roll a 4, 5 or 6. If it fails, it stays, and rolls again at the end of the next turn.

    At Mount Doom, a last 4, 5 or 6 destroys the Ring and ends the game. Until then it rolls at the end of every turn, the first time on arrival, unless the table chose the gentler option.

    Some powers stop the Fellowship, change its roll or make it roll.
    .title = Fellowship

rules-scoring =
    When the Ring is destroyed, you score:
    - each territory: 1
    - each stronghold: 2
    - each region you hold completely: its bonus (Arnor 7, Gondor 7, Rhovanion 5, Rohan 4, Mirkwood 4, Eriador 3, Mordor 2, Haradwaith 2, Rhûn 2)
    - each completed mission and each power you played: its points

    Cards in hand score nothing. Ties go to more territories, then more strongholds, then more card points, then the dice.

    If you hold all of Middle-earth before that, you win at once. `/risk status` shows the current scores.
    .title = Scoring

rules-two-players =
    One player is Good, one is Evil, and a neutral army stands between them. Good gets 16 Good territories and Evil 16 Evil ones, with one regiment each. The neutral army gets 21 neutral territories, with two regiments each. You claim the other eleven in turn; then each of you places up to 60 regiments.

    The neutral army never attacks, moves or gets anything: no reinforcements, no captain, no cards, and the Fellowship doesn't move for it. It only defends, strongholds included; your opponent rolls its dice.

    If only you and the neutral army are left, you win.
    .title = Two players

rules-alliance =
    Four players. Green and Yellow are one team, Black and Red the other, but everybody plays their own regiments, territories and cards: you can't give anything to your partner or reinforce them.

    At the end, add up each team's points. The best player of the better team wins, so a strong player with a weak partner can lose. If the teams tie, the best single score decides.

    If a whole team is eliminated, the game ends and the best player of the other team wins. Partners can't attack each other, unless the table chose otherwise.
    .title = Alliance

rules-team =
    Four players, two teams, no points: a team wins or loses together. As in Alliance, nothing is shared.

    {""}**Good** wins when the Ring is destroyed or both Evil players are out. **Evil** wins when both Good players are out or the Ring is found.

    {""}**The hunt:** on an Evil player's turn, before the Fellowship moves, if an Evil player holds the Ring's territory, that player rolls two dice: +1 for holding the whole region, +1 for a captain there. 12 or more finds the Ring.

    The Evil player with more strongholds in Mordor places and plays last, the player to their left first. A die breaks ties.
    .title = Team

rules-options =
    A table chooses its options in the lobby. `/risk table options` shows them with a short code; the same options always have the same code.

    Where the printed rules are silent or differ, the default is the reading we think is best supported; options let you play another. Mode and edition are options too.

    Once the game has begun, options don't change.
    .title = Options
