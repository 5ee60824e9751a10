# A captain in the line of a conquest, in the chronicle and in the story of a turn.
told-along-captain = with a captain
told-lost-captain = { $foe } loses a captain.
story-along-captain = { MARK("captain") } captain
story-lost-captain = { MARK("captain") } **{ $foe } loses a captain { LAND($target, form: "in") }.**
