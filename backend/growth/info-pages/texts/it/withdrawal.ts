export const withdrawal = `
  Recedere dal contratto qui
  Il tuo diritto di recesso, il termine e come esercitarlo qui senza accedere.
  # Il tuo diritto
  Puoi recedere da un acquisto di crediti entro {refund_days} giorni senza indicarne le ragioni.
  Il termine comincia il giorno dopo l’acquisto e scade alla fine dell’ultimo giorno nel luogo in cui vivi. Se quel giorno è un sabato, una domenica o un giorno festivo, scade il giorno lavorativo successivo. Per rispettarlo basta inviare la comunicazione di recesso prima della sua scadenza.
  # Come recedere
  Compila il modulo in cima a questa pagina: nome, numero d’ordine, indirizzo e-mail, conferma. Non serve accedere. Ricevi subito via e-mail un avviso di ricevimento con numero di pratica, data e ora.
  Puoi anche mandarci una dichiarazione esplicita, per esempio con il modulo tipo qui sotto, all’indirizzo {email} o per posta: {company}, {address}.
  # Che cosa succede poi
  Rimborsiamo il prezzo senza indebito ritardo e comunque entro 14 giorni dal recesso, con lo stesso mezzo di pagamento che hai usato e senza costi per te.
  Se hai già usato crediti di questo acquisto, detraiamo la parte corrispondente, perché ci hai chiesto espressamente di cominciare subito. Se non l’hai chiesto, ricevi tutto il prezzo. I crediti non usati decadono con il rimborso. Maggiori dettagli nella pagina [Resi e rimborsi](/pages/return-policy).
  # Modulo di recesso tipo
  «Destinatario: {company}, {address}, {email}. Con la presente notifico il recesso dal mio contratto per il seguente servizio: acquisto di crediti su {brand}. Ordinato il: … Numero d’ordine: … Nome del consumatore: … Indirizzo del consumatore: … Indirizzo e-mail dell’account: … Firma (solo se il modulo è inviato su carta): … Data: …»
`;
