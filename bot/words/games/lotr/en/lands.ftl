# The territories of Middle-earth, each with the forms that a sentence needs.

land-forodwaith = Forodwaith
    .the = Forodwaith
    .of = of Forodwaith
    .to = to Forodwaith
    .in = in Forodwaith

land-eastern_angmar = Eastern Angmar
    .the = Eastern Angmar
    .of = of Eastern Angmar
    .to = to Eastern Angmar
    .in = in Eastern Angmar

land-angmar = Angmar
    .the = Angmar
    .of = of Angmar
    .to = to Angmar
    .in = in Angmar

land-borderlands = Borderlands
    .the = the Borderlands
    .of = of the Borderlands
    .to = to the Borderlands
    .in = in the Borderlands

land-north_downs = North Downs
    .the = the North Downs
    .of = of the North Downs
    .to = to the North Downs
    .in = on the North Downs

land-fornost = Fornost
    .the = Fornost
    .of = of Fornost
    .to = to Fornost
    .in = in Fornost

land-weather_hills = Weather Hills
    .the = the Weather Hills
    .of = of the Weather Hills
    .to = to the Weather Hills
    .in = in the Weather Hills

land-rhudaur = Rhudaur
    .the = Rhudaur
    .of = of Rhudaur
    .to = to Rhudaur
    .in = in Rhudaur

land-buckland = Buckland
    .the = Buckland
    .of = of Buckland
    .to = to Buckland
    .in = in Buckland

land-old_forest = Old Forest
    .the = the Old Forest
    .of = of the Old Forest
    .to = to the Old Forest
    .in = in the Old Forest

land-south_downs = South Downs
    .the = the South Downs
    .of = of the South Downs
    .to = to the South Downs
    .in = on the South Downs

land-druwaith_iaur = Druwaith Iaur
    .the = Druwaith Iaur
    .of = of Druwaith Iaur
    .to = to Druwaith Iaur
    .in = in Druwaith Iaur

land-andrast = Andrast
    .the = Andrast
    .of = of Andrast
    .to = to Andrast
    .in = in Andrast

land-anfalas = Anfalas
    .the = Anfalas
    .of = of Anfalas
    .to = to Anfalas
    .in = in Anfalas

land-vale_of_erech = Vale of Erech
    .the = the Vale of Erech
    .of = of the Vale of Erech
    .to = to the Vale of Erech
    .in = in the Vale of Erech

land-lamedon = Lamedon
    .the = Lamedon
    .of = of Lamedon
    .to = to Lamedon
    .in = in Lamedon

land-belfalas = Belfalas
    .the = Belfalas
    .of = of Belfalas
    .to = to Belfalas
    .in = in Belfalas

land-lebennin = Lebennin
    .the = Lebennin
    .of = of Lebennin
    .to = to Lebennin
    .in = in Lebennin

land-minas_tirith = Minas Tirith
    .the = Minas Tirith
    .of = of Minas Tirith
    .to = to Minas Tirith
    .in = in Minas Tirith

land-ithilien = Ithilien
    .the = Ithilien
    .of = of Ithilien
    .to = to Ithilien
    .in = in Ithilien

land-south_ithilien = South Ithilien
    .the = South Ithilien
    .of = of South Ithilien
    .to = to South Ithilien
    .in = in South Ithilien

land-moria = Moria
    .the = Moria
    .of = of Moria
    .to = to Moria
    .in = in Moria

land-gladden_fields = Gladden Fields
    .the = the Gladden Fields
    .of = of the Gladden Fields
    .to = to the Gladden Fields
    .in = in the Gladden Fields

land-lorien = Lorien
    .the = Lorien
    .of = of Lorien
    .to = to Lorien
    .in = in Lorien

land-the_wold = The Wold
    .the = the Wold
    .of = of the Wold
    .to = to the Wold
    .in = in the Wold

land-emyn_muil = Emyn Muil
    .the = Emyn Muil
    .of = of Emyn Muil
    .to = to Emyn Muil
    .in = in Emyn Muil

land-brown_lands = Brown Lands
    .the = the Brown Lands
    .of = of the Brown Lands
    .to = to the Brown Lands
    .in = in the Brown Lands

land-rhun_hills = Rhûn Hills
    .the = the Rhûn Hills
    .of = of the Rhûn Hills
    .to = to the Rhûn Hills
    .in = in the Rhûn Hills

land-dead_marshes = Dead Marshes
    .the = the Dead Marshes
    .of = of the Dead Marshes
    .to = to the Dead Marshes
    .in = in the Dead Marshes

land-eregion = Eregion
    .the = Eregion
    .of = of Eregion
    .to = to Eregion
    .in = in Eregion

land-minhiriath = Minhiriath
    .the = Minhiriath
    .of = of Minhiriath
    .to = to Minhiriath
    .in = in Minhiriath

land-dunland = Dunland
    .the = Dunland
    .of = of Dunland
    .to = to Dunland
    .in = in Dunland

land-enedwaith = Enedwaith
    .the = Enedwaith
    .of = of Enedwaith
    .to = to Enedwaith
    .in = in Enedwaith

land-fangorn = Fangorn
    .the = Fangorn
    .of = of Fangorn
    .to = to Fangorn
    .in = in Fangorn

land-west_rohan = West Rohan
    .the = West Rohan
    .of = of West Rohan
    .to = to West Rohan
    .in = in West Rohan

land-gap_of_rohan = Gap of Rohan
    .the = the Gap of Rohan
    .of = of the Gap of Rohan
    .to = to the Gap of Rohan
    .in = in the Gap of Rohan

land-forlindon = Forlindon
    .the = Forlindon
    .of = of Forlindon
    .to = to Forlindon
    .in = in Forlindon

land-mithlond = Mithlond
    .the = Mithlond
    .of = of Mithlond
    .to = to Mithlond
    .in = in Mithlond

land-harlindon = Harlindon
    .the = Harlindon
    .of = of Harlindon
    .to = to Harlindon
    .in = in Harlindon

land-lune_valley = Lune Valley
    .the = the Lune Valley
    .of = of the Lune Valley
    .to = to the Lune Valley
    .in = in the Lune Valley

land-evendim_hills = Evendim Hills
    .the = the Evendim Hills
    .of = of the Evendim Hills
    .to = to the Evendim Hills
    .in = in the Evendim Hills

land-tower_hills = Tower Hills
    .the = the Tower Hills
    .of = of the Tower Hills
    .to = to the Tower Hills
    .in = in the Tower Hills

land-the_shire = The Shire
    .the = the Shire
    .of = of the Shire
    .to = to the Shire
    .in = in the Shire

land-udun_vale = Udûn Vale
    .the = the Udûn Vale
    .of = of the Udûn Vale
    .to = to the Udûn Vale
    .in = in the Udûn Vale

land-mount_doom = Mount Doom
    .the = Mount Doom
    .of = of Mount Doom
    .to = to Mount Doom
    .in = at Mount Doom

land-barad_dur = Barad-dûr
    .the = Barad-dûr
    .of = of Barad-dûr
    .to = to Barad-dûr
    .in = in Barad-dûr

land-minas_morgul = Minas Morgul
    .the = Minas Morgul
    .of = of Minas Morgul
    .to = to Minas Morgul
    .in = in Minas Morgul

land-gorgoroth = Gorgoroth
    .the = Gorgoroth
    .of = of Gorgoroth
    .to = to Gorgoroth
    .in = in Gorgoroth

land-nurn = Nurn
    .the = Nurn
    .of = of Nurn
    .to = to Nurn
    .in = in Nurn

land-harondor = Harondor
    .the = Harondor
    .of = of Harondor
    .to = to Harondor
    .in = in Harondor

land-umbar = Umbar
    .the = Umbar
    .of = of Umbar
    .to = to Umbar
    .in = in Umbar

land-deep_harad = Deep Harad
    .the = Deep Harad
    .of = of Deep Harad
    .to = to Deep Harad
    .in = in Deep Harad

land-harad = Harad
    .the = Harad
    .of = of Harad
    .to = to Harad
    .in = in Harad

land-near_harad = Near Harad
    .the = Near Harad
    .of = of Near Harad
    .to = to Near Harad
    .in = in Near Harad

land-khand = Khand
    .the = Khand
    .of = of Khand
    .to = to Khand
    .in = in Khand

land-carrock = Carrock
    .the = the Carrock
    .of = of the Carrock
    .to = to the Carrock
    .in = at the Carrock

land-north_mirkwood = North Mirkwood
    .the = North Mirkwood
    .of = of North Mirkwood
    .to = to North Mirkwood
    .in = in North Mirkwood

land-eastern_mirkwood = Eastern Mirkwood
    .the = Eastern Mirkwood
    .of = of Eastern Mirkwood
    .to = to Eastern Mirkwood
    .in = in Eastern Mirkwood

land-south_mirkwood = South Mirkwood
    .the = South Mirkwood
    .of = of South Mirkwood
    .to = to South Mirkwood
    .in = in South Mirkwood

land-anduin_valley = Anduin Valley
    .the = the Anduin Valley
    .of = of the Anduin Valley
    .to = to the Anduin Valley
    .in = in the Anduin Valley

land-north_rhun = North Rhûn
    .the = North Rhûn
    .of = of North Rhûn
    .to = to North Rhûn
    .in = in North Rhûn

land-withered_heath = Withered Heath
    .the = the Withered Heath
    .of = of the Withered Heath
    .to = to the Withered Heath
    .in = on the Withered Heath

land-esgaroth = Esgaroth
    .the = Esgaroth
    .of = of Esgaroth
    .to = to Esgaroth
    .in = in Esgaroth

land-south_rhun = South Rhûn
    .the = South Rhûn
    .of = of South Rhûn
    .to = to South Rhûn
    .in = in South Rhûn

board-name-middle_earth = Middle-earth
