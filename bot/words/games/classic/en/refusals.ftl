# Risk: why an answer cannot be taken.

refusal-too-far = { LAND($target, form: "the") } isn't next to { LAND($source, form: "the") }. At this table { UNITS() } move to a neighbour only.
