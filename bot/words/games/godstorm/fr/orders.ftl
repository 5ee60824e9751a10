# Les ordres permanents de Risk Godstorm, par sujet.
policy-to-found-strongest = là où j'ai le plus { UNIT(form: "of-many") }
policy-to-bid-none = ne rien miser, prendre le premier marqueur libre
policy-to-bid-first = miser pour les premières places
    .with = miser { $bid } pour les premières places{ $keep ->
        [0] {""}
       *[other] , en garder { $keep }
    }
policy-to-bid-last = miser pour les dernières places
    .with = miser { $bid } pour les dernières places{ $keep ->
        [0] {""}
       *[other] , en garder { $keep }
    }
policy-to-take-marker-earliest = le premier marqueur libre
policy-to-return-all = toutes celles qui le peuvent
policy-to-return-none = aucune
policy-to-trade-armies-keep = garder les { UNITS() }
policy-to-trade-armies-trade = les échanger contre des jetons Foi
policy-to-summon-finish = ne rien invoquer ni construire
policy-to-buy-finish = ne rien acheter
policy-to-play-miracle-finish = ne rien jouer
policy-to-open-box-first = le premier choix
policy-to-keep-card-first = la première carte
policy-to-risk-god-order = celui dont j'ai le moins besoin
policy-to-risk-god-stop = arrêter dès que possible
policy-to-meet-god-order = celui dont j'ai le moins besoin : Mort, Magie, Ciel, puis Guerre
policy-to-meet-god-war = d'abord le Dieu de la Guerre
policy-to-meet-god-magic = d'abord la Déesse de la Magie
policy-to-meet-god-sky = d'abord le Dieu du Ciel
policy-to-meet-god-death = d'abord le Dieu de la Mort
policy-to-pledge-none = n'en sauver aucune
policy-to-pledge-all = toutes celles que je peux payer
policy-to-pledge-keep = en sauver, mais garder de la Foi
    .with = { $keep ->
        [one] toutes celles que je peux payer, en gardant { $keep } jeton Foi
       *[other] toutes celles que je peux payer, en gardant { $keep } jetons Foi
    }
policy-to-leave-heaven-finish = personne ne quitte le Ciel
policy-sky-pass = laisser passer
policy-miracle-pass = laisser passer
policy-miracle-cancel = annuler les cartes des autres
    .with = annuler les cartes des autres : { $some }

# Ce qu'un ordre demande en plus.
wanted-to-bid-bid = Combien de Foi miser ?
wanted-to-bid-keep = Combien de Foi garder ?
wanted-to-pledge-keep = Combien de Foi garder ?
wanted-miracle-some = Quelles sortes de cartes (vide : toutes)

# Ce qui aide un camp, comme on l'écrit pour les chances.
typed-help-temple = temple
    .also = un temple / le temple
typed-help-altar = autel
    .also = autels / un autel
typed-help-gungnir = Gungnir
    .also = lance / lance d'Odin
# Les options de `risk odds` pour elles.
odds-flag-war = war-god
odds-flag-altar = altars
odds-with-war = le Dieu de la Guerre
odds-with-magic = la Déesse de la Magie
odds-with-sky = le Dieu du Ciel
odds-with-temple = un temple
odds-with-altar = des autels
odds-help-altar = { $count ->
        [one] { $count } autel
       *[other] { $count } autels
    }
odds-refusal-no-godswar = Autels, reliques, carte du Ciel et nombres ajoutés comptent dans un conflit divin. Nommez un dieu de chaque côté : `avec: guerre`, `contre: ciel`.
odds-godswar = Avant cela, chaque manche du conflit divin ({ $dice } dés + { $added } contre { $other } dés + { $guards }) : **{ $win } %** de chances.

# Ce qu'on écrit dans les conditions sur les temples et les autels.
typed-ours-temple = mon temple
    .also = un temple / notre temple
typed-none-temple = aucun temple
    .also = sans temple
typed-theirs-altar = leur autel
    .also = autel ennemi / un de leurs autels
typed-ours-altar = mon autel
    .also = notre autel
typed-none-altar = aucun autel
    .also = sans autel

# Les lignes d'un tour écrit à l'avance que seul Godstorm connaît : invoquer ciel > Gaule ; acheter guerre 2.
typed-summon-line = invoquer
    .also = appeler / invoquer le dieu
typed-build-line = bâtir
    .also = construire / bâtir un temple / temple
typed-buy-line = acheter
    .also = acheter des cartes / cartes
typed-leave-heaven-line = charger
    .also = charger depuis le Ciel / quitter le Ciel
button-turn-rounds = { $count ->
        [one] Arrêt après { $count } manche du conflit
       *[other] Arrêt après { $count } manches du conflit
    }

setup-founding = Où vont le Dieu de la Guerre et le temple
    .listed = Le territoire du Dieu de la Guerre, une virgule, celui du temple. Un seul nom : le dieu.
