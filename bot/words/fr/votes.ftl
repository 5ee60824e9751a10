# Ce que la table décide ensemble, et ce qu'elle retrouve quand elle est revenue en arrière.

event-seen-before = De retour dans { $zone }, déjà vu par { $by } : { $known ->
        [yes] { $cards }
       *[no] { $cards_count ->
            [one] une carte
           *[other] { $cards_count } cartes
        }
    }.

action-make-peace = Faire la paix
    .verb = Faire la paix

# La carte d'un vote.
vote-title-draw = Vote : partie nulle ?
vote-title-pause = Vote : faire une pause ?
vote-title-resume = Vote : reprendre ?
vote-title-rewind = { $round ->
        [0] Vote : revenir en arrière ?
       *[other] Vote : revenir { ROUND($round, form: "to") }, { $again ->
            [yes] second tour
           *[no] tour
        } de { $seat } ?
    }
vote-title-replacement = Vote : qui joue pour { $who } ?
vote-title-seat = Vote : { $heir ->
        [ai] confier { $who } à l'IA
        [nobody] retirer { $who } à son joueur
        [none] confier { $who } à quelqu'un d'autre
       *[other] confier { $who } à { $heir }
    } ?
    .asked = L'hôte demande : { $heir ->
        [ai] confier { $who } à l'IA
        [nobody] retirer { $who } à son joueur
        [none] confier { $who } à quelqu'un d'autre
       *[other] confier { $who } à { $heir }
    } ?
vote-title-strength = Vote : une IA { $strength } pour { $who } ?
vote-title-pace = Vote : changer de rythme ?
    .asked = L'hôte demande : changer de rythme ?
vote-title-end = Vote : arrêter la partie ?
    .asked = L'hôte demande : arrêter la partie ?
vote-about-draw = Si tout le monde dit oui, la partie s'arrête : elle est nulle entre tous ceux qui jouent encore. Ne pas voter, c'est dire non.
vote-about-pause = Si plus de la moitié dit oui, la partie s'arrête : ni coups ni échéances jusqu'à un vote de reprise.
vote-about-resume = Si plus de la moitié dit oui, la partie reprend. Chaque échéance garde le temps qu'il lui restait.
vote-about-rewind = Si plus de la moitié dit oui et que personne ne dit non, la partie revient en arrière. Toutes les pioches cachées sont mélangées et de nouveaux dés tomberont. Le salon indique les cartes vues depuis.
vote-about-replacement = { $by ->
        [none] { $who } a manqué au moins deux tours de suite. Sans vote, l'intendant joue.
       *[other] { $by } demande qui joue pendant l'absence du joueur de { $who }.
    }
    - **{ button-vote-caretaker }** : place les { UNITS() } aux frontières, n'attaque jamais, ne joue aucune carte secrète
    - **{ button-vote-wait }** : l'intendant finit ce tour ; nouveau vote au prochain tour manqué
    - **{ button-vote-ai }** : joue pleinement
    - **{ button-vote-substitute }** : la place est proposée
    Le choix qui a le plus de voix l'emporte. { $who } peut revenir à tout moment.
vote-about-seat = Si plus de la moitié dit oui, { $person } perd aussitôt la place { $who }. { $person } ne vote pas.
vote-about-strength = Si plus de la moitié dit oui, l'IA de { $who } sera { $strength } dès son prochain tour.
vote-about-pace = Si plus de la moitié dit oui, le rythme change pour tous :
    { $pace }
vote-about-end = Si plus de la moitié dit oui, la partie s'arrête pour tous, et la clé des dés est révélée. { $won ->
        [yes] La guerre est gagnée, et elle compte.
       *[no] Personne ne gagne.
    }
vote-stays-open = Ce vote reste ouvert jusqu'au bout, même si tous ont voté : le joueur de { $who } peut encore s'expliquer.
vote-lapses = { $who } n'a encore manqué aucun tour. Le vote s'arrête aussitôt si { $who } joue.
vote-asked-by = Demandé par { $by }.
vote-yours = { $mention }, à vous de voter.
vote-keeps = Ceci reste de toute façon, pour toujours : { $what }
vote-before = Revenir avant : { $what }
vote-undoes = { $turns ->
        [0] Tout ce qui a suivi est annulé.
        [one] Tout ce qui a suivi est annulé, tour suivant compris.
       *[other] Tout ce qui a suivi est annulé, { $turns } tours suivants compris.
    }
vote-count = { $voters ->
        [one] { $voted } voix sur une.
       *[other] { $voted } voix sur { $voters }.
    } Fin du vote { $until }. Le vote est secret, et vous pouvez changer d'avis jusque-là.
vote-line = { $title } { $voted } voix sur { $voters } pour l'instant. Fin { $until }.
vote-opened = Vote ouvert. Votez aussi, avec les boutons du salon.
strength-set = C'est fait. Cela compte dès le prochain tour de cette place.
vote-said = Votre vote : { $choice }. { $voted } voix sur { $voters }. Vous pouvez changer d'avis jusqu'à la fin du vote.
vote-said-last = Votre vote : { $choice }. Le vote est clos.
button-vote-caretaker = Intendant
button-vote-wait = Attendre
button-vote-ai = IA
button-vote-substitute = Quelqu'un d'autre
moment-turn = { ROUND($round, form: "head") } : début du { $again ->
        [yes] second tour
       *[no] tour
    } de { $who }
moment-before = Avant : { $what }

# Ce que souhaite un hôte est d'abord demandé à ceux qui sont là ; un non ouvre un vote.
confirm-free-seat = { $kept ->
        [yes] La place n'est plus réservée à { $person }.
       *[no] { $seat ->
            [none] { $person } perd sa place à cette table.
           *[other] { $person } perd la place **{ $seat }**.
        }
    } Jusqu'au début de la partie, une place libre peut être reprise. Vous confirmez ?
confirm-close = Supprimer cette table ? { $people } { $count ->
        [one] perd sa place
       *[other] perdent leurs places
    }, et aucune partie ne commence ici.
confirm-host = { $person } devient l'hôte de cette table, à la place de { $before }. Vous confirmez ?
confirm-asked = { $people } { $count ->
        [one] a répondu
       *[other] ont répondu
    } dans les 30 dernières minutes : je { $count ->
        [one] lui
       *[other] leur
    } pose d'abord la question. Un non ouvre un vote.
asked-first = J'ai posé la question dans le salon. Vous y verrez la réponse.
vote-asks-seat = { $mention }, { $by } veut { $heir ->
        [ai] que l'IA joue
        [nobody] que plus personne ne joue
        [none] que quelqu'un d'autre joue
       *[other] que { $heir } joue
    } { $who } désormais.
vote-asks-pace = { $mention }, { $by } veut changer le rythme pour tous :
    { $pace }
vote-asks-end = { $mention }, { $by } veut arrêter la partie pour tous. { $won ->
        [yes] La guerre est gagnée, et elle compte.
       *[no] Personne ne gagnerait.
    }
vote-asks-how = { $people ->
        [one] Un non ouvre un vote.
       *[other] Il faut le oui de chacun ({ $voted } sur { $people } pour l'instant). Un non ouvre un vote.
    } Sans réponse avant { $until }, la table vote si vous avez continué à jouer ; sinon, c'est fait.
vote-asks-said = { $answer ->
        [opens] { $seat ->
            [none] Vous avez dit non. La table vote, et votre non compte déjà.
           *[other] Vous gardez votre place pour l'instant. La table vote.
        }
        [done] { $seat ->
            [none] Vous avez dit oui. C'est fait.
           *[other] Vous avez cédé votre place.
        }
       *[agrees] Vous avez dit oui. D'autres doivent encore répondre.
    }

# Ce qui en est sorti.
note-vote-agreed = C'est fait : personne n'a dit non.
note-vote-table = Quelqu'un a dit non, ou a continué à jouer sans répondre. La table vote.
note-vote-seat-yes = La place { $seat } change de mains : { $yes } oui sur { $voters }.
note-vote-seat-no = Le joueur de { $seat } reste : { $yes ->
        [0] personne n'a dit oui, et il faut plus de la moitié des voix.
       *[other] { $yes } oui sur { $voters }, et il en faut plus de la moitié.
    }
note-vote-strength-yes = L'IA de { $seat } sera { $strength } dès son prochain tour : { $yes } oui sur { $voters }.
note-vote-strength-no = L'IA de { $seat } garde son niveau : { $yes ->
        [0] personne n'a dit oui, et il faut plus de la moitié des voix.
       *[other] { $yes } oui sur { $voters }, et il en faut plus de la moitié.
    }
note-strength-set = L'IA de { $seat } sera { $strength } dès son prochain tour.
note-vote-pace-yes = Le rythme change : { $yes } oui sur { $voters }.
note-vote-pace-no = Le rythme ne change pas : { $yes ->
        [0] personne n'a dit oui, et il faut plus de la moitié des voix.
       *[other] { $yes } oui sur { $voters }, et il en faut plus de la moitié.
    }
note-vote-end-yes = La partie s'arrête : { $yes } oui sur { $voters }.
note-vote-end-no = La partie continue : { $yes ->
        [0] personne n'a dit oui, et il faut plus de la moitié des voix.
       *[other] { $yes } oui sur { $voters }, et il en faut plus de la moitié.
    }
note-vote-draw-yes = La paix ! Tout le monde accepte la partie nulle.
note-vote-draw-no = Pas de partie nulle : { $yes ->
        [0] personne n'a dit oui, et il faut l'accord de tous.
       *[other] { $yes } oui sur { $voters }, et il les faut tous.
    } La partie continue.
note-vote-pause-yes = Partie en pause : { $yes } oui sur { $voters }. Ni coups ni échéances jusqu'à un vote de reprise : `/risk table pause`.
note-vote-pause-no = Pas de pause : { $yes ->
        [0] personne n'a dit oui, et il faut plus de la moitié des voix.
       *[other] { $yes } oui sur { $voters }, et il en faut plus de la moitié.
    }
note-vote-resume-yes = La partie reprend : { $yes } oui sur { $voters }. Chaque échéance garde le temps qu'il lui restait.
note-vote-resume-no = La partie reste en pause : { $yes ->
        [0] personne n'a dit oui, et il faut plus de la moitié des voix.
       *[other] { $yes } oui sur { $voters }, et il en faut plus de la moitié.
    }
note-vote-rewind-yes = { $round ->
        [0] La partie revient en arrière : { $yes } oui sur { $voters }, aucun non.
       *[other] La partie revient { ROUND($round, form: "to") }, { $again ->
            [yes] second tour
           *[no] tour
        } de { $seat } : { $yes } oui sur { $voters }, aucun non.
    }
note-vote-rewind-no = { $no ->
        [0] La partie ne revient pas en arrière : { $yes ->
            [0] personne n'a dit oui, et il faut plus de la moitié des voix.
           *[other] { $yes } oui sur { $voters }, et il en faut plus de la moitié.
        }
       *[other] La partie ne revient pas en arrière : quelqu'un a dit non.
    }
note-vote-replacement-caretaker = { $caretaker ->
        [0] Personne n'a voté : l'intendant joue pour { $seat } jusqu'au retour de son joueur.
       *[other] L'intendant joue pour { $seat } jusqu'au retour de son joueur ({ $caretaker } voix sur { $voters }).
    }
note-vote-replacement-wait = La table attend { $seat } ({ $wait } voix sur { $voters }). Nouveau vote au prochain tour manqué.
note-vote-replacement-ai = L'IA joue pour { $seat } jusqu'au retour de son joueur ({ $ai } voix sur { $voters }).
note-vote-replacement-substitute = La place { $seat } est proposée à quelqu'un d'autre ({ $substitute } voix sur { $voters }). D'ici là l'intendant joue, et le joueur de { $seat } peut encore revenir.
note-vote-back = Vote clos : le joueur de cette place est de retour, ou quelqu'un d'autre l'a prise.
note-vote-void = Vote clos : il n'a plus d'objet.
table-rewound = La partie est revenue en arrière. Toutes les pioches cachées sont mélangées.

# Une place pour quelqu'un d'autre.
offer-title = { $who } : place à prendre
offer-any = { $by ->
        [none] La table cherche quelqu'un pour jouer { $who }.
       *[other] { $by } cherche quelqu'un pour jouer { $who }.
    } Vous recevez la main avec la place. Vous ne pouvez pas la prendre si vous avez joué une autre place ici.
offer-one = { $by ->
        [none] { $mention }, la table vous propose de jouer { $who }.
       *[other] { $mention }, { $by } vous propose de jouer { $who }.
    } Vous recevez la main avec la place.
offer-over = { $who } : la place n'est plus à prendre.
offer-made = { $who } : la place est proposée dans le salon. Vous jouez jusqu'à ce que quelqu'un la prenne.
offer-kept = Vous gardez { $who }.
offer-taken = Vous jouez désormais { $who }, avec sa main. Ce que le joueur précédent a reçu en privé reste à lui ; ses ordres sont effacés.
button-take-seat = Prendre la place
button-keep-seat = Garder la place
confirm-give = { $heir ->
        [ai] L'IA joue **{ $seat }** désormais, à la place de { $person }.
        [nobody] Personne ne joue plus **{ $seat }** ; { $person } perd sa place.
       *[other] { $heir } joue **{ $seat }** désormais, à la place de { $person }.
    } C'est immédiat, même au milieu d'un tour. Les ordres de { $person } sont effacés, et seul un hôte peut rendre la place. Vous confirmez ?
button-stay = Rester
button-give-seat = Céder la place

# Le temps des vacances.
note-vacation = { $seat } s'absente du { $from } au { $until } ; aucune échéance ne court pour cette place (vacances restantes : { $left ->
        [one] { $left } jour
       *[other] { $left } jours
    }).
note-vacation-over = { $seat } est de retour de vacances.
vacation-noted = Vous êtes absent du { $start } au { $until }, et la table le sait. Vos tours vous attendent ; vous pouvez jouer quand même.
vacation-back = Bon retour. Vous gardez les jours non pris.
vacation-none = Vous n'aviez pas de vacances prévues. Rien n'a changé.

# Les refus.
refusal-table-paused = La table a mis la partie en pause { $since }. Personne ne joue jusqu'à un vote de reprise : `/risk table pause`.
refusal-no-vote = Vous ne votez pas ici. Pour voter, il faut jouer soi-même une place de cette table et être encore en jeu ; le joueur concerné ne vote pas.
refusal-others-asked = La question est d'abord posée à d'autres. Si quelqu'un dit non, tout le monde vote.
refusal-vote-open = La table vote déjà sur cette question ; votez dans le salon.
refusal-voted-lately = La table vient de dire non. Vous pourrez reposer la question { $again }.
refusal-vote-closed = Ce vote est clos.
refusal-said-already = C'est déjà votre vote. Vous pouvez en changer jusqu'à la fin.
refusal-no-such-moment = { $for_ever ->
        [yes] La partie ne peut pas revenir là : ce qui est définitif reste, et tout ce qui précède aussi.
       *[no] La partie ne peut pas revenir là.
    } Choisissez un moment dans la liste, ou donnez { ROUND(form: "a") }.
refusal-nobody-there = Personne ne joue { $seat } : il n'y a personne à remplacer. L'hôte change les places vides et les IA avec `/risk table remplacer`.
refusal-not-offered = La place { $seat } n'est pas à prendre.
refusal-offered-to-another = Cette place est gardée pour { $person }.
refusal-no-vacation-left = { $left ->
        [0] Cette place n'a plus de jours de vacances. Le rythme de la table en fixe le nombre.
        [one] Il reste à cette place un jour de vacances, pas { $days }. Le rythme de la table en fixe le nombre.
       *[other] Il reste à cette place { $left } jours de vacances, pas { $days }. Le rythme de la table en fixe le nombre.
    }
table-refusal-which-moment = Choisissez jusqu'où : { ROUND(form: "a") }, ou un moment dans la liste.
table-refusal-which-seat = Choisissez une place dans la liste.
table-refusal-no-bot = Un bot ne peut pas prendre place. Nommez quelqu'un, ou laissez vide : n'importe qui pourra la prendre.

# Les commandes.
choice-motion-draw = Une partie nulle
choice-motion-rewind = Revenir en arrière
choice-motion-replacement = Qui joue pour un absent

# L'IA pour un temps.
offer-ai = L'IA joue désormais { $who }. Jouez un coup ou appuyez sur le bouton pour reprendre la place.
note-left-to-ai = À la demande de son joueur, l'IA joue { $seat } jusqu'à son retour.
table-refusal-one-of-them = Nommez une personne ou l'IA, pas les deux.
