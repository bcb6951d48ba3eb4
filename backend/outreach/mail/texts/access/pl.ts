import type { AccessTexts } from './access-texts.ts';

export const pl: AccessTexts = {
  'password-reset': {
    subject: 'Nowe hasło do serwisu {brand}',
    paragraphs: ['Mamy prośbę o nowe hasło do twojego konta w serwisie {brand}. Ustawisz je tutaj.'],
    button: 'Ustaw nowe hasło',
    notes: [
      'Link działa tylko raz, przez {minutes} minut.',
      'To nie twoja prośba? W takim razie nie musisz nic robić: twoje hasło pozostaje bez zmian.',
    ],
  },
  'password-changed': {
    subject: 'Twoje hasło w serwisie {brand} zostało zmienione',
    paragraphs: [
      'Twoje konto w serwisie {brand} ma od teraz nowe hasło. Na wszystkich innych urządzeniach już cię wylogowaliśmy.',
      'To nie ty? Od razu ustaw nowe hasło.',
    ],
    button: 'Poproś o nowe hasło',
    notes: ['Jeśli to twoja zmiana, nie musisz nic robić.'],
  },
  'mail-change': {
    subject: 'Potwierdź nowy adres e-mail w serwisie {brand}',
    paragraphs: [
      'Twoje konto w serwisie {brand} ma otrzymać ten adres e-mail. Potwierdź, że należy do ciebie. Do tego czasu obowiązuje dotychczasowy.',
    ],
    button: 'Potwierdź nowy adres',
    notes: [
      'Link działa tylko raz, przez {hours} godziny.',
      'Nic o tym nie wiesz? W takim razie nie musisz nic robić: bez potwierdzenia nic się nie zmieni.',
    ],
  },
  'mail-change-taken': {
    subject: 'Twój adres e-mail w serwisie {brand}',
    paragraphs: [
      'Ktoś chciał użyć tego adresu e-mail do innego konta w serwisie {brand}. Należy on już do twojego konta, więc wszystko zostaje bez zmian. Jeśli to ty, zaloguj się tym adresem.',
    ],
    button: 'Zaloguj się',
    notes: ['Jeśli to nie ty, nie musisz nic robić. Nikt nie uzyskał dostępu do twojego konta.'],
  },
  'mail-changed': {
    subject: 'Twój adres e-mail w serwisie {brand} został zmieniony',
    paragraphs: [
      'Twoje konto w serwisie {brand} ma teraz inny adres e-mail. Na ten adres już nie piszemy i nie można się nim zalogować.',
      'To nie ty? Odpowiedz od razu na tę wiadomość, a pomoże ci człowiek.',
    ],
    notes: ['Jeśli to twoja zmiana, nie musisz nic robić.'],
  },
};
