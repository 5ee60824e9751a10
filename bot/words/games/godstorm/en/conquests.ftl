# Gods in the line of a conquest, in the chronicle and in the story of a turn.
told-along-gods = with { GOD($along-gods-of, $along-gods) }
told-lost-gods = { $foe } loses { GOD($lost-gods-of, $lost-gods) }.
story-along-gods = { GOD($along-gods-of, $along-gods) }
story-lost-gods = { MARK("godswar") } **{ $foe } loses { GOD($lost-gods-of, $lost-gods) } { LAND($target, form: "in") }.**
