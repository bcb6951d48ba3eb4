export const ban = `
  Divieto di accesso
  Quando {brand} vieta l’accesso, chi lo decide, come fare ricorso e come bloccare l’accesso per conto tuo.
  # Blocco dopo password sbagliate
  Dopo 5 password sbagliate l’accesso è bloccato per 15 minuti. Questo protegge il tuo account da chi prova a caso. Poi si riapre da sé. Anche con una [nuova password](/reset-password) rientri.
  # Blocco per una violazione
  Blocchiamo gli account di minori e quelli usati per minacce, molestie, truffe, pubblicità, foto altrui o altre violazioni gravi delle [condizioni](/pages/terms). Per violazioni lievi c’è prima un avvertimento, oppure togliamo il contenuto.
  Lo decide una persona. Ti diciamo via e-mail che cosa contestiamo, quale regola riguarda, perché abbiamo deciso così e per quanto tempo vale.
  Con un blocco finiscono tutte le sessioni e nessuno vede più il profilo. I crediti comprati e non usati vengono rimborsati.
  # Fare ricorso
  Se il blocco ti sembra sbagliato, fai ricorso entro sei mesi: nella pagina [Reclami](/complaints) con il numero della decisione, o scrivendo a {email}. Funziona senza accesso ed è gratis.
  Una persona riesamina il caso, se possibile un’altra, e risponde con i motivi. Se hai ragione, tutto torna com’era. Ti restano aperti anche gli organismi certificati di risoluzione extragiudiziale e i tribunali.
  # Vuoi escluderti
  Se non vuoi più poter entrare, scrivici dall’indirizzo del tuo account. Blocchiamo l’account, e nessuno può diventare membro con quell’indirizzo finché non dici altro. Se vuoi solo andartene, puoi eliminare l’account nelle [impostazioni](/settings).
  # Tenere lontani i minori
  {brand} è per persone adulte dai {min_age} anni in su. Sui dispositivi dei minori puoi bloccare l’indirizzo {domain} nel controllo parentale del dispositivo, del browser o del router.
  Se qualcuno qui sembra minorenne, segnala il profilo o scrivi a {email}. Blocchiamo questi account appena lo sappiamo.
  # Bloccare una sola persona
  Per questo non hai bisogno di noi: apri il profilo e scegli «Blocca». Smettete subito di vedervi, e nessuno dei due può scrivere all’altro.
`;
