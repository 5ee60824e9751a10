# Ce que Risk Legacy demande à un joueur. `.wait` : ce que les autres attendent. `.topic` : son nom dans la liste des ordres permanents.
decision-to-vote-powers = Pour chaque faction, votez pour le pouvoir qu'elle garde dans toutes les guerres de la campagne. L'autre est détruit. Personne ne voit votre vote avant le dernier.
    .wait = de voter pour les pouvoirs des factions
    .topic = Pouvoirs des factions
decision-to-keep-power = Vous êtes le premier à jouer { CARD($faction, form: "the") }. Quel pouvoir garde-t-elle dans toutes les guerres de la campagne ? L'autre est détruit.
    .wait = de choisir un pouvoir
    .topic = Pouvoir d'une faction
decision-to-put-coin = Collez une pièce sur une carte territoire : elle vaut plus de troupes, pour toujours. { $left ->
        [one] C'est la dernière.
       *[other] Il en reste { $left }.
    }
    .wait = de coller les premières pièces
    .topic = Premières pièces
decision-to-muster = Choisissez votre faction et le territoire où son QG et vos troupes démarrent.
    .wait = de choisir une faction et un départ
    .topic = Faction et départ
decision-to-buy-stars = Votre tour commence. { $stars ->
        [0] Vous n'avez aucune étoile
        [one] Vous avez une étoile
       *[other] Vous avez { $stars } étoiles
    } ; il en faut quatre pour gagner. Achetez des étoiles rouges pour quatre cartes ressources chacune, ou continuez.
    .wait = de commencer le tour
    .topic = Achat d'étoiles
decision-to-join = Vous n'avez plus de troupe sur le plateau. Participez à la guerre avec { UNITS($troops) } : choisissez où.
    .wait = de participer à la guerre
    .topic = Participer à la guerre
decision-to-take-card = Votre tour se termine. { $due ->
        [yes] Prenez une carte ressource{ $mission ->
            [none] {""}
           *[other] {" "}ou réalisez une mission
        }, ou renoncez-y.
        [no] Vous n'avez droit à aucune carte ressource. Réalisez une mission, ou renoncez-y.
       *[unknown] Prenez une carte ressource{ $mission ->
            [none] {""}
           *[other] {" "}ou réalisez une mission
        } si vous y avez droit, ou renoncez-y.
    }
    .wait = de prendre une carte
    .topic = Carte de fin de tour
decision-to-take-reward = { $won ->
        [yes] Vous avez gagné la guerre et signé le plateau. Prenez une des récompenses du vainqueur : elle reste pour toujours.
       *[no] Vous avez tenu bon. Prenez une récompense : elle reste pour toujours.
    }
    .wait = de choisir une récompense
    .topic = Récompense
decision-to-name-world = La dernière guerre est finie, et c'est vous qui avez le plus signé. Nommez le monde.
    .wait = de nommer le monde
    .topic = Nom du monde
window-before-roll = { $who } attaque { LAND($target, form: "the") } depuis { LAND($source, form: "the") }. Jouer votre carte cicatrice avant le jet ? Elle reste sur le plateau pour toujours.
    .wait = de jouer une carte cicatrice, ou de passer
    .topic = Carte cicatrice avant un jet
    .clause = juste avant un jet d'attaque
window-thrown = { $who } attaque { LAND($target, form: "the") } depuis { LAND($source, form: "the") } : { $attack } contre { $defence }. Tirer un missile ? Il fait d'un dé un 6 que rien ne change. { $missiles ->
        [one] Vous en avez un.
       *[other] Vous en avez { $missiles }.
    }
    .wait = d'utiliser un missile, ou de passer
    .topic = Missiles
    .clause = une fois les dés lancés

# La dernière question avant une réponse sur laquelle rien ne revient.
confirm-vote =
    { $powers }
    Voter ainsi ? Vous ne pourrez plus en changer.
confirm-vote-one = { CARD($faction) } : **{ CARD($power) }**
confirm-named = **{ $what }** ? Ni une annulation ni un vote ne pourront revenir là-dessus ; seul le nom pourra changer, entre deux guerres : `/risk campagne nommer`.

decision-to-fight-legacy = { $realm ->
       *[other] Étendez-vous et attaquez autant que vous le souhaitez
    }, ou terminez { $ends ->
        [yes] votre tour
       *[no] vos attaques
    }.
    .wait = de s'étendre et d'attaquer
    .topic = Expansions et attaques
decision-to-fortify-legacy = { $moves ->
       *[other] Manœuvre : déplacez des { UNITS() } une fois entre vos territoires
    }, ou { $ends ->
        [yes] terminez votre tour
       *[no] continuez
    }.
    .wait = de manœuvrer
    .topic = Manœuvre
decision-to-reinforce-legacy = { $count ->
        [0] Vous n'avez rien à placer. Vous pouvez défausser des pièces pour des troupes.
       *[other] Placez { UNITS($count) } sur vos territoires.
    }
    .wait = de recruter
    .topic = Recrutement
