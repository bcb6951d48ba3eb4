import { randomUUID } from 'node:crypto';
import { jpeg } from '#tests/support/pictures.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, requireUser, send, type Person } from '#tests/support/cast.ts';
import { chatWith, getHistory, getProfileId, sendMessage, show } from '#tests/support/chatting.ts';
import { listen } from '#tests/support/listen.ts';
import { hashIn, small } from '#tests/support/own-photos.ts';

/** Higher than any existing id. */
const nowhere = 9_007_199_254_740;

/** A conversation of Alice and Bob only; Carla attacks it. */
type Scene = {
  alice: Person;
  bob: Person;
  carla: Person;
  conversation: number;
  /** A text of Alice, a text of Bob. */
  hers: number;
  his: number;
  image: string;
  key: string;
};

let scene: Scene;
const file = await jpeg(small);

beforeAll(async () => {
  const [alice, bob, carla] = await Promise.all([confirmed('Alice'), confirmed('Bob'), confirmed('Carla')]);
  const key = randomUUID();
  const first = await send(alice, getProfileId(bob), 'Nur für dich.', key);
  const { conversation } = first.body.message;
  const his = await sendMessage(bob, alice, 'Und für dich.');
  const shown = await show(bob, getProfileId(alice), { file });
  scene = {
    alice,
    bob,
    carla,
    conversation,
    hers: first.body.message.id,
    his: his.id,
    image: shown.body.message.image?.filename ?? '',
    key,
  };
  // Carla writes to Alice, to have a conversation to attack from.
  await sendMessage(carla, alice, 'Hallo Alice.');
});

type Ids = { conversation: number; message: number; own: number };

type Attack = {
  call: string;
  ask: (ids: Ids) => {
    query?: Record<string, string | number>;
    body?: unknown;
  };
};

const uuid = () => randomUUID();

/** Every chat call that takes the id of a conversation or message. */
const attacks: Attack[] = [
  ...['', 'unread', 'around', 'before', 'after'].map((part) => ({
    call: `GET /api/chat.php`,
    ask: ({ conversation, message }: Ids) => ({
      query: {
        conversation,
        ...(part === 'unread' ? { around: 'unread' } : part ? { [part]: message } : {}),
      },
    }),
  })),
  {
    call: 'PUT /api/chat.php',
    ask: ({ conversation, message }) => ({ body: { conversation, read_until: message } }),
  },
  {
    call: 'PUT /api/delivered.php',
    ask: ({ conversation, message }) => ({ body: { conversation, delivered_until: message } }),
  },
  { call: 'DELETE /api/chat.php', ask: ({ conversation }) => ({ body: { conversation } }) },
  { call: 'POST /api/typing.php', ask: ({ conversation }) => ({ body: { conversation } }) },
  { call: 'PUT /api/mute.php', ask: ({ conversation }) => ({ body: { conversation, muted: true } }) },
  { call: 'PUT /api/message.php', ask: ({ message }) => ({ body: { id: message, body: 'Anders.' } }) },
  { call: 'DELETE /api/message.php', ask: ({ message }) => ({ body: { id: message } }) },
  { call: 'PUT /api/reaction.php', ask: ({ message }) => ({ body: { message, emoji: '👍' } }) },
  { call: 'PUT /api/reaction.php', ask: ({ message }) => ({ body: { message, emoji: null } }) },
  {
    call: 'POST /api/report.php?message=1',
    ask: ({ message }) => ({ body: { message, reason: 'spam', text: '' } }),
  },
  {
    call: 'POST /api/message.php',
    ask: ({ message, own }) => ({
      body: { profile_id: own, client_message_id: uuid(), body: 'Was?', reply_to: message },
    }),
  },
  {
    call: 'POST /api/gift.php',
    ask: ({ message, own }) => ({
      body: { profile_id: own, client_message_id: uuid(), gift: 'rose', reply_to: message },
    }),
  },
];

test.each(attacks.map((attack, at) => ({ ...attack, at })))(
  '$call (case $at) reveals nothing to strangers, not even existence',
  async ({ call, ask }) => {
    const { alice, carla, conversation, hers, his } = scene;
    const own = getProfileId(alice);
    const before = await loadState(scene);
    const unknown = await carla.visitor.call(call, ask({ conversation: nowhere, message: nowhere, own }));
    for (const message of [hers, his]) {
      const answer = await carla.visitor.call(call, ask({ conversation, message, own }));
      expect({ status: answer.status, text: answer.text }).toEqual({
        status: unknown.status,
        text: unknown.text,
      });
    }
    expect([404, 422]).toContain(unknown.status);
    expect(await loadState(scene)).toEqual(before);
  },
);

test('an answer with an image quotes nothing of others, and the image is not charged', async () => {
  const { alice, carla, hers } = scene;
  const { credits } = await requireUser(carla.visitor);
  const answers = [
    await show(carla, getProfileId(alice), { file, reply: hers }),
    await show(carla, getProfileId(alice), { file, reply: nowhere }),
  ];
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(422);
  expect((await requireUser(carla.visitor)).credits).toBe(credits);
});

test('an image of others is not found under any address', async () => {
  const { alice, bob, carla, image } = scene;
  expect(image).not.toBe('');
  for (const { visitor } of [alice, bob]) expect((await visitor.get(image)).status).toBe(200);
  const unknown = await carla.visitor.get(image.replace(hashIn(image), '0123456789abcdef'));
  const variants = ['large', 'match', 'tile', 'thumb', 'locked', 'uncut', 'original'];
  const paths = [image, ...variants.map((each) => image.replace('-large', `-${each}`))];
  for (const path of [
    ...paths,
    `${image}?x=1`,
    image.toUpperCase(),
    image.replace('/photos/', '/photos//'),
  ]) {
    const answer = await carla.visitor.get(path);
    expect({ path, status: answer.status }).toEqual({ path, status: unknown.status });
  }
});

test('another member’s client id sends one’s own message, and reveals none of theirs', async () => {
  const { alice, carla, hers, key } = scene;
  const { status, body } = await send(carla, getProfileId(alice), 'Unter fremdem Schlüssel.', key);
  expect({ status, body: body.message }).toMatchObject({
    status: 200,
    body: { sender: getProfileId(carla), body: 'Unter fremdem Schlüssel.' },
  });
  expect(body.message.id).not.toBe(hers);
});

test('a part of a history is only of that conversation, around any message', async () => {
  const { alice, carla, hers, his } = scene;
  const { id } = await chatWith(carla, alice);
  for (const part of ['around', 'before', 'after'] as const) {
    for (const message of [hers, his, nowhere]) {
      const { chat_messages } = await getHistory(carla, id, { [part]: message });
      expect(new Set(chat_messages.map(({ conversation }) => conversation)).size).toBeLessThanOrEqual(1);
      expect(chat_messages.every(({ conversation }) => conversation === id)).toBe(true);
    }
  }
});

test('the stream of a third member is silent about it', async () => {
  const { alice, bob, carla, conversation, his } = scene;
  const [toCarla, toAlice] = await Promise.all([listen(carla), listen(alice)]);
  await bob.visitor.call('POST /api/typing.php', { body: { conversation } });
  await bob.visitor.call('PUT /api/reaction.php', { body: { message: his, emoji: '👍' } });
  await bob.visitor.call('PUT /api/reaction.php', { body: { message: his, emoji: null } });
  const event = `"conversation":${conversation}`;
  expect(await toAlice(event, 3)).toBe(3);
  // Delivery receipts to her, after the message.
  await carla.visitor.call('PUT /api/user.php', { body: { language: 'de' } });
  expect(await toCarla('"type":"user"', 1)).toBeGreaterThan(0);
  expect(await toCarla(event, 0)).toBe(0);
});

test('beginning, muting, reading and opening last stay private', async () => {
  const { alice, bob, conversation } = scene;
  await alice.visitor.call('PUT /api/draft.php', { body: { profile_id: getProfileId(bob), body: 'Geheim' } });
  await alice.visitor.call('PUT /api/mute.php', { body: { conversation, muted: true } });
  const { body, text } = await bob.visitor.call<{ chats: unknown[] }>('GET /api/chats.php');
  expect(text).not.toContain('Geheim');
  expect(body.chats[0]).toMatchObject({ muted: false, draft: '' });
  expect((await getHistory(bob, conversation)).chat).toMatchObject({ muted: false, draft: '' });
});

/** Everything that an attack could have changed. */
async function loadState({ alice, bob, carla, conversation }: Scene): Promise<unknown> {
  const { rows } = await database.query(
    `select
       (select json_agg(messages order by id) from messages where conversation_id = $1) as messages,
       (select json_agg(side order by profile_id) from conversation_members side where conversation_id = $1) as sides,
       (select json_agg(message_reactions) from message_reactions
         join messages on messages.id = message_id where conversation_id = $1) as reactions,
       (select count(*) from complaints where reporter_user_id = $2) as reports,
       (select json_agg(credits order by id) from users where id = any($3)) as credits`,
    [conversation, carla.user.id, [alice, bob, carla].map(({ user }) => user.id)],
  );
  return rows[0];
}
