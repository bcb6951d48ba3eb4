import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asksForMoney } from '#backend/community/chat/scam-filter/asks-for-money.ts';
import { findContactData } from '#lib/contract/trust/contact-data.ts';
import { listFiles } from '../tracked-files.ts';
import { attackLength, minTime, worstTime } from './attack-texts.ts';
import { findExpressions } from './find-expressions.ts';

/** Milliseconds allowed for a text of `attackLength` characters. */
const limit = 5;

/** Expressions without external input, by file, with reasons. */
const inside: Readonly<Record<string, string>> = {};

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = listFiles(root)
  .filter((file) => /^(backend|lib|server)\/.*(?<!\.test)\.tsx?$/.test(file) && !(file in inside))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  // Most sources contain none and are not parsed.
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

test('the attacks find slow expressions', () => {
  for (const slow of ['(?:a+)+b', '\\s+$', '[^@]+@', '(?:\\s*[-–/,]?\\s*(?:19|20)\\d\\d)+(?!\\d)'])
    expect(worstTime(slow, 'u', limit).time).toBeGreaterThan(limit);
});

/** Fragments that the two rules look for; each is repeated, alone and in pairs. */
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
    const whole = minTime(() => judge(text), limit, 30);
    if (whole <= limit) return false;
    // On a busy machine, time must grow linearly: a quarter of the text takes a quarter of the time, not a sixteenth.
    const quarter = minTime(() => judge(text.slice(0, attackLength / 4)), 0, 30);
    return whole > 8 * quarter;
  });
  expect(slow).toEqual([]);
});
