import type { BrowsePages } from '#lib/contract/growth/browse-pages.ts';
import type { ListedMember, Sitemaps } from '#lib/contract/growth/sitemaps.ts';
import { Visitor } from '#tests/support/http.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { onOneDay } from '#tests/support/one-day.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, vlinder, type Person } from '#tests/support/cast.ts';
import { leave } from '#tests/support/account-deletion.ts';
import { listedUrls } from '#tests/support/listed-urls.ts';
import { addPhotos } from '#tests/support/own-photos.ts';

async function asFront<T>(path: string): Promise<{ status: number; body: T }> {
  const { backendPort, frontKey } = stackAddress();
  const headers = { 'x-vonk-key': frontKey, 'x-vonk-brand': 'herzfunke', 'x-vonk-locale': 'de' };
  const response = await fetch(`http://127.0.0.1:${backendPort}/api/${path}`, { headers });
  return { status: response.status, body: (await response.json()) as T };
}

const overview = async (size: number, brand = 'herzfunke') =>
  (await asFront<Sitemaps>(`sitemaps.php?brand=${brand}&size=${size}`)).body;
const fetchMembers = async (after: number, size: number, brand = 'herzfunke') =>
  (await asFront<{ members: ListedMember[] }>(`sitemap.php?brand=${brand}&after=${after}&size=${size}`)).body
    .members;
const changedAt = async ({ user }: Person) =>
  (await fetchMembers(user.profile.id - 1, 1)).find(({ id }) => id === user.profile.id)?.changed;

const toPath = ({ user }: Person) => `/members/${user.profile.id}`;
const list = ({ visitor }: Person, indexable = true) =>
  visitor.call('PUT /api/visibility.php', { body: { indexable } });

const isListed = async (person: Person, host?: string) => (await listedUrls(host)).has(toPath(person));

test('a member is in it only by choice, from one moment to the next', async () => {
  const alice = await confirmed('Alice');
  expect(await isListed(alice)).toBe(false);
  await list(alice);
  await until(() => isListed(alice));
  await list(alice, false);
  await until(async () => !(await isListed(alice)));
});

test('a member is in it only on her own brand, and not after she left', async () => {
  const alice = await confirmed('Alice');
  await list(alice);
  await until(() => isListed(alice));
  expect(await isListed(alice, vlinder)).toBe(false);
  await leave(alice);
  await until(async () => !(await isListed(alice)));
});

test('it has no fictional profile, and no hidden member', async () => {
  const ids = [...(await listedUrls()).keys()].flatMap((path) => /^\/members\/(\d+)$/.exec(path)?.[1] ?? []);
  const { rows } = await database.query<{ count: string }>(
    `select count(*) from profiles where id = any($1) and (fictional or status <> 'active' or not indexable
       or not shown_to_visitors or brand_id <> 'herzfunke')`,
    [ids],
  );
  expect(Number(rows[0]?.count)).toBe(0);
});

/** Moves all recorded changes of the profile back by days. */
const makeOlder = ({ user }: Person, days: number) =>
  database.query(
    `update profiles set created_at = now() - make_interval(days => $2),
      changed_at = case when changed_at is not null then now() - make_interval(days => $2) end where id = $1`,
    [user.profile.id, days],
  );

const midnight = (day: string) => `${day}T00:00:00.000Z`;

test('a page is dated by the day of its last change, without the time', async () => {
  await onOneDay(async (day) => {
    const alice = await confirmed('Alice');
    await list(alice);
    expect(await changedAt(alice)).toBe(midnight(day));

    await makeOlder(alice, 3);
    // Being active is no change of the page.
    const before = await changedAt(alice);
    await alice.visitor.call('GET /api/user.php');
    expect(await changedAt(alice)).toBe(before);
    expect(Date.parse(before ?? '')).toBeLessThan(Date.parse(midnight(day)));

    await alice.visitor.call('PUT /api/profile.php', { body: { about_me: 'Ich koche gern für viele.' } });
    expect(await changedAt(alice)).toBe(midnight(day));
    await makeOlder(alice, 3);
    await addPhotos(alice, 1);
    expect(await changedAt(alice)).toBe(midnight(day));
  });
});

test('prices and texts are as new as their rows say', async () => {
  const { prices_changed, info_pages, newest_member } = await overview(100);
  const { rows } = await database.query<{ since: Date; newest: Date }>(`
    select max(effective_at) as since, (select date_trunc('day', created_at, 'UTC') from profiles where pool = 'demo' and status = 'active'
      and (fictional or (indexable and shown_to_visitors)) order by id desc limit 1) as newest
    from package_prices join credit_packages on credit_packages.id = package_id
    where brand_id = 'herzfunke' and active`);
  expect(prices_changed).toBe(rows[0]?.since.toISOString());
  expect(newest_member).toBe(rows[0]?.newest.toISOString());
  const terms = info_pages.find(({ token }) => token === 'terms');
  const { body } = await new Visitor(herzfunke).call<{ version: string }>('GET /api/page.php', {
    query: { token: 'terms' },
  });
  expect(terms?.changed.de).toBe(body.version);
});

/** Milliseconds. Counts rest for twenty times their duration, which is seconds on a busy machine. */
const countedAgain = 60_000;

test(
  'a hub is dated by the day on which one of its members last changed',
  async () => {
    const alice = await confirmed('Alice', { country: 'LU', region: 'LU-EC', city: 'Echternach' });
    const region = async () => {
      const { body } = await new Visitor(herzfunke).call<BrowsePages>('GET /api/hubs.php');
      return body.regions.find(({ code }) => code === 'LU-EC');
    };
    await onOneDay(async (day) => {
      await list(alice, false);
      await list(alice);
      await until(async () => (await region())?.changed === midnight(day));
    });
    const urls = await listedUrls();
    const browsePages = [...urls].filter(([each]) => /^\/members\/(?:in|with)(?:\/|$)/.test(each));
    expect(browsePages.length).toBeGreaterThan(1);
    for (const [, { lastmod }] of browsePages) expect(lastmod).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
  },
  2 * countedAgain,
);

test('parts hold no more than they may, and all of them together everyone once', async () => {
  const people = await Promise.all(['Alice', 'Bob', 'Carla'].map((name) => confirmed(name)));
  for (const person of people) await list(person);
  const all = (await fetchMembers(0, 10_000)).map(({ id }) => id);
  expect(all).toEqual(expect.arrayContaining(people.map(({ user }) => user.profile.id)));

  const { member_parts: parts } = await overview(2);
  expect(parts).toHaveLength(Math.ceil(all.length / 2));
  const found: number[] = [];
  for (const { after, changed } of parts) {
    const members = await fetchMembers(after, 2);
    expect(members.length).toBeLessThanOrEqual(2);
    expect(changed).toBe(
      members
        .map((each) => each.changed)
        .sort()
        .at(-1),
    );
    found.push(...members.map(({ id }) => id));
  }
  expect(found).toEqual(all);
});

test.each(['sitemaps.php?brand=nobody&size=2', 'sitemap.php?brand=nobody&after=0&size=2'])(
  'an unknown brand has none: %s',
  async (path) => {
    expect((await asFront(path)).status).toBe(404);
  },
);

test('every picture it lists may be listed, of the demo too', async () => {
  const visitor = new Visitor(herzfunke);
  const listed = await fetchMembers(0, 500);
  const images = listed.flatMap(({ image }) => image ?? []);
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) {
    const { status, headers } = await visitor.request(image, {});
    expect([image, status, headers['x-robots-tag']]).toEqual([image, 200, undefined]);
  }
  // A demo member has separate files, which no other test reviews.
  const { rows } = await database.query(
    `select 1 from profiles where id = any($1) and pool = 'demo'
       and exists (select 1 from photos where profile_id = profiles.id and photos.hash in
         (select hash from photos other where other.profile_id <> profiles.id)) and user_id in
         (select id from users where email like 'member-%@demo.example')`,
    [listed.map(({ id }) => id)],
  );
  expect(rows).toEqual([]);
});

test('the picture of an unlisted member is left out', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  await list(alice);
  await addPhotos(alice, 1);
  const fetchImage = async () =>
    (await fetchMembers(alice.user.profile.id - 1, 1)).find(({ id }) => id === alice.user.profile.id)?.image;
  await until(async () => typeof (await fetchImage()) === 'string');
  await database.query(
    `insert into photos (profile_id, position, status, hash, width, height, thumbhash, created_at, reviewed_at)
     select $2, 0, status, hash, width, height, thumbhash, created_at, reviewed_at from photos where profile_id = $1`,
    [alice.user.profile.id, bob.user.profile.id],
  );
  expect(await fetchImage()).toBeNull();
  await list(bob);
  await until(async () => typeof (await fetchImage()) === 'string');
});
