import type { AccessTexts } from './access-texts.ts';

export const it: AccessTexts = {
  'password-reset': {
    subject: 'Nuova password per {brand}',
    paragraphs: ['Hai chiesto una nuova password per il tuo account su {brand}. Puoi sceglierla qui.'],
    button: 'Scegli una nuova password',
    notes: [
      'Il link funziona una sola volta e per {minutes} minuti.',
      'Non l’hai chiesto tu? Allora non devi fare nulla: la tua password resta la stessa.',
    ],
  },
  'password-changed': {
    subject: 'La tua password su {brand} è stata cambiata',
    paragraphs: [
      'La password del tuo account su {brand} è stata cambiata. Le sessioni su tutti gli altri dispositivi sono state chiuse.',
      'Non eri tu? Allora scegli subito una nuova password.',
    ],
    button: 'Richiedi una nuova password',
    notes: ['Se hai cambiato tu la password, non devi fare nulla.'],
  },
  'mail-change': {
    subject: 'Conferma il tuo nuovo indirizzo e-mail su {brand}',
    paragraphs: [
      'Questo sarà il nuovo indirizzo e-mail del tuo account su {brand}. Conferma che è tuo: fino ad allora vale quello precedente.',
    ],
    button: 'Conferma il nuovo indirizzo',
    notes: [
      'Il link funziona una sola volta e per {hours} ore.',
      'Non ne sai nulla? Allora non devi fare nulla: senza conferma non cambia niente.',
    ],
  },
  'mail-change-taken': {
    subject: 'Il tuo indirizzo e-mail su {brand}',
    paragraphs: [
      'Qualcuno voleva usare questo indirizzo e-mail per un altro account su {brand}. È già l’indirizzo del tuo account, quindi resta tutto com’è. Se eri tu, accedi con questo indirizzo.',
    ],
    button: 'Accedi',
    notes: ['Se non eri tu, non devi fare nulla. Nessuno è entrato nel tuo account.'],
  },
  'mail-changed': {
    subject: 'Il tuo indirizzo e-mail su {brand} è stato cambiato',
    paragraphs: [
      'Il tuo account su {brand} ha ora un altro indirizzo e-mail. A questo indirizzo non scriviamo più e non puoi più usarlo per accedere.',
      'Non eri tu? Rispondi subito a questa e-mail e una persona ti aiuterà.',
    ],
    notes: ['Se hai cambiato tu l’indirizzo, non devi fare nulla.'],
  },
};
