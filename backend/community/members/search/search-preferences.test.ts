import { agesAround, agesSought } from './search-preferences.ts';

test.each([
  [22, { from: 18, to: 29 }],
  [35, { from: 25, to: 44 }],
  [70, { from: 55, to: 84 }],
])('around %d', (age, ages) => {
  expect(agesAround(age)).toEqual(ages);
});

test.each([
  ['none named: those around the own', {}, agesAround(35)],
  ['both ends', { min_age: 40, max_age: 50 }, { from: 40, to: 50 }],
  ['one end', { min_age: 40 }, { from: 40, to: 99 }],
  ['the other end', { max_age: 30 }, { from: 18, to: 30 }],
  ['any', { ages: 'any' as const }, null],
])('the last search of someone of 35, %s', (_what, last, ages) => {
  expect(agesSought(last, 35)).toEqual(ages);
});
