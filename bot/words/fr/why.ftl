# Pourquoi ? : de quoi parle la question du moment. why-<question> : selon quelle règle on la pose. leads-<réponse> : où
# mène une sorte de réponse. ruled-out-<refus> : en peu de mots, pourquoi un territoire n'est pas dans la liste.
button-why = Pourquoi ?
why-title = Pourquoi cette question ?
why-answers = **Vos réponses**
why-answer = { $name } : { $leads }
why-clock = **Sans réponse** d'ici { $until } : { $policy }.
why-clock-turn = L'intendant joue ensuite la fin de votre tour, sans attaquer. Ce tour est manqué : après deux de suite, la table vote pour savoir qui joue.
why-no-clock = **Sans réponse**, la partie vous attend.
why-not-listed = **Absents de la liste**
why-ruled-out = { $lands }{ $more ->
        [0] {""}
        [one] {" "}et un autre
       *[other] {" "}et { $more } autres
    } : { $reason }
why-rules = Règles : { $topic }

why-to-claim = Mise en place : à tour de rôle, chacun pose { UNIT(form: "a") } sur un territoire vide, jusqu'au dernier. Des voisins se tiennent mieux que des îlots.
why-to-station = Mise en place : à tour de rôle, chacun renforce ses territoires jusqu'à ce que tout soit placé. Souvent sur ses frontières.
why-to-reinforce = Votre tour commence par des renforts : { UNITS(1) } pour trois territoires, { UNITS(3) } au moins, et davantage par { AREA() } que vous tenez en entier. Ils vont sur vos territoires.
why-to-deploy = Vous avez gagné des renforts de plus. Ils arrivent tout de suite sur le plateau.
why-to-share-out = Le stock est presque vide : on partage ce qui reste.
why-to-trade = Vous avez trop de cartes Territoire : une série de trois doit devenir des { UNITS() }.
why-to-fight = Après les renforts, attaquez autant de fois que vous voulez : depuis un territoire à { UNITS(2) } ou plus, vers un voisin ennemi. Les dés décident.
why-to-defend = On vous attaque. Un dé par { UNIT() } qui défend ; vos meilleurs dés affrontent les siens, et l'égalité est pour vous.
why-to-occupy = Vous avez pris un territoire et vous y êtes. Vous pouvez y envoyer plus de { UNITS() } ; il doit en rester { UNITS(1) } en arrière.
why-to-fortify = Après vos attaques, vous pouvez déplacer des { UNITS() } entre vos territoires, là où il en faut. Puis votre tour finit.
why-invasion = Une invasion est annoncée, et aucun dé n'est lancé. Qui a une carte pour ce moment peut la jouer.
why-sea-battle = Un combat par voie maritime va commencer. Qui a une carte pour ce moment peut la jouer.

why-ways-to-fight =
    {""}**{ button-once }** : un seul lancer de dés. Ensuite, vous choisissez à nouveau.
    {""}**{ button-until-won }** : bataille après bataille, jusqu'à ce que le territoire soit à vous ou que vous ne puissiez plus attaquer. Ensuite, vous choisissez qui suit.
    {""}**{ button-until-won-all }** : pareil, et tous ceux qui le peuvent y entrent aussitôt.
    {""}**{ button-until-stop }** : pareil, mais jusqu'au nombre d'attaquants ou aux chances que vous fixez.
    {""}**{ button-fewer }** : un seul lancer, avec moins de dés.

leads-claim = le territoire est à vous, avec { UNITS(1) } dessus.
leads-station = { UNITS(1) } de plus sur place.
leads-deploy = la pose est immédiate ; l'attaque peut partir de là dès ce tour.
leads-trade = les cartes partent, et vous avez plus de { UNITS() } à placer.
leads-attack = les deux camps lancent les dés. Chaque paire perdue coûte { UNITS(1) } ; sans défenseur, le territoire est à vous.
leads-defend = plus de dés défendent mieux, mais chaque paire perdue vous coûte { UNITS(1) }.
leads-finish = cette étape est finie, et la partie continue.
    .ends-turn = votre tour est terminé.
leads-move-in = le nouveau territoire est mieux tenu, l'ancien moins.
leads-call-off = l'invasion s'arrête. Chacun garde ce qu'il a sur place.
leads-share-out = sur place aussitôt.
leads-fortify = un simple déplacement, sans combat.
leads-pass = vous ne faites rien, et la partie continue.
leads-concede = vous quittez la partie, les autres continuent.
leads-make-peace = partie nulle, si tous sont d'accord.

ruled-out-too-few-armies = { $armies ->
        [one] { UNITS($armies) } seulement, et il faut l'y laisser
       *[other] { UNITS($armies) } seulement, et il faut y laisser { UNITS(1) }
    }
    .beside = { $armies ->
        [one] à côté, vous n'avez que { UNITS($armies) }, et il faut l'y laisser
       *[other] à côté, vous n'avez que { UNITS($armies) }, et il faut les y laisser
    }
ruled-out-own-land = aucun ennemi à côté
ruled-out-not-your-land = pas à vous
ruled-out-not-adjacent = aucun de vos territoires juste à côté
ruled-out-not-connected = sans lien avec vos autres territoires
ruled-out-not-empty = déjà pris
ruled-out-not-among = fermé à ces renforts
ruled-out-friendly = tenu par votre partenaire
ruled-out-other-realm = dans une autre partie du plateau
ruled-out-same-land = c'est le point de départ
ruled-out-stations-for = à une autre armée
