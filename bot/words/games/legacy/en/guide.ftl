# What the guide says in the course of Risk Legacy: a line of 110 characters at most, to a friend.
guide-legacy-stars = Four red stars win. Four resource cards buy one, but only here, before all else.
guide-legacy-place = Recruits first. Put them beside an enemy headquarters: it's a star for whoever holds it.
guide-legacy-again = Your turn again. Count your stars: your own headquarters is one. Place for the next.
guide-legacy-expand = Empty land is free: walk in without dice. More territories, more recruits next turn.
guide-legacy-win = This can be the last turn: one more star and the war is yours.
guide-legacy-attack = Pick an attack, then **{ button-until-won }**. Up to 3 dice against 2; the % is your chance.
guide-legacy-go-on = Again? Before a roll, scar cards and missiles may come in; for yours, press **{ button-windows }**.
guide-legacy-move-in = It's yours! Send more along if there is more to take; keep some back if the old place is in danger.
guide-legacy-headquarters = A conquest earns a resource card at the end of your turn; headquarters earn a star at once.
guide-legacy-stop = Nothing good is left to attack. Stop here: troops you keep defend your headquarters.
guide-legacy-march = One manoeuvre: bring idle troops from behind up to your border, through your own land.
guide-legacy-card = You conquered, so take a resource card: more coins, more troops. Four cards make a star.
guide-legacy-reward = In a campaign the winner now changes the board for good. In practice, any choice will do.
