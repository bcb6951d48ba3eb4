import { createHash } from 'node:crypto';
import { shellScript } from '../../lib/site/shell-script.ts';
import { inlineScripts } from './inline-scripts.ts';

const toScriptHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('hashes what Next and we write', () => {
  const ours = [
    shellScript,
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"0:{\\"a\\":1}\\n"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});',
    'requestAnimationFrame(function(){$RT=performance.now()});',
  ];
  const html = ours.map((text) => `<script>${text}</script>`).join('<p>x</p>');
  expect(inlineScripts(html)).toEqual({ hashes: ours.map(toScriptHash), refused: [] });
});

it.each([
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,alert(1)])',
  `${shellScript};alert(1)`,
  '$RC("B:0","S:0");alert(1)',
])('leaves %s without a hash', (text) => {
  expect(inlineScripts(`<script>${text}</script>`)).toEqual({ hashes: [], refused: [text.slice(0, 200)] });
});

it('passes over files and data', () => {
  const html = '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScripts(html)).toEqual({ hashes: [], refused: [] });
});
