import { countries } from '#lib/contract/countries.ts';
import { homeDay, homeZone } from './home-day.ts';
import { listRegions } from './regions.ts';

const dayIn = (zone: string, moment: string) => {
  const { day, endsAt } = homeDay(zone, new Date(moment));
  return { day, endsAt: endsAt.toISOString() };
};

describe.each([
  ['Europe/Berlin', '2026-11-20T23:00:00.000Z'],
  ['Atlantic/Canary', '2026-11-21T00:00:00.000Z'],
  ['Pacific/Honolulu', '2026-11-21T10:00:00.000Z'],
])('midnight in %s', (zone, midnight) => {
  const at = (seconds: number) => new Date(Date.parse(midnight) + seconds * 1000).toISOString();

  test('a second before, the old day ends at that moment', () => {
    expect(dayIn(zone, at(-1))).toEqual({ day: '2026-11-20', endsAt: midnight });
  });

  test('at that moment and a second later it is the new day', () => {
    const next = { day: '2026-11-21', endsAt: at(24 * 60 * 60) };
    expect(dayIn(zone, at(0))).toEqual(next);
    expect(dayIn(zone, at(1))).toEqual(next);
  });
});

test('the last millisecond of a day belongs to it', () => {
  expect(dayIn('Europe/Berlin', '2026-11-20T22:59:59.999Z').day).toBe('2026-11-20');
});

test.each([
  [
    'summer time begins in Berlin',
    'Europe/Berlin',
    '2026-03-29T00:30:00Z',
    '2026-03-29',
    '2026-03-29T22:00:00.000Z',
  ],
  [
    'summer time ends in Berlin',
    'Europe/Berlin',
    '2026-10-24T22:30:00Z',
    '2026-10-25',
    '2026-10-25T23:00:00.000Z',
  ],
  [
    'summer time begins in New York',
    'America/New_York',
    '2026-03-08T05:30:00Z',
    '2026-03-08',
    '2026-03-09T04:00:00.000Z',
  ],
  [
    'summer time ends in New York',
    'America/New_York',
    '2026-11-01T04:30:00Z',
    '2026-11-01',
    '2026-11-02T05:00:00.000Z',
  ],
  [
    'Phoenix knows no summer time',
    'America/Phoenix',
    '2026-07-01T12:00:00Z',
    '2026-07-01',
    '2026-07-02T07:00:00.000Z',
  ],
  [
    'London is ahead of UTC in summer',
    'Europe/London',
    '2026-07-01T23:30:00Z',
    '2026-07-02',
    '2026-07-02T23:00:00.000Z',
  ],
])('the day on which %s', (_what, zone, moment, day, endsAt) => {
  expect(dayIn(zone, moment)).toEqual({ day, endsAt });
});

test('days follow each other without gap or overlap through a whole year in every zone', () => {
  const zones = new Set(countries.flatMap((country) => listZones(country)));
  for (const zone of zones) {
    let moment = new Date('2026-01-01T12:00:00Z');
    let before = homeDay(zone, moment).day;
    for (let count = 0; count < 370; count += 1) {
      const { endsAt } = homeDay(zone, moment);
      const { day } = homeDay(zone, endsAt);
      expect({ zone, gap: Date.parse(day) - Date.parse(before) }).toEqual({ zone, gap: 86_400_000 });
      expect(homeDay(zone, new Date(endsAt.getTime() - 1)).day).toBe(before);
      [moment, before] = [endsAt, day];
    }
  }
});

const listZones = (country: string) => [
  homeZone(country, null),
  ...listRegions(country).map(({ code }) => homeZone(country, code)),
];

test.each([
  ['DE', 'DE-NW', 'Europe/Berlin'],
  ['ES', 'ES-MD', 'Europe/Madrid'],
  ['ES', 'ES-CN', 'Atlantic/Canary'],
  ['FR', 'FR-974', 'Indian/Reunion'],
  ['US', 'US-NY', 'America/New_York'],
  ['US', 'US-TX', 'America/Chicago'],
  ['US', 'US-AZ', 'America/Phoenix'],
  ['US', 'US-CA', 'America/Los_Angeles'],
  ['US', null, 'America/New_York'],
  ['XX', null, 'UTC'],
])('%s, %s lives in %s', (country, region, zone) => {
  expect(homeZone(country, region)).toBe(zone);
});

test('every open country has its own zone', () => {
  for (const country of countries) expect(homeZone(country, null)).not.toBe('UTC');
});
