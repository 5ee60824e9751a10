# The rules of classic Risk, retold by topic; each fits one message.

rules-classic-goal =
    Armies fight for a board of territories, grouped in regions. How the war is won is the table's mode:

    - **Secret mission** (3 to 6 players): whoever has done what the own hidden card asks shows it and wins.
    - **World conquest** (3 to 6): be the last player left.
    - **Two players**: the same, with a neutral army between the two.
    - **Capitals** (3 to 6): hold your own capital and those of the others at the same moment.

    Whoever is left alone has won in every mode. On the Ancient Earth up to five can play.

    A turn:
    1. receive and place reinforcements, sets of cards first if you like
    2. attack, as often as you like
    3. take a Territory card if you conquered anything
    4. move regiments once between two of your territories
    .title = The goal

rules-classic-setup =
    Everybody begins with as many regiments as the board and the number of players say; “Boards and editions” lists them.

    - **Dealt:** the Territory cards are dealt out, beginning on the left of the first at the table, and a regiment goes onto each land dealt. So it is always with secret missions and for two players.

    - **Claimed:** a die says who begins; in turn everybody puts one regiment on an empty territory until all are taken.

    Then, in turn, one regiment more at a time on land of one's own, until none is left. Secret missions are dealt before all this; capitals are chosen after it.

    At last the cards and two wild ones are shuffled into the pile. With secret missions a die says who plays first; else the one who placed first does.

    Here nobody waits for weeks: say your wishes once and I place for all, in just that order.
    .title = Setting up

rules-classic-reinforcements =
    At the start of your turn, the first one too, you receive
    - a third of your territories, rounded down, never fewer than 3 regiments;
    - the bonus of every region that you hold whole;
    - what your sets of cards bring; see that topic.

    The World: Asia 7, North America 5, Europe 5, Africa 3, South America 2, Australia 2.
    The Ancient Earth: Europa 7, Germania 5, Africa 5, Asia Minor 3, Atlantis 3, Hyrkania 2.
    Middle-earth: as on its board; `/risk board` in words tells each bonus.

    All of them go onto your own land, as you like, before you attack.
    .title = Reinforcements

rules-classic-sets =
    Each Territory card shows a land and a symbol: infantry, cavalry or artillery; on the Ancient Earth skull, blade or sphere. Two wild cards stand for any symbol. You take one card at the end of a turn in which you conquered anything.

    Three cards make a set: three alike, one of each, or any two with a wild card. Sets grow dearer for everybody: the first of the game is worth 4 regiments, then 6, 8, 10, 12, 15, 20 and 5 more each time. On Middle-earth, by symbol: 4, 6 or 8 for three alike, 10 for one of each.

    If a card of the set shows a land that you hold, two more regiments go there: with every set, or once a turn on the Ancient Earth.

    With five cards or more at the start of your turn you must turn in a set. The cards lie aside until the pile is empty, then they are shuffled anew; on the Ancient Earth they go under the pile at once.
    .title = Cards and sets

rules-classic-combat =
    Attack from a territory with two regiments or more, into one that touches it or to which a sea line leads. Mountains keep neighbours apart.

    You throw one, two or three dice, each for a regiment, and one must stay behind. The defender then answers with one die or two; on Middle-earth with one only against a single attacker.

    The best die meets the best, the second the second. The higher wins, a tie goes to the defender, and the loser of a pair takes off a regiment.

    You may attack as often as you like, from wherever you like. Between turns nobody waits for you: I throw your defence with as many dice as may defend, unless your standing orders say otherwise.

    By the play aid, on Middle-earth, nobody can be eliminated before the fourth round.
    .title = Combat

rules-classic-occupation =
    When the last defender falls, the regiments that attacked in that throw move in; as many more as you like may follow, as long as one stays behind.

    - **Elimination:** whoever takes a player's last territory takes the Territory cards too. With six or more in hand, sets are turned in at once until four or fewer are left, and those regiments placed; with five or fewer they wait for your next turn. On Middle-earth every set there is is turned in at once.

    Then your turn goes on. Is nobody left to fight? Then you have won.
    .title = Conquest and elimination

rules-classic-fortifying =
    At the end of your turn you may make one move: as many regiments as you like from one of your territories to another, one staying behind.

    In the booklet of the four modes the two must be connected through land of your own; on the Ancient Earth and in the play aid for Middle-earth they must be neighbours. The table's options say which holds here.

    The Territory card is taken before the move; on Middle-earth after it.
    .title = Fortifying

rules-classic-missions =
    Everybody is dealt one secret mission; **My hand** shows it to you alone. There are missions of three kinds: a number of territories, two or three regions to hold whole, or the end of one colour's army.

    - Your own colour on the card? Then 24 territories are asked from the start (36 on the 64 of Middle-earth).
    - Missions against colours that nobody plays are taken out before the deal.
    - Has somebody else ended the army that you were sent against? You win at once; by an option you need the territories instead. An army whose player gave up was ended by nobody: territories.

    I look at your mission after every change that you make on the board, and when your turn begins. As soon as it is done it is shown, and you have won. Two at a time: the player on turn comes first.

    The set of twelve is dealt, the set of fourteen with six players or by choice. For the boards other than the World the missions are our own, of like weight.
    .title = Secret missions

rules-classic-two-players =
    Two players, and a neutral army that stands between them. All three begin with as many regiments: 40 on the World, 30 on the Ancient Earth, 55 on Middle-earth (40 on its 42 territories).

    The cards are dealt in three, the neutral army's too. Then each places two regiments a turn on own land; when those are out, the neutral ones are placed, one at a time by each in turn. On the Ancient Earth one neutral regiment is placed with every two.

    The neutral army only defends, and your opponent throws its dice. It never attacks, moves or grows. Taking its land earns cards like any other.

    You win when your opponent holds nothing; the neutral army need not fall.
    .title = Two players

rules-classic-capitals =
    When all regiments stand, everybody chooses a capital among the own territories, in secret. You may change your mind until the last one has chosen; then all are revealed, and their cards leave the pile.

    Whoever holds the own capital and those of all others at the same moment has won. In the short game two of the others' are enough among four players, three among five.

    A lost capital can be won back, and its player fights on without it. The capital of a player who is out, or gave up, still counts for whoever holds it.
    .title = Capitals

rules-classic-boards =
    - **The World**, 42 territories, with the booklet of the four modes. Regiments: 35 with three players, 30 with four, 25 with five, 20 with six.

    - **The Ancient Earth**, 42, with the classic game of its box. 35, 30, 25; five players at most. Moves go to a neighbour, two regiments for a card's land once a turn, traded cards under the pile.

    - **Middle-earth**, 64 or 42 territories, with the classic column of the play aid. 50, 45, 40, 35 (on the 42: 35, 30, 25, 20). Moves go to a neighbour, sets count by symbol, one defender against a single attacker, the card after the move, nobody eliminated before round four.

    Each of these ways is an option: “As in the edition” follows the board, and a table may choose otherwise. So may it close the sea line from East Africa to the Middle East, as some prints of the World have it.
    .title = Boards and editions

rules-house =
    House rules change the game in one point each. The host ticks them in the lobby under **Options**, or types them: `/risk new classic house:Hecatomb, Single Front`. They stand on the table's card and in its mark.

    Most may be played together. What does not fit is refused at once, with the reason: both kinds of Yalta; General Mobilisation with Risk Bounty or Equal Arms; Hecatomb with Prisoners of War. Yalta needs territories to be dealt.

    `/risk rules` has a page for each.
    .title = House rules
