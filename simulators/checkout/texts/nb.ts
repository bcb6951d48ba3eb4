import type { CheckoutTexts } from './checkout-texts.ts';

export const nb: CheckoutTexts = {
  title: 'Testkasse (sandkasse)',
  notice:
    'Dette er bare en test. Ingen penger flyttes, ingenting blir trukket, og ingen spør etter opplysningene dine.',
  to: 'Mottaker',
  order: 'Bestilling',
  method: 'Betalingsmåte',
  total: 'Totalt',
  what: 'Hva skal skje?',
  scenarios: {
    paid: 'Betalingen går gjennom med en gang',
    card_failed: 'Kortbetalingen mislykkes',
    declined: 'Betalingen blir avvist',
    cancelled: 'Du avbryter betalingen',
    expired: 'Tiden går ut',
    slow: 'Sakte: Betalingen går gjennom etter noen sekunder',
    repeated: 'Betalt, og butikken får vite det fire ganger',
    silent: 'Betalt, men butikken får ikke vite det',
    charged_back: 'Betalt, men banken trekker pengene tilbake etter noen sekunder',
    later: 'La den stå åpen og gå tilbake',
  },
  seconds: 'Sekunder ved langsom betaling',
  go: 'Videre',
  back: 'Tilbake til {brand}',
  states: { paid: 'Denne betalingen er fullført.', failed: 'Denne betalingen mislyktes.' },
  more: 'Etterpå',
  chargeBack: 'La banken trekke pengene tilbake',
  tellAgain: 'Gi butikken beskjed en gang til',
};
