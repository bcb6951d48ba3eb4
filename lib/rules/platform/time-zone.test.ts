import { browserZone, getZoneName } from './time-zone.ts';

it.each([
  ['da', 'Centraleuropæisk tid', 'Storbritannien-tid'],
  ['de', 'Mitteleuropäische Zeit', 'Vereinigtes Königreich (Ortszeit)'],
  ['en', 'Central European Time', 'United Kingdom Time'],
  ['es', 'hora de Europa central', 'hora de Reino Unido'],
  ['fi', 'Keski-Euroopan aika', 'Iso-Britannia'],
  ['fr', 'heure d’Europe centrale', 'Royaume-Uni'],
  ['it', 'Ora dell’Europa centrale', 'Ora Regno Unito'],
  ['nb', 'sentraleuropeisk tid', 'tidssone for Storbritannia'],
  ['nl', 'Midden-Europese tijd', 'tijd in Verenigd Koninkrijk'],
  ['pl', 'czas środkowoeuropejski', 'Wielka Brytania'],
  ['sv', 'centraleuropeisk tid', 'Storbritannientid'],
])('names zones in %s', (locale, central, british) => {
  expect(getZoneName(locale, 'Europe/Warsaw')).toBe(central);
  expect(getZoneName(locale, 'Europe/London')).toBe(british);
});

it.each([
  ['Europe/Kyiv', 'Europe/Kiev', true],
  ['Europe/Berlin', 'Europe/Paris', true],
  ['Europe/Berlin', 'Europe/London', false],
  ['America/Denver', 'America/Phoenix', false],
  ['Europe/Paris', 'Africa/Algiers', false],
  ['Europe/Berlin', 'Europe/Nowhere', false],
])('%s and %s share a name: %s', (one, other, same) => {
  expect(getZoneName('en', one) === getZoneName('en', other)).toBe(same);
});

it('determines the browser’s zone', () => {
  expect(browserZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
