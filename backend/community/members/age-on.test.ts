import { ageOn } from './age-on.ts';

const born = '2008-11-22';

test.each([
  ['DE', null, '2026-11-21T22:59:59Z', 17],
  ['DE', null, '2026-11-21T23:00:00Z', 18],
  ['FI', null, '2026-11-21T21:59:59Z', 17],
  ['FI', null, '2026-11-21T22:00:00Z', 18],
  ['GB', null, '2026-11-21T23:59:59Z', 17],
  ['GB', null, '2026-11-22T00:00:00Z', 18],
  ['US', null, '2026-11-22T04:59:59Z', 17],
  ['US', 'US-CA', '2026-11-22T07:59:59Z', 17],
  ['US', 'US-CA', '2026-11-22T08:00:00Z', 18],
  ['FR', 'FR-974', '2026-11-21T20:00:00Z', 18],
  ['ZZ', null, '2026-11-21T23:59:59Z', 17],
  ['ZZ', null, '2026-11-22T00:00:00Z', 18],
])('in %s (%s) at %s the age is %i', (country, region, now, age) => {
  expect(ageOn(born, new Date(now), { country, region })).toBe(age);
});

test('someone born on 29 February turns a year older on 1 March', () => {
  const home = { country: 'DE', region: null };
  expect(ageOn('2008-02-29', new Date('2026-02-28T12:00:00Z'), home)).toBe(17);
  expect(ageOn('2008-02-29', new Date('2026-02-28T23:00:00Z'), home)).toBe(18);
});
