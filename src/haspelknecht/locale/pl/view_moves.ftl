### Co gracz może zrobić, co to daje, co by przepadło i dlaczego coś nie jest możliwe.

view-points = { $amount ->
    [one] { $amount } punkt zwycięstwa
    [few] { $amount } punkty zwycięstwa
   *[many] { $amount } punktów zwycięstwa
}
actions-word = { $steps ->
    [one] { $steps } akcja
    [few] { $steps } akcje
   *[many] { $steps } akcji
}
gained-word = { $points ->
    [0] bez punktów zwycięstwa
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}
coloured-disks-word = { $disks ->
    [one] { $disks } { colour-word } dysk
    [few] { $disks } { colour-word-plural } dyski
   *[many] { $disks } { colour-word-plural-genitive } dysków
}
coloured-word-counted = { $disks ->
    [one] { $disks } { colour-word }
    [few] { $disks } { colour-word-plural }
   *[many] { $disks } { colour-word-plural-genitive }
}
made-wood-word = { $amount ->
    [one] { $amount } drewno
    [few] { $amount } drewna
   *[many] { $amount } drewna
}
made-food-word = { $amount ->
    [one] { $amount } żywność
    [few] { $amount } żywności
   *[many] { $amount } żywności
}
made-coal-word = { $amount ->
    [one] { $amount } węgiel
    [few] { $amount } węgle
   *[many] { $amount } węgli
}
pumped-word = { $amount ->
    [one] { $amount } wodę dołową
    [few] { $amount } wody dołowe
   *[many] { $amount } wód dołowych
}
extra-word = { $bonus ->
    [synergy] , w tym 1 z synergii
    [summer] , w tym 1 z bonusu letniego
    [both] , w tym 1 z synergii i 1 z bonusu letniego
   *[none] { "" }
}

## Przyciski: krótkie polecenia

button-take = Weź { coloured-word-counted }
button-take-some = Weź tylko { coloured-word-counted }
button-pass = Nie bierz więcej
button-pass-empty = Pas
button-lamp = Zamień { colour-word } na { other-colour-word } z puli { $pool }
button-refund = Zwróć 1 wodę dołową
button-keep = Zatrzymaj ją
button-make-food = Wyprodukuj { made-food-word }
button-make-wood = Wyprodukuj { made-wood-word }
button-go-mining = Idź do kopalni
button-buy = Kup: { $tile }
button-buy-fee = Kup za 1 { good-word }: { $tile }
button-start = Zacznij pracę
button-mill = Uruchom młyn
button-windlass = Użyj Wciągarki
button-cable = Użyj znacznika Liny
button-charcoal = Wypal węgiel drzewny
button-prop-pinge = Połóż drewno w Odkrywce
button-prop-tunnel = Połóż drewno w Tunelu
button-mine = Wydobądź 1 węgiel
button-pump = Usuń { pumped-word }
button-lift = Wyciągnij 1 węgiel
button-stop = Zakończ tutaj
button-timber-wood = Weź 3 drewna
button-timber-thaler = Weź 1 Talara
button-sell-one = Sprzedaj 1 węgiel
button-sell-two = Sprzedaj 2 węgle
button-decline = Nie, dziękuję
button-end = Zakończ turę

## To samo jako zdania, do list i czytników ekranu. $worker: „Rolnik”; $tile: „Wiadro”; $name: gracz

does-take = Weź { coloured-disks-word } z puli { $pool } (wartość do kolejności tury: { $value })
does-take-wet = Weź { coloured-disks-word } z puli { $pool }, a z nimi 1 wodę dołową (wartość do kolejności tury: { $value })
does-take-second = Weź { coloured-disks-word } z puli { $pool }: łącznie { $total }
does-pass = Nie bierz więcej dysków
does-pass-empty = Pas: wszystkie pule są puste
does-lamp = Zamień { colour-word } dysk z puli rezerwy { $reserve } na { other-colour-word } dysk z puli { $pool }
does-refund = Zwróć 1 wodę dołową do zasobów ogólnych
does-keep = Zatrzymaj wodę dołową
does-make-food = { $worker }: wyprodukuj { made-food-word }{ extra-word }
does-make-wood = { $worker }: wyprodukuj { made-wood-word }{ extra-word }
does-go-mining = { $worker }: idź do kopalni, { actions-word }
does-buy = { $worker }: kup kafel „{ $tile }”, { gained-word }
does-buy-fee = { $worker }: kup kafel „{ $tile }”, { gained-word }; 1 { good-word } dostaje { $name }
does-start = { $worker }: zacznij pracę, { actions-word }
# $goods: „1 Talar”, „1 żywność i 2 punkty zwycięstwa”
does-mill = Uruchom Młyn wodny: { $goods }
does-windlass = Użyj znacznika Wciągarki: { actions-word } Haspelknechta bez zapłaty
does-cable = Użyj znacznika Liny: usuń 1 wodę dołową i zdobądź 1 punkt zwycięstwa
does-charcoal = Wypal węgiel drzewny: wymień 2 drewna na 2 węgle i 1 punkt zwycięstwa
does-prop-pinge = Połóż 1 drewno w Odkrywce: { $coal ->
        [one] dostępny będzie jeszcze { $coal } węgiel
        [few] dostępne będą jeszcze { $coal } węgle
       *[many] dostępnych będzie jeszcze { $coal } węgli
    }
does-prop-tunnel = Połóż 1 drewno w sekcji { $section } Tunelu: { $coal ->
        [one] dostępny będzie jeszcze { $coal } węgiel
        [few] dostępne będą jeszcze { $coal } węgle
       *[many] dostępnych będzie jeszcze { $coal } węgli
    }
does-mine-pinge = Wydobądź 1 węgiel w Odkrywce; trafia na farmę
does-mine-last = Wydobądź ostatni węgiel z Odkrywki: { gained-word }; przychodzą Górnik i Haspelknecht
does-mine-tunnel = Wydobądź 1 węgiel w Tunelu; trafia do Szybu
does-pump = Usuń { pumped-word }; { $left ->
    [0] nie zostaje nic
    [one] zostaje { $left }
    [few] zostają { $left }
   *[many] zostaje { $left }
}
does-lift = Wyciągnij 1 węgiel z Szybu na farmę
does-stop = { $worker }: zakończ, choć { $steps ->
    [one] została jeszcze { $steps } akcja
    [few] zostały jeszcze { $steps } akcje
   *[many] zostało jeszcze { $steps } akcji
}
does-timber-wood = Weź 3 drewna i 1 wodę dołową
does-timber-thaler = Weź 1 Talara
does-sell-one = Sprzedaj 1 węgiel za 1 Talara
does-sell-two = Sprzedaj 2 węgle za 1 Talara i 1 żywność
does-decline = Zrezygnuj z oferty: { $tile }
does-end = Zakończ swoją turę

## Co by przepadło. $names: robotnicy, z przecinkami; $goods: „2 węgle i 1 drewno”

warn-workers = { $count ->
    [one] { $count } niewykorzystany robotnik: { $names }
    [few] { $count } niewykorzystani robotnicy: { $names }
   *[many] { $count } niewykorzystanych robotników: { $names }
}
warn-bonus-step = Dodatkowa akcja z synergii jest niewykorzystana
warn-steps = { $steps ->
    [one] { $steps } niewykorzystana akcja
    [few] { $steps } niewykorzystane akcje
   *[many] { $steps } niewykorzystanych akcji
}
warn-lapse = To opróżni Odkrywkę i zakończy pracę tego robotnika: { $steps ->
        [one] przepadłaby { $steps } akcja
        [few] przepadłyby { $steps } akcje
       *[many] przepadłoby { $steps } akcji
    }. Najpierw usuń wodę dołową
warn-free-coal = Darmowy węgiel z tego kafla nie jest teraz dostępny
warn-nothing-to-sell = Nie masz teraz węgla na sprzedaż
warn-lorry = Nie dostaniesz węgla do Szybu, dopóki Odkrywka nie jest wyczerpana
warn-coal-lost = Rezygnujesz z darmowego węgla
warn-water-stays = Woda dołowa zostaje
warn-disks = { $count ->
    [one] { $count } niewykorzystany dysk
    [few] { $count } niewykorzystane dyski
   *[many] { $count } niewykorzystanych dysków
}
warn-idle = Bez zajęcia: { $names }
warn-lost = Przepadnie: { $goods }

## Co zrobi robotnik

work-food = produkuje { made-food-word }
work-wood = produkuje { made-wood-word }
work-coal = wydobywa { made-coal-word }
work-lift = wyciąga { made-coal-word }
work-water = usuwa { pumped-word }
work-thaler = daje { $amount ->
    [one] { $amount } Talara
    [few] { $amount } Talary
   *[many] { $amount } Talarów
}
work-tile = kupuje kafel „{ $tile }”

## Przyciski zatwierdzające

commit-ready = Gotowe
commit-keep = Zachowaj: { $goods }
commit-keep-nothing = Nie zachowuj nic

## Co teraz zrobić. $names: gracze lub robotnicy, z przecinkami

todo-over = Koniec gry
todo-moment = Chwileczkę…
todo-wait-taking = Poczekaj, aż { $names } weźmie dyski
todo-wait-refunding = Poczekaj, aż { $names } zdecyduje w sprawie wody dołowej
todo-wait-planning = Czekamy na plan: { $names }
todo-wait-working = Poczekaj, aż { $names } skończy pracę
todo-wait-storing = Czekamy na przechowanie zasobów: { $names }
todo-ready = Czekamy na plan: { $names }. Swój możesz jeszcze zmienić
todo-taking = Wybierz kolor w puli: weźmiesz z niej wszystkie dyski tego koloru
todo-taking-again = { $disks ->
        [one] Weź jeszcze { $disks } dysk albo nie bierz więcej
        [few] Weź jeszcze najwyżej { $disks } dyski jednego koloru albo nie bierz więcej
       *[many] Weź jeszcze najwyżej { $disks } dysków jednego koloru albo nie bierz więcej
    }
todo-refunding = Zwróć 1 wodę dołową albo ją zatrzymaj
todo-planning = { $count ->
    [one] Połóż jeszcze { $count } dysk na robotniku albo naciśnij „Gotowe”
    [few] Połóż jeszcze { $count } dyski na robotnikach albo naciśnij „Gotowe”
   *[many] Połóż jeszcze { $count } dysków na robotnikach albo naciśnij „Gotowe”
}
todo-planning-done = Twój plan jest kompletny: naciśnij „Gotowe”
todo-planning-refused = { $worker }: { $reason }
todo-step = { $worker }: jeszcze { actions-word }. { $hint }
todo-step-mine = Wydobywaj węgiel.
todo-step-mine-or-pump = Wydobywaj węgiel albo usuń wodę dołową.
todo-step-lift = Wyciągaj węgiel.
todo-step-lift-or-pump = Wyciągaj węgiel albo usuń wodę dołową.
todo-step-pump = Usuń wodę dołową.
todo-step-pump-first = Najpierw usuń wodę dołową.
todo-step-prop = Najpierw połóż drewno, żeby dotrzeć do węgla.
todo-step-nothing = Nie ma tu już nic do zrobienia: zakończ.
todo-offer-25 = Wciągarka: usunąć od razu 1 wodę dołową?
todo-offer-31 = Drewno górnicze: weź 3 drewna i 1 wodę dołową albo 1 Talara
todo-offer-33 = Młot i kilof: wydobyć 1 węgiel za darmo?
todo-offer-34 = Worki na węgiel: sprzedać 1 lub 2 węgle?
todo-bonus-step = Masz 1 dodatkową akcję z synergii: wydobądź węgiel albo usuń wodę dołową
todo-working = Wybierz, kto teraz pracuje: { $names }
todo-end = Cała praca wykonana: zakończ turę
todo-storing = Wybierz zasób, a potem miejsce dla niego
todo-storing-full = Wszystko, co możesz przechować, ma już swoje miejsce

## Dlaczego czegoś nie można wybrać

why-no-target = Przy tym stole nie ma niczego takiego.
why-wait = Poczekaj: teraz kolej na { $name }.
why-take-first = Najpierw wszyscy biorą dyski, a potem planujesz pracę robotników.
why-refund-first = Najpierw zdecyduj w sprawie wody dołowej: zwróć ją albo zatrzymaj.
why-reserve = Te dyski przejdą do sąsiedniej puli w następnej fazie akcji.
why-lamp-no-swap = Nie ma tu dysku innego koloru, który można by zamienić Kagankiem.
why-later-pool = Dyski bierzesz na początku każdej fazy akcji.
why-later-store = Zasoby przechowujesz zimą.
why-later-disk = Dyski kładziesz na robotnikach podczas planowania.
why-later-lamp = Znacznika Kaganka używasz przy zabieraniu dysków.
why-later-work = Robisz to, gdy pracują twoi robotnicy.
why-later-prop = Drewno kładziesz, gdy pracują twoi robotnicy.
why-later-food = Żywnością opłacasz w planie robotników kontraktowych, a poza tym odległe kafle i czynsz.
why-later-thaler = Talarami opłacasz w planie robotników kontraktowych, a zimą czynsz.
why-later-wood = Drewno kładziesz w kopalni, gdy pracują twoi robotnicy.
why-later-coal = Węgiel na farmie daje punkty zimą; możesz nim też pokrywać opłaty za kafle.
why-press = { $count ->
    [one] Najpierw wybierz: { $names }.
   *[other] Najpierw wybierz jednego z robotników: { $names }.
}
why-nobody-mines = Nikt w twoim planie nie może teraz wydobywać węgla.
why-nobody-pumps = Nikt w twoim planie nie może teraz usuwać wody dołowej.
why-is-at-work = { $worker } pracuje, jeszcze { actions-word }: wybierz, co robić.
why-plan-coal = Aby wydobywać węgiel, połóż czarne dyski na Rolniku lub Parobku albo opłać robotnika kontraktowego.
why-plan-water = Aby usuwać wodę dołową, połóż czarne dyski na Rolniku lub Parobku albo opłać robotnika kontraktowego.
why-plan-lift = Aby wyciągać węgiel, opłać Haspelknechta.
why-tile-planned = Dyski na ten kafel są zaplanowane: kupisz go, gdy będą pracować twoi robotnicy.
why-nothing-for = { $worker }: nie masz już nic, co można by tu położyć.
why-no-disk = Nie masz { colour-word-genitive } dysku.
why-disks-placed = Wszystkie twoje { colour-word-plural } dyski są już położone.
why-no-worker-takes = Na żadnym robotniku nie można teraz położyć kolejnego { colour-word-genitive } dysku.
why-no-food = Nie masz żywności.
why-no-wood = Nie masz drewna.
why-no-coal = Nie masz węgla na farmie.
why-no-thaler = Nie masz Talara.
why-all-promised = Twój plan zużywa już wszystko.
why-nobody-to-pay = Nie ma już kogo opłacić.
why-none-left = Nie masz już nic, co można by tu położyć.
why-no-place = Tego nie można tu położyć.
why-one-pay = Robotnikowi kontraktowemu wystarczy jedna zapłata.
why-pay-kinds = { $worker ->
    [miner] Górnik bierze 1 żywność albo 1 Talara.
   *[other] { worker-word } bierze 1 żółty dysk, 1 żywność albo 1 Talara.
}
why-own-take-disks = Na Rolniku i Parobku kładziesz dyski, a nie zasoby.
why-mill-pairs = Połóż 2 czarne albo 2 żółte dyski na Młynie wodnym.
why-store-full = Nie ma już na to miejsca.
why-all-stored = Wszystko jest już przechowane.
why-nothing-to-store = Nie masz już zasobów, które można by tu przechować.
why-winter = Praca w tym roku jest skończona. Teraz przechowaj zasoby.
