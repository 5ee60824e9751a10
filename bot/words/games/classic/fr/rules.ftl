# Les règles du Risk classique, redites par sujet ; chacune tient dans un message.
help-goal-classic = une mission, les capitales ou tout le plateau.
help-aims-classic =
    - **But :** selon le mode affiché au salon, accomplir votre mission secrète, éliminer tous les autres ou tenir les capitales.
    - **Comment :** territoires et régions entières donnent des armées à chaque tour, les séries de cartes en donnent d'autres.
    - **Durée :** aucune manche n'est la dernière. La partie finit quand l'un de vous atteint son but.

rules-classic-goal =
    Des armées se disputent un plateau de territoires, groupés en régions. Le mode décide comment on gagne :

    - **Mission secrète** (3 à 6 joueurs) : accomplissez ce que demande votre carte secrète.
    - **Conquête du monde** (3 à 6) : soyez le dernier en jeu.
    - **Deux joueurs :** de même, avec une armée neutre entre vous.
    - **Capitales** (3 à 6) : tenez en même temps votre capitale et toutes les autres.

    Dans tous les modes, vous gagnez si vous restez seul en jeu.{ $bonuses ->
        [none] {" "}La Terre antique se joue à cinq au plus.
       *[other] {""}
    }

    {""}**Votre tour :**
    1. Recevez et placez vos renforts ; échangez d'abord des séries de cartes si vous voulez.
    2. Attaquez autant que vous voulez.
    3. Si vous avez conquis un territoire, piochez une carte Territoire.
    4. Faites un mouvement libre entre deux de vos territoires.
    .title = But du jeu

rules-classic-setup =
    Vos régiments de départ dépendent du plateau et du nombre de joueurs ; voir « Plateaux et éditions ».

    - **Distribués :** les cartes Territoire sont distribuées, en commençant à gauche du premier joueur, et chaque territoire reçoit un régiment. C'est toujours ainsi en mission secrète et à deux joueurs.

    - **Choisis :** un dé désigne qui commence. À tour de rôle, vous mettez un régiment sur un territoire vide, jusqu'à ce que tous soient pris.

    Puis, à tour de rôle, vous ajoutez un régiment sur vos territoires, jusqu'au dernier. Les missions secrètes sont données avant tout cela ; les capitales sont choisies après.

    Enfin, les cartes et deux Jokers forment la pioche. En mission secrète, un dé désigne qui joue en premier ; sinon, c'est le joueur qui a placé en premier.

    Pas besoin de vous attendre : indiquez vos souhaits une fois, et je place pour tous exactement dans cet ordre.
    .title = Mise en place

rules-classic-reinforcements =
    Au début de chaque tour, le premier compris, vous recevez
    - le tiers de vos territoires, arrondi vers le bas, au moins 3 régiments ;
    - le bonus de chaque région que vous contrôlez ;
    - ce que rapportent vos séries de cartes : *{ rules-classic-sets.title }*, dans la liste ci-dessous.

    { $bonuses ->
        [none] Le Monde : Asie 7, Amérique du Nord 5, Europe 5, Afrique 3, Amérique du Sud 2, Océanie 2.
            La Terre antique : Europe 7, Germanie 5, Afrique 5, Asie Mineure 3, Atlantide 3, Hyrkanie 2.
            La Terre du Milieu : voir son plateau ; `/risk plateau` en texte donne chaque bonus.
       *[other] Les bonus de ce plateau : { $bonuses }.
    }

    Placez-les tous sur vos territoires, comme vous voulez, avant d'attaquer.
    .title = Renforts

rules-classic-sets =
    Chaque carte Territoire montre un territoire et un symbole : { $board ->
        [none] fantassin, cavalier ou canon ; sur la Terre antique crâne, lame ou sphère
        [ancient] crâne, lame ou sphère
       *[other] fantassin, cavalier ou canon
    }. Deux Jokers remplacent n'importe quel symbole. Vous piochez une carte à la fin d'un tour où vous avez conquis un territoire.

    Une série, c'est trois cartes identiques, une de chaque, ou deux quelconques avec un Joker. { $set-values ->
        [escalating] Les séries valent de plus en plus, pour tous : la première de la partie 4 régiments, puis 6, 8, 10, 12, 15, 20 et 5 de plus à chaque fois.
        [by-symbol] C'est le symbole qui compte : 4, 6 ou 8 régiments pour trois identiques, 10 pour un de chaque.
       *[other] Les séries valent de plus en plus, pour tous : la première de la partie 4 régiments, puis 6, 8, 10, 12, 15, 20 et 5 de plus à chaque fois. Sur la Terre du Milieu, c'est le symbole qui compte : 4, 6 ou 8 pour trois identiques, 10 pour un de chaque.
    }

    Si une carte de la série montre un territoire que vous occupez, ajoutez-y deux régiments : { $card-lands ->
        [each-set] à chaque série
        [once-a-turn] une fois par tour
       *[other] à chaque série, ou une fois par tour sur la Terre antique
    }.

    Avec cinq cartes ou plus au début de votre tour, vous devez échanger une série. Les cartes échangées { $traded-cards ->
        [kept-aside] attendent que la pioche soit vide, puis on les mélange
        [under-the-pile] vont aussitôt sous la pioche
       *[other] attendent que la pioche soit vide, puis on les mélange ; sur la Terre antique, elles vont aussitôt sous la pioche
    }.
    .title = Cartes et séries

rules-classic-combat =
    Attaquez depuis un territoire d'au moins deux régiments vers un territoire voisin ou relié par une ligne maritime. Les montagnes barrent la route.

    Vous lancez un, deux ou trois dés, un par régiment, et un régiment doit rester. Le défenseur lance ensuite un ou deux dés{ $lone-die ->
        [two] {""}
        [one] , mais un seul face à un seul attaquant
       *[other] {" "}; sur la Terre du Milieu, un seul face à un seul attaquant
    }.

    Comparez les meilleurs dés, puis les deuxièmes. Le plus fort gagne, l'égalité revient au défenseur, et le perdant de chaque paire retire un régiment.

    Attaquez autant que vous voulez, d'où vous voulez. Personne n'attend le défenseur : je lance autant de dés que la défense le permet, sauf ordre permanent contraire.

    { $first-rounds ->
        [war] {""}
        [truce] Personne n'est éliminé avant la manche 4.
       *[other] Sur la Terre du Milieu, selon son aide de jeu, personne n'est éliminé avant la manche 4.
    }
    .title = Combat

rules-classic-occupation =
    Quand le dernier défenseur tombe, les régiments de ce dernier jet entrent. Vous pouvez en déplacer d'autres, pourvu qu'il en reste un.

    {""}**Élimination :** si vous prenez le dernier territoire d'un joueur, vous prenez aussi ses cartes Territoire. { $trades-after-elimination ->
        [down-to-four] Avec six cartes ou plus en main, vous échangez aussitôt des séries jusqu'à en avoir quatre ou moins, et placez ces régiments ; cinq cartes ou moins attendent votre prochain tour.
        [every-set] Vous échangez aussitôt toutes les séries possibles, et placez ces régiments.
       *[other] Avec six cartes ou plus en main, vous échangez aussitôt des séries jusqu'à en avoir quatre ou moins, et placez ces régiments ; cinq cartes ou moins attendent votre prochain tour. Sur la Terre du Milieu, vous échangez aussitôt toutes les séries possibles.
    }

    Puis votre tour continue. S'il ne reste plus d'adversaire, vous gagnez.
    .title = Conquête et élimination

rules-classic-fortifying =
    À la fin de votre tour, vous pouvez faire un mouvement libre : autant de régiments que vous voulez d'un de vos territoires vers un autre. Un régiment doit rester.

    { $fortify ->
        [connected] Vos propres territoires doivent relier les deux.
        [adjacent] Les deux doivent être voisins.
       *[other] Dans le livret des quatre modes, vos propres territoires doivent relier les deux. Sur la Terre antique et dans l'aide de jeu de la Terre du Milieu, ils doivent être voisins. Les options de la table disent quelle règle vous jouez.
    }

    Vous piochez la carte Territoire { $card-drawn ->
        [before-marching] avant le mouvement
        [after-marching] après le mouvement
       *[other] avant le mouvement ; sur la Terre du Milieu, après
    }.
    .title = Mouvement libre

rules-classic-missions =
    Chacun reçoit une mission secrète ; **{ POSTED("hand") }** ne la montre qu'à vous. Il y en a trois sortes : occuper un nombre de territoires, contrôler deux ou trois régions, ou éliminer une couleur.

    - Si cette couleur est la vôtre, il vous faut { $board ->
        [none] 24 territoires dès le début (36 sur les 64 de la Terre du Milieu)
        [middle-earth] 36 territoires dès le début
       *[other] 24 territoires dès le début
    }.
    - Les missions contre des couleurs que personne ne joue sont retirées avant la donne.
    - Si un autre joueur élimine votre cible, vous gagnez aussitôt ; avec une option, il vous faut les territoires. Si la cible a abandonné, personne ne l'a éliminée : il vous faut les territoires.

    Je vérifie votre mission après chaque changement que vous faites sur le plateau et au début de votre tour. Dès qu'elle est accomplie, je la montre et vous gagnez. Si deux le sont à la fois, celle du joueur dont c'est le tour passe d'abord.

    Je distribue le jeu de douze ; à six joueurs, ou par option, celui de quatorze. Les missions des plateaux autres que le Monde sont les nôtres, de même difficulté.
    .title = Missions secrètes

rules-classic-two-players =
    Deux joueurs, avec une armée neutre entre eux. Les trois armées commencent avec autant de régiments : { $board ->
        [none] 40 sur le Monde, 30 sur la Terre antique, 55 sur la Terre du Milieu (40 sur ses 42 territoires)
        [ancient] 30
        [middle-earth] 55
       *[other] 40
    }.

    Les cartes sont distribuées en trois, armée neutre comprise. Puis chacun place deux régiments par tour sur ses territoires{ $two-players-place ->
        [own-first] . Ensuite vous placez ceux de l'armée neutre, un par un, à tour de rôle.
        [together] , avec un régiment de l'armée neutre.
       *[other] . Ensuite vous placez ceux de l'armée neutre, un par un, à tour de rôle. Sur la Terre antique, vous placez un régiment neutre avec chaque paire des vôtres.
    }

    L'armée neutre ne fait que se défendre, et votre adversaire lance ses dés. Elle n'attaque pas, ne bouge pas, ne grandit pas. Prendre ses territoires rapporte des cartes comme d'habitude.

    Vous gagnez quand votre adversaire n'a plus de territoire ; vous n'avez pas à battre l'armée neutre.
    .title = Deux joueurs

rules-classic-capitals =
    Quand tous les régiments sont placés, chacun choisit en secret une capitale parmi ses territoires. Vous pouvez changer d'avis tant que tous n'ont pas choisi. Alors toutes sont révélées, et leurs cartes quittent la pioche.

    Vous gagnez quand vous tenez en même temps votre capitale et toutes les autres. Dans la partie courte, deux capitales adverses suffisent à quatre joueurs, trois à cinq.

    Une capitale perdue peut se reprendre, et son joueur continue sans elle. Celle d'un joueur éliminé ou qui a abandonné compte toujours pour celui qui la tient.
    .title = Capitales

rules-classic-boards =
    - **Le Monde**, 42 territoires, avec le livret des quatre modes. Régiments : 35 à trois joueurs, 30 à quatre, 25 à cinq, 20 à six.

    - **La Terre antique**, 42, avec le jeu classique de sa boîte. 35, 30, 25 ; cinq joueurs au plus. On ne va que sur un territoire voisin, le territoire d'une carte reçoit deux régiments une fois par tour, et les cartes échangées vont sous la pioche.

    - **La Terre du Milieu**, 64 ou 42 territoires, avec la colonne classique de l'aide de jeu. 50, 45, 40, 35 (sur les 42 : 35, 30, 25, 20). On ne va que sur un territoire voisin, les séries comptent par symbole, un seul dé défend face à un seul attaquant, on pioche après le mouvement, et personne n'est éliminé avant la manche 4.

    Chacun de ces points est une option : « Selon l'édition » suit le plateau, et une table peut choisir autrement. Elle peut aussi fermer la ligne maritime d'Afrique de l'Est au Moyen-Orient, comme dans certains tirages du Monde.
    .title = Plateaux et éditions

rules-house =
    Chaque règle maison change une chose. L'hôte les coche avant le début sous **{ POSTED("options") }**, ou les tape : `/risk nouveau classique règles_maison:Hécatombe, Front unique`. La carte de la table les montre, et elles entrent dans son code.

    La plupart se combinent. Si deux ne vont pas ensemble, je le dis aussitôt, avec la raison : les deux Yalta ; la mobilisation générale avec la prime de Risk ou l'égalité des armes ; l'hécatombe avec les prisonniers de guerre. Yalta demande des territoires distribués.

    `/risk règles` a une page pour chacune.
    .title = Règles maison
