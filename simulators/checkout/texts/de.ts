import type { CheckoutTexts } from './checkout-texts.ts';

export const de: CheckoutTexts = {
  title: 'Testkasse (Sandbox)',
  notice:
    'Das ist nur ein Test. Es fließt kein Geld, nichts wird abgebucht, und niemand fragt nach deinen Daten.',
  to: 'Empfänger',
  order: 'Bestellung',
  method: 'Zahlungsart',
  total: 'Gesamtbetrag',
  what: 'Was soll passieren?',
  scenarios: {
    paid: 'Die Zahlung klappt sofort',
    card_failed: 'Die Kartenzahlung schlägt fehl',
    declined: 'Die Zahlung wird abgelehnt',
    cancelled: 'Du brichst die Zahlung ab',
    expired: 'Die Zeit läuft ab',
    slow: 'Die Zahlung klappt nach einigen Sekunden',
    repeated: 'Die Zahlung klappt, und der Shop erfährt es viermal',
    silent: 'Die Zahlung klappt, und der Shop erfährt nichts',
    charged_back: 'Die Zahlung klappt, und die Bank bucht nach einigen Sekunden zurück',
    later: 'Die Zahlung bleibt offen, und du gehst zurück',
  },
  seconds: 'Sekunden bei langsamer Zahlung',
  go: 'Weiter',
  back: 'Zurück zu {brand}',
  states: { paid: 'Diese Zahlung ist abgeschlossen.', failed: 'Diese Zahlung ist fehlgeschlagen.' },
  more: 'Danach',
  chargeBack: 'Von der Bank zurückbuchen lassen',
  tellAgain: 'Den Shop noch einmal benachrichtigen',
};
