### Aplikacja: co jest wspólne dla wszystkich jej stron.

web-guest = Gość
web-loading = Chwileczkę…
web-page-not-loaded = Nie udało się wczytać tej strony.
web-try-again = Jeszcze raz
web-no-page = Pod tym adresem nic nie ma.
web-to-home = Na stronę główną
web-close = Zamknij
