# Cartes Aventure : missions. Un Capitaine amené sur place les accomplit.

card-hobbiton = Hobbitebourg
    .effect = Amenez un Capitaine à Hobbitebourg, dans la Comté. Récompense : 2 régiments chez vous en Eriador. Vaut 2 points.

card-elven_halls = Palais des Elfes
    .effect = Amenez un Capitaine au Palais des Elfes, dans le Nord de la Forêt Noire. Récompense où vous voulez chez vous : 2 régiments pour le Bien, 1 pour le Mal. Vaut 2 points.

card-bree = Bree
    .effect = Amenez un Capitaine à Bree, à Fornost. Récompense sur place : 2 régiments pour le Bien, 6 pour le Mal. Vaut 2 au Bien, 1 au Mal.

card-carn_dum = Carn Dûm
    .effect = Amenez un Capitaine à Carn Dûm, au Forodwaith. Récompense : 2 régiments chez vous en Arnor. Vaut 2 points.

card-mount_gundabad = Mont Gundabad
    .effect = Amenez un Capitaine au Mont Gundabad, dans l'Est d'Angmar. Récompense : 4 régiments sur place. Vaut 1 point.

card-grey_havens = Havres Gris
    .effect = Amenez un Capitaine aux Havres Gris, à Mithlond. Récompense sur place : 2 régiments pour le Bien, 4 pour le Mal. Vaut 2 au Bien, 1 au Mal.

card-tharbad = Tharbad
    .effect = Amenez un Capitaine à Tharbad, au Minhiriath. Récompense : 4 régiments sur place. Vaut 1 point.

card-lothlorien = Lothlorien
    .effect = Amenez un Capitaine en Lothlorien, en Lorien. Récompense : une carte Territoire de plus en fin de tour, jusqu'à cinq en main. Vaut 2 points.

card-harlond = Harlond
    .effect = Amenez un Capitaine à Harlond, au Harlindon. Récompense : une carte Territoire de plus en fin de tour, jusqu'à cinq en main. Vaut 2 au Bien, 3 au Mal.

card-weathertop = Mont Venteux
    .effect = Amenez un Capitaine au Mont Venteux, dans les Collines du Temps. Récompense : 2 régiments chez vous en Arnor. Vaut 2 points.

card-erebor = Erebor
    .effect = Amenez un Capitaine à Erebor, à Esgaroth. Récompense sur place : 4 régiments pour le Bien, 2 pour le Mal. Vaut 1 au Bien, 2 au Mal.

card-gates_of_moria = Passage de la Moria
    .effect = Amenez un Capitaine au Passage de la Moria, en Eregion. Récompense sur place : 2 régiments pour le Bien, 4 pour le Mal. Vaut 2 au Bien, 1 au Mal.

card-edoras = Edoras
    .effect = Amenez un Capitaine à Edoras, dans la Trouée de Rohan. Récompense : une carte Territoire de plus en fin de tour, jusqu'à cinq en main. Vaut 2 points.

card-osgiliath = Osgiliath
    .effect = Amenez un Capitaine à Osgiliath, en Ithilien. Récompense sur place : 2 régiments pour le Bien, 4 pour le Mal. Vaut 2 au Bien, 1 au Mal.

card-easterling_encampment = Campement de l'Est
    .effect = Amenez un Capitaine au Campement de l'Est, dans les Terres Brunes. Récompense sur place : 6 régiments pour le Bien, 2 pour le Mal. Vaut 1 au Bien, 2 au Mal.

card-pelargir = Pelargir
    .effect = Amenez un Capitaine à Pelargir, au Lebennin. Récompense : 5 régiments sur place. Vaut 1 point.

card-erech = Erech
    .effect = Amenez un Capitaine à Erech, dans le Val d'Erech. Récompense : 6 régiments sur place. Vaut 1 point.

card-haradrim_encampment = Campement des Haradrim
    .effect = Amenez un Capitaine au Campement des Haradrim, au Khand. Récompense sur place : 2 régiments pour le Bien, 4 pour le Mal. Vaut 2 au Bien, 1 au Mal.

card-rauros = Chutes de Rauros
    .effect = Amenez un Capitaine aux Chutes de Rauros, sur le Plateau. Récompense : 2 régiments chez vous au Rhovanion. Vaut 2 points.

card-dagorlad = Dagorlad
    .effect = Amenez un Capitaine à Dagorlad, dans les Marais des Morts. Récompense : 2 régiments chez vous au Rhovanion. Vaut 2 points.

card-dol_amroth = Dol Amroth
    .effect = Amenez un Capitaine à Dol Amroth, au Belfalas. Récompense : 2 régiments où vous voulez chez vous. Vaut 2 points.

card-mount_doom = Montagne du Destin
    .effect = Amenez un Capitaine à la Montagne du Destin. Récompense : 2 régiments où vous voulez chez vous. Vaut 2 points.
