# Gods in the line of a conquest, in the chronicle and in the story of a turn.
told-along-gods = with { NAMED_LEADERS($along-gods-of, $along-gods) }
told-lost-gods = { $foe } loses { NAMED_LEADERS($lost-gods-of, $lost-gods) }.
story-along-gods = { NAMED_LEADERS($along-gods-of, $along-gods) }
story-lost-gods = { MARK("godswar") } **{ $foe } loses { NAMED_LEADERS($lost-gods-of, $lost-gods) } { LAND($target, form: "in") }.**
