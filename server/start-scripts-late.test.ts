import { lateScripts } from '../lib/site/late-scripts.ts';
import { startScriptsLate } from './start-scripts-late.ts';

const page = (head: string, foot = '') =>
  `<html><head>${head}</head><body><h1>Hallo</h1>${foot}</body></html>`;
const file = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

it('hands every file of scripts over in place of the first, in order and once', () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>';
  const html = page(preload + file('a') + '<meta charSet="utf-8"/>' + file('b') + file('a'), file('c'));
  const files = ['a', 'b', 'c'].map((name) => `/_next/static/chunks/${name}.js`).join(' ');
  expect(startScriptsLate(html)).toBe(
    page(`<script data-files="${files}">${lateScripts}</script><meta charSet="utf-8"/>`),
  );
});

it.each([
  page('<script>1</script>', '<p>Kein Skript</p>'),
  page('<script src="/_next/static/chunks/old.js" noModule=""></script>'),
  page('<script src="https://elsewhere.example/a.js" async=""></script>'),
])('leaves %s as it is', (html) => {
  expect(startScriptsLate(html)).toBe(html);
});
