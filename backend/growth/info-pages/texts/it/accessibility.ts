export const accessibility = `
  Accessibilità
  Che cosa facciamo perché tutti possano usare {brand}, che cosa manca ancora e come segnalarci una barriera.
  # Il nostro obiettivo
  {brand} deve rispettare le linee guida WCAG 2.2 al livello AA, in ogni pagina e in ogni lingua.
  La legge richiede servizi online accessibili: la direttiva (UE) 2019/882, con la norma EN 301 549 come riferimento. Questa pagina è la nostra dichiarazione di accessibilità.
  # Di che cosa si tratta
  {brand} è un sito in cui persone adulte si conoscono: iscriversi, cercare membri, mettere like, scrivere messaggi e comprare crediti. Funziona in ogni browser attuale, su telefono e computer, senza installare nulla.
  # Che cosa facciamo
  - Tutto si usa con la sola tastiera, e il focus è sempre visibile.
  - I contrasti sono di almeno 4,5 a 1, in chiaro e in scuro, e i pulsanti sono abbastanza grandi per le dita.
  - Il testo si può ingrandire al 400 per cento senza che si perda nulla.
  - Se hai ridotto i movimenti sul tuo dispositivo, la pagina resta ferma.
  - Gli screen reader leggono mittente e ora di ogni messaggio e annunciano i nuovi messaggi; puoi disattivare gli annunci.
  - Gli errori sono spiegati a parole, accanto al campo. Le pagine pubbliche funzionano anche senza JavaScript.
  # Che cosa manca ancora
  - Le foto dei membri non hanno una descrizione dettagliata, perché solo i membri sanno che cosa mostrano.
  - Le pagine dei fornitori di pagamento non sono nostre; la loro accessibilità non dipende da noi.
  # Come controlliamo
  A ogni modifica un programma cerca barriere nelle pagine più importanti, in più lingue, su schermo stretto e largo. Ciò che non può vedere lo controlliamo a mano.
  # Hai trovato una barriera?
  Scrivici all’indirizzo {email} o con il [modulo per i reclami](/complaints). Indica la pagina e la tecnologia assistiva che usi. Se possibile, ti mandiamo ciò che ti serve anche in un altro formato.
  # Vigilanza
  Se la nostra risposta non ti soddisfa, puoi rivolgerti all’autorità che vigila sull’accessibilità nel tuo Paese.
  {access_authorities}
`;
