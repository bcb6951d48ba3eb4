import type { MailTexts } from './mail-texts.ts';

export const it: MailTexts = {
  greeting: 'Ciao,',
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
      'Non hai creato tu l’account? Non devi fare nulla: senza conferma cancelleremo l’account.',
    ],
  },
  'already-member': {
    subject: 'Hai già un account su {brand}',
    paragraphs: [
      'Qualcuno ha provato a iscriversi su {brand} con questo indirizzo. L’indirizzo appartiene già a un account, quindi non ne è stato aperto un altro. Se eri tu, accedi con la tua password.',
    ],
    button: 'Accedi',
    notes: ['Se non eri tu, non devi fare nulla. Nessuno ha avuto accesso al tuo account.'],
  },
  'complaint-receipt': {
    subject: 'Abbiamo ricevuto il tuo messaggio: {receipt}',
    paragraphs: [
      'Grazie per aver contattato {brand}. Il tuo messaggio è arrivato e ti risponderemo a questo indirizzo.',
    ],
    notes: ['Conserva questa e-mail: è la tua conferma di ricevimento.'],
    report: {
      subject: 'Abbiamo ricevuto la tua segnalazione: {receipt}',
      paragraphs: [
        'Grazie per la segnalazione inviata a {brand}. È arrivata e ti risponderemo a questo indirizzo.',
      ],
    },
    facts: {
      receipt: 'Numero di pratica',
      received: 'Ricevuto',
      category: 'Oggetto',
    },
    categories: {
      profile: 'Profilo',
      message: 'Messaggio o conversazione',
      payment: 'Pagamento',
      privacy: 'Privacy',
      withdrawal: 'Recesso da un contratto',
      other: 'Altro',
    },
  },
  withdrawal: {
    subject: 'Abbiamo ricevuto il tuo recesso: {receipt}',
    paragraphs: [
      'Hai esercitato il diritto di recesso da un contratto con {brand}. La tua comunicazione è arrivata nella data e all’ora indicate qui.',
    ],
    outcomes: {
      refunding: 'Ti rimborsiamo {amount}, con lo stesso mezzo di pagamento che hai usato.',
      nothing_left: 'Di questo ordine non restano crediti, quindi non c’è nulla da rimborsare.',
      open: 'Una persona esamina il tuo recesso e ti risponde a questo indirizzo.',
    },
    unverified:
      'Questa e-mail non ripete ciò che è stato scritto, perché chiunque può aver inserito questo indirizzo. Il contenuto è registrato con questo numero. Se non eri tu, non devi fare nulla.',
    notes: ['Conserva questa e-mail: è il tuo avviso di ricevimento.'],
    facts: {
      receipt: 'Numero di pratica',
      received: 'Ricevuto',
      name: 'Nome',
      order: 'Ordine',
      paid: 'Pagato',
      unused: 'Crediti non usati',
      spent: 'Detratto per i crediti spesi',
      back: 'Importo del rimborso',
    },
  },
  mandate: {
    subject: 'Il tuo mandato SEPA per {brand}',
    paragraphs: ['Hai rilasciato questo mandato per un solo addebito:'],
    facts: {
      creditor: 'Creditore',
      creditor_id: 'Codice identificativo del creditore',
      reference: 'Riferimento del mandato',
      account_holder: 'Intestatario del conto',
      account: 'Conto',
      amount: 'Importo',
    },
    notes: ['Non l’hai rilasciato tu? Rispondi a questa e-mail e una persona verificherà.'],
  },
};
