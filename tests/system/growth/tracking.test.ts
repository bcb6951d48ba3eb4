import { Visitor } from '#tests/support/http.ts';
import { database } from '#tests/support/test-database.ts';
import { confirm, listConversions, firefox, led, mark } from './tracked-members.ts';
import { bought } from '#tests/support/buying.ts';
import { confirmed, herzfunke, vlinder, type Person } from '#tests/support/cast.ts';
import { erased } from '#tests/support/account-deletion.ts';

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const arrive = (body: object, { host = herzfunke, userAgent = firefox } = {}) =>
  new Visitor(host).call('POST /api/arrival.php', { body, headers: { 'user-agent': userAgent } });

const loadRows = async (table: string, network: string) =>
  (
    await database.query<Record<string, unknown>>(`select * from ${table} where network = $1 order by id`, [
      network,
    ])
  ).rows;

describe('an arrival', () => {
  test('counts by source and target, and names no member', async () => {
    const network = mark('net');
    const visit = { network, ref: 'r', sub1: 'a', sub2: 'b', sub3: 'c', slug: 'gallery/hiking' };
    expect((await arrive({ ...visit, lb: true })).status).toBe(200);
    const [row] = await loadRows('arrivals', network);
    const { id, created_at: at, ...counted } = row ?? {};
    expect(counted).toEqual({ ...visit, brand_id: 'herzfunke', bot: false, logs_bounce: true });
    expect(id).toBeDefined();
    expect(at).toBeInstanceOf(Date);
  });

  test('of a member is not the member’s', async () => {
    const network = mark('net');
    const { visitor } = await confirmed('Alice', {}, vlinder);
    await visitor.call('POST /api/arrival.php', { body: { network, click_id: 'one-person' } });
    const [row] = await loadRows('arrivals', network);
    expect(row?.brand_id).toBe('vlinder');
    expect(JSON.stringify(row)).not.toContain('one-person');
    expect(Object.keys(row ?? {}).filter((name) => /user|ip|client|agent|click/.test(name))).toEqual([]);
  });

  test('of a program stands apart', async () => {
    const network = mark('net');
    await arrive({ network });
    await arrive({ network }, { userAgent: googlebot });
    await arrive({ network, webdriver: true });
    expect((await loadRows('arrivals', network)).map(({ bot }) => bot)).toEqual([false, true, true]);
  });

  test.each([
    ['a slug that none has', { slug: '<script>' }],
    ['a name that is too long', { network: 'n'.repeat(101) }],
    ['half of a character', { ref: '\ud83d' }],
  ])('with %s is refused', async (_, body) => expect((await arrive(body)).status).toBe(422));

  test('is small', async () => {
    expect((await arrive({ sub1: 'x'.repeat(5_000) })).status).toBe(413);
  });
});

test('a bounce is counted like an arrival', async () => {
  const network = mark('net');
  const bounce = (body: object, userAgent = firefox) =>
    new Visitor(herzfunke).call('POST /api/page-bounce.php', { body, headers: { 'user-agent': userAgent } });
  expect((await bounce({ network, slug: 'gallery', seconds: 3 })).status).toBe(200);
  expect((await bounce({ network, seconds: 0 }, googlebot)).status).toBe(200);
  expect((await bounce({ network, seconds: 61 })).status).toBe(422);
  expect((await bounce({ network })).status).toBe(422);
  expect(
    (await loadRows('page_bounces', network)).map(({ seconds, slug, bot }) => [seconds, slug, bot]),
  ).toEqual([
    [3, 'gallery', false],
    [0, null, true],
  ]);
});

type Attribution = {
  brand_id: string;
  first: Record<string, string>;
  last: Record<string, string>;
  bot: boolean;
};

async function loadAttribution({ user }: Person): Promise<Attribution | undefined> {
  const { rows } = await database.query<Attribution>(
    `select brand_id, first, last, bot from attributions where user_id = $1`,
    [user.id],
  );
  return rows[0];
}

describe('the source of an account', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const first = { ref: 'friend', slug: 'video', at };
  const last = { network: 'north', click_id: 'c-1', sub2: 'b', slug: 'gallery/hiking' };

  test('is stored with it: first and last touch, when, where to, on which brand', async () => {
    const alice = await led('Alice', { ...last, at: '2026-11-21T10:00:00.000Z', first });
    expect(await loadAttribution(alice)).toEqual({
      brand_id: 'herzfunke',
      first,
      last: { ...last, at: '2026-11-21T10:00:00.000Z' },
      bot: false,
    });
    const { rows } = await database.query<{ tracking: unknown }>(`select tracking from users where id = $1`, [
      alice.user.id,
    ]);
    expect(rows[0]?.tracking).toEqual({ network: 'north', sub2: 'b' });
  });

  test('without an earlier touch the only one is both', async () => {
    const found = await loadAttribution(await led('Alice', { network: 'north', at }));
    expect(found?.first).toEqual({ network: 'north', at });
    expect(found?.last).toEqual(found?.first);
  });

  test('never lies in the future, and the first touch never behind the last', async () => {
    const later = '2091-01-01T00:00:00.000Z';
    const found = await loadAttribution(
      await led('Alice', { network: 'n', at, first: { ref: 'r', at: later } }),
    );
    expect(found?.first.at).toBe(at);
    const ahead = await loadAttribution(await led('Alice', { network: 'n', at: later }));
    expect(Date.parse(ahead?.last.at ?? '')).toBeLessThanOrEqual(Date.now() + 5_000);
  });

  test('without a source is empty; with a lander it is the lander', async () => {
    expect(await loadAttribution(await led('Alice', {}))).toBeUndefined();
    expect(await loadAttribution(await led('Alice', { sub1: 'a', click_id: 'c' }))).toBeUndefined();
    expect((await loadAttribution(await led('Alice', { slug: 'gallery' })))?.last.slug).toBe('gallery');
  });

  test.each([
    ['a crawler', {}, googlebot],
    ['a driven browser', { webdriver: true }, firefox],
    ['a program that says nothing', {}, ''],
  ])('%s is marked', async (_, more, userAgent) => {
    const bob = await led('Bob', { network: 'north', ...more }, { userAgent });
    expect((await loadAttribution(bob))?.bot).toBe(true);
  });

  test('is carried to what becomes of the account: lead and sale', async () => {
    const network = mark('net');
    const alice = await led('Alice', { ...last, network, ref: 'r' });
    expect(await listConversions(alice)).toEqual([]);
    await confirm(alice);
    const from = { network, ref: 'r', slug: 'gallery/hiking', bot: false };
    const lead = { event: 'lead', ...from, amount: null, currency: null };
    expect(await listConversions(alice)).toEqual([lead]);
    const payment = await bought(alice.visitor, {}, 'repeated');
    const sale = { event: 'sale', ...from, amount: payment.amount, currency: 'EUR' };
    expect(await listConversions(alice)).toEqual([lead, sale]);
  });

  test('is in the member’s own data, and gone with the account', async () => {
    const alice = await led('Alice', { ...last, click_id: mark('click'), first: { ref: mark('first') } });
    await confirm(alice);
    const found = await loadAttribution(alice);
    await erased(alice);
    expect(await loadAttribution(alice)).toBeUndefined();
    const { rows } = await database.query<{ row: string }>(
      `select conversions::text as row from conversions where idempotency_key = any($1)`,
      [[`lead:${alice.user.id}`]],
    );
    expect(rows).toEqual([]);
    const { rows: left } = await database.query<{ row: string }>(
      `select row_to_json(conversions)::text as row from conversions`,
    );
    const all = left.map(({ row }) => row).join();
    expect(all).not.toContain(found?.last.click_id);
    expect(all).not.toContain(found?.first.ref);
  });
});

test('the link of a signup is passed on only with the member’s consent', async () => {
  const { rows } = await database.query<{ granted: boolean }>(
    `select granted from consent_log where user_id = $1 and kind = 'attribution'`,
    [(await led('Alice', { network: 'north' })).user.id],
  );
  expect(rows).toEqual([]);
  const bob = await led('Bob', { network: 'north' }, { answers: { consent_attribution: true } });
  await confirm(bob);
  const { body } = await bob.visitor.call<{ choices: unknown }>('GET /api/privacy.php');
  expect(body.choices).toEqual({ statistics: false, attribution: true, sensitive: true });
});
