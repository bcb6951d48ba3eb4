export const privacy = `
  Privacy
  Quali dati tratta {brand}, perché, per quanto tempo, chi li riceve e quali diritti hai.
  # Chi è responsabile
  Il titolare del trattamento è {company}, {address}. Rispondiamo alle domande sulla privacy all’indirizzo {email}.
  # Quali dati trattiamo
  - Alla registrazione: indirizzo e-mail, nome, data di nascita, sesso, chi cerchi, luogo e un’impronta irreversibile della tua password. Gli altri vedono la tua età, mai la data.
  - Nel tuo profilo: caratteristiche, interessi, foto e ciò che scrivi di te.
  - Con gli altri: like, messaggi, regali, blocchi, segnalazioni e i tuoi appunti.
  - Per gli acquisti: pacchetto, importo, momento, paese e metodo di pagamento. Per un addebito diretto anche intestatario, indirizzo, cellulare e le ultime cifre dell’IBAN; l’IBAN intero va solo al fornitore di pagamento. Finché puoi recedere da un acquisto, e fino a 30 giorni dopo, anche di chi hai visto le foto solo con Premium.
  - Un codice ricavato con una chiave segreta dal tuo indirizzo email e dalla carta o dal conto con cui hai pagato: 180 giorni dopo l’eliminazione dell’account. Accanto c’è scritto quali regali e sconti ci sono già stati, quante conversazioni sono state iniziate gratis e chi ha bloccato chi. Serve solo perché i regali non vengano dati due volte e i blocchi valgano anche dopo una nuova iscrizione; l’indirizzo non si può leggere dal codice.
  - Per la tua sicurezza: quando, con quale browser e da quale paese qualcuno è entrato nel tuo account.
  - Per motivi tecnici il tuo indirizzo IP, per fornire il sito, limitare gli abusi e riconoscere il tuo paese. Non lo conserviamo. I registri non contengono né messaggi né indirizzi e-mail.
  # Dati sulla tua sessualità
  Chi cerchi può dire qualcosa sulla tua sessualità. Trattiamo questi dati solo con il tuo consenso esplicito secondo l’articolo 9 del GDPR, che chiediamo a parte alla registrazione. Puoi ritirarlo in ogni momento eliminando il tuo account.
  # Perché e su quale base
  - Per eseguire il contratto con te (articolo 6, paragrafo 1, lettera b del GDPR): mostrare il tuo profilo, consegnare messaggi, gestire pagamenti.
  - Perché lo impone la legge (lettera c): conservare le registrazioni contabili, trattare le segnalazioni e deciderle.
  - Per il nostro legittimo interesse (lettera f): protezione da abusi e frodi, conteggio delle visite senza persona.
  - Con il tuo consenso (lettera a): notifiche push, novità e offerte via e-mail, statistiche sull’uso, avviso a un partner, presenza nei motori di ricerca, pubblicità con il tuo profilo.
  - Ogni consenso e ogni ritiro viene annotato con la data. Trovi il registro nelle [impostazioni](/settings).
  # Chi riceve dati
  - I membri di tutti i marchi della stessa cerchia vedono il tuo profilo, e anche i visitatori dove la ricerca è aperta senza accesso, a meno che tu non lo disattivi. Nelle impostazioni puoi nascondere età, città e attività e scegliere i marchi.
  - I motori di ricerca possono mostrare il tuo profilo, e noi usarlo nella pubblicità, solo se lo permetti. Entrambe le cose si cambiano nelle impostazioni.
  - I fornitori di hosting, e-mail, SMS e pagamento ricevono solo ciò che serve al loro compito.
  - Il servizio push del tuo browser trasporta i nostri messaggi cifrati.
  - Se un marchio chiede una prova dell’età, il servizio che la verifica non riceve da noi né nome né indirizzo, e noi sappiamo solo l’esito.
  Nessuna pagina di {brand} carica contenuti di terzi.
  # Partner pubblicitari e statistiche
  Se arrivi dal link di un partner, l’indirizzo porta le sue sigle e il numero del clic. Contiamo che c’è stata una visita così, senza indirizzo IP e senza persona. Il tuo browser ricorda l’origine finché non chiudi la scheda, con il tuo sì nella pagina [Cookie](/pages/cookies) per 90 giorni; se ti registri, la conserviamo con il tuo account.
  Solo se lo permetti, alla registrazione o nelle impostazioni, diciamo al partner che cosa è diventato il clic: il suo numero e le sigle del partner, lo stato (registrazione, acquisto, rifiuto), per un acquisto l’importo, e un nostro numero che lo rappresenta. Mai qualcosa del tuo profilo, il tuo nome o il tuo indirizzo.
  Quali pagine vengono lasciate e quando, lo contiamo senza persona. Insieme al tuo account lo conserviamo solo se hai attivato le statistiche.
  # Foto e luoghi
  Ritagliamo di nuovo le tue foto e togliamo tutto ciò che la fotocamera vi ha scritto, come il luogo dello scatto. Le foto diverse dalla principale sono nitide solo per i membri Premium.
  Chiediamo la tua posizione solo quando premi il pulsante apposito. La arrotondiamo, cerchiamo la città più vicina e non la conserviamo.
  # E-mail e notifiche push
  Le e-mail che chiedi o che riguardano un acquisto o una decisione ti arrivano sempre. Tutto il resto lo scegli nelle [notifiche](/notifications), e ognuna di quelle e-mail ha un link che le ferma con un clic. Conserviamo per 30 giorni quando una di queste e-mail è partita.
  Le notifiche push arrivano solo dopo che le hai permesse nel browser. Dicono chi scrive, mai il testo, e finiscono quando esci da lì.
  # Per quanto tempo
  - Account mai confermati: 30 giorni.
  - Account eliminati: 14 giorni in cui puoi tornare, poi profilo, foto, messaggi e like vengono cancellati. Ciò che hanno scritto altri resta loro.
  - Accessi: 90 giorni. Una sessione: 30 giorni.
  - Registrazioni contabili e ricevute: fino a 10 anni, allora senza il tuo nome, sotto un numero.
  - Il tuo consenso alle condizioni e ai dati sensibili: 4 anni dopo la cancellazione, come prova. Un codice ricavato dall’IBAN, per riconoscerlo: 13 mesi; se un addebito è stato respinto: 4 anni.
  - Segnalazioni e decisioni: finché è deciso e nessuno può più fare ricorso, cioè sei mesi dopo la decisione; poi resta solo ciò che è stato deciso.
  - Copie di sicurezza: al massimo 30 giorni.
  - Visite contate: 14 mesi. Ciò che i partner hanno risposto: 180 giorni.
  # I tuoi diritti
  Nelle [impostazioni](/settings) puoi scaricare una volta al giorno tutto ciò che abbiamo su di te in un file; un’e-mail avvisa quando è pronto, e si può ritirare per sette giorni. Lì cambi anche i tuoi dati, vedi e chiudi le tue sessioni ed elimini l’account.
  Hai diritto di accesso, rettifica, cancellazione, limitazione e a una copia dei tuoi dati, e puoi opporti al trattamento. Ogni consenso si può ritirare per il futuro. Scrivi a {email}.
  Rispondiamo entro un mese e gratis. Perché nessun altro riceva i tuoi dati, forse ti chiederemo di scrivere dall’indirizzo del tuo account.
  # Nessuna decisione da parte di macchine
  Nessuna decisione che ti riguarda legalmente è presa da un solo programma, e non creiamo un tuo profilo per la pubblicità.
  # Reclamo a un’autorità
  Puoi presentare reclamo all’autorità per la protezione dei dati del paese in cui vivi.
  L’autorità competente per noi: {data_authority}
`;
