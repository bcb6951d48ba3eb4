import { plainName } from './plain-name.ts';

it.each([
  ['Köln', 'koln'],
  ['KÖLN', 'koln'],
  ['Ko\u0308ln', 'koln'],
  ['Århus', 'arhus'],
  ['Koeln', 'koln'],
  ['MUENCHEN', 'munchen'],
  ['Aarhus', 'arhus'],
  ['Tromsø', 'tromso'],
  ['Tromsoe', 'tromso'],
  ['Læsø', 'laso'],
  ['Laesoe', 'laso'],
  ['Ærø', 'aro'],
  ['Gießen', 'giessen'],
  ['Giessen', 'giessen'],
  ['Ħamrun', 'hamrun'],
  ['Þórshöfn', 'thorshofn'],
  ['Neuenkirchen', 'neuenkirchen'],
  ['Neunkirchen', 'neunkirchen'],
  ['Łódź', 'lodz'],
  ['Saint-Étienne', 'saint etienne'],
  ['  St. Gallen ', 'st gallen'],
  ['L’Aquila', 'l aquila'],
  ['Saint\u2011Étienne', 'saint etienne'],
  ['Köln\u200b', 'koln'],
  ['Ｋöln', 'koln'],
  ['Frankfurt (Oder)', 'frankfurt oder'],
])('%s is searched as %s', (name, expected) => {
  expect(plainName(name)).toBe(expected);
});
