import type { OrderTexts } from './order-texts.ts';

export const it: OrderTexts = {
  facts: {
    number: 'Numero d’ordine',
    credits: 'Crediti',
    total: 'Totale',
    method: 'Metodo di pagamento',
    date: 'Ordinato il',
    until: 'Da pagare entro il',
    returned: 'Tornato indietro',
  },
  withVat: '{amount}, IVA {rate} inclusa ({vat})',
  methods: {
    creditcard: 'Carta di credito',
    directdebit: 'Addebito diretto SEPA',
    banktransfer: 'Bonifico bancario',
  },
  withdraw: 'Recedere dal contratto',
  seeOrder: 'Vedi l’ordine',
  begun:
    'Con l’ordine ci hai chiesto espressamente di cominciare subito. Se recedi, paghi quindi ciò che hai usato fino a quel momento: i crediti spesi e i membri di cui hai visto le foto solo con Premium. Ognuno di questi membri conta come un messaggio, e tutti insieme al massimo la metà di quanto valgono i tuoi crediti non usati.',
  'order-confirmed': {
    subject: 'Il tuo ordine {number} su {brand}',
    paragraphs: [
      'Grazie per il tuo ordine. Il pagamento è arrivato e i crediti sono sul tuo conto. È un pagamento unico: non hai attivato alcun abbonamento.',
    ],
    button: 'Vedi l’ordine',
    notes: [
      'Puoi recedere da questo contratto fino al {until} compreso, senza indicare un motivo. I crediti che non hai usato fino ad allora ti vengono rimborsati con lo stesso metodo con cui hai pagato. Ti basta il numero d’ordine, senza accedere.',
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
      refused: 'Il fornitore dei pagamenti non ha accettato l’ordine.',
    },
    button: 'Vedi l’ordine',
    notes: ['Se vuoi, ordina di nuovo e scegli un altro metodo di pagamento.'],
  },
  'transfer-pending': {
    subject: 'Il tuo ordine {number}: aspettiamo il tuo bonifico',
    paragraphs: [
      'Grazie per il tuo ordine su {brand}. Versa l’importo con la causale indicata. Appena il denaro arriva, i crediti sono sul tuo conto e ricevi una conferma.',
    ],
    button: 'Mostra i dati bancari',
    notes: ['Se non fai il bonifico non succede nulla: l’ordine decade alla fine del termine.'],
  },
  'charged-back': {
    subject: 'La tua banca ha ripreso il pagamento del tuo ordine {number}',
    paragraphs: [
      'La tua banca ha ripreso il denaro di questo ordine su {brand}. Abbiamo tolto dal tuo conto i crediti dell’ordine che restavano.',
    ],
    premiumEnded: 'Con questo premium è finito. Ricomincia con il tuo prossimo ordine.',
    button: 'Vedi l’ordine',
    notes: [
      'Se non hai ripreso tu il pagamento, chiedi alla tua banca. Per ora non puoi ordinare con addebito diretto; con gli altri metodi sì.',
    ],
  },
  refunded: {
    subject: 'Ti restituiamo denaro per il tuo ordine {number}',
    paragraphs: [
      'Il denaro è in viaggio, per la stessa via con cui hai pagato. Possono volerci alcuni giorni prima che arrivi.',
    ],
    button: 'Vedi l’ordine',
    notes: [],
  },
};
