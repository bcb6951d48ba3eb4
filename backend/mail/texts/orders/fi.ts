import type { OrderTexts } from './order-texts.ts';

export const fi: OrderTexts = {
  facts: {
    number: 'Tilausnumero',
    credits: 'Krediitit',
    total: 'Yhteensä',
    method: 'Maksutapa',
    date: 'Tilattu',
    until: 'Maksettava viimeistään',
    returned: 'Palautettu',
  },
  withVat: '{amount}, sisältää alv {rate} ({vat})',
  methods: { creditcard: 'Luottokortti', directdebit: 'SEPA-suoraveloitus', banktransfer: 'Tilisiirto' },
  withdraw: 'Peruuta sopimus',
  seeOrder: 'Katso tilaus',
  begun:
    'Pyysit tilatessasi nimenomaisesti meitä aloittamaan heti. Jos peruutat, maksat siksi siitä, mitä olet siihen mennessä käyttänyt: käytetyistä krediiteistä ja jäsenistä, joiden kuvat näit vain premiumilla. Jokainen näistä jäsenistä vastaa yhtä viestiä, kaikki yhteensä enintään puolta käyttämättömien krediittiesi arvosta.',
  'order-confirmed': {
    subject: 'Tilauksesi {number} – {brand}',
    paragraphs: [
      'Kiitos tilauksestasi. Maksusi on saapunut ja krediitit ovat tililläsi. Tämä on kertamaksu: et ole tehnyt tilausta, joka jatkuisi itsestään.',
    ],
    button: 'Katso tilaus',
    notes: [
      'Voit peruuttaa tämän sopimuksen ilmoittamatta syytä. Viimeinen päivä on {until}. Krediitit, joita et ole siihen mennessä käyttänyt, hyvitetään samalla tavalla kuin maksoit. Tarvitset vain tilausnumeron, et kirjautumista.',
      'Säilytä tämä viesti: se vahvistaa sopimuksesi.',
    ],
  },
  'payment-failed': {
    subject: 'Tilauksesi {number} maksu ei onnistunut',
    paragraphs: ['Sinulta ei veloitettu mitään eikä krediittejä lisätty.'],
    reasons: {
      card_failed: 'Korttimaksu epäonnistui.',
      declined: 'Maksu epäonnistui tai se hylättiin.',
      expired: 'Maksu ei saapunut ajoissa.',
      refused: 'Maksunvälittäjä ei hyväksynyt tilausta.',
    },
    button: 'Katso tilaus',
    notes: ['Voit halutessasi tilata uudelleen ja valita toisen maksutavan.'],
  },
  'transfer-pending': {
    subject: 'Tilauksesi {number}: odotamme tilisiirtoasi',
    paragraphs: [
      'Kiitos tilauksestasi, {brand} odottaa maksuasi. Siirrä summa annetulla viitteellä. Kun rahat ovat perillä, krediitit ovat tililläsi ja saat vahvistuksen.',
    ],
    button: 'Näytä pankkitiedot',
    notes: ['Jos et maksa, mitään ei tapahdu: tilaus raukeaa, kun määräaika päättyy.'],
  },
  'charged-back': {
    subject: 'Pankkisi on perunut tilauksesi {number} maksun',
    paragraphs: [
      'Pankkisi on perunut tämän tilauksen maksun ({brand}). Poistimme tililtäsi tilauksen krediitit, jotka olivat vielä jäljellä.',
    ],
    premiumEnded: 'Premium on samalla päättynyt. Se alkaa uudelleen seuraavasta tilauksestasi.',
    button: 'Katso tilaus',
    notes: [
      'Jos et itse perunut maksua, kysy pankistasi. Suoraveloituksella et voi toistaiseksi tilata, muilla tavoilla voit.',
    ],
  },
  refunded: {
    subject: 'Palautamme rahaa tilauksestasi {number}',
    paragraphs: [
      'Rahat ovat matkalla samaa tietä, jolla maksoit. Voi kestää muutaman päivän, ennen kuin ne ovat perillä.',
    ],
    button: 'Katso tilaus',
    notes: [],
  },
};
