import type { AgeTexts } from './age-texts.ts';

export const fi: AgeTexts = {
  title: 'Testi-ikätarkistus',
  notice: 'Tämä on testi. Kukaan ei katso sinua tai henkilötodistustasi, eikä kukaan kysy tietojasi.',
  asks: '{brand} haluaa tietää, oletko vähintään {min_age}-vuotias.',
  what: 'Mitä pitäisi tapahtua?',
  choices: {
    pass: 'Olet riittävän vanha',
    fail: 'Tarkistus epäonnistuu',
    silent: 'Olet riittävän vanha, mutta sivusto ei saa siitä tietoa',
    repeated: 'Olet riittävän vanha, ja sivusto saa siitä tiedon neljä kertaa',
    leave: 'Tarkistus jää avoimeksi, ja palaat takaisin',
  },
  go: 'Jatka',
  back: 'Takaisin palveluun {brand}',
  states: { passed: 'Tämä tarkistus on läpäisty.', failed: 'Tämä tarkistus epäonnistui.' },
};
