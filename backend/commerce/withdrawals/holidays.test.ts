import { isWorkFree } from './holidays.ts';

const on = (country: string, day: string) => isWorkFree(country, Date.parse(`${day}T00:00:00Z`));

it.each([
  ['DE', '2026-04-03', 'Good Friday'],
  ['DE', '2026-04-06', 'Easter Monday'],
  ['DE', '2027-05-17', 'Whit Monday'],
  ['NL', '2026-04-27', 'King’s Day'],
  ['SE', '2026-06-19', 'Midsummer Eve'],
  ['SE', '2027-06-25', 'Midsummer Eve'],
  ['GB', '2026-05-04', 'the first Monday of May'],
  ['GB', '2026-08-31', 'the last Monday of August'],
  ['GB', '2026-12-28', 'what makes up for Boxing Day on a Saturday'],
  ['GB', '2027-12-28', 'what makes up for the second of two days at a weekend'],
  ['US', '2026-11-26', 'Thanksgiving'],
  ['PL', '2026-06-04', 'Corpus Christi'],
  ['DK', '2026-12-31', 'New Year’s Eve'],
  ['NO', '2026-05-17', 'a Sunday'],
  ['XX', '2026-11-21', 'a Saturday, also where no holidays are known'],
])('%s does not work on %s: %s', (country, day) => {
  expect(on(country, day)).toBe(true);
});

it.each([
  ['DE', '2026-11-23'],
  ['GB', '2026-05-05'],
  ['SE', '2026-06-18'],
  ['FR', '2026-10-30'],
  ['XX', '2026-12-25'],
])('%s works on %s', (country, day) => {
  expect(on(country, day)).toBe(false);
});

// Easter dates as published by the churches.
it.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2035-03-25', '2038-04-25'])(
  'finds Easter on %s',
  (easter) => {
    const monday = new Date(Date.parse(easter) + 86_400_000).toISOString().slice(0, 10);
    const tuesday = new Date(Date.parse(easter) + 2 * 86_400_000).toISOString().slice(0, 10);
    expect([on('IT', monday), on('FI', tuesday)]).toEqual([true, false]);
  },
);
