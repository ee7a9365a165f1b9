# Ce que le navigateur consulte, la page qui remplace l’application web, et l’initiation.

## D’où vient une valeur imprimée

reference-source-text = Imprimé dans un livret de règles.
reference-source-review = Rapporté par une critique publiée.
reference-source-rebuilt = Reconstitué par nous : cela s’accorde avec tout ce que disent les livrets, mais personne ne l’a lu sur le matériel.
reference-partly-cost-21 = Selon les livrets, 1 disque jaune et 2 disques marron paient cette tuile. Nous avons reconstitué lesquels de ses ronds sont colorés.
reference-partly-pinge = Les livrets parlent de 7 charbons, de 2 icônes Étayage et d’au moins 1 charbon avant la première. Nous avons reconstitué la répartition du charbon.
reference-partly-tunnel-coal = Les livrets parlent de 7 sections avec 11 charbons. Nous avons reconstitué la répartition du charbon.
reference-partly-tunnel-points = Selon les livrets, chaque section vaut de 1 à 3 points de victoire, toutes ensemble 13. Nous avons reconstitué leur répartition.
reference-partly-tunnel-symbols = Les livrets donnent le nombre de symboles : 3 Brouettes, 4 Lampes à huile et 4 Wagonnets. Nous avons reconstitué leur place.
reference-partly-pools = Selon une critique, le premier emplacement est sec et le deuxième humide. Nous avons reconstitué le troisième et le quatrième.
reference-partly-standard = Les livrets donnent le nombre de tuiles de chaque rangée ; selon une critique, les rangées sont décalées. Nous avons reconstitué lesquelles.
reference-partly-layout = Les livrets en donnent le nom, le nombre de joueurs et les tuiles de chaque niveau sous forme de texte. Nous avons reconstitué la forme.

## L’initiation

server-tutorial-neighbour = Voisin

## À la place de l’application web, si elle n’a pas été construite

server-client-missing = L’application web n’est pas construite
server-client-missing-about = Ce serveur fonctionne et répond aux programmes, mais les pages du jeu ne font pas partie de cette installation. Dans le dossier source, la commande make play les construit et démarre le serveur.
server-docs = Documentation
server-docs-missing = La documentation ne fait pas partie de cette installation : dans le dossier source, make docs la construit, et le serveur l’affiche après son prochain démarrage.
server-docs-no-page = Cette page n’existe pas dans la documentation. Sa première page se trouve à l’adresse /docs.

## Démarrer le serveur

server-other-port = Le port { $taken } est utilisé par un autre programme ; c’est donc le port { $port }.
server-friends = Pour vos amis sur le même réseau : { $address }
server-only-here = Seul cet ordinateur peut l’ouvrir. Pour inviter des amis : { $command }
server-games-kept = Les parties sont conservées dans { $place }
server-plain-engine = Le moteur du jeu tourne en Python pur, environ { $times } fois plus lentement : les bots réfléchissent plus longtemps. Installez un paquet compilé, ou un compilateur C puis de nouveau Haspelknecht.
server-how-to-stop = Ctrl+C arrête le serveur.
server-stopped = Haspelknecht est arrêté. Toutes les parties sont enregistrées.
server-client-browse = ouvrir le jeu dans un navigateur, s’il y a un écran
