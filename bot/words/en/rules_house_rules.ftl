# A page for each house rule.

rules-house-yalta =
    When the Territory cards have been dealt, they lie open before everybody, and nobody has settled yet. Now all may bargain: propose some of your cards to one player for some of theirs, as many as you like on either side, even for nothing. Nobody may be left without any card, nor with more cards than starting regiments: each card puts one on its territory.

    The other takes the bargain or declines it, by a button. A bargain about cards that have gone elsewhere is off. When all are ready, or the time is up, regiments go onto the lands that you then hold.
    .title = Yalta

rules-house-blind-yalta =
    You see the cards dealt to you, and nobody else's; two wild cards are dealt along with them. Lay a lot of one region face down and call how many cards it has. Anybody may swap as many of one region for it, unseen: whoever calls has agreed to any lot of that size.

    Wild cards pass for any region, so a lot may be a bluff. They settle nothing and go back into the pile. It ends when all are ready; lots that nobody took go back.
    .title = Yalta with blind lots

rules-house-general-mobilisation =
    There is no pile and no hand: each Territory card lies open before whoever holds its land, and changes hands with it. Nobody draws, no sets are turned in, and wild cards are out.

    You receive regiments for your territories at the end of your own turn. At the end of each round, when everybody has played, all receive at once: 6 for every trio of the three symbols among their cards, and the bonus of every region held whole. They place in the order of play.

    By an option, the regiments for territories come at the end of the round as well.
    .title = General Mobilisation

rules-house-calculated-risks =
    The attacker stakes as many regiments as wished, up to all but one; the defender then stakes up to all. Each throws two dice and adds the own stake; captains and walls add what they always add.

    The lower score loses its whole stake. At equal scores both lose theirs, but one defender stays if the land would be empty.

    The odds that the panel shows, and `/risk odds`, count in this way.
    .title = Calculated Risks

rules-house-continental-power =
    Whoever holds more than half of a region at the end of the turn has its power:

    - one regiment more on each own land there: Asia, Europa, Mordor
    - one Territory card: North America, Germania, Arnor
    - three regiments off others' lands, never the last of one: Africa, Asia Minor, Rhovanion
    - one enemy regiment next to your land joins you: South America, Atlantis, Mirkwood
    - the lowest attack die thrown again, the better kept: Europe, Africa of the Ancient Earth, Eriador
    - any number of moves: Australia, Hyrkania, Rhûn
    - +1 in defence of strongholds and named places: Gondor

    The power over dice, and Gondor's, last until the end of your next turn; the moves are yours while you hold the region. Options lay each power in another region.
    .title = Continental Power

rules-house-hecatomb =
    The dead do not come back. Everybody has twice the starting army for the whole war: one half on the board, one in reserve. All that you receive comes out of your reserve, and nothing more once it is empty.

    When nobody has any reserve left and a whole round goes by without an attack, the war is over: most territories win, and as many share the victory. `/risk status` shows the reserves.
    .title = Hecatomb

rules-house-prisoners-of-war =
    Twice the starting army for the whole war, as in Hecatomb; but who falls in battle becomes a prisoner of the other side. Before each turn its player may propose exchanges: so many of yours for so many of theirs, as both agree, by a button. Those set free go back into their own reserve. By an option Territory cards may be part of it.

    Who is beaten by the neutral army goes home. Whoever eliminates a player takes over that player's prisoners. The war also ends as in Hecatomb, when nobody can fight on.
    .title = Prisoners of War

rules-house-risk-bounty =
    If in your turn you take a land of a region that one opponent held whole when the turn began, you choose this turn's Territory card from the whole pile instead of drawing it; wild cards too. Then the pile is shuffled. Once a turn, and a region of the neutral army earns nothing.
    .title = Risk Bounty

rules-house-single-front =
    One offensive a turn. With the first throw it has one source and one target: you may attack there as often as you like, nowhere else. After a conquest it goes on from the land just taken, against any land that it touches. When you stop, or cannot go on, your fighting is over for this turn.
    .title = Single Front

rules-house-equal-arms =
    Every set of cards is worth ten regiments, be it the first of the game or the twentieth, whatever its symbols: nobody gains by waiting. The two regiments for a land on a traded card stay as the table plays them.
    .title = Equal Arms
