import type { MailTexts } from './mail-texts.ts';

export const it: MailTexts = {
  greeting: 'Ciao',
  linkHint: 'Se il pulsante non funziona, copia questo indirizzo nel tuo browser:',
  sender: '{brand} è un servizio di {company}, {address}.',
  activation: {
    subject: 'Conferma il tuo indirizzo e-mail su {brand}',
    paragraphs: [
      'Manca solo un passo: conferma che questo indirizzo è tuo. Poi il tuo profilo sarà visibile e potrai scrivere ad altre persone.',
    ],
    button: 'Conferma l’indirizzo e-mail',
    notes: [
      'Il link vale una sola volta e per {days} giorni.',
      'La registrazione non è tua? Allora non devi fare nulla: senza conferma cancelleremo l’account.',
    ],
  },
  'already-member': {
    subject: 'Hai già un account su {brand}',
    paragraphs: [
      'Qualcuno ha provato a registrarsi su {brand} con questo indirizzo. Appartiene già a un account, quindi non ne è stato aperto un altro. Se eri tu, accedi con la tua password.',
    ],
    button: 'Accedi',
    notes: ['Se non eri tu, non devi fare nulla. Nessuno ha avuto accesso al tuo account.'],
  },
  'complaint-receipt': {
    subject: 'Abbiamo ricevuto il tuo messaggio: {receipt}',
    paragraphs: [
      'Grazie per aver contattato {brand}. Il tuo messaggio è arrivato e ti risponderemo a questo indirizzo.',
    ],
    notes: ['Conserva questa e-mail: è la tua ricevuta.'],
    facts: {
      receipt: 'Numero',
      received: 'Ricevuto',
      category: 'Oggetto',
      name: 'Nome',
      text: 'Il tuo testo',
    },
    categories: {
      profile: 'Profilo',
      message: 'Messaggio o chat',
      payment: 'Pagamento',
      privacy: 'Privacy',
      withdrawal: 'Recesso da un contratto',
      other: 'Altro',
    },
  },
};
