# What the guide says in the course of classic Risk: a line of 110 characters at most, to a friend who knows nothing.
guide-classic-place = New armies first. Put them where you'll strike next, beside something worth taking.
guide-classic-again = Your turn again. Look who stands beside you, and place where you'll strike next.
guide-classic-trade = Three of your cards make a set: **{ action-trade.verb }** turns them into extra armies, now or later.
guide-classic-region = One more territory and a whole region is yours: it brings extra armies every single turn.
guide-classic-odds = Pick an attack, then **{ button-until-won }**. Up to 3 dice against 2; the % is your chance.
guide-classic-go-on = Again? Go on while you have more armies than they do. You may stop after any roll.
guide-classic-move-in = It's yours! Send more along if there is more to take; keep some back if the old place is in danger.
guide-classic-card = That conquest earns you a card when your turn ends. One a turn, so a second isn't needed.
guide-classic-win = This can be the last turn: take what your enemy has left, and you win.
guide-classic-stop = Nothing good is left to attack. Stop here: armies you keep will defend you.
guide-classic-march = One move to end your turn: bring idle armies from behind up to your border.
