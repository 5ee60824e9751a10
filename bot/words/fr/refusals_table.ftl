# Ce que la table elle-même refuse, quel que soit le jeu.
table-refusal-late-press = La partie a avancé. Voici où elle en est.
table-refusal-twice = C'est déjà compté.
table-refusal-no-such = « { $typed } » n'existe pas ici. Vouliez-vous dire { $near } ?
table-refusal-several = « { $typed } » en désigne plusieurs. Vouliez-vous dire { $near } ?
table-refusal-no-house-rule = Ce jeu n'a pas de règle maison « { $typed } ». Choisissez parmi { $rules }.
table-refusal-choice = « { $typed } » n'est pas proposé ici. Choisissez parmi { $choices }.
table-refusal-no-such-plain = « { $typed } » n'existe pas ici. Écrivez-le comme sur le plateau.
table-refusal-no-attachment = Joignez le fichier que `/risk table exporter` vous a donné.
table-refusal-verify-later = Les dés de cette partie se contrôlent une fois qu'elle est finie ; d'ici là, leur clé est secrète. Pour contrôler une autre partie, joignez son fichier.
table-refusal-long-record = Ce fichier de partie est trop long pour être contrôlé ici. `risk verify` le contrôle.
table-refusal-bad-record = Je ne peux pas lire ce fichier de partie : { $why }
table-refusal-own-army = Un bot ne peut pas prendre place. Pour l'IA, n'indiquez personne.
table-refusal-number = « { $typed } » ne va pas. Écrivez un nombre entier de { $least } à { $most }.
table-refusal-broken = Une erreur s'est produite de mon côté. La partie n'a pas changé. Réessayez.
table-refusal-unshown = Une erreur s'est produite à l'affichage. Votre coup a peut-être compté : vérifiez avec *{ POSTED("play") }* avant de réessayer.
table-refusal-silent = La base de données ne répond pas pour l'instant. Dans un moment, appuyez sur *{ POSTED("play") }* pour voir où en est la partie.
table-refusal-changeover = Le bot passait justement la main et rien ne s'est produit. Réessayez.
table-refusal-secret-kept = Le fichier complet reste secret jusqu'à la fin. Celui-ci contient ce que tous ont vu.

# Ce que dit la table.
table-ended-by-host = { $who } a mis fin à la partie.
table-conceded = { $who } abandonne. { $heir ->
        [ai] L'IA reprend la place.
       *[neutral] Cette armée ne fait plus que se défendre.
    }
table-replaced = { $person } joue désormais { $seat }.
table-replaced-ai = L'IA joue désormais { $seat }.
table-removed = La place { $seat } est de nouveau libre.
table-undone = { $who } a annulé son dernier coup.
table-exported = Toute la partie dans un fichier, à garder : chaque coup et chaque dé. `/risk table vérifier` le contrôle, et dans ce salon même sans le fichier. Pour revoir ou relire la partie : *{ POSTED("replay") }*, *{ POSTED("film") }* et *{ POSTED("log") }*, sous le classement final.
table-exported-public = Le fichier de la partie jusqu'ici : tout ce qui est public, sans les mains ni la clé des dés.
verify-good = Cette partie est exacte : { $steps } coups rejoués, { $draws } dés et mélanges recalculés avec la clé révélée.
verify-unsealed = Les { $steps } coups se rejouent correctement. La clé des dés n'est pas encore révélée : je n'ai pas pu recalculer les dés.
verify-hash = La clé correspond à cette empreinte : `{ $hash }`. Comparez-la à celle du fichier de la liste, ou sous **{ button-fair-dice }**.
verify-older = Impossible de vérifier cette partie : { $count ->
    [one] un coup prétend
   *[other] { $count } coups prétendent
} suivre d'anciennes règles, et je n'ai pas pu { $count ->
    [one] le rejouer
   *[other] les rejouer
}.
verify-unchecked = Impossible de vérifier cette partie : je ne peux pas contrôler ici la signature de la balise. Lancez `risk verify` avec l'extra `beacon`.
verify-position = Impossible de vérifier cette partie : elle commence par une position, pas par une distribution.
verify-list = Comparez avec le fichier de la liste publiée. Code des options : `{ $code }`. Pour les dés : { $added }.
verify-before = La partie appartient à une campagne. Comparez avec la liste le SHA-256 de la campagne avant elle : `{ $code }`.
verify-no-beacon = La liste ne nomme aucun tirage d'une balise publique.
verify-first-format = Le fichier est au format 1 : les contributions des places aux dés n'ont jamais été publiées.
verify-beacon = Le tirage { $round } de la balise publique entre dans les dés. Sa signature est bonne.
verify-skipped = L'hôte a commencé cette partie sans le tirage { $round } de la balise publique.
verify-rewind = Le coup { $step } est un retour voté, juste après le coup { $to } : { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
} et { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
} en moins. Comparez avec le vote dans le salon.
verify-undo = Le coup { $step } annule ensemble des réponses de { $seats }. Comparez avec le salon.
verify-undone-more = { $count ->
    [one] Un autre coup revient
   *[other] { $count } autres coups reviennent
} en arrière ; `risk verify` les donne tous.
verify-won = Victoire : { $who }.
verify-unfinished = La partie n'était pas terminée.
verify-bad = Ce fichier de partie est faux. Coup { $step } : { $why }
doctor-title = Permissions
doctor-fine = J'ai toutes les permissions nécessaires dans { $where }.
doctor-missing = Dans { $where } je ne peux pas : { $missing }. Un administrateur peut l'autoriser dans les permissions du salon.
doctor-dm-open = Je peux vous envoyer des messages privés.
doctor-dm-closed = Vos messages privés me sont fermés. La partie continue ; utilisez le bouton **{ POSTED("hand") }**.
permission-view_channel = voir le salon
permission-send_messages = envoyer des messages
permission-send_messages_in_threads = envoyer des messages dans les fils
permission-attach_files = joindre des fichiers
permission-embed_links = intégrer des liens
permission-read_message_history = lire l'historique
permission-create_public_threads = créer des fils publics
permission-pin_messages = épingler des messages
me-language-set = Vos messages privés et les tables que vous ouvrez sont désormais en français.
me-language-server = Vos messages privés suivent désormais la langue du serveur.
me-palette-set = Vos images privées utilisent désormais cette palette : { $palette }.
me-forgotten = J'ai effacé vos données. L'IA reprend vos places.
me-dm-closed = Je n'ai pas pu vous écrire en privé. **{ POSTED("hand") }** montre toujours vos cartes.
confirm-concede = Abandonner cette partie ? { $heir ->
        [ai] L'IA mène alors vos { UNITS() }.
       *[neutral] Vos { UNITS() } ne font alors que se défendre.
    } C'est définitif.
confirm-end = Mettre fin à cette partie pour tous ? Personne ne gagne, personne ne joue plus, et la clé des dés est révélée. C'est définitif.
confirm-pace = Changer le rythme de cette partie pour tous ? { $clocks ->
        [begin] Les échéances commencent maintenant.
        [end] Il n'y a plus d'échéances.
       *[run] Aucune échéance en cours n'est avancée. Les prochaines questions ont les nouveaux délais, et les réserves restent aussi remplies qu'elles le sont.
    }
    { $pace }
confirm-forget = Effacer tout ce que je garde sur vous ?
confirm-for-ever = **{ $what }**{ $owners ->
        [none] {""}
       *[other] {" "}({ $owners })
    } ? Ni une annulation ni un vote ne pourront revenir là-dessus.
confirm-end-turn = Vous pouvez encore { $what }. Terminer le tour quand même ?
button-yes = Oui
button-no = Non

# Ce que le programme dit lui-même dans le salon d'une partie.
note-put-aside = Je n'arrive pas à lire cette partie pour l'instant ; le problème vient de moi. Rien n'est perdu, et je réessaie à chaque démarrage. L'hébergeur du bot trouvera la raison dans le journal.
note-package-missing = { $why ->
        [flawed] Ce jeu vient du paquet { $package }, qui ne marche pas ici pour l'instant.
        [other] Ce jeu vient du paquet { $package }, mais un autre paquet porte maintenant son nom.
        [version] Cette partie a commencé avec le paquet { $package } ; la version installée ne sait pas la lire.
       *[gone] Ce jeu vient du paquet { $package }, qui n'est plus installé.
    } Rien n'est perdu : dès que l'hébergeur du bot y aura remédié, la partie reprendra où elle s'était arrêtée.
note-found-again = Je peux de nouveau lire cette partie. Elle reprend où elle s'était arrêtée.
table-host-changed = { $person } est désormais l'hôte.
note-restored = Après une panne, j'ai restauré cette partie d'une sauvegarde du { $time } (UTC). Ce qui a été joué depuis est perdu, comme les ordres, les vacances et les votes. Les mêmes dés retomberont : décidez ensemble si cela compte. Si vous avez utilisé `/risk moi oublier` depuis, refaites-le.
note-restored-campaign = Après une panne, j'ai restauré cette campagne d'une sauvegarde du { $time } (UTC).{ $war ->
        [0] {""}
       *[other] {" "}La prochaine guerre est la guerre { $war }.
    } Ce qui a été joué, nommé, pris ou voté depuis est perdu. Le dernier message de chaque guerre affiche le SHA-256 de son fichier, et la liste de la guerre suivante aussi : comparez-les.
note-restored-lost = Après une panne, j'ai restauré une sauvegarde du { $time } (UTC). La partie d'ici a commencé plus tard : elle est perdue, et je ne peux pas la retrouver.
note-restored-elsewhere = Après une panne, j'ai restauré une sauvegarde du { $time } (UTC). La partie qui était ici est de nouveau dans { $channel }, comme à ce moment-là.
note-restored-lobby = Après une panne, j'ai restauré cette table d'une sauvegarde du { $time } (UTC). Les places, mots et options choisis depuis sont perdus.{ $starting ->
        [again] {" "}La liste des places suit. Une liste publiée après cette heure ne compte pas.
        [listed] {" "}Seule compte la liste des places publiée avant cette heure.
       *[no] {" "}Vérifiez vos places, vos mots et les options avant d'appuyer sur **{ POSTED("start") }**.
    }
note-host-changed = { $person } est désormais l'hôte de cette table, par décision de { $by }.
note-host-taken-over = { $person } devient l'hôte de cette table : { $before ->
        [none] il n'y en avait plus.
       *[other] { $before } n'a pas pris place depuis un jour.
    }
note-seat-person = { $person } joue désormais { $seat }{ $by ->
    [none] .
   *[other] , par décision de { $by }.
} J'ai effacé les ordres de cette place.
note-seat-ai = L'IA joue désormais { $seat }{ $by ->
    [none] .
   *[other] , par décision de { $by }.
}
note-seat-nobody = { $by } a libéré la place { $seat }. L'hôte peut la confier avec `/risk table remplacer`.
note-seat-conceded = { $seat } abandonne. L'IA joue désormais cette armée.
note-seat-neutral = { $seat } abandonne. Cette armée ne fait plus que se défendre.
