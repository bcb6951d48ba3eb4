import type { AgeTexts } from './age-texts.ts';

export const it: AgeTexts = {
  title: 'Verifica dell’età di prova (sandbox)',
  notice:
    'Questa è una sandbox, un ambiente di prova. Nessuno guarda il tuo viso o un documento e nessuno ti chiede dati.',
  asks: '{brand} vuole sapere se hai almeno {min_age} anni.',
  what: 'Che cosa deve succedere?',
  choices: {
    pass: 'Hai l’età richiesta',
    fail: 'La verifica non riesce',
    silent: 'Hai l’età richiesta, e il sito non viene avvisato',
    repeated: 'Hai l’età richiesta, e il sito viene avvisato quattro volte',
    leave: 'Lascia in sospeso e torna indietro',
  },
  go: 'Continua',
  back: 'Torna su {brand}',
  states: { passed: 'Hai superato questa verifica.', failed: 'Questa verifica non è riuscita.' },
};
