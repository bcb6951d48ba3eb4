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
  withdrawal: {
    subject: 'Abbiamo ricevuto il tuo recesso: {receipt}',
    paragraphs: [
      'Hai receduto da un contratto con {brand}. La tua dichiarazione è arrivata nel momento indicato qui.',
    ],
    outcomes: {
      refunding: 'Ti rimborsiamo {amount}, nello stesso modo in cui hai pagato.',
      nothing_left: 'Di questo ordine non restano crediti, quindi non c’è nulla da rimborsare.',
      open: 'Una persona la esamina e ti risponde a questo indirizzo.',
    },
    unverified:
      'Questa e-mail non ripete ciò che è stato scritto, perché chiunque può aver indicato questo indirizzo. Il contenuto è registrato con questo numero. Se non eri tu, non devi fare nulla.',
    notes: ['Conserva questa e-mail: è la tua ricevuta.'],
    facts: {
      receipt: 'Numero',
      received: 'Ricevuto',
      name: 'Nome',
      order: 'Ordine',
      paid: 'Pagato',
      unused: 'Crediti non usati',
      spent: 'Tolto per i crediti spesi',
      seen: 'Tolto per membri di cui hai visto le foto solo con Premium ({count})',
      back: 'Ricevi indietro',
    },
    seenRule:
      'Ognuno di questi membri conta come un messaggio, e tutti insieme al massimo la metà di quanto valgono i tuoi crediti non usati.',
  },
  mandate: {
    subject: 'Il tuo mandato SEPA per {brand}',
    paragraphs: ['Hai dato questo mandato per un solo addebito:'],
    facts: {
      creditor: 'Creditore',
      creditor_id: 'Identificativo del creditore',
      reference: 'Riferimento del mandato',
      account_holder: 'Intestatario del conto',
      account: 'Conto',
      amount: 'Importo',
    },
    notes: ['Non l’hai dato tu? Rispondi a questa e-mail e una persona verificherà.'],
  },
};
