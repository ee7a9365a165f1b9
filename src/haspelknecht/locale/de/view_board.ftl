### Was der Tisch über Plättchen sagt: was jedes in dieser Partie bewirkt, und was zum Erwerb fehlt.

## Plättchen, die mit anderen Regeln etwas anderes bewirken; ohne Optionen steht hier der Text aus terms.ftl

tile-text-13 = Dein Knecht wird zum verbesserten Knecht. { $pickaxe_delay ->
    [no] Sofort
   *[yes] Ab der nächsten Aktionsphase
    } kann er auch Errungenschaften erwerben.{ $farmhand_summer_bonus ->
    [yes] { " " }Produziert er im Sommer Nahrung, bekommst du auch dafür den Sommerbonus (insgesamt nur einen).
   *[no] { "" }
    }
tile-text-14 = Du erhältst einen Marker. { $marker_window ->
    [at_once] Sofort oder später, auch im Winter,
    [winter_too] Ab der nächsten Phase, auch im Winter,
   *[action_phase] Ab der nächsten Aktionsphase
} kannst du mit ihm einmal 1 Grubenwasser entfernen und bekommst dafür 1 Siegpunkt.
tile-text-15 = Gebäude: { $charcoal_limit ->
    [unlimited] Beliebig oft, sofort und auch im Winter,
   *[once_per_phase] Einmal pro Aktionsphase, ab der nächsten,
} darfst du 2 Holz gegen 2 Kohle aus dem Vorrat und 1 Siegpunkt tauschen.
tile-text-24 = Gebäude: Im Winter darfst du im Kohlelager { $coal_storage ->
    [coal_or_wood] 1 Kohle oder 1 Holz
    [coal_and_food] 1 Kohle und 1 Nahrung
   *[coal_and_wood] 1 Kohle und 1 Holz
} lagern. Lagerst du dort Kohle, bekommst du in diesem Winter 1 Siegpunkt.
tile-text-25 = Du darfst sofort 1 Grubenwasser entfernen und erhältst einen Marker. { $marker_window ->
    [at_once] Noch in dieser Aktionsphase oder später
   *[other] Ab der nächsten Aktionsphase
    }, aber erst, wenn deine Pinge ausgeschöpft ist, { $windlass_actions ->
    [lifting] förderst du damit einmal bis zu 3 Kohle ohne Bezahlung.
    [water] bringt er dir einmal 3 Haspelknecht-Aktionen ohne Bezahlung, um Grubenwasser zu entfernen.
   *[any] bringt er dir einmal 3 Haspelknecht-Aktionen ohne Bezahlung.
    }
tile-text-32 = Du erhältst sofort 1 Thaler und dazu einen Marker, mit dem du ab der nächsten Aktionsphase einmal eine Scheibe eines Reserve-Pools mit einer Scheibe { $oil_lamp_same_board ->
    [no] eines beliebigen
   *[yes] des zugehörigen
    } Aktions-Pools tauschst. Am Spielende bekommst du 1 Siegpunkt für jeden vollständigen Stollenabschnitt mit einem Öllampen-Symbol (höchstens 4).
tile-text-33 = Du erhältst 1 Holz und darfst sofort 1 zugängliche Kohle abbauen{ $free_coal_needs_dry_mine ->
    [no] , auch wenn Grubenwasser den Abbau sonst verhindert
   *[yes] { "" }
}. Außerdem erhältst du einen Marker, der ab der nächsten Aktionsphase einmal als schwarze Scheibe gilt.
tile-text-34 = Du darfst sofort einmal tauschen: 1 Kohle von deinem Hof gegen 1 Thaler oder 2 Kohle von deinem Hof gegen 1 Thaler und 1 Nahrung. { $sell_fresh_coal ->
    [yes] Auch Kohle aus dieser Aktionsphase darfst du tauschen.
   *[no] Kohle aus dieser Aktionsphase kannst du nicht tauschen.
    }{ $building_symbols ->
    [tile_34] { " " }Das Plättchen zählt als Gebäude-Symbol.
   *[tile_35] { "" }
    }
tile-text-35 = Gebäude: { $mill_repeat ->
    [repeat] Ab der nächsten Aktionsphase bekommst du, sooft du Scheiben darauf legst,
   *[once] Einmal pro Aktionsphase, ab der nächsten, bekommst du
    } 1 Thaler für 2 schwarze Scheiben oder 1 Nahrung und 2 Siegpunkte für 2 gelbe Scheiben.{ $building_symbols ->
    [tile_34] { " " }Das Plättchen zählt nicht als Gebäude-Symbol.
   *[tile_35] { "" }
    }
tile-text-42 = Du erhältst sofort 1 Holz und{ $lorry_during_pinge ->
    [wood_and_coal] { "" }
   *[wood_only] , wenn deine Pinge schon ausgeschöpft ist,
    } 2 Kohle aus dem Vorrat in deinen Schacht. Am Spielende bekommst du 1 Siegpunkt für jeden vollständigen Stollenabschnitt mit einem Hunt-Symbol (höchstens 4).
tile-text-44 = Du erhältst sofort 1 Thaler und 1 Nahrung. In { $horse_cart_step ->
    [storage] der Lagerphase jedes Winters
   *[scoring] jedem Winter
} bekommst du 1 Siegpunkt für jede Kohle auf deinem Hof; das ersetzt für dich die Kohletabelle.

## Was zum Erwerb eines Plättchens fehlt, und was zu tun ist. $disks: „1 schwarze Scheibe und 2 weitere beliebiger Farbe“

view-any-disks = { $more ->
    [yes] { $count } weitere beliebiger Farbe
   *[no] { $count ->
        [one] 1 Scheibe
       *[other] { $count } Scheiben
    } beliebiger Farbe
}
view-and = { $first } und { $last }
view-or = { $first } oder { $last }
view-fee-word = { $fee ->
    [any] 1 Nahrung, Holz oder Kohle
    [food] 1 Nahrung
   *[coal] 1 Kohle
}
view-developer-word = { $who ->
    [both] den Bauern oder den verbesserten Knecht
   *[farmer] den Bauern
}
view-tile-owned = Dieses Plättchen besitzt du schon.
# $tiles: „Scheune oder Hacke“
view-tile-closed = Außer Reichweite: Es grenzt an keines deiner Plättchen und gehört noch niemandem. { $tiles ->
    [none] Erwirb zuerst Plättchen, die dorthin führen.
   *[other] Erwirb zuerst { $tiles }.
    }
view-tile-fee-missing = Die Gebühr für dieses Plättchen ist { view-fee-word }; davon hast du nichts auf dem Hof.
view-tile-fee-promised = Die Gebühr für dieses Plättchen ist { view-fee-word }, aber in deinem Plan bezahlst du mit allem, was du hast, Leiharbeiter.
view-tile-put = Lege { $disks } auf { view-developer-word }, um dieses Plättchen zu erwerben.
view-tile-need = Für dieses Plättchen brauchst du noch { $disks }.
view-tile-wrong-disks = Kein Arbeiter, der noch etwas erwerben kann, hat die richtigen Scheiben. Dieses Plättchen kostet { $disks }.{ $again ->
    [yes] { " " }Plane es für eine spätere Aktionsphase.
   *[no] { "" }
    }
view-tile-later = Um dieses Plättchen in einer späteren Aktionsphase zu erwerben, lege { $disks } auf { view-developer-word }.
view-tile-no-more-phases = Es kommt keine Aktionsphase mehr, in der du dieses Plättchen erwerben könntest.
view-tile-finish-first = Lass zuerst den { worker-word-oblique } fertig arbeiten.
view-tile-decide-first = Entscheide zuerst über das Plättchen, das du gerade erworben hast: { $name }.
