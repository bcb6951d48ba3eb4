export const accessibility = `
  Accessibilità
  Che cosa facciamo perché tutti possano usare {brand}, che cosa manca ancora e come segnalare barriere.
  # Il nostro obiettivo
  {brand} deve rispettare le linee guida WCAG 2.2 al livello AA, in ogni pagina e in ogni lingua.
  Il diritto europeo chiede servizi online accessibili: la direttiva (UE) 2019/882 e la norma EN 301 549. Questa pagina è la nostra dichiarazione in merito.
  # Di che cosa si tratta
  {brand} è un sito in cui persone adulte si conoscono: registrarsi, cercare membri, dare like, scrivere messaggi e comprare crediti. Funziona in ogni browser attuale, su telefono e computer, senza installare nulla.
  # Che cosa facciamo
  - Tutto si usa con la sola tastiera, e il focus è sempre visibile.
  - I contrasti sono di almeno 4,5 a 1, in chiaro e in scuro, e i pulsanti sono abbastanza grandi per le dita.
  - Il testo si può ingrandire al 400 per cento senza che si perda nulla.
  - Con movimento ridotto la pagina sta ferma.
  - I lettori di schermo dicono mittente e ora di ogni messaggio, e i nuovi messaggi vengono annunciati; si può silenziare.
  - Gli errori sono detti a parole, accanto al campo. Le pagine pubbliche funzionano anche senza JavaScript.
  # Che cosa manca ancora
  - Le foto dei membri non hanno una descrizione dettagliata, perché solo i membri sanno che cosa mostrano.
  - Le pagine dei fornitori di pagamento non sono nostre; quanto siano accessibili dipende da loro.
  # Come controlliamo
  A ogni modifica un programma cerca barriere nelle pagine più importanti, in più lingue, su schermo stretto e largo. Ciò che non può vedere lo controlliamo a mano.
  # Hai trovato una barriera?
  Diccelo: {email} o con il [modulo per i reclami](/complaints). Indica la pagina e il tuo ausilio. Per quanto possiamo, ti mandiamo anche in altra forma ciò che ti serve.
  # Vigilanza
  Se la nostra risposta non ti soddisfa, puoi rivolgerti all’autorità che vigila sull’accessibilità nel tuo paese.
  {access_authorities}
`;
