# Les rappels, le résumé, toutes ses tables.

note-reminder = ⏳ { $until ->
    [none] J'attends toujours { $seat }.
   *[other] La moitié du temps de { $seat } est passée. Échéance : { $until }, puis l'intendant répond.
}
note-reminder-last = J'ai rappelé { $seat } trois fois et je me tais maintenant. `/risk attente` dit ce qui est demandé ; la table peut voter sur cette place : `/risk table vote`.
note-reminder-host = { $seat } n'a pas répondu depuis des jours dans { $channel }. Peut-être voulez-vous prendre des nouvelles ; `/risk table remplacer` donne la place à quelqu'un d'autre.
note-next-up = { $seat } joue dans { $channel } : vous êtes le suivant.
note-left-server = La personne qui joue { $seat } n'est plus dans ce serveur. Rien n'est perdu : la place est offerte à qui la veut, et les horloges tournent comme toujours. Si elle revient avant, la place est à elle.
note-left-server-host = La personne qui joue { $seat } a quitté le serveur de { $channel }. La place y est offerte ; `/risk table remplacer` la donne à quelqu'un de votre choix, ou à l'IA.
reminder-waited-for = **On vous attend :**

tables-title = Vos tables
tables-none = Vous n'êtes assis à aucune table. `/risk nouveau` en ouvre une.
tables-line = { $game } · table { $number } · { $channel } · tour { $turn }
tables-yours = **Elle vous attend** : { $what }{ $until ->
    [none] {""}
   *[other] , échéance : { $until } ; puis l'intendant répond
}
tables-theirs = On attend { $who }
tables-lobby = Pas encore commencée
tables-parked = Au repos : je ne peux pas y écrire. `/risk table amener` l'amène ailleurs.
tables-unreadable = Mise de côté : je ne peux pas la lire pour l'instant. Rien n'est perdu.
tables-more = … et { $count } de plus.
tables-play = Jouer à la table { $number }

recap-title = Depuis votre dernier regard
recap-since = { $turns ->
    [0] Aucun tour n'a commencé depuis.
    [one] Un tour a commencé depuis, le premier pas { $since }.
   *[other] { $turns } tours ont commencé depuis, le premier pas { $since }.
}
recap-lost = Vous avez perdu { $lands }{ $who ->
    [none] {""}
   *[other] {" "}au profit de { $who }
}.
recap-won = Vous avez pris { $lands }{ $who ->
    [none] {""}
   *[other] {" "}à { $who }
}.
recap-armies = Vos régiments : { $before } → { $now }.
recap-others = { $who } : { $before } → { $now } territoires.
recap-cards = Cartes vues
recap-now = On vous demande :

me-notices-on = Je vous écris chaque fois que vous êtes le suivant.
me-notices-off = Je ne vous écris plus quand vous êtes le suivant. Quand on vous attend, le plateau vous appelle toujours, une fois.
