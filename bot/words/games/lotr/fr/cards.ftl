# Cartes Aventure : événements, joués dès qu'ils sont piochés.

card-appoint_second_leader = Nommez un second Capitaine
    .effect = Placez votre second Capitaine sur un de vos territoires. Si vous en avez déjà deux, rien ne se passe.

card-winter_storms = Tempêtes d'hiver
    .effect = Révélez trois cartes Territoire. Jusqu'à votre prochain tour, personne n'attaque ces territoires ni n'attaque depuis eux.

card-raiders = Pillards
    .effect = Révélez trois cartes Territoire. Chacun de ces territoires perd la moitié de ses régiments, arrondie vers le bas ; il en reste toujours un.

card-mustering = Levée de la Terre du Milieu
    .effect = Révélez trois cartes Territoire. Chacun de ces territoires gagne 3 régiments, quel que soit son propriétaire.

card-local_uprising = Soulèvement local
    .effect = Piochez une carte Territoire et gardez-la secrète. Dès que vous occupez ce territoire, vous pouvez la montrer et y ajouter 4 régiments.

card-corsairs_of_umbar = Corsaires d'Umbar
    .effect = Jusqu'à votre prochain tour, toute attaque par mer coûte d'abord 3 régiments à l'attaquant, sur son territoire de départ ; il lui en reste toujours un.

card-black_gates_open = Les Portes Noires s'ouvrent
    .effect = Si le Mal occupe le Val d'Udûn, ajoutez-y 10 régiments. Si c'est le Bien, retirez-en 2 ; il en reste toujours un.

card-cave_troll = Ils ont un troll des cavernes
    .effect = Si le Mal occupe la Moria, ajoutez-y 2 régiments. Si c'est le Bien, retirez-en 2 ; il en reste toujours un.

card-entmoot = La Chambre des Ents
    .effect = Si le Bien occupe Fangorn, ajoutez-y 2 régiments. Si c'est le Mal, retirez-en 2 ; il en reste toujours un.

card-aragorn_arrives = Aragorn arrive
    .effect = Si le Bien occupe Minas Tirith, ajoutez-y 10 régiments. Si c'est le Mal, retirez-en 2 ; il en reste toujours un.

# Cartes Aventure : pouvoirs. `.when` est le moment où ils se jouent.

card-grima_wormtongue = Gríma Langue de Serpent
    .effect = Jusqu'à 2 régiments du territoire que vous allez attaquer rejoignent celui d'où vous attaquez. Il reste au moins 1 défenseur.
    .when = À votre tour, avant une invasion

card-courage_alone = Le courage seul ne vous sauvera pas
    .effect = Ajoutez 4 régiments à votre territoire attaqué.
    .when = On envahit un de vos territoires

card-you_shall_not_pass = Vous ne passerez pas !
    .effect = Fermez un pont jusqu'à votre prochain tour. On ne le franchit qu'avec un Capitaine.
    .when = Au début de votre tour

card-ambush = Embuscade !
    .effect = Ajoutez 3 régiments au territoire d'où vous attaquez.
    .when = À votre tour, avant une invasion

card-enemy_at_hand = L'ennemi est à nos portes
    .effect = La Place Forte attaquée perd son +1 pendant toute cette invasion.
    .when = À votre tour, avant d'envahir une Place Forte

card-siege_machines = Machines de siège
    .effect = La Place Forte attaquée perd son +1 pendant toute cette invasion.
    .when = À votre tour, avant d'envahir une Place Forte

card-move_by_night = Marche de nuit
    .effect = Faites jusqu'à 3 mouvements libres de plus ce tour-ci.
    .when = À votre tour, après votre dernière invasion

card-way_under_mountains = La voie passe sous les montagnes
    .effect = Envahissez un territoire bordé par la même chaîne de montagnes que le vôtre.
    .when = À votre tour, en déclarant une invasion

card-violent_storms = Violentes tempêtes
    .effect = L'attaquant perd tous les régiments engagés dans cette bataille. L'invasion peut continuer.
    .when = On attaque votre port par mer

card-borne_to_another_place = Emporté en un autre lieu
    .effect = Déplacez un de vos Capitaines sur n'importe lequel de vos territoires. Il y agit normalement.
    .when = Au début de votre tour

card-hunt_ringbearer = La traque du Porteur de l'Anneau
    .effect = Si vous occupez le territoire de la Communauté, ajoutez-y 4 régiments. Sinon, elle avance d'un pas, sans jet.
    .when = Au début de votre tour

card-strategic_withdrawal = Repli stratégique
    .effect = Déplacez tous les régiments sauf un de votre territoire attaqué vers un de vos territoires voisins. Un Capitaine peut suivre.
    .when = On envahit un de vos territoires

card-black_sails = Voiles noires
    .effect = +1 à votre meilleur dé pendant toute cette invasion par mer.
    .when = À votre tour, en déclarant une invasion par mer

card-balrog = Un Balrog est venu
    .effect = La Communauté reste en Moria ce tour-ci.
    .when = La Communauté a lancé le dé pour quitter la Moria

card-boromir = Boromir tente de s'emparer de l'Anneau
    .effect = La Communauté reste où elle est ce tour-ci.
    .when = La Communauté va partir (après son jet, s'il y en a un)

card-knife_in_the_dark = Un poignard dans le noir
    .effect = La Communauté ne part que sur 4, 5 ou 6.
    .when = La Communauté va partir sans lancer le dé

card-dangerous_crossing = Traversée dangereuse
    .effect = La Communauté ne part que sur 4, 5 ou 6.
    .when = La Communauté va partir sans lancer le dé

card-gollum = Gollum
    .effect = La Communauté ne part que sur 4, 5 ou 6.
    .when = La Communauté va partir sans lancer le dé

card-faramir = Faramir trouve le Porteur de l'Anneau
    .effect = Ajoutez 2 au jet de la Communauté, ou retirez-en 2.
    .when = La Communauté a lancé le dé

card-captured_by_orcs = Capturés par les Orques
    .effect = Retirez 1 au jet de la Communauté.
    .when = La Communauté a lancé le dé pour quitter Gorgoroth

card-shelobs_lair = L'antre d'Arachne
    .effect = Retirez 2 au jet de la Communauté.
    .when = La Communauté a lancé le dé pour quitter Minas Morgul

card-smeagol = Sméagol
    .effect = Ajoutez 2 au jet de la Communauté.
    .when = La Communauté a lancé le dé

# Genres de cartes, et symboles des cartes Territoire.

card-wild = Joker
    .effect = Remplace n'importe quel symbole.
    .several = { $count } Jokers
card-hidden = une carte face cachée
    .several = { $count } cartes face cachée
card-territory = { $land }, { $symbol }
card-line = **{ $title }** ({ $kind }) : { $effect }
card-moment = À jouer : { $when }
kind-mission = mission
kind-event = événement
kind-power = pouvoir
points-of-card = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
symbol-elven_archer = Archer Elfe
    .many = Archers Elfes
symbol-dark_rider = Cavalier Noir
    .many = Cavaliers Noirs
symbol-eagle = Aigle
    .many = Aigles
symbol-wild = Joker
    .many = Jokers
side-good = Bien
    .of = du Bien
side-evil = Mal
    .of = du Mal
side-neutral = neutre
    .of = d'aucun camp

# Où se trouvent des cartes.
zone-good = les cartes Territoire du Bien
zone-evil = les cartes Territoire du Mal
zone-neutral = les cartes Territoire neutres
zone-deck = la pioche Territoire
zone-discard = la défausse Territoire
zone-adventures = la pioche Aventure
zone-adventures-spent = la défausse Aventure
zone-event = l'événement révélé
zone-hand = les cartes Territoire de { $who }
zone-tales = les cartes Aventure de { $who }
zone-laid = les cartes jouées de { $who }
zone-rising = le soulèvement caché de { $who }
zone-turned-up = les cartes révélées
