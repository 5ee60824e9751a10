# What the guide says in the course of The Lord of the Rings: a line of 110 characters at most, to a friend.
guide-lotr-trade = Three of your cards make a set: **{ action-trade.verb }** turns them into extra regiments.
guide-lotr-place = New regiments first. Put them beside what you'll take next, best with a captain.
guide-lotr-again = After every turn the Ring moves on. At Mount Doom the game ends, and points decide.
guide-lotr-strongholds = A stronghold adds 1 to its defender's best die, one regiment a turn and 2 points.
guide-lotr-mission = Your captain stands where your mission sends him: declare it now, for its reward and points.
guide-lotr-region = One more territory and a whole region is yours: more regiments each turn, and points at the end.
guide-lotr-captain = Pick an attack, with a captain if you can: +1 to your best die. Then **{ button-until-won }**.
guide-lotr-go-on = Again? Go on while you have more regiments than they do. You may stop after any roll.
guide-lotr-move-in = It's yours! A captain who fought moves in too. Bring more along; one regiment stays behind.
guide-lotr-sites = A conquest earns a Territory card; a captain's conquest of a site earns an Adventure card.
guide-lotr-cards = Adventure cards do what they say and score when played. **{ button-hand }** shows yours and when.
guide-lotr-stop = Nothing good is left to attack. Stop here: regiments you keep will defend you.
guide-lotr-march = One move to end your turn: bring idle regiments, and a captain if you like, to your border.
