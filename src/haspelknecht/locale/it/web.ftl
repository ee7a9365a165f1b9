### L’app web: ciò che hanno in comune tutte le sue pagine.

web-guest = Ospite
web-loading = Un momento…
web-page-not-loaded = Impossibile caricare questa pagina.
web-try-again = Riprova
web-no-page = A questo indirizzo non c’è nulla.
web-to-home = Vai alla home
web-close = Chiudi
