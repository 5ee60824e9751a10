event-gods-moved = Gods go from { LAND($source, form: "the") } { LAND($target, form: "to") }.
