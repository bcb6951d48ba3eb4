import type { OrderTexts } from './order-texts.ts';

export const de: OrderTexts = {
  facts: {
    number: 'Bestellnummer',
    credits: 'Credits',
    total: 'Gesamtbetrag',
    method: 'Zahlungsart',
    date: 'Bestellt am',
    until: 'Zahlbar bis',
    returned: 'Zurück an dich',
  },
  withVat: '{amount}, darin {rate} MwSt. ({vat})',
  methods: { creditcard: 'Kreditkarte', directdebit: 'SEPA-Lastschrift', banktransfer: 'Überweisung' },
  withdraw: 'Vertrag widerrufen',
  seeOrder: 'Bestellung ansehen',
  begun:
    'Du hast bei der Bestellung ausdrücklich verlangt, dass wir sofort beginnen. Bei einem Widerruf bezahlst du deshalb, was du bis dahin genutzt hast: verbrauchte Credits.',
  attached:
    'Im Anhang findest du unsere AGB und die Widerrufsbelehrung mit dem Muster-Widerrufsformular, so wie sie für diese Bestellung gelten.',
  attachment: 'agb-und-widerruf',
  'order-confirmed': {
    subject: 'Deine Bestellung {number} bei {brand}',
    paragraphs: [
      'Danke für deine Bestellung. Deine Zahlung ist angekommen und die Credits sind auf deinem Konto. Du zahlst nur dieses eine Mal, ohne Abo.',
    ],
    button: 'Bestellung ansehen',
    notes: [
      'Du kannst diesen Vertrag bis zum Ablauf des {until} ohne Angabe von Gründen widerrufen. Credits, die du bis dahin nicht verbraucht hast, erstatten wir dir mit demselben Zahlungsmittel, mit dem du bezahlt hast. Für den Widerruf brauchst du nur die Bestellnummer, keinen Login.',
      'Hebe diese E-Mail auf: Sie bestätigt deinen Vertrag.',
    ],
  },
  'payment-failed': {
    subject: 'Die Zahlung für deine Bestellung {number} hat nicht geklappt',
    paragraphs: ['Dir wurde nichts berechnet, und es wurden keine Credits gutgeschrieben.'],
    reasons: {
      card_failed: 'Die Zahlung mit deiner Karte ist fehlgeschlagen.',
      declined: 'Die Zahlung ist fehlgeschlagen oder wurde abgelehnt.',
      expired: 'Bis zum Ablauf der Frist ist keine Zahlung angekommen.',
      refused: 'Der Zahlungsanbieter hat die Bestellung nicht angenommen.',
    },
    button: 'Bestellung ansehen',
    notes: ['Wenn du möchtest, bestelle noch einmal und wähle eine andere Zahlungsart.'],
  },
  'transfer-pending': {
    subject: 'Deine Bestellung {number}: Wir warten auf deine Überweisung',
    paragraphs: [
      'Danke für deine Bestellung bei {brand}. Überweise den Betrag mit dem angegebenen Verwendungszweck. Sobald das Geld da ist, sind die Credits auf deinem Konto und du bekommst eine Bestätigung.',
    ],
    button: 'Bankdaten ansehen',
    notes: ['Wenn du nicht überweist, passiert nichts: Die Bestellung verfällt nach Ablauf der Frist.'],
  },
  'charged-back': {
    subject: 'Deine Bank hat die Zahlung für deine Bestellung {number} zurückgeholt',
    paragraphs: [
      'Deine Bank hat das Geld für diese Bestellung bei {brand} zurückgeholt. Die Credits aus dieser Bestellung, die noch da waren, haben wir von deinem Konto abgezogen.',
    ],
    premiumEnded: 'Damit endet auch Premium. Mit deiner nächsten Bestellung bist du wieder Premium-Mitglied.',
    button: 'Bestellung ansehen',
    notes: [
      'Hast du die Zahlung nicht selbst zurückgeholt, frag bei deiner Bank nach. Mit Lastschrift kannst du vorerst nicht mehr zahlen, mit anderen Zahlungsarten schon.',
    ],
  },
  refunded: {
    subject: 'Wir erstatten dir Geld für deine Bestellung {number}',
    paragraphs: [
      'Das Geld ist unterwegs zu dir, mit demselben Zahlungsmittel, mit dem du bezahlt hast. Bis es bei dir ist, können einige Tage vergehen.',
    ],
    button: 'Bestellung ansehen',
    notes: [],
  },
};
