### SEALED: what is in here spoils Risk Legacy for whoever plays it.

# Les noms.
card-mutants = Mutants
    .the = les Mutants
    .of = des Mutants
    .effect = Aucune perte aux retombées ; relancent leurs 1 contre le Porteur du feu ; cicatrices inversées.
value-faction-mutants = Mutants
card-fallout = Retombées
    .the = les Retombées
    .effect = La moitié de ceux qui entrent meurt, arrondie au supérieur, puis une troupe à chaque fin de tour de l'occupant. Personne n'y recrute, n'y entre ni n'y passe en manœuvre, n'y colle plus rien.
card-emp = IEM
    .effect = Avant un jet d'attaque : rien ne change plus les dés de ce territoire jusqu'à la fin du tour.
card-interference = Interférence
    .effect = Quand un autre joueur prend une carte territoire : il en prend une autre.
card-recon = Reconnaissance
    .effect = Au lieu d'une carte pièce, vous prenez n'importe quelle carte visible.
card-bad_intel = Désinformation
    .effect = Au début du tour d'un autre : un continent de votre choix ne lui rapporte rien.
card-rally = Ralliement
    .effect = Au début de votre tour : 2 troupes dans chaque territoire où vous contrôlez un QG.
card-unnatural_strength = Force surnaturelle
    .effect = Quand vous attaquez, votre six bat un six.
card-mindshackle = Emprise mentale
    .effect = Après avoir pris une carte ressource, vous pouvez l'échanger contre une carte au hasard d'un joueur sur qui vous avez conquis ce tour-ci.
card-unstable_cloning = Clonage instable
    .effect = Un double naturel en défense rapporte une troupe, si le territoire tient.
card-mass_hypnosis = Hypnose collective
    .effect = Quand vous défaussez des cartes, choisissez le territoire de l'une d'elles : personne ne l'attaque avant votre prochain tour.
card-offensive = Attaque
    .effect = Ils apprennent à attaquer.
card-defensive = Défense
    .effect = Ils apprennent à se défendre.
card-bodies = Corps
    .effect = Leurs corps changent.
card-brains = Cerveaux
    .effect = Leurs esprits changent.
value-choice-offensive = Attaque
value-choice-defensive = Défense
value-choice-bodies = Corps
value-choice-brains = Cerveaux
value-power-emp = IEM
value-power-interference = Interférence
value-power-recon = Reconnaissance
value-power-bad_intel = Désinformation
value-power-rally = Ralliement

# Les événements du paquet.
card-agent_of_chaos = Agent du chaos
    .effect = Si aucune faction humaine n'a le bonus d'un continent, les Mutants prennent une étoile rouge.
card-fallout_event = Retombées
    .effect = Chaque territoire relié par terre au territoire brûlé perd autant de troupes qu'un dé l'indique. Les Mutants ne perdent rien. L'événement est détruit.
card-mutants_evolve_1 = Les Mutants évoluent (1)
    .effect = Les Mutants choisissent pour toujours : attaque ou défense.
card-mutants_evolve_2 = Les Mutants évoluent (2)
    .effect = Les Mutants choisissent pour toujours : corps ou cerveaux.

# Ce qui se passe.
event-strike-aimed = { $player } dirige une frappe nucléaire.
event-nuclear-strike = ☢️ **Une frappe nucléaire brûle { LAND($where, form: "the") }.** Ville, fortification et cicatrice disparaissent pour toujours. { CARD($faction) } : Porteur du feu nucléaire, pour toujours.
event-card-burnt = La carte { LAND($card, form: "of") } est détruite, pour toujours.
event-blast-felt = Le souffle atteint { LAND($where, form: "the") } : { $player } lance un { $die }.
event-missile-power-taken = Pouvoir de missile { CARD($faction, form: "of") }, pour toujours : **{ CARD($power) }**.
event-missile-power-used = { $player } dépense un missile : { $power ->
        [emp] **IEM** { LAND($what, form: "in") }. Plus rien n'y change les dés ce tour-ci.
        [interference] **Interférence**. La carte { LAND($what, form: "of") } ne peut pas être prise.
        [bad_intel] **Désinformation**. Rien pour { REGION($what, form: "the") } ce tour-ci.
        [rally] **Ralliement**. Des troupes rejoignent les QG.
       *[recon] **Reconnaissance**. Toute carte visible peut être prise.
    }
event-card-wanted = { $player } tend la main vers la carte { LAND($card_id, form: "of") }.
event-own-mission-fulfilled = **{ $player } réalise la mission des Mutants** : le territoire brûlé et tous les biohasards sont à eux.
event-bringer-armed = { $player } prend { $count } missiles : les Mutants jouent, et veulent se venger.
event-mutants-evolved = **Les Mutants évoluent :** { CARD($choice) }{ $power ->
        [none] .
       *[other] . Leur pouvoir désormais : **{ CARD($power) }**.
    }
event-victim-noted = Une carte de { $player } peut être échangée.
event-card-swapped = { $player } échange sa carte contre une de { $to }, à l'aveugle.
event-land-protected = Hypnose collective : personne n'attaque { LAND($where, form: "the") } avant le prochain tour de { $player }.
event-protection-ended = { LAND($where, form: "the") } : attaques de nouveau possibles.

# Ce qui est demandé.
decision-to-burn = ☢️ Vous avez tiré le troisième missile : frappe nucléaire. Lequel des deux territoires brûle-t-elle pour toujours ?
    .wait = de choisir où tombe la frappe nucléaire
    .topic = Frappe nucléaire
decision-to-take-power = Vous avez gagné une étoile rouge. Choisissez le pouvoir de missile que votre faction garde pour toujours.
    .wait = de choisir un pouvoir de missile
    .topic = Pouvoir de missile
decision-to-evolve = Les Mutants évoluent, pour toujours. Dans quel sens ?
    .wait = de choisir comment évoluent les Mutants
    .topic = Évolution des Mutants
decision-to-swap-card = Échanger la carte que vous venez de prendre contre une carte au hasard d'un joueur sur qui vous avez conquis ce tour-ci ?
    .wait = d'échanger des cartes
    .topic = Emprise mentale : échange
decision-to-protect = Vous avez défaussé des cartes. Lequel de leurs territoires personne n'attaquera-t-il avant votre prochain tour ?
    .wait = d'utiliser l'hypnose collective, ou de passer
    .topic = Hypnose collective
decision-to-rally = Votre tour commence. Dépenser un missile et placer 2 troupes dans chaque territoire où vous contrôlez un QG ?
    .wait = de rallier des troupes
    .topic = Ralliement
window-before-dice = { $who } attaque { LAND($target, form: "the") } depuis { LAND($source, form: "the") }. Dépenser un missile pour votre IEM ?
    .wait = d'utiliser l'IEM, ou de passer
    .topic = IEM avant un jet
    .clause = avant un jet, contre un missile
window-card-wanted = { $taker } va prendre la carte { $wanted }. Dépenser un missile pour lui faire prendre une autre carte ?
    .wait = d'interférer, ou de passer
    .topic = Interférence
    .clause = quand un joueur va prendre une carte
window-turn-intel = Début du tour : { $turn }. Dépenser un missile pour lui refuser un continent ?
    .wait = d'utiliser la désinformation, ou de passer
    .topic = Désinformation
    .clause = quand un joueur va recruter

# Les réponses.
action-burn = La frappe brûle { LAND($where, form: "the") }
    .verb = Choisir la cible
action-take-power = { CARD($power) }
    .verb = Prendre ce pouvoir
action-leave-power = Attendre la prochaine étoile
    .verb = Choisir plus tard
action-evolve = { CARD($choice) }
    .verb = Évoluer
action-wait-to-evolve = Pas maintenant
    .verb = Pas maintenant
action-swap-card = Échanger avec { $to }
    .verb = Échanger
action-keep-taken = Garder la carte
    .verb = Garder la carte
action-protect = Personne n'attaque { LAND($where, form: "the") }
    .verb = Protéger
action-protect-none = Ne rien protéger
    .verb = Ne rien protéger
action-rally = Rallier des troupes
    .verb = Rallier
action-keep-missile = Garder le missile
    .verb = Garder le missile
action-jam = IEM : rien n'y change les dés
    .verb = IEM
action-interfere = Pas cette carte
    .verb = Interférer
action-scout = Reconnaissance : n'importe quelle carte visible
    .verb = Reconnaissance
action-deny = Rien pour { REGION($where, form: "the") }
    .verb = Refuser un continent
field-choice = Dans quel sens ?

# Les refus.
refusal-not-of-the-battle = La frappe touche un des deux territoires du combat : { $among }.
refusal-burnt-land = { LAND($where, form: "the") } : terre brûlée, aucune manœuvre n'y entre ni n'y passe. Allez ailleurs.
refusal-power-taken = Une autre faction a ce pouvoir. Libres : { $cards }.
refusal-mutant-mission-not-fulfilled = Contrôlez d'abord le territoire brûlé et tous les biohasards. Une fois par guerre.
refusal-no-such-change = Choisissez entre : { $cards }.
refusal-not-conquered-from = Échangez avec un joueur qui a des cartes et sur qui vous avez conquis ce tour-ci : { $seats }.
refusal-not-turned-in = Vous n'avez pas défaussé cette carte. Choisissez entre : { $among }.
refusal-hypnotised = Personne n'attaque { LAND($where, form: "the") } avant le prochain tour des Mutants. Attaquez ailleurs.
refusal-power-not-ready = { CARD($power) } n'est pas disponible : il faut ce pouvoir à votre faction, un missile à vous, et une seule fois par tour.
refusal-nothing-to-jam = Plus rien ne change les dés { LAND($where, form: "in") } ce tour-ci.
refusal-no-other-card = Il n'y a pas d'autre carte à prendre. Laissez-la-lui.
refusal-no-such-bonus = { REGION($where, form: "the") } ne rapporte rien à ce joueur. Choisissez entre : { $regions }.

# Les ordres permanents.
policy-to-burn-target = le territoire attaqué
policy-to-burn-source = le territoire de l'attaquant
policy-to-take-power-own-turn = me demander à mon tour, sinon choisir plus tard
policy-to-take-power-later = choisir plus tard
policy-to-evolve-wait = pas maintenant
policy-to-swap-card-keep = garder ma carte
policy-to-protect-own = le plus menacé des miens
policy-to-rally-keep = garder le missile
policy-to-rally-rally = rallier
policy-before-dice-pass = garder le missile
policy-before-dice-jam = l'utiliser où il aide
    .with = l'utiliser où il aide { $some }{ $odds ->
        [0] {""}
       *[other] , dès { $odds } % de chances
    }
wanted-before-dice-odds = À partir de quelles chances que le territoire tombe, en % ?
wanted-before-dice-some = Pour qui ?
policy-card-wanted-pass = laisser la carte
policy-card-wanted-leader = interférer avec le premier
policy-turn-intel-pass = garder le missile
policy-turn-intel-greatest = refuser le plus grand bonus
policy-turn-intel-leader = refuser celui du premier

# L'histoire et l'état.
history-glued-fallout = frappe nucléaire { LAND($where, form: "in") }
history-story-fallout = Guerre { $war } : frappe nucléaire, par { $who }
history-glued-emp = { CARD("emp") }, pouvoir de missile de la faction { CARD($where) }
history-story-emp = Guerre { $war } : pouvoir de missile { CARD("emp") }, choisi par { $who }
history-glued-interference = { CARD("interference") }, pouvoir de missile de la faction { CARD($where) }
history-story-interference = Guerre { $war } : pouvoir de missile { CARD("interference") }, choisi par { $who }
history-glued-recon = { CARD("recon") }, pouvoir de missile de la faction { CARD($where) }
history-story-recon = Guerre { $war } : pouvoir de missile { CARD("recon") }, choisi par { $who }
history-glued-bad-intel = { CARD("bad_intel") }, pouvoir de missile de la faction { CARD($where) }
history-story-bad-intel = Guerre { $war } : pouvoir de missile { CARD("bad_intel") }, choisi par { $who }
history-glued-rally = { CARD("rally") }, pouvoir de missile de la faction { CARD($where) }
history-story-rally = Guerre { $war } : pouvoir de missile { CARD("rally") }, choisi par { $who }
history-glued-offensive = les Mutants ont évolué : { CARD("offensive") }
history-story-offensive = Guerre { $war } : { CARD("offensive") }
history-glued-defensive = les Mutants ont évolué : { CARD("defensive") }
history-story-defensive = Guerre { $war } : { CARD("defensive") }
history-glued-bodies = les Mutants ont évolué : { CARD("bodies") }
history-story-bodies = Guerre { $war } : { CARD("bodies") }
history-glued-brains = les Mutants ont évolué : { CARD("brains") }
history-story-brains = Guerre { $war } : { CARD("brains") }
history-glued-agent-of-chaos = événement « { CARD("agent_of_chaos") } » détruit
history-glued-fallout-event = événement « { CARD("fallout_event") } » détruit
history-glued-mutants-evolve-1 = événement « { CARD("mutants_evolve_1") } » utilisé
history-glued-mutants-evolve-2 = événement « { CARD("mutants_evolve_2") } » utilisé
status-bringer = Porteur du feu nucléaire
own-mission-mutants = Votre mission : contrôler le territoire brûlé et tous les biohasards. Elle rapporte une étoile rouge, une fois par guerre.
status-protected = Hypnose collective : personne n'attaque { LAND($where, form: "the") } avant le prochain tour de { $who }.
status-jammed = IEM : rien ne change les dés { LAND($where, form: "in") } ce tour-ci.
status-denied = Désinformation : rien pour { REGION($where, form: "the") } ce tour-ci.

# Les règles.
rules-nuclear =
    Trois missiles sur un même jet ont apporté le feu nucléaire. Qui a tiré le troisième a dit lequel des deux territoires brûlait ; sa faction est pour toujours le Porteur du feu nucléaire.

    - **La frappe, une fois par campagne :** tous ceux qui combattaient sont morts, puis toutes les troupes sur place. Le QG a été démoli ; ville, fortification, cicatrice et carte ont disparu. Chaque territoire relié par terre a perdu un dé de troupes. Qui y a perdu sa dernière troupe a défaussé ses cartes.
    - **Le territoire brûlé :** la moitié de ceux qui entrent meurt, arrondie au supérieur, puis une troupe à chaque fin de tour de l'occupant. Personne n'y recrute, n'y entre ni n'y passe en manœuvre, n'y démarre, n'y colle quoi que ce soit.
    - **Pouvoirs de missile :** avec la prochaine étoile rouge que vous prenez pendant une guerre (ni celle du départ, ni un QG), votre faction en choisit un parmi ceux qui restent, pour toujours. Une fois par tour, vous pouvez y dépenser un missile : IEM, interférence, reconnaissance, désinformation, ralliement.
    .title = Feu nucléaire
rules-mutants =
    On peut choisir les Mutants dès la guerre qui suit la frappe.

    - Ils ne perdent rien dans le territoire brûlé, ni par l'événement des retombées. Pour eux, c'est une cicatrice comme un biohasard.
    - Un biohasard leur rapporte une troupe, des mercenaires leur en coûtent une.
    - Contre le Porteur du feu nucléaire, ils relancent leurs 1 en attaque tant qu'il en reste. Dans les guerres avec Mutants, le Porteur a 2 missiles de plus au départ.
    - Leur mission : contrôler le territoire brûlé et tous les biohasards, pour une étoile rouge en fin de tour, une fois par guerre.
    - Ils ne prennent ni pouvoir de missile, ni autre pouvoir ou mission sur leur carte.
    - Deux événements les font évoluer pour toujours. Attaque et corps : force surnaturelle. Attaque et cerveaux : emprise mentale. Défense et corps : clonage instable. Défense et cerveaux : hypnose collective.
    .title = Mutants

# Ce que disent les images près de leurs signes et de leurs flèches.
sign-fallout = Retombées
mission-own-lands = { $held } territoires sur { $wanted }

# Pourquoi ? : voir bot/words/fr/why.ftl.
why-to-burn = Trois missiles sur un jet amènent le feu nucléaire, et vous avez tiré le troisième. Cela n'arrive qu'une fois par campagne.
why-to-take-power = Depuis la frappe, une étoile rouge donne un pouvoir de missile, un par faction. Chaque usage coûte un missile.
why-to-evolve = Les Mutants peuvent changer une fois, quand leur mission est réalisée. Ce qu'ils deviennent reste.
why-to-swap-card = Le pouvoir de votre faction lui laisse échanger la carte qu'elle vient de prendre.
why-to-protect = Le pouvoir de votre faction protège un territoire dont vous avez défaussé la carte.
why-to-rally = Un missile peut valoir plus qu'un six : le pouvoir de votre faction le change en troupes.
why-before-dice = Un jet va se faire. Le pouvoir de votre faction peut empêcher qu'on change ses dés, contre un missile.
why-card-wanted = Quelqu'un va prendre une carte. Le pouvoir de votre faction peut la lui refuser, contre un missile.
why-turn-intel = Quelqu'un va recruter. Le pouvoir de votre faction peut lui refuser un continent, contre un missile.
leads-burn = tous meurent sur place, et le territoire est brûlé pour toujours.
leads-take-power = votre faction le garde pour toujours.
leads-leave-power = vous choisirez avec votre prochaine étoile, parmi ce qui reste alors.
leads-evolve = ils restent ainsi, à chaque guerre.
leads-wait-to-evolve = vous pourrez choisir plus tard.
leads-swap-card = une de ses cartes au hasard est à vous, la vôtre est à lui.
leads-keep-taken = rien ne change de mains.
leads-protect = personne ne l'attaque avant votre prochain tour.
leads-protect-none = rien n'est protégé.
leads-rally = le missile part, et les troupes sont là.
leads-keep-missile = vous l'avez encore.
leads-jam = le missile part, et les dés comptent comme ils tombent.
leads-interfere = le missile part, et il prend une autre carte.
leads-scout = le missile part, et vous prenez n'importe quelle carte visible.
leads-deny = le missile part, et il recrute sans ce continent.
