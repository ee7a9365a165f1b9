# Serwer gry: powiadomienia, wyciszanie, webhooki.

server-mute-self = Nie możesz wyciszyć siebie.
server-mutes-many = Masz już { $most ->
    [one] { $most } wyciszoną osobę
    [few] { $most } wyciszone osoby
   *[many] { $most } wyciszonych osób
}. Najpierw cofnij komuś wyciszenie.

server-webhook-none = Nie masz webhooka.
server-webhook-url = Webhook musi być zwykłym adresem http:// albo https://, niezbyt długim, bez loginu, fragmentu i znaków spoza ASCII.
server-webhook-private = Webhook prowadzi do sieci prywatnej lub zastrzeżonej. Ten serwer wywołuje tylko publiczne adresy internetowe.
server-webhook-nowhere = Nie można znaleźć hosta z adresu webhooka.
server-webhook-unreachable = Webhook jest nieosiągalny, nie używa HTTP albo nie ma ważnego certyfikatu.
server-webhook-slow = Webhook za długo nie odpowiadał.
server-webhook-status = Webhook nie zgłosił powodzenia (2xx). Przekierowania nie są obsługiwane.
server-webhook-off = Twój webhook jest wyłączony, bo zawiódł { $times ->
        [one] { $times } raz
       *[other] { $times } razy z rzędu
    }. { $problem } Ustaw go ponownie, gdy będzie działać.
