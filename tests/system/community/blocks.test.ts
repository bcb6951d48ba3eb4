import { randomUUID } from 'node:crypto';
import { endpointName } from '#lib/contract/endpoint.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { Visitor } from '#tests/support/http.ts';
import { home, impersonal, rows, type Row, type BlockContext } from './block-rows.ts';
import { agreeing, confirmed, herzfunke, send, type Person } from '#tests/support/cast.ts';
import { listen } from '#tests/support/listen.ts';
import { withPhotos } from '#tests/support/own-photos.ts';

type Side = { person: Person; context: BlockContext };
type Pair = { blocker: Side; blocked: Side };

let acquainted: Pair;
let strangers: Pair;
/** Responses before the block for the rows that omit the other later, by row and side. */
const before = new Map<string, string>();

const getPair = (row: Row) => (row.strangers ? strangers : acquainted);
const sides = ['blocked', 'blocker'] as const;
const getName = ({ person }: Side) => person.user.profile.name;
const counterpart = (side: (typeof sides)[number]) => (side === 'blocked' ? 'blocker' : 'blocked');

beforeAll(async () => {
  const [alice, bob, carla, dirk] = await Promise.all([
    someone('Alice', 'woman'),
    someone('Bob', 'man'),
    someone('Carla', 'woman'),
    someone('Dirk', 'man'),
  ]);
  for (const [one, other] of [
    [alice, bob],
    [bob, alice],
  ] as const) {
    await one.visitor.call('POST /api/like.php', { body: { id: other.user.profile.id } });
    await send(one, other.user.profile.id);
  }
  const messages = {
    blocker: (await send(alice, bob.user.profile.id)).body.message,
    blocked: (await send(bob, alice.user.profile.id)).body.message,
  };
  acquainted = pair(alice, bob, { blocker: dirk, blocked: carla }, messages);
  strangers = pair(carla, dirk, { blocker: bob, blocked: alice }, messages);

  for (const row of rows) {
    for (const side of sides) {
      if (row[side] !== 'left out') continue;
      before.set(toKey(row, side), await listReceived(row, side));
    }
  }
  for (const { person, context } of [strangers.blocker, strangers.blocked])
    await person.visitor.call('POST /api/swipe.php', { body: { id: context.other, verdict: 'pass' } });
  for (const { blocker } of [acquainted, strangers])
    await blocker.person.visitor.call('POST /api/block.php', { body: { id: blocker.context.other } });
});

/** One side's response: an error code, or whether it names the other. */
async function listReceived(row: Row, side: (typeof sides)[number]): Promise<string> {
  const pair = getPair(row);
  const { person, context } = pair[side];
  const options = row.ask?.(context) ?? {};
  const { status, body, text } = await (row.file
    ? person.visitor.upload<{ error?: string }>(`${row.call}?${toSearch(options.query)}`, row.file)
    : person.visitor.call<{ error?: string }>(row.call, options));
  if (status !== 200) return body.error ?? String(status);
  return text.includes(getName(pair[counterpart(side)])) ? 'named' : 'silent';
}

const toSearch = (query: Record<string, string | number> = {}) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));

const toKey = (row: Row, side: string) => `${rows.indexOf(row)} ${side}`;

/** Letters after the name make it unique in the demo. */
function someone(name: string, gender: 'woman' | 'man'): Promise<Person> {
  const letters = [...randomUUID().replace(/[^a-f]/g, '')].join('').padEnd(6, 'x').slice(0, 6);
  return confirmed(`${name}${letters}`, { gender, ...home });
}

function pair(
  blocker: Person,
  blocked: Person,
  third: { blocker: Person; blocked: Person },
  messages: Record<'blocker' | 'blocked', { id: number; conversation: number }>,
): Pair {
  const side = (which: (typeof sides)[number], person: Person, other: Person): Side => ({
    person,
    context: {
      other: other.user.profile.id,
      third: third[which].user.profile.id,
      conversation: messages[which].conversation,
      sent: messages[which].id,
      received: messages[counterpart(which)].id,
    },
  });
  return { blocker: side('blocker', blocker, blocked), blocked: side('blocked', blocked, blocker) };
}

test('every call of the contract has a row here or names no member', () => {
  const known = new Set([...rows.map((row) => row.call), ...impersonal]);
  expect([...known].sort()).toEqual(endpoints.map(endpointName).sort());
});

describe.each(rows.map((row) => ({ ...row, row })))('$call', ({ row }) => {
  test.each(sides)('to the %s one', async (side) => {
    const expected = row[side];
    const then = expected === 'left out' ? { before: 'named', after: 'silent' } : { after: expected };
    const after = await listReceived(row, side);
    expect({ ...(expected === 'left out' ? { before: before.get(toKey(row, side)) } : {}), after }).toEqual(
      then,
    );
  });
});

test('the relation says who blocked whom, and opens no conversation', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  await send(bob, alice.user.profile.id);
  await block(alice, bob);
  const relation = async (of: Person, to: Person) =>
    (await of.visitor.call('GET /api/relation.php', { query: { id: to.user.profile.id } })).body;
  const none = { like: 'none', conversation: null, reachable: false };
  expect(await relation(alice, bob)).toMatchObject({ ...none, blocked: true, blocked_by: false });
  expect(await relation(bob, alice)).toMatchObject({ ...none, blocked: false, blocked_by: true });
});

test('only the blocker lifts a block; then all is as before, save the likes', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  await send(bob, alice.user.profile.id);
  await bob.visitor.call('POST /api/like.php', { body: { id: alice.user.profile.id } });
  await block(alice, bob);
  const member = async (of: Person, to: Person) =>
    (await of.visitor.call('GET /api/member.php', { query: { id: to.user.profile.id } })).status;
  const chats = async ({ visitor }: Person) =>
    (await visitor.call<{ chats: unknown[] }>('GET /api/chats.php')).body.chats.length;

  await bob.visitor.call('DELETE /api/block.php', { body: { id: alice.user.profile.id } });
  expect([await member(bob, alice), await chats(bob)]).toEqual([403, 0]);
  await alice.visitor.call('DELETE /api/block.php', { body: { id: bob.user.profile.id } });
  expect([await member(bob, alice), await chats(bob), await chats(alice)]).toEqual([200, 1, 1]);
  const { body } = await alice.visitor.call<{ liked_by: unknown[] }>('GET /api/likes.php');
  expect(body.liked_by).toEqual([]);
});

test('the list of blocked members only brings photos that its reader may load', async () => {
  const [alice, bob, carla] = await Promise.all([
    confirmed('Alice'),
    withPhotos('Bob', 1),
    withPhotos('Carla', 1),
  ]);
  await agreeing(bob, { shown_to_visitors: true });
  await agreeing(carla, { shown_to_visitors: false });
  for (const other of [bob, carla]) await block(alice, other);
  const { body } = await alice.visitor.call<{ profiles: MemberTile[] }>('GET /api/blocks.php');
  expect(body.profiles.map(({ name, main_image: image }) => [name, image !== null])).toEqual([
    ['Carla', false],
    ['Bob', true],
  ]);
});

test('both hide each other on pages that are the same for all, without others learning of it', async () => {
  const [alice, bob, carla] = await Promise.all([confirmed('Alice'), confirmed('Bob'), confirmed('Carla')]);
  await block(alice, bob);
  const hidden = async ({ visitor }: Person) =>
    (await visitor.call<{ hidden: number[] }>('GET /api/blocks.php')).body.hidden;
  expect(await hidden(alice)).toEqual([bob.user.profile.id]);
  expect(await hidden(bob)).toEqual([alice.user.profile.id]);
  expect(await hidden(carla)).toEqual([]);
  for (const visitor of [carla.visitor, new Visitor(herzfunke)]) {
    const { status } = await visitor.call('GET /api/member.php', { query: { id: alice.user.profile.id } });
    expect(status).toBe(200);
  }
});

test('a like that is given in the moment of a block ends with it, or is refused', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const like = () => bob.visitor.call('POST /api/like.php', { body: { id: alice.user.profile.id } });
  for (let round = 0; round < 8; round += 1) {
    await Promise.all([like(), block(alice, bob)]);
    // Lists omit likes during the block; they would return with its end.
    await alice.visitor.call('DELETE /api/block.php', { body: { id: bob.user.profile.id } });
    const { body } = await bob.visitor.call('GET /api/relation.php', {
      query: { id: alice.user.profile.id },
    });
    expect({ round, like: body.like }).toEqual({ round, like: 'none' });
  }
});

test('both receive events of a block and of its end at once', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const [toAlice, toBob] = await Promise.all([listen(alice), listen(bob)]);
  await block(alice, bob);
  await alice.visitor.call('DELETE /api/block.php', { body: { id: bob.user.profile.id } });
  const event = (person: Person) => `"type":"block","id":${person.user.profile.id}`;
  expect(await toAlice(event(bob), 2)).toBe(2);
  expect(await toBob(event(alice), 2)).toBe(2);
});

const block = (one: Person, other: Person) =>
  one.visitor.call('POST /api/block.php', { body: { id: other.user.profile.id } });
