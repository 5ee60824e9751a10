# Ce que dit le guide dans le cours du Seigneur des Anneaux : une ligne de 110 caractères au plus, à un ami.
guide-lotr-trade = Trois de vos cartes font une série : **{ action-trade.verb }** la change en renforts.
guide-lotr-place = D'abord les renforts. Placez-les près de ce que vous prendrez, si possible avec un Capitaine.
guide-lotr-again = Après chaque tour l'Anneau avance. À la Montagne du Destin la partie finit, aux points.
guide-lotr-strongholds = Une Place Forte : +1 au meilleur dé en défense, un régiment par tour, et 2 points.
guide-lotr-mission = Votre Capitaine est là où sa mission l'envoie : déclarez-la, pour la récompense et les points.
guide-lotr-region = Encore un territoire et une région est à vous : des renforts chaque tour, des points à la fin.
guide-lotr-captain = Choisissez une attaque, avec un Capitaine si possible : +1 au dé. Puis **{ button-until-won }**.
guide-lotr-go-on = Encore ? Continuez tant que vous êtes plus nombreux. On s'arrête quand on veut.
guide-lotr-move-in = Il est à vous ! Le Capitaine qui s'est battu entre aussi. Un régiment reste en arrière.
guide-lotr-sites = Une conquête vaut une carte Territoire ; celle d'un site par un Capitaine, une carte Aventure.
guide-lotr-cards = Une carte Aventure agit et rapporte, une fois jouée. **{ button-hand }** montre les vôtres.
guide-lotr-stop = Plus rien de bon à attaquer. Arrêtez : ce que vous gardez vous défendra.
guide-lotr-march = Un mouvement pour finir : amenez à la frontière ce qui dort à l'arrière, Capitaine compris.
