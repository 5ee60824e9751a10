# Les règles du Risk classique, redites par sujet ; chacune tient dans un message.

rules-classic-goal =
    Des armées se disputent un plateau de territoires, groupés en régions. Comment on gagne, c'est le mode de la table :

    - **Mission secrète** (3 à 6 joueurs) : qui a fait ce que demande sa carte cachée la montre et gagne.
    - **Conquête du monde** (3 à 6) : rester seul en jeu.
    - **Deux joueurs** : de même, avec une armée neutre entre les deux.
    - **Capitales** (3 à 6) : tenir au même moment sa capitale et celles des autres.

    Dans tous les modes, qui reste seul a gagné. Sur la Terre antique on joue à cinq au plus.

    Un tour :
    1. recevoir et placer les renforts, après un échange d'ensembles si l'on veut
    2. attaquer, autant qu'on veut
    3. prendre une carte Territoire si l'on a conquis quelque chose
    4. un mouvement libre entre deux de ses territoires
    .title = Le but

rules-classic-setup =
    Chacun commence avec autant de régiments que le disent le plateau et le nombre de joueurs ; voir « Plateaux et éditions ».

    - **Distribués :** les cartes Territoire sont distribuées, à commencer par la gauche du premier à table, et un régiment va sur chaque terre reçue. C'est toujours ainsi en mission secrète et à deux joueurs.

    - **Occupés :** un dé dit qui commence ; à tour de rôle, chacun met un régiment sur un territoire vide, jusqu'au dernier.

    Puis, à tour de rôle, un régiment à la fois chez soi, jusqu'au dernier. Les missions secrètes sont données avant tout cela, les capitales choisies après.

    Enfin les cartes et deux Jokers forment la pioche. En mission secrète un dé dit qui joue d'abord ; sinon c'est qui a placé d'abord.

    Ici, pas de semaines d'attente : dites vos souhaits une fois et je place pour tous, dans cet ordre exact.
    .title = Mise en place

rules-classic-reinforcements =
    Au début de votre tour, même du premier, vous recevez
    - un tiers de vos territoires, arrondi vers le bas, jamais moins de 3 régiments ;
    - le bonus de chaque région que vous tenez entière ;
    - ce qu'apportent vos ensembles de cartes ; voir ce sujet.

    Le Monde : Asie 7, Amérique du Nord 5, Europe 5, Afrique 3, Amérique du Sud 2, Océanie 2.
    La Terre antique : Europe 7, Germanie 5, Afrique 5, Asie Mineure 3, Atlantide 3, Hyrkanie 2.
    La Terre du Milieu : comme sur son plateau ; `/risk plateau` en mots donne chaque bonus.

    Le tout va sur vos terres, à votre guise, avant d'attaquer.
    .title = Renforts

rules-classic-sets =
    Chaque carte Territoire montre une terre et un symbole : fantassin, cavalier ou canon ; sur la Terre antique crâne, lame ou sphère. Deux Jokers valent n'importe quel symbole. Vous prenez une carte à la fin d'un tour où vous avez conquis quelque chose.

    Trois cartes font un ensemble : trois pareilles, une de chaque, ou deux quelconques avec un Joker. Les ensembles valent de plus en plus, pour tous : le premier de la partie 4 régiments, puis 6, 8, 10, 12, 15, 20 et 5 de plus à chaque fois. Sur la Terre du Milieu, selon le symbole : 4, 6 ou 8 pour trois pareilles, 10 pour une de chaque.

    Si une carte de l'ensemble montre une terre que vous tenez, deux régiments de plus y vont : à chaque ensemble, ou une fois par tour sur la Terre antique.

    Avec cinq cartes ou plus au début de votre tour, il faut échanger un ensemble. Les cartes restent de côté jusqu'à la pioche vide, puis sont mélangées à nouveau ; sur la Terre antique elles vont aussitôt sous la pioche.
    .title = Cartes et ensembles

rules-classic-combat =
    Attaquez depuis un territoire qui a au moins deux régiments, vers un territoire qui le touche ou auquel mène une ligne maritime. Les montagnes séparent les voisins.

    Vous lancez un, deux ou trois dés, un par régiment, et il doit en rester un sur place. Le défenseur répond ensuite par un dé ou deux ; sur la Terre du Milieu, par un seul face à un seul attaquant.

    Le meilleur dé affronte le meilleur, le second le second. Le plus haut gagne, l'égalité est au défenseur, et qui perd une paire retire un régiment.

    Attaquez autant que vous voulez, d'où vous voulez. Entre les tours nul ne vous attend : je lance votre défense avec autant de dés qu'il se peut, sauf ordre permanent contraire.

    Selon l'aide de jeu, sur la Terre du Milieu, nul ne peut être éliminé avant la quatrième manche.
    .title = Combat

rules-classic-occupation =
    Quand le dernier défenseur tombe, les régiments qui attaquaient à ce jet entrent ; autant d'autres que vous voulez peuvent suivre, pourvu qu'un reste en arrière.

    - **Élimination :** qui prend le dernier territoire d'un joueur prend aussi ses cartes Territoire. Avec six cartes ou plus en main, on échange aussitôt des ensembles jusqu'à en avoir quatre ou moins, et l'on place ces régiments ; avec cinq ou moins, elles attendent votre prochain tour. Sur la Terre du Milieu, tous les ensembles possibles s'échangent aussitôt.

    Puis votre tour continue. Plus personne à combattre ? Alors vous avez gagné.
    .title = Conquête et élimination

rules-classic-fortifying =
    À la fin de votre tour, un mouvement libre : autant de régiments que vous voulez d'un de vos territoires vers un autre, pourvu qu'un reste.

    Dans le livret des quatre modes, les deux doivent être reliés par des terres à vous ; sur la Terre antique et dans l'aide de jeu pour la Terre du Milieu, ils doivent être voisins. Les options de la table disent ce qui vaut ici.

    La carte Territoire se prend avant le mouvement ; sur la Terre du Milieu, après.
    .title = Mouvement libre

rules-classic-missions =
    Chacun reçoit une mission secrète ; **Ma main** la montre à vous seul. Il y en a de trois sortes : un nombre de territoires, deux ou trois régions à tenir entières, ou la fin de l'armée d'une couleur.

    - Votre propre couleur sur la carte ? Alors 24 territoires sont demandés dès le début (36 sur les 64 de la Terre du Milieu).
    - Les missions contre des couleurs que personne ne joue sont retirées avant la donne.
    - Un autre a-t-il éliminé l'armée qu'on vous envoyait combattre ? Vous gagnez aussitôt ; une option demande les territoires à la place. Une armée dont le joueur a renoncé n'a été éliminée par personne : territoires.

    Je regarde votre mission après tout changement que vous faites sur le plateau, et quand votre tour commence. Dès qu'elle est accomplie, elle est montrée et vous avez gagné. Deux à la fois : celle de qui est à son tour passe d'abord.

    On distribue le jeu de douze ; celui de quatorze à six joueurs, ou par choix. Pour les plateaux autres que le Monde, les missions sont les nôtres, de même poids.
    .title = Missions secrètes

rules-classic-two-players =
    Deux joueurs, et une armée neutre qui se tient entre eux. Toutes trois commencent avec autant de régiments : 40 sur le Monde, 30 sur la Terre antique, 55 sur la Terre du Milieu (40 sur ses 42 territoires).

    Les cartes sont distribuées en trois, armée neutre comprise. Puis chacun place deux régiments par tour chez lui ; ceux-là posés, on place ceux de l'armée neutre, un chacun à tour de rôle. Sur la Terre antique, un régiment neutre se place avec chaque paire.

    L'armée neutre ne fait que se défendre, et votre adversaire lance ses dés. Elle n'attaque, ne bouge ni ne grandit jamais. Prendre ses terres vaut des cartes comme ailleurs.

    Vous gagnez quand votre adversaire ne tient plus rien ; l'armée neutre n'a pas à tomber.
    .title = Deux joueurs

rules-classic-capitals =
    Quand tous les régiments sont posés, chacun choisit en secret une capitale parmi ses territoires. On peut changer d'avis tant que tous n'ont pas choisi ; alors toutes sont révélées, et leurs cartes quittent la pioche.

    Qui tient au même moment sa capitale et celles de tous les autres a gagné. Dans la partie courte, il en suffit de deux des autres à quatre joueurs, de trois à cinq.

    Une capitale perdue peut se reprendre, et son joueur combat sans elle. Celle d'un joueur éliminé, ou qui a renoncé, compte toujours pour qui la tient.
    .title = Capitales

rules-classic-boards =
    - **Le Monde**, 42 territoires, avec le livret des quatre modes. Régiments : 35 à trois joueurs, 30 à quatre, 25 à cinq, 20 à six.

    - **La Terre antique**, 42, avec le jeu classique de sa boîte. 35, 30, 25 ; cinq joueurs au plus. On marche vers un voisin, les deux régiments d'une terre de carte une fois par tour, les cartes échangées vont sous la pioche.

    - **La Terre du Milieu**, 64 ou 42 territoires, avec la colonne classique de l'aide de jeu. 50, 45, 40, 35 (sur les 42 : 35, 30, 25, 20). On marche vers un voisin, les ensembles comptent par symbole, un seul défenseur face à un seul attaquant, la carte après le mouvement, nul n'est éliminé avant la manche quatre.

    Chacun de ces points est une option : « Selon l'édition » suit le plateau, et une table peut choisir autrement. Elle peut aussi fermer la ligne d'Afrique de l'Est au Moyen-Orient, comme certains tirages du Monde.
    .title = Plateaux et éditions

rules-house =
    Chaque règle maison change le jeu en un point. L'hôte les coche dans le salon d'attente sous **Options**, ou les tape : `/risk nouveau classique maison:Hécatombe, Front unique`. Elles figurent sur la carte de la table et dans sa marque.

    La plupart se jouent ensemble. Ce qui ne va pas est refusé aussitôt, avec la raison : les deux Yalta ; la mobilisation générale avec la prime de Risk ou l'égalité des armes ; l'hécatombe avec les prisonniers de guerre. Yalta demande que les territoires soient distribués.

    `/risk règles` a une page pour chacune.
    .title = Règles maison
