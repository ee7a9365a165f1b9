### Il tavolo comune: ruota dell’anno, zone, prossimo inverno, tabellone sviluppo, scheda punti.

## Lettere sui pezzi, per chi non distingue i colori

web-field-letter-disk-yellow = Gi
web-field-letter-disk-brown = Ma
web-field-letter-disk-black = Ne
web-field-letter-food = C
web-field-letter-wood = L
web-field-letter-coal = Ca
web-field-letter-water = A

## Ruota dell’anno

web-field-year = Anno
web-field-wheel = Anno { $year } di 3, { $season }. Ogni anno: gocce d’acqua, primavera, estate, gocce d’acqua, autunno, inverno.
web-field-wheel-water = Anno { $year } di 3, gocce d’acqua ({ $season }). Ogni anno: gocce d’acqua, primavera, estate, gocce d’acqua, autunno, inverno.
web-field-wheel-bonus = Bonus estate: se in estate il tuo Contadino produce cibo, ne ricevi 1 in più.

## Zone

web-field-pools = Zone
web-field-pool = Zona { $number }
web-field-pool-empty = vuota
# Breve: sta accanto al nome di una zona, prima di «+1» e di una goccia.
web-field-wet = 1ª presa
web-field-wet-why = Simbolo acqua: se prendi dischi qui nella prima presa, ricevi 1 goccia d’acqua. Nella seconda non ne ricevi.
web-field-reserve = riserva
web-field-reserve-next = riserva, in arrivo
web-field-disks-yellow =
    { $count ->
        [one] 1 disco giallo
       *[other] { $count } dischi gialli
    }
web-field-disks-brown =
    { $count ->
        [one] 1 disco marrone
       *[other] { $count } dischi marroni
    }
web-field-disks-black =
    { $count ->
        [one] 1 disco nero
       *[other] { $count } dischi neri
    }
web-field-pool-label = Zona { $number }: { $disks }
web-field-pool-label-wet = Zona { $number }: { $disks }; simbolo acqua: 1 goccia d’acqua con la prima presa
web-field-reserve-label = Riserva della zona { $number }: { $disks }
web-field-take-place = Per ora, il tuo posto nel nuovo ordine di turno è il n. { $place }.

## Prossimo inverno

# C’è posto per circa 12 lettere.
web-field-winter = Inverno
web-field-winter-rent = Affitto
web-field-winter-there = { $there } su { $due }
web-field-winter-food =
    { $due ->
        [one] Affitto: 1 cibo (ne hai { $there }).
       *[other] Affitto: { $due } cibi (ne hai { $there }).
    }
web-field-winter-thaler = Affitto: { $due } Thaler (ne hai { $there }).
web-field-winter-debts =
    { $count ->
        [one] 1 debito
       *[other] { $count } debiti
    }
web-field-winter-coal =
    { $count ->
        [one] { $count } carbone
       *[other] { $count } carboni
    }
web-field-winter-points = +{ $points } PV
web-field-winter-lost = Perse
web-field-winter-planned = dopo questo piano
web-field-winter-now = per ora
web-field-winter-last = Non ci sono altri inverni.
web-field-winter-storing = È inverno: il carbone è stato conteggiato e l’affitto pagato. Ora conserva ciò che vuoi tenere.
web-field-winter-none = Quando giochi, qui vedi il tuo affitto e il tuo stoccaggio.

## Tabellone sviluppo

web-field-title = Sviluppi
web-field-legend = i punti che otterresti ora
web-field-yours = tua
web-field-plate-1 = Livello 1: aperto a tutti. Punti per ordine di acquisto: { $points }.
web-field-plate-2 = Livello 2. Punti per ordine di acquisto: { $points }. Il costo extra di una tessera a distanza è 1 cibo, legno o carbone.
web-field-plate-3 = Livello 3. Punti per ordine di acquisto: { $points }. Il costo extra di una tessera a distanza è 1 carbone.
web-field-plate-4 = Livello 4. Punti per ordine di acquisto: { $points }. Il costo extra di una tessera a distanza è 1 cibo.
web-field-tile = { $name }, livello { $level }.
web-field-cost = Costo: { $disks }.
web-field-cost-yellow =
    { $count ->
        [one] { $count } giallo
       *[other] { $count } gialli
    }
web-field-cost-brown =
    { $count ->
        [one] { $count } marrone
       *[other] { $count } marroni
    }
web-field-cost-black =
    { $count ->
        [one] { $count } nero
       *[other] { $count } neri
    }
web-field-cost-any = { $count } di qualsiasi colore
web-field-owners = La possiedono, in ordine di acquisto: { $names }.
web-field-owners-none = Nessuno la possiede ancora.
web-field-owned = La possiedi.
web-field-open = Nessun costo extra.
web-field-closed = Fuori portata: non è adiacente a nessuna delle tue tessere e nessuno la possiede ancora.
web-field-points =
    { $points ->
        [0] Ora non ti darebbe punti.
        [one] Ora ti darebbe 1 punto vittoria.
       *[other] Ora ti darebbe { $points } punti vittoria.
    }
web-field-points-anybody =
    { $points ->
        [0] Il prossimo acquisto non dà punti.
        [one] Il prossimo acquisto dà 1 punto vittoria.
       *[other] Il prossimo acquisto dà { $points } punti vittoria.
    }
web-field-fee-any = Costo extra: 1 cibo, legno o carbone a { $name }.
web-field-fee-food = Costo extra: 1 cibo a { $name }.
web-field-fee-coal = Costo extra: 1 carbone a { $name }.
web-field-peek-level = Tessera { $tile }, livello { $level }
web-field-peek-rule = Regola { $rule }

## Disposizioni

web-field-layout =
    { $count ->
        [one] Un tabellone con 1 tessera
       *[other] Un tabellone con { $count } tessere
    }

## Scheda punti

web-field-score-source = Punti vittoria
web-field-score-total = Totale
web-field-score-if-over = Se la partita finisse ora
