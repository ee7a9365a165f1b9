### The web app: texts that all pages share.

web-guest = Guest
web-loading = One moment…
web-page-not-loaded = This page couldn’t be loaded.
web-try-again = Try again
web-no-page = There’s nothing at this address.
web-to-home = Go to the home page
web-close = Close
