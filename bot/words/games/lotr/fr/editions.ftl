# Les éditions du Seigneur des Anneaux, et ce que seules certaines possèdent.

unit-lotr =
    { $count ->
        [one] { $count } régiment
       *[other] { $count } régiments
    }
    .one = régiment
    .many = régiments
    .a = un régiment
    .the = le régiment
    .of-many = de régiments
    .none = aucun régiment

option-edition = Édition
    .description = Quelle boîte jouez-vous ?
choice-edition-trilogy = Trilogie (2 à 4 joueurs)
choice-edition-base = 2002 (2 à 6 joueurs)
choice-edition-base-and-expansion = 2002 et Gondor & Mordor (2 à 6 joueurs)
choice-mode-hunt = Traque du porteur de l'Anneau
    .description = Le Bien contre le Mal : atteindre la Montagne du Destin, ou prendre l'Anneau
choice-first-player-edition = Selon l'édition
choice-card-lands-edition = Selon l'édition
choice-lone-die-edition = Selon l'édition
option-sided-cards = Cartes du Bien et du Mal
    .description = Combien de cartes de votre camp recevez-vous ?
choice-sided-cards-by-table = Selon l'édition
choice-sided-cards-all = Toutes
option-first-rounds = Premières manches
    .description = Peut-on être éliminé avant la manche 4 ?
choice-first-rounds-edition = Selon l'édition
choice-first-rounds-war = Oui, l'élimination est possible
choice-first-rounds-truce = Non, personne n'est éliminé
option-trades-after-elimination = Après une élimination
    .description = Combien de séries d'une main prise échange-t-on aussitôt ?
choice-trades-after-elimination-edition = Selon l'édition
choice-trades-after-elimination-down-to-four = Jusqu'à quatre cartes en main
choice-trades-after-elimination-every-set = Toutes les séries
option-captain-after-mission = Capitaine, mission accomplie
    .description = Un Capitaine peut-il continuer après sa mission ?
choice-captain-after-mission-edition = Selon l'édition
choice-captain-after-mission-goes-on = Oui, il continue
choice-captain-after-mission-stays = Non, il reste sur place ce tour
option-captains-march = Capitaines en marche
    .description = Un Capitaine peut-il se déplacer sans régiment ?
choice-captains-march-edition = Selon l'édition
choice-captains-march-with-regiments = Non, seulement avec un régiment
choice-captains-march-alone = Oui, même seul
option-site-cards = Cartes Aventure
    .description = Comment un Capitaine gagne-t-il une carte Aventure ?
choice-site-cards-edition = Selon l'édition
choice-site-cards-conquest = Conquérir un Lieu de Pouvoir
choice-site-cards-passage = Conquérir, atteindre ou traverser un Lieu de Pouvoir
choice-site-cards-stronghold = Conquérir, atteindre ou traverser une Place Forte

event-site-passed = Un Capitaine de { $player } passe { LAND($where, form: "in") } et gagne une carte Aventure.
event-captain-settled = Le Capitaine reste { LAND($where, form: "in") } jusqu'à la fin du tour.
event-fellowship-gone = **La Communauté quitte { LAND($source, form: "the") } pour le Mordor et sort du plateau. La partie est finie.**

refusal-mode-not-in-edition = { $edition ->
        [base] L'édition de 2002
        [base-and-expansion] L'édition de 2002 avec son extension
       *[other] L'édition Trilogie
    } n'a pas de mode « { $mode ->
        [team] Équipe
       *[other] { $mode }
    } ». Choisissez un autre mode, ou une autre édition.

rules-editions =
    Les autres pages décrivent l'édition Trilogie. Une table peut jouer la boîte de 2002, seule ou avec son extension Gondor & Mordor. Les deux se jouent de deux à six, avec Bleu pour le Bien et Violet pour le Mal.

    {""}**2002 :** 42 territoires, sans le Gondor, le Mordor ni le Sud ; 40 cartes Aventure, trois en main. Le Chemin de la Communauté finit aux Marais des Morts : sur 4, 5 ou 6 elle quitte le plateau, et le meilleur score gagne.

    {""}**Avec l'extension :** les 64 territoires et le chemin entier ; 57 cartes Aventure, quatre en main. À la fin, Minas Tirith et la Montagne du Destin valent 4 de plus au Bien, Barad-dûr 4 de plus au Mal.

    Différences avec la Trilogie :
    - régiments de deux à six joueurs : 35, 35, 30, 25, 20 ; avec l'extension 60, 50, 45, 40, 35 ;
    - un Capitaine chacun ; une carte peut en amener un second. Pas de carte Territoire au départ, et un seul jet désigne qui commence ;
    - les Places Fortes ne donnent pas de régiments, mais deux rejoignent le territoire d'une carte échangée si vous l'occupez ;
    - contre un seul dé d'attaque, le défenseur n'en lance qu'un ;
    - personne n'est éliminé avant la manche 4, et vous échangez aussitôt toutes les séries d'une main reprise ;
    - un Capitaine peut se déplacer seul ; aller à un Lieu de Pouvoir ou le traverser rapporte aussi une carte Aventure ; sa mission accomplie, il reste sur place ce tour-ci ;
    - un Capitaine perdu revient avant la pioche.

    Les options permettent de changer presque tout cela.
    .title = Éditions

rules-hunt =
    Le Bien contre le Mal, à tous les nombres de joueurs de l'édition. Les points ne comptent pas : un camp gagne ou perd ensemble, et rien ne se partage.

    {""}**Le Bien** gagne dès que la Communauté atteint la Montagne du Destin, sans dernier jet ; sur le plateau de 2002, quand elle quitte les Marais des Morts.

    {""}**Le Mal** gagne s'il capture la Communauté. Au tour d'un joueur du Mal, avant qu'elle n'avance, si un joueur du Mal occupe son territoire, celui-ci lance deux dés : +1 si un de ses Capitaines est sur place, +1 sur un territoire du Mordor. Il faut 12 ou plus.

    Un camp qui perd son dernier territoire a perdu. Les partenaires ne peuvent pas s'attaquer, sauf si la table en a décidé autrement.
    .title = Traque du porteur de l'Anneau
