export const returnPolicy = `
  Resi e rimborsi
  Quando riavrai i soldi, quanto, e come si fa.
  # Crediti non usati
  Entro {refund_days} giorni dall’acquisto puoi rendere i crediti che non hai ancora usato. Ti rimborsiamo la loro parte del prezzo pagato.
  I crediti ricevuti in altro modo, per esempio all’inizio, contano come usati per primi. È a tuo vantaggio.
  # Crediti usati
  I crediti spesi per messaggi, foto e regali consegnati non si rimborsano. Ciò che non è stato consegnato non costa nulla; se qualcosa è stato comunque scalato, te lo riaccreditiamo.
  Lo stesso vale per i membri di cui hai visto le foto solo con Premium: ognuno conta come un messaggio, e tutti insieme al massimo la metà di quanto valgono i tuoi crediti non usati. Togliamo qualcosa solo se con l’ordine ci hai chiesto di cominciare subito; altrimenti ricevi tutto il prezzo.
  # Addebito sbagliato o doppio
  Se un importo è stato addebitato due volte o senza che tu abbia fatto nulla, avvisaci. Controlliamo e rimborsiamo ciò che è tuo, a prescindere da ogni termine.
  # Pagato, ma niente crediti
  La maggior parte dei pagamenti arriva in pochi secondi; un bonifico o un addebito diretto può richiedere qualche giorno. Se arrivano soldi per un ordine già decaduto, tornano indietro da soli. A che punto è lo vedi nei [tuoi pagamenti](/transactions).
  # Come si fa
  Il modo più rapido è il modulo nella pagina [Recedere dal contratto](/withdrawal): nome, numero d’ordine, indirizzo e-mail, fatto. Non serve accedere. Puoi anche usare il [modulo per i reclami](/complaints) o scrivere a {email}.
  Ricevi subito una conferma con numero, data e ora. Se ordine e indirizzo corrispondono, il rimborso parte subito; tutto il resto lo guarda una persona.
  I soldi tornano nel modo in cui hai pagato, al più tardi dopo 14 giorni. I tuoi diritti di legge restano intatti.
  # Quando un account finisce
  Se elimini il tuo account, i crediti non usati finiscono con esso, quindi rendili prima. Se recediamo noi, rimborsiamo i crediti comprati e non usati.
`;
