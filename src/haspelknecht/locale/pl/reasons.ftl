### Dlaczego ruch jest odrzucony i co robi ruch dozwolony. Każde zdanie pojawia się po numerze swojej zasady:
### „R-WATER-05: W Szybie są 3 wody dołowe; aby wyciągać węgiel, musi ich być mniej niż 2.”

## Słowa wewnątrz zdań, w potrzebnych przypadkach i liczbach.

colour-word = { $colour ->
    [yellow] żółty
    [brown] brązowy
   *[black] czarny
}
colour-word-genitive = { $colour ->
    [yellow] żółtego
    [brown] brązowego
   *[black] czarnego
}
colour-word-plural = { $colour ->
    [yellow] żółte
    [brown] brązowe
   *[black] czarne
}
colour-word-plural-genitive = { $colour ->
    [yellow] żółtych
    [brown] brązowych
   *[black] czarnych
}
other-colour-word = { $other_colour ->
    [yellow] żółty
    [brown] brązowy
   *[black] czarny
}
good-word = { $good ->
    [food] żywność
    [wood] drewno
   *[coal] węgiel
}
good-word-genitive = { $good ->
    [food] żywności
    [wood] drewna
   *[coal] węgla
}
worker-word = { $worker ->
    [farmer] Rolnik
    [farmhand] Parobek
    [digger] Kopacz węgla
    [miner] Górnik
   *[haspelknecht] Haspelknecht
}
worker-word-genitive = { $worker ->
    [farmer] Rolnika
    [farmhand] Parobka
    [digger] Kopacza węgla
    [miner] Górnika
   *[haspelknecht] Haspelknechta
}
payment-word = { $payment ->
    [yellow] 1 żółty dysk
    [food] 1 żywność
   *[thaler] 1 Talar
}
stage-word = { $stage ->
        [taking] pierwsze zabieranie dysków
        [taking-again] drugie zabieranie dysków
        [refunding] decyzja o zwrocie wody dołowej
        [planning] planowanie
        [working] wykonywanie akcji
       *[storing] przechowywanie zasobów na zimę
    }
store-word = { $place ->
    [farm] na farmie
    [barn] w Stodole
   *[coal_storage] w Składzie węgla
}
yellow-word = { $yellow ->
    [one] { $yellow } żółty
    [few] { $yellow } żółte
   *[many] { $yellow } żółtych
}
brown-word = { $brown ->
    [one] { $brown } brązowy
    [few] { $brown } brązowe
   *[many] { $brown } brązowych
}
black-word = { $black ->
    [one] { $black } czarny
    [few] { $black } czarne
   *[many] { $black } czarnych
}
has-yellow-word = { $has_yellow ->
    [one] { $has_yellow } żółty
    [few] { $has_yellow } żółte
   *[many] { $has_yellow } żółtych
}
has-brown-word = { $has_brown ->
    [one] { $has_brown } brązowy
    [few] { $has_brown } brązowe
   *[many] { $has_brown } brązowych
}
has-black-word = { $has_black ->
    [one] { $has_black } czarny
    [few] { $has_black } czarne
   *[many] { $has_black } czarnych
}
food-word = { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
   *[many] { $food } żywności
}
wood-word = { $wood ->
    [one] { $wood } drewno
    [few] { $wood } drewna
   *[many] { $wood } drewna
}
coal-word = { $coal ->
    [one] { $coal } węgiel
    [few] { $coal } węgle
   *[many] { $coal } węgli
}
coal-word-genitive = { $coal ->
    [one] { $coal } węgla
    [few] { $coal } węgli
   *[many] { $coal } węgli
}
points-word = { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}
water-is-there-word = { $water ->
    [0] nie ma wody dołowej
    [one] jest { $water } woda dołowa
    [few] są { $water } wody dołowe
   *[many] jest { $water } wód dołowych
}
steps-up-to-word = { $steps ->
        [one] { $steps } akcja
       *[other] do { $steps } akcji
    }
left-word = { $left ->
    [0] nie zostaje nic
    [one] zostaje { $left }
    [few] zostają { $left }
   *[many] zostaje { $left }
}
mill-thaler-word = { $thaler ->
    [one] { $thaler } Talara
    [few] { $thaler } Talary
   *[many] { $thaler } Talarów
}
goods-word = { $food ->
    [0] { $wood ->
        [0] { $coal ->
            [0] nic
           *[other] { coal-word }
        }
       *[other] { $coal ->
            [0] { wood-word }
           *[other] { wood-word } i { coal-word }
        }
    }
   *[other] { $wood ->
        [0] { $coal ->
            [0] { food-word }
           *[other] { food-word } i { coal-word }
        }
       *[other] { $coal ->
            [0] { food-word } i { wood-word }
           *[other] { food-word }, { wood-word } i { coal-word }
        }
    }
}

## Odrzucone w każdej chwili

reason-no-such-move = Takiego ruchu nie ma w grze.
reason-game-over = Gra już się skończyła.
reason-draw-first = Najpierw trzeba pociągnąć dyski z woreczka.
reason-not-your-turn = Teraz kolej gracza { $seat }.
reason-wrong-stage = Teraz nie możesz tego zrobić. Obecny krok gry: { stage-word }.

## Odrzucone podczas zabierania dysków

reason-no-such-pool = Nie ma puli { $pool }. W grze { $pools ->
        [one] jest tylko { $pools } pula
        [few] są tylko { $pools } pule
       *[many] jest tylko { $pools } pul
    }.
reason-colour-not-there = W puli { $pool } nie ma { colour-word-genitive } dysku.
reason-must-take = Za pierwszym razem musisz wziąć dyski.
reason-must-take-all = Za pierwszym razem bierzesz wszystkie dyski wybranego koloru.
reason-must-take-up-to-limit = Musisz wziąć wszystkie dyski wybranego koloru, aż będziesz mieć łącznie 5 dysków.
reason-not-fewer = { $disks } to nie mniej niż { $most }, a tyle i tak bierzesz. Pomiń liczbę.
reason-no-marker = Nie masz znacznika kafla { $tile }.
reason-lamp-own-pool = Kagankiem możesz zamienić dysk z puli rezerwy { $pool } tylko z dyskiem z jej puli akcji.
reason-lamp-same-colour = Nie możesz zamienić miejscami dwóch dysków tego samego koloru.
reason-reserve-lacks-colour = W puli rezerwy { $pool } nie ma { colour-word-genitive } dysku.

## Odrzucone podczas planowania

reason-plan-is-ready = Twój plan jest gotowy. Wycofaj go, jeśli chcesz go zmienić.
reason-plan-other-worker = Planujesz teraz pracę dla { worker-word-genitive }.
reason-plan-mill-now = Planujesz teraz pracę Młyna wodnego.
reason-too-few-disks = { $have ->
        [0] Nie masz już { colour-word-plural-genitive } dysków do zaplanowania. Potrzebujesz { $need }.
       *[other] Za mało { colour-word-plural-genitive } dysków do zaplanowania: masz jeszcze { $have }, a potrzebujesz { $need }.
    }
reason-mixed-needs-development = Różne kolory możesz połączyć tylko po to, by kupić rozwinięcie, a ten robotnik nie może go kupić.
reason-mixed-fits-no-tile = Te dyski nie odpowiadają dokładnie kosztowi żadnego kafla w grze, którego jeszcze nie posiadasz.
reason-digger-gone = Kopacz węgla nie jest już dostępny: twoja Odkrywka jest wyczerpana.
reason-digger-needs-access = Kopacza węgla możesz zatrudnić tylko wtedy, gdy w Odkrywce jest dostępny węgiel.
reason-worker-not-there-yet = { worker-word } przychodzi dopiero wtedy, gdy twoja Odkrywka jest wyczerpana.
reason-miner-takes-no-disk = Górnikowi płacisz 1 żywnością albo 1 Talarem, nie dyskiem.
reason-no-yellow-left = Nie masz już żółtego dysku dla { worker-word-genitive }.
reason-no-food-left = Nie masz już żywności dla { worker-word-genitive }.
reason-no-thaler-left = Nie masz już Talara dla { worker-word-genitive }.
reason-no-mill = Nie masz Młyna wodnego.
reason-mill-needs-two = Młyn wodny potrzebuje 2 { colour-word-plural-genitive } dysków, a { $have ->
        [0] nie masz już żadnego
       *[other] masz jeszcze tylko { $have }
    }.
reason-mill-black-first = Przydziel Młynowi wodnemu najpierw czarne dyski, potem żółte.

## Odrzucone podczas wykonywania akcji

reason-finish-first = { worker-word } właśnie pracuje. Najpierw dokończ jego pracę.
reason-nobody-at-work = Nikt teraz nie pracuje. Najpierw aktywuj robotnika.
reason-worker-is-done = { worker-word } już pracował w tej fazie.
reason-worker-has-no-disks = W twoim planie nie ma dysków dla { worker-word-genitive }.
reason-worker-unpaid = W twoim planie nie ma zapłaty dla { worker-word-genitive }.
reason-wrong-colour = Do tego { worker-word } musi mieć same { colour-word-plural } dyski.
reason-pinge-exhausted = Twoja Odkrywka jest wyczerpana.
reason-pinge-flooded = W Odkrywce { water-is-there-word }. Aby tam wydobywać, musi ich być mniej niż { $limit }.
reason-pinge-needs-wood = Żaden węgiel w Odkrywce nie jest dostępny. Połóż drewno na następnym symbolu.
reason-pinge-not-exhausted = W Odkrywce { $coal ->
        [one] jest jeszcze { $coal } węgiel
        [few] są jeszcze { $coal } węgle
       *[many] jest jeszcze { $coal } węgli
    }. Tunel otwiera się dopiero po jej wyczerpaniu.
reason-pinge-or-tunnel = { worker-word } pracował w Odkrywce i w tej samej fazie nie może pracować w Tunelu.
reason-tunnel-empty = W Tunelu nie ma już węgla.
reason-tunnel-flooded = W Szybie { water-is-there-word }. Aby wydobywać w Tunelu, musi ich być mniej niż { $limit }.
reason-tunnel-needs-wood = Żaden węgiel w Tunelu nie jest dostępny. Symbole przykryte drewnem: { $wood } z { $sections }.
reason-shaft-has-no-coal = W Szybie nie ma węgla.
reason-shaft-flooded = W Szybie { water-is-there-word }. Aby wyciągać węgiel, musi ich być mniej niż { $limit }.
reason-not-so-much-water = Nie masz tyle wody dołowej: jest { $water }, a nie { $amount }.
reason-shaft-water-by-haspelknecht = Tylko Haspelknecht może usuwać wodę dołową z Szybu.
reason-haspelknecht-does-not-mine = Haspelknecht wyciąga węgiel i usuwa wodę dołową, ale nie może wydobywać.
reason-only-haspelknecht-lifts = Tylko Haspelknecht może wyciągać węgiel.
reason-miner-does-not-pump = Górnik nie może usuwać wody dołowej.
reason-digger-is-forced = W Odkrywce { water-is-there-word }, więc Kopacz węgla nie ma wyboru: przy 2 lub więcej usuwa 2, w przeciwnym razie wydobywa.
reason-mill-has-no-disks = W twoim planie nie ma dysków dla Młyna wodnego.
reason-mill-is-done = Młyn wodny już działał w tej fazie.
reason-windlass-water-only = W tej partii znacznikiem Wciągarki możesz tylko usuwać wodę dołową.
reason-windlass-lifting-only = W tej partii znacznikiem Wciągarki możesz tylko wyciągać węgiel.
reason-marker-is-fresh = Znacznik kafla { $tile } masz od tej fazy. Możesz go użyć od następnej fazy akcji.
reason-marker-not-in-winter = Znaczników możesz używać tylko w fazach akcji.
reason-cable-needs-water = Nie masz wody dołowej do usunięcia.
reason-no-charcoal-burner = Nie masz Węglarza.
reason-charcoal-not-in-winter = Węglarza możesz używać tylko w fazach akcji.
reason-charcoal-once = Węglarz już działał w tej fazie.
reason-charcoal-is-fresh = Węglarza możesz używać od fazy po zakupie.
reason-charcoal-needs-wood = Do Węglarza potrzebujesz 2 drewna, a masz { $wood }.
reason-no-wood = Nie masz drewna.
reason-symbols-covered = Wszystkie symbole drewna ({ $symbols }) są już przykryte.
reason-no-early-tunnel-wood = W tej partii możesz kłaść drewno w Tunelu dopiero po wyczerpaniu Odkrywki.
reason-no-offer = Żaden kafel ci teraz tego nie oferuje.
reason-decide-first = Najpierw zdecyduj o kaflu { $tile }, który właśnie kupujesz.
reason-too-little-coal = Za mało węgla, który możesz teraz wymienić: masz { $coal }, a potrzebujesz 2. Węgiel z tej fazy się nie liczy.

## Odrzucone podczas kupowania

reason-farmhand-does-not-develop = Bez Oskardu Parobek nie może kupować rozwinięć.
reason-farmhand-improves-later = Doświadczony Parobek może kupować rozwinięcia od następnej fazy akcji.
reason-tile-not-in-play = Kafla { $tile } nie ma w grze.
reason-tile-owned-already = Kafel { $tile } już posiadasz.
reason-disks-do-not-pay = Koszt kafla { $tile } w dyskach: { yellow-word }, { brown-word }, { black-word } i { $any } dowolnego koloru. Na robotniku leżą: { has-yellow-word }, { has-brown-word } i { has-black-word }.
reason-no-player-disk-left = Wszystkie dziewięć twoich dysków gracza leży już na rozwinięciach.
reason-no-fee-due = Za kafel { $tile } nie ma opłaty.
reason-tile-out-of-reach = Kafel { $tile } nie przylega do żadnego z twoich kafli i nikt go jeszcze nie posiada.
reason-fee-due = Kafel { $tile } nie przylega do żadnego z twoich kafli: podaj zasób na opłatę ({ $level ->
        [2] węgiel, drewno lub żywność
        [3] węgiel
       *[4] żywność
    }).
reason-fee-wrong-good = { $level ->
    [2] Opłata na poziomie 2 to 1 węgiel, drewno lub żywność.
    [3] Opłata na poziomie 3 to 1 węgiel, a nie { good-word }.
   *[4] Opłata na poziomie 4 to 1 żywność, a nie { good-word }.
}
reason-fee-good-missing = Nie masz na farmie { good-word-genitive } na opłatę.
reason-fee-good-is-fresh = W tej partii nie możesz pokryć opłaty { $good ->
        [food] żywnością otrzymaną
        [wood] drewnem otrzymanym
       *[coal] węglem otrzymanym
    } w tej fazie.

## Odrzucone podczas przechowywania

reason-no-barn = Nie masz Stodoły.
reason-no-coal-storage = Nie masz Składu węgla.
reason-coal-storage-takes-otherwise = W tej partii nie możesz przechować tych zasobów w Składzie węgla.
reason-store-lacks-good = Za mało { good-word-genitive }: masz { $have }, a potrzebujesz { $need }.

## Co robi dozwolony ruch: zabieranie dysków

reason-takes-all = Bierze { $disks ->
    [one] jedyny { colour-word } dysk
    [few] wszystkie { $disks } { colour-word-plural } dyski
   *[many] wszystkie { $disks } { colour-word-plural-genitive } dysków
} z puli { $pool }.
reason-takes-water = Pula { $pool } ma symbol wody: otrzymuje 1 wodę dołową.
reason-order-value = Do kolejności tury liczy się za { $value }. Najniższa suma jest pierwsza.
reason-takes-second = Bierze { $disks ->
    [one] { $disks } { colour-word } dysk
    [few] { $disks } { colour-word-plural } dyski
   *[many] { $disks } { colour-word-plural-genitive } dysków
} z puli { $pool }, łącznie { $total }.
reason-passes = Nie bierze więcej dysków.
reason-lamp-swaps = Zamienia miejscami { colour-word } dysk z puli rezerwy { $reserve } i { other-colour-word } dysk z puli akcji { $pool }.
reason-marker-is-used = Znacznik kafla { $tile } zostaje zużyty.
reason-refunds-water = Zwraca 1 wodę dołową do zasobów ogólnych.
reason-keeps-water = Zatrzymuje wodę dołową.

## Co robi dozwolony ruch: planowanie

reason-plans-nothing = Nic dla { worker-word-genitive }.
reason-plans-disks = Dla { worker-word-genitive }: { yellow-word }, { brown-word }, { black-word }.
reason-mix-pays-tile = Wystarcza na kafel { $tile }.
reason-plans-payment = { payment-word } dla { worker-word-genitive }.
reason-plans-no-mill = Nic więcej dla Młyna wodnego.
reason-plans-mill-black = 2 czarne dyski dla Młyna wodnego: 1 Talar.
reason-plans-mill-yellow = 2 żółte dyski dla Młyna wodnego: 1 żywność i 2 punkty zwycięstwa.

## Co robi dozwolony ruch: wykonywanie akcji

reason-makes-food = { worker-word } produkuje { food-word }.
reason-makes-wood = { worker-word } produkuje { wood-word }.
reason-synergy-food = Bonus synergii, bo i Rolnik, i Parobek produkują żywność: 1 dodatkowa żywność.
reason-synergy-wood = Bonus synergii, bo i Rolnik, i Parobek produkują drewno: 1 dodatkowe drewno.
reason-summer-food = Bonus letni: 1 dodatkowa żywność.
reason-goes-mining = { worker-word } idzie do kopalni: { actions-word }.
reason-begins-work = { worker-word } zaczyna pracę: { steps-up-to-word }.
reason-windlass-shift = Znacznik Wciągarki: { steps-up-to-word } Haspelknechta bez zapłaty.
reason-mill-makes = { $thaler ->
        [0] Młyn wodny daje { food-word } i { points-word }.
       *[other]
            { $food ->
                [0] Młyn wodny daje { mill-thaler-word }.
               *[other] Młyn wodny daje { mill-thaler-word }, { food-word } i { points-word }.
            }
    }
reason-tile-is-free = Kafel { $tile } leży w górnym rzędzie: bez opłaty.
reason-tile-is-adjacent = Kafel { $tile } przylega do jednego z twoich kafli: bez opłaty.
reason-fee-goes-to = Kafel { $tile } nie przylega do żadnego z twoich kafli: 1 { good-word } dostaje gracz { $seat }, którego dysk leży na wierzchu.
reason-rank-points = { points-word } za { $rank }. zakup kafla { $tile }.
reason-tile-effect = { worker-word } kupuje kafel { $tile }.
reason-mines-pinge = 1 węgiel trafia z Odkrywki na farmę; { left-word }.
reason-mines-tunnel = 1 węgiel trafia z Tunelu do Szybu; { left-word }.
reason-ends-pinge = Odkrywka jest wyczerpana. Przychodzą Górnik i Haspelknecht.
reason-pinge-bonus = Bonus Odkrywki w roku { $year }: { points-word }.
reason-pumps = Usuwa { $amount ->
    [one] { $amount } wodę dołową
    [few] { $amount } wody dołowe
   *[many] { $amount } wód dołowych
}; { left-word }.
reason-lifts = Wyciąga 1 węgiel z Szybu na farmę.
reason-props-pinge = 1 drewno daje dostęp do { coal-word-genitive } w Odkrywce.
reason-props-tunnel = 1 drewno daje dostęp do { coal-word-genitive } w sekcji { $section } Tunelu.
reason-cable-pumps = Znacznikiem Liny usuwa 1 wodę dołową i zdobywa 1 punkt zwycięstwa.
reason-charcoal-burns = Wymienia 2 drewna na 2 węgle i 1 punkt zwycięstwa.
reason-stops = { worker-word } kończy pracę; { $steps ->
        [one] przepada { $steps } akcja
        [few] przepadają { $steps } akcje
       *[many] przepada { $steps } akcji
    }.
reason-timber-wood = 3 drewna i 1 woda dołowa.
reason-timber-thaler = 1 Talar.
reason-sells-one = Wymienia 1 węgiel na 1 Talara.
reason-sells-two = Wymienia 2 węgle na 1 Talara i 1 żywność.
reason-declines = Rezygnuje z tego, co oferuje kafel { $tile }.
reason-ends-turn = Kończy turę. Niewykorzystane akcje przepadają.

## Co robi dozwolony ruch: przechowywanie

reason-stores = Przechowuje: { goods-word }.
reason-returns = Do zasobów ogólnych wraca: { goods-word }.
reason-storage-points = { points-word } za przechowanie { store-word }.
reason-horse-and-cart-points = Wóz z koniem: { points-word } za węgiel na farmie.
