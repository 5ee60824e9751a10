# Adventure cards: missions. A captain brought to the place fulfils them.

card-hobbiton = Hobbiton
    .effect = Worth 2 points. Bring a captain to Hobbiton (The Shire). Gain 2 regiments in Eriador.

card-elven_halls = Elven Halls
    .effect = Worth 2 points. Bring a captain to the Elven Halls (North Mirkwood). Gain regiments anywhere you hold: 2 for Good, 1 for Evil.

card-bree = Bree
    .effect = Worth 2 points to Good, 1 to Evil. Bring a captain to Bree (Fornost). Gain regiments there: 2 for Good, 6 for Evil.

card-carn_dum = Carn Dûm
    .effect = Worth 2 points. Bring a captain to Carn Dûm (Forodwaith). Gain 2 regiments in Arnor.

card-mount_gundabad = Mount Gundabad
    .effect = Worth 1 point. Bring a captain to Mount Gundabad (Eastern Angmar). Gain 4 regiments there.

card-grey_havens = Grey Havens
    .effect = Worth 2 points to Good, 1 to Evil. Bring a captain to the Grey Havens (Mithlond). Gain regiments there: 2 for Good, 4 for Evil.

card-tharbad = Tharbad
    .effect = Worth 1 point. Bring a captain to Tharbad (Minhiriath). Gain 4 regiments there.

card-lothlorien = Lothlórien
    .effect = Worth 2 points. Bring a captain to Lothlórien (Lorien). Draw an extra Territory card at the end of your turn, up to five in hand.

card-harlond = Harlond
    .effect = Worth 2 points to Good, 3 to Evil. Bring a captain to Harlond (Harlindon). Draw an extra Territory card at the end of your turn, up to five in hand.

card-weathertop = Weathertop
    .effect = Worth 2 points. Bring a captain to Weathertop (Weather Hills). Gain 2 regiments in Arnor.

card-erebor = Erebor
    .effect = Worth 1 point to Good, 2 to Evil. Bring a captain to Erebor (Esgaroth). Gain regiments there: 4 for Good, 2 for Evil.

card-gates_of_moria = Gates of Moria
    .effect = Worth 2 points to Good, 1 to Evil. Bring a captain to the Gates of Moria (Eregion). Gain regiments there: 2 for Good, 4 for Evil.

card-edoras = Edoras
    .effect = Worth 2 points. Bring a captain to Edoras (Gap of Rohan). Draw an extra Territory card at the end of your turn, up to five in hand.

card-osgiliath = Osgiliath
    .effect = Worth 2 points to Good, 1 to Evil. Bring a captain to Osgiliath (Ithilien). Gain regiments there: 2 for Good, 4 for Evil.

card-easterling_encampment = Easterling Encampment
    .effect = Worth 1 point to Good, 2 to Evil. Bring a captain to the Easterling Encampment (Brown Lands). Gain regiments there: 6 for Good, 2 for Evil.

card-pelargir = Pelargir
    .effect = Worth 1 point. Bring a captain to Pelargir (Lebennin). Gain 5 regiments there.

card-erech = Erech
    .effect = Worth 1 point. Bring a captain to Erech (Vale of Erech). Gain 6 regiments there.

card-haradrim_encampment = Haradrim Encampment
    .effect = Worth 2 points to Good, 1 to Evil. Bring a captain to the Haradrim Encampment (Khand). Gain regiments there: 2 for Good, 4 for Evil.

card-rauros = Rauros
    .effect = Worth 2 points. Bring a captain to Rauros (The Wold). Gain 2 regiments in Rhovanion.

card-dagorlad = Dagorlad
    .effect = Worth 2 points. Bring a captain to Dagorlad (Dead Marshes). Gain 2 regiments in Rhovanion.

card-dol_amroth = Dol Amroth
    .effect = Worth 2 points. Bring a captain to Dol Amroth (Belfalas). Gain 2 regiments anywhere you hold.

card-mount_doom = Mount Doom
    .effect = Worth 2 points. Bring a captain to Mount Doom. Gain 2 regiments anywhere you hold.
