# Le temps : rythmes, horloges, intendant, heures calmes.

span-d = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
span-h = { $count } h
span-min = { $count } min
span-s = { $count } s
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
     [1] janvier
     [2] février
     [3] mars
     [4] avril
     [5] mai
     [6] juin
     [7] juillet
     [8] août
     [9] septembre
     [10] octobre
     [11] novembre
    *[12] décembre
} { $year }

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
pace-without-deadlines = Rythme : **{ $name }** – pas d'échéance, un rappel de temps en temps
pace-title = Rythme
pace-bank = La réserve est votre marge : elle couvre vos réponses en retard pendant votre tour.
pace-about-friendly = Pas d'échéance, juste un rappel de temps en temps
pace-about-daily = 24 h par réponse, pour jouer un peu chaque jour
pace-about-brisk = 8 h par réponse, pour une partie en une semaine
pace-about-live = 5 min par réponse, pour ce soir
pace-about-own = Fixez vos propres délais
pace-choose = Changer le rythme
pace-own-title = Rythme sur mesure
pace-own-decision = Par réponse à votre tour (24 h, 90 min)
pace-own-bank = Réserve, pleine au début
pace-own-growth = Réserve gagnée par jour
pace-own-window = Par réponse au tour d'un autre
pace-own-vacation = Vacances par joueur
pace-set = Le rythme est fixé.
pace-same = C'est déjà le rythme. Rien ne change.
pace-caretaker = Si vous manquez une échéance, l'intendant joue pour vous jusqu'à la fin du tour : il place vos { UNITS() } aux frontières, n'attaque jamais et ne joue jamais de carte secrète. Si vous manquez deux tours de suite, la table vote pour savoir qui joue. Le moindre coup de votre part vous rend aussitôt la place.
pace-no-span = « { $typed } » n'est pas une durée. Écrivez 24 h, 90 min ou 2 j.

wait-pace = Vos échéances sont suspendues pendant vos heures calmes et vos vacances.
wait-stands-in = { $who } est absent. { $how ->
    [ai] L'IA { $strength ->
        [none] joue
       *[other] ({ $strength }) joue
    }
   *[other] L'intendant joue
} jusqu'à son retour.
wait-turn-kept = { $who } a manqué l'échéance. L'intendant joue jusqu'à la fin du tour.
wait-rests = Il n'y a plus personne à cette table. La partie attend, sans échéance, que quelqu'un revienne.
wait-paused = La table a mis la partie en pause { $since }. Ni coups ni échéances jusqu'à un vote de reprise : `/risk table pause`.
panel-paused = **La table a mis la partie en pause { $since }.** Ni coups ni échéances tant que plus de la moitié d'entre vous n'a pas voté la reprise. Vos ordres d'ici là vaudront dès la reprise.
button-resume = Voter la reprise
post-deadline = ⏳ Échéance { $until } ; ensuite, l'intendant joue : { $policy }
post-deadline-of = ⏳ { $who }, échéance { $until } ; ensuite, l'intendant joue : { $policy }
button-return = Je suis là

note-time-up = ⏳ { $seat } a manqué l'échéance. L'intendant joue jusqu'à la fin de ce tour : il place les { UNITS() } aux frontières, n'attaque jamais et ne joue jamais de carte secrète. Le moindre coup du joueur de { $seat } lui rend la place.
note-time-up-once = ⏳ { $seat } a manqué l'échéance. Pour cette seule question, l'intendant joue : { $policy }.
note-rests = Il n'y a plus personne à cette table. La partie attend, sans échéance, que quelqu'un revienne.
note-back = { $seat } est de retour.
note-pace = { $by ->
        [none] Le rythme a changé
       *[other] { $by } a changé le rythme
    }{ $clocks ->
        [none] .
        [begin] . Les échéances commencent maintenant.
       *[run] . Les échéances en cours restent ; celles que le nouveau rythme allonge sont repoussées. Les réserves restent aussi remplies qu'elles l'étaient.
    }
    { $pace }
table-welcome-back = La place est de nouveau à vous. Les coups joués entre-temps restent. Appuyez sur **{ POSTED("play") }** pour continuer.

me-quiet = Heures calmes : **de { $from } à { $to }** ({ $zone }), { $begins ->
        [now] dès maintenant
       *[then] à partir du { $at }
    }. Vos échéances sont alors suspendues ; celles en cours gardent le temps qu'il leur restait.{ $delayed ->
        [no] {""}
       *[yes] {" "}Pas plus tôt : sur 24 heures, vos échéances sont suspendues dix heures au plus.
    }
me-quiet-now = Heures calmes : **de { $from } à { $to }** ({ $zone }). Vos échéances sont alors suspendues.
me-quiet-none = Vous n'avez pas d'heures calmes. Indiquez `de`, `à` et `fuseau` : dix heures par jour au plus.
me-quiet-forgotten = Vos heures calmes sont supprimées.
me-quiet-all = Indiquez les trois : `de`, `à` et `fuseau`.
button-no-quiet = Supprimer

refusal-bad-pace = { $field ->
    [decision] Une réponse à votre tour peut prendre
    [bank] La réserve peut contenir
    [growth] La réserve peut gagner, par jour,
    [window] Une réponse au tour d'un autre peut prendre
   *[vacation] Des vacances peuvent durer
} de { $least } à { $most }.
refusal-bad-hours = { $why ->
    [zone] Il n'y a pas de fuseau horaire « { $text } ». Donnez-le par un lieu : Europe/Paris, America/Montreal, Asia/Tokyo.
    [long] { $text }, c'est trop. Les heures calmes durent dix heures par jour au plus.
    [none] De { $text } à { $text }, cela ne dure pas. Donnez deux heures différentes, comme 22 et 8.
   *[time] « { $text } » n'est pas une heure. Écrivez 22, 22:30 ou 22h30.
}
