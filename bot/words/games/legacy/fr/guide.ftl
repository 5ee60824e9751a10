# Ce que dit le guide dans le cours de Risk Legacy : une ligne de 110 caractères au plus, à un ami.
guide-legacy-campaign = Legacy est une campagne : ce qu'une guerre change au plateau reste pour les suivantes. En voici une seule.
guide-legacy-goal = À quatre étoiles rouges, vous gagnez aussitôt. Chaque QG que vous tenez en est une, le vôtre compris.
guide-legacy-turn = Un tour : placer, s'étendre et attaquer à volonté, une manœuvre.
guide-legacy-rivals = QG : le vôtre au Brésil ; les leurs, Afrique du Nord et États de l'Ouest, plus un jeton étoile chacun.
guide-legacy-stars = Les pièces d'une carte ressource valent des troupes. Ou bien : quatre cartes pour un jeton, en début de tour.
guide-legacy-lost = On vous a pris du terrain. Qui atteint votre QG prend son étoile : gardez-y des troupes.
guide-legacy-place = Recrues : une troupe pour trois territoires, trois au moins. Pour prendre un QG, ou garder le vôtre.
guide-legacy-again = À vous encore. Comptez les étoiles, et voyez qui peut atteindre quel QG.
guide-legacy-win = Ce tour peut suffire : chaque QG pris est une étoile, et à quatre, vous gagnez la guerre.
guide-legacy-failed = L'attaque a échoué. Ce sont les dés : avec de bonnes chances, il fallait quand même essayer.
guide-legacy-dice = Dés comparés par paires, les meilleurs d'abord : le plus faible perd une troupe. Égalité : la défense gagne.
guide-legacy-tied = À dés égaux, l'attaquant perd, comme ici. Attaquez quand vous êtes nettement plus nombreux.
guide-legacy-move-in = C'est à vous ! Faites avancer s'il reste à prendre devant ; gardez-en si l'arrière est menacé.
guide-legacy-expand = Un territoire vide se prend sans combat. Il apporte des recrues ; les cartes viennent des conquêtes.
guide-legacy-go-on = Continuez ou arrêtez, après chaque jet. Continuez tant que vous êtes plus nombreux.
guide-legacy-odds = Dès 4 troupes, vous lancez 3 dés ; eux, 2 au plus. À côté d'une attaque : vos chances, vos pertes moyennes.
guide-legacy-earns = Un territoire ennemi pris ce tour-ci : une carte ressource en fin de tour. Quatre achètent une étoile.
guide-legacy-stop = Aller plus loin vous dégarnirait. Arrêtez : les troupes gardées défendent votre QG.
guide-legacy-march = Une seule manœuvre par vos territoires : amenez à la frontière, ou à votre QG, les troupes inutiles.
guide-legacy-stay = Une manœuvre est possible, mais rien ne presse. Terminez simplement le tour.
guide-legacy-card = Plus une carte a de pièces, plus elle vaut de troupes. Quatre cartes, n'importe lesquelles : une étoile.

# Ce qu'il ne dit que dans une vraie guerre : la mise en place, et ce que le cours ne montre jamais.
guide-legacy-powers = Chaque faction garde un de ses deux pouvoirs toute la campagne. Un doute ? **Ne pas voter du tout**.
guide-legacy-muster = Là où vous choisissez, votre QG commence avec 8 troupes : une étoile. Du vide autour aide à grandir.
guide-legacy-scar = Une cicatrice reste sur ce territoire dans toutes les guerres. Jouez-la si elle vous aide, ou passez.
guide-legacy-join = Plus de troupes, mais pas éliminé : revenez avec la moitié de vos troupes de départ, loin des armées.
