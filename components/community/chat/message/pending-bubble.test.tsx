import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PendingMessage } from '#lib/rules/community/optimistic-messages.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { PendingBubble } from './pending-bubble.tsx';

function show(change: Partial<PendingMessage> = {}) {
  const message: PendingMessage = {
    client_message_id: 'a',
    body: 'Hallo',
    created_at: '2026-11-21T10:00:00Z',
    state: 'sending',
    ...change,
  };
  const actions = { onRetry: jest.fn(), onDiscard: jest.fn() };
  render(<PendingBubble message={message} {...actions} />, { wrapper: InTestSite });
  return actions;
}

const article = () => screen.getByRole('article', { name: /^Du, \d\d:00$/ });

test('a message under way offers nothing to press', () => {
  show();
  expect(article()).toHaveTextContent('wird gesendet');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a delivered one has no label', () => {
  show({ state: 'sent' });
  expect(article().textContent).toMatch(/^Hallo\d\d:00$/);
});

test('a waiting one says so and can be discarded', async () => {
  const { onDiscard } = show({ state: 'waiting' });
  expect(article()).toHaveTextContent('wartet auf Verbindung');
  expect(screen.queryByRole('button', { name: 'Noch einmal senden' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(onDiscard).toHaveBeenCalledTimes(1);
});

test.each([
  ['offline' as const, /Es kam keine Antwort/],
  ['too_many_requests' as const, /etwas schnell/],
  ['internal_error' as const, /Das hat nicht geklappt/],
])('one that failed with %s says why and can be sent again or discarded', async (reason, words) => {
  const { onRetry, onDiscard } = show({ state: 'failed', reason });
  expect(screen.getByRole('group', { name: 'nicht gesendet' })).toHaveTextContent(words);
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect([onRetry.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1]);
});

const image = { file: 'f', url: 'blob:1', width: 800, height: 400, progress: 0.4 };

test('an image on its way shows itself in its shape, and how much of it has left', () => {
  show({ body: '', image });
  expect(screen.getByRole('img', { name: 'Dein Bild' })).toHaveAttribute('src', 'blob:1');
  expect(screen.getByRole('progressbar', { name: /wird gesendet/ })).toHaveValue(0.4);
});

test('an image without its file keeps its place, and a failed one shows no progress', () => {
  show({ body: '', image: { ...image, url: '' }, state: 'failed', reason: 'offline' });
  expect(screen.getByRole('img', { name: 'Dein Bild' }).tagName).toBe('svg');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('what it answers stands above it', () => {
  show({ reply_to: { id: 3, sender: 9, excerpt: 'Kommst du?', gift: null, image: false, deleted: false } });
  expect(article().textContent).toMatch(/^Kommst du\?Hallo/);
});
