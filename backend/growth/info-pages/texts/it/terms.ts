export const terms = `
  Condizioni generali
  Che cosa vale tra te e {brand}: account, profili fittizi, crediti, regole, decisioni e fine del contratto.
  # Con chi concludi il contratto
  {brand} è gestito da {company}, {address}; come contattarci lo trovi nelle [note legali](/imprint). Aprendo un account concludi con noi un contratto di utilizzo gratuito. Paghi solo se compri crediti, e ogni acquisto è un contratto a sé.
  # Il tuo account
  Devi avere almeno {min_age} anni e dire la verità sulla tua età. L’account è solo per te; non comunicare la tua password. Finché non hai confermato il tuo indirizzo e-mail, nessuno può vedere il tuo profilo né risponderti.
  Il tuo profilo può essere visto dai membri di tutti i siti che condividono gli stessi membri; nelle [impostazioni](/settings) scegli su quali. Puoi accedere solo sul sito in cui hai creato l’account.
  # Che cosa offre {brand}
  Puoi creare un profilo, cercare membri, mettere like e scriverti con altre persone. Incontrare qualcuno adatto a te dipende dalle persone, perciò non possiamo prometterlo. Non controlliamo ciò che i membri dicono di sé.
  Chi compare dipende da ciò che cerchi. Prima viene chi è vicino a te; a parità di distanza chi scrive nella tua lingua, poi chi è passato di qui più di recente. Se i membri adatti sono pochi, la ricerca si allarga e te lo diciamo. Nessuno può pagare per stare più in alto. La pubblicità è indicata come tale.
  # Profili fittizi
  {fictional}
  I profili fittizi portano questa indicazione ovunque compaiano: nella ricerca, nel profilo, nelle conversazioni, nelle e-mail e nelle notifiche. Dietro non c’è nessuna persona che tu possa incontrare.
  I testi scritti da un sistema automatico sono contrassegnati come automatici. I messaggi ai profili fittizi costano come gli altri. Nella ricerca puoi escludere i profili fittizi.
  # Crediti e prezzi
  Cercare, vedere profili, mettere like e leggere messaggi è gratis. Prezzi in crediti: messaggio {message_credits}, foto in una conversazione {photo_credits}, regalo {gift_credits}. Quanto costa qualcosa è scritto sul pulsante prima dell’invio. Ciò che non è stato consegnato non costa nulla.
  I crediti si comprano in pacchetti con un solo pagamento; i [prezzi](/pricing) comprendono l’IVA. Non c’è abbonamento né rinnovo automatico. I crediti non scadono finché esiste il tuo account.
  Prima del primo acquisto puoi iniziare fino a 2 conversazioni e mostrare fino a 3 foto. Con il primo pacchetto passi a Premium: vedi tutte le foto, ne mostri fino a 25 tue e inizi tutte le conversazioni che vuoi.
  # Come avviene un acquisto
  Nella pagina dell’ordine vedi pacchetto, prezzo, Paese e metodo di pagamento e puoi ancora cambiare tutto. Con il pulsante «Ordine con obbligo di pagare» invii l’ordine. Il contratto si conclude quando te lo confermiamo via e-mail e accreditiamo i crediti. Conserviamo il testo del contratto: lo trovi in quell’e-mail e tra i tuoi [pagamenti](/transactions). Il contratto si conclude nella lingua della pagina.
  Se ciò che hai comprato non è conforme al contratto, hai i diritti previsti dalla legge per i contenuti e i servizi digitali; in Italia li stabilisce il Codice del consumo.
  # Recesso
  Puoi recedere da un acquisto senza indicarne le ragioni. Termine e modulo sono nella pagina [Recedere dal contratto qui](/withdrawal); che cosa rimborsiamo lo trovi nella pagina [Resi e rimborsi](/pages/return-policy).
  # Regole di comportamento
  È vietato:
  - minacciare, molestare, diffondere odio e fare ciò a cui l’altra persona ha detto no
  - fare qualsiasi cosa che sessualizzi minori o li metta in pericolo
  - chiedere soldi, truffare, fare pubblicità e mandare lo stesso messaggio a molti
  - usare foto altrui e farsi passare per qualcun altro
  - pubblicare dati di altre persone, e contatti dove il sito non li ammette
  - fare qualsiasi altra cosa contraria alla legge
  Puoi segnalare o bloccare qualsiasi membro.
  # Segnalazioni, decisioni e ricorso
  Profili, foto e messaggi si segnalano là dove si trovano, tutto il resto con il [modulo per i reclami](/complaints), anche senza account. Ricevi subito una conferma di ricevimento con il numero di pratica.
  Decide una persona. I programmi rifiutano soltanto i contatti nei testi e i file che non sono immagini. Scegliamo il provvedimento più lieve tra quelli sufficienti: un avvertimento, la rimozione di una foto o di un messaggio, l’oscuramento del profilo o il blocco dell’account. Contano la gravità, quante volte è successo e se era intenzionale.
  Entrambe le parti vengono a sapere che cosa è stato deciso, in base a quale regola, perché e per quanto tempo vale.
  Puoi fare ricorso (è il reclamo interno del regolamento sui servizi digitali) gratis e senza accedere entro sei mesi dalla decisione. Poi puoi rivolgerti agli organismi certificati di risoluzione extragiudiziale delle controversie e ai tribunali. Maggiori dettagli nella pagina [Blocco dell’accesso](/pages/ban).
  # Ciò che scrivi e mostri
  I tuoi testi e le tue foto restano tuoi. Ci permetti di mostrarli sui siti in cui il tuo profilo è visibile, finché li lasci lì. Mostra solo foto che hai il diritto di mostrare.
  # Fine del contratto
  Puoi eliminare il tuo account in ogni momento nelle [impostazioni](/settings), senza preavviso e senza motivo. Per 14 giorni puoi recuperarlo con un link che ricevi via e-mail, poi i tuoi dati vengono cancellati. Con l’account perdi i crediti non usati. Se puoi ancora recedere dall’acquisto, fallo prima.
  Noi possiamo recedere con un preavviso di 30 giorni, o subito per giusta causa; in quel caso rimborsiamo i crediti comprati e non usati.
  # Responsabilità e diritto
  Rispondiamo secondo la legge: senza limiti per dolo, colpa grave, morte o danni alla salute di una persona; negli altri casi per il danno che si poteva prevedere quando è nato l’obbligo. Queste condizioni non limitano i diritti che la legge ti dà se non adempiamo.
  Restano fermi i diritti inderogabili del Paese in cui vivi e la possibilità di rivolgerti ai tribunali di quel Paese.
  # Modifiche
  Se cambiamo queste condizioni, te lo diciamo prima e ti chiediamo di accettarle al prossimo accesso. Se non accetti, per te vale la versione precedente e puoi eliminare il tuo account. Vale la versione con la data indicata in questa pagina.
`;
