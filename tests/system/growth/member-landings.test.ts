import { readable } from '#tests/support/page-words.ts';
import { locales } from '#lib/contract/scalars.ts';
import { localePath } from '#lib/i18n/links.ts';
import { sample } from '#tests/support/form.ts';
import { Visitor } from '#tests/support/http.ts';
import { until } from '#tests/support/until.ts';
import { findClaims, foreignAddresses } from '#tests/support/lander-claims.ts';
import { database } from '#tests/support/test-database.ts';
import { copyBrand } from '#tests/support/brand-copy.ts';
import {
  agreeing,
  confirmed,
  herzfunke,
  someFictional,
  unconfirmed,
  type Person,
} from '#tests/support/cast.ts';
import { getProfileId } from '#tests/support/chatting.ts';

let alice: Person;
let fictional: number;
beforeAll(async () => {
  alice = await agreeing(await confirmed('Alice'), { advertisable: true });
  fictional = await someFictional(new Visitor(herzfunke));
});

const designs = ['landing', 'landing2', 'landing3', 'signup'] as const;
const landings = ['landing', 'landing2', 'landing3'] as const;
const label = 'Fiktives Profil';

const fetchPage = (path: string, host = herzfunke) => new Visitor(host).get(path);

/** The part of a page between the bar and the footer. */
const getMain = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

const pageText = (html: string) => ({
  title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
  robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
  description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
});

async function deletedMember(): Promise<number> {
  const { rows } = await database.query<{ id: string }>(
    `select id from profiles where status = 'deleted' and pool = 'demo' order by id limit 1`,
  );
  return Number(rows[0]?.id);
}

describe.each(designs)('/members/{id}/%s', (design) => {
  test('shows a real member, complete without scripts, and is for no crawler', async () => {
    const { status, text } = await fetchPage(`/members/${getProfileId(alice)}/${design}`);
    expect(status).toBe(200);
    expect(pageText(text)).toMatchObject({
      title: expect.stringContaining('Alice') as string,
      robots: 'noindex',
      description: expect.stringContaining('Alice') as string,
    });
    const main = readable(getMain(text));
    expect(main).toContain('Alice, 35');
    expect(main).toContain('Eine Nachricht kostet 1 Credit.');
    expect(main).not.toContain(label);
  });

  test('says of a fictional profile that it is one, in the page and in what stands above it', async () => {
    const { status, text } = await fetchPage(`/members/${fictional}/${design}`);
    expect(status).toBe(200);
    expect(pageText(text).title).toContain(label);
    expect(pageText(text).description).toContain(label);
    expect(pageText(text).robots).toBe('noindex');
    const main = readable(getMain(text));
    expect(main).toContain(label);
    expect(main).toContain('Hinter diesem Profil steckt keine Person, die du treffen könntest.');
  });

  test('is 404 for unknown or unconfirmed members and invalid ids, and 410 for erased ones', async () => {
    const ulla = await unconfirmed('Ulla');
    for (const id of [999_999_999, 'abc', getProfileId(ulla)])
      expect({ id, status: (await fetchPage(`/members/${id}/${design}`)).status }).toEqual({
        id,
        status: 404,
      });
    expect((await fetchPage(`/members/${await deletedMember()}/${design}`)).status).toBe(410);
  });
});

describe.each(landings)('/members/{id}/%s', (design) => {
  test('shows no real member of a brand that shows them to members only', async () => {
    const { host, set } = await copyBrand(database, 'vlinder');
    const real = await agreeing(await confirmed('Alice', {}, host), { advertisable: true });
    const drawn = await someFictional(new Visitor(host));
    await set({ logged_out_search: 'no' });
    await until(
      async () => (await fetchPage(`/members/${getProfileId(real)}/${design}`, host)).status === 404,
    );
    expect((await fetchPage(`/members/${drawn}/${design}`, host)).status).toBe(200);
  });
});

describe.each(['landing2', 'landing3'] as const)('/members/{id}/%s/{slug}', (design) => {
  test.each(['no-such-slug', 'hiking', 'first-date/first-date'])('%s is 404', async (slug) => {
    expect((await fetchPage(`/members/${getProfileId(alice)}/${design}/${slug}`)).status).toBe(404);
  });
});

test('landing and signup have no slugs', async () => {
  for (const path of ['landing/first-date', 'signup/first-date', 'landing4'])
    expect((await fetchPage(`/members/${getProfileId(alice)}/${path}`)).status).toBe(404);
});

test.each(sample(locales))(
  'none of them promises in %s what cannot be known, or loads from elsewhere',
  async (locale) => {
    const paths = [
      ...designs.map((design) => `/members/${getProfileId(alice)}/${design}`),
      `/members/${getProfileId(alice)}/landing2/new-in-town`,
      `/members/${getProfileId(alice)}/landing3/after-work`,
      `/members/${fictional}/signup`,
    ];
    for (const path of paths) {
      const address = localePath('de', locale, path);
      const { status, text } = await fetchPage(address);
      const claims = findClaims(text, locale);
      const foreign = foreignAddresses(text, [herzfunke]);
      expect({ address, status, claims, foreign }).toEqual({ address, status: 200, claims: [], foreign: [] });
    }
  },
);
