# Prowadzenie serwera: kopie zapasowe.

cli-backup = zapisz w jednym pliku wszystko, co przechowuje serwer (nie trzeba go zatrzymywać)
cli-backup-file = plik do zapisania; zawiera tajne dane, więc dostęp do niego masz tylko ty
cli-backup-done = Zapisano w { $file }: { $people ->
    [one] { $people } osobę
    [few] { $people } osoby
   *[many] { $people } osób
}, { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $events ->
    [one] { $events } zdarzenie
    [few] { $events } zdarzenia
   *[many] { $events } zdarzeń
}.
cli-restore = utwórz nową bazę danych z kopii zapasowej
cli-restore-file = plik zapisany przez haspelknecht backup
cli-restore-done = Przywrócono: { $people ->
    [one] { $people } osobę
    [few] { $people } osoby
   *[many] { $people } osób
}, { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $events ->
    [one] { $events } zdarzenie
    [few] { $events } zdarzenia
   *[many] { $events } zdarzeń
}.

server-backup-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
server-backup-nothing = W { $database } nie ma nic do zapisania. Wskaż bazę danych swojego serwera przez --database albo jego folder przez --data.
server-backup-refused = Nie udało się odczytać bazy danych: { $problem }
server-backup-unwritable = Nie można zapisać { $file } ({ $problem }).
server-backup-unreadable = Nie można odczytać { $file } ({ $problem }).
server-backup-damaged = Plik { $file } nie jest pełną kopią zapasową Haspelknechta (wiersz { $line }). Nic nie zostało zmienione.
server-backup-newer = Plik { $file } zapisała wersja { $program } (schemat { $schema }), nowsza od tej. Zainstaluj tamtą wersję. Nic nie zostało zmienione.
server-restore-not-empty = Baza danych { $database } nie jest pusta: ma tabelę { $table }. Przywróć kopię do nowej bazy danych. Nic nie zostało zmienione.
server-restore-refused = Baza danych nie przyjęła kopii zapasowej: { $problem }. Nic nie zostało zmienione.
