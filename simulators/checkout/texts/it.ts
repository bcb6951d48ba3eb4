import type { CheckoutTexts } from './checkout-texts.ts';

export const it: CheckoutTexts = {
  title: 'Cassa di prova (sandbox)',
  notice:
    'Questa è una sandbox, un ambiente di prova. Non si muove denaro, non viene addebitato nulla e nessuno ti chiede dati.',
  to: 'Beneficiario',
  order: 'Ordine',
  method: 'Metodo di pagamento',
  total: 'Totale',
  what: 'Che cosa deve succedere?',
  scenarios: {
    paid: 'Pagato subito',
    card_failed: 'Il pagamento con carta non riesce',
    declined: 'Il pagamento viene rifiutato',
    cancelled: 'Annullato da te',
    expired: 'Scaduto',
    slow: 'Lento: pagato dopo qualche secondo',
    repeated: 'Pagato, e il negozio viene avvisato quattro volte',
    silent: 'Pagato, e il negozio non viene avvisato',
    charged_back: 'Pagato, e la banca lo storna dopo qualche secondo',
    later: 'Lascia in sospeso e torna indietro',
  },
  seconds: 'Secondi per i casi lenti',
  go: 'Continua',
  back: 'Torna su {brand}',
  states: { paid: 'Questo pagamento è riuscito.', failed: 'Questo pagamento non è riuscito.' },
  more: 'Dopo',
  chargeBack: 'Fai stornare il pagamento dalla banca',
  tellAgain: 'Avvisa di nuovo il negozio',
};
