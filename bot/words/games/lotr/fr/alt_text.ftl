# Ce que le texte de remplacement d'un plateau ajoute à un joueur.
alt-seat-captains = { $count ->
        [one] , Capitaine { $captains }
       *[other] , Capitaines { $captains }
    }
