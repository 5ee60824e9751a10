# Les cours : comment ils commencent, ce que dit le guide autour de ses lignes, comment ils finissent.
command-risk-learn = apprendre
    .description = Apprendre un jeu en dix minutes, en y jouant
button-learn = Débutant ?
learn-title = Apprendre en jouant
learn-intro = Une vraie partie contre une IA facile, avec un guide à vos côtés. Comptez dix minutes ; personne d'autre ne la voit. Quel jeu ? Le plus simple : { game-classic }.
learn-begun = Vous en avez une en cours : { $game }. Une autre prendra sa place.
learn-over = Vous en avez fini une : { $game }.
button-course-on = Continuer
button-course-end = Le résultat
course-laying-out = Je prépare le plateau…
course-begins = Vous êtes { $seat }. Le guide dit l'essentiel ; faites comme vous voulez. **{ button-why }** donne les raisons. Arrêtez à tout moment ; pour reprendre : `/risk apprendre`.
course-others-play = { $who } { $count ->
        [1] joue
       *[other] jouent
    }
course-follows = Ce panneau suit tout seul.
course-hash = Personne ne peut truquer vos dés : à la fin, ce code permet de le vérifier. Pour l'instant, oubliez-le : ||{ $code }||
guide-opens = 🎓 { $line }
guide-says = 🎓 { $line }
guide-advice = Mon conseil : le bouton bleu.
# Quand le bouton bleu est court.
guide-advice-whole = Mon conseil : *{ $answer }*.
guide-advice-back = Mon conseil : { $answer }. *{ button-back }* pour y revenir.
# Tous les renforts d'un seul clic ; une attaque entière.
advised-places = Placer { $places }
advised-attack = Attaquer { LAND($target, form: "the") } depuis { LAND($source, form: "the") }{ $leaders ->
        [none] {""}
       *[other] , avec { NAMED_LEADERS($seat, $leaders, form: "the") }
    }, jusqu'à la prise ; à revoir sous { $stop } % de chances
guide-instead = D'accord : { UNITS($armies) } { LAND($where, form: "in") } à présent{ $beside ->
        [none] , et personne à côté.
       *[other] , et { $theirs } à côté { LAND($beside, form: "in") }.
    }
course-over = { $how ->
        [won] Gagné !
        [lost] Perdu, cette fois.
        [nobody] Personne n'a gagné.
       *[long] Assez d'entraînement.
    }
course-why = { $how ->
        [won] Vous en savez assez pour une vraie partie.
        [long] Un cours finit après 60 réponses ou 8 manches. Vous avez vu comment on joue : une vraie partie continue.
       *[other] Vous savez maintenant comment on joue : encore un essai, ou une vraie partie.
    }
course-because-alone = { $own ->
        [yes] { $neutral ->
            [yes] C'est gagné : il ne reste que l'armée neutre.
           *[no] C'est gagné : il ne reste que vous.
        }
       *[no] { $who } a gagné : il ne restait personne d'autre.
    }
course-untaught = Vous n'avez pas tout vu. La suite est dans les règles : { $pages }.
button-play-real = Une vraie partie
button-course-again = Encore une fois
course-exported = Tout le cours dans un fichier, à garder : chaque coup et chaque dé.
learn-real-outside = Il faut un salon où je suis présent. Sur votre serveur, tapez `/risk nouveau`.
learn-real-opened = { $channel ->
        [none] Votre vraie partie est ouverte, dans son propre fil.
       *[other] Votre vraie partie est ouverte : { $channel }.
    }{ $state ->
        [lobby] {" "}Appuyez-y sur **{ POSTED("start") }**.
       *[other] {""}
    }

# Aux premiers tours d'une vraie partie, pour qui débute.
command-risk-me-guide = guide
    .description = Être guidé pendant vos trois premiers tours
button-guide-on = Guide
button-guide-off = Arrêter le guide
guide-off = Le guide se tait. `/risk moi guide` le rappelle.
me-guide-on = Le guide parle dans votre panneau pendant les trois premiers tours d'une partie.
me-guide-done = Vous avez fini une partie : le guide ne parle plus. **{ button-why }** explique chaque question, `/risk apprendre` un jeu entier.
