export const withdrawal = `
  Recedere dal contratto
  Il tuo diritto di recesso, il termine e come usarlo qui senza accesso.
  # Il tuo diritto
  Puoi recedere da un acquisto di crediti entro {refund_days} giorni senza dare motivi.
  Il termine comincia il giorno dopo l’acquisto e finisce con la fine del suo ultimo giorno nel luogo in cui vivi. Se è un sabato, una domenica o un giorno festivo, finisce il giorno lavorativo successivo. Basta mandare il recesso prima che finisca.
  # Come recedere
  Compila il modulo in fondo a questa pagina: nome, numero d’ordine, indirizzo e-mail, conferma. Non serve accedere. Ricevi subito via e-mail una conferma con numero, data e ora.
  Puoi anche scrivere liberamente a {email} o mandare una lettera a {company}, {address}.
  # Che cosa succede poi
  Rimborsiamo il prezzo al più tardi 14 giorni dopo il recesso, nel modo in cui hai pagato, e non chiediamo nulla per questo.
  Se hai già usato crediti di questo acquisto, togliamo la loro parte, perché ci hai chiesto espressamente di cominciare subito. Contano anche i membri di cui hai visto le foto solo con Premium. Se non l’hai chiesto, ricevi tutto il prezzo. I crediti non usati decadono con il rimborso. Di più nella pagina [Resi e rimborsi](/pages/return-policy).
  # Modello
  «A {company}, {address}, {email}: con la presente recedo dal mio contratto di acquisto di crediti su {brand}. Comprato il: … Numero d’ordine: … Nome: … Indirizzo e-mail dell’account: … Data: …»
`;
