# La main.
hand-title = Votre main, { $who }
hand-empty = Vous n'avez aucune carte.
hand-secret = Vous seul voyez ceci.
hand-dm = Votre main à la table **{ $table }** a changé :
hand-pile-hand = Cartes Territoire ({ $count })
hand-pile-tales = Cartes Aventure ({ $count })
hand-pile-laid = Jouées devant vous ({ $count })
hand-pile-rising = Un peuple qui vous attend ({ $count })
