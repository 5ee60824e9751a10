# Les territoires de la Terre du Milieu, avec les formes dont une phrase a besoin.

land-forodwaith = Forodwaith
    .the = le Forodwaith
    .of = du Forodwaith
    .to = au Forodwaith
    .in = au Forodwaith

land-eastern_angmar = Est d'Angmar
    .the = l'Est d'Angmar
    .of = de l'Est d'Angmar
    .to = dans l'Est d'Angmar
    .in = dans l'Est d'Angmar

land-angmar = Angmar
    .the = l'Angmar
    .of = d'Angmar
    .to = en Angmar
    .in = en Angmar

land-borderlands = Landes d'Etten
    .the = les Landes d'Etten
    .of = des Landes d'Etten
    .to = dans les Landes d'Etten
    .in = dans les Landes d'Etten

land-north_downs = Hauts du Nord
    .the = les Hauts du Nord
    .of = des Hauts du Nord
    .to = sur les Hauts du Nord
    .in = sur les Hauts du Nord

land-fornost = Fornost
    .the = Fornost
    .of = de Fornost
    .to = à Fornost
    .in = à Fornost

land-weather_hills = Collines du Temps
    .the = les Collines du Temps
    .of = des Collines du Temps
    .to = dans les Collines du Temps
    .in = dans les Collines du Temps

land-rhudaur = Rhudaur
    .the = le Rhudaur
    .of = du Rhudaur
    .to = au Rhudaur
    .in = au Rhudaur

land-buckland = Pays de Bouc
    .the = le Pays de Bouc
    .of = du Pays de Bouc
    .to = au Pays de Bouc
    .in = au Pays de Bouc

land-old_forest = Vieille Forêt
    .the = la Vieille Forêt
    .of = de la Vieille Forêt
    .to = dans la Vieille Forêt
    .in = dans la Vieille Forêt

land-south_downs = Hauts du Sud
    .the = les Hauts du Sud
    .of = des Hauts du Sud
    .to = sur les Hauts du Sud
    .in = sur les Hauts du Sud

land-druwaith_iaur = Druwaith Iaur
    .the = le Druwaith Iaur
    .of = du Druwaith Iaur
    .to = dans le Druwaith Iaur
    .in = dans le Druwaith Iaur

land-andrast = Andrast
    .the = l'Andrast
    .of = de l'Andrast
    .to = en Andrast
    .in = en Andrast

land-anfalas = Anfalas
    .the = l'Anfalas
    .of = de l'Anfalas
    .to = en Anfalas
    .in = en Anfalas

land-vale_of_erech = Val d'Erech
    .the = le Val d'Erech
    .of = du Val d'Erech
    .to = dans le Val d'Erech
    .in = dans le Val d'Erech

land-lamedon = Lamedon
    .the = le Lamedon
    .of = du Lamedon
    .to = au Lamedon
    .in = au Lamedon

land-belfalas = Belfalas
    .the = le Belfalas
    .of = du Belfalas
    .to = au Belfalas
    .in = au Belfalas

land-lebennin = Lebennin
    .the = le Lebennin
    .of = du Lebennin
    .to = au Lebennin
    .in = au Lebennin

land-minas_tirith = Minas Tirith
    .the = Minas Tirith
    .of = de Minas Tirith
    .to = à Minas Tirith
    .in = à Minas Tirith

land-ithilien = Ithilien
    .the = l'Ithilien
    .of = d'Ithilien
    .to = en Ithilien
    .in = en Ithilien

land-south_ithilien = Ithilien du Sud
    .the = l'Ithilien du Sud
    .of = d'Ithilien du Sud
    .to = en Ithilien du Sud
    .in = en Ithilien du Sud

land-moria = Moria
    .the = la Moria
    .of = de la Moria
    .to = en Moria
    .in = en Moria

land-gladden_fields = Champs aux Iris
    .the = les Champs aux Iris
    .of = des Champs aux Iris
    .to = dans les Champs aux Iris
    .in = dans les Champs aux Iris

land-lorien = Lorien
    .the = la Lorien
    .of = de Lorien
    .to = en Lorien
    .in = en Lorien

land-the_wold = Le Plateau
    .the = le Plateau
    .of = du Plateau
    .to = sur le Plateau
    .in = sur le Plateau

land-emyn_muil = Emyn Muil
    .the = l'Emyn Muil
    .of = de l'Emyn Muil
    .to = dans l'Emyn Muil
    .in = dans l'Emyn Muil

land-brown_lands = Terres Brunes
    .the = les Terres Brunes
    .of = des Terres Brunes
    .to = dans les Terres Brunes
    .in = dans les Terres Brunes

land-rhun_hills = Collines de Rhûn
    .the = les Collines de Rhûn
    .of = des Collines de Rhûn
    .to = dans les Collines de Rhûn
    .in = dans les Collines de Rhûn

land-dead_marshes = Marais des Morts
    .the = les Marais des Morts
    .of = des Marais des Morts
    .to = dans les Marais des Morts
    .in = dans les Marais des Morts

land-eregion = Eregion
    .the = l'Eregion
    .of = d'Eregion
    .to = en Eregion
    .in = en Eregion

land-minhiriath = Minhiriath
    .the = le Minhiriath
    .of = du Minhiriath
    .to = au Minhiriath
    .in = au Minhiriath

land-dunland = Pays de Dun
    .the = le Pays de Dun
    .of = du Pays de Dun
    .to = au Pays de Dun
    .in = au Pays de Dun

land-enedwaith = Enedwaith
    .the = l'Enedwaith
    .of = de l'Enedwaith
    .to = en Enedwaith
    .in = en Enedwaith

land-fangorn = Fangorn
    .the = Fangorn
    .of = de Fangorn
    .to = à Fangorn
    .in = à Fangorn

land-west_rohan = Pays des Vieux Biscornus
    .the = le Pays des Vieux Biscornus
    .of = du Pays des Vieux Biscornus
    .to = au Pays des Vieux Biscornus
    .in = au Pays des Vieux Biscornus

land-gap_of_rohan = Trouée de Rohan
    .the = la Trouée de Rohan
    .of = de la Trouée de Rohan
    .to = dans la Trouée de Rohan
    .in = dans la Trouée de Rohan

land-forlindon = Forlindon
    .the = le Forlindon
    .of = du Forlindon
    .to = au Forlindon
    .in = au Forlindon

land-mithlond = Mithlond
    .the = Mithlond
    .of = de Mithlond
    .to = à Mithlond
    .in = à Mithlond

land-harlindon = Harlindon
    .the = le Harlindon
    .of = du Harlindon
    .to = au Harlindon
    .in = au Harlindon

land-lune_valley = Montagnes Bleues
    .the = les Montagnes Bleues
    .of = des Montagnes Bleues
    .to = dans les Montagnes Bleues
    .in = dans les Montagnes Bleues

land-evendim_hills = Collines d'Evendim
    .the = les Collines d'Evendim
    .of = des Collines d'Evendim
    .to = dans les Collines d'Evendim
    .in = dans les Collines d'Evendim

land-tower_hills = Collines des Tours
    .the = les Collines des Tours
    .of = des Collines des Tours
    .to = dans les Collines des Tours
    .in = dans les Collines des Tours

land-the_shire = La Comté
    .the = la Comté
    .of = de la Comté
    .to = dans la Comté
    .in = dans la Comté

land-udun_vale = Val d'Udûn
    .the = le Val d'Udûn
    .of = du Val d'Udûn
    .to = dans le Val d'Udûn
    .in = dans le Val d'Udûn

land-mount_doom = Montagne du Destin
    .the = la Montagne du Destin
    .of = de la Montagne du Destin
    .to = à la Montagne du Destin
    .in = à la Montagne du Destin

land-barad_dur = Barad-dûr
    .the = Barad-dûr
    .of = de Barad-dûr
    .to = à Barad-dûr
    .in = à Barad-dûr

land-minas_morgul = Minas Morgul
    .the = Minas Morgul
    .of = de Minas Morgul
    .to = à Minas Morgul
    .in = à Minas Morgul

land-gorgoroth = Gorgoroth
    .the = Gorgoroth
    .of = de Gorgoroth
    .to = à Gorgoroth
    .in = à Gorgoroth

land-nurn = Nurn
    .the = le Nurn
    .of = du Nurn
    .to = au Nurn
    .in = au Nurn

land-harondor = Harondor
    .the = le Harondor
    .of = du Harondor
    .to = au Harondor
    .in = au Harondor

land-umbar = Umbar
    .the = Umbar
    .of = d'Umbar
    .to = à Umbar
    .in = à Umbar

land-deep_harad = Harad Profond
    .the = le Harad Profond
    .of = du Harad Profond
    .to = au Harad Profond
    .in = au Harad Profond

land-harad = Harad
    .the = le Harad
    .of = du Harad
    .to = au Harad
    .in = au Harad

land-near_harad = Proche Harad
    .the = le Proche Harad
    .of = du Proche Harad
    .to = au Proche Harad
    .in = au Proche Harad

land-khand = Khand
    .the = le Khand
    .of = du Khand
    .to = au Khand
    .in = au Khand

land-carrock = Carrock
    .the = le Carrock
    .of = du Carrock
    .to = au Carrock
    .in = au Carrock

land-north_mirkwood = Nord de la Forêt Noire
    .the = le Nord de la Forêt Noire
    .of = du Nord de la Forêt Noire
    .to = dans le Nord de la Forêt Noire
    .in = dans le Nord de la Forêt Noire

land-eastern_mirkwood = Est de la Forêt Noire
    .the = l'Est de la Forêt Noire
    .of = de l'Est de la Forêt Noire
    .to = dans l'Est de la Forêt Noire
    .in = dans l'Est de la Forêt Noire

land-south_mirkwood = Sud de la Forêt Noire
    .the = le Sud de la Forêt Noire
    .of = du Sud de la Forêt Noire
    .to = dans le Sud de la Forêt Noire
    .in = dans le Sud de la Forêt Noire

land-anduin_valley = Vallée de l'Anduin
    .the = la Vallée de l'Anduin
    .of = de la Vallée de l'Anduin
    .to = dans la Vallée de l'Anduin
    .in = dans la Vallée de l'Anduin

land-north_rhun = Rhûn du Nord
    .the = le Rhûn du Nord
    .of = du Rhûn du Nord
    .to = au Rhûn du Nord
    .in = au Rhûn du Nord

land-withered_heath = Lande Desséchée
    .the = la Lande Desséchée
    .of = de la Lande Desséchée
    .to = dans la Lande Desséchée
    .in = dans la Lande Desséchée

land-esgaroth = Esgaroth
    .the = Esgaroth
    .of = d'Esgaroth
    .to = à Esgaroth
    .in = à Esgaroth

land-south_rhun = Rhûn du Sud
    .the = le Rhûn du Sud
    .of = du Rhûn du Sud
    .to = au Rhûn du Sud
    .in = au Rhûn du Sud

board-name-middle_earth = de la Terre du Milieu
