event-gods-moved = Des dieux quittent { LAND($source, form: "the") } pour { LAND($target, form: "the") }.
