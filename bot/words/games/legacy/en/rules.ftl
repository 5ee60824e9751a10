# The rules of Risk Legacy, retold by topic; each fits one message.
help-goal-legacy = four red stars.

rules-legacy-goal =
    Three to five players fight a war on a board that each war changes for ever. **Four red stars win at once**, in anybody's turn; so does being the only one left.

    A star is
    - the token that you begin with if you have never signed the board;
    - any headquarters that you hold with at least one troop, your own included;
    - bought with four resource cards at the very start of your turn;
    - the reward of a mission;
    - given once to the player who holds most territories when the coin cards run out for the first time (a tie: nobody).

    A campaign has fifteen wars. What is stuck on the board stays for all of them.
    .title = Goal

rules-legacy-campaign =
    A campaign is played on one board by up to 24 members, three to five in each war.

    {""}**What lasts:** cities and their names, fortifications, scars, names and bonuses of continents, coins on cards, destroyed cards, the power that each faction has kept, and every signature.

    {""}**What does not:** troops, headquarters, stars, missiles, hands of cards.

    Signatures, missiles, naming bonuses and founded cities belong to people; powers and victories to factions. You may play another faction in each war.

    Another player may take over a seat during a war: its star and missiles stay; signature, cities and rewards go to the player who holds it when the war is won. Between two wars, names can be changed: `/risk campaign name`.

    {""}**The sealed packs:** four on the lid, two pockets and a hidden envelope. Each opens by itself when what is written on it happens, the envelope by a vote alone, and changes the campaign for ever. `/risk campaign packs` shows them.

    A war that is called off has no winner and is not counted, but what was stuck on the board stays.

    House rules are not offered: their effects would stay on the board in every later war.
    .title = The campaign

rules-legacy-setup =
    {""}**Before the first war** each faction keeps one of its two powers for ever, by a secret ballot; a die decides a tie. Twelve territory cards get a coin.

    {""}**Each war:**
    1. Have you never signed? Take a red star. Otherwise take a missile for each of your signatures.
    2. A hidden scar card for each, if there are enough for all.
    3. Four territory cards lie open; ten coin cards; from the second war on a mission.
    4. The highest roll chooses first, then clockwise: a faction, and a territory for its headquarters and 8 troops.

    A start is a territory that nobody occupies, without a scar and without a city; or one with a free major city that you founded. Headquarters never stand side by side.

    If nothing is left, the distance does not count; then scars do not; then cities do not.
    .title = Set-up

rules-legacy-start =
    {""}**Start of the turn.** Before anything else you may buy red stars for four resource cards each, whatever they are worth.

    {""}**Join the war.** Without a troop on the board you place half of your starting troops on a legal start, and skip the recruits. There is no new headquarters, so you may stand next to one. If no start is left, you are out for good.
    .title = Start of the turn

rules-legacy-recruits =
    Add your territories and the population of your cities, and divide by three, rounded down; never fewer than 3 troops.

    Add the bonus of each continent that you hold whole: North America 5, Europe 5, Asia 7, Africa 3, South America 2, Australia 2. A +1 or −1 sticker counts for everybody; a continent that you named brings you one more.

    Once a turn you may trade resource cards worth 2 to 10 coins:
    2 → 2, 3 → 4, 4 → 7, 5 → 10, 6 → 13, 7 → 17, 8 → 21, 9 → 25, 10 → 30 troops (the gentle table: 1 to 8, and 10). More than 10 counts as 10; no change is given.

    Place all troops on your own territories.
    .title = Recruits

rules-legacy-expansion =
    You expand and attack as often as you like, in any order. At least one troop always stays behind.

    {""}**Expanding** is walking into a neighbouring territory that nobody occupies. No dice are thrown.
    - A city costs as many troops as its population: 1 in a minor, 2 in a major city. A fortified one costs 2 more. So enter with more troops than that.
    - Headquarters without troops are entered in the same way, and are yours to count.

    Expanding is no conquest: it entitles you to no card.
    .title = Expansion

rules-legacy-combat =
    Attack with one to three troops; the defender uses one or two. Both throw one die for each. Then, in this order:

    1. Bunkers, fortifications and powers change the dice, never below 1 or above 6.
    2. The dice are sorted, and **missiles** may be fired by anybody: each makes one die of either side a 6 that nothing changes.
    3. The dice are sorted again and compared in pairs, the highest first. A tie is the defender's.

    After a throw of three against a fortification one of its ten boxes is crossed, win or lose.

    If the territory falls, the troops that fought move in, and more may follow. Headquarters stay and count for you.

    The player who kills another's last troop takes that player's resource cards. Nobody is out by that: they join the war on their next turn.
    .title = Combat and missiles

rules-legacy-end =
    {""}**Manoeuvre:** once, any number of troops between two territories that are linked by your own.

    {""}**End of the turn:** if you conquered anything, you may take a resource card:
    - If you hold the territory of an open card, it must be one of these. The others slide on, and a new one is opened in slot 1.
    - Otherwise a coin card. Then the oldest open card, in slot 4, is discarded, the others slide, and a new one is opened.
    - If there are no coin cards either, nothing.

    Or you claim the open mission, if it is fulfilled; it needs no conquest.

    A territory card has one to six coins. A coin card counts as one.
    .title = Manoeuvre and card

rules-legacy-factions =
    Each faction keeps one of two powers for the whole campaign.

    {""}**Die Mechaniker:** { CARD("fortified_hq") }: its own headquarters count as fortified while it defends them. { CARD("double_six_wall") }: two natural sixes in defence bar further attacks there this turn.
    {""}**Enclave of the Bear:** { CARD("first_strike_fear") }: the first territory attacked in a turn defends with 1 less on the lower die. { CARD("triple_conquest") }: a natural triple that kills one kills all.
    {""}**Imperial Balkania:** { CARD("round_up") }: recruits are rounded up. { CARD("expansion_card") }: four expansions in a turn entitle to a card.
    {""}**Khan Industries:** { CARD("hq_levy") }: a troop on each headquarters held as the turn begins. { CARD("card_levy") }: a troop on the territory of the card just taken, if held.
    {""}**Saharan Republic:** { CARD("free_timing") }: the manoeuvre at any moment of the turn. { CARD("free_path") }: the manoeuvre between any two of its territories, linked or not.
    .title = Factions

rules-legacy-scars =
    A scar card is hidden until it is played. Just before any attack roll, any player who holds one may put it on the attacked territory, if that has no scar yet. It counts for that very roll, and for ever:

    - **Bunker:** the defender adds 1 to the higher die.
    - **Ammo shortage:** the defender takes 1 off the higher die.

    A single die is both the higher and the lower one. Several changes are added up first.

    Where two scar cards are declared together, the attacker's comes first, then the defender's, then clockwise. A card not played goes back for the next war; one that was played is used up.

    You need not answer each time: an order says for whom, and from what chance on, your scar card or a missile is used. Without one, the roll goes on.
    .title = Scar cards and orders

rules-legacy-cities =
    {""}**Minor cities** have a population of 1, **major cities** of 2. The player who holds the territory counts it for recruits. Only the founder of a major city may start a war on it.

    {""}**Fortified:** the defender adds 1 to both dice; a bunker is added to that. Ten boxes; one is crossed by each throw with three attackers, and the tenth still counts.

    A territory has at most one city and one scar.
    .title = Cities and fortifications

rules-legacy-missions =
    From the second war on (or later, by option) one mission lies open. You claim it at the end of your own turn, instead of a card, for a red star; one a turn. Then another is opened.

    - **{ CARD("amphibious_onslaught") }:** 4 conquests by sea line in one turn.
    - **{ CARD("imperial_might") }:** continent bonuses of 7 or more together.
    - **{ CARD("reign_of_terror") }:** 9 conquests in one turn.
    - **{ CARD("superior_infrastructure") }:** 6 cities held.
    - **{ CARD("unexpected_attack") }:** all territories of a continent conquered in one turn.
    - **{ CARD("urban_assault") }:** 4 cities conquered in one turn.

    One that the board cannot fulfil yet goes under the deck.
    .title = Missions

rules-legacy-rewards =
    The winner signs the board and takes one of these, for ever:
    - name a continent, for one troop more whenever you hold it;
    - found and name a major city where there is none;
    - cover a scar;
    - put the +1 or the −1 on a continent, for everybody;
    - fortify a city;
    - destroy a territory card.

    Then, clockwise, each player with a troop on the board takes one: found and name a minor city on a territory of one's own, or put a coin on the card of one (six at most). What is used up is not offered. A player without a troop on the board by then is noted down as eliminated.

    A reward can be left for later: the others go on. I write to you once more when the lobby of the next war opens; when that war starts, the reward lapses.

    When the rewards of the fifteenth war are taken, the player who has signed most often names the world (a tie: dice, plus one for each continent that they have named). Later wars bring no rewards.
    .title = Rewards

rules-legacy-options =
    The options are those of the campaign: they are chosen before its first war and hold for all fifteen.

    They settle points on which the rules are silent or sources differ: when missions begin, what keeps a territory from being a start, whether headquarters may stand side by side, which open card is discarded for a coin card, who declares first, what resources bring, who chooses the powers, where the first coins go, how many coins there are for holding on, and what becomes of a seat that is given up.

    The first choice of each is the default. `/risk table options` shows what your table has chosen.
    .title = Options

# $war: the war that is played or comes next; $packs: how many packs are open.
help-first-legacy =
    {""}**Risk Legacy** is a campaign: fifteen wars on one board, and what is stuck on it stays for ever. **Four red stars win a war.** The first minute:

    1. **Take a seat** with the buttons; the AI can take free ones. One of you presses **{ POSTED("start") }**.
    2. { $war ->
        [1] **Before the first war** you vote: each faction keeps one of its two powers. Then everybody
       *[other] **As the war begins** everybody
    } chooses a faction and the territory where its headquarters and 8 troops begin.
    3. **On your turn** I mention you. Press **{ POSTED("play") }**: you recruit, expand, attack, then manoeuvre. You see the odds of each attack.
    4. **The stars:** one to begin with if you have never won, one for each headquarters you hold, one for four resource cards, one for a mission.
    5. **Between turns** nobody waits for you: I roll your defence. Set the rest under **{ POSTED("orders") }**.
    6. **{ POSTED("hand") }** shows your resource cards and your scar card, to you alone.
    { $war ->
        [1] {""}
       *[other] 7. **Since the first war:** a missile for each war that you have won makes a die of any roll a 6. A mission lies open, unless your options have it come later: claim it as your turn ends, for a star.
    }{ $packs ->
        [0] {""}
       *[other] {" "}What the open packs change stands in the rules, below.
    }

    After the war the winner signs the board, and those who held on take a reward too. `/risk rules` explains it all by topic.
