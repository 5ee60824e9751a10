# Ce qu'on demande à un joueur. `.wait` : ce que les autres attendent. `.topic` : son nom dans la liste des réponses permanentes.
decision-to-claim = Occupez un territoire vide.
    .wait = occuper un territoire
    .topic = Occuper des territoires
decision-to-station = { $army_id ->
        [neutral] Placez un régiment de l'armée neutre sur un de ses territoires
       *[other] Placez un régiment sur un de vos territoires
    } ; il en reste { $left }.
    .wait = placer ses régiments
    .topic = Placer les premiers régiments
decision-to-place-captain = Placez un Capitaine sur un de vos territoires.
    .wait = placer un Capitaine
    .topic = Placer un Capitaine
decision-to-replace-captain = Un Capitaine revient : placez-le sur un de vos territoires.
    .wait = placer un Capitaine
    .topic = Placer un Capitaine
decision-to-reinforce = { $count ->
        [0] Vous n'avez pas de régiments à placer. Vous pouvez échanger un ensemble ou jouer une carte.
       *[other] Placez vos renforts : il en reste { $count }. Ensembles et cartes viennent avant, si vous voulez.
    }
    .wait = placer ses renforts
    .topic = Renforts
decision-to-deploy = Placez encore { $count ->
        [one] { $count } régiment
       *[other] { $count } régiments
    }{ $whole ->
        [yes] , tous sur un même territoire
       *[no] {""}
    }.
    .wait = placer des régiments reçus
    .topic = Régiments reçus
decision-to-share-out = Il ne reste que { $count ->
        [one] { $count } régiment
       *[other] { $count } régiments
    } pour { $among }. Où { $each ->
        [one] en va un ?
       *[other] vont-ils ? Jusqu'à { $each } par territoire.
    }
    .wait = répartir ses derniers régiments
    .topic = Trop peu de régiments pour tous
decision-to-trade = Vous avez au moins cinq cartes Territoire : échangez un ensemble.
    .wait = échanger un ensemble
    .topic = Ensembles à échanger
decision-to-fight = Attaquez, ou cessez le combat.
    .wait = combattre
    .topic = Combat
decision-to-defend = { $army_id ->
        [neutral] L'armée neutre est attaquée : { LAND($where) }. Vous lancez ses dés. Comment se défend-elle ?
       *[other] On vous attaque : { LAND($where) }. Comment défendez-vous ?
    }
    .wait = choisir sa défense
    .topic = Défense
decision-to-occupy = Territoire conquis : { LAND($target) }. Combien suivent encore depuis { LAND($source, form: "the") } ? Jusqu'à { $spare }.
    .wait = entrer en terre conquise
    .topic = Suivre une conquête
decision-to-fortify = { $moves ->
        [0] Déclarez une mission, ou terminez.
        [1] Un mouvement libre entre deux de vos territoires, ou terminez.
       *[other] Jusqu'à { $moves } mouvements libres, ou terminez.
    }
    .wait = faire son mouvement libre
    .topic = Mouvement libre
decision-to-discard = Vous avez plus de quatre cartes Aventure. Laquelle défaussez-vous ?
    .wait = défausser une carte
    .topic = Défausse
decision-to-react = Il se passe quelque chose où vous pouvez agir.
    .wait = une carte qui peut être jouée
    .topic = Cartes au tour des autres
window-invasion = { $who } envahit { LAND($target, form: "the") } depuis { LAND($source, form: "the") }. Jouez-vous une carte ?
    .wait = une carte contre une invasion
    .topic = Cartes en cas d'invasion
window-sea-battle = { $who } vient par mer depuis { LAND($source, form: "the") } : bataille dans votre port, { LAND($target) }. Jouez-vous une carte ?
    .wait = une carte contre une bataille par mer
    .topic = Cartes en cas d'attaque par mer
window-fellowship-leaves = La Communauté va partir, { LAND($where, form: "in") }. Jouez-vous une carte ?
    .wait = une carte au départ de la Communauté
    .topic = Cartes au départ de la Communauté
window-fellowship-rolled = La Communauté est { LAND($where, form: "in") }{ $die ->
        [0] {" "}et n'a pas besoin de jet
       *[other] {" "}et a fait { $die }
    }. Jouez-vous une carte ?
    .wait = une carte sur le jet de la Communauté
    .topic = Cartes après le jet de la Communauté

# Les réponses : entières, comme ligne d'une liste, et `.verb`, comme bouton.
action-claim = Occuper { LAND($where, form: "the") }
    .verb = Occuper
action-station = Un régiment { LAND($where, form: "to") }
    .verb = Placer
action-place-captain = Un Capitaine { LAND($where, form: "to") }
    .verb = Placer un Capitaine
action-deploy = { $count ->
        [one] { $count } régiment
       *[other] { $count } régiments
    } { LAND($where, form: "to") }
    .verb = Placer des régiments
action-trade = Échanger { $cards }
    .verb = Échanger un ensemble
action-attack = Attaquer { LAND($target, form: "the") } depuis { LAND($source, form: "the") } avec { $dice }{ $led ->
        [yes] {" "}et le Capitaine
       *[no] {""}
    }
    .verb = Attaquer
action-defend = Défendre avec { $dice }{ $led ->
        [yes] {" "}et le Capitaine
       *[no] {""}
    }
    .verb = Défendre
action-finish = Terminer
    .verb = Terminer
    .verb-to-reinforce = Poursuivre
    .verb-to-fight = Cesser le combat
    .verb-to-fortify = Finir le tour
    .verb-to-parley = Commencer le tour
action-move-in = { $count ->
        [0] Personne ne suit
        [one] { $count } de plus suit
       *[other] { $count } de plus suivent
    }{ $led ->
        [yes] , avec le Capitaine
       *[no] {""}
    }
    .verb = Suivre
action-call-off = Renoncer à l'invasion
    .verb = Renoncer à l'invasion
action-share-out = { $count ->
        [one] { $count } régiment
       *[other] { $count } régiments
    } { LAND($where, form: "to") }
    .verb = Répartir
action-fortify = { $count ->
        [0] Déplacer le Capitaine seul depuis { LAND($source, form: "the") } vers { LAND($target, form: "the") }
       *[other] Déplacer { $count } depuis { LAND($source, form: "the") } vers { LAND($target, form: "the") }{ $led ->
            [yes] , avec le Capitaine
           *[no] {""}
        }
    }
    .verb = Déplacer des régiments
action-pass = Laisser passer
    .verb = Laisser passer
action-discard = Défausser { $card }
    .verb = Défausser
action-complete-mission = Déclarer la mission { $card }
    .verb = Déclarer une mission
action-reveal-uprising = Montrer le soulèvement : { $card }
    .verb = Montrer un soulèvement
action-play-card = Jouer { $card }
    .verb = Jouer une carte
action-close-bridge = { $card } Sur le pont { $bridge }
    .verb = Fermer un pont
action-carry-captain = { $card } : le Capitaine passe depuis { LAND($source, form: "the") } vers { LAND($target, form: "the") }
    .verb = Emporter un Capitaine
action-prepare = { $card } Depuis { LAND($source, form: "the") } contre { LAND($target, form: "the") }
    .verb = Envahir avec une carte
action-suborn = { $card } : { $count } quittent { LAND($target, form: "the") } et rejoignent { LAND($source, form: "the") }
    .verb = Rallier des régiments
action-interpose = Jouer { $card }
    .verb = Jouer une carte
action-withdraw = { $card } : repli { LAND($target, form: "to") }{ $led ->
        [yes] , avec le Capitaine
       *[no] {""}
    }
    .verb = Se replier
action-meddle = Jouer { $card }{ NUMBER($change) ->
        [-2] {" "}: 2 de moins
        [-1] {" "}: 1 de moins
        [2] {" "}: 2 de plus
       *[other] {""}
    }
    .verb = Jouer une carte
action-concede = Renoncer
    .verb = Renoncer

# Ce qu'on choisit dans une réponse.
field-where = Où ?
field-source = Depuis où ?
field-target = Vers où ?
field-count = Combien ?
field-dice = Combien combattent ?
field-led = Avec le Capitaine ?
field-card = Quelle carte ?
field-cards = Quelles cartes ?
field-bridge = Quel pont ?
field-agreed = Qui est d'accord ?
field-change = Comment change le jet ?
