import { regionKind } from './region-kind.ts';

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
