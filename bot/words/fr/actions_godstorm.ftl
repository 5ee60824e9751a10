# Les réponses de Risk Godstorm : entières, comme ligne d'une liste, `.verb`, comme bouton, et ce qu'on y choisit.
field-ask = Choisir le marqueur après la révélation ?
field-crypt = De quelle crypte ?
field-deck = Dans quelle pile ?
field-faith = Combien de jetons Foi ?
field-god = Quel dieu ?
field-god_at = Où va votre Dieu de la Guerre ?
field-gods = Quels dieux ?
field-lands = Quels territoires ?
field-marker = Quel marqueur ?
field-of = Quel joueur ?
field-temple = Vers quel temple ?
field-temple_at = Où va votre temple ?
field-what = Laquelle ?
field-wishes = Quels marqueurs, le préféré d'abord ?

# Les choix qui ont leur propre nom dans une question.
value-deck-war = Pile de Guerre
value-deck-magic = Pile de Magie
value-deck-sky = Pile du Ciel
value-deck-death = Pile de Mort
value-what-war = Pile de Guerre
value-what-magic = Pile de Magie
value-what-sky = Pile du Ciel
value-what-death = Pile de Mort
