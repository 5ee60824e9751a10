# L'annonce du plateau, que tous voient.
post-call = { $who }, à vous { $what ->
        [turn] de jouer
       *[other] { $what }
    }{ $style ->
        [none] {""}
        [t] {" "}· jusqu'à { $until }
       *[other] {" "}· jusqu'au { $until }
    }
lost-to = { $who } vous a pris { $lands }.
lost-bonus = Vous ne tenez plus { $regions } en entier : { UNITS($bonus) } de moins par tour.
post-waiting = C'est à { $who } { $what ->
        [turn] de jouer
       *[other] { $what }
    }{ $style ->
        [none] {""}
        [t] {" "}· jusqu'à { $until }
       *[other] {" "}· jusqu'au { $until }
    }
post-at-play = C'est le tour de { $who }.
post-key = La clé des dés : `{ $key }`. `/risk table vérifier` contrôle chaque dé avec elle.
post-record-code = SHA-256 du fichier de cette guerre : `{ $code }`. Le message qui lance la guerre suivante l'affiche aussi : personne ne peut donc remplacer celle-ci.
post-retired = { $where ->
        [here] La partie continue plus bas.
       *[other] La partie continue dans { $where }.
    }
post-ended = La partie est finie : { $who } l'emporte.
    .many = La partie est finie : { $who } l'emportent.
    .you = Vous gagnez !
    .you-many = Vous gagnez, avec { $who } !
    .nobody = La partie est finie, sans vainqueur.
button-rematch = Revanche
button-replay = Revoir
button-film = Film
button-record = Fichier de la partie
rematch-opened = La revanche est ouverte { $channel ->
        [here] ci-dessous
       *[other] dans { $channel }
    }. Vous en êtes l'hôte{ $others ->
        [0] .
       *[other] {" "}; les autres appuient sur leur place pour reprendre.
    }
button-play = Jouer
button-hand = Ma main
button-board = Plateau
board-enlarge = Agrandir : { AREA(form: "which") }
board-small = { POSTED("board") } agrandit une partie de la carte.
button-whole-board = Tout le plateau
board-changed = Ce qui a changé depuis votre dernier tour :
button-status = État
button-wait = Qui attend-on ?
button-orders = Ordres permanents
button-rules = Règles
button-refresh = Actualiser
post-over = Cette partie est finie ; voyez la fin plus bas.
post-earlier = Le plateau tel qu'il était alors.
post-not-made = Quelque chose de cette partie ne peut pas être montré ici. Elle continue ; son hôte trouve la raison dans le journal du programme.
button-front = Carte agrandie
end-no-film = Je n'ai pas pu faire le film. Réessayez plus tard.
end-record-too-large = Le fichier de la partie est trop gros pour Discord. L'hébergeur du bot peut l'exporter.
button-share = Partager dans le salon
film-title = **{ $game }, table { $number }** : toute la partie, une image par tour{ $rounds ->
        [0] .
       *[other] , de la mise en place { ROUND($rounds, form: "to") }.
    }
button-log = Journal
film-shared = Le film est dans le salon.
end-film = Toute la partie en film, une image par tour.
