import { formatDay, formatLastDay, formatMinute, formatMoment } from './format-moment.ts';

const night = new Date('2026-11-03T23:30:15Z');

test('a time is shown in the zone, and names it', () => {
  expect(formatMoment(night, 'de', 'Europe/Berlin')).toBe('4. November 2026 um 00:30:15 MEZ');
  expect(formatMinute(night, 'en', 'America/New_York')).toBe('3 November 2026 at 18:30 GMT-5');
  expect(formatMinute(night, 'fi', 'Europe/Helsinki')).toBe('4. marraskuuta 2026 klo 01.30 UTC+2');
});

test('a day is that of the calendar in the zone', () => {
  expect(formatDay(night, 'en', 'Europe/London')).toBe('3 November 2026');
  expect(formatDay(night, 'nb', 'Europe/Oslo')).toBe('4. november 2026');
});

test('what ends with a midnight ends with that of the day before, of a zone', () => {
  expect(formatLastDay(new Date('2026-11-03T23:00:00Z'), 'de', 'Europe/Berlin')).toBe(
    '3. November 2026 (MEZ)',
  );
  expect(formatLastDay(new Date('2026-11-04T10:00:00Z'), 'en', 'Pacific/Honolulu')).toBe(
    '3 November 2026 (GMT-10)',
  );
});
