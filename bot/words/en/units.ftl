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

# How a table counts its turns all around, where no game is known. A game brings its own word, as round-<game>.
# { ROUND($round) }: round 3. { ROUND($round, form: "head") }: Round 3. { ROUND(form: "a") }: a round.
round = round { $round }
    .head = Round { $round }
    .to = to round { $round }
    .in = in round { $round }
    .a = a round

# What a board is divided into. A game brings its own word, as area-<game>.
# { AREA() }: region. { AREA(form: "which") }: Which region? { AREA(form: "head") }: Regions.
area = region
    .many = regions
    .which = Which region?
    .whole = all
    .head = Regions
