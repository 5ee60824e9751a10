# Les missions secrètes du Risk classique : un nom court, et ce que demande la carte.

card-lands_24 = 24 territoires
    .effect = Occupez 24 territoires de votre choix.

card-lands_18x2 = 18 territoires à deux régiments
    .effect = Occupez 18 territoires avec au moins deux régiments sur chacun.

card-north_america_africa = L'Amérique du Nord et l'Afrique
    .effect = Contrôlez entièrement l'Amérique du Nord et l'Afrique.

card-north_america_oceania = L'Amérique du Nord et l'Océanie
    .effect = Contrôlez entièrement l'Amérique du Nord et l'Océanie.

card-asia_south_america = L'Asie et l'Amérique du Sud
    .effect = Contrôlez entièrement l'Asie et l'Amérique du Sud.

card-europe_south_america_any = L'Europe, l'Amérique du Sud et une autre région
    .effect = Contrôlez entièrement l'Europe, l'Amérique du Sud et une autre région de votre choix.

card-europe_oceania_any = L'Europe, l'Océanie et une autre région
    .effect = Contrôlez entièrement l'Europe, l'Océanie et une autre région de votre choix.

card-asia_africa = L'Asie et l'Afrique
    .effect = Contrôlez entièrement l'Asie et l'Afrique.

card-germania_asia_minor = La Germanie et l'Asie Mineure
    .effect = Contrôlez entièrement la Germanie et l'Asie Mineure.

card-germania_hyrkania = La Germanie et l'Hyrkanie
    .effect = Contrôlez entièrement la Germanie et l'Hyrkanie.

card-europa_atlantis = L'Europe et l'Atlantide
    .effect = Contrôlez entièrement l'Europe et l'Atlantide.

card-africa_atlantis_any = L'Afrique, l'Atlantide et une autre région
    .effect = Contrôlez entièrement l'Afrique, l'Atlantide et une autre région de votre choix.

card-africa_hyrkania_any = L'Afrique, l'Hyrkanie et une autre région
    .effect = Contrôlez entièrement l'Afrique, l'Hyrkanie et une autre région de votre choix.

card-europa_asia_minor = L'Europe et l'Asie Mineure
    .effect = Contrôlez entièrement l'Europe et l'Asie Mineure.

card-lands_36 = 36 territoires
    .effect = Occupez 36 territoires de votre choix.

card-lands_27x2 = 27 territoires à deux régiments
    .effect = Occupez 27 territoires avec au moins deux régiments sur chacun.

card-arnor_rohan = L'Arnor et le Rohan
    .effect = Contrôlez entièrement l'Arnor et le Rohan.

card-gondor_rhovanion = Le Gondor et le Rhovanion
    .effect = Contrôlez entièrement le Gondor et le Rhovanion.

card-gondor_mordor_rhun = Le Gondor, le Mordor et le Rhûn
    .effect = Contrôlez entièrement le Gondor, le Mordor et le Rhûn.

card-rhovanion_mirkwood_any = Le Rhovanion, la Forêt Noire et une autre région
    .effect = Contrôlez entièrement le Rhovanion, la Forêt Noire et une autre région de votre choix.

card-eriador_rohan_any = L'Eriador, le Rohan et une autre région
    .effect = Contrôlez entièrement l'Eriador, le Rohan et une autre région de votre choix.

card-arnor_gondor = L'Arnor et le Gondor
    .effect = Contrôlez entièrement l'Arnor et le Gondor.

card-rhovanion_eriador = Le Rhovanion et l'Eriador
    .effect = Contrôlez entièrement le Rhovanion et l'Eriador.

card-rhovanion_rhun = Le Rhovanion et le Rhûn
    .effect = Contrôlez entièrement le Rhovanion et le Rhûn.

card-arnor_mirkwood = L'Arnor et la Forêt Noire
    .effect = Contrôlez entièrement l'Arnor et la Forêt Noire.

card-rohan_mirkwood_any = Le Rohan, la Forêt Noire et une autre région
    .effect = Contrôlez entièrement le Rohan, la Forêt Noire et une autre région de votre choix.

card-rohan_rhun_any = Le Rohan, le Rhûn et une autre région
    .effect = Contrôlez entièrement le Rohan, le Rhûn et une autre région de votre choix.

card-arnor_eriador = L'Arnor et l'Eriador
    .effect = Contrôlez entièrement l'Arnor et l'Eriador.

card-eliminate_red = Éliminer les rouges
    .effect = Éliminez l'armée rouge. Si c'est la vôtre ou que son joueur a abandonné : occupez { $lands } territoires de votre choix.

card-eliminate_blue = Éliminer les bleus
    .effect = Éliminez l'armée bleue. Si c'est la vôtre ou que son joueur a abandonné : occupez { $lands } territoires de votre choix.

card-eliminate_yellow = Éliminer les jaunes
    .effect = Éliminez l'armée jaune. Si c'est la vôtre ou que son joueur a abandonné : occupez { $lands } territoires de votre choix.

card-eliminate_green = Éliminer les verts
    .effect = Éliminez l'armée verte. Si c'est la vôtre ou que son joueur a abandonné : occupez { $lands } territoires de votre choix.

card-eliminate_black = Éliminer les noirs
    .effect = Éliminez l'armée noire. Si c'est la vôtre ou que son joueur a abandonné : occupez { $lands } territoires de votre choix.

card-eliminate_purple = Éliminer les violets
    .effect = Éliminez l'armée violette. Si c'est la vôtre ou que son joueur a abandonné : occupez { $lands } territoires de votre choix.

# Où en est une mission : pour son joueur seul, et pour tous une fois la partie finie.
mission-lands = { $held ->
        [one] { $held } territoire
       *[other] { $held } territoires
    } sur { $lands }{ $each ->
        [1] {""}
       *[other] {" "}avec au moins { UNITS($each) }
    }
mission-any-region = { $held } (ou une autre région)
mission-regions = { $regions }
mission-target = { $who } tient encore { $lands ->
        [one] { $lands } territoire
       *[other] { $lands } territoires
    }
mission-told = Mission de { $who } : { CARD($card) } · { $done ->
        [yes] accomplie
       *[no] { $progress }
    }
