### Plansza gracza na stole: na górze farma, na dole kopalnia. Większość tych tekstów czytają na głos czytniki ekranu.

web-board-title = Farma i kopalnia: { $name }

## Co gdzie leży

web-board-count-food = { $count ->
    [one] { $count } żywność
   *[other] { $count } żywności
}
web-board-count-wood = { $count ->
    [one] { $count } drewno
    [few] { $count } drewna
   *[many] { $count } drewna
}
web-board-count-coal = { $count ->
    [one] { $count } węgiel
    [few] { $count } węgle
   *[many] { $count } węgli
}
web-board-count-thaler = { $count ->
    [one] { $count } Talar
    [few] { $count } Talary
   *[many] { $count } Talarów
}
web-board-count-debts = { $count ->
    [one] { $count } dług
    [few] { $count } długi
   *[many] { $count } długów
}
web-board-count-markers = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}
web-board-disks-black = { $count ->
    [one] { $count } czarny dysk
    [few] { $count } czarne dyski
   *[many] { $count } czarnych dysków
}
web-board-disks-brown = { $count ->
    [one] { $count } brązowy dysk
    [few] { $count } brązowe dyski
   *[many] { $count } brązowych dysków
}
web-board-disks-yellow = { $count ->
    [one] { $count } żółty dysk
    [few] { $count } żółte dyski
   *[many] { $count } żółtych dysków
}
web-board-nothing = nic
web-board-cart = Wózek { $number }

# $place to robotnik, wózek albo budynek, $what to rzeczy, które tam leżą.
web-board-holds = { $place }: { $what }
web-board-holds-done = { $place }: { $what }; praca już wykonana

## Robotnicy kontraktowi i ich zapłata

web-board-pay-unpaid = bez zapłaty
web-board-pay-food = zapłata: 1 żywność
web-board-pay-thaler = zapłata: 1 Talar
web-board-pay-yellow = zapłata: 1 żółty dysk

# Rolnik i Parobek robią to samo: o jeden więcej, jako mały okrągły znak.
web-board-synergy = +{ $number }

## Kopalnia

web-board-pinge-coal = { $count ->
    [one] { $count } węgiel w Odkrywce, dostępne: { $open }
    [few] { $count } węgle w Odkrywce, dostępne: { $open }
   *[many] { $count } węgli w Odkrywce, dostępne: { $open }
}
web-board-pinge-mined-bonus = { $points ->
        [0] wydobyto { $mined } z { $all } węgli
       *[other] wydobyto { $mined } z { $all } węgli; opróżnij ją w tym roku: +{ $points } PZ
    }
web-board-prop-pinge = Następny symbol drewna w Odkrywce
web-board-water-pinge = { $count ->
    [one] { $count } woda dołowa w Odkrywce
    [few] { $count } wody dołowe w Odkrywce
   *[many] { $count } wód dołowych w Odkrywce
}
web-board-water-shaft = { $count ->
    [one] { $count } woda dołowa w Szybie
    [few] { $count } wody dołowe w Szybie
   *[many] { $count } wód dołowych w Szybie
}
web-board-shaft-coal = { $count ->
    [one] { $count } węgiel czeka w Szybie
    [few] { $count } węgle czekają w Szybie
   *[many] { $count } węgli czeka w Szybie
}
web-board-tunnel-closed = Tunel: otworzy się po opróżnieniu Odkrywki
web-board-tunnel-closed-label = { $count ->
    [one] { $count } węgiel w Tunelu, który otworzy się po opróżnieniu Odkrywki
    [few] { $count } węgle w Tunelu, który otworzy się po opróżnieniu Odkrywki
   *[many] { $count } węgli w Tunelu, który otworzy się po opróżnieniu Odkrywki
}
web-board-tunnel-coal = { $count ->
    [one] { $count } węgiel w Tunelu
    [few] { $count } węgle w Tunelu
   *[many] { $count } węgli w Tunelu
}, dostępne: { $open }; ukończone sekcje: { $complete }
web-board-prop-tunnel = Symbol drewna w sekcji { $section } Tunelu

# Znaki na ścianie: od tego poziomu coś staje się niemożliwe.
web-board-mark-pinge = { $level }+: bez wydobycia
web-board-mark-lifting = { $level }+: bez wyciągania
web-board-mark-mining = { $level }+: bez wydobycia

## Litery na elementach, dla tych, którzy nie odróżniają kolorów: jedna lub dwie

web-board-letter-black = Cz
web-board-letter-brown = Br
web-board-letter-yellow = Żó
web-board-letter-food = Ż
web-board-letter-wood = D
web-board-letter-coal = W
web-board-letter-water = Wo
web-board-letter-thaler = T
web-board-letter-debt = Dł

## Małe plansze pozostałych

web-board-state-ready = gotowe
web-board-state-planning = planuje
web-board-state-thinking = myśli
web-board-state-away = gra bot
web-board-small = { $state ->
        [ready] Powiększ planszę: { $name }, gotowe, { $points } PZ
        [planning] Powiększ planszę: { $name }, planuje, { $points } PZ
        [thinking] Powiększ planszę: { $name }, myśli, { $points } PZ
        [away] Powiększ planszę: { $name }, gra bot, { $points } PZ
       *[none] Powiększ planszę: { $name }, { $points } PZ
    }
web-board-closed = { $props ->
    [0] Tunel zamknięty
    [one] Tunel zamknięty, { $props } drewno
    [few] Tunel zamknięty, { $props } drewna
   *[many] Tunel zamknięty, { $props } drewna
}
