# Ce qu'un territoire contient, quand aucun jeu n'est connu. Un jeu apporte son propre mot dans ses pages : unit-<jeu>.
# { UNITS($count) } : 3 régiments. { UNITS() } : régiments. { UNIT() } : régiment. { UNIT(form: "a") } : un régiment.
# { UNIT(form: "the") } : le régiment. { UNIT(form: "of-many") } : de régiments. { UNIT(form: "none") } : aucun régiment. Les phrases évitent les accords en genre.

unit =
    { $count ->
        [one] { $count } régiment
       *[other] { $count } régiments
    }
    .one = régiment
    .many = régiments
    .a = un régiment
    .the = le régiment
    .of-many = de régiments
    .none = aucun régiment

# Comment une table compte ses tours complets, quand aucun jeu n'est connu. Un jeu apporte son mot : round-<jeu>.
# { ROUND($round) } : manche 3. { ROUND($round, form: "head") } : Manche 3. { ROUND(form: "a") } : une manche.
round = manche { $round }
    .head = Manche { $round }
    .to = à la manche { $round }
    .in = à la manche { $round }
    .a = une manche

# Ce qui divise un plateau. Un jeu apporte son propre mot, area-<jeu>.
# { AREA() } : région. { AREA(form: "which") } : Quelle région ? { AREA(form: "whole") } : la région entière.
# { AREA(form: "head") } : Régions.
area = région
    .many = régions
    .which = Quelle région ?
    .whole = la région entière
    .head = Régions
