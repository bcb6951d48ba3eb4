import { globSync, readFileSync } from 'node:fs';
import { labelled } from './labelled.ts';

test.each([
  ['de', 'Tattoos: Viele'],
  ['fr', 'Tatouages\u202f: Beaucoup'],
])('a line of name and text in %s', (locale, line) => {
  const [name = '', text = ''] = line.split(/\s?: /);
  expect(labelled(locale, name, text)).toBe(line);
});

test('no screen glues a colon to a word itself: French would lack its space', () => {
  const glued = globSync('{app,components}/**/*.tsx', { exclude: (path) => path.includes('.test.') }).filter(
    (path) => /\}: ?\$\{|`: ?\$\{|>: ?[<{]|\}:<\/(?!strong)/.test(readFileSync(path, 'utf8')),
  );
  expect(glued).toEqual([]);
});
