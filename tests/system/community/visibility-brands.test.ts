import { randomUUID } from 'node:crypto';
import { Visitor } from '#tests/support/http.ts';
import { aSecond, until } from '#tests/support/until.ts';
import { home } from './block-rows.ts';
import { confirmed, herzfunke, send, vlinder, type Person } from '#tests/support/cast.ts';
import { getProfileId } from '#tests/support/chatting.ts';
import { listPhotos, withPhotos } from '#tests/support/own-photos.ts';
import { change } from './visibility-rows.ts';

/** Bob hides from the brand of Vera, a stranger, and of Wilma, whom he chats with. */
let bob: Person;
let vera: Person;
let wilma: Person;
let neighbour: number;
let conversation: number;

const named = async (reader: Person, call: string, query = {}) =>
  (await reader.visitor.call(call, { query })).text.includes(bob.user.profile.name);

beforeAll(async () => {
  const letters = () =>
    randomUUID()
      .replace(/[^a-f]/g, '')
      .padEnd(6, 'x')
      .slice(0, 6);
  const someone = (name: string, gender: string, host: string) =>
    confirmed(name + letters(), { gender, ...home }, host);
  const third = await someone('Erik', 'man', herzfunke);
  neighbour = getProfileId(third);
  [bob, vera, wilma] = await Promise.all([
    someone('Bob', 'man', herzfunke),
    someone('Vera', 'woman', vlinder),
    someone('Wilma', 'woman', vlinder),
  ]);
  for (const woman of [vera, wilma])
    await bob.visitor.call('POST /api/like.php', { body: { id: getProfileId(woman) } });
  conversation = (await send(wilma, getProfileId(bob))).body.message.conversation;
});

const lists: [string, Record<string, string | number>?][] = [
  ['GET /api/members.php', { country: 'MT' }],
  ['GET /api/signup-matches.php'],
  ['GET /api/likes.php'],
  ['GET /api/auto-like.php'],
  ['GET /api/swipe.php'],
  ['GET /api/match-finder.php', { gender: 'man' }],
];

test('before, everyone of the pool finds him', async () => {
  for (const [call, query] of lists) expect([call, await named(vera, call, query)]).toEqual([call, true]);
  expect(await named(vera, 'GET /api/member.php', { id: neighbour })).toBe(true);
});

describe('hidden', () => {
  beforeAll(() => change(bob, { hidden_brands: ['vlinder'] }));

  test.each(lists)('he is not in %s', async (call, query = {}) => {
    expect(await named(vera, call, query)).toBe(false);
  });

  test('nor among those related to another', async () => {
    expect(await named(vera, 'GET /api/member.php', { id: neighbour })).toBe(false);
  });

  test.each([
    ['GET /api/member.php', () => ({ query: { id: getProfileId(bob) } })],
    ['GET /api/relation.php', () => ({ query: { id: getProfileId(bob) } })],
    ['GET /api/icebreakers.php', () => ({ query: { id: getProfileId(bob) } })],
    ['POST /api/like.php', () => ({ body: { id: getProfileId(bob) } })],
    ['POST /api/swipe.php', () => ({ body: { id: getProfileId(bob), verdict: 'like' } })],
    ['PUT /api/note.php', () => ({ body: { id: getProfileId(bob), note: 'Lacht viel.' } })],
    ['PUT /api/opened-chat.php', () => ({ body: { profile_id: getProfileId(bob) } })],
    [
      'POST /api/message.php',
      () => ({ body: { profile_id: getProfileId(bob), client_message_id: randomUUID(), body: 'Hoi.' } }),
    ],
    [
      'POST /api/gift.php',
      () => ({ body: { profile_id: getProfileId(bob), client_message_id: randomUUID(), gift: 'rose' } }),
    ],
  ] as [string, () => object][])('for who does not know him %s says 404', async (call, options) => {
    expect((await vera.visitor.call(call, options())).status).toBe(404);
  });

  test('his page is not found on that brand and stands on the others', async () => {
    const status = async (host: string) =>
      (await new Visitor(host).get(`/members/${getProfileId(bob)}`)).status;
    await until(async () => (await status(vlinder)) === 404);
    expect(await status(herzfunke)).toBe(200);
  });

  test('nor can a stranger to him open a photo by its address', async () => {
    const [dave, carla] = await Promise.all([withPhotos('Dave', 1), confirmed('Carla')]);
    await change(dave, { hidden_brands: ['vlinder'], shown_to_visitors: false });
    const [photo] = await listPhotos(dave.visitor);
    const file = photo?.filename ?? '';
    await until(async () => (await vera.visitor.get(file)).status === 404);
    expect((await carla.visitor.get(file)).status).toBe(200);
    expect((await send(dave, getProfileId(wilma))).status).toBe(200);
    expect((await wilma.visitor.get(file)).status).toBe(200);
  });

  test('the conversation continues for existing partners', async () => {
    expect(await named(wilma, 'GET /api/chats.php')).toBe(true);
    const { status } = await wilma.visitor.call('GET /api/chat.php', { query: { conversation } });
    expect(status).toBe(200);
    expect(
      (await wilma.visitor.call('GET /api/member.php', { query: { id: getProfileId(bob) } })).status,
    ).toBe(200);
    expect((await send(wilma, getProfileId(bob), 'Ben je er nog?')).status).toBe(200);
    expect((await send(bob, getProfileId(wilma), 'Ja.')).status).toBe(200);
    expect(await named(wilma, 'GET /api/likes.php')).toBe(true);
    expect(await named(wilma, 'GET /api/members.php', { country: 'MT' })).toBe(false);
  });

  test('members of his own brand find him as before', async () => {
    const carla = await confirmed('Carla', { ...home });
    expect(await named(carla, 'GET /api/members.php', { country: 'MT' })).toBe(true);
    expect(await named(carla, 'GET /api/member.php', { id: getProfileId(bob) })).toBe(true);
  });

  test('shown again he is found again, and his page is there within a second', async () => {
    await change(bob, { hidden_brands: [] });
    await until(
      async () => (await new Visitor(vlinder).get(`/members/${getProfileId(bob)}`)).status === 200,
      aSecond,
    );
    expect(await named(vera, 'GET /api/members.php', { country: 'MT' })).toBe(true);
    expect((await vera.visitor.call('POST /api/like.php', { body: { id: getProfileId(bob) } })).status).toBe(
      200,
    );
  });
});
