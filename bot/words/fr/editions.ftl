# Les éditions du Seigneur des Anneaux, et ce que seules certaines possèdent.
option-edition = Édition
    .description = Quelle boîte vous jouez : son plateau, ses cartes, ses nombres
choice-edition-trilogy = Trilogie (2 à 4 joueurs)
choice-edition-base = 2002 (2 à 6 joueurs)
choice-edition-base-and-expansion = 2002 et Gondor & Mordor (2 à 6 joueurs)
choice-mode-hunt = Traque du porteur de l'Anneau
choice-first-player-edition = Selon l'édition
choice-card-lands-edition = Selon l'édition
choice-lone-die-edition = Selon l'édition
option-sided-cards = Cartes du Bien et du Mal
    .description = Combien de terres de leur camp les joueurs reçoivent
choice-sided-cards-by-table = Selon le tableau de l'édition
choice-sided-cards-all = Toutes celles qui existent
option-first-rounds = Premières manches
    .description = Si quelqu'un peut être éliminé avant la manche 4
choice-first-rounds-edition = Selon l'édition
choice-first-rounds-war = La guerre dès le début
choice-first-rounds-truce = Nul n'est éliminé
option-trades-after-elimination = Après une élimination
    .description = Combien d'ensembles d'une main prise s'échangent aussitôt
choice-trades-after-elimination-edition = Selon l'édition
choice-trades-after-elimination-down-to-four = Jusqu'à quatre cartes en main
choice-trades-after-elimination-every-set = Tous ceux qu'on a
option-captain-after-mission = Capitaine, mission accomplie
    .description = S'il peut encore combattre et marcher ce tour-là
choice-captain-after-mission-edition = Selon l'édition
choice-captain-after-mission-goes-on = Il continue
choice-captain-after-mission-stays = Il reste sur place ce tour
option-captains-march = Capitaines en marche
    .description = Si un Capitaine peut se déplacer sans régiment
choice-captains-march-edition = Selon l'édition
choice-captains-march-with-regiments = Avec un régiment au moins
choice-captains-march-alone = Seul aussi
option-site-cards = Cartes Aventure
    .description = Ce qu'un Capitaine doit faire d'un Lieu de Pouvoir pour en gagner une
choice-site-cards-edition = Selon l'édition
choice-site-cards-conquest = Le conquérir
choice-site-cards-passage = Le conquérir, y aller ou le traverser

event-site-passed = Un Capitaine de { $player } passe par un Lieu de Pouvoir { LAND($where, form: "in") } : une carte Aventure est gagnée.
event-captain-settled = Le Capitaine reste { LAND($where, form: "in") } jusqu'à la fin de ce tour.
event-fellowship-gone = **La Communauté quitte { LAND($source, form: "the") } pour le Mordor, et le plateau avec. La guerre est finie.**

refusal-mode-not-in-edition = { $edition ->
        [base] L'édition de 2002
        [base-and-expansion] L'édition de 2002 avec son extension
       *[other] L'édition Trilogie
    } n'a pas de mode « { $mode ->
        [team] Équipe
       *[other] { $mode }
    } ». Choisissez un autre mode, ou une autre édition.
