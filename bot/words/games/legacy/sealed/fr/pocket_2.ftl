### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# Les noms.
card-aliens = Aliens
    .the = les Aliens
    .of = des Aliens
    .effect = Villes vides sans pertes. Île : +2 recrues, ruine : +1. Toutes les villes : 2 étoiles, une fois.
value-faction-aliens = Aliens
land-alien_island = Île Alien
    .the = l'île Alien
    .of = de l'île Alien
    .to = à l'île Alien
    .in = sur l'île Alien
card-collaborator = Collaborateur
    .effect = Un échange compte 1 ressource de plus. Entrer dans une ville vide coûte 2 troupes de plus.
card-ruin = Ruine
    .effect = Une marque, pas une ville. On ne la fortifie pas ; on peut bâtir une ville par-dessus.
value-spot-north_pacific = Pacifique Nord
value-spot-north_atlantic = Atlantique Nord
value-spot-south_atlantic = Atlantique Sud
value-spot-indian_ocean = Océan Indien
value-spot-south_pacific = Pacifique Sud

# Les faiblesses.
card-cautious = Prudente
    .effect = Cette faction place ses recrues sur deux territoires au plus.
    .when = à tout moment de votre tour, sur une faction sans faiblesse
card-primitive = Primitive
    .effect = Les villes n'ajoutent rien aux recrues de cette faction.
    .when = à tout moment de votre tour, sur une faction sans faiblesse
card-purist = Puriste
    .effect = Cette faction garde deux cartes pièces au plus, et les laisse visibles.
    .when = à tout moment de votre tour, sur une faction sans faiblesse
card-short_sighted = Myope
    .effect = Cette faction ne manœuvre que vers un territoire voisin.
    .when = à tout moment de votre tour, sur une faction sans faiblesse
card-unpopular = Impopulaire
    .effect = Entrer dans une ville vide coûte 1 troupe de plus à cette faction.
    .when = à tout moment de votre tour, sur une faction sans faiblesse

# Les événements.
card-beam_down = Débarquement
    .effect = Les Aliens placent 5 troupes dans une ville que personne n'occupe.
card-die_humans = Mort aux humains
    .effect = Les Aliens peuvent changer une petite ville en ruine : la ville, ses troupes et un QG sur place disparaissent. L'événement est alors détruit.
card-mysterious_island = Île mystérieuse
    .effect = Qui contrôle l'île Alien prend une des cartes territoires visibles. La carte qui la remplace peut amener un autre événement.

# Ce qui se passe.
event-became-collaborator = 👽 **{ $player } s'allie aux Aliens.** Leur Collaborateur, pour toujours : { CARD($faction, form: "the") }.
event-island-placed = 👽 **L'île Alien surgit dans { $spot ->
        [north_pacific] le Pacifique Nord
        [north_atlantic] l'Atlantique Nord
        [south_atlantic] l'Atlantique Sud
        [indian_ocean] l'océan Indien
       *[south_pacific] le Pacifique Sud
    }**, avec des lignes maritimes vers { LAND($first_end, form: "the") } et { LAND($second_end, form: "the") }. Sa carte porte { $coins } pièces.
event-island-taken = { $player } débarque { LAND($where, form: "in") } avec { UNITS($troops) }, celles des Aliens comprises.
event-weakness-given = { $player } donne une faiblesse à la faction { CARD($faction) }, pour toujours : **{ CARD($weakness) }**.
event-recruited-in = { $player } recrute { LAND($where, form: "in") }.
event-coins-shown = { $player } montre { $count ->
        [0] qu'aucune carte pièce ne lui reste
        [1] 1 carte pièce
       *[other] { $count } cartes pièces
    }.
event-dominion-fulfilled = **{ $player } réalise la mission des Aliens** : toutes les villes du plateau sont à eux.
event-troops-beamed = 👽 { UNITS($troops) } de { $player } débarquent { LAND($where, form: "in") }.
event-city-ruined = 👽 { $player } change « { $name } » en ruine.
event-ruin-built-over = Une ville s'élève sur la ruine { LAND($where, form: "in") }.

# Ce qui est demandé.
decision-to-place-island = 👽 Les Aliens vous proposent une alliance. Dans quel océan leur île surgit-elle, et vers quels deux territoires mènent ses lignes maritimes ? { UNITS($troops) } y débarquent : les vôtres et les leurs.
    .wait = de choisir où surgit l'île Alien
    .topic = Île Alien
decision-to-beam-down = Événement : **{ CARD("beam_down") }**. Placez { UNITS($troops) } dans une ville que personne n'occupe.
    .wait = de faire débarquer les Aliens
    .topic = Événement : débarquement
decision-to-ruin-city = Événement : **{ CARD("die_humans") }**. Changer une petite ville en ruine ? La ville, ses troupes et un QG sur place disparaissent.
    .wait = de choisir la ville que les Aliens ruinent
    .topic = Événement : une ville en ruine
decision-to-take-open-card = Événement : **{ CARD("mysterious_island") }**. Vous contrôlez l'île Alien : prenez une des cartes territoires visibles.
    .wait = de prendre le cadeau de l'île
    .topic = Événement : une carte de l'île

# Les réponses.
action-place-island = L'île Alien dans { $spot ->
        [north_pacific] le Pacifique Nord
        [north_atlantic] l'Atlantique Nord
        [south_atlantic] l'Atlantique Sud
        [indian_ocean] l'océan Indien
       *[south_pacific] le Pacifique Sud
    } : lignes vers { LAND($first_end, form: "the") } et { LAND($second_end, form: "the") }
    .verb = Placer l'île
action-give-weakness = { $card } pour la faction { CARD($faction) }
    .verb = Donner une faiblesse
action-beam-down = Débarquer { LAND($where, form: "in") }
    .verb = Débarquer
action-ruin-city = Une ruine { LAND($where, form: "in") }
    .verb = Ruiner une ville
action-spare-cities = Épargner toutes les villes
    .verb = Les épargner
action-take-open-card = Prendre la carte { LAND($card_id, form: "of") }
    .verb = Prendre une carte
field-spot = Quel océan ?
field-first_end = Où mène la première ligne maritime ?
field-second_end = Où mène la seconde ligne maritime ?

# Les refus.
refusal-no-ocean-there = L'île se trouve dans un des océans de la liste.
refusal-no-such-ends = Les deux lignes maritimes mènent à deux territoires différents au bord d'un océan.
refusal-has-weakness = { CARD($faction) } ne peut pas prendre de faiblesse. { $free ->
        [none] Toutes celles qui le peuvent en ont une.
       *[other] Celles-ci le peuvent : { $free }.
    }
refusal-not-beside = { LAND($target, form: "the") } ne touche pas { LAND($source, form: "the") }. Vous ne manœuvrez que vers un territoire voisin.
refusal-dominion-not-fulfilled = Avec les Aliens, contrôlez d'abord toutes les villes du plateau. Une fois par guerre.
refusal-not-an-open-card = Cette carte n'est pas visible. Choisissez parmi : { $among }.

# Les consignes.
policy-to-place-island-home = près de mes territoires
policy-to-beam-down-largest = dans la plus grande ville
policy-to-ruin-city-own-turn = me demander à mon tour, sinon épargner toutes les villes
policy-to-ruin-city-spare = épargner toutes les villes
policy-to-take-open-card-best = la carte qui porte le plus de pièces

# L'histoire et la situation.
history-glued-alien-island = { LAND("alien_island") } surgit
history-glued-ruin = « { $name } » { LAND($where, form: "in") } en ruine
history-glued-collaborator = { CARD($where) } : { CARD("collaborator") }
history-story-collaborator = Guerre { $war } : Collaborateur des Aliens, par { $who }
history-glued-cautious = { CARD($where) } : { CARD("cautious") }
history-story-cautious = Guerre { $war } : faiblesse { CARD("cautious") }, donnée par { $who }
history-glued-primitive = { CARD($where) } : { CARD("primitive") }
history-story-primitive = Guerre { $war } : faiblesse { CARD("primitive") }, donnée par { $who }
history-glued-purist = { CARD($where) } : { CARD("purist") }
history-story-purist = Guerre { $war } : faiblesse { CARD("purist") }, donnée par { $who }
history-glued-short-sighted = { CARD($where) } : { CARD("short_sighted") }
history-story-short-sighted = Guerre { $war } : faiblesse { CARD("short_sighted") }, donnée par { $who }
history-glued-unpopular = { CARD($where) } : { CARD("unpopular") }
history-story-unpopular = Guerre { $war } : faiblesse { CARD("unpopular") }, donnée par { $who }
history-glued-die-humans = événement « { CARD("die_humans") } » détruit
own-mission-aliens = Votre mission : contrôler toutes les villes du plateau. Elle rapporte deux étoiles rouges, une fois par guerre.
status-open-coins = { $count ->
        [1] 1 carte pièce visible
       *[other] { $count } cartes pièces visibles
    }
alt-ruins = Ruines : { $list }.
alt-island = L'île Alien se trouve dans { $spot ->
        [north_pacific] le Pacifique Nord
        [north_atlantic] l'Atlantique Nord
        [south_atlantic] l'Atlantique Sud
        [indian_ocean] l'océan Indien
       *[south_pacific] le Pacifique Sud
    }, avec des lignes maritimes vers { LAND($first_end, form: "the") } et { LAND($second_end, form: "the") }.

# Les règles.
rules-aliens =
    Les Aliens ont débarqué quand quelqu'un qui avait un missile allait placer 30 troupes ou plus. Sa faction est leur **Collaborateur** pour toujours : un échange compte 1 ressource de plus (10 au plus), et entrer dans une ville vide coûte 2 troupes de plus.

    - **L'île Alien** n'appartient à aucun continent et a deux lignes maritimes. Sa carte portait 3 pièces au départ. On peut y démarrer si elle est libre et sans marque.
    - **Les Aliens** peuvent être choisis dès la guerre qui suit leur débarquement. Ils ne perdent personne en entrant dans une ville vide. L'île Alien leur apporte 2 recrues de plus, chaque ruine qu'ils contrôlent 1. Toutes les villes du plateau entre leurs mains à la fin de leur tour : 2 étoiles rouges, une fois par guerre. Ils ne prennent ni faiblesse, ni autre pouvoir ou mission pour leur carte.
    - **Les ruines** sont des marques, pas des villes. Elles reçoivent des cicatrices ; une ville bâtie par-dessus les efface.
    .title = Aliens
rules-weaknesses =
    Cinq cartes cicatrices sont pour des factions, non pour des territoires. À tout moment de votre tour, vous pouvez en donner une à une faction sans faiblesse, qu'elle joue ou non. Elle y reste pour toujours ; une faction en prend une au plus, et le Collaborateur a déjà la sienne.

    - **Prudente :** deux territoires au plus pour les recrues.
    - **Primitive :** les villes n'ajoutent rien aux recrues.
    - **Puriste :** deux cartes pièces au plus, visibles.
    - **Myope :** manœuvre vers un territoire voisin seulement.
    - **Impopulaire :** entrer dans une ville vide coûte 1 troupe de plus.

    Une faiblesse l'emporte sur un pouvoir qui dit le contraire.
    .title = Faiblesses
board-apart = **Hors des continents**

# Ce que disent les images près de leurs signes et de leurs flèches.
sign-ruin = Ruine
mission-own-cities = { $held } villes sur { $wanted }

# Pourquoi ? : voir bot/words/fr/why.ftl.
why-to-place-island = Vous allez placer tant de troupes que les Aliens débarquent. L'île reste sur le plateau, pour toujours.
why-to-beam-down = Un événement est révélé : les Aliens amènent des troupes dans une ville sans maître, et vous dites où.
why-to-ruin-city = Un événement est révélé : les Aliens peuvent ruiner une petite ville, et vous dites laquelle.
why-to-take-open-card = Un événement est révélé : qui tient l'île prend une carte.
leads-place-island = l'île est là, avec ses deux lignes maritimes, pour toujours.
leads-give-weakness = la faction l'a pour toujours.
leads-beam-down = les troupes sont là, et la ville est à vous.
leads-ruin-city = la ville disparaît pour toujours, avec tout ce qui s'y trouve.
leads-spare-cities = toutes les villes restent.
leads-take-open-card = elle est dans votre main.
