import { clearOutbox, storeMessage, listStoredMessages } from '#lib/browser/storage/outbox-storage.ts';
import type { PendingMessage } from '#lib/rules/community/optimistic-messages.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { changeOutbox, loadOutbox, getOutbox } from './outbox.ts';
import { discardMessage, resumeOutbox, sendMessage } from './send-message.ts';

const [alice, bob, mara] = [7, 8, 9];
let isOnline = true;
beforeAll(() => Object.defineProperty(navigator, 'onLine', { get: () => isOnline }));
beforeEach(() => {
  isOnline = true;
  signInForTest(true);
  clearOutbox();
});

const message = (id: string, state: PendingMessage['state'], second: number): PendingMessage => ({
  client_message_id: id,
  body: id,
  created_at: `2026-11-21T10:00:0${second}.000Z`,
  state,
});
const answer = { body: { message: { id: 1, conversation: 4 }, credits: 4 } };
const bodies = (calls: { name: string; body: unknown }[]) =>
  calls
    .filter(({ name }) => name === 'POST /api/message.php')
    .map(({ body }) => (body as { body: string }).body);
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('without a network messages wait, are stored, and go out in order when it is back, each once', async () => {
  const { calls } = answerCalls({ 'POST /api/message.php': answer });
  resumeOutbox(alice);
  isOnline = false;
  await Promise.all([sendMessage(mara, 'eins'), sendMessage(mara, 'zwei')]);
  expect(getOutbox(mara).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect(listStoredMessages(alice).map(({ message: { body } }) => body)).toEqual(['eins', 'zwei']);
  expect(bodies(calls)).toEqual([]);

  isOnline = true;
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(bodies(calls)).toEqual(['eins', 'zwei']);
  expect(listStoredMessages(alice)).toEqual([]);
});

test('a new message does not overtake those that wait', async () => {
  const { calls } = answerCalls({ 'POST /api/message.php': answer });
  resumeOutbox(alice);
  isOnline = false;
  await sendMessage(mara, 'eins');
  isOnline = true;
  await sendMessage(mara, 'zwei');
  expect(bodies(calls)).toEqual(['eins', 'zwei']);
});

test('what an earlier page left is sent under its old client id; what failed stays for its sender', async () => {
  const { calls } = answerCalls({ 'POST /api/message.php': answer });
  storeMessage(alice, { member: mara, message: message('b', 'waiting', 2) });
  storeMessage(alice, { member: mara, message: message('a', 'sending', 1) });
  storeMessage(alice, { member: mara, message: message('c', 'failed', 3) });
  storeMessage(bob, { member: mara, message: message('d', 'waiting', 4) });
  resumeOutbox(alice);
  await settle();
  expect(calls.filter(({ key }) => key).map(({ key }) => key)).toEqual(['a', 'b']);
  expect(listStoredMessages(alice).map(({ message: { client_message_id: id } }) => id)).toEqual(['c']);
  expect(listStoredMessages(bob)).toHaveLength(1);
});

test('a rule that refuses a late message returns it to its sender', async () => {
  answerCalls({
    'POST /api/message.php': { status: 402, body: { error: 'not_enough_credits', needed: 1, credits: 0 } },
  });
  storeMessage(alice, { member: mara, message: message('a', 'waiting', 1) });
  resumeOutbox(alice);
  await settle();
  expect(getOutbox(mara)).toMatchObject([{ body: 'a', state: 'failed', reason: 'not_enough_credits' }]);
  expect(listStoredMessages(alice)).toHaveLength(1);
});

test('a logout erases what waits, and none of it is sent for the next member', async () => {
  const { calls } = answerCalls({ 'POST /api/message.php': answer });
  resumeOutbox(alice);
  isOnline = false;
  await sendMessage(mara, 'eins');
  clearOutbox();
  expect([getOutbox(mara), listStoredMessages(alice)]).toEqual([[], []]);
  isOnline = true;
  resumeOutbox(bob);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(bodies(calls)).toEqual([]);
});

test('another tab shows what waits, but not what was sent or discarded there', () => {
  loadOutbox(alice);
  storeMessage(alice, { member: mara, message: message('a', 'waiting', 1) });
  window.dispatchEvent(new StorageEvent('storage', { key: `vonk-outbox-${alice}-a` }));
  expect(getOutbox(mara)).toHaveLength(1);
  localStorage.removeItem(`vonk-outbox-${alice}-a`);
  window.dispatchEvent(new StorageEvent('storage', { key: `vonk-outbox-${alice}-a` }));
  expect(getOutbox(mara)).toEqual([]);
});

test('a discarded message is gone from the browser too', () => {
  loadOutbox(alice);
  const waiting = message('a', 'waiting', 1);
  changeOutbox(mara, () => [waiting]);
  expect(listStoredMessages(alice)).toHaveLength(1);
  discardMessage(mara, waiting);
  expect(listStoredMessages(alice)).toEqual([]);
});
