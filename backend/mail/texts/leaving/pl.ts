import type { LeavingTexts } from './leaving-texts.ts';

export const pl: LeavingTexts = {
  subject: 'Twoje konto w {brand} jest usunięte',
  paragraphs: [
    'Nikt już nie widzi twojego profilu, a sesje na wszystkich urządzeniach są zakończone.',
    'Dnia {date} usuniemy na zawsze to, co nam powierzono: profil, zdjęcia, wiadomości i wszystko, co się z nimi wiąże. Do tego czasu możesz odzyskać konto tym linkiem.',
  ],
  button: 'Odzyskaj moje konto',
  notes: [
    'Link działa do {date} i tylko raz. Jeśli nic nie zrobisz, konto pozostanie usunięte.',
    'To nie ty usuwasz konto? Odzyskaj je i zaraz potem zmień hasło.',
    'Prawo każe nam przechowywać rachunki i zapisy księgowe. Potem są zapisane tylko pod numerem, bez twojego imienia i adresu.',
  ],
  older:
    'Pod tym adresem istnieje jeszcze usunięte konto, które zostanie usunięte na zawsze {date}. Jeśli potwierdzisz nowe konto, starego nie będzie już można odzyskać.',
};
