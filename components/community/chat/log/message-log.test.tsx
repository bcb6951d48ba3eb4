import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publishMessage } from '#lib/browser/community/changed-messages.ts';
import type { CallResponse } from '#lib/browser/transport/types.ts';
import type { Message } from '#lib/contract/community/chat.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { testChat, testMessage } from '#tests/support/screens/chat.ts';
import { MessageLog } from './message-log.tsx';
import { useMessages } from './use-messages.ts';

type Answer = CallResponse<'GET /api/chat.php'>;

const alice = 7;
const mara = 9;

const message = (id: number, sender = mara, change: Partial<Message> = {}): Message =>
  testMessage({ id, sender, body: `Nachricht ${id}`, ...change });

const toAnswer = (messages: Message[], chat: Partial<Answer['chat']> = {}, more = false): Answer => ({
  chat: testChat({ last_message: messages.at(-1) ?? null, ...chat }),
  chat_messages: messages,
  more,
  more_after: false,
});

const actions = { onReply: () => {}, onEdit: () => {} };

function Log({ answer, fictional = false }: { answer: Answer; fictional?: boolean }) {
  const history = useMessages(mara, answer);
  return (
    <MessageLog
      name="Mara"
      fictional={fictional}
      own={alice}
      history={history}
      actions={actions}
      onRetry={() => {}}
      onDiscard={() => {}}
    />
  );
}

/** Renders the log with the conversation list that the badges use, and waits for it. */
async function show(answer: Answer, answers: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls({ 'GET /api/chats.php': { body: { chats: [] } }, ...answers });
  const shown = render(<Log answer={answer} />, { wrapper: InTestSite });
  await settle();
  return { ...calls, ...shown };
}
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const texts = () =>
  within(screen.getByRole('log'))
    .getAllByRole('article')
    .map((each) => each.textContent);
const announcement = () => document.querySelector('[aria-live="polite"][aria-atomic="false"]')?.textContent;
const look = (hasFocus: boolean) => jest.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);

beforeEach(() => {
  localStorage.clear();
  signInForTest(true);
});

test('each state stands once, in words, under the newest own message that has come so far', async () => {
  const all = [1, 2, 3, 4].map((id) => message(id, alice));
  await show(toAnswer(all, { read_until: 1, delivered_until: 3 }));
  expect(texts()).toEqual([
    expect.stringContaining('gesehen'),
    expect.not.stringMatching(/gesehen|zugestellt|gesendet/),
    expect.stringContaining('zugestellt'),
    expect.stringContaining('gesendet'),
  ]);
});

test('an unchanged response rerenders nothing', async () => {
  const answer = toAnswer([message(1), message(2, alice)]);
  const { rerender } = await show(answer);
  let changes = 0;
  const observer = new MutationObserver((records) => (changes += records.length));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  rerender(<Log answer={JSON.parse(JSON.stringify(answer)) as Answer} />);
  await settle();
  expect(changes).toBe(0);
  rerender(<Log answer={toAnswer([message(1), message(2, alice), message(3)])} />);
  await settle();
  expect(changes).toBeGreaterThan(0);
  observer.disconnect();
});

test('a line precedes the unread ones, and later quotes and changes appear', async () => {
  const quote = { id: 1, sender: mara, excerpt: 'Geheim', gift: null, image: false, deleted: false };
  await show(toAnswer([message(1), message(2, alice, { reply_to: quote }), message(3)], { first_unread: 3 }));
  const line = screen.getByRole('separator', { name: 'Ungelesene Nachrichten' });
  expect(line.nextElementSibling).toHaveTextContent('Nachricht 3');
  expect(screen.getByText('Geheim')).toBeInTheDocument();
  act(() => publishMessage(message(1, mara, { body: '', deleted: true })));
  await waitFor(() => expect(screen.queryByText('Geheim')).toBeNull());
  expect(screen.queryByText('Nachricht 1')).toBeNull();
});

test('older messages come by themselves, and by hand once that has failed', async () => {
  const { next } = await show(toAnswer([message(51), message(52)], {}, true), {
    'GET /api/chat.php': { status: 404, body: { error: 'not_found' } },
  });
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  expect(screen.getByText('Ältere Nachrichten konnten nicht geladen werden.')).toBeInTheDocument();
  next('GET /api/chat.php', { body: toAnswer([message(49), message(50)]) });
  await userEvent.click(again);
  expect(await screen.findByText('Nachricht 49')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
  expect(texts()).toHaveLength(4);
});

test('a hidden message is not marked as read', async () => {
  look(false);
  const { calls } = await show(
    toAnswer([message(1), message(2)], { first_unread: 1, num_unread_messages: 2 }),
    {
      'PUT /api/chat.php': { body: { done: true } },
    },
  );
  const reads = () => calls.filter(({ name }) => name === 'PUT /api/chat.php').map(({ body }) => body);
  expect(reads()).toEqual([]);
  look(true);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(reads()).toEqual([{ conversation: 4, read_until: 2 }]));
});

test('only what the other member has just written is shown to a screen reader, unless it is muted', async () => {
  const { rerender } = await show(toAnswer([message(1)]));
  expect(announcement()).toBe('');
  rerender(<Log answer={toAnswer([message(1), message(2, alice), message(3)])} />);
  expect(announcement()).toMatch(/^Mara, \d\d:00: Nachricht 3$/);
  localStorage.setItem('vonk_silent_messages', '1');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(announcement()).toBe('');
});

test('an empty conversation invites to begin it', async () => {
  await show(toAnswer([]));
  expect(screen.getByText('Schreib Mara die erste Nachricht.')).toBeInTheDocument();
});

it('leads to real members once a fictional profile has answered twice, and not before', async () => {
  const talk = [1, 2, 3, 4].map((id) => message(id, id % 2 ? alice : mara, { automatic: id % 2 === 0 }));
  answerCalls({ 'GET /api/chats.php': { body: { chats: [] } } });
  const { rerender } = render(<Log answer={toAnswer(talk.slice(0, 2))} fictional />, { wrapper: InTestSite });
  await settle();
  const way = () => screen.queryByRole('link', { name: 'Echte Mitglieder suchen' });
  expect(way()).toBeNull();
  rerender(<Log answer={toAnswer(talk)} fictional />);
  await settle();
  expect(screen.getByText(/Mara ist ein fiktives Profil/)).toBeInTheDocument();
  expect(way()).toHaveAttribute('href', expect.stringMatching(/\/members\?kind=real$/));
});
