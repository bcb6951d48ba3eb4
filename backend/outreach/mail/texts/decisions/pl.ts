import type { DecisionTexts } from './decision-texts.ts';

export const pl: DecisionTexts = {
  status: {
    report: 'Co dzieje się z moim zgłoszeniem?',
    complaint: 'Co dzieje się z moim zgłoszeniem?',
  },
  facts: {
    receipt: 'Numer zgłoszenia',
    reference: 'Decyzja',
    action: 'Co zrobiliśmy',
    ground: 'Podstawa',
    reason: 'Uzasadnienie',
    outcome: 'Wynik',
  },
  actions: {
    none: 'Nie podjęto działań',
    warning: 'Ostrzeżenie',
    photo_removed: 'Zdjęcie zostało usunięte',
    message_removed: 'Wiadomość została usunięta',
    profile_hidden: 'Profil został ukryty',
    account_locked: 'Konto zostało zablokowane',
  },
  grounds: {
    fake: 'Nieprawdziwy profil',
    minor: 'Osoba, która może być niepełnoletnia',
    harassment: 'Nękanie, groźby lub nienawiść',
    money: 'Prośba o pieniądze lub oszustwo',
    photo: 'Niedozwolone zdjęcie',
    contact_data: 'Podanie adresów, numerów lub linków',
    spam: 'Reklama lub ta sama wiadomość do wielu osób',
    illegal: 'Coś niezgodnego z prawem',
    other_rule: 'Inna z naszych zasad',
    no_violation: 'Brak naruszenia naszych zasad',
    not_proven: 'Nie da się tego udowodnić',
    not_ours: 'Nie do nas należy decyzja',
    answered: 'Udzielono odpowiedzi',
  },
  appeal:
    'Jeśli się nie zgadzasz, możesz odwołać się bezpłatnie do {date}. Wtedy człowiek jeszcze raz przyjrzy się decyzji.',
  elsewhere:
    'Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów (artykuł 21 aktu o usługach cyfrowych) albo do sądu.',
  'complaint-decided': {
    subject: 'Nasza decyzja w sprawie {receipt}',
    paragraphs: ['Zapoznaliśmy się z twoim zgłoszeniem do serwisu {brand}. Zdecydował człowiek.'],
    button: 'Zobacz decyzję lub odwołaj się',
    notes: ['Od nas nikt się nie dowie, kto do nas napisał.'],
  },
  measure: {
    subject: 'Decyzja dotycząca twojego konta: {reference}',
    paragraphs: [
      'Podjęliśmy działanie, które dotyczy twojego konta w serwisie {brand}. Tutaj przeczytasz, jakie i dlaczego.',
    ],
    sources: {
      report: 'Ktoś zwrócił nam na to uwagę. Nie ujawniamy, kto.',
      own: 'To nasze własne ustalenie.',
    },
    effects: {
      warning:
        'Twoje konto zostaje takie, jakie jest. Jeśli to się powtórzy, możemy ukryć twój profil lub zablokować twoje konto.',
      photo_removed:
        'Teraz tylko ty widzisz to zdjęcie. Obowiązuje to bezterminowo, dopóki decyzja nie zostanie cofnięta.',
      message_removed:
        'Ta wiadomość nie jest już widoczna dla żadnej ze stron. Obowiązuje to bezterminowo, dopóki decyzja nie zostanie cofnięta.',
      profile_hidden:
        'Inni nie widzą już twojego profilu, ale nadal możesz się zalogować. Obowiązuje to bezterminowo, dopóki decyzja nie zostanie cofnięta.',
      account_locked:
        'Nie możesz się już zalogować, a inni nie widzą już twojego profilu. Obowiązuje to bezterminowo, dopóki decyzja nie zostanie cofnięta.',
    },
    automation: 'Zdecydował o tym człowiek. Żadna część decyzji nie była automatyczna.',
    button: 'Odwołaj się',
    notes: ['Zachowaj ten e-mail: do odwołania potrzebny jest numer decyzji.'],
  },
  'appeal-received': {
    subject: 'Otrzymaliśmy twoje odwołanie: {reference}',
    paragraphs: [
      'Dziękujemy, twoje odwołanie dotarło. Człowiek jeszcze raz przyjrzy się decyzji i napisze do ciebie na ten adres.',
    ],
    notes: [],
  },
  'appeal-decided': {
    subject: 'Nasza decyzja w sprawie twojego odwołania: {reference}',
    paragraphs: ['Jeszcze raz przyjrzeliśmy się decyzji. Zrobił to człowiek.'],
    outcomes: {
      upheld: 'Decyzja pozostaje w mocy',
      reversed: 'Decyzja została cofnięta',
    },
    notes: [],
  },
  photos: {
    reasons: {
      not_a_person: 'Na tym zdjęciu nikogo nie widać. Pokaż siebie.',
      someone_else: 'Wygląda na to, że to ktoś inny. Użyj swojego zdjęcia.',
      minor: 'Na tym zdjęciu jest dziecko. Użyj zdjęcia, na którym są tylko dorośli.',
      nudity: 'To zdjęcie pokazuje za dużo.',
      contact_data: 'Na tym zdjęciu są dane kontaktowe. Użyj zdjęcia bez nich.',
      quality: 'To zdjęcie jest zbyt ciemne lub nieostre.',
      other: 'To zdjęcie jest niezgodne z naszymi zasadami.',
    },
    another: 'W każdej chwili możesz dodać inne zdjęcie.',
  },
  'photo-approved': {
    subject: 'Twoje zdjęcie zostało przyjęte: {reference}',
    paragraphs: [
      'Jeszcze raz obejrzeliśmy zdjęcie i cofnęliśmy naszą decyzję. Zrobił to człowiek.',
      'Inni w serwisie {brand} widzą już to zdjęcie.',
    ],
    notes: [],
  },
};
