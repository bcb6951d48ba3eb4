import { placeOfTown } from './chosen-town.ts';

const before = { country: 'DE', region: 'DE-BY' };

test.each([
  ['a town brings its region', { country: 'DE', region: 'DE-NW' }, { country: 'DE', region: 'DE-NW' }],
  ['a town without one keeps what was chosen', { country: 'DE', region: null }, before],
  ['a town abroad brings its own', { country: 'AT', region: 'AT-9' }, { country: 'AT', region: 'AT-9' }],
  ['no region of another country is kept', { country: 'MT', region: null }, { country: 'MT', region: '' }],
])('%s', (_, town, expected) => {
  expect(placeOfTown(before, town)).toEqual(expected);
});
