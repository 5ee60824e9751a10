# Ce que dit le guide dans le cours du Risk classique : une ligne de 110 caractères au plus, à un ami qui ne sait rien.
guide-classic-place = D'abord les renforts. Placez-les là où vous frapperez, à côté de quelque chose à prendre.
guide-classic-again = À vous encore. Voyez qui vous touche, et placez là où vous frapperez.
guide-classic-trade = Trois de vos cartes font une série : **{ action-trade.verb }** la change en renforts.
guide-classic-region = Encore un territoire et une région entière est à vous : des renforts de plus à chaque tour.
guide-classic-odds = Choisissez une attaque, puis **{ button-until-won }**. 3 dés contre 2 au plus ; le % dit vos chances.
guide-classic-go-on = Encore ? Continuez tant que vous êtes plus nombreux. On s'arrête quand on veut.
guide-classic-move-in = Il est à vous ! Faites suivre s'il y a plus loin à prendre ; gardez-en si l'arrière est menacé.
guide-classic-card = Cette conquête vous vaut une carte à la fin du tour. Une par tour : inutile d'en faire deux.
guide-classic-win = Ce tour peut être le dernier : prenez ce qui reste à l'ennemi, et c'est gagné.
guide-classic-stop = Plus rien de bon à attaquer. Arrêtez : ce que vous gardez vous défendra.
guide-classic-march = Un mouvement pour finir : amenez à la frontière ce qui dort à l'arrière.
