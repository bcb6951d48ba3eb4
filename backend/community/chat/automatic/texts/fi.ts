import type { AutomaticTexts } from '../topics.ts';

export const fi: AutomaticTexts = {
  machine: 'Ei, tämän profiilin takana ei ole ihmistä: se on kuvitteellinen, ja ohjelma vastaa.',
  meeting: 'Olen kuvitteellinen profiili, joten kukaan ei voi tavata sinua eikä soittaa sinulle.',
  place: 'Paikkakunta kuvitteellisessa profiilissani: {city}.',
  age: 'Ikä kuvitteellisessa profiilissani: {age}.',
  interests: 'Kiinnostuksen kohteet kuvitteellisessa profiilissani: {interests}.',
  work: 'Tällä profiililla ei ole ammattia, se on kuvitteellinen.',
  photo: 'Kuvat kuuluvat kuvitteelliseen profiiliin. Niissä ei ole ketään, joka kirjoittaisi sinulle.',
  seeking: 'Kuvitteellinen profiili ei etsi ketään.',
  wellbeing: 'Kiitos kysymästä. Täällä vastaa ohjelma, eikä se voi hyvin eikä huonosti.',
  greeting:
    'Hei! Täällä vastaa ohjelma kuvitteellisen profiilin puolesta. Voit kysyä paikkakunnasta, iästä ja kiinnostuksen kohteista.',
  unheard: 'Olen kuvitteellinen profiili enkä osaa vastata tuohon.',
};
