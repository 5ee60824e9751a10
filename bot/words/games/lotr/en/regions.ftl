# The regions.

region-arnor = Arnor
    .the = Arnor
    .of = of Arnor
    .to = to Arnor
    .in = in Arnor

region-gondor = Gondor
    .the = Gondor
    .of = of Gondor
    .to = to Gondor
    .in = in Gondor

region-rhovanion = Rhovanion
    .the = Rhovanion
    .of = of Rhovanion
    .to = to Rhovanion
    .in = in Rhovanion

region-rohan = Rohan
    .the = Rohan
    .of = of Rohan
    .to = to Rohan
    .in = in Rohan

region-eriador = Eriador
    .the = Eriador
    .of = of Eriador
    .to = to Eriador
    .in = in Eriador

region-mordor = Mordor
    .the = Mordor
    .of = of Mordor
    .to = to Mordor
    .in = in Mordor

region-haradwaith = Haradwaith
    .the = Haradwaith
    .of = of Haradwaith
    .to = to Haradwaith
    .in = in Haradwaith

region-mirkwood = Mirkwood
    .the = Mirkwood
    .of = of Mirkwood
    .to = to Mirkwood
    .in = in Mirkwood

region-rhun = Rhûn
    .the = Rhûn
    .of = of Rhûn
    .to = to Rhûn
    .in = in Rhûn
