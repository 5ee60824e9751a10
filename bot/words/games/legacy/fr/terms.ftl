# Les termes propres à Risk Legacy, ses territoires, ses factions et ses cartes.
unit-legacy =
    { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    }
    .one = troupe
    .many = troupes
    .a = une troupe
    .the = la troupe
    .of-many = de troupes
    .none = aucune troupe

area-legacy = continent
    .many = continents
    .which = Quel continent ?
    .whole = le continent entier
    .head = Continents

land-quebec-legacy = Canada de l'Est
    .the = l'Est du Canada
    .of = de l'Est du Canada
    .to = vers l'Est du Canada
    .in = dans l'Est du Canada

land-ukraine-legacy = Russie
    .the = la Russie
    .of = de la Russie
    .to = en Russie
    .in = en Russie

land-congo-legacy = Afrique centrale
    .the = l'Afrique centrale
    .of = de l'Afrique centrale
    .to = en Afrique centrale
    .in = en Afrique centrale

land-siam-legacy = Asie du Sud-Est
    .the = l'Asie du Sud-Est
    .of = de l'Asie du Sud-Est
    .to = en Asie du Sud-Est
    .in = en Asie du Sud-Est

# Factions.
card-die_mechaniker = Die Mechaniker
    .the = Die Mechaniker
    .of = de Die Mechaniker
    .effect = Blindages et murailles.
card-enclave_of_the_bear = Enclave de l'Ours
    .the = l'Enclave de l'Ours
    .of = de l'Enclave de l'Ours
    .effect = Elle frappe la première, et fort.
card-imperial_balkania = Balkanie impériale
    .the = la Balkanie impériale
    .of = de la Balkanie impériale
    .effect = L'ordre, et un territoire après l'autre.
card-khan_industries = Khan Industries
    .the = Khan Industries
    .of = de Khan Industries
    .effect = Des usines qui ne s'arrêtent jamais.
card-saharan_republic = République saharienne
    .the = la République saharienne
    .of = de la République saharienne
    .effect = Ici le jour, là-bas la nuit.

# Leurs pouvoirs.
card-fortified_hq = QG fortifié
    .effect = Votre propre QG compte comme fortifié en défense : +1 aux deux dés.
card-double_six_wall = Mur de six
    .effect = Deux six naturels en défense : ce territoire n'est plus attaqué pendant ce tour.
card-first_strike_fear = Premier coup
    .effect = Le premier territoire que vous attaquez du tour se défend à −1 au dé le plus faible.
card-triple_conquest = Brelan
    .effect = Un brelan naturel qui tue un défenseur les tue tous : le territoire est à vous.
card-round_up = Rangs complets
    .effect = Vos recrues pour les territoires et les villes sont arrondies au supérieur.
card-expansion_card = Pionniers
    .effect = Quatre expansions en un tour donnent droit à une carte ressource, même sans conquête.
card-hq_levy = Levée
    .effect = Au début de votre tour, une troupe de plus sur chaque QG que vous contrôlez.
card-card_levy = Volontaires
    .effect = Quand vous prenez la carte d'un territoire que vous contrôlez, il gagne une troupe.
card-free_timing = Colonnes rapides
    .effect = Votre manœuvre se fait à tout moment de votre tour, hors combat.
card-free_path = Chemins cachés
    .effect = Votre manœuvre peut joindre deux de vos territoires, reliés ou non.

# Cicatrices.
card-bunker = Bunker
    .the = le Bunker
    .effect = Le défenseur y ajoute 1 à son dé le plus fort, pour toujours.
    .when = juste avant un jet d'attaque, sur le territoire attaqué
card-ammo_shortage = Pénurie de munitions
    .the = la Pénurie de munitions
    .effect = Le défenseur y retire 1 à son dé le plus fort, pour toujours.
    .when = juste avant un jet d'attaque, sur le territoire attaqué

# Les murs d'une ville.
card-fortification = Fortification

# Missions.
card-amphibious_onslaught = Assaut amphibie
    .effect = Conquérez au moins 4 territoires par une ligne maritime en un tour.
card-imperial_might = Puissance impériale
    .effect = Contrôlez des continents dont les bonus font 7 ou plus.
card-reign_of_terror = Règne de la terreur
    .effect = Conquérez au moins 9 territoires en un tour.
card-superior_infrastructure = Infrastructure supérieure
    .effect = Contrôlez au moins 6 villes.
card-unexpected_attack = Attaque surprise
    .effect = Conquérez tous les territoires d'un continent en un tour.
card-urban_assault = Assaut urbain
    .effect = Conquérez au moins 4 villes en un tour.

card-coin = Carte pièce
    .one = une carte pièce
    .effect = Vaut une pièce.
    .several = { $count } cartes pièces

# Piles et mains.
zone-open = les cartes territoires visibles
zone-coins = les cartes pièces
zone-scar = la carte cicatrice de { $who }
zone-open-mission = la mission visible
zone-mission-deck = les missions à venir
zone-mission-discard = les missions réalisées

# Choices by name.
value-faction-die_mechaniker = Die Mechaniker
value-faction-enclave_of_the_bear = Enclave de l'Ours
value-faction-imperial_balkania = Balkanie impériale
value-faction-khan_industries = Khan Industries
value-faction-saharan_republic = République saharienne
value-power-fortified_hq = QG fortifié
value-power-double_six_wall = Mur de six
value-power-first_strike_fear = Premier coup
value-power-triple_conquest = Brelan
value-power-round_up = Rangs complets
value-power-expansion_card = Pionniers
value-power-hq_levy = Levée
value-power-card_levy = Volontaires
value-power-free_timing = Colonnes rapides
value-power-free_path = Chemins cachés
value-die_mechaniker-fortified_hq = QG fortifié
value-die_mechaniker-double_six_wall = Mur de six
value-die_mechaniker-none = Ne pas voter
value-enclave_of_the_bear-first_strike_fear = Premier coup
value-enclave_of_the_bear-triple_conquest = Brelan
value-enclave_of_the_bear-none = Ne pas voter
value-imperial_balkania-round_up = Rangs complets
value-imperial_balkania-expansion_card = Pionniers
value-imperial_balkania-none = Ne pas voter
value-khan_industries-hq_levy = Levée
value-khan_industries-card_levy = Volontaires
value-khan_industries-none = Ne pas voter
value-saharan_republic-free_timing = Colonnes rapides
value-saharan_republic-free_path = Chemins cachés
value-saharan_republic-none = Ne pas voter
value-side-attack = De l'attaquant
value-side-defence = Du défenseur
value-die-1 = 1er dé
value-die-2 = 2e dé
value-die-3 = 3e dé
value-mark-1 = +1
value-mark--1 = −1
zone-scar-deck = les cartes cicatrices
zone-used-scars = les cartes cicatrices jouées

board-name-legacy = du Monde
