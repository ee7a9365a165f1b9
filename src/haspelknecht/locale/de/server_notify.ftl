# Der Spielserver: Benachrichtigungen, Stummschalten, Webhooks.

server-mute-self = Dich selbst kannst du nicht stummschalten.
server-mutes-many = Du hast schon { $most } Personen stummgeschaltet. Hebe die Stummschaltung zuerst bei einer davon auf.

server-webhook-none = Du hast keinen Webhook.
server-webhook-url = Ein Webhook muss eine einfache http://- oder https://-URL sein, nicht zu lang, ohne Anmeldedaten, ohne Fragment und nur mit ASCII-Zeichen.
server-webhook-private = Der Webhook führt in ein privates oder reserviertes Netz. Dieser Server ruft nur öffentliche Internetadressen auf.
server-webhook-nowhere = Der Hostname des Webhooks ist nicht zu finden.
server-webhook-unreachable = Der Webhook ist nicht erreichbar, spricht kein HTTP oder hat kein gültiges Zertifikat.
server-webhook-slow = Der Webhook hat zu lange für seine Antwort gebraucht.
server-webhook-status = Der Webhook hat keinen Erfolg (2xx) gemeldet. Weiterleitungen folgen wir nicht.
server-webhook-off = Wir haben deinen Webhook abgeschaltet, weil er { $times }-mal hintereinander gescheitert ist. { $problem } Richte ihn neu ein, sobald er funktioniert.
