# What the guide says in the course of Risk Legacy: a line of 110 characters at most, to a friend.
guide-legacy-campaign = Legacy is a campaign: what a war changes on the board stays for all later ones. Here you play one war alone.
guide-legacy-goal = Four red stars win at once. Each headquarters you hold is a star, your own included.
guide-legacy-turn = A turn: place troops, expand and attack as you like, make one manoeuvre.
guide-legacy-rivals = Headquarters: yours in Brazil, theirs in North Africa and Western United States. They have a star token each.
guide-legacy-stars = A resource card shows coins. Coins bring troops later; or any four cards buy a star token, as a turn begins.
guide-legacy-lost = They took land from you. Whoever reaches your headquarters takes its star: keep troops there.
guide-legacy-place = Recruits: one troop for three territories, at least 3. Use them to take a headquarters, or to keep yours.
guide-legacy-again = Your turn again. Count the stars, and who can reach whose headquarters.
guide-legacy-win = This turn can win the war: each headquarters you take is a star, and four of them win.
guide-legacy-failed = That attack failed. Dice do that: with good odds it was still right to try.
guide-legacy-dice = Dice meet in pairs, the highest first: the lower side of a pair loses a troop. The defender wins ties.
guide-legacy-tied = A tie, as here, costs the attacker a troop. So attack where you have clearly more.
guide-legacy-move-in = It's yours! Bring more along if there is more to take; leave some where you could be attacked.
guide-legacy-expand = Empty land is free: walk in without dice. It brings recruits; cards come from conquests.
guide-legacy-go-on = Again: you may go on, or stop after any roll. Go on while you have more troops than they do.
guide-legacy-odds = With 4 troops or more you throw 3 dice, they up to 2. Beside an attack: your chance in %, its average cost.
guide-legacy-earns = You took enemy land, so you take a resource card at the end of the turn. Four cards buy a star.
guide-legacy-stop = Taking more would leave you thin. Stop here: troops you keep together defend your headquarters.
guide-legacy-march = One manoeuvre through your own land: bring idle troops to the border, or to your headquarters.
guide-legacy-stay = One manoeuvre would be free, but nothing has to move now. Just end the turn.
guide-legacy-card = The more coins a card has, the more troops it brings. Four cards of any kind buy a star.

# What it says in a real war alone: the set-up, and what a course never comes to.
guide-legacy-powers = Each faction keeps one of its two powers for the whole campaign: you vote. Unsure? **No vote at all** skips it.
guide-legacy-muster = Where you choose, your headquarters start with 8 troops, and are a star. Empty land around lets you grow.
guide-legacy-scar = A scar stays on that territory for ever, for every later war. Play it where it helps you, or pass.
guide-legacy-join = No troops left, but you are not out: come back with half of your starting troops, away from armies.
