# Ce que le texte de remplacement d'un plateau ajoute à un joueur.
alt-seat-faith = , Foi : { $faith }
alt-seat-gods = {" "}; dieux : { $gods }
