### Bot che pensano in un processo tutto loro: che cosa può andare storto

worker-too-slow = Il bot «{ $bot }» non ha risposto entro { $seconds } s, perciò questa mossa l’ha scelta «greedy».
worker-crashed = Il bot «{ $bot }» si è bloccato ({ $problem }), perciò questa mossa l’ha scelta «greedy».
worker-died = Il processo del bot «{ $bot }» è terminato inaspettatamente (stato { $status }), perciò questa mossa l’ha scelta «greedy».
worker-nonsense = Il bot «{ $bot }» ha risposto con qualcosa che non è una mossa consentita, perciò questa mossa l’ha scelta «greedy».
worker-not-started = Impossibile avviare il processo del bot «{ $bot }» ({ $problem }), perciò questa mossa l’ha scelta «greedy».
worker-stand-in-failed = Si è bloccato anche il bot sostituto ({ $problem }), perciò questa mossa è stata scelta a caso.
worker-closed = I bot sono stati fermati.
