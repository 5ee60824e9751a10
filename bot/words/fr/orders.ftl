# Ordres donnés d'avance : invasions ordonnées une fois, tours écrits à l'avance, conditions des ordres permanents.

# Les mots dans lesquels les lignes sont écrites et relues ; ceux après une barre sont compris aussi.
typed-trade = série
    .also = échanger / échanger une série / ensemble / échanger un ensemble
typed-deploy = placer
    .also = place / poser / renforcer / déployer
typed-invade = attaquer
    .also = attaque / envahir / envahit / conquérir
typed-fortify = déplacer
    .also = déplace / fortifier / marcher
typed-end = fin
    .also = finir / terminer / fin du tour / terminer le tour / finir le tour / puis finir le tour
typed-units = { UNITS() }
    .also = { UNIT() } / régiments / régiment / armées / armée / troupes / troupe
typed-in = en
    .also = à / au / aux / dans / sur / vers / le / la / les
typed-from = depuis
    .also = à partir de
typed-towards = vers
    .also = jusqu'en
typed-all = tout
    .also = tous / le reste / reste
typed-none = personne
    .also = aucun / aucune / seules
typed-left = arrêt à
    .also = s'arrêter à / jusqu'à / garder / laisser
typed-until = jusqu'à la prise
    .also = jusqu'au bout
typed-percent = { $number } %
typed-odds = chances
    .also = tant que / tant que les chances sont de / au moins
typed-follow = suivre
    .also = entrer / suivent
typed-rounds = duels
    .also = manches / rounds

# Un tour écrit à l'avance, et un ordre en cours.
button-turn = Mon prochain tour
turn-title = Votre prochain tour, { $who }
turn-title-now = Votre tour en cours, { $who }
turn-intro = Écrivez votre prochain tour dans l'ordre où vous voulez le jouer. Je vous le montre quand votre tour commence. Rien n'est joué avant que vous n'appuyiez sur *{ POSTED("plan-play") }*.
turn-follow = Après une prise, tous ceux qui peuvent entrent. Pour en faire entrer moins, ajoutez « suivre 2 » à la ligne.
turn-intro-now = Ces lignes sont pour ce tour. Rien n'est joué avant que vous n'appuyiez sur *{ POSTED("plan-play") }*.
turn-intro-waits = Ces lignes sont pour votre prochain tour, pas pour celui que vous jouez. Je vous les montre quand il commence ; rien n'est joué avant que vous n'appuyiez sur *{ POSTED("plan-play") }*.
turn-words = Ce que vous pouvez écrire, un ordre par ligne : { $lines }
turn-unjoined = En l'état, aucun de vos territoires ne relie { LAND($source, form: "the") } et { LAND($target, form: "the") }.
turn-empty = Rien n'est encore écrit.
turn-kept = C'est noté. Rien n'est joué sans votre accord.
turn-forgotten = Effacé. Rien n'est écrit pour votre prochain tour.
turn-form = Votre tour, un ordre par ligne
turn-which-source = { $what } : d'où ?
turn-which-target = { $what } : depuis { LAND($source, form: "the") }, vers où ?
turn-which-where = { $what } : où ?
turn-how-far = { LAND($source) } → { LAND($target) } : jusqu'où ?
turn-how-many = { LAND($where) } : combien ?
turn-which-count = { $what } : combien ?
turn-which-one = { $what } : lequel ?
button-turn-change = Modifier…
button-turn-write = Au clavier…
button-turn-less = Retirer la dernière ligne
button-turn-forget = Tout effacer
button-turn-keep = Arrêt à 3
button-turn-odds = Tant que les chances sont de 60 %
button-turn-end = Puis finir le tour
plan-ready = **Votre tour écrit est prêt.** Un appui le joue.
plan-waits = Votre tour écrit ({ $count ->
        [one] une ligne
       *[other] { $count } lignes
    }) attend votre prochain tour.
plan-going = **Votre tour écrit est en cours.** Il continue dès que tout le monde a répondu.
plan-attack-going = **Votre attaque continue** dès que tout le monde a répondu.
plan-halted = **Votre tour écrit s'est arrêté.** { $why }
plan-attack-stopped = **Votre attaque s'est arrêtée.** { $why }
plan-left = Reste à faire :
button-plan-play = Jouer mon tour
button-plan-now = Le jouer dans ce tour
button-plan-on = Continuer
button-attack-on = Continuer l'attaque
button-plan-skip = Sauter cette ligne
button-plan-drop = Annuler le reste
button-plan-stop = Arrêter
plan-dropped = Le reste de votre tour écrit est annulé.
plan-attack-dropped = Attaque arrêtée.
plan-refusal-line = Je ne comprends pas « { $typed } ». Par exemple : { $example }
plan-refusal-number = Il manque un nombre à « { $typed } », ou il y en a un de trop. Par exemple : { $example }
panel-secret-answer = **Votre réponse : { $answer }.** Elle prend effet { $when }, comme toutes les autres. D'ici là, vous pouvez la changer.
panel-delayed = Toutes les réponses prennent effet { $when }, quelles que soient les cartes de chacun.
attack-left = S'arrêter quand il reste (attaquants)
    .about = Vide : l'attaque dure jusqu'à la prise, ou jusqu'à ce que plus personne ne puisse attaquer.
attack-odds = S'arrêter si les chances passent sous (%)
    .about = Les chances de prendre le territoire, comme dans la liste. Vide : pas de telle limite.
attack-follow = Combien entrent après la prise
    .about = En plus de ceux qui doivent entrer. Vide : la question vous est posée après la prise.

# Pourquoi un ordre s'arrête.
refusal-not-your-turn = Un tour écrit se joue quand votre tour commence. C'est le tour de { $player }.
refusal-still-to-place = Placez d'abord vos renforts : il en reste { $count }.
refusal-no-set = Vous n'avez pas de série à échanger.
refusal-step-over = La première ligne n'a plus sa place dans ce tour : sa phase est passée, ou il n'y avait rien à y faire.
refusal-attack-failed = L'attaque contre { LAND($target, form: "the") } depuis { LAND($source, form: "the") } a échoué : plus personne ne peut y attaquer.
refusal-line-skipped = La ligne est sautée. La suivante met d'abord fin à la phase en cours : appuyez sur *{ button-plan-on }* pour cela.
refusal-owner-changed = { $owner } tient maintenant { LAND($where, form: "the") }.
refusal-left-reached = Votre limite contre { LAND($target, form: "the") } est atteinte : { $left ->
        [0] plus personne ne peut attaquer
        [one] { UNITS($left) } peut encore attaquer
       *[other] { UNITS($left) } peuvent encore attaquer
    } depuis { LAND($source, form: "the") }.
refusal-odds-fell = Vos chances contre { LAND($target, form: "the") } sont tombées à { $percent } %{ $left ->
        [0] {""}
        [one] {" "}avec { $left } qui reste à l'écart
       *[other] {" "}avec { $left } qui restent à l'écart
    }.
refusal-leader-in-danger = { $leaders_count ->
        [one] Votre { LEADERS($leaders) } { LAND($where, form: "in") } n'a plus avec lui { $armies ->
            [1] qu'{ UNIT(form: "a") }
           *[other] que { UNITS($armies) }
        }.
       *[other] Avec { LEADERS($leaders, form: "the") } { LAND($where, form: "in") }, il ne vous reste { $armies ->
            [1] qu'{ UNIT(form: "a") }
           *[other] que { UNITS($armies) }
        }.
    }
refusal-rounds-fought = { $rounds ->
        [one] Votre limite contre { LAND($target, form: "the") } est atteinte : un duel a eu lieu.
       *[other] Votre limite contre { LAND($target, form: "the") } est atteinte : { $rounds } duels ont eu lieu.
    }
refusal-card-of-another = { $player } a joué { $card }.
refusal-no-such-line = La ligne { $line } ne veut rien dire dans ce jeu.
refusal-out-of-order = La ligne { $line } vient trop tard. Écrivez les lignes dans l'ordre d'un tour, sa fin en dernier.
refusal-too-many-lines = Un tour a au plus { $most } lignes.
refusal-too-small = Pas { $number } : choisissez au moins { $least }.

# Conditions des ordres permanents.
clause-line = { $answer } : { $when }
clause-more = { $first } ; { $then }
clauses-none = Toujours : **{ $policy }**.
clauses-else = Sinon : **{ $policy }**.
typed-clause-against = contre
    .also = attaquants / attaqué par
typed-clause-with = avec
    .also = miens / défenseurs
button-clauses = Conditions…
button-clause-add = Ajouter une condition
button-clause-write = Au clavier…
button-clause-try = Essayer sur le passé
button-clause-clear = Tout effacer
clauses-title = Conditions : { $topic }
clauses-intro = La première condition remplie décide. Si aucune ne l'est, votre ordre habituel s'applique.
clauses-form = réponse : où ; contre… ; avec… ; { $leader }
    .no-leaders = réponse : où ; contre… ; avec…
clause-what = Que dois-je répondre ?
clause-where = Où ?
clause-where-any = Partout
clause-who = Combien d'attaquants ?
clause-who-any = Peu importe
clause-own = Combien des vôtres sur place ?
clause-own-any = Peu importe
clause-own-most = Au plus { $count }
clause-who-least = { $count } ou plus
clause-led = { $leaders_count ->
        [one] Quel { LEADERS($leaders) } est là ?
       *[other] Qui est là ?
    }
clause-led-any = Peu importe
clause-led-theirs = Le leur mène l'attaque
clause-led-ours = Le mien est là
clause-led-none = { LEADERS($leaders, form: "none") }
clauses-set = C'est noté. Cela vaut dès la prochaine question.
clauses-cleared = Toutes les conditions sont effacées.
quoted = « { $text } »
clause-refusal-line = Je ne comprends pas « { $typed } ». Par exemple : { $example }
clause-refusal-answer = « { $typed } » n'est pas une réponse ici. Vous avez le choix : { $answers }.
refusal-no-such-land = Il n'y a pas de territoire « { $where } » sur ce plateau.
refusal-never-holds = La condition { $clause } se contredit. Changez ses nombres ou effacez-la.
refusal-never-reached = La condition { $clause } ne sert jamais : une autre, plus haut, la couvre déjà. Mettez la plus précise en premier.
refusal-no-condition = Ces questions ne portent pas sur une attaque : elles n'ont pas de conditions.
trial-title = Vos ordres face aux dernières attaques
trial-none = Personne ne vous a encore attaqué.
trial-attack = **{ LAND($target) }** : { $who } a attaqué depuis { LAND($source, form: "the") }, { $theirs } contre { $ours }
trial-would = { $clause ->
        [0] Ordre habituel
       *[other] Condition { $clause }
    } : { $answer }
trial-same = C'est ce qui s'est passé.
trial-asked = Je vous aurais demandé. Ce qui s'est passé : { $answer }.
trial-other = Ce qui s'est passé : { $answer }.
trial-dice = Avec les mêmes dés, vous perdez { $mine } au lieu de { $was }, eux { $theirs } au lieu de { $did }.
trial-unthrown = Il faudrait un dé que personne n'a lancé.
trial-honest = Je n'utilise que ce que vous avez vu, et des dés déjà lancés.

# L'arbre.

# Ordres permanents, et les souhaits d'une place.
orders-title = Ordres permanents, { $who }
orders-intro = Ce que je fais pour vous sans vous demander. Un appui suffit pour changer.
orders-set = C'est noté. { $topic } : **{ $policy }**.
orders-answered = Cela a répondu aussitôt : { $answers }.
policy-ask = me demander
    .description = Je vous demande chaque fois
policy-default = comme d'habitude
    .description = Ce que je joue en votre absence
panel-of-region = **{ $region }** : { $those }
orders-forced-played = Joué pour vous : { $answers }.
wish-forced = Un seul coup possible : le jouer pour vous ?
wish-forced-on = Quand vous n'avez qu'un seul coup possible, je le joue aussitôt et je vous le dis. Je demande encore quand une carte pourrait être jouée, ou quand ma rapidité trahirait votre main.
wish-forced-off = Vous jouez de nouveau chaque coup vous-même.
wish-nudge = Vous rappeler votre tour au bout de dix minutes ?
wish-nudge-on = Quand votre panneau est ouvert depuis dix minutes, je vous le rappelle juste en dessous : vous seul le voyez, et sans bruit.
wish-nudge-off = Plus de rappel pendant votre tour.

# Les cartes de réaction, jouées pendant qu'il se passe quelque chose, surtout au tour des autres. `moment-…` : quand.
windows-title = Cartes de réaction
windows-question = { $cards ->
        [none] Certaines cartes se jouent { $moments }.
       *[other] Vous pouvez jouer { $cards } { $moments }.
    } Faut-il vous demander à ce moment-là ?
windows-why = Sans réponse, je laisse passer.
windows-all = Certaines cartes se jouent en pleine action, surtout au tour des autres. Faut-il vous demander alors ?
windows-why-asked = { $alone ->
        [yes] Si je demande, c'est seulement quand une de vos cartes convient.
       *[no] Si je demande, c'est aussi quand aucune de vos cartes ne convient : ainsi, personne ne devine votre main.
    }
windows-card = { $cards } : { $moment }
windows-line = - { $what } : { $policy }
windows-now = Ce que je fais alors : { $policy }
windows-policy = **{ $policy }**{ $set ->
        [no] {" "}tant que vous n'avez rien choisi
       *[yes] { $clauses ->
            [0] {""}
            [one] , sauf à une condition
           *[other] , sauf à { $clauses } conditions
        }
    }
windows-set = { $way ->
        [ask] Désormais, je vous pose la question à ces moments-là.{ $wait ->
            [none] {""}
           *[other] {" "}Les réponses secrètes prennent effet ensemble, au plus tard { $wait } après : la partie attend donc à chaque fois.
        }
       *[pass] Désormais, je laisse passer ces moments.
    }
windows-stopped = { $topic } : désormais, je laisse passer. Pour le reste, rien ne change.
button-windows = Cartes de réaction…
button-windows-ask = Oui, me demander
button-windows-pass = Non, laisser passer
button-windows-stop = Ne plus demander ça
button-windows-stop-all = Ne plus rien demander
button-windows-when = Au cas par cas…
moment-invasion = quand on vous envahit
moment-sea-battle = quand on attaque votre port par mer
