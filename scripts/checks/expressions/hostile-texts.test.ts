import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asksForMoney } from '#backend/community/chat/money/asks-for-money.ts';
import { findContactData } from '#lib/contract/trust/contact-data.ts';
import { listFiles } from '../tracked-files.ts';
import { attackLength, shortestTime, worstTime } from './attack-time.ts';
import { findExpressions } from './find-expressions.ts';

/** Milliseconds that a text of `attackLength` characters may take. */
const limit = 5;

/** Expressions that see nothing from outside, by the file they stand in, and why. */
const inside: Readonly<Record<string, string>> = {};

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = listFiles(root)
  .filter((file) => /^(backend|lib|server)\/.*(?<!\.test)\.tsx?$/.test(file) && !(file in inside))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  // Most sources have none, and are not taken apart.
  .filter(({ text }) => /RegExp|\/(?![/*])\S.*\//.test(text));
const expressions = sources.flatMap(({ file, text }) => findExpressions(file, text));

test('expressions stand as they are, so that all can be tried', () => {
  expect(expressions.length).toBeGreaterThan(100);
  expect(expressions.filter(({ pattern }) => pattern === null).map(({ file }) => file)).toEqual([]);
});

const byPattern = new Map(
  expressions.flatMap(({ file, pattern, flags }) =>
    pattern === null ? [] : [[`/${pattern}/${flags}`, { file, pattern, flags }]],
  ),
);

test.each([...byPattern].map(([name, each]) => [each.file, name, each] as const))(
  '%s: %s takes no text long',
  (_file, _name, { pattern, flags }) => {
    const { time, text } = worstTime(pattern, flags, limit);
    expect({ isQuick: time <= limit, text: time <= limit ? '' : text.slice(0, 60) }).toEqual({
      isQuick: true,
      text: '',
    });
  },
);

test('the attacks find what is slow', () => {
  for (const slow of ['(?:a+)+b', '\\s+$', '[^@]+@', '(?:\\s*[-–/,]?\\s*(?:19|20)\\d\\d)+(?!\\d)'])
    expect(worstTime(slow, 'u', limit).time).toBeGreaterThan(limit);
});

/** Pieces of what the two rules look for; each is repeated, alone and with another. */
const pieces = [
  '0 ',
  '2000 ',
  '1,€',
  '1 000 ',
  '12.',
  '+49',
  'null ',
  'vierundzwanzig ',
  'nulleins',
  'nulleinszwei ',
  '0 ......... ',
  'instagramm ',
  '٣',
  '①',
  '㏂',
  'ﷺ',
  'a',
  'a.',
  'ab.com/',
  'a-',
  '@',
  ' . ',
  '(at) ',
  ' at ',
  ' punkt ',
  'http:',
  'www.',
  '(',
  '[dot',
  'ＡＢ',
  'insta ',
  'w h ',
  'i n s t a : ',
  '@_',
  'n\u0301',
  'send ',
  'me ',
  'mir bitte ',
  '€ ',
  'i need some ',
  '. ',
];
const texts = pieces.flatMap((one, at) => [one, one + (pieces[(at * 7 + 3) % pieces.length] ?? '')]);

test.each([
  ['contact data', findContactData],
  ['a request for money', asksForMoney],
] as const)('%s is looked for in any text in no time', (_name, judge) => {
  const slow = texts.filter((piece) => {
    const text = `${piece.repeat(Math.ceil(attackLength / piece.length)).slice(0, attackLength - 1)}2`;
    const whole = shortestTime(() => judge(text), limit, 30);
    if (whole <= limit) return false;
    // A busy machine is slow with any text: then a quarter of it takes a quarter of the time, and not a sixteenth.
    const quarter = shortestTime(() => judge(text.slice(0, attackLength / 4)), 0, 30);
    return whole > 8 * quarter;
  });
  expect(slow).toEqual([]);
});
