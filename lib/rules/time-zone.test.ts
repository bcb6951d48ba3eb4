import { browserZone, placeOfZone } from './time-zone.ts';

it.each([
  ['Europe/Berlin', 'Berlin'],
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('%s is %s', (zone, place) => {
  expect(placeOfZone(zone)).toBe(place);
});

it('knows where the browser is', () => {
  expect(browserZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
