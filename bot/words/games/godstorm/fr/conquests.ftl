# Des dieux dans la ligne d'une conquête, dans la chronique et dans le récit d'un tour.
told-along-gods = avec { NAMED_LEADERS($along-gods-of, $along-gods) }
told-lost-gods = { $foe } perd { NAMED_LEADERS($lost-gods-of, $lost-gods) }.
story-along-gods = { NAMED_LEADERS($along-gods-of, $along-gods) }
story-lost-gods = { MARK("godswar") } **{ $foe } perd { NAMED_LEADERS($lost-gods-of, $lost-gods) } { LAND($target, form: "in") }.**
