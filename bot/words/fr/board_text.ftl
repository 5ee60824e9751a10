# Le plateau en mots : texte de remplacement, plateau écrit, état, qui l'on attend.
alt-title = Plateau { NAME("board-name", $board) }{ $round ->
        [0] , mise en place
       *[other] , { ROUND($round) }
    }{ $who ->
        [none] {""}
       *[other] , à { $who } de jouer
    }.
alt-winners = La partie est terminée. Victoire : { $who }.
alt-seat = { $who } : { $lands ->
        [one] { $lands } territoire
       *[other] { $lands } territoires
    }, { UNITS($armies) }{ $regions ->
        [none] {""}
       *[other] , contrôle { $regions }
    }{ $more }.
alt-seat-landless = { $who } : aucun territoire, mais toujours en jeu.
alt-armies = Le plus { UNIT(form: "of-many") } : { $list }.
alt-army = { LAND($where) } { $who } { $armies }
alt-empty = { $count ->
        [one] { $count } territoire est encore vide
       *[other] { $count } territoires sont encore vides
    }.
board-region = **{ REGION($region) }** (+{ $bonus }){ $holder ->
        [none] {""}
       *[other] {" "}– à { $holder } en entier
    }
board-land = { LAND($where) } : { $who } { $armies }{ $marks ->
        [none] {""}
       *[other] , { $marks }
    }
board-land-gone = { LAND($where) } : { $marks }
board-land-empty = { LAND($where) } : vide{ $marks ->
        [none] {""}
       *[other] , { $marks }
    }
status-title = { $round ->
        [0] Mise en place
       *[other] { ROUND($round, form: "head") }
    }
status-title-over = Classement final, { ROUND($round) }
status-ranked = { $rank ->
        [1] 1er
       *[other] { $rank }e
    } · { $line }
picture-regions = { AREA(form: "head") }
picture-won = { $count ->
        [1] { $who } l'emporte · { ROUND($round) }
        [2] { $who } l'emportent
       *[other] Victoire partagée
    }
status-turn = Au tour de { $who }.
status-out = **{ $who }** – { $how ->
        [beaten] éliminé par { $by }
        [gave-up] abandon
       *[unknown] éliminé
    }{ $round ->
        [0] {""}
       *[other] {" "}{ ROUND($round, form: "in") }
    }
status-neutral = L'armée neutre tient { $lands ->
        [one] { $lands } territoire
       *[other] { $lands } territoires
    }.
wait-nobody = La partie est terminée.
wait-answered = Réponses reçues : { $those }
wait-answered-one = { $who } à { $when }
wait-line = C'est à { $own ->
        [yes] vous
       *[no] **{ $who }**
    } { $what }{ $since ->
        [none] {""}
       *[other] {" "}· question posée { $since }
    }{ $until ->
        [none] {""}
       *[other] {" "}· échéance { $until }
    }
wait-empty-seat = La place { $who } est vide. L'hôte peut la confier avec `/risk table remplacer`.
wait-then = Sans réponse de { $own ->
        [yes] votre part
       *[no] { $who }
    } : { $policy }.
odds-answer = { $attackers } à l'attaque, plus un qui reste, contre { $defenders } : **{ $win } %** de chances. En moyenne vous perdez { $attacker-loses }, le défenseur { $defender-loses }.
odds-terms = Avec : { $terms }.
odds-term-attacking = à l'attaque : { $those }
odds-term-defending = en défense : { $those }
odds-help = { $count } × { $what }
odds-refusal-mixed = Ces aides viennent de jeux dont les dés ne marchent pas de la même façon. Nommez celles d'un seul jeu.
odds-refusal-no-totals = Un nombre ajouté compte là où des totaux décident. Ici, seuls les dés comptent.
odds-term-until = arrêt à { $until ->
        [one] { $until } restant
       *[other] { $until } restants
    }
log-title = Derniers tours
log-title-earlier = Tours précédents
button-earlier-turns = Tours précédents
button-later-turns = Tours suivants
log-empty = Il ne s'est encore rien passé.
status-line = **{ $who }** : { $territories ->
        [one] { $territories } territoire
       *[other] { $territories } territoires
    }, { UNITS($armies) }.
status-line-landless = **{ $who }** : aucun territoire, mais toujours en jeu.
# $now: whether it is the reader's own turn.
status-next-turn = À votre { $now ->
        [yes] tour suivant
       *[no] prochain tour
    }, si rien ne change : { UNITS($armies) } pour les territoires et les { AREA(form: "many") }.
status-regions = en entier : { $regions }
status-cards = { $count ->
        [one] { $count } carte Territoire
       *[other] { $count } cartes Territoire
    }

# Ce que disent les images près de leurs signes et de leurs flèches.
sign-regions = Régions
sign-ai = IA
sign-lane = Route maritime
sign-crossing = Route maritime
sign-territories = Territoires
sign-armies = Régiments
sign-cards = Cartes
sign-arrow-conquest = Conquis
sign-arrow-attack = Attaqué
sign-arrow-expansion = Expansion
sign-arrow-move = Déplacé
sign-arrow-several = Plusieurs attaques
