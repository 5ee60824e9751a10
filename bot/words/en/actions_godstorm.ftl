# Answers in Risk Godstorm: the whole one, as a line of a list, `.verb`, as a button, and what one chooses in it.
field-ask = Choose your marker when the bids are open?
field-crypt = From which crypt?
field-deck = Which deck?
field-faith = How much faith?
field-god = Which god?
field-god_at = Where does your god of War go?
field-gods = Which gods?
field-lands = Which territories?
field-marker = Which marker?
field-of = Which player?
field-temple = To which temple?
field-temple_at = Where does your temple go?
field-what = Which one?
field-wishes = Which markers, favourite first?

# Choices that have a name of their own in a question.
value-deck-war = War deck
value-deck-magic = Magic deck
value-deck-sky = Sky deck
value-deck-death = Death deck
value-what-war = War deck
value-what-magic = Magic deck
value-what-sky = Sky deck
value-what-death = Death deck
