import type { OrderTexts } from './order-texts.ts';

export const nl: OrderTexts = {
  facts: {
    number: 'Bestelnummer',
    credits: 'Credits',
    total: 'Totaal',
    method: 'Betaalmethode',
    date: 'Besteld op',
    until: 'Te betalen tot',
    returned: 'Teruggeboekt',
  },
  withVat: '{amount}, inclusief {rate} btw ({vat})',
  methods: { creditcard: 'Creditcard', directdebit: 'SEPA-incasso', banktransfer: 'Overschrijving' },
  withdraw: 'Overeenkomst herroepen',
  seeOrder: 'Bestelling bekijken',
  begun:
    'Je hebt bij de bestelling uitdrukkelijk gevraagd dat we meteen beginnen. Als je herroept, betaal je daarom wat je tot dan hebt gebruikt: verbruikte credits.',
  attached:
    'In de bijlage vind je onze voorwaarden en de informatie over herroeping met het modelformulier, zoals die voor deze bestelling gelden.',
  attachment: 'voorwaarden-en-herroeping',
  'order-confirmed': {
    subject: 'Je bestelling {number} bij {brand}',
    paragraphs: [
      'Bedankt voor je bestelling. Je betaling is binnen en de credits staan op je account. Het blijft bij deze ene betaling: je hebt geen abonnement afgesloten.',
    ],
    button: 'Bestelling bekijken',
    notes: [
      'Je kunt deze overeenkomst tot en met {until} zonder opgave van redenen herroepen. Credits die je tot dan niet hebt gebruikt, betalen we terug met hetzelfde betaalmiddel als waarmee je hebt betaald. Je hebt alleen het bestelnummer nodig; inloggen hoeft niet.',
      'Bewaar deze e-mail: dit is de bevestiging van je overeenkomst.',
    ],
  },
  'payment-failed': {
    subject: 'De betaling van je bestelling {number} is niet gelukt',
    paragraphs: ['Er is niets in rekening gebracht en er zijn geen credits bijgeschreven.'],
    reasons: {
      card_failed: 'De betaling met je kaart is mislukt.',
      declined: 'De betaling is mislukt of geweigerd.',
      expired: 'We hebben niet op tijd een betaling ontvangen.',
      refused: 'De betaaldienst heeft de bestelling niet geaccepteerd.',
    },
    button: 'Bestelling bekijken',
    notes: ['Je kunt opnieuw bestellen en een andere betaalmethode kiezen.'],
  },
  'transfer-pending': {
    subject: 'Je bestelling {number}: we wachten op je overschrijving',
    paragraphs: [
      'Bedankt voor je bestelling bij {brand}. Maak het bedrag over en vermeld daarbij het opgegeven kenmerk. Zodra het geld er is, staan de credits op je account en krijg je een bevestiging.',
    ],
    button: 'Bankgegevens tonen',
    notes: [
      'Maak je het geld niet over, dan hoef je niets te doen: de bestelling vervalt als de termijn voorbij is.',
    ],
  },
  'charged-back': {
    subject: 'Je bank heeft de betaling voor je bestelling {number} teruggehaald',
    paragraphs: [
      'Je bank heeft het geld voor deze bestelling bij {brand} teruggehaald. De credits van deze bestelling die er nog waren, hebben we van je account gehaald.',
    ],
    premiumEnded: 'Daarmee is je premium afgelopen. Bij je volgende bestelling krijg je het weer.',
    button: 'Bestelling bekijken',
    notes: [
      'Heb je de betaling niet zelf teruggehaald, vraag het dan na bij je bank. Met SEPA-incasso kun je voorlopig niet meer betalen, met andere betaalmethoden wel.',
    ],
  },
  refunded: {
    subject: 'We betalen je geld terug voor je bestelling {number}',
    paragraphs: [
      'Het geld is onderweg, via hetzelfde betaalmiddel als waarmee je hebt betaald. Het kan een paar dagen duren voor het er is.',
    ],
    button: 'Bestelling bekijken',
    notes: [],
  },
};
