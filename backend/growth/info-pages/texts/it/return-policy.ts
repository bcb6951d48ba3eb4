export const returnPolicy = `
  Resi e rimborsi
  Quando ti rimborsiamo, quanto e come si fa.
  # Crediti non usati
  Entro {refund_days} giorni puoi recedere da un acquisto senza indicarne le ragioni. Per i crediti che non hai ancora usato ti rimborsiamo la parte corrispondente del prezzo pagato.
  I crediti ricevuti in altro modo, per esempio all’inizio, contano come usati per primi. È a tuo vantaggio.
  # Crediti usati
  I crediti spesi per messaggi, foto e regali consegnati non si rimborsano. Ciò che non è stato consegnato non costa nulla; se dei crediti sono stati comunque scalati, te li riaccreditiamo.
  Detraiamo qualcosa solo se con l’ordine ci hai chiesto di cominciare subito; altrimenti ricevi tutto il prezzo.
  # Addebito sbagliato o doppio
  Se un importo è stato addebitato due volte o senza che tu abbia fatto nulla, avvisaci. Controlliamo e rimborsiamo ciò che ti spetta, senza limiti di tempo.
  # Pagato, ma niente crediti
  La maggior parte dei pagamenti arriva in pochi secondi; un bonifico o un addebito diretto può richiedere qualche giorno. Se arrivano soldi per un ordine già decaduto, te li restituiamo automaticamente. Lo stato lo vedi tra i [tuoi pagamenti](/transactions).
  # Come si fa
  Il modo più rapido è il modulo nella pagina [Recedere dal contratto qui](/withdrawal): nome, numero d’ordine, indirizzo e-mail, fatto. Non serve accedere. Puoi anche usare il [modulo per i reclami](/complaints) o scrivere all’indirizzo {email}.
  Ricevi subito un avviso di ricevimento con numero di pratica, data e ora. Se ordine e indirizzo corrispondono, il rimborso parte subito; in tutti gli altri casi controlla una persona.
  Il rimborso arriva entro 14 giorni con lo stesso mezzo di pagamento che hai usato. Restano fermi i tuoi diritti di legge.
  # Quando un account finisce
  Se elimini il tuo account, perdi i crediti non usati. Se puoi ancora recedere dall’acquisto, fallo prima. Se recediamo noi, rimborsiamo i crediti comprati e non usati.
`;
