# Ce que la table décide ensemble, et ce qu'elle retrouve quand elle est revenue en arrière.

event-seen-before = { $known ->
        [yes] De nouveau dans { $zone }, après { $cards_count ->
            [one] être passée
           *[other] être passées
        } sous les yeux de { $by } : { $cards }.
       *[no] De nouveau dans { $zone }, après { $cards_count ->
            [one] être passée sous les yeux de { $by } : une carte.
           *[other] être passées sous les yeux de { $by } : { $cards_count } cartes.
        }
    }

action-make-peace = Faire la paix
    .verb = Faire la paix

# La carte d'un vote.
vote-title-draw = Un vote : on en reste là, partie nulle ?
vote-title-pause = Un vote : on fait une pause ?
vote-title-resume = Un vote : on reprend ?
vote-title-rewind = { $round ->
        [0] Un vote : on revient en arrière ?
       *[other] Un vote : retour à la manche { $round }, tour de { $seat } ?
    }
vote-title-replacement = Un vote : qui joue pour { $who } ?
vote-about-draw = Si tout le monde dit oui, la partie s'arrête là, partagée par tous ceux qui tiennent encore une terre. Se taire, c'est dire non.
vote-about-pause = Si plus de la moitié de la table le veut, la partie se repose : aucune horloge ne court et personne ne joue avant un vote de reprise.
vote-about-resume = Si plus de la moitié de la table le veut, la partie reprend, et chaque horloge avec ce qu'il lui restait.
vote-about-rewind = Si plus de la moitié de la table le veut et que personne ne s'y oppose, la partie revient en arrière. Chaque pioche que nul ne peut regarder est mélangée à nouveau, aucun dé ne retombe, et ce que quelqu'un a vu depuis est dit.
vote-about-replacement = { $by ->
        [none] { $who } a manqué au moins deux tours de suite. Sans réponse de personne, l'intendant joue.
       *[other] { $by } demande qui doit jouer tant que le joueur de { $who } est absent.
    } L'intendant place aux frontières, n'attaque jamais et ne dépense aucune carte secrète ; attendre laisse ce tour à l'intendant et repose la question au prochain tour manqué ; l'IA joue pleinement ; ou la place est proposée à quelqu'un d'autre. Le plus grand nombre décide, et { $who } peut revenir à tout moment.
vote-lapses = { $who } n'a encore rien manqué : ce vote dure jusqu'au bout, et il tombe dès que { $who } joue.
vote-asked-by = Demandé par { $by }.
vote-yours = { $mention }, à vous de voter.
vote-before = Retour juste avant : { $what }
vote-count = { $voters ->
        [one] { $said } voix sur une.
       *[other] { $said } voix sur { $voters }.
    } Fin du vote { $until }. Seul le nombre est dit, et chacun peut changer son bulletin jusque-là.
vote-opened = La question est posée ; la carte du vote est dans le salon. Mettez-y aussi votre bulletin.
vote-said = Votre bulletin dit : { $choice }. { $said } voix sur { $voters } ; vous pouvez changer d'avis jusqu'à la fin du vote.
vote-said-last = Votre bulletin dit : { $choice }. C'était le dernier.
button-vote-caretaker = Un intendant
button-vote-wait = Attendre
button-vote-ai = L'IA
button-vote-substitute = Quelqu'un d'autre
moment-turn = Manche { $round } : début du tour de { $who }
moment-before = Avant : { $what }

# Ce qui en est sorti.
note-vote-draw-yes = La paix : tout le monde convient d'une partie nulle.
note-vote-draw-no = Pas de partie nulle : { $yes ->
        [0] personne n'a dit oui, et il faut l'accord de tous.
       *[other] { $yes } oui sur { $voters }, et il les faut tous.
    } La guerre continue.
note-vote-pause-yes = La partie est en pause : { $yes } oui sur { $voters }. Aucune horloge ne court et personne ne joue avant un vote de reprise, par `/risk table pause`.
note-vote-pause-no = Pas de pause : { $yes ->
        [0] personne n'a dit oui, et il faut plus de la moitié des voix.
       *[other] { $yes } oui sur { $voters }, et il en faut plus de la moitié.
    }
note-vote-resume-yes = La partie reprend : { $yes } oui sur { $voters }. Chaque horloge a ce qu'il lui restait.
note-vote-resume-no = La partie reste en pause : { $yes ->
        [0] personne n'a dit oui, et il faut plus de la moitié des voix.
       *[other] { $yes } oui sur { $voters }, et il en faut plus de la moitié.
    }
note-vote-rewind-yes = { $round ->
        [0] La table revient en arrière : { $yes } oui sur { $voters }, et aucun non.
       *[other] La table revient à la manche { $round }, tour de { $seat } : { $yes } oui sur { $voters }, et aucun non.
    }
note-vote-rewind-no = { $no ->
        [0] La table ne revient pas en arrière : { $yes ->
            [0] personne n'a dit oui, et il faut plus de la moitié des voix.
           *[other] { $yes } oui sur { $voters }, et il en faut plus de la moitié.
        }
       *[other] La table ne revient pas en arrière : quelqu'un s'y oppose.
    }
note-vote-replacement-caretaker = { $caretaker ->
        [0] Personne n'a voté : l'intendant joue pour { $seat } jusqu'au retour de son joueur.
       *[other] L'intendant joue pour { $seat } jusqu'au retour de son joueur ({ $caretaker } voix sur { $voters }).
    }
note-vote-replacement-wait = La table attend { $seat } ({ $wait } voix sur { $voters }) et reposera la question au prochain tour manqué.
note-vote-replacement-ai = L'IA joue pour { $seat } jusqu'au retour de son joueur ({ $ai } voix sur { $voters }).
note-vote-replacement-substitute = { $seat } : la place est proposée à quelqu'un d'autre ({ $substitute } voix sur { $voters }). D'ici là l'intendant joue, et son joueur peut encore revenir.
note-vote-back = Ce vote est clos : le joueur de cette place est là et joue, ou quelqu'un d'autre y est assis.
note-vote-void = Ce vote est clos : ce dont il s'agissait n'existe plus.
table-rewound = La partie est revenue en arrière, et chaque pioche cachée est mélangée à nouveau.

# Une place pour quelqu'un d'autre.
offer-title = { $who } : place à prendre
offer-any = { $by ->
        [none] La table cherche quelqu'un qui continue pour { $who }.
       *[other] { $by } cherche quelqu'un qui continue pour { $who }.
    } La main vient avec la place. Qui a joué une autre place ici ne peut pas la prendre.
offer-one = { $by ->
        [none] { $mention }, la table vous demande de continuer pour { $who }.
       *[other] { $mention }, { $by } vous demande de continuer pour { $who }.
    } La main vient avec la place.
offer-over = { $who } : la place n'est plus à prendre.
offer-made = { $who } : la place est proposée dans le salon. Vous jouez jusqu'à ce que quelqu'un la prenne.
offer-kept = { $who } : la place reste à vous.
offer-taken = Vous jouez { $who } désormais. La main est à vous ; ce que l'on a dit en privé à qui jouait avant ne l'est pas. Ce qui était ordonné auparavant est oublié.
button-take-seat = Prendre la place
button-keep-seat = Garder la place

# Le temps des vacances.
note-vacation = { $seat } s'absente du { $from } au { $until } : aucune horloge de cette place ne court pendant ce temps ({ $left ->
        [one] jours encore possibles : { $left }
       *[other] jours encore possibles : { $left }
    }).
note-vacation-over = { $seat } est de retour de vacances.
vacation-noted = Vous êtes en vacances du { $start } au { $until }, et la table le sait. Tout ce qui vous attend attendra ; vous pouvez jouer quand même.
vacation-back = Vous êtes de retour. Les jours que vous n'avez pas pris restent à vous.
vacation-none = Vous n'aviez pas annoncé de vacances ; rien n'a changé.

# Les refus.
refusal-table-paused = La table a voté une pause { $since } : personne ne joue jusqu'à un vote de reprise. `/risk table pause` le demande.
refusal-no-vote = Vous n'avez pas de voix ici. Votent tous ceux qui sont assis à cette table, tiennent encore une terre et jouent en personne, sauf celui dont il s'agit.
refusal-vote-open = La table vote déjà là-dessus ; la carte est dans le salon.
refusal-voted-lately = La table vient de dire non. La question pourra être reposée { $again }.
refusal-vote-closed = Ce vote est clos.
refusal-said-already = Votre bulletin dit déjà cela. Vous pouvez le changer jusqu'à la fin du vote.
refusal-no-such-moment = La partie ne peut pas revenir là. Choisissez un moment dans la liste, ou donnez une manche.
refusal-nobody-there = { $seat } : personne n'est assis là que l'on puisse remplacer. L'hôte change les places vides et les IA avec `/risk table remplacer`.
refusal-not-offered = { $seat } : la place n'est pas à prendre, ou ne l'est plus.
refusal-offered-to-another = Cette place est gardée pour { $person }.
refusal-no-vacation-left = { $left ->
        [0] Cette place n'a plus de jours d'absence ; le rythme de la table en fixe le nombre.
        [one] Cette place peut s'absenter un jour encore, pas { $days } ; le rythme de la table en fixe le nombre.
       *[other] Cette place peut s'absenter { $left } jours encore, pas { $days } ; le rythme de la table en fixe le nombre.
    }
table-refusal-which-moment = Dites jusqu'où : une manche, ou un moment de la liste.
table-refusal-which-seat = Dites quelle place : choisissez-la dans la liste.
table-refusal-no-bot = Un bot ne peut pas prendre de place. Nommez une personne, ou personne : le premier venu pourra la prendre.

# Les commandes.
choice-motion-draw = Une partie nulle
choice-motion-rewind = Un retour en arrière
choice-motion-replacement = Qui joue pour un absent

# L'IA pour un temps.
offer-ai = L'IA joue { $who } désormais. Le moindre coup de votre part, ou le bouton, vous rend la place.
note-left-to-ai = L'IA joue pour { $seat } jusqu'au retour de son joueur, qui l'a demandé.
table-refusal-one-of-them = Nommez une personne ou l'IA, pas les deux.
