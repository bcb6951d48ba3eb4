import { locales } from '../../lib/contract/scalars.ts';

export type ReceiptTexts = {
  title: string;
  /** `{count}` credits of `{brand}`. */
  item: string;
  number: string;
  date: string;
  order: string;
  method: string;
  discount: string;
  net: string;
  /** `{rate}` in percent. */
  vat: string;
  total: string;
  refunded: string;
  /** `{date}`. */
  paid: string;
  registered: string;
  vatNumber: string;
  once: string;
};

type Locale = (typeof locales)[number];

const texts: Record<Locale, ReceiptTexts> = {
  da: {
    title: 'Kvittering',
    item: '{count} credits hos {brand}',
    number: 'Kvitteringsnummer',
    date: 'Dato',
    order: 'Ordre',
    method: 'Betalingsmåde',
    discount: 'Rabat',
    net: 'Uden moms',
    vat: 'Moms {rate} %',
    total: 'I alt inkl. moms',
    refunded: 'Heraf betalt tilbage',
    paid: 'Betalt den {date}.',
    registered: 'Handelsregister',
    vatNumber: 'Momsnummer',
    once: 'Én betaling, intet abonnement.',
  },
  de: {
    title: 'Rechnung',
    item: '{count} Credits bei {brand}',
    number: 'Rechnungsnummer',
    date: 'Datum',
    order: 'Bestellung',
    method: 'Zahlungsart',
    discount: 'Rabatt',
    net: 'Ohne Mehrwertsteuer',
    vat: 'Mehrwertsteuer {rate} %',
    total: 'Gesamt inkl. Mehrwertsteuer',
    refunded: 'Davon erstattet',
    paid: 'Bezahlt am {date}.',
    registered: 'Handelsregister',
    vatNumber: 'USt-IdNr.',
    once: 'Einmalige Zahlung, kein Abo.',
  },
  en: {
    title: 'Receipt',
    item: '{count} credits at {brand}',
    number: 'Receipt number',
    date: 'Date',
    order: 'Order',
    method: 'Payment method',
    discount: 'Discount',
    net: 'Without VAT',
    vat: 'VAT {rate}%',
    total: 'Total including VAT',
    refunded: 'Of which paid back',
    paid: 'Paid on {date}.',
    registered: 'Company register',
    vatNumber: 'VAT number',
    once: 'One payment, no subscription.',
  },
  es: {
    title: 'Recibo',
    item: '{count} créditos en {brand}',
    number: 'Número de recibo',
    date: 'Fecha',
    order: 'Pedido',
    method: 'Forma de pago',
    discount: 'Descuento',
    net: 'Sin IVA',
    vat: 'IVA {rate} %',
    total: 'Total con IVA',
    refunded: 'De ello, devuelto',
    paid: 'Pagado el {date}.',
    registered: 'Registro mercantil',
    vatNumber: 'NIF-IVA',
    once: 'Un solo pago, sin suscripción.',
  },
  fi: {
    title: 'Kuitti',
    item: '{count} krediittiä palvelussa {brand}',
    number: 'Kuitin numero',
    date: 'Päivämäärä',
    order: 'Tilaus',
    method: 'Maksutapa',
    discount: 'Alennus',
    net: 'Ilman arvonlisäveroa',
    vat: 'Arvonlisävero {rate} %',
    total: 'Yhteensä sis. arvonlisäveron',
    refunded: 'Josta palautettu',
    paid: 'Maksettu {date}.',
    registered: 'Kaupparekisteri',
    vatNumber: 'ALV-tunniste',
    once: 'Kertamaksu, ei tilausta.',
  },
  fr: {
    title: 'Reçu',
    item: '{count} crédits chez {brand}',
    number: 'Numéro du reçu',
    date: 'Date',
    order: 'Commande',
    method: 'Moyen de paiement',
    discount: 'Remise',
    net: 'Hors TVA',
    vat: 'TVA {rate} %',
    total: 'Total TTC',
    refunded: 'Dont remboursé',
    paid: 'Payé le {date}.',
    registered: 'Registre du commerce',
    vatNumber: 'Numéro de TVA',
    once: 'Un seul paiement, sans abonnement.',
  },
  it: {
    title: 'Ricevuta',
    item: '{count} crediti su {brand}',
    number: 'Numero della ricevuta',
    date: 'Data',
    order: 'Ordine',
    method: 'Metodo di pagamento',
    discount: 'Sconto',
    net: 'IVA esclusa',
    vat: 'IVA {rate} %',
    total: 'Totale IVA inclusa',
    refunded: 'Di cui rimborsato',
    paid: 'Pagato il {date}.',
    registered: 'Registro delle imprese',
    vatNumber: 'Partita IVA',
    once: 'Un solo pagamento, nessun abbonamento.',
  },
  nb: {
    title: 'Kvittering',
    item: '{count} credits hos {brand}',
    number: 'Kvitteringsnummer',
    date: 'Dato',
    order: 'Bestilling',
    method: 'Betalingsmåte',
    discount: 'Rabatt',
    net: 'Uten mva.',
    vat: 'Mva. {rate} %',
    total: 'Totalt inkl. mva.',
    refunded: 'Herav tilbakebetalt',
    paid: 'Betalt {date}.',
    registered: 'Foretaksregister',
    vatNumber: 'Mva.-nummer',
    once: 'Én betaling, ikke noe abonnement.',
  },
  nl: {
    title: 'Factuur',
    item: '{count} credits bij {brand}',
    number: 'Factuurnummer',
    date: 'Datum',
    order: 'Bestelling',
    method: 'Betaalwijze',
    discount: 'Korting',
    net: 'Zonder btw',
    vat: 'Btw {rate}%',
    total: 'Totaal inclusief btw',
    refunded: 'Waarvan terugbetaald',
    paid: 'Betaald op {date}.',
    registered: 'KvK',
    vatNumber: 'Btw-nummer',
    once: 'Eén betaling, geen abonnement.',
  },
  pl: {
    title: 'Rachunek',
    item: 'Kredyty w serwisie {brand}: {count}',
    number: 'Numer rachunku',
    date: 'Data',
    order: 'Zamówienie',
    method: 'Metoda płatności',
    discount: 'Rabat',
    net: 'Bez VAT',
    vat: 'VAT {rate}%',
    total: 'Razem z VAT',
    refunded: 'W tym zwrócono',
    paid: 'Zapłacono {date}.',
    registered: 'Rejestr przedsiębiorców',
    vatNumber: 'Numer VAT',
    once: 'Jednorazowa płatność, bez abonamentu.',
  },
  sv: {
    title: 'Kvitto',
    item: '{count} credits hos {brand}',
    number: 'Kvittonummer',
    date: 'Datum',
    order: 'Beställning',
    method: 'Betalsätt',
    discount: 'Rabatt',
    net: 'Utan moms',
    vat: 'Moms {rate} %',
    total: 'Totalt inkl. moms',
    refunded: 'Varav återbetalt',
    paid: 'Betalt den {date}.',
    registered: 'Bolagsregister',
    vatNumber: 'Momsnummer',
    once: 'En betalning, inget abonnemang.',
  },
};

/** What a receipt says in a language; in English where it has none. */
export function receiptTextsIn(locale: string): ReceiptTexts {
  return texts[locales.find((each) => each === locale) ?? 'en'];
}
