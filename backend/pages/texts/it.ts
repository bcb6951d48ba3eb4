import type { PageTexts } from '../page-texts.ts';

export const it: PageTexts = {
  terms: `
    Condizioni generali
    Che cosa vale tra te e {brand}: account, profili fittizi, crediti, regole e fine del contratto.
    # Con chi concludi il contratto
    {brand} è gestito da {company}, {address}. Aprendo un account concludi con noi un contratto d’uso gratuito. I costi nascono solo se acquisti crediti.
    # Il tuo account
    Devi avere almeno {min_age} anni e dire la verità sulla tua età. L’account è personale; non cedere la password. Prima che altri possano risponderti, confermi il tuo indirizzo e-mail.
    Il tuo profilo è visibile ai membri di tutti i marchi che condividono la stessa cerchia. Puoi accedere solo dal marchio della tua iscrizione.
    # Profili fittizi
    {fictional}
    I profili fittizi portano questa indicazione ovunque compaiano. I testi scritti da una macchina sono contrassegnati come automatici. Nella ricerca puoi escludere i profili fittizi.
    # Crediti e prezzi
    Guardare i profili e mettere like è gratis. I messaggi costano crediti; il costo di un messaggio è indicato accanto al pulsante di invio. Un messaggio non consegnato non costa nulla.
    I crediti si acquistano in pacchetti con un solo pagamento. Non c’è abbonamento né rinnovo automatico. Tutti i prezzi includono l’IVA. Senza acquisto puoi iniziare fino a 2 conversazioni e caricare fino a 3 foto.
    # Come ci comportiamo
    Sono vietati minacce, molestie, odio, pubblicità, frodi, tutto ciò che coinvolge minori, foto altrui e la pubblicazione di dati di altre persone. Puoi segnalare o bloccare qualsiasi membro.
    Se un membro viola queste regole possiamo rimuovere contenuti o bloccare account. Ne diamo il motivo e puoi opporti; la pagina sul divieto di accesso spiega come.
    # Fine del contratto
    Puoi eliminare l’account in ogni momento, senza preavviso e senza motivo. Entro 14 giorni si può ripristinare con un link inviato per e-mail, poi i tuoi dati vengono cancellati. Noi possiamo recedere con 30 giorni di preavviso, subito per giusta causa; i crediti acquistati e non usati vengono allora rimborsati.
    # Responsabilità e diritto
    Rispondiamo senza limiti per dolo, colpa grave e danni alla vita, al corpo e alla salute; per il resto solo per la violazione di obblighi essenziali e fino al danno prevedibile. Restano salvi i diritti inderogabili del paese in cui vivi.
    Se modifichiamo queste condizioni, te lo diciamo prima. Vale la versione la cui data è indicata in questa pagina.
  `,
  privacy: `
    Privacy
    Quali dati tratta {brand}, perché, per quanto tempo e quali diritti hai.
    # Chi è responsabile
    Titolare del trattamento è {company}, {address}. Rispondiamo alle domande sulla privacy all’indirizzo {email}.
    # Quali dati trattiamo
    All’iscrizione: indirizzo e-mail, nome, data di nascita, sesso, luogo e un’impronta irreversibile della password. In seguito tutto ciò che inserisci o scrivi: profilo, foto, like, messaggi, segnalazioni. Per gli acquisti importo, momento e metodo di pagamento.
    Per motivi tecnici trattiamo il tuo indirizzo IP per fornire il sito, limitare gli abusi e riconoscere il tuo paese. I registri non contengono né messaggi né indirizzi e-mail.
    # Dati sulla tua sessualità
    Chi cerchi può dire qualcosa sulla tua sessualità. Trattiamo questi dati solo con il tuo consenso esplicito ai sensi dell’articolo 9 del GDPR, chiesto a parte all’iscrizione. Puoi revocarlo in ogni momento eliminando l’account.
    # Perché e su quale base
    I dati ci servono per eseguire il contratto con te: mostrare il profilo, consegnare i messaggi, gestire i pagamenti. La protezione da abusi e frodi si fonda sul nostro legittimo interesse, la conservazione delle fatture su obblighi di legge, le notifiche push sul tuo consenso.
    # Chi riceve dati
    Il tuo profilo è visto dai membri di tutti i marchi della stessa cerchia e, dove la ricerca è aperta senza accesso, anche dai visitatori. I motori di ricerca possono inserirlo solo se lo permetti. I fornitori di hosting, posta e pagamento ricevono solo ciò che serve al loro compito. I partner pubblicitari conoscono numero di clic, stato e importo, mai i dati del profilo.
    Nessuna pagina di {brand} carica contenuti di terzi.
    # Per quanto tempo
    Cancelliamo gli account non confermati dopo 30 giorni. Dopo un’eliminazione l’account si può ripristinare per 14 giorni, poi i tuoi dati vengono cancellati. Le scritture contabili restano senza nome finché la legge lo richiede.
    # I tuoi diritti
    Puoi chiedere accesso, rettifica, cancellazione, limitazione e una copia dei tuoi dati, e opporti al trattamento. Scrivi a {email}. Puoi anche presentare reclamo all’autorità per la protezione dei dati del tuo paese.
  `,
  cookies: `
    Cookie
    Quali cookie usa {brand}, a che cosa servono e quanto restano.
    # Solo il necessario
    {brand} non usa cookie pubblicitari o di tracciamento e non integra nulla di terzi. Per questo nessun banner ti chiede il consenso.
    # I nostri cookie
    __Host-vonk: mantiene il tuo accesso. Il contenuto è cifrato e gli script non possono leggerlo. 30 giorni.
    vonk_in: ricorda solo che hai effettuato l’accesso, così la pagina appare subito giusta. 30 giorni.
    vonk_locale: ricorda la lingua scelta. 365 giorni.
    vonk_country: ricorda il paese scelto per i prezzi. 365 giorni.
    # Memoria del tuo browser
    Perché nulla vada perso, le bozze dei messaggi e dell’iscrizione restano nel tuo browser, la password mai. Anche gli avvisi che hai chiuso sono ricordati solo lì.
    # Cancellarli
    Uscendo, la sessione termina. Tutto il resto si cancella nelle impostazioni del browser; poi dovrai accedere di nuovo e scegliere la lingua.
  `,
  ban: `
    Divieto di accesso
    Quando {brand} vieta l’accesso, chi decide e che cosa puoi fare.
    # Blocco dopo password errate
    Dopo 5 password errate l’accesso è bloccato per 15 minuti. Questo protegge il tuo account dai tentativi. Poi si riapre da solo.
    # Esclusione per una violazione
    Escludiamo account di minori e account usati per minacce, molestie, frodi, pubblicità, foto altrui o altre gravi violazioni delle condizioni. Per violazioni lievi rimuoviamo prima il contenuto.
    Ti diciamo che cosa contestiamo, quale regola riguarda e quanto dura l’esclusione.
    # Opporsi
    Se ritieni sbagliata l’esclusione, scrivici con il modulo reclami o a {email}. Una persona riesamina il caso e risponde con i motivi. Si può fare senza accesso e non costa nulla. Dopo restano aperte la risoluzione extragiudiziale e i tribunali.
    # Se vuoi l’esclusione
    Se non vuoi più avere accesso, scrivici dall’indirizzo del tuo account. Lo chiudiamo e non ne accettiamo altri con quell’indirizzo finché non dici altrimenti.
  `,
  'return-policy': `
    Resi e rimborsi
    Quando riavrai il tuo denaro e come.
    # Crediti non usati
    Entro {refund_days} giorni dall’acquisto puoi restituire i crediti che non hai ancora usato. Rimborsiamo la loro quota del prezzo pagato.
    # Crediti usati
    I crediti spesi per messaggi consegnati non vengono rimborsati. I messaggi non consegnati non costano nulla; se qualcosa è stato addebitato comunque, te lo riaccreditiamo.
    # Addebiti errati o doppi
    Se un importo è stato addebitato due volte o senza che tu abbia fatto nulla, avvisaci. Verifichiamo e rimborsiamo quanto ti spetta, senza limiti di tempo.
    # Come fare
    Scrivici con il modulo reclami o a {email} indicando l’e-mail del tuo account e l’acquisto. Ricevi una conferma con numero, data e ora. Il denaro torna con lo stesso metodo di pagamento, al più tardi dopo 14 giorni.
    Il tuo diritto legale di recesso resta invariato.
  `,
  faq: `
    Domande frequenti
    Risposte brevi su iscrizione, profili fittizi, costi e sicurezza.
    # Quanto costa {brand}?
    Iscriversi, cercare, guardare profili e mettere like non costa nulla. I messaggi costano crediti; il prezzo è accanto al pulsante prima dell’invio. Paghi una volta, non c’è abbonamento.
    # Che cosa sono i profili fittizi?
    {fictional}
    La parola è sulla foto, nel profilo e nella conversazione. Nella ricerca puoi scegliere di vedere solo membri reali.
    # L’e-mail di conferma non arriva. E adesso?
    Guarda nella cartella spam. Puoi farti inviare di nuovo l’e-mail e cambiare l’indirizzo, al massimo una volta al minuto e cinque volte al giorno.
    # Perché nessuno può rispondermi?
    Finché il tuo indirizzo e-mail non è confermato, il profilo non è visibile e i messaggi non ti raggiungono. Apri il link dell’e-mail e si parte.
    # Il mio account è bloccato. Per quanto?
    Dopo 5 password errate il blocco dura 15 minuti. Aspetta e riprova.
    # Come mi libero di qualcuno?
    Apri il profilo e premi blocca. Smettete subito di vedervi e nessuno dei due può scrivere all’altro.
    # Come elimino il mio account?
    Scrivi a {email} se non lo trovi nelle impostazioni. Puoi ripensarci entro 14 giorni.
  `,
  service: `
    Servizio clienti
    Come raggiungere le persone dietro {brand}.
    # Scrivici
    Il modo più rapido è il modulo per reclami e richieste: funziona senza accesso e ricevi subito una conferma con un numero. Puoi anche scrivere a {email}.
    # Chiamaci
    Ci trovi al telefono {phone}. Per domande sul tuo account ti chiederemo di identificarti tramite il tuo indirizzo e-mail.
    # Che cosa ci aiuta
    Indica l’e-mail del tuo account, che cosa è successo e quando. Non inviarci mai la password o i dati completi della carta; non te li chiederemo mai.
    # Qualcuno si comporta male
    Segnala il membro dal suo profilo o dalla conversazione e bloccalo. In caso di pericolo immediato rivolgiti prima alla polizia.
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
    # Controversie
    Rivolgiti prima a noi, meglio con il modulo reclami. Non partecipiamo a procedure davanti a organismi di conciliazione, salvo obbligo di legge.
    # Punto di contatto per autorità e utenti
    Il punto di contatto ai sensi degli articoli 11 e 12 del regolamento sui servizi digitali è {email}. Puoi scrivere in tedesco e in inglese.
    # Nomi dei luoghi
    Le località e la loro posizione provengono in parte da GeoNames (geonames.org), licenza CC BY 4.0.
  `,
  withdrawal: `
    Recedere dal contratto
    Il tuo diritto di recesso, il termine e come esercitarlo senza accesso.
    # Il tuo diritto
    Puoi recedere da un acquisto di crediti entro {refund_days} giorni, e comunque entro 14 giorni, senza indicare il motivo. Il termine inizia il giorno dell’acquisto. Basta inviare il recesso prima della scadenza.
    # Come recedere
    Usa il modulo reclami con l’oggetto «Recesso da un contratto»: nome, e-mail, acquisto, invia. Non serve l’accesso. Ricevi subito per e-mail una conferma con numero, data e ora.
    Puoi anche scrivere liberamente a {email} o per lettera a {company}, {address}.
    # Che cosa succede dopo
    Rimborsiamo il prezzo al più tardi 14 giorni dopo il recesso, con lo stesso metodo di pagamento. Se hai chiesto espressamente di iniziare subito e hai già usato crediti, detraiamo la loro quota. I crediti non usati decadono con il rimborso.
    # Modello
    «A {company}, {address}, {email}: con la presente recedo dal mio contratto di acquisto di crediti su {brand}. Acquistato il: … Nome: … E-mail dell’account: … Data: …»
  `,
  accessibility: `
    Accessibilità
    Che cosa facciamo perché tutti possano usare {brand} e come segnalare un ostacolo.
    # Il nostro obiettivo
    {brand} deve rispettare le linee guida WCAG 2.2 al livello AA, in ogni lingua. Lo chiede anche la legge europea sull’accessibilità.
    # Che cosa facciamo
    Tutto si usa con la tastiera, il focus è visibile, contrasti e dimensioni dei caratteri sono verificati e con il movimento ridotto la pagina resta ferma. I lettori di schermo dicono mittente e ora di ogni messaggio. Le pagine pubbliche funzionano anche senza JavaScript.
    # Che cosa manca ancora
    Le foto dei membri non hanno una descrizione dettagliata, perché solo i membri sanno che cosa mostrano.
    # Hai trovato un ostacolo?
    Diccelo: {email} o con il modulo reclami. Indica la pagina e la tua tecnologia assistiva. Se la nostra risposta non ti soddisfa, puoi rivolgerti all’autorità di vigilanza del tuo paese.
  `,
};
