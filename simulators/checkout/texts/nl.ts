import type { CheckoutTexts } from './checkout-texts.ts';

export const nl: CheckoutTexts = {
  title: 'Sandbox-kassa',
  notice:
    'Dit is een sandbox. Er wordt geen geld overgemaakt, er wordt niets afgeschreven en niemand vraagt om je gegevens.',
  to: 'Te betalen aan',
  order: 'Bestelling',
  method: 'Betaalmethode',
  total: 'Totaal',
  what: 'Wat moet er gebeuren?',
  scenarios: {
    paid: 'Meteen betaald',
    card_failed: 'De kaartbetaling mislukt',
    declined: 'De betaling wordt geweigerd',
    cancelled: 'Door jou geannuleerd',
    expired: 'De tijd is verstreken',
    slow: 'Traag: betaald na een paar seconden',
    repeated: 'Betaald, en de winkel krijgt vier keer bericht',
    silent: 'Betaald, en de winkel krijgt geen bericht',
    charged_back: 'Betaald, en de bank haalt het geld na een paar seconden terug',
    later: 'Open laten en teruggaan',
  },
  seconds: 'Seconden voor de trage keuzes',
  go: 'Verder',
  back: 'Terug naar {brand}',
  states: { paid: 'Deze betaling is gelukt.', failed: 'Deze betaling is mislukt.' },
  more: 'Daarna',
  chargeBack: 'Geld door de bank laten terughalen',
  tellAgain: 'De winkel opnieuw bericht sturen',
};
