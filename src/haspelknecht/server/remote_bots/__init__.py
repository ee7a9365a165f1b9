"""Remote bots: the protocol of docs/bots.md, streamed over HTTP (docs/bots_http.md)."""
