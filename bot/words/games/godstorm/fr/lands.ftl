# Les continents et territoires de la Terre antique, puis son Monde souterrain et ses Cieux ; l'Égypte et l'Afrique sont avec ceux du Monde.

region-europa = Europe
    .the = l'Europe
    .of = de l'Europe
    .to = en Europe
    .in = en Europe

region-germania = Germanie
    .the = la Germanie
    .of = de la Germanie
    .to = en Germanie
    .in = en Germanie

region-asia_minor = Asie Mineure
    .the = l'Asie Mineure
    .of = de l'Asie Mineure
    .to = en Asie Mineure
    .in = en Asie Mineure

region-atlantis = Atlantide
    .the = l'Atlantide
    .of = de l'Atlantide
    .to = en Atlantide
    .in = en Atlantide

region-hyrkania = Hyrkanie
    .the = l'Hyrkanie
    .of = de l'Hyrkanie
    .to = en Hyrkanie
    .in = en Hyrkanie

land-dacia = Dacie
    .the = la Dacie
    .of = de la Dacie
    .to = en Dacie
    .in = en Dacie

land-thracia = Thrace
    .the = la Thrace
    .of = de la Thrace
    .to = en Thrace
    .in = en Thrace

land-dalmatia = Dalmatie
    .the = la Dalmatie
    .of = de la Dalmatie
    .to = en Dalmatie
    .in = en Dalmatie

land-liguria = Ligurie
    .the = la Ligurie
    .of = de la Ligurie
    .to = en Ligurie
    .in = en Ligurie

land-roma = Rome
    .the = Rome
    .of = de Rome
    .to = à Rome
    .in = à Rome

land-apulia = Apulie
    .the = l'Apulie
    .of = de l'Apulie
    .to = en Apulie
    .in = en Apulie

land-corsica = Corse
    .the = la Corse
    .of = de la Corse
    .to = en Corse
    .in = en Corse

land-sicilia = Sicile
    .the = la Sicile
    .of = de la Sicile
    .to = en Sicile
    .in = en Sicile

land-graecia = Grèce
    .the = la Grèce
    .of = de la Grèce
    .to = en Grèce
    .in = en Grèce

land-minoa = Minoa
    .the = Minoa
    .of = de Minoa
    .to = à Minoa
    .in = à Minoa

land-ionia = Ionie
    .the = l'Ionie
    .of = de l'Ionie
    .to = en Ionie
    .in = en Ionie

land-anatolia = Anatolie
    .the = l'Anatolie
    .of = de l'Anatolie
    .to = en Anatolie
    .in = en Anatolie

land-hibernia = Hibernie
    .the = l'Hibernie
    .of = de l'Hibernie
    .to = en Hibernie
    .in = en Hibernie

land-caledonia = Calédonie
    .the = la Calédonie
    .of = de la Calédonie
    .to = en Calédonie
    .in = en Calédonie

land-anglia = Anglie
    .the = l'Anglie
    .of = de l'Anglie
    .to = en Anglie
    .in = en Anglie

land-thule = Thule
    .the = Thule
    .of = de Thule
    .to = à Thule
    .in = à Thule

land-varangia = Pays des Varègues
    .the = le pays des Varègues
    .of = du pays des Varègues
    .to = au pays des Varègues
    .in = au pays des Varègues

land-galicia = Galicie
    .the = la Galicie
    .of = de la Galicie
    .to = en Galicie
    .in = en Galicie

land-alemannia = Alémanie
    .the = l'Alémanie
    .of = de l'Alémanie
    .to = en Alémanie
    .in = en Alémanie

land-gaul = Gaule
    .the = la Gaule
    .of = de la Gaule
    .to = en Gaule
    .in = en Gaule

land-iberia = Ibérie
    .the = l'Ibérie
    .of = de l'Ibérie
    .to = en Ibérie
    .in = en Ibérie

land-atlas = Atlas
    .the = l'Atlas
    .of = de l'Atlas
    .to = dans l'Atlas
    .in = dans l'Atlas

land-carthage = Carthage
    .the = Carthage
    .of = de Carthage
    .to = à Carthage
    .in = à Carthage

land-gaitulia = Gétulie
    .the = la Gétulie
    .of = de la Gétulie
    .to = en Gétulie
    .in = en Gétulie

land-cyrenaica = Cyrénaïque
    .the = la Cyrénaïque
    .of = de la Cyrénaïque
    .to = en Cyrénaïque
    .in = en Cyrénaïque

land-nubia = Nubie
    .the = la Nubie
    .of = de la Nubie
    .to = en Nubie
    .in = en Nubie

land-kush = Koush
    .the = le pays de Koush
    .of = du pays de Koush
    .to = au pays de Koush
    .in = au pays de Koush

land-parthia = Parthie
    .the = la Parthie
    .of = de la Parthie
    .to = en Parthie
    .in = en Parthie

land-sumer = Sumer
    .the = Sumer
    .of = de Sumer
    .to = à Sumer
    .in = à Sumer

land-assyria = Assyrie
    .the = l'Assyrie
    .of = de l'Assyrie
    .to = en Assyrie
    .in = en Assyrie

land-phoenicia = Phénicie
    .the = la Phénicie
    .of = de la Phénicie
    .to = en Phénicie
    .in = en Phénicie

land-babylon = Babylone
    .the = Babylone
    .of = de Babylone
    .to = à Babylone
    .in = à Babylone

land-sheba = Saba
    .the = le pays de Saba
    .of = du pays de Saba
    .to = au pays de Saba
    .in = au pays de Saba

land-hesperide = Hespéride
    .the = l'Hespéride
    .of = de l'Hespéride
    .to = en Hespéride
    .in = en Hespéride

land-tritonis = Tritonis
    .the = Tritonis
    .of = de Tritonis
    .to = à Tritonis
    .in = à Tritonis

land-poseidonis = Poseidonis
    .the = Poseidonis
    .of = de Poseidonis
    .to = à Poseidonis
    .in = à Poseidonis

land-oricalcos = Oricalcos
    .the = Oricalcos
    .of = d'Oricalcos
    .to = à Oricalcos
    .in = à Oricalcos

land-rus = Rus
    .the = la Rus
    .of = de la Rus
    .to = dans la Rus
    .in = dans la Rus

land-scythia = Scythie
    .the = la Scythie
    .of = de la Scythie
    .to = en Scythie
    .in = en Scythie

land-cimmeria = Cimmérie
    .the = la Cimmérie
    .of = de la Cimmérie
    .to = en Cimmérie
    .in = en Cimmérie

land-sarmatia = Sarmatie
    .the = la Sarmatie
    .of = de la Sarmatie
    .to = en Sarmatie
    .in = en Sarmatie

region-underworld = Le Monde souterrain
    .the = le Monde souterrain
    .of = du Monde souterrain
    .to = dans le Monde souterrain
    .in = dans le Monde souterrain

region-heavens = Les Cieux
    .the = les Cieux
    .of = des Cieux
    .to = aux Cieux
    .in = aux Cieux

land-north-gate = Porte du Nord
    .the = la Porte du Nord
    .of = de la Porte du Nord
    .to = à la Porte du Nord
    .in = à la Porte du Nord

land-northeast-crypt = Crypte du Nord-Est
    .the = la Crypte du Nord-Est
    .of = de la Crypte du Nord-Est
    .to = dans la Crypte du Nord-Est
    .in = dans la Crypte du Nord-Est

land-east-altar = Autel de l'Est
    .the = l'Autel de l'Est
    .of = de l'Autel de l'Est
    .to = à l'Autel de l'Est
    .in = à l'Autel de l'Est

land-southeast-gate = Porte du Sud-Est
    .the = la Porte du Sud-Est
    .of = de la Porte du Sud-Est
    .to = à la Porte du Sud-Est
    .in = à la Porte du Sud-Est

land-southeast-crypt = Crypte du Sud-Est
    .the = la Crypte du Sud-Est
    .of = de la Crypte du Sud-Est
    .to = dans la Crypte du Sud-Est
    .in = dans la Crypte du Sud-Est

land-south-vale = Val du Sud
    .the = le Val du Sud
    .of = du Val du Sud
    .to = dans le Val du Sud
    .in = dans le Val du Sud

land-southwest-crypt = Crypte du Sud-Ouest
    .the = la Crypte du Sud-Ouest
    .of = de la Crypte du Sud-Ouest
    .to = dans la Crypte du Sud-Ouest
    .in = dans la Crypte du Sud-Ouest

land-southwest-gate = Porte du Sud-Ouest
    .the = la Porte du Sud-Ouest
    .of = de la Porte du Sud-Ouest
    .to = à la Porte du Sud-Ouest
    .in = à la Porte du Sud-Ouest

land-west-altar = Autel de l'Ouest
    .the = l'Autel de l'Ouest
    .of = de l'Autel de l'Ouest
    .to = à l'Autel de l'Ouest
    .in = à l'Autel de l'Ouest

land-northwest-crypt = Crypte du Nord-Ouest
    .the = la Crypte du Nord-Ouest
    .of = de la Crypte du Nord-Ouest
    .to = dans la Crypte du Nord-Ouest
    .in = dans la Crypte du Nord-Ouest

land-west-waste = Lande de l'Ouest
    .the = la Lande de l'Ouest
    .of = de la Lande de l'Ouest
    .to = dans la Lande de l'Ouest
    .in = dans la Lande de l'Ouest

land-middle-waste = Lande du Milieu
    .the = la Lande du Milieu
    .of = de la Lande du Milieu
    .to = dans la Lande du Milieu
    .in = dans la Lande du Milieu

land-east-waste = Lande de l'Est
    .the = la Lande de l'Est
    .of = de la Lande de l'Est
    .to = dans la Lande de l'Est
    .in = dans la Lande de l'Est

land-kurnugia = Kurnugia
    .the = Kurnugia
    .of = de Kurnugia
    .to = à Kurnugia
    .in = à Kurnugia

land-avalon = Avalon
    .the = Avalon
    .of = d'Avalon
    .to = à Avalon
    .in = à Avalon

land-duat = Duat
    .the = la Duat
    .of = de la Duat
    .to = dans la Duat
    .in = dans la Duat

land-elysium = Élysée
    .the = l'Élysée
    .of = de l'Élysée
    .to = à l'Élysée
    .in = à l'Élysée

land-valhalla = Valhalla
    .the = le Valhalla
    .of = du Valhalla
    .to = au Valhalla
    .in = au Valhalla

board-name-ancient_earth = de la Terre antique
