import type { OrderTexts } from './order-texts.ts';

export const pl: OrderTexts = {
  facts: {
    number: 'Numer zamówienia',
    credits: 'Kredyty',
    total: 'Razem',
    method: 'Metoda płatności',
    date: 'Zamówiono',
    until: 'Do zapłaty do',
    returned: 'Wróciło',
  },
  withVat: '{amount}, w tym {rate} VAT ({vat})',
  methods: {
    creditcard: 'Karta kredytowa',
    directdebit: 'Polecenie zapłaty SEPA',
    banktransfer: 'Przelew bankowy',
  },
  withdraw: 'Odstąp od umowy',
  seeOrder: 'Zobacz zamówienie',
  begun:
    'Zamówienie zawierało wyraźne żądanie, by zacząć od razu. Po odstąpieniu płacisz więc za to, co do tego czasu wykorzystasz: za wydane kredyty i za osoby, których zdjęcia były widoczne tylko z premium. Każda z tych osób liczy się jak jedna wiadomość, a wszystkie razem to najwyżej połowa tego, ile są warte niewykorzystane kredyty.',
  'order-confirmed': {
    subject: 'Twoje zamówienie {number} w {brand}',
    paragraphs: [
      'Dziękujemy za zamówienie. Płatność dotarła, a kredyty są na Twoim koncie. To jednorazowa płatność: nie masz żadnego abonamentu.',
    ],
    button: 'Zobacz zamówienie',
    notes: [
      'Możesz odstąpić od tej umowy do {until} włącznie bez podania przyczyny. Kredyty niewykorzystane do tego czasu zwrócimy w taki sposób, w jaki zapłacono. Potrzebujesz tylko numeru zamówienia, bez logowania.',
      'Zachowaj tę wiadomość: potwierdza Twoją umowę.',
    ],
  },
  'payment-failed': {
    subject: 'Płatność za zamówienie {number} nie powiodła się',
    paragraphs: ['Nic nie zostało pobrane i nie dodano żadnych kredytów.'],
    reasons: {
      card_failed: 'Płatność kartą nie powiodła się.',
      declined: 'Płatność nie powiodła się lub została odrzucona.',
      expired: 'Żadna płatność nie dotarła na czas.',
      refused: 'Operator płatności nie przyjął zamówienia.',
    },
    button: 'Zobacz zamówienie',
    notes: ['Jeśli chcesz, zamów ponownie i wybierz inną metodę płatności.'],
  },
  'transfer-pending': {
    subject: 'Twoje zamówienie {number}: czekamy na przelew',
    paragraphs: [
      'Dziękujemy za zamówienie w {brand}. Przelej kwotę z podanym tytułem. Gdy tylko pieniądze dotrą, kredyty będą na Twoim koncie i dostaniesz potwierdzenie.',
    ],
    button: 'Pokaż dane do przelewu',
    notes: ['Jeśli nie zrobisz przelewu, nic się nie stanie: zamówienie wygaśnie po upływie terminu.'],
  },
  'charged-back': {
    subject: 'Twój bank cofnął płatność za zamówienie {number}',
    paragraphs: [
      'Twój bank cofnął pieniądze za to zamówienie w {brand}. Kredyty z niego, które jeszcze zostały, usunęliśmy z Twojego konta.',
    ],
    premiumEnded: 'Tym samym premium się skończyło. Zacznie się znów z następnym zamówieniem.',
    button: 'Zobacz zamówienie',
    notes: [
      'Jeśli to nie Ty cofasz płatność, zapytaj w swoim banku. Na razie nie możesz zamawiać przez polecenie zapłaty; inne metody działają.',
    ],
  },
  refunded: {
    subject: 'Zwracamy Ci pieniądze za zamówienie {number}',
    paragraphs: [
      'Pieniądze są w drodze, tą samą metodą, którą była płatność. Może minąć kilka dni, zanim dotrą.',
    ],
    button: 'Zobacz zamówienie',
    notes: [],
  },
};
