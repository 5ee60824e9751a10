# Les règles de Risk Legacy, racontées par sujet ; chacune tient dans un message.
help-goal-legacy = quatre étoiles rouges.

rules-legacy-goal =
    De trois à cinq joueurs font la guerre sur un plateau que chaque guerre change pour toujours. **Le premier joueur à quatre étoiles rouges gagne aussitôt**, même pendant le tour d'un autre ; le dernier en jeu gagne aussi.

    Une étoile, c'est
    - celle que vous prenez au départ si vous n'avez jamais signé le plateau ;
    - tout QG où vous avez au moins une troupe, le vôtre compris ;
    - une étoile achetée avec quatre cartes ressources au tout début de votre tour ;
    - la récompense d'une mission ;
    - donnée une seule fois, quand les cartes pièces s'épuisent pour la première fois, au joueur qui a le plus de territoires (égalité : personne).

    Une campagne compte quinze guerres. Ce qui est collé sur le plateau y reste pour toutes.
    .title = But du jeu

rules-legacy-campaign =
    Une campagne se joue sur un même plateau, à 24 membres au plus, de trois à cinq par guerre.

    {""}**Ce qui reste :** les villes et leurs noms, les fortifications, les cicatrices, les noms et les bonus des continents, les pièces sur les cartes, les cartes détruites, le pouvoir gardé par chaque faction, et chaque signature.

    {""}**Ce qui ne reste pas :** les troupes, les QG, les étoiles, les missiles, les cartes en main.

    Signatures, missiles, bonus de nom et villes fondées sont aux personnes ; pouvoirs et victoires aux factions. Vous pouvez jouer une autre faction à chaque guerre.

    On peut reprendre une place en pleine guerre : l'étoile et les missiles restent, et ce que laisse la guerre revient au joueur assis là à la victoire. Entre deux guerres, les noms peuvent changer : `/risk campagne nommer`.

    {""}**Les paquets scellés :** quatre sur le couvercle, deux poches et une enveloppe cachée. Chacun s'ouvre de lui-même quand arrive ce qui est écrit dessus, l'enveloppe par un vote seulement, et change la campagne pour toujours. `/risk campagne paquets` les montre.

    Une guerre annulée n'a pas de vainqueur et ne compte pas, mais ce qui a été collé reste.

    Aucune règle maison n'est proposée : ses effets resteraient sur le plateau pour toutes les guerres suivantes.
    .title = La campagne

rules-legacy-setup =
    {""}**Avant la première guerre**, chaque faction garde pour toujours un de ses deux pouvoirs, par un vote secret ; un dé tranche les égalités. Douze cartes territoires reçoivent une pièce.

    {""}**À chaque guerre :**
    1. Vous n'avez jamais signé ? Prenez une étoile rouge. Sinon, un missile par signature.
    2. Une carte cicatrice cachée pour chacun, s'il y en a assez pour tous.
    3. Quatre cartes territoires visibles ; dix cartes pièces ; dès la deuxième guerre, une mission.
    4. Le plus haut dé choisit d'abord, puis dans le sens horaire : une faction, et un territoire pour son QG et 8 troupes.

    On démarre sur un territoire inoccupé, sans cicatrice ni ville ; ou sur une grande ville libre que l'on a fondée. Deux QG ne sont jamais côte à côte.

    S'il ne reste rien, la distance ne compte plus ; puis les cicatrices ; puis les villes.
    .title = Mise en place

rules-legacy-start =
    {""}**Début du tour.** Avant toute chose, vous pouvez acheter des étoiles rouges, pour quatre cartes ressources chacune, quelle que soit leur valeur.

    {""}**Participer à la guerre.** Sans aucune troupe sur le plateau, vous placez la moitié de vos troupes de départ sur un départ permis, et ne recrutez pas. Il n'y a pas de nouveau QG : vous pouvez donc vous placer à côté d'un autre. S'il ne reste aucun départ, vous êtes éliminé pour de bon.
    .title = Début du tour

rules-legacy-recruits =
    Additionnez vos territoires et la population de vos villes, divisez par trois, arrondi à l'inférieur ; jamais moins de 3 troupes.

    Ajoutez le bonus de chaque continent que vous contrôlez en entier : Amérique du Nord 5, Europe 5, Asie 7, Afrique 3, Amérique du Sud 2, Océanie 2. Un +1 ou un −1 collé compte pour tous ; un continent que vous avez nommé vous en rapporte un de plus.

    Une fois par tour, vous pouvez défausser des cartes ressources valant de 2 à 10 pièces :
    2 → 2, 3 → 4, 4 → 7, 5 → 10, 6 → 13, 7 → 17, 8 → 21, 9 → 25, 10 → 30 troupes (table douce : de 1 à 8, et 10). Plus de 10 compte comme 10 ; on ne rend pas la monnaie.

    Placez toutes vos troupes sur des territoires que vous contrôlez.
    .title = Recruter

rules-legacy-expansion =
    Expansions et attaques, autant que vous le souhaitez et dans l'ordre que vous voulez. Il reste toujours au moins une troupe.

    {""}**S'étendre**, c'est entrer dans un territoire voisin inoccupé, sans dés.
    - Une ville coûte autant de troupes que sa population : 1 pour une petite, 2 pour une grande. Fortifiée, 2 de plus. Il faut donc entrer avec plus de troupes que ce coût.
    - On entre de même dans un QG sans troupes, et il compte pour vous.

    Une expansion n'est pas une conquête : elle ne donne droit à aucune carte.
    .title = Expansion

rules-legacy-combat =
    Attaquez avec une à trois troupes ; le défenseur en engage une ou deux. Chacun lance un dé par troupe. Puis, dans cet ordre :

    1. Bunkers, fortifications et pouvoirs changent les dés, jamais sous 1 ni au-delà de 6.
    2. On classe les dés, et chacun peut tirer des **missiles** : un missile fait d'un dé de l'un des camps un 6 que rien ne change.
    3. On reclasse et on compare par paires, les plus forts d'abord. Le défenseur gagne les égalités.

    Après un jet à trois contre une fortification, une de ses dix cases est grisée, quel que soit le gagnant.

    Si le territoire tombe, les troupes qui ont combattu y entrent, et d'autres peuvent suivre. Un QG y reste et compte pour vous.

    Le joueur qui tue la dernière troupe d'un autre prend ses cartes ressources. L'autre n'est pas éliminé : il participe à la guerre à son prochain tour.
    .title = Combat et missiles

rules-legacy-end =
    {""}**Manœuvre :** une fois, autant de troupes que vous voulez entre deux territoires reliés par les vôtres.

    {""}**Fin du tour :** si vous avez conquis quelque chose, vous pouvez prendre une carte ressource :
    - Si vous contrôlez le territoire d'une carte visible, ce doit être l'une de celles-là. Les autres se décalent et une nouvelle arrive en case n° 1.
    - Sinon, une carte pièce. La plus ancienne carte visible, en case n° 4, est alors défaussée, les autres se décalent et une nouvelle arrive.
    - S'il n'y a plus de carte pièce non plus, rien.

    Ou bien vous réalisez la mission visible, si elle est remplie ; aucune conquête n'est nécessaire.

    Une carte territoire porte d'une à six pièces. Une carte pièce compte pour une.
    .title = Manœuvre et carte

rules-legacy-factions =
    Chaque faction garde un de ses deux pouvoirs pour toute la campagne.

    {""}**Die Mechaniker :** { CARD("fortified_hq") } : son propre QG compte comme fortifié tant qu'elle le défend. { CARD("double_six_wall") } : deux six naturels en défense y interdisent toute autre attaque ce tour-ci.
    {""}**Enclave de l'Ours :** { CARD("first_strike_fear") } : le premier territoire attaqué du tour se défend avec 1 de moins au dé le plus faible. { CARD("triple_conquest") } : un brelan naturel qui tue un défenseur les tue tous.
    {""}**Balkanie impériale :** { CARD("round_up") } : les recrues sont arrondies au supérieur. { CARD("expansion_card") } : quatre expansions en un tour donnent droit à une carte.
    {""}**Khan Industries :** { CARD("hq_levy") } : une troupe sur chaque QG contrôlé au début du tour. { CARD("card_levy") } : une troupe sur le territoire de la carte prise, s'il est à vous.
    {""}**République saharienne :** { CARD("free_timing") } : la manœuvre à tout moment du tour. { CARD("free_path") } : la manœuvre entre deux de ses territoires, reliés ou non.
    .title = Factions

rules-legacy-scars =
    Une carte cicatrice reste cachée jusqu'à ce qu'on la joue. Juste avant n'importe quel jet d'attaque, chaque joueur qui en a une peut la coller sur le territoire attaqué, s'il n'a pas encore de cicatrice. Elle compte pour ce jet, et pour toujours :

    - **Bunker :** le défenseur ajoute 1 à son dé le plus fort.
    - **Pénurie de munitions :** le défenseur retire 1 à son dé le plus fort.

    Un dé seul est à la fois le plus fort et le plus faible. Plusieurs changements s'additionnent d'abord.

    Si deux cartes sont déclarées ensemble, celle de l'attaquant vient d'abord, puis celle du défenseur, puis les autres dans le sens horaire. Une carte non jouée revient pour la guerre suivante ; une carte jouée est utilisée.

    Inutile de répondre chaque fois : un ordre dit pour qui, et à partir de quelles chances, jouer votre carte ou tirer un missile. Sans ordre, on lance les dés.
    .title = Cartes cicatrices et ordres

rules-legacy-cities =
    Une **petite ville** a une population de 1, une **grande ville** de 2. Le joueur qui contrôle le territoire la compte pour ses recrues. Seul le fondateur d'une grande ville peut y démarrer une guerre.

    {""}**Fortifiée :** le défenseur ajoute 1 à ses deux dés ; un bunker s'y ajoute. Dix cases : chaque jet à trois attaquants en grise une, et la dixième compte encore.

    Un territoire porte au plus une ville et une cicatrice.
    .title = Villes et fortifications

rules-legacy-missions =
    Dès la deuxième guerre (ou plus tard, selon l'option), une mission est visible. Vous la réalisez à la fin de votre propre tour, à la place d'une carte, pour une étoile rouge ; une par tour. Une autre est alors retournée.

    - **{ CARD("amphibious_onslaught") } :** 4 conquêtes par ligne maritime en un tour.
    - **{ CARD("imperial_might") } :** des bonus de continent de 7 ou plus en tout.
    - **{ CARD("reign_of_terror") } :** 9 conquêtes en un tour.
    - **{ CARD("superior_infrastructure") } :** 6 villes contrôlées.
    - **{ CARD("unexpected_attack") } :** tous les territoires d'un continent conquis en un tour.
    - **{ CARD("urban_assault") } :** 4 villes conquises en un tour.

    Celle que le plateau ne permet pas encore passe sous la pile.
    .title = Missions

rules-legacy-rewards =
    Le vainqueur signe le plateau et prend l'une de ces récompenses, pour toujours :
    - nommer un continent, pour une troupe de plus chaque fois qu'il le contrôle ;
    - fonder et nommer une grande ville là où il n'y en a pas ;
    - recouvrir une cicatrice ;
    - coller le +1 ou le −1 sur un continent, pour tous ;
    - fortifier une ville ;
    - détruire une carte territoire.

    Puis, dans le sens horaire, chaque joueur qui a une troupe sur le plateau en prend une : fonder et nommer une petite ville chez soi, ou coller une pièce sur la carte d'un de ses territoires (six au plus). Ce qui est épuisé n'est pas proposé. Un joueur sans troupe à ce moment-là est noté éliminé.

    Une récompense peut attendre : les autres continuent. Je vous écris encore une fois quand s'ouvre le salon d'attente de la guerre suivante ; quand elle commence, la récompense est perdue.

    Une fois prises les récompenses de la quinzième guerre, le joueur qui a signé le plus souvent nomme le monde (égalité : un dé, plus un par continent qu'il a nommé). Les guerres suivantes ne donnent plus de récompense.
    .title = Récompenses

rules-legacy-options =
    Les options sont celles de la campagne : choisies avant sa première guerre, elles valent pour les quinze.

    Elles règlent les points sur lesquels les règles se taisent ou les sources diffèrent : quand commencent les missions, ce qui empêche de démarrer sur un territoire, si deux QG peuvent se toucher, quelle carte visible part pour une carte pièce, qui déclare en premier, ce que rapportent les ressources, qui choisit les pouvoirs, où vont les premières pièces, combien de pièces récompensent les joueurs qui tiennent bon, et ce que devient une place abandonnée.

    Le premier choix de chacune est celui par défaut. `/risk table options` montre ceux de votre table.
    .title = Options

# $war : la guerre qui se joue ou vient ensuite ; $packs : combien de paquets sont ouverts.
help-first-legacy =
    {""}**Risk Legacy** est une campagne : quinze guerres sur un même plateau, où ce que l'on colle reste pour toujours. **Quatre étoiles rouges gagnent la guerre.** La première minute :

    1. **Prenez place** avec les boutons ; l'IA peut prendre les autres places. L'un de vous appuie sur **{ POSTED("start") }**.
    2. { $war ->
        [1] **Avant la première guerre**, votez : chaque faction garde un de ses deux pouvoirs. Ensuite,
       *[other] **Au début de la guerre**,
    } chacun choisit une faction et un départ : son QG et 8 troupes y commencent.
    3. **À votre tour**, je vous mentionne. Appuyez sur **{ POSTED("play") }** : vous recrutez, vous vous étendez, vous attaquez, puis vous faites une manœuvre. Les chances de chaque attaque y sont.
    4. **Les étoiles :** une au départ si vous n'avez jamais gagné, une par QG que vous contrôlez, une contre quatre cartes ressources, une par mission.
    5. **Entre vos tours**, personne ne vous attend : je lance vos dés de défense. Réglez le reste sous **{ POSTED("orders") }**.
    6. **{ POSTED("hand") }** montre vos cartes ressources et votre carte cicatrice, à vous seul.
    { $war ->
        [1] {""}
       *[other] 7. **Depuis la première guerre :** chaque guerre que vous avez gagnée vous donne un missile, qui fait d'un dé de n'importe quel jet un 6. Une mission est visible, sauf si vos options la font venir plus tard : réalisez-la en fin de tour, pour une étoile.
    }{ $packs ->
        [0] {""}
       *[other] {" "}Ce que changent les paquets ouverts est dans les règles, ci-dessous.
    }

    Après la guerre, le vainqueur signe le plateau, et ceux qui ont tenu bon prennent aussi une récompense. `/risk règles` explique tout, par sujet.
