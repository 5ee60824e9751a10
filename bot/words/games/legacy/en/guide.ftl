# What the guide says in the course of Risk Legacy: a line of 110 characters at most, to a friend.
guide-legacy-goal = Four red stars win at once. Each headquarters you hold is a star, your own included.
guide-legacy-turn = A turn: place troops, expand and attack as you like, make one manoeuvre.
guide-legacy-rivals = You have one star, your headquarters. The others have two: they began with one more.
guide-legacy-stars = Four resource cards buy a star, but only here, before all else. You begin with four.
guide-legacy-lost = They took land from you. Whoever reaches your headquarters takes its star: keep troops there.
guide-legacy-place = Recruits: a third of your territories, at least 3. Near a headquarters they win a star, or save one.
guide-legacy-again = Your turn again. Count the stars, and who can reach whose headquarters.
guide-legacy-win = This turn can win the war: each headquarters you take is a star, and four of them win.
guide-legacy-failed = That attack failed. Dice do that: with good odds it was still right to try.
guide-legacy-dice = Dice, in each side's colour: highest against highest, then second against second. Ties: the defender.
guide-legacy-tied = You lost a tie: equal dice cost the attacker a troop. So attack where you have clearly more.
guide-legacy-move-in = It's yours! Bring more along if there is more to take; leave some where you could be attacked.
guide-legacy-expand = Empty land is free: walk in without dice. It brings more recruits, but no card.
guide-legacy-go-on = Again: you may go on, or stop after any roll. Go on while you have more troops than they do.
guide-legacy-odds = You roll up to 3 dice, they up to 2. Beside an attack: your chance in %, and what you lose on average.
guide-legacy-earns = You conquered, so you take a resource card at the end of the turn. Four cards buy a star.
guide-legacy-stop = No attack is worth it now. Stop here: troops you keep defend your headquarters.
guide-legacy-march = One manoeuvre through your own land: bring idle troops to the border, or to your headquarters.
guide-legacy-stay = One manoeuvre would be free, but nothing has to move now. Just end the turn.
guide-legacy-card = Your resource card. More coins bring more troops; four cards of any kind buy a star.

# What it says in a real war alone: the set-up, and what a course never comes to.
guide-legacy-powers = Each faction keeps one of its two powers for the whole campaign: you vote. Unsure? Leave it to the others.
guide-legacy-muster = Your headquarters start here with 8 troops, and are a star. Empty land around them lets you grow.
guide-legacy-scar = A scar stays on that territory for ever, for every later war. Play it where it helps you, or pass.
guide-legacy-join = No troops left, but you are not out: come back with half of your starting troops, away from armies.
