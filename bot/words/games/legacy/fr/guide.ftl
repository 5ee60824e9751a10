# Ce que dit le guide dans le cours de Risk Legacy : une ligne de 110 caractères au plus, à un ami.
guide-legacy-stars = Quatre étoiles rouges gagnent. Quatre cartes ressource en achètent une, mais ici seulement.
guide-legacy-place = D'abord les recrues, près d'un QG ennemi : il vaut une étoile à qui le tient.
guide-legacy-again = À vous encore. Comptez vos étoiles : votre QG en est une. Placez pour la suivante.
guide-legacy-expand = Le vide est gratuit : entrez sans dés. Plus de territoires, plus de recrues.
guide-legacy-win = Ce tour peut être le dernier : encore une étoile, et la guerre est à vous.
guide-legacy-attack = Choisissez une attaque, puis **{ button-until-won }**. 3 dés contre 2 au plus ; le % dit vos chances.
guide-legacy-go-on = Encore ? Cicatrices et missiles peuvent s'en mêler ; les vôtres : **{ button-windows }**.
guide-legacy-move-in = Il est à vous ! Faites suivre s'il y a plus loin à prendre ; gardez-en si l'arrière est menacé.
guide-legacy-headquarters = Une conquête vaut une carte ressource en fin de tour ; un QG, une étoile tout de suite.
guide-legacy-stop = Plus rien de bon à attaquer. Arrêtez : les troupes gardées défendent votre QG.
guide-legacy-march = Une manœuvre : amenez à la frontière ce qui dort à l'arrière, par vos territoires.
guide-legacy-card = Vous avez conquis : prenez une carte ressource. Plus de pièces, plus de troupes.
guide-legacy-reward = En campagne, le vainqueur change ici le plateau pour de bon. À l'entraînement, au choix.
