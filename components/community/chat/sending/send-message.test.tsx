import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { getOutbox } from './outbox.ts';
import { discardMessage, sendAgain, sendMessage } from './send-message.ts';

const mara = 9;
const sent = (client: string) => ({
  message: {
    id: 1,
    conversation: 4,
    sender: 7,
    client_message_id: client,
    body: 'Hallo',
    gift: null,
    automatic: false,
    created_at: '2026-11-21T10:00:00Z',
  },
  credits: 4,
});

beforeEach(() => {
  signInForTest(true);
  for (const message of getOutbox(mara)) discardMessage(mara, message);
});

test('the client id is the idempotency key, also when sending again', async () => {
  const { calls, next } = answerCalls({
    'POST /api/message.php': { status: 429, body: { error: 'too_many_requests' } },
  });
  expect(await sendMessage(mara, 'Hallo')).toBeNull();
  const failed = getOutbox(mara)[0];
  expect(failed).toMatchObject({ state: 'failed', reason: 'too_many_requests', body: 'Hallo' });

  next('POST /api/message.php', { body: sent(failed?.client_message_id ?? '') });
  if (failed) await sendAgain(mara, failed);
  const posts = calls.filter((call) => call.name === 'POST /api/message.php');
  expect(posts.map((call) => call.key)).toEqual([failed?.client_message_id, failed?.client_message_id]);
  expect(posts[1]?.body).toEqual({
    profile_id: mara,
    client_message_id: failed?.client_message_id,
    body: 'Hallo',
  });
  expect(getOutbox(mara)[0]?.state).toBe('sent');
});

test('a text gets a new id if its old one was used for something else', async () => {
  const used = { error: 'invalid_input', fields: { client_message_id: 'invalid' } };
  const answer = {
    get status() {
      return calls.length > 1 ? 200 : 422;
    },
    get body() {
      return calls.length > 1 ? sent(String(calls.at(-1)?.key)) : used;
    },
  };
  const { calls } = answerCalls({ 'POST /api/message.php': answer });
  expect(await sendMessage(mara, 'Hallo')).toBeNull();
  const posts = calls.filter((call) => call.name === 'POST /api/message.php');
  expect(posts).toHaveLength(2);
  expect(posts.at(-1)?.body).toMatchObject({ profile_id: mara, body: 'Hallo' });
  expect(new Set(posts.map(({ key }) => key)).size).toBe(posts.length);
  expect(getOutbox(mara)[0]).toMatchObject({ state: 'sent', body: 'Hallo' });
});

test('what a rule refuses leaves no bubble and comes back with its figures', async () => {
  answerCalls({
    'POST /api/message.php': { status: 402, body: { error: 'not_enough_credits', needed: 1, credits: 0 } },
  });
  const refusal = await sendMessage(mara, 'Hallo');
  expect(refusal).toEqual({
    reason: 'not_enough_credits',
    body: 'Hallo',
    data: { error: 'not_enough_credits', needed: 1, credits: 0 },
  });
  expect(getOutbox(mara)).toEqual([]);
});

test('messages to one member go one after the other', async () => {
  const { calls } = answerCalls({
    'POST /api/message.php': { status: 429, body: { error: 'too_many_requests' } },
  });
  await Promise.all([sendMessage(mara, 'eins'), sendMessage(mara, 'zwei')]);
  expect(calls.map((call) => (call.body as { body: string }).body)).toEqual(['eins', 'zwei']);
});
