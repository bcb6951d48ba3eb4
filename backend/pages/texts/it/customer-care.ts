export const service = `
  Servizio clienti
  Come contattare le persone dietro {brand}, che cosa succede poi e dove trovi le ricevute.
  # Scrivici
  Il modo più rapido è il [modulo per reclami e richieste](/complaints): funziona senza accesso e ricevi subito una ricevuta con un numero.
  Puoi anche mandare un’e-mail a {email}.
  # Chiamaci
  Per telefono: {phone}. Per domande sul tuo account ti chiederemo di mostrare che l’indirizzo e-mail è tuo.
  # Che cosa ci aiuta
  Indica l’indirizzo e-mail del tuo account, che cosa è successo e quando, e per un acquisto il numero d’ordine. Non mandarci mai la tua password o i dati completi di una carta; non li chiediamo mai.
  # Che cosa succede poi
  Una persona legge ciò che hai scritto e risponde all’indirizzo che hai dato. Con il numero della tua ricevuta vedi in ogni momento nella pagina [Reclami](/complaints) a che punto è.
  Se decidiamo qualcosa, diciamo perché. Se non hai la stessa opinione, puoi fare ricorso lì gratis entro sei mesi.
  Molte risposte le trovi subito tra le [domande frequenti](/pages/faq).
  # Ricevute degli acquisti
  Ogni acquisto è confermato via e-mail. La ricevuta con IVA è un PDF con ognuno dei [tuoi pagamenti](/transactions), e il link nella conferma la apre anche senza accesso.
  # Qualcuno si comporta male
  Segnala il membro direttamente nel suo profilo o nella conversazione e bloccalo. In un pericolo immediato rivolgiti prima alla polizia.
`;
