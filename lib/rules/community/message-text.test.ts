import { minTime } from '#scripts/checks/expressions/attack-texts.ts';
import type { Message } from '../../contract/community/chat.ts';
import type { Reaction } from '../../contract/community/chat-vocabulary.ts';
import {
  messageLength,
  isEmojiOnly,
  textParts,
  toQuote,
  reactionChips,
  splitReactions,
} from './message-text.ts';

test.each([
  ['blanks around do not count', '  hi \n', 2],
  ['an emoji beyond the first plane is one', 'hi 😀', 4],
  ['a letter and the accent put on it are two', 'e\u0301', 2],
  ['nothing is nothing', ' \n ', 0],
])('%s', (_what, text, length) => {
  expect(messageLength(text)).toBe(length);
});

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
])('%j remains text', (text) => {
  expect(textParts(text)).toEqual([{ kind: 'text', text }]);
});

test('a long text of brackets takes no time', () => {
  const time = minTime(() => {
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

const message: Message = {
  id: 5,
  conversation: 4,
  sender: 7,
  client_message_id: '00000000-0000-4000-8000-000000000005',
  body: 'Hello',
  gift: null,
  image: null,
  reply_to: null,
  reactions: [],
  warning: null,
  automatic: false,
  created_at: '2026-11-21T10:00:00Z',
  edited_at: null,
  deleted: false,
};

test('a quote begins as the text does, at most 140 characters', () => {
  expect(toQuote(message)).toEqual({
    id: 5,
    sender: 7,
    excerpt: 'Hello',
    gift: null,
    image: false,
    deleted: false,
  });
  const long = toQuote({ ...message, body: '😀'.repeat(141) }).excerpt;
  expect([...long]).toHaveLength(140);
  expect(long.endsWith('😀…')).toBe(true);
  for (const whole of ['👩‍👩‍👧', '🇩🇪', 'e\u0301', '👍🏽'])
    for (let before = 130; before < 140; before += 1) {
      const { excerpt } = toQuote({ ...message, body: `${'x'.repeat(before)}${whole.repeat(9)}` });
      expect(excerpt.slice(before, -1)).toBe(whole.repeat((excerpt.length - 1 - before) / whole.length));
    }
});

test('an image and a gift are named instead', () => {
  const picture = { filename: 'a.webp', match: 'b.webp', width: 3, height: 2, thumbhash: '' };
  expect(toQuote({ ...message, body: '', image: picture })).toMatchObject({ excerpt: '', image: true });
  expect(toQuote({ ...message, body: '', gift: 'rose' })).toMatchObject({ gift: 'rose', image: false });
});

const messageReactionsMessage = (...reactions: [number, Reaction][]) =>
  ({ sender: 7, reactions: reactions.map(([profile_id, emoji]) => ({ profile_id, emoji })) }) as Message;

test('the reader of an own message has reacted as its sender, of another one as the other', () => {
  const both = messageReactionsMessage([7, '👍'], [9, '❤️']);
  expect(splitReactions(both, true)).toEqual({ mine: '👍', theirs: '❤️' });
  expect(splitReactions(both, false)).toEqual({ mine: '❤️', theirs: '👍' });
  expect(splitReactions(messageReactionsMessage(), false)).toEqual({ mine: null, theirs: null });
});

test('the same emoji of both is counted, another one stands beside', () => {
  expect(reactionChips({ mine: '👍', theirs: '👍' })).toEqual([{ emoji: '👍', count: 2, own: true }]);
  expect(reactionChips({ mine: '👍', theirs: '❤️' })).toEqual([
    { emoji: '❤️', count: 1, own: false },
    { emoji: '👍', count: 1, own: true },
  ]);
  expect(reactionChips({ mine: null, theirs: '❤️' })).toEqual([{ emoji: '❤️', count: 1, own: false }]);
  expect(reactionChips({ mine: null, theirs: null })).toEqual([]);
});
