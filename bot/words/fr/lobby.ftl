# Le salon d'attente : une carte où les amis prennent place.
lobby-title = Nouvelle table : { $game }
lobby-intro = Prenez place, puis appuyez sur **{ POSTED("start") }**. Chaque joueur ajoute un nombre aux dés, et chacun peut les vérifier après la partie. **{ POSTED("word") }** remplace votre nombre par un mot.
lobby-side-good = Les armées du Bien
lobby-side-evil = Les armées du Mal
lobby-seat-taken = **{ $colour }** – { $person } · pour les dés : { $adds }
lobby-seat-ai = **{ $colour }** – { $ai }
lobby-seat-free = **{ $colour }** – libre
lobby-seat-left = **{ $colour }** – IA · pour les dés : { $adds }
lobby-seat-kept = **{ $colour }** – réservé à { $person } : appuyez sur **{ $join }** pour rejouer
lobby-wishes = Appuyez sur les places que vous souhaitez, la préférée d'abord ; appuyez encore pour en retirer une. Au départ, chacun lance un dé : le plus fort obtient son premier souhait.
lobby-wishes-none = n'importe laquelle
lobby-player = { $person } · souhaits : { $wishes }{ $adds ->
        [none] {""}
       *[other] {" "}· pour les dés : { $adds }
    }
lobby-player-kept = Réservé à { $person } : appuyez sur une place souhaitée pour rejouer
lobby-adds = { $kind ->
        [number] `{ $contribution }`
       *[word] « { $contribution } »
    }
lobby-order = Autour de la table : { $seats }.{ $general ->
        [none] { "" }
       *[other] { " " }{ $general } est le Général : il distribue les cartes.
    }
lobby-order-by-lot = Je tire les places au sort au début.{ $general ->
        [none] { "" }
       *[other] { " " }La première tirée est celle du Général, qui distribue les cartes.
    }
lobby-options = Options
lobby-option = { $option } : **{ $choice }**
lobby-option-choices = { $option } : { $choices }
lobby-house = Règles maison : **{ $rules ->
        [none] aucune
       *[other] { $rules }
    }**
lobby-comes-to = { $choice } : { $resolved }
lobby-all-else = { $alone ->
        [yes] Tout suit
       *[no] Le reste suit
    } { $editions ->
        [yes] l'édition
       *[no] le livret
    } ; voir **{ POSTED("options") }**.
lobby-all-else-later = { $alone ->
        [yes] Tout suit
       *[no] Le reste suit
    } { $editions ->
        [yes] l'édition
       *[no] le livret
    } ; voir `/risk table options`.
lobby-choose-house = Choisir les règles maison
lobby-choose-more = Autres options
lobby-fingerprint = Code des options : `{ $print }`. Même code, mêmes options.
lobby-commitment = Empreinte de la clé des dés : `{ $hash }`. Je donne la clé à la fin de la partie.
lobby-started = La partie a commencé.
lobby-to-thread = La table part dans un fil à elle : sa carte, ses places et toute la partie. *{ POSTED("to-channel") }*, sur la carte du fil, la ramène, tant que la partie n'a pas commencé.
lobby-starting = La partie commence : places, mots et options sont fixés.
lobby-closed = Cette table a fermé avant le début de la partie.
lobby-replaced = { $where ->
        [here] On s'inscrit plus bas.
       *[other] On s'inscrit dans { $where }.
    }
lobby-waits-for = On attend le retour de { $who }. L'hôte peut libérer une place sous **{ POSTED("options") }**.
lobby-ready = Prêt : { $seated } à table.
lobby-takes = { $allowed } joueurs ; { $seated ->
        [0] personne pour l'instant
       *[other] { $seated } pour l'instant
    }.
numbers-range = { $least } à { $most }
lobby-fits = À { $seated } joueurs, choisissez { $option } sous **{ POSTED("options") }**.
lobby-not-ready = Pas encore : { $why }
button-join-colour = Jouer { $colour }
button-replace-ai = Jouer { $colour } à la place de l'IA
button-wish-colour = Souhaiter { $colour }
button-leave = Quitter
button-add-ai = Ajouter une IA
button-fill-ai = Compléter avec des IA
button-fair-dice = Contrôle des dés
fair-dice-about = Copiez ceci en prenant place. Après la partie, cela prouve que ni les dés ni les options n'ont été changés.
button-start = Commencer
button-close = Fermer la table
button-options = Options
button-help = Comment jouer
lobby-choose-seat = Libérer une place
lobby-choose-first = Faire passer une place en tête
button-word = Mon mot
lobby-word-title = Mon mot pour les dés
lobby-word-label = Un mot ou un émoji, 1 à 32 caractères
lobby-word-about = Public pour toujours : il reste dans le fichier de la partie, sans votre nom, même après /risk moi oublier.

# La liste des places, publiée avant tout tirage.
list-title = { $game } : la partie commence
list-intro = Ces places, ces mots et ces options sont définitifs, et je n'ai encore rien tiré. Avec la clé secrète, ils décident de chaque dé et de chaque carte.
list-wishes = Les dés lancés au départ attribuent les places. Le plus fort obtient son premier souhait, chaque autre joueur le premier des siens qui est libre. Qui n'en a plus prend la première place libre dans cet ordre : { $seats }.
list-before = SHA-256 de la campagne telle qu'elle est avant cette guerre : `{ $code }`. Les dés en dépendent : personne ne peut plus y toucher.
list-record-before = SHA-256 du fichier de la dernière guerre : { $code ->
        [none] inconnu
       *[other] `{ $code }`
    }. Le dernier message de cette guerre affiche le même.
list-campaign = Empreinte de la clé de la campagne : `{ $hash }`. Je donne cette clé quand la campagne se termine.
list-again = Cette liste remplace la précédente, qui a manqué son tirage de la balise.
list-beacon = La partie commence avec le tirage { $round } de la balise publique (chaîne `{ $chain }`), prévu : { $due }.
button-skip-beacon = Commencer sans la balise
note-start-refused = La partie n'a pas commencé : { $code ->
        [none] je n'ai pas pu établir la liste des places
       *[other] Discord a refusé la liste des places (erreur { $code })
    }. La table est de nouveau ouverte ; appuyez sur **{ POSTED("start") }** pour réessayer.
note-seats-drawn = Les dés ont attribué les places : { $given }.
note-beacon-late = La balise publique ne répond pas. La partie commence dès que j'ai le tirage nommé dans la liste.
lobby-choose-option = Choisir une option
lobby-pace = Rythme

# Placement en file.
setup-title = Mise en place
setup-intro = { $left ->
        [0] { $asks ->
            [yes] Je vous demande chaque fois que c'est à vous.
           *[no] Tout est choisi. Vous pouvez changer jusqu'à ce que tout soit placé.
        }
        [1] { $count ->
            [1] Un seul choix à faire. Ensuite, pour chacun à son tour, comme dans la règle, je place ou je demande.
           *[other] Il reste un choix. Ensuite, pour chacun à son tour, comme dans la règle, je place ou je demande.
        }
       *[other] { $left } choix à faire. Ensuite, pour chacun à son tour, comme dans la règle, je place ou je demande.
    }
setup-claims = Territoires à occuper, vos préférés d'abord
setup-places = Où placer vos { UNITS() }
button-setup-list = Ma propre liste
button-setup-auto = Tout faire à ma place
setup-waiting = On attend la mise en place de { $who } (appuyez sur **{ POSTED("play") }**).
setup-asks = C'est noté. Je vous demande à votre tour.
setup-said = C'est noté. À votre tour, je place pour vous.
setup-list-adds = Les nombres s'ajoutent à ce qui est là. Le reste va le long de vos frontières.
setup-rest = { $count } de plus { $count ->
        [1] va
       *[other] vont
    } le long de vos frontières.
setup-left = { $count } à placer parmi : { $lands }
setup-refusal-number = Cette liste ne prend que des noms, sans nombre : « { $typed } ». Rien n'a changé.
list-refusal-too-many = Votre liste en place { $named }, mais vous en avez { $left } à placer. Rien n'a changé.
setup-refusal-comma = Mettez une virgule entre deux noms.
setup-refusal-none = « { $typed } » n'y met rien. Écrivez 1 ou plus, ou omettez le territoire. Rien n'a changé.

# Sortes de places.
lobby-free-seat = Libérer la place de { $colour }
lobby-opened = La table est ouverte. Choisissez une place sur sa carte.
