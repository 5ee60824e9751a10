# The strongholds, which strengthen a defence.

stronghold-mines_of_moria = Mines of Moria
    .the = the Mines of Moria
    .of = of the Mines of Moria
    .to = to the Mines of Moria
    .in = in the Mines of Moria

stronghold-annuminas = Annúminas
    .the = Annúminas
    .of = of Annúminas
    .to = to Annúminas
    .in = at Annúminas

stronghold-isengard = Isengard
    .the = Isengard
    .of = of Isengard
    .to = to Isengard
    .in = at Isengard

stronghold-helms_deep = Helm's Deep
    .the = Helm's Deep
    .of = of Helm's Deep
    .to = to Helm's Deep
    .in = at Helm's Deep

stronghold-rivendell = Rivendell
    .the = Rivendell
    .of = of Rivendell
    .to = to Rivendell
    .in = at Rivendell

stronghold-dol_guldur = Dol Guldur
    .the = Dol Guldur
    .of = of Dol Guldur
    .to = to Dol Guldur
    .in = at Dol Guldur

stronghold-udun = Udûn
    .the = Udûn
    .of = of Udûn
    .to = to Udûn
    .in = at Udûn

stronghold-barad_dur = Barad-dûr
    .the = Barad-dûr
    .of = of Barad-dûr
    .to = to Barad-dûr
    .in = at Barad-dûr

stronghold-minas_morgul = Minas Morgul
    .the = Minas Morgul
    .of = of Minas Morgul
    .to = to Minas Morgul
    .in = at Minas Morgul

stronghold-minas_tirith = Minas Tirith
    .the = Minas Tirith
    .of = of Minas Tirith
    .to = to Minas Tirith
    .in = at Minas Tirith

stronghold-city_of_the_corsairs = City of the Corsairs
    .the = the City of the Corsairs
    .of = of the City of the Corsairs
    .to = to the City of the Corsairs
    .in = in the City of the Corsairs

# The sites of power, which captains visit.

site-hobbiton = Hobbiton
    .the = Hobbiton
    .of = of Hobbiton
    .to = to Hobbiton
    .in = in Hobbiton

site-elven_halls = Elven Halls
    .the = the Elven Halls
    .of = of the Elven Halls
    .to = to the Elven Halls
    .in = in the Elven Halls

site-bree = Bree
    .the = Bree
    .of = of Bree
    .to = to Bree
    .in = in Bree

site-carn_dum = Carn Dûm
    .the = Carn Dûm
    .of = of Carn Dûm
    .to = to Carn Dûm
    .in = at Carn Dûm

site-mount_gundabad = Mount Gundabad
    .the = Mount Gundabad
    .of = of Mount Gundabad
    .to = to Mount Gundabad
    .in = at Mount Gundabad

site-grey_havens = Grey Havens
    .the = the Grey Havens
    .of = of the Grey Havens
    .to = to the Grey Havens
    .in = at the Grey Havens

site-tharbad = Tharbad
    .the = Tharbad
    .of = of Tharbad
    .to = to Tharbad
    .in = at Tharbad

site-harlond = Harlond
    .the = Harlond
    .of = of Harlond
    .to = to Harlond
    .in = at Harlond

site-lothlorien = Lothlórien
    .the = Lothlórien
    .of = of Lothlórien
    .to = to Lothlórien
    .in = in Lothlórien

site-weathertop = Weathertop
    .the = Weathertop
    .of = of Weathertop
    .to = to Weathertop
    .in = on Weathertop

site-gates_of_moria = Gates of Moria
    .the = the Gates of Moria
    .of = of the Gates of Moria
    .to = to the Gates of Moria
    .in = at the Gates of Moria

site-erebor = Erebor
    .the = Erebor
    .of = of Erebor
    .to = to Erebor
    .in = at Erebor

site-edoras = Edoras
    .the = Edoras
    .of = of Edoras
    .to = to Edoras
    .in = at Edoras

site-easterling_encampment = Easterling Encampment
    .the = the Easterling Encampment
    .of = of the Easterling Encampment
    .to = to the Easterling Encampment
    .in = at the Easterling Encampment

site-osgiliath = Osgiliath
    .the = Osgiliath
    .of = of Osgiliath
    .to = to Osgiliath
    .in = in Osgiliath

site-pelargir = Pelargir
    .the = Pelargir
    .of = of Pelargir
    .to = to Pelargir
    .in = at Pelargir

site-haradrim_encampment = Haradrim Encampment
    .the = the Haradrim Encampment
    .of = of the Haradrim Encampment
    .to = to the Haradrim Encampment
    .in = at the Haradrim Encampment

site-erech = Erech
    .the = Erech
    .of = of Erech
    .to = to Erech
    .in = at Erech

site-rauros = Rauros
    .the = Rauros
    .of = of Rauros
    .to = to Rauros
    .in = at Rauros

site-dol_amroth = Dol Amroth
    .the = Dol Amroth
    .of = of Dol Amroth
    .to = to Dol Amroth
    .in = at Dol Amroth

site-dagorlad = Dagorlad
    .the = Dagorlad
    .of = of Dagorlad
    .to = to Dagorlad
    .in = on Dagorlad

site-mount_doom = Mount Doom
    .the = Mount Doom
    .of = of Mount Doom
    .to = to Mount Doom
    .in = at Mount Doom

# What helps a side, as typed for the odds.
typed-help-stronghold = stronghold
    .also = a stronghold / the stronghold
odds-with-captain = a captain
odds-with-stronghold = a stronghold
