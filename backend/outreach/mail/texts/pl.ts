import type { MailTexts } from './mail-texts.ts';

export const pl: MailTexts = {
  greeting: 'Cześć,',
  linkHint: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
  sender: 'Serwis {brand} prowadzi {company}, {address}.',
  activation: {
    subject: 'Potwierdź swój adres e-mail w serwisie {brand}',
    paragraphs: [
      'Został jeden krok: potwierdź, że ten adres należy do ciebie. Potem inni zobaczą twój profil, a ty możesz z nimi pisać.',
    ],
    button: 'Potwierdź adres e-mail',
    notes: [
      'Link działa tylko raz i przez {days} dni.',
      'To nie twoja rejestracja? Nie musisz nic robić: bez potwierdzenia usuniemy to konto.',
    ],
  },
  'already-member': {
    subject: 'Masz już konto w serwisie {brand}',
    paragraphs: [
      'Ktoś próbował założyć konto w serwisie {brand} na ten adres. Należy on już do istniejącego konta, więc nie powstało drugie. Jeśli to ty, zaloguj się swoim hasłem.',
    ],
    button: 'Zaloguj się',
    notes: ['Jeśli to nie ty, nie musisz nic robić. Nikt nie uzyskał dostępu do twojego konta.'],
  },
  'complaint-receipt': {
    subject: 'Otrzymaliśmy twoje zgłoszenie: {receipt}',
    paragraphs: [
      'Dziękujemy za kontakt z serwisem {brand}. Twoje zgłoszenie dotarło, odpowiemy na ten adres.',
    ],
    notes: ['Zachowaj tę wiadomość: to potwierdzenie przyjęcia zgłoszenia.'],
    report: {
      subject: 'Otrzymaliśmy twoje zgłoszenie: {receipt}',
      paragraphs: ['Dziękujemy za zgłoszenie w serwisie {brand}. Dotarło do nas, odpowiemy na ten adres.'],
    },
    facts: {
      receipt: 'Numer',
      received: 'Otrzymano',
      category: 'Temat',
    },
    categories: {
      profile: 'Profil',
      message: 'Wiadomość lub rozmowa',
      payment: 'Płatność',
      privacy: 'Prywatność',
      withdrawal: 'Odstąpienie od umowy',
      other: 'Inne',
    },
  },
  withdrawal: {
    subject: 'Otrzymaliśmy twoje odstąpienie od umowy: {receipt}',
    paragraphs: [
      'Potwierdzamy, że otrzymaliśmy twoje oświadczenie o odstąpieniu od umowy zawartej w serwisie {brand}. Datę i godzinę podajemy w tej wiadomości.',
    ],
    outcomes: {
      refunding: 'Zwracamy ci {amount} takim samym sposobem zapłaty, jakiego użyto przy zakupie.',
      nothing_left: 'Z tego zamówienia nie zostały żadne kredyty, więc nie ma czego zwracać.',
      open: 'Twoim odstąpieniem od umowy zajmie się człowiek i odpowie ci na ten adres.',
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
      back: 'Dostaniesz z powrotem',
    },
  },
  mandate: {
    subject: 'Twoja zgoda na polecenie zapłaty SEPA dla serwisu {brand}',
    paragraphs: ['Oto treść twojej zgody na jednorazowe obciążenie rachunku:'],
    facts: {
      creditor: 'Wierzyciel',
      creditor_id: 'Identyfikator wierzyciela',
      reference: 'Numer zgody',
      account_holder: 'Posiadacz rachunku',
      account: 'Rachunek',
      amount: 'Kwota',
    },
    notes: ['To nie twoja zgoda? Odpowiedz na tę wiadomość, a człowiek to sprawdzi.'],
  },
};
