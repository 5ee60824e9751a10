# Cartes Aventure : missions. Un Capitaine amené sur place les accomplit.

card-hobbiton = Hobbitebourg
    .effect = Vaut 2 points. Amenez un Capitaine à Hobbitebourg (Comté). Recevez 2 régiments, à placer sur vos territoires en Eriador.

card-elven_halls = Palais des Elfes
    .effect = Vaut 2 points. Amenez un Capitaine au Palais des Elfes (Nord de la Forêt Noire). Recevez 2 régiments (Bien) ou 1 (Mal), à placer sur vos territoires.

card-bree = Bree
    .effect = Vaut 2 points au Bien, 1 au Mal. Amenez un Capitaine à Bree (Fornost). Recevez-y 2 régiments (Bien) ou 6 (Mal).

card-carn_dum = Carn Dûm
    .effect = Vaut 2 points. Amenez un Capitaine à Carn Dûm (Forodwaith). Recevez 2 régiments, à placer sur vos territoires en Arnor.

card-mount_gundabad = Mont Gundabad
    .effect = Vaut 1 point. Amenez un Capitaine au Mont Gundabad (Est d'Angmar). Recevez-y 4 régiments.

card-grey_havens = Havres Gris
    .effect = Vaut 2 points au Bien, 1 au Mal. Amenez un Capitaine aux Havres Gris (Mithlond). Recevez-y 2 régiments (Bien) ou 4 (Mal).

card-tharbad = Tharbad
    .effect = Vaut 1 point. Amenez un Capitaine à Tharbad (Minhiriath). Recevez-y 4 régiments.

card-lothlorien = Lothlorien
    .effect = Vaut 2 points. Amenez un Capitaine en Lothlorien (Lorien). Piochez une carte Territoire de plus en fin de tour, jusqu'à cinq en main.

card-harlond = Harlond
    .effect = Vaut 2 points au Bien, 3 au Mal. Amenez un Capitaine à Harlond (Harlindon). Piochez une carte Territoire de plus en fin de tour, jusqu'à cinq en main.

card-weathertop = Mont Venteux
    .effect = Vaut 2 points. Amenez un Capitaine au Mont Venteux (Collines du Temps). Recevez 2 régiments, à placer sur vos territoires en Arnor.

card-erebor = Erebor
    .effect = Vaut 1 point au Bien, 2 au Mal. Amenez un Capitaine à Erebor (Esgaroth). Recevez-y 4 régiments (Bien) ou 2 (Mal).

card-gates_of_moria = Passage de la Moria
    .effect = Vaut 2 points au Bien, 1 au Mal. Amenez un Capitaine au Passage de la Moria (Eregion). Recevez-y 2 régiments (Bien) ou 4 (Mal).

card-edoras = Edoras
    .effect = Vaut 2 points. Amenez un Capitaine à Edoras (Trouée de Rohan). Piochez une carte Territoire de plus en fin de tour, jusqu'à cinq en main.

card-osgiliath = Osgiliath
    .effect = Vaut 2 points au Bien, 1 au Mal. Amenez un Capitaine à Osgiliath (Ithilien). Recevez-y 2 régiments (Bien) ou 4 (Mal).

card-easterling_encampment = Campement de l'Est
    .effect = Vaut 1 point au Bien, 2 au Mal. Amenez un Capitaine au Campement de l'Est (Terres Brunes). Recevez-y 6 régiments (Bien) ou 2 (Mal).

card-pelargir = Pelargir
    .effect = Vaut 1 point. Amenez un Capitaine à Pelargir (Lebennin). Recevez-y 5 régiments.

card-erech = Erech
    .effect = Vaut 1 point. Amenez un Capitaine à Erech (Val d'Erech). Recevez-y 6 régiments.

card-haradrim_encampment = Campement des Haradrim
    .effect = Vaut 2 points au Bien, 1 au Mal. Amenez un Capitaine au Campement des Haradrim (Khand). Recevez-y 2 régiments (Bien) ou 4 (Mal).

card-rauros = Chutes de Rauros
    .effect = Vaut 2 points. Amenez un Capitaine aux Chutes de Rauros (Plateau). Recevez 2 régiments, à placer sur vos territoires au Rhovanion.

card-dagorlad = Dagorlad
    .effect = Vaut 2 points. Amenez un Capitaine à Dagorlad (Marais des Morts). Recevez 2 régiments, à placer sur vos territoires au Rhovanion.

card-dol_amroth = Dol Amroth
    .effect = Vaut 2 points. Amenez un Capitaine à Dol Amroth (Belfalas). Recevez 2 régiments, à placer sur vos territoires.

card-mount_doom = Montagne du Destin
    .effect = Vaut 2 points. Amenez un Capitaine à la Montagne du Destin. Recevez 2 régiments, à placer sur vos territoires.
