import { plainName } from './plain-name.ts';

it.each([
  ['Köln', 'koln'],
  ['KÖLN', 'koln'],
  ['Ko\u0308ln', 'koln'],
  ['Århus', 'arhus'],
  ['Tromsø', 'tromso'],
  ['Łódź', 'lodz'],
  ['Gießen', 'giessen'],
  ['Saint-Étienne', 'saint etienne'],
  ['  St. Gallen ', 'st gallen'],
  ['L’Aquila', 'l aquila'],
  ['Frankfurt (Oder)', 'frankfurt oder'],
])('%s is searched as %s', (name, expected) => {
  expect(plainName(name)).toBe(expected);
});
