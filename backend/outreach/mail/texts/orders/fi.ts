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
  withVat: '{amount}, sis. alv {rate} ({vat})',
  methods: { creditcard: 'Luottokortti', directdebit: 'SEPA-suoraveloitus', banktransfer: 'Tilisiirto' },
  withdraw: 'Peruuta sopimus',
  seeOrder: 'Katso tilaus',
  begun:
    'Pyysit tilatessasi nimenomaisesti meitä aloittamaan heti. Jos peruutat, maksat siksi siitä, mitä olet siihen mennessä käyttänyt: käytetyistä krediiteistä.',
  attached:
    'Liitteenä ovat käyttöehtomme sekä peruuttamisohjeet ja peruuttamislomakkeen malli sellaisina kuin ne koskevat tätä tilausta.',
  attachment: 'kayttoehdot-ja-peruuttaminen',
  'order-confirmed': {
    subject: 'Tilauksesi {number} – {brand}',
    paragraphs: [
      'Kiitos tilauksestasi. Maksusi on saapunut, ja krediitit ovat tililläsi. Tämä on kertamaksu: et ole tehnyt kestotilausta.',
    ],
    button: 'Katso tilaus',
    notes: [
      'Voit peruuttaa tämän sopimuksen syytä ilmoittamatta. Viimeinen päivä on {until}. Krediitit, joita et ole siihen mennessä käyttänyt, hyvitetään samalla maksutavalla, jota käytit. Peruuttamiseen tarvitset vain tilausnumeron, et kirjautumista.',
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
      refused: 'Maksupalvelu ei hyväksynyt tilausta.',
    },
    button: 'Katso tilaus',
    notes: ['Voit halutessasi tilata uudelleen ja valita toisen maksutavan.'],
  },
  'transfer-pending': {
    subject: 'Tilauksesi {number}: odotamme tilisiirtoasi',
    paragraphs: [
      'Kiitos tilauksestasi. {brand} odottaa maksuasi. Maksa summa tilisiirtona ja käytä annettua viitettä. Kun maksu on perillä, krediitit ovat tililläsi ja saat vahvistuksen.',
    ],
    button: 'Näytä pankkitiedot',
    notes: ['Jos et maksa, mitään ei tapahdu: tilaus raukeaa, kun määräaika päättyy.'],
  },
  'charged-back': {
    subject: 'Pankkisi on palauttanut tilauksesi {number} maksun',
    paragraphs: [
      'Pankkisi on palauttanut sinulle tämän tilauksen maksun ({brand}). Poistimme tililtäsi tilauksen krediitit, jotka olivat vielä jäljellä.',
    ],
    premiumEnded: 'Premium on samalla päättynyt. Se alkaa uudelleen seuraavasta tilauksestasi.',
    button: 'Katso tilaus',
    notes: [
      'Jos et itse pyytänyt maksua takaisin, kysy asiasta pankistasi. Suoraveloituksella et voi toistaiseksi maksaa, muilla maksutavoilla voit.',
    ],
  },
  refunded: {
    subject: 'Palautamme rahaa tilauksestasi {number}',
    paragraphs: [
      'Rahat ovat matkalla sinulle samalla maksutavalla, jota käytit. Voi kestää muutaman päivän, ennen kuin ne ovat perillä.',
    ],
    button: 'Katso tilaus',
    notes: [],
  },
};
