import type { OrderTexts } from './order-texts.ts';

export const it: OrderTexts = {
  facts: {
    number: 'Numero d’ordine',
    credits: 'Crediti',
    total: 'Totale',
    method: 'Metodo di pagamento',
    date: 'Data dell’ordine',
    until: 'Scadenza del pagamento',
    returned: 'Importo restituito',
  },
  withVat: '{amount}, IVA {rate} inclusa ({vat})',
  methods: {
    creditcard: 'Carta di credito',
    directdebit: 'Addebito diretto SEPA',
    banktransfer: 'Bonifico bancario',
  },
  withdraw: 'Recedere dal contratto qui',
  seeOrder: 'Vedi l’ordine',
  begun:
    'Con l’ordine ci hai chiesto espressamente di cominciare subito. Se recedi, paghi quindi ciò che hai usato fino a quel momento: i crediti spesi.',
  attached:
    'In allegato trovi le nostre condizioni generali e le istruzioni sul recesso con il modulo di recesso tipo, nella versione valida per questo ordine.',
  attachment: 'condizioni-e-recesso',
  'order-confirmed': {
    subject: 'Il tuo ordine {number} su {brand}',
    paragraphs: [
      'Grazie per il tuo ordine. Il pagamento è arrivato e i crediti sono nel tuo account. È un pagamento unico: non hai attivato alcun abbonamento.',
    ],
    button: 'Vedi l’ordine',
    notes: [
      'Puoi recedere da questo contratto fino al giorno {until} compreso, senza indicarne le ragioni. I crediti che non hai usato fino ad allora ti vengono rimborsati con lo stesso mezzo di pagamento che hai usato. Ti basta il numero d’ordine; non serve accedere.',
      'Conserva questa e-mail: conferma il tuo contratto.',
    ],
  },
  'payment-failed': {
    subject: 'Il pagamento del tuo ordine {number} non è riuscito',
    paragraphs: ['Non ti è stato addebitato nulla e non sono stati aggiunti crediti.'],
    reasons: {
      card_failed: 'Il pagamento con la tua carta non è riuscito.',
      declined: 'Il pagamento non è riuscito o è stato rifiutato.',
      expired: 'Nessun pagamento è arrivato in tempo.',
      refused: 'Il servizio di pagamento non ha accettato l’ordine.',
    },
    button: 'Vedi l’ordine',
    notes: ['Se vuoi, ordina di nuovo e scegli un altro metodo di pagamento.'],
  },
  'transfer-pending': {
    subject: 'Il tuo ordine {number}: aspettiamo il tuo bonifico',
    paragraphs: [
      'Grazie per il tuo ordine su {brand}. Versa l’importo con la causale indicata. Appena il denaro arriva, i crediti sono nel tuo account e ricevi una conferma.',
    ],
    button: 'Mostra i dati bancari',
    notes: ['Se non fai il bonifico, non succede nulla: l’ordine decade alla fine del termine.'],
  },
  'charged-back': {
    subject: 'La tua banca ha stornato il pagamento del tuo ordine {number}',
    paragraphs: [
      'La tua banca ha stornato il pagamento di questo ordine su {brand}. Abbiamo tolto dal tuo account i crediti rimasti di questo ordine.',
    ],
    premiumEnded: 'Con questo termina anche Premium. Lo riavrai con il tuo prossimo ordine.',
    button: 'Vedi l’ordine',
    notes: [
      'Se non hai chiesto tu lo storno, rivolgiti alla tua banca. Per ora non puoi ordinare con addebito diretto; con gli altri metodi sì.',
    ],
  },
  refunded: {
    subject: 'Rimborso per il tuo ordine {number}',
    paragraphs: [
      'Il rimborso è partito: arriva con lo stesso mezzo di pagamento che hai usato. Possono volerci alcuni giorni.',
    ],
    button: 'Vedi l’ordine',
    notes: [],
  },
};
