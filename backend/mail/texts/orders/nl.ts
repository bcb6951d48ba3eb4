import type { OrderTexts } from './order-texts.ts';

export const nl: OrderTexts = {
  facts: {
    number: 'Bestelnummer',
    credits: 'Credits',
    total: 'Totaal',
    method: 'Betaalmethode',
    date: 'Besteld op',
    until: 'Te betalen tot',
    returned: 'Teruggegaan',
  },
  withVat: '{amount}, inclusief {rate} btw ({vat})',
  methods: { creditcard: 'Creditcard', directdebit: 'SEPA-incasso', banktransfer: 'Overschrijving' },
  withdraw: 'Overeenkomst herroepen',
  seeOrder: 'Bestelling bekijken',
  begun:
    'Je hebt bij de bestelling uitdrukkelijk gevraagd dat we meteen beginnen. Als je herroept, betaal je daarom wat je tot dan hebt gebruikt: verbruikte credits en leden van wie je de foto’s alleen met premium zag. Elk van deze leden telt als één bericht, allemaal samen hoogstens half zoveel als je ongebruikte credits.',
  'order-confirmed': {
    subject: 'Je bestelling {number} bij {brand}',
    paragraphs: [
      'Bedankt voor je bestelling. Je betaling is binnen en de credits staan op je account. Het blijft bij deze ene betaling: je hebt geen abonnement afgesloten.',
    ],
    button: 'Bestelling bekijken',
    notes: [
      'Je kunt deze overeenkomst tot en met {until} zonder opgave van redenen herroepen. Credits die je tot dan niet hebt gebruikt, betalen we terug zoals je hebt betaald. Je hebt alleen het bestelnummer nodig, geen login.',
      'Bewaar deze e-mail: hij bevestigt je overeenkomst.',
    ],
  },
  'payment-failed': {
    subject: 'De betaling van je bestelling {number} is niet gelukt',
    paragraphs: ['Er is niets in rekening gebracht en er zijn geen credits bijgeschreven.'],
    reasons: {
      card_failed: 'De betaling met je kaart is mislukt.',
      declined: 'De betaling is mislukt of geweigerd.',
      expired: 'Er is geen betaling op tijd aangekomen.',
      refused: 'De betaalprovider heeft de bestelling niet aangenomen.',
    },
    button: 'Bestelling bekijken',
    notes: ['Als je wilt, bestel dan opnieuw en kies een andere betaalmethode.'],
  },
  'transfer-pending': {
    subject: 'Je bestelling {number}: we wachten op je overschrijving',
    paragraphs: [
      'Bedankt voor je bestelling bij {brand}. Maak het bedrag over met het opgegeven kenmerk. Zodra het geld er is, staan de credits op je account en krijg je een bevestiging.',
    ],
    button: 'Bankgegevens tonen',
    notes: ['Als je niet overmaakt, gebeurt er niets: de bestelling vervalt als de termijn voorbij is.'],
  },
  'charged-back': {
    subject: 'Je bank heeft de betaling voor je bestelling {number} teruggehaald',
    paragraphs: [
      'Je bank heeft het geld voor deze bestelling bij {brand} teruggehaald. De credits daarvan die er nog waren, hebben we van je account gehaald.',
    ],
    premiumEnded: 'Daarmee is premium afgelopen. Het begint weer met je volgende bestelling.',
    button: 'Bestelling bekijken',
    notes: [
      'Heb je de betaling niet zelf teruggehaald, vraag het dan bij je bank na. Met een incasso kun je voorlopig niet meer bestellen, op andere manieren wel.',
    ],
  },
  refunded: {
    subject: 'We betalen je geld terug voor je bestelling {number}',
    paragraphs: [
      'Het geld is onderweg, op dezelfde manier als je hebt betaald. Het kan een paar dagen duren voor het er is.',
    ],
    button: 'Bestelling bekijken',
    notes: [],
  },
};
