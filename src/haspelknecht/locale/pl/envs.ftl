### Interfejsy do badań: tensory, gra w paczkach, PettingZoo, Gymnasium, OpenSpiel.

envs-reward-unknown = Nie ma nagrody „{ $kind }”. Znane nagrody: { $known }.
envs-render-unknown = Nie ma sposobu pokazywania stołu „{ $mode }”. Znane sposoby: { $known }.
# Krótko („worek” zamiast „woreczek”): zaraz obok narysowane są dyski.
envs-bag = Worek: { $disks }
envs-seat-unknown = Przy tym stole nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
envs-openspiel-option = „{ $option }” nie jest opcją z wartością: zapisz ją jako nazwa:wartość.
envs-openspiel-observer = Ta gra daje obserwacje jednego gracza ze wszystkimi jawnymi informacjami, z doskonałą pamięcią (perfect recall) lub bez niej; innych rodzajów nie ma.
envs-openspiel-foreign = Stanu, który zaczął się od podanej pozycji, nie da się zapisać: można zapisywać tylko stany całych gier.
envs-batch-games = Liczba gier w paczce musi wynosić od 1 do { $most }, a nie { $games }.
envs-batch-actions = Krok wymaga tablicy liczb całkowitych o długości { $games }, po jednej akcji na każdą grę; podano: { $found }.
envs-batch-not-reset = Gry jeszcze się nie zaczęły: najpierw wywołaj reset.
envs-batch-illegal = Gra { $game } odrzuca swoją akcję; w żadnej grze nic nie zostało zagrane.
envs-shard-processes = Liczba procesów, na które dzieli się paczka, musi wynosić od 1 do { $most }, a nie { $processes }.
envs-shard-died = Proces z grami { $rows } zakończył się (kod { $status }); paczki nie można kontynuować.
