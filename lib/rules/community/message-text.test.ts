import { shortestTime } from '#scripts/checks/expressions/attack-time.ts';
import { isEmojiOnly, textParts } from './message-text.ts';

const links = (text: string) => textParts(text).flatMap((part) => (part.kind === 'link' ? [part.text] : []));

test('only http and https become links; nothing of the text gets lost', () => {
  const text =
    'Schau: https://example.org/a?b=c, oder http://example.net.\nftp://example.org javascript:alert(1)';
  expect(links(text)).toEqual(['https://example.org/a?b=c', 'http://example.net']);
  expect(textParts(text).map((part) => part.text)).toContain(', oder ');
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test.each([
  ['(https://example.org/a)', 'https://example.org/a'],
  ['https://example.org/Rhein_(Fluss)', 'https://example.org/Rhein_(Fluss)'],
  ['(siehe https://example.org/Rhein_(Fluss)).', 'https://example.org/Rhein_(Fluss)'],
  ['„https://example.org/a“', 'https://example.org/a'],
  ['HTTPS://EXAMPLE.ORG', 'HTTPS://EXAMPLE.ORG'],
  ['https://example.org/a…', 'https://example.org/a'],
])('the address of %s is %s', (text, link) => {
  expect(links(text)).toEqual([link]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://',
  'https://bank.example@elsewhere.example/',
  'https://a:b@elsewhere.example/',
  'https://example.org/\u202Egpj.exe',
  '//example.org',
  'xhttp:/example.org',
])('%j stays text', (text) => {
  expect(textParts(text)).toEqual([{ kind: 'text', text }]);
});

test('a long text of brackets takes no time', () => {
  const time = shortestTime(() => {
    textParts(`https://e.x/${')'.repeat(10_000)}`);
    textParts('https://'.repeat(1_250));
    isEmojiOnly(`${'👍 '.repeat(3_000)}x`);
  }, 500);
  expect(time).toBeLessThan(500);
});

test.each(['👍', '❤️', '😂 😂', '👩‍❤️‍👨', '🏳️‍🌈', '👍🏽', '🇫🇮🇩🇪', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏃‍♂️'])(
  '%s is nothing but emoji',
  (text) => {
    expect(isEmojiOnly(text)).toBe(true);
  },
);

test.each(['', ' ', 'Ja 👍', '12', '#', '👍👍👍👍👍👍👍', '©'])('%j is not', (text) => {
  expect(isEmojiOnly(text)).toBe(false);
});
