import type { CheckoutTexts } from './checkout-texts.ts';

export const sv: CheckoutTexts = {
  title: 'Testkassa',
  notice:
    'Det här är en testmiljö. Inga pengar flyttas, ingenting dras, och ingen frågar efter dina uppgifter.',
  to: 'Betalningsmottagare',
  order: 'Beställning',
  method: 'Betalsätt',
  total: 'Totalt',
  what: 'Vad ska hända?',
  scenarios: {
    paid: 'Betalningen går igenom direkt',
    card_failed: 'Kortbetalningen misslyckas',
    declined: 'Betalningen nekas',
    cancelled: 'Du avbryter betalningen',
    expired: 'Tiden går ut',
    slow: 'Långsamt: betalningen går igenom efter några sekunder',
    repeated: 'Betalt, och butiken får veta det fyra gånger',
    silent: 'Betalt, men butiken får inte veta något',
    charged_back: 'Betalt, men banken tar tillbaka pengarna efter några sekunder',
    later: 'Lämna öppen och gå tillbaka',
  },
  seconds: 'Sekunder för de långsamma',
  go: 'Fortsätt',
  back: 'Tillbaka till {brand}',
  states: { paid: 'Den här betalningen är klar.', failed: 'Den här betalningen har misslyckats.' },
  more: 'Efteråt',
  chargeBack: 'Låt banken ta tillbaka pengarna',
  tellAgain: 'Meddela butiken igen',
};
