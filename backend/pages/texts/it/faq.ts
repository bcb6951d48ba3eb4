export const faq = `
  Domande frequenti
  Risposte brevi su prezzi, profili fittizi, match, foto, sicurezza, e-mail ed eliminazione dell’account.
  # Quanto costa {brand}?
  Registrarsi, cercare, vedere profili, dare like e leggere messaggi è gratis. Prezzi in crediti: messaggio {message_credits}, foto in una conversazione {photo_credits}, regalo {gift_credits}. Vedi il prezzo sul pulsante prima di inviare.
  Quanto costano i crediti nel tuo paese è nella pagina [Prezzi](/pricing). Crediti per iniziare, appena il tuo indirizzo e-mail è confermato: {signup_credits}.
  # C’è un abbonamento?
  No. Paghi una volta per un pacchetto di crediti, nulla si rinnova e non c’è nulla da disdire. I crediti non scadono finché esiste il tuo account.
  # Come posso pagare?
  I metodi di pagamento che valgono nel tuo paese sono nella pagina [Prezzi](/pricing) e di nuovo prima di ogni ordine. L’importo è addebitato una volta. Trovi una ricevuta in PDF con ognuno dei [tuoi pagamenti](/transactions).
  # Che cosa sono i profili fittizi?
  {fictional}
  La parola è sulla foto, nel profilo, nella conversazione e in ogni e-mail. Se risponde una macchina, è scritto anche quello.
  # Come vedo solo membri reali?
  Nella ricerca scegli «Solo membri reali» tra i filtri. Con l’accesso aperto ricordiamo [la tua ricerca](/members).
  # Come nasce un match?
  Ti piace qualcuno e tu piaci a quella persona: è un match, e lo sapete entrambi. I like sono gratis. Nel gioco dello swipe puoi darne 4 al giorno.
  # L’e-mail di conferma non arriva. E adesso?
  Guarda prima nella posta indesiderata. Puoi farti rimandare l’e-mail e nel farlo cambiare indirizzo, al massimo una volta al minuto e cinque al giorno.
  Se non arriva mai nulla, scrivici: {email}. Il link nell’e-mail vale 14 giorni.
  # Perché nessuno può rispondermi?
  Finché il tuo indirizzo e-mail non è confermato, il tuo profilo non è visibile e i messaggi non ti arrivano. Apri il link nell’e-mail e si comincia.
  # Chi vede le mie foto?
  Tutti vedono la tua foto principale. Le altre sono nitide solo per i membri Premium, sfocate per tutti gli altri. Senza acquisto puoi mostrare 3 foto, con Premium 25.
  Forse guardiamo le foto prima che compaiano. Dove è stata scattata una foto lo togliamo dal file.
  # Quanti anni devo avere?
  Almeno {min_age} anni. Chiediamo la data di nascita alla registrazione; gli altri vedono solo la tua età, e puoi nascondere anche quella. Blocchiamo gli account di minori.
  # Come mi libero di qualcuno?
  Apri il profilo o la conversazione e scegli «Blocca». Smettete subito di vedervi, e nessuno dei due può scrivere all’altro. Si annulla nelle [impostazioni](/settings).
  # Qualcuno mi chiede soldi. Che cosa faccio?
  Non pagare e non mandare codici o copie di documenti. Segnala il messaggio direttamente nella conversazione e blocca la persona. Se hai già perso soldi, vai anche alla polizia.
  # Ricevo troppe e-mail. Come le fermo?
  Nelle [notifiche](/notifications) scegli per ogni tipo se arriva subito, ogni giorno o mai, e imposti ore di silenzio. Ognuna di quelle e-mail ha anche un link che le ferma con un clic.
  # Il mio account è bloccato. Per quanto tempo?
  Dopo 5 password sbagliate il blocco dura 15 minuti. Aspetta, o imposta una [nuova password](/reset-password). Gli altri blocchi sono spiegati nella pagina [Divieto di accesso](/pages/ban).
  # Quali dati avete su di me?
  Nelle [impostazioni](/settings) puoi scaricare tutto in un file. Che cosa trattiamo e perché è nella pagina [Privacy](/pages/privacy).
  # Come elimino il mio account?
  Nelle [impostazioni](/settings), proprio in fondo sotto «Elimina account». Nessuno vede il tuo profilo da quel momento. Per 14 giorni un link nella nostra e-mail lo ripristina, poi tutto viene cancellato per sempre.
`;
