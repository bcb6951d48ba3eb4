import { setTimeout as sleep } from 'node:timers/promises';
import { createTranslator } from 'next-intl';
import { demoBrands } from '#demo/brands.ts';
import { locales } from '#lib/contract/scalars.ts';
import type { Settings } from '#lib/contract/brands/brands.ts';
import { maxSwipeLikesPerDay } from '#lib/contract/vocabulary.ts';
import { getTexts } from '#lib/i18n/catalogue.ts';
import { localePath } from '#lib/i18n/links.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import {
  landerPath,
  landers,
  landerSlugs,
  landersWithoutSlug,
  toNiche,
} from '#lib/rules/growth/lander-slugs.ts';
import { sample } from '#tests/support/form.ts';
import { Visitor, type Answer } from '#tests/support/http.ts';
import { judgeLander, extractText, type Expected } from '#tests/support/lander-claims.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';
import { words } from '#tests/support/browser/words.ts';
import { database } from '#tests/support/test-database.ts';
import { copyBrand, type BrandCopy } from '#tests/support/brand-copy.ts';
import { herzfunke } from '#tests/support/cast.ts';

/** Concurrent pages. */
const atOnce = 3;
/** Retries after a 503 with Retry-After (overload), as crawlers do. */
const returns = 2;

const brands = demoBrands
  .filter(({ hosts }) => hosts[0]?.endsWith('.localhost'))
  .map(({ id, hosts, domainLanguage, settings }) => ({
    id,
    host: hosts[0] ?? '',
    own: domainLanguage,
    niche: settings.niche,
  }));

type Brand = (typeof brands)[number];

/** Each language on one of the brands, in the long form on each: `ROUNDS=3 npm run test:system -- landers`. */
const rounds = Number(process.env.ROUNDS ?? 1);
const cases = sample(
  locales.flatMap((locale, at) =>
    brands.filter((_, place) => (place + at) % brands.length < rounds).map((brand) => ({ ...brand, locale })),
  ),
);

/** Every path of every lander on a brand of that niche, without locale. */
const listPaths = (niche: number) =>
  landers.flatMap((lander) => [
    landerPath(lander, null),
    ...(landersWithoutSlug.includes(lander) ? [] : landerSlugs[toNiche(niche)]).map((slug) =>
      landerPath(lander, slug),
    ),
  ]);

/** The settings as the front reads them for a page in that language. */
async function fetchSettings({ id }: Pick<Brand, 'id'>, locale: Locale): Promise<Settings> {
  const { backendPort, frontKey } = stackAddress();
  const response = await fetch(`http://127.0.0.1:${backendPort}/api/settings.php`, {
    headers: { 'x-vonk-key': frontKey, 'x-vonk-brand': id, 'x-vonk-locale': locale },
  });
  return (await response.json()) as Settings;
}

async function expectedOn(brand: Brand, locale: Locale): Promise<Expected> {
  const { fictional_warning, domain, min_age } = await fetchSettings(brand, locale);
  expect(fictional_warning).not.toBe('');
  const href = (path: string) => localePath(brand.own, locale, path);
  return {
    locale,
    hosts: [brand.host, domain],
    warning: fictional_warning,
    age: `${min_age}+`,
    action: href('/signup'),
    imprint: href('/imprint'),
    rules: [likesADay(locale)],
  };
}

function likesADay(locale: Locale): string {
  const { landerSocial } = getTexts(locale);
  const translate = createTranslator({ locale, messages: { landerSocial }, namespace: 'landerSocial' });
  return translate('game.text', { likes: maxSwipeLikesPerDay });
}

async function getPolitely(visitor: Visitor, path: string): Promise<Answer> {
  for (let remaining = returns; ; remaining -= 1) {
    const answer = await visitor.get(path);
    const wait = Number(answer.headers['retry-after']);
    if (answer.status !== 503 || !wait || remaining === 0) return answer;
    await sleep(wait * 1_000);
  }
}

/** Faults of each page, by path; empty if there are none. */
async function judgeAll(brand: Brand, locale: Locale, paths: string[]): Promise<Record<string, string[]>> {
  const expected = await expectedOn(brand, locale);
  const visitor = new Visitor(brand.host);
  const wrong: Record<string, string[]> = {};
  const waiting = [...paths];
  const judgeSome = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const address = localePath(brand.own, locale, path);
      const { status, text } = await getPolitely(visitor, address);
      const complaints = status === 200 ? judgeLander(text, expected) : [`answered ${status}`];
      if (complaints.length > 0) wrong[address] = complaints;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, judgeSome));
  return wrong;
}

test.each(cases)(
  '$id in $locale: every lander and slug is complete, labelled and honest without scripts',
  async ({ locale, ...brand }) => {
    expect(await judgeAll(brand, locale, listPaths(brand.niche))).toEqual({});
  },
);

describe('an address that no lander has is 404:', () => {
  const withSlug = landers.filter((lander) => !landersWithoutSlug.includes(lander));
  const wrong = [
    ...withSlug.flatMap((lander) => [
      `/landers/${lander}/no-such-slug`,
      `/landers/${lander}/${landerSlugs[5][0]}`,
      `/landers/${lander}/${landerSlugs[1][0]}/more`,
    ]),
    `/landers/tinderswipe/${landerSlugs[1][0]}`,
    '/landers/no-such-lander',
    '/landers',
  ];
  test.each(wrong)('%s', async (path) => {
    expect((await new Visitor(herzfunke).get(path)).status).toBe(404);
  });
});

const model = brands.find(({ id }) => id === 'gnista') as Brand;

describe('a brand of another kind', () => {
  let changed: Brand;
  let set: BrandCopy['set'];
  beforeEach(async () => {
    const copy = await copyBrand(database, model.id);
    changed = { ...model, id: copy.id, host: copy.host };
    ({ set } = copy);
  });

  /** The lander once it satisfies `fits`: a published change applies within a second. */
  async function soon(path: string, fits: (html: string) => boolean): Promise<string> {
    let text = '';
    await until(async () => {
      ({ text } = await new Visitor(changed.host).get(path));
      return fits(text);
    });
    return text;
  }

  test.each(sample([1, 2, 3, 4, 6, 7] as const))(
    'of niche %i knows only its own slugs, in every language',
    async (niche) => {
      await set({ niche });
      const [first = ''] = landerSlugs[niche];
      const title = words(changed.own, 'landerSlugs').text(`general.${niche}.title`);
      await soon('/landers/alonetonight', (html) => extractText(html).includes(title));
      const paths = [null, ...landerSlugs[niche]].map((slug) => landerPath('alonetonight', slug));
      for (const locale of sample(locales))
        expect(await judgeAll({ ...changed, niche }, locale, paths)).toEqual({});
      expect((await new Visitor(changed.host).get(`/landers/gallery/${first}`)).status).toBe(200);
      expect((await new Visitor(changed.host).get('/landers/gallery/hiking')).status).toBe(404);
    },
  );

  test.each([
    ['is for members alone', { logged_out_search: 'no' as const }],
    ['is closed to visitors of a traffic source', { logged_out_search_trafficsource: 'no' as const }],
  ])('shows no member, and stays complete, where the search %s', async (_, closed) => {
    const before = await soon('/landers/tinderswipe', (html) => html.includes('/photos/'));
    expect(before).toContain('/photos/');
    await set(closed);
    await soon('/landers/tinderswipe', (html) => !html.includes('/photos/'));
    const paths = landers.map((lander) => landerPath(lander, null));
    expect(await judgeAll(changed, changed.own, paths)).toEqual({});
    for (const path of paths) {
      const { text } = await new Visitor(changed.host).get(path);
      expect({ path, hasMember: /\/photos\/[0-9a-f]{16}/.test(text) }).toEqual({ path, hasMember: false });
      expect({ path, hasCount: text.includes('data-live-count') }).toEqual({ path, hasCount: false });
    }
  });
});

test('members with a photo only, and the word on each fictional one', async () => {
  const { text } = await new Visitor(herzfunke).get('/landers/tinderswipe');
  const shown = [...text.matchAll(/<article[^>]*data-face[\s\S]*?<\/article>/g)]
    .map(([each]) => each)
    .filter((each) => each.includes('/photos/'));
  expect(shown.length).toBeGreaterThanOrEqual(3);
  const { fictional_singular: label } = await fetchSettings({ id: 'herzfunke' }, 'de');
  for (const card of shown) {
    const hash = /\/photos\/([0-9a-f]{16})/.exec(card)?.[1] ?? '';
    const name = /<h2[^>]*>([^<,]+)/.exec(card)?.[1]?.trim();
    const { rows } = await database.query<{ fictional: boolean }>(
      `select profiles.fictional from profiles join photos on photos.profile_id = profiles.id
      where photos.hash = $1 and photos.status = 'active' and profiles.name = $2`,
      [hash, name],
    );
    expect(rows.length).toBeGreaterThan(0);
    const isMarked = extractText(card).includes(label);
    expect(rows.map(({ fictional }) => fictional)).toContain(isMarked);
  }
});
