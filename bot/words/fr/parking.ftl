# Les tables dont le salon est hors d'atteinte, et celles que l'on amène ailleurs.

note-parked-gone = Le salon de { $game ->
    [lotr] votre partie du Seigneur des Anneaux
   *[other] votre partie de Risk
} a été supprimé. Rien de la partie n'est perdu, et ses horloges sont arrêtées. Utilisez `/risk table amener` dans un autre salon : elle y continue.
note-parked-away = Je ne suis plus dans le serveur de { $game ->
    [lotr] votre partie du Seigneur des Anneaux
   *[other] votre partie de Risk
}. Rien n'est perdu, et ses horloges sont arrêtées. Réinvitez-moi, et elle continue où elle en était.
note-parked-barred = Je ne peux plus écrire dans { $channel } : { $game ->
    [lotr] votre partie du Seigneur des Anneaux
   *[other] votre partie de Risk
} s'y repose, rien n'est perdu, et ses horloges sont arrêtées. Laissez-moi de nouveau voir le salon, écrire, joindre des fichiers et lire l'historique, ou déverrouillez le fil ; ou utilisez `/risk table amener` dans un autre salon.
note-unparked = Je peux de nouveau écrire ici. La partie continue où elle en était ; aucune horloge n'a tourné entre-temps.
note-moved = { $by } a amené la partie ici. Elle continue où elle en était.

table-moved = La partie est ici maintenant.
table-named = { $game } · table { $number } · tour { $turn }
table-named-yours = { $game } · table { $number } · à vous de jouer

doctor-posted-anew = Quelqu'un avait supprimé le message dans lequel on joue : le revoici, plus bas.
