# Les places, par leur couleur.
seat-green = Vert
seat-yellow = Jaune
seat-black = Noir
seat-red = Rouge
seat-blue = Bleu
seat-purple = Violet
seat-ochre = Ocre
seat-brown = Marron
seat-neutral = Neutre
seat-person = { $colour } ({ $person })
seat-free = libre
seat-ai = IA
    .named = IA { $name }
nobody = personne
and = et
or = ou
none = aucun
