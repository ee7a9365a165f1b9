### The web app: what all its pages share.

web-guest = Guest
web-loading = One moment …
web-page-not-loaded = This page could not be loaded.
web-try-again = Try again
web-no-page = There is nothing at this address.
web-to-home = To the start page
web-close = Close
