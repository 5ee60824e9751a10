# Ce que Risk Godstorm demande à un joueur. `.wait` : ce que les autres attendent. `.topic` : son nom dans la liste des ordres permanents.
decision-to-found = Placez votre Dieu de la Guerre et un temple sur vos territoires, ensemble ou séparément. Quand le dieu attaque, vous gagnez les égalités ; { panel-temple }
    .wait = de placer un Dieu de la Guerre et un temple
    .topic = Premier dieu et premier temple
decision-to-bid = { $faith ->
        [0] Vous n'avez pas de Foi : votre mise est 0. Quand voulez-vous jouer, si la place est libre ?
       *[other] Combien de jetons Foi misez-vous pour votre place dans l'ordre du tour ? La plus haute mise choisit en premier quand jouer. Chacun paie la sienne, et elles restent secrètes jusqu'à ce que tous aient misé. { $most ->
                [0] Personne d'autre n'a de Foi.
                [one] Les autres ont { $most } jeton Foi au plus.
               *[other] Les autres ont { $most } jetons Foi au plus.
            }
            À votre tour, la Foi achète aussi : un dieu pour { $god }, un temple pour { $temple }, une carte miracle pour { $card }.
    }
    .wait = de miser
    .topic = Mises
decision-to-take-marker = Toutes les mises sont révélées. Quand voulez-vous jouer ?
    .wait = de choisir un marqueur d'ordre du tour
    .topic = Marqueur d'ordre du tour
decision-to-trade-armies = Le Livre des morts : échanger 2 des armées que vous levez contre 4 jetons Foi ?
    .wait = d'utiliser le Livre des morts, ou non
    .topic = Livre des morts
    .about = Relique « { CARD("book_of_dead") } » : 2 des armées que vous levez contre 4 jetons Foi.
decision-to-open-box = La Boîte de Pandore révèle **{ $card }**. Choisissez son effet.
    .wait = de choisir un effet de la Boîte de Pandore
    .topic = Boîte de Pandore
    .about = Relique « { CARD("pandoras_box") } » : la carte qu'elle révèle au début de votre tour.
decision-to-return = Ramenez des armées vers vos temples, jusqu'à { $each } par crypte : { $crypts }. Une armée reste dans chacune.
    .wait = de ramener des armées des cryptes
    .topic = Retour des cryptes
    .about = Au début de votre tour, si vous tenez une crypte du Monde souterrain.
decision-to-summon = { $can ->
        [summon] Invoquez un dieu (3 jetons Foi)
        [build] Construisez un temple (5 jetons Foi)
       *[both] Invoquez des dieux (3 jetons Foi) et construisez des temples (5 jetons Foi)
    }, ou continuez.
    .wait = d'invoquer des dieux et de construire des temples
    .topic = Dieux et temples
decision-to-buy = Achetez des cartes miracle de vos dieux présents sur Terre : { $most } au plus, à { $cost ->
        [1] 1 jeton Foi
       *[other] { $cost } jetons Foi
    } chacune. Vous les verrez en continuant.
    .wait = d'acheter des cartes miracle
    .topic = Achat de cartes miracle
decision-to-play-miracle = Jouez des cartes de Guerre et de Mort, ou continuez.
    .wait = de jouer des cartes miracle
    .topic = Cartes de Guerre et de Mort
decision-to-keep-card = Voici les cartes miracle de { $of }. Gardez-en une.
    .wait = de garder une carte
    .topic = Les visions deviennent réalité
    .about = Carte miracle « { CARD("visions_become_real") } » : la carte d'un adversaire que vous gardez.
decision-to-risk-god = { $rounds ->
        [0] Conflit divin : choisissez le dieu que vous engagez.
       *[other] Conflit divin : engagez un autre dieu, ou renoncez à l'invasion.
    }
    .wait = d'engager un dieu dans le conflit divin
    .topic = Conflit divin en attaque
    .about = Quand des dieux se rencontrent dans votre invasion : lequel des vôtres se bat.
decision-to-meet-god = Face à vous : { LEADERS($foe, form: "the") }. Choisissez le dieu qui l'affronte.
    .wait = d'engager un dieu dans le conflit divin
    .topic = Conflit divin en défense
    .about = Quand des dieux se rencontrent dans une invasion contre vous : lequel des vôtres riposte.
decision-to-pledge = L'Arbre de vie : combien d'armées sauvez-vous { LAND($where, form: "in") } si ce jet les tue ? Chacune coûte 1 jeton Foi. Jusqu'à { $most }.
    .wait = d'utiliser l'Arbre de vie, ou non
    .topic = Arbre de vie
    .about = Relique « { CARD("tree_of_life") } » : des jetons Foi qui sauvent vos armées d'un jet.
decision-to-leave-heaven = Faites charger des armées depuis le Ciel, ou { $ends ->
        [yes] terminez votre tour
       *[no] continuez
    }. Au Monde souterrain, chaque crypte et chaque autel tenus à la fin valent 1 point.
    .wait = de charger depuis le Ciel
    .topic = Charge depuis le Ciel
window-sky = { $who } envahit { LAND($target, form: "the") } depuis { LAND($source, form: "the") }{ $gods ->
        [none] {""}
       *[other] {" "}avec { NAMED_LEADERS($who_id, $gods) }
    }. Jouer une carte du Ciel ?
    .wait = de réagir à une invasion
    .topic = Cartes du Ciel { moment-sky }
window-miracle = { $by } joue **{ CARD($announced) }**{ $at ->
        [none] {""}
       *[other] {" "}(cible : { $at })
    }. Sacrifier l'Égide pour annuler cette carte ?
    .wait = d'utiliser l'Égide, ou de passer
    .topic = Égide { moment-miracle }
    .about = Relique « { CARD("aegis") } » : y renoncer pour annuler une carte miracle.
moment-sky = quand on vous envahit
moment-miracle = quand une carte miracle est jouée

# Les étapes d'un tour, comme la règle les appelle.
step-godstorm-1 = Levez des armées et accumulez la Foi
step-godstorm-2 = Invoquez les dieux et construisez des temples
step-godstorm-3 = Achetez des cartes miracle
step-godstorm-4 = Jouez des cartes miracle
step-godstorm-6 = Envahissez des territoires
step-godstorm-7 = Fortifiez vos positions
step-godstorm-8 = Chargez depuis le Ciel
step-godstorm-9 = Envahissez le Monde souterrain
decision-to-fortify-godstorm = Fortifiez une position : déplacez des { UNITS() } et des dieux une fois entre vos territoires, ou { $ends ->
        [yes] terminez votre tour
       *[no] continuez
    }.
    .wait = de fortifier ses positions
    .topic = Fortification
