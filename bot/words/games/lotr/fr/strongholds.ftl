# Les Places Fortes, qui renforcent une défense.

stronghold-mines_of_moria = Mines de Moria
    .the = les Mines de Moria
    .of = des Mines de Moria
    .to = dans les Mines de Moria
    .in = dans les Mines de Moria

stronghold-annuminas = Annúminas
    .the = Annúminas
    .of = d'Annúminas
    .to = à Annúminas
    .in = à Annúminas

stronghold-isengard = Isengard
    .the = Isengard
    .of = d'Isengard
    .to = à Isengard
    .in = à Isengard

stronghold-helms_deep = Gouffre de Helm
    .the = le Gouffre de Helm
    .of = du Gouffre de Helm
    .to = au Gouffre de Helm
    .in = au Gouffre de Helm

stronghold-rivendell = Fondcombe
    .the = Fondcombe
    .of = de Fondcombe
    .to = à Fondcombe
    .in = à Fondcombe

stronghold-dol_guldur = Dol Guldur
    .the = Dol Guldur
    .of = de Dol Guldur
    .to = à Dol Guldur
    .in = à Dol Guldur

stronghold-udun = Udûn
    .the = Udûn
    .of = d'Udûn
    .to = à Udûn
    .in = à Udûn

stronghold-barad_dur = Barad-dûr
    .the = Barad-dûr
    .of = de Barad-dûr
    .to = à Barad-dûr
    .in = à Barad-dûr

stronghold-minas_morgul = Minas Morgul
    .the = Minas Morgul
    .of = de Minas Morgul
    .to = à Minas Morgul
    .in = à Minas Morgul

stronghold-minas_tirith = Minas Tirith
    .the = Minas Tirith
    .of = de Minas Tirith
    .to = à Minas Tirith
    .in = à Minas Tirith

stronghold-city_of_the_corsairs = Cité des Corsaires
    .the = la Cité des Corsaires
    .of = de la Cité des Corsaires
    .to = dans la Cité des Corsaires
    .in = dans la Cité des Corsaires

# Les Lieux de Pouvoir, que les Capitaines visitent.

site-hobbiton = Hobbitebourg
    .the = Hobbitebourg
    .of = de Hobbitebourg
    .to = à Hobbitebourg
    .in = à Hobbitebourg

site-elven_halls = Palais des Elfes
    .the = le Palais des Elfes
    .of = du Palais des Elfes
    .to = au Palais des Elfes
    .in = au Palais des Elfes

site-bree = Bree
    .the = Bree
    .of = de Bree
    .to = à Bree
    .in = à Bree

site-carn_dum = Carn Dûm
    .the = Carn Dûm
    .of = de Carn Dûm
    .to = à Carn Dûm
    .in = à Carn Dûm

site-mount_gundabad = Mont Gundabad
    .the = le Mont Gundabad
    .of = du Mont Gundabad
    .to = au Mont Gundabad
    .in = au Mont Gundabad

site-grey_havens = Havres Gris
    .the = les Havres Gris
    .of = des Havres Gris
    .to = aux Havres Gris
    .in = aux Havres Gris

site-tharbad = Tharbad
    .the = Tharbad
    .of = de Tharbad
    .to = à Tharbad
    .in = à Tharbad

site-harlond = Harlond
    .the = Harlond
    .of = de Harlond
    .to = à Harlond
    .in = à Harlond

site-lothlorien = Lothlorien
    .the = la Lothlorien
    .of = de Lothlorien
    .to = en Lothlorien
    .in = en Lothlorien

site-weathertop = Mont Venteux
    .the = le Mont Venteux
    .of = du Mont Venteux
    .to = au Mont Venteux
    .in = au Mont Venteux

site-gates_of_moria = Passage de la Moria
    .the = le Passage de la Moria
    .of = du Passage de la Moria
    .to = au Passage de la Moria
    .in = au Passage de la Moria

site-erebor = Erebor
    .the = Erebor
    .of = d'Erebor
    .to = à Erebor
    .in = à Erebor

site-edoras = Edoras
    .the = Edoras
    .of = d'Edoras
    .to = à Edoras
    .in = à Edoras

site-easterling_encampment = Campement de l'Est
    .the = le Campement de l'Est
    .of = du Campement de l'Est
    .to = au Campement de l'Est
    .in = au Campement de l'Est

site-osgiliath = Osgiliath
    .the = Osgiliath
    .of = d'Osgiliath
    .to = à Osgiliath
    .in = à Osgiliath

site-pelargir = Pelargir
    .the = Pelargir
    .of = de Pelargir
    .to = à Pelargir
    .in = à Pelargir

site-haradrim_encampment = Campement des Haradrim
    .the = le Campement des Haradrim
    .of = du Campement des Haradrim
    .to = au Campement des Haradrim
    .in = au Campement des Haradrim

site-erech = Erech
    .the = Erech
    .of = d'Erech
    .to = à Erech
    .in = à Erech

site-rauros = Chutes de Rauros
    .the = les Chutes de Rauros
    .of = des Chutes de Rauros
    .to = aux Chutes de Rauros
    .in = aux Chutes de Rauros

site-dol_amroth = Dol Amroth
    .the = Dol Amroth
    .of = de Dol Amroth
    .to = à Dol Amroth
    .in = à Dol Amroth

site-dagorlad = Dagorlad
    .the = Dagorlad
    .of = de Dagorlad
    .to = à Dagorlad
    .in = à Dagorlad

site-mount_doom = Montagne du Destin
    .the = la Montagne du Destin
    .of = de la Montagne du Destin
    .to = à la Montagne du Destin
    .in = à la Montagne du Destin

# Ce qui aide un camp, tapé pour les chances.
typed-help-stronghold = place forte
    .also = une place forte / la place forte
odds-with-captain = un Capitaine
odds-with-stronghold = une Place Forte
