# La main, et les messages privés à son sujet.
hand-title = Votre main, { $who }
hand-empty = Vous n'avez aucune carte.
hand-dm = Votre main, { $who } · { $table }
hand-new = { $who ->
        [none] Vous piochez { $cards } · { $table }
       *[other] Vous recevez { $cards } de { $who } · { $table }
    }
hand-new-title = Nouvelles cartes
hand-missed = Vous avez **{ $card }** en main. Cette carte se joue { $moment }, et c'est arrivé dans { $table }. Vous n'aviez rien choisi : j'ai laissé passer.
hand-pile-hand = Cartes Territoire ({ $count })
hand-set = Une série à échanger : { $cards }, contre { UNITS($armies) } en ce moment.
hand-no-set = Pas encore de série : trois symboles identiques, ou un de chaque.
hand-pile-laid = Cartes jouées ({ $count })
hand-pile-rising = Soulèvement secret ({ $count })
button-cards-in-play = Cartes en jeu
cards-in-play = { $who } a en jeu { $cards }.
cards-in-play-none = Aucune carte n'est en jeu.
hand-progress = Votre mission : { $progress }
