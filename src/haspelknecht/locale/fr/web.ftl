### L’application web : ce que toutes ses pages ont en commun.

web-guest = Invité
web-loading = Un instant…
web-page-not-loaded = Impossible de charger cette page.
web-try-again = Réessayer
web-no-page = Il n’y a rien à cette adresse.
web-to-home = Aller à l’accueil
web-close = Fermer
