# Ce que dit le guide dans le cours de Risk Legacy : une ligne de 110 caractères au plus, à un ami.
guide-legacy-goal = Quatre étoiles rouges gagnent aussitôt. Chaque QG que vous tenez en est une, le vôtre compris.
guide-legacy-turn = Un tour : placer, s'étendre et attaquer à volonté, une manœuvre.
guide-legacy-rivals = Vous avez une étoile, votre QG. Les autres en ont deux : ils ont commencé avec une de plus.
guide-legacy-stars = Quatre cartes ressources achètent une étoile, mais ici seulement. Vous en avez quatre.
guide-legacy-lost = On vous a pris du terrain. Qui atteint votre QG prend son étoile : gardez-y des troupes.
guide-legacy-place = Recrues : un tiers de vos territoires, 3 au moins. Près d'un QG, elles gagnent ou sauvent une étoile.
guide-legacy-again = À vous encore. Comptez les étoiles, et voyez qui peut atteindre quel QG.
guide-legacy-win = Ce tour peut suffire : chaque QG pris est une étoile, et quatre gagnent la guerre.
guide-legacy-failed = L'attaque a échoué. Ce sont les dés : avec de bonnes chances, il fallait quand même essayer.
guide-legacy-dice = Les dés ont la couleur de leur camp. On compare les deux plus forts, puis les suivants. Égalité : défense.
guide-legacy-tied = Égalité perdue : à dés égaux, c'est l'attaquant qui perd. Attaquez donc en vrai surnombre.
guide-legacy-move-in = Il est à vous ! Faites suivre s'il y a plus loin à prendre ; gardez-en si l'arrière est menacé.
guide-legacy-expand = Une terre vide s'occupe sans combat. Elle apporte des recrues, mais pas de carte.
guide-legacy-go-on = Encore : on s'arrête quand on veut. Continuez tant que vous êtes plus nombreux.
guide-legacy-odds = Vous lancez 3 dés au plus, eux 2. À côté d'une attaque : vos chances en %, vos pertes en moyenne.
guide-legacy-earns = Vous avez conquis : une carte ressource en fin de tour. Quatre cartes achètent une étoile.
guide-legacy-stop = Plus aucune attaque ne vaut le coup. Arrêtez : les troupes gardées défendent votre QG.
guide-legacy-march = Une manœuvre par vos territoires : amenez ce qui dort à la frontière, ou à votre QG.
guide-legacy-stay = Une manœuvre est possible, mais rien ne presse. Terminez simplement le tour.
guide-legacy-card = Votre carte ressource. Plus de pièces, plus de troupes ; quatre cartes, une étoile.

# Ce qu'il ne dit que dans une vraie guerre : la mise en place, et ce que le cours ne montre jamais.
guide-legacy-powers = Chaque faction garde un de ses deux pouvoirs toute la campagne. Votez. Un doute ? Laissez choisir les autres.
guide-legacy-muster = Votre QG commence ici avec 8 troupes : c'est une étoile. Des territoires libres autour aident à grandir.
guide-legacy-scar = Une cicatrice reste sur ce territoire dans toutes les guerres. Jouez-la si elle vous aide, ou passez.
guide-legacy-join = Plus de troupes, mais pas éliminé : revenez avec la moitié de vos troupes de départ, loin des armées.
