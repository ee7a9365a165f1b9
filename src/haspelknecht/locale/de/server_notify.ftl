# Der Spielserver: Benachrichtigungen, Stummschalten, Webhooks.

server-mute-self = Dich selbst kannst du nicht stummschalten.
server-mutes-many = Du hast schon { $most } Personen stummgeschaltet. Hebe das zuerst für eine von ihnen auf.

server-webhook-none = Du hast keinen Webhook.
server-webhook-url = Ein Webhook ist eine einfache http://- oder https://-Adresse, nicht zu lang, ohne Anmeldedaten, ohne Fragment und nur mit ASCII-Zeichen.
server-webhook-private = Der Webhook führt in ein privates oder reserviertes Netz; dieser Server ruft nur Adressen im offenen Internet auf.
server-webhook-nowhere = Der Name in der Adresse des Webhooks lässt sich nicht finden.
server-webhook-unreachable = Der Webhook war nicht erreichbar, oder was dort antwortet, spricht kein HTTP oder hat kein gültiges Zertifikat.
server-webhook-slow = Der Webhook hat nicht rechtzeitig geantwortet.
server-webhook-status = Der Webhook hat keinen Erfolg (2xx) gemeldet; Weiterleitungen folgt der Server nicht.
server-webhook-off = Dein Webhook ist abgeschaltet, weil er { $times }-mal hintereinander gescheitert ist. { $problem } Richte ihn neu ein, wenn er wieder funktioniert.
