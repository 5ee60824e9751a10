# Les régions.

region-arnor = Arnor
    .the = l'Arnor
    .of = d'Arnor
    .to = en Arnor
    .in = en Arnor

region-gondor = Gondor
    .the = le Gondor
    .of = du Gondor
    .to = au Gondor
    .in = au Gondor

region-rhovanion = Rhovanion
    .the = le Rhovanion
    .of = du Rhovanion
    .to = au Rhovanion
    .in = au Rhovanion

region-rohan = Rohan
    .the = le Rohan
    .of = du Rohan
    .to = au Rohan
    .in = au Rohan

region-eriador = Eriador
    .the = l'Eriador
    .of = d'Eriador
    .to = en Eriador
    .in = en Eriador

region-mordor = Mordor
    .the = le Mordor
    .of = du Mordor
    .to = au Mordor
    .in = au Mordor

region-haradwaith = Haradwaith
    .the = le Haradwaith
    .of = du Haradwaith
    .to = au Haradwaith
    .in = au Haradwaith

region-mirkwood = Forêt Noire
    .the = la Forêt Noire
    .of = de la Forêt Noire
    .to = dans la Forêt Noire
    .in = dans la Forêt Noire

region-rhun = Rhûn
    .the = le Rhûn
    .of = du Rhûn
    .to = au Rhûn
    .in = au Rhûn
