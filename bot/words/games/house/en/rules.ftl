# A page for each house rule.

rules-house-yalta =
    The dealt Territory cards lie face up, and nobody has placed { UNIT(form: "a") } yet. Now you can trade: offer some of your cards to one player for some of theirs, any number on either side, even for nothing. Nobody can end up without a card, or with more cards than starting { UNITS() }, because each card places one { UNIT() } on its territory.

    The other player accepts or declines with a button. A trade is off once one of its cards has changed hands. When everybody is ready or time is up, { UNITS() } go onto the territories you then hold.
    .title = Yalta

rules-house-blind-yalta =
    You see the cards dealt to you, and nobody else's; two wild cards are dealt as well. Lay a lot of cards of one region face down and call how many there are. Any player can swap the same number of cards of one region for it, unseen. By calling, you agree to any lot of that size.

    Wild cards pass for any region, so a lot can be a bluff. They claim no territory and go back to the deck. The trade ends when everybody is ready; lots nobody took go back.
    .title = Yalta with blind lots

rules-house-general-mobilisation =
    There is no deck and no hand: each Territory card lies face up before the player who holds its territory, and changes hands with it. Nobody draws or trades in sets, and there are no wild cards.

    You get the { UNITS() } for your territories at the end of your own turn. At the end of each round, when everybody has played, all players get 6 { UNITS() } for each trio of the three symbols among their cards, and the bonus of each region they hold completely. You place in turn order.

    With an option, the { UNITS() } for territories also come at the end of the round.
    .title = General Mobilisation

rules-house-calculated-risks =
    The attacker stakes any number of { UNITS() }, but one must stay; then the defender stakes any number, up to all. Each rolls two dice and adds their stake. Captains and strongholds add their usual bonus.

    The lower score loses its whole stake. On a tie both lose theirs, but one defender stays if the territory would be empty.

    The panel's odds and `/risk odds` follow this rule.
    .title = Calculated Risks

rules-house-continental-power =
    If you hold more than half of a region at the end of your turn, you get its power:

    - one { UNIT() } on each of your territories there: Asia, Europa, Mordor
    - one Territory card: North America, Germania, Arnor
    - remove three enemy { UNITS() }, never the last of a territory: Africa, Asia Minor, Rhovanion
    - one enemy { UNIT() } next to you joins you: South America, Atlantis, Mirkwood
    - reroll your lowest attack die and keep the better: Europe, Africa of the Ancient Earth, Eriador
    - any number of moves: Australia, Hyrkania, Rhûn
    - +1 when you defend strongholds and named places: Gondor

    The dice power and Gondor's last until the end of your next turn; you have the moves while you hold the region. Options move each power to another region.
    .title = Continental Power

rules-house-hecatomb =
    The dead don't come back. Everybody has twice the starting { UNITS() } for the whole game: half on the board, half in reserve. Everything you get comes out of your reserve; once it is empty, you get nothing.

    When nobody has a reserve left and a whole round passes without an attack, the game is over. The most territories win; ties share the victory. `/risk status` shows the reserves.
    .title = Hecatomb

rules-house-prisoners-of-war =
    You have twice the starting { UNITS() } for the whole game, as in Hecatomb, but those that fall in battle become the other side's prisoners. Before your turn you can propose exchanges: so many of yours for so many of theirs. The other player agrees with a button. Freed { UNITS() } go back to their own reserve. With an option, Territory cards can be part of the deal.

    The neutral army sends home the { UNITS() } it beats. If you eliminate a player, you take over their prisoners. The game also ends as in Hecatomb, when nobody can fight on.
    .title = Prisoners of War

rules-house-risk-bounty =
    If you take a territory of a region that one opponent held completely when your turn began, you pick this turn's Territory card from the whole deck, wild cards included, instead of drawing it. Then the deck is reshuffled. This works once a turn, and never for a region of the neutral army.
    .title = Risk Bounty

rules-house-single-front =
    One offensive a turn. Your first roll fixes its source and its target: attack there as often as you like, nowhere else. After a conquest, it continues from the territory you just took, against any territory next to it. When you stop or can't go on, your attacks are over for this turn.
    .title = Single Front

rules-house-equal-arms =
    Every set of cards is worth ten { UNITS() }, whether it is the first of the game or the twentieth and whatever its symbols. Waiting gains nothing. The two { UNITS() } for a territory on a traded card stay as the table plays them.
    .title = Equal Arms
