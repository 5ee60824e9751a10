# Le salon d'attente : une carte où les amis prennent place.
lobby-title = { $again ->
        [yes] Revanche
       *[no] Nouvelle table
    } : { $game }
lobby-rematch = Mêmes places et mêmes options. Dés, cartes et distribution sont nouveaux.
lobby-intro = Prenez place, puis appuyez sur **{ POSTED("start") }**. Chacun peut contrôler les dés : **{ POSTED("fair-dice") }**.
lobby-side-good = Les armées du Bien
lobby-side-evil = Les armées du Mal
# $word: `lobby-word`, where somebody has written one.
lobby-word = · mot : « { $word } »
lobby-seat-taken = **{ $colour }** – { $person }{ $word }
lobby-seat-ai = **{ $colour }** – { $ai }
lobby-seat-free = **{ $colour }** – libre
lobby-seat-left = **{ $colour }** – { $ai }{ $word }
lobby-seat-kept = **{ $colour }** – réservé à { $person } : appuyez sur **{ $join }** pour rejouer
lobby-wishes = Appuyez sur les places que vous souhaitez, la préférée d'abord ; appuyez encore pour en retirer une. Au départ, chacun lance un dé : le plus fort obtient son premier souhait.
lobby-wishes-none = n'importe laquelle
lobby-player = { $person } · souhaits : { $wishes }{ $word }
lobby-player-kept = Réservé à { $person } : appuyez sur une place souhaitée pour rejouer
# $seats: "none" where they are listed in that order above.
lobby-order = { $seats ->
        [none] { "" }
       *[other] Autour de la table : { $seats }.{ " " }
    }{ $general ->
        [none] { "" }
       *[other] { $general } est le Général : il distribue les cartes.
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
lobby-follows = le livret
lobby-all-else = { $alone ->
        [yes] Tout
       *[no] Le reste
    } suit { $follows } ; voir **{ POSTED("options") }**.
lobby-all-else-later = { $alone ->
        [yes] Tout
       *[no] Le reste
    } suit { $follows } ; voir `/risk table options`.
lobby-choose-house = Choisir les règles maison
lobby-started = La partie a commencé.
lobby-to-thread = La table part dans un fil à elle : sa carte, ses places et toute la partie. *{ button-to-channel }*, sous *{ POSTED("options") }*, la ramène, tant que la partie n'a pas commencé.
lobby-to-channel = La table est revenue dans son salon.
lobby-starting = La partie commence : places, mots et options sont fixés.
lobby-closed = Cette table a fermé avant le début de la partie.
lobby-replaced = { $where ->
        [here] On s'inscrit plus bas.
       *[other] On s'inscrit dans { $where }.
    }
lobby-waits-for = On attend le retour de { $who }. L'hôte peut libérer une place sous **{ POSTED("options") }**.
lobby-ready = Prêt : { $seated } à table{ $full ->
        [yes] , au complet.
       *[no] .
    }
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
button-fair-dice = Dés honnêtes
button-start = Commencer
button-close = Supprimer la table
button-options = Options
button-all-options = Toutes les options
button-help = Comment jouer
lobby-choose-seat = Libérer une place
lobby-choose-strength = Changer le niveau d'une IA
lobby-choose-temper = Changer le caractère d'une IA
lobby-strength = { $colour } : IA, { $strength }
lobby-strength-now = actuellement { $strength }
lobby-choose-first = Faire passer une place en tête
button-word = Écrire un mot
lobby-word-title = Un mot pour les dés
lobby-word-label = Un mot ou un émoji, 1 à 32 caractères
lobby-word-about = Public pour toujours : il reste dans le fichier de la partie, sans votre nom, même après /risk moi oublier.

# What proves the dice: a view for one reader, and the file of the list that is posted before anything is drawn.
fair-dice-about = Les dés viennent de ma clé secrète et de ce que chaque joueur ajoute : le numéro de son clic, ou un mot à lui. Personne ne les choisit donc seul. Copiez ceci ; après la partie, cela montre que rien n'a été changé.
dice-hash = Empreinte de ma clé, que je montre à la fin : { $hash }
dice-options = Code des options : { $code }
# $whose: a seat, or where dice give the seats ($wished), the seats its player wishes for.
dice-seat = { $place }. { $wished ->
        [yes] souhaite { $whose ->
            [none] n'importe laquelle
           *[other] { $whose }
        }
       *[no] { $whose }
    } : { $kind ->
        [nothing] n'ajoute rien
        [number] ajoute { $adds }
       *[word] ajoute le mot « { $adds } »
    }
dice-beacon = Balise publique : tirage { $round } de la chaîne { $chain }, prévu le { $due }

# La liste des places, publiée avant tout tirage.
list-title = { $game } : la partie commence
list-intro = Tout ceci est fixé, et rien n'est encore tiré. Gardez le fichier pour contrôler les dés après la partie.
list-wishes = Les dés lancés au départ attribuent les places. Le plus fort obtient son premier souhait, chaque autre joueur le premier des siens qui est libre. Qui n'en a plus prend la première place libre dans cet ordre : { $seats }.
list-before = SHA-256 de la campagne telle qu'elle est avant cette guerre : { $code }
list-record-before = SHA-256 du fichier de la dernière guerre, comme sur son dernier message : { $code ->
        [none] inconnu
       *[other] { $code }
    }
list-campaign = Empreinte de la clé de la campagne, que je montre à sa fin : { $hash }
list-again = Cette liste remplace la précédente, qui a manqué son tirage de la balise.
list-beacon = La partie commence avec le tirage { $round } de la balise publique, prévu : { $due }.
button-skip-beacon = Commencer sans la balise
note-start-refused = La partie n'a pas commencé : { $code ->
        [none] je n'ai pas pu établir la liste des places
       *[other] Discord a refusé la liste des places (erreur { $code })
    }. La table est de nouveau ouverte ; appuyez sur **{ POSTED("start") }** pour réessayer.
note-seats-drawn = Les dés ont attribué les places : { $given }.
note-beacon-late = La balise publique ne répond pas. La partie commence dès que j'ai le tirage nommé dans la liste.
lobby-choose-option = Choisir une option{ $groups ->
        [none] { "" }
       *[other] { " " }: { $groups }
    }
lobby-pace = Rythme

# Placement en file.
setup-title = Mise en place
setup-intro = { $left ->
        [0] { $asks ->
            [yes] Je vous demande chaque fois que c'est à vous.
           *[no] Tout est choisi. Vous pouvez changer jusqu'à ce que tout soit placé.
        }
        [1] { $count ->
            [1] Un seul choix à faire ; ensuite, je place pour chacun à son tour, comme dans la règle.
           *[other] Il reste un choix ; ensuite, je place pour chacun à son tour, comme dans la règle.
        }
       *[other] { $left } choix à faire ; ensuite, je place pour chacun à son tour, comme dans la règle. *{ button-setup-auto }* : partout la première réponse.
    }
setup-way = { $way } : { $how }
setup-claims = Territoires à occuper, vos préférés d'abord
    .auto = à côté des vôtres, pour en compléter une vite
    .listed = Des noms séparés par des virgules, vos préférés d'abord. Ensuite, à côté des vôtres.
setup-places = Où placer vos { UNITS() }
    .auto = un par un, là où vous êtes le plus menacé
    .listed = Les nombres s'ajoutent à ce qui est là. Le reste va le long de vos frontières.
button-setup-list = Ma propre liste
button-setup-auto = Tout faire à ma place
setup-waiting = On attend la mise en place de { $who } (appuyez sur **{ POSTED("play") }**).
setup-asks = C'est noté. Je vous demande à votre tour.
setup-said = C'est noté. À votre tour, je place pour vous.
setup-list-names = Des noms séparés par des virgules, vos préférés d'abord.
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
lobby-opened = La table est ouverte. Choisissez votre place ci-dessous.
lobby-opened-taught = La table est ouverte, avec les règles apprises, contre l'IA. Appuyez-y sur **{ POSTED("start") }** ; vos amis peuvent d'abord prendre les places de l'IA.
