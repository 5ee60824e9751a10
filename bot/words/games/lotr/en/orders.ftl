# The Lord of the Rings: standing orders and wishes.

setup-captains = Where to put your { $count ->
        [one] captain
       *[other] { $count } captains
    }
    .listed = Names with commas, favourites first: each captain goes to the first that is yours and free.

typed-leader-captain = captain
    .also = with the captain / with captain / led
typed-theirs-captain = their captain
    .also = captain of theirs / enemy captain
typed-ours-captain = my captain
    .also = our captain
typed-none-captain = no captain
    .also = without captains
moment-fellowship-leaves = before the Fellowship leaves (in your turn too)
moment-fellowship-rolled = after the Fellowship's roll (in your turn too)
