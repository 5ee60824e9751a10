# Le temps : rythmes, horloges, intendant, heures calmes.

span-d = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
span-h = { $count } h
span-min = { $count } min
span-s = { $count } s

choice-pace-friendly = Amical
choice-pace-daily = Quotidien
choice-pace-brisk = Soutenu
choice-pace-live = En direct
choice-pace-own = Sur mesure

pace-line = Rythme : **{ $name }** – { $decision } par réponse{ $bank ->
    [none] {""}
   *[other] , réserve { $bank }{ $growth ->
        [none] {""}
       *[other] {" "}(+{ $growth } par jour)
    }
} ; { $window } pendant le tour des autres
pace-without-deadlines = Rythme : **{ $name }** – aucune échéance, juste un rappel de temps en temps
pace-title = Le rythme de cette table
pace-bank = La réserve est un temps à vous : ce qu'une réponse à votre tour prend de trop y est puisé.
pace-about-friendly = Aucune échéance ; je rappelle seulement de temps en temps
pace-about-daily = 24 h par réponse, pour qui a une vie
pace-about-brisk = 8 h par réponse, pour une guerre en une semaine
pace-about-live = 5 min par réponse, pour ce soir
pace-about-own = Dites combien de temps une réponse peut prendre
pace-choose = Un autre rythme
pace-own-title = Un rythme sur mesure
pace-own-decision = Une réponse à son tour (24 h, 90 min)
pace-own-bank = La réserve, pleine au début
pace-own-growth = Ce que la réserve gagne par jour
pace-own-window = Une réponse au tour d'un autre
pace-own-vacation = Vacances qu'un joueur peut annoncer
pace-set = Le rythme est fixé.
pace-caretaker = Quand une horloge est à bout, l'intendant répond pour cette place jusqu'à la fin du tour : il place aux frontières, n'attaque jamais, ne joue jamais de carte secrète. Deux tours manqués de suite, et la table vote. Le moindre geste à la table rend aussitôt la place.
pace-no-span = « { $said } » n'est pas une durée. Écrivez par exemple : 24 h, 90 min, 2 j.

wait-pace = Une horloge s'arrête pendant les heures calmes et les vacances de son joueur.
wait-stands-in = { $who } est loin ; { $how ->
    [ai] l'IA joue
   *[other] l'intendant répond
} en attendant son retour.
wait-turn-kept = { $who } a laissé passer l'heure ; jusqu'à la fin du tour, l'intendant répond.
wait-rests = Il n'y a plus personne à cette table : elle se repose, sans horloge, jusqu'à ce que quelqu'un revienne.
wait-paused = La table a voté une pause { $since } : aucune horloge ne court et personne ne joue jusqu'à un vote de reprise. `/risk table pause` le demande.
panel-paused = **La table a voté une pause { $since }.** Aucune horloge ne court et personne ne joue tant que plus de la moitié d'entre vous n'a pas voté la reprise. Ce que vous ordonnez maintenant vaudra dès la reprise.
button-resume = Demander la reprise
post-deadline = ⏳ Échéance : { $until }, puis l'intendant répond : { $policy }
post-deadline-of = ⏳ { $who }, échéance : { $until }, puis l'intendant répond : { $policy }
button-return = Je suis là

note-time-up = ⏳ L'heure est passée pour { $seat }. Jusqu'à la fin de ce tour, l'intendant répond à cette place : il place aux frontières, n'attaque jamais, ne joue jamais de carte secrète. Le moindre geste de son joueur lui rend sa place.
note-rests = Il n'y a plus personne à cette table. Elle se repose telle quelle, sans horloge, jusqu'à ce que quelqu'un revienne.
note-back = { $seat } est de retour et reprend le jeu.
note-pace = { $by } a changé le rythme{ $clocks ->
        [none] .
       *[run] {" "}: toutes les horloges repartent de zéro et les réserves sont pleines.
    }
    { $pace }
table-welcome-back = La place est de nouveau à vous. Ce qui a été joué entre-temps reste joué ; **Jouer** montre ce que l'on vous demande.

me-quiet = Vos heures calmes : **de { $from } à { $to }** ({ $zone }). Aucune de vos horloges ne tourne alors ; celles qui couraient ont été déplacées.
me-quiet-now = Vos heures calmes : **de { $from } à { $to }** ({ $zone }). Aucune de vos horloges ne tourne alors.
me-quiet-none = Vous n'avez pas d'heures calmes. Pour en avoir, dites `de`, `à` et `fuseau` : dix heures par jour au plus.
me-quiet-forgotten = Vous n'avez plus d'heures calmes.
me-quiet-all = Dites les trois : `de`, `à` et `fuseau`.
button-no-quiet = Ne plus en avoir

refusal-bad-pace = { $field ->
    [decision] Une réponse à son tour peut prendre
    [bank] La réserve peut être
    [growth] Ce qui est mis en réserve par jour peut être
    [window] Une réponse au tour d'un autre peut prendre
   *[vacation] Des vacances peuvent durer
} entre { $least } et { $most }.
refusal-bad-hours = { $why ->
    [zone] Je ne connais pas de fuseau horaire « { $said } ». Ils portent des noms de lieux : Europe/Paris, America/Montreal, Asia/Tokyo.
    [long] { $said }, c'est plus de dix heures. Les heures calmes durent dix heures par jour au plus.
    [none] De { $said } à { $said }, cela ne dure pas. Donnez deux heures différentes, comme 22 et 8.
   *[time] « { $said } » n'est pas une heure. Écrivez par exemple : 22, 22:30, 22h30.
}
