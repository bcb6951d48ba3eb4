import type { MemberPage } from '#lib/contract/community/search.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { Visitor } from '#tests/support/http.ts';
import { confirmed, herzfunke } from '#tests/support/cast.ts';
import { change } from './visibility-rows.ts';

/** A town without other members, in a country with few. */
const town = { country: 'MT', city: 'Munxar' };
/** As in the audit: this many requests revealed the time to the second. */
const requests = 30;
const minute = 60_000;
const quarter = 15 * minute;

const database = stackDatabase();
const visitor = new Visitor(herzfunke);

/** The attacker's target, and profiles whose activity times the attacker knows to the second. */
let victim: number;

beforeAll(async () => {
  victim = await join('Victim');
  for (let at = 0; at < requests; at += 1) await activeAt(await join(`Own ${at}`), ago(at * 7 * minute));
});

afterAll(async () => {
  await database.query(`delete from profiles where city = $1`, [town.city]);
  await database.end();
});

async function join(name: string): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `insert into profiles (brand_id, pool, status, fictional, name, gender, sexuality, date_of_birth, country, city,
      language, created_at, last_active_at)
    values ('herzfunke', 'demo', 'active', true, $1, 'woman', 'bi', '1990-01-01', $2, $3, 'en', now(), now())
    returning id::int`,
    [name, town.country, town.city],
  );
  return rows[0]?.id ?? 0;
}

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const activeAt = (id: number, moment: Date) =>
  database.query(`update profiles set last_active_at = $2 where id = $1`, [id, moment]);
const showActivity = (isShown: boolean) =>
  database.query(`update profiles set show_online = $2 where id = $1`, [victim, isShown]);

async function ask(cursor?: string): Promise<{ status: number; ids: number[] }> {
  const query = { ...town, ...(cursor === undefined ? {} : { cursor, pageNumber: 2 }) };
  const { status, body } = await visitor.call<MemberPage>('GET /api/members.php', { query });
  return { status, ids: status === 200 ? body.results.map(({ id }) => id) : [] };
}

/** The town's members in list order. */
async function order(): Promise<number[]> {
  const first = await visitor.call<MemberPage>('GET /api/members.php', { query: town });
  const { results, cursor } = first.body;
  return [...results.map(({ id }) => id), ...(cursor ? (await ask(cursor)).ids : [])];
}

/** A forged cursor of a page ending at a moment, in the format before cursors were sealed. */
const forged = (moment: number, id = victim) =>
  Buffer.from(`${Math.round(moment * 1000)}|${id}`).toString('base64url');

test('cursors of the attacker’s own narrow nothing', async () => {
  await activeAt(victim, ago(5.3 * 60 * minute));
  let [from, to] = [Date.now() - 24 * 60 * minute, Date.now()];
  const answers = new Set<string>();
  for (let request = 0; request < requests; request += 1) {
    const middle = (from + to) / 2;
    const { status, ids } = await ask(forged(middle));
    expect(status).toBeLessThan(500);
    answers.add(`${status} ${ids.join()}`);
    // Members after the cursor were active before its moment.
    if (ids.includes(victim)) to = middle;
    else from = middle;
  }
  expect(answers.size).toBe(1);
});

test('a cursor reveals nothing about the last member of its page, and fits no other search', async () => {
  const { body } = await visitor.call<MemberPage>('GET /api/members.php', { query: { country: 'DE' } });
  const cursor = body.cursor ?? '';
  const last = body.results.at(-1)?.id ?? 0;
  const bytes = Buffer.from(cursor, 'base64url');
  expect(bytes.toString('latin1')).not.toContain(String(last));
  const written = Buffer.alloc(8);
  written.writeBigInt64BE(BigInt(last));
  expect(bytes.includes(written)).toBe(false);
  // It starts at the given page number, like any other foreign cursor.
  expect(await ask(cursor)).toEqual(await ask('forged'));
});

test('a changed cursor is ignored', async () => {
  const { body } = await visitor.call<MemberPage>('GET /api/members.php', { query: town });
  const sealed = body.cursor ?? '';
  const byNumber = await ask('forged');
  expect(byNumber.status).toBe(200);
  for (const at of [0, 9, sealed.length >> 1, sealed.length - 1]) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(await ask(changed)).toEqual(byNumber);
  }
});

test('the order reveals activity only to the quarter of an hour', async () => {
  const begin = Math.floor(ago(3 * 60 * minute).getTime() / quarter) * quarter;
  const orders = new Set<string>();
  for (const minutes of [0, 1, 4, 7.5, 11, 14.9]) {
    await activeAt(victim, new Date(begin + minutes * minute));
    orders.add((await order()).join());
  }
  expect(orders.size).toBe(1);
});

test('the order reveals nothing about members who hide their activity', async () => {
  await showActivity(false);
  const orders = new Set<string>();
  for (const hours of [0, 1, 5, 23, 24 * 3, 24 * 300]) {
    await activeAt(victim, ago(hours * 60 * minute));
    orders.add((await order()).join());
  }
  await showActivity(true);
  expect(orders.size).toBe(1);
});

test('members who hide it come after all others by id, whenever they are here', async () => {
  const [first, second] = [await join('Hidden one'), await join('Hidden two')];
  await database.query(`update profiles set show_online = false where id = any ($1)`, [[first, second]]);
  for (const [one, other] of [
    [0, 24 * 300],
    [24 * 300, 0],
  ] as const) {
    await activeAt(first, ago(one * 60 * minute));
    await activeAt(second, ago(other * 60 * minute));
    expect((await order()).slice(-2)).toEqual([second, first]);
  }
});

test('a member who hides it leaves those of today at once, and coming back changes nothing', async () => {
  const alice = await confirmed('Alice');
  const loadRank = async () =>
    (
      await database.query<{ rank: number }>(`select list_rank::int as rank from profiles where id = $1`, [
        alice.user.profile.id,
      ])
    ).rows[0]?.rank;
  expect(await loadRank()).toBeGreaterThan(0);
  await change(alice, { show_online: false });
  const hidden = await loadRank();
  await activeAt(alice.user.profile.id, new Date());
  expect([hidden, await loadRank()]).toEqual([0, 0]);
});
