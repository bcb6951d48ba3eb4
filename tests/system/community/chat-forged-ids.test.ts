// More of them: `RUNS=5000 npm run test:system -- chat-forged-ids`.
import { randomUUID } from 'node:crypto';
import { fc } from '#tests/support/properties.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, type Person } from '#tests/support/cast.ts';
import { getProfileId, sendMessage } from '#tests/support/chatting.ts';

const numRuns = Number(process.env.RUNS ?? 150);

let carla: Person;
let theirs: { conversation: number; message: number };

beforeAll(async () => {
  const [alice, bob, stranger] = await Promise.all(['Alice', 'Bob', 'Carla'].map((name) => confirmed(name)));
  if (!alice || !bob || !stranger) throw new Error('Somebody is missing');
  carla = stranger;
  const { conversation, id } = await sendMessage(alice, bob, 'Nur für dich.');
  theirs = { conversation, message: id };
});

const uuid = () => randomUUID();

/** Each call's forgeable fields and its other input. */
const bodies: { call: string; forged: string[]; rest?: () => object }[] = [
  { call: 'PUT /api/chat.php', forged: ['conversation', 'read_until'] },
  { call: 'PUT /api/delivered.php', forged: ['conversation', 'delivered_until'] },
  { call: 'DELETE /api/chat.php', forged: ['conversation'] },
  { call: 'POST /api/typing.php', forged: ['conversation'] },
  { call: 'PUT /api/mute.php', forged: ['conversation'], rest: () => ({ muted: true }) },
  { call: 'PUT /api/message.php', forged: ['id'], rest: () => ({ body: 'Anders.' }) },
  { call: 'DELETE /api/message.php', forged: ['id'] },
  { call: 'PUT /api/reaction.php', forged: ['message'], rest: () => ({ emoji: '👍' }) },
  {
    call: 'POST /api/report.php?message=1',
    forged: ['message'],
    rest: () => ({ reason: 'spam', text: '' }),
  },
  { call: 'PUT /api/draft.php', forged: ['profile_id'], rest: () => ({ body: 'Hallo' }) },
  { call: 'PUT /api/opened-chat.php', forged: ['profile_id'] },
  {
    call: 'POST /api/message.php',
    forged: ['profile_id', 'reply_to'],
    rest: () => ({ client_message_id: uuid(), body: 'Hallo' }),
  },
  {
    call: 'POST /api/gift.php',
    forged: ['profile_id', 'reply_to'],
    rest: () => ({ client_message_id: uuid(), gift: 'rose' }),
  },
];
const queries = [
  { call: 'GET /api/chat.php', forged: ['conversation', 'before'] },
  { call: 'GET /api/chat.php', forged: ['conversation', 'after'] },
  { call: 'GET /api/chat.php', forged: ['conversation', 'around'] },
  { call: 'GET /api/icebreakers.php', forged: ['id'] },
];

/** Ids without a member in any notation, and ids of others in a notation that only a careless parser accepts. */
const forgery = () =>
  fc.oneof(
    fc.integer({ max: 0 }),
    fc.integer({ min: 9_000_000_000, max: Number.MAX_SAFE_INTEGER }),
    fc.double({ noInteger: true }),
    fc.string(),
    fc.constantFrom<unknown>(
      null,
      true,
      [],
      {},
      '',
      ' ',
      '0x1',
      '1e3',
      'NaN',
      '1;--',
      "1' or '1'='1",
      '1\u0000',
    ),
    fc.constantFrom<(id: number) => unknown>(
      (id) => `${id}`,
      (id) => [id],
      (id) => ({ id }),
      (id) => id + 0.5,
      (id) => -id,
      (id) => `${id} or 1=1`,
    ),
  );

const written = (value: unknown, id: number) => (typeof value === 'function' ? value(id) : value) as unknown;

const outcomes = new Set([404, 422]);

async function loadState(): Promise<unknown> {
  const { rows } = await database.query(
    `select (select json_agg(side order by profile_id) from conversation_members side where conversation_id = $1) as sides,
       (select json_agg(messages order by id) from messages where conversation_id = $1) as messages,
       (select count(*) from messages where sender_profile_id = $2) as sent,
       (select count(*) from complaints where reporter_user_id = $3) as reports,
       (select credits from users where id = $3) as credits`,
    [theirs.conversation, getProfileId(carla), carla.user.id],
  );
  return rows[0];
}

test('invalid ids are refused, without a fault and without an effect', async () => {
  const before = await loadState();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...bodies),
      fc.array(forgery(), { minLength: 2, maxLength: 2 }),
      async ({ call, forged, rest }, values) => {
        const body = {
          ...rest?.(),
          ...Object.fromEntries(
            forged.map((field, at) => [
              field,
              written(values[at], field === 'conversation' ? theirs.conversation : theirs.message),
            ]),
          ),
        };
        const { status } = await carla.visitor.call(call, { body });
        expect(outcomes).toContain(status);
      },
    ),
    { numRuns },
  );
  expect(await loadState()).toEqual(before);
});

test('too in a query', async () => {
  const before = await loadState();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...queries),
      fc.array(forgery(), { minLength: 2, maxLength: 2 }),
      async ({ call, forged }, values) => {
        const query = Object.fromEntries(
          forged.map((field, at) => [field, String(written(values[at], theirs.message))]),
        );
        // A number as text is a valid id there, and a message's id may also be a profile's, even an erased one's.
        const { status, text } = await carla.visitor.call(call, { query });
        expect(call === 'GET /api/icebreakers.php' ? [...outcomes, 200, 410] : [...outcomes]).toContain(
          status,
        );
        expect(text).not.toContain('Nur für dich.');
      },
    ),
    { numRuns },
  );
  expect(await loadState()).toEqual(before);
});
