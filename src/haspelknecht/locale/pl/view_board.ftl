### Co stół mówi o kaflach: co każdy z nich robi w tej grze i czego brakuje do jego zakupu.

## Kafle, które przy innych zasadach działają inaczej; bez opcji jest to tekst z terms.ftl

tile-text-13 = Twój Parobek staje się Doświadczonym Parobkiem. { $pickaxe_delay ->
        [no] Od razu
       *[yes] Od następnej fazy akcji
    } może też kupować rozwinięcia.{ $farmhand_summer_bonus ->
        [yes] { " " }Jeśli Doświadczony Parobek produkuje latem żywność, także dostajesz bonus letni (łącznie tylko jeden).
       *[no] { "" }
    }
tile-text-14 = Otrzymujesz znacznik. Użyj go raz, { $marker_window ->
    [at_once] od razu albo później, także zimą,
    [winter_too] od następnej fazy, także zimą,
   *[action_phase] od następnej fazy akcji,
} aby usunąć 1 wodę dołową i zdobyć 1 punkt zwycięstwa.
tile-text-15 = Budynek: { $charcoal_limit ->
    [unlimited] dowolnie często, od razu i także zimą,
   *[once_per_phase] raz na fazę akcji, od następnej,
} możesz wymienić 2 drewna na 2 węgle z zasobów ogólnych i 1 punkt zwycięstwa.
tile-text-24 = Budynek: zimą możesz przechować w Składzie węgla { $coal_storage ->
    [coal_or_wood] 1 węgiel albo 1 drewno
    [coal_and_food] 1 węgiel i 1 żywność
   *[coal_and_wood] 1 węgiel i 1 drewno
}. Jeśli przechowasz w nim węgiel, zdobywasz tej zimy 1 punkt zwycięstwa.
tile-text-25 = Od razu możesz usunąć 1 wodę dołową i otrzymujesz znacznik. Użyj go raz, { $marker_window ->
        [at_once] w tej fazie akcji albo później,
       *[other] od następnej fazy akcji,
    } ale dopiero po wyczerpaniu Odkrywki, { $windlass_actions ->
        [lifting] aby bez zapłaty wyciągnąć do 3 węgli.
        [water] aby Haspelknecht bez zapłaty wykonał do 3 akcji, którymi może tylko usuwać wodę dołową.
       *[any] aby Haspelknecht bez zapłaty wykonał do 3 akcji.
    }
tile-text-32 = Od razu otrzymujesz 1 Talara oraz znacznik. Użyj go raz, od następnej fazy akcji, w swojej turze zabierania dysków: zamień miejscami dysk z puli rezerwy i dysk z { $oil_lamp_same_board ->
        [no] dowolnej puli akcji.
       *[yes] jej puli akcji.
    } Na koniec gry zdobywasz 1 punkt zwycięstwa za każdą ukończoną sekcję Tunelu z symbolem kaganka (najwyżej 4).
tile-text-33 = Otrzymujesz 1 drewno i od razu możesz wydobyć 1 dostępny węgiel{ $free_coal_needs_dry_mine ->
        [no] , nawet jeśli woda dołowa uniemożliwia inne wydobycie
       *[yes] { "" }
    }. Otrzymujesz też znacznik, który raz, od następnej fazy akcji, działa jak czarny dysk.
tile-text-34 = Od razu możesz dokonać jednej wymiany: 1 węgiel ze swojej farmy na 1 Talara albo 2 węgle ze swojej farmy na 1 Talara i 1 żywność. { $sell_fresh_coal ->
        [yes] Możesz wymienić także węgiel z tej fazy akcji.
       *[no] Węgla z tej fazy akcji nie możesz wymienić.
    }{ $building_symbols ->
        [tile_34] { " " }Kafel liczy się jako symbol budynku.
       *[tile_35] { "" }
    }
tile-text-35 = Budynek: { $mill_repeat ->
        [repeat] od następnej fazy akcji, za każdym razem, gdy położysz na nim dyski,
       *[once] raz na fazę akcji, od następnej,
    } otrzymujesz 1 Talara za 2 czarne dyski albo 1 żywność i 2 punkty zwycięstwa za 2 żółte dyski.{ $building_symbols ->
        [tile_34] { " " }Kafel nie liczy się jako symbol budynku.
       *[tile_35] { "" }
    }
tile-text-42 = Od razu otrzymujesz 1 drewno{ $lorry_during_pinge ->
    [wood_and_coal] {" "}i 2 węgle z zasobów ogólnych do swojego Szybu
   *[wood_only] , a jeśli twoja Odkrywka jest już wyczerpana, także 2 węgle z zasobów ogólnych do swojego Szybu
}. Na koniec gry zdobywasz 1 punkt zwycięstwa za każdą ukończoną sekcję Tunelu z symbolem wagonika (najwyżej 4).
tile-text-44 = Od razu otrzymujesz 1 Talara i 1 żywność. { $horse_cart_step ->
    [storage] W kroku przechowywania każdej zimy
   *[scoring] Każdej zimy
} zdobywasz 1 punkt zwycięstwa za każdy węgiel na swojej farmie, zamiast punktów z tabeli węgla.

## Czego brakuje do zakupu kafla i co z tym zrobić. $disks: „1 czarny dysk i jeszcze 2 dowolnego koloru”

view-any-disks = { $more ->
    [yes] jeszcze { $count }
   *[no] { $count ->
        [one] 1 dysk
        [few] { $count } dyski
       *[many] { $count } dysków
    }
} dowolnego koloru
view-and = { $first } i { $last }
view-or = { $first } albo { $last }
view-fee-word = { $fee ->
    [any] 1 żywność, 1 drewno albo 1 węgiel
    [food] 1 żywność
   *[coal] 1 węgiel
}
view-developer-word = { $who ->
    [both] na Rolniku albo na Doświadczonym Parobku
   *[farmer] na Rolniku
}
view-tile-owned = Masz już ten kafel.
# $tiles: „Stodoła albo Oskard”
view-tile-closed = Niedostępny: nie przylega do żadnego z twoich kafli i nikt go jeszcze nie posiada. { $tiles ->
        [none] Najpierw kup kafle, które do niego prowadzą.
       *[other] Najpierw kup jeden z sąsiednich: { $tiles }.
    }
view-tile-fee-missing = Opłata za ten kafel to { view-fee-word }, a na twojej farmie nic takiego nie ma.
view-tile-fee-promised = Opłata za ten kafel to { view-fee-word }, ale w twoim planie wszystko, co masz, dostają robotnicy.
view-tile-put = Połóż { $disks } { view-developer-word }, żeby kupić ten kafel.
view-tile-need = Do zakupu tego kafla brakuje: { $disks }.
view-tile-wrong-disks = Żaden robotnik, który może jeszcze kupować, nie ma właściwych dysków. Ten kafel kosztuje { $disks }.{ $again ->
        [yes] { " " }Zaplanuj go na późniejszą fazę akcji.
       *[no] { "" }
    }
view-tile-later = Żeby kupić ten kafel w późniejszej fazie akcji, połóż { $disks } { view-developer-word }.
view-tile-no-more-phases = Nie będzie już fazy akcji, w której można by kupić ten kafel.
view-tile-finish-first = { worker-word }: najpierw dokończ jego pracę.
view-tile-decide-first = Najpierw zdecyduj o kaflu, który właśnie kupujesz: { $name }.
