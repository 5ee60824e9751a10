# Les rappels, le résumé, toutes ses tables.

note-reminder = ⏳ { $until ->
    [none] On attend toujours { $seat }.
   *[other] La moitié du temps de { $seat } est passée. Échéance : { $until }, puis l'intendant répond.
}
note-reminder-last = J'ai relancé { $seat } trois fois, et j'arrête là. `/risk attente` montre ce qu'on attend ; `/risk table vote` laisse la table décider de la place.
note-reminder-host = { $seat } n'a pas répondu depuis des jours dans { $channel }. Vous pouvez prendre des nouvelles ; `/risk table remplacer` donne la place à quelqu'un d'autre.
note-next-up = { $seat } joue dans { $channel }. Ensuite, c'est à vous.
note-left-lobby = La personne qui avait pris la place { $seat } a quitté ce serveur. La place est de nouveau libre.
note-left-server = La personne qui joue { $seat } a quitté ce serveur. N'importe qui ici peut prendre la place ; les délais courent toujours. Si elle revient avant, elle la garde.
note-left-server-host = La personne qui joue { $seat } a quitté le serveur de { $channel }. La place y est offerte ; `/risk table remplacer` la donne à quelqu'un de votre choix, ou à l'IA.
reminder-waited-for = **On vous attend :**
nudge = C'est toujours votre tour. Ce panneau se ferme dans cinq minutes : *{ button-play }* en ouvre un nouveau.

tables-title = Vos tables
tables-none = Vous n'avez pas encore de table. `/risk nouveau` en ouvre une.
tables-line = { $game } · table { $number } · { $channel }{ $round ->
    [0] {""}
   *[other] {" "}· { ROUND($round) }
}
tables-yours = **C'est à vous** { $what }{ $until ->
    [none] {""}
   *[other] , échéance { $until } ; puis l'intendant répond
}
tables-theirs = On attend { $who }
tables-lobby = Pas encore commencée
tables-campaign = { $game } · { $name }
    -# { $channel ->
        [none] Prochaine guerre : { $war }. `/risk campagne suivante` l'ouvre.
       *[other] La guerre { $war } est ouverte dans { $channel }.
    }{ $reward ->
        [yes] {" "}**Votre récompense de la dernière guerre vous attend :** `/risk campagne récompense`.
       *[no] {""}
    }
tables-parked = En pause : je ne peux pas écrire dans son salon. `/risk table amener` l'amène ailleurs.
tables-unreadable = Mise de côté : je ne peux pas la lire pour l'instant. Rien n'est perdu.
tables-more = … et { $count } de plus.
tables-play = Jouer à la table { $number }

recap-title = Depuis votre dernier passage
recap-title-over = Comment la partie a fini
recap-since = { $span ->
    [nothing] Il ne s'est rien passé depuis.
    [set-up] Mise en place · tout cela a commencé { $since }
    [begun] De la mise en place { ROUND($now, form: "to") } · tout cela a commencé { $since }
    [same] { ROUND($now, form: "head") } · tout cela a commencé { $since }
   *[rounds] { ROUND($was, form: "head") } → { $now } · tout cela a commencé { $since }
}
recap-lost = Territoires perdus{ $who ->
    [none] {""}
   *[other] {" "}face à { $who }
} : { $lands }
recap-won = Territoires pris{ $who ->
    [none] {""}
   *[other] {" "}à { $who }
} : { $lands }
recap-armies = Vos { UNITS() } : { $before } → { $now }.
recap-went-back = La table est revenue en arrière : ce que vous aviez vu en dernier n'a pas eu lieu.
recap-last-round = Le dernier tour de table
recap-before = À votre dernier passage : { $what }
recap-cards = Cartes piochées, montrées et jouées
recap-now = À vous de décider :
recap-open-table = Une nouvelle table est ouverte dans ce salon ; voici la dernière partie.

me-notices-on = Je vous écrirai chaque fois que vous serez le suivant.
me-notices-off = Je ne vous écris plus quand vous êtes le suivant. À votre tour, le plateau vous appelle toujours, une fois.
