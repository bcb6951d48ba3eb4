import type { OrderTexts } from './order-texts.ts';

export const pl: OrderTexts = {
  facts: {
    number: 'Numer zamówienia',
    credits: 'Kredyty',
    total: 'Razem',
    method: 'Metoda płatności',
    date: 'Data zamówienia',
    until: 'Termin płatności',
    returned: 'Zwrócono',
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
    'Zamówienie zawierało wyraźne żądanie, by zacząć świadczenie usługi od razu. Po odstąpieniu płacisz więc za to, z czego do tego czasu skorzystasz: za wydane kredyty.',
  attached:
    'W załączniku jest nasz regulamin i pouczenie o prawie odstąpienia od umowy z wzorem formularza, w wersji obowiązującej dla tego zamówienia.',
  attachment: 'regulamin-i-odstapienie',
  'order-confirmed': {
    subject: 'Twoje zamówienie {number} w serwisie {brand}',
    paragraphs: [
      'Dziękujemy za zamówienie. Płatność dotarła, a kredyty są na twoim koncie. To jednorazowa płatność: nie masz żadnego abonamentu.',
    ],
    button: 'Zobacz zamówienie',
    notes: [
      'Możesz odstąpić od tej umowy do {until} włącznie bez podania przyczyny. Pieniądze za kredyty niewykorzystane do tego czasu zwrócimy takim samym sposobem zapłaty, jakiego użyto przy zakupie. Potrzebujesz tylko numeru zamówienia, bez logowania.',
      'Zachowaj tę wiadomość: potwierdza twoją umowę.',
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
      'Dziękujemy za zamówienie w serwisie {brand}. Przelej kwotę z podanym tytułem. Gdy tylko pieniądze dotrą, kredyty będą na twoim koncie i dostaniesz potwierdzenie.',
    ],
    button: 'Pokaż dane do przelewu',
    notes: ['Jeśli nie zrobisz przelewu, nic się nie stanie: zamówienie wygaśnie po upływie terminu.'],
  },
  'charged-back': {
    subject: 'Twój bank cofnął płatność za zamówienie {number}',
    paragraphs: [
      'Twój bank cofnął pieniądze za to zamówienie w serwisie {brand}. Kredyty z niego, które jeszcze zostały, usunęliśmy z twojego konta.',
    ],
    premiumEnded: 'Tym samym nie masz już Premium. Wróci z następnym zamówieniem.',
    button: 'Zobacz zamówienie',
    notes: [
      'Jeśli to nie twoja decyzja, zapytaj w swoim banku. Na razie nie możesz płacić poleceniem zapłaty; inne metody działają.',
    ],
  },
  refunded: {
    subject: 'Zwracamy ci pieniądze za zamówienie {number}',
    paragraphs: [
      'Pieniądze są w drodze: zwracamy je takim samym sposobem zapłaty, jakiego użyto przy zakupie. Może minąć kilka dni, zanim dotrą.',
    ],
    button: 'Zobacz zamówienie',
    notes: [],
  },
};
