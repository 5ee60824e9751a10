### SEALED: what is in here spoils Risk Legacy for whoever plays it. What the post says when a seal breaks, pack by pack.

opening-pack_1 =
    {""}**The draft.** From the next war on nobody simply picks a faction and a start: factions and numbered cards lie open, and you take one at a time, clockwise and back again. The cards say how many troops and coins you begin with, who places first and who plays first.
    {""}**Three biohazard scars** join the scar cards. One is played at the start of any turn, or at the end of your own, on a territory without a scar: the player who holds it loses a troop there at the end of each turn of theirs.
    {""}**Seven event cards.** From now on one is turned up whenever the card that comes into slot 1 bears an even number of coins.
opening-pack_2 =
    {""}**Six comeback powers.** A faction that is knocked out or eliminated, and has none yet, takes one for ever. The player who was just eliminated chooses first.
    {""}**Three mercenary scars** join the scar cards. One is played at the start of any turn, or at the end of your own: the player who holds the territory gets a troop there at the end of each turn of theirs.
opening-pack_3 =
    {""}**Homelands.** The continent in which a faction has started most often is its homeland. When a card is due to you, you may take an open card of your homeland without holding the territory.
    {""}**Two missions of two stars** join the missions, and **three event cards** the events.
opening-pack_4 =
    {""}**The World Capital** stands: a city of population 5, for ever. The faction with most wins of those that play leads: it chooses the first mission, and begins with three troops more in the World Capital.
    {""}**Six private missions** join the missions. A faction that fulfils one keeps it on its card, and may fulfil it again, once in each later war.
opening-pocket_1 =
    {""}**A nuclear strike, now.** The player who fired the third missile chooses which territory is hit: the attacked or the attacking one. All troops there die, headquarters are demolished, each neighbour by land throws a die and loses as many troops, and fallout stays for ever. That faction is the Bringer of Nuclear Fire.
    {""}**Five missile powers.** A faction that earns a star, and has none yet, takes one.
    {""}**Mutants** may be played from the next war on, and **eight event cards** join the events then.
opening-pocket_2 =
    {""}**The Aliens land, now.** The player who is about to place these troops becomes their Collaborator, says in which ocean Alien Island lies and where its two sea lines lead, and lands there with these troops and ten Alien troops. In this war both are one faction; from the next one on the **Aliens** may be played.
    {""}**Five weaknesses** join the scar cards, each for a faction and not for a territory. A city can become a **ruin**. **Seven event cards** join the events with the next war.
opening-envelope =
    You wanted to know. What was in it cannot be put back.
    { $drawn ->
        [1] {""}**The Ancient Entity.** Up to five event cards join the events, one for each of you, with your name on it. The one who is named says what it does.
        [2] {""}**A deadly virus.** Five equal event cards join the events. Each halves the troops in the city that has most, and its neighbours by land lose one each.
        [3] {""}**An unstable orbit.** Five equal event cards join the events. Each closes the sea until the next turn of the player who turns it up, and every island loses a troop.
       *[4] {""}**Five curses.** From now on each of you bears one in every war; at its end they go back.
    }
    {""}**Ten of your troops destroy a card for ever:** an event before it acts, a curse at the start of your turn.
