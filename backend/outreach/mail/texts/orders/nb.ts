import type { OrderTexts } from './order-texts.ts';

export const nb: OrderTexts = {
  facts: {
    number: 'Ordrenummer',
    credits: 'Credits',
    total: 'Totalt',
    method: 'Betalingsmåte',
    date: 'Bestilt',
    until: 'Betales innen',
    returned: 'Betalt tilbake',
  },
  withVat: '{amount}, hvorav {rate} mva. ({vat})',
  methods: {
    creditcard: 'Kredittkort',
    directdebit: 'SEPA-direktebelastning',
    banktransfer: 'Bankoverføring',
  },
  withdraw: 'Angre avtalen',
  seeOrder: 'Se bestillingen',
  begun:
    'Da du bestilte, ba du oss uttrykkelig begynne med en gang. Angrer du, betaler du derfor for det du har brukt fram til da: brukte credits.',
  attached:
    'Vedlagt finner du vilkårene våre og opplysningene om angrerett med angreskjemaet, slik de gjelder for denne bestillingen.',
  attachment: 'vilkar-og-angrerett',
  'order-confirmed': {
    subject: 'Bestillingen din {number} hos {brand}',
    paragraphs: [
      'Takk for bestillingen. Betalingen er mottatt, og creditsene er på kontoen din. Dette er én betaling: Du har ikke tegnet noe abonnement.',
    ],
    button: 'Se bestillingen',
    notes: [
      'Du kan angre avtalen til og med {until} uten å oppgi noen grunn. Credits du ikke har brukt fram til da, betaler vi tilbake på samme måte som du betalte. Du trenger bare ordrenummeret, ingen innlogging.',
      'Ta vare på denne e-posten: Den bekrefter avtalen din.',
    ],
  },
  'payment-failed': {
    subject: 'Betalingen for bestillingen din {number} gikk ikke gjennom',
    paragraphs: ['Du er ikke belastet, og ingen credits er lagt til.'],
    reasons: {
      card_failed: 'Betalingen med kortet ditt mislyktes.',
      declined: 'Betalingen mislyktes eller ble avvist.',
      expired: 'Det kom ingen betaling i tide.',
      refused: 'Betalingsleverandøren godtok ikke bestillingen.',
    },
    button: 'Se bestillingen',
    notes: ['Hvis du vil, kan du bestille på nytt og velge en annen betalingsmåte.'],
  },
  'transfer-pending': {
    subject: 'Bestillingen din {number}: Vi venter på bankoverføringen',
    paragraphs: [
      'Takk for bestillingen hos {brand}. Overfør beløpet med den oppgitte referansen. Så snart vi har mottatt pengene, er creditsene på kontoen din, og du får en bekreftelse.',
    ],
    button: 'Vis bankopplysninger',
    notes: ['Hvis du ikke betaler, skjer det ingenting: Bestillingen faller bort når fristen er ute.'],
  },
  'charged-back': {
    subject: 'Banken din har trukket tilbake betalingen for bestillingen din {number}',
    paragraphs: [
      'Banken din har trukket tilbake pengene for denne bestillingen hos {brand}. Creditsene som var igjen fra bestillingen, har vi trukket fra kontoen din.',
    ],
    premiumEnded: 'Dermed er du ikke lenger premium. Det blir du igjen med neste bestilling.',
    button: 'Se bestillingen',
    notes: [
      'Har du ikke selv trukket betalingen tilbake, kan du spørre banken din. Inntil videre kan du ikke betale med direktebelastning, men du kan bruke andre betalingsmåter.',
    ],
  },
  refunded: {
    subject: 'Vi betaler tilbake penger for bestillingen din {number}',
    paragraphs: ['Pengene er på vei, på samme måte som du betalte. Det kan ta noen dager før de er framme.'],
    button: 'Se bestillingen',
    notes: [],
  },
};
