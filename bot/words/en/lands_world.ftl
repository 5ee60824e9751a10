# The continents and territories of the World.

region-north_america = North America
    .the = North America
    .of = of North America
    .to = to North America
    .in = in North America

region-south_america = South America
    .the = South America
    .of = of South America
    .to = to South America
    .in = in South America

region-europe = Europe
    .the = Europe
    .of = of Europe
    .to = to Europe
    .in = in Europe

region-africa = Africa
    .the = Africa
    .of = of Africa
    .to = to Africa
    .in = in Africa

region-asia = Asia
    .the = Asia
    .of = of Asia
    .to = to Asia
    .in = in Asia

region-oceania = Australia
    .the = Australia
    .of = of Australia
    .to = to Australia
    .in = in Australia

land-alaska = Alaska
    .the = Alaska
    .of = of Alaska
    .to = to Alaska
    .in = in Alaska

land-northwest_territory = Northwest Territory
    .the = the Northwest Territory
    .of = of the Northwest Territory
    .to = to the Northwest Territory
    .in = in the Northwest Territory

land-greenland = Greenland
    .the = Greenland
    .of = of Greenland
    .to = to Greenland
    .in = in Greenland

land-alberta = Alberta
    .the = Alberta
    .of = of Alberta
    .to = to Alberta
    .in = in Alberta

land-ontario = Ontario
    .the = Ontario
    .of = of Ontario
    .to = to Ontario
    .in = in Ontario

land-quebec = Quebec
    .the = Quebec
    .of = of Quebec
    .to = to Quebec
    .in = in Quebec

land-western_united_states = Western United States
    .the = the Western United States
    .of = of the Western United States
    .to = to the Western United States
    .in = in the Western United States

land-eastern_united_states = Eastern United States
    .the = the Eastern United States
    .of = of the Eastern United States
    .to = to the Eastern United States
    .in = in the Eastern United States

land-central_america = Central America
    .the = Central America
    .of = of Central America
    .to = to Central America
    .in = in Central America

land-venezuela = Venezuela
    .the = Venezuela
    .of = of Venezuela
    .to = to Venezuela
    .in = in Venezuela

land-peru = Peru
    .the = Peru
    .of = of Peru
    .to = to Peru
    .in = in Peru

land-brazil = Brazil
    .the = Brazil
    .of = of Brazil
    .to = to Brazil
    .in = in Brazil

land-argentina = Argentina
    .the = Argentina
    .of = of Argentina
    .to = to Argentina
    .in = in Argentina

land-iceland = Iceland
    .the = Iceland
    .of = of Iceland
    .to = to Iceland
    .in = in Iceland

land-great_britain = Great Britain
    .the = Great Britain
    .of = of Great Britain
    .to = to Great Britain
    .in = in Great Britain

land-scandinavia = Scandinavia
    .the = Scandinavia
    .of = of Scandinavia
    .to = to Scandinavia
    .in = in Scandinavia

land-ukraine = Ukraine
    .the = Ukraine
    .of = of Ukraine
    .to = to Ukraine
    .in = in Ukraine

land-northern_europe = Northern Europe
    .the = Northern Europe
    .of = of Northern Europe
    .to = to Northern Europe
    .in = in Northern Europe

land-southern_europe = Southern Europe
    .the = Southern Europe
    .of = of Southern Europe
    .to = to Southern Europe
    .in = in Southern Europe

land-western_europe = Western Europe
    .the = Western Europe
    .of = of Western Europe
    .to = to Western Europe
    .in = in Western Europe

land-north_africa = North Africa
    .the = North Africa
    .of = of North Africa
    .to = to North Africa
    .in = in North Africa

land-egypt = Egypt
    .the = Egypt
    .of = of Egypt
    .to = to Egypt
    .in = in Egypt

land-east_africa = East Africa
    .the = East Africa
    .of = of East Africa
    .to = to East Africa
    .in = in East Africa

land-congo = Congo
    .the = the Congo
    .of = of the Congo
    .to = to the Congo
    .in = in the Congo

land-south_africa = South Africa
    .the = South Africa
    .of = of South Africa
    .to = to South Africa
    .in = in South Africa

land-madagascar = Madagascar
    .the = Madagascar
    .of = of Madagascar
    .to = to Madagascar
    .in = in Madagascar

land-ural = Ural
    .the = Ural
    .of = of Ural
    .to = to Ural
    .in = in Ural

land-siberia = Siberia
    .the = Siberia
    .of = of Siberia
    .to = to Siberia
    .in = in Siberia

land-yakutsk = Yakutsk
    .the = Yakutsk
    .of = of Yakutsk
    .to = to Yakutsk
    .in = in Yakutsk

land-kamchatka = Kamchatka
    .the = Kamchatka
    .of = of Kamchatka
    .to = to Kamchatka
    .in = in Kamchatka

land-irkutsk = Irkutsk
    .the = Irkutsk
    .of = of Irkutsk
    .to = to Irkutsk
    .in = in Irkutsk

land-mongolia = Mongolia
    .the = Mongolia
    .of = of Mongolia
    .to = to Mongolia
    .in = in Mongolia

land-japan = Japan
    .the = Japan
    .of = of Japan
    .to = to Japan
    .in = in Japan

land-afghanistan = Afghanistan
    .the = Afghanistan
    .of = of Afghanistan
    .to = to Afghanistan
    .in = in Afghanistan

land-china = China
    .the = China
    .of = of China
    .to = to China
    .in = in China

land-middle_east = Middle East
    .the = the Middle East
    .of = of the Middle East
    .to = to the Middle East
    .in = in the Middle East

land-india = India
    .the = India
    .of = of India
    .to = to India
    .in = in India

land-siam = Siam
    .the = Siam
    .of = of Siam
    .to = to Siam
    .in = in Siam

land-indonesia = Indonesia
    .the = Indonesia
    .of = of Indonesia
    .to = to Indonesia
    .in = in Indonesia

land-new_guinea = New Guinea
    .the = New Guinea
    .of = of New Guinea
    .to = to New Guinea
    .in = in New Guinea

land-western_australia = Western Australia
    .the = Western Australia
    .of = of Western Australia
    .to = to Western Australia
    .in = in Western Australia

land-eastern_australia = Eastern Australia
    .the = Eastern Australia
    .of = of Eastern Australia
    .to = to Eastern Australia
    .in = in Eastern Australia

board-name-world = the World
