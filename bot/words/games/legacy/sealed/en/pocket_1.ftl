### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# Names.
card-mutants = Mutants
    .the = the Mutants
    .of = of the Mutants
    .effect = Fallout costs them nothing; they reroll ones against the fire's Bringer; scars work in reverse.
value-faction-mutants = Mutants
card-fallout = Fallout
    .the = Fallout
    .effect = Half of those who enter die, rounded up, and one troop at the end of each of their turns. Nobody recruits there, marches in or through, or sticks anything there any more.
card-emp = EMP
    .effect = Before an attack roll: nothing changes the dice in that territory for the rest of the turn.
card-interference = Interference
    .effect = As another player takes a territory card: they take another one.
card-recon = Recon
    .effect = Instead of a coin card you take any open card.
card-bad_intel = Bad intel
    .effect = At the start of another's turn: one continent of your choice brings them nothing.
card-rally = Rally
    .effect = At the start of your turn: 2 troops in each territory where you hold headquarters.
card-unnatural_strength = Unnatural strength
    .effect = When you attack, your six beats a six.
card-mindshackle = Mindshackle
    .effect = After taking a resource card you may swap it for a random one of a player from whom you conquered this turn.
card-unstable_cloning = Unstable cloning
    .effect = A natural double in your defence brings a troop, if the territory holds.
card-mass_hypnosis = Mass hypnosis
    .effect = When you turn in cards, choose the territory of one of them: nobody attacks it until your next turn.
card-offensive = Attack
    .effect = They learn to attack.
card-defensive = Defence
    .effect = They learn to defend.
card-bodies = Bodies
    .effect = Their bodies change.
card-brains = Brains
    .effect = Their minds change.
value-choice-offensive = Attack
value-choice-defensive = Defence
value-choice-bodies = Bodies
value-choice-brains = Brains
value-power-emp = EMP
value-power-interference = Interference
value-power-recon = Recon
value-power-bad_intel = Bad intel
value-power-rally = Rally

# Events of the deck.
card-agent_of_chaos = Agent of Chaos
    .effect = If no human faction has the bonus of a continent, the Mutants take a red star.
card-fallout_event = Fallout spreads
    .effect = Each territory linked by land to the burnt one loses a die of troops. The Mutants lose none. The event is destroyed.
card-mutants_evolve_1 = The Mutants evolve (1)
    .effect = The Mutants choose for ever: attack or defence.
card-mutants_evolve_2 = The Mutants evolve (2)
    .effect = The Mutants choose for ever: bodies or brains.

# What happens.
event-strike-aimed = { $player } aims a nuclear strike.
event-nuclear-strike = ☢️ **A nuclear strike burns { LAND($where, form: "the") }.** City, walls and scar are gone for ever. { CARD($faction) } is the Bringer of Nuclear Fire, for ever.
event-card-burnt = The card of { LAND($card, form: "the") } is destroyed, for ever.
event-blast-felt = The blast reaches { LAND($where, form: "the") }: { $player } throws a { $die }.
event-missile-power-taken = Missile power { CARD($faction, form: "of") }, for ever: **{ CARD($power) }**.
event-missile-power-used = { $player } spends a missile: { $power ->
        [emp] **EMP** { LAND($what, form: "in") }. Nothing changes the dice there this turn.
        [interference] **Interference**. The card of { LAND($what, form: "the") } cannot be taken.
        [bad_intel] **Bad intel**. { REGION($what, form: "the") } brings nothing this turn.
        [rally] **Rally**. Troops gather at the headquarters.
       *[recon] **Recon**. Any open card may be taken.
    }
event-card-wanted = { $player } reaches for the card of { LAND($card_id, form: "the") }.
event-own-mission-fulfilled = **{ $player } fulfils the Mutants' mission**: the burnt territory and every biohazard are theirs.
event-bringer-armed = { $player } takes { $count } missiles: the Mutants play, and seek revenge.
event-mutants-evolved = **The Mutants evolve:** { CARD($choice) }{ $power ->
        [none] .
       *[other] . Their power from now on: **{ CARD($power) }**.
    }
event-victim-noted = A card of { $player } may be swapped.
event-card-swapped = { $player } swaps the card with one of { $to }'s, unseen.
event-land-protected = Mass hypnosis: nobody attacks { LAND($where, form: "the") } before { $player }'s next turn.
event-protection-ended = { LAND($where, form: "the") } can be attacked again.

# What is asked.
decision-to-burn = ☢️ You fired the third missile: a nuclear strike. Which of the two territories does it burn for ever?
    .wait = choose where the nuclear strike falls
    .topic = Nuclear strike
decision-to-take-power = You have earned a red star. Choose the missile power that your faction keeps for ever.
    .wait = choose a missile power
    .topic = Missile power
decision-to-evolve = The Mutants evolve, for ever. Which way?
    .wait = choose how the Mutants evolve
    .topic = Evolution of the Mutants
decision-to-swap-card = Swap the card that you took for a random one of a player from whom you conquered this turn?
    .wait = swap cards
    .topic = Mindshackle: swap
decision-to-protect = You turned in cards. Which of their territories may nobody attack until your next turn?
    .wait = use mass hypnosis, or pass
    .topic = Mass hypnosis
decision-to-rally = Your turn begins. Spend a missile and put 2 troops in each territory where you hold headquarters?
    .wait = rally troops
    .topic = Rally
window-before-dice = { $who } attacks { LAND($target, form: "the") } from { LAND($source, form: "the") }. Spend a missile on your EMP?
    .wait = use the EMP, or pass
    .topic = EMP before a roll
    .clause = before a roll, for a missile
window-card-wanted = { $taker } is about to take the card { $wanted }. Spend a missile and make them take another card?
    .wait = interfere, or pass
    .topic = Interference
    .clause = when somebody is about to take a card
window-turn-intel = { $turn }'s turn begins. Spend a missile and deny them a continent?
    .wait = use bad intel, or pass
    .topic = Bad intel
    .clause = when somebody is about to recruit

# Answers.
action-burn = The strike burns { LAND($where, form: "the") }
    .verb = Choose the target
action-take-power = { CARD($power) }
    .verb = Take this power
action-leave-power = Wait for the next star
    .verb = Choose later
action-evolve = { CARD($choice) }
    .verb = Evolve
action-wait-to-evolve = Not now
    .verb = Not now
action-swap-card = Swap with { $to }
    .verb = Swap
action-keep-taken = Keep the card
    .verb = Keep the card
action-protect = Nobody attacks { LAND($where, form: "the") }
    .verb = Protect
action-protect-none = Protect none
    .verb = Protect none
action-rally = Rally troops
    .verb = Rally
action-keep-missile = Keep the missile
    .verb = Keep the missile
action-jam = EMP: nothing changes the dice there
    .verb = EMP
action-interfere = Not that card
    .verb = Interfere
action-scout = Recon: take any open card
    .verb = Recon
action-deny = { REGION($where, form: "the") } brings nothing
    .verb = Deny a continent
field-choice = Which way?

# Refusals.
refusal-not-of-the-battle = The strike hits one of the two territories of the battle: { $among }.
refusal-burnt-land = { LAND($where, form: "the") } is burnt: nobody marches in or through. March elsewhere.
refusal-power-taken = Another faction has that power. Free: { $cards }.
refusal-mutant-mission-not-fulfilled = Hold the burnt land and every biohazard first. Once a war.
refusal-no-such-change = Choose one of these: { $cards }.
refusal-not-conquered-from = Swap with a player who has cards and from whom you conquered this turn: { $seats }.
refusal-not-turned-in = You did not turn in that card. Choose among: { $among }.
refusal-hypnotised = Nobody attacks { LAND($where, form: "the") } before the Mutants' next turn. Attack elsewhere.
refusal-power-not-ready = You cannot use { CARD($power) } now: your faction needs the power, you a missile, and only once a turn.
refusal-nothing-to-jam = Nothing changes the dice { LAND($where, form: "in") } this turn any more.
refusal-no-other-card = There is no other card to take. Let them have it.
refusal-no-such-bonus = { REGION($where, form: "the") } brings that player nothing. Choose among: { $regions }.

# Standing orders.
policy-to-burn-target = the attacked territory
policy-to-burn-source = the attacker's territory
policy-to-take-power-own-turn = ask me in my own turn, else choose later
policy-to-take-power-later = choose later
policy-to-evolve-wait = not now
policy-to-swap-card-keep = keep my card
policy-to-protect-own = my most threatened one
policy-to-rally-keep = keep the missile
policy-to-rally-rally = rally
policy-before-dice-pass = keep the missile
policy-before-dice-jam = use it where it helps
    .with = use it where it helps { $some }{ $odds ->
        [0] {""}
       *[other] , from a chance of { $odds }%
    }
wanted-before-dice-odds = From what chance that the territory falls, in percent?
wanted-before-dice-some = For whom?
policy-card-wanted-pass = let them take it
policy-card-wanted-leader = interfere with the leader
policy-turn-intel-pass = keep the missile
policy-turn-intel-greatest = deny the greatest bonus
policy-turn-intel-leader = deny the leader

# The history and the status.
history-glued-fallout = a nuclear strike { LAND($where, form: "in") }
history-story-fallout = War { $war }: a nuclear strike, by { $who }
history-glued-emp = { CARD("emp") }, missile power of the faction { CARD($where) }
history-story-emp = War { $war }: missile power { CARD("emp") }, chosen by { $who }
history-glued-interference = { CARD("interference") }, missile power of the faction { CARD($where) }
history-story-interference = War { $war }: missile power { CARD("interference") }, chosen by { $who }
history-glued-recon = { CARD("recon") }, missile power of the faction { CARD($where) }
history-story-recon = War { $war }: missile power { CARD("recon") }, chosen by { $who }
history-glued-bad-intel = { CARD("bad_intel") }, missile power of the faction { CARD($where) }
history-story-bad-intel = War { $war }: missile power { CARD("bad_intel") }, chosen by { $who }
history-glued-rally = { CARD("rally") }, missile power of the faction { CARD($where) }
history-story-rally = War { $war }: missile power { CARD("rally") }, chosen by { $who }
history-glued-offensive = the Mutants evolved: { CARD("offensive") }
history-story-offensive = War { $war }: { CARD("offensive") }
history-glued-defensive = the Mutants evolved: { CARD("defensive") }
history-story-defensive = War { $war }: { CARD("defensive") }
history-glued-bodies = the Mutants evolved: { CARD("bodies") }
history-story-bodies = War { $war }: { CARD("bodies") }
history-glued-brains = the Mutants evolved: { CARD("brains") }
history-story-brains = War { $war }: { CARD("brains") }
history-glued-agent-of-chaos = event { CARD("agent_of_chaos") } destroyed
history-glued-fallout-event = event { CARD("fallout_event") } destroyed
history-glued-mutants-evolve-1 = event { CARD("mutants_evolve_1") } used up
history-glued-mutants-evolve-2 = event { CARD("mutants_evolve_2") } used up
status-bringer = Bringer of Nuclear Fire
own-mission-mutants = Your mission: hold the burnt territory and every biohazard. It brings a red star, once a war.
status-protected = Mass hypnosis: nobody attacks { LAND($where, form: "the") } before { $who }'s next turn.
status-jammed = EMP: nothing changes dice { LAND($where, form: "in") } this turn.
status-denied = Bad intel: { REGION($where, form: "the") } brings nothing this turn.

# The rules.
rules-nuclear =
    Three missiles on one roll brought the nuclear fire. The player who fired the third said which of the two territories it burnt; their faction is the Bringer of Nuclear Fire for ever.

    - **The strike, once a campaign:** all who fought died, then all troops there. Headquarters were demolished; city, walls, scar and card are gone. Each territory linked by land lost a die of troops. Players knocked out by it discarded their cards.
    - **The burnt territory:** half of those who enter die, rounded up, and one troop at the end of each turn of its holder. Nobody recruits there, marches in or through, starts there or sticks anything there.
    - **Missile powers:** with the next red star that you take in a war (not those of the start, nor headquarters) your faction chooses one of those left, for ever. Once a turn you may spend a missile on it: EMP, Interference, Recon, Bad intel, Rally.
    .title = Nuclear fire
rules-mutants =
    The Mutants can be chosen from the war after the strike on.

    - They lose nothing in the burnt territory nor to the event of fallout. For them it is a scar like a biohazard.
    - Biohazards bring them a troop, mercenaries cost one.
    - Attacking the Bringer of Nuclear Fire they reroll all ones until none is left. In wars with Mutants the Bringer starts with 2 more missiles.
    - Their mission: hold the burnt territory and every biohazard, for a red star at the end of the turn, once a war.
    - They take no missile power and no other power or mission for their card.
    - Two events let them evolve for ever. Attack and bodies: unnatural strength. Attack and brains: mindshackle. Defence and bodies: unstable cloning. Defence and brains: mass hypnosis.
    .title = Mutants

# What pictures say beside their signs and arrows.
sign-fallout = Fallout
mission-own-lands = { $held } of { $wanted } territories

# Why?: see bot/words/en/why.ftl.
why-to-burn = Three missiles on one roll bring the nuclear fire, and you fired the third. It happens once in a campaign.
why-to-take-power = Since the strike, a red star brings a missile power, one for each faction. A missile is spent each time it is used.
why-to-evolve = The Mutants may change once, as their mission is fulfilled. What they become stays.
why-to-swap-card = The power of your faction lets it exchange the card that it has just taken.
why-to-protect = The power of your faction shields a territory whose card you turned in.
why-to-rally = A missile can be worth more than a six: your faction's power turns it into troops.
why-before-dice = A roll is about to be made. Your faction's power can keep anything from changing its dice, for a missile.
why-card-wanted = Somebody is about to take a card. Your faction's power can deny that one, for a missile.
why-turn-intel = Somebody is about to recruit. Your faction's power can deny them a continent's bonus, for a missile.
leads-burn = everybody there dies, and the territory is burnt for ever.
leads-take-power = your faction keeps it for ever.
leads-leave-power = you choose with your next star, among those left by then.
leads-evolve = they stay so, in every war.
leads-wait-to-evolve = you may choose later.
leads-swap-card = a random card of theirs is yours, and yours is theirs.
leads-keep-taken = nothing changes hands.
leads-protect = nobody attacks it until your next turn.
leads-protect-none = nothing is shielded.
leads-rally = the missile is gone, and the troops stand there.
leads-keep-missile = you still have it.
leads-jam = the missile is gone, and the dice count as they fall.
leads-interfere = the missile is gone, and they take another card.
leads-scout = the missile is gone, and you take any open card.
leads-deny = the missile is gone, and they recruit without that continent.
