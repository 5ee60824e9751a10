# Refus des règles : laquelle dit non, et ce qui serait juste à la place.
# `$near`, `$owner`, `$barrier` et autres valent « none » quand qui demande ne peut le dire.
refusal-not-asked = La partie a avancé. Voici où elle en est.
refusal-wrong-type = Je ne comprends pas cette réponse. Choisissez dans votre panneau.
refusal-not-yours = C'est à { $player } de décider. Je vous préviens quand c'est à vous.
refusal-not-now = Pas maintenant. { $asked ->
        [none] Votre panneau montre ce que vous pouvez faire.
       *[other] D'abord : { $asked }
    }
refusal-game-is-over = Cette partie est terminée. Son dernier message a le bouton pour en lancer une autre.
refusal-bad-name = { $flaw ->
        [empty] Écrivez un nom de 1 à 24 lettres.
        [long] Un nom a 24 caractères au plus.
        [sign] Un nom ne contient pas « { $sign } » : lettres, espaces, traits d'union et apostrophes seulement.
        [hidden] Ce nom contient un caractère caché ({ $sign }). Écrivez-le de nouveau, avec des lettres, des espaces, des traits d'union et des apostrophes.
        [marks] Une de ces lettres porte trop d'accents.
        [first] Un nom commence par une lettre.
        [last] Un nom se termine par une lettre.
        [spelling] Ce nom n'est pas écrit en lettres ordinaires. Écrivez-le de nouveau.
        [taken] Le nom « { $name } » est déjà pris. Choisissez-en un autre.
       *[land] Le nom « { $name } » est celui d'un lieu du plateau. Choisissez-en un autre.
    }
refusal-looks-like = « { $name } » se confond avec « { $other } ». Choisissez un nom qu'on ne puisse pas prendre pour un autre.
refusal-too-many-tables = { $own ->
        [yes] Vous êtes
       *[no] { $person } est
    } déjà l'hôte { $most ->
        [one] d'une table
       *[other] de { $most } tables
    }, et ce bot n'en permet pas plus. { $own ->
        [yes] `/risk moi tables` en donne la liste ; terminez-en une d'abord.
       *[no] Il faut d'abord en terminer une, ou qu'un autre joueur soit l'hôte.
    }
refusal-no-such-beginning = Avec ces places et ces options, cette partie ne peut pas faire suite à la précédente.
refusal-no-such-option = L'option « { $option } » n'a pas de choix « { $choice } ». `/risk table options` les donne tous.
refusal-not-your-land = { $owner ->
        [none] Vous ne tenez pas { LAND($where, form: "the") }
       *[other] { $owner } tient { LAND($where, form: "the") }
    }. Choisissez un de vos territoires.
refusal-not-among = Vous ne pouvez pas envoyer ces { UNITS() } { LAND($where, form: "to") }. Possible : { $among }.
refusal-too-many = Pas { $count } : { $most ->
        [0] il n'y a plus rien
        [1] 1 au plus
       *[other] choisissez de { $least } à { $most }
    }.
refusal-not-adjacent = Impossible d'aller { LAND($source, form: "of") } { LAND($target, form: "to") }{ $barrier ->
        [mountain] {" "}: des montagnes barrent la route
        [river] {" "}: un fleuve sans pont barre la route
        [sea] {" "}: aucune ligne maritime ne les relie
        [flame] {" "}: un mur de flammes barre la route
       *[none] {""}
    }.{ $near ->
        [none] {""}
       *[other] {" "}De là, vous pouvez atteindre : { $near }.
    }
refusal-own-land = Vous occupez déjà { LAND($target, form: "the") }. Attaquez un territoire ennemi voisin.
refusal-friendly = { $owner }, votre partenaire, occupe { LAND($target, form: "the") }. Attaquez un ennemi.
refusal-empty-land = Personne n'occupe { LAND($target, form: "the") } : il n'y a rien à attaquer. Entrez-y sans combat, ou attaquez un ennemi.
refusal-other-realm = Pas { LAND($where, form: "the") }. { $realm ->
        [underworld] Vous êtes dans le Monde souterrain : choisissez-y une case.
       *[none] Vous êtes sur le plateau principal : choisissez-y un territoire.
    }
refusal-no-invasion = Vous n'avez pas d'invasion en cours. Attaquez d'abord un territoire.
refusal-too-few-armies = Vous avez { UNITS($armies) } { LAND($source, form: "in") }. Il en faut au moins deux, car { UNIT(form: "a") } doit rester.
refusal-all-fight = Le nombre { UNIT(form: "of-many") } ne se choisit pas ici : tout ce qui peut combattre participe.
refusal-no-leader = { $leaders_count ->
        [one] Vous n'avez pas de { LEADERS($leaders) } { LAND($where, form: "in") }. Allez-y sans lui.
       *[other] Absents { LAND($where, form: "in") } : { LEADERS($leaders, form: "the") }. Allez-y sans eux.
    }
refusal-not-connected = Impossible d'aller { LAND($source, form: "of") } { LAND($target, form: "to") }. Vos territoires doivent les relier de bout en bout.
refusal-same-land = Départ et arrivée sont identiques : { LAND($where) }. Choisissez deux territoires différents.
refusal-no-march-left = Vous avez déjà fait votre mouvement libre. Terminez votre tour.
refusal-must-trade = Vous avez { $cards } cartes Territoire. À partir de cinq, échangez d'abord une série.
refusal-not-a-set = { $cards } ne font pas une série. Il faut trois symboles identiques ou un de chaque ; un Joker remplace n'importe lequel.
refusal-not-in-hand = { $card } n'est pas dans votre main. Choisissez une de vos cartes.
refusal-named-twice = Vous nommez deux fois { $card }. Nommez chaque carte une seule fois.
refusal-sets-used-up = Vous avez déjà échangé une série ce tour-ci. Cette table n'en permet qu'une par tour.
refusal-not-empty = { $owner ->
        [none] Quelqu'un tient déjà { LAND($where, form: "the") }
       *[other] { $owner } tient déjà { LAND($where, form: "the") }
    }. Choisissez un territoire vide.
refusal-stations-for = { $army_id ->
        [neutral] L'armée neutre ne tient pas { LAND($where, form: "the") }. Choisissez un territoire neutre
       *[other] { $army } ne tient pas { LAND($where, form: "the") }. Choisissez un territoire de { $army }
    }.
refusal-out-of-the-game = { $player } n'a plus de territoire et ne joue plus.
refusal-unknown-seat = Ce jeu n'a pas de place « { $seat_id } ». Choisissez parmi { $seats }.
refusal-seat-twice = { $seat } figure deux fois. Nommez chaque place une seule fois.
refusal-wrong-number = Impossible à { $seats ->
        [one] { $seats } seul joueur
       *[other] { $seats } joueurs
    }. Il en faut { $allowed }.

# Refus de la maison : places, tables, boutons.
refusal-no-table-here = Il n'y a pas de partie dans ce salon. Lancez-en une avec `/risk nouveau`.
refusal-table-gone = Cette partie n'existe plus. Pour s'entraîner : `/risk apprendre` ; pour une vraie partie : `/risk nouveau`.
refusal-table-here-already = Ce salon a déjà une partie. Jouez-en une autre dans un fil.
button-new-thread = Jouer dans un fil
refusal-no-such-game = Il n'y a pas de jeu « { $game } ». `/risk nouveau` donne la liste.
refusal-no-such-seat = Cette table n'a pas de place { $seat }.
refusal-seat-taken = La place { $seat } est prise. Choisissez une place libre.
refusal-not-seated = Vous n'avez pas de place à cette table. Vous pouvez regarder : `/risk plateau`, `/risk état`.
refusal-no-seat-to-leave = Vous n'avez pas de place à cette table.
refusal-no-seat-taken = Prenez d'abord une place.
refusal-seats-kept = Tout le monde n'a pas repris place : { $seats }. Attendez, ou laissez l'hôte libérer ces places sous **{ POSTED("options") }**.
refusal-people-left = La partie n'a pas commencé : { $seats } { $seats_count ->
        [one] a quitté ce serveur. La place est libre
       *[other] ont quitté ce serveur. Les places sont libres
    } : invitez quelqu'un, complétez avec des IA, ou commencez sans.
refusal-did-not-play = Seuls les joueurs de cette partie peuvent demander la revanche. `/risk nouveau` ouvre votre propre table.
refusal-not-over = Cette partie est encore en cours.
refusal-seated-already = { $own ->
        [yes] Vous êtes déjà à cette table
       *[no] Cette personne est déjà à cette table
    } ({ $seat }). Une place chacun.
refusal-sat-elsewhere = { $own ->
        [yes] Vous avez joué { $seat } ici et connaissez cette main : vous ne pouvez pas prendre une autre place à cette table.
       *[no] Cette personne a joué { $seat } ici et connaît cette main. Choisissez quelqu'un d'autre, ou l'IA.
    }
refusal-seat-is-out = { $seat } n'a plus de territoire et ne joue plus. Il n'y a rien à jouer.
refusal-no-ai-there = Aucune IA ne joue { $seat }. Choisissez une place jouée par une IA.
refusal-one-strength = Dans ce jeu, l'IA n'a qu'un niveau.
refusal-character-already = L'IA de { $seat } est déjà ainsi.
refusal-not-host = Seul l'hôte peut faire cela : { $host }.
refusal-host-not-seated = { $person } n'a pas de place à cette table. Seul un joueur assis ici peut en être l'hôte.
refusal-table-starting = La partie commence. Vous ne pouvez plus rien changer.
refusal-bad-word = Écrivez 1 à { $most } lettres ou signes, sans mention, lien ni code d'émoji, et pas seulement des chiffres.
refusal-round-may-be-known = Trop tard pour fermer cette table : le tirage de la balise est peut-être déjà connu. La partie commence avec lui.
refusal-beacon-not-late = La partie commence dès que la balise répond. Patientez un instant.
refusal-begun-already = La partie a commencé. L'hôte change les places avec `/risk table remplacer`.
refusal-not-agreed = Une partie nulle demande l'accord de tous ceux qui jouent encore. Il manque : { $missing }.
refusal-not-begun = La partie n'a pas commencé. Quand les places sont prises, **{ POSTED("start") }**, au salon, la commence.
refusal-table-closed = Cette partie est terminée. Son dernier message a le bouton pour en lancer une autre.
refusal-put-aside = Je n'arrive pas à lire la sauvegarde de cette partie. Rien n'est perdu. Prévenez l'hébergeur du bot : table { $table }.
refusal-course-outdated = Les règles ont changé depuis le début de cette partie d'entraînement. `/risk apprendre` en commence une autre.
refusal-package-missing = { $why ->
        [flawed] Le jeu de cette table vient du paquet { $package }, qui ne marche pas ici pour l'instant.
        [other] Le jeu de cette table vient du paquet { $package }, mais un autre paquet porte maintenant son nom.
        [version] Cette table a commencé avec le paquet { $package } ; la version installée ne sait pas la lire.
       *[gone] Le jeu de cette table vient du paquet { $package }, qui n'est plus installé.
    } Rien n'est perdu. L'hébergeur du bot peut y remédier : table { $table }.
refusal-record-lacks-package = Le jeu de cette partie vient du paquet { $package }, qui ne marche pas ici. Sans lui, je ne peux pas la vérifier.
refusal-nothing-to-undo = { $by_id ->
        [none] Vous n'avez rien à annuler.
       *[other] Trop tard : { $by } a joué depuis.
    } Pour revenir plus loin, lancez un vote : `/risk table vote`.
refusal-undo-not-free = Impossible d'annuler : { $why ->
        [dice] des dés ont été lancés. Pour revenir quand même en arrière, lancez un vote : `/risk table vote`
        [shuffle] des cartes ont été mélangées. Pour revenir quand même en arrière, lancez un vote : `/risk table vote`
        [final] c'est définitif. Aucun vote ne peut revenir avant
        [late] le temps de cette réponse est écoulé. Pour revenir quand même en arrière, lancez un vote : `/risk table vote`
       *[seen] quelque chose de caché a été vu. Pour revenir quand même en arrière, lancez un vote : `/risk table vote`
    }.
refusal-answers-secret = Impossible d'annuler tant que des réponses restent secrètes. Appuyez sur **{ POSTED("play") }** pour changer la vôtre.
refusal-no-such-order = « { $policy } » n'est pas un ordre permanent pour cela. Choisissez dans la liste.
refusal-no-such-language = Je ne parle pas « { $language } ». Choisissez l'anglais ou le français.
refusal-no-such-palette = Il n'y a pas de palette « { $palette } ». Choisissez dans la liste de `/risk moi palette`.
