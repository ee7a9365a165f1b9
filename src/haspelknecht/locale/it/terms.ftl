### Le parole del gioco. Ogni parola ha qui esattamente un significato, lo stesso in tutti gli altri testi.

## Tessere sviluppo: i nomi

tile-11 = Palo di trasporto
tile-12 = Fienile
tile-13 = Piccone
tile-14 = Corda da trasporto
tile-15 = Carbonaio
tile-21 = Secchio
tile-22 = Carriola
tile-23 = Scala a pioli
tile-24 = Stoccaggio del carbone
tile-25 = Argano
tile-31 = Catasta di legno
tile-32 = Lampada ad olio
tile-33 = Martello e piccone
tile-34 = Sacchi di carbone
tile-35 = Mulino ad acqua
tile-41 = Conducente di carbone
tile-42 = Carrello
tile-43 = Carretto a mano
tile-44 = Cavallo e carretto
tile-45 = Piccola miniera di carbone

## Tessere sviluppo: gli effetti (seconda edizione)

tile-11-effect = Ricevi subito 1 Thaler.
tile-12-effect = Edificio: in inverno puoi conservare nel Fienile 1 carbone, 1 legno o 1 cibo. Se vi conservi cibo, quell’inverno ottieni 2 punti vittoria.
tile-13-effect = Il tuo Bracciante diventa il Bracciante migliorato, che può anche acquistare sviluppi dalla fase azione successiva.
tile-14-effect = Ricevi un segnalino. Usalo una volta, dalla fase azione successiva, per rimuovere 1 goccia d’acqua e ottenere 1 punto vittoria.
tile-15-effect = Edificio: una volta per fase azione, dalla successiva, puoi scambiare 2 legni con 2 carboni della riserva generale e 1 punto vittoria.
tile-21-effect = Non ricevi più gocce d’acqua nelle fasi gocce d’acqua di primavera e autunno.
tile-22-effect = Ricevi un segnalino che vale una volta come disco giallo, dalla fase azione successiva. A fine partita ottieni 1 punto vittoria per ogni sezione completa del Tunnel con il simbolo carriola (al massimo 3).
tile-23-effect = Ricevi un segnalino che vale una volta come disco marrone, dalla fase azione successiva.
tile-24-effect = Edificio: in inverno puoi conservare nello Stoccaggio del carbone 1 carbone e 1 legno. Se vi conservi carbone, quell’inverno ottieni 1 punto vittoria.
tile-25-effect = Puoi rimuovere subito 1 goccia d’acqua e ricevi un segnalino. Usa il segnalino una volta, dalla fase azione successiva ma solo a Pinge esaurito, per 3 azioni gratuite dell’Haspelknecht.
tile-31-effect = Scegli subito: ricevi 3 legni e 1 goccia d’acqua, oppure 1 Thaler.
tile-32-effect = Ricevi subito 1 Thaler e un segnalino. Usa il segnalino una volta, dalla fase azione successiva, quando tocca a te prendere i dischi: scambia un disco di una zona riserva con un disco della sua zona azione. A fine partita ottieni 1 punto vittoria per ogni sezione completa del Tunnel con il simbolo lampada ad olio (al massimo 4).
tile-33-effect = Ricevi subito 1 legno e puoi scavare subito 1 carbone accessibile. Ricevi anche un segnalino che vale una volta come disco nero, dalla fase azione successiva.
tile-34-effect = Puoi fare subito uno scambio: 1 carbone della tua fattoria per 1 Thaler, oppure 2 carboni della tua fattoria per 1 Thaler e 1 cibo. Il carbone di questa fase azione non si può scambiare.
tile-35-effect = Edificio: una volta per fase azione, dalla successiva, ricevi 1 Thaler per 2 dischi neri, oppure 1 cibo e 2 punti vittoria per 2 dischi gialli.
tile-41-effect = Ricevi subito 1 Thaler. A fine partita ottieni 1 punto vittoria per ogni simbolo martello e piccone sulle tue tessere.
tile-42-effect = Ricevi subito 1 legno e, se il tuo Pinge è già esaurito, 2 carboni della riserva generale nel tuo Pozzo. A fine partita ottieni 1 punto vittoria per ogni sezione completa del Tunnel con il simbolo carrello (al massimo 4).
tile-43-effect = Ricevi subito 1 cibo. A fine partita ottieni 1 punto vittoria per ogni simbolo forcone sulle tue tessere.
tile-44-effect = Ricevi subito 1 Thaler e 1 cibo. Ogni inverno ottieni 1 punto vittoria per ogni carbone nella tua fattoria, al posto della tabella del carbone.
tile-45-effect = Ricevi subito 3 Thaler.

## Lavoratori

worker-farmer = Contadino
worker-farmhand = Bracciante
worker-improved-farmhand = Bracciante migliorato
worker-digger = Cercatore di carbone
worker-miner = Minatore
worker-haspelknecht = Haspelknecht

## Risorse, Thaler, gocce d’acqua e debiti

good-food = Cibo
good-wood = Legno
good-coal = Carbone
good-thaler = Thaler
good-water = Gocce d’acqua
good-debt = Debiti

## Colori dei dischi azione

colour-yellow = Giallo
colour-brown = Marrone
colour-black = Nero

## Stagioni

season-spring = Primavera
season-summer = Estate
season-autumn = Autunno
season-winter = Inverno

## Luoghi sulla plancia giocatore

place-farm = Fattoria
place-pinge = Pinge
place-shaft = Pozzo
place-tunnel = Tunnel

## Edifici

building-12 = Fienile
building-15 = Carbonaio
building-24 = Stoccaggio del carbone
building-35 = Mulino ad acqua

## Segnalini azione: nome e uso

marker-14 = Segnalino Corda: rimuovi 1 goccia d’acqua e ottieni 1 punto vittoria
marker-22 = Segnalino Carriola: vale come 1 disco giallo
marker-23 = Segnalino Scala: vale come 1 disco marrone
marker-25 = Segnalino Argano: 3 azioni gratuite dell’Haspelknecht
marker-32 = Segnalino Lampada: scambia un disco di una zona riserva con uno della sua zona azione
marker-33 = Segnalino Martello e piccone: vale come 1 disco nero

## File del tabellone sviluppo

level = Livello { $level }

## Da dove vengono i punti vittoria

source-developments = Acquisto di sviluppi
source-pinge = Bonus Pinge
source-cable = Corda da trasporto
source-charcoal = Carbonaio
source-mill = Mulino ad acqua
source-winter_coal = Carbone in inverno
source-horse_and_cart = Cavallo e carretto
source-farm_storage = Stoccaggio nella fattoria
source-barn = Cibo nel Fienile
source-coal_storage = Carbone nello Stoccaggio del carbone
source-sections = Sezioni complete del Tunnel
source-wheelbarrow = Carriola
source-oil_lamp = Lampada ad olio
source-lorry = Carrello
source-handcart = Carretto a mano
source-coal_driver = Conducente di carbone
source-buildings = Simboli edificio
source-markers = Segnalini non usati
source-thaler = Thaler rimasti
source-debts = Debiti
source-water = Gocce d’acqua rimaste
