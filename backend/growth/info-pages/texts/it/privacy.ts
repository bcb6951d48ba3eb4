export const privacy = `
  Privacy
  Quali dati tratta {brand}, perché, per quanto tempo, chi li riceve e quali diritti hai.
  # Chi è responsabile
  Il titolare del trattamento ai sensi del regolamento generale sulla protezione dei dati (GDPR) e, per la Svizzera, della legge federale sulla protezione dei dati (LPD) è {company}, {address}. Rispondiamo alle domande sulla privacy all’indirizzo {email}.
  Responsabile della protezione dei dati: {data_officer}
  Rappresentante nel Regno Unito (articolo 27 del GDPR del Regno Unito): {uk_representative}
  # Quali dati trattiamo
  - All’iscrizione: indirizzo e-mail, nome, data di nascita, sesso, orientamento sessuale, luogo e un hash irreversibile della tua password. Gli altri vedono la tua età, mai la data.
  - Nel tuo profilo: caratteristiche, interessi, foto e ciò che scrivi di te.
  - Con gli altri: like, messaggi, regali, blocchi, segnalazioni e i tuoi appunti.
  - Per gli acquisti: pacchetto, importo, momento, Paese e metodo di pagamento. Per un addebito diretto anche intestatario del conto, indirizzo, cellulare e le ultime cifre dell’IBAN; l’IBAN intero va solo al fornitore di pagamento.
  - Un codice ricavato con una chiave segreta dal tuo indirizzo e-mail: 180 giorni dopo l’eliminazione dell’account o il cambio dell’indirizzo. Vi annotiamo quali regali e sconti ci sono già stati, quante conversazioni sono state iniziate gratis, chi ha bloccato chi e se abbiamo chiuso l’account. Serve solo perché i regali non vengano dati due volte e i blocchi valgano anche dopo una nuova iscrizione; l’indirizzo non si può leggere dal codice.
  - Per la tua sicurezza: quando, con quale browser e da quale Paese qualcuno è entrato nel tuo account.
  - Per motivi tecnici il tuo indirizzo IP, per fornire il sito, limitare gli abusi e riconoscere il tuo Paese. Non lo conserviamo. I file di log non contengono né messaggi né indirizzi e-mail.
  # Dati sul tuo orientamento sessuale
  Il dato sul tuo orientamento sessuale è particolarmente protetto. Lo trattiamo solo con il tuo consenso esplicito secondo l’articolo 9 del GDPR, che chiediamo separatamente all’iscrizione. Puoi revocare il consenso in qualsiasi momento nelle [impostazioni](/settings) e mantenere il tuo account: in quel caso cancelliamo questo dato, da cui ricaviamo chi cerchi, e gli altri non ti trovano più nei suggerimenti e negli elenchi che si basano su di esso. La revoca non pregiudica la liceità del trattamento avvenuto prima.
  # Perché e su quale base
  - Per eseguire il contratto con te (articolo 6, paragrafo 1, lettera b del GDPR): mostrare il tuo profilo, consegnare messaggi, gestire pagamenti.
  - Perché lo impone la legge (lettera c): conservare ricevute e scritture contabili, esaminare le segnalazioni e decidere.
  - Per il nostro legittimo interesse (lettera f): protezione da abusi e frodi, conteggio delle visite senza collegarle a una persona.
  - Con il tuo consenso (lettera a): notifiche push, novità e offerte via e-mail, statistiche sull’uso, informazioni a un partner, presenza nei motori di ricerca, pubblicità con il tuo profilo.
  - Ogni consenso e ogni revoca vengono annotati con la data. Trovi il registro nelle [impostazioni](/settings).
  # Chi riceve dati
  - I membri di tutti i siti che condividono gli stessi membri vedono il tuo profilo; lo vedono anche i visitatori dove la ricerca è aperta senza accedere, a meno che tu non lo disattivi. Nelle impostazioni puoi nascondere età, città e attività e scegliere i siti.
  - I motori di ricerca possono mostrare il tuo profilo, e noi usarlo nella pubblicità, solo se lo permetti. Entrambe le cose si cambiano nelle impostazioni.
  - I fornitori di hosting, e-mail, SMS e pagamento ricevono solo ciò che serve al loro compito.
  - I servizi push del tuo browser trasportano le nostre notifiche in forma cifrata.
  - Paesi fuori dallo Spazio economico europeo (SEE): i servizi push del tuo browser possono trovarsi lì, per esempio negli Stati Uniti, e trasportano solo notifiche cifrate. Per il resto trasferiamo dati in quei Paesi solo se la Commissione europea ha adottato una decisione di adeguatezza o sulla base delle sue clausole contrattuali tipo (articoli 45 e 46 del GDPR); puoi chiederne una copia all’indirizzo {email}.
  Nessuna pagina di {brand} carica contenuti di terzi.
  # Partner pubblicitari e statistiche
  Se arrivi dal link di un partner, l’indirizzo contiene i suoi codici identificativi e il numero del clic. Contiamo che c’è stata una visita, senza indirizzo IP e senza collegarla a una persona. Il tuo browser ricorda l’origine finché non chiudi la scheda, con il tuo consenso nella pagina [Cookie](/pages/cookies) per 90 giorni; se ti iscrivi, la conserviamo con il tuo account.
  Solo se lo permetti, all’iscrizione o nelle impostazioni, diciamo al partner che cosa è seguito al clic: il suo numero e i codici identificativi del partner, lo stato (iscrizione, acquisto, rifiuto), per un acquisto l’importo, e un nostro numero che lo rappresenta. Il partner non riceve mai il tuo nome, il tuo indirizzo o altri dati del tuo profilo.
  Contiamo da quali pagine si esce e quando, senza collegarlo a una persona. Lo conserviamo con il tuo account solo se hai attivato le statistiche.
  # Foto e luoghi
  Salviamo di nuovo le tue foto e togliamo tutto ciò che la fotocamera vi ha registrato, come il luogo dello scatto. Le foto diverse dalla principale sono nitide solo per i membri Premium.
  Chiediamo la tua posizione solo quando premi l’apposito pulsante. La arrotondiamo, cerchiamo la città più vicina e non la conserviamo.
  # E-mail e notifiche push
  Le e-mail che chiedi o che riguardano un acquisto o una decisione ti arrivano sempre. Tutto il resto lo scegli nelle [notifiche](/notifications), e in ognuna di quelle e-mail c’è un link per disattivarle con un clic. Conserviamo per 30 giorni la data in cui le abbiamo inviate.
  Le notifiche push arrivano solo dopo che le hai permesse nel browser. Dicono chi scrive, mai il testo, e terminano quando esci da quel browser.
  # Per quanto tempo
  - Account mai confermati: 30 giorni.
  - Account eliminati: 14 giorni in cui puoi tornare, poi profilo, foto, messaggi e like vengono cancellati. Ciò che hanno scritto gli altri resta a loro.
  - Accessi: 90 giorni. Una sessione: 30 giorni.
  - Ricevute e scritture contabili: fino a 10 anni; dopo l’eliminazione dell’account senza il tuo nome, associate solo a un numero.
  - Il tuo consenso alle condizioni e ai dati sensibili: 4 anni dopo la cancellazione, come prova. Un codice ricavato dall’IBAN, per riconoscerlo: 13 mesi; dopo un addebito respinto: 4 anni.
  - Segnalazioni e decisioni: fino a quando sono decise e nessuno può più fare ricorso, cioè sei mesi dopo la decisione; poi resta solo ciò che è stato deciso.
  - Copie di sicurezza: al massimo 30 giorni.
  - Visite contate: 14 mesi. Ciò che i partner hanno risposto: 180 giorni.
  # I tuoi diritti
  Nelle [impostazioni](/settings) puoi scaricare una volta al giorno tutto ciò che abbiamo su di te in un file; un’e-mail ti avvisa quando è pronto e puoi scaricarlo per sette giorni. Lì cambi anche i tuoi dati, vedi e chiudi le tue sessioni ed elimini l’account.
  Hai diritto di accesso, rettifica, cancellazione, limitazione del trattamento e portabilità dei tuoi dati, e puoi opporti al trattamento (articoli da 15 a 21 del GDPR). Puoi revocare ogni consenso per il futuro. Scrivi all’indirizzo {email}.
  Rispondiamo gratis entro un mese. Perché nessun altro riceva i tuoi dati, possiamo chiederti di scrivere dall’indirizzo del tuo account.
  # Il tuo diritto di opposizione
  Se trattiamo dati per il nostro legittimo interesse, puoi opporti in qualsiasi momento per motivi connessi alla tua situazione particolare (articolo 21 del GDPR). Al trattamento per finalità di marketing diretto puoi opporti sempre, senza indicare motivi. Scrivi all’indirizzo {email}.
  # Nessuna decisione automatizzata
  Nessuna decisione che produce effetti giuridici su di te è presa unicamente da un programma (articolo 22 del GDPR), e non ti profiliamo a fini pubblicitari.
  # Reclamo a un’autorità
  Puoi presentare reclamo all’autorità di controllo del Paese in cui vivi; in Italia è il Garante per la protezione dei dati personali, in Svizzera l’Incaricato federale della protezione dei dati e della trasparenza (IFPDT).
  L’autorità competente per noi: {data_authority}
`;
