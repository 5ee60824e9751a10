# The secret missions of classic Risk: a short name, and what the card asks.

card-lands_24 = 24 territories
    .effect = Hold any 24 territories.

card-lands_18x2 = 18 territories, two armies each
    .effect = Hold 18 territories with at least two armies on each.

card-north_america_africa = North America and Africa
    .effect = Hold all of North America and Africa.

card-north_america_oceania = North America and Australia
    .effect = Hold all of North America and Australia.

card-asia_south_america = Asia and South America
    .effect = Hold all of Asia and South America.

card-europe_south_america_any = Europe, South America and one more region
    .effect = Hold all of Europe, South America and one more region of your choice.

card-europe_oceania_any = Europe, Australia and one more region
    .effect = Hold all of Europe, Australia and one more region of your choice.

card-asia_africa = Asia and Africa
    .effect = Hold all of Asia and Africa.

card-germania_asia_minor = Germania and Asia Minor
    .effect = Hold all of Germania and Asia Minor.

card-germania_hyrkania = Germania and Hyrkania
    .effect = Hold all of Germania and Hyrkania.

card-europa_atlantis = Europa and Atlantis
    .effect = Hold all of Europa and Atlantis.

card-africa_atlantis_any = Africa, Atlantis and one more region
    .effect = Hold all of Africa, Atlantis and one more region of your choice.

card-africa_hyrkania_any = Africa, Hyrkania and one more region
    .effect = Hold all of Africa, Hyrkania and one more region of your choice.

card-europa_asia_minor = Europa and Asia Minor
    .effect = Hold all of Europa and Asia Minor.

card-lands_36 = 36 territories
    .effect = Hold any 36 territories.

card-lands_27x2 = 27 territories, two armies each
    .effect = Hold 27 territories with at least two armies on each.

card-arnor_rohan = Arnor and Rohan
    .effect = Hold all of Arnor and Rohan.

card-gondor_rhovanion = Gondor and Rhovanion
    .effect = Hold all of Gondor and Rhovanion.

card-gondor_mordor_rhun = Gondor, Mordor and Rhûn
    .effect = Hold all of Gondor, Mordor and Rhûn.

card-rhovanion_mirkwood_any = Rhovanion, Mirkwood and one more region
    .effect = Hold all of Rhovanion, Mirkwood and one more region of your choice.

card-eriador_rohan_any = Eriador, Rohan and one more region
    .effect = Hold all of Eriador, Rohan and one more region of your choice.

card-arnor_gondor = Arnor and Gondor
    .effect = Hold all of Arnor and Gondor.

card-rhovanion_eriador = Rhovanion and Eriador
    .effect = Hold all of Rhovanion and Eriador.

card-rhovanion_rhun = Rhovanion and Rhûn
    .effect = Hold all of Rhovanion and Rhûn.

card-arnor_mirkwood = Arnor and Mirkwood
    .effect = Hold all of Arnor and Mirkwood.

card-rohan_mirkwood_any = Rohan, Mirkwood and one more region
    .effect = Hold all of Rohan, Mirkwood and one more region of your choice.

card-rohan_rhun_any = Rohan, Rhûn and one more region
    .effect = Hold all of Rohan, Rhûn and one more region of your choice.

card-arnor_eriador = Arnor and Eriador
    .effect = Hold all of Arnor and Eriador.

card-eliminate_red = Eliminate Red
    .effect = Eliminate Red. If you are Red, or Red gave up: hold any { $lands } territories.

card-eliminate_blue = Eliminate Blue
    .effect = Eliminate Blue. If you are Blue, or Blue gave up: hold any { $lands } territories.

card-eliminate_yellow = Eliminate Yellow
    .effect = Eliminate Yellow. If you are Yellow, or Yellow gave up: hold any { $lands } territories.

card-eliminate_green = Eliminate Green
    .effect = Eliminate Green. If you are Green, or Green gave up: hold any { $lands } territories.

card-eliminate_black = Eliminate Black
    .effect = Eliminate Black. If you are Black, or Black gave up: hold any { $lands } territories.

card-eliminate_purple = Eliminate Purple
    .effect = Eliminate Purple. If you are Purple, or Purple gave up: hold any { $lands } territories.

# How far a mission is: for its player alone, and for all once the game is over.
mission-lands = { $held } of { $lands } territories{ $each ->
        [1] {""}
       *[other] {" "}with { UNITS($each) } or more
    }
mission-any-region = { $held } (or another region)
mission-regions = { $regions }
mission-target = { $who } still holds { $lands ->
        [one] one territory
       *[other] { $lands } territories
    }
mission-told = Mission of { $who }: { CARD($card) } · { $done ->
        [yes] completed
       *[no] { $progress }
    }
