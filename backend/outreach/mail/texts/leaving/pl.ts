import type { LeavingTexts } from './leaving-texts.ts';

export const pl: LeavingTexts = {
  subject: 'Twoje konto w serwisie {brand} zostało usunięte',
  paragraphs: [
    'Nikt już nie widzi twojego profilu, a sesje na wszystkich urządzeniach się zakończyły.',
    'Dnia {date} usuniemy na zawsze wszystko, co jest na koncie: profil, zdjęcia, wiadomości i to, co się z nimi wiąże. Do tego czasu możesz odzyskać konto, korzystając z tego linku.',
  ],
  button: 'Odzyskaj moje konto',
  notes: [
    'Link działa do {date} i tylko raz. Jeśli nic nie zrobisz, konto pozostanie usunięte.',
    'To nie twoja decyzja? Odzyskaj konto i zaraz potem zmień hasło.',
    'Prawo każe nam przechowywać potwierdzenia zakupów i zapisy księgowe. Potem są zapisane tylko pod numerem, bez twojego imienia i adresu.',
  ],
  older:
    'Pod tym adresem istnieje jeszcze usunięte konto, które zostanie usunięte na zawsze {date}. Jeśli potwierdzisz nowe konto, starego nie będzie już można odzyskać.',
};
