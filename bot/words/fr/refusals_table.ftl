# Ce que la table elle-même refuse, quel que soit le jeu.
table-refusal-late-press = Ce moment est passé ; la partie a avancé. Voici où elle en est.
table-refusal-twice = C'était déjà compté, une fois.
table-refusal-no-such = Je ne connais pas « { $said } » ici. Vouliez-vous dire { $near } ?
table-refusal-no-such-plain = Je ne connais pas « { $said } » ici. Écrivez-le comme le plateau et les listes.
table-refusal-no-attachment = Joignez le procès-verbal en fichier, tel que `/risk table exporter` l'a donné.
table-refusal-bad-record = Ce procès-verbal est illisible : { $why }
table-refusal-own-army = Un bot ne peut pas prendre place ; n'indiquez personne pour l'IA.
table-refusal-number = « { $said } » ne convient pas : un nombre entier de { $least } à { $most }.
table-refusal-broken = Quelque chose s'est cassé de mon côté. La partie n'a pas bougé ; réessayez.
table-refusal-unshown = Quelque chose s'est cassé de mon côté au moment de vous le montrer. Votre action a peut-être compté : voyez avec *Jouer* avant de réessayer.
table-refusal-secret-kept = Le procès-verbal complet reste scellé jusqu'à la fin ; celui-ci contient ce que tous ont vu.

# Ce que dit la table.
table-ended-by-host = { $who } a mis fin à la partie.
table-conceded = { $who } renonce ; { $heir ->
        [ai] l'IA joue la suite à cette place
       *[neutral] cette armée ne fait plus que se défendre
    }.
table-replaced = { $seat } passe aux mains de { $person }.
table-replaced-ai = { $seat } passe aux mains de l'IA.
table-removed = La place { $seat } est de nouveau libre.
table-undone = Le dernier coup de { $who } est annulé.
table-exported = Le procès-verbal de cette partie.
table-exported-public = Le procès-verbal jusqu'ici : ce que tous ont vu, ni main ni clé des dés.
verify-good = Ce procès-verbal est vrai : { $steps } coups rejoués, { $draws } dés et mélanges recalculés avec la clé révélée.
verify-unsealed = Les coups se rejouent bien ({ $steps }). La clé des dés n'est pas encore révélée : les dés n'ont pas été recalculés.
verify-hash = La clé correspond à cette empreinte : `{ $hash }`. Comparez-la à celle du premier message de la table.
verify-older = Cette partie n'est pas prouvée : { $count ->
    [one] un coup prétend suivre d'anciennes règles et n'a pas pu être rejoué
   *[other] { $count } coups prétendent suivre d'anciennes règles et n'ont pas pu être rejoués
}.
verify-unchecked = Cette partie n'est pas prouvée : je ne peux pas vérifier ici la signature de la balise. Lancez `risk verify` avec l'extra `beacon`.
verify-first-format = Il est au format 1 : ce que les places ont apporté aux dés n'a jamais été publié.
verify-beacon = Le tirage { $round } de la balise publique entre dans les dés. Sa signature est bonne.
verify-skipped = L'hôte a commencé cette partie sans le tirage { $round } de la balise publique.
verify-rewind = Le coup { $step } est un retour voté, juste après le coup { $to } : { $steps } coups et { $draws } tirages annulés. Comparez avec le vote dans le salon.
verify-undo = L'étape { $step } annule ensemble des réponses de { $seats }. Comparez-la avec le salon.
verify-undone-more = { $count ->
    [one] Une autre étape revient
   *[other] { $count } autres étapes reviennent
} en arrière ; `risk verify` les donne toutes.
verify-won = Gagnée par { $who }.
verify-unfinished = La partie n'était pas terminée.
verify-bad = Ce procès-verbal n'est pas vrai. Coup { $step } : { $why }
doctor-title = Ce dont j'ai besoin ici
doctor-fine = Tout ce qu'il me faut est permis dans { $where }.
doctor-missing = Dans { $where } je ne peux pas : { $missing }. Un administrateur peut l'accorder dans les permissions du salon.
doctor-dm-open = Je peux vous écrire en privé.
doctor-dm-closed = Vos messages privés me sont fermés ; la partie continue, utilisez le bouton **Ma main**.
permission-view_channel = voir le salon
permission-send_messages = envoyer des messages
permission-send_messages_in_threads = envoyer des messages dans les fils
permission-attach_files = joindre des fichiers
permission-embed_links = intégrer des liens
permission-read_message_history = lire l'historique
permission-create_public_threads = créer des fils publics
permission-pin_messages = épingler des messages
me-language-set = Ce que vous seul voyez est désormais en français.
me-language-server = Ce que vous seul voyez suit désormais la langue du serveur.
me-palette-set = Les images que vous seul voyez sont désormais peintes ainsi : { $palette }.
me-forgotten = J'ai effacé ce que je gardais sur vous. L'IA joue désormais à vos places.
me-dm-closed = Je n'ai pas pu vous écrire en privé. Rien n'est perdu : **Ma main** montre toujours vos cartes.
confirm-concede = Abandonner cette partie ? C'est sans retour.
confirm-end = Mettre fin à cette partie pour tous ? C'est sans retour.
confirm-forget = Effacer ce que je garde sur vous ?
confirm-end-turn = Vous pouvez encore { $what }. Finir le tour sans le faire ?
button-yes = Oui
button-no = Non

# Ce que le programme dit lui-même dans le salon d'une partie.
note-put-aside = Je n'arrive pas à lire cette partie pour l'instant : quelque chose ne va pas de mon côté. Elle est gardée telle quelle, rien n'est perdu, et je réessaie à chaque démarrage. La personne qui m'héberge trouve la raison dans le journal.
note-found-again = Cette partie est de nouveau lisible. Elle reprend où elle s'était arrêtée.
note-restored = J'ai été endommagé, et cette partie revient d'une copie du { $time } (UTC). Ce qui s'est joué depuis est perdu. Les dés tombés depuis retomberont pareils : décidez ensemble si cela compte.
note-restored-lobby = J'ai été endommagé, et cette table revient d'une copie du { $time } (UTC). Ce qui a été pris, écrit ou choisi depuis est perdu.{ $starting ->
        [again] {" "}La liste des places suit ; une liste publiée après cette heure ne compte plus.
        [listed] {" "}Seule compte la liste des places publiée avant cette heure.
       *[no] {" "}Vérifiez vos places, vos mots et les options avant d'appuyer sur Commencer.
    }
note-seat-person = { $seat } est joué désormais par { $person }{ $by ->
    [none] .
   *[other] {" "}; { $by } en a décidé.
} Ce qui y était ordonné est oublié.
note-seat-ai = { $seat } est joué désormais par l'IA{ $by ->
    [none] .
   *[other] {" "}; { $by } en a décidé.
}
note-seat-nobody = { $seat } reste sans personne ; { $by } en a décidé. L'hôte confie la place avec `/risk table remplacer`.
note-seat-conceded = { $seat } a renoncé. L'IA joue désormais cette armée.
note-seat-neutral = { $seat } a renoncé. Cette armée ne fait plus que se défendre.
