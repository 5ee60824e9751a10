# Adventure cards: missions. A captain brought to the place fulfils them.

card-hobbiton = Hobbiton
    .effect = Bring a captain to Hobbiton (The Shire). Gain 2 regiments in Eriador. Worth 2 points.

card-elven_halls = Elven Halls
    .effect = Bring a captain to the Elven Halls (North Mirkwood). Gain regiments anywhere you hold: 2 for Good, 1 for Evil. Worth 2 points.

card-bree = Bree
    .effect = Bring a captain to Bree (Fornost). Gain regiments there: 2 for Good, 6 for Evil. Worth 2 to Good, 1 to Evil.

card-carn_dum = Carn Dûm
    .effect = Bring a captain to Carn Dûm (Forodwaith). Gain 2 regiments in Arnor. Worth 2 points.

card-mount_gundabad = Mount Gundabad
    .effect = Bring a captain to Mount Gundabad (Eastern Angmar). Gain 4 regiments there. Worth 1 point.

card-grey_havens = Grey Havens
    .effect = Bring a captain to the Grey Havens (Mithlond). Gain regiments there: 2 for Good, 4 for Evil. Worth 2 to Good, 1 to Evil.

card-tharbad = Tharbad
    .effect = Bring a captain to Tharbad (Minhiriath). Gain 4 regiments there. Worth 1 point.

card-lothlorien = Lothlórien
    .effect = Bring a captain to Lothlórien (Lorien). Draw an extra Territory card at the end of your turn, up to five in hand. Worth 2 points.

card-harlond = Harlond
    .effect = Bring a captain to Harlond (Harlindon). Draw an extra Territory card at the end of your turn, up to five in hand. Worth 2 to Good, 3 to Evil.

card-weathertop = Weathertop
    .effect = Bring a captain to Weathertop (Weather Hills). Gain 2 regiments in Arnor. Worth 2 points.

card-erebor = Erebor
    .effect = Bring a captain to Erebor (Esgaroth). Gain regiments there: 4 for Good, 2 for Evil. Worth 1 to Good, 2 to Evil.

card-gates_of_moria = Gates of Moria
    .effect = Bring a captain to the Gates of Moria (Eregion). Gain regiments there: 2 for Good, 4 for Evil. Worth 2 to Good, 1 to Evil.

card-edoras = Edoras
    .effect = Bring a captain to Edoras (Gap of Rohan). Draw an extra Territory card at the end of your turn, up to five in hand. Worth 2 points.

card-osgiliath = Osgiliath
    .effect = Bring a captain to Osgiliath (Ithilien). Gain regiments there: 2 for Good, 4 for Evil. Worth 2 to Good, 1 to Evil.

card-easterling_encampment = Easterling Encampment
    .effect = Bring a captain to the Easterling Encampment (Brown Lands). Gain regiments there: 6 for Good, 2 for Evil. Worth 1 to Good, 2 to Evil.

card-pelargir = Pelargir
    .effect = Bring a captain to Pelargir (Lebennin). Gain 5 regiments there. Worth 1 point.

card-erech = Erech
    .effect = Bring a captain to Erech (Vale of Erech). Gain 6 regiments there. Worth 1 point.

card-haradrim_encampment = Haradrim Encampment
    .effect = Bring a captain to the Haradrim Encampment (Khand). Gain regiments there: 2 for Good, 4 for Evil. Worth 2 to Good, 1 to Evil.

card-rauros = Rauros
    .effect = Bring a captain to Rauros (The Wold). Gain 2 regiments in Rhovanion. Worth 2 points.

card-dagorlad = Dagorlad
    .effect = Bring a captain to Dagorlad (Dead Marshes). Gain 2 regiments in Rhovanion. Worth 2 points.

card-dol_amroth = Dol Amroth
    .effect = Bring a captain to Dol Amroth (Belfalas). Gain 2 regiments anywhere you hold. Worth 2 points.

card-mount_doom = Mount Doom
    .effect = Bring a captain to Mount Doom. Gain 2 regiments anywhere you hold. Worth 2 points.
