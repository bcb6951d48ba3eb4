import type { AccessTexts } from './access-texts.ts';

export const pl: AccessTexts = {
  'password-reset': {
    subject: 'Nowe hasło do {brand}',
    paragraphs: ['Chcesz ustawić nowe hasło do swojego konta w {brand}. Możesz to zrobić tutaj.'],
    button: 'Ustaw nowe hasło',
    notes: [
      'Link działa tylko raz, przez {minutes} minut.',
      'To nie Twoja prośba? W takim razie nie musisz nic robić: Twoje hasło pozostaje bez zmian.',
    ],
  },
  'password-changed': {
    subject: 'Twoje hasło w {brand} zostało zmienione',
    paragraphs: [
      'Twoje konto w {brand} ma od teraz nowe hasło. Na wszystkich innych urządzeniach nastąpiło wylogowanie.',
      'To nie Ty? Od razu ustaw nowe hasło.',
    ],
    button: 'Poproś o nowe hasło',
    notes: ['Jeśli to Ty zmieniasz hasło, nie musisz nic robić.'],
  },
  'mail-change': {
    subject: 'Potwierdź nowy adres e-mail w {brand}',
    paragraphs: [
      'Twoje konto w {brand} ma otrzymać ten adres e-mail. Potwierdź, że należy do Ciebie. Do tego czasu obowiązuje dotychczasowy.',
    ],
    button: 'Potwierdź nowy adres',
    notes: [
      'Link działa tylko raz, przez {hours} godziny.',
      'Nic o tym nie wiesz? W takim razie nie musisz nic robić: bez potwierdzenia nic się nie zmieni.',
    ],
  },
  'mail-change-taken': {
    subject: 'Twój adres e-mail w {brand}',
    paragraphs: [
      'Ktoś chciał użyć tego adresu e-mail do innego konta w {brand}. Należy on już do Twojego konta, więc wszystko zostaje bez zmian. Jeśli to Ty, zaloguj się tym adresem.',
    ],
    button: 'Zaloguj się',
    notes: ['Jeśli to nie Ty, nie musisz nic robić. Nikt nie uzyskał dostępu do Twojego konta.'],
  },
  'mail-changed': {
    subject: 'Twój adres e-mail w {brand} został zmieniony',
    paragraphs: [
      'Twoje konto w {brand} ma teraz inny adres e-mail. Na ten już nie piszemy i nie można się nim już zalogować.',
      'To nie Ty? Odpowiedz od razu na tę wiadomość, a pomoże Ci człowiek.',
    ],
    notes: ['Jeśli to Ty zmieniasz adres, nie musisz nic robić.'],
  },
};
