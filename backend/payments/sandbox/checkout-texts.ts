import type { Scenario } from './scenarios.ts';

export type CheckoutTexts = {
  title: string;
  /** Says that nothing is paid here. */
  notice: string;
  to: string;
  order: string;
  method: string;
  total: string;
  what: string;
  scenarios: Record<Scenario, string>;
  seconds: string;
  go: string;
  back: string;
  states: Record<'paid' | 'failed', string>;
  more: string;
  chargeBack: string;
  tellAgain: string;
};

const en: CheckoutTexts = {
  title: 'Sandbox checkout',
  notice: 'This is a sandbox. No money moves, nothing is charged, and no data of yours is asked for.',
  to: 'Paid to',
  order: 'Order',
  method: 'Method',
  total: 'Total',
  what: 'What should happen?',
  scenarios: {
    paid: 'Paid at once',
    card_failed: 'The card fails',
    declined: 'The payment is declined',
    cancelled: 'Cancelled by you',
    expired: 'Expired',
    slow: 'Slow: paid after some seconds',
    repeated: 'Paid, and the shop is told four times',
    silent: 'Paid, and the shop is told nothing',
    charged_back: 'Paid, and the bank takes it back after some seconds',
    later: 'Leave it open and go back',
  },
  seconds: 'Seconds for the slow ones',
  go: 'Continue',
  back: 'Back to {brand}',
  states: { paid: 'This payment is paid.', failed: 'This payment has failed.' },
  more: 'Afterwards',
  chargeBack: 'Have the bank take the money back',
  tellAgain: 'Tell the shop again',
};

const de: CheckoutTexts = {
  title: 'Sandbox-Kasse',
  notice:
    'Das ist eine Sandbox. Es fließt kein Geld, nichts wird abgebucht, und niemand fragt nach deinen Daten.',
  to: 'Empfänger',
  order: 'Bestellung',
  method: 'Zahlungsart',
  total: 'Gesamtbetrag',
  what: 'Was soll passieren?',
  scenarios: {
    paid: 'Sofort bezahlt',
    card_failed: 'Die Karte scheitert',
    declined: 'Die Zahlung wird abgelehnt',
    cancelled: 'Von dir abgebrochen',
    expired: 'Abgelaufen',
    slow: 'Langsam: bezahlt nach einigen Sekunden',
    repeated: 'Bezahlt, und der Shop erfährt es viermal',
    silent: 'Bezahlt, und der Shop erfährt nichts',
    charged_back: 'Bezahlt, und die Bank holt es nach einigen Sekunden zurück',
    later: 'Offen lassen und zurückgehen',
  },
  seconds: 'Sekunden für die langsamen',
  go: 'Weiter',
  back: 'Zurück zu {brand}',
  states: { paid: 'Diese Zahlung ist bezahlt.', failed: 'Diese Zahlung ist gescheitert.' },
  more: 'Danach',
  chargeBack: 'Die Bank das Geld zurückholen lassen',
  tellAgain: 'Den Shop noch einmal benachrichtigen',
};

const nl: CheckoutTexts = {
  title: 'Sandbox-kassa',
  notice:
    'Dit is een sandbox. Er beweegt geen geld, er wordt niets afgeschreven en niemand vraagt om je gegevens.',
  to: 'Ontvanger',
  order: 'Bestelling',
  method: 'Betaalmethode',
  total: 'Totaal',
  what: 'Wat moet er gebeuren?',
  scenarios: {
    paid: 'Meteen betaald',
    card_failed: 'De kaart mislukt',
    declined: 'De betaling wordt geweigerd',
    cancelled: 'Door jou afgebroken',
    expired: 'Verlopen',
    slow: 'Traag: betaald na een paar seconden',
    repeated: 'Betaald, en de winkel hoort het vier keer',
    silent: 'Betaald, en de winkel hoort niets',
    charged_back: 'Betaald, en de bank haalt het na een paar seconden terug',
    later: 'Open laten en teruggaan',
  },
  seconds: 'Seconden voor de trage',
  go: 'Verder',
  back: 'Terug naar {brand}',
  states: { paid: 'Deze betaling is betaald.', failed: 'Deze betaling is mislukt.' },
  more: 'Daarna',
  chargeBack: 'De bank het geld laten terughalen',
  tellAgain: 'De winkel het nog eens vertellen',
};

const sv: CheckoutTexts = {
  title: 'Sandlådekassa',
  notice:
    'Det här är en sandlåda. Inga pengar rör sig, ingenting dras, och ingen frågar efter dina uppgifter.',
  to: 'Mottagare',
  order: 'Beställning',
  method: 'Betalsätt',
  total: 'Totalt',
  what: 'Vad ska hända?',
  scenarios: {
    paid: 'Betalt genast',
    card_failed: 'Kortet misslyckas',
    declined: 'Betalningen nekas',
    cancelled: 'Avbruten av dig',
    expired: 'Har gått ut',
    slow: 'Långsamt: betalt efter några sekunder',
    repeated: 'Betalt, och butiken får veta det fyra gånger',
    silent: 'Betalt, och butiken får inte veta något',
    charged_back: 'Betalt, och banken tar tillbaka det efter några sekunder',
    later: 'Lämna öppen och gå tillbaka',
  },
  seconds: 'Sekunder för de långsamma',
  go: 'Fortsätt',
  back: 'Tillbaka till {brand}',
  states: { paid: 'Den här betalningen är betald.', failed: 'Den här betalningen har misslyckats.' },
  more: 'Efteråt',
  chargeBack: 'Låt banken ta tillbaka pengarna',
  tellAgain: 'Säg det till butiken igen',
};

const texts: Record<string, CheckoutTexts> = { de, en, nl, sv };

/** The page's texts and the language they are in: the payer's where there are any, else English. */
export function checkoutTexts(locale: string): { lang: string; text: CheckoutTexts } {
  const text = texts[locale];
  return text ? { lang: locale, text } : { lang: 'en', text: en };
}
