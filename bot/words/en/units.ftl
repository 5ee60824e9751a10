# What a territory holds, where no game is known. A game brings its own word in its pages, as unit-<game>.
# { UNITS($count) }: 3 armies. { UNITS() }: armies. { UNIT() }: army. { UNIT(form: "a") }: an army.

unit =
    { $count ->
        [one] { $count } army
       *[other] { $count } armies
    }
    .one = army
    .many = armies
    .a = an army
