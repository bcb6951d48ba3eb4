import { appealUntil } from './decision-rows.ts';

test.each([
  ['2026-11-21T10:00:00.000Z', '2027-05-21T10:00:00.000Z'],
  ['2026-08-31T23:59:59.000Z', '2027-02-28T23:59:59.000Z'],
  ['2027-08-31T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ['2026-03-31T12:00:00.000Z', '2026-09-30T12:00:00.000Z'],
])('a decision of %s may be appealed against until %s', (decided, until) => {
  expect(appealUntil(new Date(decided)).toISOString()).toBe(until);
});
