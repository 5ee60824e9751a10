# Le salon d'attente : une carte où les amis prennent place.
lobby-title = Nouvelle table : { $game }
lobby-intro = Prenez place, puis appuyez sur Commencer. Votre part des dés figure à côté de votre place ; **Mon mot** remplace le nombre.
lobby-side-good = Les armées du Bien
lobby-side-evil = Les armées du Mal
lobby-seat-taken = **{ $colour }** – { $person } apporte { $adds }
lobby-seat-ai = **{ $colour }** – IA
lobby-seat-free = **{ $colour }** – libre
lobby-seat-left = **{ $colour }** – IA, avec { $adds }
lobby-seat-kept = **{ $colour }** – réservé à { $person } : appuyez sur **Jouer { $colour }** pour rejouer
lobby-adds = { $kind ->
        [number] `{ $said }`
       *[word] « { $said } »
    }
lobby-order = Autour de la table : { $seats }.{ $general ->
        [none] { "" }
       *[other] { " " }{ $general } est le Général.
    }
lobby-order-by-lot = Les places sont tirées au sort au début.{ $general ->
        [none] { "" }
       *[other] { " " }La première tirée est celle du Général.
    }
lobby-options = Options
lobby-option = { $option } : **{ $choice }**
lobby-house = Règles maison : **{ $rules ->
        [none] aucune
       *[other] { $rules }
    }**
lobby-comes-to = { $choice } : { $resolved }
lobby-all-else = Le reste selon l'édition ; **Options** en donne la liste.
lobby-choose-house = Règles maison : cochez celles que vous jouez
lobby-choose-more = Et ces options ?
lobby-fingerprint = Code des options : `{ $print }`. Même code, mêmes options.
lobby-commitment = Dés scellés : `{ $hash }`. La clé est donnée à la fin de la partie.
lobby-started = La partie a commencé.
lobby-starting = La partie commence : places, mots et options sont fixés.
lobby-closed = Cette table a été fermée avant de commencer.
lobby-replaced = { $where ->
        [here] Les inscriptions continuent plus bas.
       *[other] Les inscriptions continuent dans { $where }.
    }
lobby-waits-for = On attend que { $who } reprenne place. L'hôte peut libérer une place sous **Options**.
lobby-ready = Prêt : { $seated } à table.
lobby-takes = { $allowed } joueurs ; { $seated ->
        [0] personne encore à table
       *[other] { $seated } pour l'instant
    }.
lobby-not-ready = Pas encore : { $why }
button-join = Prendre cette place
button-join-good = Rejoindre le Bien
button-join-evil = Rejoindre le Mal
button-join-colour = Jouer { $colour }
button-leave = Quitter
button-add-ai = Ajouter une IA
button-remove-ai = Retirer l'IA
button-start = Commencer
button-close = Fermer la table
button-options = Options
button-help = Comment jouer
lobby-choose-seat = Libérer une place ?
lobby-choose-first = Qui passe en tête ?
button-word = Mon mot
lobby-word-title = Mon mot pour les dés
lobby-word-label = Un mot ou un signe, 1 à 32 caractères
lobby-word-about = Public pour toujours : il reste au procès-verbal, sans votre nom, même après /risk moi oublier.

# La liste des places, publiée avant tout tirage.
list-title = { $game } : la partie commence
list-intro = Tous les dés viennent de ces places, nombres et mots, des options et du secret scellé. Tout est fixé, rien n'est encore tiré.
list-again = Cette liste remplace la précédente, arrivée trop tard pour son tirage de la balise.
list-beacon = Balise publique : tirage { $round } de la chaîne `{ $chain }`, attendu à { $due }. La partie commence avec lui.
button-skip-beacon = Commencer sans la balise
note-start-refused = La partie n'a pas commencé : { $code ->
        [none] la liste des places n'a pas pu être faite
       *[other] Discord a refusé la liste des places (erreur { $code })
    }. La table est de nouveau ouverte ; appuyez sur Commencer pour réessayer.
note-beacon-late = Aucun relais de la balise publique ne répond. La partie attend exactement le tirage nommé dans la liste, et commence dès qu'il est là.
lobby-choose-option = Quelle option ?
lobby-pace = Rythme

# Placement en file.
setup-title = Mise en place
setup-intro = Dites une fois ce que vous voulez ; je place pour tous, l'un après l'autre, dans l'ordre du livre.
setup-claims = Territoires à occuper, le plus désiré d'abord
setup-places = Où vont vos autres régiments
setup-captains = Où se tiennent vos Capitaines
button-setup-borders = Le long de mes frontières
button-setup-evenly = Partout également
button-setup-list = Ma propre liste
button-setup-one = Un par un
button-setup-auto = Faites tout pour moi
setup-waiting = On attend la mise en place de { $who } (appuyez sur **Jouer**).
setup-said = Noté. Je place à votre tour, dès que les autres ont dit le leur.
setup-refusal-number = Cette liste ne prend que des noms, sans nombre : « { $said } ». Rien n'a changé.
setup-refusal-none = « { $said } » n'y met rien. Écrivez 1 ou plus, ou omettez le territoire. Rien n'a changé.

# Sortes de places.
seat-person-ai = { $colour } (IA)
seat-person-away = { $colour } ({ $person }, l'IA joue)
lobby-free-seat = Libérer la place de { $colour }
lobby-opened = La table est ouverte. Prenez place sur sa carte.
