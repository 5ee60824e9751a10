# Les tables dont le salon est hors d'atteinte, et celles que l'on amène ailleurs.

note-parked-gone = Quelqu'un a supprimé le salon de votre partie { $game ->
    [lotr] du Seigneur des Anneaux
   *[other] de Risk
}. Rien n'est perdu et toutes les échéances sont suspendues. Tapez `/risk table amener` dans un autre salon pour la continuer là.
note-parked-away = Je ne suis plus sur le serveur de votre partie { $game ->
    [lotr] du Seigneur des Anneaux
   *[other] de Risk
}. Rien n'est perdu et toutes les échéances sont suspendues. Invitez-moi de nouveau et elle continue.
note-parked-barred = Je ne peux plus écrire dans { $channel } : votre partie { $game ->
    [lotr] du Seigneur des Anneaux
   *[other] de Risk
} attend. Rien n'est perdu et toutes les échéances sont suspendues. Laissez-moi voir le salon, écrire, joindre des fichiers et lire l'historique, ou déverrouillez le fil. Ou tapez `/risk table amener` dans un autre salon.
note-unparked = Je peux de nouveau écrire ici, et la partie continue. Aucune échéance n'a couru entre-temps.
note-moved = { $by } a amené la partie ici. Elle continue où elle en était.

table-moved = La partie est ici maintenant.
table-named = { $game } · table { $number }
table-named-yours = { $game } · table { $number } · à vous de jouer

doctor-posted-anew = Quelqu'un avait supprimé le plateau. Le revoici plus bas.

# Les fils propres aux tables.
thread-name = { $label ->
        [none] { $game } · table { $number }
       *[other] { $label } · guerre { $war }
    }
note-thread-invite = **{ $game }** : { $host } ouvre la table { $number }. Prenez place dans le fil.
note-thread-post = **{ $game }** : { $host } ouvre la table { $number }. Prenez place ci-dessous.
thread-opened = La table est ouverte, dans son propre fil ci-dessous. Prenez-y place.
thread-opened-taught = La table est ouverte dans son propre fil, ci-dessous, avec les règles apprises, contre l'IA. Appuyez-y sur **{ POSTED("start") }** ; vos amis peuvent d'abord prendre les places de l'IA.
thread-opened-post = La table est ouverte, dans { $channel }. Prenez-y place.
thread-nowhere = Je ne peux pas créer de fil ici, seulement dans un salon textuel.
thread-not-yours = Vous ne pouvez pas publier dans { $channel } : nous jouons dans ce salon.
thread-missing = Je ne peux pas créer de fil dans { $where } : nous jouons dans ce salon. Je dois pouvoir : { $missing }.
note-thread-refused = Nous jouons dans ce salon : { $why ->
    [barred] je n'ai pas le droit d'y créer un fil.
    [full] ce serveur a trop de fils ouverts.
    [tag] ce forum exige une étiquette, et n'en a aucune qui s'appelle *{ tag-lobby }*.
    [gone] le forum n'existe plus.
   *[other] Discord a refusé le fil.
}
note-thread-closed = Je n'ai pas pu ouvrir votre table : { $why ->
    [barred] je n'ai pas le droit de créer un fil à cet endroit
    [full] le serveur a trop de fils ouverts
    [tag] ce forum exige une étiquette, et n'en a aucune qui s'appelle *{ tag-lobby }*
    [gone] le forum n'existe plus
   *[other] Discord a refusé le fil
}, et une autre partie occupe { $channel }.
tag-lobby = inscriptions
tag-playing = en cours
tag-ended = terminée
doctor-tags = { $forum } pourrait montrer où en est chaque partie. Créez ces étiquettes et je les utiliserai : { $tags }.
doctor-threads = Pour donner un fil à chaque partie, je dois pouvoir : { $missing }.
button-to-thread = Jouer dans un fil
button-to-channel = Retour au salon

# Avant la suppression des tables d'un serveur qui a retiré le bot.
removal-notice = Le serveur de votre partie { $game ->
    [lotr] du Seigneur des Anneaux
   *[other] de Risk
} (table { $number }) m'a retiré. Le { $until }, je supprimerai cette partie pour de bon. Pour la garder, tapez d'ici là `/risk table amener` dans un salon d'un autre serveur. Si la partie a commencé, voici son fichier.
