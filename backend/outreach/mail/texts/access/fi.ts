import type { AccessTexts } from './access-texts.ts';

export const fi: AccessTexts = {
  'password-reset': {
    subject: 'Uusi salasana: {brand}',
    paragraphs: ['Pyysit uutta salasanaa tilillesi palvelussa {brand}. Voit valita sen tästä.'],
    button: 'Valitse uusi salasana',
    notes: [
      'Linkki toimii kerran ja on voimassa {minutes} minuuttia.',
      'Etkö pyytänyt tätä? Silloin sinun ei tarvitse tehdä mitään: salasanasi pysyy ennallaan.',
    ],
  },
  'password-changed': {
    subject: 'Salasanasi on vaihdettu: {brand}',
    paragraphs: [
      'Tililläsi palvelussa {brand} on tästä lähtien uusi salasana. Sinut on kirjattu ulos kaikkialta muualta.',
      'Jos se et ollut sinä, valitse heti uusi salasana.',
    ],
    button: 'Pyydä uusi salasana',
    notes: ['Jos vaihdoit salasanan itse, sinun ei tarvitse tehdä mitään.'],
  },
  'mail-change': {
    subject: 'Vahvista uusi sähköpostiosoitteesi: {brand}',
    paragraphs: [
      'Tilillesi palvelussa {brand} on pyydetty tätä sähköpostiosoitetta. Vahvista, että se on sinun. Siihen asti entinen osoite on voimassa.',
    ],
    button: 'Vahvista uusi osoite',
    notes: [
      'Linkki toimii kerran ja on voimassa {hours} tuntia.',
      'Etkö tiedä tästä mitään? Silloin sinun ei tarvitse tehdä mitään: ilman vahvistusta mikään ei muutu.',
    ],
  },
  'mail-change-taken': {
    subject: 'Sähköpostiosoitteesi: {brand}',
    paragraphs: [
      'Joku halusi käyttää tätä sähköpostiosoitetta toisella tilillä palvelussa {brand}. Se on jo käytössä omalla tililläsi, joten kaikki pysyy ennallaan. Jos se olit sinä, kirjaudu sisään tällä osoitteella.',
    ],
    button: 'Kirjaudu sisään',
    notes: ['Jos se et ollut sinä, sinun ei tarvitse tehdä mitään. Kukaan ei ole päässyt tilillesi.'],
  },
  'mail-changed': {
    subject: 'Sähköpostiosoitteesi on vaihdettu: {brand}',
    paragraphs: [
      'Tililläsi palvelussa {brand} on nyt toinen sähköpostiosoite. Emme enää kirjoita tähän osoitteeseen, etkä voi enää kirjautua sillä sisään.',
      'Jos se et ollut sinä, vastaa heti tähän sähköpostiin, niin ihminen auttaa sinua.',
    ],
    notes: ['Jos vaihdoit osoitteen itse, sinun ei tarvitse tehdä mitään.'],
  },
};
