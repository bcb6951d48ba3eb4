export const faq = `
  Domande frequenti
  Risposte brevi su prezzi, profili fittizi, match, foto, sicurezza, e-mail ed eliminazione dell’account.
  # Quanto costa {brand}?
  Iscriversi, cercare, vedere profili, mettere like e leggere messaggi è gratis. Prezzi in crediti: messaggio {message_credits}, foto in una conversazione {photo_credits}, regalo {gift_credits}. Vedi il prezzo sul pulsante prima di inviare.
  Trovi il costo dei crediti nel tuo Paese nella pagina [Prezzi](/pricing). Appena il tuo indirizzo e-mail è confermato, ricevi crediti in regalo per iniziare: {signup_credits}.
  # C’è un abbonamento?
  No. Paghi una volta per un pacchetto di crediti, nulla si rinnova e non c’è nulla da disdire. I crediti non scadono finché esiste il tuo account.
  # Come posso pagare?
  Trovi i metodi di pagamento disponibili nel tuo Paese nella pagina [Prezzi](/pricing) e di nuovo prima di ogni ordine. L’importo viene addebitato una volta sola. Per ognuno dei [tuoi pagamenti](/transactions) trovi una ricevuta in PDF.
  # Che cosa sono i profili fittizi?
  {fictional}
  L’indicazione è sulla foto, nel profilo, nella conversazione e in ogni e-mail. Se risponde un sistema automatico, è scritto anche quello.
  # Come vedo solo membri reali?
  Nella ricerca scegli «Solo membri reali» tra i filtri. Se hai effettuato l’accesso, ricordiamo [la tua ricerca](/members).
  # Come nasce un match?
  Ti piace qualcuno e tu piaci a quella persona: è un match, e lo sapete entrambi. I like sono gratis. Nel gioco dello swipe puoi metterne 4 al giorno.
  # L’e-mail di conferma non arriva. E adesso?
  Guarda prima nello spam. Puoi farti mandare di nuovo l’e-mail e, se serve, cambiare indirizzo, al massimo una volta al minuto e cinque al giorno.
  Se non arriva nulla, scrivici: {email}. Il link nell’e-mail vale 14 giorni.
  # Perché nessuno può rispondermi?
  Finché il tuo indirizzo e-mail non è confermato, il tuo profilo non è visibile e i messaggi non ti arrivano. Apri il link nell’e-mail e puoi cominciare.
  # Chi vede le mie foto?
  Tutti vedono la tua foto principale. Le altre sono nitide solo per i membri Premium, sfocate per tutti gli altri. Senza acquisto puoi mostrare 3 foto, con Premium 25.
  Possiamo controllare le foto prima che compaiano. Dal file togliamo il luogo in cui una foto è stata scattata.
  # Quanti anni devo avere?
  Almeno {min_age} anni. Chiediamo la data di nascita all’iscrizione; gli altri vedono solo la tua età, e puoi nascondere anche quella. Blocchiamo gli account di minori.
  # Come faccio a bloccare qualcuno?
  Apri il profilo o la conversazione e scegli «Blocca». Da quel momento non vi vedete più e non potete scrivervi. Puoi togliere il blocco nelle [impostazioni](/settings).
  # Qualcuno mi chiede soldi. Che cosa faccio?
  Non pagare e non mandare codici o copie di documenti. Segnala il messaggio direttamente nella conversazione e blocca la persona. Se hai già perso soldi, rivolgiti anche alla polizia.
  # Ricevo troppe e-mail. Come le fermo?
  Nelle [notifiche](/notifications) scegli per ogni tipo se riceverle subito, ogni giorno o mai, e imposti le ore di silenzio. In ognuna di quelle e-mail c’è anche un link per disattivarle con un clic.
  # Il mio account è bloccato. Per quanto tempo?
  Dopo 5 password sbagliate il blocco dura 15 minuti. Aspetta, o imposta una [nuova password](/reset-password). Gli altri blocchi sono spiegati nella pagina [Blocco dell’accesso](/pages/ban).
  # Quali dati avete su di me?
  Nelle [impostazioni](/settings) puoi scaricare tutto in un file. Quali dati trattiamo e perché lo trovi nella pagina [Privacy](/pages/privacy).
  # Come elimino il mio account?
  Nelle [impostazioni](/settings), proprio in fondo sotto «Elimina account». Da quel momento nessuno vede più il tuo profilo. Per 14 giorni puoi recuperarlo con il link nella nostra e-mail, poi cancelliamo tutto per sempre.
`;
