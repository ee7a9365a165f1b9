### Interfejsy do badań: tensory, gra w paczkach, PettingZoo, Gymnasium, OpenSpiel.

envs-reward-unknown = Nie ma nagrody „{ $kind }”. Nagrody: { $known }.
envs-render-unknown = Nie ma trybu wyświetlania „{ $mode }”. Tryby: { $known }.
# Krótko („worek” zamiast „woreczek”): zaraz obok narysowane są dyski.
envs-bag = Worek: { $disks }
envs-seat-unknown = Przy tym stole nie ma miejsca { $seat }. Miejsca mają numery od 0 do { $last }.
envs-openspiel-option = „{ $option }” nie jest opcją z wartością. Zapisz ją jako nazwa:wartość.
envs-openspiel-observer = Ta gra daje tylko obserwacje jednego gracza ze wszystkimi jawnymi informacjami, z doskonałą pamięcią (perfect recall) lub bez niej.
envs-openspiel-foreign = Stanu, który zaczął się od podanej pozycji, nie można zserializować. Można to zrobić tylko ze stanami całych gier.
envs-batch-games = Liczba gier w paczce musi wynosić od 1 do { $most }, a nie { $games }.
envs-batch-actions = Krok wymaga tablicy liczb całkowitych o długości { $games }, po jednej akcji na grę. To jest { $found }.
envs-batch-not-reset = Gry się nie zaczęły. Najpierw wywołaj reset.
envs-batch-illegal = Gra { $game } odrzuca swoją akcję, więc w żadnej grze nic nie zagrano.
envs-shard-processes = Liczba procesów, na które dzieli się paczka, musi wynosić od 1 do { $most }, a nie { $processes }.
envs-shard-died = Proces z grami { $rows } zakończył się z kodem { $status }. Paczki nie można kontynuować.
