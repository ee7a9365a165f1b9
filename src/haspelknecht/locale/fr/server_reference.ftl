# Ce que le navigateur consulte, la page qui remplace l’application web, et l’initiation.

## D’où vient une valeur imprimée

reference-source-text = Imprimé dans un livret de règles.
reference-source-review = Tiré d’une critique publiée.
reference-source-rebuilt = Reconstitué par nous. Cela s’accorde avec tout ce que disent les livrets, mais nous ne l’avons pas vu sur le matériel lui-même.
reference-partly-cost-21 = D’après les livrets, on peut payer cette tuile avec 1 disque jaune et 2 marron. Nous avons reconstitué la couleur de ses ronds.
reference-partly-pinge = D’après les livrets, il y a 7 charbons et 2 icônes Étayage, avec au moins 1 charbon avant la première. Nous avons reconstitué la répartition du charbon.
reference-partly-tunnel-coal = D’après les livrets, il y a 7 sections et 11 charbons. Nous avons reconstitué la répartition du charbon.
reference-partly-tunnel-points = D’après les livrets, chaque section rapporte 1 à 3 points de victoire, 13 en tout. Nous avons reconstitué leur répartition.
reference-partly-tunnel-symbols = D’après les livrets, il y a 3 Brouettes, 4 Lampes à huile et 4 Wagonnets. Nous avons reconstitué leur place.
reference-partly-pools = D’après une critique, le premier emplacement n’a pas d’icône Eau de mine et le deuxième en a une. Nous avons reconstitué le troisième et le quatrième.
reference-partly-standard = Les livrets donnent le nombre de tuiles de chaque rangée, et une critique dit que des rangées sont décalées. Nous avons reconstitué le choix de ces rangées.
reference-partly-layout = Les livrets en donnent le nom, le nombre de joueurs et le nombre de tuiles de chaque niveau. Nous avons reconstitué la forme.

## L’initiation

server-tutorial-neighbour = Voisin

## À la place de l’application web, si elle n’a pas été construite

server-client-missing = L’application web n’est pas construite
server-client-missing-about = Ce serveur fonctionne et répond aux programmes, mais cette installation ne contient pas les pages web du jeu. Pour les construire et démarrer le serveur, lancez make play dans le dossier source.
server-docs = Documentation
server-docs-missing = Cette installation ne contient pas la documentation. Pour la construire, lancez make docs dans le dossier source, puis redémarrez le serveur.
server-docs-no-page = Cette page n’existe pas dans la documentation. Commencez par /docs.

## Démarrer le serveur

server-other-port = Un autre programme utilise le port { $taken } : le serveur prend le port { $port }.
server-friends = Pour vos amis sur votre réseau : { $address }
server-only-here = Seul cet ordinateur peut l’ouvrir. Pour inviter des amis : { $command }
server-games-kept = Les parties sont enregistrées dans { $place }
server-plain-engine = Le moteur tourne en Python pur, environ { $times } fois plus lentement : les bots réfléchissent plus longtemps. Installez un paquet compilé, ou installez un compilateur C puis réinstallez Haspelknecht.
server-how-to-stop = Pour arrêter le serveur, appuyez sur Ctrl+C.
server-stopped = Haspelknecht est arrêté. Toutes les parties sont enregistrées.
server-client-browse = ouvrir le jeu dans un navigateur, s’il y a un écran
