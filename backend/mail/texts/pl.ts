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
      name: 'Imię i nazwisko',
      text: 'Twój tekst',
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
};
