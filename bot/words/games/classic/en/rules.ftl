# The rules of classic Risk, retold by topic; each fits one message.
help-goal-classic = a mission, capitals, or the whole board.
help-aims-classic =
    - **Goal:** as the mode on the lobby's card says: fulfil your secret mission, eliminate everybody else, or hold the capitals.
    - **How:** territories and whole regions bring you armies each turn, sets of cards bring more.
    - **Length:** there is no last round. The game ends when somebody reaches the goal.

rules-classic-goal =
    You fight for a board of territories, grouped into regions. The mode decides how you win:

    - **Secret mission** (3 to 6 players): do what your secret card asks.
    - **World conquest** (3 to 6): be the last player left.
    - **Two players:** the same, with neutral armies between you.
    - **Capitals** (3 to 6): hold your own capital and all the others at the same time.

    In every mode you win if you are the only player left.{ $bonuses ->
        [none] {" "}The Ancient Earth takes up to five players.
       *[other] {""}
    }

    {""}**Your turn:**
    1. Get and place reinforcements; trade in sets of cards first if you like.
    2. Attack as often as you like.
    3. If you conquered anything, draw a Territory card.
    4. Move armies once between two of your territories.
    .title = Goal

rules-classic-setup =
    Your starting armies depend on the board and the number of players; see “Boards and editions”.

    - **Dealt:** the Territory cards are dealt, starting left of the first player, and each territory gets one army. Secret missions and two-player games always start this way.

    - **Claimed:** a die decides who starts. In turn, you put one army on an empty territory until all are taken.

    Then, in turn, you add one army at a time to your own territories until all are placed. Secret missions are dealt before all this; capitals are picked after it.

    Finally the cards and two wild cards are shuffled into the deck. With secret missions a die decides who plays first; otherwise it is the player who placed first.

    You don't have to wait for each other: write your wishes once, and I place for everybody in exactly this order.
    .title = Set-up

rules-classic-reinforcements =
    At the start of every turn, including your first, you get
    - a third of your territories, rounded down, at least 3 armies;
    - the bonus of each region you hold completely;
    - what your sets of cards bring: *{ rules-classic-sets.title }* in the list below.

    { $bonuses ->
        [none] The World: Asia 7, North America 5, Europe 5, Africa 3, South America 2, Australia 2.
            The Ancient Earth: Europa 7, Germania 5, Africa 5, Asia Minor 3, Atlantis 3, Hyrkania 2.
            Middle-earth: as on its board; `/risk board` as text lists each bonus.
       *[other] Bonuses on this board: { $bonuses }.
    }

    Place all of them on your own territories, as you like, before you attack.
    .title = Reinforcements

rules-classic-sets =
    Each Territory card shows a territory and a symbol: { $board ->
        [none] infantry, cavalry or artillery; on the Ancient Earth skull, blade or sphere
        [ancient] skull, blade or sphere
       *[other] infantry, cavalry or artillery
    }. Two wild cards count as any symbol. You draw one card at the end of a turn in which you conquered anything.

    A set is three of a kind, one of each, or any two with a wild card. { $set-values ->
        [escalating] Sets get more valuable for everybody: the first of the game is worth 4 armies, then 6, 8, 10, 12, 15, 20 and 5 more each time.
        [by-symbol] A set counts by symbol: 4, 6 or 8 armies for three of a kind, 10 for one of each.
       *[other] Sets get more valuable for everybody: the first of the game is worth 4 armies, then 6, 8, 10, 12, 15, 20 and 5 more each time. On Middle-earth a set counts by symbol: 4, 6 or 8 for three of a kind, 10 for one of each.
    }

    If a card of the set shows a territory you hold, add two armies there: { $card-lands ->
        [each-set] with every set
        [once-a-turn] once a turn
       *[other] with every set, or once a turn on the Ancient Earth
    }.

    With five or more cards at the start of your turn, you must trade in a set. Traded cards { $traded-cards ->
        [kept-aside] wait until the deck is empty, then they are reshuffled
        [under-the-pile] go under the deck at once
       *[other] wait until the deck is empty, then they are reshuffled; on the Ancient Earth they go under the deck at once
    }.
    .title = Cards and sets

rules-classic-combat =
    Attack from a territory with at least two armies into one next to it or joined by a sea line. Mountains block the way.

    You roll one, two or three dice, one per army, and one army must stay. Then the defender rolls one or two{ $lone-die ->
        [two] {""}
        [one] , but only one against a single attacker
       *[other] ; on Middle-earth only one against a single attacker
    }.

    Compare the highest dice, then the second highest. The higher die wins, the defender wins ties, and the loser of each pair removes an army.

    Attack as often as you like, from anywhere. Nobody waits for the defender: I roll as many dice as the defence allows, unless your standing orders say otherwise.

    { $first-rounds ->
        [war] {""}
        [truce] Nobody can be eliminated before round 4.
       *[other] On Middle-earth, following its play aid, nobody can be eliminated before round 4.
    }
    .title = Combat

rules-classic-occupation =
    When the last defender falls, the armies of that last roll move in. You can move more, as long as one stays behind.

    {""}**Elimination:** if you take a player's last territory, you also take their Territory cards. { $trades-after-elimination ->
        [down-to-four] With six or more in hand, you trade in sets at once until four or fewer are left, and place those armies; five or fewer cards wait for your next turn.
        [every-set] You trade in every possible set at once, and place those armies.
       *[other] With six or more in hand, you trade in sets at once until four or fewer are left, and place those armies; five or fewer cards wait for your next turn. On Middle-earth you trade in every possible set at once.
    }

    Then your turn goes on. If no opponent is left, you win.
    .title = Conquest and elimination

rules-classic-fortifying =
    At the end of your turn you can make one move: any number of armies from one of your territories to another. One must stay.

    { $fortify ->
        [connected] Your own territories must connect the two.
        [adjacent] The two must be neighbours.
       *[other] In the booklet of the four modes, your own territories must connect the two. On the Ancient Earth and in the play aid for Middle-earth, the two must be neighbours. The table's options say which rule you play.
    }

    You draw your Territory card { $card-drawn ->
        [before-marching] before the move
        [after-marching] after the move
       *[other] before the move; on Middle-earth, after it
    }.
    .title = Fortifying

rules-classic-missions =
    Everybody gets one secret mission; **{ POSTED("hand") }** shows yours to you alone. There are three kinds: hold a number of territories, hold two or three whole regions, or eliminate a colour.

    - If that colour is yours, you need { $board ->
        [none] 24 territories from the start (36 on the 64 of Middle-earth)
        [middle-earth] 36 territories from the start
       *[other] 24 territories from the start
    }.
    - Missions against colours nobody plays are removed before the deal.
    - If another player eliminates your target, you win at once; with an option you need the territories instead. If the target gave up, nobody eliminated it: you need the territories.

    I check your mission after every change you make on the board and when your turn begins. When it is done, I show it and you win. If two are done at once, the player whose turn it is comes first.

    I deal from the set of twelve; with six players, or by option, from the set of fourteen. Missions for boards other than the World are our own, equally hard.
    .title = Secret missions

rules-classic-two-players =
    Two players, with neutral armies between them. All three sides start with the same number of armies: { $board ->
        [none] 40 on the World, 30 on the Ancient Earth, 55 on Middle-earth (40 on its 42 territories)
        [ancient] 30
        [middle-earth] 55
       *[other] 40
    }.

    The cards are dealt three ways, Neutral included. Then each of you places two armies a turn on your own territories{ $two-players-place ->
        [own-first] . When those are placed, you take turns placing the neutral ones, one at a time.
        [together] , and one neutral army along with them.
       *[other] . When those are placed, you take turns placing the neutral ones, one at a time. On the Ancient Earth, you place one neutral army along with every two of yours.
    }

    Neutral only defends, and your opponent rolls its dice. It never attacks, moves or grows. Taking its territories earns cards as usual.

    You win when your opponent holds nothing; you don't have to beat Neutral.
    .title = Two players

rules-classic-capitals =
    When all armies are placed, everybody secretly picks a capital among their own territories. You can change your mind until the last player has picked. Then all capitals are revealed, and their cards leave the deck.

    You win when you hold your own capital and all the others at the same time. In the short game, two enemy capitals are enough with four players, three with five.

    You can win back a lost capital, and you fight on without it. The capital of a player who is out or gave up still counts for its holder.
    .title = Capitals

rules-classic-boards =
    - **The World**, 42 territories, with the booklet of the four modes. Armies: 35 with three players, 30 with four, 25 with five, 20 with six.

    - **The Ancient Earth**, 42, with the classic game of its box. 35, 30, 25; five players at most. You move to a neighbour only, a card's territory gets two armies once a turn, and traded cards go under the deck.

    - **Middle-earth**, 64 or 42 territories, with the classic column of the play aid. 50, 45, 40, 35 (on the 42: 35, 30, 25, 20). You move to a neighbour only, sets count by symbol, one defender rolls against a single attacker, you draw your card after the move, and nobody is eliminated before round 4.

    Each of these is an option: “As in the edition” follows the board, and a table can choose otherwise. It can also close the sea line from East Africa to the Middle East, as in some prints of the World.
    .title = Boards and editions

rules-house =
    Each house rule changes one thing. The host ticks them in the lobby under **{ POSTED("options") }**, or types them: `/risk new classic house:Hecatomb, Single Front`. The lobby card lists them, and they are part of its code.

    You can combine most of them. If two don't fit, I say so at once and why: both kinds of Yalta; General Mobilisation with Risk Bounty or Equal Arms; Hecatomb with Prisoners of War. Yalta needs dealt territories.

    `/risk rules` has a page for each.
    .title = House rules
