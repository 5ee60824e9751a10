# Ordres donnés d'avance : invasions ordonnées une fois, tours écrits à l'avance, conditions des réponses permanentes.

# Les mots dans lesquels les lignes sont écrites et relues ; ceux après une barre sont compris aussi.
typed-trade = ensemble
    .also = échanger / échanger un ensemble / série / échanger une série
typed-deploy = placer
    .also = poser / renforcer / déployer
typed-invade = attaquer
    .also = envahir / conquérir
typed-fortify = déplacer
    .also = fortifier / marcher
typed-end = fin
    .also = finir / terminer / fin du tour / finir le tour
typed-all = tout
    .also = tous / le reste / reste
typed-left = arrêt à
    .also = jusqu'à / garder / laisser
typed-odds = chances
    .also = tant que / au moins
typed-led = capitaine
    .also = avec le capitaine / avec capitaine
typed-follow = suivre
    .also = entrer / suivent

# Un tour écrit à l'avance, et un ordre en cours.
button-turn = Mon prochain tour
turn-title = Votre prochain tour, { $who }
turn-intro = Écrivez-le maintenant, dans l'ordre où il doit se passer. Quand votre tour commence, je vous le montre ; rien n'est joué avant que vous n'appuyiez une fois.
turn-empty = Rien n'est encore écrit.
turn-kept = C'est écrit. Rien n'est joué sans votre accord.
turn-forgotten = Oublié ; rien n'est écrit pour votre prochain tour.
turn-form = Votre tour, un ordre par ligne
turn-which-source = { $what } : d'où ?
turn-which-target = { $what } : depuis { LAND($source, form: "the") }, vers où ?
turn-which-where = { $what } : où ?
turn-how-far = { LAND($source) } → { LAND($target) } : jusqu'où ?
turn-how-many = { LAND($where) } : combien ?
button-turn-write = L'écrire en entier…
button-turn-less = Retirer la dernière ligne
button-turn-forget = L'oublier
button-turn-keep = Arrêt à trois
button-turn-odds = Tant qu'il y a 60 % de chances
button-turn-end = Finir le tour
plan-ready = **Votre tour écrit est prêt.** Une pression le joue.
post-plan-ready = { $who } a écrit ce tour d'avance : une pression le joue.
plan-going = **Votre ordre est en cours.** Il continue de lui-même dès que les autres ont répondu.
plan-halted = **Votre ordre s'est arrêté.** { $why }
plan-left = Reste à faire :
button-plan-play = Jouer mon tour écrit
button-plan-on = Continuer
button-plan-skip = Sauter cette ligne et continuer
button-plan-drop = Oublier l'ordre
button-plan-stop = Arrêter
plan-dropped = Oublié. À partir d'ici, vous jouez à la main.
plan-refusal-line = « { $said } » n'est pas un ordre que je comprenne. Par exemple : { $example }
plan-refusal-number = Il manque un nombre à « { $said } », ou il y en a un de trop. Par exemple : { $example }
panel-sealed = **Votre réponse est gardée : { $answer }.** Elle prend effet { $when }, comme celle de tout le monde ; d'ici là, vous pouvez en changer.
panel-delayed = Ce qui est répondu prend effet { $when }, quelles que soient les cartes de chacun.
attack-left = Arrêt quand il en reste tant pour attaquer
attack-odds = Arrêt sous ces chances, en pour cent
attack-follow = Combien suivent encore (vide : je demande)

# Pourquoi un ordre s'arrête.
refusal-not-your-turn = Un tour écrit se joue quand votre tour commence ; c'est maintenant le tour de { $player }.
refusal-still-to-place = Placez d'abord vos renforts : il en reste { $count }.
refusal-no-set = Vous n'avez pas d'ensemble à échanger.
refusal-step-over = La partie du tour à laquelle appartient la ligne suivante est passée.
refusal-owner-changed = { LAND($where) } : ce territoire est maintenant tenu par { $owner }.
refusal-left-reached = Comme ordonné, l'attaque s'arrête devant { LAND($target, form: "the") } : { $left ->
        [0] aucun régiment
        [one] un seul régiment
       *[other] { $left } régiments
    } { LAND($source, form: "in") } { $left ->
        [0] ne peut plus
        [one] peut encore
       *[other] peuvent encore
    } attaquer.
refusal-odds-fell = Comme ordonné, l'attaque s'arrête devant { LAND($target, form: "the") } : les chances sont tombées à { $percent } %.
refusal-leader-in-danger = Votre capitaine { LAND($where, form: "in") } n'a plus autour de lui que { $armies ->
        [one] un régiment
       *[other] { $armies } régiments
    }.
refusal-card-of-another = { $player } a joué { $card }.
refusal-out-of-order = La ligne { $line } vient trop tard : les lignes suivent l'ordre du tour, sa fin en dernier.
refusal-too-many-lines = Un tour a au plus { $most } lignes.

# Conditions des réponses permanentes.
clause-line = { $answer } : { $when }
clause-more = { $first } ; { $then }
clauses-none = Toujours : **{ $policy }**.
clauses-else = Sinon : **{ $policy }**.
typed-clause-against = contre
    .also = attaquants / attaqué par
typed-clause-with = avec
    .also = miens / défenseurs
typed-clause-theirs = leur capitaine
    .also = capitaine ennemi
typed-clause-ours = mon capitaine
    .also = notre capitaine
typed-clause-none = aucun capitaine
    .also = sans capitaine
button-clauses = Conditions…
button-clause-add = Ajouter une condition
button-clause-write = Les écrire en entier…
button-clause-try = Essayer sur les dernières attaques
button-clause-clear = Aucune condition
clauses-title = Conditions : { $topic }
clauses-intro = La première condition remplie quand on vous interroge décide ; si aucune ne l'est, la réponse habituelle vaut.
clauses-form = réponse : où ; contre… ; avec… ; capitaine
clause-what = Que répondre dans ce cas ?
clause-where = Où ?
clause-where-any = Partout
clause-who = Contre combien ?
clause-who-any = Quel que soit leur nombre
clause-own = Combien des vôtres sur place ?
clause-own-any = Quel que soit leur nombre
clause-own-most = Au plus { $count }
clause-who-least = { $count } ou plus
clause-led = Et les capitaines ?
clause-led-any = Qui que ce soit
clause-led-theirs = Leur capitaine mène
clause-led-ours = Mon capitaine est là
clause-led-none = Aucun capitaine
clauses-set = C'est retenu, dès la prochaine question.
clauses-cleared = Plus aucune condition.
quoted = « { $text } »
clause-refusal-line = « { $said } » n'est pas une condition que je comprenne. Par exemple : { $example }
clause-refusal-answer = « { $said } » n'est pas une réponse à cela. Il y a : { $answers }.
refusal-no-such-land = Il n'y a pas de territoire « { $where } » sur ce plateau.
refusal-never-holds = La condition { $clause } se contredit : elle n'est jamais remplie. Changez ses nombres ou retirez-la.
refusal-never-reached = La condition { $clause } ne peut rien décider : une autre, avant elle, vaut partout où elle vaut. Mettez la plus étroite en premier.
refusal-no-condition = Les questions de ce genre ne portent sur aucune attaque : une condition n'aurait rien à regarder.
trial-title = Ce que ces réponses auraient fait
trial-none = Personne ne vous a encore attaqué.
trial-attack = **{ LAND($target) }**, attaque de { $who } depuis { LAND($source, form: "the") }, { $theirs } contre { $ours }
trial-would = { $clause ->
        [0] La réponse habituelle
       *[other] Condition { $clause }
    } : { $answer }
trial-same = Exactement ce qui s'est passé.
trial-asked = On vous aurait interrogé. En fait : { $answer }.
trial-other = En fait : { $answer }.
trial-dice = Avec les dés tombés : { $mine } perdus au lieu de { $was }, { $theirs } des leurs au lieu de { $did }.
trial-unthrown = Un dé qui n'a jamais été lancé en déciderait ; personne ne le connaît.
trial-honest = Je ne regarde que ce que vous avez vu vous-même, et des dés déjà tombés.

# L'arbre.

# Réponses permanentes.
orders-title = Réponses permanentes de { $who }
orders-intro = Ce que je réponds pour vous sans vous demander. Un geste suffit pour changer.
orders-set = Désormais, { $topic } : { $policy }.
policy-ask = me demander
    .description = On me demande chaque fois
policy-default = faire comme d'habitude
    .description = Ce qui se passe en mon absence
panel-of-region = **{ $region }** : { $those }
