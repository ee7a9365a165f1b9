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
tile-21-effect = Non ricevi più gocce d’acqua nelle fasi gocce d’acqua di primavera e autunno.
tile-22-effect = Ricevi un segnalino che vale una volta come disco giallo, dalla fase azione successiva. A fine partita ottieni 1 punto vittoria per ogni sezione completa del Tunnel con il simbolo carriola (al massimo 3).
tile-23-effect = Ricevi un segnalino che vale una volta come disco marrone, dalla fase azione successiva.
tile-31-effect = Scegli subito: ricevi 3 legni e 1 goccia d’acqua, oppure 1 Thaler.
tile-41-effect = Ricevi subito 1 Thaler. A fine partita ottieni 1 punto vittoria per ogni simbolo martello e piccone sulle tue tessere.
tile-43-effect = Ricevi subito 1 cibo. A fine partita ottieni 1 punto vittoria per ogni simbolo forcone sulle tue tessere.
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
