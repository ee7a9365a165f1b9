### Die Web-App: was alle ihre Seiten gemeinsam haben.

web-guest = Gast
web-loading = Einen Moment …
web-page-not-loaded = Diese Seite ließ sich nicht laden.
web-try-again = Noch einmal versuchen
web-no-page = Unter dieser Adresse gibt es keine Seite.
web-to-home = Zur Startseite
web-close = Schließen
