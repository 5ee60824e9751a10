# Ce qu'un territoire contient, quand aucun jeu n'est connu. Un jeu apporte son propre mot dans ses pages : unit-<jeu>.
# { UNITS($count) } : 3 régiments. { UNITS() } : régiments. { UNIT() } : régiment. { UNIT(form: "a") } : un régiment.
# { UNIT(form: "of") } : de régiment ; { UNIT(form: "of-many") } : de régiments ; { UNIT(form: "gender") } pour choisir.

unit =
    { $count ->
        [one] { $count } régiment
       *[other] { $count } régiments
    }
    .one = régiment
    .many = régiments
    .a = un régiment
    .the = le régiment
    .of-the = du régiment
    .of-many = de régiments
    .gender = masculine
