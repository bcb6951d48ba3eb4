import { labelled } from './labelled.ts';

test.each([
  ['de', 'Tattoos: Viele'],
  ['fr', 'Tatouages\u202f: Beaucoup'],
])('a line of name and text in %s', (locale, line) => {
  const [name = '', text = ''] = line.split(/\s?: /);
  expect(labelled(locale, name, text)).toBe(line);
});
