# Risk : pourquoi une réponse n'est pas acceptée.

refusal-too-far = À cette table, on ne va que sur un territoire voisin { LAND($source, form: "of") }, et { LAND($target, form: "the") } n'en est pas un.
