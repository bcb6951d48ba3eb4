import type { DecisionTexts } from './decision-texts.ts';

export const it: DecisionTexts = {
  status: {
    report: 'A che punto è la mia segnalazione?',
    complaint: 'A che punto è il mio reclamo?',
  },
  facts: {
    receipt: 'Numero di pratica',
    reference: 'Decisione',
    action: 'Che cosa abbiamo fatto',
    ground: 'Base della decisione',
    reason: 'Motivazione',
    outcome: 'Esito',
  },
  actions: {
    none: 'Nessun provvedimento',
    warning: 'Un avvertimento',
    photo_removed: 'La foto è stata rimossa',
    message_removed: 'Il messaggio è stato rimosso',
    profile_hidden: 'Il profilo è stato nascosto',
    account_locked: 'L’account è stato bloccato',
  },
  grounds: {
    fake: 'Un profilo che non è autentico',
    minor: 'Una persona che potrebbe essere minorenne',
    harassment: 'Molestie, minacce o odio',
    money: 'Richiesta di denaro o truffa',
    photo: 'Una foto non ammessa',
    contact_data: 'Indirizzi, numeri o link diffusi',
    spam: 'Pubblicità o lo stesso messaggio a molti',
    illegal: 'Qualcosa di contrario alla legge',
    other_rule: 'Un’altra delle nostre regole',
    no_violation: 'Nessuna violazione delle nostre regole',
    not_proven: 'Non dimostrabile',
    not_ours: 'Non spetta a noi decidere',
    answered: 'Abbiamo risposto',
  },
  appeal:
    'Se non sei d’accordo, puoi fare ricorso gratis fino al giorno {date}. Una persona riesaminerà la decisione.',
  elsewhere:
    'Puoi anche rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie (articolo 21 del regolamento sui servizi digitali) o al giudice.',
  'complaint-decided': {
    subject: 'La nostra decisione sulla pratica {receipt}',
    paragraphs: ['Abbiamo esaminato quello che hai scritto al team di {brand}. Ha deciso una persona.'],
    button: 'Vedi la decisione o fai ricorso',
    notes: ['Non diciamo a nessuno chi ci ha scritto.'],
  },
  measure: {
    subject: 'Una decisione sul tuo account: {reference}',
    paragraphs: [
      'Abbiamo preso un provvedimento che riguarda il tuo account su {brand}. Qui leggi quale e perché.',
    ],
    sources: {
      report: 'Qualcuno ce l’ha segnalato. Non diciamo chi.',
      own: 'Ce ne siamo accorti noi.',
    },
    effects: {
      warning:
        'Il tuo account resta com’è. Se succede di nuovo, possiamo nascondere il tuo profilo o bloccare il tuo account.',
      photo_removed:
        'Adesso la foto la vedi solo tu. Vale senza scadenza, finché la decisione non viene annullata.',
      message_removed:
        'Nessuno di voi due vede più il messaggio. Vale senza scadenza, finché la decisione non viene annullata.',
      profile_hidden:
        'Gli altri non vedono più il tuo profilo; puoi ancora accedere. Vale senza scadenza, finché la decisione non viene annullata.',
      account_locked:
        'Non puoi più accedere e gli altri non vedono più il tuo profilo. Vale senza scadenza, finché la decisione non viene annullata.',
    },
    automation: 'L’ha deciso una persona. Nessuna parte della decisione è stata automatica.',
    button: 'Fai ricorso',
    notes: ['Conserva questa e-mail: per un ricorso ti serve il numero della decisione.'],
  },
  'appeal-received': {
    subject: 'Abbiamo ricevuto il tuo ricorso: {reference}',
    paragraphs: [
      'Grazie, il tuo ricorso è arrivato. Una persona riesamina la decisione e ti scrive a questo indirizzo.',
    ],
    notes: [],
  },
  'appeal-decided': {
    subject: 'La nostra decisione sul tuo ricorso: {reference}',
    paragraphs: ['Abbiamo riesaminato la decisione. L’ha fatto una persona.'],
    outcomes: {
      upheld: 'La decisione resta valida',
      reversed: 'La decisione è stata annullata',
    },
    notes: [],
  },
  photos: {
    reasons: {
      not_a_person: 'In questa foto non si riconosce nessuno. Usane una in cui si vede il tuo viso.',
      someone_else: 'Sembra un’altra persona. Usa una foto tua.',
      minor: 'In questa foto c’è un minore. Usane una con soli adulti.',
      nudity: 'Questa foto mostra troppo.',
      contact_data: 'In questa foto ci sono dei contatti. Usane una senza.',
      quality: 'Questa foto è troppo scura o sfocata.',
      other: 'Questa foto non rispetta le nostre regole.',
    },
    another: 'Puoi caricare un’altra foto quando vuoi.',
  },
  'photo-approved': {
    subject: 'La tua foto è stata accettata: {reference}',
    paragraphs: [
      'Abbiamo riguardato la foto e annullato la nostra decisione. L’ha fatto una persona.',
      'Ora su {brand} gli altri possono vedere la foto.',
    ],
    notes: [],
  },
};
