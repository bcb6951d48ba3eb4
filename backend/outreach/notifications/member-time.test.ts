import { fc } from '#tests/support/properties.ts';
import { localTime } from '../../platform/geo/home-day.ts';
import { dayIn, getQuietHoursEnd, hourTomorrow, isQuiet, nextHour, nextWeekly } from './member-time.ts';

const night = { from: 22 * 60, to: 7 * 60 };
const at = (text: string) => new Date(text);

describe('quiet hours', () => {
  test.each([
    // New Zealand is 13 hours ahead in its summer.
    ['Pacific/Auckland', '2026-12-01T08:59:00Z', false],
    ['Pacific/Auckland', '2026-12-01T09:00:00Z', true],
    ['Pacific/Auckland', '2026-12-01T17:59:59Z', true],
    ['Pacific/Auckland', '2026-12-01T18:00:00Z', false],
    ['America/Los_Angeles', '2026-12-02T05:59:00Z', false],
    ['America/Los_Angeles', '2026-12-02T06:00:00Z', true],
    // Berlin on the evening before and the morning after the start of daylight saving time, 29 March 2026.
    ['Europe/Berlin', '2026-03-28T21:00:00Z', true],
    ['Europe/Berlin', '2026-03-29T04:59:00Z', true],
    ['Europe/Berlin', '2026-03-29T05:00:00Z', false],
  ])('in %s at %s: %s', (zone, moment, quiet) => {
    expect(isQuiet(night, zone, at(moment))).toBe(quiet);
  });

  test('may lie within a day, and need not be', () => {
    const noon = { from: 12 * 60, to: 13 * 60 + 30 };
    expect(isQuiet(noon, 'UTC', at('2026-05-01T13:29:00Z'))).toBe(true);
    expect(isQuiet(noon, 'UTC', at('2026-05-01T13:30:00Z'))).toBe(false);
    expect(isQuiet(null, 'UTC', at('2026-05-01T03:00:00Z'))).toBe(false);
  });

  test.each([
    ['Pacific/Auckland', '2026-12-01T10:00:00Z', '2026-12-01T18:00:00Z'],
    ['America/Los_Angeles', '2026-12-02T06:00:00Z', '2026-12-02T15:00:00Z'],
    // The night at the start of daylight saving time is an hour shorter, the other one longer.
    ['Europe/Berlin', '2026-03-28T21:30:00Z', '2026-03-29T05:00:00Z'],
    ['Europe/Berlin', '2026-10-24T20:30:00Z', '2026-10-25T06:00:00Z'],
  ])('in %s those of %s end at %s', (zone, from, to) => {
    expect(getQuietHoursEnd(night, zone, at(from))).toEqual(at(to));
  });
});

describe('the hour of the day’s mail', () => {
  test.each([
    ['Pacific/Auckland', '2026-12-01T04:59:00Z', '2026-12-01T05:00:00Z'],
    ['Pacific/Auckland', '2026-12-01T05:00:00Z', '2026-12-02T05:00:00Z'],
    ['America/Los_Angeles', '2026-12-01T03:00:00Z', '2026-12-02T02:00:00Z'],
    ['Europe/Berlin', '2026-03-28T17:30:00Z', '2026-03-29T16:00:00Z'],
    ['Europe/Berlin', '2026-10-24T16:30:00Z', '2026-10-25T17:00:00Z'],
  ])('in %s after %s is %s', (zone, now, next) => {
    expect(nextHour(zone, at(now), 18)).toEqual(at(next));
  });

  test('tomorrow is the next day of the member, not of UTC', () => {
    expect(hourTomorrow('Pacific/Auckland', at('2026-12-01T12:00:00Z'), 9)).toEqual(
      at('2026-12-02T20:00:00Z'),
    );
    expect(dayIn('Pacific/Auckland', at('2026-12-01T12:00:00Z'))).toBe('2026-12-02');
    expect(dayIn('America/Los_Angeles', at('2026-12-01T07:00:00Z'))).toBe('2026-11-30');
  });
});

test.each([
  ['Pacific/Auckland', '2026-12-01T00:00:00Z', '2026-12-04T05:00:00Z'],
  ['Europe/Berlin', '2026-03-27T17:00:00Z', '2026-04-03T16:00:00Z'],
  ['America/Los_Angeles', '2026-12-05T01:59:00Z', '2026-12-05T02:00:00Z'],
])('the week in %s ends after %s at %s', (zone, now, next) => {
  expect(nextWeekly(zone, at(now))).toEqual(at(next));
});

test('in any zone, at any hours: the end is later, not quiet, and at the member’s own hour', () => {
  const zones = ['Pacific/Auckland', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kathmandu', 'UTC'];
  const minutes = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      minutes,
      minutes,
      fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z'), noInvalidDate: true }),
      (zone, from, to, now) => {
        fc.pre(from !== to);
        const quiet = { from, to };
        const next = nextHour(zone, now, 18);
        expect(next > now && next.getTime() - now.getTime() <= 25 * 3_600_000).toBe(true);
        expect((localTime(zone, next) / 3_600_000) % 24).toBe(18);
        if (!isQuiet(quiet, zone, now)) return;
        const end = getQuietHoursEnd(quiet, zone, now);
        expect(end > now && !isQuiet(quiet, zone, end)).toBe(true);
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
      },
    ),
    { numRuns: 2000 },
  );
});
