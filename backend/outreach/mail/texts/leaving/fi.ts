import type { LeavingTexts } from './leaving-texts.ts';

export const fi: LeavingTexts = {
  subject: 'Tilisi palvelussa {brand} on poistettu',
  paragraphs: [
    'Kukaan ei enää näe profiiliasi, ja sinut on kirjattu ulos kaikkialta.',
    'Poistamme {date} lopullisesti kaiken, mitä olet meille antanut: profiilin, kuvat, viestit ja kaiken niihin liittyvän. Siihen asti voit palauttaa tilisi tällä linkillä.',
  ],
  button: 'Palauta tilini',
  notes: [
    'Linkki toimii vain kerran ja vanhenee {date}. Jos et tee mitään, tili pysyy poistettuna.',
    'Etkö poistanut tiliä itse? Palauta se ja vaihda heti sen jälkeen salasanasi.',
    'Lain mukaan meidän on säilytettävä kuitit ja kirjanpitotiedot. Niissä on sen jälkeen enää vain numero, ei nimeäsi eikä osoitettasi.',
  ],
  older:
    'Tällä osoitteella on vielä poistettu tili, joka poistetaan lopullisesti {date}. Jos vahvistat uuden tilin, vanhaa ei voi enää palauttaa.',
};
