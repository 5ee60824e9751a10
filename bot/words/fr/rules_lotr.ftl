# Les règles de l'édition Trilogie, redites par sujet ; chacune tient dans un message.
rules-title = Règles : { $topic }
rules-choose = Quelle partie des règles ?
rules-house-choose = Quelle règle maison ?
rules-see-also = Voir aussi : { $topics }

rules-goal =
    La Communauté marche de la Comté à la Montagne du Destin pendant que les armées du Bien et du Mal se disputent 64 territoires. Quand l'Anneau est détruit, la guerre s'arrête ; qui a le plus de points gagne.

    Points : 1 par territoire, 2 par Place Forte, le bonus de chaque région tenue entière, et ce que valent vos cartes Aventure jouées.

    On peut aussi gagner plus tôt en tenant toute la Terre du Milieu.

    Un tour, pas à pas :
    1. recevoir et placer les renforts
    2. combattre, autant qu'on veut
    3. un mouvement libre entre territoires reliés
    4. une carte Territoire si vous avez conquis quelque chose
    5. une carte Aventure si un Capitaine a conquis un Lieu de Pouvoir
    6. remettre un Capitaine si vous n'en avez plus
    7. la Communauté avance
    .title = Le but

rules-setup =
    Vert et Jaune sont le Bien ; Noir et Rouge, le Mal. Chacun a deux Capitaines et, tout compté, 60 régiments à deux joueurs, 52 à trois, 45 à quatre.

    Les terres du Bien et du Mal sont distribuées :
    - à quatre : 8 terres de son camp à chacun ; les 32 neutres sont occupées une à une, à tour de rôle ;
    - à trois : les 16 terres du Bien à son seul joueur, 8 du Mal et 8 neutres à chaque joueur du Mal ; les 16 autres à tour de rôle ;
    - à deux : voir ce sujet.

    Un dé dit qui commence à occuper. Puis chacun ajoute un régiment à la fois chez soi jusqu'au dernier, et place un Capitaine, puis l'autre, jamais les deux au même endroit.

    Chacun reçoit une carte Territoire et quatre cartes Aventure ; les Événements restent hors de cette donne et y sont mêlés ensuite. L'Anneau part de la Comté. Un second jet dit qui joue d'abord.

    Ici, pas de semaines d'attente : dites vos souhaits une fois et je place pour tous, dans cet ordre exact.
    .title = Mise en place

rules-reinforcements =
    D'abord, un régiment se place de lui-même sur chacune de vos Places Fortes.

    Comptez ensuite vos territoires : un tiers, arrondi vers le bas, jamais moins de 3. Chaque région tenue entière ajoute son bonus :
    Arnor 7, Gondor 7, Rhovanion 5, Rohan 4, Forêt Noire 4, Eriador 3, Mordor 2, Haradwaith 2, Rhûn 2.

    Vous pouvez échanger des ensembles de trois cartes Territoire :
    - trois Archers Elfes : 4
    - trois Cavaliers Noirs : 6
    - trois Aigles : 8
    - un de chaque : 10
    Un Joker remplace n'importe laquelle. Avec cinq cartes ou plus en main, il faut d'abord échanger un ensemble.

    Le tout va sur vos terres, à votre guise, avant le combat.
    .title = Renforts

rules-combat =
    Vous pouvez envahir un territoire ennemi voisin d'un des vôtres : par terre, par un pont, ou par une ligne maritime entre deux ports. Les montagnes, et les fleuves sans pont, séparent.

    Il faut deux régiments, car un reste toujours en arrière. À chaque bataille vous en engagez 1, 2 ou 3 ; le défenseur répond par 1 ou 2, après vous. Un régiment, un dé.

    Le meilleur dé affronte le meilleur, le second le second. Le plus haut gagne, l'égalité est au défenseur ; qui perd une paire perd un régiment. Les dés sans vis-à-vis ne comptent pas.

    Un Capitaine qui combat ajoute 1 au meilleur dé de son camp. Une Place Forte ajoute toujours 1 au meilleur dé du défenseur.

    Après toute bataille vous pouvez cesser, viser ailleurs, ou continuer depuis un autre de vos territoires qui touche la cible. Les régiments d'une bataille viennent tous du même territoire.

    Renoncer à une invasion ne coûte rien ; vous pouvez envahir de nouveau le même territoire, avec une carte avant.
    .title = Combat

rules-captains =
    Un Capitaine n'est pas un régiment : il ne lance aucun dé et voyage toujours avec des régiments.

    Attaque : s'il est là d'où vous attaquez, il peut se joindre à la bataille, +1 à votre meilleur dé. Vous choisissez à chaque bataille. S'il a combattu et que la terre tombe, il doit y entrer.

    Défense : s'il est là où l'on vous attaque, il peut s'y joindre, +1 au meilleur dé ; avec une Place Forte, cela fait +2.

    Il est perdu quand le dernier régiment de son territoire tombe, qu'il ait combattu ou non. Deux Capitaines ne finissent jamais un mouvement au même endroit, mais l'un peut traverser le territoire de l'autre pendant le mouvement libre.

    À l'étape 6, vous remettez un Capitaine s'il ne vous en reste aucun. Un second ne revient que par l'Événement « Nommez un second Capitaine ».
    .title = Capitaines

rules-strongholds =
    Onze territoires ont une Place Forte : Fondcombe (Rhudaur), Minas Tirith, Mines de Moria (Moria), Isengard (Fangorn), Gouffre de Helm (Pays des Vieux Biscornus), Annúminas (Collines d'Evendim), Udûn (Val d'Udûn), Barad-dûr, Minas Morgul, Cité des Corsaires (Umbar), Dol Guldur (Sud de la Forêt Noire).

    - Elle donne un régiment au début du tour de son maître.
    - Elle ajoute 1 au meilleur dé du défenseur à chaque bataille.
    - Elle vaut 2 points à la fin, en plus de son territoire.

    Vingt-deux autres territoires ont un Lieu de Pouvoir. Un Capitaine qui participe à la conquête de l'un d'eux vous vaut une carte Aventure, et vos missions nomment ces lieux.
    .title = Places Fortes et Lieux de Pouvoir

rules-occupation =
    Quand le dernier défenseur tombe, les régiments de la bataille gagnée entrent. Autant d'autres que vous voulez peuvent suivre depuis le territoire de départ, pourvu qu'un y reste. Vous le dites avant votre prochaine invasion.

    Un Capitaine qui a combattu dans cette invasion depuis là doit suivre ; celui qui n'a pas combattu reste.

    Votre première conquête du tour vaut une carte Territoire, quel qu'en soit le nombre. La conquête d'un Lieu de Pouvoir par un Capitaine vaut une carte Aventure, une seule par tour aussi.
    .title = Entrer en terre conquise

rules-missions =
    Une mission nomme un Lieu de Pouvoir. Elle s'accomplit à votre tour, tant que vous n'avez pas pioché de carte Aventure à l'étape 5, dès qu'un de vos Capitaines s'y trouve : il vient de le conquérir, il y est venu, ou il y était déjà.

    Déclarez-la par `/risk carte` ou sur votre panneau. La récompense vient aussitôt, parfois différente pour le Bien et pour le Mal : des régiments sur place, dans la région ou n'importe où chez vous, ou une carte Territoire de plus en fin de tour (jamais plus de cinq en main).

    La carte reste ensuite ouverte devant vous et compte à la fin. On peut accomplir plusieurs missions en un tour.
    .title = Missions

rules-elimination =
    Qui perd son dernier territoire est éliminé. Le vainqueur prend toutes ses cartes Territoire ; ses cartes Aventure, jouées ou non, sont défaussées et ne valent plus rien.

    Si vous avez alors cinq cartes Territoire ou plus, vous échangez aussitôt des ensembles et placez ces régiments, encore et encore, jusqu'à en avoir quatre ou moins. Puis votre tour continue.

    Plus personne à combattre ? Alors vous gagnez sur-le-champ.
    .title = Élimination

rules-fortifying =
    Après les combats, un mouvement libre : autant de régiments que vous voulez d'un de vos territoires vers un autre, relié par des terres à vous. Un régiment doit rester.

    Un Capitaine peut suivre. Il peut traverser le territoire de votre autre Capitaine, pas s'y arrêter.

    S'il arrive sur un lieu que nomme une de vos missions, vous pouvez la déclarer aussitôt. « Marche de nuit » donne jusqu'à trois mouvements de plus.
    .title = Mouvement libre

rules-cards =
    Cartes Territoire : une pour chacun des 64 territoires, avec un Archer Elfe, un Cavalier Noir ou un Aigle, et deux Jokers. Vous en piochez une à la fin d'un tour avec conquête ; trois font un ensemble, donc des régiments.

    Cartes Aventure : 60. Vous en tenez quatre au plus ; à la cinquième, vous en défaussez une.
    - Missions (22) : amener un Capitaine en un lieu ; voir ce sujet.
    - Événements (13) : ont lieu dès la pioche ; puis on pioche encore, jusqu'à une mission ou un pouvoir.
    - Pouvoirs (25) : chacun dit son moment, à votre tour ou à celui d'un autre. Jouez-en autant que vous voulez.

    Une fois piochés une mission ou un pouvoir à l'étape 5, vous ne jouez plus de carte ce tour-ci, pas même sur la Communauté.

    Les cartes jouées restent devant vous et comptent ; celles en main ne comptent pas. Une pioche vide se refait avec sa défausse.

    Pour les cartes jouables au tour des autres, je ne vous demande que si vos ordres permanents le disent.
    .title = Cartes

rules-fellowship =
    La route de l'Anneau a 18 territoires : la Comté, Pays de Bouc, Vieille Forêt, Fornost, Collines du Temps, Hauts du Sud, Rhudaur, Eregion, Moria, Champs aux Iris, Lorien, le Plateau, Emyn Muil, Marais des Morts, Ithilien, Minas Morgul, Gorgoroth, Montagne du Destin. Elle ignore monts et fleuves.

    À la fin du tour de chaque joueur, elle avance d'un pas. Pour quitter la Moria, la Lorien, les Marais des Morts, Minas Morgul ou Gorgoroth, il faut d'abord un 4, un 5 ou un 6 ; sinon elle reste, et le tour suivant réessaie.

    À la Montagne du Destin, un dernier 4, 5 ou 6 détruit l'Anneau et finit la partie ; jusque-là, un jet à la fin de chaque tour. Le premier a lieu à l'arrivée, sauf si la table a choisi la manière douce.

    Certains pouvoirs retiennent la Communauté, changent son jet ou en exigent un.
    .title = La Communauté

rules-scoring =
    Quand l'Anneau est détruit :
    - chaque territoire : 1
    - chaque Place Forte : 2
    - chaque région tenue entière : son bonus (Arnor 7, Gondor 7, Rhovanion 5, Rohan 4, Forêt Noire 4, Eriador 3, Mordor 2, Haradwaith 2, Rhûn 2)
    - chaque mission accomplie et chaque pouvoir joué : ses points

    Les cartes en main ne comptent pas. À égalité : plus de territoires, puis plus de Places Fortes, puis plus de points de cartes, puis les dés.

    Qui tient toute la Terre du Milieu avant cela gagne aussitôt. `/risk état` montre les points du moment.
    .title = Décompte

rules-two-players =
    L'un joue le Bien, l'autre le Mal, et une armée neutre se tient entre eux. 16 terres du Bien vont au Bien, 16 du Mal au Mal, un régiment sur chacune. 21 terres neutres vont à l'armée neutre, deux régiments sur chacune. Les onze restantes sont occupées à tour de rôle ; puis chacun place jusqu'à 60 régiments.

    L'armée neutre n'attaque pas, ne bouge pas, ne reçoit rien : ni renforts, ni Capitaine, ni cartes, et la Communauté n'avance pas pour elle. Elle ne fait que se défendre, Places Fortes comprises ; votre adversaire lance ses dés.

    Qui reste seul face à l'armée neutre a gagné.
    .title = Deux joueurs

rules-alliance =
    Quatre joueurs. Vert et Jaune font équipe, Noir et Rouge aussi, mais chacun joue avec ses régiments, ses terres et ses cartes : rien ne se donne, nul ne renforce son partenaire.

    À la fin, on additionne les points de chaque équipe. Le vainqueur est le meilleur de la meilleure équipe : un joueur fort au partenaire faible peut donc perdre. Équipes à égalité : le meilleur score seul décide.

    Si toute une équipe disparaît, la partie finit et le meilleur de l'autre gagne. Sauf choix contraire de la table, les partenaires ne s'attaquent pas.
    .title = Alliance

rules-team =
    Quatre joueurs, deux équipes, pas de points : on gagne ou on perd ensemble. Comme en Alliance, rien ne se partage.

    Le Bien gagne quand l'Anneau est détruit ou que les deux joueurs du Mal sont éliminés. Le Mal gagne quand les deux joueurs du Bien le sont ou que l'Anneau est trouvé.

    La traque : au tour d'un joueur du Mal, avant que la Communauté n'avance, si un joueur du Mal tient le territoire de l'Anneau, celui-ci lance deux dés : +1 s'il tient toute la région, +1 si un de ses Capitaines est sur place. À 12 ou plus, l'Anneau est trouvé.

    Le joueur du Mal qui a le plus de Places Fortes en Mordor place et joue en dernier, son voisin de gauche en premier ; un dé départage.
    .title = Équipe

rules-options =
    Une table choisit ses options dans le salon d'attente. `/risk table options` les montre, avec une marque courte, la même pour les mêmes options.

    Là où les règles imprimées se taisent ou diffèrent, le défaut est la lecture qui nous a paru la mieux fondée ; les options en permettent une autre. Le mode et l'édition en sont deux.

    Elles ne changent plus une fois la partie commencée.
    .title = Options
