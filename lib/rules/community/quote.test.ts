import type { Message } from '../../contract/community/chats.ts';
import { quoteOf } from './quote.ts';

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
  expect(quoteOf(message)).toEqual({
    id: 5,
    sender: 7,
    excerpt: 'Hello',
    gift: null,
    image: false,
    deleted: false,
  });
  const long = quoteOf({ ...message, body: '😀'.repeat(141) }).excerpt;
  expect([...long]).toHaveLength(140);
  expect(long.endsWith('😀…')).toBe(true);
  for (const whole of ['👩‍👩‍👧', '🇩🇪', 'e\u0301', '👍🏽'])
    for (let before = 130; before < 140; before += 1) {
      const { excerpt } = quoteOf({ ...message, body: `${'x'.repeat(before)}${whole.repeat(9)}` });
      expect(excerpt.slice(before, -1)).toBe(whole.repeat((excerpt.length - 1 - before) / whole.length));
    }
});

test('an image and a gift are named instead', () => {
  const picture = { filename: 'a.webp', match: 'b.webp', width: 3, height: 2, thumbhash: '' };
  expect(quoteOf({ ...message, body: '', image: picture })).toMatchObject({ excerpt: '', image: true });
  expect(quoteOf({ ...message, body: '', gift: 'rose' })).toMatchObject({ gift: 'rose', image: false });
});
