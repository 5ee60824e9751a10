# La langue de tout un serveur.
server-language-set = Langue des nouvelles tables de ce serveur : { $language }. Je la parle aussi à ceux qui n'en ont pas choisi (`/risk moi langue`). Les tables ouvertes gardent la leur.
server-language-refused = Seules les personnes qui gèrent ce serveur choisissent sa langue. Choisissez la vôtre avec `/risk moi langue`.

# Demandé d'ailleurs : en message privé, dans un groupe, sur un serveur où le bot n'est pas.
outside-refused = { $count ->
    [0] Cela ne marche que sur un serveur qui m'a ajouté.
    [one] Cela ne marche qu'à votre table : { $channels }.
   *[other] Cela ne marche qu'à une table. Les vôtres sont dans { $channels }.
}
outside-which =
    Quelle table ? Choisissez-la sous `table` :
    { $tables }
hand-stays = Ce message reste dans notre conversation.

# Les données d'une personne.
me-data = Voici tout ce que je garde sur vous. `/risk moi oublier` l'efface.
me-data-packed = Voici tout ce que je garde sur vous, compressé avec gzip. `/risk moi oublier` l'efface.
