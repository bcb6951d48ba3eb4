import type { NoticeTexts } from './notice-texts.ts';

export const pl: NoticeTexts = {
  why: 'Dostajesz tę wiadomość, bo w powiadomieniach w serwisie {brand} masz włączone: „{setting}”.',
  kinds: {
    new_conversations: 'Nowe rozmowy',
    new_messages: 'Nowe wiadomości',
    like: 'Polubienia i pary',
    unread_message_reminders: 'Nieprzeczytane wiadomości',
    weekly_updates: 'Twój tydzień',
    reminders: 'Przypomnienia',
    news: 'Nowości w serwisie {brand}',
    promotions: 'Oferty',
  },
  more: { real: 'Pozostali użytkownicy: {count}', fictional: 'Pozostałe profile fikcyjne: {count}' },
  new_conversations: {
    one: 'Pierwsza wiadomość od: {name}',
    many: 'Nowe rozmowy: {count}',
    text: 'Ta wiadomość czeka na ciebie. Jej treść przeczytasz tylko ty, na swoim koncie.',
    button: 'Przeczytaj i odpowiedz',
  },
  new_messages: {
    one: 'Nowa wiadomość od: {name}',
    many: 'Rozmowy z nowymi wiadomościami: {count}',
    text: 'Twoje rozmowy toczą się dalej. Treść przeczytasz tylko ty, na swoim koncie.',
    button: 'Przeczytaj wiadomości',
  },
  like: {
    one: 'Polubienie od: {name}',
    match: 'Lubicie się: {name} i ty',
    many: 'Nowe polubienia: {count}',
    text: 'Zobacz, czy do siebie pasujecie.',
    mutual: 'lubicie się nawzajem',
    button: 'Zobacz profil',
    all: 'Zobacz polubienia',
  },
  unread: {
    subject: 'Nieprzeczytane wiadomości: {count}',
    text: 'Te wiadomości czekają na ciebie od jakiegoś czasu. Przypominamy najwyżej raz dziennie.',
    button: 'Przeczytaj wiadomości',
    facts: { real: 'Od użytkowników', fictional: 'Od profili fikcyjnych' },
  },
  weekly: {
    subject: 'Twój tydzień w serwisie {brand}',
    text: 'Oto, co się działo od zeszłego tygodnia. Wszystkie liczby są z dzisiaj; użytkowników i profile fikcyjne liczymy osobno.',
    button: 'Zobacz profile',
    newcomers: { real: 'Nowi użytkownicy w pobliżu', fictional: 'Nowe profile fikcyjne w pobliżu' },
    likes: {
      real: 'Nieobejrzane polubienia od użytkowników',
      fictional: 'Nieobejrzane polubienia od profili fikcyjnych',
    },
    unread: {
      real: 'Nieprzeczytane rozmowy z użytkownikami',
      fictional: 'Nieprzeczytane rozmowy z profilami fikcyjnymi',
    },
  },
  activation: {
    subject: 'Twoja rejestracja w serwisie {brand} jest prawie gotowa',
    paragraphs: [
      'Masz konto w serwisie {brand}, ale adres e-mail nie jest jeszcze potwierdzony. Dopiero po potwierdzeniu inni zobaczą twój profil, a ty możesz z nimi pisać.',
    ],
    button: 'Potwierdź adres e-mail',
    notes: [
      'To nie twoja rejestracja? Nie musisz nic robić: bez potwierdzenia usuniemy konto 30 dni po rejestracji.',
    ],
  },
  photo: {
    subject: 'W twoim profilu w serwisie {brand} brakuje zdjęcia',
    paragraphs: [
      'Zdjęcie pokazuje innym, do kogo piszą. To ty decydujesz, które pokażesz, i możesz je w każdej chwili usunąć.',
    ],
    button: 'Dodaj zdjęcie',
    notes: ['Przypominamy o tym tylko ten jeden raz.'],
  },
};
