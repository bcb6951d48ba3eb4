import type { OrderTexts } from './order-texts.ts';

export const da: OrderTexts = {
  facts: {
    number: 'Ordrenummer',
    credits: 'Credits',
    total: 'I alt',
    method: 'Betalingsmåde',
    date: 'Bestilt den',
    until: 'Betales senest',
    returned: 'Tilbageført beløb',
  },
  withVat: '{amount}, heraf {rate} moms ({vat})',
  methods: {
    creditcard: 'Kreditkort',
    directdebit: 'Direkte debitering (SEPA)',
    banktransfer: 'Bankoverførsel',
  },
  withdraw: 'Fortryd aftale',
  seeOrder: 'Se din ordre',
  begun:
    'Da du bestilte, bad du os udtrykkeligt begynde med det samme. Fortryder du, betaler du derfor for det, du har brugt indtil da: brugte credits.',
  attached:
    'Vedhæftet finder du vores vilkår og vejledningen om fortrydelse med standardfortrydelsesformularen, som de gælder for denne ordre.',
  attachment: 'vilkaar-og-fortrydelse',
  'order-confirmed': {
    subject: 'Din ordre {number} hos {brand}',
    paragraphs: [
      'Tak for din ordre. Din betaling er modtaget, og dine credits er på din konto. Det er én betaling: Du har ikke tegnet et abonnement.',
    ],
    button: 'Se din ordre',
    notes: [
      'Du kan fortryde aftalen uden begrundelse til og med den {until}. Du får pengene tilbage for credits, du ikke har brugt inden da, på samme måde, som du betalte. Du skal kun bruge ordrenummeret, ikke noget login.',
      'Gem denne mail: Den bekræfter din aftale.',
    ],
  },
  'payment-failed': {
    subject: 'Betalingen for din ordre {number} gik ikke igennem',
    paragraphs: ['Der er ikke trukket noget, og der er ikke tilføjet credits.'],
    reasons: {
      card_failed: 'Betalingen med dit kort mislykkedes.',
      declined: 'Betalingen mislykkedes eller blev afvist.',
      expired: 'Der kom ingen betaling i tide.',
      refused: 'Betalingstjenesten tog ikke imod ordren.',
    },
    button: 'Se din ordre',
    notes: ['Hvis du vil, kan du bestille igen og vælge en anden betalingsmåde.'],
  },
  'transfer-pending': {
    subject: 'Din ordre {number}: Vi venter på din bankoverførsel',
    paragraphs: [
      'Tak for din ordre hos {brand}. Overfør beløbet med den angivne reference. Så snart pengene er her, får du dine credits og en bekræftelse.',
    ],
    button: 'Vis bankoplysninger',
    notes: ['Hvis du ikke overfører pengene, sker der ingenting: Ordren bortfalder, når fristen er udløbet.'],
  },
  'charged-back': {
    subject: 'Din bank har trukket betalingen for din ordre {number} tilbage',
    paragraphs: [
      'Din bank har trukket pengene for denne ordre hos {brand} tilbage. De credits fra ordren, der stadig var tilbage, har vi taget fra din konto.',
    ],
    premiumEnded: 'Dermed er premium slut. Det begynder igen med din næste ordre.',
    button: 'Se din ordre',
    notes: [
      'Har du ikke selv trukket betalingen tilbage, så spørg din bank. Indtil videre kan du ikke betale med direkte debitering, kun på andre måder.',
    ],
  },
  refunded: {
    subject: 'Vi betaler penge tilbage for din ordre {number}',
    paragraphs: ['Pengene er på vej, på samme måde som du betalte. Der kan gå nogle dage, før de er fremme.'],
    button: 'Se din ordre',
    notes: [],
  },
};
