# What the alt text of a board adds to a seat.
alt-seat-captains = { $count ->
        [one] , captain { $captains }
       *[other] , captains { $captains }
    }
