export const ban = `
  Blocco dell’accesso
  Quando {brand} blocca l’accesso, chi lo decide, come fare ricorso e come puoi bloccarlo tu.
  # Blocco dopo password sbagliate
  Dopo 5 password sbagliate l’accesso è bloccato per 15 minuti. Questo protegge il tuo account da chi prova a indovinare la password. Poi puoi accedere di nuovo. Puoi rientrare anche con una [nuova password](/reset-password).
  # Blocco per una violazione
  Blocchiamo gli account di minori e quelli usati per minacce, molestie, truffe, pubblicità, foto altrui o altre violazioni gravi delle [condizioni](/pages/terms). Per violazioni lievi c’è prima un avvertimento, oppure togliamo il contenuto.
  Lo decide una persona. Ti diciamo via e-mail che cosa contestiamo, quale regola è stata violata, perché abbiamo deciso così e per quanto tempo vale.
  Con il blocco si chiudono tutte le sessioni e nessuno vede più il profilo. I crediti comprati e non usati vengono rimborsati.
  # Fare ricorso
  Se il blocco ti sembra sbagliato, fai ricorso entro sei mesi: nella pagina [Reclami](/complaints) con il numero della decisione, o scrivendo all’indirizzo {email}. Non serve accedere ed è gratis.
  Una persona riesamina il caso, se possibile un’altra, e risponde con i motivi. Se hai ragione, annulliamo tutto. Puoi rivolgerti anche agli organismi certificati di risoluzione extragiudiziale delle controversie e ai tribunali.
  # Vuoi escluderti
  Se non vuoi più avere accesso, scrivici dall’indirizzo del tuo account. Blocchiamo l’account, e nessuno può diventare membro con quell’indirizzo finché non ci dici il contrario. Se vuoi solo andartene, puoi eliminare l’account nelle [impostazioni](/settings).
  # Tenere lontani i minori
  {brand} è per persone adulte dai {min_age} anni in su. Sui dispositivi dei minori puoi bloccare il sito ({domain}) con il controllo parentale del dispositivo, del browser o del router.
  Se qualcuno qui sembra minorenne, segnala il profilo o scrivi all’indirizzo {email}. Blocchiamo questi account appena lo veniamo a sapere.
  # Bloccare una sola persona
  Per questo non hai bisogno di noi: apri il profilo e scegli «Blocca». Da quel momento non vi vedete più e non potete scrivervi.
`;
