# What the guide says in the course of Risk Godstorm: a line of 110 characters at most, to a friend.
guide-godstorm-march = End of a turn: one move for your armies and gods, from behind up to your border.
guide-godstorm-heaven = Your dead fight on! From Heaven they go below, where crypts and altars are 1 point each.
guide-godstorm-below = The Underworld is empty at first: walk in without dice, crypts and altars first.
guide-godstorm-bid = Everybody pays what they bid, so bid little. In the last epoch, the last place is best.
guide-godstorm-place = You get as much faith as armies. Place the armies where you'll attack this turn.
guide-godstorm-gods = A god costs 3 faith and changes your dice; a temple costs 5, and pays every turn.
guide-godstorm-buy = A miracle card costs 2 faith, from the deck of a god you have on Earth.
guide-godstorm-miracle = War and Death cards are played now, before you attack. It's fine to have none: go on.
guide-godstorm-war-god = Pick an attack, with your god of War if you can: he wins ties. Then **{ button-until-won }**.
guide-godstorm-go-on = Again? Go on while you have more armies than they do. You may stop after any roll.
guide-godstorm-move-in = It's yours! Gods who fought go along. Bring more armies; one stays behind.
guide-godstorm-points = Each territory is 1 point when the fifth epoch ends, a whole continent its bonus more.
guide-godstorm-stop = Nothing good is left to attack. Stop here: what you hold at the end is what counts.
