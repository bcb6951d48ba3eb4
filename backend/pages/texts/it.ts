import type { PageTexts } from '../page-texts.ts';

export const it: PageTexts = {
  terms: `
    Condizioni generali
    Che cosa vale tra te e {brand}: account, profili fittizi, crediti, regole e fine del contratto.
    # Con chi stipuli il contratto
    {brand} è gestito da {company}, {address}. Aprendo un account stipuli con noi un contratto d’uso gratuito. I costi nascono solo quando acquisti crediti.
    # Il tuo account
    Devi avere almeno {min_age} anni e indicare la tua vera età. L’account è personale: non dare a nessuno la tua password. Prima che gli altri possano risponderti, confermi il tuo indirizzo e-mail.
    Il tuo profilo è visibile agli iscritti di tutti i marchi che condividono la stessa comunità. Puoi accedere solo dal marchio presso cui hai aperto l’account.
    # Profili fittizi
    {fictional}
    I profili fittizi portano questa indicazione ovunque compaiano. I testi scritti da una macchina sono contrassegnati come automatici. Nella ricerca puoi escludere i profili fittizi.
    # Crediti e prezzi
    Guardare i profili e mettere «Mi piace» è gratuito. I messaggi costano crediti; il costo di un messaggio è indicato accanto al pulsante di invio. Un messaggio che non è stato recapitato non costa nulla.
    I crediti si acquistano a pacchetti con un unico pagamento. Non c’è alcun abbonamento né rinnovo automatico. Tutti i prezzi includono l’IVA. Senza acquisti puoi iniziare fino a 2 conversazioni e caricare fino a 3 foto.
    # Come ci comportiamo tra noi
    Sono vietati minacce, molestie, odio, pubblicità, truffe, qualsiasi contenuto che coinvolga minori, foto altrui e la pubblicazione di dati di altre persone. Puoi segnalare o bloccare qualsiasi iscritto.
    Se un iscritto viola queste regole, possiamo rimuovere contenuti o bloccare account. Indichiamo il motivo e puoi opporti; la pagina sul blocco dell’accesso spiega come.
    # Fine del contratto
    Puoi eliminare il tuo account in qualsiasi momento, senza preavviso e senza motivo. Entro 14 giorni lo si può ripristinare con un link inviato per e-mail, poi i tuoi dati vengono cancellati. Noi possiamo recedere dal contratto con un preavviso di 30 giorni, per giusta causa con effetto immediato; in tal caso rimborsiamo i crediti acquistati e non utilizzati.
    # Responsabilità e legge
    Rispondiamo senza limiti per dolo, colpa grave e danni alla vita, all’integrità fisica e alla salute, altrimenti solo per la violazione di obblighi essenziali, fino all’importo del danno prevedibile. Restano validi i diritti inderogabili del paese in cui vivi.
    Se modifichiamo queste condizioni, te lo comunichiamo prima. Vale la versione la cui data è riportata in questa pagina.
  `,
  privacy: `
    Privacy
    Quali dati tratta {brand}, a che scopo, per quanto tempo e quali diritti hai.
    # Chi è responsabile
    Il titolare del trattamento è {company}, {address}. Rispondiamo alle domande sulla privacy all’indirizzo {email}.
    # Quali dati trattiamo
    Alla registrazione: indirizzo e-mail, nome, data di nascita, sesso, località e un hash irreversibile della tua password. In seguito, tutto ciò che inserisci o scrivi tu: dati del profilo, foto, «Mi piace», messaggi, segnalazioni. Per gli acquisti, l’importo, il momento e il metodo di pagamento.
    Per motivi tecnici trattiamo il tuo indirizzo IP, per mostrarti il sito, limitare gli abusi e riconoscere il tuo paese. I registri non contengono né messaggi né indirizzi e-mail.
    # Dati sulla tua sessualità
    Chi cerchi può dire qualcosa sulla tua sessualità. Trattiamo questi dati solo con il tuo consenso esplicito ai sensi dell’articolo 9 del GDPR, che ti chiediamo a parte al momento della registrazione. Puoi revocarlo in qualsiasi momento eliminando il tuo account.
    # A che scopo e su quale base
    I dati ci servono per eseguire il contratto con te: mostrare il tuo profilo, recapitare i messaggi, gestire i pagamenti. La protezione da abusi e truffe si basa sul nostro legittimo interesse, la conservazione delle fatture su obblighi di legge, le notifiche push sul tuo consenso.
    # Chi riceve i dati
    Il tuo profilo è visto dagli iscritti di tutti i marchi della stessa comunità e, dove la ricerca è aperta senza accesso, anche dai visitatori. I motori di ricerca possono includerlo solo se lo permetti. I fornitori di hosting, posta e pagamenti ricevono solo ciò che serve al loro compito. I partner pubblicitari vengono a sapere numero di clic, stato e importo, mai i dati del profilo.
    Nessuna pagina di {brand} carica contenuti di terzi.
    # Per quanto tempo
    Cancelliamo gli account non confermati dopo 30 giorni. Dopo un’eliminazione il tuo account si può ripristinare per 14 giorni, poi i tuoi dati vengono cancellati. Le registrazioni contabili restano, senza nomi, per il tempo richiesto dalla legge.
    # I tuoi diritti
    Puoi chiedere l’accesso ai tuoi dati, la loro rettifica, la cancellazione, la limitazione e una copia, e opporti al trattamento. Scrivi a {email}. Puoi anche presentare un reclamo all’autorità per la protezione dei dati del tuo paese.
  `,
  cookies: `
    Cookie
    Quali cookie imposta {brand}, a che cosa servono e quanto durano.
    # Solo il necessario
    {brand} non imposta cookie per pubblicità o tracciamento e non incorpora nulla di terzi. Per questo nessun banner ti chiede il consenso.
    # I nostri cookie
    __Host-vonk: mantiene il tuo accesso. Il contenuto è cifrato e gli script non possono leggerlo. 30 giorni.
    vonk_in: ricorda soltanto che hai effettuato l’accesso, così la pagina appare subito come deve. 30 giorni.
    vonk_locale: ricorda la lingua che hai scelto. 365 giorni.
    # Memoria del tuo browser
    Perché nulla vada perso, le bozze dei messaggi e della registrazione restano nel tuo browser, la tua password mai. Anche gli avvisi che hai chiuso sono annotati soltanto lì.
    # Eliminarli
    Uscendo dall’account la sessione termina. Tutto il resto si elimina nelle impostazioni del browser; dopo dovrai accedere e scegliere di nuovo la lingua.
  `,
  ban: `
    Blocco dell’accesso
    Quando {brand} blocca l’accesso, chi lo decide e che cosa puoi fare.
    # Bloccato dopo password errate
    Dopo 5 password errate l’accesso è bloccato per 15 minuti. Questo protegge il tuo account da chi tenta di indovinarla. Poi si sblocca da solo.
    # Bloccato per una violazione
    Blocchiamo gli account di minori e quelli usati per minacce, molestie, truffe, pubblicità, foto altrui o altre gravi violazioni delle condizioni. Per le violazioni lievi rimuoviamo prima il contenuto.
    Ti comunichiamo che cosa contestiamo, quale regola riguarda e quanto dura il blocco.
    # Opporsi
    Se ritieni che il blocco sia sbagliato, scrivici con il modulo dei reclami o a {email}. Una persona riesamina il caso e ti risponde con una motivazione. Si può fare senza accesso ed è gratuito. Dopo puoi ricorrere alla risoluzione stragiudiziale delle controversie o ai tribunali.
    # Vuoi bloccare il tuo accesso
    Se non vuoi più poter entrare, scrivici dall’indirizzo del tuo account. Chiudiamo l’account e non ne accettiamo altri con questo indirizzo finché non ci dici diversamente.
  `,
  'return-policy': `
    Resi e rimborsi
    Quando ricevi indietro il denaro e come.
    # Crediti non utilizzati
    Entro {refund_days} giorni dall’acquisto puoi restituire i crediti che non hai ancora utilizzato. Ti rimborsiamo la loro quota del prezzo pagato.
    # Crediti utilizzati
    I crediti spesi per messaggi recapitati non vengono rimborsati. I messaggi non recapitati non costano nulla; se qualcosa è stato comunque addebitato, te lo riaccreditiamo.
    # Addebiti errati o doppi
    Se un importo è stato addebitato due volte o senza che tu abbia fatto nulla, faccelo sapere. Verifichiamo e rimborsiamo ciò che ti spetta, indipendentemente da qualsiasi termine.
    # Come fare
    Scrivici con il modulo dei reclami o a {email} e indica l’indirizzo e-mail del tuo account e l’acquisto. Ricevi una conferma con numero, data e ora. Il denaro torna con lo stesso metodo con cui hai pagato, al più tardi entro 14 giorni.
    Resta salvo il tuo diritto di recesso previsto dalla legge.
  `,
  faq: `
    Domande frequenti
    Risposte brevi su registrazione, profili fittizi, costi e sicurezza.
    # Quanto costa {brand}?
    Registrarsi, cercare, guardare i profili e mettere «Mi piace» è gratuito. I messaggi costano crediti; il prezzo è indicato accanto al pulsante prima dell’invio. Paghi una volta sola, non c’è abbonamento.
    # Che cosa sono i profili fittizi?
    {fictional}
    La parola compare sulla foto, nel profilo e nella conversazione. Nella ricerca puoi scegliere di vedere solo iscritti reali.
    # L’e-mail di conferma non arriva. Che cosa faccio?
    Guarda nella cartella dello spam. Puoi farti inviare di nuovo l’e-mail e nel farlo cambiare indirizzo, al massimo una volta al minuto e cinque volte al giorno.
    # Perché nessuno può rispondermi?
    Finché il tuo indirizzo e-mail non è confermato, il tuo profilo non è visibile e i messaggi non ti raggiungono. Apri il link nell’e-mail e puoi cominciare.
    # Il mio account è bloccato. Per quanto tempo?
    Dopo 5 password errate il blocco dura 15 minuti. Aspetta, poi riprova.
    # Come mi libero di qualcuno?
    Apri il profilo e premi Blocca. Smettete subito di vedervi e nessuno dei due può scrivere all’altro.
    # Come elimino il mio account?
    Scrivi a {email} se non trovi l’opzione nelle impostazioni. Entro 14 giorni puoi cambiare idea.
  `,
  service: `
    Servizio clienti
    Come raggiungere le persone dietro {brand}.
    # Scrivici
    Il modo più rapido è il modulo per reclami e richieste: funziona senza accesso e ricevi subito una conferma con un numero. Puoi anche mandare un’e-mail a {email}.
    # Chiamaci
    Ci trovi al telefono al numero {phone}. Per domande sul tuo account ti chiediamo di identificarti tramite il tuo indirizzo e-mail.
    # Che cosa ci aiuta
    Indica l’indirizzo e-mail del tuo account, che cosa è successo e quando. Non mandarci mai la tua password né i dati completi della carta; noi non li chiediamo mai.
    # Qualcuno si comporta male
    Segnala l’iscritto direttamente nel suo profilo o nella conversazione e bloccalo. In caso di pericolo immediato rivolgiti prima alla polizia.
  `,
  imprint: `
    Note legali
    Chi gestisce {brand} e come raggiungerci.
    # Fornitore
    {company}
    {address}
    # Contatti
    E-mail: {email}
    Telefono: {phone}
    # Registro e imposte
    Registro delle imprese (KvK): {kvk}
    Partita IVA: {vat}
    # Risoluzione delle controversie
    Per i reclami rivolgiti prima a noi, preferibilmente con il modulo dei reclami. Non partecipiamo a procedure davanti a organismi di conciliazione per i consumatori, salvo che la legge ci obblighi a farlo.
    # Punto di contatto per autorità e utenti
    Il punto di contatto ai sensi degli articoli 11 e 12 del regolamento sui servizi digitali è {email}. Puoi scrivere in tedesco e in inglese.
  `,
  withdrawal: `
    Recedi dal contratto
    Il tuo diritto di recesso, il termine e come esercitarlo senza accesso.
    # Il tuo diritto
    Puoi recedere da un acquisto di crediti entro {refund_days} giorni, e in ogni caso per almeno 14 giorni, senza indicarne il motivo. Il termine decorre dal giorno dell’acquisto. Basta inviare il recesso prima della scadenza.
    # Come recedere
    Usa il modulo dei reclami con l’oggetto «Recesso da un contratto»: nome, indirizzo e-mail, acquisto, invio. Non serve accedere. Ricevi subito per e-mail una conferma con numero, data e ora.
    Puoi anche scrivere in forma libera a {email} o per lettera a {company}, {address}.
    # Che cosa succede dopo
    Rimborsiamo il prezzo al più tardi 14 giorni dopo il tuo recesso, con lo stesso metodo con cui hai pagato. Se ci hai chiesto espressamente di iniziare subito e hai già utilizzato dei crediti, ne detraiamo la quota. I crediti non utilizzati decadono con il rimborso.
    # Modulo tipo
    «A {company}, {address}, {email}: Con la presente comunico il recesso dal mio contratto di acquisto di crediti su {brand}. Acquistati il: … Nome: … Indirizzo e-mail dell’account: … Data: …»
  `,
  accessibility: `
    Accessibilità
    Che cosa facciamo perché tutti possano usare {brand} e come segnalare le barriere.
    # Il nostro obiettivo
    {brand} deve rispettare le linee guida WCAG 2.2 al livello AA, in ogni lingua. Lo richiede anche la normativa europea sull’accessibilità.
    # Che cosa facciamo
    Tutto si può usare con la tastiera, il focus è visibile, contrasti e dimensioni dei caratteri sono verificati e con il movimento ridotto la pagina resta ferma. Gli screen reader annunciano mittente e ora di ogni messaggio. Le pagine pubbliche funzionano anche senza JavaScript.
    # Che cosa manca ancora
    Le foto degli iscritti non hanno una descrizione dettagliata, perché solo loro sanno che cosa mostrano.
    # Hai trovato una barriera?
    Faccelo sapere: {email} o con il modulo dei reclami. Indica la pagina e la tua tecnologia assistiva. Se la nostra risposta non ti soddisfa, puoi rivolgerti all’autorità di vigilanza del mercato del tuo paese.
  `,
};
