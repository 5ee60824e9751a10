# Les campagnes : des guerres qui se suivent sur un même plateau.
refusal-no-campaign = Ce serveur n'a pas cette campagne. Une campagne commence avec sa première guerre : `/risk nouveau legacy`.
refusal-not-in-campaign = Seuls les membres de cette campagne le peuvent. Il faut d'abord en être : `/risk campagne rejoindre`.
refusal-in-campaign-already = Vous serez déjà prévenu de la prochaine guerre de cette campagne.
refusal-no-campaign-vote = Seuls ceux qui ont joué dans cette campagne, et ne l'ont pas quittée, votent à son sujet.
refusal-campaign-over = Cette campagne est finie : ses membres en ont décidé ainsi. `/risk campagne plateau` montre ce qu'elle a laissé, `/risk nouveau legacy` en commence une autre.
refusal-nothing-played = Aucune guerre de cette campagne n'est encore terminée : il n'y a pas de fichier de partie.
refusal-war-under-way = La guerre de cette campagne est ouverte ou se joue dans { $channel }. Terminez-la d'abord.
refusal-rewards-lapse = { $people_count ->
        [one] { $people } peut encore prendre sa récompense de la dernière guerre : `/risk campagne récompense`. Si cette guerre commence maintenant, elle est perdue.
       *[other] { $people } peuvent encore prendre leur récompense de la dernière guerre : `/risk campagne récompense`. Si cette guerre commence maintenant, elles sont perdues.
    }
button-start-anyway = Commencer quand même
refusal-campaign-options = Les options ont été fixées pour toute la campagne au début de sa première guerre.
refusal-too-many-members = Une campagne a au plus { $most } membres. Jouez avec des gens qui en sont déjà.
refusal-campaign-full = Cette campagne a { $most } membres, autant qu'elle peut en avoir. Il faut désormais en être pour y jouer.
refusal-options-fixed = Les options ont été fixées pour toute la campagne au début de sa première guerre.
refusal-not-a-member = Un joueur assis ici n'est pas de cette campagne.
refusal-member-twice = Un joueur de cette campagne ne prend qu'une place.
refusal-not-the-namer = Seul le joueur qui a le plus signé peut nommer le monde, une seule fois, après la guerre 15.
refusal-nothing-named = Rien n'y porte encore de nom. Choisissez une ville ou un continent dans la liste sous `lieu`.
refusal-renamed-already = « { $name } » est son nouveau nom depuis la dernière guerre. Il pourra changer après la prochaine.
refusal-campaign-too-new = Une version plus récente de mon programme a enregistré cette campagne. Mon hôte doit d'abord me mettre à jour.
button-next-war = Guerre suivante
next-war-opened = La guerre { $war } est ouverte { $channel ->
        [here] ci-dessous
       *[other] dans { $channel }
    }. { $host ->
        [you] Vous en êtes l'hôte
       *[other] L'hôte est { $host }
    } ; les autres appuient sur leur place pour reprendre.

# Une guerre sans vainqueur.
confirm-end-legacy = Mettre fin à cette guerre pour tous ? Elle ne comptera pas : personne ne signera le plateau, et ce qui a été collé reste. C'est définitif.
table-ended-by-host-legacy =
    { $who } a mis fin à la guerre.
    Elle ne compte pas : personne ne signe le plateau. Ce qui a été collé reste.
vote-about-draw-legacy = Si tout le monde dit oui, la guerre s'arrête : elle est nulle entre tous ceux qui jouent encore. Elle ne compte pas : personne ne signe le plateau, et ce qui a été collé reste. Ne pas voter, c'est dire non.
post-over-legacy = Cette guerre est finie ; voyez la fin plus bas.
post-ended-legacy = La guerre est finie : { $who } l'emporte.
    .many = La guerre est finie : { $who } l'emportent.
    .nobody = La guerre est finie, sans vainqueur.

# Une guerre gagnée, pendant qu'on prend les récompenses.
confirm-end-won = La guerre est gagnée, et elle compte. La terminer maintenant ? Les récompenses que personne n'a encore prises sont gardées jusqu'au début de la prochaine guerre : `/risk campagne récompense`.
table-ended-won = { $who } a terminé la guerre. Elle compte ; les récompenses que personne n'a encore prises sont gardées jusqu'au début de la prochaine guerre : `/risk campagne récompense`.

# La campagne elle-même.
campaign-name = { $title ->
        [none] Campagne { $number }
       *[other] { $title }
    }
campaign-lobby = Guerre { $war } · { $name }
campaign-new = **Guerre 1 { $name ->
        [none] d'une nouvelle campagne
       *[other] de la nouvelle campagne « { $name } »
    } :** quinze guerres se suivent sur un même plateau. Les options choisies maintenant valent pour toutes.
campaign-line = { $name } ({ $ended ->
        [yes] finie
       *[no] ensuite : guerre { $war }
    })
campaign-now = { $ended ->
        [none] { $channel ->
            [none] Ensuite : guerre { $war }. `/risk campagne suivante` l'ouvre.
           *[other] La guerre { $war } est ouverte ou se joue dans { $channel }.{ $before ->
                [no] {""}
               *[yes] {" "}Ci-dessous, ce que les guerres d'avant ont laissé.
            }
        }
       *[other] Finie le { $ended }, par vote de ses membres.
    }
campaign-moved = La campagne est ici maintenant, avec toutes ses guerres. `/risk campagne suivante` ouvre la prochaine.
campaign-host = Hôte : { $host }
campaign-called = { $people }, la prochaine guerre de votre campagne est ouverte.
lobby-host-away = { $host ->
        [none] Cette table n'a pas d'hôte. À partir du { $due }, un joueur assis pourra le devenir
       *[other] Hôte : { $host }. Faute de le voir assis d'ici au { $due }, un autre joueur pourra prendre le relais
    } : `/risk table hôte`.
note-campaign-labelled = { $name ->
        [none] { $by } retire son titre à la campagne, qui redevient la campagne { $number }.
       *[other] { $by } appelle désormais cette campagne « { $name } ».
    }
campaign-labelled = { $name ->
        [none] La campagne n'a plus de titre.
       *[other] La campagne s'appelle désormais « { $name } ».
    }
campaign-owed = Récompenses de la dernière guerre encore à prendre : { $people } (`/risk campagne récompense`). Ce qui n'est pas pris est perdu dès que la guerre suivante commence.
campaign-world = Le monde
campaign-place = { $name } ({ $where })
campaign-joined = { $lobby ->
        [none] Vous serez prévenu de l'ouverture de la guerre { $war } de « { $name } », puis des suivantes.
       *[other] La guerre { $war } de « { $name } » est ouverte dans { $lobby } : prenez-y place. Vous serez prévenu des suivantes.
    } Pour ne plus l'être : `/risk campagne quitter`.
campaign-left = Vous ne serez plus prévenu des guerres de « { $name } ». Ce que vous avez signé et nommé reste à vous ; qui prend une place est de nouveau prévenu.
campaign-name-vote = Quelqu'un d'autre a nommé ce lieu : son nom est mis aux voix. Votez aussi, avec les boutons du salon.
campaign-exported = Les fichiers de toutes les guerres terminées, dans l'ordre. Décompressez-les dans un dossier : `risk verify DOSSIER` prouve chacun d'eux, et leur suite.
campaign-told = C'est fait, et annoncé dans le salon de la campagne.

# Les votes des membres d'une campagne, entre deux guerres.
vote-title-campaign-end = Vote : finir « { $campaign } » pour de bon ?
vote-title-campaign-host = Vote : un autre hôte pour « { $campaign } » ?
vote-title-campaign-name = Vote : « { $now } » devient « { $name } » ?
vote-about-campaign-end = Si plus de la moitié de ceux qui y ont joué dit oui, la campagne est finie : plus aucune guerre ne suit. Le plateau, l'histoire et les fichiers des guerres restent. Ne pas voter, c'est dire non.
vote-about-campaign-host = Si plus de la moitié de ceux qui y ont joué dit oui, { $person ->
        [none] personne n'est plus
       *[other] { $person } est
    } l'hôte de la campagne. Ne pas voter, c'est dire non.
vote-about-campaign-name = Si plus de la moitié de ceux qui ont joué dans la campagne dit oui, le lieu prend son nouveau nom. Qui l'avait nommé garde ce que ce nom rapporte. Ne pas voter, c'est dire non.
note-vote-campaign-end-yes = La campagne est finie : { $yes } oui sur { $voters }. Le plateau, l'histoire et les fichiers des guerres restent.
note-vote-campaign-end-no = La campagne continue : { $yes ->
        [0] personne n'a dit oui, et il faut plus de la moitié des voix.
       *[other] { $yes } oui sur { $voters }, et il en faut plus de la moitié.
    }
note-vote-campaign-host-yes = { $person } est désormais l'hôte de la campagne : { $yes } oui sur { $voters }.
note-vote-campaign-host-no = La campagne garde son hôte : { $yes ->
        [0] personne n'a dit oui, et il faut plus de la moitié des voix.
       *[other] { $yes } oui sur { $voters }, et il en faut plus de la moitié.
    }
note-vote-campaign-name-yes = « { $now } » s'appelle désormais « { $name } » : { $yes } oui sur { $voters }.
note-vote-campaign-name-no = « { $now } » garde son nom : { $yes ->
        [0] personne n'a dit oui, et il faut plus de la moitié des voix.
       *[other] { $yes } oui sur { $voters }, et il en faut plus de la moitié.
    }
note-vote-over = Vote clos : la campagne est finie.
note-vote-renamed = Vote clos : le joueur qui avait nommé « { $now } » a changé ce nom.
note-vote-taken = Vote clos : un autre lieu s'appelle désormais « { $name } ».
campaign-nobody = un joueur oublié
campaign-world-blank = Rien n'est encore collé sur le plateau.
campaign-land = { LAND($where) } : { $marks }
reward-name-continent = vous recrutez une troupe de plus quand vous le contrôlez en entier
reward-found-city = { $won ->
        [yes] une grande ville compte comme deux territoires de plus quand on recrute, et vous seul pouvez y démarrer une guerre
       *[no] une petite ville compte comme un territoire de plus quand on recrute
    }
reward-cancel-scar = elle ne compte plus, et une autre pourra y être collée
reward-mark-continent = il rapporte une troupe de plus, ou de moins, à qui le contrôle en entier
reward-fortify-city = le défenseur y ajoute 1 à ses deux dés ; dix jets d'attaque à trois dés l'usent
reward-destroy-card = personne ne la piochera plus
reward-upgrade-card = elle vaut une pièce de plus
reward-put-off = elle est gardée jusqu'au début de la prochaine guerre : `/risk campagne récompense`
reward-none = Aucune récompense n'est gardée pour vous. Celles qui ont été remises à plus tard se prennent jusqu'au début de la prochaine guerre.
reward-unfinished = Dites la récompense en entier : choisissez-en une dans la liste.
note-seals-plain = Pour vous seul, qui m'hébergez : ce que cachent les sceaux de cette campagne est en clair dans ma base de données. Qui peut ouvrir ce fichier ou une sauvegarde peut le lire. Si vous jouez aussi, définissez `RISK_SECRET_KEY` avant la première guerre.
note-reward-owed = La prochaine guerre de « { $name ->
        [none] Campagne { $number }
       *[other] { $name }
    } » est ouverte dans { $channel }, et vous n'avez pas encore pris votre récompense de la dernière. Pour la prendre : `/risk campagne récompense`. Elle sera perdue au début de la guerre.
note-reward-taken = La récompense de la dernière guerre, choisie par { $by } : { $answer }.
note-place-renamed = { $by } renomme « { $now } », qui s'appelle désormais « { $name } ».
note-world-named = **{ $by } nomme le monde « { $name } ».**
history-none = Aucune guerre n'a encore eu lieu.
history-open = **Guerre { $war }**, pas encore gagnée
history-since = **Après la guerre { $war }**
history-won = **Guerre { $war }**, signée par { $who } ({ CARD($faction) })
history-won-unsigned = **Guerre { $war }**, gagnée par { $who } ({ CARD($faction) })
history-player = { $who } ({ CARD($faction) })
history-held-on = Encore debout : { $list }
history-eliminated = Hors jeu : { $list }
history-glued = Pour toujours : { $list }
history-glued-minor = petite ville « { $name } » { LAND($where, form: "in") }
history-glued-major = grande ville « { $name } » { LAND($where, form: "in") }
history-glued-fortification = fortification { LAND($where, form: "in") }
history-glued-worn-out = fortification épuisée { LAND($where, form: "in") }
history-glued-plus-one = +1 sur { REGION($where, form: "the") }
history-glued-minus-one = −1 sur { REGION($where, form: "the") }
history-glued-cancel = cicatrice recouverte { LAND($where, form: "in") }
history-glued-ammo-shortage = { CARD("ammo_shortage") } { LAND($where, form: "in") }
history-glued-bunker = { CARD("bunker") } { LAND($where, form: "in") }
history-glued-held-on-coin = pièce sur la carte { LAND($where, form: "of") }
history-glued-destroyed = carte { LAND($where, form: "of") } détruite
history-glued-continent-name = { REGION($where) } : « { $name } »
history-glued-world-name = le monde : « { $name } »
history-glued-renamed-city = la ville { LAND($where, form: "in") } devenue « { $name } »
history-glued-renamed-continent = { REGION($where) } : désormais « { $name } »
campaign-next = { $ended ->
        [yes] { $wars ->
            [one] Après { $wars } guerre
           *[other] Après { $wars } guerres
        }
       *[no] Ensuite : guerre { $war }
    }
action-substitute = Jouer pour quelqu'un
    .verb = Jouer pour quelqu'un
field-member = Qui joue ?
field-ai = Est-ce une IA ?
history-summary = { $wars ->
        [0] Aucune guerre gagnée
        [one] { $wars } guerre
       *[other] { $wars } guerres
    } · { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
history-title = Risk Legacy : une campagne
history-wars = Les guerres
history-factions = Les factions
history-cities = Les villes
history-signatures = Signatures et victoires
history-war = Guerre { $war }
history-war-after = Après la guerre { $war }
history-names-since = Nouveaux noms
history-not-won = Pas encore gagnée
history-length = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }{ $days ->
        [none] {""}
        [0] {" "}en une journée
        [one] {" "}en { $days } jour
       *[other] {" "}en { $days } jours
    }
history-power = Pouvoir : { CARD($power) }
history-no-power = Pas encore de pouvoir
history-faction-won = Guerre { $war }, départ { LAND($where, form: "in") } : gagnée par { $who }
history-faction-held-on = Guerre { $war }, départ { LAND($where, form: "in") } : { $who } a tenu bon
history-faction-eliminated = Guerre { $war }, départ { LAND($where, form: "in") } : { $who } est hors jeu
history-city-minor = Petite ville { LAND($where, form: "in") }
history-city-major = Grande ville { LAND($where, form: "in") }
history-city-start = Guerre { $war } : { CARD($faction, form: "the") } y démarre
history-story-minor = Guerre { $war } : fondée par { $who }
history-story-major = Guerre { $war } : fondée par { $who }
history-story-fortification = Guerre { $war } : fortifiée par { $who }
history-story-worn-out = Guerre { $war } : fortification épuisée
history-story-cancel = Guerre { $war } : cicatrice recouverte par { $who }
history-story-ammo-shortage = Guerre { $war } : { CARD("ammo_shortage") }, par { $who }
history-story-bunker = Guerre { $war } : { CARD("bunker") }, par { $who }
history-story-held-on-coin = Guerre { $war } : une pièce collée sur sa carte par { $who }
history-story-destroyed = Guerre { $war } : carte détruite par { $who }
history-faction-never = Jamais jouée
history-boxes = Fortifiée : { $boxes ->
        [one] { $boxes } case à griser
       *[other] { $boxes } cases à griser
    }
history-seal = sceau brisé : { NAME("pack", $label) }
history-story-renamed-city = Guerre { $war } : rebaptisée « { $name } »
campaign-player = Joueur { $number }

# Un sceau brisé.
seal-broken = Un sceau se brise : { $name }
seal-why = Ouverture prévue { NAME("pack", $label, form: "when") }.
seal-picture-line = Guerre { $war } · { $date }
seal-picture-alt = { $campaign }, guerre { $war }, { $date } : { NAME("pack", $label) } et son sceau de cire rouge, brisé en deux.
seal-proof = C'était là depuis le début. Son sceau : `{ $hash }`. Chacun peut le vérifier dans le fichier de cette guerre.

# Les paquets et l'enveloppe.
refusal-nothing-to-open = Il n'y a rien à ouvrir par vote : c'est déjà ouvert, ou c'est la première guerre de la campagne.
campaign-pack = { $war ->
        [0] **{ NAME("pack", $label) }** : sous scellés. { $ended ->
            [yes] La campagne est terminée : il reste fermé.
           *[no] S'ouvre { $when }.
        }
       *[other] **{ NAME("pack", $label) }** : en jeu depuis la guerre { $war }{ $who ->
            [none] .
           *[other] . Sceau brisé par { $who }.
        }
    }
campaign-seal = { NAME("pack", $label) } : `{ $hash }`
button-seals = Sceaux
pack-picture-line = { $war ->
        [0] sous scellés
       *[other] Guerre { $war }
    }
packs-picture-alt = Les paquets de { $campaign } : { $packs }.
campaign-packs-none = Les paquets de cette campagne sont scellés quand la liste de sa prochaine guerre est publiée.
campaign-packs-about = Un sceau est le SHA-256 de ce que contient le paquet, avec un sel propre à cette campagne. Quand un paquet s'ouvre, le fichier de la guerre montre les deux, et `risk verify` les contrôle.
open-question = **Ouvrir l'enveloppe cachée ?** Ce qui en sort reste dans la campagne pour toujours, et personne ne sait ce que c'est. Elle s'ouvre au début de cette guerre si plus de la moitié des personnes à la table le veulent : { $agreed } sur { $people } pour l'instant.
button-open-it = L'ouvrir, pour toujours
button-leave-shut = La laisser fermée
open-agreed = Vous voulez l'ouvrir. Vous êtes maintenant { $agreed } sur { $people }.
open-refused = Vous voulez qu'elle reste fermée. { $agreed } sur { $people } veulent l'ouvrir.
lobby-opens = L'enveloppe cachée de « { $campaign } » : { $agreed } sur { $people } veulent l'ouvrir{ $opens ->
        [yes] . Elle s'ouvre au début de la guerre.
       *[no] .
    }
open-where = La table de la prochaine guerre n'est pas encore ouverte : `/risk campagne suivante`.
