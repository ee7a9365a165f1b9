### Aplikacja: co jest wspólne dla wszystkich jej stron.

web-guest = Gość
web-loading = Chwileczkę…
web-page-not-loaded = Nie udało się wczytać tej strony.
web-try-again = Spróbuj ponownie
web-no-page = Pod tym adresem nic nie ma.
web-to-home = Przejdź do strony głównej
web-close = Zamknij
