import { placeFromTown, regionKind } from './places.ts';

const before = { country: 'DE', region: 'DE-BY' };

test.each([
  ['a town brings its region', { country: 'DE', region: 'DE-NW' }, { country: 'DE', region: 'DE-NW' }],
  ['a town without one keeps what was chosen', { country: 'DE', region: null }, before],
  ['a town abroad brings its own', { country: 'AT', region: 'AT-9' }, { country: 'AT', region: 'AT-9' }],
  ['drops a region of another country', { country: 'MT', region: null }, { country: 'MT', region: '' }],
])('%s', (_, town, expected) => {
  expect(placeFromTown(before, town)).toEqual(expected);
});

test.each([
  ['DE', 'state'],
  ['CH', 'canton'],
  ['NL', 'province'],
  ['PL', 'voivodeship'],
  ['GB', 'nation'],
  ['XX', 'region'],
])('the regions of %s are of the kind %s', (country, kind) => {
  expect(regionKind(country)).toBe(kind);
});
