import type { Profile } from '#lib/contract/community/profile.ts';
import type { Relation } from '#lib/contract/community/members.ts';
import { Visitor } from '#tests/support/http.ts';
import { eventually } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, type Person } from '#tests/support/cast.ts';
import { hashIn, listPhotos, withPhotos } from '#tests/support/own-photos.ts';
import { getOrigin } from '#tests/support/stack.ts';

const toPath = ({ user }: Person) => `/members/${user.profile.id}`;

/** The public page, once it shows a recent change. */
function pageWith(visitor: Visitor, path: string, text: string, isThere = true): Promise<string> {
  return eventually(async () => {
    const page = await visitor.get(path);
    return page.text.includes(text) === isThere && page.text;
  });
}

const content = (page: string, attribute: string, name: string) =>
  new RegExp(`<meta ${attribute}="${name}" content="([^"]*)"`).exec(page)?.[1];

test('the page carries the main photo and blurs of the others, the same for every visitor', async () => {
  const alice = await withPhotos('Alice', 3);
  const [main, ...others] = (await listPhotos(alice.visitor)).map(({ filename }) => hashIn(filename));
  const page = await pageWith(new Visitor(herzfunke), toPath(alice), `${others[1]}-locked.webp`);
  expect(page).toContain(`${main}-large.webp`);
  for (const hash of others) expect(page).not.toMatch(new RegExp(`${hash}-(?!locked)`));
  // The owner and a premium member get the same bytes; an island adds their own view.
  expect((await alice.visitor.get(toPath(alice))).text).toBe(page);
});

test('a text about oneself has one’s own page rebuilt and no other, a town also those of others', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const visitor = new Visitor(herzfunke);
  await pageWith(visitor, toPath(bob), 'Bob, 35');
  // Without an event for this change, only a new render shows it.
  await database.query(`update profiles set name = 'Bertram' where id = $1`, [bob.user.profile.id]);
  await alice.visitor.call('PUT /api/profile.php', { body: { about_me: 'Ich mag den Regen.' } });
  await pageWith(visitor, toPath(alice), 'Ich mag den Regen.');
  expect((await visitor.get(toPath(bob))).text).toContain('Bob, 35');
  await alice.visitor.call('PUT /api/profile.php', { body: { city: 'Hamburg' } });
  await pageWith(visitor, toPath(bob), 'Bertram, 35');
});

test('the sexuality of a member is for members, in the page and in the calls', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice', { sexuality: 'bi' }), confirmed('Bob')]);
  const { id } = alice.user.profile;
  const sees = async (visitor: Visitor) =>
    (await visitor.call<{ profile: Profile }>('GET /api/member.php', { query: { id } })).body.profile
      .sexuality;
  expect(await sees(new Visitor(herzfunke))).toBeNull();
  expect(await sees(bob.visitor)).toBe('bi');
  const { body } = await bob.visitor.call<Relation>('GET /api/relation.php', { query: { id } });
  expect(body.sexuality).toBe('bi');
  // The page is the same for all; the relation adds what members see.
  for (const visitor of [new Visitor(herzfunke), bob.visitor]) {
    const { text } = await visitor.get(toPath(alice));
    expect(text).not.toContain('\\"sexuality\\":\\"bi');
    expect(text.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')).not.toContain('Bisexuell');
  }
});

test('a like’s address shows the same screen, which crawlers know by the other one', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const { status, text } = await bob.visitor.get(`/likes/m/${alice.user.profile.id}`);
  expect(status).toBe(200);
  expect(text).toMatch(/<h1[^>]*>Alice, 35<\/h1>/);
  expect(content(text, 'name', 'robots')).toBe('noindex');
  expect(text).toContain(
    `<link rel="canonical" href="${getOrigin('herzfunke.localhost')}${toPath(alice)}"/>`,
  );
});

test('a fictional profile says so in title, description and preview, and is not for crawlers', async () => {
  const { rows } = await database.query<{ id: string }>(
    `select id from profiles where fictional and status = 'active' order by id limit 1`,
  );
  const { text } = await new Visitor(herzfunke).get(`/members/${rows[0]?.id}`);
  for (const phrase of [
    /<title>([^<]*)<\/title>/.exec(text)?.[1],
    content(text, 'name', 'description'),
    content(text, 'property', 'og:title'),
    content(text, 'property', 'og:description'),
    content(text, 'property', 'og:image:alt'),
  ])
    expect(phrase).toContain('Fiktives Profil');
  expect(content(text, 'name', 'robots')).toBe('noindex');
  expect(text).not.toContain('"@type":"Person"');
});
