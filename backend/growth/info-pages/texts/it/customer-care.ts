export const service = `
  Servizio clienti
  Come contattare le persone dietro {brand}, che cosa succede poi e dove trovi le ricevute.
  # Scrivici
  Il modo più rapido è il [modulo per reclami e richieste](/complaints): non serve accedere e ricevi subito una conferma con il numero di pratica.
  Puoi anche mandare un’e-mail all’indirizzo {email}.
  # Chiamaci
  Telefono: {phone}. Per domande sul tuo account ti chiederemo di dimostrare che l’indirizzo e-mail è tuo.
  # Che cosa ci aiuta
  Indica l’indirizzo e-mail del tuo account, che cosa è successo e quando, e per un acquisto il numero d’ordine. Non mandarci mai la tua password o i dati completi di una carta. Noi non li chiediamo mai.
  # Che cosa succede poi
  Una persona legge ciò che hai scritto e risponde all’indirizzo che hai dato. Con il numero di pratica vedi in ogni momento nella pagina [Reclami](/complaints) a che punto siamo.
  Se decidiamo qualcosa, diciamo perché. Se non sei d’accordo, puoi fare ricorso lì gratis entro sei mesi.
  Molte risposte le trovi subito tra le [domande frequenti](/pages/faq).
  # Ricevute degli acquisti
  Ogni acquisto è confermato via e-mail. La ricevuta con l’IVA si scarica in PDF da ognuno dei [tuoi pagamenti](/transactions); il link nella conferma la apre anche senza accedere.
  # Qualcuno si comporta male
  Segnala il membro direttamente nel suo profilo o nella conversazione e bloccalo. In caso di pericolo immediato rivolgiti prima alla polizia.
`;
