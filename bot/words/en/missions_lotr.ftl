# Adventure cards: missions. A captain brought to the place fulfils them.

card-hobbiton = Hobbiton
    .effect = Bring a captain to Hobbiton, in the Shire. Reward: 2 regiments anywhere you hold in Eriador. Worth 2 points.

card-elven_halls = Elven Halls
    .effect = Bring a captain to the Elven Halls, in North Mirkwood. Reward wherever you stand: 2 regiments for Good, 1 for Evil. Worth 2 points.

card-bree = Bree
    .effect = Bring a captain to Bree, in Fornost. Reward there: 2 regiments for Good, 6 for Evil. Worth 2 to Good, 1 to Evil.

card-carn_dum = Carn Dûm
    .effect = Bring a captain to Carn Dûm, in Forodwaith. Reward: 2 regiments anywhere you hold in Arnor. Worth 2 points.

card-mount_gundabad = Mount Gundabad
    .effect = Bring a captain to Mount Gundabad, in Eastern Angmar. Reward: 4 regiments there. Worth 1 point.

card-grey_havens = Grey Havens
    .effect = Bring a captain to the Grey Havens, in Mithlond. Reward there: 2 regiments for Good, 4 for Evil. Worth 2 to Good, 1 to Evil.

card-tharbad = Tharbad
    .effect = Bring a captain to Tharbad, in Minhiriath. Reward: 4 regiments there. Worth 1 point.

card-lothlorien = Lothlórien
    .effect = Bring a captain to Lothlórien, in Lorien. Reward: one more Territory card at the end of the turn, up to five in hand. Worth 2 points.

card-harlond = Harlond
    .effect = Bring a captain to Harlond, in Harlindon. Reward: one more Territory card at the end of the turn, up to five in hand. Worth 2 to Good, 3 to Evil.

card-weathertop = Weathertop
    .effect = Bring a captain to Weathertop, in the Weather Hills. Reward: 2 regiments anywhere you hold in Arnor. Worth 2 points.

card-erebor = Erebor
    .effect = Bring a captain to Erebor, in Esgaroth. Reward there: 4 regiments for Good, 2 for Evil. Worth 1 to Good, 2 to Evil.

card-gates_of_moria = Gates of Moria
    .effect = Bring a captain to the Gates of Moria, in Eregion. Reward there: 2 regiments for Good, 4 for Evil. Worth 2 to Good, 1 to Evil.

card-edoras = Edoras
    .effect = Bring a captain to Edoras, in the Gap of Rohan. Reward: one more Territory card at the end of the turn, up to five in hand. Worth 2 points.

card-osgiliath = Osgiliath
    .effect = Bring a captain to Osgiliath, in Ithilien. Reward there: 2 regiments for Good, 4 for Evil. Worth 2 to Good, 1 to Evil.

card-easterling_encampment = Easterling Encampment
    .effect = Bring a captain to the Easterling Encampment, in the Brown Lands. Reward there: 6 regiments for Good, 2 for Evil. Worth 1 to Good, 2 to Evil.

card-pelargir = Pelargir
    .effect = Bring a captain to Pelargir, in Lebennin. Reward: 5 regiments there. Worth 1 point.

card-erech = Erech
    .effect = Bring a captain to Erech, in the Vale of Erech. Reward: 6 regiments there. Worth 1 point.

card-haradrim_encampment = Haradrim Encampment
    .effect = Bring a captain to the Haradrim Encampment, in Khand. Reward there: 2 regiments for Good, 4 for Evil. Worth 2 to Good, 1 to Evil.

card-rauros = Rauros
    .effect = Bring a captain to Rauros, in the Wold. Reward: 2 regiments anywhere you hold in Rhovanion. Worth 2 points.

card-dagorlad = Dagorlad
    .effect = Bring a captain to Dagorlad, in the Dead Marshes. Reward: 2 regiments anywhere you hold in Rhovanion. Worth 2 points.

card-dol_amroth = Dol Amroth
    .effect = Bring a captain to Dol Amroth, in Belfalas. Reward: 2 regiments wherever you stand. Worth 2 points.

card-mount_doom = Mount Doom
    .effect = Bring a captain to Mount Doom. Reward: 2 regiments wherever you stand. Worth 2 points.
