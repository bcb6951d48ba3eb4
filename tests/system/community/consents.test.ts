import { randomUUID } from 'node:crypto';
import type { Consents, Visibility } from '#lib/contract/community/visibility.ts';
import { Visitor } from '#tests/support/http.ts';
import { extractHead } from '#tests/support/robots-meta.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, requireUser, vlinder, type Person } from '#tests/support/cast.ts';
import { addPhotos, hashIn, listPhotos, withPhotos } from '#tests/support/own-photos.ts';
import { approveAll, photoNames, photos } from '#tests/support/photos-program.ts';
import { getOrigin } from '#tests/support/stack.ts';

const visitor = new Visitor(herzfunke);

/** A town where no other test has members: its first page is not a random draw. */
const inHusum = { region: 'DE-SH', city: 'Husum' };

/** A person with a unique name and one photo. */
async function pictured(name: string): Promise<Person & { hash: string }> {
  const person = await confirmed(
    name +
      randomUUID()
        .replace(/[^a-f]/g, '')
        .slice(0, 8),
    inHusum,
  );
  await addPhotos(person, 1);
  const user = await requireUser(person.visitor);
  return { ...person, user, hash: hashIn(user.main_image?.filename) };
}

const agree = ({ visitor: own }: Person, body: Partial<Consents>) =>
  own.call<Visibility>('PUT /api/visibility.php', { body });

const page = (path: string) => async (person: Person & { hash: string }) => {
  const { text } = await visitor.get(path.replace(':id', String(person.user.profile.id)));
  return text.includes(person.user.profile.name) || text.includes(person.hash);
};

/** Every place that shows members to non-members, by the required consent. */
const surfaces = {
  visitors: {
    'the search': page('/members?city=Husum&gender=woman'),
    'the search call': page('/api/members.php?city=Husum&gender=woman'),
    'the profile': page('/members/:id'),
    'the profile call': page('/api/member.php?id=:id'),
    'the signup on the profile': page('/members/:id/signup'),
  },
  search_engines: {
    home: page('/'),
    'home in French': page('/fr'),
    'the hub of the region': page('/members/in/de-sh-schleswig-holstein'),
    sitemaps: async ({ user }: Person) =>
      (await visitor.get('/sitemaps/members-1.xml')).text.includes(`/members/${user.profile.id}<`),
  },
  advertising: {
    tinderswipe: page('/landers/tinderswipe'),
    gallery: page('/landers/gallery'),
    'a campaign of the gallery': page('/landers/gallery/first-date'),
    collage: page('/landers/collagelanding'),
    'social network': page('/landers/socialnetwork'),
    landing: page('/members/:id/landing'),
    landing2: page('/members/:id/landing2'),
    landing3: page('/members/:id/landing3'),
  },
};

type Surface = keyof typeof surfaces;

/** The places of a kind that show the person. */
async function seenOn(kind: Surface, person: Person & { hash: string }): Promise<string[]> {
  const all = Object.entries(surfaces[kind]);
  return (
    await Promise.all(all.map(async ([name, isShown]) => ((await isShown(person)) ? [name] : [])))
  ).flat();
}

const everywhere = (kind: Surface) => Object.keys(surfaces[kind]);

async function eventually(kind: Surface, person: Person & { hash: string }, expected: string[]) {
  let seen: string[] = [];
  await until(async () => (seen = await seenOn(kind, person)).join() === expected.join()).catch(() => null);
  expect(seen).toEqual(expected);
}

test('visitors see a newcomer, as the signup says, search engines and advertising do not', async () => {
  const alice = await pictured('Alice');
  await eventually('visitors', alice, everywhere('visitors'));
  expect(await seenOn('search_engines', alice)).toEqual([]);
  expect(await seenOn('advertising', alice)).toEqual([]);
});

test('each yes opens its own places and no others, and each no closes them', async () => {
  const alice = await pictured('Alice');
  await agree(alice, { indexable: true });
  await eventually('search_engines', alice, everywhere('search_engines'));
  expect(await seenOn('advertising', alice)).toEqual([]);

  await agree(alice, { indexable: false });
  await eventually('search_engines', alice, []);
  await agree(alice, { indexable: true, shown_to_visitors: false });
  await eventually('visitors', alice, []);
  await eventually('search_engines', alice, []);

  await agree(alice, { advertisable: true });
  await approveAll(alice);
  await eventually('advertising', alice, everywhere('advertising'));
  await agree(alice, { advertisable: false });
  await eventually('advertising', alice, []);
});

test('advertising shows no photo before a person has seen it, on a brand that shows photos without a review too', async () => {
  const alice = await pictured('Alice');
  await agree(alice, { advertisable: true });
  const landers = () => seenOn('advertising', alice);
  expect((await landers()).filter((name) => !name.startsWith('landing'))).toEqual([]);
  expect((await visitor.get(`/members/${alice.user.profile.id}/landing`)).text).not.toContain(alice.hash);
  const [name = ''] = await photoNames(alice);
  expect((await photos('list')).stdout).toContain(name);
  await approveAll(alice);
  expect((await photos('list')).stdout).not.toContain(name);
  await eventually('advertising', alice, everywhere('advertising'));
});

test('a brand with review shows no unreviewed photo of a sister brand', async () => {
  const alice = await pictured('Alice');
  const stranger = new Visitor('gnista.localhost');
  const shows = async (path: string) => (await stranger.get(path)).text.includes(alice.hash);
  const paths = [
    '/members?city=Husum&gender=woman',
    `/members/${alice.user.profile.id}`,
    '/api/members.php?city=Husum&gender=woman',
  ];
  for (const path of paths) expect([path, await shows(path)]).toEqual([path, false]);
  await approveAll(alice);
  for (const path of paths) await until(() => shows(path));
});

describe('a profile for members only', () => {
  let alice: Person & { hash: string };
  let bob: Person;
  beforeAll(async () => {
    [alice, bob] = await Promise.all([pictured('Alice'), confirmed('Bob', { gender: 'man' })]);
    await agree(alice, { shown_to_visitors: false });
  });

  test('says so to visitors, is for no crawler, and leads to signup and login', async () => {
    const { status, text } = await visitor.get(`/members/${alice.user.profile.id}`);
    expect(status).toBe(200);
    expect(extractHead(text).robots).toMatch(/noindex/);
    expect(text).toContain('Dieses Profil sehen nur Mitglieder');
    expect(text).toContain(`/login?next=${encodeURIComponent(`/members/${alice.user.profile.id}`)}`);
    const call = await visitor.call('GET /api/member.php', { query: { id: alice.user.profile.id } });
    expect([call.status, call.text.includes(alice.user.profile.name)]).toEqual([404, false]);
  });

  test('is whole to members, with its photo', async () => {
    const { status, body } = await bob.visitor.call<{
      profile: { name: string; main_image: { filename: string } };
    }>('GET /api/member.php', { query: { id: alice.user.profile.id } });
    expect([status, body.profile.name]).toEqual([200, alice.user.profile.name]);
    const { filename } = body.profile.main_image;
    const stored = async (who: Visitor) => {
      const { status: answered, headers } = await who.get(filename);
      return [answered, headers['cache-control']];
    };
    expect(await stored(bob.visitor)).toEqual([200, 'private, max-age=300']);
    expect(await stored(visitor)).toEqual([404, 'no-store']);
  });

  test('as are the blurs of its other photos, which have no public address', async () => {
    const carla = await withPhotos('Carla', 2);
    const [main, other] = (await listPhotos(carla.visitor)).map(({ filename }) => hashIn(filename));
    const statuses = (who: Visitor) =>
      Promise.all(
        [main, other].map(async (hash) => {
          const { status, headers } = await who.get(`/photos/${hash}-locked.webp`);
          return `${status} ${headers['cache-control']}`;
        }),
      );
    const open = expect.stringMatching(/^200 public, /);
    expect(await statuses(visitor)).toEqual([open, open]);
    await agree(carla, { shown_to_visitors: false });
    const never = '404 no-store';
    await until(async () => (await statuses(visitor)).every((answer) => answer === never));
    const own = '200 private, max-age=300';
    for (const who of [bob, carla]) expect(await statuses(who.visitor)).toEqual([own, own]);
    const { body } = await bob.visitor.call<{ locked_photos: object[] }>('GET /api/member.php', {
      query: { id: carla.user.profile.id },
    });
    expect(body.locked_photos).toEqual([
      expect.objectContaining({ thumb_filename: `/photos/${other}-locked.webp`, for_members: true }),
    ]);

    const dora = await confirmed('Dora');
    await carla.visitor.call('POST /api/block.php', { body: { id: dora.user.profile.id } });
    expect(await statuses(dora.visitor)).toEqual([never, never]);
  });

  test('and found in the search of members', async () => {
    const found = await bob.visitor.call('GET /api/members.php', {
      query: { city: 'Husum', gender: 'woman' },
    });
    expect(found.text).toContain(alice.user.profile.name);
  });
});

test('a photo tells search engines to leave it out unless its member agreed', async () => {
  const alice = await pictured('Alice');
  const robots = async (variant: string) =>
    (await visitor.get(`/photos/${alice.hash}-${variant}.webp`)).headers['x-robots-tag'];
  for (const variant of ['large', 'medium', 'thumb', 'locked']) expect(await robots(variant)).toBe('noindex');
  await agree(alice, { indexable: true });
  await until(async () => (await robots('large')) === undefined);
  await agree(alice, { indexable: false });
  await until(async () => (await robots('large')) === 'noindex');
  const { results } = (
    await visitor.call<{ results: { main_image: { filename: string } }[] }>('GET /api/members.php', {
      query: { kind: 'fictional' },
    })
  ).body;
  expect((await visitor.get(results[0]?.main_image.filename ?? '')).headers['x-robots-tag']).toBe('noindex');
});

test('sister brands show a profile, and lead crawlers to its own brand', async () => {
  const alice = await pictured('Alice');
  await agree(alice, { indexable: true });
  const path = `/members/${alice.user.profile.id}`;
  const own = getOrigin(herzfunke) + path;
  const headAt = async (host: string, at = path) => extractHead((await new Visitor(host).get(at)).text);
  await until(async () => !/noindex/.test((await headAt(herzfunke)).robots));
  expect((await headAt(herzfunke)).canonical).toBe(own);
  const sister = await headAt(vlinder);
  expect(sister).toMatchObject({ canonical: `${getOrigin(herzfunke)}/nl${path}`, alternates: {} });
  expect(sister.html).toContain(`property="og:url" content="${getOrigin(herzfunke)}/nl${path}"`);
  expect((await headAt(vlinder, `/de${path}`)).canonical).toBe(own);
  const listed = async (host: string) =>
    (await new Visitor(host).get('/sitemaps/members-1.xml')).text.includes(`${path}<`);
  await until(() => listed(herzfunke));
  expect(await listed(vlinder)).toBe(false);
  expect((await new Visitor(vlinder).get(path)).text).not.toContain('ProfilePage');
});

describe('the question after the address was confirmed', () => {
  const consents = { shown_to_visitors: false, indexable: false, advertisable: true };
  const read = async (person: Person) =>
    (await person.visitor.call<Visibility>('GET /api/visibility.php')).body;

  test('is asked once, and each answer is recorded', async () => {
    const alice = await confirmed('Alice');
    expect(await read(alice)).toMatchObject({
      consents_answered: false,
      shown_to_visitors: true,
      indexable: false,
      advertisable: false,
    });
    const { status, body } = await alice.visitor.call('POST /api/consents.php', { body: consents });
    expect([status, body]).toEqual([200, await read(alice)]);
    expect(await read(alice)).toMatchObject({ ...consents, consents_answered: true });
    const log = await alice.visitor.call<{ consents: { kind: string; granted: boolean }[] }>(
      'GET /api/privacy.php',
    );
    expect(
      log.body.consents.filter(({ kind }) => ['visitors', 'indexing', 'advertising'].includes(kind)),
    ).toEqual([
      expect.objectContaining({ kind: 'advertising', granted: true }),
      expect.objectContaining({ kind: 'visitors', granted: false }),
    ]);
  });

  test('takes three answers', async () => {
    const alice = await confirmed('Alice');
    const { status } = await alice.visitor.call('POST /api/consents.php', { body: { indexable: true } });
    expect([status, (await read(alice)).consents_answered]).toEqual([422, false]);
  });
});

test('demo members without consent are not on home, browse pages or landers, and each of those has members', async () => {
  const { rows } = await database.query<{
    id: number;
    fictional: boolean;
    indexable: boolean;
    advertisable: boolean;
  }>(`select id, fictional, indexable and shown_to_visitors as indexable, advertisable from profiles`);
  const people = new Map(rows.map((row) => [Number(row.id), row]));
  const shown = async (surface: string, query = {}) =>
    (
      await visitor.call<{ results: { id: number }[] }>('GET /api/members.php', {
        query: { surface, ...query },
      })
    ).body.results.map(({ id }) => people.get(id));
  for (const [surface, consent] of [
    ['search_engines', 'indexable'],
    ['advertising', 'advertisable'],
  ] as const) {
    const found = await shown(surface, { with_photo: '1', country: 'DE' });
    expect([surface, found.length]).toEqual([surface, 24]);
    expect(found.filter((person) => !person?.fictional && !person?.[consent])).toEqual([]);
    expect(found.filter((person) => person && !person.fictional).length).toBeGreaterThan(0);
  }
});
