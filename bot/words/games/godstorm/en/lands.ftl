# The continents and territories of the Ancient Earth, then its Underworld and Heavens; Egypt and Africa stand with the World's.

region-europa = Europa
    .the = Europa
    .of = of Europa
    .to = to Europa
    .in = in Europa

region-germania = Germania
    .the = Germania
    .of = of Germania
    .to = to Germania
    .in = in Germania

region-asia_minor = Asia Minor
    .the = Asia Minor
    .of = of Asia Minor
    .to = to Asia Minor
    .in = in Asia Minor

region-atlantis = Atlantis
    .the = Atlantis
    .of = of Atlantis
    .to = to Atlantis
    .in = in Atlantis

region-hyrkania = Hyrkania
    .the = Hyrkania
    .of = of Hyrkania
    .to = to Hyrkania
    .in = in Hyrkania

land-dacia = Dacia
    .the = Dacia
    .of = of Dacia
    .to = to Dacia
    .in = in Dacia

land-thracia = Thracia
    .the = Thracia
    .of = of Thracia
    .to = to Thracia
    .in = in Thracia

land-dalmatia = Dalmatia
    .the = Dalmatia
    .of = of Dalmatia
    .to = to Dalmatia
    .in = in Dalmatia

land-liguria = Liguria
    .the = Liguria
    .of = of Liguria
    .to = to Liguria
    .in = in Liguria

land-roma = Roma
    .the = Roma
    .of = of Roma
    .to = to Roma
    .in = in Roma

land-apulia = Apulia
    .the = Apulia
    .of = of Apulia
    .to = to Apulia
    .in = in Apulia

land-corsica = Corsica
    .the = Corsica
    .of = of Corsica
    .to = to Corsica
    .in = in Corsica

land-sicilia = Sicilia
    .the = Sicilia
    .of = of Sicilia
    .to = to Sicilia
    .in = in Sicilia

land-graecia = Graecia
    .the = Graecia
    .of = of Graecia
    .to = to Graecia
    .in = in Graecia

land-minoa = Minoa
    .the = Minoa
    .of = of Minoa
    .to = to Minoa
    .in = in Minoa

land-ionia = Ionia
    .the = Ionia
    .of = of Ionia
    .to = to Ionia
    .in = in Ionia

land-anatolia = Anatolia
    .the = Anatolia
    .of = of Anatolia
    .to = to Anatolia
    .in = in Anatolia

land-hibernia = Hibernia
    .the = Hibernia
    .of = of Hibernia
    .to = to Hibernia
    .in = in Hibernia

land-caledonia = Caledonia
    .the = Caledonia
    .of = of Caledonia
    .to = to Caledonia
    .in = in Caledonia

land-anglia = Anglia
    .the = Anglia
    .of = of Anglia
    .to = to Anglia
    .in = in Anglia

land-thule = Thule
    .the = Thule
    .of = of Thule
    .to = to Thule
    .in = in Thule

land-varangia = Varangia
    .the = Varangia
    .of = of Varangia
    .to = to Varangia
    .in = in Varangia

land-galicia = Galicia
    .the = Galicia
    .of = of Galicia
    .to = to Galicia
    .in = in Galicia

land-alemannia = Alemannia
    .the = Alemannia
    .of = of Alemannia
    .to = to Alemannia
    .in = in Alemannia

land-gaul = Gaul
    .the = Gaul
    .of = of Gaul
    .to = to Gaul
    .in = in Gaul

land-iberia = Iberia
    .the = Iberia
    .of = of Iberia
    .to = to Iberia
    .in = in Iberia

land-atlas = Atlas
    .the = Atlas
    .of = of Atlas
    .to = to Atlas
    .in = in Atlas

land-carthage = Carthage
    .the = Carthage
    .of = of Carthage
    .to = to Carthage
    .in = in Carthage

land-gaitulia = Gaitulia
    .the = Gaitulia
    .of = of Gaitulia
    .to = to Gaitulia
    .in = in Gaitulia

land-cyrenaica = Cyrenaica
    .the = Cyrenaica
    .of = of Cyrenaica
    .to = to Cyrenaica
    .in = in Cyrenaica

land-nubia = Nubia
    .the = Nubia
    .of = of Nubia
    .to = to Nubia
    .in = in Nubia

land-kush = Kush
    .the = Kush
    .of = of Kush
    .to = to Kush
    .in = in Kush

land-parthia = Parthia
    .the = Parthia
    .of = of Parthia
    .to = to Parthia
    .in = in Parthia

land-sumer = Sumer
    .the = Sumer
    .of = of Sumer
    .to = to Sumer
    .in = in Sumer

land-assyria = Assyria
    .the = Assyria
    .of = of Assyria
    .to = to Assyria
    .in = in Assyria

land-phoenicia = Phoenicia
    .the = Phoenicia
    .of = of Phoenicia
    .to = to Phoenicia
    .in = in Phoenicia

land-babylon = Babylon
    .the = Babylon
    .of = of Babylon
    .to = to Babylon
    .in = in Babylon

land-sheba = Sheba
    .the = Sheba
    .of = of Sheba
    .to = to Sheba
    .in = in Sheba

land-hesperide = Hesperide
    .the = Hesperide
    .of = of Hesperide
    .to = to Hesperide
    .in = in Hesperide

land-tritonis = Tritonis
    .the = Tritonis
    .of = of Tritonis
    .to = to Tritonis
    .in = in Tritonis

land-poseidonis = Poseidonis
    .the = Poseidonis
    .of = of Poseidonis
    .to = to Poseidonis
    .in = in Poseidonis

land-oricalcos = Oricalcos
    .the = Oricalcos
    .of = of Oricalcos
    .to = to Oricalcos
    .in = in Oricalcos

land-rus = Rus
    .the = Rus
    .of = of Rus
    .to = to Rus
    .in = in Rus

land-scythia = Scythia
    .the = Scythia
    .of = of Scythia
    .to = to Scythia
    .in = in Scythia

land-cimmeria = Cimmeria
    .the = Cimmeria
    .of = of Cimmeria
    .to = to Cimmeria
    .in = in Cimmeria

land-sarmatia = Sarmatia
    .the = Sarmatia
    .of = of Sarmatia
    .to = to Sarmatia
    .in = in Sarmatia

region-underworld = The Underworld
    .the = the Underworld
    .of = of the Underworld
    .to = to the Underworld
    .in = in the Underworld

region-heavens = The Heavens
    .the = the Heavens
    .of = of the Heavens
    .to = to the Heavens
    .in = in the Heavens

land-north-gate = North Gate
    .the = the North Gate
    .of = of the North Gate
    .to = to the North Gate
    .in = at the North Gate

land-northeast-crypt = North-East Crypt
    .the = the North-East Crypt
    .of = of the North-East Crypt
    .to = to the North-East Crypt
    .in = in the North-East Crypt

land-east-altar = East Altar
    .the = the East Altar
    .of = of the East Altar
    .to = to the East Altar
    .in = at the East Altar

land-southeast-gate = South-East Gate
    .the = the South-East Gate
    .of = of the South-East Gate
    .to = to the South-East Gate
    .in = at the South-East Gate

land-southeast-crypt = South-East Crypt
    .the = the South-East Crypt
    .of = of the South-East Crypt
    .to = to the South-East Crypt
    .in = in the South-East Crypt

land-south-vale = South Vale
    .the = the South Vale
    .of = of the South Vale
    .to = to the South Vale
    .in = in the South Vale

land-southwest-crypt = South-West Crypt
    .the = the South-West Crypt
    .of = of the South-West Crypt
    .to = to the South-West Crypt
    .in = in the South-West Crypt

land-southwest-gate = South-West Gate
    .the = the South-West Gate
    .of = of the South-West Gate
    .to = to the South-West Gate
    .in = at the South-West Gate

land-west-altar = West Altar
    .the = the West Altar
    .of = of the West Altar
    .to = to the West Altar
    .in = at the West Altar

land-northwest-crypt = North-West Crypt
    .the = the North-West Crypt
    .of = of the North-West Crypt
    .to = to the North-West Crypt
    .in = in the North-West Crypt

land-west-waste = West Waste
    .the = the West Waste
    .of = of the West Waste
    .to = to the West Waste
    .in = in the West Waste

land-middle-waste = Middle Waste
    .the = the Middle Waste
    .of = of the Middle Waste
    .to = to the Middle Waste
    .in = in the Middle Waste

land-east-waste = East Waste
    .the = the East Waste
    .of = of the East Waste
    .to = to the East Waste
    .in = in the East Waste

land-kurnugia = Kurnugia
    .the = Kurnugia
    .of = of Kurnugia
    .to = to Kurnugia
    .in = in Kurnugia

land-avalon = Avalon
    .the = Avalon
    .of = of Avalon
    .to = to Avalon
    .in = in Avalon

land-duat = Duat
    .the = Duat
    .of = of Duat
    .to = to Duat
    .in = in Duat

land-elysium = Elysium
    .the = Elysium
    .of = of Elysium
    .to = to Elysium
    .in = in Elysium

land-valhalla = Valhalla
    .the = Valhalla
    .of = of Valhalla
    .to = to Valhalla
    .in = in Valhalla

board-name-ancient_earth = the Ancient Earth
