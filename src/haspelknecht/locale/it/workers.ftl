### Bot che pensano in un processo tutto loro: che cosa può andare storto

worker-too-slow = Il bot «{ $bot }» non ha risposto entro { $seconds } s; questa mossa l’ha scelta greedy.
worker-crashed = Il bot «{ $bot }» si è bloccato per un errore ({ $problem }); questa mossa l’ha scelta greedy.
worker-died = Il processo del bot «{ $bot }» è terminato inaspettatamente (stato { $status }); questa mossa l’ha scelta greedy.
worker-nonsense = Il bot «{ $bot }» ha risposto con qualcosa che non è una mossa consentita; questa mossa l’ha scelta greedy.
worker-not-started = Impossibile avviare il processo del bot «{ $bot }» ({ $problem }); questa mossa l’ha scelta greedy.
worker-stand-in-failed = Anche il bot che faceva da sostituto si è bloccato ({ $problem }); questa mossa è stata tirata a sorte.
worker-closed = I bot sono stati fermati.
