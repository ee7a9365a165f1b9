### Où les livrets diffèrent, et ce qu’aucun ne tranche : nos décisions.

## Où les livrets diffèrent

difference-02-topic = Charbonnière : combien de fois
difference-02-books = Les livrets allemand et français permettent un échange par phase d’actions, à partir de la phase qui suit l’achat, donc jusqu’à 8 échanges si la tuile est achetée au premier printemps. Les livrets anglais, polonais et italien le permettent à tout moment, sans limite ni délai.
difference-02-ours = Une fois par phase d’actions, à partir de la suivante, comme la deuxième édition l’a corrigé. Sans limite, il serait trop facile de changer du bois en points de victoire. L’option « { option-charcoal-limit } » change cela.

difference-03-topic = Wagonnet avant que la Pinge soit épuisée
difference-03-books = Le livret allemand ne donne alors que le bois ; le livret français met 2 charbons dans le puits même dans ce cas. Les livrets anglais et polonais donnent les 2 charbons sans poser de condition ; le livret italien les prend, sans doute par erreur, dans le puits.
difference-03-ours = Seulement le bois, comme l’édition corrigée le dit expressément. L’option « { option-lorry-during-pinge } » change cela.

difference-03b-topic = Remonter le charbon du Wagonnet
difference-03b-books = Le livret allemand permet de remonter immédiatement le charbon du Wagonnet, si c’est possible. Les quatre autres n’en disent rien.
difference-03b-ours = Vous pouvez le remonter dans la même phase s’il reste des actions à votre Haspelknecht. Vos travailleurs agissent l’un après l’autre : le charbon arrive à temps.

difference-04-topic = Abri à charbon : ce qu’il contient
difference-04-books = Les livrets allemand, anglais et polonais disent 1 charbon et 1 bois ; le livret français dit 1 charbon ou 1 bois ; le livret italien dit 1 charbon et 1 céréale.
difference-04-ours = 1 charbon et 1 bois, car trois livrets des deux éditions sont d’accord. L’option « { option-coal-storage } » change cela.

difference-05-topic = Stockage dans la ferme : quelle ressource rapporte
difference-05-books = Le livret français donne 1 point de victoire pour une céréale stockée dans la ferme ; les quatre autres livrets le donnent pour un bois.
difference-05-ours = C’est le bois qui rapporte : quatre livrets contre un, et la Grange récompense déjà la céréale. L’option « { option-farm-storage-vp } » change cela.

difference-06-topic = Ramasseur de charbon : qui décide
difference-06-books = Dans les livrets allemand et français, vous choisissez chacune des deux actions : évacuer de l’eau ou extraire du charbon. Dans les livrets anglais, polonais et italien, c’est l’eau qui décide : avec plus de 1 eau de mine, le ramasseur de charbon en évacue 2 ; sinon, il extrait 1 charbon.
difference-06-ours = Vous choisissez librement, comme dans la deuxième édition. Le ramasseur de charbon peut donc aussi évacuer la dernière eau de mine, ou 3 avec ses deux actions. L’option « { option-digger-choice } » change cela.

difference-07-topic = Ramasseur de charbon et Haspelknecht : nombre d’actions
difference-07-books = Le ramasseur de charbon peut réaliser 2 actions dans les livrets allemand et français, en réalise 2 dans les livrets anglais et polonais, et jusqu’à 2 dans le livret italien. L’Haspelknecht peut réaliser 3 actions dans le livret français, et en réalise jusqu’à 3 dans les quatre autres.
difference-07-ours = Jusqu’à 2 actions pour le ramasseur de charbon, jusqu’à 3 pour l’Haspelknecht. Vous pouvez toujours en faire moins.

difference-08-topic = Ramasseur de charbon : eau par action
difference-08-books = Les livrets allemand et français disent 1 ou 2 eaux de mine par action ; les livrets anglais, polonais et italien disent 2.
difference-08-ours = Jusqu’à 2, ce qui couvre les deux lectures. Si vous choisissez, avec l’option « { option-digger-choice } », que l’eau de mine décide, c’est toujours 2.

difference-09-topic = Engager le ramasseur de charbon
difference-09-books = Le livret allemand demande du charbon accessible dans la Pinge, le livret français du charbon, quel qu’il soit. Les livrets anglais, polonais et italien disent seulement que le ramasseur de charbon travaille dans la Pinge.
difference-09-ours = Vous pouvez l’engager tant qu’il y a du charbon dans la Pinge. Comme vous pouvez encore poser du bois ensuite, c’est rarement important. L’option « { option-digger-needs } » change cela.

difference-10-topic = Eau de mine par disque noir
difference-10-books = Les livrets allemand et français disent 2 eaux de mine ; les livrets anglais, polonais et italien disent 1 ou 2.
difference-10-ours = Un disque noir en évacue jusqu’à 2, car il faut pouvoir en évacuer une seule.

difference-11-topic = Haspelknecht : eau de mine par action
difference-11-books = Le livret français dit 1 ou 2 ; les livrets allemand et italien disent 2. Les livrets anglais et polonais disent 2 dans la règle, mais jusqu’à 2 dans leur exemple.
difference-11-ours = Il en évacue jusqu’à 2 par action, car il faut pouvoir en évacuer une seule.

difference-12-topic = Quand l’Haspelknecht doit évacuer l’eau
difference-12-books = Dans les livrets allemand, français, anglais et polonais, il doit le faire quand le puits contient plus de 1 eau de mine. Le livret italien l’exige dès la première, et contredit ainsi la limite qu’il donne ailleurs.
difference-12-ours = Seulement avec plus de 1 eau de mine dans le puits.

difference-13-topic = Eau de mine du puits : qui l’évacue
difference-13-books = Dans les livrets allemand, français et anglais, seul l’Haspelknecht l’évacue. Les livrets polonais et italien n’en disent rien, et leur règle du disque noir ne se limite pas à la Pinge.
difference-13-ours = L’Haspelknecht est le seul travailleur qui le peut ; la Corde et le Treuil le permettent aussi. L’option « { option-shaft-water-only-haspel } » change cela.

difference-14-topic = Où se comptent les cinq eaux de mine
difference-14-books = Dans les livrets allemand et français, 5 eaux de mine ou plus dans le puits empêchent d’extraire dans la galerie. Les livrets anglais, polonais et italien parlent d’eau dans la galerie, mais nomment le puits dans la marge.
difference-14-ours = C’est l’emplacement Eau du puits qui compte. La galerie n’en a pas.

difference-15-topic = Pioche : à partir de quand
difference-15-books = Dans le livret allemand, l’ouvrier expérimenté commence à la phase d’actions suivante. Les quatre autres ne disent pas quand.
difference-15-ours = L’ouvrier expérimenté peut acheter des équipements à partir de la phase d’actions suivante, dans toutes les éditions. Sinon, un ouvrier qui a les bons disques pourrait acheter juste après le fermier. L’option « { option-pickaxe-delay } » change cela.

difference-16-topic = Ce que peut faire l’ouvrier expérimenté
difference-16-books = Dans les livrets allemand et français, l’ouvrier expérimenté peut faire la même chose que le fermier. Dans les livrets anglais, polonais et italien, il travaille comme l’ouvrier et peut aussi acheter des équipements.
difference-16-ours = Il travaille comme l’ouvrier et peut aussi acheter des équipements, mais ne donne pas le bonus d’été. L’option « { option-farmhand-summer-bonus } » change ce dernier point.

difference-17-topic = Travail d’équipe dans la mine : à qui revient l’action
difference-17-books = Le livret anglais donne l’action supplémentaire au travailleur activé en dernier dans cette phase ; les livrets polonais et italien en font par erreur « dans la dernière phase ». Les livrets allemand et français la donnent au joueur, sans nommer de travailleur.
difference-17-ours = Elle revient à celui des deux, fermier ou ouvrier, qui agit en second. C’est ce que montre l’exemple de tous les livrets. L’option « { option-synergy-owner } » change cela.

difference-18-topic = Travail d’équipe entre charbon et eau de mine
difference-18-books = Dans les livrets anglais, polonais et italien, il suffit que le fermier et l’ouvrier travaillent dans la mine, quoi qu’ils y fassent. Les livrets allemand et français disent que tous les deux extraient du charbon ou que tous les deux évacuent de l’eau, mais expliquent que cela veut dire des disques de la même couleur.
difference-18-ours = Tout travail avec des disques noirs est le même travail : l’un peut extraire du charbon et l’autre évacuer de l’eau. L’option « { option-mixed-mining-synergy } » change cela.

difference-19-topic = Jetons : quand les utiliser
difference-19-books = Le livret allemand dit « dans une phase d’actions ultérieure », les livrets anglais et polonais « à tout moment d’une phase ultérieure ». Le livret italien parle des phases suivantes, le livret français dit « à tout moment, plus tard dans la partie ».
difference-19-ours = À partir de la phase d’actions suivante, et seulement pendant les phases d’actions : c’est la lecture la plus stricte qui convienne à tous les livrets. L’option « { option-marker-window } » change cela.

difference-20-topic = Attelage : quand il rapporte
difference-20-books = Les livrets allemand et français désignent l’étape de stockage de l’hiver, les livrets anglais et polonais l’étape de décompte. Le livret italien parle de l’étape de décompte final de chaque hiver.
difference-20-ours = À l’étape de décompte, pour tout le charbon de votre ferme, car la tuile remplace le tableau du charbon. L’option « { option-horse-cart-step } » change cela.

difference-21-topic = Payer une redevance avec de nouvelles ressources
difference-21-books = Les livrets allemand et français permettent de payer la redevance pour un équipement non adjacent avec des ressources de la même phase. Les livrets anglais, polonais et italien interdisent seulement d’activer des travailleurs avec ces ressources.
difference-21-ours = C’est permis, car deux livrets le disent expressément. L’option « { option-fee-with-fresh-goods } » change cela.

difference-22-topic = Utiliser le bois immédiatement
difference-22-books = Les livrets allemand, anglais, polonais et italien disent que le bois est la seule ressource utilisable dans la phase où vous la recevez. Le livret français n’en parle pas.
difference-22-ours = Vous ne pouvez utiliser immédiatement que le bois, à une exception près : vous pouvez payer une redevance dans la même phase avec n’importe quelle ressource. Les options « { option-fee-with-fresh-goods } » et « { option-sell-fresh-coal } » changent cela.

difference-23-topic = Programmer dans l’ordre du tour
difference-23-books = Dans les livrets allemand et français, tous les joueurs programment en même temps. Les livrets anglais, polonais et italien ajoutent que les joueurs peuvent convenir de programmer dans l’ordre du tour.
difference-23-ours = Tout le monde programme en même temps, comme dans la deuxième édition. L’option « { option-plan-in-turn-order } » change cela.

difference-24-topic = Attribuer seulement pendant la programmation
difference-24-books = Les livrets allemand et français disent que vous n’attribuez disques et salaires que pendant la programmation. Dans les livrets anglais, polonais et italien, seul un exemple le montre.
difference-24-ours = Seulement pendant la programmation. Aucun livret ne dit le contraire.

difference-25-topic = Un travailleur après l’autre
difference-25-books = Les livrets anglais, polonais, italien et français demandent qu’un travailleur ait terminé avant que le suivant commence ; le livret français ajoute qu’il utilise tous ses disques. Le livret allemand n’en dit rien.
difference-25-ours = Un travailleur termine avant que le suivant commence. Sinon, on ne pourrait pas le lier à une seule zone de la mine.

difference-26-topic = Emplacements Action trop pleins
difference-26-books = Dans les livrets anglais, polonais, italien et français, le dernier emplacement complété reste en dessous de 6 disques. Le livret allemand dit seulement qu’un emplacement peut en avoir plus de 6 et que le sac se vide.
difference-26-ours = Les derniers emplacements Action reçoivent moins de disques. Avec un nombre de disques fixe, c’est la seule possibilité.

difference-27-topic = 2e tour de sélection : un emplacement, une couleur
difference-27-books = Les livrets allemand et français disent que vous prenez une seule couleur dans un seul emplacement ; le livret français ajoute que vous le faites dans l’ordre du tour. Les livrets anglais, polonais et italien ne le montrent que dans un exemple.
difference-27-ours = Un emplacement Action, une couleur, dans l’ordre du tour.

difference-28-topic = 2e tour de sélection : prendre moins de disques
difference-28-books = Dans le livret français, vous complétez à 5 disques en tout. Les quatre autres disent seulement que vous ne pouvez pas en avoir plus de 5. Aucun ne parle d’en prendre moins que possible.
difference-28-ours = Vous prenez tous les disques de la couleur jusqu’à la limite de 5, ou vous passez, de même que vous prenez tous les disques d’une couleur au 1er tour. L’option « { option-second-take-fewer } » change cela.

difference-29-topic = Premier printemps : quelle eau de mine
difference-29-books = Les livrets allemand, français et polonais parlent d’une eau de mine à rendre. Les livrets anglais et italien parlent de l’unique eau de mine du joueur.
difference-29-ours = Vous pouvez rendre 1 eau de mine même si vous en avez 2 : vous avez pu en recevoir une deuxième d’un emplacement avec une icône Eau de mine.

difference-30-topic = Le quatrième symbole Bâtiment
difference-30-books = Les livrets allemand et français nomment les tuiles 12, 15, 24 et 34 ; les autres livrets n’impriment aucune liste. Pourtant, tous comptent le Moulin à eau (tuile 35) parmi les bâtiments, alors que les Sacs de charbon (tuile 34) n’en donnent pas.
difference-30-ours = Les tuiles 12, 15, 24 et 34, la seule liste imprimée. La tuile 34 y est peut-être une faute d’impression pour la 35. L’option « { option-building-symbols } » change cela.

difference-31-topic = Moulin à eau : à partir de quand
difference-31-books = Dans les livrets allemand, français, anglais et polonais, vous ne l’utilisez qu’à partir d’une phase d’actions ultérieure. Le livret italien ne mentionne aucun délai.
difference-31-ours = À partir de la phase d’actions suivante. De toute façon, vous y placez des disques pendant la programmation.

difference-32-topic = Bonus de la Pinge : à quel moment
difference-32-books = Les livrets allemand et français disent que vous le recevez immédiatement. Les livrets anglais, polonais et italien disent seulement que vous le recevez.
difference-32-ours = Vous le marquez immédiatement.

difference-33-topic = Quand une section est complète
difference-33-books = Les livrets allemand et français demandent qu’il n’y reste aucun charbon et que du bois se trouve à sa gauche. Les livrets anglais, polonais et italien demandent seulement qu’elle soit vidée.
difference-33-ours = Les deux conditions comptent. Cela revient au même, car on ne peut pas vider une section sans bois.

difference-34-topic = Points maximum de la galerie
difference-34-books = Le livret allemand donne 13 points de victoire pour toutes les sections de la galerie, et au plus 3 pour la Brouette, 4 pour la Lampe à huile et 4 pour le Wagonnet. Le livret français ne donne que les trois derniers nombres ; les autres livrets n’en donnent aucun.
difference-34-ours = Les quatre nombres s’appliquent, comme dans le livret allemand.

difference-35-topic = Vos dispositions : minimum de tuiles par rangée
difference-35-books = Les livrets allemand et français demandent au moins autant de tuiles que de joueurs et en conseillent une de plus. Les livrets anglais, polonais et italien en demandent au moins 3 ; à 3 ou 4 joueurs, ils suggèrent autant de tuiles que de joueurs, ou une de plus.
difference-35-ours = Autant que de joueurs, et au moins 3 : tous les livrets y trouvent leur compte. L’option « { option-min-tiles-per-row } » change cela.

difference-36-topic = Vos dispositions : tuiles qui doivent se toucher
difference-36-books = Dans le livret allemand, chaque tuile touche au moins une tuile du niveau immédiatement inférieur ; dans les livrets anglais, polonais et italien, du niveau immédiatement supérieur. Dans le livret français, il suffit d’une tuile d’une autre couleur.
difference-36-ours = Chaque tuile des niveaux 2 à 4 touche une tuile du niveau qui précède le sien. C’est le seul moyen que toutes les tuiles soient accessibles.

difference-37-topic = Vos dispositions : tuiles qui ne doivent pas se toucher
difference-37-books = Les livrets allemand, anglais, polonais et italien interdisent le contact avec une tuile plus élevée de deux niveaux ou plus. Le livret français interdit un écart de deux niveaux.
difference-37-ours = Deux tuiles adjacentes ont au plus un niveau d’écart. La règle vaut dans les deux sens.

difference-38-topic = Quand jouer les variantes
difference-38-books = Les livrets allemand et français les conseillent après une ou deux parties ; les livrets anglais, polonais et italien les conseillent aux joueurs expérimentés.
difference-38-ours = Ce n’est qu’un conseil : vous pouvez les utiliser dès votre première partie.

difference-39-topic = Assez de Thalers à deux joueurs
difference-39-books = Dans son avertissement, le livret anglais rattache les 3 Thalers au fermage de la troisième année, ce qui contredit sa propre règle. Les quatre autres parlent de tous les Thalers nécessaires, 1 en année 2 et 2 en année 3.
difference-39-ours = 3 Thalers de fermage sur toute la partie.

difference-40-topic = Comment départager les ex æquo
difference-40-books = Les livrets anglais, polonais et italien comptent le charbon retiré de la mine, les livrets allemand et français le charbon extrait. Pour le dernier départage, seul le livret français nomme l’ordre du tour de la dernière phase d’actions.
difference-40-ours = C’est le charbon retiré de votre Pinge et de votre galerie qui compte, pas celui du Wagonnet ni de la Charbonnière. Ensuite, c’est le dernier ordre du tour qui décide.

difference-41-topic = Lampe à huile : quels emplacements
difference-41-books = Dans les livrets allemand, anglais, polonais et italien, l’échange se fait entre un emplacement Réserve et son propre emplacement Action. Le livret français parle simplement d’un emplacement Réserve et d’un emplacement Action.
difference-41-ours = Seulement l’emplacement Action associé à l’emplacement Réserve. L’option « { option-oil-lamp-same-board } » change cela.

difference-42-topic = Jeton Treuil : quelles actions
difference-42-books = Les livrets allemand et français donnent 3 actions de l’Haspelknecht. Les livrets anglais et polonais parlent de remonter 3 fois, le livret italien de recueillir 3 fois de l’eau.
difference-42-ours = Toutes les actions de l’Haspelknecht, car le livret anglais dit aussi que le jeton l’active. L’option « { option-windlass-actions } » change cela.

difference-43-topic = Marteau et burin : charbon accessible
difference-43-books = Le livret polonais explique « accessible » par « à gauche du bois », ce qui contredit ses propres règles sur la Pinge et la galerie. Les quatre autres n’ajoutent rien à ce mot.
difference-43-ours = La règle d’accès habituelle s’applique.

difference-44-topic = Treuil : évacuation immédiate
difference-44-books = Les livrets allemand, anglais, polonais et italien disent que vous pouvez évacuer 1 eau de mine. Le livret français le dit à l’impératif.
difference-44-ours = Vous pouvez le faire, mais rien ne vous y oblige.

difference-45-topic = Jeton Corde : effet immédiat
difference-45-books = Les livrets anglais, polonais, français et italien disent que l’effet est immédiat. Le livret allemand ne le précise pas.
difference-45-ours = Cela ne change rien : le jeton prend effet quand vous l’utilisez.

difference-46-topic = Bois de mine : où va l’eau
difference-46-books = Le livret français ne dit pas où va l’eau de mine de cette tuile. Les autres livrets indiquent l’emplacement Eau actuellement utilisé.
difference-46-ours = Elle va sur l’emplacement Eau actuellement utilisé.

difference-47-topic = Sacs de charbon : un échange ou deux
difference-47-books = Les livrets allemand, anglais, polonais et italien proposent soit l’un, soit l’autre échange. Le livret français énumère les deux sans dire qu’il faut choisir.
difference-47-ours = L’un des deux, si vous le voulez.

difference-49-topic = Hiver : ordre des étapes
difference-49-books = Dans leur aperçu, les livrets anglais, polonais et italien mettent le fermage avant le décompte. Leurs listes numérotées, ainsi que les livrets allemand et français, disent décompte, fermage, stockage.
difference-49-ours = Décompte, fermage, stockage. L’ordre des deux premières étapes n’a de toute façon aucun effet.

difference-50-topic = Où va le charbon de la galerie
difference-50-books = Le livret français le pose à gauche du puits. Les autres livrets le posent dans la zone du puits, à gauche de la galerie.
difference-50-ours = Il va dans le puits.

difference-51-topic = Charbon de la Pinge avant la première icône
difference-51-books = Le livret polonais dit à un endroit qu’on ne peut pas extraire le charbon situé avant la première icône Étayage vide, et le contredit ailleurs. Les quatre autres disent qu’on le peut.
difference-51-ours = Ce charbon est accessible sans bois.

difference-52-topic = Erreurs du livret italien
difference-52-books = Le livret italien ne place qu’un disque dans chaque emplacement Réserve, donne deux fois le fermage de la deuxième année et se trompe dans quelques nombres. Les joueurs y reprennent aussi les disques qu’ils devraient rendre, et un exemple contient une erreur.
difference-52-ours = Sur tous ces points, nous suivons les autres livrets.

difference-53-topic = Posséder chaque tuile une seule fois
difference-53-books = Les livrets allemand, français, anglais et polonais disent qu’un joueur ne possède chaque tuile qu’une fois. Le livret italien ne le dit pas.
difference-53-ours = Vous ne pouvez posséder chaque tuile qu’une seule fois.

difference-54-topic = Quel travailleur achète des équipements
difference-54-books = Le livret allemand parle de vos travailleurs permanents. Les livrets anglais, polonais, italien et français nomment le fermier.
difference-54-ours = Tout travailleur permanent qui peut acheter des équipements : le fermier et, avec la Pioche, l’ouvrier expérimenté.

difference-55-topic = Quel disque marque un achat
difference-55-books = Les livrets allemand et italien écrivent à un endroit « disque Action » au lieu de « disque Joueur ». Les trois autres ne se trompent pas.
difference-55-ours = Vous marquez l’achat avec un disque Joueur.

difference-56-topic = Où va la redevance
difference-56-books = Les livrets allemand et français la mettent dans la ferme du joueur qui la reçoit. Les autres livrets n’en disent rien.
difference-56-ours = Elle va dans la ferme du joueur qui la reçoit.

difference-57-topic = Piocher sans regarder
difference-57-books = Les livrets polonais, français et italien disent que les disques se piochent sans regarder. Les livrets allemand et anglais ne le précisent pas.
difference-57-ours = Les disques sont toujours tirés au hasard.

difference-58-topic = Ce qui reste dans la boîte
difference-58-books = Dans les livrets allemand et français, tout le matériel non utilisé reste dans la boîte ; le livret anglais nomme les tuiles et les jetons Action, les livrets polonais et italien seulement les jetons.
difference-58-ours = Tout ce qui va avec des tuiles qui ne sont pas en jeu reste dans la boîte.

difference-59-topic = Ce que recouvre la tuile Mineur et Haspelknecht
difference-59-books = Dans le livret italien, la tuile Mineur et Haspelknecht recouvre la zone de charbon vidée et la Pinge. Dans les autres livrets, elle recouvre le ramasseur de charbon et la Pinge.
difference-59-ours = Elle recouvre le ramasseur de charbon et la Pinge.

difference-60-topic = Exemple : où va la dernière eau de mine
difference-60-books = Quand la Pinge est épuisée dans un exemple, les livrets allemand et français déplacent la dernière eau de mine dans le puits. Les livrets anglais, polonais et italien disent la galerie.
difference-60-ours = Sur l’emplacement Eau du puits.

difference-61-topic = Livreur de charbon et Chariot : ce qui compte
difference-61-books = Dans la description des deux tuiles, le livret français compte les équipements qui portent le symbole. Dans son décompte final, il compte les symboles, comme tous les autres livrets.
difference-61-ours = Chaque symbole compte. Cela n’a d’importance que si une tuile porte deux fois le même symbole.

difference-62-topic = Lampe à huile : quels points
difference-62-books = Le livret polonais donne un point d’action par section. Les autres livrets donnent un point de victoire.
difference-62-ours = Ce sont des points de victoire.

difference-63-topic = Ouvrier expérimenté : poser sa tuile
difference-63-books = Les livrets polonais et italien disent que vous pouvez poser sa tuile. Les autres livrets disent que vous la posez.
difference-63-ours = Vous la posez toujours.

difference-64-topic = Où placer les bâtiments
difference-64-books = Les livrets allemand et français les placent à droite du plateau individuel. Les autres livrets disent seulement qu’ils s’ajoutent au plateau.
difference-64-ours = Cela n’a aucun effet sur le jeu.

difference-65-topic = Décompte final sans eau de mine
difference-65-books = D’après le livret français, vous perdez autant de points que vous avez d’eaux de mine, moins 1 : prise à la lettre, cette règle vous donnerait 1 point si vous n’en aviez pas. D’après les autres livrets, vous ne perdez des points qu’à partir de 2 eaux de mine.
difference-65-ours = Avec 0 ou 1 eau de mine, vous ne perdez et ne gagnez rien.

difference-66-topic = Équipements par phase
difference-66-books = Les livrets anglais, polonais et italien permettent un achat par phase. Les livrets allemand et français parlent seulement d’une action par travailleur.
difference-66-ours = Chaque travailleur qui peut acheter des équipements peut en acheter un par phase d’actions.

difference-67-topic = Nombre exact de disques
difference-67-books = Le livret italien demande le nombre exact de disques pour acheter un équipement. Les autres livrets parlent des disques requis.
difference-67-ours = Exactement les disques indiqués. Les disques en trop restent inutilisés sur vos cases Brouette.

difference-68-topic = Travailleurs saisonniers : exactement un salaire
difference-68-books = Les livrets allemand, anglais et polonais disent qu’un travailleur saisonnier reçoit exactement un salaire. Le livret français ne précise pas « exactement », et le livret italien ne le fait que pour le mineur.
difference-68-ours = Chaque travailleur saisonnier reçoit exactement un salaire.

difference-69-topic = Du bois pour chaque charbon
difference-69-books = Une phrase confuse des livrets anglais, polonais et italien dit que du bois doit être posé dans la Pinge quand on y extrait du charbon. Elle n’est pas dans les livrets allemand et français.
difference-69-ours = Le bois ne sert qu’à l’accès. Aucun livret n’indique de quantité par charbon.

difference-70-topic = Prendre six disques
difference-70-books = Les livrets anglais, polonais et italien permettent de prendre 6 disques d’une même couleur au 1er tour de sélection. Les livrets allemand et français ne précisent pas à quel tour.
difference-70-ours = Seulement au 1er tour de sélection, car vous pouvez avoir au plus 5 disques après le 2e.

difference-71-topic = Le fermage est obligatoire
difference-71-books = Le livret français précise que vous ne pouvez pas garder vos ressources pour prendre une dette à la place. Les autres livrets disent que le paiement est obligatoire.
difference-71-ours = Si vous pouvez payer, vous devez payer.

difference-72-topic = Hiver : où stocker
difference-72-books = D’après l’aperçu des livrets anglais, polonais et italien, vous stockez vos ressources dans vos bâtiments. D’après les livrets allemand et français, c’est sur votre plateau individuel.
difference-72-ours = Vous stockez dans la ferme et dans les bâtiments qui le permettent.

difference-73-topic = Achat : quand marquer les points
difference-73-books = Le livret allemand dit au moment de l’achat ; les autres livrets disent immédiatement.
difference-73-ours = Immédiatement, ce qui est le même moment.

difference-74-topic = Galerie : ordre de pose du bois
difference-74-books = D’après le livret français, le bois se pose de gauche à droite. Les autres livrets n’en disent rien.
difference-74-ours = Vous posez le bois de gauche à droite.

difference-75-topic = Ramasseur de charbon : jusqu’à quand
difference-75-books = Les livrets anglais, polonais et italien disent qu’il n’est plus disponible. Dans les livrets allemand et français, cela résulte de la tuile qui le recouvre.
difference-75-ours = Il n’est plus disponible dès que la Pinge est épuisée.

difference-76-topic = Bonus d’été : ce qui le déclenche
difference-76-books = Sur le plateau calendrier des livrets polonais et italien, des disques jaunes sur le fermier suffisent. Dans la marge, tous les livrets disent que le fermier récolte des céréales.
difference-76-ours = Le fermier doit récolter des céréales. Les disques jaunes qui paient un équipement ne comptent pas.

difference-77-topic = Wagonnet dans le livret italien
difference-77-books = Le livret italien prend le charbon dans le puits du joueur. Les autres livrets l’y mettent.
difference-77-ours = Les 2 charbons viennent de la réserve générale et vont dans le puits.

difference-78-topic = Deux noms pour une même chose
difference-78-books = Les livrets allemand, français, italien et polonais donnent parfois deux noms à la même tuile, au même bâtiment ou au même travailleur. Le livret français, par exemple, appelle la tuile 24 « Abri à charbon », puis « coffre à charbon ».
difference-78-ours = Dans notre édition, chaque chose n’a qu’un nom.

difference-79-topic = Ce que la ferme peut stocker
difference-79-books = Le livret allemand dit exactement une unité, le livret français une au plus ; les livrets anglais, polonais et italien disent que vous pouvez en stocker une seule.
difference-79-ours = Une unité ou aucune, car tous les livrets disent que vous pouvez, pas que vous devez.

difference-80-topic = Redevance pour une tuile adjacente
difference-80-books = Les livrets anglais, polonais, italien et allemand ne demandent une redevance que pour une tuile non adjacente. Le livret français parle de toute tuile déjà achetée par un autre joueur ; seul le titre de sa liste de coûts la limite aux tuiles non adjacentes.
difference-80-ours = Il n’y a pas de redevance si la tuile touche l’une des vôtres.

difference-81-topic = Pinge ou galerie
difference-81-books = Le livret allemand parle d’un travailleur dans une même phase, le livret français d’un travailleur dans une même action. Les livrets anglais, polonais et italien parlent de l’ouvrier ou du fermier dans une même phase.
difference-81-ours = Au cours d’une phase, un travailleur n’agit que dans l’une des deux zones. Les travailleurs saisonniers n’en ont de toute façon qu’une.

difference-82-topic = Où va le charbon remonté
difference-82-books = Les livrets anglais, polonais et italien parlent ici de la cour, et ailleurs de la ferme ; le mot allemand « Hof » veut dire les deux. Le livret français dit la ferme.
difference-82-ours = Dans la ferme. Les deux noms désignent le même endroit.

difference-83-topic = Erreurs du livret polonais
difference-83-books = Le livret polonais dit qu’on ne peut pas extraire de charbon là où il veut dire qu’aucun n’a encore été extrait, appelle dorés les disques jaunes et déplace de l’eau dans la galerie. Il saute aussi le remplissage de la première manche au lieu de la première phase.
difference-83-ours = Sur tous ces points, nous suivons le livret allemand.

difference-84-topic = Emplacements avec une icône Eau de mine
difference-84-books = Le livret allemand dit que vous devez aussi prendre l’eau de mine. Les autres livrets disent que vous la recevez aussi.
difference-84-ours = Vous ne pouvez pas refuser l’eau de mine.

difference-85-topic = Ce qui termine l’année
difference-85-books = Dans le livret français, le marqueur de phase revient sur la première case. Dans les autres livrets, le marqueur d’année avance.
difference-85-ours = Cela n’a aucun effet sur le jeu.

difference-86-topic = Quand s’ouvre la galerie
difference-86-books = Les livrets allemand et français l’ouvrent immédiatement après le dernier charbon de la Pinge. Les livrets anglais, polonais et italien disent simplement « alors ».
difference-86-ours = Immédiatement, comme le montre un exemple de tous les livrets.

## Décisions

ruling-01-question = Puis-je laisser inutilisés des disques programmés ou les actions d’un travailleur saisonnier ?
ruling-01-answer = Oui, chaque action est facultative. Les actions que vous n’utilisez pas ou ne pouvez pas utiliser sont perdues, et les salaires ne sont pas rendus.

ruling-02-question = Dois-je annoncer pendant la programmation à quoi serviront mes disques, ou quelle tuile je veux acheter ?
ruling-02-answer = Non, vous le décidez quand le travailleur agit. Mais dès la programmation, des disques de couleurs différentes doivent correspondre exactement au coût d’une tuile en jeu que vous ne possédez pas encore.

ruling-03-question = Que se passe-t-il si je ne peux plus acheter la tuile que j’avais en vue ?
ruling-03-answer = Vous pouvez utiliser les disques pour tout ce à quoi ils conviennent. Sinon, ils sont perdus.

ruling-04-question = Quand vérifie-t-on à qui est une tuile, ce qui est adjacent, combien de joueurs l’ont achetée avant moi et si je dois une redevance ?
ruling-04-answer = Quand le travailleur agit, car c’est à ce moment que vous achetez la tuile.

ruling-05-question = Ai-je le bonus Travail d’équipe si l’un des deux, fermier ou ouvrier, évacue de l’eau de mine et que l’autre extrait du charbon ?
ruling-05-answer = Oui, les deux travaillent avec des disques noirs dans la même mine. L’option « { option-mixed-mining-synergy } » change cela.

ruling-06-question = Ai-je le bonus Travail d’équipe si le fermier, l’ouvrier ou les deux achètent un équipement ?
ruling-06-answer = Non, seulement quand ils récoltent des céréales, récoltent du bois ou travaillent dans la mine.

ruling-07-question = Ai-je le bonus Travail d’équipe si un travailleur est dans la Pinge et l’autre dans la galerie ?
ruling-07-answer = Oui : si le premier vide la Pinge, le second a l’action supplémentaire dans la galerie. Si c’est le second qui vide la Pinge, l’action est perdue, car un travailleur est lié à une seule zone. L’option « { option-synergy-owner } » change cela.

ruling-08-question = Le fermier et l’ouvrier doivent-ils vraiment agir tous les deux pour le bonus Travail d’équipe ?
ruling-08-answer = Oui, chacun doit faire ce travail au moins une fois. Avoir des disques ne suffit pas.

ruling-09-question = Quand ai-je l’action supplémentaire dans la mine du bonus Travail d’équipe ?
ruling-09-answer = Pendant que le second travailleur agit, en général à la fin. Elle compte comme un disque noir de plus sur lui.

ruling-10-question = Dois-je utiliser l’action supplémentaire dans la mine du bonus Travail d’équipe ?
ruling-10-answer = Non, elle est facultative.

ruling-11-question = L’ouvrier expérimenté donne-t-il le bonus d’été ?
ruling-11-answer = Non, le bonus ne nomme que le fermier. L’option « { option-farmhand-summer-bonus } » change cela.

ruling-12-question = Le bonus d’été et le bonus Travail d’équipe s’ajoutent-ils ?
ruling-12-answer = Oui. Si le fermier et l’ouvrier récoltent tous les deux des céréales en été, vous en recevez 1 par disque jaune, et 2 de plus.

ruling-13-question = Les céréales du Moulin à eau ou d’une tuile donnent-elles le bonus d’été ou le bonus Travail d’équipe ?
ruling-13-answer = Non, ce ne sont pas votre fermier et votre ouvrier qui les ont récoltées.

ruling-14-question = Puis-je poser du bois dans la galerie avant que la Pinge soit épuisée, et à quels moments ?
ruling-14-answer = Oui, car seule l’extraction exige une Pinge épuisée. L’option « { option-early-tunnel-wood } » change cela. Vous posez du bois quand c’est à vous de réaliser vos actions, même entre deux actions d’un travailleur, et en hiver jusqu’à ce que vous stockiez vos ressources.

ruling-14b-question = Puis-je reprendre du bois déjà posé ?
ruling-14b-answer = Non. Seul le bois de la Pinge est retiré quand elle est épuisée, et il va dans la réserve générale.

ruling-15-question = Un jeton qui sert de disque compte-t-il pour la limite de 5 ou pour l’ordre du tour ?
ruling-15-answer = Ni pour l’une ni pour l’autre, car vous ne l’avez pas pris dans un emplacement.

ruling-16-question = Quand utiliser un jeton qui sert de disque ?
ruling-16-answer = Pendant la programmation de n’importe quelle phase d’actions suivante, même la toute prochaine. C’est le seul moment où vous attribuez des disques.

ruling-17-question = À quoi peut servir un jeton qui sert de disque ?
ruling-17-answer = À tout ce que permet un disque de sa couleur : fermier et ouvrier, équipements (ronds gris compris), Moulin à eau et, s’il est jaune, ramasseur de charbon ou Haspelknecht. Vous ne pouvez pas payer le mineur avec, car il n’accepte pas de disque.

ruling-18-question = Puis-je utiliser plusieurs jetons dans une même phase ?
ruling-18-answer = Oui, il n’y a pas de limite.

ruling-19-question = Puis-je évacuer l’eau de mine du puits avec le jeton Corde ou le Treuil ?
ruling-19-answer = Oui, vous l’évacuez de l’emplacement Eau actuellement utilisé. Sinon, ils ne serviraient plus à rien en fin de partie.

ruling-20-question = Puis-je utiliser le jeton Corde si je n’ai pas d’eau de mine ?
ruling-20-answer = Non. Vous n’y perdez rien : un jeton inutilisé rapporte aussi 1 point de victoire à la fin.

ruling-21-question = À quel moment exactement puis-je utiliser le jeton Corde ?
ruling-21-answer = À tout moment quand c’est à vous de réaliser vos actions. L’option « { option-marker-window } » le permet aussi en hiver.

ruling-22-question = Ma Pinge doit-elle être épuisée pour que le Treuil évacue immédiatement 1 eau de mine ?
ruling-22-answer = Non, vous pouvez aussi évacuer ainsi l’eau de mine de la Pinge.

ruling-23-question = Puis-je utiliser le jeton Treuil dans la phase même où ma Pinge est épuisée ?
ruling-23-answer = Oui, dès que la Pinge est épuisée, et si vous avez acheté le Treuil dans une phase précédente. Vous ne payez rien pour le jeton pendant la programmation.

ruling-24-question = Puis-je répartir les 3 actions du jeton Treuil entre celles de mes travailleurs ?
ruling-24-answer = Non, vous les réalisez toutes à la suite, avant ou après un travailleur, jamais entre deux de ses actions.

ruling-25-question = L’eau de mine bloque-t-elle le charbon gratuit du Marteau et burin ?
ruling-25-answer = Oui, à partir de 2 dans la Pinge ou de 5 dans le puits, comme pour toute extraction. L’option « { option-free-coal-needs-dry-mine } » change cela.

ruling-26-question = Puis-je me servir du bois du Marteau et burin pour accéder à son charbon gratuit ?
ruling-26-answer = Oui, vous recevez d’abord le bois et pouvez le poser immédiatement.

ruling-27-question = Que se passe-t-il si le charbon gratuit du Marteau et burin est le dernier de la Pinge ?
ruling-27-answer = La Pinge est épuisée comme d’habitude, et vous marquez aussi le bonus de la Pinge.

ruling-29-question = L’hiver fait-il encore partie de l’année pour le bonus de la Pinge ?
ruling-29-answer = Oui, l’année dure jusqu’à ce que le marqueur d’année avance. Mais en hiver on n’extrait rien : la question ne se pose jamais.

ruling-30-question = Que se passe-t-il si j’ai payé le ramasseur de charbon et qu’un autre travailleur vide la Pinge avant lui ?
ruling-30-answer = Son salaire est perdu et il ne fait rien. Vous choisissez l’ordre de vos travailleurs : vous pouvez donc l’éviter.

ruling-31-question = Que devient la seconde action du ramasseur de charbon s’il vide la Pinge avec la première ?
ruling-31-answer = Elle est perdue, car il ne travaille que dans la Pinge.

ruling-32-question = Que deviennent les disques noirs qui restent à un travailleur quand il a vidé la Pinge ?
ruling-32-answer = Ils sont perdus : ce travailleur ne peut pas continuer dans la galerie, ni évacuer l’eau de mine du puits.

ruling-33-question = Puis-je payer le ramasseur de charbon quand aucun charbon n’est accessible ?
ruling-33-answer = Oui, tant qu’il y a du charbon dans la Pinge : il peut évacuer de l’eau de mine, et vous pouvez poser du bois plus tard. L’option « { option-digger-needs } » change cela.

ruling-34-question = Puis-je programmer le mineur ou l’Haspelknecht dans la phase où je vais épuiser la Pinge ?
ruling-34-answer = Non, leur tuile n’est pas encore sur votre plateau au moment de la programmation.

ruling-35-question = Puis-je engager le mineur et l’Haspelknecht dans la même phase ?
ruling-35-answer = Oui, une fois chacun.

ruling-36-question = Puis-je payer le fermage avec des Thalers à la place des céréales, ou l’inverse ?
ruling-36-answer = Non, les céréales et les Thalers se comptent séparément.

ruling-37-question = Que se passe-t-il si je ne peux payer qu’une partie du fermage ?
ruling-37-answer = Vous payez autant de céréales et de Thalers que vous le pouvez, et prenez une dette pour chaque céréale et chaque Thaler qui manque.

ruling-38-question = Puis-je rembourser des dettes plus tard ?
ruling-38-answer = Non, aucun livret ne le prévoit.

ruling-39-question = Que devient en hiver le charbon dans le puits ?
ruling-39-answer = Il y reste. Il n’est pas dans votre ferme : il ne rapporte rien et n’est pas perdu.

ruling-40-question = Que deviennent en hiver les Thalers, les jetons, les dettes et l’eau de mine ?
ruling-40-answer = Vous gardez tout. Vous n’avez pas à les stocker.

ruling-42-question = Les ressources stockées rapportent-elles aussi des points au troisième hiver ?
ruling-42-answer = Oui, chaque hiver a toutes ses étapes jusqu’au stockage.

ruling-43-question = Les ressources stockées comptent-elles de nouveau l’hiver suivant ?
ruling-43-answer = Oui. Le charbon que vous avez encore compte de nouveau, et les ressources que vous stockez de nouveau rapportent de nouveau.

ruling-45-question = N’y a-t-il que 16 Thalers ?
ruling-45-answer = Non, ils ne s’épuisent pas, car aucun livret ne dit ce qui se passerait alors. L’option « { option-thaler-limit } » change cela.

ruling-46-question = N’y a-t-il que 24 reconnaissances de dettes ?
ruling-46-answer = Non, elles ne s’épuisent pas. À quatre joueurs, il pourrait en falloir plus de 24. L’option « { option-debt-limit } » change cela.

ruling-47-question = Puis-je acheter plus de 9 équipements ?
ruling-47-answer = Non, il vous faut l’un de vos 9 disques Joueur pour chaque achat. L’option « { option-disk-limit } » change cela.

ruling-48-question = Qui reçoit la redevance pour une tuile du niveau 1 ?
ruling-48-answer = Personne : il n’y a pas de redevance au niveau 1.

ruling-49-question = Qui choisit la ressource de la redevance au niveau 2 ?
ruling-49-answer = Le joueur qui paie.

ruling-50-question = Puis-je refuser une redevance ?
ruling-50-answer = Non, vous la recevez toujours.

ruling-51-question = Dois-je payer une redevance pour une tuile qui touche l’une des miennes et que d’autres joueurs possèdent ?
ruling-51-answer = Non, vous ne payez une redevance que si aucune de vos tuiles n’est adjacente.

ruling-53-question = Une de mes tuiles de la même rangée ou d’une rangée suivante compte-t-elle aussi comme adjacente ?
ruling-53-answer = Oui, tout côté commun compte.

ruling-54-question = Si le fermier achète une tuile, compte-t-elle comme adjacente pour l’ouvrier expérimenté dans le même tour ?
ruling-54-answer = Oui, si le fermier agit en premier : vos travailleurs agissent l’un après l’autre.

ruling-55-question = Puis-je utiliser dans la même phase une redevance que je reçois ?
ruling-55-answer = De toutes les ressources reçues dans une phase, vous ne pouvez utiliser que le bois immédiatement. Une seule exception : vous pouvez à votre tour payer une redevance avec n’importe laquelle d’entre elles. Les options « { option-fee-with-fresh-goods } » et « { option-sell-fresh-coal } » changent cela.

ruling-56-question = Que se passe-t-il si tous les emplacements Action sont vides quand c’est à moi de prendre des disques ?
ruling-56-answer = Vous ne prenez rien, et votre total pour l’ordre du tour est de 0. En pratique, cela n’arrive presque jamais.

ruling-57-question = Et si un emplacement contient 7 disques ou plus d’une même couleur ?
ruling-57-answer = Au 1er tour de sélection, vous les prenez tous, car la règle dit tous les disques d’une couleur.

ruling-58-question = Dans quel ordre remplit-on les emplacements quand le sac ne suffit pas ?
ruling-58-answer = D’abord les emplacements Réserve, puis les emplacements Action, en commençant par le plateau au plus petit nombre de joueurs imprimé, et de gauche à droite sur chaque plateau.

ruling-59-question = Que se passe-t-il si le sac ne suffit même pas pour tous les emplacements Réserve ?
ruling-59-answer = Remplissez-les dans le même ordre jusqu’à ce que le sac soit vide.

ruling-60-question = Et si trois joueurs ou plus sont à égalité pour l’ordre du tour ?
ruling-60-answer = L’ancien ordre s’inverse entre eux.

ruling-61-question = Au 2e tour de sélection, puis-je reprendre dans le même emplacement, ou la même couleur ?
ruling-61-answer = Oui, les deux sont permis.

ruling-62-question = Puis-je passer au 1er tour de sélection ?
ruling-62-answer = Non, seul le 2e tour de sélection est facultatif.

ruling-63-question = Passer au 2e tour de sélection change-t-il quelque chose à l’ordre du tour ?
ruling-63-answer = Non, seuls les disques de la case Brouette 1 comptent.

ruling-64-question = Au premier printemps, « moins de 5 disques » vaut-il pour le 1er tour de sélection seul ou pour les deux ?
ruling-64-answer = Pour les deux réunis, ce que l’on vérifie après le 2e. Vous pouvez alors rendre 1 eau de mine, même si elle vient d’un emplacement avec une icône Eau de mine, mais rien ne vous y oblige.

ruling-65-question = Quand est-ce que je reçois l’eau de mine d’un emplacement avec une icône Eau de mine ?
ruling-65-answer = Au moment où vous prenez les disques. Elle va sur l’emplacement Eau actuellement utilisé, et vous ne pouvez pas la refuser.

ruling-66-question = Combien de fois puis-je utiliser le Moulin à eau par phase d’actions ?
ruling-66-answer = Une fois par phase d’actions, pour l’un de ses deux usages. Vous y placez les disques pendant la programmation. Aucun livret ne fixe de limite. L’option « { option-mill-repeat } » change cela.

ruling-67-question = Le Moulin à eau compte-t-il comme un travailleur ?
ruling-67-answer = Non, c’est un emplacement supplémentaire, sans bonus Travail d’équipe. Vous l’utilisez entre vos travailleurs, quand vous voulez pendant votre tour d’actions.

ruling-68-question = Puis-je utiliser dans la Charbonnière du bois récolté dans la même phase ?
ruling-68-answer = Oui, vous pouvez utiliser le bois immédiatement.

ruling-69-question = Puis-je utiliser la Charbonnière en hiver ?
ruling-69-answer = Non, elle s’utilise une fois par phase d’actions, et l’hiver n’en a pas. L’option « { option-charcoal-limit } » change cela.

ruling-71-question = Le Seau me protège-t-il aussi de l’eau de mine des emplacements Action et du Bois de mine ?
ruling-71-answer = Non, il ne vous protège que de celle des phases Eau de mine du printemps et de l’automne.

ruling-72-question = L’échange des Sacs de charbon est-il obligatoire, et puis-je le répéter ?
ruling-72-answer = Il est facultatif, et vous ne pouvez le faire qu’une fois.

ruling-73-question = Que me rapporte l’Attelage pour 1 ou 2 charbons ?
ruling-73-answer = 1 point de victoire par charbon, car le tableau du charbon ne s’applique plus à vous.

ruling-74-question = Un bâtiment que j’ai dès le départ dans une variante compte-t-il comme symbole Bâtiment ?
ruling-74-answer = Non, les symboles Bâtiment se trouvent sur les tuiles Équipement, et vous ne possédez pas cette tuile.

ruling-75-question = Si nous commençons avec l’ouvrier expérimenté, peut-il acheter des équipements dès la première phase d’actions ?
ruling-75-answer = Oui.

ruling-76-question = Mon score peut-il être négatif ?
ruling-76-answer = Oui. Et si vous dépassez 50 points de victoire, vous refaites simplement un tour de la piste de score.

ruling-77-question = Quel charbon compte pour le départage ?
ruling-77-answer = Tout le charbon retiré de votre Pinge et de votre galerie : 18 moins les cubes qui y restent. Le charbon gratuit du Marteau et burin compte. Celui du Wagonnet et de la Charbonnière ne compte pas.

ruling-78-question = Quel ordre du tour décide du dernier départage ?
ruling-78-answer = Celui qui a été fixé à l’automne de l’année 3.

ruling-80-question = Dans une section à 2 charbons, l’ordre d’extraction a-t-il de l’importance ?
ruling-80-answer = Non.

ruling-81-question = Puis-je poser du bois entre deux charbons que le mineur extrait ?
ruling-81-answer = Oui, vous pouvez en poser même entre deux actions d’un travailleur.

ruling-82-question = Puis-je remonter du charbon arrivé dans le puits dans la même phase ?
ruling-82-answer = Oui, vos travailleurs agissent l’un après l’autre : faites agir l’Haspelknecht ensuite.

ruling-84-question = Le salaire d’un travailleur saisonnier est-il perdu si celui-ci ne fait rien ensuite ?
ruling-84-answer = Oui, vous payez pendant la programmation, et rien n’est rendu.

ruling-85-question = Mon programme est-il secret, et puis-je encore le modifier ?
ruling-85-answer = Il reste secret jusqu’à ce que tous les joueurs aient validé, et vous pouvez le modifier jusque-là. Avec l’option « { option-plan-in-turn-order } », les programmes sont visibles.

ruling-86-question = Puis-je payer une redevance avec un Thaler ?
ruling-86-answer = Non, seulement avec un charbon, un bois ou une céréale.

ruling-88-question = Quand utiliser le jeton Lampe à huile, et qui choisit les disques ?
ruling-88-answer = Quand c’est à vous de prendre des disques, au 1er ou au 2e tour de sélection, avant de choisir un emplacement. Vous choisissez les deux disques, l’un dans un emplacement Réserve, l’autre dans l’emplacement Action associé.

ruling-90-question = Si j’achète le Wagonnet avant que ma Pinge soit épuisée, les 2 charbons viennent-ils plus tard ?
ruling-90-answer = Non, vous n’avez que le bois. Avec l’option « { option-lorry-during-pinge } », vous avez le charbon immédiatement.

ruling-92-question = Une nouvelle année commence-t-elle après l’année 3 ?
ruling-92-answer = Non, c’est alors le décompte final.

ruling-93-question = Dois-je stocker des ressources en hiver ?
ruling-93-answer = Non. Vous décidez si vous stockez quelque chose, et quoi.

ruling-98-question = Le fermier ou l’ouvrier peut-il ne rien faire pendant que les travailleurs saisonniers travaillent ?
ruling-98-answer = Oui, personne n’est obligé de travailler.

ruling-99-question = Une tuile qu’un autre joueur a achetée plus tôt dans la même phase compte-t-elle déjà comme la sienne ?
ruling-99-answer = Oui, car on le vérifie au moment de l’achat.

ruling-100-question = Combien d’eaux de mine peuvent passer de la Pinge au puits quand la Pinge est épuisée ?
ruling-100-answer = Normalement 1 au plus, car il en faut moins de 2 pour extraire le dernier charbon.

ruling-101-question = Combien de charbons le puits peut-il contenir ?
ruling-101-answer = Autant que vous voulez, car aucun livret ne fixe de limite.

ruling-102-question = Puis-je payer un travailleur saisonnier avec un disque jaune de n’importe quelle case Brouette ?
ruling-102-answer = Oui, si ce travailleur accepte les disques. Les cases Brouette ne comptent que pour l’ordre du tour.

ruling-103-question = Le fermier et l’ouvrier peuvent-ils acheter chacun un équipement dans la même phase ?
ruling-103-answer = Oui, si votre ouvrier peut acheter des équipements : deux tuiles différentes, l’une après l’autre.

ruling-104-question = Puis-je payer le mineur quand le puits contient 5 eaux de mine ou plus ?
ruling-104-answer = Oui, mais faites d’abord évacuer de l’eau par l’Haspelknecht, sinon le mineur n’extraira rien.

ruling-105-question = Un jeton jaune sur le fermier compte-t-il pour le bonus d’été et le bonus Travail d’équipe ?
ruling-105-answer = Oui, il fonctionne comme un disque jaune.

ruling-106-question = Si l’eau de mine décide de ce que fait le ramasseur de charbon, que se passe-t-il si aucun charbon n’est accessible une fois l’eau évacuée ?
ruling-106-answer = Sa seconde action est perdue.

ruling-107-question = Si le Wagonnet donne du charbon avant que la Pinge soit épuisée, quand puis-je le remonter ?
ruling-107-answer = Dès que l’Haspelknecht est disponible, c’est-à-dire une fois la Pinge épuisée.

ruling-108-question = Puis-je mélanger les couleurs sur l’ouvrier ?
ruling-108-answer = Seulement sur l’ouvrier expérimenté, et seulement pour acheter un équipement.

ruling-109-question = Les disques doivent-ils correspondre exactement au coût d’un équipement ?
ruling-109-answer = Oui, avec plus de disques que le coût, le travailleur ne peut pas acheter la tuile.

ruling-110-question = Chaque joueur a-t-il 11 disques Joueur, et pas plus ?
ruling-110-answer = Oui : 9 pour les équipements, 1 pour l’ordre du tour et 1 pour la piste de score. L’option « { option-disk-limit } » supprime la limite de 9.
