import { timeLeft } from './time-left.ts';

const hours = 3_600;

it.each([
  [4 * hours, 'de', '04:00:00'],
  [24 * hours - 1, 'de', '23:59:59'],
  [24 * hours, 'de', '1 Tag'],
  [719 * hours + 26 * 60 + 54, 'de', '29 Tage'],
  [719 * hours, 'pl', '29 dni'],
  [719 * hours, 'fi', '29 päivää'],
  [719 * hours, 'en', '29 days'],
  [0, 'sv', '00:00:00'],
])('%i seconds in %s: %s', (seconds, locale, text) => {
  expect(timeLeft(seconds, locale).replaceAll('\u00a0', ' ')).toBe(text);
});
