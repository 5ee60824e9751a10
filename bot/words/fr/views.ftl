# Ce que disent les cartes, les panneaux et les messages en plus de leurs propres fichiers.
hand-pile-hand = Cartes Territoire ({ $count })
hand-pile-tales = Cartes Aventure ({ $count })
hand-pile-laid = Jouées devant vous ({ $count })
hand-pile-rising = Un peuple qui vous attend ({ $count })
lobby-free-seat = Libérer la place de { $colour }
post-over = Cette partie est finie ; sa fin est plus bas.
lobby-opened = La table est ouverte. Prenez place sur sa carte.
post-earlier = Le plateau tel qu'il était alors.
button-front = Voir le front
end-film = Toute la guerre en film, une image par tour.
