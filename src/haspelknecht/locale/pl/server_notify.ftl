# Serwer gry: powiadomienia, wyciszanie, webhooki.

server-mute-self = Nie możesz wyciszyć siebie.
server-mutes-many = Masz już { $most ->
    [one] { $most } wyciszoną osobę
    [few] { $most } wyciszone osoby
   *[many] { $most } wyciszonych osób
}. Najpierw cofnij komuś wyciszenie.

server-webhook-none = Nie masz webhooka.
server-webhook-url = Webhook to zwykły adres http:// albo https://, niezbyt długi, bez loginu, bez fragmentu i bez znaków spoza ASCII.
server-webhook-private = Webhook prowadzi do sieci prywatnej lub zastrzeżonej; ten serwer wywołuje tylko adresy w otwartym internecie.
server-webhook-nowhere = Nie można znaleźć nazwy z adresu webhooka.
server-webhook-unreachable = Webhook jest nieosiągalny albo to, co odpowiada pod jego adresem, nie używa HTTP lub nie ma ważnego certyfikatu.
server-webhook-slow = Webhook zbyt długo nie odpowiadał.
server-webhook-status = Webhook nie odpowiedział kodem powodzenia (2xx); przekierowania nie są obsługiwane.
server-webhook-off = Twój webhook jest wyłączony, bo zawiódł { $times ->
    [one] { $times } raz
   *[other] { $times } razy z rzędu
}. { $problem } Ustaw go ponownie, gdy będzie działać.
