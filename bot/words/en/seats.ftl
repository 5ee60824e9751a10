# Seats, by their colour.
seat-green = Green
seat-yellow = Yellow
seat-black = Black
seat-red = Red
seat-blue = Blue
seat-purple = Purple
seat-ochre = Ochre
seat-brown = Brown
seat-neutral = Neutral
seat-person = { $colour } ({ $person })
seat-free = free
seat-ai = AI
    .named = AI { $name }
nobody = nobody
and = and
or = or
none = none
