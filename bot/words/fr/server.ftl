# La langue de tout un serveur.
server-language-set = Langue des nouvelles tables de ce serveur : { $language }. Je la parle aussi à qui n'en a choisi aucune par `/risk moi langue`. Les tables déjà ouvertes gardent la leur.
server-language-refused = Seul qui peut gérer ce serveur choisit sa langue. Pour ce que vous seul voyez : `/risk moi langue`.

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
