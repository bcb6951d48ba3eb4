import type { CheckoutTexts } from './checkout-texts.ts';

export const da: CheckoutTexts = {
  title: 'Testbetaling',
  notice:
    'Dette er kun en test. Der flyttes ingen penge, intet bliver trukket, og ingen beder om dine oplysninger.',
  to: 'Betales til',
  order: 'Ordre',
  method: 'Betalingsmåde',
  total: 'I alt',
  what: 'Hvad skal der ske?',
  scenarios: {
    paid: 'Betalingen går igennem med det samme',
    card_failed: 'Kortbetalingen mislykkes',
    declined: 'Betalingen bliver afvist',
    cancelled: 'Du afbryder betalingen',
    expired: 'Tiden til betalingen udløber',
    slow: 'Langsomt: Betalingen går igennem efter et par sekunder',
    repeated: 'Betalt, og butikken får det at vide fire gange',
    silent: 'Betalt, men butikken får det ikke at vide',
    charged_back: 'Betalt, men banken trækker pengene tilbage efter et par sekunder',
    later: 'Lad betalingen stå åben, og gå tilbage',
  },
  seconds: 'Sekunder ved langsom betaling',
  go: 'Fortsæt',
  back: 'Tilbage til {brand}',
  states: { paid: 'Denne betaling er gennemført.', failed: 'Denne betaling mislykkedes.' },
  more: 'Bagefter',
  chargeBack: 'Lad banken trække pengene tilbage',
  tellAgain: 'Giv butikken besked igen',
};
