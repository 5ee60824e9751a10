# L'aide : la première minute, et où trouver le reste.
help-title = Comment jouer
# $games: the names of all games. $commands: for each, the command that opens a table of it.
help-first =
    J'arbitre vos parties de Risk, en quelques heures ou quelques semaines : { $games }. La première minute :

    1. **Ouvrez une table** avec { $commands }. Chacun choisit une place avec les boutons, l'IA peut prendre les autres, et l'un de vous appuie sur **{ POSTED("start") }**.
    2. **Dites où vous voulez commencer**, une seule fois. Je place pour tous, dans l'ordre du livret.
    3. **À votre tour**, je vous mentionne. Appuyez sur **{ POSTED("play") }** : un panneau que vous seul voyez montre vos choix, avec les chances de chaque attaque.
    4. **Entre vos tours**, personne ne vous attend : je lance vos dés de défense. Réglez ce que je réponds pour vous sous **{ POSTED("orders") }**.
    5. **{ POSTED("hand") }** montre vos cartes, à vous seul.

    La victoire dépend du jeu et de son mode :
    { $goals }
    `/risk apprendre` vous apprend à jouer en dix minutes, `/risk règles` explique tout, par sujet.
# À la table d'un jeu. $aims: its goal, how one gets there, and how long it lasts.
help-at-table =
    {""}**{ $game }**
    { $aims }

    {""}**La première minute**
    1. **Choisissez une place** avec les boutons. L'IA peut prendre les autres, et l'un de vous appuie sur **{ POSTED("start") }**.
    2. **Dites où vous voulez commencer**, une seule fois. Je place pour tous, dans l'ordre du livret.
    3. **À votre tour**, je vous mentionne. Appuyez sur **{ POSTED("play") }** : un panneau que vous seul voyez montre vos choix, avec les chances de chaque attaque.
    4. **Entre vos tours**, personne ne vous attend : je lance vos dés de défense. Réglez ce que je réponds pour vous sous **{ POSTED("orders") }**.
    5. **{ POSTED("hand") }** montre vos cartes, à vous seul.

    `/risk apprendre` vous apprend à jouer en dix minutes, `/risk règles` explique tout, par sujet.
# A game by its name, and how it is won (`help-goal-<game>`, in its own file).
help-goal = - **{ $game }** : { $goal }
help-commands =
    - **Votre tour :** `/risk déployer`, `attaquer`, `déplacer`, `carte`, `échanger`, `terminer`. `/risk faire` donne toute autre réponse. Commencez à taper un territoire, puis choisissez-le dans la liste.
    - **Regarder :** `/risk plateau`, `main`, `état`, `attente`, `chances`, `journal`.
    - **Annuler :** `/risk annuler`, tant qu'aucun dé n'est lancé, qu'aucune carte n'est vue et que personne n'a joué.
    - **Votre place :** `/risk place ordres` règle ce que je réponds en votre absence, `tour` prépare votre prochain tour, `conseil` demande au conseiller, `remplaçant` propose votre place, `abandonner` met fin à votre partie.
    - **La table :** `/risk table options`, `rythme`, `niveau`, `conseiller`, `direct`, `vote`, `pause`, `revoir`, `exporter`, `vérifier`, `diagnostic` ; pour l'hôte `remplacer`, `retirer`, `hôte`, `clore`.
    - **Une campagne de Legacy :** `/risk campagne suivante` ouvre la guerre suivante, `plateau`, `histoire` et `paquets` montrent ce qui dure, `récompense`, `nommer`, `titre`, `exporter`, `hôte` et `finir` sont pour ses membres, `rejoindre` et `quitter` règlent si je vous préviens.
    - **Vous :** `/risk moi tables`, `résumé`, `bilan`, `langue`, `palette`, `calme`, `avis`, `guide`, `données`, `oublier`.
    - **Partout :** installez-moi pour vous seul depuis mon profil (*Ajouter l'application*). `/risk moi`, `main`, `état`, `attente`, `chances`, `apprendre`, `règles` et `aide` répondent alors aussi dans notre conversation, dans vos groupes et sur d'autres serveurs.
help-fair =
    - **Les dés sont-ils honnêtes ?** Avant la partie, je tire une clé secrète et je publie son empreinte. Ce que chacun de vous ajoute y est mêlé ; tous les dés et tous les mélanges en découlent. À la fin, je montre la clé, et `/risk table vérifier` recalcule chaque dé.
    - **Quelqu'un voit-il mes cartes ?** Non. Je ne les montre qu'à vous, et je vous les envoie en privé si vous l'acceptez.
    - **Et si je m'absente ?** `/risk attente` dit qui l'on attend et ce qui se passera ensuite. Un redémarrage ne fait rien perdre.
help-topic-first = La première minute
help-topic-commands = Commandes
help-topic-fair = Jeu honnête
help-rules = Règles : { $game }
help-unofficial = Un projet d'amateurs, non officiel, sans lien avec aucun éditeur.
help-privacy = Vie privée
help-terms = Conditions
