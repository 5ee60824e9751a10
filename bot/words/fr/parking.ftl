# Les tables dont le salon est hors d'atteinte, et celles que l'on amène ailleurs.

note-parked-gone = Quelqu'un a supprimé le salon de votre partie { $game ->
    [lotr] du Seigneur des Anneaux
   *[other] de Risk
}. Rien n'est perdu et tous les délais sont suspendus. Tapez `/risk table amener` dans un autre salon pour la continuer là.
note-parked-away = Je ne suis plus sur le serveur de votre partie { $game ->
    [lotr] du Seigneur des Anneaux
   *[other] de Risk
}. Rien n'est perdu et tous les délais sont suspendus. Invitez-moi de nouveau et elle continue.
note-parked-barred = Je ne peux plus écrire dans { $channel } : votre partie { $game ->
    [lotr] du Seigneur des Anneaux
   *[other] de Risk
} attend. Rien n'est perdu et tous les délais sont suspendus. Laissez-moi voir le salon, écrire, joindre des fichiers et lire l'historique, ou déverrouillez le fil. Ou tapez `/risk table amener` dans un autre salon.
note-unparked = Je peux de nouveau écrire ici, et la partie continue. Aucun délai n'a couru entre-temps.
note-moved = { $by } a amené la partie ici. Elle continue où elle en était.

table-moved = La partie est ici maintenant.
table-named = { $game } · table { $number } · tour { $turn }
table-named-yours = { $game } · table { $number } · à vous de jouer

doctor-posted-anew = Quelqu'un avait supprimé le plateau. Le revoici, plus bas.
