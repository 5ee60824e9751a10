# Les missions secrètes du Risk classique : un nom court, et ce que demande la carte.

card-lands_24 = 24 territoires
    .effect = Tenez 24 territoires, ceux que vous voulez.

card-lands_18x2 = 18 territoires, deux régiments sur chacun
    .effect = Tenez 18 territoires avec au moins deux régiments sur chacun.

card-north_america_africa = L'Amérique du Nord et l'Afrique
    .effect = Tenez en entier l'Amérique du Nord et l'Afrique.

card-north_america_oceania = L'Amérique du Nord et l'Océanie
    .effect = Tenez en entier l'Amérique du Nord et l'Océanie.

card-asia_south_america = L'Asie et l'Amérique du Sud
    .effect = Tenez en entier l'Asie et l'Amérique du Sud.

card-europe_south_america_any = L'Europe, l'Amérique du Sud et une autre région
    .effect = Tenez en entier l'Europe, l'Amérique du Sud et une autre région de votre choix.

card-europe_oceania_any = L'Europe, l'Océanie et une autre région
    .effect = Tenez en entier l'Europe, l'Océanie et une autre région de votre choix.

card-asia_africa = L'Asie et l'Afrique
    .effect = Tenez en entier l'Asie et l'Afrique.

card-germania_asia_minor = La Germanie et l'Asie Mineure
    .effect = Tenez en entier la Germanie et l'Asie Mineure.

card-germania_hyrkania = La Germanie et l'Hyrkanie
    .effect = Tenez en entier la Germanie et l'Hyrkanie.

card-europa_atlantis = L'Europe et l'Atlantide
    .effect = Tenez en entier l'Europe et l'Atlantide.

card-africa_atlantis_any = L'Afrique, l'Atlantide et une autre région
    .effect = Tenez en entier l'Afrique, l'Atlantide et une autre région de votre choix.

card-africa_hyrkania_any = L'Afrique, l'Hyrkanie et une autre région
    .effect = Tenez en entier l'Afrique, l'Hyrkanie et une autre région de votre choix.

card-europa_asia_minor = L'Europe et l'Asie Mineure
    .effect = Tenez en entier l'Europe et l'Asie Mineure.

card-lands_36 = 36 territoires
    .effect = Tenez 36 territoires, ceux que vous voulez.

card-lands_27x2 = 27 territoires, deux régiments sur chacun
    .effect = Tenez 27 territoires avec au moins deux régiments sur chacun.

card-arnor_rohan = L'Arnor et le Rohan
    .effect = Tenez en entier l'Arnor et le Rohan.

card-gondor_rhovanion = Le Gondor et le Rhovanion
    .effect = Tenez en entier le Gondor et le Rhovanion.

card-gondor_mordor_rhun = Le Gondor, le Mordor et le Rhûn
    .effect = Tenez en entier le Gondor, le Mordor et le Rhûn.

card-rhovanion_mirkwood_any = Le Rhovanion, la Forêt Noire et une autre région
    .effect = Tenez en entier le Rhovanion, la Forêt Noire et une autre région de votre choix.

card-eriador_rohan_any = L'Eriador, le Rohan et une autre région
    .effect = Tenez en entier l'Eriador, le Rohan et une autre région de votre choix.

card-arnor_gondor = L'Arnor et le Gondor
    .effect = Tenez en entier l'Arnor et le Gondor.

card-rhovanion_eriador = Le Rhovanion et l'Eriador
    .effect = Tenez en entier le Rhovanion et l'Eriador.

card-rhovanion_rhun = Le Rhovanion et le Rhûn
    .effect = Tenez en entier le Rhovanion et le Rhûn.

card-arnor_mirkwood = L'Arnor et la Forêt Noire
    .effect = Tenez en entier l'Arnor et la Forêt Noire.

card-rohan_mirkwood_any = Le Rohan, la Forêt Noire et une autre région
    .effect = Tenez en entier le Rohan, la Forêt Noire et une autre région de votre choix.

card-rohan_rhun_any = Le Rohan, le Rhûn et une autre région
    .effect = Tenez en entier le Rohan, le Rhûn et une autre région de votre choix.

card-arnor_eriador = L'Arnor et l'Eriador
    .effect = Tenez en entier l'Arnor et l'Eriador.

card-eliminate_red = La fin de l'armée rouge
    .effect = Éliminez l'armée rouge. Si c'est la vôtre, ou si elle a renoncé : tenez { $lands } territoires de votre choix.

card-eliminate_blue = La fin de l'armée bleue
    .effect = Éliminez l'armée bleue. Si c'est la vôtre, ou si elle a renoncé : tenez { $lands } territoires de votre choix.

card-eliminate_yellow = La fin de l'armée jaune
    .effect = Éliminez l'armée jaune. Si c'est la vôtre, ou si elle a renoncé : tenez { $lands } territoires de votre choix.

card-eliminate_green = La fin de l'armée verte
    .effect = Éliminez l'armée verte. Si c'est la vôtre, ou si elle a renoncé : tenez { $lands } territoires de votre choix.

card-eliminate_black = La fin de l'armée noire
    .effect = Éliminez l'armée noire. Si c'est la vôtre, ou si elle a renoncé : tenez { $lands } territoires de votre choix.

card-eliminate_purple = La fin de l'armée violette
    .effect = Éliminez l'armée violette. Si c'est la vôtre, ou si elle a renoncé : tenez { $lands } territoires de votre choix.
