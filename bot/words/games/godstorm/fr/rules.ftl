# Les règles de Risk Godstorm, redites par sujet ; chacune tient dans un message.
help-goal-godstorm = le plus de points après cinq époques.
help-aims-godstorm =
    - **But :** le plus de points après cinq époques.
    - **Points :** 1 par territoire, le bonus de chaque continent entier, 1 par crypte et par autel du Monde souterrain, et 1 par relique dont vous tenez le territoire.
    - **Durée :** cinq époques. À chacune, tous misent de la Foi pour leur place dans l'ordre du tour, puis chacun joue un tour.

rules-godstorm-goal =
    Cinq peuples se disputent une terre plate : Babyloniens (bleu), Celtes (vert), Égyptiens (ocre), Grecs (violet) et Scandinaves (marron). Leurs dieux s'en mêlent, et leurs morts combattent sous terre.

    La partie dure cinq époques. Avant chacune, tous misent des jetons Foi pour leur place dans l'ordre du tour, puis chacun joue un tour. Après le dernier tour de la cinquième, le meilleur score gagne. Si vous restez seul sur Terre, vous gagnez aussitôt.

    {""}**Points :** 1 par territoire, le bonus de chaque continent entier, 1 par crypte et par autel, 1 par relique dont vous tenez le territoire.

    {""}**Votre tour**, étape par étape. Vous placez toutes les armées reçues, et la Peste frappe toujours ; le reste est facultatif :
    1. Armées et Foi : vous en recevez, et placez les armées.
    2. Dieux et temples : invoquez, construisez.
    3. Cartes miracle : acquérez-en jusqu'à quatre.
    4. Jouez des cartes de Guerre et de Mort.
    5. La Peste frappe vos territoires pestiférés.
    6. Envahissez des territoires.
    7. Fortifiez une fois vos positions.
    8. Chargez depuis le Ciel : vos armées mortes entrent au Monde souterrain.
    9. Envahissez le Monde souterrain, pour ses cryptes et ses autels.
    10. Avec une crypte et le Dieu de la Mort : une carte de Mort.
    .title = But et époques

rules-godstorm-setup =
    Votre place est votre Panthéon : vous choisissez les deux en vous inscrivant. Les cinq se jouent de la même façon.

    1. Quatre territoires tirés au sort sont pestiférés.
    2. Chacun lance un dé. À partir du plus haut, les 42 territoires sont distribués autour de la table, pestiférés compris. Chacun reçoit une armée.
    3. À tour de rôle, chacun ajoute trois armées sur ses territoires, jusqu'à la dernière. En tout : 35 armées à trois joueurs, 30 à quatre, 25 à cinq.
    4. À tour de rôle, chacun place son Dieu de la Guerre et un temple sur ses territoires : le même, ou deux différents.
    5. Chacun reçoit 3 jetons Foi.

    Pas besoin de vous attendre : indiquez vos souhaits une fois, et je place pour tous exactement dans cet ordre.

    Par option, vous choisissez les territoires un à un, ou je place vite le reste le long de vos frontières. À deux joueurs : voir *{ rules-godstorm-two-players.title }* dans la liste ci-dessous.
    .title = Mise en place

rules-godstorm-bids =
    Avant chaque époque, chacun mise des jetons Foi, de 0 à tous les siens. Les mises sont secrètes : les autres voient que vous avez misé, jamais combien, ni que vous avez changé d'avis. Quand la dernière est faite, je les révèle toutes ensemble, et **tout le monde paie**.

    La plus haute mise prend la première un marqueur d'ordre du tour, n'importe lequel ; puis la suivante. Les dés départagent les égalités. Il y a autant de marqueurs que de joueurs, et le marqueur 1 joue en premier.

    Nommez les marqueurs que vous voulez avec votre mise, le préféré d'abord : vous recevez le premier qui est libre. S'il n'y en a pas, ou si vous n'en nommez aucun, c'est le premier marqueur libre. Si vous préférez choisir une fois les mises révélées, dites-le ; on ne vous attend que dans ce cas.

    Si le temps est écoulé, votre mise est 0. { card-tablets_of_destiny } : votre mise compte 3 de plus, si elle est d'au moins 1.

    La place d'un joueur éliminé est sautée.
    .title = Ordre et mises

rules-godstorm-faith =
    La Foi paie tout ce qui est divin. Tout le monde voit combien vous en avez, et vous gardez ce que vous ne dépensez pas.

    {""}**Au début de votre tour**, vous recevez des armées et autant de jetons Foi :
    - le tiers de vos territoires, arrondi vers le bas, au moins 3 ;
    - pour chaque continent que vous contrôlez : Europe 7, Germanie 5, Afrique 5, Asie Mineure 3, Atlantide 3, Hyrkanie 2 ;
    - 1 par temple ; cette armée est placée aussitôt au temple.

    Vous ne contrôlez un territoire que si une de vos armées s'y trouve. Placez les autres armées sur vos territoires, comme vous voulez.

    {""}**Prix en jetons Foi :**
    - votre mise : ce que vous misez
    - un dieu : 3
    - un temple : 5
    - une carte miracle : 2
    - jouer une carte : 0 à 4, voir les pages des cartes

    Vous commencez la partie avec 3.
    .title = Foi et armées

rules-godstorm-gods =
    Vous avez un dieu de chaque sorte. Celui de la Guerre est sur Terre dès le début ; vous invoquez les autres à l'étape 2, pour 3 jetons Foi, sur un de vos territoires. Un dieu banni peut être invoqué de nouveau.

    - **Guerre :** { leader-war.power }
    - **Magie :** { leader-magic.power }
    - **Ciel :** { leader-sky.power }
    - **Mort :** { leader-death.power }

    Ces pouvoirs valent au combat et en conflit divin. Tous les dieux de votre force aident ; en défense, tous ceux sur place.

    Un dieu n'est pas une armée : il ne tient pas de territoire et ne lance pas de dé au combat. Il est banni s'il perd un conflit divin, si la dernière armée de son territoire tombe, par la Peste et par certaines cartes. En fortifiant, il peut se déplacer, même seul.

    {""}**Les Labeurs** rapportent une carte de leur pile, si ce dieu est sur Terre :
    - **Guerre :** conquérir trois territoires défendus sur Terre en un tour. Une fois par tour.
    - **Magie :** obtenir trois fois le même chiffre, au combat ou en conflit divin, au tour de n'importe qui, relances comprises.
    - **Ciel :** bannir un dieu adverse en l'envahissant, en conflit divin ou par conquête. Une fois par tour.
    - **Mort :** tenir une crypte à la fin de votre tour.
    .title = Dieux et Labeurs

rules-godstorm-temples =
    À l'étape 2, vous pouvez construire des temples pour 5 jetons Foi chacun, sur vos territoires. Un territoire porte un seul temple, le plateau douze en tout. Il n'y en a pas dans le Monde souterrain.

    Un temple
    - vous donne 1 jeton Foi et 1 armée sur place au début de votre tour ;
    - permet à qui défend son territoire de relancer tous les 1, jusqu'au dernier, au combat et en conflit divin ;
    - est le lieu où vos armées reviennent des cryptes.

    Il appartient à qui tient son territoire. Si la dernière armée disparaît, le temple reste et attend le premier qui entre.
    .title = Temples

rules-godstorm-invasions =
    Attaquez depuis un territoire d'au moins deux armées vers un territoire ennemi voisin ou relié par une ligne maritime. Les montagnes, le Maelström et les terres englouties barrent la route. Vous dites quels dieux et combien d'armées participent : tous, sauf avis contraire. Ce nombre ne compte qu'en conflit divin.

    1. Le joueur attaqué peut répondre par des cartes du Ciel.
    2. S'il y a des dieux des deux côtés, ils combattent d'abord ; voir « Conflit divin ».
    3. Vous lancez un à trois dés, un par armée, et une armée doit rester ; le défenseur un ou deux. Comparez les meilleurs dés, puis les deuxièmes. L'égalité revient au défenseur, sauf si votre Dieu de la Guerre attaque. Les morts vont à leur Ciel.

    Une invasion déclarée demande au moins un jet ; ensuite vous pouvez y renoncer. D'un autre territoire, ou vers un autre, c'est une nouvelle invasion.

    {""}**Conquête :** autant d'armées que de dés lancés entrent, plus si vous voulez. Les dieux dont le pouvoir a servi suivent ; les autres dieux déclarés le peuvent. Ceux du défenseur sont bannis.

    {""}**Une terre vide** n'est à personne. Entrez-y sans dés ; une armée reste. Cela ne compte pas pour le Labeur de la Guerre.

    {""}**Fortifier :** ensuite, un seul déplacement d'armées et de dieux entre deux de vos territoires, à travers les vôtres. Une armée reste.
    .title = Invasions et fortification

rules-godstorm-godswar =
    S'il y a des dieux des deux côtés d'une invasion, ils combattent avant les armées, un contre un :

    1. L'attaquant nomme un dieu de sa force, puis le défenseur un des siens sur place.
    2. Chaque camp lance 3 dés, 1 de plus si son Dieu du Ciel est là, et 1 de plus par autel qu'il tient.
    3. Les 1 sont relancés du côté d'une Déesse de la Magie, par un défenseur avec un temple, et avec { card-gungnir }.
    4. Chaque camp ajoute ses armées au combat : l'attaquant celles déclarées, jamais celle qui doit rester ; le défenseur toutes. { card-mjolnir } : 3 de plus. { card-fire_sears } : 4 de plus.
    5. Le plus haut total gagne. L'égalité revient au défenseur, sauf si un Dieu de la Guerre attaque. Le dieu nommé par le perdant est banni.

    Tous les dieux d'un camp aident, pas seulement celui qui est nommé.

    Tant qu'il y a des dieux des deux côtés, l'attaquant peut continuer ou renoncer à l'invasion. Quand un camp n'en a plus, les armées peuvent combattre.

    Personne n'attend le défenseur : je nomme le dieu dont il a le moins besoin, dans l'ordre Mort, Magie, Ciel, Guerre. Vos ordres permanents peuvent en décider autrement.
    .title = Conflit divin

rules-godstorm-cards =
    66 cartes miracle en quatre piles : 17 de Guerre, 17 de Mort, 17 du Ciel et 15 reliques de Magie. Vous en obtenez à l'étape 3, par les Labeurs et par d'autres cartes.

    {""}**Acquérir :** jusqu'à quatre cartes par tour, 2 jetons Foi chacune, de toute pile dont vous avez le dieu sur Terre. Vous les voyez à la fin des achats, pas avant. Les reliques entrent alors en jeu.

    {""}**Jouer :** il faut le dieu de la carte sur Terre, ses jetons Foi et une cible. Vous annoncez la carte avec ses choix et payez ; qui a l'Égide peut l'annuler ; puis elle agit. Vous en jouez autant que vous voulez, l'une après l'autre. Une carte jouée quitte la partie, et aucune pile n'est remélangée.

    Tout le monde voit combien de cartes de chaque sorte vous avez, mais pas lesquelles.

    Ce qu'une carte tue ou prend n'est pas une invasion : aucun Labeur, aucune carte du Ciel en réponse. Les armées tuées sur Terre vont au Ciel, sauf si la carte dit autre chose. Les cartes n'atteignent pas le Monde souterrain, sauf si elles le disent.
    .title = Cartes miracle

rules-godstorm-war-cards =
    Étape 4, avec votre Dieu de la Guerre sur Terre. Entre parenthèses : le prix en Foi.

    - { card-shrine_plundered } (1) : { card-shrine_plundered.effect }
    - { card-empire_is_born } (0) : { card-empire_is_born.effect }
    - { card-champions_arise } (0) : { card-champions_arise.effect }
    - { card-eagles_take_wing } (1) : { card-eagles_take_wing.effect }
    - { card-faith_shall_deliver } (1) : { card-faith_shall_deliver.effect }
    - { card-heroes_are_born } (0) : { card-heroes_are_born.effect }
    - { card-only_ash_remains } (0) : { card-only_ash_remains.effect }
    - { card-our_faith_is_strength } (0) : { card-our_faith_is_strength.effect }
    - { card-prayers_answered } (0) : { card-prayers_answered.effect }
    - { card-storms_rage } (0) : { card-storms_rage.effect }
    - { card-faithful_gather } (0) : { card-faithful_gather.effect }
    - { card-land_is_purged } (2) : { card-land_is_purged.effect }
    - { card-siren_calls } (3) : { card-siren_calls.effect }
    - { card-sun_grows_cold } (0) : { card-sun_grows_cold.effect }
    - { card-temple_falls } (0) : { card-temple_falls.effect }
    - { card-time_stands_still } (4) : { card-time_stands_still.effect }
    - { card-visions_become_real } (0) : { card-visions_become_real.effect }
    .title = Cartes de Guerre

rules-godstorm-death-cards =
    Étape 4, avec votre Dieu de la Mort sur Terre. Entre parenthèses : le prix en Foi.

    - { card-blood_coats } (1) : { card-blood_coats.effect }
    - { card-crops_wither } ×2 (2) : { card-crops_wither.effect }
    - { card-deaths_door } (2) : { card-deaths_door.effect }
    - { card-diamonds_rust } (3) : { card-diamonds_rust.effect }
    - { card-fire_rains } (4) : { card-fire_rains.effect }
    - { card-paradise_lost } (2) : { card-paradise_lost.effect }
    - { card-ragnarok } (3) : { card-ragnarok.effect }
    - { card-dead_walk } ×2 (2) : { card-dead_walk.effect }
    - { card-gods_forsake } (3) : { card-gods_forsake.effect }
    - { card-ground_shakes } (2) : { card-ground_shakes.effect }
    - { card-mighty_fallen } (4) : { card-mighty_fallen.effect }
    - { card-sea_tomb } (3) : { card-sea_tomb.effect }
    - { card-trojan_horse } (2) : { card-trojan_horse.effect }
    - { card-waters_boil } (4) : { card-waters_boil.effect }
    - { card-young_grow_old } (2) : { card-young_grow_old.effect }
    .title = Cartes de Mort

rules-godstorm-sky-cards =
    Quand on vous envahit, vous pouvez jouer des cartes du Ciel avant tout jet de dés, autant que vous voulez, avec votre Dieu du Ciel sur Terre. Entre parenthèses : le prix en Foi.

    - { card-workers_amass } ×2 (0) : { card-workers_amass.effect }
    - { card-enemies_convert } (2) : { card-enemies_convert.effect }
    - { card-fire_sears } ×2 (0) : { card-fire_sears.effect }
    - { card-lava_erupts } (2) : { card-lava_erupts.effect }
    - { card-men_become_warriors } ×2 (1) : { card-men_become_warriors.effect }
    - { card-swords_plowshares } ×2 (1) : { card-swords_plowshares.effect }
    - { card-fog_lifts } ×2 (0) : { card-fog_lifts.effect }
    - { card-mighty_turn_meek } ×2 (0) : { card-mighty_turn_meek.effect }
    - { card-ground_is_sacred } (3) : { card-ground_is_sacred.effect }
    - { card-idol_is_false } ×2 (1) : { card-idol_is_false.effect }

    Je ne vous consulte que si vos ordres permanents le demandent ; sinon, je laisse passer l'invasion.
    .title = Cartes du Ciel

rules-godstorm-relics =
    Les cartes de Magie sont des reliques : elles restent devant vous, visibles, sans coûter plus de Foi, même si votre Déesse de la Magie est bannie. Au début de votre tour, { card-pandoras_box } passe d'abord, puis les cartes gratuites, puis armées et Foi.

    - { card-aegis } : { card-aegis.effect }
    - { card-cauldron } : { card-cauldron.effect }
    - { card-excalibur } : { card-excalibur.effect }
    - { card-freya_tears } : { card-freya_tears.effect }
    - { card-gungnir } : { card-gungnir.effect }
    - { card-mjolnir } : { card-mjolnir.effect }
    - { card-pandoras_box } : { card-pandoras_box.effect }
    - { card-stonehenge } : { card-stonehenge.effect }
    - { card-book_of_dead } : { card-book_of_dead.effect }
    - { card-golden_fleece } : { card-golden_fleece.effect }
    - { card-great_pyramids } : { card-great_pyramids.effect }
    - { card-scales_of_osiris } : { card-scales_of_osiris.effect }
    - { card-tablets_of_destiny } : { card-tablets_of_destiny.effect }
    - { card-tree_of_life } : { card-tree_of_life.effect }
    - { card-wine_of_life } : { card-wine_of_life.effect }
    .title = Reliques de Magie

rules-godstorm-plague =
    Quatre territoires sont pestiférés dès le début ; une carte peut en ajouter un cinquième, en déplacer un ou en guérir un. Un territoire pestiféré se tient comme un autre.

    {""}**À l'étape 5 de votre tour**, sans rien demander : sur chacun de vos territoires pestiférés, la moitié de vos armées meurt, arrondie vers le bas (une sur trois). La dernière ne meurt jamais. Vos dieux sur place sont bannis.

    {""}**Quand vous conquérez un territoire pestiféré ou y entrez :** une fois tous passés, la moitié d'entre eux meurt, arrondie vers le bas. Tous les dieux de l'invasion sont bannis.

    Les armées que vous y placez, qui s'y déplacent ou qu'une carte y amène ne risquent rien avant l'étape 5. Un dieu peut traverser la Peste, mais pas s'y arrêter. Vous pouvez placer ou invoquer un dieu sur un territoire pestiféré ; la prochaine étape 5 le bannit. Un dieu qu'une carte y amène est banni aussitôt.

    Les morts de la Peste vont au Ciel.
    .title = Peste

rules-godstorm-underworld =
    Vos morts sur Terre attendent dans votre Ciel. Dessous, il y a 13 cases, vides au début : trois portes, quatre cryptes, deux autels, quatre cases simples. Des frontières de flammes barrent la route.

    {""}**Charger depuis le Ciel (étape 8) :** autant d'armées que vous voulez, vers les portes vides et vers vos cases.

    {""}**Envahir (étape 9) :** comme sur Terre, avec de simples dés : ni dieux, ni temples, ni cartes du Ciel. Depuis le Ciel aussi, vous pouvez attaquer une porte ou entrer dans une porte vide ; personne ne doit y rester. On entre dans les cases vides ; une armée reste. Qui meurt sous terre retourne à la réserve.

    {""}**Cryptes :** au début de votre tour, une armée de chacune des vôtres peut revenir à un de vos temples ; une doit rester. À la fin de votre tour, une crypte rapporte une carte de Mort, si votre Dieu de la Mort est sur Terre.

    {""}**Autels :** un dé de plus pour vous dans chaque conflit divin.

    Chaque crypte et chaque autel vaut 1 point à la fin. Les cases ne sont pas des territoires : ni armées, ni Foi, ni Labeur de la Guerre. Personne n'envahit un Ciel.
    .title = Monde souterrain

rules-godstorm-elimination =
    Vous êtes éliminé dès que vous n'avez plus d'armée sur Terre, au tour de n'importe qui et quelle qu'en soit la cause, votre propre carte comprise. Vos cartes et reliques quittent la partie, votre Foi est perdue, vos dieux sont bannis, vos armées au Ciel et dans le Monde souterrain sont retirées. Vos temples restent où ils sont.

    Si c'est votre tour, il s'arrête. Dès l'époque suivante, il y a un marqueur de moins.

    Ceux qui perdent leur dernière armée du même coup tombent ensemble. Le dernier joueur sur Terre gagne aussitôt ; s'il n'en reste aucun, les derniers tombés partagent la victoire.

    {""}**Abandon :** l'IA joue la suite pour vous. Par option, votre armée devient neutre : elle garde ses territoires et ne fait que se défendre ; dieux, cartes, Foi et morts disparaissent.
    .title = Élimination

rules-godstorm-scoring =
    Après le dernier tour de la cinquième époque, vous marquez :
    - 1 par territoire
    - Europe 7, Germanie 5, Afrique 5, Asie Mineure 3, Atlantide 3, Hyrkanie 2, pour chaque continent que vous contrôlez
    - 1 par crypte et par autel
    - 1 par relique de cette liste, si vous tenez son territoire : { card-stonehenge } ({ land-anglia }), { card-great_pyramids } ({ land-egypt }), { card-mjolnir } ({ land-thule }), { card-pandoras_box } ({ land-graecia }), { card-tree_of_life } ({ land-babylon })

    À égalité : plus de Foi, puis plus de temples, puis plus de dieux sur Terre, puis plus d'armées sur Terre. Si rien ne départage, la victoire est partagée.

    { card-time_stands_still } ajoute une époque. `/risk état` montre les scores du moment.
    .title = Décompte

rules-godstorm-two-players =
    Une armée neutre se tient entre vous. Les territoires sont toujours distribués en trois piles de 14, et l'armée neutre a trois armées sur chacun des siens. Vous avez 30 armées chacun, une sur chacun de vos territoires ; placez les autres trois par trois. Puis viennent dieu, temple et 3 jetons Foi, comme d'habitude.

    L'armée neutre n'attaque pas et ne bouge pas. Quand vous l'attaquez, votre adversaire lance ses dés. Elle n'a ni dieux, ni Foi, ni cartes, ni Ciel, ne mise pas et ne marque rien ; ses morts disparaissent.

    Ses territoires sont ennemis : les conquérir compte pour le Labeur de la Guerre, et les cartes peuvent les frapper. Une carte qui désigne un joueur ne peut pas la désigner.

    Si votre adversaire n'a plus d'armée sur Terre, vous gagnez aussitôt.
    .title = Deux joueurs

rules-godstorm-options =
    Avant le début, l'hôte peut changer ceci sous **{ POSTED("options") }**. En premier, ce que vous jouez si personne n'y touche :

    - **Mise en place :** distribuée, choisie un à un, ou rapide.
    - **Panthéons :** choisi avec la place, ou aux dés, avec des souhaits.
    - **Dieux et Peste :** on peut y placer et y invoquer un dieu, ou non.
    - **Labeur du Ciel :** en conflit divin ou par conquête, en conflit divin seulement, ou par tout moyen.
    - **Cartes du Ciel :** pour le joueur attaqué, ou pour tous sauf l'attaquant.
    - **Armées en conflit divin :** celles que vous déclarez, ou toutes sauf une.
    - **Dieux après une conquête :** ceux qui ont servi suivent, les autres le peuvent ; ou tous suivent.
    - **Labeur de la Magie :** à chaque triple, ou une fois par jet.
    - **Abandon :** l'IA joue la suite, ou l'armée devient neutre.
    - **Ordre des places :** ordre d'arrivée, tirage au sort, ou au choix de l'hôte.

    `/risk table options` les montre avec un code court ; le même code désigne toujours les mêmes options. Une fois la partie commencée, elles ne changent plus.
    .title = Options

rules-godstorm-house =
    Trois règles maison sont compatibles avec ce jeu. L'hôte les coche avant le début sous **{ POSTED("options") }**, ou les tape : `/risk nouveau godstorm règles_maison:Yalta`.

    - **{ option-yalta }** et **{ option-blind-yalta } :** vous échangez les territoires distribués avant de placer. Il faut la mise en place distribuée ; la pile neutre n'en fait pas partie.
    - **{ option-single-front } :** une seule offensive par tour, sur Terre. Le Monde souterrain reste libre.

    Pourquoi les sept autres ne sont pas proposées :
    - *{ option-general-mobilisation }, { option-risk-bounty }, { option-equal-arms }, { option-continental-power } :* elles touchent aux cartes Territoire et aux séries, que personne n'a en main ici.
    - *{ option-hecatomb }, { option-prisoners-of-war } :* les morts y comptent pour toujours ; ici, ils vont au Ciel et certains reviennent.
    - *{ option-calculated-risks } :* elle remplace les dés, sur lesquels dieux, temples et reliques ont pouvoir ici.

    `/risk règles` a une page pour chacune des trois.
    .title = Règles maison
