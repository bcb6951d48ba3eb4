import { withdrawalEnd, isWorkFree } from './withdrawal-end.ts';

const end = (orderedAt: string, zone: string, country: string, days = 14) =>
  withdrawalEnd({ orderedAt: new Date(orderedAt), days, zone, country }).toISOString();

it.each([
  [
    'the day of the order does not count, the last day does to its end',
    '2026-11-02T10:00:00Z',
    '2026-11-16T23:00:00.000Z',
  ],
  ['however early on its day it was', '2026-11-01T23:00:00Z', '2026-11-16T23:00:00.000Z'],
  ['or late', '2026-11-02T22:59:59Z', '2026-11-16T23:00:00.000Z'],
  ['and a second later it is the next day', '2026-11-02T23:00:00Z', '2026-11-17T23:00:00.000Z'],
  ['a Saturday moves to Monday', '2026-11-07T10:00:00Z', '2026-11-23T23:00:00.000Z'],
  ['a Sunday as well', '2026-11-08T10:00:00Z', '2026-11-23T23:00:00.000Z'],
  ['Christmas on a Friday moves over the weekend', '2026-12-11T10:00:00Z', '2026-12-28T23:00:00.000Z'],
  ['Good Friday moves over Easter', '2026-03-20T10:00:00Z', '2026-04-07T22:00:00.000Z'],
  ['summer time begins in between', '2026-03-17T10:00:00Z', '2026-03-31T22:00:00.000Z'],
  ['and ends in between', '2026-10-20T10:00:00Z', '2026-11-03T23:00:00.000Z'],
])('in Berlin: %s', (_name, orderedAt, over) => {
  expect(end(orderedAt, 'Europe/Berlin', 'DE')).toBe(over);
});

it.each([
  [
    'a moment before midnight in London',
    '2026-06-01T22:59:59Z',
    'Europe/London',
    'GB',
    '2026-06-15T23:00:00.000Z',
  ],
  ['midnight in London', '2026-06-01T23:00:00Z', 'Europe/London', 'GB', '2026-06-16T23:00:00.000Z'],
  ['a bank holiday of Britain', '2026-08-17T10:00:00Z', 'Europe/London', 'GB', '2026-09-01T23:00:00.000Z'],
  ['none of Germany', '2026-08-17T10:00:00Z', 'Europe/Berlin', 'DE', '2026-08-31T22:00:00.000Z'],
  [
    'an evening in Los Angeles',
    '2026-10-27T05:30:00Z',
    'America/Los_Angeles',
    'US',
    '2026-11-10T08:00:00.000Z',
  ],
  [
    'the end of summer time there',
    '2026-10-20T18:00:00Z',
    'America/Los_Angeles',
    'US',
    '2026-11-04T08:00:00.000Z',
  ],
])('elsewhere: %s', (_name, orderedAt, zone, country, over) => {
  expect(end(orderedAt, zone, country)).toBe(over);
});

it('counts the days of the brand', () => {
  expect(end('2026-11-02T10:00:00Z', 'Europe/Berlin', 'DE', 30)).toBe('2026-12-02T23:00:00.000Z');
});

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
