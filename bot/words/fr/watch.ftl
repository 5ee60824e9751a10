# En direct : la partie sur une page du navigateur, pour tous ceux qui ont le lien.
# $watch : off, public (ce que tous savent), whole (et tout, une fois la partie finie).
lobby-watch = En direct
    .description = Peut-on suivre la partie dans un navigateur avec le lien ?
choice-watch-off = Non
choice-watch-public = Ce que tous savent
choice-watch-whole = Tout à la fin
watch-here = En direct : avec le lien, on suit la partie dans un navigateur et on voit ce que tous savent à la table{ $watch ->
        [whole] {""} ; une fois finie, on voit tout
       *[public] {""}
    }.
button-watch = En direct
watch-link = Avec ce lien, on peut suivre la partie : { $link }
watch-soon = Le lien arrive avec le premier plateau.
watch-nobody = On ne peut pas suivre cette partie dans un navigateur. Donnez une réponse à `/risk table direct` pour changer cela.
watch-unavailable = Les parties de ce bot ne se suivent pas dans un navigateur : son hébergeur ne l'a pas prévu.
watch-set = { $watch ->
        [off] C'est fait. Le lien ne marche plus.
        [whole] C'est fait. Une fois la partie finie, sa page montrera tout.
       *[public] C'est fait. La page montre ce que tous savent.
    }
refusal-watch-more-after-end = La partie est finie : sa page ne peut plus montrer que moins. Choisissez **{ choice-watch-public }** ou **{ choice-watch-off }**.
vote-title-watch = { $watch ->
        [off] Vote : ne plus montrer la partie dans un navigateur ?
        [whole] Vote : montrer la partie dans un navigateur, et tout à la fin ?
       *[public] Vote : montrer la partie dans un navigateur ?
    }
vote-about-watch = Si plus de la moitié dit oui, { $watch ->
        [off] le lien ne marchera plus.
        [whole] avec le lien, on pourra suivre la partie, et tout voir une fois qu'elle sera finie : mains, missions, réponses secrètes.
       *[public] avec le lien, on pourra suivre la partie et voir ce que tous savent à la table.
    }
note-vote-watch-yes = { $watch ->
        [off] On ne peut plus suivre cette partie dans un navigateur.
        [whole] Avec le lien, on peut suivre cette partie dans un navigateur, et tout y voir une fois qu'elle est finie. `/risk table direct` donne le lien.
       *[public] Avec le lien, on peut suivre cette partie dans un navigateur. `/risk table direct` donne le lien.
    } { $yes } oui sur { $voters }.
note-vote-watch-no = La page de la partie reste comme elle était : { $yes ->
        [0] aucun oui
        [one] un oui sur { $voters }
       *[other] { $yes } oui sur { $voters }
    }, et il en faut plus de la moitié.
note-watch-set = { $watch ->
        [off] On ne peut plus suivre cette partie dans un navigateur.
        [whole] Avec le lien, on peut suivre cette partie dans un navigateur, et tout y voir une fois qu'elle est finie. `/risk table direct` donne le lien.
       *[public] Avec le lien, on peut suivre cette partie dans un navigateur. `/risk table direct` donne le lien.
    }
replay-ui-live = En direct
replay-ui-live-news = Nouvelles étapes : { $count }
replay-ui-live-taken-back = Nouvelles étapes : { $count }. Des coups ont été annulés.
replay-ui-live-lost = Connexion perdue. Nouvel essai…
replay-ui-live-gone = Ce lien ne marche plus.
replay-ui-live-over = La partie est finie.
replay-ui-live-reload = Recharger
