import type { MailTexts } from './mail-texts.ts';

export const pl: MailTexts = {
  greeting: 'Cześć',
  linkHint: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
  sender: '{brand} to serwis prowadzony przez {company}, {address}.',
  activation: {
    subject: 'Potwierdź swój adres e-mail w {brand}',
    paragraphs: [
      'Został jeden krok: potwierdź, że ten adres należy do ciebie. Potem twój profil będzie widoczny i będziesz móc pisać z innymi.',
    ],
    button: 'Potwierdź adres e-mail',
    notes: [
      'Link działa tylko raz i przez {days} dni.',
      'To nie ty zakładasz konto? Nie musisz nic robić: bez potwierdzenia usuniemy je.',
    ],
  },
  'already-member': {
    subject: 'Masz już konto w {brand}',
    paragraphs: [
      'Ktoś próbował założyć konto w {brand} na ten adres. Należy on już do istniejącego konta, więc nie powstało drugie. Jeśli to ty, zaloguj się swoim hasłem.',
    ],
    button: 'Zaloguj się',
    notes: ['Jeśli to nie ty, nie musisz nic robić. Nikt nie uzyskał dostępu do twojego konta.'],
  },
  'complaint-receipt': {
    subject: 'Otrzymaliśmy twoje zgłoszenie: {receipt}',
    paragraphs: ['Dziękujemy za kontakt z {brand}. Twoje zgłoszenie dotarło, odpowiemy na ten adres.'],
    notes: ['Zachowaj tę wiadomość: to potwierdzenie przyjęcia zgłoszenia.'],
    facts: {
      receipt: 'Numer',
      received: 'Otrzymano',
      category: 'Temat',
    },
    categories: {
      profile: 'Profil',
      message: 'Wiadomość lub czat',
      payment: 'Płatność',
      privacy: 'Prywatność',
      withdrawal: 'Odstąpienie od umowy',
      other: 'Inne',
    },
  },
  withdrawal: {
    subject: 'Otrzymaliśmy twoje odstąpienie: {receipt}',
    paragraphs: ['Odstępujesz od umowy z {brand}. Twoje oświadczenie dotarło w podanej tu chwili.'],
    outcomes: {
      refunding: 'Zwracamy ci {amount} tą samą drogą, którą zapłacono.',
      nothing_left: 'Z tego zamówienia nie zostały żadne kredyty, więc nie ma czego zwracać.',
      open: 'Zajmie się tym człowiek i odpowie ci na ten adres.',
    },
    unverified:
      'Ta wiadomość nie powtarza tego, co wpisano, bo ten adres mógł podać każdy. Treść jest zapisana pod tym numerem. Jeśli to nie ty, nie musisz nic robić.',
    notes: ['Zachowaj tę wiadomość: to twoje potwierdzenie.'],
    facts: {
      receipt: 'Numer',
      received: 'Otrzymano',
      name: 'Imię i nazwisko',
      order: 'Zamówienie',
      paid: 'Zapłacono',
      unused: 'Niewykorzystane kredyty',
      spent: 'Odliczono za wydane kredyty',
      seen: 'Odliczono za osoby, których zdjęcia były widoczne tylko z premium ({count})',
      back: 'Dostaniesz z powrotem',
    },
    seenRule:
      'Każda z tych osób liczy się jak jedna wiadomość, a wszystkie razem to najwyżej połowa tego, ile są warte niewykorzystane kredyty.',
  },
  mandate: {
    subject: 'Twój mandat SEPA dla {brand}',
    paragraphs: ['Udzielasz tego mandatu na jedno obciążenie:'],
    facts: {
      creditor: 'Wierzyciel',
      creditor_id: 'Identyfikator wierzyciela',
      reference: 'Numer mandatu',
      account_holder: 'Właściciel rachunku',
      account: 'Rachunek',
      amount: 'Kwota',
    },
    notes: ['To nie ty? Odpowiedz na tę wiadomość, a człowiek to sprawdzi.'],
  },
};
