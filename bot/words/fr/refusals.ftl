# Refus des règles : laquelle dit non, et ce qui serait juste à la place.
# `$near`, `$owner`, `$barrier` et autres valent « none » quand qui demande ne peut le dire.
refusal-not-asked = Ce moment est passé ; la partie a avancé. Voici où elle en est.
refusal-wrong-type = Cette réponse est illisible. Choisissez dans votre panneau.
refusal-not-yours = C'est à { $player } d'en décider, pas à vous. Je vous appelle quand on vous demande.
refusal-not-now = Ce n'est pas possible à ce moment. { $asked ->
        [none] Votre panneau montre ce qui l'est.
       *[other] On vous demande maintenant : { $asked }
    }
refusal-game-is-over = Cette partie est terminée. `/risk nouveau` en ouvre une autre.
refusal-no-such-option = L'option « { $option } » n'a pas de choix « { $choice } ». `/risk table options` les donne tous.
refusal-not-your-land = { $owner ->
        [none] Ce territoire n'est pas à vous
       *[other] Ce territoire est tenu par { $owner }
    } : { LAND($where) }. Choisissez-en un que vous tenez.
refusal-not-among = Ces régiments ne peuvent pas aller { LAND($where, form: "to") }. Possible : { $among }.
refusal-too-many = { $count }, ce n'est pas possible ici : { $most ->
        [0] il n'y a rien à prendre
       *[other] choisissez de { $least } à { $most }
    }.
refusal-not-adjacent = Aucune frontière ouverte ne mène, depuis { LAND($source, form: "the") }, { LAND($target, form: "to") }{ $barrier ->
        [mountain] {" "}: des montagnes séparent
        [river] {" "}: un fleuve sans pont sépare
        [sea] {" "}: aucune ligne maritime n'y va
       *[none] {""}
    }.{ $near ->
        [none] {""}
       *[other] {" "}De là vous atteignez : { $near }.
    }
refusal-own-land = Pas d'ennemi { LAND($target, form: "in") }. Envahissez un territoire voisin de quelqu'un d'autre.
refusal-friendly = { $owner } est votre partenaire et tient { LAND($target, form: "the") }. Attaquez quelqu'un d'autre.
refusal-in-storm = Une tempête d'hiver règne { LAND($where, form: "in") } : personne n'y attaque, ni n'en part attaquer. Attaquez ailleurs.
refusal-no-common-range = Aucune chaîne de montagnes ne touche à la fois { LAND($source, form: "the") } et { LAND($target, form: "the") }. Choisissez-en deux qui en partagent une.
refusal-no-stronghold = Pas de Place Forte { LAND($where, form: "in") }. Cette carte sert contre une Place Forte.
refusal-no-sea-line = Aucune ligne maritime ne mène, depuis { LAND($source, form: "the") }, { LAND($target, form: "to") }. Cette carte sert à une invasion par mer.
refusal-nobody-to-suborn = Un seul régiment se tient { LAND($where, form: "in") }, et il reste. Choisissez un territoire qui en a deux ou plus.
refusal-invasion-begun = Vous vous êtes déjà battu pour { LAND($target, form: "the") }, et cette carte vient avant la première bataille. Renoncez à l'invasion, puis envahissez de nouveau avec la carte.
refusal-no-invasion = Vous n'avez pas d'invasion en cours.
refusal-too-few-armies = Il y a { $armies ->
        [one] { $armies } seul régiment
       *[other] { $armies } régiments
    } { LAND($source, form: "in") }, et un doit toujours rester. Il en faut au moins deux.
refusal-no-leader = Aucun Capitaine de cette armée { LAND($where, form: "in") }. Allez-y sans lui.
refusal-not-connected = Aucun mouvement ne mène, depuis { LAND($source, form: "the") }, { LAND($target, form: "to") } : il faut une suite ininterrompue de terres à vous.
refusal-too-far = À cette table, on ne va que chez un voisin, et { LAND($target, form: "the") } ne touche pas { LAND($source, form: "the") }.
refusal-no-march-left = Vous avez fait votre mouvement libre de ce tour. Terminez pour continuer.
refusal-must-trade = Vous avez { $cards } cartes Territoire : dès cinq, il faut d'abord échanger un ensemble.
refusal-not-a-set = { $cards } ne font pas un ensemble. Il faut trois figures pareilles ou une de chaque ; un Joker remplace n'importe laquelle.
refusal-not-in-hand = { $card } n'est pas dans votre main.
refusal-sets-used-up = Cette table permet un ensemble par tour, et vous l'avez échangé.
refusal-not-empty = Ce territoire n'est pas libre : { LAND($where) }{ $owner ->
        [none] {""}
       *[other] , tenu par { $owner }
    }. Occupez un territoire vide.
refusal-captain-there = Deux Capitaines ne se tiennent jamais ensemble, et l'un est déjà { LAND($where, form: "in") }. Choisissez un autre de vos territoires.
refusal-no-more-cards = Une mission ou un pouvoir a été pioché ce tour-ci ; vous n'y jouez plus de carte.
refusal-not-a-mission = { $card } n'est pas une mission ; jouez-la comme pouvoir, à son moment.
refusal-no-captain-on-site = Aucun de vos Capitaines n'est { LAND($where, form: "in") }, où **{ $card }** l'envoie. Amenez-en un d'abord.
refusal-wrong-moment = **{ $card }** ne se joue pas maintenant. { $when ->
        [none] Son texte dit quand.
       *[other] Son moment : { $when }.
    }
refusal-end-of-the-path = La Communauté est { LAND($where, form: "in") }, au bout de son chemin, et ce territoire n'est pas à vous. La carte n'y fait rien.
refusal-no-such-bridge = Aucun pont ouvert entre { LAND($source, form: "the") } et { LAND($target, form: "the") }. Choisissez-en un dans la liste.
refusal-out-of-the-game = { $player } n'a plus de terres et ne joue plus.
refusal-wrong-number = On ne peut pas jouer à { $seats ->
        [one] { $seats } seul
       *[other] { $seats }
    } ; nombre de joueurs possible : { $allowed }.
refusal-sides-uneven = { $good } du Bien et { $evil } du Mal, cela ne va pas. À nombre pair, autant de chaque côté ; à trois ou à cinq, un du Mal de plus.

# Refus de la maison : places, tables, boutons.
refusal-no-table-here = Aucune partie dans ce salon. `/risk nouveau` ouvre une table.
refusal-table-here-already = Ce salon a déjà une table. Un fil peut en accueillir une autre.
refusal-no-such-game = Je ne connais pas de jeu « { $game } ». `/risk nouveau` montre ceux que je connais.
refusal-no-such-seat = Pas de place { $seat } à cette table.
refusal-seat-taken = { $seat } est déjà pris. Choisissez une place libre.
refusal-not-seated = Vous n'avez pas de place à cette table. Vous pouvez regarder : `/risk plateau`, `/risk état`.
refusal-no-seat-taken = Prenez d'abord une place.
refusal-seats-kept = Tout le monde n'a pas repris place : { $seats }. Attendez, ou laissez l'hôte libérer ces places sous **Options**.
refusal-did-not-play = Seuls les joueurs de cette partie peuvent demander la revanche. `/risk nouveau` ouvre votre propre table.
refusal-not-over = Cette partie est encore en cours.
refusal-seated-already = { $own ->
        [yes] Vous êtes déjà à cette table
       *[no] Cette personne est déjà à cette table
    } ({ $seat }) : une personne, une place.
refusal-sat-elsewhere = { $own ->
        [yes] Vous avez joué { $seat } à cette table et savez ce qui s'y trouve : aucune autre place ici ne peut être la vôtre.
       *[no] Cette personne a joué { $seat } à cette table et sait ce qui s'y trouve. Choisissez quelqu'un d'autre, ou l'IA.
    }
refusal-seat-is-out = { $seat } n'a plus de territoire et ne joue plus : il n'y a rien à y jouer.
refusal-not-host = Seul l'hôte de cette table peut faire cela : { $host }.
refusal-table-starting = La partie commence : plus rien ne change, elle débute dans un instant.
refusal-bad-word = Écrivez 1 à { $most } lettres et signes, sans mention, lien ni code d'émoji, et pas que des chiffres.
refusal-round-may-be-known = Trop tard pour fermer cette table : le tirage de la balise est peut-être connu. La partie commence avec lui.
refusal-beacon-not-late = La partie attend la balise et commence avec elle.
refusal-begun-already = La partie a commencé. Les places changent désormais avec `/risk table remplacer`.
refusal-not-agreed = Une partie nulle demande l'accord de tous ceux qui tiennent encore des terres. Il manque : { $missing }.
refusal-not-begun = La partie n'a pas encore commencé. Prenez place et appuyez sur Commencer.
refusal-table-closed = Cette table est finie. `/risk nouveau` en ouvre une autre.
refusal-put-aside = Cette partie est enregistrée d'une façon que je ne sais pas lire. Elle est gardée intacte ; dites-le à qui fait tourner ce bot : table { $table }.
refusal-nothing-to-undo = { $by_id ->
        [none] Vous n'avez rien joué que vous puissiez annuler.
       *[other] Trop tard : { $by } a joué depuis.
    } Pour revenir plus loin, lancez un vote : `/risk table vote`.
refusal-undo-not-free = Impossible d'annuler : { $why ->
        [dice] des dés ont été lancés
        [shuffle] des cartes ont été mélangées
       *[seen] une carte a été vue
    }. Pour revenir quand même en arrière, lancez un vote : `/risk table vote`.
refusal-no-such-order = Il n'y a pas d'ordre permanent « { $policy } » pour cela. La liste montre ceux qui existent.
refusal-no-such-language = Je ne parle pas « { $language } ». Je parle anglais et français.
refusal-no-such-palette = Je n'ai pas de palette « { $palette } ». La liste de `/risk moi palette` montre celles qui existent.
