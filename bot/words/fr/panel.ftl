# Le panneau privé.
panel-title = À vous, { $who }
panel-nothing = Rien ne vous est demandé maintenant.
panel-page = Page { $page } sur { $pages }
panel-by-region = Quelle région ?
panel-how-many = Combien ? (de { $least } à { $most })
panel-odds = { LAND($target) }, { $armies ->
        [one] un défenseur
       *[other] { $armies } défenseurs
    } : { $win } %, vous perdez { $cost } en moyenne
panel-odds-short = { $win } %, −{ $cost }
panel-sent = C'est fait.
button-back = Retour
button-next = Suivant
button-previous = Précédent
button-done = Terminé
button-cancel = Annuler
button-confirm = Confirmer
button-again = La même chose
button-undo = Annuler le coup
button-all-here = Les { $count } ici
button-number = Un autre nombre…
button-spread = Plusieurs territoires…
button-once = Une bataille
button-until-won = Jusqu'à la prise
button-until-stop = S'arrêter à…
button-with-captain = Avec le Capitaine
button-without-captain = Sans le Capitaine

# La commande unique : plusieurs choses à la fois, ce qui est sur la table, les réponses qui attendent les autres.
panel-answered = Vous avez répondu : { $answer }. Tant que tous n'ont pas répondu, vous pouvez encore changer.
form-written = Vous aviez écrit :
button-form-again = Écrire à nouveau
button-nothing = Rien
button-write = Écrire une liste…
button-chosen = { $count ->
        [0] Choisir
        [one] Celle-là
       *[other] Ces { $count }-là
    }
choose-exactly = { $ask } (exactement { $count })
choose-refusal = Pas celles-là ensemble, ou pas autant. { $ask } Choisissez dans les listes, ou écrivez-en d'autres.
choice-nothing = rien
open-bargains = **{ $number }.** { $by } donne à { $to } { $give ->
        [none] rien
       *[other] { $give }
    } contre { $take ->
        [none] rien
       *[other] { $take }
    }.
    .line = { $number } : { $by } – { $give ->
        [none] rien
       *[other] { $give }
    } contre { $take ->
        [none] rien
       *[other] { $take }
    }
open-lots = **{ $number }.** { $by } a posé { $size ->
        [one] une carte
       *[other] { $size } cartes
    } face cachée.
    .line = { $number } : { $size ->
        [one] une carte
       *[other] { $size } cartes
    } de { $by }
odds-refusal-until = Avec un arrêt à { $until }, aucun de vos { $attackers } régiments ne se battrait. Choisissez un arrêt en dessous de { $attackers }.
odds-term-rethrown = votre dé le plus bas relancé
odds-term-staked = la règle maison de cette table, en engageant d'un coup tous ceux qui peuvent se battre
panel-odds-legend = % : la chance de l'emporter avec tous ceux qui peuvent se battre ; − : ce qu'il vous en coûte en moyenne.
panel-only-trade = **Vous tenez cinq cartes Territoire ou plus : un ensemble d'abord.**
panel-front-spent = Un seul front par tour. Le vôtre part de : { LAND($source) }, et il n'y a plus rien à attaquer. Cessez le combat.
panel-bounty = Une prime est offerte : { $regions }. Prenez-y une terre et choisissez la carte Territoire de ce tour.
panel-only-pass = Aucune de vos cartes ne peut être jouée ici.
panel-thing-gone = Le numéro { $number } n'est plus sur la table : il a été conclu, refusé ou repris, ou ce dont il s'agissait a changé de mains.
