# Les continents et territoires du Monde.

region-north_america = Amérique du Nord
    .the = l'Amérique du Nord
    .of = de l'Amérique du Nord
    .to = en Amérique du Nord
    .in = en Amérique du Nord

region-south_america = Amérique du Sud
    .the = l'Amérique du Sud
    .of = de l'Amérique du Sud
    .to = en Amérique du Sud
    .in = en Amérique du Sud

region-europe = Europe
    .the = l'Europe
    .of = de l'Europe
    .to = en Europe
    .in = en Europe

region-africa = Afrique
    .the = l'Afrique
    .of = de l'Afrique
    .to = en Afrique
    .in = en Afrique

region-asia = Asie
    .the = l'Asie
    .of = de l'Asie
    .to = en Asie
    .in = en Asie

region-oceania = Océanie
    .the = l'Océanie
    .of = de l'Océanie
    .to = en Océanie
    .in = en Océanie

land-alaska = Alaska
    .the = l'Alaska
    .of = de l'Alaska
    .to = en Alaska
    .in = en Alaska

land-northwest_territory = Territoires du Nord-Ouest
    .the = les Territoires du Nord-Ouest
    .of = des Territoires du Nord-Ouest
    .to = dans les Territoires du Nord-Ouest
    .in = dans les Territoires du Nord-Ouest

land-greenland = Groenland
    .the = le Groenland
    .of = du Groenland
    .to = au Groenland
    .in = au Groenland

land-alberta = Alberta
    .the = l'Alberta
    .of = de l'Alberta
    .to = en Alberta
    .in = en Alberta

land-ontario = Ontario
    .the = l'Ontario
    .of = de l'Ontario
    .to = en Ontario
    .in = en Ontario

land-quebec = Québec
    .the = le Québec
    .of = du Québec
    .to = au Québec
    .in = au Québec

land-western_united_states = États de l'Ouest
    .the = les États de l'Ouest
    .of = des États de l'Ouest
    .to = dans les États de l'Ouest
    .in = dans les États de l'Ouest

land-eastern_united_states = États de l'Est
    .the = les États de l'Est
    .of = des États de l'Est
    .to = dans les États de l'Est
    .in = dans les États de l'Est

land-central_america = Amérique centrale
    .the = l'Amérique centrale
    .of = de l'Amérique centrale
    .to = en Amérique centrale
    .in = en Amérique centrale

land-venezuela = Venezuela
    .the = le Venezuela
    .of = du Venezuela
    .to = au Venezuela
    .in = au Venezuela

land-peru = Pérou
    .the = le Pérou
    .of = du Pérou
    .to = au Pérou
    .in = au Pérou

land-brazil = Brésil
    .the = le Brésil
    .of = du Brésil
    .to = au Brésil
    .in = au Brésil

land-argentina = Argentine
    .the = l'Argentine
    .of = de l'Argentine
    .to = en Argentine
    .in = en Argentine

land-iceland = Islande
    .the = l'Islande
    .of = de l'Islande
    .to = en Islande
    .in = en Islande

land-great_britain = Grande-Bretagne
    .the = la Grande-Bretagne
    .of = de la Grande-Bretagne
    .to = en Grande-Bretagne
    .in = en Grande-Bretagne

land-scandinavia = Scandinavie
    .the = la Scandinavie
    .of = de la Scandinavie
    .to = en Scandinavie
    .in = en Scandinavie

land-ukraine = Ukraine
    .the = l'Ukraine
    .of = de l'Ukraine
    .to = en Ukraine
    .in = en Ukraine

land-northern_europe = Europe du Nord
    .the = l'Europe du Nord
    .of = de l'Europe du Nord
    .to = en Europe du Nord
    .in = en Europe du Nord

land-southern_europe = Europe du Sud
    .the = l'Europe du Sud
    .of = de l'Europe du Sud
    .to = en Europe du Sud
    .in = en Europe du Sud

land-western_europe = Europe occidentale
    .the = l'Europe occidentale
    .of = de l'Europe occidentale
    .to = en Europe occidentale
    .in = en Europe occidentale

land-north_africa = Afrique du Nord
    .the = l'Afrique du Nord
    .of = de l'Afrique du Nord
    .to = en Afrique du Nord
    .in = en Afrique du Nord

land-egypt = Égypte
    .the = l'Égypte
    .of = de l'Égypte
    .to = en Égypte
    .in = en Égypte

land-east_africa = Afrique de l'Est
    .the = l'Afrique de l'Est
    .of = de l'Afrique de l'Est
    .to = en Afrique de l'Est
    .in = en Afrique de l'Est

land-congo = Congo
    .the = le Congo
    .of = du Congo
    .to = au Congo
    .in = au Congo

land-south_africa = Afrique du Sud
    .the = l'Afrique du Sud
    .of = de l'Afrique du Sud
    .to = en Afrique du Sud
    .in = en Afrique du Sud

land-madagascar = Madagascar
    .the = Madagascar
    .of = de Madagascar
    .to = à Madagascar
    .in = à Madagascar

land-ural = Oural
    .the = l'Oural
    .of = de l'Oural
    .to = dans l'Oural
    .in = dans l'Oural

land-siberia = Sibérie
    .the = la Sibérie
    .of = de la Sibérie
    .to = en Sibérie
    .in = en Sibérie

land-yakutsk = Yakoutie
    .the = la Yakoutie
    .of = de la Yakoutie
    .to = en Yakoutie
    .in = en Yakoutie

land-kamchatka = Kamtchatka
    .the = le Kamtchatka
    .of = du Kamtchatka
    .to = au Kamtchatka
    .in = au Kamtchatka

land-irkutsk = Tchita
    .the = Tchita
    .of = de Tchita
    .to = à Tchita
    .in = à Tchita

land-mongolia = Mongolie
    .the = la Mongolie
    .of = de la Mongolie
    .to = en Mongolie
    .in = en Mongolie

land-japan = Japon
    .the = le Japon
    .of = du Japon
    .to = au Japon
    .in = au Japon

land-afghanistan = Afghanistan
    .the = l'Afghanistan
    .of = de l'Afghanistan
    .to = en Afghanistan
    .in = en Afghanistan

land-china = Chine
    .the = la Chine
    .of = de la Chine
    .to = en Chine
    .in = en Chine

land-middle_east = Moyen-Orient
    .the = le Moyen-Orient
    .of = du Moyen-Orient
    .to = au Moyen-Orient
    .in = au Moyen-Orient

land-india = Inde
    .the = l'Inde
    .of = de l'Inde
    .to = en Inde
    .in = en Inde

land-siam = Siam
    .the = le Siam
    .of = du Siam
    .to = au Siam
    .in = au Siam

land-indonesia = Indonésie
    .the = l'Indonésie
    .of = de l'Indonésie
    .to = en Indonésie
    .in = en Indonésie

land-new_guinea = Nouvelle-Guinée
    .the = la Nouvelle-Guinée
    .of = de la Nouvelle-Guinée
    .to = en Nouvelle-Guinée
    .in = en Nouvelle-Guinée

land-western_australia = Australie occidentale
    .the = l'Australie occidentale
    .of = de l'Australie occidentale
    .to = en Australie occidentale
    .in = en Australie occidentale

land-eastern_australia = Australie orientale
    .the = l'Australie orientale
    .of = de l'Australie orientale
    .to = en Australie orientale
    .in = en Australie orientale

board-name-world = du Monde
