import { browserZone, isSameZone, placeOfZone } from './time-zone.ts';

it.each([
  ['Europe/Berlin', 'Berlin'],
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('%s is %s', (zone, place) => {
  expect(placeOfZone(zone)).toBe(place);
});

it.each([
  ['Europe/Kyiv', 'Europe/Kiev', true],
  ['Asia/Kolkata', 'Asia/Calcutta', true],
  ['Europe/Berlin', 'Europe/Berlin', true],
  ['Europe/Berlin', 'Europe/Paris', false],
  ['Europe/Berlin', 'Europe/Nowhere', false],
])('%s and %s are one zone: %s', (one, other, same) => {
  expect(isSameZone(one, other)).toBe(same);
  expect(isSameZone(other, one)).toBe(same);
});

it('knows where the browser is', () => {
  expect(browserZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
