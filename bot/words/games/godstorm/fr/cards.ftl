# Cartes de Guerre, jouées à l'étape 4 quand le Dieu de la Guerre est sur Terre.

card-shrine_plundered = Un sanctuaire est pillé
    .effect = Prenez une relique en jeu à un autre joueur.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-empire_is_born = Un empire est né
    .effect = Posez un temple sur un de vos territoires qui n'en a pas. Il ne coûte rien.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-champions_arise = Des champions se lèvent
    .effect = Comptez vos jetons Foi sans les dépenser : vous recevez 1 armée pour 2 jetons, toutes sur un de vos territoires.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-eagles_take_wing = Les aigles prennent leur envol
    .effect = Déplacez autant d'armées et de dieux que vous voulez entre deux de vos territoires, à n'importe quelle distance. Une armée reste.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-faith_shall_deliver = La Foi vous sauvera
    .effect = Choisissez une pile de cartes miracle et piochez-y 2 cartes.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-heroes_are_born = Des héros sont nés
    .effect = Placez 3 armées sur un de vos territoires.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-only_ash_remains = Il ne reste que cendres
    .effect = Choisissez une relique en jeu. Elle quitte la partie.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-our_faith_is_strength = Notre Foi est notre force
    .effect = Vous recevez 2 jetons Foi par temple.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-prayers_answered = Les prières sont exaucées
    .effect = Choisissez un de vos temples et lancez un dé : autant d'armées y apparaissent.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-storms_rage = Les tempêtes font rage
    .effect = Choisissez un territoire et lancez un dé : il perd autant d'armées.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-faithful_gather = Les fidèles se rassemblent
    .effect = Placez 2 armées sur chaque territoire où vous avez un temple.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-land_is_purged = La terre est purifiée
    .effect = Choisissez un territoire pestiféré. Toutes ses armées meurent et sa Peste quitte la partie.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-siren_calls = L'appel de la sirène
    .effect = Choisissez deux territoires d'un autre joueur : leurs armées et leurs dieux changent de place.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-sun_grows_cold = Le soleil se refroidit
    .effect = Chaque territoire perd 1 armée par dieu présent, les vôtres aussi.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-temple_falls = Le temple s'effondre
    .effect = Déplacez un temple vers un autre territoire du même joueur.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-time_stands_still = Le temps s'arrête
    .effect = La partie dure une époque de plus. Pas à la première époque.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

card-visions_become_real = Les visions deviennent réalité
    .effect = Regardez la main d'un autre joueur et gardez une de ses cartes.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Guerre sur Terre

# Cartes de Mort, jouées à l'étape 4 quand le Dieu de la Mort est sur Terre.

card-blood_coats = Le sang recouvre la terre
    .effect = Un dé désigne un continent : chacun de ses territoires perd 1 armée.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Mort sur Terre

card-crops_wither = Les récoltes flétrissent
    .effect = Un joueur de votre choix perd toutes les cartes miracle de sa main. Ses reliques restent.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Mort sur Terre

card-deaths_door = La porte de la mort se ferme
    .effect = Cryptes et autels perdent la moitié de leurs armées, arrondie vers le bas.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Mort sur Terre

card-diamonds_rust = Les diamants rouillent
    .effect = Toutes les reliques en jeu quittent la partie.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Mort sur Terre

card-fire_rains = Une pluie de feu
    .effect = Détruisez un temple ; son territoire et tous ceux qui le touchent perdent 1 armée chacun.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Mort sur Terre

card-paradise_lost = Le paradis est perdu
    .effect = La Peste d'un territoire de votre choix passe sur un autre, tiré au hasard.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Mort sur Terre

card-ragnarok = Le Ragnarok arrive
    .effect = Tous les Dieux de la Guerre et du Ciel sont bannis, les vôtres aussi.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Mort sur Terre

card-dead_walk = Les morts marchent
    .effect = Jusqu'à 6 de vos armées vont d'une case du Monde souterrain à un de vos temples. Une armée reste.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Mort sur Terre

card-gods_forsake = Les dieux nous abandonnent
    .effect = Un territoire de votre choix sans temple devient pestiféré : la moitié de ses armées meurt aussitôt, arrondie vers le bas, et ses dieux sont bannis.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Mort sur Terre

card-ground_shakes = La terre tremble
    .effect = Un dé désigne un continent : chacun de ses territoires perd la moitié de ses armées, arrondie vers le bas.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Mort sur Terre

card-mighty_fallen = Les puissants sont tombés
    .effect = Les trois territoires les plus forts perdent la moitié de leurs armées, arrondie vers le bas. À égalité, vous choisissez.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Mort sur Terre

card-sea_tomb = L'océan est votre tombeau
    .effect = L'Atlantide est engloutie pour de bon, avec tout ce qui s'y trouve.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Mort sur Terre

card-trojan_horse = Le cheval de Troie est dévoilé
    .effect = Un territoire ennemi tenu par une seule armée la perd ; lancez un dé : autant des vôtres prennent sa place.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Mort sur Terre

card-waters_boil = Les eaux bouillonnent
    .effect = Le Maelström ferme une ligne maritime de votre choix pour toute la partie.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Mort sur Terre

card-young_grow_old = Les jeunes vieillissent
    .effect = Chaque territoire sur Terre de plus d'une armée en perd 1.
    .when = à l'étape 4 de votre tour, avec votre Dieu de la Mort sur Terre

# Cartes du Ciel, jouées quand un territoire est attaqué et que le Dieu du Ciel est sur Terre.

card-workers_amass = Mille ouvriers s'assemblent
    .effect = Posez un temple sur le territoire attaqué, s'il n'en a pas.
    .when = quand on attaque votre territoire, avec votre Dieu du Ciel sur Terre

card-enemies_convert = Les ennemis se convertissent
    .effect = Le territoire attaquant perd 2 armées, qui ne vont pas au Ciel. Vous en gagnez 2 sur le territoire attaqué.
    .when = quand on attaque votre territoire, avec votre Dieu du Ciel sur Terre

card-fire_sears = Le feu embrase le ciel
    .effect = Ajoutez 4 à chacun de vos totaux de conflit divin pendant ce tour.
    .when = quand on attaque votre territoire, avec votre Dieu du Ciel sur Terre

card-lava_erupts = La lave jaillit
    .effect = Lancez un dé pour le territoire attaquant et pour chaque territoire qui le touche : chacun perd autant d'armées.
    .when = quand on attaque votre territoire, avec votre Dieu du Ciel sur Terre

card-men_become_warriors = Les hommes deviennent guerriers
    .effect = Placez 3 armées sur le territoire attaqué.
    .when = quand on attaque votre territoire, avec votre Dieu du Ciel sur Terre

card-swords_plowshares = Les épées deviennent charrues
    .effect = Lancez un dé : le territoire attaquant perd autant d'armées, qui ne vont pas au Ciel.
    .when = quand on attaque votre territoire, avec votre Dieu du Ciel sur Terre

card-fog_lifts = Le brouillard se lève
    .effect = Amenez jusqu'à 4 armées d'un autre de vos territoires sur le territoire attaqué. Une armée reste.
    .when = quand on attaque votre territoire, avec votre Dieu du Ciel sur Terre

card-mighty_turn_meek = Les puissants deviennent dociles
    .effect = Renvoyez un dieu attaquant dans un temple de l'attaquant, s'il en a un.
    .when = quand on attaque votre territoire, avec votre Dieu du Ciel sur Terre

card-ground_is_sacred = Cette terre est sacrée
    .effect = L'attaque est terminée. Personne ne peut plus attaquer ce territoire pendant ce tour.
    .when = quand on attaque votre territoire, avec votre Dieu du Ciel sur Terre

card-idol_is_false = Votre idole est fausse
    .effect = Choisissez un dieu sur le territoire attaquant. Il est banni.
    .when = quand on attaque votre territoire, avec votre Dieu du Ciel sur Terre

# Reliques, posées face visible et actives jusqu'à la fin de la partie.

card-aegis = L'Égide, bouclier d'Athéna
    .effect = Défaussez-la pour annuler une carte miracle qui vient d'être jouée. Une relique ne s'annule pas.

card-cauldron = Le Chaudron de vie d'Arawn
    .effect = Votre tour commence par une carte de Mort gratuite.

card-excalibur = Excalibur
    .effect = Chaque continent que vous tenez lève 2 armées de plus.

card-freya_tears = Les Larmes d'or de Freya
    .effect = Votre tour commence avec 1 jeton Foi de plus.

card-gungnir = Gungnir, lance d'Odin
    .effect = Dans un conflit divin, vous relancez vos 1 jusqu'à ce qu'il n'en reste plus.

card-mjolnir = Mjölnir, marteau de Thor
    .effect = Vaut 1 point si vous tenez Thule. Ajoutez 3 à chacun de vos totaux de conflit divin.

card-pandoras_box = La Boîte de Pandore
    .effect = Vaut 1 point si vous tenez la Grèce. Votre tour commence par la première carte de Mort : elle agit aussitôt et ne coûte rien.

card-stonehenge = Stonehenge
    .effect = Vaut 1 point si vous tenez l'Anglie. Une carte miracle vous coûte 1 jeton Foi au lieu de 2.

card-book_of_dead = Le Livre des morts
    .effect = Au début de votre tour, vous pouvez renoncer à 2 des armées levées et recevoir 4 jetons Foi.

card-golden_fleece = La Toison d'or
    .effect = Votre tour commence par une carte de Guerre gratuite.

card-great_pyramids = Les Grandes Pyramides
    .effect = Vaut 1 point si vous tenez l'Égypte. Votre tour commence par une carte du Ciel gratuite.

card-scales_of_osiris = La Balance d'Osiris
    .effect = Deux de vos armées reviennent de chaque crypte au lieu d'une.

card-tablets_of_destiny = Les Tablettes du destin
    .effect = Votre mise compte 3 de plus, si vous misez au moins 1 jeton Foi.

card-tree_of_life = L'Arbre de vie
    .effect = Vaut 1 point si vous tenez Babylone. Payez 1 jeton Foi par armée perdue en défense : elle survit.

card-wine_of_life = Le Vin de la vie éternelle
    .effect = Votre tour commence avec 1 armée de plus.
