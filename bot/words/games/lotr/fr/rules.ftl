# Les règles de l'édition Trilogie, redites par sujet ; chacune tient dans un message.
help-goal-lotr = le plus de points quand l'Anneau est détruit, ou toute la Terre du Milieu.
help-aims-lotr =
    - **But :** le plus de points quand l'Anneau est détruit. Toute la Terre du Milieu fait gagner aussitôt. Deux modes diffèrent : Équipe et Traque du porteur de l'Anneau.
    - **Points :** 1 par territoire, 2 par Place Forte, le bonus de chaque région entière, et les cartes Aventure que vous avez jouées.
    - **Durée :** après la plupart des tours, la Communauté avance d'une étape ; la partie finit au bout de son chemin.
rules-title = Règles : { $topic }
rules-choose = Quelle partie des règles ?
rules-house-choose = Quelle règle maison ?
rules-packs-choose = Quel paquet ouvert ?
rules-see-also = Voir aussi : { $topics }

rules-goal =
    La Communauté marche de la Comté à la Montagne du Destin pendant que les armées du Bien et du Mal se disputent 64 territoires. Quand l'Anneau est détruit, la partie s'arrête et le meilleur score gagne.

    {""}**Points :** 1 par territoire, 2 par Place Forte, le bonus de chaque région que vous contrôlez, et la valeur des cartes Aventure que vous avez jouées.

    Vous gagnez tout de suite si vous occupez toute la Terre du Milieu.

    {""}**Votre tour :**
    1. Recevez et placez vos renforts.
    2. Attaquez autant que vous voulez.
    3. Faites un mouvement libre entre territoires reliés.
    4. Si vous avez conquis un territoire, piochez une carte Territoire.
    5. Si un Capitaine a conquis un Lieu de Pouvoir, piochez une carte Aventure.
    6. Si vous n'avez plus de Capitaine, remettez-en un.
    7. La Communauté avance.
    .title = But du jeu

rules-setup =
    Vert et Jaune jouent le Bien ; Noir et Rouge, le Mal. Chaque joueur a deux Capitaines et, en tout, 60 régiments à deux joueurs, 52 à trois, 45 à quatre.

    Les territoires du Bien et du Mal sont distribués :
    - **À quatre :** chacun reçoit 8 territoires de son camp ; les 32 neutres se prennent un par un, à tour de rôle.
    - **À trois :** le joueur du Bien reçoit les 16 territoires du Bien, chaque joueur du Mal 8 du Mal et 8 neutres ; les 16 autres se prennent à tour de rôle.
    - **À deux :** voir *{ rules-two-players.title }* dans la liste ci-dessous.

    Un dé désigne qui commence. Puis chacun ajoute à tour de rôle un régiment sur ses territoires, jusqu'au dernier. Chacun place un Capitaine, puis l'autre, jamais sur le même territoire.

    Chacun reçoit une carte Territoire et quatre cartes Aventure. Les Événements sont mis à part pendant cette donne, puis mélangés à la pioche. L'Anneau part de la Comté. Un second jet désigne qui joue en premier.

    Pas besoin de vous attendre : indiquez vos souhaits une fois, et je place pour tous exactement dans cet ordre.
    .title = Mise en place

rules-reinforcements =
    D'abord, chacune de vos Places Fortes reçoit un régiment.

    Comptez ensuite vos territoires : vous en recevez le tiers, arrondi vers le bas, au moins 3. Ajoutez le bonus de chaque région que vous contrôlez :
    Arnor 7, Gondor 7, Rhovanion 5, Rohan 4, Forêt Noire 4, Eriador 3, Mordor 2, Haradwaith 2, Rhûn 2.

    Vous pouvez échanger des séries de trois cartes Territoire :
    - trois Archers Elfes : 4
    - trois Cavaliers Noirs : 6
    - trois Aigles : 8
    - un de chaque : 10
    Un Joker remplace n'importe quel symbole. Avec cinq cartes ou plus, vous devez d'abord échanger une série.

    Placez tous ces régiments sur vos territoires, comme vous voulez, avant d'attaquer.
    .title = Renforts

rules-combat =
    Envahissez un territoire ennemi voisin d'un des vôtres : par terre, par un pont, ou par une ligne maritime entre deux ports. Les montagnes et les fleuves sans pont barrent la route.

    Il faut deux régiments, car un reste toujours sur place. À chaque bataille vous en engagez 1, 2 ou 3 ; le défenseur en engage ensuite 1 ou 2. Chaque régiment lance un dé.

    Comparez les meilleurs dés, puis les deuxièmes. Le plus fort gagne, l'égalité revient au défenseur, et le perdant de chaque paire perd un régiment. Un dé sans vis-à-vis ne compte pas.

    Un Capitaine qui combat ajoute 1 au meilleur dé de son camp. Une Place Forte ajoute toujours 1 au meilleur dé du défenseur.

    Après chaque bataille vous pouvez arrêter, attaquer ailleurs, ou continuer depuis un autre de vos territoires voisins de la cible. Les régiments d'une bataille viennent tous du même territoire.

    Renoncer à une invasion ne coûte rien. Vous pouvez ensuite envahir de nouveau le même territoire, par exemple après avoir joué une carte.
    .title = Combat

rules-captains =
    Un Capitaine n'est pas un régiment : il ne lance pas de dé et se déplace toujours avec des régiments.

    {""}**Attaque :** s'il est sur le territoire d'où vous attaquez, il peut combattre : +1 à votre meilleur dé. Vous choisissez à chaque bataille. S'il a combattu et que vous prenez le territoire, il doit y entrer.

    {""}**Défense :** s'il est sur le territoire attaqué, il peut combattre : +1 à votre meilleur dé, +2 en tout avec une Place Forte.

    Vous le perdez quand le dernier régiment de son territoire tombe, qu'il ait combattu ou non. Deux Capitaines ne finissent jamais un déplacement sur le même territoire, mais l'un peut traverser celui de l'autre pendant le mouvement libre.

    À l'étape 6, vous remettez un Capitaine si vous n'en avez plus. Un second ne revient qu'avec l'Événement « Nommez un second Capitaine ».
    .title = Capitaines

rules-strongholds =
    Onze territoires ont une Place Forte : Fondcombe (Rhudaur), Minas Tirith, Mines de Moria (Moria), Isengard (Fangorn), Gouffre de Helm (Pays des Vieux Biscornus), Annúminas (Collines d'Evendim), Udûn (Val d'Udûn), Barad-dûr, Minas Morgul, Cité des Corsaires (Umbar), Dol Guldur (Sud de la Forêt Noire).

    Une Place Forte
    - donne un régiment à son occupant au début de chacun de ses tours ;
    - ajoute 1 au meilleur dé du défenseur à chaque bataille ;
    - vaut 2 points à la fin, en plus de son territoire.

    Vingt-deux autres territoires ont un Lieu de Pouvoir. Si un Capitaine participe à la conquête de l'un d'eux, vous piochez une carte Aventure. Vos missions nomment ces lieux.
    .title = Places Fortes et Lieux de Pouvoir

rules-occupation =
    Quand le dernier défenseur tombe, les régiments de la bataille gagnée entrent. Vous pouvez en déplacer d'autres depuis le territoire d'où vous avez attaqué, pourvu qu'il en reste un. Décidez avant votre prochaine invasion.

    Un Capitaine qui a combattu dans cette invasion depuis ce territoire doit entrer ; celui qui n'a pas combattu reste.

    Votre première conquête du tour rapporte une carte Territoire, quel que soit le nombre des suivantes. La conquête d'un Lieu de Pouvoir par un Capitaine rapporte une carte Aventure, une fois par tour aussi.
    .title = Occupation

rules-missions =
    Une mission nomme un Lieu de Pouvoir. Vous l'accomplissez à votre tour, avant de piocher une carte Aventure à l'étape 5, dès qu'un de vos Capitaines s'y trouve : il vient de le conquérir, il y est allé, ou il y était déjà.

    Déclarez-la avec `/risk carte` ou sur votre panneau. Vous recevez aussitôt la récompense, parfois différente pour le Bien et le Mal : des régiments sur place, dans la région ou n'importe où chez vous, ou une carte Territoire de plus en fin de tour (jusqu'à cinq en main).

    La carte reste visible devant vous et compte à la fin. Vous pouvez accomplir plusieurs missions dans un tour.
    .title = Missions

rules-elimination =
    Si vous perdez votre dernier territoire, vous êtes éliminé. Le vainqueur prend toutes vos cartes Territoire. Vos cartes Aventure, jouées ou non, sont défaussées et ne comptent plus.

    S'il a alors cinq cartes Territoire ou plus, il échange aussitôt des séries et place ces régiments, jusqu'à n'avoir que quatre cartes ou moins. Puis son tour continue.

    S'il ne reste plus d'adversaire, vous gagnez sur-le-champ.
    .title = Élimination

rules-fortifying =
    Après vos attaques, vous pouvez faire un mouvement libre : autant de régiments que vous voulez d'un de vos territoires vers un autre, à travers vos propres territoires. Un régiment doit rester.

    Un Capitaine peut suivre. Il peut traverser le territoire de votre autre Capitaine, mais pas s'y arrêter.

    S'il arrive sur le lieu d'une de vos missions, vous pouvez la déclarer aussitôt. « Marche de nuit » donne jusqu'à trois mouvements de plus.
    .title = Mouvement libre

rules-cards =
    {""}**Cartes Territoire :** une pour chacun des 64 territoires, avec un Archer Elfe, un Cavalier Noir ou un Aigle, et deux Jokers. Vous en piochez une à la fin d'un tour où vous avez conquis un territoire ; une série de trois rapporte des régiments.

    {""}**Cartes Aventure :** 60. Vous en gardez quatre ; à la cinquième, défaussez-en une.
    - Missions (22) : amenez un Capitaine en un lieu ; voir *{ rules-missions.title }* dans la liste ci-dessous.
    - Événements (13) : ils ont lieu dès la pioche ; puis vous repiochez jusqu'à une mission ou un pouvoir.
    - Pouvoirs (25) : chacun dit quand le jouer, à votre tour ou à celui d'un autre. Leur nombre est libre.

    Une fois une mission ou un pouvoir pioché à l'étape 5, vous ne jouez plus de carte ce tour-ci, pas même sur la Communauté.

    Les cartes jouées restent devant vous et comptent ; celles en main ne comptent pas. Quand une pioche est vide, on mélange sa défausse.

    Pour les cartes jouables au tour des autres, je ne vous consulte que si vos ordres permanents le demandent.
    .title = Cartes

rules-fellowship =
    Le Chemin de la Communauté passe par 18 territoires : Comté, Pays de Bouc, Vieille Forêt, Fornost, Collines du Temps, Hauts du Sud, Rhudaur, Eregion, Moria, Champs aux Iris, Lorien, Plateau, Emyn Muil, Marais des Morts, Ithilien, Minas Morgul, Gorgoroth, Montagne du Destin. Ni montagnes ni fleuves ne l'arrêtent.

    À la fin du tour de chaque joueur, elle avance d'un pas. Pour quitter la Moria, la Lorien, les Marais des Morts, Minas Morgul ou Gorgoroth, il faut d'abord un 4, un 5 ou un 6. Sinon elle reste, et relance à la fin du tour suivant.

    À la Montagne du Destin, un dernier 4, 5 ou 6 détruit l'Anneau et finit la partie. Jusque-là, elle lance le dé à la fin de chaque tour, dès son arrivée, sauf si la table a choisi l'option plus douce.

    Certains pouvoirs arrêtent la Communauté, changent son jet ou l'obligent à lancer le dé.
    .title = La Communauté

rules-scoring =
    Quand l'Anneau est détruit, vous marquez :
    - chaque territoire : 1
    - chaque Place Forte : 2
    - chaque région que vous contrôlez : son bonus (Arnor 7, Gondor 7, Rhovanion 5, Rohan 4, Forêt Noire 4, Eriador 3, Mordor 2, Haradwaith 2, Rhûn 2)
    - chaque mission accomplie et chaque pouvoir joué : ses points

    Les cartes en main ne comptent pas. À égalité : plus de territoires, puis plus de Places Fortes, puis plus de points de cartes, puis les dés.

    Si vous occupez toute la Terre du Milieu avant, vous gagnez aussitôt. `/risk état` montre les scores du moment.
    .title = Décompte

rules-two-players =
    Un joueur mène le Bien, l'autre le Mal, et une armée neutre se tient entre eux. Le Bien reçoit 16 territoires du Bien et le Mal 16 du Mal, avec un régiment chacun. L'armée neutre reçoit 21 territoires neutres, avec deux régiments chacun. Vous prenez les onze autres à tour de rôle ; puis chacun place jusqu'à 60 régiments.

    L'armée neutre n'attaque pas, ne bouge pas et ne reçoit rien : ni renforts, ni Capitaine, ni cartes, et la Communauté n'avance pas pour elle. Elle ne fait que se défendre, Places Fortes comprises ; votre adversaire lance ses dés.

    S'il ne reste que vous et l'armée neutre, vous gagnez.
    .title = Deux joueurs

rules-alliance =
    Quatre joueurs. Vert et Jaune font équipe, Noir et Rouge aussi, mais chacun joue ses régiments, ses territoires et ses cartes : on ne donne rien à son partenaire et on ne le renforce pas.

    À la fin, additionnez les points de chaque équipe. Le meilleur joueur de la meilleure équipe gagne : un joueur fort peut donc perdre avec un partenaire faible. Si les équipes sont à égalité, le meilleur score décide.

    Si toute une équipe est éliminée, la partie finit et le meilleur joueur de l'autre gagne. Les partenaires ne peuvent pas s'attaquer, sauf si la table en a décidé autrement.
    .title = Alliance

rules-team =
    Quatre joueurs, deux équipes, pas de points : une équipe gagne ou perd ensemble. Comme en Alliance, rien ne se partage.

    {""}**Le Bien** gagne quand l'Anneau est détruit ou que les deux joueurs du Mal sont éliminés. **Le Mal** gagne quand les deux joueurs du Bien sont éliminés ou que l'Anneau est trouvé.

    {""}**La traque :** au tour d'un joueur du Mal, avant que la Communauté n'avance, si un joueur du Mal occupe le territoire de l'Anneau, celui-ci lance deux dés : +1 s'il contrôle toute la région, +1 si un de ses Capitaines est sur place. À 12 ou plus, l'Anneau est trouvé.

    Le joueur du Mal qui a le plus de Places Fortes en Mordor place et joue en dernier, son voisin de gauche en premier. Un dé départage.
    .title = Équipe

rules-options =
    Une table choisit ses options avant le début. `/risk table options` les montre avec un code court ; les mêmes options ont toujours le même code.

    Là où les règles imprimées se taisent ou diffèrent, le choix par défaut est la lecture qui nous paraît la mieux fondée ; les options en permettent d'autres. Le mode et l'édition sont aussi des options.

    Une fois la partie commencée, elles ne changent plus.
    .title = Options
