export const terms = `
  Condizioni generali
  Che cosa vale tra te e {brand}: account, profili fittizi, crediti, regole, decisioni e fine del contratto.
  # Con chi hai il contratto
  {brand} è gestito da {company}, {address}; come contattarci è scritto nelle [note legali](/imprint). Aprendo un account concludi con noi un contratto d’uso gratuito. I costi nascono solo se compri crediti, e ogni acquisto è un contratto a sé.
  # Il tuo account
  Devi avere almeno {min_age} anni e dire la verità sulla tua età. L’account è solo per te; non comunicare la tua password. Finché non hai confermato il tuo indirizzo e-mail, nessuno può vedere il tuo profilo né risponderti.
  Il tuo profilo può essere visto dai membri di tutti i marchi che condividono la stessa cerchia di membri; nelle [impostazioni](/settings) scegli su quali. Puoi accedere solo al marchio su cui hai creato l’account.
  # Che cosa offre {brand}
  Puoi creare un profilo, cercare membri, dare like e scriverti con altre persone. Incontrare qualcuno adatto a te dipende dalle persone, perciò non possiamo prometterlo. Non controlliamo ciò che i membri dicono di sé.
  Ciò che cerchi decide chi compare. Chi è stato attivo più di recente viene per primo; se corrispondono pochi membri, la ricerca si allarga e questo è scritto. Nessuno può pagare per stare più in alto. La pubblicità è indicata come tale.
  # Profili fittizi
  {fictional}
  I profili fittizi portano questa indicazione ovunque compaiano: nella ricerca, nel profilo, nelle conversazioni, nelle e-mail e nelle notifiche. Dietro non c’è nessuno che possa incontrarti.
  I testi scritti da una macchina sono indicati come automatici. I messaggi ai profili fittizi costano come gli altri. Nella ricerca puoi escludere i profili fittizi.
  # Crediti e prezzi
  Cercare, vedere profili, dare like e leggere messaggi è gratis. Prezzi in crediti: messaggio {message_credits}, foto in una conversazione {photo_credits}, regalo {gift_credits}. Quanto costa qualcosa è scritto sul pulsante prima dell’invio. Ciò che non è stato consegnato non costa nulla.
  I crediti si comprano in pacchetti con un solo pagamento; i [prezzi](/pricing) comprendono l’IVA. Non c’è abbonamento né rinnovo automatico. I crediti non scadono finché esiste il tuo account.
  Prima del primo acquisto puoi iniziare fino a 2 conversazioni e mostrare fino a 3 foto. Con il primo pacchetto diventi Premium: vedi tutte le foto, ne mostri fino a 25 tue e inizi tutte le conversazioni che vuoi.
  # Recesso
  Puoi recedere da un acquisto senza dare motivi. Termine e modulo sono nella pagina [Recedere dal contratto](/withdrawal), e che cosa rimborsiamo è nella pagina [Resi e rimborsi](/pages/return-policy).
  # Come ci trattiamo
  È vietato:
  - minacciare, molestare, odiare e fare ciò a cui l’altra persona ha detto no
  - tutto ciò che riguarda minori
  - chiedere soldi, truffare, fare pubblicità e mandare lo stesso messaggio a molti
  - usare foto altrui e farsi passare per qualcun altro
  - pubblicare dati di altre persone, e contatti dove il sito non li ammette
  - ogni altra cosa contraria alla legge
  Puoi segnalare o bloccare qualsiasi membro.
  # Segnalazioni, decisioni e ricorso
  Profili, foto e messaggi si segnalano là dove si trovano, tutto il resto con il [modulo per i reclami](/complaints), anche senza account. Ricevi subito una ricevuta con un numero.
  Decide una persona. I programmi rifiutano soltanto i contatti nei testi e i file che non sono immagini. Scegliamo la misura più lieve che serve: un avvertimento, togliere una foto o un messaggio, nascondere il profilo o bloccare l’account. Contano la gravità, quante volte è successo e se era voluto.
  Entrambe le parti sanno che cosa è stato deciso, su quale regola si basa, perché e per quanto tempo vale.
  Puoi fare ricorso gratis e senza accesso per sei mesi dopo la decisione. Poi ti restano aperti gli organismi certificati di risoluzione extragiudiziale e i tribunali. Di più nella pagina [Divieto di accesso](/pages/ban).
  # Ciò che scrivi e mostri
  I tuoi testi e le tue foto restano tuoi. Ci permetti di mostrarli sui marchi in cui il tuo profilo è visibile, finché stanno lì. Mostra solo foto che puoi mostrare.
  # Fine del contratto
  Puoi eliminare il tuo account in ogni momento nelle [impostazioni](/settings), senza preavviso e senza motivo. Per 14 giorni si può ripristinare con un link via e-mail, poi i tuoi dati vengono cancellati. I crediti non usati finiscono con l’account; se puoi ancora renderli, fallo prima.
  Noi possiamo recedere con un preavviso di 30 giorni, subito per motivi gravi; i crediti comprati e non usati vengono allora rimborsati.
  # Responsabilità e diritto
  Rispondiamo senza limiti per dolo, colpa grave e danni alla vita, al corpo e alla salute, e per il resto solo per la violazione di obblighi essenziali, fino al danno prevedibile.
  I diritti inderogabili del paese in cui vivi restano validi, e così i tribunali a cui lì puoi rivolgerti.
  # Modifiche
  Se cambiamo queste condizioni, te lo diciamo prima e ti chiediamo il consenso al prossimo accesso. Senza di esso per te vale la versione precedente, e puoi eliminare il tuo account. Vale la versione con la data scritta in questa pagina.
`;
