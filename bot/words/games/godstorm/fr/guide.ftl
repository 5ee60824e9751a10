# Ce que dit le guide dans le cours de Risk Godstorm : une ligne de 110 caractères au plus, à un ami.
guide-godstorm-march = Fin de tour : un mouvement d'armées et de dieux, de l'arrière vers la frontière.
guide-godstorm-heaven = Vos morts se battent encore ! Du Ciel ils descendent : crypte ou autel, 1 point chacun.
guide-godstorm-below = Le Monde souterrain est vide au début : entrez sans dés, cryptes et autels d'abord.
guide-godstorm-bid = Chacun paie sa mise : misez peu. À la dernière ère, la dernière place est la meilleure.
guide-godstorm-place = Autant de Foi que d'armées. Placez les armées là où vous attaquerez ce tour-ci.
guide-godstorm-gods = Un dieu coûte 3 Foi et change vos dés ; un temple en coûte 5, et rapporte à chaque tour.
guide-godstorm-buy = Une carte Miracle coûte 2 Foi, dans la pioche d'un dieu que vous avez sur Terre.
guide-godstorm-miracle = Guerre et Mort se jouent ici, avant d'attaquer. Rien en main ? Continuez.
guide-godstorm-war-god = Choisissez une attaque, avec votre dieu de la Guerre si possible. Puis **{ button-until-won }**.
guide-godstorm-go-on = Encore ? Continuez tant que vous êtes plus nombreux. On s'arrête quand on veut.
guide-godstorm-move-in = Il est à vous ! Les dieux qui ont servi suivent. Amenez du monde ; une armée reste.
guide-godstorm-points = Chaque territoire vaut 1 point à la fin de la cinquième ère, un continent son bonus.
guide-godstorm-stop = Plus rien de bon à attaquer. Arrêtez : c'est ce que vous tenez à la fin qui compte.
