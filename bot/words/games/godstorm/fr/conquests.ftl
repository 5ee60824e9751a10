# Des dieux dans la ligne d'une conquête, dans la chronique et dans le récit d'un tour.
told-along-gods = avec { GOD($along-gods-of, $along-gods) }
told-lost-gods = { $foe } perd { GOD($lost-gods-of, $lost-gods) }.
story-along-gods = { GOD($along-gods-of, $along-gods) }
story-lost-gods = { MARK("godswar") } **{ $foe } perd { GOD($lost-gods-of, $lost-gods) } { LAND($target, form: "in") }.**
