# Le panneau privé.
panel-title = À vous, { $who }
panel-too-late = Cela n'a rien changé : c'est déjà terminé.
panel-nothing = Rien à faire pour l'instant.
panel-old = Ce panneau ne suit plus la partie. Appuyez sur *{ $refresh }*.
panel-gone = { $what ->
        [none] Ce que vous choisissiez n'est plus possible.
       *[other] Ce n'est plus possible : { $what }.
    }
panel-page = Page { $page } sur { $pages }
panel-elsewhere = Ailleurs
panel-by-region = { AREA(form: "which") }
panel-how-many = Combien ? (de { $least } à { $most })
panel-how-many-where = Territoires et nombres, { $most } en tout
panel-how-many-added = Les nombres s'ajoutent à ce qui s'y trouve.
panel-from = depuis { $source }{ $armies ->
        [0] {""}
       *[other] {" "}({ UNITS($armies) })
    }
panel-armies = { UNITS($count) }
panel-there = sur place : { $list }
panel-perils = attention : { $list }
beside-foes = { $foes ->
        [none] sans voisin ennemi
       *[other] à côté : { $foes }{ $more ->
            [0] {""}
            [1] , 1 autre
           *[other] , { $more } autres
        }
    }
share-without = { $region }, il manque { LAND($land, form: "the") }
brings-region = { REGION($region, form: "the") } en entier (+{ $bonus })
brings-break = enlève { REGION($region, form: "the") } à { $who }
for-mission = pour votre mission
brings-last-land = dernier territoire de { $who }
panel-odds = { $leaders ->
        [none] {""}
       *[other] Avec { NAMED_LEADERS($seat, $leaders, form: "the") } :{" "}
    }**{ $win } %** de chances de gagner, vous perdez { UNITS($cost) } en moyenne.
panel-odds-without = Sans { NAMED_LEADERS($seat, $leaders, form: "the") } : **{ $win } %** de chances de gagner, vous perdez { UNITS($cost) } en moyenne.
panel-odds-short = { $win } % · pertes { $cost }
panel-odds-alone = Chances sans { NAMED_LEADERS($seat, $leaders, form: "the") }, sauf si la ligne dit « avec ».
panel-attacks-page = Page { $page } sur { $pages }{ $more ->
        [0] {""}
        [one] . Page suivante : encore une attaque, { $best } %.
       *[other] . Page suivante : encore { $more } attaques, { $best } % au plus.
    }
panel-call-off = *{ action-call-off }* ne met fin qu'à cette invasion et ne coûte rien : vous pouvez envahir de nouveau { LAND($target, form: "the") } en jouant d'abord une carte.
panel-sent = C'est fait.
panel-turn-over = Votre tour est terminé.
panel-only-pass = Aucune de vos cartes ne se joue ici. Je demande quand même, pour que personne ne devine votre main.
panel-thing-gone = Le numéro { $number } n'est plus sur la table.
panel-step = -# Étape { $step } sur { $steps } · { $name }
ends-turn = fin du tour
button-pass-fight = Directement aux attaques
button-pass-end = Terminer le tour
confirm-pass-fight = Vous pouvez encore { $what }. Passer directement aux attaques ?
confirm-pass-end = Vous pouvez encore { $what }. Terminer le tour quand même ?
button-back = Retour
button-next = Page suivante
button-previous = Page précédente
button-again = Encore : { $answer }
button-undo = Annuler
button-undo-answer = Annuler « { $answer } »
button-undo-step = Annuler : étape précédente
button-number = Autre, de { $least } à { $most }…
button-fewer = Moins { UNIT(form: "of-many") }…
suggested = { $answer } (le choix de l'IA)
button-spread = Plusieurs territoires…
button-once = Une bataille
button-until-won = Jusqu'à la prise
button-until-won-all = Jusqu'à la prise, tous suivent
button-until-stop = S'arrêter à…
button-with-leaders = Avec { NAMED_LEADERS($seat, $leaders, form: "the") }
button-take-along = Emmener { NAMED_LEADERS($seat, $leaders, form: "the") }
button-leave-behind = Laisser { NAMED_LEADERS($seat, $leaders, form: "the") } sur place
choose-leaders = Seuls ceux-ci y vont…
button-play-card = Jouer la carte
stop-title = Quand arrêter l'attaque
panel-so-far = { $verb } : { $choices }
panel-next = **{ $made }.** { $ask }
panel-explained = { $name } : { $about }
confirm-card = ### { $card }
    { $about }
confirm-invasion = ### { $card }
    Envahir { $target } depuis { $source } ?
    { $odds }
expand-toll = entrer à { $count } coûte { UNITS($lost) }
set-brings = { UNITS($armies) }{ $lands ->
        [none] {""}
       *[other] , +{ $more } : { $lands }
    }

# La commande unique : plusieurs choses à la fois, ce qui est sur la table, les réponses qui attendent les autres.
panel-answered = Vous avez répondu : { $answer }. Vous pouvez changer tant que tous n'ont pas répondu.
typed-own-name = Pour un nom à vous, écrivez-le à la place de celui de la liste.
form-written = Vous aviez écrit :
button-form-again = Écrire à nouveau
button-type-name = Écrire un nom…
name-about = Lettres, espaces, traits d'union, apostrophes ; { $longest } au plus.
button-write = Écrire une liste…
button-chosen = { $count ->
        [0] Choisir
       *[other] Choisir ({ $count })
    }
choose-exactly = { $ask } (exactement { $count })
choose-listed = Dans cet ordre : **{ $list }**
button-list-none = Sans préférence
button-list-ends = C’est tout
button-list-anew = Recommencer
choose-refusal = Ces choix ne vont pas ensemble, ou il y en a trop. { $ask }
leaders-alone = { $who } seulement
choice-nothing = rien
choice-nobody = Personne
open-bargains = **{ $number }.** { $by } { $give ->
        [none] demande { $take } à { $to }, sans rien donner
       *[other] offre { $give } à { $to }{ $take ->
            [none] , sans rien demander
           *[other] {" "}contre { $take }
        }
    }.
    .line = { $number } : { $by } – { $give ->
        [none] demande { $take }, sans rien donner
       *[other] { $give }{ $take ->
            [none] , sans rien demander
           *[other] {" "}contre { $take }
        }
    }
open-lots = **{ $number }.** { $by } propose { $size ->
        [one] une carte
       *[other] { $size } cartes
    } face cachée.
    .line = { $number } : { $size ->
        [one] une carte
       *[other] { $size } cartes
    } de { $by }
odds-refusal-until = Avec { UNITS($attackers) } et `jusque: { $until }`, personne ne se battrait. Choisissez un nombre inférieur à { $attackers }.
odds-refusal-no-help = « { $typed } » n'aide personne dans ce jeu. Laissez `avec` et `contre` vides.
odds-term-rethrown = votre dé le plus bas est relancé
odds-term-staked = règle maison de cette table : tout ce qui peut se battre est engagé d'un coup
