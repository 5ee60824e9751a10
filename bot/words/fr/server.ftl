# La langue de tout un serveur.
server-language-set = Langue des nouvelles tables de ce serveur : { $language }. Je la parle aussi à qui n'en a choisi aucune par `/risk moi langue`. Les tables déjà ouvertes gardent la leur.
server-language-refused = Seul qui peut gérer ce serveur choisit sa langue. Pour ce que vous seul voyez : `/risk moi langue`.
