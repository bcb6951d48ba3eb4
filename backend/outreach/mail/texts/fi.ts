import type { MailTexts } from './mail-texts.ts';

export const fi: MailTexts = {
  greeting: 'Hei,',
  linkHint: 'Jos painike ei toimi, kopioi tämä osoite selaimeesi:',
  sender: '{brand} on palvelu, jonka tarjoaa {company}, {address}.',
  activation: {
    subject: 'Vahvista sähköpostiosoitteesi – {brand}',
    paragraphs: [
      'Enää yksi vaihe: vahvista, että tämä osoite on sinun. Sen jälkeen profiilisi näkyy muille ja voit kirjoittaa heille.',
    ],
    button: 'Vahvista sähköpostiosoite',
    notes: [
      'Linkki toimii kerran ja on voimassa {days} päivää.',
      'Etkö ole rekisteröitynyt? Silloin sinun ei tarvitse tehdä mitään: ilman vahvistusta poistamme tilin.',
    ],
  },
  'already-member': {
    subject: 'Sinulla on jo tili – {brand}',
    paragraphs: [
      'Joku yritti rekisteröityä tällä osoitteella palveluun {brand}. Osoitteella on jo tili, joten toista ei avattu. Jos se olit sinä, kirjaudu sisään salasanallasi.',
    ],
    button: 'Kirjaudu sisään',
    notes: ['Jos se et ollut sinä, sinun ei tarvitse tehdä mitään. Kukaan ei ole päässyt tilillesi.'],
  },
  'complaint-receipt': {
    subject: 'Olemme vastaanottaneet viestisi: {receipt}',
    paragraphs: [
      'Kiitos yhteydenotostasi. {brand} on vastaanottanut viestisi, ja vastaamme sinulle tähän osoitteeseen.',
    ],
    notes: ['Säilytä tämä sähköposti: se on vastaanottovahvistuksesi.'],
    report: {
      subject: 'Olemme vastaanottaneet ilmoituksesi: {receipt}',
      paragraphs: [
        'Kiitos ilmoituksesta. {brand} on vastaanottanut sen, ja vastaamme sinulle tähän osoitteeseen.',
      ],
    },
    facts: { receipt: 'Vastaanottonumero', received: 'Vastaanotettu', category: 'Aihe' },
    categories: {
      profile: 'Profiili',
      message: 'Viesti tai keskustelu',
      payment: 'Maksu',
      privacy: 'Tietosuoja',
      withdrawal: 'Sopimuksen peruuttaminen',
      other: 'Muu',
    },
  },
  withdrawal: {
    subject: 'Peruutuksesi on tullut perille: {receipt}',
    paragraphs: [
      'Olet peruuttanut sopimuksen, jonka teit palvelussa {brand}. Ilmoituksesi saapui alla mainittuna ajankohtana.',
    ],
    outcomes: {
      refunding: 'Palautamme sinulle {amount} samalla maksutavalla, jota käytit.',
      nothing_left: 'Tästä tilauksesta ei ole krediittejä jäljellä, joten palautettavaa ei ole.',
      open: 'Ihminen käsittelee asian ja vastaa sinulle tähän osoitteeseen.',
    },
    unverified:
      'Antamasi tiedot eivät ole tässä viestissä, sillä joku muu on voinut kirjoittaa lomakkeeseen tämän osoitteen. Ne on tallennettu vastaanottonumerolla. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään.',
    notes: ['Säilytä tämä sähköposti: se on vastaanottovahvistuksesi.'],
    facts: {
      receipt: 'Vastaanottonumero',
      received: 'Vastaanotettu',
      name: 'Nimi',
      order: 'Tilausnumero',
      paid: 'Maksettu',
      unused: 'Käyttämättömät krediitit',
      spent: 'Vähennys käytetyistä krediiteistä',
      back: 'Saat takaisin',
    },
  },
  mandate: {
    subject: 'SEPA-valtuutuksesi palvelulle {brand}',
    paragraphs: ['Olet antanut tämän valtuutuksen kertaluonteiseen suoraveloitukseen:'],
    facts: {
      creditor: 'Velkoja',
      creditor_id: 'Velkojan tunnus',
      reference: 'Valtuutuksen viite',
      account_holder: 'Tilinomistaja',
      account: 'Tili',
      amount: 'Summa',
    },
    notes: ['Etkö antanut tätä valtuutusta? Vastaa tähän viestiin, niin ihminen selvittää asian.'],
  },
};
