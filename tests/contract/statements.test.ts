import { demoPassword } from '../../backend/demo/logins.ts';
import { jpeg } from '../support/pictures.ts';
import { solveProof } from '../support/proof.ts';
import { stackAddress } from '../support/stack.ts';
import { small } from './own-photos.ts';

/** Calls the backend as a front does, which alone is told how many statements an answer took. */
async function ask(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ statements: number; answer: unknown }> {
  const { backendPort, frontKey } = stackAddress();
  const response = await fetch(`http://127.0.0.1:${backendPort}${path}`, {
    method,
    headers: {
      'x-vonk-key': frontKey,
      'x-vonk-brand': 'herzfunke',
      'x-vonk-locale': 'de',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) } : {}),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return { statements: Number(response.headers.get('x-vonk-statements')), answer: await response.json() };
}

let token = '';
let conversation = 0;
const other = 5;

const send = () =>
  ask('POST', '/api/message.php', {
    profile_id: other,
    client_message_id: crypto.randomUUID(),
    body: 'Hallo.',
  });

beforeAll(async () => {
  const proof = await solveProof((await ask('GET', '/api/challenge.php')).answer);
  const login = { email: 'premium@vonk.example', password: demoPassword, proof };
  token = ((await ask('POST', '/api/user.php', login)).answer as { token: string }).token;
  conversation = ((await send()).answer as { message: { conversation: number } }).message.conversation;
  // The session is read once in half a minute, the user's last activity written once in fifteen minutes.
  await ask('GET', '/api/user.php');
});

test.each([
  ['a poll of the user', '/api/user.php', 1],
  ['a poll of the chats', '/api/chats.php', 1],
  ['a poll of the likes', '/api/likes.php', 1],
  ['the sessions and logins', '/api/sessions.php', 1],
  ['the visibility', '/api/visibility.php', 1],
  ['a relation', '/api/relation.php?id=3', 1],
  ['a search', '/api/members.php?gender=woman', 3],
  ['a profile', '/api/member.php?id=3', 4],
  ['the hubs', '/api/hubs.php', 1],
  ['a hand of the swipe game', '/api/swipe.php', 4],
  ['the packages', '/api/packages.php?country=SE', 1],
  ['an order', '/api/order.php?package_id=1&country=DE', 2],
  ['an order with a code', '/api/order.php?package_id=1&country=DE&code=HELLO10', 2],
  ['what can be bought again', '/api/repeat-orders.php', 1],
  ['the statement of credits', '/api/credits.php', 2],
  ['the time bonus', '/api/timebonus.php', 1],
  ['a discount code', '/api/discountcode.php?code=HELLO10', 1],
  ['a shortlist of the match finder', '/api/match-finder.php?distance=10&min_age=30&max_age=31', 4],
])('%s takes at most the statements of its budget', async (_what, path, budget) => {
  // A change of the member, such as a paid message, makes the session be read anew; the second answer is the usual one.
  await ask('GET', path);
  expect((await ask('GET', path)).statements).toBeLessThanOrEqual(budget);
});

test.each(['', '&around=unread', '&around=1', '&before=1000000', '&after=1'])(
  'opening a chat%s takes at most three',
  async (part) => {
    const path = `/api/chat.php?conversation=${conversation}${part}`;
    await ask('GET', path);
    expect((await ask('GET', path)).statements).toBeLessThanOrEqual(3);
  },
);

test('saying that a message has come takes one', async () => {
  await ask('GET', '/api/chats.php');
  const body = { conversation, delivered_until: 1 };
  expect((await ask('PUT', '/api/delivered.php', body)).statements).toBe(1);
});

test('the first message to somebody, and an answer with a quote, are within the same six', async () => {
  await ask('GET', '/api/chats.php');
  const beginAndCommit = 2;
  const first = { profile_id: 7, client_message_id: crypto.randomUUID(), body: 'Hallo.' };
  const { statements, answer } = await ask('POST', '/api/message.php', first);
  expect(statements - beginAndCommit).toBeLessThanOrEqual(6);
  const { id } = (answer as { message: { id: number } }).message;
  await ask('GET', '/api/chats.php');
  const second = { ...first, client_message_id: crypto.randomUUID(), reply_to: id };
  expect((await ask('POST', '/api/message.php', second)).statements - beginAndCommit).toBeLessThanOrEqual(6);
});

test('sending a message is one transaction of at most six', async () => {
  await ask('GET', '/api/chats.php');
  const beginAndCommit = 2;
  expect((await send()).statements - beginAndCommit).toBeLessThanOrEqual(6);
});

test('sending a gift likewise', async () => {
  await ask('GET', '/api/chats.php');
  const gift = { profile_id: other, client_message_id: crypto.randomUUID(), gift: 'rose' };
  const beginAndCommit = 2;
  expect((await ask('POST', '/api/gift.php', gift)).statements - beginAndCommit).toBeLessThanOrEqual(6);
});

test('sending an image likewise, besides what goes before it', async () => {
  const path = () =>
    `/api/chat-image.php?profile_id=${other}&client_message_id=${crypto.randomUUID()}&reply_to=${first}`;
  const { id: first } = ((await send()).answer as { message: { id: number } }).message;
  const file = await jpeg(small);
  await ask('GET', '/api/chats.php');
  const { statements } = await ask('POST', path(), file);
  // The rules are asked before and after the picture is cut, and its erasure is ordered in case the charging fails.
  const [rulesTwice, erasure, beginAndCommit] = [2, 3, 2];
  expect(statements - rulesTwice - erasure - beginAndCommit).toBeLessThanOrEqual(6);
});
