# Aide : la première minute, et où le reste est dit.
help-title = Comment jouer
help-first =
    Risk, arbitré ici sur des heures ou des semaines : Le Seigneur des Anneaux, et le jeu classique. En une minute :

    1. **Ouvrez une table :** `/risk nouveau sda` ou `/risk nouveau classique`. Chacun prend place avec les boutons de la carte ; les places libres peuvent aller à l'IA ; quelqu'un appuie sur Commencer.
    2. **Dites où vous voulez être,** une fois. Je place les régiments de tous dans l'ordre du livre.
    3. **Votre tour :** je vous mentionne. Appuyez sur **Jouer** : le panneau, que vous seul voyez, montre ce que vous pouvez faire, avec les chances de chaque attaque. Placez vos renforts, combattez, un mouvement libre, c'est fini.
    4. **Entre les tours,** rien ne vous retient : je lance votre défense. Les **réponses permanentes** changent ce que je fais pour vous.
    5. **Ma main** montre vos cartes et votre mission secrète, à vous seul.

    Comment on gagne, c'est le mode de la table : les points quand l'Anneau est détruit, une mission, les capitales, ou tout le plateau. `/risk règles` le dit par sujet, règles maison comprises.
help-commands =
    - **À votre tour :** `/risk déployer`, `attaquer`, `déplacer`, `carte`, `échanger`, `terminer` ; `/risk faire` donne toute autre réponse. Commencez à taper un territoire et choisissez dans la liste ; les accents ne comptent pas.
    - **Pour regarder :** `/risk plateau` (image, ou mots), `main`, `état`, `attente`, `chances`, `journal`.
    - **Pour réparer :** `/risk annuler` reprend votre dernier coup si aucun dé n'est tombé ni secret révélé.
    - **Votre place :** `/risk place consignes` règle ce que je réponds en votre absence, `/risk place tour` écrit votre prochain tour à l'avance ; `abandonner` renonce.
    - **La table :** `/risk table exporter` et `vérifier` prouvent la partie ; `options`, `diagnostic` ; pour l'hôte `remplacer`, `retirer`, `clore`.
    - **Vous :** `/risk moi langue`, `palette`, `oublier`.
help-fair =
    - **Les dés sont-ils honnêtes ?** Une clé secrète est tirée avant la partie et son empreinte publiée ; ce que chacun de vous presse ensuite y est mêlé. Chaque dé et chaque mélange en découle. À la fin elle est montrée, et `/risk table vérifier` recalcule tout.
    - **Quelqu'un voit-il mes cartes ?** Non. Elles ne sont montrées qu'à vous, et envoyées en privé si vous le permettez.
    - **Et si je m'absente ?** `/risk attente` dit qui l'on attend et ce qui se passe ensuite. Rien n'est perdu quand je redémarre.
help-topic-first = La première minute
help-topic-commands = Commandes
help-topic-fair = Jeu honnête
help-unofficial = Un projet d'amateurs, non officiel ; il n'appartient à aucun éditeur.
