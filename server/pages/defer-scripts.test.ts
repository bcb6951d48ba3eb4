import { shellScript } from '../../lib/site/shell-script.ts';
import { deferScripts } from './defer-scripts.ts';

const page = (head: string, foot = '') =>
  `<html><head>${head}</head><body><h1>Hallo</h1>${foot}</body></html>`;
const file = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

const shell = `<script>${shellScript}</script>`;

it('hands every file of scripts over to the shell, in order and once', () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>';
  const html = page(
    preload + file('a') + `<meta charSet="utf-8"/>${shell}` + file('b') + file('a'),
    file('c'),
  );
  const files = ['a', 'b', 'c'].map((name) => `/_next/static/chunks/${name}.js`).join(' ');
  expect(deferScripts(html)).toBe(
    page(`<meta charSet="utf-8"/><script data-files="${files}">${shellScript}</script>`),
  );
});

it.each([
  page(file('a')),
  page(shell),
  page('<script>1</script>', '<p>Kein Skript</p>'),
  page('<script src="/_next/static/chunks/old.js" noModule=""></script>'),
  page('<script src="https://elsewhere.example/a.js" async=""></script>'),
])('leaves %s as it is', (html) => {
  expect(deferScripts(html)).toBe(html);
});
