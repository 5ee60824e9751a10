# L'annonce du plateau, que tous voient.
post-title = { $game } – tour { $turn }
post-at-play = C'est le tour de { $who }.
post-waiting = On attend { $who } : { $what }.
post-ring = L'Anneau est { LAND($where, form: "in") }, { $left ->
        [0] au bout de sa route
        [one] à un pas du but
       *[other] à { $left } pas du but
    }.
post-dice = Dés scellés : `{ $hash }`
post-key = La clé des dés : `{ $key }`. `/risk table vérifier` contrôle chaque dé avec elle.
post-your-move = { $mention }, à vous.
post-retired = { $where ->
        [here] La partie continue plus bas.
       *[other] La partie continue dans { $where }.
    }
post-ended = La partie est finie : { $who } l'emporte.
    .many = La partie est finie : { $who } l'emportent.
    .agreed = La paix : la table convient d'une partie nulle, partagée par { $who }.
button-play = Jouer
button-hand = Ma main
button-board = Plateau
button-status = État
button-wait = Qui attend-on ?
button-orders = Réponses permanentes
button-rules = Règles
button-refresh = Actualiser

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

# La main.
hand-title = Votre main, { $who }
hand-empty = Vous n'avez aucune carte.
hand-secret = Vous seul voyez ceci.
hand-dm = Votre main à la table **{ $table }** a changé :

# Réponses permanentes.
orders-title = Réponses permanentes de { $who }
orders-intro = Ce que je réponds pour vous sans vous demander. Un geste suffit pour changer.
orders-set = Désormais, { $topic } : { $policy }.
policy-ask = me demander
    .description = On me demande chaque fois
policy-default = faire comme d'habitude
    .description = Ce qui se passe en mon absence
panel-of-region = **{ $region }** : { $those }
