import { cardLabels } from './card-labels.ts';

test.each([
  ['FR', ['Carte bancaire', 'Visa', 'Mastercard']],
  ['DK', ['Dankort', 'Visa', 'Mastercard']],
  ['IT', ['Nexi', 'Visa', 'Mastercard']],
  ['DE', ['Visa', 'Mastercard']],
])('names the cards of %s', (country, labels) => {
  expect(cardLabels(country)).toEqual(labels);
});
