### Where the books differ, and what none of them settles: our rulings.

## Where the books differ

difference-02-topic = Charbonnière : combien de fois
difference-02-books = Les livrets allemand et français permettent un échange par phase d’actions, à partir de la phase qui suit l’achat, donc jusqu’à 8 échanges si la tuile est achetée au premier printemps. Les livrets anglais, polonais et italien le permettent à tout moment, sans limite ni délai.
difference-02-ours = Un échange par phase d’actions, à partir de la suivante : c’est une correction de la deuxième édition, et sans limite le bois deviendrait une machine à points. Une option change cela.

difference-03-topic = Wagonnet avant que la Pinge soit épuisée
difference-03-books = Le livret allemand ne donne alors que le bois ; le livret français met 2 charbons dans le puits même dans ce cas. Les livrets anglais et polonais donnent les 2 charbons sans poser de condition ; le livret italien les prend, sans doute par erreur, dans le puits.
difference-03-ours = Tant que la Pinge n’est pas épuisée, vous ne recevez que le bois, comme le dit clairement l’édition corrigée. Une option change cela.

difference-03b-topic = Wagonnet : remonter son charbon aussitôt
difference-03b-books = Le livret allemand permet de remonter immédiatement ce charbon si c’est possible. Les autres livrets n’en disent rien.
difference-03b-ours = C’est permis si l’Haspelknecht peut encore travailler pendant cette phase, car vos travailleurs agissent l’un après l’autre.

difference-04-topic = Abri à charbon : ce qu’il contient
difference-04-books = Les livrets allemand, anglais et polonais disent 1 charbon et 1 bois ; le livret français dit 1 charbon ou 1 bois ; le livret italien dit 1 charbon et 1 céréale.
difference-04-ours = Il contient 1 charbon et 1 bois : trois livrets, issus des deux éditions, sont d’accord. Une option change cela.

difference-05-topic = Stockage dans la ferme : quelle ressource rapporte
difference-05-books = Le livret français donne 1 point de victoire pour une céréale stockée dans la ferme ; les quatre autres livrets le donnent pour un bois.
difference-05-ours = Le bois rapporte : c’est quatre livrets contre un, et la Grange récompense déjà la céréale. Une option change cela.

difference-06-topic = Ramasseur de charbon : qui décide
difference-06-books = Dans les livrets allemand et français, vous choisissez chacune de ses deux actions : extraire 1 charbon, ou évacuer 1 ou 2 eaux de mine. Dans les livrets anglais, polonais et italien, il évacue 2 eaux de mine tant qu’il y en a plus d’une, et sinon il extrait 1 charbon.
difference-06-ours = Vous choisissez, comme dans la deuxième édition ; vous pouvez ainsi évacuer une seule eau de mine, ou 3 avec les deux actions. Une option change cela.

difference-07-topic = Travailleurs saisonniers : nombre d’actions
difference-07-books = Pour le Ramasseur de charbon, les livrets allemand et français disent qu’il peut accomplir 2 actions, les livrets anglais et polonais qu’il en accomplit 2, et le livret italien qu’il en accomplit jusqu’à 2. Pour l’Haspelknecht, le livret français dit qu’il peut accomplir 3 actions ; tous les autres disent jusqu’à 3.
difference-07-ours = Jusqu’à 2 actions pour le Ramasseur de charbon et jusqu’à 3 pour l’Haspelknecht : vous pouvez toujours en faire moins.

difference-08-topic = Ramasseur de charbon : eau par action
difference-08-books = Les livrets allemand et français disent 1 ou 2 eaux de mine par action ; les livrets anglais, polonais et italien disent 2.
difference-08-ours = Il en évacue jusqu’à 2 par action, ce qui couvre les deux lectures. Une option change cela.

difference-09-topic = Ramasseur de charbon : quand l’engager
difference-09-books = Le livret allemand exige du charbon accessible dans la Pinge ; le livret français y exige du charbon, quel qu’il soit ; les livrets anglais, polonais et italien disent seulement que le Ramasseur de charbon travaille dans la Pinge.
difference-09-ours = Vous pouvez l’engager tant que la Pinge n’est pas épuisée ; comme vous pouvez encore poser du bois à votre tour, cela fait rarement une différence. Une option change cela.

difference-10-topic = Eau de mine par disque noir
difference-10-books = Les livrets allemand et français disent 2 eaux de mine ; les livrets anglais, polonais et italien disent 1 ou 2.
difference-10-ours = Un disque noir en évacue jusqu’à 2, car il faut pouvoir en évacuer une seule.

difference-11-topic = Haspelknecht : eau de mine par action
difference-11-books = Le livret français dit 1 ou 2 ; les livrets allemand et italien disent 2. Les livrets anglais et polonais disent 2 dans la règle, mais jusqu’à 2 dans leur exemple.
difference-11-ours = Il en évacue jusqu’à 2 par action, car il faut pouvoir en évacuer une seule.

difference-12-topic = Quand l’Haspelknecht doit évacuer l’eau
difference-12-books = Dans les livrets allemand, français, anglais et polonais, il doit le faire quand le puits contient plus de 1 eau de mine. Le livret italien l’exige dès la première, et contredit ainsi la limite qu’il donne ailleurs.
difference-12-ours = Il doit le faire à partir de 2 eaux de mine ; nous tenons le texte italien pour une erreur.

difference-13-topic = Eau de mine du puits : qui l’évacue
difference-13-books = Dans les livrets allemand, français et anglais, seul l’Haspelknecht l’évacue. Les livrets polonais et italien n’en disent rien, et leur règle du disque noir ne se limite pas à la Pinge.
difference-13-ours = De tous les travailleurs, seul l’Haspelknecht l’évacue, ce qu’affirment des livrets des deux éditions ; la Corde et le Treuil le peuvent aussi. Une option change cela.

difference-14-topic = Limite de 5 eaux de mine : où
difference-14-books = Les livrets allemand et français comptent cette eau dans le puits. Les livrets anglais, polonais et italien parlent de la galerie dans le texte, mais du puits dans la marge.
difference-14-ours = Elle se compte sur l’emplacement Eau du puits, car la galerie n’en a pas.

difference-15-topic = Pioche : à partir de quand
difference-15-books = Selon le livret allemand, l’Ouvrier expérimenté est disponible à partir de la phase d’actions suivante. Les autres livrets n’en disent rien.
difference-15-ours = Il achète des équipements à partir de la phase d’actions suivante ; sinon, un Ouvrier qui a déjà les bons disques pourrait acheter une tuile juste après la Pioche. Une option change cela.

difference-16-topic = Ce que peut l’Ouvrier expérimenté
difference-16-books = Les livrets allemand et français lui donnent les mêmes possibilités qu’au Fermier. Dans les livrets anglais, polonais et italien, c’est un Ouvrier qui peut en plus acheter des équipements.
difference-16-ours = C’est un Ouvrier qui peut en plus acheter des équipements, mais il n’apporte pas le bonus d’été. Une option lui donne aussi ce bonus.

difference-17-topic = Travail d’équipe : à qui revient l’action supplémentaire
difference-17-books = Le livret anglais donne l’action supplémentaire au travailleur activé en dernier dans cette phase ; les livrets polonais et italien parlent, sans doute par erreur, du travailleur activé dans la dernière phase. Les livrets allemand et français la donnent au joueur et ne nomment aucun travailleur.
difference-17-ours = Elle revient au travailleur permanent activé en second, ce qui convient au deuxième exemple de tous les livrets et décide entre la Pinge et la galerie. Une option change cela.

difference-18-topic = Travail d’équipe : ce qui le déclenche
difference-18-books = Dans les livrets anglais, polonais et italien, il suffit que les deux travailleurs permanents soient dans la mine, quoi qu’ils y fassent. Dans les livrets allemand et français, tous deux extraient du charbon ou tous deux évacuent de l’eau, c’est-à-dire que tous deux ont des disques de même couleur ; sans cette précision, on pourrait exclure un mélange.
difference-18-ours = Il faut la même couleur pour le même travail, et les disques noirs ne font qu’un seul travail : charbon et eau de mine peuvent donc se mélanger. Une option change cela.

difference-19-topic = Jetons : quand les utiliser
difference-19-books = Le livret allemand dit dans une phase d’actions ultérieure ; les livrets anglais et polonais disent à tout moment d’une phase ultérieure ; le livret français dit à tout moment par la suite. Le livret italien dit tantôt dans l’une des phases suivantes, tantôt à partir de la phase suivante.
difference-19-ours = À partir de la phase d’actions suivante, et seulement pendant les phases d’actions : c’est la lecture la plus stricte, compatible avec tous les livrets. Une option change cela.

difference-20-topic = Attelage : quand il rapporte ses points
difference-20-books = Les livrets allemand et français désignent l’étape de stockage de l’hiver ; les livrets anglais et polonais désignent l’étape de décompte ; le livret italien parle du décompte final de chaque hiver.
difference-20-ours = À l’étape de décompte, pour tout le charbon dans la ferme, car l’Attelage remplace le tableau du charbon, qui appartient à cette étape. Une option change cela.

difference-21-topic = Redevance : ressources tout juste reçues
difference-21-books = Les livrets allemand et français permettent de payer une redevance avec des ressources de la même phase, mais la phrase française peut aussi ne viser que celles que donne l’achat d’une tuile. Les livrets anglais, polonais et italien n’en disent rien : ils interdisent seulement de payer des travailleurs avec ces ressources.
difference-21-ours = C’est permis, puisque deux livrets en font une exception explicite. Une option change cela.

difference-22-topic = Le bois, seul utilisable aussitôt
difference-22-books = Les livrets allemand, anglais, polonais et italien disent que, parmi les ressources reçues pendant une phase, seul le bois peut servir aussitôt. Le livret français n’en dit rien.
difference-22-ours = Nous gardons cette règle, avec une seule exception : toute ressource tout juste reçue peut payer une redevance. Des options changent cela.

difference-23-topic = Programmer ensemble ou l’un après l’autre
difference-23-books = Dans les livrets allemand et français, tous programment en même temps. Les livrets anglais, polonais et italien disent la même chose, mais laissent les joueurs convenir de programmer dans l’ordre du tour.
difference-23-ours = Tous programment en même temps, car la deuxième édition a abandonné l’autre possibilité. L’option « Programmation dans l’ordre du tour » la rétablit.

difference-24-topic = Attribuer seulement pendant la programmation
difference-24-books = Les livrets allemand et français disent clairement que disques, céréales et Thalers ne s’attribuent que pendant la programmation. Les autres livrets ne le montrent que dans leur premier exemple.
difference-24-ours = Vous n’attribuez rien en dehors de la programmation ; aucun livret ne dit le contraire.

difference-25-topic = Un travailleur après l’autre
difference-25-books = Les livrets anglais, polonais, italien et français demandent qu’un travailleur ait terminé avant que le suivant commence ; le livret français ajoute qu’il utilise tous ses disques. Le livret allemand n’en dit rien.
difference-25-ours = Un travailleur doit avoir terminé avant que le suivant commence ; la règle qui lie chacun à la Pinge ou à la galerie le suppose.

difference-26-topic = Emplacements Action trop pleins
difference-26-books = Dans les livrets anglais, polonais, italien et français, le dernier emplacement complété reste en dessous de 6 disques. Le livret allemand dit seulement qu’un emplacement peut en avoir plus de 6 et que le sac se vide.
difference-26-ours = Les derniers emplacements complétés restent en dessous de 6 et peuvent même ne rien recevoir, car il n’y a pas plus de disques.

difference-27-topic = Tour de sélection 2 : comment prendre
difference-27-books = Les livrets allemand et français demandent clairement un seul emplacement et une seule couleur ; le livret français ajoute l’ordre du tour. Les livrets anglais, polonais et italien ne le montrent que par un exemple.
difference-27-ours = Vous prenez dans un seul emplacement Action, une seule couleur, dans l’ordre du tour.

difference-28-topic = Tour de sélection 2 : prendre moins
difference-28-books = Dans le livret français, vous complétez à 5 disques en tout ; les autres livrets disent seulement que vous ne pouvez pas dépasser 5. Aucun livret ne parle d’en prendre moins que possible.
difference-28-ours = Vous prenez tous les disques de la couleur choisie, jusqu’à la limite de 5, selon le même principe qu’au tour de sélection 1 ; vous pouvez aussi passer. Une option permet d’en prendre moins.

difference-29-topic = Premier printemps : quelle eau de mine
difference-29-books = Les livrets allemand, français et polonais parlent d’une eau de mine à rendre. Les livrets anglais et italien parlent de l’unique eau de mine du joueur.
difference-29-ours = Vous pouvez en rendre une, même si vous en avez deux à cause d’un emplacement avec une icône Eau de mine.

difference-30-topic = Le quatrième symbole Bâtiment
difference-30-books = Les livrets allemand et français nomment les tuiles 12, 15, 24 et 34 ; les autres livrets n’impriment aucune liste. Pourtant, tous comptent le Moulin à eau (tuile 35) parmi les bâtiments, alors que les Sacs de charbon (tuile 34) n’en donnent pas.
difference-30-ours = Nous suivons la seule liste imprimée, 12, 15, 24 et 34, même si 34 est peut-être une faute d’impression pour 35. Une option change cela.

difference-31-topic = Moulin à eau : à partir de quand
difference-31-books = Les livrets allemand, français, anglais et polonais ne le laissent utiliser que dans une phase d’actions ultérieure. Le livret italien ne mentionne aucun délai.
difference-31-ours = Vous l’utilisez à partir de la phase d’actions suivante ; ses disques s’attribuent de toute façon pendant la programmation.

difference-32-topic = Bonus de la Pinge : à quel moment
difference-32-books = Les livrets allemand et français disent que vous le recevez immédiatement. Les livrets anglais, polonais et italien disent seulement que vous le recevez.
difference-32-ours = Vous le marquez immédiatement.

difference-33-topic = Quand une section est complète
difference-33-books = Les livrets allemand et français demandent qu’il n’y reste aucun charbon et que du bois se trouve à sa gauche. Les livrets anglais, polonais et italien demandent seulement qu’elle soit vidée.
difference-33-ours = Les deux conditions valent, mais cela revient au même : sans bois, une section ne peut pas être vidée.

difference-34-topic = Maximums au décompte final
difference-34-books = Le livret allemand donne 13 points de victoire pour toutes les sections de la galerie, et au plus 3 pour la Brouette, 4 pour la Lampe à huile et 4 pour le Wagonnet. Le livret français ne donne que les trois derniers nombres ; les autres livrets n’en donnent aucun.
difference-34-ours = Nous reprenons les quatre nombres du livret allemand.

difference-35-topic = Variantes : minimum de tuiles par rangée
difference-35-books = Les livrets allemand et français demandent au moins autant de tuiles que de joueurs et en conseillent une de plus. Les livrets anglais, polonais et italien en demandent au moins 3 ; à 3 ou 4 joueurs, ils suggèrent autant de tuiles que de joueurs, ou une de plus.
difference-35-ours = Au moins autant que de joueurs, et jamais moins de 3, ce qui satisfait tous les livrets. Une option change cela.

difference-36-topic = Variantes : contact avec un autre niveau
difference-36-books = Dans le livret allemand, chaque tuile touche au moins une tuile du niveau immédiatement inférieur ; dans les livrets anglais, polonais et italien, du niveau immédiatement supérieur. Dans le livret français, il suffit d’une tuile d’une autre couleur.
difference-36-ours = Chaque tuile des niveaux 2 à 4 touche une tuile du niveau juste avant le sien : c’est la seule lecture qui permet d’atteindre toutes les tuiles.

difference-37-topic = Variantes : contacts interdits
difference-37-books = Les livrets allemand, anglais, polonais et italien interdisent le contact avec une tuile plus élevée de deux niveaux ou plus. Le livret français interdit un écart de deux niveaux.
difference-37-ours = Deux tuiles qui se touchent ont au plus un niveau d’écart, car un contact vaut dans les deux sens.

difference-38-topic = Quand jouer les variantes
difference-38-books = Les livrets allemand et français les conseillent après une ou deux parties ; les livrets anglais, polonais et italien les conseillent aux joueurs expérimentés.
difference-38-ours = Ce n’est qu’un conseil : vous pouvez les jouer quand vous voulez.

difference-39-topic = À 2 joueurs : les 3 Thalers
difference-39-books = Le livret anglais rattache les 3 Thalers nécessaires au seul fermage de la troisième année. Les autres livrets parlent simplement des 3 Thalers nécessaires.
difference-39-ours = Ce sont les 3 Thalers de toute la partie, 1 en année 2 et 2 en année 3 ; le livret anglais contredit ici ses propres montants.

difference-40-topic = Égalité à la fin de la partie
difference-40-books = Les livrets anglais, polonais et italien comparent le charbon retiré de la mine ; les livrets allemand et français comparent le charbon extrait. Si l’égalité demeure, le livret français précise que l’ordre est celui de la dernière phase d’actions.
difference-40-ours = Nous comptons 18 moins les charbons qui restent dans la Pinge et la galerie, car celui du Wagonnet et de la Charbonnière n’est pas extrait. Ensuite, c’est le dernier ordre du tour qui décide.

difference-41-topic = Lampe à huile : quels emplacements
difference-41-books = Dans les livrets allemand, anglais, polonais et italien, l’échange se fait entre un emplacement Réserve et son propre emplacement Action. Le livret français parle simplement d’un emplacement Réserve et d’un emplacement Action.
difference-41-ours = Vous échangez seulement avec l’emplacement Action associé à l’emplacement Réserve, comme dans quatre livrets. Une option change cela.

difference-42-topic = Jeton Treuil : quelles actions
difference-42-books = Les livrets allemand et français donnent 3 actions de l’Haspelknecht ; les livrets anglais et polonais donnent 3 actions pour remonter ; le livret italien donne 3 actions pour recueillir de l’eau.
difference-42-ours = Toute action de l’Haspelknecht est permise, car même le livret anglais dit que le jeton l’active. Une option change cela.

difference-43-topic = Marteau et burin : charbon accessible
difference-43-books = Le livret polonais explique que ce charbon doit être à gauche du bois. Les autres livrets demandent seulement qu’il soit accessible.
difference-43-ours = La règle d’accès habituelle s’applique ; le livret polonais contredit ici ses propres règles sur la mine.

difference-44-topic = Treuil : évacuation immédiate
difference-44-books = Les livrets allemand, anglais, polonais et italien disent que vous pouvez évacuer 1 eau de mine. Le livret français le dit à l’impératif.
difference-44-ours = Vous pouvez le faire, mais rien ne vous y oblige.

difference-45-topic = Jeton Corde : effet immédiat
difference-45-books = Les livrets anglais, polonais, français et italien disent que l’effet est immédiat. Le livret allemand ne le précise pas.
difference-45-ours = Cela ne change rien : le jeton agit quand vous l’utilisez.

difference-46-topic = Bois de mine : où va l’eau
difference-46-books = Le livret français ne dit pas où va l’eau de mine. Les autres livrets la mettent sur l’emplacement Eau actuellement utilisé.
difference-46-ours = Elle va sur l’emplacement Eau actuellement utilisé, celui de la Pinge ou celui du puits.

difference-47-topic = Sacs de charbon : un échange ou deux
difference-47-books = Les livrets allemand, anglais, polonais et italien proposent soit l’un, soit l’autre échange. Le livret français énumère les deux sans dire qu’il faut choisir.
difference-47-ours = Vous pouvez faire un seul des deux échanges, ou aucun.

difference-49-topic = Hiver : ordre des étapes
difference-49-books = Dans leur aperçu, les livrets anglais, polonais et italien mettent le fermage avant le décompte. Leurs listes numérotées, ainsi que les livrets allemand et français, disent décompte, fermage, stockage.
difference-49-ours = Le décompte vient en premier ; de toute façon, ces deux étapes n’ont pas d’effet l’une sur l’autre.

difference-50-topic = Où poser le charbon de la galerie
difference-50-books = Le livret français le pose à gauche du puits. Les autres livrets le posent dans la zone du puits, à gauche de la galerie.
difference-50-ours = Il va dans le puits.

difference-51-topic = Pinge : charbon accessible sans bois
difference-51-books = Le livret polonais dit qu’on ne peut extraire aucun charbon jusqu’à la première icône Étayage non couverte. Les autres livrets disent le contraire.
difference-51-ours = Ce charbon est accessible sans bois ; le livret polonais se contredit d’ailleurs lui-même.

difference-52-topic = Erreurs du livret italien
difference-52-books = Le livret italien met un seul disque par emplacement Réserve, nomme deux fois la deuxième année pour le fermage, et imprime 107 disques jaunes, 1 disque Joueur et une limite de 52 eaux de mine. Les joueurs y « reprennent » leurs disques au lieu de les rendre, et le premier exemple dit 1 disque jaune ou 2 marron au lieu de 1 jaune et 2 marron.
difference-52-ours = Nous suivons les autres livrets : 3 disques par emplacement Réserve, 10 disques jaunes à 4 joueurs, 11 disques Joueur et une limite de 5 eaux de mine.

difference-53-topic = Posséder chaque tuile une seule fois
difference-53-books = Les livrets allemand, français, anglais et polonais disent qu’un joueur ne possède chaque tuile qu’une fois. Le livret italien ne le dit pas.
difference-53-ours = Vous ne pouvez posséder chaque tuile qu’une seule fois.

difference-54-topic = Quel travailleur achète
difference-54-books = Le livret allemand parle des travailleurs permanents ; les quatre autres livrets parlent du Fermier.
difference-54-ours = Tout travailleur permanent qui en a le droit, donc aussi l’Ouvrier expérimenté que donne la Pioche.

difference-55-topic = Quel disque va sur la pile
difference-55-books = Les livrets allemand et italien parlent à un endroit de disques Action sur la pile. Les autres livrets y mettent des disques Joueur.
difference-55-ours = Vous posez un disque Joueur ; l’autre mot est une erreur.

difference-56-topic = Où va la redevance
difference-56-books = Les livrets allemand et français la mettent dans la ferme du joueur qui la reçoit. Les autres livrets n’en disent rien.
difference-56-ours = Elle va dans la ferme du joueur qui la reçoit.

difference-57-topic = Piocher sans regarder
difference-57-books = Les livrets polonais, français et italien disent que les disques se piochent sans regarder. Les livrets allemand et anglais ne le précisent pas.
difference-57-ours = Les disques sont tirés au hasard.

difference-58-topic = Matériel non utilisé
difference-58-books = Dans les livrets allemand et français, tout le matériel non utilisé reste dans la boîte ; le livret anglais nomme les tuiles et les jetons Action, les livrets polonais et italien seulement les jetons.
difference-58-ours = Tout ce qui n’est pas utilisé reste dans la boîte.

difference-59-topic = Ce que recouvre la nouvelle tuile
difference-59-books = Dans le livret italien, la tuile Mineur et Haspelknecht recouvre la zone de charbon vidée et la Pinge. Dans les autres livrets, elle recouvre le Ramasseur de charbon et la Pinge.
difference-59-ours = Elle recouvre le Ramasseur de charbon et la Pinge.

difference-60-topic = Deuxième exemple : la dernière eau
difference-60-books = Dans les livrets allemand et français, l’eau de mine restante va dans le puits. Les livrets anglais, polonais et italien disent dans la galerie.
difference-60-ours = Elle va dans le puits, car la galerie n’a pas d’emplacement Eau.

difference-61-topic = Livreur de charbon et Chariot : que compter
difference-61-books = Dans la description des deux tuiles, le livret français compte les équipements qui portent le symbole. Dans son décompte final, il compte les symboles, comme tous les autres livrets.
difference-61-ours = Chaque symbole compte ; la différence n’apparaîtrait que si une tuile portait deux fois le même symbole.

difference-62-topic = Lampe à huile : quels points
difference-62-books = Le livret polonais donne un point d’action par section. Les autres livrets donnent un point de victoire.
difference-62-ours = C’est un point de victoire.

difference-63-topic = Ouvrier expérimenté : poser sa tuile
difference-63-books = Les livrets polonais et italien disent que vous pouvez poser sa tuile. Les autres livrets disent que vous la posez.
difference-63-ours = La tuile est posée dans tous les cas.

difference-64-topic = Où placer les bâtiments
difference-64-books = Les livrets allemand et français les placent à droite du plateau individuel. Les autres livrets disent seulement qu’ils s’ajoutent au plateau.
difference-64-ours = Leur place n’a aucun effet.

difference-65-topic = Décompte final sans eau de mine
difference-65-books = Le livret français fait perdre la quantité d’eau de mine moins 1 ; à la lettre, vous gagneriez 1 point si vous n’en aviez pas. Les autres livrets ne font perdre des points qu’au-delà de 1 eau de mine.
difference-65-ours = Avec 0 ou 1 eau de mine, vous ne perdez et ne gagnez rien.

difference-66-topic = Équipements par phase
difference-66-books = Les livrets anglais, polonais et italien permettent un achat par phase. Les livrets allemand et français parlent seulement d’une action par travailleur.
difference-66-ours = Chaque travailleur qui peut acheter des équipements en achète au plus un par phase d’actions.

difference-67-topic = Nombre exact de disques
difference-67-books = Pour acheter un équipement, le livret italien demande le nombre exact de disques. Les autres livrets parlent des disques requis.
difference-67-ours = Il faut exactement les disques du coût ; les disques en trop restent inutilisés sur les cases Brouette.

difference-68-topic = Exactement un salaire
difference-68-books = Les livrets allemand, anglais et polonais disent qu’un travailleur saisonnier reçoit exactement un salaire. Le livret français dit simplement un salaire, et le livret italien ne dit « exactement » que pour le Mineur.
difference-68-ours = Chaque travailleur saisonnier reçoit exactement un salaire.

difference-69-topic = Pinge : du bois pour chaque charbon
difference-69-books = Une phrase isolée des livrets anglais, polonais et italien dit que du bois doit être posé dans la Pinge quand on y extrait du charbon. Elle n’est pas dans les livrets allemand et français.
difference-69-ours = Seule la règle d’accès s’applique, car aucun livret ne dit combien de bois il faudrait.

difference-70-topic = Prendre 6 disques à la fois
difference-70-books = Les livrets anglais, polonais et italien le permettent au tour de sélection 1. Les livrets allemand et français ne nomment pas de tour de sélection.
difference-70-ours = Ce n’est possible qu’au tour de sélection 1, car au tour de sélection 2 la limite est de 5.

difference-71-topic = Fermage : payer ou s’endetter
difference-71-books = Le livret français précise que vous ne pouvez pas garder vos ressources pour prendre une dette à la place. Les autres livrets disent que le paiement est obligatoire.
difference-71-ours = Si vous pouvez payer, vous devez payer.

difference-72-topic = Hiver : où stocker
difference-72-books = Dans leur aperçu, les livrets anglais, polonais et italien font stocker dans les bâtiments du joueur. Les livrets allemand et français font stocker sur le plateau.
difference-72-ours = Vous stockez dans la ferme et dans les bâtiments qui le permettent.

difference-73-topic = Achat : quand marquer les points
difference-73-books = Le livret allemand dit au moment de l’achat ; les autres livrets disent immédiatement.
difference-73-ours = Vous marquez ces points immédiatement.

difference-74-topic = Galerie : ordre de pose du bois
difference-74-books = Le livret français fait poser le bois de gauche à droite. Les autres livrets n’en disent rien.
difference-74-ours = Vous posez le bois de gauche à droite.

difference-75-topic = Ramasseur de charbon : jusqu’à quand
difference-75-books = Les livrets anglais, polonais et italien disent qu’il disparaît. Dans les livrets allemand et français, cela résulte de la tuile qui le recouvre.
difference-75-ours = Il n’est plus là dès que la Pinge est épuisée.

difference-76-topic = Bonus d’été : ce qui le déclenche
difference-76-books = À propos du plateau calendrier, les livrets polonais et italien parlent de disques jaunes sur le Fermier. En marge, tous les livrets demandent que le Fermier produise des céréales.
difference-76-ours = Le Fermier doit produire des céréales ; des disques jaunes qui paient un équipement ne comptent pas.

difference-77-topic = Wagonnet : d’où vient le charbon
difference-77-books = Le livret italien prend le charbon dans le puits du joueur. Les autres livrets l’y mettent.
difference-77-ours = Il va de la réserve générale au puits.

difference-78-topic = Plusieurs noms pour une même chose
difference-78-books = Certains livrets changent de mot en chemin : le livret allemand dit « Lore » ou « Hunt », le livret français « abri » ou « coffre à charbon », le livret italien « granaio » ou « fienile », le livret polonais « Wózek » ou « Wózek ręczny ».
difference-78-ours = Chez nous, chaque chose a un seul nom.

difference-79-topic = Ce que la ferme peut stocker
difference-79-books = Le livret allemand dit exactement une unité, le livret français une au plus ; les livrets anglais, polonais et italien disent que vous pouvez en stocker une seule.
difference-79-ours = Vous y stockez une unité ou aucune, car aucun livret ne vous y oblige.

difference-80-topic = Redevance pour une tuile adjacente
difference-80-books = Les livrets anglais, polonais, italien et allemand ne demandent une redevance que pour une tuile non adjacente. Le livret français parle de toute tuile déjà achetée par un autre joueur ; seul le titre de sa liste de coûts la limite aux tuiles non adjacentes.
difference-80-ours = Il n’y a pas de redevance si la tuile touche l’une des vôtres.

difference-81-topic = Pinge ou galerie : pour qui
difference-81-books = Le livret allemand parle d’un travailleur dans une même phase, le livret français d’un travailleur dans une même action. Les livrets anglais, polonais et italien parlent de l’Ouvrier ou du Fermier dans une même phase.
difference-81-ours = La règle vaut pour chaque travailleur et pour toute la phase ; les travailleurs saisonniers sont de toute façon liés à un seul endroit.

difference-82-topic = Où va le charbon remonté
difference-82-books = Les livrets anglais, polonais et italien parlent ici de la cour, et ailleurs de la ferme ; le mot allemand « Hof » veut dire les deux. Le livret français dit la ferme.
difference-82-ours = Il va dans la ferme ; c’est le même endroit.

difference-83-topic = Erreurs du livret polonais
difference-83-books = Le livret polonais écrit qu’aucun charbon « ne peut être extrait » au lieu de « n’a encore été extrait », parle de disques dorés au lieu de jaunes et envoie de l’eau de mine dans la galerie. Il saute aussi le remplissage « dans la phase de la première manche », alors qu’il s’agit de la première phase.
difference-83-ours = Nous suivons les autres livrets.

difference-84-topic = Emplacement Action avec eau de mine
difference-84-books = Le livret allemand dit que vous devez aussi prendre l’eau de mine. Les autres livrets disent que vous la recevez aussi.
difference-84-ours = Cette eau de mine est obligatoire.

difference-85-topic = Ce qui termine l’année
difference-85-books = Dans le livret français, le marqueur de phase revient sur la première case. Dans les autres livrets, le marqueur d’année avance.
difference-85-ours = Cela n’a aucun effet sur le jeu.

difference-86-topic = Quand s’ouvre la galerie
difference-86-books = Les livrets allemand et français l’ouvrent immédiatement après le dernier charbon de la Pinge. Les livrets anglais, polonais et italien disent simplement « alors ».
difference-86-ours = Elle s’ouvre immédiatement, comme le montre le deuxième exemple de tous les livrets.

## Rulings

ruling-01-question = Puis-je renoncer à des actions programmées ou déjà payées ?
ruling-01-answer = Oui, chaque action est facultative, une par une. Ce que vous n’utilisez pas ou ne pouvez pas utiliser est perdu, sans remboursement.

ruling-02-question = Dois-je annoncer pendant la programmation à quoi serviront mes disques, ou quelle tuile je veux acheter ?
ruling-02-answer = Non, vous le décidez quand le travailleur agit ; les disques doivent alors convenir.

ruling-03-question = Que se passe-t-il si je ne peux plus acheter la tuile prévue quand mon travailleur agit ?
ruling-03-answer = Vous faites de ces disques un autre usage permis ; s’il n’y en a pas, ils sont perdus.

ruling-04-question = Quand vérifie-t-on à qui appartient une tuile, si elle est adjacente, quel est le rang de l’acheteur et si une redevance est due ?
ruling-04-answer = Au moment où le travailleur agit, car c’est alors que l’achat a lieu.

ruling-05-question = Y a-t-il un bonus Travail d’équipe quand un travailleur évacue de l’eau de mine et que l’autre extrait du charbon ?
ruling-05-answer = Oui, car les deux sont du travail dans la mine, avec des disques noirs. Une option change cela.

ruling-06-question = Y a-t-il un bonus Travail d’équipe quand mes travailleurs permanents, un seul ou les deux, achètent un équipement ?
ruling-06-answer = Non, seuls la production et le travail dans la mine donnent ce bonus.

ruling-07-question = Le bonus Travail d’équipe vaut-il quand un travailleur est dans la Pinge et l’autre dans la galerie ?
ruling-07-answer = Oui : si le premier vide la Pinge, le second travaille dans la galerie et y accomplit l’action supplémentaire. Si c’est le second qui vide la Pinge, l’action supplémentaire est perdue, car il est lié à une seule zone. Une option change cela.

ruling-08-question = Mes deux travailleurs doivent-ils vraiment faire quelque chose pour le bonus Travail d’équipe ?
ruling-08-answer = Oui, chacun doit accomplir au moins une action de ce travail ; avoir des disques ne suffit pas.

ruling-09-question = Quand puis-je accomplir l’action de mine supplémentaire du bonus Travail d’équipe ?
ruling-09-answer = Pendant que le second travailleur agit, normalement à la fin : elle compte comme un disque de plus pour lui.

ruling-10-question = Dois-je accomplir l’action de mine supplémentaire du bonus Travail d’équipe ?
ruling-10-answer = Non, elle est facultative.

ruling-11-question = L’Ouvrier expérimenté apporte-t-il le bonus d’été ?
ruling-11-answer = Non, la règle du bonus ne nomme que le Fermier. Une option change cela.

ruling-12-question = Le bonus d’été et le bonus Travail d’équipe s’ajoutent-ils ?
ruling-12-answer = Oui : si le Fermier et l’Ouvrier produisent tous deux des céréales en été, vous en recevez une par disque jaune, plus 2.

ruling-13-question = Une céréale du Moulin à eau ou d’une tuile déclenche-t-elle le bonus d’été ou le bonus Travail d’équipe ?
ruling-13-answer = Non, car aucun de vos travailleurs permanents ne l’a produite.

ruling-14-question = Puis-je poser du bois dans la galerie avant que la Pinge soit épuisée, et à quels moments ?
ruling-14-answer = Oui, car seule l’extraction exige que la Pinge soit épuisée ; une option change cela. Vous le posez à votre tour pendant que vous réalisez vos actions, même au milieu des actions d’un travailleur, et en hiver jusqu’à votre propre stockage.

ruling-14b-question = Puis-je reprendre du bois déjà posé ?
ruling-14b-answer = Non ; seul le bois de la Pinge s’en va, quand elle est épuisée, et il retourne à la réserve générale.

ruling-15-question = Un jeton qui sert de disque compte-t-il pour la limite de 5 ou pour l’ordre du tour ?
ruling-15-answer = Ni pour l’une ni pour l’autre, car ce n’est pas un disque pris dans un emplacement Action.

ruling-16-question = Quand puis-je utiliser les jetons Brouette, Échelle et Marteau et burin ?
ruling-16-answer = Pendant la programmation de n’importe quelle phase d’actions ultérieure, dès la suivante, car des disques ne s’attribuent qu’à ce moment-là.

ruling-17-question = Que peut faire un jeton qui sert de disque ?
ruling-17-answer = Tout ce que permet un disque de cette couleur : production, travail dans la mine, coût d’une tuile (ronds gris compris), Moulin à eau et, avec le jeton Brouette, Ramasseur de charbon ou Haspelknecht. Pas le Mineur, car il n’accepte aucun disque.

ruling-18-question = Puis-je utiliser plusieurs jetons dans une même phase ?
ruling-18-answer = Oui, aucun livret ne fixe de limite.

ruling-19-question = Le jeton Corde et l’évacuation immédiate du Treuil valent-ils aussi pour l’eau de mine du puits ?
ruling-19-answer = Oui, ils agissent sur l’emplacement Eau actuellement utilisé ; sinon, ils ne serviraient plus à rien une fois la Pinge épuisée.

ruling-20-question = Puis-je utiliser le jeton Corde si je n’ai pas d’eau de mine ?
ruling-20-answer = Non. Vous n’y perdez rien, car un jeton inutilisé vaut aussi 1 point de victoire.

ruling-21-question = À quel moment puis-je utiliser le jeton Corde ?
ruling-21-answer = À tout moment de votre tour, quand vous réalisez vos actions. Une option le permet aussi en hiver.

ruling-22-question = Ma Pinge doit-elle être épuisée pour l’évacuation immédiate du Treuil ?
ruling-22-answer = Non, vous pouvez aussi évacuer ainsi l’eau de mine de la Pinge.

ruling-23-question = Puis-je utiliser le jeton Treuil dans la phase même où ma Pinge est épuisée ?
ruling-23-answer = Oui, dès qu’elle est épuisée, si vous avez reçu le jeton dans une phase précédente ; il ne demande aucun salaire pendant la programmation.

ruling-24-question = Puis-je mêler les 3 actions du jeton Treuil à celles d’un autre travailleur ?
ruling-24-answer = Non, elles se suivent en un seul bloc, quand aucun autre travailleur n’est au travail.

ruling-25-question = L’eau de mine bloque-t-elle le charbon gratuit du Marteau et burin ?
ruling-25-answer = Oui, à partir de 2 eaux de mine dans la Pinge ou de 5 dans le puits, car ces interdictions sont absolues. Une option change cela.

ruling-26-question = Puis-je me servir du bois du Marteau et burin pour accéder à son charbon gratuit ?
ruling-26-answer = Oui, vous recevez d’abord le bois et pouvez le poser aussitôt.

ruling-27-question = Que se passe-t-il si le charbon gratuit du Marteau et burin est le dernier de la Pinge ?
ruling-27-answer = La Pinge est épuisée comme d’habitude, et vous marquez aussi le bonus de la Pinge.

ruling-29-question = L’hiver compte-t-il encore pour le bonus de la Pinge ?
ruling-29-answer = En principe oui, car l’année dure jusqu’à ce que le marqueur d’année avance, mais en hiver on ne peut rien extraire.

ruling-30-question = Que se passe-t-il si j’ai payé le Ramasseur de charbon et qu’un autre travailleur vide la Pinge avant lui ?
ruling-30-answer = Son salaire est perdu et il n’agit pas, car la nouvelle tuile le recouvre ; mais c’est vous qui choisissez l’ordre de vos travailleurs.

ruling-31-question = Que devient la seconde action du Ramasseur de charbon s’il vide la Pinge avec la première ?
ruling-31-answer = Elle est perdue, car il ne travaille que dans la Pinge.

ruling-32-question = Que deviennent les disques noirs qui restent à un travailleur quand il a vidé la Pinge ?
ruling-32-answer = Ils sont perdus : il ne peut pas passer dans la galerie, et il n’évacue pas l’eau de mine du puits.

ruling-33-question = Puis-je payer le Ramasseur de charbon quand aucun charbon n’est accessible ?
ruling-33-answer = Oui, tant que la Pinge contient du charbon : il peut évacuer de l’eau de mine, et vous pouvez encore poser du bois. Une option change cela.

ruling-34-question = Puis-je payer le Mineur ou l’Haspelknecht dans la phase où ma Pinge sera épuisée ?
ruling-34-answer = Non, car leur tuile n’est pas encore sur votre plateau pendant la programmation.

ruling-35-question = Le Mineur et l’Haspelknecht peuvent-ils travailler tous deux dans la même phase ?
ruling-35-answer = Oui, une fois chacun.

ruling-36-question = Puis-je payer le fermage avec un Thaler à la place d’une céréale, ou l’inverse ?
ruling-36-answer = Non, les céréales et les Thalers se comptent séparément.

ruling-37-question = Que se passe-t-il si je ne peux payer qu’une partie du fermage ?
ruling-37-answer = Vous payez autant de céréales et autant de Thalers que possible, et prenez 1 reconnaissance de dettes pour chaque unité qui manque.

ruling-38-question = Puis-je rembourser une dette ?
ruling-38-answer = Non, aucun livret ne le prévoit.

ruling-39-question = Que devient en hiver le charbon dans le puits ?
ruling-39-answer = Il y reste ; il ne compte pas au décompte et ne retourne pas à la réserve générale, car il n’est pas dans la ferme.

ruling-40-question = Que deviennent en hiver les Thalers, les jetons, les dettes et l’eau de mine ?
ruling-40-answer = Tout cela reste, car ce ne sont pas des ressources à stocker.

ruling-42-question = Le stockage rapporte-t-il encore des points au troisième hiver ?
ruling-42-answer = Oui, comme chaque hiver.

ruling-43-question = Les ressources stockées comptent-elles de nouveau l’hiver suivant ?
ruling-43-answer = Oui, si vous les avez encore : le charbon compte une nouvelle fois au décompte, et ce que vous stockez de nouveau rapporte encore.

ruling-45-question = Le nombre de Thalers est-il limité à 16 ?
ruling-45-answer = Non, car aucun livret ne dit ce qui se passe quand il n’y en a plus. Une option change cela.

ruling-46-question = Le nombre de reconnaissances de dettes est-il limité à 24 ?
ruling-46-answer = Non, car à 4 joueurs il pourrait en falloir jusqu’à 32. Une option change cela.

ruling-47-question = Mes 9 disques Joueur me limitent-ils à 9 équipements ?
ruling-47-answer = Oui, car chaque achat demande un disque. Une option change cela.

ruling-48-question = Qui reçoit la redevance pour une tuile du niveau 1 ?
ruling-48-answer = Personne, car le niveau 1 n’a pas de redevance.

ruling-49-question = Qui choisit la ressource de la redevance au niveau 2 ?
ruling-49-answer = Le joueur qui paie.

ruling-50-question = Puis-je refuser une redevance qui me revient ?
ruling-50-answer = Non, vous la recevez toujours.

ruling-51-question = Dois-je payer une redevance pour une tuile qui touche l’une des miennes et que d’autres joueurs possèdent ?
ruling-51-answer = Non, la redevance n’est due que si aucune de vos tuiles n’est adjacente.

ruling-53-question = Une tuile de la même rangée ou d’un niveau plus élevé peut-elle être adjacente ?
ruling-53-answer = Oui, tout côté commun compte.

ruling-54-question = Une tuile que le Fermier vient d’acheter compte-t-elle déjà pour l’Ouvrier expérimenté dans le même tour ?
ruling-54-answer = Oui, car les travailleurs agissent l’un après l’autre.

ruling-55-question = Puis-je utiliser dans la même phase une redevance que je viens de recevoir ?
ruling-55-answer = Seulement si c’est du bois, ou pour payer une redevance : parmi les ressources reçues pendant une phase, seul le bois peut servir aussitôt à autre chose. Des options changent cela.

ruling-56-question = Que se passe-t-il si tous les emplacements Action sont vides quand c’est à moi de prendre des disques ?
ruling-56-answer = Vous ne prenez rien, et votre somme pour l’ordre du tour est de 0. En pratique, cela n’arrive pas.

ruling-57-question = Puis-je prendre 7 disques ou plus d’une même couleur dans un emplacement trop plein ?
ruling-57-answer = Oui, au tour de sélection 1, vous prenez tous les disques de la couleur, quel que soit leur nombre.

ruling-58-question = Dans quel ordre remplit-on les emplacements quand le sac ne suffit pas ?
ruling-58-answer = D’abord les emplacements Réserve, puis les emplacements Action, chaque fois dans l’ordre des plateaux et de gauche à droite.

ruling-59-question = Que se passe-t-il si le sac ne suffit même pas pour tous les emplacements Réserve ?
ruling-59-answer = Ils sont remplis dans l’ordre des plateaux jusqu’à ce que le sac soit vide.

ruling-60-question = Que se passe-t-il si trois joueurs ou plus ont la même somme pour l’ordre du tour ?
ruling-60-answer = Entre eux, l’ancien ordre s’inverse.

ruling-61-question = Au tour de sélection 2, puis-je prendre dans le même emplacement qu’au tour de sélection 1, ou la même couleur ailleurs ?
ruling-61-answer = Oui, les deux sont permis.

ruling-62-question = Puis-je ne rien prendre au tour de sélection 1 ?
ruling-62-answer = Non, seul le tour de sélection 2 est facultatif.

ruling-63-question = Si je ne prends rien au tour de sélection 2, cela change-t-il l’ordre du tour ?
ruling-63-answer = Non, seuls les disques de la case Brouette 1 comptent.

ruling-64-question = Pour rendre une eau de mine au premier printemps, dois-je avoir pris moins de 5 disques au tour de sélection 1 ou en tout ?
ruling-64-answer = En tout, ce qui se vérifie après le tour de sélection 2. Vous pouvez alors rendre 1 eau de mine, même si elle vient d’un emplacement Action, mais rien ne vous y oblige.

ruling-65-question = Quand arrive l’eau de mine d’un emplacement Action avec une icône Eau de mine ?
ruling-65-answer = Au moment où vous prenez les disques, sur l’emplacement Eau actuellement utilisé ; vous ne pouvez pas la refuser.

ruling-66-question = Combien de fois puis-je utiliser le Moulin à eau par phase d’actions ?
ruling-66-answer = Une seule fois, avec l’une de ses deux possibilités ; vous lui attribuez ses disques pendant la programmation. Une option change cela.

ruling-67-question = Le Moulin à eau compte-t-il comme un travailleur ?
ruling-67-answer = Non, il ne donne donc pas de bonus Travail d’équipe. Vous l’utilisez quand vous voulez à votre tour, mais pas au milieu des actions d’un travailleur.

ruling-68-question = Puis-je utiliser dans la Charbonnière du bois reçu pendant cette phase ?
ruling-68-answer = Oui, car le bois peut servir aussitôt.

ruling-69-question = Puis-je utiliser la Charbonnière en hiver ?
ruling-69-answer = Non, elle ne sert que pendant les phases d’actions. Une option change cela.

ruling-71-question = Le Seau me protège-t-il aussi de l’eau de mine des emplacements Action et du Bois de mine ?
ruling-71-answer = Non, seulement de celle des phases Eau de mine du printemps et de l’automne.

ruling-72-question = L’échange des Sacs de charbon est-il obligatoire, et puis-je le répéter ?
ruling-72-answer = Il est facultatif, et vous ne pouvez le faire qu’une fois, juste après l’achat.

ruling-73-question = L’Attelage rapporte-t-il des points avec seulement 1 ou 2 charbons ?
ruling-73-answer = Oui, 1 point de victoire par charbon, car il remplace le tableau du charbon.

ruling-74-question = Un bâtiment avec lequel je commence la partie compte-t-il comme symbole Bâtiment ?
ruling-74-answer = Non, car ces symboles se trouvent sur les tuiles Équipement que vous possédez.

ruling-75-question = Si nous commençons avec l’Ouvrier expérimenté, peut-il acheter des équipements dès la première phase d’actions ?
ruling-75-answer = Oui, dès la première.

ruling-76-question = Mon score peut-il être négatif ?
ruling-76-answer = Oui ; et après 50 points, la piste de score recommence.

ruling-77-question = Quel charbon compte pour départager une égalité ?
ruling-77-answer = On compte 18 moins les charbons qui restent dans votre Pinge et votre galerie. Le charbon gratuit du Marteau et burin compte donc, celui du Wagonnet et de la Charbonnière ne compte pas.

ruling-78-question = Quel ordre du tour départage les joueurs si l’égalité demeure ?
ruling-78-answer = Celui qui a été fixé à l’automne de l’année 3.

ruling-80-question = Dans quel ordre dois-je extraire les 2 charbons d’une même section ?
ruling-80-answer = Peu importe, car cela ne change rien.

ruling-81-question = Puis-je poser du bois entre deux charbons du Mineur ?
ruling-81-answer = Oui, vous pouvez en poser même au milieu des actions d’un travailleur.

ruling-82-question = Puis-je remonter dans la même phase du charbon qui vient d’arriver dans le puits ?
ruling-82-answer = Oui, car les travailleurs agissent l’un après l’autre.

ruling-84-question = Le salaire d’un travailleur saisonnier est-il perdu si celui-ci ne fait rien ensuite ?
ruling-84-answer = Oui, le salaire est payé pendant la programmation et n’est pas rendu.

ruling-85-question = Mon programme est-il secret, et puis-je encore le modifier ?
ruling-85-answer = Il reste caché et peut être modifié jusqu’à ce que tout le monde soit prêt. Avec l’option « Programmation dans l’ordre du tour », les programmes sont à découvert.

ruling-86-question = Puis-je payer une redevance avec un Thaler ?
ruling-86-answer = Non, seulement avec un charbon, un bois ou une céréale.

ruling-88-question = Quand le jeton Lampe à huile s’utilise-t-il, et qui choisit les disques ?
ruling-88-answer = Quand c’est à vous de prendre des disques, au tour de sélection 1 ou 2, avant de choisir un emplacement. Vous choisissez les deux disques, l’un dans un emplacement Réserve, l’autre dans l’emplacement Action associé.

ruling-90-question = Si j’achète le Wagonnet avant que ma Pinge soit épuisée, les 2 charbons viennent-ils plus tard ?
ruling-90-answer = Non, vous ne recevez que le bois. Une option les donne immédiatement.

ruling-92-question = Une nouvelle année commence-t-elle après l’année 3 ?
ruling-92-answer = Non, c’est alors le décompte final.

ruling-93-question = Dois-je stocker quelque chose en hiver ?
ruling-93-answer = Non, le stockage est facultatif, et vous choisissez ce que vous stockez.

ruling-98-question = Un travailleur permanent peut-il ne rien faire pendant que les travailleurs saisonniers travaillent ?
ruling-98-answer = Oui, il n’y a pas de minimum.

ruling-99-question = Une tuile qu’un autre joueur a achetée plus tôt dans la même phase compte-t-elle déjà comme la sienne ?
ruling-99-answer = Oui, car cela se vérifie au moment de votre achat.

ruling-100-question = Combien d’eaux de mine peuvent passer de la Pinge au puits quand la Pinge est épuisée ?
ruling-100-answer = Normalement 1 au plus, car il en faut moins de 2 pour extraire le dernier charbon.

ruling-101-question = Combien de charbons le puits peut-il contenir ?
ruling-101-answer = Autant que vous voulez, car aucun livret ne fixe de limite.

ruling-102-question = Puis-je payer un travailleur saisonnier avec un disque jaune de n’importe quelle case Brouette ?
ruling-102-answer = Oui, car les deux cases ne comptent que pour l’ordre du tour.

ruling-103-question = Mes deux travailleurs permanents peuvent-ils acheter chacun un équipement dans la même phase ?
ruling-103-answer = Oui, si l’Ouvrier est expérimenté : deux tuiles différentes, l’une après l’autre.

ruling-104-question = Puis-je payer le Mineur quand le puits contient 5 eaux de mine ou plus ?
ruling-104-answer = Oui ; faites d’abord travailler l’Haspelknecht, sinon le Mineur ne peut rien extraire.

ruling-105-question = Le jeton Brouette sur le Fermier compte-t-il pour le bonus d’été et le bonus Travail d’équipe ?
ruling-105-answer = Oui, il agit comme un disque jaune.

ruling-106-question = Avec l’option où l’eau de mine décide pour le Ramasseur de charbon, que fait-il s’il a évacué l’eau et qu’aucun charbon n’est accessible ?
ruling-106-answer = Rien : sa seconde action est perdue.

ruling-107-question = Avec l’option où le Wagonnet apporte toujours du charbon, quand puis-je remonter celui qui est arrivé avant que la Pinge soit épuisée ?
ruling-107-answer = Dès que l’Haspelknecht est disponible.

ruling-108-question = Puis-je mélanger les couleurs sur l’Ouvrier ?
ruling-108-answer = Seulement s’il est l’Ouvrier expérimenté, et seulement pour acheter un équipement.

ruling-109-question = Les disques doivent-ils correspondre exactement au coût d’un équipement ?
ruling-109-answer = Oui, vous ne pouvez pas placer de disques en trop sur le travailleur.

ruling-110-question = Les 9 disques pour les équipements, celui de l’ordre du tour et celui du score sont-ils mes seuls disques Joueur ?
ruling-110-answer = Oui, cela fait 11 en tout.
