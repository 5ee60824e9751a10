# Un Capitaine dans la ligne d'une conquête, dans la chronique et dans le récit d'un tour.
told-along-captain = avec un Capitaine
told-lost-captain = { $foe } perd un Capitaine.
story-along-captain = { MARK("captain") } Capitaine
story-lost-captain = { MARK("captain") } **{ $foe } perd un Capitaine { LAND($target, form: "in") }.**
