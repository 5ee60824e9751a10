# Cartes Aventure : missions. Un Capitaine amené sur place les accomplit.

card-hobbiton = Hobbitebourg
    .effect = Vaut 2 points. Amenez un Capitaine à Hobbitebourg (Comté). Gagnez 2 régiments chez vous en Eriador.

card-elven_halls = Palais des Elfes
    .effect = Vaut 2 points. Amenez un Capitaine au Palais des Elfes (Nord de la Forêt Noire). Gagnez des régiments où vous voulez chez vous : 2 pour le Bien, 1 pour le Mal.

card-bree = Bree
    .effect = Vaut 2 au Bien, 1 au Mal. Amenez un Capitaine à Bree (Fornost). Gagnez des régiments sur place : 2 pour le Bien, 6 pour le Mal.

card-carn_dum = Carn Dûm
    .effect = Vaut 2 points. Amenez un Capitaine à Carn Dûm (Forodwaith). Gagnez 2 régiments chez vous en Arnor.

card-mount_gundabad = Mont Gundabad
    .effect = Vaut 1 point. Amenez un Capitaine au Mont Gundabad (Est d'Angmar). Gagnez 4 régiments sur place.

card-grey_havens = Havres Gris
    .effect = Vaut 2 au Bien, 1 au Mal. Amenez un Capitaine aux Havres Gris (Mithlond). Gagnez des régiments sur place : 2 pour le Bien, 4 pour le Mal.

card-tharbad = Tharbad
    .effect = Vaut 1 point. Amenez un Capitaine à Tharbad (Minhiriath). Gagnez 4 régiments sur place.

card-lothlorien = Lothlorien
    .effect = Vaut 2 points. Amenez un Capitaine en Lothlorien (Lorien). Piochez une carte Territoire de plus en fin de tour, jusqu'à cinq en main.

card-harlond = Harlond
    .effect = Vaut 2 au Bien, 3 au Mal. Amenez un Capitaine à Harlond (Harlindon). Piochez une carte Territoire de plus en fin de tour, jusqu'à cinq en main.

card-weathertop = Mont Venteux
    .effect = Vaut 2 points. Amenez un Capitaine au Mont Venteux (Collines du Temps). Gagnez 2 régiments chez vous en Arnor.

card-erebor = Erebor
    .effect = Vaut 1 au Bien, 2 au Mal. Amenez un Capitaine à Erebor (Esgaroth). Gagnez des régiments sur place : 4 pour le Bien, 2 pour le Mal.

card-gates_of_moria = Passage de la Moria
    .effect = Vaut 2 au Bien, 1 au Mal. Amenez un Capitaine au Passage de la Moria (Eregion). Gagnez des régiments sur place : 2 pour le Bien, 4 pour le Mal.

card-edoras = Edoras
    .effect = Vaut 2 points. Amenez un Capitaine à Edoras (Trouée de Rohan). Piochez une carte Territoire de plus en fin de tour, jusqu'à cinq en main.

card-osgiliath = Osgiliath
    .effect = Vaut 2 au Bien, 1 au Mal. Amenez un Capitaine à Osgiliath (Ithilien). Gagnez des régiments sur place : 2 pour le Bien, 4 pour le Mal.

card-easterling_encampment = Campement de l'Est
    .effect = Vaut 1 au Bien, 2 au Mal. Amenez un Capitaine au Campement de l'Est (Terres Brunes). Gagnez des régiments sur place : 6 pour le Bien, 2 pour le Mal.

card-pelargir = Pelargir
    .effect = Vaut 1 point. Amenez un Capitaine à Pelargir (Lebennin). Gagnez 5 régiments sur place.

card-erech = Erech
    .effect = Vaut 1 point. Amenez un Capitaine à Erech (Val d'Erech). Gagnez 6 régiments sur place.

card-haradrim_encampment = Campement des Haradrim
    .effect = Vaut 2 au Bien, 1 au Mal. Amenez un Capitaine au Campement des Haradrim (Khand). Gagnez des régiments sur place : 2 pour le Bien, 4 pour le Mal.

card-rauros = Chutes de Rauros
    .effect = Vaut 2 points. Amenez un Capitaine aux Chutes de Rauros (Plateau). Gagnez 2 régiments chez vous au Rhovanion.

card-dagorlad = Dagorlad
    .effect = Vaut 2 points. Amenez un Capitaine à Dagorlad (Marais des Morts). Gagnez 2 régiments chez vous au Rhovanion.

card-dol_amroth = Dol Amroth
    .effect = Vaut 2 points. Amenez un Capitaine à Dol Amroth (Belfalas). Gagnez 2 régiments où vous voulez chez vous.

card-mount_doom = Montagne du Destin
    .effect = Vaut 2 points. Amenez un Capitaine à la Montagne du Destin. Gagnez 2 régiments où vous voulez chez vous.
