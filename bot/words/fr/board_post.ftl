# L'annonce du plateau, que tous voient.
post-title = { $game } – tour { $turn }
post-at-play = C'est le tour de { $who }.
post-waiting = On attend { $who } : { $what }.
post-ring = L'Anneau est { LAND($where, form: "in") }, { $left ->
        [0] au bout de sa route
        [one] à un pas du but
       *[other] à { $left } pas du but
    }.
post-dice = Dés scellés : `{ $hash }`
post-key = La clé des dés : `{ $key }`. `/risk table vérifier` contrôle chaque dé avec elle.
post-your-move = { $mention }, à vous.
post-retired = { $where ->
        [here] La partie continue plus bas.
       *[other] La partie continue dans { $where }.
    }
post-ended = La partie est finie : { $who } l'emporte.
    .many = La partie est finie : { $who } l'emportent.
    .agreed = La paix : la table convient d'une partie nulle, partagée par { $who }.
button-play = Jouer
button-hand = Ma main
button-board = Plateau
button-status = État
button-wait = Qui attend-on ?
button-orders = Ordres permanents
button-rules = Règles
button-refresh = Actualiser
post-over = Cette partie est finie ; sa fin est plus bas.
post-earlier = Le plateau tel qu'il était alors.
button-front = Voir le front
end-film = Toute la guerre en film, une image par tour.
